// All that is written on a screen can be read, at the sizes of telephones, tablets and desks, turned in the
// middle of everything; what is to be pressed is large enough for a finger; and each control is a command.
#include "tests/screens/stage.h"
#include "web/circuit/circuit.h"
#include "web/hall/app.h"
#include "web/learn/lessons.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace cardfront::screens {

namespace {

constexpr Size desks[] = {{1280, 720}, {1024, 640}}, desk = desks[0];
constexpr Size telephones[] = {{390, 844}, {844, 390}, {344, 882}, {360, 640},
                               {375, 667}, {640, 360}, {768, 1024}};

// Where one person can play by thumb and eye. What fingers press is asked at every other size, and at the
// others the next time.
void expect_fits(const std::string& what) {
    EXPECT_EQ(faulty_controls(), "") << what;
    EXPECT_EQ(misfits(desk), "") << what;
    const auto turn = static_cast<std::size_t>(what.back());
    for (std::size_t i = 0; i < std::size(telephones); ++i) {
        const Size& size = telephones[i];
        EXPECT_EQ(misfits(size) + ((i + turn) % 2 == 0 ? small_items(size) : ""), "") << what;
    }
}

std::string title(int game) {
    return game_info(game).title;
}

class Fits : public testing::Test {
  protected:
    void SetUp() override { open_page(); }
};

TEST_F(Fits, Home) {
    expect_fits("at first");
    sit_down(0, 2);
    play(3, 1);
    command("home");
    expect_fits("with a last game");
}

TEST_F(Fits, Settings) {
    command("settings");
    expect_fits("settings");
}

TEST_F(Fits, Setup) {
    for (int game = 0; game < games; ++game) {
        command("setup " + std::to_string(game));
        expect_fits(title(game));
    }
}

TEST_F(Fits, Saves) {
    command("saves");
    expect_fits("none");
    for (int game = 0; game < games; ++game) {
        sit_down(game, game_info(game).seating.most);
        play(2, 1);
    }
    command("saves");
    expect_fits("one of each game");
    command("delete " + std::string(the_app().store.saves.games()[0].id));
    expect_fits("asked");
}

TEST_F(Fits, ListsAndTheirBuilder) {
    for (int game = 0; game < games; ++game) {
        if (game_info(game).shelf == nullptr) continue;
        command("setup " + std::to_string(game));
        command("list 0");
        expect_fits("the lists of " + title(game));
        command("new-list");
        expect_fits("a new list of " + title(game));
        command("fill-list");
        expect_fits("a list that was filled, of " + title(game));
        command("page-list"); // where there is room for one only
        expect_fits("what is in it, of " + title(game));
        command("test-hand");
        expect_fits("a hand of it, of " + title(game));
    }
}

TEST_F(Fits, CardsBeforeTheyAreChosen) {
    for (const char* const key : {"assault-edge", "ground-assault"}) {
        command("setup " + std::to_string(find_game(key)));
        command("list 0");
        command("cards 0");
        expect_fits(std::string("a list of ") + key);
    }
    for (const char* const option : {"option 0 0", "option 0 1"}) { // factions; their suits
        sit_down(find_game("poker-assault"), 2, {option});
        expect_fits(std::string("the choice, ") + option);
        command("cards 1");
        expect_fits(std::string("a faction, ") + option);
        command("home");
    }
}

TEST_F(Fits, TheQuestionWhetherToAnswer) {
    for (const char* const key : {"assault-edge", "ground-assault"}) {
        const int game = find_game(key);
        sit_down(game, 2);
        the_app().settings.hold = 1;
        Session& session = *the_app().session;
        for (int n = 0; n < 400 && !session.can_let_by(); ++n)
            session.eyes().handing_over() ? command("take-screen") : play(1, static_cast<std::uint64_t>(n));
        ASSERT_TRUE(session.can_let_by()) << key;
        expect_fits(title(game) + " asks");
    }
}

TEST_F(Fits, DaysAndStatistics) {
    command("come days");
    expect_fits("days");
    command("come statistics");
    expect_fits("statistics");
}

TEST_F(Fits, TheCircuit) {
    bring_road();
    command("circuit");
    expect_fits("the map at first");
    circuit::Kept& kept = *the_app().the_circuit;
    for (const circuit::Stop& stop : kept.road->stops)
        if (stop.lap < 4)
            kept.progress.add(the_app().store.notes,
                              {stop.key, "x-" + stop.key, 1, {}, circuit::Verdict{'w', 3}});
    for (const char* const save : {"y-1", "y-2"})
        kept.progress.add(the_app().store.notes, {"inga", save, 1, {}, circuit::Verdict{'l'}});
    command("home");
    command("circuit");
    expect_fits("the map with stars");
    for (const circuit::Stop& stop : kept.road->stops) {
        command("circuit stop " + stop.key);
        expect_fits(stop.name);
    }
}

TEST_F(Fits, TheEndOfAStop) {
    bring_road();
    for (const char* const key : {"penny", "milo", "tilly", "fern"}) {
        command(std::string("circuit play ") + key);
        expect_fits(key + std::string(" begins"));
        play(5000, 3);
        ASSERT_TRUE(the_app().session->shown().over()) << key;
        expect_fits(key + std::string(" at the end"));
    }
}

class Tables : public testing::TestWithParam<int> {
  protected:
    void SetUp() override { open_page(); }
};

TEST_P(Tables, FitInEachPhase) {
    const GameInfo& info = game_info(GetParam());
    for (const int seats : {info.seating.fewest, info.seating.most}) {
        const std::string players = info.title + (", " + std::to_string(seats)) + " players, ";
        sit_down(GetParam(), seats);
        for (int steps = 0; steps < 12 && !the_app().session->shown().over(); ++steps) {
            expect_fits(players + "step " + std::to_string(steps));
            play(1 + steps * 2, static_cast<std::uint64_t>(steps));
        }
        if (the_app().session->eyes().handing_over()) command("take-screen");
        command("log");
        expect_fits(players + "with the log");
        command("log");
        play(5000, 3);
        expect_fits(players + "at the end");
        if (info.seating.fewest == info.seating.most) break;
        command("home");
    }
}

// Each note of each lesson at two sizes of its own, turned from the one to the other.
TEST_P(Tables, FitInTheirLessonsAndAPuzzle) {
    bring_lessons(GetParam());
    command("lesson-list");
    command("learn " + std::to_string(GetParam()));
    command("back");
    expect_fits("the list");
    const auto& course = the_app().learning->course;
    std::size_t turn = 0;
    for (const Lesson& lesson : course.lessons) {
        command("lesson " + lesson.key);
        for (std::size_t note = 0; note <= lesson.notes.size(); ++note, ++turn) {
            let_pass();
            for (const std::size_t at : {turn, turn + 1}) {
                const Size& size = telephones[at % std::size(telephones)];
                EXPECT_EQ(misfits(size) + small_items(size), "") << lesson.key << ' ' << note;
            }
            for (const Size& size : desks) // beside its panel
                EXPECT_EQ(misfits(size), "") << lesson.key << ' ' << note;
            command(note % 2 == 0 ? "lesson-on" : "lesson-skip");
        }
        command("lesson-list");
    }
    if (!course.puzzles.empty()) {
        command("puzzle " + course.puzzles[0].key);
        expect_fits("a puzzle");
        command("lesson-skip");
        let_pass();
        expect_fits("its answer");
    }
}

INSTANTIATE_TEST_SUITE_P(All, Tables, testing::Range(0, games), [](const auto& game) {
    std::string name = game_info(game.param).key;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

} // namespace

} // namespace cardfront::screens
