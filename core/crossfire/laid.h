// The cards that lie on others.
#pragma once

#include "core/crossfire/cells.h"
#include "core/crossfire/pieces.h"

#include <cstring>
#include <span>

namespace cardfront::crossfire {

// Cell by cell, ascending; of each its cards, the oldest first, and a mark that ends them.
class Laid {
  public:
    // There is room for all cards of the largest game that are in no hand: under them lies one for each mark.
    static constexpr std::size_t most = 430;

    constexpr bool operator==(const Laid&) const = default;

    bool empty() const { return count_ == 0; }
    bool on(int cell) const { return cells_[slot(cell)]; }
    std::span<const Piece> at(int cell) const { // good until something changes
        if (!on(cell)) return {};
        const std::size_t first = begin_of(cell);
        return {&pieces_[first], end_of(first) - first};
    }
    Piece top(int cell) const { // needs a card there
        assert(on(cell));
        return pieces_[end_of(begin_of(cell)) - 1];
    }
    template <class F>
    void for_each(F&& f) const { // f(cell, piece)
        std::size_t next = 0;
        cells_.for_each([&](int cell) {
            for (; pieces_[next] != end_mark; ++next) f(cell, pieces_[next]);
            ++next;
        });
    }

    bool room_for(int cell) const { return count_ + (on(cell) ? 1U : 2U) <= most; }
    void lay(int cell, Piece piece) { // needs room
        assert(room_for(cell));
        const bool more = on(cell);
        const std::size_t begin = begin_of(cell);
        const std::size_t at = more ? end_of(begin) : begin;
        const std::size_t added = more ? 1 : 2;
        Piece* const place = pieces_.data() + at;
        std::memmove(place + added, place, count_ - at);
        place[0] = piece;
        if (!more) place[1] = end_mark;
        count_ = static_cast<std::uint16_t>(count_ + added);
        cells_.set(slot(cell));
    }
    void clear(int cell) {
        if (!on(cell)) return;
        const std::size_t first = begin_of(cell);
        const std::size_t end = end_of(first) + 1;
        std::memmove(&pieces_[first], pieces_.data() + end, count_ - end);
        std::memset(&pieces_[count_ - (end - first)], 0, end - first);
        count_ = static_cast<std::uint16_t>(count_ - (end - first));
        cells_.reset(slot(cell));
    }
    void clear() { *this = {}; }

    // For bytes from outside: as many runs of cards as there are cells, and nothing after them. Call before
    // anything else.
    bool sane() const {
        if (count_ > most) return false;
        std::size_t marks = 0;
        Piece before = end_mark;
        for (std::size_t i = 0; i < most; before = pieces_[i++]) {
            if (i >= count_ ? pieces_[i] != 0 : pieces_[i] == end_mark && before == end_mark) return false;
            marks += pieces_[i] == end_mark ? 1 : 0;
        }
        return marks == cells_.count() && (count_ == 0 || pieces_[count_ - 1U] == end_mark);
    }

  private:
    static constexpr Piece end_mark = no_piece;

    std::size_t begin_of(int cell) const { // or where it would be
        std::size_t at = 0;
        for (std::size_t marks = cells_.count_below(slot(cell)); marks > 0; ++at)
            marks -= pieces_[at] == end_mark ? 1 : 0;
        return at;
    }
    std::size_t end_of(std::size_t first) const { // needs the begin of a run
        while (pieces_[first] != end_mark) ++first;
        return first;
    }

    Cells cells_; // that have any
    std::array<Piece, most> pieces_{};
    std::uint16_t count_ = 0;
};

} // namespace cardfront::crossfire
