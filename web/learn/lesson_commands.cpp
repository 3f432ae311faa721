#include "web/learn/lessons.h"

#include "core/text/text.h"
#include "web/hall/app.h"
#include "web/kit/kit.h"
#include "web/learn/puzzles.h"
#include "web/learn/rows.h"
#include "web/platform/platform.h"

#include <algorithm>

namespace cardfront {

bool is_newcomer(const App& app) {
    return app.store.saves.games().empty() && app.learning->kept.find(" done\n") == std::string::npos;
}

namespace lessons {

namespace {

bool ended(const App& app) {
    return app.learning->note >= on_table(app).notes.size();
}

// --- What is kept

std::string line_head(const Course& course, const Lesson& lesson) {
    return std::string(game_info(course.game).key) + ' ' + lesson.key + ' ';
}

void keep(App& app) {
    Learning& here = *app.learning;
    if (puzzles::on_table(app)) return; // of those the answers are kept
    const Lesson& lesson = on_table(app);
    const std::string head = line_head(here.course, lesson);
    const bool over = ended(app) || lesson.notes[here.note].plays_on;
    const std::string text = app.store.notes.get("lessons").value_or(here.kept);
    const bool done = over || kept_line(text, head).value_or("").find(" done") != std::string_view::npos;
    here.kept = with_line(text, head, std::to_string(over ? 0 : here.note) + (done ? " done" : ""));
    (void)app.store.notes.put("lessons", here.kept); // else it waits, and the first screen tells
}

// --- What is on the table

// The session goes on as far as the note.
void aim(App& app) {
    const Lesson& lesson = on_table(app);
    const bool over = ended(app);
    const std::size_t until = over ? lesson.actions.size() : lesson.notes[app.learning->note].at;
    app.session->follow(lesson.actions, until, over || !lesson.notes[app.learning->note].acts);
    keep(app);
}

} // namespace

Progress progress_of(const App& app, const Lesson& lesson) {
    const auto line = kept_line(app.learning->kept, line_head(app.learning->course, lesson));
    if (!line) return {};
    const auto words = split(*line, ' ');
    const auto note = static_cast<std::size_t>(small_number(words[0], 0));
    return {std::min(note, lesson.notes.size() - 1), words.size() > 1};
}

bool is_begun(const App& app, int game) {
    return ('\n' + app.learning->kept).find('\n' + std::string(game_info(game).key) + ' ') !=
           std::string::npos;
}

const Lesson& on_table(const App& app) {
    const Learning& here = *app.learning;
    return puzzles::on_table(app) ? here.riddle : here.course.lessons[slot(here.lesson)];
}

void show(App& app, std::size_t lesson, std::size_t note) {
    Learning& here = *app.learning;
    const auto& lessons = here.course.lessons;
    const Lesson& which = lesson < lessons.size() ? lessons[lesson] : here.riddle;
    note = std::min(note, which.notes.size());
    const std::size_t at = note < which.notes.size() ? which.notes[note].at : which.actions.size();
    const bool of_stop = app.screens.has(Screen::stop);
    open_session(match_at(which, at, app.settings.names[0]), app.store.saves.new_id());
    if (of_stop)
        app.screens.begin({Screen::home, Screen::circuit, Screen::stop, Screen::lessons, Screen::table});
    else
        app.screens.begin({Screen::home, Screen::lessons, Screen::table});
    here.lesson = static_cast<int>(lesson);
    here.note = note;
    here.folded = -1;
    aim(app);
    kit::motion::jump();
}

void go_to_next_note(App& app) {
    ++app.learning->note;
    aim(app);
}

void play_on(App& app) {
    Learning& here = *app.learning;
    here.lesson = -1;
    here.coached = true;
    here.coached_at = -1;
    app.session->follow_no_more();
    app.screens.begin({Screen::home, Screen::table}); // a match as any other
}

void fetch(App& app, int game, std::string then) {
    app.waiting = std::move(then);
    platform::fetch_lessons(game_info(game).key);
    tell(say("One moment: the lessons are being brought."));
}

void show_list(App& app) {
    if (app.learning->course.game < 0) return;
    leave_session();
    open_screen(Screen::lessons);
}

std::string no_step_before() {
    return say("This is the first step.");
}

namespace commands {

// A game's lessons, or, where none was begun, the first of them.
void learn(App& app, const Command& command) {
    const Learning& here = *app.learning;
    const int game = command.number;
    if (game >= games) return;
    if (here.course.game != game) return fetch(app, game, "learn " + std::to_string(game));
    if (!is_begun(app, game)) return lessons::show(app, 0, 0);
    lessons::show_list(app);
}
void show_list(App& app, const Command&) {
    lessons::show_list(app);
}
void open(App& app, const Command& command) {
    const auto& all = app.learning->course.lessons;
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Lesson& each) { return each.key == command.rest; });
    if (found != all.end())
        lessons::show(app, static_cast<std::size_t>(found - all.begin()), progress_of(app, *found).note);
}

void nothing(App&, const Command&) {}

void go_on(App& app, const Command&) {
    Learning& here = *app.learning;
    if (here.lesson < 0) return;
    if (ended(app)) {
        const auto next = slot(here.lesson) + 1;
        return next < here.course.lessons.size() ? show(app, next, 0) : lessons::show_list(app);
    }
    const Note& note = on_table(app).notes[here.note];
    if (!app.session->course().followed()) return show(app, slot(here.lesson), here.note);
    if (note.acts) return refuse(say("Do what is pointed at, or skip it."));
    if (note.plays_on) return lessons::play_on(app);
    go_to_next_note(app);
}
void skip(App& app, const Command& command) {
    Learning& here = *app.learning;
    if (here.lesson < 0) return;
    const bool there = app.session->course().followed();
    if (ended(app) || (there && on_table(app).notes[here.note].plays_on)) return go_on(app, command);
    show(app, slot(here.lesson), here.note + (there ? 1 : 0));
}
void go_back(App& app, const Command&) {
    Learning& here = *app.learning;
    if (here.lesson < 0) return;
    if (here.note == 0) return refuse(no_step_before());
    show(app, slot(here.lesson), here.note - 1);
}
void no_hint(App&, const Command&) {
    refuse(say("The lesson tells what to do."));
}
void no_look(App&, const Command&) {
    refuse(say("A lesson goes a step back by “Back”."));
}

void fold(App& app, const Command&) {
    Learning& here = *app.learning;
    const int now = here.coached ? 0 : static_cast<int>(here.note);
    here.folded = here.folded == now ? -1 : now;
}

void coach_away(App& app, const Command&) {
    if (!app.learning->coached) return;
    app.session->advice().drop_hint();
    app.learning->coached = false;
}

} // namespace commands

// The course that is on the table, in another language; of another game: not now.
void say_in_other_words(App& app, Course course) {
    Learning& here = *app.learning;
    if (course.game != here.course.game || course.lessons.size() != here.course.lessons.size()) return;
    here.course = std::move(course);
    if (puzzles::on_table(app)) puzzles::say_in_other_words(app);
}

void say_anew(App& app) {
    if (app.learning->course.game >= 0) platform::fetch_lessons(game_info(app.learning->course.game).key);
}

void arrived(App& app, std::string_view game, std::string_view text) {
    const int number = find_game(game);
    if (number < 0) return;
    auto course = read(number, text);
    if (!course) {
        app.waiting.clear();
        return refuse(
            say("These lessons cannot be read, line {line}: {reason}",
                {{"line", std::to_string(course.problem().line)}, {"reason", course.problem().reason}}));
    }
    if (app.learning->lesson >= 0) return say_in_other_words(app, std::move(*course));
    quiet(app); // that they are being brought
    if (const Problem& fault = course->puzzles_problem; !fault.reason.empty())
        tell(say("The puzzles cannot be read, line {line}: {reason}",
                 {{"line", std::to_string(fault.line)}, {"reason", fault.reason}}));
    app.learning->course = std::move(*course);
}

bool act(App& app, Action action) {
    Learning& here = *app.learning;
    if (here.lesson < 0) return false;
    Session& session = *app.session;
    if (!session.course().followed()) return refuse(say("One moment: this is played by itself.")), true;
    const Lesson& lesson = on_table(app);
    if (ended(app) || !lesson.notes[here.note].acts) return refuse(say("Read this first; then go on.")), true;
    const Note& note = lesson.notes[here.note];
    const Action wanted = lesson.actions[note.at];
    if (action != wanted && !refusal(session.shown().view, action)) {
        if (note.riddle) return puzzles::answered_wrongly(app, action), true;
        Position after = session.whole()->state();
        apply(after, action, Log{});
        if (!note.free || !goes_on(lesson, after, note.at + 1))
            return refuse(!note.otherwise.empty()
                              ? note.otherwise
                              : say("That would be allowed too. Here we look at something else: {action}.",
                                    {{"action",
                                      title_of(session.shown().view, wanted, session.shown().names)}})),
                   true;
    }
    if (const Session::Outcome outcome = session.act(action); outcome.refused)
        return refuse(hint_for(session.shown().view, action), outcome.refused.rule), true;
    if (note.riddle) puzzles::answered(app, puzzles::Try::first);
    go_to_next_note(app);
    return true;
}

void coach(App& app, bool resting) {
    Learning& here = *app.learning;
    Session& session = *app.session;
    if (!here.coached || !resting || !session.can_hint() || session.advice().hinted() ||
        here.coached_at == session.eyes().version())
        return;
    here.coached_at = session.eyes().version();
    session.advice().hint();
    app.mirror_stale = true;
}

std::string words_now(const App& app) {
    const Learning& here = *app.learning;
    const Session& session = *app.session;
    if (here.coached) {
        if (!session.advice().hints().empty())
            return say("{action}. {reason}", {{"action", session.advice().hints()[0].title},
                                              {"reason", session.advice().hints()[0].reason()}});
        if (session.advice().hinting()) return say("Looking ahead for a hint…");
        return say("In each of your turns the best that can be done is told here.");
    }
    if (!session.course().followed()) return {};
    if (puzzles::on_table(app) && here.note > 0) return puzzles::told_words(app);
    if (ended(app)) return say("Lesson done: {title}.", {{"title", on_table(app).title}});
    return on_table(app).notes[here.note].words;
}

} // namespace lessons

} // namespace cardfront
