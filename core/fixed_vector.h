// A vector of at most N values that lives inside its owner: no heap, trivially copyable, and equal values
// have equal bytes (unused slots always hold T{}), so a state made of these can be copied, compared, hashed
// and sent as bytes.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace cardfront {

template <class T, std::size_t N>
class FixedVector {
    static_assert(std::is_trivially_copyable_v<T> && N > 0 && N < 65536);
    using Count = std::conditional_t<(N < 256), std::uint8_t, std::uint16_t>;

  public:
    constexpr bool operator==(const FixedVector&) const = default;

    constexpr std::size_t size() const { return count_; }
    constexpr bool empty() const { return count_ == 0; }
    constexpr bool full() const { return count_ == N; }
    static constexpr std::size_t capacity() { return N; }

    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + count_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + count_; }

    constexpr T& operator[](std::size_t i) {
        assert(i < count_);
        return items_[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        assert(i < count_);
        return items_[i];
    }
    constexpr const T& back() const { return (*this)[count_ - 1U]; }

    // Needs room.
    constexpr void push_back(T value) {
        assert(!full());
        items_[count_++] = value;
    }
    // Needs an element; gives it back.
    constexpr T take_back() {
        assert(!empty());
        const T value = items_[--count_];
        items_[count_] = T{};
        return value;
    }
    // Keeps ascending order. Needs room.
    constexpr void insert_sorted(T value) {
        push_back(value);
        std::rotate(std::upper_bound(begin(), end() - 1, value), end() - 1, end());
    }
    // Removes the first element equal to `value`; false if there is none.
    constexpr bool remove(T value) {
        T* const found = std::find(begin(), end(), value);
        if (found == end()) return false;
        std::copy(found + 1, end(), found);
        items_[--count_] = T{};
        return true;
    }
    constexpr bool contains(T value) const { return std::find(begin(), end(), value) != end(); }
    constexpr void clear() { *this = {}; }

    // For bytes from outside: the count is in range and unused slots are blank. Call before anything else.
    constexpr bool sane() const {
        if (count_ > N) return false;
        return std::all_of(items_.begin() + count_, items_.end(), [](const T& item) { return item == T{}; });
    }

  private:
    std::array<T, N> items_{};
    Count count_ = 0;
};

} // namespace cardfront
