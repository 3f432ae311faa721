// All screens but the tables can be read in every language that is whole, whose words are longer than the
// English ones.
#include "tests/screens/known_faults.h"
#include "tests/screens/stage.h"
#include "web/hall/app.h"
#include "web/learn/lessons.h"

#include <gtest/gtest.h>

namespace cardfront::screens {

namespace {

constexpr Size sizes[] = {{1280, 720}, {390, 844}, {844, 390}};

class Languages : public testing::TestWithParam<const char*> {
  protected:
    void SetUp() override {
        open_page();
        speak_language(GetParam());
    }
    void TearDown() override { speak_language(""); }

    void expect_fits(const std::string& what) {
        EXPECT_EQ(faulty_controls(), "") << what;
        for (const Size& size : sizes) EXPECT_EQ(left_of(misfits(size), &known_), "") << what;
    }

    KnownFaults known_{GetParam(), KnownFaults::Where::table};
};

TEST_P(Languages, FitOnEachScreen) {
    expect_fits("home");
    command("settings");
    expect_fits("settings");
    for (int game = 0; game < games; ++game) {
        command("setup " + std::to_string(game));
        expect_fits(std::string("set-up of ") + game_info(game).title);
        if (game_info(game).shelf != nullptr) {
            command("list 0");
            expect_fits(std::string("lists of ") + game_info(game).title);
            command("new-list");
            command("fill-list");
            command("page-list");
            expect_fits(std::string("a list of ") + game_info(game).title);
            command("test-hand");
            expect_fits(std::string("a hand of ") + game_info(game).title);
            command("back");
            command("back");
            command("back");
        }
        command("back");
        bring_lessons(game);
        command("lesson-list");
        command("learn " + std::to_string(game));
        command("back");
        expect_fits(std::string("lessons of ") + game_info(game).title);
        command("back");
    }
    command("come days");
    expect_fits("days");
    command("come statistics");
    expect_fits("statistics");
    EXPECT_EQ(known_.mended(), "") << "take it off the list";
}

INSTANTIATE_TEST_SUITE_P(All, Languages, testing::Values("de", "fr", "es"),
                         [](const auto& language) { return std::string(language.param); });

} // namespace

} // namespace cardfront::screens
