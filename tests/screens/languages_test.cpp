// All that is on a screen can be read in every language that is whole, whose words are longer than the
// English ones, and in that of tools/pseudo, whose words are longer still: there what is English is seen.
#include "core/cards/cards.h"

#include "tests/screens/stage.h"
#include "web/circuit/circuit.h"
#include "web/hall/app.h"
#include "web/kit/text/misfits.h"
#include "web/learn/lessons.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace cardfront::screens {

namespace {

constexpr Size sizes[] = {{1280, 720}, {390, 844}, {844, 390}}, largest = sizes[0];
constexpr const char* pseudo = "xx";

// Names of people at a table and on the road stay as they are, a language is called by its own name, and a
// date comes from the platform.
bool is_kept(const std::string& word) {
    static const std::set<std::string> names{"Ada", "Blaise", "Carl", "Dora", "English", "Deutsch", "Nov"};
    const circuit::Kept* const circuit = the_app().the_circuit.get();
    return names.contains(word) ||
           (circuit != nullptr && circuit->road &&
            std::any_of(circuit->road->stops.begin(), circuit->road->stops.end(),
                        [&](const circuit::Stop& stop) { return stop.name == word; }));
}

// The words of the last frame that have a vowel and no accent.
std::string english() {
    std::set<std::string> found;
    std::string word;
    bool accented = false;
    const std::string drawn = kit::drawn_words() + '\n';
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        constexpr char latin = '\xC3'; // begins each accented letter
        if (drawn[i] == latin) {
            accented = true, ++i;
        } else if ((drawn[i] >= 'a' && drawn[i] <= 'z') || (drawn[i] >= 'A' && drawn[i] <= 'Z')) {
            word += drawn[i];
        } else {
            const bool read = word.size() > 1; // a cell is no word
            if (read && !accented && word.find_first_of("aeiou") != std::string::npos && !is_kept(word))
                found.insert(word);
            word.clear(), accented = false;
        }
    }
    std::string out;
    for (const std::string& each : found) (out += each) += ' ';
    return out;
}

class Spoken : public testing::Test {
  protected:
    void open(const std::string& language) {
        open_page();
        speak_language(language);
        language_ = language;
    }
    void TearDown() override { speak_language(""); }

    void expect_fits(const std::string& what, const Size& size) {
        EXPECT_EQ(misfits(size), "") << what;
        if (language_ == pseudo) EXPECT_EQ(english(), "") << what;
    }
    void expect_fits(const std::string& what) {
        EXPECT_EQ(faulty_controls(), "") << what;
        for (const Size& size : sizes) expect_fits(what, size);
    }

    std::string language_;
};

class Languages : public Spoken, public testing::WithParamInterface<const char*> {
  protected:
    void SetUp() override { open(GetParam()); }

    void look_at_setup(int game) {
        const std::string title = game_info(game).title;
        command("setup " + std::to_string(game));
        expect_fits("set-up of " + title);
        (void)misfits(largest); // it has a poster
        EXPECT_NE(say(game_info(game).blurb), game_info(game).blurb);
        for (const char* const words : {game_info(game).title, game_info(game).blurb})
            EXPECT_NE(kit::drawn_words().find(say(words)), std::string::npos) << words;
        if (game_info(game).shelf == nullptr) return command("back");
        command("list 0");
        expect_fits("lists of " + title);
        command("new-list");
        command("fill-list");
        command("page-list");
        expect_fits("a list of " + title);
        command("test-hand");
        expect_fits("a hand of " + title);
        for (int steps = 0; steps < 4; ++steps) command("back");
    }
    // In the middle of a game, and at its end: played to it, which takes long, or by resigning.
    void look_at_table(int game) {
        const GameInfo& info = game_info(game);
        const std::string title = info.title;
        const bool longest = language_ == "de", both = language_ == pseudo;
        for (const bool resigns : {true, false}) {
            if (!both && resigns == longest) continue;
            sit_down(game, resigns ? info.seating.fewest : info.seating.most);
            play(12, 3);
            if (!resigns || !both) expect_fits(title + " after 12");
            resigns ? resign() : play(5000, 3);
            expect_fits(title + (resigns ? " resigned" : " at the end"));
            command("home");
        }
    }
    static void resign() {
        if (the_app().session->eyes().handing_over()) command("take-screen");
        command("resign");
        command("confirm");
        let_pass();
    }
};

TEST_P(Languages, FitOnEachScreen) {
    expect_fits("home");
    command("settings");
    expect_fits("settings");
    command("back");
    for (int game = 0; game < games; ++game) look_at_setup(game);
    for (int game = 0; game < games; ++game) look_at_table(game);
    command("saves");
    expect_fits("saved games");
    command("back");
    command("come days");
    expect_fits("days");
    command("come statistics");
    expect_fits("statistics");
    command("home");
    bring_road();
    command("circuit");
    expect_fits("the Circuit");
    command("circuit stop penny");
    expect_fits("a stop of it");
    command("home");
    command("setup 0");
    command("player 1 f");
    command("start");
    ASSERT_EQ(the_app().screens.top(), Screen::room);
    expect_fits("a table for somebody far");
    command("far-leave");
    expect_fits("whether to leave it");
}

TEST_P(Languages, FitInLessonsAndPuzzles) {
    // In a language of its own each note is looked at; in the others, whose words are shorter, some.
    const bool all = language_ == pseudo;
    std::size_t turn = 0;
    for (int game = 0; game < games; ++game) {
        bring_lessons(game);
        command("lesson-list");
        command("learn " + std::to_string(game));
        command("back");
        expect_fits(std::string("lessons of ") + game_info(game).title);
        const auto& course = the_app().learning->course;
        for (const Lesson& lesson : course.lessons) {
            command("lesson " + lesson.key);
            for (std::size_t note = 0; note <= lesson.notes.size(); ++note, ++turn) {
                let_pass();
                if (all || turn % 6 == 0)
                    expect_fits(lesson.key + ' ' + std::to_string(note),
                                sizes[(all ? turn : turn / 6) % std::size(sizes)]);
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
        command("home");
    }
}

INSTANTIATE_TEST_SUITE_P(All, Languages, testing::Values(pseudo, "de", "fr", "es"),
                         [](const auto& language) { return std::string(language.param); });

// As printed there: the corner of a card, and what names it in a tight place.
TEST_F(Spoken, CardsHaveTheSignsThatPeopleHaveAtHome) {
    struct Printed {
        const char *language, *signs;
    };
    for (const auto& [language, signs] :
         {Printed{"", "JQKA"}, {"de", "BDKA"}, {"fr", "VDRA"}, {"es", "JQKA"}}) {
        open_page();
        speak_language(language);
        std::string names;
        for (int rank = jack; rank <= ace; ++rank) names += rank_sign(rank);
        EXPECT_EQ(names, signs) << language;
        sit_down(find_game("head-to-head-poker"), 2);
        std::set<std::string> drawn;
        for (int actions = 0; actions < 4; ++actions, play(6, 1)) {
            (void)misfits(largest);
            const std::string words = '\n' + kit::drawn_words();
            for (const char sign : std::string("BDVRJQKA"))
                if (words.find(std::string{'\n', sign, '\n'}) != std::string::npos) drawn.insert({sign});
        }
        std::string sorted(signs);
        std::sort(sorted.begin(), sorted.end());
        std::string found;
        for (const std::string& sign : drawn) found += sign;
        EXPECT_EQ(found, sorted) << language;
    }
}

} // namespace

} // namespace cardfront::screens
