// What an Assault may still become by one more card and what the rest of a hand can add to it, as the plain
// player sees it: counted once for a hand, then asked for each of its cards.
#pragma once

#include "core/cards/card_set.h"
#include "core/poker_assault/types.h"

namespace cardfront::poker_assault {

// A complete Assault: large ones are worth more than their cards, for they draw Power Cards.
constexpr int worth(const Pattern& pattern) {
    return pattern.length * 10 + pattern.draws * 8;
}

class Prospects {
  public:
    // `table`: the Assault's cards, with or without those that are left out (PA-17).
    Prospects(PatternSet allowed, const Faces& table, const CardSet& hand);

    PatternSet complete() const; // all that the Assault is already (PA-2)

    // One of the hand's cards is played.
    struct Step {
        Face printed;
        Face joins{};       // the Assault as this,
        bool counts = true; // or as one that does not count
    };
    PatternSet fits(const Step& step) const; // the patterns that it fits then
    // What the Assault is worth then with what the hand can add, less the risk of what must be drawn;
    // `enough`, or -100, if it is no more. `fitting`: what fits() gave.
    int promise(PatternSet fitting, const Step& step, int enough) const;

  private:
    // How many of the cards of one rank, as groups take them, lie there and can join.
    struct Group {
        int table = 0, hand = 0;
    };
    using Groups = std::array<Group, std::tuple_size_v<decltype(Pattern::sizes)>>;
    Groups groups(const Step& step) const; // the largest first: the table's, then the hand's

    int joiners(const Pattern& pattern, const Step& step, const Groups& there) const;
    unsigned ranks_left(const Face& printed) const; // in hand, without that card

    static constexpr std::size_t most_same = 4; // more of a rank are of no use

    Count table_;
    PatternSet open_; // what the table fits
    // Of the hand.
    std::array<std::uint8_t, ranks> of_rank_{};
    std::array<unsigned, most_same + 1> at_least_{}; // sets of ranks of which it has so many or more
    std::array<unsigned, suits> of_suit_{};          // sets of ranks
    std::array<std::uint8_t, suits> suit_count_{};
    int circled_ = 0;
};

} // namespace cardfront::poker_assault
