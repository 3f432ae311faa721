// Boards and hands as they are walked over in the mirror (web/screens/questions.h): a press there is that of
// the same thing on the canvas; where a card is dragged onto what it is for, one gesture is both.
#include "core/assault_edge/state.h"
#include "core/mind/computer.h"
#include "core/poker_assault/cards.h"

#include "tests/page/page.h"
#include "web/kit/kit.h"
#include "web/screens/questions.h"
#include "web/screens/screens.h"

#include <algorithm>
#include <map>
#include <optional>

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

class Dragging : public WholePage {
  protected:
    // Until that person may do something, of what they may do by chance; false: the game is over before.
    bool until_may(int verb) {
        for (int n = 0; n < 400 && !session().whole()->over(); ++n) {
            until_a_person_is_to_move();
            rest();
            const auto& legal = session().shown().legal;
            if (std::any_of(legal.begin(), legal.end(), [verb](Action each) { return each.verb == verb; }))
                return true;
            go_on_by_chance();
        }
        return false;
    }
    void go_on_by_chance() {
        const auto all = deeds();
        if (all.empty()) return;
        command(all[++chance_ * 7 % all.size()]);
        if (offers("confirm")) command("confirm");
    }
    void lift(const std::string& id) {
        const kit::Vec from = where(id);
        press(from);
        for (int n = 1; n < 4; ++n) move({from.x, from.y - 20.0F * static_cast<float>(n)});
    }
    void put_back() {
        kit::let_go();
        let_pass(50);
        release();
        if (the_app().table->half_chosen()) command("close");
    }
    void let_go_over(const std::string& id) {
        const kit::Vec to = where(id);
        move(to);
        move(to);
        release();
        let_pass(200);
        if (offers("confirm")) command("confirm");
        rest();
    }
    // What is drawn now and begins so.
    static std::vector<std::string> places(std::string_view begin) {
        std::vector<std::string> out;
        for (const kit::ItemRecord& each : kit::items())
            if (each.id.starts_with(begin)) out.push_back(each.id);
        return out;
    }
    static std::vector<Step> steps_since(std::size_t before) {
        const auto& all = session().whole()->steps();
        return {all.begin() + static_cast<std::ptrdiff_t>(before), all.end()};
    }

  private:
    std::size_t chance_ = 0;
};

TEST_F(Dragging, ACardOfAssaultEdgeIsPlayedAndAimedInOneGesture) {
    start(find_game("assault-edge"), "p0");
    constexpr int enough = 3;
    int found = 0;
    for (int n = 0; n < 40 && found < enough && until_may(assault_edge::play); ++n) {
        for (const Action action : std::vector<Action>(session().shown().legal)) {
            const std::string id = the_app().table->source_of(action);
            if (action.verb != assault_edge::play || !kit::rect_of(id)) continue;
            lift(id);
            const auto onto = places("onto ");
            if (onto.size() < 2) {
                put_back();
                continue;
            }
            const std::size_t before = session().shown().actions;
            let_go_over(onto.back());
            const auto done = steps_since(before);
            ASSERT_GE(done.size(), 2U) << onto.back();
            EXPECT_EQ(done[0].action, action);
            EXPECT_EQ("do choose " + onto.back().substr(5),
                      "do " + action_code(session().shown().info(), done[1].action));
            ++found;
            break;
        }
        go_on_by_chance();
    }
    EXPECT_EQ(found, enough);
}

// Games of Poker Assault that the plain player plays for both: `f` gets each moment of the first seat.
template <class F>
void play_assaults(F&& f) {
    for (std::uint64_t seed = 1; seed < 60; ++seed) {
        MatchSetup setup = new_draft(find_game("poker-assault"));
        setup.setup.seats = 2;
        setup.setup.seed = seed;
        Match match(setup);
        while (!match.over()) {
            if (match.turn() == 0) f(match);
            const Action court = // has Secrets of each kind
                make_action(poker_assault::pick, static_cast<int>(poker_assault::Faction::vampire_court));
            match.play(match.turn() == 0 && !refusal(match.state(), court)
                           ? court
                           : plain_choice(seen_by(match.turn(), match.state()), match.steps().size()));
        }
    }
}

using poker_assault::Target;
Target target_of(int power) {
    return poker_assault::power_card(static_cast<poker_assault::Power>(power)).target;
}

class Secrets : public Dragging {
  protected:
    void open(const Match& match) {
        open_session(Match(match), the_app().store.saves.new_id());
        let_pass(1000);
        rest();
        ASSERT_TRUE(session().my_turn());
    }
    static std::string command_of(Action action) {
        return "do " + action_code(session().shown().info(), action);
    }
};

TEST_F(Secrets, AreUsedInOneGesture) {
    std::map<int, std::pair<Action, Match>> first; // use of each
    play_assaults([&](const Match& match) {
        ActionList actions;
        legal(match.state(), actions);
        for (const Action& action : actions)
            if (action.verb == poker_assault::secret) first.try_emplace(action.a, action, match);
    });
    int aimed = 0, suited = 0, others = 0;
    for (const auto& [power, use] : first) {
        const Action action = use.first;
        open(use.second);
        SCOPED_TRACE(command_of(action));
        const std::string id = the_app().table->source_of(action);
        const std::size_t before = session().shown().actions;
        lift(id);
        EXPECT_EQ(the_app().table->chosen(), id);
        let_go_over(command_of(action));
        const auto done = steps_since(before);
        ASSERT_FALSE(done.empty());
        EXPECT_EQ(done[0].action, action);
        const Target target = target_of(power);
        ++(target == Target::none ? others : target == Target::suit ? suited : aimed);
        command("home");
    }
    EXPECT_GE(others, 3);
    EXPECT_GE(suited, 1);
    EXPECT_GE(aimed, 1);
}

// What it waits for is told where it is let go over the middle; elsewhere it is put down, and chosen.
TEST_F(Secrets, TellWhyTheyAreNotUsed) {
    std::optional<std::pair<int, Match>> waiting;
    play_assaults([&](const Match& match) {
        const auto& state = match.state().as<poker_assault::State>();
        if (waiting || state.phase != poker_assault::Phase::prepare) return;
        ActionList actions;
        legal(match.state(), actions);
        for (int power = 0; power < poker_assault::powers; ++power)
            if ((state.side[0].secrets &
                 poker_assault::power_bit(static_cast<poker_assault::Power>(power))) != 0 &&
                target_of(power) == Target::none &&
                std::none_of(actions.begin(), actions.end(), [power](const Action& each) {
                    return each.verb == poker_assault::secret && each.a == power;
                }))
                waiting.emplace(power, match);
    });
    ASSERT_TRUE(waiting);
    open(waiting->second);
    const Action action = make_action(poker_assault::secret, waiting->first);
    const std::string id = the_app().table->source_of(action);
    const std::size_t before = session().shown().actions;
    lift(id);
    let_go_over(command_of(action));
    EXPECT_EQ(the_app().alert_rule, "PA-14");
    EXPECT_EQ(session().shown().actions, before);
    EXPECT_EQ(the_app().table->chosen(), id);
    command("close");
    lift(id);
    move({1270, 10});
    release();
    let_pass(200);
    EXPECT_EQ(session().shown().actions, before);
    EXPECT_EQ(the_app().table->chosen(), id) << "its words are told";
}

} // namespace

} // namespace cardfront
