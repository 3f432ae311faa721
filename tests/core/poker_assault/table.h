// Positions of Poker Assault: begun by the rules, then cards are put where a test wants them. Each card stays
// there once. Cards are written "9H"; one of another faction than its player's has its letter in front:
// "W/9H".
#pragma once

#include "core/match/games.h"
#include "core/poker_assault/cards.h"

#include "tests/core/cards/cards_of.h"
#include "tests/core/scenario.h"

#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <vector>

namespace cardfront::poker_assault {

inline constexpr Faction vampires = Faction::vampire_court, wolves = Faction::wolf_pack,
                         rockets = Faction::rocket_patrol, aliens = Faction::invaders;
inline constexpr int clubs = 0, diamonds = 1, hearts = 2, spades = 3;
constexpr int rank_number(int face) { // 2 to 10 as printed
    return face - 2;
}

inline Setup setup_of(const std::string& variant, int seats = 2, std::uint64_t seed = 1,
                      Seat first = nobody) {
    Setup setup;
    setup.seats = static_cast<std::uint8_t>(seats);
    setup.seed = seed;
    setup.first = first;
    const auto choices = State::info.options[option::variant].choices;
    while (choices[setup.options[option::variant]].key != variant) ++setup.options[option::variant];
    return setup;
}

inline Power power_named(const std::string& name) {
    for (Power power = 0; power < powers; ++power)
        if (name_of(power) == name) return power;
    ADD_FAILURE() << "no Power Card " << name;
    return 0;
}

inline Faces faces_of(const std::string& text) {
    Faces faces;
    for (const Card card : cards_of(text))
        faces.push_back({static_cast<std::int8_t>(rank_of(card)), static_cast<std::int8_t>(suit_of(card))});
    return faces;
}

class Table : public Scenario<State> {
  public:
    // Seat 0 prepares. Hands and Power Decks are empty until filled.
    explicit Table(const std::vector<Faction>& leaders) {
        state = State::start(setup_of("standard", static_cast<int>(leaders.size()), 1, 0), Log{});
        for (const Faction leader : leaders) act({pick, static_cast<std::int8_t>(leader)});
        for (Side& each : state.side) {
            each.deck |= each.hand;
            each.hand = {};
            each.power_deck = 0;
        }
    }

    // --- Questions
    Side& side(Seat seat) { return state.side[static_cast<std::size_t>(seat)]; }
    const Side& side(Seat seat) const { return state.side[static_cast<std::size_t>(seat)]; }
    int chips(Seat seat) const { return state.chips[static_cast<std::size_t>(state.team(seat))]; }
    int in_hand(Seat seat) const { return side(seat).hand_count(); }
    bool holds(Seat seat, const std::string& text) const { return side(seat).hand.has(named(seat, text)); }
    bool discarded(Seat seat, const std::string& text) const {
        const auto pile = state.discards.pile(seat);
        const DeckCard card = named(seat, text);
        return std::find(pile.begin(), pile.end(), card) != pile.end() && !state.discards.is_closed(card);
    }
    bool spent(Seat seat, const std::string& power) const {
        return (side(seat).spent & power_bit(power_named(power))) != 0;
    }
    bool knows(Seat viewer, const std::string& text, Seat owner) const {
        return state.knows[static_cast<std::size_t>(viewer)].has(named(owner, text));
    }
    DeckCard named(Seat seat, const std::string& text) const {
        static const std::string letters = "VWRI";
        if (text[1] == '/')
            return deck_card(static_cast<int>(letters.find(text[0])), card_of(text.substr(2)));
        const unsigned picks = state.picks[static_cast<std::size_t>(seat)];
        return deck_card(std::countr_zero(picks), card_of(text));
    }
    int index_of(const std::string& text) const { // of the Assault's card
        const DeckCard card = named(state.attacker, text);
        for (std::size_t i = 0; i < state.assault.size(); ++i)
            if (state.assault[i].card == card) return static_cast<int>(i);
        return -1;
    }
    Attacker attacker(const std::string& text) const {
        const int index = index_of(text);
        if (index >= 0) return state.assault[static_cast<std::size_t>(index)];
        ADD_FAILURE() << "not in the Assault: " << text;
        return {};
    }
    bool is_guarded(const std::string& text) const { return (attacker(text).marks & guarded) != 0; }

    // --- Putting cards somewhere
    Table& hand(Seat seat, const std::string& text) { // that is the hand
        side(seat).deck |= side(seat).hand;
        side(seat).hand = {};
        for (const DeckCard card : take(seat, text)) side(seat).hand.add(card);
        return *this;
    }
    Table& draws(Seat seat, const std::string& text) { // next, in this order; three at most
        Side& mine = side(seat);
        while (!mine.on_deck.empty()) mine.deck.add(mine.on_deck.take_back());
        const std::vector<DeckCard> cards = take(seat, text);
        for (std::size_t i = cards.size(); i-- > 0;) mine.on_deck.push_back(cards[i]);
        return *this;
    }
    Table& discards(Seat seat, const std::string& text) { // the last one on top
        for (const DeckCard card : take(seat, text)) state.discards.put(seat, card);
        return *this;
    }
    Table& deck(Seat seat, const std::string& text) { // nothing else is in it: the rest is out of the game
        side(seat).on_deck.clear();
        const std::vector<DeckCard> cards = take(seat, text);
        side(seat).deck = {};
        for (const DeckCard card : cards) side(seat).deck.add(card);
        return *this;
    }
    // The Assault as `seat` has it on the table while preparing.
    Table& assault(const std::string& text, Seat seat = 0) {
        state.attacker = seat;
        for (const DeckCard card : take(seat, text)) {
            const Card poker = poker_card_of(card);
            state.assault.push_back({card,
                                     static_cast<std::int8_t>(rank_of(poker)),
                                     static_cast<std::int8_t>(suit_of(poker)),
                                     0,
                                     no_deck_card,
                                     nobody,
                                     {}});
        }
        return *this;
    }
    Table& has_secret(Seat seat, const std::string& power) {
        side(seat).secrets |= power_bit(power_named(power));
        return *this;
    }
    Table& standing(Seat seat, const std::string& power) {
        side(seat).standing |= power_bit(power_named(power));
        return *this;
    }
    Table& power_deck(Seat seat, const std::string& power) { // nothing but that one
        side(seat).power_deck = power_bit(power_named(power));
        return *this;
    }
    Table& chips(Seat seat, int count) {
        state.chips[static_cast<std::size_t>(state.team(seat))] = static_cast<std::int16_t>(count);
        return *this;
    }

    // --- Actions of the player whose turn it is
    Action to_play(const std::string& text, int becomes = -1) const {
        const DeckCard card = named(state.turn(), text);
        return {play, poker_card_of(card), static_cast<std::int8_t>(becomes),
                static_cast<std::int8_t>(deck_of(card))};
    }
    Action to_defend(const std::string& text, const std::string& target) const {
        const DeckCard card = named(state.turn(), text);
        return {defend, poker_card_of(card), static_cast<std::int8_t>(index_of(target)),
                static_cast<std::int8_t>(deck_of(card))};
    }
    static Action to_use(const std::string& power, int target = -1) {
        return {secret, power_named(power), static_cast<std::int8_t>(target)};
    }
    Action to_use_on(const std::string& power, const std::string& target) const {
        return to_use(power, index_of(target));
    }
    Action to_choose(const std::string& text, Seat owner, int becomes = -1) const {
        const DeckCard card = named(owner, text);
        return make_action(choose, poker_card_of(card), becomes, deck_of(card));
    }
    void plays(const std::string& text, int becomes = -1) { act(to_play(text, becomes)); }
    void plays_all(const std::string& text) {
        std::istringstream in(text);
        for (std::string each; in >> each;) plays(each);
    }
    void defends(const std::string& text, const std::string& target) { act(to_defend(text, target)); }
    void uses(const std::string& power, int target = -1) { act(to_use(power, target)); }
    void uses_on(const std::string& power, const std::string& target) { act(to_use_on(power, target)); }
    void chooses(const std::string& text, Seat owner) { act(to_choose(text, owner)); }
    // The Assault of `seat` is launched, and its window, if there is one, passes.
    void launches(const std::string& text, Seat seat = 0) {
        assault(text, seat);
        act({launch});
        if (state.phase == Phase::window) act({pass});
    }

  private:
    std::vector<DeckCard> take(Seat seat, const std::string& text) {
        std::istringstream in(text);
        std::vector<DeckCard> cards;
        for (std::string each; in >> each;) {
            cards.push_back(named(seat, each));
            for (Side& from : state.side) {
                from.deck.remove(cards.back());
                from.hand.remove(cards.back());
                from.on_deck.remove(cards.back());
            }
            for (const Seat from : SeatRange(state.players)) take_discard(from, cards.back());
        }
        return cards;
    }
    void take_discard(Seat seat, DeckCard card) { // the others are open then
        const auto pile = state.discards.pile(seat);
        const std::vector<DeckCard> before(pile.begin(), pile.end());
        if (std::find(before.begin(), before.end(), card) == before.end()) return;
        (void)state.discards.take_all(seat);
        for (const DeckCard each : before)
            if (each != card) state.discards.put(seat, each);
    }
};

// What seat 1 loses by stopping now.
inline int loss(Table& table) {
    const int before = table.chips(1);
    table.act({done});
    return before - table.chips(1);
}

// Seat 0 leads `leader` and launches each of these: what `seat` has then.
inline void expect_chips(Faction leader, Seat seat,
                         std::initializer_list<std::pair<const char*, int>> launches) {
    for (const auto& [assault, chips] : launches) {
        Table table({leader, wolves});
        table.launches(assault);
        EXPECT_EQ(table.chips(seat), chips) << assault;
    }
}

} // namespace cardfront::poker_assault
