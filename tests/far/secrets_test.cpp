// Nothing that goes to a guest or an onlooker is longer, or comes at another moment, because of what they
// cannot see: with all of that exchanged at the host they get the same bytes.
#include "tests/far/cheating.h"

namespace cardfront::far {

namespace {

std::vector<Event> news_of(const std::vector<Event>& events, Seat eyes) {
    std::vector<Event> out;
    for (const Event& event : seen_by(eyes, events))
        if (event.news) out.push_back(event);
    return out;
}

// Two hosts, whose truths these eyes cannot tell apart, talk to the same guest: what the one host says goes
// to it, and its answers to both.
class Exchanged {
  public:
    Exchanged(MatchSetup setup, bool onlooker) : setup_(std::move(setup)), onlooker_(onlooker) {
        sit_down();
        eyes_ = one_->guest.seat();
    }
    Seat eyes() const { return eyes_; }
    const Match& match() const { return one_->host.match(); }
    // From here on all that these eyes cannot see is another thing at the other host.
    void begin(const Position& truth, std::uint64_t chance) {
        sit_down();
        const MatchSetup setup = match().setup();
        const Position other = eyes_ == nobody ? exchanged_for_all(truth, setup.setup.seats, chance)
                                               : dealt_anew(seen_by(eyes_, truth), Random(chance));
        differs += other == truth ? 0 : 1;
        const Parts& parts = CheatingHost::parts(one_->host);
        CheatingHost::deal(one_->host, Match(setup, truth, 1), parts);
        CheatingHost::deal(other_->host, Match(setup, other, 1), parts);
        same_bytes();
    }
    // False: what they see is not the same any more, or it cannot be done in both.
    bool act(Action action) {
        if (refusal(other_->host.match().state(), action)) return false;
        Match one = one_->host.match(), other = other_->host.match();
        one.play(action), other.play(action);
        const bool alike =
            seen_by(eyes_, one.state()) == seen_by(eyes_, other.state()) &&
            news_of(one.steps().back().events, eyes_) == news_of(other.steps().back().events, eyes_);
        for (Pair* const pair : {one_.get(), other_.get()})
            if (pair->host.match().turn() == eyes_ && eyes_ != nobody)
                say(*pair, Act{static_cast<std::uint32_t>(pair->host.match().steps().size()), action});
            else
                pair->host.act(action);
        if (alike) same_bytes();
        return alike;
    }
    // What cannot be done is refused to both alike.
    void try_in_vain(Action action) {
        if (eyes_ == nobody || match().turn() != eyes_) return;
        if (!refusal(one_->host.match().state(), action)) return;
        for (Pair* const pair : {one_.get(), other_.get()})
            say(*pair, Act{static_cast<std::uint32_t>(pair->host.match().steps().size()), action});
        same_bytes();
    }
    // To take back is asked for to the same moment, whatever a hand has allowed.
    void ask_back(Seat seat) {
        bool asks = true;
        for (Pair* const pair : {one_.get(), other_.get()}) {
            const auto moments = pair->host.moments("x", saves_);
            asks = asks && seat != eyes_ && pair->host.may_ask_back(seat);
        }
        if (!asks) return;
        for (Pair* const pair : {one_.get(), other_.get()}) {
            const auto moments = pair->host.moments("x", saves_);
            pair->host.ask_back(seat);
            if (pair->host.asked().by != nobody) {
                if (pair->host.must_answer())
                    pair->host.answer(false);
                else
                    say(*pair, Answer{static_cast<std::uint32_t>(pair->host.match().steps().size()), false});
            }
        }
        same_bytes();
        ++asked;
    }
    int differs = 0, compared = 0, asked = 0;

  private:
    // An onlooker sees less than any seat: what the first seat cannot see is exchanged, then the others'.
    static Position exchanged_for_all(const Position& truth, int seats, std::uint64_t chance) {
        Position out = truth;
        for (const Seat seat : SeatRange(seats))
            out = dealt_anew(seen_by(seat, out), Random(chance + slot(seat)));
        return out;
    }
    static void say(Pair& pair, const Message& message) { CheatingHost::hear(pair.host, message); }
    void same_bytes() {
        const auto one = one_->host.take_datagrams(Pair::now), other = other_->host.take_datagrams(Pair::now);
        ASSERT_EQ(one.size(), other.size());
        for (std::size_t i = 0; i < one.size(); ++i) ASSERT_EQ(one[i].bytes, other[i].bytes);
        compared += static_cast<int>(one.size());
    }

    void sit_down() {
        for (auto* const pair : {&one_, &other_}) {
            *pair = std::make_unique<Pair>(setup_, onlooker_);
            (*pair)->talk();
        }
    }

    MatchSetup setup_;
    bool onlooker_;
    Saves saves_;
    std::unique_ptr<Pair> one_, other_;
    Seat eyes_ = nobody;
};

} // namespace

TEST(FarSecrets, ChangeNoByteThatOthersGet) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        int differs = 0, compared = 0, asked = 0;
        for (const auto& setup : paired_setups(game_info(game), 81)) {
            const MatchSetup match = match_setup(game, setup);
            for (const bool onlooker : {false, true}) {
                Exchanged both(match, onlooker);
                Random random(82);
                bool alike = false;
                ActionList actions;
                for (std::uint64_t n = 0; n < 60 && !both.match().over(); ++n) {
                    if (!alike || n % 10 == 0) both.begin(Position(both.match().state()), n);
                    if (HasFailure()) return;
                    both.try_in_vain(
                        make_action(static_cast<int>(random.below(8)), static_cast<int>(random.below(40))));
                    legal(both.match().state(), actions);
                    alike = both.act(any_action(actions, random));
                    // Where somebody is to answer: else it goes back at once.
                    if (alike && !onlooker && n % 3 == 0) both.ask_back(0), asked += both.asked;
                    if (HasFailure()) return;
                }
                differs += both.differs, compared += both.compared;
            }
        }
        EXPECT_GT(compared, 20);
        EXPECT_GT(differs, 0);
        EXPECT_GT(asked, 0);
    }
}

} // namespace cardfront::far
