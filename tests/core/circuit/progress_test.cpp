// What is kept of the road: over reloads, other tabs, other browsers, damage and full stores nothing is lost
// and nothing counts twice.
#include "web/circuit/progress.h"

#include "tests/stage/fake_platform.h"

#include "core/text/sealed.h"

#include <gtest/gtest.h>

namespace cardfront::circuit {

namespace {

using platform::fake;

const Game begun{"penny", "a-1", 77};
const Game won{"penny", "a-1", 77, {}, Verdict{'w', 2}};
const Game lost{"penny", "a-2", 78, {.hints = true}, Verdict{'l'}};
const Game drawn{"otto", "a-3", 79, {true, true}, Verdict{'d'}};

class ProgressTest : public testing::Test {
  protected:
    void SetUp() override { fake() = {}; }
    void TearDown() override { fake() = {}; }
    static std::string kept() { return fake().texts["circuit"]; }
    static Progress again() {
        Notes other;
        Progress out;
        out.load(other);
        return out;
    }
    Notes notes;
    Progress progress;
};

TEST_F(ProgressTest, LinesAreReadAsTheyAreWritten) {
    for (const Game& each : {begun, won, lost, drawn, Game{"vera", "x", 0, {}, Verdict{'w', 3}}})
        EXPECT_EQ(read_game(text_of(each)), each) << text_of(each);
    EXPECT_EQ(text_of(won), "g penny a-1 25 -- w-2");
    const std::string good = text_of(won);
    for (std::size_t cut = 0; cut < good.size(); ++cut) EXPECT_FALSE(read_game(good.substr(0, cut))) << cut;
    for (const char* const bad :
         {"g Penny a-1 25 -- -", "g penny a/1 25 -- -", "g penny a-1 2_ -- -", "g penny a-1 25 uh -",
          "g penny a-1 25 - -", "g penny a-1 25 -- w", "g penny a-1 25 -- w12x", "g penny a-1 25 -- w21",
          "g penny a-1 25 -- x", "h penny a-1 25 -- -", "g penny a-1 25 -- - -"})
        EXPECT_FALSE(read_game(bad)) << bad;
}

TEST_F(ProgressTest, StarsAddUpOverGamesAndNoneCountsTwice) {
    progress.add(notes, begun);
    EXPECT_FALSE(progress.won("penny"));
    EXPECT_EQ(progress.stars("penny"), 0);
    progress.add(notes, won);
    EXPECT_EQ(progress.stars("penny"), 2);
    progress.add(notes, {"penny", "a-1", 77, {}, Verdict{'w', 3}});
    EXPECT_EQ(progress.stars("penny"), 2) << "how a game ended is said once";
    progress.add(notes, {"penny", "a-4", 80, {}, Verdict{'w', 1}});
    EXPECT_EQ(progress.stars("penny"), 3);
    EXPECT_EQ(progress.all_stars(), 3);
    EXPECT_EQ(again().stars("penny"), 3) << "it is there the next time";
}

TEST_F(ProgressTest, LossesCountInARow) {
    progress.add(notes, lost);
    progress.add(notes, {"penny", "a-5", 1, {}, Verdict{'d'}});
    EXPECT_EQ(progress.losses("penny"), 2);
    EXPECT_EQ(progress.losses("otto"), 0);
    progress.add(notes, {"penny", "a-6", 2, {}, Verdict{'w'}});
    EXPECT_EQ(progress.losses("penny"), 0);
}

TEST_F(ProgressTest, HelpIsNotForgotten) {
    progress.add(notes, begun);
    Game helped = begun;
    helped.help.hints = true;
    progress.add(notes, helped);
    helped.help = {.undo = true};
    progress.add(notes, helped);
    EXPECT_EQ(again().find("a-1")->help, (Help{true, true}));
    EXPECT_FALSE(again().find("a-1")->ended);
}

TEST_F(ProgressTest, WhatTheStoreRefusesWaits) {
    progress.add(notes, begun);
    fake().quota = 0;
    progress.add(notes, won);
    EXPECT_TRUE(notes.waits());
    EXPECT_EQ(again().stars("penny"), 0);
    fake().quota = ~std::size_t{0};
    notes.retry();
    EXPECT_EQ(again().stars("penny"), 2);
}

TEST_F(ProgressTest, WhatAnotherTabHasAddedStays) {
    progress.add(notes, begun);
    Notes other_notes;
    Progress other;
    other.load(other_notes);
    other.add(other_notes, lost);
    progress.add(notes, won);
    EXPECT_EQ(again().games().size(), 2U);
    EXPECT_EQ(again().stars("penny"), 2);
}

// This tab's store was full, and another tab has found room since.
TEST_F(ProgressTest, WhatWaitsTakesNothingBackThatAnotherTabHasWritten) {
    for (const bool read_anew : {true, false}) {
        SCOPED_TRACE(read_anew);
        fake() = {};
        Notes full, other_notes;
        Progress waiting, other;
        waiting.add(full, begun);
        fake().quota = 0;
        waiting.add(full, won);
        ASSERT_TRUE(full.waits());
        fake().quota = ~std::size_t{0};
        other.load(other_notes);
        other.add(other_notes, {"milo", "b-1", 5, {}, Verdict{'w', 3}});
        read_anew ? waiting.load(full) : waiting.add(full, lost);
        full.retry();
        EXPECT_FALSE(full.waits());
        EXPECT_EQ(waiting.stars("milo"), 3);
        EXPECT_EQ(again().stars("milo"), 3);
        EXPECT_EQ(again().stars("penny"), 2);
    }
}

TEST_F(ProgressTest, WhatWaitsDoesNotReplaceANewerPagesText) {
    progress.add(notes, begun);
    fake().quota = 0;
    progress.add(notes, won);
    fake().quota = ~std::size_t{0};
    std::string newer = "cardfront-circuit 2\nq something else\n";
    newer += seal_of(newer);
    fake().texts["circuit"] = newer;
    progress.load(notes);
    notes.retry();
    EXPECT_EQ(kept(), newer);
    EXPECT_EQ(progress.stars("penny"), 2) << "while the page is open";
}

TEST_F(ProgressTest, ADamagedTextIsSetAsideAndItsGoodLinesStay) {
    progress.add(notes, won);
    progress.add(notes, lost);
    std::string text = kept();
    text.replace(text.find("a-2"), 3, "a/2");
    fake().texts["circuit"] = text;
    const Progress later = again();
    EXPECT_EQ(later.stars("penny"), 2);
    EXPECT_EQ(later.find("a-2"), nullptr);
    ASSERT_TRUE(fake().texts.contains("damaged.circuit"));
    EXPECT_NE(fake().texts["damaged.circuit"].find("a/2"), std::string::npos);
    EXPECT_TRUE(unsealed(kept()));
}

TEST_F(ProgressTest, ANewerPagesTextIsLeftAlone) {
    std::string newer = "cardfront-circuit 2\nq something else\n";
    newer += seal_of(newer);
    fake().texts["circuit"] = newer;
    progress.load(notes);
    EXPECT_TRUE(progress.foreign());
    progress.add(notes, won);
    EXPECT_EQ(kept(), newer);
    EXPECT_EQ(progress.stars("penny"), 2) << "while the page is open";
}

TEST_F(ProgressTest, LinesOfALaterPageStay) {
    std::string text = "cardfront-circuit 1\n" + text_of(won) + "\nz 1 2 3\n";
    text += seal_of(text);
    fake().texts["circuit"] = text;
    progress.load(notes);
    progress.add(notes, lost);
    EXPECT_NE(kept().find("\nz 1 2 3\n"), std::string::npos);
}

TEST_F(ProgressTest, IsTakenOverOnceAndOnlyWhole) {
    progress.add(notes, won);
    progress.add(notes, drawn);
    const std::string exported = progress.text();
    fake() = {};
    Notes fresh_notes;
    Progress fresh;
    fresh.add(fresh_notes, {"penny", "b-1", 5, {}, Verdict{'w', 1}});
    for (const std::string& bad : {exported.substr(0, exported.size() / 2),
                                   std::string(exported).replace(exported.find("w-2"), 3, "w12")}) {
        const auto added = fresh.merge(fresh_notes, bad);
        EXPECT_FALSE(added);
        EXPECT_EQ(fresh.games().size(), 1U) << "nothing of it";
    }
    EXPECT_EQ(*fresh.merge(fresh_notes, "> My stars:\n\n" + exported + "\nBye"), 2U);
    EXPECT_EQ(*fresh.merge(fresh_notes, exported), 0U);
    EXPECT_EQ(fresh.stars("penny"), 3);
    EXPECT_EQ(again().stars("penny"), 3);
    EXPECT_EQ(*fresh.merge(fresh_notes, "nothing of it"), 0U);
}

TEST_F(ProgressTest, WhateverIsKeptItCanBeReadAndGoneOnWith) {
    progress.add(notes, won);
    progress.add(notes, lost);
    const std::string text = kept();
    Random random(9);
    for (int n = 0; n < 400; ++n) {
        fake() = {};
        std::string bad = text.substr(0, random.below(static_cast<std::uint32_t>(text.size()) + 1));
        for (int change = 0; change < 3 && !bad.empty(); ++change)
            bad[random.below(static_cast<std::uint32_t>(bad.size()))] = static_cast<char>(random.below(256));
        fake().texts["circuit"] = bad;
        Notes mine;
        Progress there;
        there.load(mine);
        there.add(mine, drawn);
        if (!there.foreign()) EXPECT_TRUE(again().find("a-3") != nullptr);
    }
}

} // namespace

} // namespace cardfront::circuit
