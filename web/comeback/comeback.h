// The screens for coming back: the deals of the day with their calendar, and the statistics. They and what
// they show come with the page's second part (tools/build/split.mjs); commands.cpp calls nothing here before
// that is there.
#pragma once

#include "web/comeback/daily.h"
#include "web/comeback/tallies.h"
#include "web/hall/app.h"

#include <string>
#include <string_view>

namespace cardfront::comeback {

enum class Page : std::uint8_t { days, statistics };

// What the history came to when it was last asked.
struct Counted {
    int version = -1, of_game = -1; // of the history
    Day day = no_day;               // that day
    Tallies tallies{};              // of that game
    Streak days{};
};

// Made when it is first wanted.
struct Kept final : Keeper {
    History history;
    Page page = Page::days;
    Day day = no_day;   // whose deals are shown
    Day month = no_day; // the calendar's, its first day
    int of_game = -1;   // whose statistics are shown; -1: all games'
    bool erasing = false;
    mutable Counted counted; // see counted_now

    bool waits() const override { return history.waiting() > 0; }
    void retry() override { history.put_waiting(); }
};
Kept& kept_of(App& app);
const Kept& kept_of(const App& app);
Day today();
// Counted anew only where something is different: it is drawn often.
const Counted& counted_now(const Kept& kept);

void show_statistics(App& app);
// A link to a day's deals.
void open_day_link(App& app, std::string_view link);

// A match was put on the table: its end is to be counted; is it a deal of the day, of which one try counts?
void on_table(App& app);
// The match on the table has ended by being played here.
void count_end(App& app);
void count_end(App& app, const Match& match, const std::string& save);
// The store has become this tab's.
void reload(App& app);

// What was played, and all saved games, as one text. And any text back: of that, a record, several, or a link
// to a game. One record is opened, several are kept; of what was exported as a whole nothing comes twice.
void export_all(App& app);
void open_texts(App& app, std::string_view text);

// How one's try stands.
DayStand stand_today(const App& app, int game, Day day);

// What is told and asked before the record or a link of a match is shown; "": nothing.
std::string given_away_words(const MatchSetup& setup, bool over);
// The same of all that is kept here.
std::string given_away_words(const App& app);

} // namespace cardfront::comeback
