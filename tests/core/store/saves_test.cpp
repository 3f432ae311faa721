// Saved games: what is stored comes back, at whatever moment the program ends, and nothing is lost where the
// store is full or shared.
#include "tests/core/store/saved.h"

namespace cardfront {

namespace {

using KeptGames = SavesTest;

// The store as it was after the first `count` changes that were kept.
std::map<std::string, std::string, std::less<>> store_after(std::size_t count) {
    std::map<std::string, std::string, std::less<>> texts;
    for (std::size_t i = 0; i < count; ++i) {
        const auto& [key, text] = fake().changes[i];
        if (text)
            texts[key] = *text;
        else
            texts.erase(key);
    }
    return texts;
}

std::vector<std::string> texts_told(const Match& match, Seat eyes) {
    std::vector<std::string> told;
    for (Telling telling(match, eyes); telling.more();)
        for (const Line& line : telling.next().lines) told.push_back(line.text);
    return told;
}

} // namespace

// Also where it fills a chunk.
TEST_F(KeptGames, AResignedGameIsOver) {
    for (const std::size_t actions : {1U, 62U, 63U, 64U, 65U}) {
        SCOPED_TRACE(actions);
        fake() = {};
        Match match = played(long_setup(80), 0);
        Random random(1);
        while (match.steps().size() < actions || !match.is_person(match.turn())) play_on(match, 1, random);
        Saves saves;
        saves.load();
        const std::string id = saves.new_id();
        ASSERT_EQ(saves.store(id, match), Stored::yes);
        match.resign();
        ASSERT_EQ(saves.store(id, match), Stored::yes);
        expect_replayed(id, match);
        Saves later;
        later.load();
        ASSERT_NE(later.find(id), nullptr);
        EXPECT_TRUE(later.find(id)->over);
        EXPECT_NE(later.find(id)->stands.find("has resigned."), std::string::npos);
        const Opened opened = later.open(id);
        ASSERT_EQ(opened.as, Opened::As::replayed);
        EXPECT_EQ(opened.match->resigned(), match.resigned());
        if (match.setup().practice) {
            match.undo(match.resigned());
            ASSERT_EQ(saves.store(id, match), Stored::yes);
            expect_replayed(id, match);
        }
    }
}

TEST_F(KeptGames, WhatIsStoredIsListedAndOpensTheSame) {
    for (int game = 0; game < games; ++game)
        for (const auto& setup : paired_setups(game_info(game), 5)) {
            SCOPED_TRACE(text_of(game_info(game), setup));
            fake() = {};
            MatchSetup with_names = match_setup(game, setup);
            with_names.players[1].level = 2;
            Match match(with_names);
            Saves saves;
            saves.load();
            const std::string id = saves.new_id();
            Random random(6);
            while (!match.over()) {
                ASSERT_EQ(saves.store(id, match), Stored::yes);
                play_on(match, 1 + random.below(40), random);
            }
            ASSERT_EQ(saves.store(id, match), Stored::yes);
            expect_replayed(id, match);
            Saves later;
            later.load();
            ASSERT_EQ(later.games().size(), 1U);
            const Headline& line = later.games()[0];
            EXPECT_EQ(line.id, id);
            EXPECT_EQ(line.when, fake().date);
            EXPECT_EQ(line.game, game);
            EXPECT_EQ(line.title, game_info(game).title);
            ASSERT_EQ(line.players.size(), setup.seats);
            EXPECT_EQ(line.players[1], "Bob");
            EXPECT_TRUE(line.stands.ends_with(turn_words(seen_by(nobody, match.state()), match.names())))
                << line.stands;
            EXPECT_TRUE(line.over);
            EXPECT_TRUE(line.playable);
            EXPECT_TRUE(line.stored);
            EXPECT_EQ(line.actions, match.steps().size());
            EXPECT_NEAR(static_cast<double>(line.bytes), static_cast<double>(platform::stored_bytes()), 3000);
            EXPECT_EQ(later.text(id), match.record());
            EXPECT_TRUE(later.damaged().empty());
        }
}

TEST_F(KeptGames, TheLatestComesFirstWhateverTheClockSays) {
    Saves saves;
    saves.load();
    const Match match(some_setup(0));
    std::vector<std::string> ids;
    for (int n = 0; n < 3; ++n) {
        ids.push_back(saves.new_id());
        saves.store(ids.back(), match);
    }
    EXPECT_EQ(saves.games()[0].id, ids[2]);
    EXPECT_EQ(saves.games()[2].id, ids[0]);
    const std::uint64_t before = saves.find(ids[0])->stamp;
    fake().unix_ms = 5;
    saves.store(ids[0], played(some_setup(0), 1));
    EXPECT_EQ(saves.find(ids[0])->stamp, before + 1) << "never less than it was";
    Saves later;
    later.load();
    EXPECT_EQ(later.open(ids[0]).match->steps().size(), 1U);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(later.games()[i].id, saves.games()[i].id);
}

TEST_F(KeptGames, IdsAreOfTimeAndChance) {
    Saves saves;
    fake().unix_stands = true;
    std::set<std::string> ids;
    for (int n = 0; n < 100; ++n) ids.insert(saves.new_id());
    EXPECT_GE(ids.size(), 99U);
    for (const std::string& id : ids)
        EXPECT_EQ(id.find_first_not_of("0123456789abcdefghijklmnopqrstuvwxyz-"), std::string::npos) << id;
    fake().seed = 1;
    const std::string id = saves.new_id();
    saves.store(id, Match(some_setup(0)));
    fake().seed = 1;
    EXPECT_NE(saves.new_id(), id) << "one that is taken";
}

TEST_F(KeptGames, ChunksAreWrittenOnceAndAnActionCostsTheSame) {
    const Match whole = long_match(1000);
    Match match(whole.setup());
    Saves saves;
    const std::string id = saves.new_id();
    std::size_t early = 0, late = 0;
    for (const Step& step : whole.steps()) {
        ASSERT_FALSE(match.play(step.action));
        const std::size_t puts = fake().puts, gets = fake().gets;
        ASSERT_EQ(saves.store(id, match), Stored::yes);
        EXPECT_EQ(fake().puts - puts, match.steps().size() % chunk_actions == 0 ? 2U : 1U);
        EXPECT_LE(fake().gets - gets, 2U);
        if (match.steps().size() == 60) early = fake().texts.at(slot_key(id, newer_slot(id))).size();
        if (match.steps().size() == 64 * 15 + 60 - 64)
            late = fake().texts.at(slot_key(id, newer_slot(id))).size();
    }
    EXPECT_NEAR(static_cast<double>(late), static_cast<double>(early), 2000);
    EXPECT_EQ(fake().texts.size(), 2U + 1000 / chunk_actions);
    expect_replayed(id, whole);
}

// After every single change of the store, those between two of one action too.
TEST_F(KeptGames, AProgramThatIsKilledAtAnyMomentOfAThousandActionsLosesTheLastAtMost) {
    Match match(long_match(0).setup());
    Random random(7);
    Saves saves;
    const std::string id = saves.new_id();
    fake().keeps_changes = true;
    struct Before {
        std::size_t changes;
        std::string record;
    };
    std::vector<Before> done;
    for (int n = 0; n < 1000; ++n) {
        const Seat seat = match.turn() == nobody ? Seat{0} : match.turn();
        if (n % 50 > 40 && match.can_undo(seat))
            match.undo(seat); // ten of fifty, over chunks' borders
        else
            play_on(match, 1, random);
        ASSERT_EQ(saves.store(id, match), Stored::yes);
        done.push_back({fake().changes.size(), match.record()});
    }
    const auto changes = fake().changes;
    std::size_t action = 0;
    for (std::size_t count = 1; count <= changes.size(); ++count) {
        while (done[action].changes < count) ++action;
        fake().keeps_changes = false;
        fake().texts = store_after(count);
        fake().changes = changes;
        const Opened opened = opened_later(id);
        ASSERT_EQ(opened.as, Opened::As::replayed) << count << " " << opened.reason;
        const std::string record = opened.match->record();
        ASSERT_TRUE(record == done[action].record || (action > 0 && record == done[action - 1].record))
            << count;
        if (done[action].changes == count) {
            ASSERT_EQ(record, done[action].record);
        }
    }
}

TEST_F(KeptGames, UndoGoesBackOverChunksAndWhatIsBeyondIsDropped) {
    Match match = long_match(300);
    Saves saves;
    const std::string id = saves.new_id();
    saves.store(id, match);
    saves.store(id, match);
    EXPECT_EQ(fake().texts.size(), 2U + 300 / chunk_actions);
    while (match.steps().size() > 100) match.undo(match.can_undo(0) ? 0 : 1);
    ASSERT_LE(match.steps().size(), 100U);
    saves.store(id, match);
    expect_replayed(id, match);
    EXPECT_EQ(fake().texts.size(), 2U + 300 / chunk_actions) << "the older tail counts on them";
    Random random(8);
    play_on(match, 1, random);
    saves.store(id, match);
    EXPECT_EQ(fake().texts.size(), 2U + match.steps().size() / chunk_actions);
    expect_replayed(id, match);
    play_on(match, 200, random);
    saves.store(id, match);
    expect_replayed(id, match);
    while (match.can_undo(0) || match.can_undo(1)) match.undo(match.can_undo(0) ? 0 : 1);
    saves.store(id, match);
    expect_replayed(id, match);
}

TEST_F(KeptGames, AnOpenedGameIsStoredOn) {
    Match match(some_setup(1));
    Random random(9);
    std::string id;
    for (int n = 0; n < 40; ++n) { // each time another page
        Saves saves;
        saves.load();
        if (id.empty()) {
            id = saves.new_id();
        } else {
            Opened opened = saves.open(id);
            ASSERT_EQ(opened.as, Opened::As::replayed) << opened.reason;
            expect_same(*opened.match, match);
            EXPECT_TRUE(opened.log.empty());
        }
        play_on(match, 1 + random.below(12), random);
        const std::size_t puts = fake().puts;
        ASSERT_EQ(saves.store(id, match), Stored::yes);
        EXPECT_LE(fake().puts - puts, 2U) << "no chunk is written again";
    }
}

TEST_F(KeptGames, NamesMayBeOdd) {
    for (const char* name : {"sum", "log", "1 play 1", "- Zoë ♥  the 2nd", "person", "computer 3 x", "a.b",
                             "😀", "save.1.a", "\"'\\<&>", "now 3 4"}) {
        fake() = {};
        MatchSetup setup = some_setup(0);
        setup.players[0].name = setup.players[1].name = name;
        ASSERT_FALSE(check(setup));
        const Match match = played(setup, 70);
        Saves saves;
        const std::string id = saves.new_id();
        fake().date = "am 3.\n4.";
        saves.store(id, match);
        expect_replayed(id, match);
        Saves later;
        later.load();
        EXPECT_EQ(later.games()[0].players, (std::vector<std::string>{name, name}));
        EXPECT_EQ(later.games()[0].when, "am 3. 4.");
    }
}

// The log of a match that this program cannot play is all that is shown of it later.
TEST_F(KeptGames, TheLogIsKeptInWordsForTheEyesOfTheOnlyPerson) {
    for (int game = 0; game < games; ++game)
        for (const int people : {0, 1, 2}) {
            fake() = {};
            const Match match = played(some_setup(game, 4, people), 150);
            Saves saves;
            const std::string id = saves.new_id();
            saves.store(id, match);
            rewrite(id, [](const std::string&, SavedPart& part) {
                part.head.replace(part.head.find("game "), 5, "game un");
                part.position = part.position.empty() ? "" : "AAAA";
            });
            const Opened opened = opened_later(id);
            ASSERT_EQ(opened.as, Opened::As::older_version);
            std::vector<std::string> kept;
            for (const KeptLine& line : opened.log) kept.push_back(line.text);
            EXPECT_EQ(kept, texts_told(match, people == 1 ? Seat{0} : nobody));
            EXPECT_EQ(opened.log.back().action, match.steps().size());
        }
}

// --- A store that is full

TEST_F(KeptGames, AFullStoreIsToldAndNothingInItIsLost) {
    const Match whole = long_match(200);
    {
        Saves saves;
        saves.store(saves.new_id(), whole);
    }
    const std::size_t needed = platform::stored_bytes();
    for (std::size_t quota = 200; quota < needed + 8000; quota += needed / 40 + 7) {
        fake() = {};
        fake().quota = quota;
        Match match(whole.setup());
        Saves saves;
        const std::string id = saves.new_id();
        std::string stored_record;
        bool full = false;
        for (const Step& step : whole.steps()) {
            ASSERT_FALSE(match.play(step.action));
            const Stored stored = saves.store(id, match);
            ASSERT_TRUE(stored == Stored::yes || stored == Stored::full);
            EXPECT_EQ(saves.find(id)->stored, stored == Stored::yes);
            EXPECT_EQ(saves.find(id)->actions, match.steps().size()) << "in memory";
            if (stored == Stored::yes) stored_record = match.record();
            full = full || stored == Stored::full;
            if (stored_record.empty()) continue;
            if (match.steps().size() % 16 > 1) continue;
            const Opened opened = opened_later(id);
            ASSERT_EQ(opened.as, Opened::As::replayed) << opened.reason;
            EXPECT_EQ(opened.match->record(), stored_record);
        }
        const Opened here = saves.open(id);
        ASSERT_EQ(here.as, Opened::As::replayed) << "what waits can be opened where it waits";
        expect_same(*here.match, whole);
        EXPECT_EQ(saves.text(id), whole.record());
        EXPECT_TRUE(full || quota + 2000 > needed);
        fake().quota = ~std::size_t{0};
        saves.load(); // it is tried again
        EXPECT_TRUE(saves.find(id)->stored);
        expect_replayed(id, whole);
    }
}

TEST_F(KeptGames, AChunkThatFindsNoRoomTakesThatOfTheOlderTail) {
    Match match = long_match(63);
    Saves saves;
    const std::string id = saves.new_id();
    saves.store(id, match);
    saves.store(id, match);
    fake().quota = platform::stored_bytes() + 1000; // not for a chunk
    ActionList choices;
    legal(match.state(), choices);
    match.play(choices[0]);
    EXPECT_EQ(saves.store(id, match), Stored::yes);
    expect_replayed(id, match);
    fake().quota = platform::stored_bytes();
    const auto before = fake().texts;
    EXPECT_EQ(saves.store(id, long_match(500)), Stored::full);
    EXPECT_EQ(fake().texts.at(slot_key(id, newer_slot(id))), before.at(slot_key(id, newer_slot(id))));
    expect_replayed(id, match);
}

TEST_F(KeptGames, TheOldestFinishedGamesAreNamedToMakeRoom) {
    Saves saves;
    EXPECT_TRUE(saves.spare().empty());
    const Match over = played(some_setup(0), 10000);
    ASSERT_TRUE(over.over());
    std::vector<std::string> finished;
    for (int n = 0; n < 12; ++n) {
        saves.store(saves.new_id(), played(some_setup(0), 30));
        saves.store(finished.emplace_back(saves.new_id()), over);
    }
    const auto spare = saves.spare();
    ASSERT_FALSE(spare.empty());
    ASSERT_LT(spare.size(), finished.size());
    std::size_t all = 0, bytes = 0;
    for (const Headline& each : saves.games()) all += each.bytes;
    for (std::size_t i = 0; i < spare.size(); ++i) {
        EXPECT_LT(bytes * 4, all) << "no more than it takes";
        EXPECT_EQ(spare[i]->id, finished[i]) << "the oldest first";
        bytes += spare[i]->bytes;
    }
    EXPECT_GE(bytes * 4, all);
    EXPECT_EQ(saves.games().size(), 24U) << "none is removed";
}

TEST_F(KeptGames, ManyGamesAreNoMoreThanCanBeNamed) {
    Saves saves;
    const Match over = played(some_setup(0), 10000);
    for (int n = 0; n < 60; ++n) saves.store(saves.new_id(), over);
    EXPECT_EQ(saves.spare().size(), 8U);
}

TEST_F(KeptGames, AFullStoreIsKnownAndRoomIsMadeForWhatWaits) {
    Saves saves;
    const Match over = played(some_setup(0), 10000);
    const std::string old = saves.new_id();
    saves.store(old, over);
    EXPECT_FALSE(saves.waits());
    fake().quota = platform::stored_bytes() + 100;
    const std::string waiting = saves.new_id();
    EXPECT_EQ(saves.store(waiting, played(some_setup(0), 40)), Stored::full);
    EXPECT_TRUE(saves.waits());
    ASSERT_EQ(saves.spare().size(), 1U) << "what is not stored takes no room";
    EXPECT_EQ(saves.spare()[0]->id, old);
    saves.remove(old);
    saves.retry();
    EXPECT_FALSE(saves.waits());
    EXPECT_TRUE(saves.find(waiting)->stored);
}

TEST_F(KeptGames, NothingIsRemovedUnlessSomebodySaysSo) {
    Saves saves;
    const Match over = played(some_setup(0), 10000);
    ASSERT_TRUE(over.over());
    for (int n = 0; n < 60; ++n) saves.store(saves.new_id(), n % 3 == 0 ? over : played(some_setup(0), 10));
    saves.load();
    EXPECT_EQ(saves.games().size(), 60U);
    const std::string oldest = saves.games()[59].id;
    ASSERT_EQ(saves.spare()[0]->id, oldest);
    EXPECT_TRUE(saves.remove(oldest));
    EXPECT_EQ(saves.find(oldest), nullptr);
    saves.load();
    EXPECT_EQ(saves.games().size(), 59U);
    for (const auto& [key, text] : fake().texts) EXPECT_EQ(key.find(oldest), std::string::npos) << key;
    EXPECT_EQ(saves.open(oldest).as, Opened::As::damaged);
    EXPECT_EQ(saves.text(oldest), "");
}

// A machine's clock was wrong once: what was saved then is not the latest game for ever.
TEST_F(KeptGames, AGameDatedInDaysToComeIsNotTheFirstOfTheList) {
    const std::uint64_t now = fake().unix_ms, year = 366ULL * 86400000;
    Saves saves;
    std::vector<std::string> ids;
    for (const std::uint64_t at : {now - 5000, now + 170 * year, now - 4000, now + 2 * year, now}) {
        fake().unix_ms = at;
        ids.push_back(saves.new_id());
        saves.store(ids.back(), played(some_setup(0), 5));
    }
    saves.load();
    std::vector<std::string> listed;
    for (const Headline& each : saves.games()) listed.push_back(each.id);
    EXPECT_EQ(listed, (std::vector{ids[4], ids[2], ids[0], ids[1], ids[3]}));
}

} // namespace cardfront
