// Whoever comes later, or back, has lost nothing, and two pages need never be open together.
#include "tests/far/cheating.h"

namespace cardfront::far {

TEST(Whoever, ComesLaterIsToldAllThatWasNotTakenBack) {
    Pair pair(setup_of("head-to-head-poker"));
    pair.talk();
    Saves saves;
    const auto at_host = pair.host.moments("x", saves);
    for (int n = 0; n < 4; ++n) {
        play_until_choice_of(pair, 0);
        at_host->undo(0, true);
        pair.talk();
        pair.guest.answer(true);
        pair.talk();
        if (n % 2 == 0) pair.act(pair.choice());
    }
    Guest late("", true, secret_of(8), Pair::now);
    double now = Pair::now;
    const auto talk = [&] {
        for (int n = 0; n < 3; ++n) {
            now += beat_ms;
            if (const auto bytes = late.take_datagram(now)) {
                EXPECT_FALSE(pair.host.receive("late", *bytes, now));
            }
            for (const auto& [tag, bytes] : pair.host.take_datagrams(now)) {
                EXPECT_FALSE((tag == "late" ? late : pair.guest).receive(bytes, now));
            }
        }
    };
    talk();
    ASSERT_TRUE(late.begun());
    EXPECT_EQ(late.moments("x")->actions(), at_host->actions());
    while (!pair.host.match().over()) {
        pair.act(pair.choice());
        talk();
        ASSERT_EQ(late.trouble(), "");
    }
    talk();
    ASSERT_TRUE(late.verdict());
    EXPECT_TRUE(late.verdict()->fair) << late.verdict()->words;
}

TEST(Whoever, HasLostAllGetsItAgainByTheirSecret) {
    Pair pair(setup_of("crossfire"));
    pair.talk();
    for (int n = 0; n < 30; ++n) pair.act(pair.choice());
    Guest again("Bob", false, secret_of(2), Pair::now + 1);
    for (int n = 0; n < 3; ++n) {
        if (const auto bytes = again.take_datagram(Pair::now)) {
            EXPECT_FALSE(pair.host.receive("bob", *bytes, Pair::now));
        }
        for (const auto& [tag, bytes] : pair.host.take_datagrams(Pair::now)) {
            EXPECT_FALSE(again.receive(bytes, Pair::now));
        }
    }
    ASSERT_TRUE(again.begun());
    EXPECT_EQ(again.seat(), 1);
    EXPECT_EQ(again.moments("x")->actions(), 30U);
}

// A long time is told in parts, each of which a relay takes, and nothing is left out.
TEST(Whoever, ComesBackAfterHundredsOfActionsIsToldEachOfThem) {
    Pair pair(of_four());
    pair.talk();
    const Seat seat = pair.guest.seat();
    pair.host.fill(seat, 0);
    for (int n = 0; n < 600 && !pair.host.match().over(); ++n) pair.host.act(pair.choice());
    pair.host.give_back(seat);
    int parts = 0;
    for (bool goes_on = true; goes_on; ++parts) {
        goes_on = false;
        for (const auto& [tag, bytes] : pair.host.take_datagrams(Pair::now)) {
            EXPECT_LE(bytes.size(), most_datagram_bytes);
            EXPECT_FALSE(pair.guest.receive(bytes, Pair::now));
        }
        if (const auto bytes = pair.guest.take_datagram(Pair::now)) {
            EXPECT_FALSE(pair.host.receive("bob", *bytes, Pair::now));
            goes_on = true;
        }
    }
    EXPECT_GT(parts, 2);
    EXPECT_EQ(pair.guest.moments("x")->actions(), pair.host.match().steps().size());
}

// Either page is closed before the other opens; each finds only the last datagram of the other. Of long games
// the first days.
TEST(Correspondence, IsAGameOfPagesThatAreNeverOpenTogether) {
    for_each_game([](const MatchSetup& setup) {
        const bool whole = setup.game == 0;
        Bytes host_kept, guest_kept, to_host, to_guest;
        {
            Pair pair(setup);
            pair.talk();
            host_kept = pair.host.kept(), guest_kept = pair.guest.kept();
            to_guest = pair.host.take_datagrams(1e9).at(0).bytes;
        }
        bool over = false;
        for (int day = 1; day < (whole ? longest_game : 60) && !over; ++day) {
            const double now = day * 86400000.0;
            {
                auto host = std::move(*Host::take_up(host_kept, now));
                if (!to_host.empty()) {
                    EXPECT_FALSE(host->receive("bob", to_host, now));
                }
                const Match& match = host->match();
                const auto choice = [&] {
                    return choice_of(seen_by(match.turn(), match.state()), match.steps().size(), 3);
                };
                while (!match.over() && match.turn() != setup.setup.seats - 1) host->act(choice());
                host_kept = host->kept();
                for (auto& [tag, bytes] : host->take_datagrams(now)) to_guest = bytes;
            }
            auto guest = std::move(*Guest::take_up(guest_kept, now));
            EXPECT_FALSE(guest->receive(to_guest, now));
            ASSERT_EQ(guest->trouble(), "");
            over = guest->verdict().has_value();
            if (const auto moments = guest->moments("x"); moments->turn() == guest->seat())
                moments->act(choice_of(moments->seen(guest->seat()), moments->actions(), 3));
            guest_kept = guest->kept();
            if (auto bytes = guest->take_datagram(now)) to_host = std::move(*bytes);
        }
        const auto host = std::move(*Host::take_up(host_kept, 1));
        const auto guest = std::move(*Guest::take_up(guest_kept, 1));
        EXPECT_EQ(guest->moments("x")->actions(), host->match().steps().size());
        EXPECT_GT(host->match().steps().size(), 5U);
        ASSERT_TRUE(over || !whole);
        if (over) {
            EXPECT_TRUE(guest->verdict()->fair);
        }
    });
}

// A guest and a host whose pages know resignations take up what was kept before there were any.
TEST(Whoever, KeptATableByAnEarlierTellingGoesOnWithIt) {
    const auto told_by = [](Bytes kept, int game, std::int32_t telling) {
        const auto bytes_of_print = [](std::uint64_t print) {
            Bytes out;
            for (int n = 0; n < 8; ++n) out.push_back(static_cast<std::uint8_t>(print >> (8 * n)));
            return out;
        };
        const Bytes now = bytes_of_print(print_of(game)), then = bytes_of_print(print_of(game, telling));
        const auto at = std::search(kept.begin(), kept.end(), now.begin(), now.end());
        EXPECT_NE(at, kept.end());
        std::copy(then.begin(), then.end(), at);
        return kept;
    };
    for_each_game([&](const MatchSetup& setup) {
        Pair pair(setup);
        pair.talk();
        for (int n = 0; n < 6; ++n) pair.act(pair.choice());
        pair.talk();
        const auto host = Host::take_up(told_by(pair.host.kept(), setup.game, oldest_telling), Pair::now);
        ASSERT_TRUE(host);
        EXPECT_EQ((*host)->match().record(), pair.host.match().record());
        const auto guest = Guest::take_up(told_by(pair.guest.kept(), setup.game, oldest_telling), Pair::now);
        ASSERT_TRUE(guest);
        EXPECT_EQ((*guest)->moments("x")->actions(), pair.host.match().steps().size());
        EXPECT_FALSE(Host::take_up(told_by(pair.host.kept(), setup.game, oldest_telling - 1), Pair::now));
    });
}

} // namespace cardfront::far
