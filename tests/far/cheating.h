// A host that may be changed from inside, and a pair of pages whose datagrams all come at once.
#pragma once

#include "tests/far/table.h"
#include "web/far/host_peer.h"

namespace cardfront::far {

inline constexpr const char* nothing_of_yours =
    "You were shown the truth. Nothing of yours is in the deal: only the host knows whether it was fair.";

inline MatchSetup setup_of(const char* key) {
    const int game = find_game(key);
    return match_setup(game, paired_setups(game_info(game), 61).front());
}

inline MatchSetup of_four() {
    const int game = find_game("poker-assault");
    for (const auto& setup : paired_setups(game_info(game), 61))
        if (setup.seats == 4) return match_setup(game, setup);
    ADD_FAILURE();
    return {};
}

struct CheatingHost {
    // Another match is played than that which was dealt, from its beginning on.
    static void deal(Host& host, const Match& match, const Parts& parts) {
        host.match_.emplace(match);
        host.parts_ = parts;
        host.deeds_.clear();
        for (const auto& peer : host.peers_) {
            peer->line.box.begin_anew();
            peer->forget();
            peer->until = 0;
            host.welcome(*peer, false);
        }
        host.tell_all();
    }
    static const Parts& parts(const Host& host) { return host.parts_; }
    // It says that, or does it, whatever our host may.
    static void say(Host& host, const Message& message) { host.peers_.front()->put(message); }
    static void leave_out(Host& host, Seat seat) { host.parts_.guests[slot(seat)] = {}; }
    static void go_back(Host& host, std::uint32_t to) { host.done({true, {}, to}); }
    static const Host::Peer& peer(const Host& host, std::size_t number = 0) { return *host.peers_[number]; }
    // The only guest says that.
    static void hear(Host& host, const Message& message) { host.hear(*host.peers_.front(), message); }
    // It acts, and tells this of it.
    static void act_and_tell(Host& host, Action action, const Moment& moment, const Seen& before) {
        ASSERT_FALSE(host.match_->play(action));
        host.deeds_.push_back({false, action, 0});
        const auto deeds = static_cast<std::uint32_t>(host.deeds_.size());
        for (const auto& peer : host.peers_) {
            peer->put(Shown{deeds, bytes_of(moment, &before)});
            peer->last = moment.view;
            peer->follower.reset();
            peer->next = deeds + 1;
        }
    }
};

// Everybody but the last seat is the host's; the guest has that, or looks on.
struct Pair {
    static constexpr double now = 5000;

    explicit Pair(const MatchSetup& setup, bool onlooker = false)
        : host(setup, onlooker ? SeatSet{0} : only(static_cast<Seat>(setup.setup.seats - 1)), secret_of(1),
               now),
          guest("Bob", onlooker, secret_of(2), now) {
        talk();
        host.begin();
    }
    void talk() {
        for (int n = 0; n < 4; ++n) {
            if (const auto bytes = guest.take_datagram(now)) {
                EXPECT_FALSE(host.receive("bob", *bytes, now));
            }
            for (const auto& [tag, bytes] : host.take_datagrams(now))
                if (tag == "bob") {
                    EXPECT_FALSE(guest.receive(bytes, now));
                }
        }
    }
    Action choice() const {
        return choice_of(seen_by(host.match().turn(), host.match().state()), host.match().steps().size(), 3);
    }
    void act(Action action) {
        if (host.match().turn() == guest.seat())
            guest.moments("x")->act(action);
        else
            host.act(action);
        talk();
    }
    void play_out() {
        talk();
        for (int n = 0; n < longest_game && !host.match().over() && guest.trouble().empty(); ++n)
            act(choice());
        EXPECT_EQ(guest.trouble(), "");
    }

    Host host;
    Guest guest;
};

// Until that seat has done something that it had a choice in.
inline void play_until_choice_of(Pair& pair, Seat seat) {
    for (int n = 0; n < longest_game && !pair.host.match().over(); ++n) {
        ActionList actions;
        legal(pair.host.match().state(), actions);
        const bool is_it = pair.host.match().turn() == seat && actions.size() > 1;
        pair.act(pair.choice());
        if (is_it && !pair.host.match().over()) return;
    }
}

// These pages, by their tags, and the host hear each other; what others would hear is lost.
inline void talk(Host& host, double& now, std::initializer_list<std::pair<const char*, Guest*>> pages,
                 int times = 4) {
    for (int n = 0; n < times; ++n) {
        now += beat_ms;
        for (const auto& [tag, guest] : pages)
            if (const auto bytes = guest->take_datagram(now)) {
                EXPECT_FALSE(host.receive(tag, *bytes, now));
            }
        for (const auto& [to, bytes] : host.take_datagrams(now))
            for (const auto& [tag, guest] : pages)
                if (to == tag) {
                    EXPECT_FALSE(guest->receive(bytes, now));
                }
    }
}

template <class F>
void for_each_game(F&& f) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        f(match_setup(game, paired_setups(game_info(game), 61).front()));
        if (testing::Test::HasFailure()) return;
    }
}

} // namespace cardfront::far
