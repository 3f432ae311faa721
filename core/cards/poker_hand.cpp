#include "core/cards/poker_hand.h"

#include "core/words.h"

#include <array>

namespace cardfront {

namespace {

int highest(unsigned set) {
    return std::bit_width(set) - 1;
} // needs a set that is not empty
int lowest(unsigned set) {
    return std::countr_zero(set);
}

constexpr unsigned all_ranks = (1U << ranks) - 1;

std::string count_word(int count) {
    static constexpr std::array<const char*, 5> words{phrase("no"), phrase("one"), phrase("two"),
                                                      phrase("three"), phrase("four")};
    return say(words[static_cast<std::size_t>(count)]);
}

// The cards of a growing hand, counted the ways that the categories ask for.
struct Tally {
    std::array<int, ranks> of_rank{};
    std::uint64_t set = 0, gone = 0;
    unsigned present = 0; // ranks held
    int held = 0, suit = -1;
    bool one_suit = true;

    int left() const { return 5 - held; }
    int distinct() const { return std::popcount(present); }
    int available(int rank) const { // cards of a rank that may still come
        return suits - std::popcount(((set | gone) >> static_cast<unsigned>(rank * suits)) & 0b1111U);
    }
    // Those of `rank_set` whose card in the hand's suit may still come.
    unsigned available_in_suit(unsigned rank_set) const {
        unsigned found = 0;
        for (int rank = 0; rank < ranks; ++rank)
            if (((set | gone) & card_bit(make_card(rank, suit))) == 0)
                found |= 1U << static_cast<unsigned>(rank);
        return found & rank_set;
    }
};

// Five ranks in sequence as a set, by their highest rank, 3 (the five) to 12; the wheel holds the Ace.
unsigned straight_to(int top) {
    return top == 3 ? 0b1000000001111U : 0b11111U << static_cast<unsigned>(top - 4);
}
bool is_straight(unsigned rank_set) {
    for (int top = ace; top >= 3; --top)
        if (rank_set == straight_to(top)) return true;
    return false;
}

struct Seeker {
    const Tally& tally;
    std::vector<Outlook>& out;

    void sequence(Category category) const {
        const bool same_suit = category == Category::straight_flush;
        if (tally.distinct() != tally.held || (same_suit && !tally.one_suit)) return;
        for (int top = ace; top >= 3; --top) {
            const unsigned wanted = straight_to(top);
            if ((tally.present & ~wanted) != 0) continue;
            const unsigned missing = wanted & ~tally.present;
            const unsigned in_suit = tally.available_in_suit(missing);
            if (same_suit && in_suit != missing) continue;
            bool possible = true;
            bool mixed = !tally.one_suit; // else all five would be of one suit: more than a straight
            for (int rank = 0; rank < ranks; ++rank) {
                if ((missing >> static_cast<unsigned>(rank) & 1U) == 0) continue;
                const int others = (in_suit >> static_cast<unsigned>(rank) & 1U) != 0 ? 1 : 0;
                if (tally.available(rank) == 0) possible = false;
                if (tally.available(rank) > others) mixed = true;
            }
            if (!possible || (!same_suit && !mixed)) continue;
            add_sequence(category, missing, top);
            return;
        }
    }
    void add_sequence(Category category, unsigned missing, int top) const {
        const std::string suit = category == Category::straight_flush ? suit_name(tally.suit) : "";
        const bool plain = category == Category::straight;
        if (std::popcount(missing) == 1) {
            const std::string rank = rank_name(highest(missing));
            add(category,
                plain ? say("Straight: the {rank}", {{"rank", rank}})
                      : say("Straight Flush: the {rank} of {suit}", {{"rank", rank}, {"suit", suit}}));
            return;
        }
        const std::string low = rank_name(top == 3 ? ace : top - 4);
        const std::string high = rank_name(top);
        const std::string count = count_word(tally.left());
        add(category, plain ? say("Straight: {count} more from {low} to {high}",
                                  {{"count", count}, {"low", low}, {"high", high}})
                            : say("Straight Flush: {count} more {suit} from {low} to {high}",
                                  {{"count", count}, {"suit", suit}, {"low", low}, {"high", high}}));
    }

    // Some choice of the suit's cards must be no straight too.
    void flush() const {
        if (!tally.one_suit) return;
        unsigned coming = tally.available_in_suit(all_ranks);
        if (tally.left() == 1)
            for (int rank = 0; rank < ranks; ++rank)
                if (is_straight(tally.present | 1U << static_cast<unsigned>(rank)))
                    coming &= ~(1U << static_cast<unsigned>(rank));
        const int count = std::popcount(coming);
        if (count < tally.left() || (count == tally.left() && is_straight(tally.present | coming))) return;
        add(Category::flush,
            say("Flush: {count} more {suit}",
                {{"count", count_word(tally.left())}, {"suit", suit_name(tally.suit, tally.left())}}));
    }

    // `size` of one rank: the rank that needs the fewest, of those the highest. Another pair beside three of
    // a rank would make it a full house.
    void several(Category category, int size, const char* english) const {
        int best = -1;
        int fewest = tally.left() + 1;
        for (int rank = ace; rank >= 0; --rank) {
            const int have = tally.of_rank[static_cast<std::size_t>(rank)];
            const int missing = size - have;
            if (have == 0 || missing <= 0 || missing >= fewest || missing > tally.available(rank)) continue;
            if (size == 3 && have + tally.distinct() - 1 != tally.held) continue;
            best = rank;
            fewest = missing;
        }
        if (best < 0) return;
        add(category, say(english, {{"count", count_word(fewest)}, {"rank", rank_or_plural(best, fewest)}}),
            fewest);
    }

    void full_house() const {
        if (tally.distinct() > 2 || tally.held < 2 || (tally.distinct() == 1 && tally.held != 3)) return;
        const int high = highest(tally.present);
        const int low = lowest(tally.present);
        if (high == low) {
            for (int rank = 0; rank < ranks; ++rank)
                if (rank != high && tally.available(rank) >= 2)
                    return add(Category::full_house, say("Full House: any pair"));
            return;
        }
        for (const auto& [three, two] : {std::array{high, low}, std::array{low, high}}) {
            const int more_three = 3 - tally.of_rank[static_cast<std::size_t>(three)];
            const int more_two = 2 - tally.of_rank[static_cast<std::size_t>(two)];
            if (more_three < 0 || more_two < 0 || more_three > tally.available(three) ||
                more_two > tally.available(two))
                continue;
            if (more_three > 0 && more_two > 0)
                add(Category::full_house, say("Full House: {count} more of {first} and {second}",
                                              {{"count", count_word(more_three + more_two)},
                                               {"first", rank_name_plural(three)},
                                               {"second", rank_name_plural(two)}}));
            else
                add(Category::full_house,
                    say("Full House: {count} more {rank}",
                        {{"count", count_word(more_three + more_two)},
                         {"rank", rank_or_plural(more_three > 0 ? three : two, more_three + more_two)}}));
            return;
        }
    }

    void two_pair() const {
        if (tally.distinct() != tally.held - 1 || tally.distinct() < 2 || tally.left() == 0) return;
        unsigned single = 0;
        for (int rank = 0; rank < ranks; ++rank)
            if (tally.of_rank[static_cast<std::size_t>(rank)] == 1 && tally.available(rank) > 0)
                single |= 1U << static_cast<unsigned>(rank);
        if (single != 0)
            add(Category::two_pair, say("Two Pair: one more {rank}", {{"rank", rank_name(highest(single))}}),
                1);
    }

    static std::string rank_or_plural(int rank, int count) {
        return count == 1 ? rank_name(rank) : rank_name_plural(rank);
    }
    void add(Category category, std::string words, int missing = 0) const {
        out.push_back({category, missing > 0 ? missing : tally.left(), std::move(words)});
    }
};

} // namespace

std::string hand_name(Strength strength) {
    namespace tables = poker_tables;
    const auto rank_at = [strength](int place) {
        return static_cast<int>(strength >> static_cast<unsigned>(place) & 0b1111U) - 1;
    };
    const auto rank_named = [](const char* place, int rank) { return Named{place, rank_name(rank)}; };
    const auto ranks_named = [](const char* place, int rank) { return Named{place, rank_name_plural(rank)}; };
    const std::uint64_t odd = strength & ((std::uint64_t{1} << tables::suit_counters) - 1);
    if (strength == 0) return say("nothing yet");
    const int single = (std::bit_width(odd) - 1) / tables::rank_width;
    const bool wheel = (strength >> tables::grade_place & 1U) != 0; // of a straight: only the wheel is odd
    const int high_pair = rank_at(tables::high_pair_place);
    const int low_pair = rank_at(tables::low_pair_place);
    const int three = rank_at(tables::three_place);
    switch (category_of(strength)) {
    case Category::high_card: return say("{high} high", {rank_named("high", single)});
    case Category::pair: return say("Pair of {highs}", {ranks_named("highs", high_pair)});
    case Category::two_pair:
        return say("Two Pair, {highs} and {lows}",
                   {ranks_named("highs", high_pair), ranks_named("lows", low_pair)});
    case Category::three_of_a_kind: return say("Three {highs}", {ranks_named("highs", three)});
    case Category::straight: return say("Straight to the {high}", {rank_named("high", wheel ? 3 : single)});
    case Category::flush: return say("Flush, {high} high", {rank_named("high", single)});
    case Category::full_house:
        return say("Full House, {highs} over {lows}",
                   {ranks_named("highs", three), ranks_named("lows", high_pair + low_pair - three)});
    case Category::four_of_a_kind: return say("Four {highs}", {ranks_named("highs", three)});
    case Category::straight_flush:
        return say("Straight Flush to the {high}", {rank_named("high", wheel ? 3 : single)});
    }
    return {};
}

std::vector<Outlook> outlook(const std::vector<Card>& cards, std::uint64_t gone) {
    Tally tally;
    PokerHand hand;
    tally.gone = gone;
    tally.held = static_cast<int>(cards.size());
    tally.suit = suit_of(cards.front());
    for (const Card card : cards) {
        hand.add(card);
        tally.set |= card_bit(card);
        ++tally.of_rank[static_cast<std::size_t>(rank_of(card))];
        if (suit_of(card) != tally.suit) tally.one_suit = false;
    }
    tally.present = hand.ranks_present();
    std::vector<Outlook> out;
    const Seeker seek{tally, out};
    if (tally.left() == 0) return out;
    seek.sequence(Category::straight_flush);
    seek.several(Category::four_of_a_kind, 4, phrase("Four of a Kind: {count} more {rank}"));
    seek.full_house();
    seek.flush();
    seek.sequence(Category::straight);
    seek.several(Category::three_of_a_kind, 3, phrase("Three of a Kind: {count} more {rank}"));
    seek.two_pair();
    seek.several(Category::pair, 2, phrase("Pair: one more {rank}"));
    const Category now = category_of(hand.strength());
    std::erase_if(out, [now](const Outlook& each) { return each.category <= now; });
    return out;
}

} // namespace cardfront
