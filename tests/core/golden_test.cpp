// Golden games: records in which every choice of an option meets every choice of every other one, and one
// number for a thousand games by chance. They hold what the rules did when they were written, told in words,
// so that a change of behaviour is no accident while a change of layout is free, and native and wasm agree.
// Each game keeps its own beside its tests (golden.inc).
//
// After a change that is meant, write them anew, look at the difference, and name the change in the commit:
//   CARDFRONT_WRITE_GOLDEN=. build/debug/core_tests --gtest_filter='Golden.*'    . is the root of the tree
#include "tests/core/every_game.h"
#include "tests/core/game_files.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <string>

namespace cardfront {

namespace {

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
    if (info.seating.fewest != info.seating.most) name += "_" + std::to_string(setup.seats);
    return name;
}

std::string hex_literal(std::uint64_t value) {
    std::array<char, 24> out{};
    std::snprintf(out.data(), out.size(), "0x%016llxU", static_cast<unsigned long long>(value));
    return out.data();
}

std::string golden_path(int game) { // from the root of the tree
    const GameFiles& files = game_files()[slot(game)];
    return std::string(files.root) + files.tests + "/golden.inc";
}

void write_golden(int game, const std::string& path) {
    const GameInfo& info = game_info(game);
    std::ofstream out(path);
    out << hex_literal(hash_of_games(game)) << ",\n{";
    for (const auto& setup : paired_setups(info, 2026)) {
        const Match match = match_by_chance(match_setup(game, setup), 2027);
        out << "\n{\"" << name_of(info, setup) << "\", " << hex_literal(hash_of_words(match))
            << ", R\"record(" << match.record() << ")record\"},";
    }
    out << "\n}\n";
    ASSERT_TRUE(out.good()) << path;
}

} // namespace

TEST(Golden, EveryPairOfChoicesHasOne) {
    ASSERT_EQ(game_files().size(), slot(games));
    const char* const root = std::getenv("CARDFRONT_WRITE_GOLDEN"); // NOLINT(concurrency-mt-unsafe)
    for (int game = 0; root != nullptr && game < games; ++game)
        write_golden(game, std::string(root) + "/" + golden_path(game));
    for (int game = 0; game < games; ++game) {
        const auto& golden = game_files()[slot(game)].golden;
        const auto setups = paired_setups(game_info(game), 0);
        ASSERT_EQ(golden.size(), setups.size()) << golden_path(game) << " is to be written anew";
        for (std::size_t i = 0; i < setups.size(); ++i)
            EXPECT_EQ(golden[i].name, name_of(game_info(game), setups[i]));
    }
}

TEST(Golden, RecordsPlayAsTheyDid) {
    for (const GameFiles& files : game_files())
        for (const GoldenRecord& golden : files.golden) {
            SCOPED_TRACE(golden.name);
            const auto match = Match::from_record(golden.text);
            ASSERT_TRUE(match) << "line " << match.problem().line << ": " << match.problem().reason;
            EXPECT_TRUE(match->over());
            EXPECT_EQ(match->record(), golden.text);
            EXPECT_EQ(hex_literal(hash_of_words(*match)), hex_literal(golden.told));
        }
}

TEST(Golden, AThousandGamesByChanceEndAsTheyDid) {
    for (int game = 0; game < games; ++game)
        EXPECT_EQ(hex_literal(hash_of_games(game)), hex_literal(game_files()[slot(game)].by_chance))
            << game_info(game).key;
}

} // namespace cardfront
