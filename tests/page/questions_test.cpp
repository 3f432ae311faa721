// What one may ask at a table (web/screens/questions.h).
#include "tests/page/page.h"
#include "web/screens/questions.h"
#include "web/screens/screens.h"

#include <algorithm>
#include <map>

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

// Asked of an action, it is the row where that leads; of a thing on a board, the row where it lies.
TEST_F(Questions, ThisRowIsWhereTheFocusIs) {
    start(find_game("head-to-head-poker"), "p0");
    until_a_person_is_to_move();
    while (!deeds().front().starts_with("do play")) {
        command(deeds().front());
        until_a_person_is_to_move();
    }
    const auto legal = deeds();
    app::focus(legal.front());
    const std::string first = answer_to(session(), "row");
    EXPECT_TRUE(first.starts_with("Row ")) << first;
    EXPECT_NE(first.find("Player 1, row"), std::string::npos) << first;
    app::focus(legal.back());
    EXPECT_NE(answer_to(session(), "row"), first);
    app::focus("back");
    EXPECT_TRUE(answer_to(session(), "row").starts_with("Ask it where")) << answer_to(session(), "row");
    for (int game = 0; game < games; ++game) {
        start(game, "p0");
        until_a_person_is_to_move();
        for (const auto& board : boards_of(session(), *the_app().table))
            for (const auto& row : board.rows)
                if (!row.empty() && !row.front().press.empty()) {
                    app::focus(row.front().press);
                    EXPECT_TRUE(answer_to(session(), "row").starts_with(row.front().text.substr(0, 8)));
                }
        command("home");
    }
}

TEST_F(Questions, AnAnswerIsGoneOnceSomethingHappens) {
    start(0, "pp");
    command("tell turn");
    EXPECT_TRUE(answers("deal"));
    command(deeds().front());
    EXPECT_FALSE(answers(""));
}

// Others' draws say nothing; one's own are told, many as a number; an action has its brief words.
TEST_F(Questions, ThatIsToldBrieflyIsOneThingForEachLine) {
    std::size_t words = 0, all = 0;
    for (int game = 0; game < games; ++game) {
        start(game, "p0");
        for (int n = 0; n < 4; ++n) {
            until_a_person_is_to_move();
            if (const auto legal = deeds(); !legal.empty()) command(legal.front());
            if (offers("confirm")) command("confirm");
        }
        const auto& log = session().eyes().log();
        const auto told = told_briefly(session(), 0);
        ASSERT_EQ(told.size(), log.size()) << game_info(game).key;
        const auto later = told_briefly(session(), log.size() / 2);
        ASSERT_EQ(later.size(), log.size() - log.size() / 2);
        std::string latest;
        for (std::size_t i = 0; i < told.size(); ++i) {
            words += told[i].size(), all += log[i].line.text.size();
            if (!told[i].empty()) latest = told[i];
            if (log[i].line.changes_hands && log[i].step > 0) continue;
            if (told[i].empty()) // it stands in the list before it
                EXPECT_NE(latest.find(card_words(session().shown().view, log[i].line.card)),
                          std::string::npos)
                    << log[i].line.text;
        }
        EXPECT_NE(mirror().find(R"("told":[)"), std::string::npos);
        command("set telling 1");
        EXPECT_EQ(mirror().find(R"("told":[)"), std::string::npos);
        EXPECT_NE(mirror().find(R"("hint":)"), std::string::npos) << "what an action would bring";
        command("set telling 0");
        command("home");
    }
    EXPECT_LT(words, all);
}

// What is aimed at is told by the attack; who has just aimed hears it at once.
TEST_F(Questions, AnAimIsToldWhereItsAttackDoesNotTellItYet) {
    start(find_game("assault-edge"), "p0");
    std::size_t left_out = 0, at_once = 0;
    for (int n = 0; n < 500 && (left_out == 0 || at_once == 0); ++n) {
        until_a_person_is_to_move();
        if (offers("go-on")) command("go-on");
        const auto all = deeds();
        ASSERT_FALSE(all.empty());
        const auto aims = std::find_if(all.begin(), all.end(),
                                       [](const std::string& each) { return each.starts_with("do aim"); });
        command(aims == all.end() ? all[static_cast<std::size_t>(n) % all.size()] : *aims);
        if (offers("confirm")) command("confirm");
        const auto& log = session().eyes().log();
        const auto told = told_briefly(session(), 0);
        left_out = 0;
        for (std::size_t i = 0; i < log.size(); ++i) {
            if (!log[i].line.again) continue;
            const bool last = log[i].step == log.back().step;
            EXPECT_EQ(told[i].empty(), !last) << log[i].line.text;
            (last ? at_once : left_out) += 1;
        }
    }
    EXPECT_GT(left_out, 0U);
    EXPECT_GT(at_once, 0U);
}

// Of three and more that one player draws or loses the first is told, with how many come after it: whose they
// are, and what happens to them, is never lost in a number.
TEST_F(Questions, OfManyCardsTheFirstIsToldAndTheOthersAreCounted) {
    start(find_game("poker-assault"), "p0");
    std::string reform;
    for (int n = 0; n < 60 && reform.empty(); ++n) {
        until_a_person_is_to_move();
        if (offers("go-on")) command("go-on");
        const auto all = deeds();
        ASSERT_FALSE(all.empty());
        for (const std::string& each : all)
            if (each.starts_with("do reform")) reform = each;
        command(reform.empty() ? all[static_cast<std::size_t>(n) % all.size()] : reform);
        if (offers("confirm")) command("confirm");
    }
    ASSERT_NE(reform, "");
    const auto& log = session().eyes().log();
    const auto told = told_briefly(session(), 0);
    ASSERT_EQ(told.size(), log.size());
    std::size_t counts = 0;
    for (std::size_t i = 0; i < told.size(); ++i) {
        const std::size_t at = told[i].find("And ");
        if (!told[i].ends_with(" cards more.") || at == std::string::npos) continue;
        EXPECT_TRUE(told[i].starts_with(log[i].line.text)) << told[i];
        const std::size_t more = std::stoul(told[i].substr(at + 4));
        EXPECT_GE(more, 2U) << told[i];
        for (std::size_t k = 1; k <= more; ++k) {
            EXPECT_EQ(told[i + k], "");
            EXPECT_EQ(log[i + k].step, log[i].step);
            EXPECT_EQ(log[i + k].line.at.seat, log[i].line.at.seat);
            EXPECT_TRUE(log[i + k].line.changes_hands);
        }
        ++counts;
    }
    EXPECT_EQ(counts, 2U) << "what was put away, and what was drawn";
}

// Five cards that lie open are one sentence and not five, and so are the common cards of a round.
TEST_F(Questions, CardsThatLieSideBySideAreToldAsAList) {
    command("setup " + std::to_string(find_game("head-to-head-poker")));
    command("option 0 6"); // Share 5
    command("start");
    until_a_person_is_to_move();
    int lists = 0, rows = 0;
    for (int n = 0; n < 40 && !deeds().empty(); ++n) {
        command(deeds().front());
        until_a_person_is_to_move();
    }
    const auto& log = session().eyes().log();
    const auto told = told_briefly(session(), 0);
    ASSERT_EQ(told.size(), log.size());
    for (std::size_t i = 0; i < told.size(); ++i) {
        EXPECT_FALSE(told[i].ends_with(" is shown.")) << told[i];
        EXPECT_FALSE(told[i].starts_with("The common card of row 2")) << told[i];
        const std::string card = card_words(session().shown().view, log[i].line.card);
        if (told[i].starts_with("On the table: ")) {
            ++lists;
            for (std::size_t k = 0; k < 5; ++k) {
                const std::string each = card_words(session().shown().view, log[i + k].line.card);
                EXPECT_NE(told[i].find(each), std::string::npos) << told[i] << ": " << each;
                EXPECT_EQ(k > 0 ? told[i + k] : "", "");
            }
        }
        if (told[i].starts_with("On rows 1 to 3: " + card)) ++rows;
    }
    EXPECT_GT(lists, 3);
    EXPECT_EQ(rows, 1);
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

// WebKit gives a choice without the name of its group.
TEST_F(Questions, AChoiceSaysOfWhatItIs) {
    command("setup " + std::to_string(find_game("poker-assault")));
    int choices = 0;
    for (const Group& group : setup_model(the_app()).groups) {
        if (group.kind != GroupKind::choices || group.label.empty()) continue;
        for (const Control& each : group.controls) {
            const std::string name = R"("name":")" + group.label + ": " + each.label + '"';
            EXPECT_NE(mirror().find(name), std::string::npos) << name;
            ++choices;
        }
    }
    EXPECT_GE(choices, 4);
}

} // namespace

// What each row brings when a round ends is one sentence: what everybody has then.
TEST_F(Questions, ManyPaymentsAreToldAsWhatEverybodyHas) {
    start(0, "p0");
    for (int n = 0; n < 200; ++n) {
        until_a_person_is_to_move();
        if (offers("go-on")) command("go-on");
        const auto all = deeds();
        if (all.empty()) break;
        const auto plays = std::find_if(all.begin(), all.end(),
                                        [](const std::string& each) { return each.starts_with("do play"); });
        command(plays == all.end() ? all.front() : *plays);
    }
    const auto& log = session().eyes().log();
    const auto told = told_briefly(session(), 0);
    std::map<std::size_t, int> paid, sums; // by action
    for (std::size_t i = 0; i < log.size(); ++i) {
        paid[log[i].step] += log[i].line.pays;
        sums[log[i].step] += told[i].starts_with("After what is paid: ");
        if (told[i].starts_with("After")) EXPECT_NE(told[i].find(": $"), std::string::npos) << told[i];
    }
    int folded = 0;
    for (const auto& [step, count] : paid) {
        EXPECT_EQ(sums[step], count > 2 ? 1 : 0) << count << " payments";
        folded += sums[step];
    }
    EXPECT_GE(folded, 1);
}

} // namespace cardfront
