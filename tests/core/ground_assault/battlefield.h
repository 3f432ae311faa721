// Positions of Ground Assault, put together from words: who has which units where, which objectives, which
// cards. It is seat 0's turn, nothing is done yet, and hands are empty. Units and cards are named by their
// keys:
//
//   units     "mote lance:1 lance"     lance:1 has one damage counter; lance#2 is the second of them
//   objectives "minefield! dig-in -"   ! is face up, - is a place that is lost
//
// Who was given no objectives has three dull ones, face down. The rest of each deck is filled up.
#pragma once

#include "core/ground_assault/cards.h"

#include "tests/core/scenario.h"

#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <vector>

namespace cardfront::ground_assault {

inline constexpr Action done_action = make_action(done);

inline Card card_named(const std::string& key) {
    for (int card = 0; card < all_cards; ++card)
        if (card_row(card).key == key) return static_cast<Card>(card);
    ADD_FAILURE() << "no card " << key;
    return 0;
}
inline Design design_named(const std::string& key) {
    for (int design = 0; design < all_units; ++design)
        if (unit_row(design).key == key) return static_cast<Design>(design);
    ADD_FAILURE() << "no unit " << key;
    return 0;
}
inline const UnitRow& printed(const std::string& key) {
    return unit_row(design_named(key));
}
inline std::vector<std::string> words_in(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> found;
    for (std::string each; in >> each;) found.push_back(each);
    return found;
}
inline std::vector<Card> cards_in(const std::string& text) {
    std::vector<Card> found;
    for (const std::string& each : words_in(text)) found.push_back(card_named(each));
    return found;
}

class Battlefield : public Scenario<State> {
  public:
    std::vector<Event> story; // of all actions since forget()

    explicit Battlefield(int seats = 2, Format format = Format::thirty) {
        state.players = static_cast<std::uint8_t>(seats);
        state.format = static_cast<std::uint8_t>(format);
        state.phase = Phase::turn;
        state.turns = 2;
        for (const Seat seat : SeatRange(seats)) {
            state.side(seat).in_game = 1;
            objectives(seat, format == Format::two_packs ? "long-guns - -" : "long-guns broadside ricochet");
        }
    }

    // --- Putting things somewhere
    Battlefield& units(Seat seat, Zone zone, const std::string& text) {
        for (const std::string& each : words_in(text)) {
            const std::size_t colon = each.find(':');
            Unit unit{design_named(each.substr(0, colon)), zone, 0, 0};
            if (colon != std::string::npos)
                unit.damage = static_cast<std::int8_t>(std::stoi(each.substr(colon + 1)));
            auto& all = state.side(seat).units;
            all.push_back(unit);
            std::stable_sort(all.begin(), all.end(),
                             [](const Unit& one, const Unit& other) { return one.design < other.design; });
        }
        return *this;
    }
    Battlefield& objectives(Seat seat, const std::string& text) {
        std::size_t at = 0;
        for (std::string each : words_in(text)) {
            const bool up = each.back() == '!';
            if (up) each.pop_back();
            state.side(seat).objectives[at++] =
                each == "-" ? Objective{}
                            : Objective{card_named(each), static_cast<std::uint8_t>(up ? 1 : 0)};
        }
        return fill(seat);
    }
    Battlefield& hand(Seat seat, const std::string& text) {
        auto& held = state.side(seat).hand;
        held.clear();
        for (const Card card : cards_in(text)) held.insert_sorted(card);
        return fill(seat);
    }
    Battlefield& deck_top(Seat seat, const std::string& text) { // the first is drawn first
        tops_[slot(seat)] = cards_in(text);
        return fill(seat);
    }
    Battlefield& deck_spent(Seat seat, bool spent = true) { // all that is not elsewhere is discarded
        spent_[slot(seat)] = spent;
        return fill(seat);
    }
    Battlefield& turn_of(Seat seat) {
        state.player = seat;
        return *this;
    }
    Battlefield& fallen(Seat seat) { // is out of the game
        Side& own = state.side(seat);
        own.in_game = 0;
        for (Unit& unit : own.units) unit.zone = reserves, unit.damage = 0;
        return objectives(seat, "- - -");
    }

    // --- What the dice will show, if nothing is shuffled before: their faces; or base rolls of two dice
    Battlefield& dice(const std::vector<int>& faces) {
        return chance([&](Random random) {
            return std::all_of(faces.begin(), faces.end(), [&](int face) { return random.die() == face; });
        });
    }
    Battlefield& rolls(const std::vector<int>& bases) {
        return chance([&](Random random) {
            return std::all_of(bases.begin(), bases.end(), [&](int base) {
                const int one = random.die();
                return one + random.die() == base;
            });
        });
    }

    // --- Questions
    Ref ref(Seat seat, const std::string& name) const { // "mote", "mote#2"
        const std::size_t sharp = name.find('#');
        const Design design = design_named(name.substr(0, sharp));
        int left = sharp == std::string::npos ? 1 : std::stoi(name.substr(sharp + 1));
        const auto& all = state.side(seat).units;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].design == design && --left == 0) return {seat, static_cast<std::int8_t>(i)};
        ADD_FAILURE() << "seat " << int{seat} << " has no " << name;
        return {seat, 0};
    }
    const Unit& unit(Seat seat, const std::string& name) const { return state.unit(ref(seat, name)); }
    int damage(Seat seat, const std::string& name) const { return unit(seat, name).damage; }
    Zone zone(Seat seat, const std::string& name) const { return unit(seat, name).zone; }
    bool holds(Seat seat, const std::string& card) const {
        return state.side(seat).hand.contains(card_named(card));
    }
    int in_hand(Seat seat) const { return static_cast<int>(state.side(seat).hand.size()); }
    int discarded(Seat seat, const std::string& card) const {
        return state.side(seat).discards[slot(card_named(card))];
    }
    std::string objective_at(Seat seat, int at) const { // as in objectives()
        const Objective& there = state.side(seat).objectives[slot(at)];
        if (there.card == no_card) return "-";
        return std::string(card_row(there.card).key) + (there.up != 0 ? "!" : "");
    }
    bool over() const { return state.phase == Phase::over; }
    // "1 wound"; "" where nothing is asked but the turn's or the battle's own question.
    std::string asked() const {
        if (state.questions.empty()) return "";
        static constexpr std::array names{"bring", "wound", "leave", "offer"};
        const Question& first = state.questions[0];
        return std::to_string(int{first.who}) + " " + names[static_cast<std::size_t>(first.ask)];
    }
    // Out of the story: what was told of the latest roll of that seat.
    int base_of(Seat seat) const { return result_of(seat).from.row; }
    int attack_of(Seat seat) const { return result_of(seat).amount - result_of(seat).from.row; }
    bool hit_by(Seat seat) const { return result_of(seat).from.seat != 0; }
    int target_of(Seat seat) const { return result_of(seat).from.index; } // the defence it had to reach
    std::vector<Event> told(std::uint8_t what) const {
        std::vector<Event> found;
        for (const Event& event : story)
            if (event.what == what) found.push_back(event);
        return found;
    }
    int count(std::uint8_t what, Seat seat) const { // of events of that seat
        int sum = 0;
        for (const Event& event : told(what)) sum += event.seat == seat ? 1 : 0;
        return sum;
    }
    int wounded(Seat seat, const std::string& name) const { // counters put on it, in the story
        int sum = 0;
        for (const Event& event : told(what::wound))
            if (event.seat == seat && event.to.index == ref(seat, name).index) sum += event.amount;
        return sum;
    }

    // --- Actions of whoever decides now
    Action to_move(const std::string& name, int zone) const {
        return make_action(ground_assault::move, ref(state.turn(), name).index, zone);
    }
    Action to_attack(const std::string& name, Seat seat, const std::string& other) const {
        return make_action(ground_assault::attack, ref(state.turn(), name).index, seat,
                           ref(seat, other).index);
    }
    Action to_strike(const std::string& name, Seat seat, int at) const {
        return make_action(ground_assault::strike, ref(state.turn(), name).index, seat, at);
    }
    static Action to_land(const std::string& name, int zone) {
        return make_action(ground_assault::land, design_named(name), zone);
    }
    static Action to_lay(const std::string& card, int at) {
        return make_action(ground_assault::objective, card_named(card), at);
    }
    static Action to_play(const std::string& card) {
        return make_action(ground_assault::play, card_named(card));
    }
    static Action to_bring(const std::string& name) {
        return make_action(ground_assault::bring, design_named(name));
    }
    static Action to_deploy(const std::string& name) {
        return make_action(ground_assault::deploy, design_named(name));
    }
    Action to_choose(Seat seat, const std::string& name) const {
        return make_action(ground_assault::choose, seat, ref(seat, name).index);
    }

    void act(Action action) {
        ASSERT_TRUE(state.sane()) << "the position that the test made";
        Scenario::act(action);
        story.insert(story.end(), events.begin(), events.end());
    }
    Battlefield& moves(const std::string& name, int zone) { return does(to_move(name, zone)); }
    Battlefield& attacks(const std::string& name, Seat seat, const std::string& other) {
        return does(to_attack(name, seat, other));
    }
    Battlefield& lays(const std::string& card, int at) { return does(to_lay(card, at)); }
    Battlefield& plays(const std::string& card) { return does(to_play(card)); }
    Battlefield& brings(const std::string& name) { return does(to_bring(name)); }
    Battlefield& chooses(Seat seat, const std::string& name) { return does(to_choose(seat, name)); }
    Battlefield& passes() { return does(make_action(ground_assault::pass)); }
    Battlefield& ends() { return does(make_action(ground_assault::done)); }
    // All who are asked for a card in this turn's battles let it go by.
    Battlefield& passes_all() {
        while (state.phase == Phase::battle && state.questions.empty() && !testing::Test::HasFatalFailure())
            passes();
        return *this;
    }
    // These strike there one after the other; stops at a question.
    Battlefield& strikes(const std::string& names, Seat seat, int at) {
        for (const std::string& each : words_in(names)) does(to_strike(each, seat, at));
        return ends();
    }
    // A turn with one battle, and these cards in it out of hands that hold nothing else; "" is none. Stops at
    // a question.
    Battlefield& clash(const std::string& attacker, const std::string& defender,
                       const std::string& attackers = "", const std::string& defenders = "",
                       Seat against = 1) {
        hand(state.player, attackers).hand(against, defenders);
        attacks(attacker, against, defender).ends();
        if (!attackers.empty()) plays(attackers);
        if (!defenders.empty()) plays(defenders);
        return *this;
    }
    void forget() { story.clear(); }

  private:
    Battlefield& does(Action action) {
        act(action);
        return *this;
    }
    const Event& result_of(Seat seat) const {
        for (std::size_t i = story.size(); i-- > 0;)
            if (story[i].what == what::result && story[i].seat == seat) return story[i];
        ADD_FAILURE() << "seat " << int{seat} << " did not roll";
        static const Event none{};
        return none;
    }
    template <class F>
    Battlefield& chance(F&& fits) {
        constexpr std::uint64_t most = 100'000'000;
        for (std::uint64_t seed = 1; seed < most; ++seed)
            if (fits(Random(seed))) {
                state.random = Random(seed);
                return *this;
            }
        ADD_FAILURE() << "dice never show that";
        return *this;
    }
    // The deck, with as many cards as the format asks for, and the list to all that is there.
    Battlefield& fill(Seat seat) {
        Side& own = state.side(seat);
        own.discards = {};
        own.deck.clear();
        own.list = {};
        int size = 0;
        const auto put = [&](Card card) { ++own.list[slot(card)], ++size; };
        for (const Card card : own.hand) put(card);
        for (const Objective& each : own.objectives)
            if (each.card != no_card) put(each.card);
        for (const Card card : tops_[slot(seat)]) put(card);
        for (int n = 0; size < state.limits().least_deck; ++n) {
            const auto card = static_cast<Card>(n % combat_cards);
            if (own.list[slot(card)] == most_copies_of_card) continue;
            put(card);
            if (spent_[slot(seat)])
                ++own.discards[slot(card)];
            else
                own.deck.push_back(card);
        }
        const std::vector<Card>& top = tops_[slot(seat)];
        for (std::size_t i = top.size(); i-- > 0;) own.deck.push_back(top[i]);
        return *this;
    }

    std::array<std::vector<Card>, most_seats> tops_;
    std::array<bool, most_seats> spent_{};
};

// Units of seats 0 and 1 meet; each has a big one at home that stays out of it.
inline Battlefield meeting(const std::string& mine, const std::string& theirs, Zone where = contested) {
    Battlefield field;
    field.units(0, where, mine).units(0, 0, "burrow-barge");
    field.units(1, where, theirs).units(1, 1, "marshals-tread");
    return field;
}

} // namespace cardfront::ground_assault
