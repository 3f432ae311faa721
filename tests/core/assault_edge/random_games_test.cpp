// Assault Edge: games by chance, held against the rulebook counted out once more in the plainest way: squares
// as columns and rows, steps one by one, every card where it is. It shares no function of the rules.
#include "core/match/lists.h"
#include "tests/core/every_game.h"

#include "core/assault_edge/cards.h"

#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace cardfront::assault_edge {

namespace {

using Pairs = std::set<std::pair<int, int>>; // a unit and a square or a target

int steps_between(int one, int other) {
    return std::max(std::abs(one % 9 - other % 9), std::abs(one / 9 - other / 9));
}
// The deck before which the square lies at that seat's edge, or -1 (AE-1).
int colour_of(Seat seat, int square) {
    const int seen = seat == 0 ? square : 62 - square;
    return seen / 9 == 0 ? seen / 3 : -1;
}
bool is_near_deck(Seat seat, int deck, int square, int reach) { // AE-2
    for (int other = 0; other < 63; ++other)
        if (colour_of(seat, other) == deck && steps_between(square, other) < reach) return true;
    return false;
}
std::vector<int> cards_of(const State& state, int number) {
    const Unit& own = state.units[slot(number)];
    std::vector<int> out;
    for (unsigned n = 0; n < 2; ++n)
        if ((own.built >> n & 1U) != 0) out.push_back(state.sides[slot(own.owner)].plants[n].card);
    if (own.card >= 0) out.push_back(own.card);
    for (const Gear& each : state.gear)
        if (each.unit == number) out.push_back(each.card);
    return out;
}
// AE-33
Stats numbers_of(const State& state, int number) {
    const Unit& own = state.units[slot(number)];
    Stats out{1 + own.more_attack + own.turn_attack, 1 + own.more_health,
              1 + own.more_speed + own.turn_speed};
    for (const int card : cards_of(state, number)) {
        out.attack += row(card).attack;
        out.health += row(card).health;
        out.speed += row(card).speed;
    }
    for (const Unit& each : state.units)
        if (each.owner == own.owner && each.card >= 0 && std::string(row(each.card).key) == "thorn-mother" &&
            steps_between(each.square, own.square) == 1)
            ++out.attack;
    return {std::max(out.attack, 0), out.health, std::max(out.speed, 0)};
}
int reach_of(const State& state, int number) {
    int out = 1;
    for (const int card : cards_of(state, number)) out = std::max<int>(out, row(card).reach);
    return out;
}
// Step by step (AE-5, AE-6).
std::set<int> ways_of(const State& state, int number, int speed) {
    const Unit& own = state.units[slot(number)];
    const Seat enemy = own.owner == 0 ? Seat{1} : Seat{0};
    std::set<int> taken, found{own.square};
    int besiegers = 0;
    for (const Unit& each : state.units) {
        if (each.owner == nobody) continue;
        taken.insert(each.square);
        if (&each != &own && each.owner == own.owner && colour_of(enemy, each.square) == 2) ++besiegers;
    }
    for (int step = 0; step < speed; ++step) {
        const std::set<int> before = found;
        for (const int from : before)
            for (int to = 0; to < 63; ++to)
                if (steps_between(from, to) == 1 && !taken.contains(to) &&
                    (besiegers < 2 || colour_of(enemy, to) != 2))
                    found.insert(to);
    }
    found.erase(own.square);
    return found;
}

void check_choices(const State& state, const ActionList& actions) {
    Pairs moves, aims, want_moves, want_aims;
    std::set<int> holds, want_holds;
    int given = 0; // points, or held back
    for (const Aim& each : state.aims) given += each.points;
    bool busy = false;
    for (const Action& each : actions) {
        busy = busy || each.verb == finish || state.aiming();
        if (each.verb == assault_edge::move) moves.insert({each.a, each.b});
        if (each.verb == assault_edge::aim) aims.insert({each.a, each.b});
        if (each.verb == assault_edge::hold) holds.insert(each.a);
    }
    const Seat enemy = state.player == 0 ? Seat{1} : Seat{0};
    for (int number = 0; number < 63; ++number) {
        const Unit& own = state.units[slot(number)];
        if (own.owner != state.player || (own.done & (finished | moved_last)) != 0 ||
            (busy && state.active != number))
            continue;
        const Stats now = numbers_of(state, number);
        if (!state.aiming())
            for (const int to : ways_of(state, number, now.speed - own.spent))
                want_moves.insert({number, to});
        if (!state.aiming() && ((own.done & attacked) != 0 || now.attack == 0)) continue;
        const int reach = reach_of(state, number);
        for (int other = 0; other < 63; ++other) {
            const Unit& there = state.units[slot(other)];
            if (there.owner == enemy && steps_between(there.square, own.square) <= reach)
                want_aims.insert({number, other});
        }
        for (int deck = 0; deck < decks && state.again != 3; ++deck)
            if (is_near_deck(enemy, deck, own.square, reach)) want_aims.insert({number, 63 + deck});
        const auto first = want_aims.lower_bound({number, 0});
        const bool reaches = first != want_aims.end() && first->first == number;
        const int left = now.attack - state.held - given;
        if (reaches && left > (state.aims.empty() ? 1 : 0)) want_holds.insert(number);
    }
    EXPECT_EQ(moves, want_moves); // AE-5 to AE-7
    EXPECT_EQ(aims, want_aims);   // AE-2, AE-3, AE-7
    EXPECT_EQ(holds, want_holds); // AE-8
}

void check_table(const State& state) {
    for (const Seat seat : SeatRange(2)) {
        const Side& own = state.sides[slot(seat)];
        Counts found = own.discards;
        for (const auto& pile : own.piles)
            for (const Card card : pile) ++found[slot(card)];
        for (const Card card : own.hand) ++found[slot(card)];
        int uniques = 0, besiegers = 0;
        std::set<int> names;
        for (const Unit& each : state.units) {
            if (each.owner != seat) continue;
            if (each.card >= 0) ++found[slot(each.card)], ++uniques, names.insert(each.card);
            if (colour_of(seat == 0 ? Seat{1} : Seat{0}, each.square) == 2) ++besiegers;
        }
        for (const Gear& each : state.gear)
            if (state.units[slot(each.unit)].owner == seat) ++found[slot(each.card)];
        for (const Use& each : state.chain)
            if (each.owner == seat && each.from == From::hand) ++found[slot(each.card)];
        EXPECT_EQ(found, own.list) << "a card is nowhere, or twice"; // AE-10
        EXPECT_LE(uniques, 3);                                       // AE-14
        EXPECT_EQ(names.size(), static_cast<std::size_t>(uniques));
        EXPECT_LE(besiegers, 2); // AE-5
    }
    for (int number = 0; number < 63 && state.phase != Phase::over; ++number) {
        const Unit& each = state.units[slot(number)];
        const bool dead = each.owner != nobody && numbers_of(state, number).health <= each.damage;
        EXPECT_FALSE(dead) << number; // AE-19
    }
}

// What each unit does in a turn, as letters: m it moves, a it attacks or does something else instead, R it is
// ready again, X another has its number.
using Deeds = std::map<int, std::string>;

void check_deeds(const Deeds& deeds) { // AE-7
    for (const auto& [number, all] : deeds) {
        const auto start = all.find_last_of("RX");
        const std::string since = start == std::string::npos ? all : all.substr(start + 1);
        const bool again = start != std::string::npos && all[start] == 'R';
        EXPECT_LE(std::count(since.begin(), since.end(), 'a'), 1) << all;
        EXPECT_LE(std::count(since.begin(), since.end(), 'm'), 2) << all;
        const bool late = !again && since.find("mma") != std::string::npos;
        EXPECT_FALSE(late) << all;
    }
}

void note(const State& before, Action action, const std::vector<Event>& events, Deeds& deeds) {
    if (action.verb == assault_edge::move) deeds[action.a] += 'm';
    if (action.verb == assault_edge::use && row(action.b).instead == Instead::attack) deeds[action.a] += 'a';
    bool declared = false;
    int points = 0;
    for (const Event& each : events) {
        if (each.what == what::attack && before.again == 0 && !declared) deeds[each.from.row] += 'a';
        if (each.what == what::attack) declared = true, points += each.amount;
        if (each.what == what::ready) deeds[each.to.row] += 'R';
        if (each.what == what::destroyed || each.what == what::spawn) deeds[each.to.row] += 'X';
        if (each.what == what::turn) deeds.clear();
    }
    if (!declared) return;
    const int attacker = action.verb == aim ? action.a : before.active;
    const int held = before.held + (action.verb == hold ? 1 : 0);
    EXPECT_EQ(points + held, numbers_of(before, attacker).attack) << "what is not held back is given"; // AE-8
    EXPECT_GE(points, 1);
}

void check_turn(const State& before, const State& after, const std::vector<Event>& events) {
    bool begins = false;
    int spawns = 0, draws = 0, there = -1, knocked_out = 0;
    Seat whose = nobody;
    for (const Event& each : events) {
        if (each.what == what::turn) begins = true, whose = each.seat;
        if (begins && each.what == what::spawn) ++spawns, there = each.to.index;
        if (begins && each.what == what::draw) ++draws;
        if (each.what == what::hold && each.to.index == command) ++knocked_out;
    }
    EXPECT_EQ(knocked_out != 0, after.phase == Phase::over && after.winners != 3); // AE-9
    if (!begins || after.phase == Phase::over) return;
    int want = -1; // AE-4
    for (int column = 6; column < 9; ++column) {
        const int square = whose == 0 ? column : 62 - column;
        const auto is_there = [&](const Unit& each) { return each.owner != nobody && each.square == square; };
        if (std::none_of(before.units.begin(), before.units.end(), is_there)) want = square;
    }
    EXPECT_EQ(spawns, want < 0 ? 0 : 1);
    EXPECT_EQ(there, want);
    EXPECT_LE(draws, after.turns == 1 ? 0 : 1); // AE-11
}

State begun(std::uint64_t seed) {
    Setup setup{2, {static_cast<std::uint8_t>(seed % 2)}, seed};
    return State::start(with_drawn_lists(State::info, setup, seed), Log{});
}

} // namespace

TEST(AssaultEdgeRandomGames, KeepToTheRulebook) { // AE-2 to AE-11
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        SCOPED_TRACE(seed);
        Random random(seed);
        State state = begun(seed);
        Deeds deeds;
        ActionList actions;
        for (int step = 0; state.turn() != nobody && !testing::Test::HasFailure(); ++step) {
            ASSERT_LT(step, 20000) << "it does not end";
            state.legal(actions);
            ASSERT_FALSE(actions.empty());
            if (state.phase == Phase::combat && !state.window() && state.questions.empty())
                check_choices(state, actions);
            const bool plain = seed % 3 != 0 || random.below(4) == 0;
            const Action action = plain ? playout_choice(state, random)
                                        : actions[random.below(static_cast<std::uint32_t>(actions.size()))];
            const State before = state;
            std::vector<Event> events;
            state.apply(action, Log(events));
            check_table(state);
            note(before, action, events, deeds);
            check_deeds(deeds);
            check_turn(before, state, events);
        }
    }
}

} // namespace cardfront::assault_edge
