// What tests over every game share: all games as types, all ways to set one up, and play by chance.
#pragma once

#include "core/match/lists.h"
#include "core/match/moment.h"
#include "generated/game_types.h"

#include <cstring>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace cardfront {

using EveryGame = OfEveryGame<testing::Types>; // a new game in the list is tested at once

struct GameName {
    template <class S>
    static std::string GetName(int) { // NOLINT(readability-identifier-naming): asked for by GoogleTest
        std::string name = S::info.key;
        std::replace(name.begin(), name.end(), '-', '_');
        return name;
    }
};

// A list without faults somewhere near a ready one.
inline List any_list(const Shelf& shelf, const Setup& setup, const List& ready, Random& random,
                     int changes = 40) {
    List list = ready;
    const auto any_item = [&] { return random.below(static_cast<std::uint32_t>(shelf.items.size())); };
    for (int change = 0; change < changes; ++change) {
        const std::size_t one = any_item(), other = any_item();
        if (list.counts[one] == 0) continue;
        List changed = list;
        --changed.counts[one], ++changed.counts[other];
        if (faults(shelf, setup, changed).empty()) list = changed;
    }
    return list;
}
// Where the game has lists: every other seat has the usual one.
inline Setup with_any_lists(const GameInfo& info, Setup setup, std::uint64_t chance) {
    setup = with_usual_lists(info, setup);
    Random random(chance);
    for (std::size_t seat = 0; info.shelf != nullptr && seat < setup.seats; ++seat)
        if (random.below(2) == 0)
            setup.lists[seat] = any_list(info.shelf(), setup, setup.lists[seat], random);
    return setup;
}

// Where the game has lists: every seat has one far from a ready one, which are taken in turn. So everything
// of the pool comes up.
inline Setup with_drawn_lists(const GameInfo& info, Setup setup, std::uint64_t chance) {
    if (info.shelf == nullptr) return setup;
    constexpr int many = 200;
    const Shelf& shelf = info.shelf();
    Random random(chance);
    std::vector<std::size_t> offered;
    for (std::size_t i = 0; i < shelf.ready.size(); ++i)
        if (is_offered(shelf, i, setup)) offered.push_back(i);
    for (std::size_t seat = 0; seat < setup.seats; ++seat) {
        const List ready = ready_list(shelf, offered[(chance + seat) % offered.size()]);
        setup.lists[seat] = any_list(shelf, setup, ready, random, many);
    }
    return setup;
}

// Every combination of options that go together, with every number of seats; the seeds are `seed`, lists by
// chance.
inline std::vector<Setup> every_setup(const GameInfo& info, std::uint64_t seed) {
    std::vector<Setup> setups;
    for (int seats = info.seating.fewest; seats <= info.seating.most; ++seats) {
        Setup setup{static_cast<std::uint8_t>(seats), {}, seed};
        for (;;) {
            if (info.seats(seats) && (info.unfit == nullptr || info.unfit(setup) == nullptr))
                setups.push_back(with_any_lists(info, setup, seed + setups.size()));
            std::size_t at = 0; // count up, the first option fastest
            while (at < info.options.size() && ++setup.options[at] == info.options[at].choices.size())
                setup.options[at++] = 0;
            if (at == info.options.size()) break;
        }
    }
    return setups;
}

// Of these so few that each pair of choices of two options, or of an option and a number of seats, that can
// meet does so in one of them. Greedy: always the one that brings the most new pairs.
inline std::vector<Setup> paired_setups(const GameInfo& info, std::uint64_t seed) {
    using Pairs = std::set<std::array<std::size_t, 4>>;
    const auto pairs_of = [&](const Setup& setup) {
        std::vector<std::size_t> choices(
            setup.options.begin(), setup.options.begin() + static_cast<std::ptrdiff_t>(info.options.size()));
        choices.push_back(setup.seats);
        Pairs pairs;
        for (std::size_t i = 0; i < choices.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) pairs.insert({i, choices[i], j, choices[j]});
        if (choices.size() == 1) pairs.insert({0, choices[0], 0, choices[0]});
        return pairs;
    };
    std::vector<Setup> chosen;
    for (Pairs met;;) {
        std::size_t most = 0;
        const Setup* best = nullptr;
        const auto all = every_setup(info, seed);
        for (const Setup& setup : all) {
            std::size_t fresh = 0;
            for (const auto& pair : pairs_of(setup)) fresh += met.contains(pair) ? 0 : 1;
            if (fresh > most) most = fresh, best = &setup;
        }
        if (best == nullptr) return chosen;
        met.merge(pairs_of(*best));
        chosen.push_back(*best);
    }
}

inline std::string text_of(const GameInfo& info, const Setup& setup) {
    std::string text = info.key;
    for (std::size_t i = 0; i < info.options.size(); ++i)
        text += std::string(" ") + info.options[i].choices[setup.options[i]].key;
    return text + " seats " + std::to_string(setup.seats) + " seed " + std::to_string(setup.seed);
}

inline MatchSetup match_setup(int game, const Setup& setup) {
    MatchSetup match{game, setup, {}, false};
    for (std::size_t seat = 0; seat < setup.seats; ++seat)
        match.players[seat].name = std::array{"Ann", "Bob", "Cy", "Dee"}[seat];
    return match;
}

// One of the legal actions, each verb equally likely: else the many bets would hide the few other choices.
inline Action any_action(const ActionList& actions, Random& random) {
    std::vector<std::pair<std::size_t, std::size_t>> spans; // of one verb; the list is sorted
    for (std::size_t i = 0; i < actions.size(); ++i)
        if (i == 0 || actions[i].verb != actions[i - 1].verb)
            spans.emplace_back(i, 1);
        else
            ++spans.back().second;
    const auto& [from, count] = spans[random.below(static_cast<std::uint32_t>(spans.size()))];
    return actions[from + random.below(static_cast<std::uint32_t>(count))];
}

inline constexpr int longest_game = 5000; // actions

// Plays by chance to the end; `each(state, actions)` sees every position before its action.
template <class S, class F>
S play_by_chance(S state, Random random, F&& each) {
    ActionList actions;
    for (int n = 0; state.turn() != nobody; ++n) {
        state.legal(actions);
        if (actions.empty() || n == longest_game) {
            ADD_FAILURE() << (actions.empty() ? "no legal action" : "no end");
            return state;
        }
        each(std::as_const(state), std::as_const(actions));
        state.apply(any_action(actions, random), Log{});
    }
    return state;
}

inline Match match_by_chance(const MatchSetup& setup, std::uint64_t chance) {
    Match match(setup);
    Random random(chance);
    ActionList actions;
    while (!match.over()) {
        legal(match.state(), actions);
        EXPECT_FALSE(match.play(any_action(actions, random)));
    }
    return match;
}

// Not ==: no byte may differ, for it may be sent, hashed or looked at.
template <class S>
bool same_bytes(const S& one, const S& two) {
    return std::memcmp(&one, &two, sizeof(S)) == 0;
}

template <class S>
S view_of(S state, Seat who) {
    state.redact(who);
    return state;
}
template <class S>
S imagine(S state, Seat who, std::uint64_t chance) {
    state.determinize(who, Random(chance));
    return state;
}

// All that `viewer` reads of a position: what is on the table, and on their turn what they may do.
template <class S>
std::string all_words(const S& state, Seat viewer, const ActionList& actions) {
    const Names names;
    std::string text = turn_words(state, names) + "\n" + hint_for(state, Action{});
    for (const Section& section : sections(state, viewer, names)) {
        text += "\n" + section.key + " " + section.heading;
        for (const std::string& line : section.lines) text += "\n  " + line;
    }
    if (state.turn() == viewer)
        for (const Action& action : actions) {
            const ActionWords words = words_of(state, action, names);
            text += "\n" + words.group + "|" + words.label + "|" + words.said;
            text += "|" + effect_words(state, action, names);
        }
    return text;
}

inline std::vector<Action> as_vector(const ActionList& actions) {
    return {actions.begin(), actions.end()};
}

} // namespace cardfront
