// What is done on the screens for coming back, and what a match that ends here leaves in them.
#include "web/comeback/comeback.h"

#include "core/match/address.h"
#include "web/builder/builder.h"
#include "web/comeback/awaited.h"
#include "web/comeback/rows.h"
#include "web/comeback/tallies.h"
#include "web/kit/kit.h"
#include "web/platform/platform.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace cardfront::comeback {

namespace {

void show_page(App& app, Page page) {
    Kept& kept = kept_of(app);
    kept.history.load();
    kept.page = page;
    kept.erasing = false;
    leave_session();
    open_screen(Screen::comeback);
}

void show_day(App& app, Day day) {
    Kept& kept = kept_of(app);
    kept.day = std::clamp(day, first_day, today());
    kept.month = first_of_month(kept.day);
}

void begin_deal(App& app, int game, Day day, bool practice) {
    MatchSetup deal = deal_of_day(game, day, usual_name(0, true));
    deal.practice = practice;
    const std::string id = app.store.saves.new_id();
    open_session(Match(deal), id);
    app.session->save();
    if (practice) tell(say("A practice match: it does not count."));
}

// What the person of this match plays, by name.
std::string side_of(const Match& match) {
    const MatchSetup& setup = match.setup();
    Seat own = 0;
    while (own < setup.setup.seats && !match.is_person(own)) ++own;
    if (own == setup.setup.seats) return {};
    if (match.info().shelf == nullptr)
        return clean_name(make_table(setup.game)->side(seen_by(own, match.state()), own));
    const Lists& lists = the_app().store.lists;
    const Chosen chosen = builder::chosen_of(setup.setup, lists, setup.game);
    return clean_name(builder::name_of(setup.setup, chosen, lists, setup.game, own));
}

void find_ends(App& app, Kept& kept) {
    find_ends(kept.history, app.store.notes, app.store.saves, app.session ? app.session->save_id() : "",
              side_of);
}

std::string end_words(const History& history, const Played& played) {
    const int row = day_streak(history.games(), today()).now;
    const Named result{"result", result_words(played)};
    return row > 1
               ? say("Deal of the day: {result}. Days in a row: {count}.", {result, counted("count", row)})
               : say("Deal of the day: {result}.", {result});
}

} // namespace

Kept& kept_of(App& app) {
    if (!app.store.later) {
        auto kept = std::make_unique<Kept>();
        kept->history.load();
        find_ends(app, *kept);
        kept->day = today();
        kept->month = first_of_month(kept->day);
        app.store.later = std::move(kept);
    }
    return static_cast<Kept&>(*app.store.later);
}

const Kept& kept_of(const App& app) {
    return static_cast<const Kept&>(*app.store.later);
}

Day today() {
    return std::clamp(day_of(platform::unix_ms()), first_day, last_day);
}

const Counted& counted_now(const Kept& kept) {
    Counted& out = kept.counted;
    const int version = kept.history.version();
    const Day day = today();
    if (out.version != version || out.of_game != kept.of_game || out.day != day)
        out = {version, kept.of_game, day, tallies_of(kept.history.games(), kept.of_game, day),
               day_streak(kept.history.games(), day)};
    return out;
}

DayStand stand_today(const App& app, int game, Day day) {
    const History& history = kept_of(app).history;
    const Try* const tried = history.find_try(game, day);
    const Headline* const saved = tried == nullptr ? nullptr : app.store.saves.find(tried->save);
    return stand_of(history, game, day, saved != nullptr && !saved->over);
}

void show_statistics(App& app) {
    show_page(app, Page::statistics);
}

namespace commands {

void show_days(App& app, const Command&) {
    show_day(app, today());
    show_page(app, Page::days);
}
void show_statistics(App& app, const Command&) {
    comeback::show_statistics(app);
}
void choose_day(App& app, const Command& command) {
    if (const auto day = read_day(command.rest)) show_day(app, *day);
}
void turn_month(App& app, const Command& command) { // "before" or "after"
    Kept& kept = kept_of(app);
    const Day first = first_of_month(command.rest == "before" ? kept.month - 1 : kept.month + 31);
    if (first >= first_day && first <= today()) kept.month = first;
}

void play(App& app, const Command& command) {
    const int game = command.number;
    if (game >= games) return;
    const Day day = kept_of(app).day;
    const DayStand stand = stand_today(app, game, day);
    if (stand.stand == Stand::begun) return perform("load " + stand.tried->save);
    begin_deal(app, game, day, stand.stand != Stand::open || day != today());
}
void tell_others(App& app, const Command&) {
    const Kept& kept = kept_of(app);
    platform::share({.title = say("Share how it went"),
                     .caption = {},
                     .game = told_day(kept.history, kept.day, today(), platform::page_address()),
                     .deal = {}});
}

void choose_game(App& app, const Command& command) { // or all of them
    kept_of(app).of_game = std::min(command.number, games - 1);
}
void export_all(App& app, const Command&) {
    comeback::export_all(app);
}
void ask_erase(App& app, const Command&) {
    kept_of(app).erasing = true;
}
void keep(App& app, const Command&) {
    kept_of(app).erasing = false;
}
void really_erase(App& app, const Command&) {
    Kept& kept = kept_of(app);
    if (std::exchange(kept.erasing, false) && !kept.history.erase()) refuse(keeping_words(true));
}

} // namespace commands

void open_day_link(App& app, std::string_view link) {
    constexpr std::size_t bytes = 10; // of a date; what leans on it is none of it
    const auto day = read_day(std::string_view(links::address_in(link).text).substr(0, bytes));
    show_page(app, Page::days);
    show_day(app, day.value_or(today()));
    if (!day) return refuse(say("The link cannot be opened: it names no day."));
    if (*day > today()) tell(say("This day has not come yet, by UTC. Here are today's deals."));
}

void on_table(App& app) {
    Session& session = *app.session;
    const Match* const match = session.whole();
    if (match == nullptr || match->over()) return;
    const MatchSetup& setup = match->setup();
    Kept& kept = kept_of(app);
    if (!setup.practice) await_end(app.store.notes, session.save_id());
    const Day now = today();
    const bool todays = is_deal_of(setup, now);
    const bool begins = match->steps().empty() && !match->earlier() && !setup.practice;
    if (todays && begins) kept.history.add(Try{setup.game, now, session.save_id()}); // the first that begins
    const Stand stand = stand_today(app, setup.game, now).stand;
    const bool would_help = todays && (stand == Stand::open || stand == Stand::begun);
    if (would_help || day_of_try(kept.history, setup.game, session.save_id()) != no_day)
        session.course().play_without_help();
}

void count_end(App& app) {
    if (app.session->moments().people_here() == 0) return; // others have played it
    if (const Match* const match = app.session->whole()) count_end(app, *match, app.session->save_id());
}

void count_end(App& app, const Match& match, const std::string& save) {
    History& history = kept_of(app).history;
    const auto played = count(history, app.store.notes, match, save, platform::unix_ms(), side_of(match));
    if (!played) return;
    if (played->day != no_day) tell(end_words(history, *played));
    if (history.waiting() > 0) tell(keeping_words(true));
    constexpr std::uint32_t long_game = 150; // actions
    if (history.games().size() > 1 || played->actions >= long_game) app.keep_due = true;
}

void reload(App& app) {
    if (!app.store.later) return;
    Kept& kept = kept_of(app);
    kept.history.load();
    find_ends(app, kept);
}

} // namespace cardfront::comeback
