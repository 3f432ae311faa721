// The commands of lists: one is chosen for a seat, and one is put together.
#pragma once

#include "web/hall/command.h"

namespace cardfront::builder {

namespace commands {

Handler choose_for_seat, new_list, ask_for_text, take_text, take, edit, copy, ask_delete, really_delete,
    show_text_of, undo, take_this, keep_this, ask_for_name, take_name, show_text, show_link, ask_for_words,
    take_words, show_all, show_the_list, show_the_pool, add_one, drop_one, choose_tag, open_group,
    next_choice, fill, test_hand;

} // namespace commands

inline constexpr OnScreens either = on(Screen::lists, Screen::building);

inline constexpr CommandRow rows[]{
    {"list", Takes::number, on(Screen::setup, Screen::lists, Screen::building), needs_games,
     commands::choose_for_seat},
    {"new-list", Takes::nothing, either, needs_games, commands::new_list},
    {"paste-list", Takes::nothing, either, needs_games, commands::ask_for_text},
    {"text list", Takes::answer, either, needs_games, commands::take_text},

    {"take-list", Takes::words, on(Screen::lists), needs_games, commands::take},
    {"edit-list", Takes::words, on(Screen::lists), needs_games, commands::edit},
    {"copy-list", Takes::words, on(Screen::lists), needs_games, commands::copy},
    {"delete-list", Takes::words, on(Screen::lists), needs_games, commands::ask_delete},
    {"really-delete-list", Takes::words, on(Screen::lists), needs_games, commands::really_delete},
    {"text-of-list", Takes::words, on(Screen::lists), needs_games, commands::show_text_of},

    {"undo", Takes::nothing, on(Screen::building), needs_games, commands::undo},
    {"take-this", Takes::nothing, on(Screen::building), needs_games, commands::take_this},
    {"keep-list", Takes::nothing, on(Screen::building), needs_games, commands::keep_this},
    {"rename-list", Takes::nothing, on(Screen::building), needs_games, commands::ask_for_name},
    {"text list-name", Takes::answer, on(Screen::building), needs_games, commands::take_name},
    {"list-text", Takes::nothing, on(Screen::building), needs_games, commands::show_text},
    {"list-link", Takes::nothing, on(Screen::building), needs_games, commands::show_link},
    {"search", Takes::nothing, on(Screen::building), needs_games, commands::ask_for_words},
    {"text search", Takes::answer, on(Screen::building), needs_games, commands::take_words},
    {"filter", Takes::number, on(Screen::building), needs_games, commands::choose_tag},
    {"filters", Takes::number, on(Screen::building), needs_games, commands::open_group},
    {"filters-away", Takes::nothing, on(Screen::building), needs_games, commands::show_all},
    {"page-list", Takes::nothing, on(Screen::building), needs_games, commands::show_the_list},
    {"page-pool", Takes::nothing, on(Screen::building), needs_games, commands::show_the_pool},
    {"add", Takes::words, on(Screen::building), needs_games, commands::add_one},
    {"more", Takes::words, on(Screen::building), needs_games, commands::add_one},
    {"less", Takes::words, on(Screen::building), needs_games, commands::drop_one},
    {"drop", Takes::words, on(Screen::building), needs_games, commands::drop_one},
    {"next-option", Takes::number, on(Screen::building), needs_games, commands::next_choice},
    {"fill-list", Takes::nothing, on(Screen::building), needs_games, commands::fill},
    {"test-hand", Takes::nothing, on(Screen::building, Screen::cards), needs_games, commands::test_hand},
};

} // namespace cardfront::builder
