// Moments of a match that is known whole, by any eyes: the next one costs one action where it is that after
// the one told last.
#pragma once

#include "core/language.h"
#include "core/match/moment.h"

#include <cstdint>
#include <optional>
#include <utility>

namespace cardfront {

class Teller {
  public:
    // Stays until another is asked for. `in_person`: see Telling.
    const Moment& at(const Match& match, Seat eyes, std::size_t number, bool in_person) {
        const bool goes_on =
            telling_ && told_.eyes == eyes && std::exchange(told_in_, language_number()) == language_number();
        if (goes_on && told_.number == number) return told_;
        if (!goes_on || told_.number + 1 != number) telling_.emplace(match, eyes, number, in_person);
        return told_ = telling_->next();
    }
    void forget() { telling_.reset(); } // what was taken back

  private:
    std::optional<Telling> telling_;
    Moment told_;
    std::uint32_t told_in_ = 0; // language_number()
};

} // namespace cardfront
