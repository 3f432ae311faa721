// A match looked through beside its table: the moments as a bar, whose eyes look, what its review found, and
// playing on from there.
#include "core/match/levels.h"
#include "core/text/text.h"
#include "web/screens/parts.h"
#include "web/screens/screens.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace cardfront {

using kit::Rect;

namespace {

constexpr float between = kit::unit; // two things

std::string numbered_step(std::size_t actions) {
    return "step " + std::to_string(actions);
}

constexpr std::array<const char*, LookBack::run_speeds> speeds{"½×", "1×", "2×", "4×"};

// Who may look, in turn: as it was played, each seat, all open.
std::vector<Control> eyes_controls(const Session& session) {
    const auto& now = session.past().looks_as();
    std::vector<Control> out{
        {.id = "look-as -", .label = session.shown().over() ? say("As played") : say("My eyes"), .on = !now}};
    if (!session.past().may_look_as(all_open)) return out;
    for (const Seat seat : SeatRange(session.shown().seats()))
        out.push_back({.id = "look-as " + std::to_string(seat),
                       .label = say("{player}'s eyes", {{"player", session.shown().names[seat]}}),
                       .on = now == seat});
    out.push_back({.id = "look-as -2", .label = say("All open"), .on = now == all_open});
    return out;
}

std::vector<Control> level_controls() {
    std::vector<Control> out;
    out.reserve(levels);
    for (int level = 0; level < levels; ++level)
        out.push_back({.id = "play-on " + std::to_string(level), .label = say(level_of(level).name)});
    return out;
}

// In the order in which they are drawn.
constexpr std::size_t runs = 3, steps = 7;
std::vector<Control> step_controls(const Session& session) {
    struct Offered {
        const char *id, *label;
    };
    static constexpr std::array<Offered, steps> all{{{"first", phrase("To the start")},
                                                     {"back-turn", phrase("A turn back")},
                                                     {"", phrase("Back")},
                                                     {"run", phrase("Run")},
                                                     {"", phrase("Forward")},
                                                     {"on-turn", phrase("A turn forward")},
                                                     {"last", phrase("To the end")}}};
    const std::size_t here = session.on_table().actions, count = session.shown().actions;
    std::vector<Control> out;
    for (std::size_t i = 0; i < steps; ++i)
        out.push_back({.id = all[i].id,
                       .label = say(all[i].label),
                       .enabled = i == runs || (i < runs ? here > 0 : here < count),
                       .why = i < runs ? say("This is the beginning.") : say("This is the last moment.")});
    out[runs - 1].id = numbered_step(here > 0 ? here - 1 : 0);
    out[runs + 1].id = numbered_step(here + 1);
    out[runs].on = session.past().runs();
    out[runs].toggle = true;
    return out;
}

Control speed_control(const Session& session) {
    return {.id = "run-speed",
            .label = say("Speed {speed}", {{"speed", speeds[slot(session.past().run_speed())]}})};
}

// The review, where the game is over; playing on; closing.
std::vector<Control> other_controls(const App& app) {
    const Session& session = *app.session;
    const auto& review = session.advice().reviewed();
    std::vector<Control> out;
    if (session.shown().over()) {
        if (!review)
            out.push_back({.id = "review", .label = say("Review")});
        else if (review->running())
            out.push_back({.id = "review-stop", .label = say("Stop")});
        else if (review->done() < review->all())
            out.push_back({.id = "review", .label = say("Look further")});
    }
    out.push_back({.id = "play-on",
                   .label = say("Play on"),
                   .on = app.session->past().chooses_level(),
                   .enabled = session.past().can_play_from(),
                   .why = session.course().without_help() ? without_help_words()
                                                          : say("Here nothing is left to be played."),
                   .hint = say("A practice match from here, against the computer")});
    return out;
}

Control close_control() {
    return {.id = "review-away", .label = say("Close")};
}
Control share_control() {
    return {.id = "share-this", .label = say("Share the game, or this position")};
}

// What was done last in the moment that is looked at. The log is in the order of the steps.
Section moment_words(const Session& session) {
    const std::size_t here = session.on_table().actions;
    const Named number{"number", std::to_string(here)}, all{"all", std::to_string(session.shown().actions)};
    Section out{"moment",
                here == 0 ? say("Before the first of {all} moves", {all})
                          : say("After move {number} of {all}", {number, all}),
                {}};
    const auto& log = session.eyes().log();
    for (auto entry =
             std::lower_bound(log.begin(), log.end(), here,
                              [](const LogEntry&each, std::size_t step) { return each.step < step; });
         entry != log.end() && entry->step == here; ++entry)
        if (entry->line.weight != Weight::routine) out.lines.push_back(entry->line.text);
    // Before its first move a game may tell all that was played before its rules changed.
    constexpr std::size_t most = 6;
    if (out.lines.size() > most) out.lines.erase(out.lines.begin(), out.lines.end() - most);
    return out;
}

// With all open: what the eyes in front could not know, which the table may not show.
std::vector<std::string> opened_lines(const Shown& shown) {
    std::vector<std::string> out;
    if (!shown.open) return out;
    const auto known = sections(seen_by(shown.eyes, shown.view), shown.seats(), shown.names);
    for (const Section& each : sections(shown.view, shown.seats(), shown.names)) {
        const auto mine = std::find_if(known.begin(), known.end(),
                                       [&](const Section& other) { return other.key == each.key; });
        std::string lines;
        for (const std::string& line : each.lines)
            if (mine == known.end() ||
                std::find(mine->lines.begin(), mine->lines.end(), line) == mine->lines.end())
                lines += lines.empty() ? line : ", " + line;
        if (!lines.empty())
            out.push_back(say("{heading}: {lines}", {{"heading", each.heading}, {"lines", lines}}));
    }
    return out;
}

std::string level_question() {
    return say("A practice match from here. What is hidden from you is dealt anew by chance. Against whom?");
}

// --- Drawing

// One finding, to be pressed for the moment it is about; the first section is about them all.
constexpr kit::TextStyle found_style{.size = kit::type::small, .valign = 0, .wrap = true, .spacing = 1.25F};
constexpr float found_edge = 6, found_head = 22;

float height_of(const Section& found, float width) {
    float height = found.key == "review" ? between : found_head + 2 * found_edge + between;
    for (const std::string& line : found.lines)
        height += kit::measure(line, found_style, width - 2 * found_edge).y + 2;
    return height + (found.key == "review" ? 0 : standing_height + between);
}

// Of the review, a turning point but for what is about all of it.
void draw_found(const Section& found, Rect r, const Session& session,
                std::optional<std::size_t> point = std::nullopt) {
    r.h -= between;
    Rect room = r.inset(found_edge);
    if (point) {
        const kit::Hit hit = kit::item(found.key, r);
        if (hit) perform(found.key);
        const bool here = *point == session.on_table().actions;
        kit::box(r, 8, kit::fade(kit::theme().felt, here || hit.hovered ? 1.0F : 0.6F),
                 here ? kit::colour::brass : kit::fade(kit::theme().accent, 0.3F), here ? 2.0F : 1.0F);
        kit::text(room.cut_top(found_head), found.heading,
                  {.face = kit::Face::title, .colour = kit::colour::brass, .valign = 0, .shrink = true});
    } else {
        room = {r.x, r.y, r.w, r.h};
    }
    if (point) {
        const Review::Stand stand = session.advice().reviewed()->stand(*point);
        draw_standing(room.cut_bottom(standing_height), stand.better, stand.was);
    }
    for (const std::string& line : found.lines) {
        kit::TextStyle style = found_style;
        if (!point || &line == &found.lines.back()) style.colour = kit::colour::paper_soft;
        kit::text(room.cut_top(kit::measure(line, style, room.w).y + 2), line, style);
    }
}

void draw_icon(const Control& control, kit::Icon which, const Rect& at) {
    if (kit::icon_button(control.id, which, at.centred(std::min(at.w, kit::touch), at.h), control.label,
                         {.enabled = control.enabled, .on = control.on}))
        perform(control.id);
}

// What stands where: who looks, after which move, and the way out.
void draw_title(const App& app, Rect line) {
    const Session& session = *app.session;
    draw_icon(close_control(), kit::Icon::close, line.cut_right(kit::touch, 4));
    const auto eyes = eyes_controls(session);
    const auto now = std::find_if(eyes.begin(), eyes.end(), [](const Control& each) { return each.on; });
    const std::size_t next = (static_cast<std::size_t>(now - eyes.begin()) + 1) % eyes.size();
    if (eyes.size() > 1) {
        // The eyes that look now are named; a press gives the next ones their turn.
        const Rect at = line.cut_left(std::min(line.w * 0.46F, 150.0F), between);
        if (kit::button("look-on", now->label, at.centred(at.w, kit::touch),
                        {.icon = kit::Icon::eye, .size = kit::type::small}))
            perform(eyes[next].id);
    }
    kit::text(line, moment_words(session).heading,
              {.face = kit::Face::title,
               .align = kit::Align::centre,
               .wrap = true,
               .shrink = true,
               .spacing = 1.1F});
}

void draw_steps(const Session& session, const Rect& line) {
    static constexpr std::array<kit::Icon, 7> icons{
        kit::Icon::first, kit::Icon::leap_back, kit::Icon::back, kit::Icon::play,
        kit::Icon::next,  kit::Icon::leap_on,   kit::Icon::last};
    const auto controls = step_controls(session);
    for (std::size_t i = 0; i < controls.size(); ++i)
        draw_icon(controls[i], i == runs && session.past().runs() ? kit::Icon::pause : icons[i],
                  line.column(static_cast<int>(i), static_cast<int>(controls.size()), 2));
}

// All moves as a bar: pressed or dragged along, it leads there. What the review found is marked.
void draw_moves(const Session& session, const Rect& r) {
    const std::size_t all = std::max<std::size_t>(session.shown().actions, 1);
    const Rect bar = r.centred(r.w - 12, 8);
    const auto x_of = [&](std::size_t at) {
        return bar.x + bar.w * static_cast<float>(at) / static_cast<float>(all);
    };
    const kit::Hit hit = kit::item("moves", r, true, true);
    if (hit.held || hit.dragged || hit.clicked) {
        const float part = std::clamp((kit::pointer().x - bar.x) / bar.w, 0.0F, 1.0F);
        const auto to =
            static_cast<std::size_t>(std::lround(part * static_cast<float>(session.shown().actions)));
        if (to != session.on_table().actions) perform("step " + std::to_string(to));
    }
    const float here = x_of(session.on_table().actions);
    kit::box(bar, 4, kit::fade(kit::colour::paper, 0.18F));
    kit::box({bar.x, bar.y, here - bar.x, bar.h}, 4, kit::fade(kit::colour::brass, 0.7F));
    if (session.advice().reviewed())
        for (const std::size_t point : session.advice().reviewed()->points())
            kit::box({x_of(point) - 2, bar.y - 4, 4, bar.h + 8}, 2, kit::colour::danger);
    kit::box({here - 6, bar.centre().y - 8, 12, 16}, 6, kit::colour::brass, kit::colour::ink, 1.5F);
}

void draw_others(const App& app, Rect line) {
    draw_icon(share_control(), kit::Icon::share, line.cut_right(kit::touch, between));
    auto controls = other_controls(app);
    controls.push_back(speed_control(*app.session));
    for (std::size_t i = 0; i < controls.size(); ++i)
        press(controls[i], line.column(static_cast<int>(i), static_cast<int>(controls.size()), between),
              {.enabled = controls[i].enabled, .on = controls[i].on, .size = kit::type::small});
}

void draw_levels(Rect room) {
    const kit::TextStyle style{.size = kit::type::small, .valign = 0, .wrap = true, .spacing = 1.25F};
    const std::string words = level_question();
    kit::text(room.cut_top(kit::measure(words, style, room.w).y, between), words, style);
    const auto controls = level_controls();
    constexpr int abreast = 2;
    const int rows = (static_cast<int>(controls.size()) + abreast - 1) / abreast;
    const kit::Scroll scroll("levels", room, static_cast<float>(rows) * (kit::touch + 4));
    Rect left = scroll.inside;
    for (int row = 0; row < rows; ++row) {
        const Rect line = left.cut_top(kit::touch, 4);
        for (int i = row * abreast; i < std::min((row + 1) * abreast, static_cast<int>(controls.size())); ++i)
            press(controls[slot(i)], line.column(i % abreast, abreast, 4), {.size = kit::type::small});
    }
}

void draw_found_all(const Session& session, Rect room) {
    const Review& review = *session.advice().reviewed();
    if (review.running()) {
        Rect bar = room.cut_top(6, between / 2);
        kit::box(bar, 3, kit::fade(kit::colour::paper, 0.18F));
        bar.w *= static_cast<float>(review.done()) / static_cast<float>(review.all());
        kit::box(bar, 3, kit::colour::brass);
    }
    const std::vector<Section> found = session.advice().found();
    const float inner = room.w - 10;
    std::vector<float> heights;
    float content = 0;
    for (const Section& each : found) content += heights.emplace_back(height_of(each, inner));
    const kit::Scroll scroll("review", room, content);
    Rect left = scroll.inside;
    const std::vector<std::size_t> points = review.points(); // as its sections, behind the first
    for (std::size_t i = 0; i < found.size(); ++i) {
        const Rect at = left.cut_top(heights[i]);
        if (i == 0)
            draw_found(found[i], at, session);
        else
            draw_found(found[i], at, session, points[i - 1]);
    }
}

} // namespace

void add_look(PageModel& model, const App& app) {
    if (!looks_through(app)) return;
    const Session& session = *app.session;
    const Section moment = moment_words(session);
    const bool thinks = session.advice().reviewed() && session.advice().reviewed()->running();
    model.status =
        thinks ? say("The game is looked through.")
               : say("{moment}. {words}",
                     {{"moment", moment.heading}, {"words", moment.lines.empty() ? "" : moment.lines[0]}});
    Group group{"review", say("Looking through"), GroupKind::buttons, step_controls(session)};
    group.controls.push_back(speed_control(session));
    for (Control& control : other_controls(app)) group.controls.push_back(std::move(control));
    group.controls.push_back(share_control());
    group.controls.push_back(close_control());
    std::vector<Section> sections;
    if (session.advice().reviewed()) {
        sections = session.advice().found();
        for (const Section& each : sections)
            if (each.key != "review") group.controls.push_back({.id = each.key, .label = each.heading});
    }
    std::vector<Group> groups{std::move(group)};
    if (app.session->past().chooses_level())
        groups.insert(groups.begin(), {"play-on", level_question(), GroupKind::buttons, level_controls()});
    if (auto eyes = eyes_controls(session); eyes.size() > 1)
        groups.push_back({"look-as", say("Whose eyes look"), GroupKind::choices, std::move(eyes)});
    model.groups.insert(model.groups.begin(), groups.begin(), groups.end());
    sections.push_back(moment);
    model.sections.insert(model.sections.begin(), sections.begin(), sections.end());
}

void draw_look(const App& app, const Rect& all) {
    const Session& session = *app.session;
    const bool small = all.h < 400;
    Rect room = kit::panel(all);
    if (small) room = all.inset(between);
    draw_title(app, room.cut_top(kit::touch, 2));
    draw_moves(session, room.cut_top(small ? 26 : 30, 2));
    draw_steps(session, room.cut_top(kit::touch, small ? 4 : between));
    draw_others(app, room.cut_top(small ? 38 : kit::touch, small ? 4 : between));
    if (app.session->past().chooses_level()) return draw_levels(room);
    std::string told;
    const auto tell_line = [&](const std::string& line) { told += told.empty() ? line : '\n' + line; };
    for (const std::string& line : moment_words(session).lines) tell_line(line);
    const auto opened = opened_lines(session.on_table());
    for (const std::string& line : opened) tell_line(line);
    const kit::TextStyle style{
        .size = kit::type::small, .valign = 0, .wrap = true, .shrink = true, .spacing = 1.2F};
    const float least = small ? 36.0F : 64.0F, wanted = kit::measure(told, style, room.w).y;
    const float words = session.advice().reviewed() && !opened.empty()
                            ? std::clamp(wanted, least, std::max(least, room.h * 0.6F))
                        : session.advice().reviewed() ? least
                                                      : room.h;
    kit::text(room.cut_top(std::min(words, room.h), between), told, style);
    if (session.advice().reviewed() && room.h > 40) draw_found_all(session, room);
}

} // namespace cardfront
