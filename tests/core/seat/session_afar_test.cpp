// A match whose truth lies elsewhere is the same at this screen: all that the session gets of it are the
// moments of its own eyes, and what is decided goes out as an action.
#include "web/seat/session.h"

#include "tests/core/every_game.h"
#include "tests/stage/fake_platform.h"

#include <gtest/gtest.h>

namespace cardfront {

using platform::fake;

namespace {

constexpr Seat own = 0;

// What a guest has of a match. It must not be asked for more.
class Guest final : public Moments {
  public:
    explicit Guest(const Match& host) : Moments(host.setup(), only(own), 0) { hear(host); }
    // What has happened there comes in.
    void hear(const Match& host) {
        note_news(told_.size());
        for (Telling telling(host, own, told_.size()); telling.more();) told_.push_back(telling.next());
    }
    std::optional<Action> take_sent() { return std::exchange(sent_, std::nullopt); }

    std::size_t actions() const override { return told_.size() - 1; }
    Seat turn() const override { return told_.back().turn(); }
    const Moment& at(Seat eyes, std::size_t number) const override {
        EXPECT_EQ(eyes, own);
        return told_[number];
    }
    Seen seen(Seat eyes) const override { return at(eyes, actions()).view; }
    Seat actor(std::size_t number) const override { return told_[number].actor; }
    bool shows(std::size_t number, Look look) const override { return any_looks(told_[number].events, look); }
    const Match* whole() const override { return nullptr; }
    void act(Action action) override {
        EXPECT_FALSE(sent_) << "nothing has come in of the one before";
        sent_ = action;
    }
    bool can_undo(Seat, bool) const override { return false; }
    void undo(Seat, bool) override { ADD_FAILURE(); }
    bool could_undo(Action) const override { return false; }
    const std::string& save_id() const override { return id_; }
    bool kept() const override { return true; }
    void keep() override {}
    Meanwhile look_again() override { return Meanwhile::same; }

  private:
    std::string id_ = "afar";
    std::vector<Moment> told_;
    std::optional<Action> sent_;
};

class Afar : public testing::Test {
  protected:
    Afar() {
        fake() = {};
        settings.speed = 3;
    }
    void begin(const MatchSetup& setup) {
        session.reset();
        host = std::make_unique<Match>(setup);
        auto made = std::make_unique<Guest>(*host);
        guest = made.get();
        session = std::make_unique<Session>(std::move(made), settings, std::vector<std::string>());
    }
    // Something is done, here or there; what comes of it comes in when time passes.
    void go_on() {
        ActionList actions;
        legal(host->state(), actions);
        if (host->turn() == own && session->my_turn()) {
            ASSERT_EQ(session->shown().legal, std::vector<Action>(actions.begin(), actions.end()));
            ASSERT_FALSE(session->act(any_action(actions, random)).refused);
            EXPECT_FALSE(session->my_turn()) << "it is on its way";
            EXPECT_FALSE(session->shown().mine);
            for (int n = 0; n < 3; ++n) ASSERT_FALSE(session->update(fake().now += 1000, true, true));
        } else if (host->turn() == own) { // a window of one's own that passes by itself
            while (session->update(fake().now += 1000, true, true) || session->course().deciding()) {
            }
        }
        const auto sent = guest->take_sent();
        ASSERT_EQ(sent.has_value(), host->turn() == own);
        ASSERT_FALSE(host->play(sent ? *sent : any_action(actions, random)));
        guest->hear(*host);
        EXPECT_TRUE(session->update(fake().now += 1000, true, true));
    }
    std::vector<std::string> told_there() const {
        std::vector<std::string> told;
        for (Telling telling(*host, own); telling.more();)
            for (const Line& line : telling.next().lines) told.push_back(line.text);
        return told;
    }
    std::vector<std::string> told_here() const {
        std::vector<std::string> told;
        for (const LogEntry& entry : session->eyes().log()) told.push_back(entry.line.text);
        return told;
    }

    Settings settings;
    Random random{3};
    std::unique_ptr<Match> host;
    Guest* guest = nullptr; // the session's
    std::unique_ptr<Session> session;
};

} // namespace

TEST_F(Afar, WholeGamesAreShownAndToldAsTheyAreThere) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        begin(match_setup(game, every_setup(game_info(game), 5).back()));
        for (int n = 0; n < 5000 && !host->over(); ++n) {
            go_on();
            if (HasFatalFailure()) return;
            ASSERT_EQ(session->shown().view, seen_by(own, host->state()));
            ASSERT_EQ(session->shown().actions, host->steps().size());
        }
        ASSERT_TRUE(session->shown().over());
        EXPECT_EQ(session->shown().winners, host->winners());
        EXPECT_EQ(told_here(), told_there());
        EXPECT_TRUE(fake().jobs.empty()) << "nobody here thinks for those there";
    }
}

TEST_F(Afar, IsLookedThroughByOnesOwnEyes) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        begin(match_setup(game, every_setup(game_info(game), 6).front()));
        for (int n = 0; n < 30 && !host->over(); ++n) go_on();
        for (std::size_t at = 0; at <= host->steps().size(); ++at) {
            session->past().look_at(at);
            ASSERT_EQ(session->on_table().view, seen_by(own, host->state_at(at)));
        }
        EXPECT_TRUE(session->past().may_look_as(own));
        EXPECT_FALSE(session->past().may_look_as(1));
        EXPECT_FALSE(session->past().may_look_as(all_open));
        const std::size_t before = session->shown().actions;
        if (host->over()) continue;
        session->past().look_at(0);
        ActionList actions;
        legal(host->state(), actions);
        host->play(any_action(actions, random));
        guest->hear(*host);
        EXPECT_FALSE(session->update(fake().now += 1000, true, true)) << "what comes in waits meanwhile";
        EXPECT_EQ(session->shown().actions, before);
        session->past().look_away();
        EXPECT_TRUE(session->update(fake().now += 1000, true, true));
        EXPECT_EQ(session->shown().actions, before + 1);
    }
}

} // namespace cardfront
