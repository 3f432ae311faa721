// All that is written on a screen can be read, at the sizes of telephones, tablets and desks; and each of its
// controls is a command.
#include "tests/screens/stage.h"
#include "web/hall/app.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace cardfront::screens {

namespace {

constexpr Size sizes[] = {{1280, 720}, {390, 844}, {844, 390}, {344, 882},
                          {360, 640},  {375, 667}, {640, 360}, {768, 1024}};

void expect_fits(const std::string& what) {
    EXPECT_EQ(faulty_controls(), "") << what;
    for (const Size& size : sizes) EXPECT_EQ(misfits(size), "") << what;
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
        sit_down(game, game_info(game).most_seats);
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
    }
}

TEST_F(Fits, LessonsAndPuzzles) {
    for (int game = 0; game < games; ++game) {
        bring_lessons(game);
        command("learn " + std::to_string(game));
        expect_fits("the first lesson of " + title(game));
        command("back");
        expect_fits("the list of " + title(game));
    }
}

TEST_F(Fits, DaysAndStatistics) {
    command("come days");
    expect_fits("days");
    command("come statistics");
    expect_fits("statistics");
}

class Tables : public testing::TestWithParam<int> {
  protected:
    void SetUp() override { open_page(); }
};

TEST_P(Tables, FitInEachPhase) {
    const GameInfo& info = game_info(GetParam());
    for (const int seats : {info.fewest_seats, info.most_seats}) {
        sit_down(GetParam(), seats);
        for (int steps = 0; steps < 12 && !the_app().session->shown().over(); ++steps) {
            expect_fits(info.title + (", " + std::to_string(seats)) + " players, step " +
                        std::to_string(steps));
            play(1 + steps * 2, static_cast<std::uint64_t>(steps));
        }
        play(5000, 3);
        expect_fits(info.title + (", " + std::to_string(seats)) + " players, at the end");
        if (info.fewest_seats == info.most_seats) break;
        command("home");
    }
}

INSTANTIATE_TEST_SUITE_P(All, Tables, testing::Range(0, games), [](const auto& game) {
    std::string name = game_info(game.param).key;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

} // namespace

} // namespace cardfront::screens
