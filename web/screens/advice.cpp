// Hints in one's own turn, and the review of a game that is over, over the table.
#include "web/screens/parts.h"

#include <algorithm>

namespace cardfront {

using kit::Rect;

namespace {

constexpr kit::TextStyle reason_style{
    .size = kit::type::small, .colour = kit::colour::paper_soft, .valign = 0, .wrap = true, .spacing = 1.25F};
constexpr float gap = kit::unit;

std::string numbered_step(std::size_t actions) {
    return "step " + std::to_string(actions);
}

std::string waiting_words() {
    return say("Looking ahead for a hint…");
}

Group hint_group(const Session& session) {
    Group group{"hint", say("Hint"), GroupKind::buttons, {}};
    for (const Suggestion& each : session.hints())
        group.controls.push_back({.id = "advised " + action_code(session.shown().info(), each.action),
                                  .label = each.title,
                                  .main = group.controls.empty(),
                                  .hint = each.reason});
    group.controls.push_back(
        {.id = "hint-away", .label = session.hinting() ? say("Stop the hint") : say("Put the hint away")});
    return group;
}

// To the moments before and after, and the review itself.
std::vector<Control> review_controls(const Session& session) {
    const Review& review = *session.reviewed();
    const std::size_t here = session.on_table().actions, all = session.shown().actions;
    std::vector<Control> out;
    const auto add = [&](std::string id, const char* label, bool enabled = true) {
        out.push_back({.id = std::move(id), .label = say(label), .enabled = enabled});
    };
    add(numbered_step(here > 0 ? here - 1 : 0), "Back", here > 0);
    add(numbered_step(here + 1), "Forward", here < all);
    if (review.running())
        add("review-stop", "Stop");
    else if (review.done() < review.all())
        add("review", "Look further");
    add("review-away", "Close");
    return out;
}

// What was done last in the moment that is looked at.
Section moment_words(const Session& session) {
    const std::size_t here = session.on_table().actions;
    const Named number{"number", std::to_string(here)}, all{"all", std::to_string(session.shown().actions)};
    Section out{"moment",
                here == 0 ? say("Before the first of {all} moves", {all})
                          : say("After move {number} of {all}", {number, all}),
                {}};
    for (const LogEntry& entry : session.log())
        if (entry.step == here && entry.line.weight != Weight::routine) out.lines.push_back(entry.line.text);
    // Before its first move a game may tell all that was played before its rules changed.
    constexpr std::size_t most = 6;
    if (out.lines.size() > most) out.lines.erase(out.lines.begin(), out.lines.end() - most);
    return out;
}

// Where something can stand beside the table or over it, as the log does.
Rect beside(const Rect& log, float height) {
    const Rect screen = kit::screen();
    if (!log.empty()) return {log.x, log.y, log.w, std::min(height, log.h)};
    height = std::min(height, screen.h - 16);
    return screen.w > screen.h ? Rect{screen.right() - 360, screen.y + 8, 352, height}
                               : Rect{screen.x + 8, screen.bottom() - height - 8, screen.w - 16, height};
}

// One finding, to be pressed for the moment it is about; the first section is about them all.
constexpr kit::TextStyle found_style{.size = kit::type::small, .valign = 0, .wrap = true, .spacing = 1.25F};
constexpr float found_edge = 6, found_head = 22;

float height_of(const Section& found, float width) {
    float height = found.key == "review" ? gap : found_head + 2 * found_edge + gap;
    for (const std::string& line : found.lines)
        height += kit::measure(line, found_style, width - 2 * found_edge).y + 2;
    return height;
}

void draw_found(const Section& found, Rect r, const Session& session) {
    r.h -= gap;
    Rect room = r.inset(found_edge);
    if (found.key != "review") {
        const kit::Hit hit = kit::item(found.key, r);
        if (hit) perform(found.key);
        const bool here = found.key == "point " + std::to_string(session.on_table().actions);
        kit::box(r, 8, kit::fade(kit::theme().felt, here || hit.hovered ? 1.0F : 0.6F),
                 here ? kit::colour::brass : kit::fade(kit::theme().accent, 0.3F), here ? 2.0F : 1.0F);
        kit::text(room.cut_top(found_head), found.heading,
                  {.face = kit::Face::title, .colour = kit::colour::brass, .valign = 0, .shrink = true});
    } else {
        room = {r.x, r.y, r.w, r.h};
    }
    for (const std::string& line : found.lines) {
        kit::TextStyle style = found_style;
        if (found.key == "review" || &line == &found.lines.back()) style.colour = kit::colour::paper_soft;
        kit::text(room.cut_top(kit::measure(line, style, room.w).y + 2), line, style);
    }
}

void draw_steps(const std::vector<Control>& controls, const Session& session, Rect line) {
    const auto icon = [](const Control& control, kit::Icon which, const Rect& at) {
        if (kit::icon_button(control.id, which, at, control.label, {.enabled = control.enabled}))
            perform(control.id);
    };
    icon(controls.back(), kit::Icon::close, line.cut_right(kit::touch, 4));
    if (controls.size() > 3)
        icon(controls[2], session.reviewed()->running() ? kit::Icon::pause : kit::Icon::play,
             line.cut_right(kit::touch, 4));
    icon(controls[0], kit::Icon::back, line.cut_left(kit::touch, 4));
    icon(controls[1], kit::Icon::next, line.cut_right(kit::touch, 4));
    kit::text(line, moment_words(session).heading,
              {.face = kit::Face::title,
               .align = kit::Align::centre,
               .wrap = true,
               .shrink = true,
               .spacing = 1.1F});
}

} // namespace

void add_advice(PageModel& model, const App& app) {
    const Session& session = *app.session;
    if (session.hinted()) {
        model.status = waiting_words();
        if (!session.hints().empty())
            model.status = say("Hint: {action}. {reason}",
                               {{"action", session.hints()[0].title}, {"reason", session.hints()[0].reason}});
        model.groups.insert(model.groups.begin(), hint_group(session));
    }
    if (!app.review_open) return;
    const Review& review = *session.reviewed();
    const Section moment = moment_words(session);
    model.status = review.running()
                       ? say("The game is looked through.")
                       : say("{moment}. {words}", {{"moment", moment.heading},
                                                   {"words", moment.lines.empty() ? "" : moment.lines[0]}});
    Group group{"review", say("Review"), GroupKind::buttons, review_controls(session)};
    auto found = review.sections(session.match());
    for (const Section& each : found)
        if (each.key != "review") group.controls.push_back({.id = each.key, .label = each.heading});
    model.groups.insert(model.groups.begin(), std::move(group));
    found.push_back(moment);
    model.sections.insert(model.sections.begin(), found.begin(), found.end());
}

void draw_hint(const App& app, const Rect& log) {
    const Session& session = *app.session;
    const kit::OnLayer over(kit::Layer::over);
    const Group group = hint_group(session);
    const float width = beside(log, 0).w - 4 * kit::unit;
    constexpr float head = 34;
    float height = head + 4 * kit::unit - gap;
    std::vector<float> heights;
    for (const Suggestion& each : session.hints()) {
        heights.push_back(kit::measure(each.reason, reason_style, width).y + 2);
        height += kit::touch + 4 + heights.back() + gap;
    }
    const Rect all = beside(log, height);
    (void)kit::item("hint-panel", all); // what lies below is not pressed through it
    Rect room = kit::panel(all);
    Rect title = room.cut_top(head - gap, gap);
    if (kit::icon_button("hint-away", kit::Icon::close, title.cut_right(kit::touch),
                         group.controls.back().label, {.style = kit::ButtonStyle::plain}))
        perform("hint-away");
    kit::icon(kit::Icon::hint, title.cut_left(24, gap).centred(22, 22), kit::colour::brass);
    kit::text(title, session.hinting() ? waiting_words() : group.label,
              {.size = kit::type::lead, .face = kit::Face::title, .shrink = true});
    const kit::Scroll scroll("hint", room, height - head - 4 * kit::unit); // no gap below the last
    Rect left = scroll.inside;
    for (std::size_t i = 0; i < heights.size(); ++i) {
        press(group.controls[i], left.cut_top(kit::touch, 4));
        kit::text(left.cut_top(heights[i], gap), session.hints()[i].reason, reason_style);
    }
}

void draw_review(const App& app, const Rect& all) {
    const Session& session = *app.session;
    const Review& review = *session.reviewed();
    const bool small = all.h < 400;
    Rect room = kit::panel(all);
    if (small) room = all.inset(kit::unit);
    const auto controls = review_controls(session);
    draw_steps(controls, session, room.cut_top(kit::touch, kit::unit / 2));
    const Section moment = moment_words(session);
    std::string told;
    for (const std::string& line : moment.lines) told += told.empty() ? line : '\n' + line;
    kit::text(room.cut_top(small ? 36 : 64, kit::unit), told,
              {.size = kit::type::small, .valign = 0, .wrap = true, .shrink = true, .spacing = 1.2F});
    if (review.running()) {
        Rect bar = room.cut_top(6, kit::unit / 2);
        kit::box(bar, 3, kit::fade(kit::colour::paper, 0.18F));
        bar.w *= static_cast<float>(review.done()) / static_cast<float>(review.all());
        kit::box(bar, 3, kit::colour::brass);
    }
    const std::vector<Section> found = review.sections(session.match());
    const float inner = room.w - 10;
    std::vector<float> heights;
    float content = 0;
    for (const Section& each : found) content += heights.emplace_back(height_of(each, inner));
    const kit::Scroll scroll("review", room, content);
    Rect left = scroll.inside;
    for (std::size_t i = 0; i < found.size(); ++i) draw_found(found[i], left.cut_top(heights[i]), session);
}

} // namespace cardfront
