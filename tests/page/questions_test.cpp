// What one may ask at a table (web/screens/questions.h).
#include "tests/page/page.h"
#include "web/screens/questions.h"

namespace cardfront {

namespace {

class Questions : public WholePage {
  protected:
    static bool answers(std::string_view words) {
        const std::string told = R"("answer":")", all = mirror();
        const std::size_t from = all.find(told);
        return from != std::string::npos && all.find(words, from) < all.find(R"("answer_number")", from);
    }
};

TEST_F(Questions, EachIsAnsweredInEveryGameAndHidesWhatTheViewHides) {
    for (int game = 0; game < games; ++game) {
        start(game, "p0");
        until_a_person_is_to_move();
        for (const Control& each : questions().controls) {
            command(each.id);
            EXPECT_TRUE(answers("")) << each.id;
            EXPECT_FALSE(answers("\\u")) << each.id;
            EXPECT_NE(answer_to(session(), each.id.substr(5)), "") << game_info(game).key << ": " << each.id;
        }
        command("tell mine");
        EXPECT_TRUE(answers("Player 1")) << game_info(game).key;
        command("tell others");
        EXPECT_FALSE(answers("In your hand")) << game_info(game).key;
        EXPECT_FALSE(answers("Player 1:")) << game_info(game).key;
    }
}

TEST_F(Questions, AnAnswerIsGoneOnceSomethingHappens) {
    start(0, "pp");
    command("tell turn");
    EXPECT_TRUE(answers("deal"));
    command(deeds().front());
    EXPECT_FALSE(answers(""));
}

TEST_F(Questions, ListsOfCardsAreLookedUpAndNotTold) {
    const int edge = find_game("assault-edge");
    start(edge, "p0");
    until_a_person_is_to_move();
    EXPECT_NE(mirror().find("List of the Command Deck"), std::string::npos);
    EXPECT_EQ(answer_to(session(), "mine").find("List of the"), std::string::npos);
    EXPECT_EQ(answer_to(session(), "others").find("Discarded"), std::string::npos);
    EXPECT_EQ(answer_to(session(), "dragons"), "");
}

} // namespace

} // namespace cardfront
