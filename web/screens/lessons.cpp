// The lessons of a game as a list; and beside the table what the lesson there tells, with what it points at.
#include "web/learn/lessons.h"

#include "web/circuit/circuit.h"
#include "web/learn/puzzles.h"
#include "web/screens/parts.h"
#include "web/screens/questions.h"
#include "web/screens/screens.h"
#include "web/tables/cover.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace cardfront::lessons {

using kit::Rect;

namespace {

const Note* note_here(const App& app) {
    const Learning& here = *app.learning;
    if (here.lesson < 0 || !app.session->course().followed()) return nullptr;
    const auto& notes = on_table(app).notes;
    return here.note < notes.size() ? &notes[here.note] : nullptr;
}

// What is to be done now; nothing: it is not the learner's turn, there is only something to read, or it is to
// be found.
std::optional<Action> wanted_now(const App& app) {
    if (app.learning->coached)
        return app.session->advice().hints().empty() ? std::nullopt
                                                     : std::optional(app.session->advice().hints()[0].action);
    const Note* const note = note_here(app);
    return note != nullptr && note->acts && !note->riddle ? std::optional(on_table(app).actions[note->at])
                                                          : std::nullopt;
}

std::string heading(const App& app) {
    const Learning& here = *app.learning;
    if (here.coached) return say("Hints are on");
    if (puzzles::on_table(app)) return here.riddle.title;
    const std::size_t all = on_table(app).notes.size();
    return say("{title}: {number} of {all}", {{"title", on_table(app).title},
                                              {"number", std::to_string(std::min(here.note + 1, all))},
                                              {"all", std::to_string(all)}});
}

// "To do: 9 of Hearts: Play on row 2"; empty where nothing is.
std::string deed_words(const App& app) {
    const auto action = app.learning->coached ? std::nullopt : wanted_now(app);
    if (!action) return {};
    const Shown& shown = app.session->shown();
    return say("To do: {action}", {{"action", title_of(shown.view, *action, shown.names)}});
}

bool is_footnote(const App& app) {
    const Note* const note = note_here(app);
    return note != nullptr && !note->footnote.empty();
}

// Below the words: what is to be done, what was no answer to a riddle, or a footnote.
std::string lesser_words(const App& app) {
    const Note* const note = note_here(app);
    if (is_footnote(app)) return note->footnote;
    return note != nullptr && note->riddle ? app.learning->wrong : deed_words(app);
}

// Where a stop of the Circuit led to the lessons, its game.
Control play_control(const App& app, bool main) {
    const int game = app.learning->course.game;
    Control out{.id = "play " + std::to_string(game),
                .label = say("Play"),
                .main = main,
                .hint = say(game_info(game).title)};
    const circuit::Stop* const stop = circuit::left_for_lessons(app);
    if (stop != nullptr && stop->game == game)
        out.id = "circuit stop " + stop->key, out.label = say("Back to {name}", {{"name", stop->name}});
    return out;
}

std::vector<Control> panel_controls(const App& app) {
    const Learning& here = *app.learning;
    if (puzzles::on_table(app)) return puzzles::panel_controls(app);
    std::vector<Control> out;
    const auto add = [&out](const char* id, std::string label, bool main = false) {
        out.push_back({.id = id, .label = std::move(label), .main = main});
    };
    if (here.coached) return add("coach-away", say("No more hints")), out;
    const Note* const note = note_here(app);
    const bool over = here.note >= on_table(app).notes.size();
    add("lesson-back", say("Back"));
    out[0].enabled = here.note > 0;
    out[0].why = no_step_before();
    if (!over && (note == nullptr || !note->plays_on)) add("lesson-skip", say("Skip"));
    if (over && slot(here.lesson) + 1 < here.course.lessons.size())
        add("lesson-on", say("Next lesson"), true);
    else if (over)
        out.push_back(circuit_control()), out.push_back(play_control(app, true));
    else if (note != nullptr && !note->acts)
        add("lesson-on", note->plays_on ? say("Play on") : say("Go on"), true);
    return out;
}

// Beside the heading.
Control head_control(const App& app) {
    if (app.learning->coached) return panel_controls(app)[0];
    if (!puzzles::on_table(app))
        return {
            .id = "lesson-list", .label = say("Leave the lesson"), .hint = say("It is kept where it is.")};
    return {.id = "lesson-list", .label = say("Leave the puzzle")};
}

// --- The list

// "Done", "At step 3 of 12".
std::string progress_words(const App& app, const Lesson& lesson) {
    const Progress progress = progress_of(app, lesson);
    if (progress.note > 0)
        return say("At step {number} of {all}", {{"number", std::to_string(progress.note + 1)},
                                                 {"all", std::to_string(lesson.notes.size())}});
    return progress.done ? say("Done")
                         : say("About {minutes} minutes", {{"minutes", std::to_string(lesson.minutes)}});
}

Control lesson_control(const App& app, const Lesson& lesson, bool main) {
    return {.id = "lesson " + lesson.key,
            .label = lesson.title,
            .main = main,
            .hint = progress_words(app, lesson)};
}

// The first that was not ended yet.
std::size_t next_lesson(const App& app) {
    const auto& all = app.learning->course.lessons;
    const auto next = std::find_if(all.begin(), all.end(),
                                   [&](const Lesson& each) { return !progress_of(app, each).done; });
    return static_cast<std::size_t>(next - all.begin());
}

// Puzzles come after the lessons.
bool offers_puzzle(const App& app) {
    return next_lesson(app) == app.learning->course.lessons.size() && puzzles::next_open(app);
}

// So does the road, which begins where they end.
bool offers_circuit(const App& app) {
    return next_lesson(app) == app.learning->course.lessons.size();
}

Control play_of_list(const App& app) {
    return play_control(app, offers_circuit(app) && !offers_puzzle(app));
}

void draw_lesson(const App& app, std::size_t i, const Rect& r) {
    const Lesson& lesson = app.learning->course.lessons[i];
    const bool next = next_lesson(app) == i, done = progress_of(app, lesson).done;
    Control control = lesson_control(app, lesson, next);
    if (kit::item("row " + control.id, r)) perform(control.id);
    kit::panel(r);
    if (next) kit::box(r, 12, 0, kit::colour::brass, 2);
    Rect room = r.inset(1.75F * kit::unit, kit::unit);
    const Rect button = room.cut_right(124, kit::unit).centred(124, kit::touch);
    const Rect sign = room.cut_left(40, 1.5F * kit::unit);
    kit::ring(sign.centre(), 18, 2, done ? kit::colour::good : kit::theme().accent);
    if (done)
        kit::icon(kit::Icon::check, sign.centred(22, 22), kit::colour::good);
    else
        kit::text(sign, std::to_string(i + 1),
                  {.size = kit::type::lead, .face = kit::Face::title, .align = kit::Align::centre});
    const bool narrow = room.w < 160;
    kit::text(room.cut_top(room.h * (narrow ? 0.68F : 0.55F)), lesson.title,
              {.size = narrow ? kit::type::body : kit::type::lead,
               .face = kit::Face::title,
               .valign = 1,
               .wrap = true,
               .shrink = true,
               .spacing = 1.1F});
    kit::text(room, control.hint,
              {.size = kit::type::small + 1, .colour = kit::colour::paper_soft, .valign = 0, .shrink = true});
    const Progress progress = progress_of(app, lesson);
    control.label = progress.note > 0 ? say("Go on") : progress.done ? say("Once more") : say("Begin");
    press(control, button, {.icon = kit::Icon::play});
}

// --- Pointing

// Where the canvas shows a thing that is pointed at.
Rect place_on_canvas(const App& app, const std::string& thing) {
    if (const auto place = place_of(thing)) return app.table->where(*place);
    return kit::rect_of(thing).value_or(Rect{});
}

// Of things that are touched one after the other the last that is there, and the one before it.
struct Pointed {
    Rect thing{}, from{};
    Rect goes{}; // where what is to be done leads, also before it can be pressed there
};
Pointed pointed_now(const App& app) {
    const Note* const note = note_here(app);
    std::vector<std::string> things;
    const auto wanted = wanted_now(app);
    if (wanted) {
        things = {app.table->source_of(*wanted)};
        if (note != nullptr && !note->points.empty()) things = note->points;
        things.push_back("do " + action_code(app.session->shown().info(), *wanted));
    } else if (note != nullptr) {
        things = note->points;
    }
    Pointed out;
    for (const std::string& thing : things)
        if (const Rect there = place_on_canvas(app, thing); !there.empty()) out = {there, out.thing};
    if (wanted) out.goes = app.table->where(leads_to(app.session->shown(), *wanted));
    return out;
}

// Where the straight way from its middle to that point leaves it.
kit::Vec edge_towards(const Rect& r, const kit::Vec& point) {
    const kit::Vec middle = r.centre(), way = point - middle;
    const float part = std::max({std::abs(way.x) / (r.w * 0.5F), std::abs(way.y) / (r.h * 0.5F), 1.0F});
    return middle + way * (1 / part);
}

// A ring round it, and an arrow from what goes there.
void point_at(const Pointed& pointed) {
    constexpr float edge = 5, least_arrow = 24;
    const Rect ring = pointed.thing.inset(-edge);
    kit::glow(ring, 10, 12, kit::fade(kit::colour::brass, 0.6F));
    kit::box(ring, 10, 0, kit::colour::brass, 3);
    kit::pulse(ring, 10);
    if (pointed.from.empty()) return;
    const kit::Vec from = edge_towards(pointed.from, ring.centre()), to = edge_towards(ring, from);
    if (std::hypot(to.x - from.x, to.y - from.y) > least_arrow)
        kit::arrow(from, to, kit::colour::brass, 1, 9);
}

// Three places, in two rows where they would be narrow: what is mainly done is above, or last. Of a lesson
// each control has its own, so that who presses twice presses the same.
bool has_two_rows(const std::vector<Control>& controls, float width) {
    return controls.size() > 1 && width < 300;
}
void draw_foot(const std::vector<Control>& controls, Rect foot) {
    const kit::ButtonLook look{.size = kit::type::small + 1};
    if (controls.size() == 1) return press(controls[0], foot, look);
    const bool two_rows = has_two_rows(controls, foot.w);
    const Rect above = two_rows ? foot.cut_top(kit::touch, kit::unit) : Rect{};
    for (std::size_t i = 0; i < controls.size(); ++i) {
        const bool main = controls[i].main;
        const int place = main ? 2 : static_cast<int>(i);
        press(controls[i], main && two_rows ? above : foot.column(place, two_rows ? 2 : 3, kit::unit), look);
    }
}

constexpr kit::TextStyle told_style{
    .size = kit::type::body + 1, .valign = 0, .wrap = true, .shrink = true, .spacing = 1.25F};

// What is folded to a line: this note, or the hints of a game.
int folded_now(const App& app) {
    return app.learning->coached ? 0 : static_cast<int>(app.learning->note);
}

// The line into which all of it folds, and which opens it.
void draw_line(const App& app, const Rect& line) {
    const kit::Hit hit = kit::item("lesson-fold", line);
    if (hit) perform("lesson-fold");
    kit::box(line, 9, kit::fade(kit::theme().panel, 0.9F), kit::fade(kit::colour::brass, 0.6F), 1.25F);
    Rect room = line.inset(1.25F * kit::unit, 2);
    kit::icon(kit::Icon::plus, room.cut_right(20).centred(20, 20), kit::colour::brass);
    const std::string lesser = is_footnote(app) ? std::string() : lesser_words(app);
    const kit::TextStyle style{.size = kit::type::body,
                               .face = kit::Face::title,
                               .colour = kit::colour::brass,
                               .wrap = true,
                               .shrink = true,
                               .spacing = 1.1F};
    kit::text(room, lesser.empty() || !kit::fits(room, lesser, style) ? heading(app) : lesser, style);
}

// All of it: in its part of the screen, or over the table where that has only room for a line.
void draw_told(App& app, const Rect& panel, const Rect& over_table, const Pointed& pointed) {
    const bool lies_over = !over_table.empty();
    const bool small = lies_over || panel.h < panel.w || panel.h < 400;
    kit::TextStyle style = told_style;
    if (small) style.size = kit::type::body;
    const std::string words = words_now(app), lesser = lesser_words(app);
    kit::TextStyle lesser_style = style;
    lesser_style.colour = is_footnote(app) ? kit::colour::paper_soft : kit::colour::brass;
    lesser_style.size = is_footnote(app) ? kit::type::small : kit::type::small + 0.5F;
    const float pad = small ? kit::unit : 1.5F * kit::unit;
    const float wide = !lies_over          ? panel.w
                       : over_table.wide() ? std::min(over_table.w * 0.44F, 344.0F)
                                           : over_table.w,
                inside = wide - 2 * pad;
    const float told = kit::measure(words, style, inside).y + 4,
                below = lesser.empty() ? 0 : kit::measure(lesser, lesser_style, inside).y + 4;
    const auto controls = app.learning->coached ? std::vector<Control>{} : panel_controls(app);
    const float foot = kit::touch + (has_two_rows(controls, inside) ? kit::touch + kit::unit : 0);
    const float rest = 2 * pad + kit::touch + foot + 3 * kit::unit;
    const kit::OnLayer over(lies_over ? kit::Layer::over : kit::layer());
    // Beside the table it is as high as its words want, above it always the same.
    const float high = told + below + rest,
                most = app.table->uses_aside() ? panel.h - aside_of(panel).h - kit::unit : panel.h;
    const Rect box = lies_over ? beside(over_table, {wide, std::min(high, over_table.h)},
                                        std::array{pointed.thing, pointed.goes})
                     : small   ? panel
                               : Rect{panel.x, panel.y, panel.w, std::clamp(high, 200.0F, most)};
    (void)kit::item("lesson-panel", box);
    kit::panel(box);
    Rect room = box.inset(pad);
    Rect head = room.cut_top(small ? 30.0F : kit::touch, kit::unit / 2);
    const auto sign = [&head](const std::string& id, kit::Icon icon, const std::string& hint) {
        const Rect at = head.cut_right(kit::touch).centred(kit::touch, kit::touch);
        if (kit::icon_button(id, icon, at, hint, {.style = kit::ButtonStyle::plain})) perform(id);
    };
    const Control leaves = head_control(app);
    sign(leaves.id, kit::Icon::close, leaves.label);
    if (lies_over) sign("lesson-fold", kit::Icon::minus, say("Fold it"));
    kit::text(head, heading(app),
              {.size = kit::type::lead,
               .face = kit::Face::title,
               .colour = kit::colour::brass,
               .wrap = true,
               .shrink = true,
               .spacing = 1.1F});
    if (!controls.empty()) draw_foot(controls, room.cut_bottom(foot, kit::unit / 2));
    if (below > 0) kit::text(room.cut_bottom(std::min(below, room.h * 0.4F)), lesser, lesser_style);
    kit::scrolled_text("lesson", room, words.empty() ? say("Watch…") : words, style);
}

} // namespace

bool is_main(const App& app, std::string_view id, bool usually) {
    const auto wanted = wanted_now(app);
    return wanted ? id == "do " + action_code(app.session->shown().info(), *wanted) : usually;
}

PageModel list_model(const App& app) {
    const Course& course = app.learning->course;
    PageModel model{.screen = "lessons",
                    .title = say("Learn {game}", {{"game", say(game_info(course.game).title)}}),
                    .status = course.puzzles.empty()
                                  ? say("Each lesson shows a few things by doing them.")
                                  : say("Each lesson shows a few things by doing them. In a puzzle you find "
                                        "the best action of a position.")};
    Group group{"lessons", say("Lessons"), GroupKind::buttons, {}};
    for (std::size_t i = 0; i < course.lessons.size(); ++i) {
        const Lesson& lesson = course.lessons[i];
        group.controls.push_back(lesson_control(app, lesson, next_lesson(app) == i));
        model.sections.push_back({lesson.key, lesson.title, {group.controls.back().hint}});
    }
    model.groups.push_back(std::move(group));
    puzzles::add_to_list(model, app);
    std::vector<Control> others{play_of_list(app),
                                {.id = "game-rules " + std::to_string(course.game), .label = say("Rules")},
                                {.id = "back", .label = say("Back")}};
    if (offers_puzzle(app)) others.insert(others.begin(), puzzles::next_control());
    if (offers_circuit(app)) others.push_back(circuit_control());
    model.groups.push_back(
        {.id = "others", .label = say("Other things"), .controls = std::move(others), .aside = true});
    return model;
}

void draw_list(const App& app) {
    const Course& course = app.learning->course;
    kit::felt(cover_of(course.game).theme, {0.5F, 0.2F});
    Rect room = content(760);
    room = draw_head(room, say("Learn {game}", {{"game", say(game_info(course.game).title)}}));
    Rect foot = room.cut_bottom(low(room) ? 56.0F : 72.0F);
    std::vector<Control> deeds{play_of_list(app)};
    if (offers_puzzle(app)) deeds.push_back(puzzles::next_control());
    if (offers_circuit(app)) deeds.push_back(circuit_control());
    const auto wide = static_cast<float>(deeds.size());
    foot = foot.centred(std::min(foot.w, wide * 240 + 20), 48);
    for (std::size_t i = 0; i < deeds.size(); ++i)
        press(deeds[i], foot.column(static_cast<int>(i), static_cast<int>(deeds.size()), 2 * kit::unit),
              {.icon = kit::Icon::play, .size = kit::type::lead});
    constexpr float between = 1.25F * kit::unit, bar = 10;
    const auto count = static_cast<int>(course.lessons.size());
    const float high = room.w < 400 ? 92.0F
                       : low(room)  ? 60.0F
                                    : 80.0F,
                lessons_high = static_cast<float>(count) * (high + between);
    const kit::Scroll scroll("lessons", room, lessons_high + puzzles::list_height(app, room.w - bar));
    Rect left = scroll.inside;
    for (int i = 0; i < count; ++i) draw_lesson(app, slot(i), left.cut_top(high, between));
    puzzles::draw_list(app, left);
}

void add_to(PageModel& model, const App& app) {
    const std::string words = words_now(app);
    Group group{.id = "lesson", .label = heading(app), .controls = panel_controls(app), .aside = true};
    if (app.learning->coached) {
        model.groups.push_back(std::move(group));
        return;
    }
    group.controls.push_back(head_control(app));
    model.status = words.empty() ? say("This is played by itself.") : words;
    model.passes = words.empty();
    Section section{"lesson", heading(app), {words}};
    if (std::string lesser = lesser_words(app); !lesser.empty()) section.lines.push_back(std::move(lesser));
    if (!words.empty()) model.sections.insert(model.sections.begin(), std::move(section));
    if (const auto wanted = wanted_now(app)) {
        const std::string id = "do " + action_code(app.session->shown().info(), *wanted);
        for (Group& each : model.groups)
            for (Control& control : each.controls)
                if (control.id == id) control.main = true, control.hint = words;
    }
    model.groups.insert(model.groups.begin(), std::move(group));
}

Rect cut_panel(Rect& area, Rect& bar) {
    if (low(area)) {
        const Rect line = std::exchange(bar, {});
        return line.centred(line.w, kit::touch);
    }
    if (area.w < area.h * 0.8F) {
        constexpr float telephone = 600; // wide
        const float high = area.w < telephone ? kit::touch : std::clamp(area.h * 0.27F, 172.0F, 235.0F);
        return area.cut_top(high, kit::unit);
    }
    return area.cut_right(std::clamp(area.w * 0.24F, 290.0F, 420.0F), 2 * kit::unit);
}

Rect aside_of(const Rect& panel) {
    constexpr float least = 500, part = 0.38F;
    return panel.h < std::max(least, panel.w) ? Rect{} : panel.placed(panel.w, panel.h * part, 0, 1);
}

void draw(App& app, const Rect& panel, const Rect& area) {
    Learning& here = *app.learning;
    const Pointed now = pointed_now(app);
    const bool folds = panel.h <= kit::touch;
    // Who has begun to act has read.
    const bool acts = app.table->half_chosen();
    if (acts && !std::exchange(here.acts, acts)) here.folded = folded_now(app);
    here.acts = acts;
    if (folds) draw_line(app, panel);
    if (!folds || here.folded != folded_now(app)) draw_told(app, panel, folds ? area : Rect{}, now);
    here.pointed = {};
    if (kit::motion::rest_in() > 0) return;
    here.pointed = now.thing;
    const kit::OnLayer over(kit::Layer::over);
    if (!now.thing.empty()) point_at(now);
}

} // namespace cardfront::lessons
