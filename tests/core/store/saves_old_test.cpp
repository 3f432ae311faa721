// Saved games of the first pages: two slots with a whole record each, and a counter that ran over all games.
#include "tests/core/store/saved.h"

namespace cardfront {

namespace {

using OldForm = SavesTest;

std::string old_slot(std::uint64_t counter, const Match& match) {
    return "slot " + std::to_string(counter) + " 21 Nov 2025, 10:15\n" + match.record();
}

// One game of the old form, opened by a tab that does not own the store.
std::pair<std::string, Match> read_by_another_tab(Saves& saves) {
    fake().texts = {{"save.3.a", old_slot(7, long_match(70))}};
    fake().ours = false;
    saves.load();
    const std::string id = saves.games()[0].id;
    return {id, *saves.open(id).match};
}

// A record that is whole, but which these rules refuse.
std::string refused_record(const Match& match) {
    std::string text = match.record();
    text.resize(text.rfind("\nend ") + 1);
    text.replace(text.find("\nseat 1 "), 1, "\noption gone yes\n");
    return text + end_of_record(text, match.steps().size());
}

// As a program with other rules had made it.
std::string with_rules_version_0(const Match& match, std::string text) {
    text.resize(text.rfind("\nend ") + 1);
    const std::size_t at = text.find(' ', text.find("\ngame ") + 6) + 1;
    text.replace(at, text.find('\n', at) - at, "0");
    return text + end_of_record(text, match.steps().size());
}

std::set<std::string> keys_stored() {
    std::set<std::string> keys;
    for (const auto& [key, text] : fake().texts) keys.insert(key);
    return keys;
}

} // namespace

TEST_F(OldForm, BecomesTheNewAtTheStart) {
    const Match one = long_match(130), two = played(some_setup(0), 30), three = played(some_setup(2), 10000);
    fake().texts = {{"save.1.a", old_slot(7, long_match(129))},
                    {"save.1.b", old_slot(8, one)},
                    {"save.2.a", old_slot(9, two)},
                    {"save.12.b", old_slot(3, three)}};
    Saves saves;
    saves.load();
    ASSERT_EQ(saves.games().size(), 3U);
    EXPECT_EQ(saves.games()[0].actions, 30U) << "the order of before";
    EXPECT_EQ(saves.games()[1].actions, 130U);
    EXPECT_TRUE(saves.games()[2].over);
    EXPECT_EQ(saves.games()[1].when, "21 Nov 2025, 10:15");
    EXPECT_EQ(saves.games()[1].id.substr(0, 2), "1-");
    for (const char* key : {"save.1.a", "save.1.b", "save.2.a", "save.12.b"})
        EXPECT_EQ(keys_stored().count(key), 0U);
    expect_replayed(saves.games()[0].id, two);
    expect_replayed(saves.games()[1].id, one);
    expect_replayed(saves.games()[2].id, three);
    Match match = *saves.open(saves.games()[1].id).match;
    Random random(1);
    play_on(match, 3, random);
    const std::string id = saves.games()[1].id;
    EXPECT_EQ(saves.store(id, match), Stored::yes);
    EXPECT_EQ(saves.games()[0].id, id) << "now it is the latest";
    saves.load();
    EXPECT_EQ(saves.games().size(), 3U);
    EXPECT_EQ(saves.games()[0].id, id);
}

TEST_F(OldForm, IsThereAtEachMomentOfTheChange) {
    const Match match = long_match(200);
    const std::map<std::string, std::string, std::less<>> old = {{"save.3.a", old_slot(7, match)},
                                                                 {"save.3.b", old_slot(6, long_match(199))}};
    fake().texts = old;
    fake().keeps_changes = true;
    Saves first;
    first.load();
    const auto changes = fake().changes;
    ASSERT_EQ(changes.size(), 3 + 1 + 2U) << "chunks, the tail, and then the old ones go";
    for (std::size_t count = 0; count <= changes.size(); ++count) {
        fake() = {};
        fake().texts = old;
        for (std::size_t i = 0; i < count; ++i)
            if (changes[i].text)
                fake().texts[changes[i].key] = *changes[i].text;
            else
                fake().texts.erase(changes[i].key);
        Saves saves;
        saves.load();
        ASSERT_EQ(saves.games().size(), 1U) << count;
        expect_replayed(saves.games()[0].id, match);
        EXPECT_EQ(keys_stored().size(), 4U);
        EXPECT_TRUE(saves.damaged().empty());
    }
}

TEST_F(OldForm, StaysWhileTheStoreIsFull) {
    const Match match = long_match(200);
    fake().texts = {{"save.3.a", old_slot(7, match)}};
    for (std::size_t room = 0; room < 30000; room += 1000) {
        fake().texts = {{"save.3.a", old_slot(7, match)}};
        fake().quota = platform::stored_bytes() + room;
        Saves saves;
        saves.load();
        ASSERT_EQ(saves.games().size(), 1U);
        const std::string id = saves.games()[0].id;
        EXPECT_TRUE(saves.games()[0].stored);
        Opened opened = saves.open(id);
        ASSERT_EQ(opened.as, Opened::As::replayed);
        expect_same(*opened.match, match);
        EXPECT_EQ(saves.text(id), match.record());
        Random random(1);
        play_on(*opened.match, 1, random);
        const Stored stored = saves.store(id, *opened.match);
        EXPECT_EQ(saves.text(id), opened.match->record());
        Saves later;
        later.load();
        ASSERT_EQ(later.games().size(), 1U);
        expect_same(*later.open(later.games()[0].id).match, stored == Stored::yes ? *opened.match : match);
    }
    EXPECT_EQ(fake().texts.count("save.3.a"), 0U) << "at last there was room enough";
}

TEST_F(OldForm, IsPlayedOnInATabThatReads) {
    const Match match = long_match(70);
    fake().texts = {{"save.3.a", old_slot(7, match)}};
    for (const bool other_stores_it : {false, true}) {
        fake() = {};
        fake().texts = {{"save.3.a", old_slot(7, match)}};
        fake().ours = false;
        Saves saves;
        saves.load();
        ASSERT_EQ(saves.games().size(), 1U);
        const std::string id = saves.games()[0].id;
        Match mine = *saves.open(id).match;
        Random random(1);
        play_on(mine, 1, random);
        EXPECT_EQ(saves.store(id, mine), Stored::not_ours);
        EXPECT_EQ(keys_stored().size(), 1U);
        EXPECT_FALSE(saves.remove(id));
        fake().ours = true;
        if (other_stores_it) {
            Saves other;
            other.load();
        }
        saves.load();
        if (other_stores_it) { // then there are both
            EXPECT_EQ(saves.games().size(), 2U);
            expect_replayed(id, match);
            expect_replayed(saves.branch(id), mine);
        } else {
            EXPECT_EQ(saves.games().size(), 1U);
            expect_replayed(id, mine);
        }
        EXPECT_EQ(keys_stored().count("save.3.a"), 0U);
    }
}

TEST_F(OldForm, OpenedBeforeThisTabBecameTheOwnerItIsTheSameGame) {
    Saves saves;
    auto [id, match] = read_by_another_tab(saves);
    fake().ours = true;
    saves.load();
    EXPECT_FALSE(saves.moved_on(id));
    Random random(1);
    play_on(match, 1, random);
    EXPECT_EQ(saves.store(id, match), Stored::yes);
    EXPECT_EQ(saves.games().size(), 1U);
    expect_replayed(id, match);
}

TEST_F(OldForm, PlayedOnInAnOldPageItIsBothGames) {
    fake().texts = {{"save.3.a", old_slot(7, long_match(70))}};
    Saves saves;
    saves.load();
    const std::string id = saves.games()[0].id;
    fake().texts["save.3.b"] = old_slot(8, long_match(71)); // by a page that was open all the time
    saves.load();
    ASSERT_EQ(saves.games().size(), 2U);
    EXPECT_NE(saves.games()[0].id, id);
    expect_replayed(saves.games()[0].id, long_match(71));
    expect_replayed(id, long_match(70));
}

TEST_F(OldForm, TwoGamesThatTwoTabsGaveOneNumberAreTwo) {
    const Match one = played(some_setup(0, 1), 30), two = played(some_setup(0, 2), 31);
    fake().texts = {{"save.1.a", old_slot(7, one)}, {"save.1.b", old_slot(8, two)}};
    Saves saves;
    saves.load();
    ASSERT_EQ(saves.games().size(), 2U);
    expect_replayed(saves.games()[0].id, two);
    expect_replayed(saves.games()[1].id, one);
    EXPECT_EQ(keys_stored().size(), 2U);
}

TEST_F(OldForm, WhatAnOldPageStoredMeanwhileIsNotRemoved) {
    Saves saves;
    auto [id, match] = read_by_another_tab(saves);
    fake().texts["save.3.a"] = old_slot(9, long_match(72));
    fake().ours = true;
    Random random(1);
    play_on(match, 1, random);
    EXPECT_EQ(saves.store(id, match), Stored::yes);
    Saves later;
    later.load();
    ASSERT_EQ(later.games().size(), 2U);
    expect_replayed(id, match);
    expect_same(*later.open(later.games()[1].id).match, long_match(72));
}

TEST_F(OldForm, OfOtherRulesIsOfAnOlderVersion) {
    const Match match = played(some_setup(0), 30);
    const std::string record = refused_record(match);
    ASSERT_TRUE(intact_record(record));
    fake().texts = {{"save.3.a", "slot 4 now\n" + record}};
    const auto texts = fake().texts;
    Saves saves;
    saves.load();
    EXPECT_TRUE(saves.damaged().empty());
    ASSERT_EQ(saves.games().size(), 1U);
    const Headline line = saves.games()[0];
    EXPECT_FALSE(line.playable);
    EXPECT_EQ(line.game, 0);
    EXPECT_EQ(line.players[0], "Ann");
    EXPECT_EQ(line.when, "now");
    EXPECT_EQ(saves.text(line.id), record);
    const Opened opened = saves.open(line.id);
    EXPECT_EQ(opened.as, Opened::As::older_version);
    EXPECT_FALSE(opened.reason.empty());
    EXPECT_EQ(fake().texts, texts);
    EXPECT_TRUE(saves.remove(line.id));
    EXPECT_TRUE(fake().texts.empty());
}

TEST_F(OldForm, OfOtherRulesThatReplaysIsToldUntilItIsPlayedOn) {
    const Match match = played(some_setup(0), 30);
    const std::string record = with_rules_version_0(match, match.record());
    const std::string told = "It was made with version 0 of the rules, and was played again by version " +
                             std::to_string(match.info().rules_version) + ".";
    EXPECT_EQ(other_rules_words(record), told);
    EXPECT_EQ(other_rules_words(match.record()), "");
    for (const char* const nothing : {"", "\n", "cardfront-record 1\ngame", "cardfront-record 1\ngame x 1"})
        EXPECT_EQ(other_rules_words(nothing), "");
    fake().texts = {{"save.3.a", "slot 4 now\n" + record}};
    std::string id;
    for (int n = 0; n < 2; ++n) { // each time
        Saves saves;
        saves.load();
        ASSERT_EQ(saves.games().size(), 1U);
        const Headline line = saves.games()[0];
        id = line.id;
        EXPECT_TRUE(line.playable && line.stored);
        EXPECT_EQ(line.actions, 30U);
        EXPECT_EQ(line.when, "now");
        EXPECT_EQ(saves.text(id), record) << "as it was made";
        Opened opened = saves.open(id);
        ASSERT_EQ(opened.as, Opened::As::replayed);
        EXPECT_EQ(opened.reason, told);
        expect_same(*opened.match, match);
        saves.load();
        ASSERT_EQ(saves.games().size(), 1U);
        EXPECT_EQ(keys_stored(), (std::set<std::string>{"save.3.a"}));
    }
    Saves saves;
    saves.load();
    Opened opened = saves.open(id);
    Random random(1);
    play_on(*opened.match, 1, random);
    EXPECT_EQ(saves.store(id, *opened.match), Stored::yes);
    EXPECT_EQ(keys_stored().count("save.3.a"), 0U);
    expect_replayed(id, *opened.match);
    EXPECT_EQ(opened_later(id).reason, "");
}

TEST_F(OldForm, OfOtherRulesTellsWhatCouldBePlayedAgain) {
    const Match match = played(some_setup(0), 30), part = played(some_setup(0), 20);
    std::string record = match.record();
    std::size_t at = record.find("\npractice ");
    for (int line = 0; line < 21; ++line) at = record.find('\n', at + 1);
    record.replace(at + 1, record.find('\n', at + 1) - at - 1, "1 play 60 2 0");
    record = with_rules_version_0(match, record);
    ASSERT_TRUE(intact_record(record));
    fake().texts = {{"save.3.a", "slot 4 now\n" + record}};
    Saves saves;
    saves.load();
    ASSERT_EQ(saves.games().size(), 1U);
    const Opened opened = saves.open(saves.games()[0].id);
    ASSERT_EQ(opened.as, Opened::As::older_version);
    EXPECT_FALSE(opened.reason.empty());
    std::vector<std::string> told, kept;
    for (Telling telling(part, 0); telling.more();)
        for (const Line& line : telling.next().lines) told.push_back(line.text);
    told.emplace_back("Here a part of the log is missing.");
    for (const KeptLine& line : opened.log) kept.push_back(line.text);
    ASSERT_EQ(kept, told);
    EXPECT_EQ(opened.log.back().action, 20U);
}

TEST_F(OldForm, DamagedLeavesTheOtherSlot) {
    const Match match = played(some_setup(1), 40), before = played(some_setup(1), 39);
    const std::string whole = old_slot(8, match);
    for (std::size_t size = 0; size < whole.size(); size += 11) {
        const std::string cut = whole.substr(0, size);
        fake().texts = {{"save.3.a", old_slot(7, before)}, {"save.3.b", cut}};
        Saves saves;
        saves.load();
        ASSERT_EQ(saves.games().size(), 1U);
        expect_replayed(saves.games()[0].id, before);
        ASSERT_EQ(saves.damaged().size(), 1U);
        EXPECT_EQ(saves.damaged()[0].key, "damaged.3.b");
        EXPECT_EQ(Saves::damaged_text("damaged.3.b"), cut);
        EXPECT_FALSE(saves.damaged()[0].reason.empty());
    }
    fake().texts = {{"damaged.3.b", "slot 1"}};
    Saves saves;
    saves.load();
    ASSERT_EQ(saves.damaged().size(), 1U) << "by a page of before";
    EXPECT_EQ(Saves::damaged_text("damaged.3.b"), "slot 1");
}

} // namespace cardfront
