// Knockout Whist for two, a game for benchmarks only: 52 cards, hands of seven down to one, a trump turned
// up; follow suit; the winner of a trick leads to the next, and who takes no trick of a hand is out. At one
// card somebody must be. Searches of other projects are measured with it too.
#pragma once

#include "core/options.h"
#include "core/random.h"
#include "core/rules.h"

#include <array>
#include <bit>
#include <cstdint>

namespace cardfront::knockout_whist {

using Cards = std::uint64_t; // bit suit * 16 + rank
inline constexpr Cards suit_cards = 0x1FFF;
inline constexpr Cards all_cards = 0x1FFF1FFF1FFF1FFF;
inline constexpr int first_hand = 7;

enum Verb : std::uint8_t { play }; // a: card

struct State {
    Random random;
    std::array<Cards, 2> hand{};
    Cards played = 0;                     // in this hand, and the turned up card: seen by all
    std::uint8_t count = 0;               // cards dealt to each in this hand
    std::uint8_t trump = 0;               // suit
    std::int8_t laid = -1;                // the card that was led to this trick
    Seat player = 0;                      // nobody: the game is over
    std::array<std::uint8_t, 2> tricks{}; // in this hand
    Seat winner = nobody;
    std::uint8_t hidden = 0; // cards of the other's hand that the viewer does not see

    bool operator==(const State&) const = default;

    static constexpr Seating seating{.fewest = 2, .most = 2};
    static const GameInfo info;
    static State start(const Setup& setup, Log) {
        State state;
        state.random = Random(setup.seed);
        state.deal(first_hand);
        return state;
    }
    Seat turn() const { return player; }

    Cards legal_cards() const {
        const Cards mine = hand[static_cast<std::size_t>(player)];
        if (laid < 0) return mine;
        const Cards follow = mine & suit_cards << (laid & ~15);
        // All of them only where none follows, without a branch that nobody can predict.
        const unsigned aside = (follow != 0 ? 1U : 0U) << 5U;
        return follow | mine >> aside >> aside;
    }
    void legal(ActionList& out) const {
        out.clear();
        if (player == nobody) return;
        for (Cards rest = legal_cards(); rest != 0; rest &= rest - 1)
            out.push_back({0, static_cast<std::int8_t>(std::countr_zero(rest))});
    }
    Refusal refusal(Action action) const {
        const bool is_legal = player != nobody && action.a >= 0 && (legal_cards() >> action.a & 1U) != 0 &&
                              action == Action{0, action.a};
        return is_legal ? Refusal{} : Refusal{"KW-1"};
    }
    // In line: the compiler for WebAssembly leaves it out of its caller's loop otherwise, which costs a
    // fifth.
    [[gnu::always_inline]] void apply(Action action, Log) {
        const auto me = static_cast<std::size_t>(player);
        const Cards card = Cards{1} << action.a;
        hand[me] &= ~card;
        played |= card;
        const auto other = static_cast<Seat>(1 - player);
        if (laid < 0) {
            laid = action.a;
            player = other;
            return;
        }
        // No branches: nobody can predict them.
        const int same_suit = (action.a ^ laid) < 16 ? 1 : 0;
        const int higher = action.a > laid ? 1 : 0;
        const int trumps = action.a >> 4 == trump ? 1 : 0;
        const int beats = (same_suit & higher) | (~same_suit & trumps);
        player = static_cast<Seat>(other ^ beats);
        laid = -1;
        ++tricks[static_cast<std::size_t>(player)];
        if (hand[0] == 0 && hand[1] == 0 && hidden == 0) end_hand();
    }
    void redact(Seat who) {
        random = Random();
        for (const Seat seat : SeatRange(2)) {
            if (seat == who) continue;
            Cards& theirs = hand[static_cast<std::size_t>(seat)];
            hidden = static_cast<std::uint8_t>(hidden + std::popcount(theirs));
            theirs = 0;
        }
    }
    void determinize(Seat who, Random chance) {
        const auto other = static_cast<std::size_t>(1 - who);
        Cards left = all_cards & ~played & ~hand[static_cast<std::size_t>(who)];
        hand[other] = draw(left, hidden, chance);
        hidden = 0;
        random = chance;
    }
    int score(Seat who) const { return player != nobody ? 0 : winner == who ? 1 : 0; }
    int value(Seat who) const { return player != nobody ? 0 : winner == who ? 1000 : -1000; }
    static constexpr bool sane() { return true; } // never read from bytes

    // `count` cards out of `left`, each set equally likely: bits tried six at a time.
    static Cards draw(Cards& left, int count, Random& chance) {
        Cards drawn = 0;
        while (count > 0)
            for (std::uint64_t bits = chance.next(), n = 0; n < 10 && count > 0; ++n, bits >>= 6U) {
                const Cards card = Cards{1} << (bits & 63U);
                if ((left & card) == 0) continue;
                left &= ~card;
                drawn |= card;
                --count;
            }
        return drawn;
    }

  private:
    void deal(int cards) {
        Cards left = all_cards;
        played = draw(left, 1, random);
        trump = static_cast<std::uint8_t>(std::countr_zero(played) / 16);
        for (Cards& each : hand) each = draw(left, cards, random);
        count = static_cast<std::uint8_t>(cards);
        tricks = {};
    }
    void end_hand() {
        if (tricks[0] == 0 || tricks[1] == 0) {
            winner = tricks[0] == 0 ? 1 : 0;
            player = nobody;
            return;
        }
        deal(count - 1);
    }
};

inline const GameInfo State::info{.key = "knockout-whist",
                                  .title = "Knockout Whist",
                                  .blurb = "",
                                  .rule_prefix = "KW",
                                  .rules_version = 1,
                                  .seating = seating,
                                  .options = {},
                                  .verbs = record_names<Verb>,
                                  .events = {}};

inline Action playout_choice(const State& state, Random& random) {
    Cards cards = state.legal_cards();
    const auto count = static_cast<std::uint32_t>(std::popcount(cards));
    if (count > 1)
        for (std::uint32_t skip = random.below(count); skip > 0; --skip) cards &= cards - 1;
    return {0, static_cast<std::int8_t>(std::countr_zero(cards))};
}

static_assert(Thinks<State>);

} // namespace cardfront::knockout_whist
