// A table that lies at several pages, from this page's commands on: the other page is a Guest or a Host here,
// and what the platform was asked to send comes there.
#pragma once

#include "core/text/base64.h"
#include "web/company/company.h"

#include "tests/page/page.h"
#include "tests/stage/page.h"

#include <algorithm>

namespace cardfront::far {

inline Digest secret_of(std::uint8_t chance) {
    Digest out{};
    out.fill(chance);
    return out;
}

// Any action, the same each time.
inline Action any_of(const Seen& view, std::size_t number) {
    ActionList actions;
    legal(view, actions);
    return actions[(number * 7919 + 13) % actions.size()];
}

inline constexpr const char* peer = "tguest";

class FarPage : public WholePage {
  protected:
    static Room& room() { return *the_app().far_rooms->all.front(); }
    static std::vector<Bytes> taken() {
        std::vector<Bytes> out;
        for (const auto& sent : std::exchange(fake().far.sent, {})) out.push_back(*read_base64(sent.base64));
        return out;
    }
    static void here(BytesView bytes, const std::string& from, bool sits = true) {
        const auto second = (fake().unix_ms + static_cast<std::uint64_t>(fake().now)) / 1000 + 1;
        app::command("far-heard " + room().id() + ' ' + from + (sits ? " 1 " : " 0 ") +
                     std::to_string(second) + ' ' + base64(bytes));
    }
    void made() { command("far-made " + room().id() + "\nsecret\nkey\nthe link\nthe other"); }

    // --- This page invites
    void invite(const std::string& game, std::string_view far_seats) {
        command("setup " + std::to_string(find_game(game)));
        for (const char seat : far_seats) command(std::string("player ") + seat + " f");
        command("start");
        ASSERT_EQ(the_app().screens.top(), Screen::room);
        made();
    }
    // It holds the table for somebody far in the first seat and a computer of that level in the second.
    void hold(const std::string& game, int level) {
        command("setup " + std::to_string(find_game(game)));
        for (const std::string& each : {std::string("player 0 f"), "player 1 " + std::to_string(level)})
            command(each);
        command("start");
        made();
    }
    void talk(Guest& guest, const std::string& from = peer) {
        for (int n = 0; n < 6; ++n) {
            if (const auto bytes = guest.take_datagram(fake().now)) here(*bytes, from);
            app::command("far-tick");
            for (const auto& sent : fake().far.sent)
                if (sent.peer == from) {
                    EXPECT_FALSE(guest.receive(*read_base64(sent.base64), fake().now));
                }
            std::erase_if(fake().far.sent, [&from](const auto& sent) { return sent.peer == from; });
            if (guest.another_waits()) guest.to_another();
        }
        let_pass(50);
    }
    // Until it is over: those here by commands, the others as a page would.
    void play_out(Guest& guest, std::size_t most = SIZE_MAX) {
        for (std::size_t n = 0; n < 3000 && !room().over() && n < most; ++n) {
            if (the_app().session && !session().shown().legal.empty()) {
                const auto& shown = session().shown();
                app::command("do " + action_code(shown.info(), any_of(shown.view, shown.actions)));
            } else if (guest.turn() == guest.seat() && guest.seat() != nobody) {
                const auto moments = guest.moments("there");
                moments->act(any_of(moments->seen(guest.seat()), moments->actions()));
            } else if (!fake().jobs.empty()) {
                stage::answer_job();
            }
            let_pass(50);
            fake().now += 1000;
            talk(guest);
        }
    }
    // Crossfire with that guest, until the person here could take something back.
    void play_until_undo(Guest& guest) {
        invite("crossfire", "1");
        talk(guest);
        for (int n = 0; n < 60 && !(session().course().can_undo() && session().shown().actions > 3); ++n)
            play_out(guest, 1);
        ASSERT_TRUE(session().course().can_undo());
    }
};

} // namespace cardfront::far
