// Golden games: one record for each option set, and one number for a thousand games by chance. They hold what
// the rules did when they were written, so that no change of behaviour is an accident, and native and wasm
// agree.
//
// After a change that is meant, write them anew, look at the difference, and name the change in the commit:
//   CARDFRONT_WRITE_GOLDEN=tests/golden build/debug/core_tests --gtest_filter='Golden.*'
#include "tests/core/every_game.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <string>

namespace cardfront {

namespace {

struct GoldenRecord {
    const char* name;
    std::uint64_t state;  // hash of the last one
    std::uint64_t events; // hash of all, from the opening on
    const char* text;
};
constexpr GoldenRecord records[] = {
#include "tests/golden/records.inc"
};

struct GoldenGame {
    const char* key;
    std::uint64_t hash; // hash_of_games
};
constexpr GoldenGame thousands[] = {
#include "tests/golden/games.inc"
};

std::uint64_t hash_of_events(const Match& match) {
    static_assert(std::has_unique_object_representations_v<Event>);
    std::uint64_t hash = hash_bytes(nullptr, 0);
    const auto add = [&](const std::vector<Event>& events) {
        hash = hash_bytes(events.data(), events.size() * sizeof(Event), hash);
    };
    add(match.opening());
    for (const Step& step : match.steps()) add(step.events);
    return hash;
}

// A thousand games by chance, all option sets in turn: every action, and the end of each.
std::uint64_t hash_of_games(int game) {
    const auto setups = every_setup(game_info(game), 0);
    std::uint64_t hash = hash_bytes(nullptr, 0);
    ActionList actions;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        auto setup = setups[seed % setups.size()];
        setup.seed = seed;
        AnyState state = start(game, setup, Log{});
        Random random(~seed);
        while (turn(state) != nobody) {
            legal(state, actions);
            const Action action = any_action(actions, random);
            hash = hash_bytes(&action, sizeof action, hash);
            apply(state, action, Log{});
        }
        std::visit([&](const auto& end) { hash = hash_bytes(&end, sizeof end, hash); }, state);
    }
    return hash;
}

std::string name_of(const GameInfo& info, const Setup& setup) {
    std::string name = info.key;
    for (std::size_t i = 0; i < info.options.size(); ++i)
        name += std::string("_") + info.options[i].choices[setup.options[i]].key;
    if (info.fewest_seats != info.most_seats) name += "_" + std::to_string(setup.seats);
    return name;
}

std::string hex(std::uint64_t value) {
    std::array<char, 24> out{};
    std::snprintf(out.data(), out.size(), "0x%016llxU", static_cast<unsigned long long>(value));
    return out.data();
}

void write_golden(const std::string& folder) {
    std::ofstream index(folder + "/records.inc");
    std::ofstream totals(folder + "/games.inc");
    for (int game = 0; game < games; ++game) {
        const GameInfo& info = game_info(game);
        for (const auto& setup : every_setup(info, 2026)) {
            const Match match = match_by_chance(match_setup(game, setup), 2027);
            const std::string name = name_of(info, setup);
            index << "{\"" << name << "\", " << hex(hash(match.state())) << ", " << hex(hash_of_events(match))
                  << ",\n#include \"tests/golden/" << name << ".inc\"\n},\n";
            std::string path = folder;
            path.append("/").append(name).append(".inc");
            std::ofstream(path) << "R\"record(" << match.record() << ")record\"\n";
        }
        totals << "{\"" << info.key << "\", " << hex(hash_of_games(game)) << "},\n";
    }
    ASSERT_TRUE(index.good() && totals.good()) << folder;
}

} // namespace

TEST(Golden, ThereIsOneForEachOptionSet) {
    if (const char* const folder = std::getenv("CARDFRONT_WRITE_GOLDEN")) write_golden(folder);
    std::size_t at = 0;
    for (int game = 0; game < games; ++game)
        for (const auto& setup : every_setup(game_info(game), 0)) {
            ASSERT_LT(at, std::size(records));
            EXPECT_EQ(records[at++].name, name_of(game_info(game), setup));
        }
    EXPECT_EQ(at, std::size(records));
}

TEST(Golden, RecordsPlayAsTheyDid) {
    for (const GoldenRecord& golden : records) {
        SCOPED_TRACE(golden.name);
        const auto match = Match::from_record(golden.text);
        ASSERT_TRUE(match) << "line " << match.problem().line << ": " << match.problem().reason;
        EXPECT_TRUE(match->over());
        EXPECT_EQ(match->record(), golden.text);
        EXPECT_EQ(hash(match->state()), golden.state);
        EXPECT_EQ(hash_of_events(*match), golden.events);
    }
}

TEST(Golden, AThousandGamesByChanceEndAsTheyDid) {
    ASSERT_EQ(std::size(thousands), static_cast<std::size_t>(games));
    for (int game = 0; game < games; ++game) {
        EXPECT_EQ(game_info(game).key, std::string(thousands[game].key));
        EXPECT_EQ(hex(hash_of_games(game)), hex(thousands[game].hash));
    }
}

} // namespace cardfront
