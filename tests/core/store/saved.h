// What the tests of saved games share: matches to save, a store that begins anew, texts made to fit again
// after a change.
#pragma once

#include "tests/core/every_game.h"
#include "tests/stage/fake_platform.h"
#include "web/store/saves.h"

#include <gtest/gtest.h>

#include <functional>

namespace cardfront {

using platform::fake;

inline MatchSetup some_setup(int game, std::uint64_t seed = 1, int people = 1) {
    MatchSetup setup = match_setup(game, every_setup(game_info(game), seed).front());
    for (auto seat = static_cast<std::size_t>(people); seat < setup.setup.seats; ++seat)
        setup.players[seat].level = 1;
    return setup;
}

inline void play_on(Match& match, std::size_t actions, Random& random) {
    ActionList choices;
    for (; actions > 0 && !match.over(); --actions) {
        legal(match.state(), choices);
        ASSERT_FALSE(match.play(any_action(choices, random)));
    }
}

inline Match played(const MatchSetup& setup, std::size_t actions, std::uint64_t chance = 1) {
    Match match(setup);
    Random random(chance);
    play_on(match, actions, random);
    return match;
}

// Two who never do anything rash, in the street: the first deal and set-up in which they fight for so long.
inline MatchSetup long_setup(std::size_t actions) {
    const int game = find_game("poker-assault");
    const GameInfo& info = game_info(game);
    MatchSetup setup = some_setup(game, 3);
    setup.practice = true;
    ActionList choices;
    for (std::uint64_t seed = 3; seed < 100; ++seed)
        for (const Setup& each : every_setup(info, seed)) {
            if (each.seats != 2 ||
                std::string_view(info.options[0].choices[each.options[0]].key) != "street-fight")
                continue;
            setup.setup = each;
            Match match(setup);
            while (match.steps().size() < actions && !match.over()) {
                legal(match.state(), choices);
                match.play(choices[0]);
            }
            if (match.steps().size() == actions) return setup;
        }
    ADD_FAILURE() << "no match is so long";
    return setup;
}

// A practice match with so many actions, at most 1000; one with fewer is its beginning.
inline Match long_match(std::size_t actions) {
    constexpr std::size_t most = 1000;
    static const MatchSetup setup = long_setup(most);
    Match match(setup);
    ActionList choices;
    while (match.steps().size() < actions && !match.over()) {
        legal(match.state(), choices);
        match.play(choices[0]);
    }
    EXPECT_EQ(match.steps().size(), actions);
    return match;
}

inline void expect_same(const Match& one, const Match& two) {
    EXPECT_EQ(one.record(), two.record());
    EXPECT_EQ(one.state(), two.state());
}

// As a page that is opened later finds it.
inline Opened opened_later(const std::string& id) {
    Saves later;
    later.load();
    return later.open(id);
}
inline void expect_replayed(const std::string& id, const Match& match) {
    const Opened opened = opened_later(id);
    ASSERT_EQ(opened.as, Opened::As::replayed) << opened.reason;
    expect_same(*opened.match, match);
}

// The texts of a game after a change, all sums made right again, as a program of other rules had written
// them.
template <class F>
void rewrite(const std::string& id, F&& change) {
    std::uint64_t chain = 0;
    const auto again = [&](const std::string& key) {
        ReadPart read = read_part(fake().texts.at(key));
        ASSERT_EQ(read.condition, Condition::sound) << key;
        change(key, read.part);
        read.part.chain = read.part.end_chunk == read.part.first_chunk ? 0 : chain;
        fake().texts[key] = text_of(read.part);
        if (read.part.position.empty()) chain = read.part.sum;
    };
    std::size_t number = 0;
    for (; fake().texts.contains(chunk_key(id, number)); ++number) again(chunk_key(id, number));
    for (std::size_t slot = 0; slot < 2; ++slot)
        if (fake().texts.contains(slot_key(id, slot))) again(slot_key(id, slot));
}

inline std::size_t newer_slot(const std::string& id) {
    const auto stamp = [&](std::size_t slot) {
        const auto found = fake().texts.find(slot_key(id, slot));
        return found == fake().texts.end() ? 0 : read_part(found->second).part.stamp;
    };
    return stamp(0) > stamp(1) ? 0 : 1;
}

class SavesTest : public testing::Test {
  protected:
    SavesTest() { fake() = {}; }
};

using Change = std::function<void(const std::string& key, SavedPart& part)>;

// Two games in the store; the first has `actions`, and was stored after each of the last two.
struct Stage {
    Match match, before, other = played(some_setup(0), 20);
    std::string id, other_id;
    std::map<std::string, std::string, std::less<>> texts;

    explicit Stage(std::size_t actions) : match(long_match(actions)), before(long_match(actions - 1)) {
        fake() = {};
        Saves saves;
        other_id = saves.new_id();
        saves.store(other_id, other);
        id = saves.new_id();
        saves.store(id, before);
        saves.store(id, match);
        texts = fake().texts;
    }
    std::string newer() const { return slot_key(id, newer_slot(id)); }
    std::string older() const { return slot_key(id, 1 - newer_slot(id)); }
};

} // namespace cardfront
