// What a person has typed and the program refuses is asked again with the text and the reason. And a refusal
// goes away when the next thing succeeds.
#include "tests/page/page.h"

namespace cardfront {

namespace {

class Refused : public WholePage {
  protected:
    // The program asks the same again with that text.
    static void expect_asked_again(const std::string& id, const std::string& text) {
        ASSERT_FALSE(fake().questions.empty()) << text;
        const platform::Question& question = fake().questions.back();
        EXPECT_EQ(question.id, id);
        EXPECT_EQ(question.value, text);
        EXPECT_FALSE(question.wrong.empty());
        EXPECT_TRUE(the_app().alert.empty()) << "the reason stands there alone: " << the_app().alert;
        fake().questions.clear();
    }
    void answer(const std::string& id, const std::string& text) { command("text " + id + '\n' + text); }
};

} // namespace

TEST_F(Refused, ARecordIsThereToBeMended) {
    start(2, "p2");
    const std::string record = session().whole()->record();
    command("home");
    const std::string cut = record.substr(0, record.size() / 2);
    for (const std::string& text : {std::string("nothing of the kind"), cut, std::string("game=AAAAAAAA"),
                                    std::string("cardfront-record 1\nabc\n")}) {
        answer("import", text);
        expect_asked_again("import", text);
        EXPECT_EQ(the_app().screens.top(), Screen::home);
    }
    answer("import", record);
    EXPECT_TRUE(fake().questions.empty());
    EXPECT_EQ(the_app().screens.top(), Screen::table);
}

TEST_F(Refused, SeedAndName) {
    command("setup 1");
    for (const char* const seed : {"-3", "twelve", "99999999999999999999999"}) {
        answer("seed", seed);
        expect_asked_again("seed", seed);
    }
    answer("seed", "12");
    EXPECT_TRUE(fake().questions.empty());
    answer("name 1", "   ");
    expect_asked_again("name 1", "");
    answer("name 1", "Bob");
    EXPECT_TRUE(fake().questions.empty());
}

TEST_F(Refused, ListsAndTheirNames) {
    command("setup 4");
    command("list 0");
    for (const std::string text : {"3 no-such-card", "list=AAAA"}) {
        answer("list", text);
        expect_asked_again("list", text);
    }
    command("new-list");
    answer("list-name", " ");
    expect_asked_again("list-name", "");
}

TEST_F(Refused, ARefusalIsPutAwayByTheNextDeed) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        start(game, "p2");
        until_a_person_is_to_move();
        command("do 999 999 999"); // no action: nothing is said
        app::command("undo");      // nothing was done yet
        ASSERT_TRUE(the_app().refused);
        const std::string why = the_app().alert;
        command("resize");
        command("rules 0");
        EXPECT_EQ(the_app().alert, why) << "what the page tells is no deed";
        command("log");
        EXPECT_TRUE(the_app().alert.empty()) << the_app().alert;
        EXPECT_FALSE(the_app().refused);
        command("log");
        app::command("undo");
        ASSERT_TRUE(the_app().refused);
        const auto all = deeds();
        ASSERT_FALSE(all.empty());
        command(all[0]);
        EXPECT_FALSE(the_app().refused);
        command("home");
    }
}

TEST_F(Refused, WhatIsToldIsNoRefusal) {
    command("come days");
    command("come day 2025-11-01");
    command("come play 0"); // "A practice match: it does not count."
    const std::string told = the_app().alert;
    ASSERT_FALSE(told.empty());
    command("log");
    EXPECT_EQ(the_app().alert, told);
}

// "Give up" never stands where "Play it" has stood: that one stays there, and says what is missing.
TEST_F(Refused, AnAssaultIsNotGivenUpByAPressTooMany) {
    start(find_game("poker-assault"), "p0");
    const auto offered = [](std::string_view verb) {
        const auto all = deeds();
        return std::any_of(all.begin(), all.end(),
                           [verb](const std::string& each) { return each.starts_with(verb); });
    };
    const auto in_the_middle = [&] {
        return offered("do stop") && offered("do play") && !offered("do launch");
    };
    for (int n = 0; n < 400 && !in_the_middle(); ++n) {
        until_a_person_is_to_move();
        const auto all = deeds();
        ASSERT_FALSE(all.empty());
        if (!in_the_middle()) command(all.front());
    }
    ASSERT_TRUE(in_the_middle());
    rest();
    ASSERT_TRUE(kit::rect_of("use-chosen"));
    ASSERT_TRUE(kit::rect_of("do stop"));
    EXPECT_GT(kit::rect_of("use-chosen")->x, kit::rect_of("do stop")->x) << "at the end of the line";
    const std::size_t actions = session().shown().actions;
    EXPECT_FALSE(kit::rect_of("toast"));
    click("use-chosen");
    EXPECT_TRUE(kit::rect_of("toast")) << "it says what is missing";
    EXPECT_EQ(session().shown().actions, actions);
}

} // namespace cardfront
