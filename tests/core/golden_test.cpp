// Golden games: records in which every choice of an option meets every choice of every other one, and one
// number for a thousand games by chance. They hold what the rules did when they were written, told in words,
// so that a change of behaviour is no accident while a change of layout is free, and native and wasm agree.
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
    std::uint64_t told; // hash_of_words
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

class WordHash {
  public:
    void add(const std::string& text) {
        hash_ = hash_bytes(text.data(), text.size() + 1, hash_); // with its end: "ab", "c" is not "a", "bc"
    }
    void add(const std::vector<Section>& all) {
        for (const Section& section : all) {
            add(section.key), add(section.heading);
            for (const std::string& line : section.lines) add(line);
        }
    }
    std::uint64_t value() const { return hash_; }

  private:
    std::uint64_t hash_ = hash_bytes(nullptr, 0);
};

// All that an onlooker and each seat are told from the opening to the end, and how it stands then.
std::uint64_t hash_of_words(const Match& match) {
    WordHash hash;
    for (Seat who = nobody; who < match.setup().setup.seats; ++who) {
        for (Telling telling(match, who); telling.more();)
            for (const Line& line : telling.next().lines) hash.add(line.text);
        hash.add(sections(seen_by(who, match.state()), match.setup().setup.seats, match.names()));
    }
    return hash.value();
}

// A thousand games by chance, all option sets in turn: every action, and the end of each.
std::uint64_t hash_of_games(int game) {
    const GameInfo& info = game_info(game);
    const auto setups = every_setup(info, 0);
    WordHash hash;
    ActionList actions;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        auto setup = setups[seed % setups.size()];
        setup.seed = seed;
        Position state = start(game, setup, Log{});
        Random random(~seed);
        while (turn(state) != nobody) {
            legal(state, actions);
            const Action action = any_action(actions, random);
            hash.add(action_code(info, action));
            apply(state, action, Log{});
        }
        hash.add(sections(seen_by(nobody, state), setup.seats, Names{}));
        for (const Seat seat : SeatRange(setup.seats)) hash.add(std::to_string(score(state, seat)));
    }
    return hash.value();
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
        for (const auto& setup : paired_setups(info, 2026)) {
            const Match match = match_by_chance(match_setup(game, setup), 2027);
            const std::string name = name_of(info, setup);
            index << "{\"" << name << "\", " << hex(hash_of_words(match)) << ",\n#include \"tests/golden/"
                  << name << ".inc\"\n},\n";
            std::string path = folder;
            path.append("/").append(name).append(".inc");
            std::ofstream(path) << "R\"record(" << match.record() << ")record\"\n";
        }
        totals << "{\"" << info.key << "\", " << hex(hash_of_games(game)) << "},\n";
    }
    ASSERT_TRUE(index.good() && totals.good()) << folder;
}

} // namespace

TEST(Golden, EveryPairOfChoicesHasOne) {
    if (const char* const folder = std::getenv("CARDFRONT_WRITE_GOLDEN")) write_golden(folder);
    std::size_t at = 0;
    for (int game = 0; game < games; ++game)
        for (const auto& setup : paired_setups(game_info(game), 0)) {
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
        EXPECT_EQ(hex(hash_of_words(*match)), hex(golden.told));
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
