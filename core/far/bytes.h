// One way to write a thing as bytes and to read it: numbers of fixed width, the lowest byte first. What is
// read may come from anywhere: what is missing is zero, and good() tells of it.
#pragma once

#include "core/rules.h"

#include <cstdint>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace cardfront::far {

using Bytes = std::vector<std::uint8_t>;
using BytesView = std::span<const std::uint8_t>;

class Coder {
  public:
    Coder() = default;                                              // writes
    explicit Coder(BytesView bytes) : left_(bytes), reads_(true) {} // reads
    bool reads() const { return reads_; }
    bool good() const { return good_; }                  // all that was read was there, and could be
    bool done() const { return good_ && left_.empty(); } // and nothing is left
    void refuse() { good_ = false; }
    void require(bool holds) { good_ = good_ && holds; }
    Bytes take() { return std::move(out_); } // what was written
    std::size_t left() const { return left_.size(); }

    template <class T>
    void number(T& value) { // of a whole type, or an enum
        if constexpr (std::is_same_v<T, bool>) {
            auto byte = static_cast<std::uint8_t>(value);
            number(byte);
            require(byte <= 1);
            value = byte != 0;
        } else if constexpr (std::is_enum_v<T>) {
            auto plain = static_cast<std::underlying_type_t<T>>(value);
            number(plain);
            value = static_cast<T>(plain);
        } else {
            auto bits = static_cast<std::uint64_t>(value);
            if (reads_) bits = 0;
            for (unsigned byte = 0; byte < sizeof value; ++byte)
                if (reads_)
                    bits |= static_cast<std::uint64_t>(next()) << (8U * byte);
                else
                    out_.push_back(static_cast<std::uint8_t>(bits >> (8U * byte)));
            if (reads_) value = static_cast<T>(bits);
        }
    }
    // As many bytes, whatever they are.
    template <class Sequence>
    void all(Sequence& sequence) {
        for (auto& each : sequence) number(each);
    }
    // Seven bits a byte, so that a small number takes one. Only of what those who read it know.
    void count(std::size_t& value) {
        std::size_t left = std::exchange(value, reads_ ? 0 : value);
        for (unsigned shift = 0; shift < 32 && good_; shift += 7) {
            auto byte = static_cast<std::uint8_t>((left & 127U) | (left > 127 ? 128U : 0U));
            number(byte);
            if (reads_) value |= (std::size_t{byte} & 127U) << shift;
            if (byte < 128) return;
            left >>= 7U;
        }
        refuse();
    }
    // As wide as `most` bytes and one, whatever is in it.
    void text(std::string& text, std::size_t most) {
        auto size = static_cast<std::uint8_t>(text.size());
        number(size);
        require(size <= most);
        text.resize(most);
        for (char& each : text) number(each);
        text.resize(good_ ? size : 0);
    }
    // So many bytes and their number before them.
    void block(Bytes& bytes) {
        auto size = static_cast<std::uint32_t>(bytes.size());
        number(size);
        if (!reads_) {
            out_.insert(out_.end(), bytes.begin(), bytes.end());
            return;
        }
        require(size <= left_.size());
        if (!good_) return;
        bytes.assign(left_.begin(), left_.begin() + size);
        left_ = left_.subspan(size);
    }
    // A list of things, each by `code(thing)`, at most so many.
    template <class T, class F>
    void list(std::vector<T>& things, std::size_t most, F&& code) {
        auto size = static_cast<std::uint32_t>(things.size());
        number(size);
        require(size <= most);
        if (reads_) things.clear();
        for (std::uint32_t i = 0; i < size && good_; ++i) {
            if (reads_) things.emplace_back();
            code(things[i]);
        }
    }

  private:
    std::uint8_t next() {
        if (left_.empty()) return good_ = false, 0;
        const std::uint8_t byte = left_.front();
        left_ = left_.subspan(1);
        return byte;
    }

    Bytes out_;
    BytesView left_;
    bool reads_ = false, good_ = true;
};

} // namespace cardfront::far
