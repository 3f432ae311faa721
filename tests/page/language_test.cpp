// Another language is spoken in the middle of a lesson or a puzzle: it goes on in it.
#include "tests/page/page.h"

#include "core/language.h"
#include "web/learn/lessons.h"
#include "web/learn/puzzles.h"

#include <array>
#include <cstdio>
#include <iterator>

namespace cardfront {

namespace {

// A sentence as the page packs it (core/text/catalogue.h).
std::string packed(std::string_view english, std::string_view told) {
    std::uint32_t hash = 0x811c9dc5U;
    for (const char c : english) hash = (hash ^ static_cast<std::uint8_t>(c)) * 0x01000193U;
    std::array<char, 9> digits{};
    (void)std::snprintf(digits.data(), digits.size(), "%08x", hash);
    return digits.data() + std::string(told) + '\x1f';
}

std::string language_of(std::initializer_list<std::pair<std::string_view, std::string_view>> sentences) {
    std::string out = "cardfront-words 1\nde\nnplurals=2; plural=(n != 1);\n";
    for (const auto& [english, told] : sentences) out += packed(english, told);
    return out;
}

std::string lessons_text(const std::string& key) {
    return asset("lessons/" + key + ".md") + "\n# Puzzles\n" + asset("puzzles/" + key + ".txt");
}

std::string replaced(std::string text, std::string_view what, std::string_view with) {
    const std::size_t at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return at == std::string::npos ? text : text.replace(at, what.size(), with);
}

} // namespace

class OtherLanguage : public WholePage {
  protected:
    static constexpr const char* key = "crossfire";
    OtherLanguage() {
        command("lessons-here crossfire\n" + lessons_text(key));
        fake().languages = "de Deutsch";
    }
    ~OtherLanguage() override { speak_english(); }
    // The page has changed to it, and brings the texts of a game.
    void speak(std::string words, const std::string& game, const std::string& text) {
        fake().words = std::move(words);
        const int before = fake().fetches;
        command("words-here de");
        EXPECT_EQ(fake().fetches, before + 1) << "the lessons are asked for";
        command("lessons-here " + game + '\n' + text);
        let_pass(100);
    }
    static const Learning& learning() { return *the_app().learning; }
};

TEST_F(OtherLanguage, TurnsALessonIntoItWhereItIs) {
    command("lesson chain");
    let_pass(3000);
    ASSERT_EQ(learning().note, 0U);
    command("lesson-on");
    let_pass(3000);
    ASSERT_EQ(learning().note, 1U);
    const std::string words = learning().course.lessons[0].notes[1].words;
    ASSERT_NE(mirror().find(words.substr(0, 30)), std::string::npos);

    std::string told = lessons_text(key);
    told = replaced(told, "## Ten, and a chain", "## Zehn, und eine Kette");
    told = replaced(told, words.substr(0, 40), "Zwei Nachbarn, die zehn ergeben, haben Kraft");
    speak(language_of({}), key, told);
    EXPECT_EQ(learning().note, 1U);
    EXPECT_NE(mirror().find("Zwei Nachbarn, die zehn ergeben"), std::string::npos);
    EXPECT_EQ(mirror().find(words.substr(0, 40)), std::string::npos);
    EXPECT_NE(mirror().find("Zehn, und eine Kette"), std::string::npos);

    const auto wanted = learning().course.lessons[0].actions[learning().course.lessons[0].notes[1].at];
    command("do " + action_code(game_info(find_game(key)), wanted));
    EXPECT_EQ(learning().note, 2U) << "and goes on";
}

TEST_F(OtherLanguage, LeavesTheLessonAloneWhereAnotherGamesTextComes) {
    command("lesson chain");
    let_pass(3000);
    const std::string words = learning().course.lessons[0].notes[0].words;
    speak(language_of({}), "ground-assault", lessons_text("ground-assault"));
    EXPECT_EQ(learning().course.game, find_game(key));
    EXPECT_NE(mirror().find(words.substr(0, 30)), std::string::npos);
}

TEST_F(OtherLanguage, TellsAPuzzlesReasonInIt) {
    const Puzzle& puzzle = learning().course.puzzles[0];
    command("puzzle " + puzzle.key);
    let_pass(3000);
    command("lesson-skip"); // its answer, please
    let_pass(3000);
    ASSERT_NE(mirror().find("The next best is"), std::string::npos) << mirror();
    speak(language_of({{"The next best is “{next}”. {less}", "Das Zweitbeste: „{next}“. {less}"},
                       {"{level} puzzle {number}", "{level}, Aufgabe {number}"}}),
          key, lessons_text(key));
    EXPECT_NE(mirror().find("Das Zweitbeste: „"), std::string::npos) << mirror();
    EXPECT_NE(mirror().find(", Aufgabe 1"), std::string::npos) << mirror();
    EXPECT_EQ(mirror().find("The next best is"), std::string::npos);
}

TEST_F(OtherLanguage, SaysNoMoreWhatWasSaidInTheOneBefore) {
    command("play 0");
    let_pass(100);
    ASSERT_NE(mirror().find("The computer plays at level"), std::string::npos) << mirror();
    fake().words = language_of({});
    command("words-here de");
    let_pass(100);
    EXPECT_EQ(mirror().find("The computer plays at level"), std::string::npos);
}

TEST_F(OtherLanguage, SaysInItThatItCannotBeKept) {
    fake().words = language_of(
        {{"Not saved: this browser's store is full or closed. Remove finished games, or export what "
          "you want to keep.",
          "Nichts wird mehr behalten."}});
    fake().puts_left = 0;
    command("speak de");
    let_pass(100);
    ASSERT_NE(mirror().find("Not saved: "), std::string::npos) << mirror();
    command("words-here de");
    let_pass(100);
    EXPECT_NE(mirror().find("Nichts wird mehr behalten."), std::string::npos) << mirror();
}

} // namespace cardfront
