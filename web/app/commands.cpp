// The one place where a command is read: its row is found in the rooms' tables, what it needs is asked for,
// and it is done.
#include "web/app/commands.h"

#include "core/text/text.h"
#include "web/app/rows.h"
#include "web/builder/rows.h"
#include "web/circuit/rows.h"
#include "web/comeback/rows.h"
#include "web/company/rows.h"
#include "web/learn/lessons.h"
#include "web/learn/puzzles.h"
#include "web/learn/rows.h"
#include "web/platform/platform.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <span>
#include <utility>

namespace cardfront {

namespace {

using Rows = std::span<const CommandRow>;

constexpr std::array<Rows, 12> tables{general_rows,  cards_rows,    saves_rows,    setup_rows,
                                      table_rows,    look_rows,     builder::rows, comeback::rows,
                                      lessons::rows, puzzles::rows, circuit::rows, far::rows};

// By plain pointers, for compilers count their steps.
constexpr bool one_for_each_word(std::span<const Rows> all) {
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const CommandRow* one = all[i].data(); one != all[i].data() + all[i].size(); ++one)
            for (std::size_t j = i; j < all.size(); ++j) {
                const CommandRow* const end = all[j].data() + all[j].size();
                for (const CommandRow* other = j == i ? one + 1 : all[j].data(); other != end; ++other)
                    if ((one->places & other->places) != 0 && one->word == other->word) return false;
            }
    return true;
}
static_assert(one_for_each_word(tables), "two rows have the same word on the same screen");

constexpr bool are_known(Rows rows) {
    return std::all_of(rows.begin(), rows.end(), [](const CommandRow& row) {
        return std::any_of(tables.begin(), tables.end(), [&row](Rows others) {
            return std::any_of(others.begin(), others.end(), [&row](const CommandRow& other) {
                return row.word == other.word && (row.places & other.places) != 0;
            });
        });
    });
}
static_assert(are_known(lessons::lesson_rows) && are_known(lessons::coach_rows) &&
                  are_known(puzzles::puzzle_rows),
              "what a lesson answers in its own way is a command without it too");

// Their code comes after the games' (tools/build/split.mjs).
constexpr bool need_games(std::initializer_list<Rows> all) {
    return std::all_of(all.begin(), all.end(), [](Rows rows) {
        return std::all_of(rows.begin(), rows.end(),
                           [](const CommandRow& row) { return (row.needs & needs_games) != 0; });
    });
}
static_assert(need_games({builder::rows, comeback::rows, lessons::rows, lessons::lesson_rows,
                          lessons::coach_rows, puzzles::rows, puzzles::puzzle_rows, circuit::rows,
                          far::rows}),
              "what leads into a room waits for its code");

bool fits(Takes takes, const Command& command) {
    switch (takes) {
    case Takes::nothing: return command.rest.empty();
    case Takes::number: return command.number >= 0;
    case Takes::numbers: return command.number >= 0 && command.second >= 0;
    case Takes::words: return !command.rest.empty();
    case Takes::answer: return command.text[command.text.size() - command.rest.size() - 1] == '\n';
    case Takes::anything: break;
    }
    return true;
}

// The row with the longest word that the text begins with; nullptr: there is none.
const CommandRow* row_in(Rows rows, std::string_view text, OnScreens places,
                         const CommandRow* found = nullptr) {
    for (const CommandRow& row : rows)
        if ((row.places & places) != 0 && after_word(text, row.word).data() != nullptr &&
            (found == nullptr || row.word.size() > found->word.size()))
            found = &row;
    return found;
}
const CommandRow* row_of(std::string_view text, OnScreens places) {
    const CommandRow* found = nullptr;
    for (const Rows& rows : tables) found = row_in(rows, text, places, found);
    return found;
}

Command read(std::string_view text, std::string_view word) {
    Command out{text, after_word(text, word)};
    const std::string_view line = out.rest.substr(0, out.rest.find('\n'));
    const std::size_t blank = std::min(line.find(' '), line.size());
    out.number = small_number(line.substr(0, blank));
    if (blank < line.size()) out.second = small_number(line.substr(blank + 1));
    return out;
}

// What the lesson or puzzle on the table answers in its own way; nullptr: nothing.
const CommandRow* row_of_lesson(const App& app, std::string_view text) {
    const Learning& here = *app.learning;
    if (!here.on() || !app.session || app.screens.top() != Screen::table) return nullptr;
    const CommandRow* found = nullptr;
    if (here.coached) found = row_in(lessons::coach_rows, text, at_table);
    if (here.lesson < 0) return found;
    if (puzzles::on_table(app)) return row_in(puzzles::puzzle_rows, text, at_table);
    return row_in(lessons::lesson_rows, text, at_table);
}

// Of which game it needs the code, if any, or of each_game.
std::optional<int> code_for(const App& app, const CommandRow& row, const Command& command) {
    if ((row.needs & needs_games) != 0) return platform::each_game;
    if ((row.needs & needs_its_game) == 0) return std::nullopt;
    if (row.takes == Takes::number) return std::min(command.number, games - 1);
    const bool far = (app.far_seats & all_seats(app.draft.setup.seats)) != 0;
    return far ? platform::each_game : app.draft.game;
}

// Why it is not done now, which is told; or that it is not to be done at all.
bool may(const App& app, const CommandRow& row) {
    if (row.places != on(Screen::table)) return true;
    if (!app.session) return false;
    const Session& session = *app.session;
    if ((row.needs & needs_settled) != 0 && session.eyes().settling(platform::now())) return false;
    if ((row.needs & needs_help) != 0 && session.course().without_help())
        return refuse(without_help_words()), false;
    if ((row.needs & needs_taken) != 0 && session.eyes().handing_over())
        return refuse(say("First take the screen.")), false;
    return (row.needs & needs_past) == 0 || session.past().through();
}

// A word of the game on the table.
bool table_hears(App& app, std::string_view text) {
    return app.screens.top() == Screen::table && app.session &&
           !app.session->eyes().settling(platform::now()) && app.table->command(text);
}

// A control that nothing answers is a fault of ours.
void tell_unknown([[maybe_unused]] std::string_view text) {
#ifndef NDEBUG
    if (!is_command(text)) tell(say("No such command: {text}", {{"text", std::string(text)}}));
#endif
}

// True: it is a person's deed, and done.
bool do_command(App& app, std::string_view text) {
    const CommandRow* row = row_of_lesson(app, text);
    if (row == nullptr) row = row_of(text, on(app.screens.top()));
    const Command command = row == nullptr ? Command{} : read(text, row->word);
    if (row == nullptr || !fits(row->takes, command))
        return table_hears(app, text) || (tell_unknown(text), false);
    if (const auto game = code_for(app, *row, command); game && !platform::games_here(*game))
        return wait_for_games(app, text, *game), false;
    if (!may(app, *row)) return false;
    row->handler(app, command);
    return (row->needs & only_tells) == 0;
}

} // namespace

bool is_command(std::string_view text) {
    const CommandRow* const row = row_of(text, anywhere);
    return row != nullptr && fits(row->takes, read(text, row->word));
}

bool is_deed(std::string_view text) {
    const CommandRow* const row = row_of(text, anywhere);
    return row == nullptr || (row->needs & only_tells) == 0 || row->word == "key";
}

std::string_view word_of(std::string_view text) {
    const CommandRow* const row = row_of(text, anywhere);
    return row == nullptr ? std::string_view() : row->word;
}

void perform(std::string_view text) {
    App& app = the_app();
    if (app.drawing) {
        app.pressed.emplace_back(text);
        return;
    }
    app.mirror_stale = true;
    const int told = app.alert_number;
    if (do_command(app, text) && app.refused && told == app.alert_number) quiet(app);
    app.store.retry();
    platform::wake();
}

} // namespace cardfront
