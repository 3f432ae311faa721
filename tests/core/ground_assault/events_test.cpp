// Ground Assault: what is told is all that happens on the table, and what happens keeps within the turn's
// bounds, in games played by chance.
#include "core/ground_assault/cards.h"

#include "tests/core/every_game.h"

#include <map>
#include <set>

namespace cardfront::ground_assault {

namespace {

// A table that is kept by what is told alone.
struct Told {
    struct OneSide {
        std::vector<Unit> units;
        std::array<Objective, objective_slots> objectives{};
        int hand = 0, deck = 0, discards = 0;
    };
    std::vector<OneSide> sides;

    explicit Told(const State& state) {
        for (const Seat seat : SeatRange(state.players)) {
            const Side& from = state.side(seat);
            OneSide to;
            for (const Unit& unit : from.units) to.units.push_back({unit.design, unit.zone, unit.damage, 0});
            to.objectives = from.objectives;
            for (Objective& each : to.objectives)
                if (each.up == 0 && each.card != no_card) each.card = face_down;
            to.hand = static_cast<int>(from.hand.size());
            to.deck = static_cast<int>(from.deck.size());
            for (const int count : from.discards) to.discards += count;
            sides.push_back(to);
        }
    }
    bool operator==(const Told& other) const {
        for (std::size_t i = 0; i < sides.size(); ++i) {
            const OneSide &one = sides[i], &two = other.sides[i];
            if (one.units != two.units || one.objectives != two.objectives || one.hand != two.hand ||
                one.deck != two.deck || one.discards != two.discards)
                return false;
        }
        return true;
    }

    OneSide& side(Seat seat) { return sides[slot(seat)]; }
    Unit& unit(const Place& at) { return side(at.seat).units[slot(at.index)]; }
    Objective& objective_at(const Place& at) { return side(at.seat).objectives[slot(at.index)]; }

    void hear(const Event& event) {
        OneSide& own = side(event.seat == nobody ? 0 : event.seat);
        const auto card = static_cast<Card>(event.card == face_down ? face_down : event.card - all_units);
        switch (event.what) {
        case what::shuffle: own.deck += std::exchange(own.discards, 0); break;
        case what::draw: --own.deck, ++own.hand; break;
        case what::take_up: objective_at(event.from) = {}, ++own.hand; break;
        case what::objective: objective_at(event.to) = {card, 1}, --own.hand; break;
        case what::reveal: objective_at(event.to) = {card, 1}; break;
        case what::replace: objective_at(event.to) = {face_down, 0}, --own.deck; break;
        case what::play: --own.hand; break;
        case what::discard:
            ++own.discards;
            if (event.from.area == objective_area) objective_at(event.from) = {};
            break;
        case what::deploy:
        case what::bring:
        case what::move:
        case what::guest: unit(event.to).zone = event.to.row; break;
        case what::wound:
            unit(event.to).damage = static_cast<std::int8_t>(unit(event.to).damage + event.amount);
            break;
        case what::repair:
            unit(event.to).damage = static_cast<std::int8_t>(unit(event.to).damage - event.amount);
            break;
        case what::destroyed: unit(event.to).zone = reserves, unit(event.to).damage = 0; break;
        case what::out:
            for (Unit& each : own.units) each.zone = reserves, each.damage = 0;
            break;
        default: break;
        }
    }
};

// What one player did in one turn.
struct Turn {
    int number = 0;
    std::set<int> kinds; // of actions
    std::set<int> units;
    int stars = 0, laid = 0;
};

template <class F> // f(before, action, events, after)
void for_each_step(std::uint64_t seed, F&& f) {
    for (const Setup& setup : every_setup(State::info, seed)) {
        SCOPED_TRACE(text_of(State::info, setup));
        State state = State::start(setup, Log{});
        Random random(seed);
        ActionList actions;
        std::vector<Event> events;
        for (int n = 0; state.turn() != nobody && !testing::Test::HasFatalFailure(); ++n) {
            ASSERT_LT(n, longest_game);
            state.legal(actions);
            // Half by the plain player, for else few battles are fought to their ends.
            const Action action =
                random.below(2) == 0 ? any_action(actions, random) : playout_choice(state, random);
            const State before = state;
            events.clear();
            state.apply(action, Log(events));
            f(before, action, std::as_const(events), std::as_const(state));
        }
    }
}

constexpr std::uint64_t first_seed = 200, last_seed = 260;

} // namespace

TEST(GroundAssaultEvents, TellAllThatHappensOnTheTable) {
    std::map<int, int> heard;
    for (std::uint64_t seed = first_seed; seed <= last_seed; ++seed)
        for_each_step(seed, [&](const State& before, const Action&, const std::vector<Event>& events,
                                const State& after) {
            Told table(before);
            for (const Event& event : events) table.hear(event);
            ASSERT_TRUE(table == Told(after));
            for (const Event& event : events) ++heard[event.what];
        });
    for (int what = what::lot + 1; what <= what::end; ++what) // the lot falls before the first step
        EXPECT_GT(heard[what], 0) << State::info.events[slot(what)];
}

TEST(GroundAssaultEvents, GA_3_GA_7_ATurnIsOneObjectiveAndOneActionOfFiveStars) {
    const auto is_action = [](int verb) {
        return verb == move || verb == attack || verb == strike || verb == land || verb == use;
    };
    for (std::uint64_t seed = first_seed; seed <= last_seed; ++seed) {
        Turn turn;
        for_each_step(
            seed, [&](const State& before, const Action& action, const std::vector<Event>&, const State&) {
                if (before.turns != turn.number) turn = {before.turns, {}, {}, 0, 0};
                if (!before.questions.empty()) return;
                if (action.verb == objective) {
                    ASSERT_EQ(++turn.laid, 1);
                    ASSERT_TRUE(turn.kinds.empty());
                }
                if (!is_action(action.verb)) return;
                turn.kinds.insert(action.verb);
                ASSERT_EQ(turn.kinds.size(), 1U);
                if (action.verb == use) return;
                const Side& own = before.side(before.player);
                if (action.verb == land) {
                    turn.stars += unit_row(action.a).stars;
                } else {
                    turn.stars += unit_row(own.units[slot(action.a)].design).stars;
                    ASSERT_TRUE(turn.units.insert(action.a).second) << "each of them once";
                }
                ASSERT_LE(turn.stars, action.verb == move   ? move_stars(before, before.player)
                                      : action.verb == land ? carrier_stars
                                                            : action_stars);
            });
    }
}

TEST(GroundAssaultEvents, GA_2_GA_10_OneCardOfEachSideAndThreeInHandForWhoPlayed) {
    int battles = 0, refills = 0;
    for (std::uint64_t seed = first_seed; seed <= last_seed; ++seed) {
        std::set<Seat> played; // in this battle
        for_each_step(seed, [&](const State& before, const Action& action, const std::vector<Event>& events,
                                const State&) {
            Told table(before);
            for (const Event& event : events) {
                switch (event.what) {
                case what::play: ASSERT_TRUE(played.insert(event.seat).second); break;
                case what::out: played.erase(event.seat); break;
                case what::draw:
                    if (before.phase != Phase::opening && action.verb != objective) {
                        ASSERT_TRUE(played.contains(event.seat)) << "who did not play does not draw";
                        ++refills;
                    }
                    break;
                case what::battle: ++battles; [[fallthrough]];
                case what::turn:
                    for (const Seat seat : played) ASSERT_EQ(table.side(seat).hand, hand_size);
                    [[fallthrough]];
                case what::end: played.clear(); break;
                default: break;
                }
                table.hear(event);
            }
        });
    }
    EXPECT_GT(battles, 100);
    EXPECT_GT(refills, 100);
}

// Each roll that is told says what came of it, and no wound is told without a hit or a card.
TEST(GroundAssaultEvents, GA_11_WhatIsToldOfARollAddsUp) {
    int rolls = 0;
    for (std::uint64_t seed = first_seed; seed <= last_seed; ++seed)
        for_each_step(seed, [&](const State&, const Action&, const std::vector<Event>& events, const State&) {
            bool strikes = false;
            for (const Event& event : events) {
                if (event.what == what::battle) strikes = false;
                if (event.what == what::strike) strikes = true;
                if (event.what != what::result) continue;
                ++rolls;
                const bool reached = event.amount >= event.from.index, hit = event.from.seat == 1;
                ASSERT_TRUE(event.from.row >= 2 && event.from.row <= 12);
                ASSERT_TRUE(!reached || hit);
                ASSERT_TRUE(!strikes || hit == reached);
                ASSERT_TRUE(!hit || reached || event.from.row >= 9) << "a twelve, or Wild Shot";
            }
        });
    EXPECT_GT(rolls, 100);
}

} // namespace cardfront::ground_assault
