// What a thumb does on a table: a press or a card that comes near a place is that place's, up to the next
// one, what is refused there says why, and a dragged card is seen above the finger.
#include "tests/page/page.h"

#include "web/kit/kit.h"
#include "web/tables/boards.h"

#include <algorithm>

namespace cardfront {

namespace {

constexpr int poker_game = 0, ground_game = 3;

class Thumbs : public WholePage {
  protected:
    void sit_down(kit::Vec size) {
        start(poker_game, "p2");
        until_a_person_is_to_move();
        if (offers("do deal")) command("do deal");
        until_a_person_is_to_move();
        hold_telephone(size);
        rest();
    }
    // The first card of the hand, and where it may be laid.
    static int first_card() { return session().shown().legal.at(0).a; }
    static std::vector<std::string> places() {
        std::vector<std::string> out;
        for (const Action& action : session().shown().legal)
            if (action.a == first_card())
                out.push_back("do " + action_code(session().shown().info(), action));
        return out;
    }
    static kit::Rect rect_of(std::string_view id) { return kit::rect_of(id).value_or(kit::Rect{}); }
    static std::string hand_item() { return "select " + std::to_string(first_card()); }
    void tap(kit::Vec at) {
        press(at);
        release();
        rest();
    }
    static std::size_t actions() { return session().whole()->steps().size(); }
};

} // namespace

TEST_F(Thumbs, APlaceTakesHalfOfTheGapToTheNext) {
    sit_down({390, 844});
    tap(where(hand_item()));
    const auto all = places();
    ASSERT_GE(all.size(), 3U);
    const kit::Rect one = rect_of(all[0]), other = rect_of(all[1]);
    ASSERT_GT(other.x - one.right(), 30) << "there is a gap";
    const float pitch = other.x - one.x;
    for (const kit::ItemRecord& each : kit::items())
        if (each.id == all[0] || each.id == all[1]) EXPECT_GT(kit::hit_size(each).x, pitch - 3) << each.id;
    const std::size_t before = actions();
    tap({(one.right() + other.x) / 2 + 3, one.centre().y});
    EXPECT_EQ(actions(), before + 1);
    EXPECT_EQ(session().whole()->steps().back().action.b, 1);
}

TEST_F(Thumbs, ACardThatIsDroppedBesideARowIsLaidThere) {
    sit_down({390, 844});
    const std::string card = hand_item();
    press(where(card));
    move({where(card).x, where(card).y - 60});
    const auto all = places();
    const kit::Rect row = rect_of(all[1]);
    move({row.right() + 14, row.centre().y});
    EXPECT_EQ(kit::drop_target(), all[1]);
    const kit::Rect carried = kit::dragged({0, 0, 70, 98});
    EXPECT_LT(carried.bottom(), row.centre().y) << "the finger does not hide it";
    EXPECT_NEAR(carried.centre().x, row.right() + 14, 1);
    release();
    rest();
    EXPECT_EQ(session().whole()->steps().back().action.b, 1);
}

TEST_F(Thumbs, ARefusedPlaceSaysWhyAlsoBesideIt) {
    sit_down({390, 844});
    tap(where(hand_item()));
    const kit::Rect own = rect_of(places()[0]);
    std::string refused; // the other's side of that row
    for (const kit::ItemRecord& each : kit::items())
        if (each.id.substr(0, 3) == "do " && each.rect.x == own.x && each.rect.y < own.y) refused = each.id;
    ASSERT_FALSE(refused.empty());
    const kit::Rect side = rect_of(refused);
    const std::size_t before = actions();
    tap({side.right() + 14, side.y + 4});
    EXPECT_EQ(actions(), before);
    EXPECT_FALSE(the_app().alert.empty());
    EXPECT_FALSE(the_app().alert_rule.empty());
}

// What lies beneath a sheet is not pressed through it.
TEST_F(Thumbs, ALineOfTheLogIsPressedWhereTheEndsButtonsLieBeneathIt) {
    sit_down({390, 844});
    while (!session().whole()->over()) {
        until_a_person_is_to_move();
        if (!deeds().empty()) command(deeds().back());
        if (offers("confirm")) command("confirm");
    }
    rest();
    const kit::Vec again = where("rematch");
    command("log");
    rest();
    const auto& all = kit::items();
    ASSERT_TRUE(std::any_of(all.begin(), all.end(), [&again](const kit::ItemRecord& each) {
        return each.id.starts_with("line ") && each.rect.contains(again);
    }));
    tap(again);
    EXPECT_TRUE(session().whole()->over()) << "it is no other game";
    EXPECT_TRUE(session().past().through()) << "the line's moment is shown";
}

// Units of a telephone's size leave a land little room of its own.
TEST_F(Thumbs, AUnitThatCanDoNothingDoesNotStandInTheWayOfOneThatGoesThere) {
    start(ground_game, "pp");
    hold_telephone({390, 844});
    for (int step = 0; step < 300; ++step) {
        let_pass(700); // what is pressed right after the turn has passed does not act
        for (const char* const moment : {"take-screen", "go-on"})
            if (offers(moment)) command(moment);
        if (deeds().empty()) continue;
        rest();
        std::string move;
        for (const std::string& deed : deeds())
            if (deed.starts_with("do move ") && deed.ends_with(" 4")) move = deed; // to the contested zone
        if (!move.empty()) {
            command("unit " + move.substr(8, move.find(' ', 8) - 8));
            rest();
            const kit::Rect land = rect_of(move);
            for (const kit::ItemRecord& each : kit::items()) {
                const bool unit = each.id.starts_with("inspect ") || each.id.starts_with("do attack ");
                if (!unit || !land.contains(each.rect.centre())) continue;
                tap(each.rect.centre());
                const Action done = session().whole()->steps().back().action;
                EXPECT_EQ("do " + action_code(session().shown().info(), done), move);
                return;
            }
            command("close");
        }
        command(!move.empty() ? move : offers("do done") ? "do done" : deeds().front());
    }
    FAIL() << "nobody has ever stood there";
}

TEST_F(Thumbs, EveryCellOfALargerBoardComesOutFromUnderItsButtons) {
    const kit::Rect window{0, 100, 390, 300};
    constexpr float columns = 9, rows = 7;
    boards::BoardWindow board;
    board.lay(window, columns, rows, 0);
    ASSERT_TRUE(board.heard("zoom-in"));
    const auto corner = [&] {
        board.lay(window, columns, rows, 0);
        const float side = board.side();
        return kit::Rect{board.middle().x + (columns / 2 - 1) * side,
                         board.middle().y + (rows / 2 - 1) * side, side, side};
    };
    const kit::Rect there = corner();
    ASSERT_GT(there.bottom(), window.bottom());
    board.show({&there, 1});
    EXPECT_LE(corner().bottom(), window.bottom() - kit::touch + 0.1F);
    EXPECT_GE(corner().y, window.y);
}

TEST_F(Thumbs, FarFromEveryPlaceNothingHappens) {
    sit_down({390, 844});
    tap(where(hand_item()));
    const std::size_t before = actions();
    const kit::Rect own = rect_of(places()[0]);
    tap({own.centre().x, own.bottom() + 40});
    EXPECT_EQ(actions(), before);
}

} // namespace cardfront
