// A host and its guests over a wire that loses, doubles, reorders, delays, cuts off, alters, replays and
// forgets, on pages that are reloaded at any time. All by chance, the same each time.
#pragma once

#include "web/far/guest.h"
#include "web/far/host.h"

#include "tests/core/every_game.h"
#include "tests/stage/fake_platform.h"

#include <gtest/gtest.h>
#include <memory>

namespace cardfront::far {

// What everybody does at a moment, wherever the match is played: a function of what they see.
inline Action choice_of(const Seen& view, std::size_t number, std::uint64_t chance) {
    ActionList actions;
    legal(view, actions);
    Random random(chance + number * 7919);
    return any_action(actions, random);
}
inline Match at_one_screen(const MatchSetup& setup, std::uint64_t chance, std::size_t most_actions) {
    Match match(setup);
    while (!match.over() && match.steps().size() < most_actions)
        EXPECT_FALSE(
            match.play(choice_of(seen_by(match.turn(), match.state()), match.steps().size(), chance)));
    return match;
}

inline Digest secret_of(std::uint64_t chance) {
    Digest out{};
    Random random(chance);
    for (std::uint8_t& byte : out) byte = static_cast<std::uint8_t>(random.below(256));
    return out;
}

// One direction. AES-GCM is a checksum here: what was altered is known as that.
class Wire {
  public:
    void send(Bytes bytes) {
        if (cut_ > 0) return;
        sent_.push_back(std::move(bytes));
    }
    // What comes next, if anything does; mostly the last that was sent.
    std::optional<Bytes> next(Random& random) {
        if (cut_ > 0) return --cut_, std::nullopt;
        if (sent_.empty()) return std::nullopt;
        const auto some = [&] { return random.below(static_cast<std::uint32_t>(sent_.size())); };
        switch (random.below(12)) {
        case 0: return std::nullopt;                                               // it is lost
        case 1: return sent_[some()];                                              // an old one
        case 2: return sent_[sent_.size() - 1 - std::min<std::size_t>(some(), 3)]; // late
        case 3: return altered(sent_.back(), random) ? std::optional(sent_.back()) : std::nullopt;
        case 4: return sent_.resize(1), std::nullopt;                                 // the relay forgets
        case 5: return random.below(8) == 0 ? cut_ = 20, std::nullopt : std::nullopt; // it is cut off
        default: return sent_.back();
        }
    }

  private:
    // Has chance left it as it was?
    static bool altered(const Bytes& bytes, Random& random) {
        Bytes other = bytes;
        other[random.below(static_cast<std::uint32_t>(other.size()))] ^=
            static_cast<std::uint8_t>(random.below(3));
        return sha256(other) == sha256(bytes);
    }

    std::vector<Bytes> sent_;
    int cut_ = 0;
};

struct Page {
    std::string tag;
    std::unique_ptr<Guest> guest;
    std::unique_ptr<Moments> moments; // of the guest
    Wire to_host, from_host;
};

class Table {
  public:
    // `far`: the seats of others. `chance`: all of it.
    Table(const MatchSetup& setup, SeatSet far, std::uint64_t chance)
        : random_(chance),
          chance_(chance),
          host(std::make_unique<Host>(setup, far, secret_of(chance), now_)) {}
    ~Table() { drop_moments(); }
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    Page& join(bool onlooker = false) {
        auto page = std::make_unique<Page>();
        page->tag = "page-" + std::to_string(pages.size());
        page->guest = std::make_unique<Guest>("Guest " + std::to_string(pages.size()), onlooker,
                                              secret_of(chance_ + 1 + pages.size()), now_);
        pages.push_back(std::move(page));
        return *pages.back();
    }
    void drop_moments() {
        moments.reset();
        for (const auto& page : pages) page->moments.reset();
    }

    // Something happens.
    void step() {
        now_ += random_.below(20) == 0 ? 5000 : 50;
        const std::uint32_t what = random_.below(most_actions_ < 100 ? 60 : 600);
        if (what == 0) reload_host();
        for (const auto& page : pages) {
            if (what == 1 && random_.below(2) == 0) reload(*page);
            if (!page->moments && page->guest->begun()) page->moments = page->guest->moments("far");
            if (random_.below(3) == 0) act(*page);
            if (auto bytes = page->guest->take_datagram(now_)) page->to_host.send(std::move(*bytes));
            if (const auto bytes = page->to_host.next(random_)) {
                EXPECT_FALSE(host->receive(page->tag, *bytes, now_));
            }
        }
        if (host->can_begin()) host->begin();
        if (!moments && host->begun()) moments = host->moments("far", saves);
        act_here();
        host->tick(now_);
        for (const auto& [tag, bytes] : host->take_datagrams(now_))
            for (const auto& page : pages)
                if (page->tag == tag) page->from_host.send(bytes);
        for (const auto& page : pages)
            if (const auto bytes = page->from_host.next(random_)) {
                EXPECT_FALSE(page->guest->receive(*bytes, now_));
                EXPECT_EQ(page->guest->trouble(), "");
            }
    }
    // All has been done and told; of a whole game also opened.
    bool over(std::size_t most_actions) const {
        if (!host->begun()) return false;
        const Match& match = host->match();
        return (match.over() || match.steps().size() >= most_actions) &&
               std::all_of(pages.begin(), pages.end(), [&](const auto& page) {
                   return match.over() ? page->guest->verdict().has_value()
                                       : page->moments && page->moments->actions() == match.steps().size();
               });
    }
    void play_out(std::size_t most_actions = SIZE_MAX) {
        most_actions_ = most_actions;
        for (int n = 0; n < 200000 && !over(most_actions) && !testing::Test::HasFailure(); ++n) step();
        EXPECT_TRUE(over(most_actions));
    }
    // A page is closed, and opened again from what was kept.
    void reload(Page& page) const {
        page.moments.reset();
        auto again = Guest::take_up(page.guest->kept(), now_);
        ASSERT_TRUE(again);
        ASSERT_EQ((*again)->kept(), page.guest->kept());
        page.guest = std::move(*again);
    }
    void reload_host() {
        moments.reset();
        auto again = Host::take_up(host->kept(), now_);
        ASSERT_TRUE(again);
        host = std::move(*again);
    }

    // Each guest was told what it would have been shown of that match at one screen, and no more.
    void check(const Match& same) const {
        EXPECT_EQ(host->match().record(), same.record());
        for (const auto& page : pages) {
            if (const auto& verdict = page->guest->verdict(); same.over()) {
                ASSERT_TRUE(verdict);
                EXPECT_TRUE(verdict->fair) << verdict->words;
                ASSERT_TRUE(verdict->match);
                EXPECT_EQ(verdict->match->record(), same.record());
            }
            const Seat eyes = page->guest->seat();
            if (!page->moments) page->moments = page->guest->moments("far");
            const Moments& shown = *page->moments;
            ASSERT_EQ(shown.actions(), same.steps().size());
            std::size_t at = 0;
            for (Telling telling(same, eyes); telling.more(); ++at) {
                const Moment moment = telling.next();
                ASSERT_EQ(hash(shown.at(eyes, at).view), hash(moment.view)) << at;
                ASSERT_EQ(shown.at(eyes, at).events, moment.events) << at;
                ASSERT_EQ(shown.at(eyes, at).action, moment.action) << at;
            }
        }
    }

  private:
    Random random_;
    std::uint64_t chance_;
    double now_ = 1000000;
    std::size_t most_actions_ = SIZE_MAX;

  public:
    std::unique_ptr<Host> host;
    Saves saves;
    std::unique_ptr<Moments> moments; // of the host
    std::vector<std::unique_ptr<Page>> pages;

  private:
    void act(Page& page) const {
        if (!page.moments || host->match().steps().size() >= most_actions_) return;
        const Seat seat = page.guest->seat();
        if (seat == nobody || page.moments->turn() != seat) return;
        page.moments->act(choice_of(page.moments->seen(seat), page.moments->actions(), chance_));
    }
    void act_here() const {
        if (!moments || moments->over() || moments->actions() >= most_actions_) return;
        const Seat turn = moments->turn();
        if (moments->is_person_here(turn) || moments->is_computer_here(turn))
            moments->act(choice_of(moments->seen(turn), moments->actions(), chance_));
    }
};

} // namespace cardfront::far
