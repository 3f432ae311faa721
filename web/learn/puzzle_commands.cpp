#include "web/learn/puzzles.h"

#include "core/mind/advice.h"
#include "web/hall/app.h"
#include "web/kit/kit.h"
#include "web/learn/lessons.h"
#include "web/learn/rows.h"
#include "web/platform/platform.h"

#include <algorithm>

namespace cardfront::puzzles {

namespace {

const Course& course_of(const App& app) {
    return app.learning->course;
}

void put_riddle(App& app, std::size_t number) {
    Learning& here = *app.learning;
    here.answered = Try::none;
    here.wrong.clear();
    quiet(app);
    lessons::show(app, here.course.lessons.size() + number, 0);
}

// Its words, from the position of the riddle.
void say_answer(App& app) {
    Learning& here = *app.learning;
    const Lesson& riddle = here.riddle;
    const Match match = lessons::match_at(riddle, riddle.begins(), app.settings.names[0]);
    const Seen view = seen_by(match.turn(), match.state());
    here.best = title_of(view, riddle.actions.back(), match.names());
    here.why = why_best(view, course_of(app).puzzles[*on_table(app)], match.names());
}

void open(App& app, std::size_t number) {
    Learning& here = *app.learning;
    auto riddle = lessons::of_puzzle(here.course, number);
    if (!riddle) return refuse(riddle.problem().reason);
    here.riddle = std::move(*riddle);
    put_riddle(app, number);
    say_answer(app);
}

bool open_key(App& app, std::string_view key) {
    const auto& all = course_of(app).puzzles;
    const auto found =
        std::find_if(all.begin(), all.end(), [key](const Puzzle& each) { return each.key == key; });
    if (found == all.end()) return false;
    open(app, static_cast<std::size_t>(found - all.begin()));
    return true;
}

bool is_told(const App& app) {
    return app.learning->note > 0;
}

// Where none is left to be found, that after the one on the table; after the last the list.
void open_next_one(App& app) {
    const auto here = on_table(app);
    if (const auto next = next_open(app)) return open(app, *next);
    if (here && *here + 1 < course_of(app).puzzles.size()) return open(app, *here + 1);
    lessons::show_list(app);
}

} // namespace

std::optional<std::size_t> on_table(const App& app) {
    const std::size_t before = course_of(app).lessons.size();
    if (app.learning->lesson < 0 || slot(app.learning->lesson) < before) return std::nullopt;
    return slot(app.learning->lesson) - before;
}

void answered(App& app, Try now) {
    Learning& here = *app.learning;
    // Another tab may have kept more meanwhile.
    here.kept = with_answer(app.store.notes.get("lessons").value_or(here.kept),
                            game_info(here.course.game).key, here.riddle.key, now);
    (void)app.store.notes.put("lessons", here.kept); // else it waits, and the first screen tells
    here.answered = now == Try::first && here.answered != Try::none ? Try::later : now;
    if (now != Try::tried) quiet(app);
}

void answered_wrongly(App& app, Action action) {
    const Shown& shown = app.session->shown();
    answered(app, Try::tried);
    app.learning->folded = -1;
    app.learning->wrong = say("Not the best here: {action}. Try another, or see the answer.",
                              {{"action", title_of(shown.view, action, shown.names)}});
    refuse(app.learning->wrong);
    kit::toast({}, say("Not the best here."), 3); // the panel tells the rest
}

void say_in_other_words(App& app) {
    Learning& here = *app.learning;
    auto riddle = lessons::of_puzzle(here.course, *on_table(app));
    if (!riddle || riddle->key != here.riddle.key) return;
    here.riddle = std::move(*riddle);
    here.wrong.clear();
    say_answer(app);
}

std::string told_words(const App& app) {
    const Learning& here = *app.learning;
    const Named action{"action", here.best}, why{"why", here.why};
    switch (here.answered) {
    case Try::first: return say("Right! {action}. {why}", {action, why});
    case Try::later: return say("That is it! {action}. {why}", {action, why});
    default: return say("The best here: {action}. {why}", {action, why});
    }
}

std::optional<std::size_t> next_open(const App& app) {
    const Course& course = course_of(app);
    const auto here = on_table(app);
    const std::size_t count = course.puzzles.size(), first = here ? *here + 1 : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t number = (first + i) % count;
        const Try answer =
            kept_answer(app.learning->kept, game_info(course.game).key, course.puzzles[number].key);
        if (answer <= Try::tried && number != here) return number;
    }
    return std::nullopt;
}

namespace commands {

void open_next(App& app, const Command&) {
    if (course_of(app).game >= 0) open_next_one(app);
}
void open(App& app, const Command& command) {
    if (course_of(app).game >= 0) (void)open_key(app, command.rest);
}

// The best action is played, to be seen.
void show_answer(App& app, const Command&) {
    if (is_told(app)) return;
    answered(app, Try::shown);
    lessons::go_to_next_note(app);
}
void go_on(App& app, const Command&) {
    if (!is_told(app)) return refuse(say("Find the best action, or see the answer."));
    if (app.session->course().followed()) return open_next_one(app);
    lessons::show(app, slot(app.learning->lesson), app.learning->note);
}
// Leads to the riddle again; what was answered first stays.
void look_again(App& app, const Command&) {
    if (!is_told(app)) return refuse(say("Nothing was done yet: find the best action, or see the answer."));
    put_riddle(app, *on_table(app));
}
void play_on(App& app, const Command&) {
    const bool seen = is_told(app) && app.session->course().followed();
    if (seen && app.learning->riddle.notes.back().plays_on) lessons::play_on(app);
}
void share(App& app, const Command&) {
    const std::string& link = course_of(app).puzzles[*on_table(app)].link;
    platform::share({.title = say("Share this puzzle"), .game = platform::page_address() + '#' + link});
}
void no_hint(App&, const Command&) {
    refuse(say("A puzzle has no hints, but you may see the answer."));
}
void no_look(App&, const Command&) {
    refuse(say("A puzzle is about this moment alone: it is not looked through."));
}

} // namespace commands

bool open_link(App& app, int game, std::string_view link) {
    if (course_of(app).game == game) return open_key(app, key_of(link));
    leave_session();
    open_screen(Screen::home);
    lessons::fetch(app, game, "link " + std::string(link));
    return true;
}

} // namespace cardfront::puzzles
