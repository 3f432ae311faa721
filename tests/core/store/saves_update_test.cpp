// An update of a game's rules, or of the page: every saved game is played on, or kept and shown.
#include "tests/core/store/saved.h"

#include "core/text/text.h"

namespace cardfront {

namespace {

using Update = SavesTest;

} // namespace

TEST_F(Update, ANewVersionThatPlaysTheSameReplays) {
    const Stage stage(130);
    rewrite(stage.id, [](const std::string&, SavedPart& part) {
        part.head.replace(part.head.find("game poker-assault ") + 19, 1, "1");
    });
    Saves saves;
    saves.load();
    Opened opened = saves.open(stage.id);
    ASSERT_EQ(opened.as, Opened::As::replayed) << opened.reason;
    expect_same(*opened.match, stage.match);
    Random random(1);
    play_on(*opened.match, 70, random);
    EXPECT_EQ(saves.store(stage.id, *opened.match), Stored::yes);
    expect_replayed(stage.id, *opened.match);
}

TEST_F(Update, WhatCannotBeReplayedGoesOnFromThePositionWithItsLog) {
    const auto refuse = [](const std::string& key, SavedPart& part) { // an action that these rules refuse
        part.head.replace(part.head.find("game poker-assault ") + 19, 1, "1");
        if (key.back() == '0') part.lines.replace(part.lines.find("\n2 stop\n"), 8, "\n2 launch\n");
    };
    const auto differ = [](const std::string& key, SavedPart& part) { // a checkpoint that differs
        if (key.back() == '1') part.fingerprint ^= 1;
    };
    const auto end_differently = [](const std::string& key, SavedPart& part) {
        if (key.back() == 'a' || key.back() == 'b') part.fingerprint ^= 1;
    };
    for (const Change& change : std::vector<Change>{refuse, differ, end_differently}) {
        const Stage stage(130);
        std::vector<std::string> told;
        for (Telling telling(stage.match, 0); telling.more();)
            for (const Line& line : telling.next().lines) told.push_back(line.text);
        rewrite(stage.id, change);
        Saves saves;
        saves.load();
        Opened opened = saves.open(stage.id);
        ASSERT_EQ(opened.as, Opened::As::from_position);
        EXPECT_FALSE(opened.reason.empty());
        EXPECT_EQ(opened.match->state(), stage.match.state());
        EXPECT_EQ(opened.match->earlier(), 130U);
        EXPECT_EQ(opened.match->setup(), stage.match.setup());
        const auto texts = [](const std::vector<KeptLine>& log) {
            std::vector<std::string> all;
            all.reserve(log.size());
            for (const KeptLine& line : log) all.push_back(line.text);
            return all;
        };
        EXPECT_EQ(texts(opened.log), told);
        EXPECT_EQ(opened.log.back().action, 130U);
        // It is looked at and left: nothing has changed.
        EXPECT_EQ(opened_later(stage.id).as, Opened::As::from_position);
        // It is played on, page by page: the log of before stays, the rest is replayed.
        Random random(1);
        Match match = *opened.match;
        for (int n = 0; n < 5; ++n) {
            Saves later;
            later.load();
            Opened again = later.open(stage.id);
            ASSERT_EQ(again.as, n == 0 ? Opened::As::from_position : Opened::As::replayed) << again.reason;
            EXPECT_EQ(texts(again.log), told);
            EXPECT_EQ(again.match->state(), match.state());
            play_on(match, 50, random);
            for (std::size_t i = again.match->steps().size(); i < match.steps().size(); ++i)
                ASSERT_FALSE(again.match->play(match.steps()[i].action));
            ASSERT_EQ(later.store(stage.id, *again.match), Stored::yes);
            EXPECT_EQ(later.find(stage.id)->actions, 130 + match.steps().size());
            EXPECT_EQ(later.text(stage.id), match.record());
            expect_replayed(stage.id, match);
        }
        // Under another id it takes its log along.
        saves.load();
        ASSERT_EQ(saves.open(stage.id).as, Opened::As::replayed);
        const std::string other = saves.branch(stage.id);
        ASSERT_EQ(saves.store(other, match), Stored::yes);
        saves.remove(stage.id);
        expect_replayed(other, match);
        EXPECT_EQ(texts(opened_later(other).log), told);
        // And it may happen again.
        rewrite(other, end_differently);
        const Opened twice = opened_later(other);
        ASSERT_EQ(twice.as, Opened::As::from_position);
        EXPECT_EQ(twice.match->state(), match.state());
        EXPECT_EQ(twice.match->earlier(), 130 + match.steps().size());
        ASSERT_GT(twice.log.size(), told.size());
        EXPECT_EQ(twice.log[told.size() - 1].text, told.back());
        EXPECT_EQ(twice.log.back().action, 130 + match.steps().size());
    }
}

TEST_F(Update, WhatThisProgramCannotPlayIsKeptAndShown) {
    const auto unknown_game = [](const std::string&, SavedPart& part) {
        part.head.replace(part.head.find("game "), 5, "game un");
    };
    const auto other_option = [](const std::string&, SavedPart& part) {
        part.head.replace(part.head.find("option chips "), 13, "option coins ");
    };
    const auto other_layout = [](const std::string&, SavedPart& part) {
        part.fingerprint ^= 1;
        if (!part.position.empty()) part.position += "AAAA";
    };
    for (const Change& change : std::vector<Change>{unknown_game, other_option, other_layout}) {
        const Stage stage(130);
        rewrite(stage.id, change);
        const auto texts = fake().texts;
        Saves saves;
        saves.load();
        EXPECT_TRUE(saves.damaged().empty());
        EXPECT_EQ(saves.find(stage.id)->players[0], "Ann");
        EXPECT_TRUE(saves.find(stage.id)->stands.ends_with(
            turn_words(seen_by(nobody, stage.match.state()), stage.match.names())));
        const Opened opened = saves.open(stage.id);
        ASSERT_EQ(opened.as, Opened::As::older_version);
        EXPECT_FALSE(opened.reason.empty());
        EXPECT_GT(opened.log.size(), 130U);
        EXPECT_FALSE(saves.find(stage.id)->playable);
        EXPECT_TRUE(intact_record(saves.text(stage.id)));
        EXPECT_NE(saves.text(stage.id).find("\nend 130 "), std::string::npos);
        EXPECT_EQ(fake().texts, texts) << "as it was";
    }
}

TEST_F(Update, WhatANewerPageWroteIsLeftAlone) {
    for (const bool both : {true, false}) {
        const Stage stage(130);
        std::string text = stage.texts.at(stage.newer());
        text.replace(0, 16, "cardfront-save 3");
        text.resize(text.size() - 21);
        char sum[24];
        std::snprintf(sum, sizeof sum, "sum %016llx\n",
                      static_cast<unsigned long long>(hash_bytes(text.data(), text.size())));
        text += sum;
        const std::string newer = stage.newer();
        if (both) fake().texts[stage.older()] = text;
        fake().texts[newer] = text;
        const auto texts = fake().texts;
        Saves saves;
        saves.load();
        EXPECT_TRUE(saves.damaged().empty());
        ASSERT_NE(saves.find(stage.id), nullptr);
        EXPECT_FALSE(saves.find(stage.id)->playable);
        EXPECT_EQ(saves.open(stage.id).as, Opened::As::older_version);
        EXPECT_EQ(saves.text(stage.id), text);
        EXPECT_EQ(saves.store(stage.id, stage.match), Stored::moved_on);
        EXPECT_EQ(fake().texts, texts);
    }
}

} // namespace cardfront
