// Bytes of what pages say to each other: SHA-256, moments, messages, and the box that carries them.
#include "core/far/box.h"
#include "core/far/messages.h"

#include "tests/core/every_game.h"

#include <gtest/gtest.h>

namespace cardfront::far {

namespace {

std::string hex_of(const Digest& digest) {
    std::string out;
    for (const unsigned byte : digest) {
        out += "0123456789abcdef"[byte >> 4U];
        out += "0123456789abcdef"[byte & 15U];
    }
    return out;
}

std::string hash_of(const std::string& text) {
    return hex_of(sha256({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}));
}

Bytes message(std::uint8_t number) {
    return {number, 1, 2, 3};
}

std::vector<std::uint8_t> numbers_of(const Result<Box::Received>& received) {
    std::vector<std::uint8_t> out;
    if (received)
        for (const Bytes& each : received->messages) out.push_back(each[0]);
    return out;
}

} // namespace

// The examples of FIPS 180-4, and lengths around a block's end.
TEST(Sha, IsAsTheStandardHasIt) {
    EXPECT_EQ(hash_of(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(hash_of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(hash_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(hash_of(std::string(1000000, 'a')),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    for (std::size_t size = 0; size < 130; ++size) {
        Sha256 parts;
        const std::string text(size, 'x');
        for (const char each : text) parts.add(std::array{static_cast<std::uint8_t>(each)});
        EXPECT_EQ(hex_of(parts.digest()), hash_of(text));
    }
}

TEST(Moments, ComeBackAsTheyWereToldAndNoSaneOneIsMore) {
    for (int game = 0; game < games; ++game) {
        const GameInfo& info = game_info(game);
        SCOPED_TRACE(info.key);
        for (const auto& setup : paired_setups(info, 41)) {
            const Match match = match_by_chance(match_setup(game, setup), 42);
            for (Seat eyes = nobody; eyes < setup.seats; ++eyes) {
                std::optional<Seen> before;
                for (Telling telling(match, eyes); telling.more();) {
                    const Moment moment = telling.next();
                    const Seen* const known = before ? &*before : nullptr;
                    const Bytes bytes = bytes_of(moment, known);
                    const auto read = read_moment(bytes, game, setup.seats, eyes, known);
                    ASSERT_TRUE(read) << moment.number;
                    ASSERT_EQ(read->number, moment.number);
                    ASSERT_EQ(read->actor, moment.actor);
                    ASSERT_EQ(read->action, moment.action);
                    ASSERT_EQ(read->events, moment.events);
                    ASSERT_EQ(read->view, moment.view);
                    ASSERT_EQ(lines_of(known, *read, match.names()).size(), moment.lines.size());
                    if (moment.number % 16 == 3) {
                        Bytes cut = bytes;
                        cut.pop_back();
                        ASSERT_FALSE(read_moment(cut, game, setup.seats, eyes, known));
                        const Position truth = match.state_at(moment.number);
                        Moment shows_all = moment;
                        shows_all.view = seen_by(all_open, truth);
                        if (!(shows_all.view.bytes().size() == moment.view.bytes().size() &&
                              std::equal(shows_all.view.bytes().begin(), shows_all.view.bytes().end(),
                                         moment.view.bytes().begin()))) {
                            ASSERT_FALSE(
                                read_moment(bytes_of(shows_all, known), game, setup.seats, eyes, known))
                                << "more than these eyes may see";
                        }
                    }
                    before = moment.view;
                }
            }
        }
    }
}

// Guests keep hashes of what they were told, which a later program compares with what it tells.
TEST(Moments, AreToldInTheSameBytesByAllProgramsOfAVersion) {
    std::uint64_t told = 0;
    for (int game = 0; game < games; ++game) {
        const auto setup = paired_setups(game_info(game), 41).front();
        const Match match = match_by_chance(match_setup(game, setup), 42);
        std::optional<Seen> before;
        for (Telling telling(match, 0); telling.more();) {
            const Moment moment = telling.next();
            const Bytes bytes = bytes_of(moment, before ? &*before : nullptr);
            told = hash_bytes(bytes.data(), bytes.size(), told);
            before = moment.view;
        }
    }
    EXPECT_EQ(told, 0x5DD4C123E64D8142U) << "raise telling_version, where no rules_version was raised for it";
}

TEST(Messages, ComeBackAndAreRefusedWhereTheyAreCut) {
    std::vector<Message> all{Hello{{1, 2}, false, "Ann", {1}, {2}},
                             Act{7, make_action(1, 2, 3, 4)},
                             MyPart{{1}, {2}},
                             Ask{7, {Wanted::What::back, 5}},
                             Answer{7, true},
                             WishRematch{},
                             Leave{},
                             No{Why::no_seat},
                             Welcome{},
                             Closed{{1}, {0b11, {}}},
                             Roster{},
                             Shown{3, {1, 2, 3}},
                             WentBack{4, 1},
                             Refused{7, "HH-7"},
                             Asked{7, {Wanted::What::stand_in, 2}, 1, false},
                             OpenedPart{{}, 1, {{false, make_action(1), 0}}},
                             Phrase{1, 3}};
    std::get<Welcome>(all[8]).setup = match_setup(0, every_setup(game_info(0), 3)[0]);
    std::set<std::size_t> kinds;
    for (const Message& each : all) {
        kinds.insert(each.index());
        const Bytes bytes = bytes_of(each);
        const auto read = read_message(bytes);
        ASSERT_TRUE(read) << each.index();
        EXPECT_EQ(bytes_of(*read), bytes);
        for (std::size_t size = 0; size < bytes.size(); ++size)
            EXPECT_FALSE(read_message({bytes.data(), size})) << each.index() << " cut at " << size;
        Bytes longer = bytes;
        longer.push_back(0);
        EXPECT_FALSE(read_message(longer));
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<Message>);
    EXPECT_EQ(bytes_of(Refused{7, "HH-7"}).size(), bytes_of(Refused{7, ""}).size());
}

TEST(ABox, GivesEachMessageOnceInOrderWhateverComes) {
    Random random(5);
    for (int run = 0; run < 300; ++run) {
        Box one(10), other(20);
        std::vector<Bytes> to_one, to_other; // all datagrams that ever went there
        std::uint8_t said = 0, heard = 0;
        const auto take = [&] {
            const auto received =
                other.receive(to_other[random.below(static_cast<std::uint32_t>(to_other.size()))]);
            ASSERT_TRUE(received);
            for (const std::uint8_t number : numbers_of(received)) ASSERT_EQ(number, heard++);
        };
        for (int step = 0; step < 60; ++step) {
            switch (random.below(4)) {
            case 0: one.put(message(said++)); break;
            case 1: to_other.push_back(one.datagram()); break;
            case 2:
                if (!to_other.empty()) take();
                to_one.push_back(other.datagram());
                break;
            default:
                if (to_one.empty()) break;
                ASSERT_TRUE(one.receive(to_one[random.below(static_cast<std::uint32_t>(to_one.size()))]));
            }
            if (HasFatalFailure()) return;
        }
        to_other.assign(1, one.datagram());
        take();
        EXPECT_EQ(heard, said) << "any datagram since is enough";
        ASSERT_TRUE(one.receive(other.datagram()));
        EXPECT_TRUE(one.empty());
    }
}

TEST(ABox, ThatLostAllIsKnownAsThatAndNothingOldCounts) {
    Box host(5), guest(10);
    guest.put(message(1));
    const Bytes old_guest = guest.datagram();
    ASSERT_EQ(numbers_of(host.receive(old_guest)), (std::vector<std::uint8_t>{1}));
    host.put(message(2));
    const Bytes old_host = host.datagram();
    ASSERT_TRUE(guest.receive(old_host));
    ASSERT_TRUE(host.receive(guest.datagram()));
    host.put(message(3));

    Box again(11); // the guest has lost all
    again.put(message(9));
    EXPECT_TRUE(numbers_of(again.receive(old_host)).empty()) << "that was for its earlier life";
    const auto anew = host.receive(again.datagram());
    ASSERT_TRUE(anew);
    EXPECT_TRUE(anew->anew);
    EXPECT_EQ(numbers_of(anew), (std::vector<std::uint8_t>{9}));
    host.put(message(4));
    EXPECT_EQ(numbers_of(again.receive(host.datagram())), (std::vector<std::uint8_t>{4}));
    EXPECT_TRUE(numbers_of(host.receive(old_guest)).empty()) << "a life that is over";
    ASSERT_TRUE(host.receive(again.datagram()));
    EXPECT_TRUE(host.empty());
}

TEST(ABox, IsKeptAndTakenUp) {
    Box one(10), other(20);
    for (std::uint8_t number = 0; number < 40; ++number) {
        one.put(message(number));
        Coder writer;
        one.code(writer);
        const Bytes kept = writer.take();
        Box again(99);
        Coder reader(kept);
        again.code(reader);
        ASSERT_TRUE(reader.done());
        ASSERT_EQ(again.datagram(), one.datagram());
        one = again;
        EXPECT_EQ(one.room(), again.room());
        if (number % 3 != 0) continue;
        EXPECT_EQ(numbers_of(other.receive(one.datagram())).back(), number);
        if (number % 2 == 0) {
            ASSERT_TRUE(one.receive(other.datagram()));
        }
    }
}

TEST(ABox, RefusesWhatNoBoxSays) {
    Box one(10), other(20);
    one.put(message(1));
    EXPECT_FALSE(other.receive({}));
    Bytes newer = one.datagram();
    ++newer[0];
    EXPECT_EQ(other.receive(newer).problem().reason,
              "The other page speaks another version of this: reload both pages.");
    const Bytes good = one.datagram();
    for (std::size_t size = 0; size < good.size(); ++size) EXPECT_FALSE(other.receive({good.data(), size}));
    ASSERT_TRUE(other.receive(good));
    Box earlier(20); // as it was before it said anything
    other.put(message(2));
    ASSERT_TRUE(one.receive(other.datagram()));
    const auto behind = earlier.receive(one.datagram());
    ASSERT_TRUE(behind);
    EXPECT_TRUE(behind->behind) << "it answers what was never said";
    EXPECT_EQ(earlier.datagram(), Box(20).datagram()) << "and nothing has changed";
}

// Its browser has lost its last writes: it says other things by numbers that it has used.
TEST(ABox, ThatIsSetBackFindsOutAndBeginsALargerLife) {
    for (const int more : {0, 1, 2}) {
        SCOPED_TRACE(more);
        Box host(5), guest(10);
        guest.put(message(1));
        ASSERT_TRUE(host.receive(guest.datagram()));
        host.put(message(2));
        ASSERT_TRUE(guest.receive(host.datagram()));
        ASSERT_TRUE(host.receive(guest.datagram()));
        const Box earlier = host;
        host.put(message(3));
        ASSERT_TRUE(guest.receive(host.datagram()));
        host = earlier;
        for (int n = 0; n < more; ++n) host.put(message(static_cast<std::uint8_t>(40 + n)));
        EXPECT_TRUE(numbers_of(guest.receive(host.datagram())).empty()) << "it is no sequel";
        const auto found = host.receive(guest.datagram());
        ASSERT_TRUE(found);
        ASSERT_TRUE(found->behind);
        host.begin_life(11);
        host.put(message(9));
        const auto again = guest.receive(host.datagram());
        ASSERT_TRUE(again);
        EXPECT_TRUE(again->anew);
        EXPECT_EQ(numbers_of(again), (std::vector<std::uint8_t>{9}));
        EXPECT_FALSE(host.receive(guest.datagram())->behind);
        EXPECT_TRUE(host.empty());
    }
}

} // namespace cardfront::far
