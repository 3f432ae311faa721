// The commands of tables that lie at several pages, and what the page tells of their wires (platform.h).
#pragma once

#include "web/hall/command.h"

namespace cardfront::far {

namespace commands {

Handler link_read, cannot, wire_made, wire_told, heard, ticked;
Handler take_name, ask_to_sit, decline, show, show_all, show_company, to_table, invite_more, fill, give_back,
    ask_remove, remove, let_onlookers, say_phrase, mute, answer, ask_no_more, ask_leave, leave, keep,
    want_notices, ask_relays, take_relays, let_in, ask_stand_in, put_away;

} // namespace commands

inline constexpr OnScreens here = on(Screen::room);
inline constexpr OnScreens with_table = on(Screen::room, Screen::table);

inline constexpr CommandRow rows[]{
    {"far-link", Takes::words, anywhere, needs_games | only_tells, commands::link_read},
    {"far-lack", Takes::anything, anywhere, needs_games | only_tells, commands::cannot},
    {"far-made", Takes::words, anywhere, needs_games | only_tells, commands::wire_made},
    {"far-wire", Takes::words, anywhere, needs_games | only_tells, commands::wire_told},
    {"far-heard", Takes::words, anywhere, needs_games | only_tells, commands::heard},
    {"far-tick", Takes::nothing, anywhere, needs_games | only_tells, commands::ticked},
    {"relays", Takes::nothing, anywhere, needs_games, commands::ask_relays},
    {"text relays", Takes::answer, anywhere, needs_games, commands::take_relays},
    {"text far-name", Takes::answer, anywhere, needs_games, commands::take_name},

    {"sit-down", Takes::nothing, anywhere, needs_games, commands::ask_to_sit},
    {"decline", Takes::nothing, anywhere, needs_games, commands::decline},
    {"room", Takes::words, anywhere, needs_games, commands::show},
    {"rooms", Takes::nothing, anywhere, needs_games, commands::show_all},
    {"company", Takes::nothing, on(Screen::table), needs_games, commands::show_company},
    {"to-table", Takes::nothing, here, needs_games, commands::to_table},
    {"invite", Takes::nothing, here, needs_games, commands::invite_more},
    {"fill", Takes::number, here, needs_games, commands::fill},
    {"give-back", Takes::number, here, needs_games, commands::give_back},
    {"remove", Takes::number, here, needs_games, commands::ask_remove},
    {"really-remove", Takes::number, here, needs_games, commands::remove},
    {"let-in", Takes::number, here, needs_games, commands::let_in},
    {"ask-stand-in", Takes::number, here, needs_games, commands::ask_stand_in},
    {"far-forget", Takes::words, anywhere, needs_games, commands::ask_remove},
    {"really-far-forget", Takes::words, anywhere, needs_games, commands::put_away},
    {"onlookers", Takes::nothing, here, needs_games, commands::let_onlookers},
    {"phrase", Takes::number, here, needs_games, commands::say_phrase},
    {"mute", Takes::nothing, here, needs_games, commands::mute},
    {"answer-back", Takes::number, with_table, needs_games, commands::answer},
    {"ask-no-more", Takes::nothing, with_table, needs_games, commands::ask_no_more},
    {"far-leave", Takes::nothing, here, needs_games, commands::ask_leave},
    {"really-far-leave", Takes::nothing, here, needs_games, commands::leave},
    {"far-keep", Takes::nothing, anywhere, needs_games, commands::keep},
    {"notices", Takes::nothing, here, needs_games, commands::want_notices},
};

} // namespace cardfront::far
