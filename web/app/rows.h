// The commands of the screens that belong to no other room, and those of the page itself.
#pragma once

#include "web/hall/command.h"

namespace cardfront {

namespace commands {

// commands.cpp
Handler go_home, go_back, show_saves, show_settings, switch_sound, set_setting, show_rule, show_game_rules,
    show_rules, play_game, set_up_game, set_up_far, show_lists_of, begin_match, keep_it, draw_squeezed,
    take_link, ask_for_record, take_texts, nothing;
// ears.cpp
Handler page_hidden, pinched, games_came, games_did_not_come, lessons_came, worker_failed;
// language_commands.cpp
Handler choose_language, words_came, words_did_not_come;
// saves_commands.cpp
Handler make_room, export_spare, remove_spare, store_changed, load, export_game, share_game, show_log_of,
    ask_delete, really_delete, show_damaged, ask_forget, really_forget;
// setup_commands.cpp
Handler switch_practice, ask_seed, any_seed, take_seed, choose_option, choose_player, choose_seats,
    choose_patience, ask_name, take_name;
// cards_commands.cpp
Handler show_cards, show_card;
// table_commands.cpp
Handler act, go_on, take_screen, confirm, cancel, undo, resign, let_by, hint, drop_hint, switch_log,
    export_this, share_this, look_at_table, show_result, tell_answer, rematch, other_match, to_table;
// look_commands.cpp
Handler look_through, look_at_moment, review, stop_review, end_looking, run, change_speed, choose_eyes,
    go_first, go_last, turn_back, turn_on, step_back, step_on, step_to, play_on;

} // namespace commands

inline constexpr CommandRow general_rows[]{
    {"home", Takes::nothing, anywhere, 0, commands::go_home},
    {"back", Takes::nothing, anywhere, 0, commands::go_back},
    {"key Escape", Takes::nothing, anywhere, 0, commands::go_back},
    {"key", Takes::anything, anywhere, only_tells, commands::nothing}, // of the others some are the table's
    {"saves", Takes::nothing, anywhere, 0, commands::show_saves},
    {"settings", Takes::nothing, anywhere, 0, commands::show_settings},
    {"sound", Takes::nothing, anywhere, 0, commands::switch_sound},
    {"set", Takes::words, anywhere, 0, commands::set_setting},
    {"speak", Takes::words, anywhere, 0, commands::choose_language},
    {"rule", Takes::words, anywhere, only_tells, commands::show_rule},
    {"game-rules", Takes::number, anywhere, 0, commands::show_game_rules},
    {"rules", Takes::anything, anywhere, only_tells, commands::show_rules},
    {"play", Takes::number, anywhere, needs_its_game, commands::play_game},
    {"setup", Takes::number, anywhere, 0, commands::set_up_game},
    {"new-table", Takes::number, anywhere, needs_games, commands::set_up_far},
    {"lists", Takes::number, anywhere, needs_games, commands::show_lists_of},
    {"start", Takes::nothing, anywhere, needs_its_game, commands::begin_match},
    {"keep", Takes::nothing, anywhere, 0, commands::keep_it},
    {"squeeze", Takes::nothing, anywhere, 0, commands::draw_squeezed},
    {"link", Takes::anything, anywhere, needs_games, commands::take_link},
    {"import", Takes::nothing, anywhere, 0, commands::ask_for_record},
    {"text import", Takes::answer, anywhere, needs_games, commands::take_texts},

    {"resize", Takes::nothing, anywhere, only_tells, commands::nothing},
    {"hidden", Takes::number, anywhere, only_tells, commands::page_hidden},
    {"pinch", Takes::number, anywhere, only_tells, commands::pinched},
    {"games-here", Takes::nothing, anywhere, only_tells, commands::games_came},
    {"games-failed", Takes::anything, anywhere, only_tells, commands::games_did_not_come},
    {"lessons-here", Takes::words, anywhere, only_tells, commands::lessons_came},
    {"words-here", Takes::words, anywhere, only_tells, commands::words_came},
    {"words-failed", Takes::words, anywhere, only_tells, commands::words_did_not_come},
    {"worker-failed", Takes::anything, anywhere, only_tells, commands::worker_failed},
    {"store-changed", Takes::nothing, anywhere, only_tells, commands::store_changed},
};

inline constexpr CommandRow saves_rows[]{
    {"make-room", Takes::nothing, anywhere, 0, commands::make_room},
    {"export-spare", Takes::nothing, anywhere, 0, commands::export_spare},
    {"remove-spare", Takes::nothing, anywhere, 0, commands::remove_spare},
    {"load", Takes::words, anywhere, needs_games, commands::load},
    {"export", Takes::words, anywhere, needs_games, commands::export_game},
    {"share", Takes::words, anywhere, needs_games, commands::share_game},
    {"log-of", Takes::words, anywhere, needs_games, commands::show_log_of},
    {"delete", Takes::words, anywhere, 0, commands::ask_delete},
    {"really-delete", Takes::words, anywhere, 0, commands::really_delete},
    {"damaged", Takes::words, anywhere, 0, commands::show_damaged},
    {"forget", Takes::words, anywhere, 0, commands::ask_forget},
    {"really-forget", Takes::words, anywhere, 0, commands::really_forget},
};

inline constexpr CommandRow setup_rows[]{
    {"practice", Takes::nothing, on(Screen::setup), 0, commands::switch_practice},
    {"seed", Takes::nothing, on(Screen::setup), 0, commands::ask_seed},
    {"text seed", Takes::answer, on(Screen::setup), 0, commands::take_seed},
    {"any-seed", Takes::nothing, on(Screen::setup), 0, commands::any_seed},
    {"option", Takes::numbers, on(Screen::setup), 0, commands::choose_option},
    {"player", Takes::words, on(Screen::setup), 0, commands::choose_player},
    {"seats", Takes::number, on(Screen::setup), 0, commands::choose_seats},
    {"patience", Takes::number, on(Screen::setup), 0, commands::choose_patience},
    {"name", Takes::number, on(Screen::setup), 0, commands::ask_name},
    {"text name", Takes::words, on(Screen::setup), 0, commands::take_name},
};

inline constexpr OnScreens at_table = on(Screen::table);
inline constexpr Needs needs_ready = needs_settled | needs_taken;

inline constexpr CommandRow cards_rows[]{
    {"cards", Takes::number, on(Screen::lists, Screen::building, Screen::cards), 0, commands::show_cards},
    {"cards", Takes::number, at_table, needs_ready, commands::show_cards},
    {"card", Takes::number, on(Screen::cards), 0, commands::show_card},
};

inline constexpr CommandRow table_rows[]{
    {"do", Takes::words, at_table, needs_settled, commands::act},
    {"advised", Takes::words, at_table, needs_settled, commands::act},
    {"go-on", Takes::nothing, at_table, needs_settled, commands::go_on},
    {"take-screen", Takes::nothing, at_table, needs_settled, commands::take_screen},
    {"confirm", Takes::nothing, at_table, needs_settled, commands::confirm},
    {"cancel", Takes::nothing, at_table, needs_settled, commands::cancel},
    {"undo", Takes::nothing, at_table, needs_settled | needs_help, commands::undo},
    {"resign", Takes::nothing, at_table, needs_ready, commands::resign},
    {"let-by", Takes::words, at_table, needs_ready, commands::let_by},
    {"hint", Takes::nothing, at_table, needs_settled | needs_help, commands::hint},
    {"hint-away", Takes::nothing, at_table, needs_settled, commands::drop_hint},
    {"log", Takes::nothing, at_table, needs_settled, commands::switch_log},
    {"export-this", Takes::nothing, at_table, needs_ready, commands::export_this},
    {"share-this", Takes::nothing, at_table, needs_ready, commands::share_this},
    {"look", Takes::anything, at_table, needs_settled, commands::look_at_table},
    {"tell", Takes::words, at_table, needs_ready | only_tells, commands::tell_answer},
    {"result", Takes::nothing, at_table, needs_settled, commands::show_result},
    {"rematch", Takes::nothing, at_table, needs_settled, commands::rematch},
    {"other", Takes::nothing, at_table, needs_settled, commands::other_match},
    {"skip", Takes::nothing, at_table, 0, commands::to_table},
};

// From "run" on they look through a match.
inline constexpr Needs needs_look = needs_settled | needs_past;

inline constexpr CommandRow look_rows[]{
    {"look-through", Takes::nothing, at_table, needs_ready, commands::look_through},
    {"moment", Takes::number, at_table, needs_ready, commands::look_at_moment},
    {"review", Takes::nothing, at_table, needs_settled, commands::review},
    {"review-stop", Takes::nothing, at_table, needs_settled, commands::stop_review},
    {"review-away", Takes::nothing, at_table, needs_settled, commands::end_looking},
    {"run", Takes::nothing, at_table, needs_look, commands::run},
    {"key  ", Takes::nothing, at_table, needs_look, commands::run},
    {"run-speed", Takes::nothing, at_table, needs_look, commands::change_speed},
    {"look-as", Takes::words, at_table, needs_look, commands::choose_eyes},
    {"first", Takes::nothing, at_table, needs_look, commands::go_first},
    {"key Home", Takes::nothing, at_table, needs_look, commands::go_first},
    {"last", Takes::nothing, at_table, needs_look, commands::go_last},
    {"key End", Takes::nothing, at_table, needs_look, commands::go_last},
    {"back-turn", Takes::nothing, at_table, needs_look, commands::turn_back},
    {"key ArrowUp", Takes::nothing, at_table, needs_look, commands::turn_back},
    {"key PageUp", Takes::nothing, at_table, needs_look, commands::turn_back},
    {"on-turn", Takes::nothing, at_table, needs_look, commands::turn_on},
    {"key ArrowDown", Takes::nothing, at_table, needs_look, commands::turn_on},
    {"key PageDown", Takes::nothing, at_table, needs_look, commands::turn_on},
    {"key ArrowLeft", Takes::nothing, at_table, needs_look, commands::step_back},
    {"key ArrowRight", Takes::nothing, at_table, needs_look, commands::step_on},
    {"step", Takes::number, at_table, needs_look, commands::step_to},
    {"point", Takes::number, at_table, needs_look, commands::step_to},
    {"play-on", Takes::anything, at_table, needs_look | needs_help, commands::play_on},
};

} // namespace cardfront
