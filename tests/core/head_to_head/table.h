// Positions of Head-to-Head Poker, built by playing and by letting chosen cards change places with those that
// lie there: so all 52 stay on the table, once each.
#pragma once

#include "core/head_to_head/state.h"
#include "core/match/games.h"

#include "tests/core/cards/cards_of.h"
#include "tests/core/scenario.h"

#include <array>
#include <functional>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace cardfront::head_to_head {

inline Setup setup_of(const std::string& type, const std::string& money, std::uint64_t seed = 1) {
    Setup setup;
    setup.seed = seed;
    const std::array wanted{type, money};
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto choices = State::info.options[i].choices;
        while (choices[setup.options[i]].key != wanted[i]) ++setup.options[i];
    }
    return setup;
}

// A row that is to be: its common card, and what each seat will lay there.
struct Plan {
    std::string common;
    std::array<std::string, 2> side;
};

class Table : public Scenario<State> {
  public:
    // With the first round dealt, unless told otherwise. The seed is the first from `seed` on by which
    // `dealer` deals.
    Table(const std::string& type, const std::string& money, Seat dealer = 0, bool dealt = true,
          std::uint64_t seed = 1) {
        do state = State::start(setup_of(type, money, seed++), Log{});
        while (state.dealer != dealer);
        if (dealt) act({deal});
    }

    Row& row(int r) { return state.table[static_cast<std::size_t>(r)]; }
    int money(Seat seat) const { return state.money[static_cast<std::size_t>(seat)]; }
    const auto& hand(Seat seat) const { return state.hand[static_cast<std::size_t>(seat)]; }

    // --- Cards change places
    void exchange(Card one, Card two) {
        const auto swap_in = [&](Card& card) {
            if (card == one)
                card = two;
            else if (card == two)
                card = one;
        };
        for (Row& each : state.table) {
            swap_in(each.common);
            for (auto& side : each.side)
                for (Card& card : side) swap_in(card);
        }
        for (auto& cards : state.hand) {
            for (Card& card : cards) swap_in(card);
            std::sort(cards.begin(), cards.end());
        }
        for (Card& card : state.offer) swap_in(card);
        for (Card& card : state.deck) swap_in(card);
    }
    void set_common(int r, const std::string& card) { exchange(row(r).common, card_of(card)); }

    // --- Playing
    Action some_play() const {
        ActionList actions;
        state.legal(actions);
        const auto* const found =
            std::find_if(actions.begin(), actions.end(), [](Action each) { return each.verb == play; });
        return found == actions.end() ? Action{} : *found;
    }
    void play_some() { act(some_play()); }
    void play_some(int times) {
        for (int n = 0; n < times; ++n) play_some();
    }
    void play_on(int r, Seat side) { // any card
        const Card card = state.type == Type::share_5 ? state.offer[0] : hand(state.player)[0];
        act({play, card, static_cast<std::int8_t>(r), side});
    }
    bool in_round() const { return state.phase != Phase::deal && state.phase != Phase::over; }
    void finish_round() {
        while (in_round() && !testing::Test::HasFailure()) play_some();
    }
    void finish_rounds(int count) {
        for (int n = 0; n < count; ++n) {
            if (!in_round()) act({deal});
            finish_round();
        }
    }
    // The rest of the round with these cards in these rows from the left, each on its owner's side. Needs
    // empty rows.
    void play_rows(
        const std::vector<Plan>& plans, const std::function<void()>& before_last = [] {}) {
        for (std::size_t r = 0; r < plans.size(); ++r) set_common(static_cast<int>(r), plans[r].common);
        std::array<std::vector<std::pair<Card, int>>, 2> todo; // last first
        for (std::size_t r = plans.size(); r-- > 0;)
            for (std::size_t seat = 0; seat < 2; ++seat) {
                const auto cards = cards_of(plans[r].side[seat]);
                for (std::size_t i = cards.size(); i-- > 0;)
                    todo[seat].emplace_back(cards[i], static_cast<int>(r));
            }
        while (in_round() && !testing::Test::HasFailure()) {
            auto& mine = todo[static_cast<std::size_t>(state.player)];
            ASSERT_FALSE(mine.empty());
            if (todo[0].size() + todo[1].size() == 1) before_last();
            const auto [card, r] = mine.back();
            mine.pop_back();
            if (!state.holds(state.player, card))
                exchange(state.type == Type::share_5 ? state.offer[0] : hand(state.player)[0], card);
            act({play, card, static_cast<std::int8_t>(r), state.player});
        }
    }
};

inline Action bet_on(int row, int amount) {
    return {bet, static_cast<std::int8_t>(row), static_cast<std::int8_t>(amount / chip)};
}
inline Action raise_by(int amount) {
    return {raise, -1, static_cast<std::int8_t>(amount / chip)};
}

} // namespace cardfront::head_to_head
