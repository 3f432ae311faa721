// A host that does what it should not is named when the game is over.
#include "tests/far/cheating.h"

namespace cardfront::far {

namespace {

MatchSetup seeded(MatchSetup setup, const Parts& parts) {
    setup.setup.seed = seed_of(parts);
    return setup;
}

// What a guest was told, and what is opened to it.
struct Case {
    explicit Case(int game, const Parts& parts = {secret_of(5), {}})
        : match(match_by_chance(match_of(game, parts), 71)) {
        for (const Step& step : match.steps()) opened.deeds.push_back({false, step.action, 0});
        opened.parts = parts;
        witness.setup = match_of(game, parts);
        witness.eyes = 0;
        witness.promise = promise_of(opened.parts.host);
        heard = heard_until(match.steps().size());
    }
    // All that is told up to there.
    Heard heard_until(std::size_t actions) const {
        Heard out;
        std::optional<Seen> before;
        for (Telling telling(match, 0); telling.more();) {
            const Moment moment = telling.next();
            if (moment.number > actions) break;
            out.moment(static_cast<std::uint32_t>(moment.number),
                       bytes_of(moment, before ? &*before : nullptr));
            before = moment.view;
        }
        return out;
    }
    static MatchSetup match_of(int game, const Parts& parts) {
        return seeded(match_setup(game, paired_setups(game_info(game), 62).front()), parts);
    }
    Verdict verdict() const { return judge(witness, heard, opened); }

    Match match;
    Witness witness;
    Heard heard;
    Opened opened;
};

} // namespace

TEST(Proof, IsThatTheDealWasFair) {
    for_each_game([](const MatchSetup& setup) {
        Pair pair(setup);
        pair.play_out();
        ASSERT_TRUE(pair.guest.verdict());
        EXPECT_EQ(pair.guest.verdict()->words, "The deal was fair, and you were shown the truth.");
        EXPECT_TRUE(pair.guest.verdict()->fair);
        EXPECT_FALSE(pair.guest.verdict()->number);
    });
}

TEST(Proof, NamesAHostThatDealsItselfABetterHand) {
    for_each_game([](const MatchSetup& setup) {
        Pair pair(setup);
        MatchSetup better = pair.host.match().setup();
        ++better.setup.seed; // any that suits it
        CheatingHost::deal(pair.host, Match(better), CheatingHost::parts(pair.host));
        pair.play_out();
        ASSERT_TRUE(pair.guest.verdict());
        EXPECT_FALSE(pair.guest.verdict()->fair);
        EXPECT_TRUE(pair.guest.verdict()->number ||
                    pair.guest.verdict()->words.find("rules") != std::string::npos)
            << pair.guest.verdict()->words;
    });
}

TEST(Proof, NamesAHostThatMakesItsPartUpLater) {
    for_each_game([](const MatchSetup& setup) {
        Pair pair(setup);
        Parts parts = CheatingHost::parts(pair.host);
        ++parts.host[7]; // the one of many that suits it best, now that the guests' are known
        CheatingHost::deal(pair.host, Match(seeded(pair.host.match().setup(), parts)), parts);
        pair.play_out();
        ASSERT_TRUE(pair.guest.verdict());
        EXPECT_EQ(pair.guest.verdict()->words,
                  "The host's part of the deal is not the one that was promised.");
    });
}

TEST(Proof, NamesAHostThatLeavesAGuestsPartOut) {
    for_each_game([](const MatchSetup& setup) {
        Case one(setup.game);
        one.witness.shares = true;
        one.witness.vows.seats = only(0);
        one.witness.part = secret_of(9);
        EXPECT_EQ(one.verdict().words, "Your part of the deal was left out.");
        one.opened.parts.guests[0] = one.witness.part;
        EXPECT_FALSE(one.verdict().fair) << "then it is another seed";
    });
}

// The host knows a guest's part, and looks for parts at other seats that suit it.
TEST(Proof, NamesAPartThatNobodyHadPromised) {
    for_each_game([](const MatchSetup& setup) {
        Pair pair(setup);
        Parts parts = CheatingHost::parts(pair.host);
        ++parts.guests[0][7];
        CheatingHost::deal(pair.host, Match(seeded(pair.host.match().setup(), parts)), parts);
        pair.play_out();
        ASSERT_TRUE(pair.guest.verdict());
        EXPECT_EQ(pair.guest.verdict()->words, "The deal has a part of somebody who had promised none.");
    });
}

TEST(Proof, HoldsAgainstGuestsWhoAreInLeagueWithTheHost) {
    for_each_game([](const MatchSetup& setup) {
        const Digest own = secret_of(9), other = secret_of(10);
        const Parts parts{secret_of(5), {own, other}};
        Case one(setup.game, parts);
        one.witness.shares = true;
        one.witness.part = own;
        one.witness.vows = {0b11, {promise_of(own), promise_of(other)}};
        EXPECT_EQ(one.verdict().words, "The deal was fair, and you were shown the truth.");
        one.witness.vows.of[1] = promise_of(secret_of(11));
        EXPECT_FALSE(one.verdict().fair) << "it was chosen when the others were known";
        EXPECT_NE(one.verdict().words.find("part of the deal is not the one"), std::string::npos);
        Case less(setup.game, {secret_of(5), {own}});
        less.witness = one.witness;
        EXPECT_NE(less.verdict().words.find("has not said their part"), std::string::npos)
            << less.verdict().words;
        less.witness.shares = false;
        EXPECT_EQ(less.verdict().words,
                  "You were shown the truth. Nothing of yours is in the deal: only the host knows whether it "
                  "was fair.");
        less.witness.gave_up_deal = true;
        EXPECT_FALSE(less.verdict().fair);
    });
}

// Or the guest sees at once that what is done next could not be done with such cards.
TEST(Proof, NamesTheMomentAtWhichAFalseCardWasShown) {
    int named = 0;
    for_each_game([&named](const MatchSetup& setup) {
        Pair pair(setup);
        pair.talk();
        const Seat eyes = pair.guest.seat();
        std::optional<std::size_t> shown;
        for (int n = 0; n < longest_game && !pair.host.match().over() && pair.guest.trouble().empty(); ++n) {
            const Action action = pair.choice();
            Match ahead = pair.host.match();
            ASSERT_FALSE(ahead.play(action));
            Moment moment = Telling(ahead, eyes, ahead.steps().size()).next();
            const Seen truth = moment.view;
            moment.view = seen_by(eyes, dealt_anew(seen_by(0, ahead.state()), Random(9)));
            if (shown || n < 5 || ahead.over() || moment.view == truth) {
                pair.act(action);
                continue;
            }
            shown = ahead.steps().size();
            CheatingHost::act_and_tell(pair.host, action, moment, seen_by(eyes, pair.host.match().state()));
            pair.talk();
            ASSERT_EQ(pair.guest.trouble(), "");
        }
        if (!shown || !pair.guest.trouble().empty()) return; // nothing is hidden there
        ASSERT_TRUE(pair.guest.verdict());
        EXPECT_EQ(pair.guest.verdict()->words,
                  "What you were shown after action " + std::to_string(*shown) + " was not true.");
        EXPECT_EQ(pair.guest.verdict()->number, shown);
        ++named;
    });
    EXPECT_GT(named, 1);
}

TEST(Proof, NamesAMoveThatWasForgotten) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        Case fair(game);
        EXPECT_TRUE(fair.verdict().fair) << fair.verdict().words;
        // The record has one less than was told, or one more.
        Case less(game);
        less.opened.deeds.pop_back();
        EXPECT_EQ(less.verdict().words, "You were told of more than happened.");
        Case untold(game);
        untold.heard = untold.heard_until(untold.match.steps().size() - 1);
        EXPECT_EQ(untold.verdict().number, untold.match.steps().size());
        // It was tried, looked at and taken back, and nobody was told.
        Case tried(game);
        const auto at = static_cast<std::uint32_t>(tried.opened.deeds.size() / 2);
        const Deed deed = tried.opened.deeds[at];
        tried.opened.deeds.insert(tried.opened.deeds.begin() + at, {deed, {true, {}, at}});
        const Verdict verdict = tried.verdict();
        EXPECT_FALSE(verdict.fair);
        EXPECT_TRUE(verdict.number);
        // In the middle one is left out.
        Case gap(game);
        gap.opened.deeds.erase(gap.opened.deeds.begin() + at);
        EXPECT_FALSE(gap.verdict().fair);
    }
}

} // namespace cardfront::far
