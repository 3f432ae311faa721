// Positions of Assault Edge, drawn as text. Seat 0 sits below and is seen from there; it is seat 0's turn, in
// the combat phase, nothing is done yet and hands are empty. A picture has seven rows of nine places, the
// enemy's edge first:
//
//   . nobody   a to z  a unit of seat 0   A to Z  a unit of seat 1
//
// The same letter twice is no unit's name. Basic units are 1/1/1 and what `built` says is up; cards and
// facilities are named by their keys.
#pragma once

#include "core/assault_edge/cards.h"

#include "tests/core/scenario.h"

#include <cctype>
#include <gtest/gtest.h>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace cardfront::assault_edge {

inline Card card_named(const std::string& key) {
    for (int card = 0; card < all_cards; ++card)
        if (row(card).key == key) return static_cast<Card>(card);
    ADD_FAILURE() << "no card " << key;
    return first_command;
}
inline std::vector<std::string> words_in(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> found;
    for (std::string each; in >> each;) found.push_back(each);
    return found;
}
// The verbs of the choices, each once: "play pass".
inline std::string as_text(const ActionList& actions) {
    std::string out;
    int before = -1;
    for (const Action& each : actions)
        if (each.verb != before) {
            before = each.verb;
            out += (out.empty() ? "" : " ") + std::string(State::info.verbs[each.verb]);
        }
    return out;
}
// "c4"
inline Square square_named(const std::string& name) {
    return static_cast<Square>((name[1] - '1') * columns + name[0] - 'a');
}

class Battlefield : public Scenario<State> {
  public:
    std::vector<Event> story; // of all actions since forget()

    explicit Battlefield(const std::string& picture = "") {
        state.phase = Phase::combat;
        state.turns = 5;
        for (const Seat seat : SeatRange(2)) {
            state.side(seat).plants = {Facility{card_named("slag-pits"), 0}, {card_named("tide-mill"), 0}};
            fill(seat);
        }
        board(picture);
    }

    // --- Putting things somewhere
    Battlefield& board(const std::string& picture) {
        int row = rows_deep;
        for (const std::string& line : words_in(picture)) {
            --row;
            for (std::size_t column = 0; column < line.size(); ++column)
                if (line[column] != '.') put(line[column], row * columns + static_cast<int>(column));
        }
        return *this;
    }
    // Both of that seat's facilities, up or not: "foundry gantry", "foundry! gantry". Units that stand there
    // already have what is up.
    Battlefield& plants(Seat seat, const std::string& text) {
        std::size_t at = 0;
        for (std::string each : words_in(text)) {
            const bool up = each.back() == '!';
            if (up) each.pop_back();
            state.side(seat).plants[at++] = {card_named(each), static_cast<std::uint8_t>(up ? 1 : 0)};
        }
        for (Unit& each : state.units)
            if (each.owner == seat)
                for (unsigned n = 0; n < 2; ++n)
                    if (state.side(seat).plants[n].up != 0)
                        each.built = static_cast<std::uint8_t>(each.built | 1U << n);
        return *this;
    }
    Battlefield& hands_over(char name, Seat to) {
        Unit& own = unit(name);
        state.living[slot(own.owner)] &= ~bit(number(name));
        own.owner = to;
        state.living[slot(to)] |= bit(number(name));
        return *this;
    }
    Battlefield& hand(Seat seat, const std::string& text) {
        auto& held = state.side(seat).hand;
        held.clear();
        for (const std::string& each : words_in(text)) held.insert_sorted(card_named(each));
        return fill(seat);
    }
    Battlefield& deck_top(Seat seat, const std::string& text) { // of each deck: the first is drawn first
        tops_[slot(seat)] = words_in(text);
        return fill(seat);
    }
    // Cards that are still in that deck; the rest is discarded.
    Battlefield& left_in(Seat seat, Deck deck, int count) {
        Side& own = state.side(seat);
        while (static_cast<int>(own.piles[deck].size()) > count)
            ++own.discards[slot(state.take_top(seat, deck))];
        return *this;
    }
    Battlefield& unique(char name, const std::string& card) {
        unit(name).card = card_named(card);
        return fill(unit(name).owner);
    }
    Battlefield& gear(char name, const std::string& cards) {
        for (const std::string& each : words_in(cards))
            state.gear.push_back({card_named(each), number(name), 0});
        return fill(unit(name).owner);
    }
    // Changes for good, so that it is so.
    Battlefield& stats(char name, int attack, int health, int speed) {
        const Stats bare = state.bare(number(name));
        Unit& own = unit(name);
        own.more_attack = static_cast<std::int8_t>(attack - bare.attack);
        own.more_health = static_cast<std::int8_t>(health - bare.health);
        own.more_speed = static_cast<std::int8_t>(speed - bare.speed);
        return *this;
    }
    Battlefield& hurt(char name, int damage) {
        unit(name).damage = static_cast<std::int8_t>(damage);
        return *this;
    }
    Battlefield& turn_of(Seat seat) {
        state.player = seat;
        return *this;
    }

    // --- Questions
    Number number(char name) const {
        const auto found = names_.find(name);
        if (found == names_.end()) {
            ADD_FAILURE() << "no unit " << name;
            return 0;
        }
        return found->second;
    }
    Unit& unit(char name) { return state.unit(number(name)); }
    const Unit& unit(char name) const { return state.unit(number(name)); }
    bool lives(char name) const {
        const Seat owner = std::islower(static_cast<unsigned char>(name)) != 0 ? 0 : 1;
        return state.lives(number(name)) && unit(name).owner == owner;
    }
    std::string where(char name) const { return lives(name) ? square_name(unit(name).square) : "gone"; }
    int health(char name) const { return lives(name) ? state.health(number(name)) : 0; }
    int attack(char name) const { return state.stats(number(name)).attack; }
    int speed(char name) const { return state.stats(number(name)).speed; }
    int guarded(char name) const { return unit(name).temporary; }
    int in_deck(Seat seat, Deck deck) const { return static_cast<int>(state.side(seat).piles[deck].size()); }
    int in_hand(Seat seat) const { return static_cast<int>(state.side(seat).hand.size()); }
    bool holds(Seat seat, const std::string& card) const {
        return state.side(seat).hand.contains(card_named(card));
    }
    int discarded(Seat seat, const std::string& card) const {
        return state.side(seat).discards[slot(card_named(card))];
    }
    int discarded(Seat seat, Deck deck) const {
        int sum = 0;
        for (int card = first_command; card < all_cards; ++card)
            if (deck_of(card) == deck) sum += state.side(seat).discards[slot(card)];
        return sum;
    }
    bool over() const { return state.phase == Phase::over; }
    int told(std::uint8_t what) const {
        return static_cast<int>(
            std::count_if(story.begin(), story.end(), [&](const Event& each) { return each.what == what; }));
    }
    std::string squares_of(char name) const { // where it may go, in order
        std::string out;
        for_each_square(state.ways(number(name)),
                        [&](Square square) { out += (out.empty() ? "" : " ") + square_name(square); });
        return out;
    }

    // --- Actions of whoever decides now
    static Action to_play(const std::string& card) {
        return make_action(assault_edge::play, card_named(card));
    }
    Action to_use(char name, const std::string& card) const {
        return make_action(assault_edge::use, number(name), card_named(card));
    }
    Action to_move(char name, const std::string& square) const {
        return make_action(assault_edge::move, number(name), square_named(square));
    }
    Action to_aim(char name, char other) const {
        return make_action(assault_edge::aim, number(name), number(other));
    }
    Action to_aim(char name, Deck deck) const {
        return make_action(assault_edge::aim, number(name), deck_target + deck);
    }
    Action to_hold(char name) const { return make_action(assault_edge::hold, number(name)); }
    Action to_choose(char name) const { return make_action(assault_edge::choose, number(name)); }

    void act(Action action) {
        ASSERT_TRUE(state.sane()) << "the position that the test made";
        Scenario::act(action);
        story.insert(story.end(), events.begin(), events.end());
    }
    Battlefield& does(Action action) {
        act(action);
        return *this;
    }
    // A card and, where it asks, its target: a unit's name or a number.
    Battlefield& plays(const std::string& card) { return does(to_play(card)); }
    Battlefield& plays(const std::string& card, char target) { return plays(card).aims_at(number(target)); }
    Battlefield& plays(const std::string& card, int target) { return plays(card).aims_at(target); }
    Battlefield& uses(char name, const std::string& card) { return does(to_use(name, card)); }
    Battlefield& uses(char name, const std::string& card, char target) {
        return uses(name, card).aims_at(number(target));
    }
    Battlefield& chooses(int choice) { return does(make_action(assault_edge::choose, choice)); }
    Battlefield& moves(char name, const std::string& square) { return does(to_move(name, square)); }
    Battlefield& aims(char name, char other) { return does(to_aim(name, other)); }
    Battlefield& aims(char name, Deck deck) { return does(to_aim(name, deck)); }
    Battlefield& holds(char name) { return does(make_action(assault_edge::hold, number(name))); }
    Battlefield& declares() { return does(make_action(assault_edge::declare)); }
    Battlefield& finishes(char name) { return does(make_action(assault_edge::finish, number(name))); }
    Battlefield& passes() { return does(make_action(assault_edge::pass)); }
    Battlefield& raises(int at) { return does(make_action(assault_edge::raise, at)); }
    Battlefield& draws(Deck deck) { return does(make_action(assault_edge::draw, deck)); }
    Battlefield& ends() { return does(make_action(assault_edge::done)); }
    // All who are asked for an answer let it go by.
    Battlefield& passes_all() {
        while (state.window() && !testing::Test::HasFatalFailure()) passes();
        return *this;
    }
    // With all points.
    Battlefield& attacks(char name, char other) {
        aims(name, other);
        if (state.aiming()) declares();
        return *this;
    }
    void forget() { story.clear(); }

    // The list is all that is there: in hand, at the top, on the board; and filled up with others.
    Battlefield& fill(Seat seat) {
        Side& own = state.side(seat);
        own.discards = {};
        own.list = {};
        own.known = {};
        std::array<int, decks> size{};
        const auto put_in_list = [&](Card card) {
            ++own.list[slot(card)];
            ++size[deck_of(card)];
        };
        for (const Card card : own.hand) put_in_list(card);
        for (const Unit& each : state.units)
            if (each.owner == seat && each.card != no_card) put_in_list(each.card);
        for (const Gear& each : state.gear)
            if (state.unit(each.unit).owner == seat) put_in_list(each.card);
        for (auto& pile : own.piles) pile.clear();
        std::vector<Card> top;
        for (const std::string& key : tops_[slot(seat)])
            top.push_back(card_named(key)), put_in_list(top.back());
        // Dull ones first: what answers nothing.
        for (const bool quick : {false, true})
            for (int card = first_command; card < all_cards; ++card)
                while (is_quick(card) == quick && own.list[slot(card)] < most_copies &&
                       size[deck_of(card)] < deck_sizes[deck_of(card)]) {
                    put_in_list(static_cast<Card>(card));
                    own.piles[deck_of(card)].push_back(static_cast<Card>(card));
                }
        for (std::size_t i = top.size(); i-- > 0;) own.piles[deck_of(top[i])].push_back(top[i]);
        return *this;
    }

  private:
    void put(char name, int square) {
        const bool mine = std::islower(static_cast<unsigned char>(name)) != 0;
        Number free = 0;
        while (state.lives(free)) ++free;
        Unit& own = state.unit(free);
        own = Unit{};
        own.owner = mine ? 0 : 1;
        own.square = static_cast<Square>(square);
        state.board[slot(square)] = free;
        state.living[slot(own.owner)] |= bit(free);
        names_[name] = free;
    }
    Battlefield& aims_at(int target) {
        if (!state.questions.empty() && state.questions.back().ask == Ask::target) return chooses(target);
        EXPECT_EQ(state.chain.empty() ? target : int{state.chain.back().target}, target);
        return *this;
    }

    std::map<char, Number> names_;
    std::array<std::vector<std::string>, 2> tops_;
};

} // namespace cardfront::assault_edge
