// Boards and hands as they are walked over in the mirror (web/screens/questions.h): a press there is that of
// the same thing on the canvas.
#include "tests/page/page.h"
#include "web/screens/questions.h"
#include "web/screens/screens.h"

#include <algorithm>

namespace cardfront {

namespace {

class Boards : public WholePage {
  protected:
    static std::vector<Board::Cell> cells() {
        std::vector<Board::Cell> out;
        for (const Board& board : boards_of(session(), *the_app().table))
            for (const auto& row : board.rows) out.insert(out.end(), row.begin(), row.end());
        return out;
    }
    static bool chooses(const std::string& press) {
        return press.starts_with("select ") || press.starts_with("unit ") || press.starts_with("secret ");
    }
    // Chooses a thing, and by that finds another that takes it; "": none does.
    std::string deed_by_board() {
        for (const Board::Cell& each : cells()) {
            if (!chooses(each.press)) continue;
            if (!session().my_turn()) return {}; // a window has passed by itself meanwhile
            if (!each.on) command(each.press);
            EXPECT_EQ(mirror().find("No such command"), std::string::npos) << each.press;
            if (!session().my_turn()) return {};
            const auto now = cells();
            const auto chosen =
                std::count_if(now.begin(), now.end(), [](const auto& cell) { return cell.on; });
            EXPECT_GE(chosen, 1) << each.press << " of " << session().shown().info().key << ": "
                                 << status_words(session());
            for (const Board::Cell& other : now) {
                const auto legal = deeds();
                if (std::find(legal.begin(), legal.end(), other.press) == legal.end()) continue;
                EXPECT_NE(other.text.find(". "), std::string::npos) << other.text; // and what it does
                return other.press;
            }
            const bool waits = std::any_of(now.begin(), now.end(), [&](const Board::Cell& cell) {
                return cell.on && cell.press == each.press;
            });
            if (waits) command(each.press); // put back
        }
        return {};
    }
};

TEST_F(Boards, LeadFromAThingToADeedInEveryGame) {
    constexpr int enough = 2, most = 80;
    for (int game = 0; game < games; ++game) {
        start(game, "p0");
        int found = 0;
        for (int i = 0; i < most && found < enough; ++i) {
            until_a_person_is_to_move();
            if (session().shown().over()) break;
            const std::size_t before = session().shown().actions;
            const std::string deed = deed_by_board();
            found += deed.empty() ? 0 : 1;
            const auto legal = deeds();
            if (legal.empty()) continue;
            command(deed.empty() ? legal.front() : deed);
            if (offers("confirm")) command("confirm");
            EXPECT_GT(session().shown().actions, before) << deed;
        }
        EXPECT_EQ(found, enough) << game_info(game).key;
        command("home");
    }
}

TEST_F(Boards, TellNothingThatTheViewHides) {
    for (int game = 0; game < games; ++game) {
        start(game, "pp");
        until_a_person_is_to_move();
        if (session().eyes().handing_over()) EXPECT_EQ(mirror().find(R"("boards")"), std::string::npos);
        if (offers("take-screen")) command("take-screen");
        for (const Board::Cell& each : cells()) {
            EXPECT_NE(each.text, "") << game_info(game).key;
            EXPECT_EQ(each.text.find('{'), std::string::npos) << each.text;
        }
        command("home");
    }
}

} // namespace

} // namespace cardfront
