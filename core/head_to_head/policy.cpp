// How a plain player of Head-to-Head Poker chooses: lay a card where it fits best, bet where one is ahead,
// and do not pay for a row that looks lost. Cheap, for playouts.
#include "core/head_to_head/state.h"

#include <bit>

namespace cardfront::head_to_head {

namespace {

// How well a card fits the cards of a side, in no unit but its own: pairs first, then living flushes and
// straights.
int fit(const Row& row, Seat owner, Card card) {
    static constexpr std::array<int, 4> same_rank{0, 12, 26, 60};
    const auto& side = row.side[static_cast<std::size_t>(owner)];
    PokerHand before{row.common};
    int same = rank_of(row.common) == rank_of(card) ? 1 : 0;
    for (const Card each : side) {
        before.add(each);
        if (rank_of(each) == rank_of(card)) ++same;
    }
    PokerHand after = before;
    after.add(card);
    const int laid = static_cast<int>(side.size()) + 1; // with the common card
    int value = same_rank[static_cast<std::size_t>(same)] + rank_of(card) / 4;
    if (after.one_suit())
        value += 3 * laid;
    else if (before.one_suit())
        value -= 3 * (laid - 1);
    const auto in_reach = [](const PokerHand& hand) {
        const unsigned set = hand.ranks_present();
        const int span = std::bit_width(set) - std::countr_zero(set);
        const unsigned ace_low = (set & ~(1U << ace)) << 1U | 1U;
        return span <= 5 || ((set >> ace & 1U) != 0 && std::bit_width(ace_low) <= 5);
    };
    if (after.distinct() == laid + 1 && in_reach(after))
        value += 2 * laid;
    else if (before.distinct() == laid && in_reach(before) && same == 0)
        value -= 2 * (laid - 1);
    return value;
}

Action choose_card(const State& state, Random& random) {
    Action best{};
    int most = -1000000;
    const auto consider = [&](Card card) {
        for (int r = 0; r < state.open_rows(); ++r) {
            const Row& row = state.table[static_cast<std::size_t>(r)];
            for (Seat side = 0; side < 2; ++side) {
                if ((side != state.player && state.crazy == 0) ||
                    row.side[static_cast<std::size_t>(side)].full())
                    continue;
                const int fits = fit(row, side, card);
                const int value =
                    (side == state.player ? fits : 4 - fits) * 4 + static_cast<int>(random.below(16));
                if (value <= most) continue;
                most = value;
                best = {play, card, static_cast<std::int8_t>(r), side};
            }
        }
    };
    if (state.type == Type::share_5)
        std::for_each(state.offer.begin(), state.offer.end(), consider);
    else
        std::for_each(state.hand[static_cast<std::size_t>(state.player)].begin(),
                      state.hand[static_cast<std::size_t>(state.player)].end(), consider);
    return best;
}

Action answer_bet(const State& state, Random& random) {
    const Row& row = state.table[static_cast<std::size_t>(state.bet_row)];
    const Seat seat = state.turn();
    const bool ahead = row.strength(seat) >= row.strength(state.bettor);
    const int most = state.most_raise(state.bet_row, seat) / chip;
    if (ahead && most > 0 && random.below(4) == 0)
        return {raise, -1, static_cast<std::int8_t>(1 + random.below(static_cast<std::uint32_t>(most)))};
    if (ahead || random.below(3) == 0) return {call};
    return {decline};
}

} // namespace

int State::value(Seat who) const {
    const int ahead = score(who) - score(other(who));
    if (phase == Phase::over) return ahead == 0 ? 0 : ahead > 0 ? 1000 : -1000;
    return std::clamp(ahead / 2, -900, 900);
}

Action playout_choice(const State& state, Random& random) {
    switch (state.phase) {
    case Phase::deal: return {deal};
    case Phase::pick: return {pick, static_cast<std::int8_t>(random.below(6))};
    case Phase::answer: return answer_bet(state, random);
    case Phase::lead:
        if (state.betting() && random.below(8) == 0) {
            const int r = static_cast<int>(random.below(static_cast<std::uint32_t>(state.open_rows())));
            const Row& row = state.table[static_cast<std::size_t>(r)];
            const int most = row.complete() || row.ante < 2 ? 0 : state.most_raise(r, state.player) / chip;
            if (most > 0 && row.strength(state.player) > row.strength(other(state.player)))
                return {bet, static_cast<std::int8_t>(r),
                        static_cast<std::int8_t>(1 + random.below(static_cast<std::uint32_t>(most)))};
        }
        [[fallthrough]];
    case Phase::play:
    case Phase::receive:
    case Phase::over: break;
    }
    return choose_card(state, random);
}

} // namespace cardfront::head_to_head
