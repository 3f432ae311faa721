// The Circuit at this screen: stops are opened, played and counted once, their stars are kept over reloads
// and other browsers, and what is closed says what would open it.
#include "tests/page/page.h"

#include "core/mind/computer.h"
#include "web/circuit/circuit.h"
#include "web/hall/app.h"
#include "web/screens/screens.h"

#include "tests/core/every_game.h"

namespace cardfront {

namespace {

class TheCircuit : public WholePage {
  protected:
    static circuit::Kept& kept() { return circuit::kept_of(the_app()); }
    static const circuit::Progress& progress() { return kept().progress; }
    static int stars(std::string_view stop) { return progress().stars(stop); }
    static bool told(std::string_view words) { return the_app().alert.find(words) != std::string::npos; }

    void open_map() {
        bring_road();
        command("circuit");
    }
    // The page is closed and opened again on the same store.
    void reload() {
        leave_session();
        the_app() = {};
        the_app().store.saves.load();
        bring_road();
    }
    // A game of a stop that ended so, somewhere else.
    static void note(const std::string& stop, const std::string& save, char end, std::uint8_t aims = 0) {
        kept().progress.add(the_app().store.notes, {stop, save, 1, {}, circuit::Verdict{end, aims}});
    }
    // As the game's plain player would, on either side.
    void play_to_the_end(std::uint64_t seed) {
        for (int n = 0; n < 6000 && !session().whole()->over(); ++n) {
            if (session().course().can_go_on()) app::command("go-on");
            if (session().course().thinking()) fail_worker();
            const Shown& shown = session().shown();
            if (shown.mine)
                app::command("do " +
                             action_code(shown.info(), plain_choice(shown.view, seed + shown.actions)));
            if (session().course().asked()) app::command("confirm");
            session().update(fake().now += 3000, true, true);
        }
        ASSERT_TRUE(session().whole()->over());
        the_app().mirror_stale = true;
        let_pass(500);
    }
    // Until a game of that stop ends so; how many were played.
    int play_until(const std::string& stop, bool won) {
        for (int n = 1; n <= 40; ++n) {
            command("circuit play " + stop);
            play_to_the_end(static_cast<std::uint64_t>(n));
            const circuit::Game* const game = progress().find(session().save_id());
            if (game == nullptr || !game->ended) break;
            if ((game->ended->end == 'w') == won) return n;
        }
        ADD_FAILURE() << stop << " never ends so";
        return 0;
    }
};

} // namespace

TEST_F(TheCircuit, IsBroughtWhenItIsWanted) {
    EXPECT_TRUE(offers("circuit")) << "at home";
    const int fetches = fake().fetches;
    command("circuit");
    EXPECT_EQ(fake().fetches, fetches + 1);
    EXPECT_EQ(the_app().screens.top(), Screen::home);
    bring_road();
    EXPECT_EQ(the_app().screens.top(), Screen::circuit);
    ASSERT_EQ(kept().road->stops.size(), 36U);
    for (const circuit::Stop& stop : kept().road->stops) EXPECT_TRUE(offers("circuit stop " + stop.key));
    command("back");
    EXPECT_EQ(the_app().screens.top(), Screen::home);
}

TEST_F(TheCircuit, AMapThatCannotBeReadIsRefusedAndAskedForAgain) {
    command("circuit");
    command("lessons-here circuit\nregion nowhere");
    EXPECT_TRUE(the_app().refused);
    EXPECT_TRUE(told("line 1"));
    EXPECT_EQ(the_app().screens.top(), Screen::home);
    open_map();
    EXPECT_EQ(the_app().screens.top(), Screen::circuit);
}

TEST_F(TheCircuit, AStopIsSetUpAsItSays) {
    open_map();
    for (const circuit::Stop& stop : kept().road->stops) {
        SCOPED_TRACE(stop.key);
        command("circuit stop " + stop.key);
        EXPECT_EQ(the_app().screens.top(), Screen::stop);
        command("circuit play " + stop.key);
        EXPECT_EQ(the_app().screens.top(), stop.lap == 1 ? Screen::table : Screen::stop);
        EXPECT_EQ(the_app().refused, stop.lap > 1);
        if (stop.lap > 1) continue;
        const MatchSetup& setup = session().whole()->setup();
        EXPECT_TRUE(circuit::is_of(*kept().road, stop, setup));
        for (const circuit::Aim& aim : stop.aim) EXPECT_TRUE(told(aim.words)) << "what else is to be done";
        EXPECT_EQ(table_model(the_app()).sections.back().lines.size(), 1 + circuit::aims)
            << "and stays in words";
        if (!stop.side.empty())
            EXPECT_EQ(the_app().table->side(seen_by(1, session().whole()->state()), 1), stop.side);
        ASSERT_NE(circuit::faces_on_table(the_app())[1], nullptr);
        command("back");
        EXPECT_EQ(the_app().screens.top(), Screen::circuit);
    }
}

// What is as usual need not be read.
TEST_F(TheCircuit, AStopTellsWhatIsOtherThanUsual) {
    open_map();
    int told_of = 0, silent_of = 0;
    for (const circuit::Stop& stop : kept().road->stops) {
        SCOPED_TRACE(stop.key);
        command("circuit stop " + stop.key);
        const std::string words = mirror();
        const GameInfo& info = game_info(stop.game);
        for (std::size_t i = 0; i < info.options.size(); ++i) {
            const Option& option = info.options[i];
            const bool other = stop.options[i] != option.usual;
            EXPECT_EQ(words.find(option.choices[stop.options[i]].help) != std::string::npos, other)
                << option.choices[stop.options[i]].key << '\n'
                << words;
            (other ? told_of : silent_of) += 1;
        }
    }
    EXPECT_GT(told_of, 10);
    EXPECT_GT(silent_of, 10);
}

// A game that is new is learnt first, and its lessons lead back to the stop.
TEST_F(TheCircuit, AStopOfANewGameBeginsWithItsLessons) {
    open_map();
    const auto main_of = [](const PageModel& model) {
        for (const Group& group : model.groups)
            for (const Control& each : group.controls)
                if (each.main) return each.id;
        return std::string();
    };
    const circuit::Stop& milo = *kept().road->find("milo");
    const std::string learn = "learn " + std::to_string(milo.game);
    command("circuit stop milo");
    EXPECT_EQ(main_of(circuit::stop_model(the_app())), learn);
    command(learn);
    bring_lessons(milo.game);
    ASSERT_EQ(the_app().screens.top(), Screen::table);
    command("lesson-list");
    EXPECT_EQ(the_app().screens.top(), Screen::lessons);
    EXPECT_TRUE(offers("circuit stop milo")) << "in place of another match";
    EXPECT_FALSE(offers("play " + std::to_string(milo.game)));
    command("back");
    EXPECT_EQ(the_app().screens.top(), Screen::stop);
    EXPECT_EQ(main_of(circuit::stop_model(the_app())), "circuit play milo") << "it is begun";
    command(learn);
    EXPECT_EQ(the_app().screens.top(), Screen::lessons);
    command("back");
    EXPECT_EQ(the_app().screens.top(), Screen::stop);
    command("back");
    EXPECT_EQ(the_app().screens.top(), Screen::circuit);
    command("home");
    command(learn);
    EXPECT_TRUE(offers("play " + std::to_string(milo.game))) << "elsewhere it is as ever";
}

TEST_F(TheCircuit, ATableBeginsWithTheAimsThatAreLeft) {
    open_map();
    const auto begins = [this](const std::string& key, bool first, bool second) {
        SCOPED_TRACE(key);
        const circuit::Stop& stop = *kept().road->find(key);
        the_app().alert.clear();
        command("circuit play " + key);
        ASSERT_EQ(the_app().screens.top(), Screen::table);
        EXPECT_EQ(told(stop.aim[0].words), first) << the_app().alert;
        EXPECT_EQ(told(stop.aim[1].words), second) << the_app().alert;
        EXPECT_EQ(the_app().alert.empty(), !first && !second) << the_app().alert;
        command("back");
    };
    begins("penny", true, true);
    note("penny", "elsewhere-1", 'w', 1);
    begins("penny", false, true);
    note("milo", "elsewhere-2", 'w', 2);
    begins("milo", true, false);
    note("penny", "elsewhere-3", 'w', 2);
    begins("penny", false, false);
}

TEST_F(TheCircuit, AWinIsAStarAndOpensTheRoad) {
    open_map();
    const circuit::Stop& otto = *kept().road->find("otto");
    EXPECT_FALSE(circuit::is_open(kept(), otto));
    command("circuit play otto");
    EXPECT_TRUE(the_app().refused);
    EXPECT_TRUE(told("Penny")) << "which would open it";
    EXPECT_TRUE(told("Milo"));
    play_until("penny", true);
    EXPECT_GE(stars("penny"), 1);
    EXPECT_TRUE(told(kept().road->find("penny")->loses));
    EXPECT_TRUE(offers("circuit play penny")) << "again";
    EXPECT_FALSE(offers("rematch"));
    EXPECT_FALSE(circuit::is_open(kept(), otto)) << "one is not two";
    command("circuit play otto");
    EXPECT_TRUE(told("Milo"));
    EXPECT_FALSE(told("Penny"));
    note("milo", "elsewhere-1", 'w');
    EXPECT_TRUE(circuit::is_open(kept(), otto));
    command("circuit play otto");
    EXPECT_EQ(the_app().screens.top(), Screen::table);
    EXPECT_FALSE(the_app().refused);
}

TEST_F(TheCircuit, StarsAreThereAfterAReload) {
    open_map();
    play_until("penny", true);
    const int before = stars("penny");
    const std::size_t games = progress().games().size();
    reload();
    command("circuit");
    EXPECT_EQ(stars("penny"), before);
    EXPECT_EQ(progress().games().size(), games);
    EXPECT_NE(mirror().find("won, " + std::to_string(before) + " of 3 stars"), std::string::npos);
}

TEST_F(TheCircuit, AGameIsGoneOnWithFromHomeAndCountsOnce) {
    open_map();
    command("circuit play penny");
    until_a_person_is_to_move();
    command(deeds()[0]);
    const std::string save = session().save_id();
    reload();
    command("load " + save);
    EXPECT_NE(circuit::stop_on_table(the_app()), nullptr);
    play_to_the_end(1);
    ASSERT_TRUE(progress().find(save)->ended);
    const circuit::Verdict verdict = *progress().find(save)->ended;
    command("home");
    command("load " + save);
    let_pass(500);
    EXPECT_EQ(*progress().find(save)->ended, verdict);
    EXPECT_EQ(progress().games().size(), 1U);
    command("circuit stop penny");
    EXPECT_FALSE(offers("circuit go-on penny")) << "it is over";
}

TEST_F(TheCircuit, AGameThatWaitsIsOfferedAtItsStop) {
    open_map();
    command("circuit play penny");
    const std::string save = session().save_id();
    command("back");
    command("circuit stop penny");
    ASSERT_TRUE(offers("circuit go-on penny"));
    command("circuit go-on penny");
    EXPECT_EQ(session().save_id(), save);
    command("back");
    EXPECT_EQ(the_app().screens.top(), Screen::circuit);
}

// The later one was deleted, and the first still lies there.
TEST_F(TheCircuit, AnEarlierGameIsOfferedWhereTheLatestIsGone) {
    open_map();
    command("circuit play penny");
    const std::string first = session().save_id();
    command("back");
    command("circuit play penny");
    const std::string latest = session().save_id();
    command("back");
    ASSERT_NE(first, latest);
    ASSERT_TRUE(the_app().store.saves.remove(latest));
    command("circuit stop penny");
    ASSERT_TRUE(offers("circuit go-on penny"));
    command("circuit go-on penny");
    EXPECT_EQ(session().save_id(), first);
}

// A star waits here while the store is full; another tab makes room and wins one.
TEST_F(TheCircuit, AFullStoreAndAnotherTabLoseNoStar) {
    open_map();
    fake().quota = 0;
    note("penny", "here-1", 'w', 3);
    ASSERT_TRUE(the_app().store.notes.waits());
    fake().quota = ~std::size_t{0};
    Notes other_notes;
    circuit::Progress other;
    other.add(other_notes, {"milo", "there-1", 1, {}, circuit::Verdict{'w', 1}});
    command("store-changed");
    EXPECT_FALSE(the_app().store.notes.waits());
    EXPECT_EQ(stars("milo"), 2);
    circuit::Progress kept_there;
    kept_there.load(other_notes);
    EXPECT_EQ(kept_there.stars("milo"), 2);
    EXPECT_EQ(kept_there.stars("penny"), 3);
}

// A hint and what was taken back are known after a reload.
TEST_F(TheCircuit, HelpIsKept) {
    open_map();
    command("circuit play tilly");
    for (int n = 0; n < 60 && !session().course().can_undo(); ++n) {
        until_a_person_is_to_move();
        command(deeds()[0]);
    }
    const std::string save = session().save_id();
    ASSERT_TRUE(session().course().can_undo());
    EXPECT_FALSE(progress().find(save)->help.undo);
    command("undo");
    EXPECT_TRUE(progress().find(save)->help.undo);
    until_a_person_is_to_move();
    EXPECT_FALSE(progress().find(save)->help.hints);
    command("hint");
    EXPECT_FALSE(session().advice().hinted());
    EXPECT_FALSE(progress().find(save)->help.hints) << "what it would cost is told first";
    EXPECT_NE(the_app().alert.find("a win without a hint"), std::string::npos) << the_app().alert;
    command("hint");
    ASSERT_TRUE(stage::answer_job());
    let_pass(100);
    EXPECT_TRUE(progress().find(save)->help.hints);
    command("hint"); // put away
    command("hint");
    EXPECT_TRUE(session().advice().hinted()) << "there is nothing more to lose";
    reload();
    EXPECT_TRUE(progress().find(save)->help.hints);
    EXPECT_TRUE(progress().find(save)->help.undo);
    command("load " + save);
    play_to_the_end(2);
    ASSERT_TRUE(progress().find(save)->ended);
    EXPECT_EQ(progress().find(save)->ended->aims & 1U, 0U) << "Tilly's first aim is to win without a hint";
}

// At a stop with a star for a win without taking back; at Tilly's (above) there is none, and it is done at
// once.
TEST_F(TheCircuit, WhatCostsAStarIsToldAtTheFirstPress) {
    open_map();
    const auto& stops = the_app().the_circuit->road->stops;
    const auto stop = std::find_if(stops.begin(), stops.end(), [](const circuit::Stop& each) {
        return each.aim[0].kind == circuit::Aim::Kind::no_undo ||
               each.aim[1].kind == circuit::Aim::Kind::no_undo;
    });
    ASSERT_NE(stop, stops.end());
    for (const auto& each : stops) note(each.key, "won-" + each.key, 'w', 1); // all are open
    command("circuit play " + stop->key);
    for (int n = 0; n < 200 && !session().course().can_undo(); ++n) {
        until_a_person_is_to_move();
        command(deeds()[0]);
    }
    ASSERT_TRUE(session().course().can_undo()) << stop->key;
    const std::size_t actions = session().shown().actions;
    command("undo");
    EXPECT_EQ(session().shown().actions, actions);
    EXPECT_NE(the_app().alert.find("a win without taking back"), std::string::npos) << the_app().alert;
    command("undo");
    EXPECT_LT(session().shown().actions, actions);
    EXPECT_TRUE(progress().find(session().save_id())->help.undo);
}

// The page was closed before the end was counted: it is found again.
TEST_F(TheCircuit, AnEndThatNobodyCountedIsFound) {
    open_map();
    command("circuit play penny");
    const std::string before = fake().texts["circuit"], save = session().save_id();
    play_to_the_end(1);
    const auto ended = progress().find(save)->ended;
    leave_session();
    fake().texts["circuit"] = before;
    reload();
    EXPECT_EQ(progress().find(save)->ended, ended);
}

TEST_F(TheCircuit, WhoLosesTwiceIsToldWhatToTry) {
    open_map();
    const std::string advice = kept().road->find("penny")->tries;
    note("penny", "lost-1", 'l');
    command("circuit stop penny");
    EXPECT_EQ(mirror().find(advice), std::string::npos);
    play_until("penny", false);
    EXPECT_TRUE(told(advice));
    EXPECT_NE(mirror().find(advice), std::string::npos) << "beside the table";
    command("circuit stop penny");
    EXPECT_NE(mirror().find(advice), std::string::npos);
    EXPECT_TRUE(offers("learn 0")) << "its lessons";
    EXPECT_NE(mirror().find("Try this: "), std::string::npos);
    note("penny", "won-1", 'w');
    quiet(the_app()); // what was told at the table
    command("circuit stop penny");
    EXPECT_EQ(mirror().find("Try this: "), std::string::npos) << "no more";
}

// All that is kept goes to another browser: stars, and the game that goes on.
TEST_F(TheCircuit, MovesWithTheExport) {
    open_map();
    note("penny", "won-1", 'w', 3);
    command("circuit play milo");
    until_a_person_is_to_move();
    command(deeds()[0]);
    const std::string save = session().save_id();
    command("come statistics");
    command("come export");
    const std::string all = fake().shown.back().text;
    EXPECT_NE(all.find("cardfront-circuit 1"), std::string::npos);
    leave_session();
    the_app() = {};
    fake().texts.clear();
    the_app().store.saves.load();
    command("text import\n" + all);
    EXPECT_EQ(stars("penny"), 3);
    bring_road();
    command("circuit stop milo");
    ASSERT_TRUE(offers("circuit go-on milo"));
    command("circuit go-on milo");
    EXPECT_EQ(session().save_id(), save);
    play_to_the_end(3);
    EXPECT_TRUE(progress().find(save)->ended);
    command("text import\n" + all);
    EXPECT_EQ(progress().games().size(), 2U) << "nothing comes twice";
    EXPECT_TRUE(progress().find(save)->ended) << "and nothing is taken back";
}

TEST_F(TheCircuit, ADamagedProgressIsRefusedWithTheReason) {
    open_map();
    note("penny", "won-1", 'w', 3);
    const std::string text = circuit::export_text(the_app());
    command("text import\n" + std::string(text).replace(text.find("won-1"), 5, "won-9"));
    EXPECT_TRUE(told("checksum"));
    EXPECT_EQ(progress().games().size(), 1U);
}

// Only the stop's own match counts: what is played on from a moment of it, or dealt again, is another game.
TEST_F(TheCircuit, AnotherMatchIsNone) {
    open_map();
    command("circuit play penny");
    const MatchSetup setup = session().whole()->setup();
    command("home");
    open_session(Match(setup), the_app().store.saves.new_id());
    EXPECT_EQ(circuit::stop_on_table(the_app()), nullptr);
    play_to_the_end(1);
    EXPECT_EQ(stars("penny"), 0);
    EXPECT_TRUE(offers("rematch"));
}

} // namespace cardfront
