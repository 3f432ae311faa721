// What a plain player would do, for playouts and as the level below the search.
#include "core/poker_assault/cards.h"
#include "core/poker_assault/verbs.h"

#include <utility>

namespace cardfront::poker_assault {

namespace {

// Ranks and suits of some cards, for counting what goes together.
struct Holding {
    std::array<std::uint8_t, ranks> of_rank{};
    std::array<unsigned, suits> of_suit{}; // sets of ranks
    std::array<std::uint8_t, suits> suit_count{};
    unsigned ranks_present = 0, suits_present = 0;
    int cards = 0;

    void add(Face face, int times = 1) {
        const auto suit = static_cast<std::size_t>(face.suit), rank = static_cast<std::size_t>(face.rank);
        of_rank[rank] = static_cast<std::uint8_t>(of_rank[rank] + times);
        suit_count[suit] = static_cast<std::uint8_t>(suit_count[suit] + times);
        cards += times;
        if (times < 0) { // another one of the same rank may be left
            if (of_rank[rank] == 0) ranks_present &= ~(1U << rank);
            of_suit[suit] &= ~(1U << rank);
            if (suit_count[suit] == 0) suits_present &= ~(1U << suit);
            return;
        }
        of_suit[suit] |= 1U << rank;
        ranks_present |= 1U << rank;
        suits_present |= 1U << suit;
    }
};

// The most ranks of `more` that lie with all of `fixed` in one window of a run.
int best_window(unsigned fixed, unsigned more, int length) {
    int best = -1;
    const unsigned ace_bit = 1U << static_cast<unsigned>(ace);
    for (int from = -1; from + length <= ranks; ++from) {
        const unsigned all = (1U << static_cast<unsigned>(length)) - 1U;
        const unsigned window = from < 0 ? all >> 1U | ace_bit : all << static_cast<unsigned>(from);
        if ((fixed & ~window) == 0) best = std::max(best, std::popcount(more & window & ~fixed));
    }
    return best;
}

// The ranks that groups are made of: the table's first, those of which there are most; then the hand's.
struct Groups {
    struct Rank {
        int worth = 0, table = 0, hand = 0;
    };
    std::array<Rank, std::tuple_size_v<decltype(Pattern::sizes)>> most{};

    Groups() = default;
    Groups(const Count& table, const Holding& hand) {
        for (unsigned rest = table.ranks_present | hand.ranks_present; rest != 0; rest &= rest - 1) {
            const std::size_t rank = slot(std::countr_zero(rest));
            const int there = table.of_rank[rank];
            Rank each{there * 8 + (there > 0 ? 32 : 0) + hand.of_rank[rank], there, hand.of_rank[rank]};
            for (Rank& taken : most)
                if (each.worth > taken.worth) std::swap(each, taken);
        }
    }
    int joiners(const Pattern& pattern) const {
        int joined = 0;
        for (std::size_t i = 0; i < most.size(); ++i) {
            const int size = pattern.sizes[i];
            joined += std::min(size - std::min(size, most[i].table), most[i].hand);
        }
        return joined;
    }
};

// How many cards of the hand can join the table's in that pattern, which the table's fit.
int joiners(const Pattern& pattern, const Count& table, const Holding& hand, const Groups& groups) {
    const int room = pattern.length - table.cards;
    switch (pattern.shape) {
    case Shape::groups: return std::min(groups.joiners(pattern), room);
    case Shape::suited: {
        int most = 0;
        for (std::size_t suit = 0; suit < suits; ++suit)
            if (table.cards == 0 || (table.suits_present >> suit & 1U) != 0)
                most = std::max<int>(most, hand.suit_count[suit]);
        return std::min(most, room);
    }
    case Shape::circled: {
        int found = 0;
        for (unsigned rest = hand.ranks_present & circles; rest != 0; rest &= rest - 1)
            found += hand.of_rank[slot(std::countr_zero(rest))];
        return std::min(found, room);
    }
    case Shape::run:
        return std::min(room, best_window(table.ranks_present, hand.ranks_present, pattern.length));
    case Shape::suited_run: {
        int most = 0;
        for (std::size_t suit = 0; suit < suits; ++suit)
            if (table.cards == 0 || (table.suits_present >> suit & 1U) != 0)
                most = std::max(most, best_window(table.ranks_present, hand.of_suit[suit], pattern.length));
        return std::min(most, room);
    }
    }
    return 0;
}

// A complete Assault: large ones are worth more than their cards, for they draw Power Cards.
int worth(const Pattern& pattern) {
    return pattern.length * 10 + pattern.draws * 8;
}

// What the Assault, which fits these patterns, is worth with what the hand can add, less the risk of what
// must be drawn; `enough` or -100 if it is worth no more than that.
int promise(PatternSet fits, const Count& table, const Holding& hand, int enough) {
    Groups groups;
    bool counted = false;
    int best = std::max(enough, -100);
    for (unsigned rest = fits; rest != 0; rest &= rest - 1) {
        const Pattern& pattern = patterns()[slot(std::countr_zero(rest))];
        if (worth(pattern) <= best) continue;
        if (pattern.shape == Shape::groups && !std::exchange(counted, true)) groups = Groups(table, hand);
        const int missing = pattern.length - table.cards - joiners(pattern, table, hand, groups);
        static constexpr std::array<int, 7> risk{0, 14, 34, 60, 80, 90, 100};
        best = std::max(best, worth(pattern) - risk[slot(missing)]);
    }
    return best;
}

Action play_of(DeckCard card, int becomes) {
    return make_action(play, poker_card_of(card), becomes, deck_of(card));
}

Action prepare_choice(const State& state, Random& random) {
    const int ready = state.legal_pattern();
    Action best{stop};
    int most = ready >= 0 ? worth(patterns()[slot(ready)]) : -1000;
    if (ready >= 0) best = {launch};
    if (state.assault.full()) return best;
    const PatternSet allowed = state.allowed_patterns(state.attacker);
    const Count lying(state.faces());
    const PatternSet open = fitting(allowed, lying);
    Holding all;
    for (const DeckCard card : state.side[slot(state.attacker)].hand) all.add(printed(card));
    for (const DeckCard card : state.side[slot(state.attacker)].hand) {
        const bool extra = always_fits(card);
        Holding others = all;
        others.add(printed(card), -1);
        const auto try_as = [&](int becomes) {
            const bool adds = kind_of(card, becomes) != Becomes::recolour; // and changes nothing
            Count there = adds ? lying : Count(faces_after(state, card, becomes));
            const Face face = face_as(card, becomes);
            if (adds && !extra) there.add(face);
            const PatternSet fits = fitting(adds ? open : allowed, there);
            if (fits == 0) return;
            // Low cards first: high ones defend better.
            const int taste = (extra ? 6 : 0) - face.rank / 3 + static_cast<int>(random.below(4)) - 3;
            const int hope = promise(fits, there, others, most - taste);
            if (hope + taste <= most) return;
            most = hope + taste;
            best = play_of(card, becomes);
        };
        try_as(-1);
        for (unsigned rest = options(state, {card, state.attacker}).numbers; rest != 0; rest &= rest - 1)
            try_as(std::countr_zero(rest));
    }
    return best;
}

Action defend_choice(const State& state) {
    Action best{done};
    int least = 1000;
    const int size = static_cast<int>(state.assault.size());
    unsigned open = 0;
    for (int i = 0; i < size; ++i)
        if (hits(state, i) && !state.blocked(i)) open |= 1U << static_cast<unsigned>(i);
    for (const DeckCard card : state.side[slot(state.defender)].hand)
        for (unsigned rest = open; rest != 0; rest &= rest - 1) {
            const int i = std::countr_zero(rest);
            // The lowest card that does it, on the card that is the hardest to defend.
            const int cost = printed(card).rank * 2 - state.assault[slot(i)].rank;
            if (cost >= least || !state.can_guard(card, i)) continue;
            least = cost;
            best = make_action(defend, poker_card_of(card), i, deck_of(card));
        }
    return best;
}

// A Secret that may be used now; three times in four.
bool secret_choice(const State& state, Random& random, Action& out) {
    const Seat seat = state.turn();
    for (PowerSet rest = state.side[slot(seat)].secrets; rest != 0; rest &= rest - 1) {
        if (random.below(4) == 0) continue;
        const auto power = static_cast<Power>(std::countr_zero(rest));
        const Options may = options(state, use_of(power, seat));
        if (!may.none && may.numbers == 0) continue;
        int target = -1, most = -1; // the highest card: the hardest to defend
        for (unsigned left = may.numbers; left != 0; left &= left - 1) {
            const int each = std::countr_zero(left);
            const int worth = power_card(power).target == Target::suit ? static_cast<int>(random.below(64))
                                                                       : state.assault[slot(each)].rank;
            if (worth > most) most = worth, target = each;
        }
        out = make_action(secret, power, target);
        return true;
    }
    return false;
}

Action pick_choice(const State& state, Random& random) {
    ActionList all;
    state.legal(all);
    return all[random.below(static_cast<std::uint32_t>(all.size()))];
}

Action answer_choice(const State& state, Random& random) {
    const Options may = options(state, *state.question());
    if (may.cards.empty()) return {decline};
    DeckCard card = no_deck_card;
    std::uint32_t seen = 0;
    for (const DeckCard each : may.cards)
        if (random.below(++seen) == 0) card = each;
    int becomes = -1;
    if (may.to_play && !may_join(state, card, -1)) // the first that does
        for (unsigned rest = options(state, {card, state.turn()}).numbers; rest != 0; rest &= rest - 1) {
            becomes = std::countr_zero(rest);
            if (may_join(state, card, becomes)) break;
        }
    return make_action(choose, poker_card_of(card), becomes, deck_of(card));
}

} // namespace

int State::value(Seat who) const {
    if (phase == Phase::over) {
        const Seat won = winner();
        if (won != nobody) return team(won) == team(who) ? 1000 : -1000;
        for (const Seat seat : SeatRange(players)) // of three, one may not be among those who tie
            if (lives(seat) && (!lives(who) || score(seat) > score(who))) return -1000;
        return 0;
    }
    int others = 0;
    for (const Seat seat : SeatRange(players))
        if (opposes(seat, who)) others = std::max(others, score(seat));
    return std::clamp(900 * (score(who) - others) / (players == 4 ? team_chips : usual_chips), -900, 900);
}

Action playout_choice(const State& state, Random& random) {
    if (state.question() != nullptr) return answer_choice(state, random);
    Action out;
    switch (state.phase) {
    case Phase::draft: return pick_choice(state, random);
    case Phase::prepare: return prepare_choice(state, random);
    case Phase::window:
        if (state.assault.size() >= 4 && secret_choice(state, random, out)) return out;
        return {pass};
    case Phase::defend:
        out = defend_choice(state);
        if (out.verb == done && state.undefended() >= 2) (void)secret_choice(state, random, out);
        return out;
    case Phase::reform: {
        int high = 0;
        for (const DeckCard card : state.side[slot(state.defender)].hand)
            high += printed(card).rank >= 8 ? 1 : 0;
        return {high < 3 ? reform : keep};
    }
    case Phase::over: break;
    }
    return {};
}

} // namespace cardfront::poker_assault
