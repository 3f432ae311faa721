// Hints in one's own turn, over the table.
#include "web/platform/platform.h"
#include "web/screens/parts.h"
#include "web/screens/screens.h"

#include <algorithm>
#include <array>

namespace cardfront {

using kit::Rect;

namespace {

constexpr kit::TextStyle effect_style{
    .size = kit::type::body, .colour = kit::colour::paper, .valign = 0, .wrap = true, .spacing = 1.2F};
constexpr kit::TextStyle figures_style{
    .size = kit::type::small, .colour = kit::colour::paper_soft, .valign = 0, .wrap = true, .spacing = 1.2F};
constexpr float gap = kit::unit;

float height_of(const std::string& text, const kit::TextStyle& style, float width) {
    return text.empty() ? 0 : kit::measure(text, style, width).y + 2;
}

kit::ButtonLook look_of(bool best) {
    return {.style = best ? kit::ButtonStyle::primary : kit::ButtonStyle::quiet};
}

float bar_height(const Suggestion& hint) {
    return hint.part < 0 ? 0 : standing_height + gap;
}

// How high the parts of each hint are, in a column so wide.
struct Measures {
    std::vector<std::array<float, 3>> each; // the button, what it does, the figures
    float sum = -gap;                       // of all, with what lies between them

    Measures(const std::vector<Suggestion>& hints, float width) {
        for (const Suggestion& hint : hints) {
            const float button = kit::sentence_button_height(hint.title, width, look_of(each.empty()));
            const float effect = height_of(hint.effect, effect_style, width);
            const float figures = height_of(hint.figures, figures_style, width);
            each.push_back({button, effect, figures});
            sum += button + 4 + effect + bar_height(hint) + figures + gap;
        }
    }
};

std::string waiting_words() {
    return say("Looking ahead for a hint…");
}

Group hint_group(const Session& session) {
    Group group{"hint", say("Hint"), GroupKind::buttons, {}};
    for (const Suggestion& each : session.advice().hints())
        group.controls.push_back({.id = "advised " + action_code(session.shown().info(), each.action),
                                  .label = each.title,
                                  .main = group.controls.empty(),
                                  .hint = each.reason()});
    group.controls.push_back(
        {.id = "hint-away",
         .label = session.advice().hinting() ? say("Stop the hint") : say("Put the hint away")});
    return group;
}

// Where something can stand beside the table or over it, as the log does.
Rect beside(const Rect& log, float height) {
    const Rect screen = kit::screen();
    if (!log.empty()) return {log.x, log.y, log.w, std::min(height, log.h)};
    if (screen.w <= screen.h) return screen.placed(screen.w, std::min(height + 16, screen.h), 0, 1).inset(8);
    const float top =
        screen.h < 480 ? 8 : bar_high + platform::insets().top + 8; // else it needs the bar's room, too
    return {screen.right() - 360, screen.y + top, 352, std::min(height, screen.h - top - 8)};
}

} // namespace

void add_hint(PageModel& model, const App& app) {
    const Session& session = *app.session;
    if (session.advice().hinted()) {
        model.status = waiting_words();
        if (!session.advice().hints().empty())
            model.status =
                say("Hint: {action}. {reason}", {{"action", session.advice().hints()[0].title},
                                                 {"reason", session.advice().hints()[0].reason()}});
        model.groups.insert(model.groups.begin(), hint_group(session));
    } else if (session.advice().line() && session.my_turn()) {
        model.status = say("{status} Hint: {action}.",
                           {{"status", model.status}, {"action", session.advice().line()->title}});
    }
}

void draw_hint(const App& app, const Rect& log) {
    const Session& session = *app.session;
    const kit::OnLayer over(kit::Layer::over);
    const Group group = hint_group(session);
    const float width = beside(log, 0).w - 4 * kit::unit;
    constexpr float head = 34;
    Measures measures(session.advice().hints(), width);
    float height = head + 4 * kit::unit + measures.sum;
    const Rect all = beside(log, height);
    if (all.h < height) { // it scrolls
        measures = Measures(session.advice().hints(), width - kit::scroll_bar);
        height = head + 4 * kit::unit + measures.sum;
    }
    (void)kit::item("hint-panel", all); // what lies below is not pressed through it
    Rect room = kit::panel(all);
    Rect title = room.cut_top(head - gap, gap);
    if (kit::icon_button("hint-away", kit::Icon::close, title.cut_right(kit::touch),
                         group.controls.back().label, {.style = kit::ButtonStyle::plain}))
        perform("hint-away");
    kit::icon(kit::Icon::hint, title.cut_left(24, gap).centred(22, 22), kit::colour::brass);
    kit::text(title, session.advice().hinting() ? waiting_words() : group.label,
              {.size = kit::type::lead, .face = kit::Face::title, .shrink = true});
    const kit::Scroll scroll("hint", room, height - head - 4 * kit::unit); // no gap below the last
    Rect left = scroll.inside;
    for (std::size_t i = 0; i < measures.each.size(); ++i) {
        const Suggestion& each = session.advice().hints()[i];
        const Control& control = group.controls[i];
        const auto [button, effect, figures] = measures.each[i];
        if (kit::sentence_button(control.id, control.label, left.cut_top(button, 4), look_of(i == 0)))
            perform(control.id);
        kit::text(left.cut_top(effect), each.effect, effect_style);
        if (const float bar = bar_height(each); bar > 0)
            draw_standing(left.cut_top(bar).inset(0, gap / 2), each.part,
                          i > 0 ? session.advice().hints()[0].part : -1);
        kit::text(left.cut_top(figures, gap), each.figures, figures_style);
    }
}

void draw_hint_line(const App& app, Rect& area) {
    const Session& session = *app.session;
    if (app.settings.line == 0 || session.shown().over() || session.course().without_help() ||
        session.course().follows())
        return;
    constexpr float high = 30;
    Rect line = area.cut_bottom(high, 4);
    const auto& hint = session.advice().line();
    if (!session.my_turn()) return;
    const kit::Hit hit = kit::item("hint-line", line);
    if (hit) perform("hint");
    kit::box(line, 8, kit::fade(kit::theme().felt, hit.hovered ? 1.0F : 0.6F));
    line = line.inset(kit::unit, 0);
    kit::icon(kit::Icon::hint, line.cut_left(18, kit::unit).centred(18, 18), kit::colour::brass);
    if (hint && hint->part >= 0)
        draw_standing(line.cut_right(std::min(90.0F, line.w * 0.2F), kit::unit).centred(90, standing_height),
                      hint->part);
    kit::text(line,
              hint                         ? hint->title
              : session.advice().looking() ? waiting_words()
                                           : say("Hint"),
              {.size = kit::type::body, .colour = kit::colour::paper, .shrink = true});
}

} // namespace cardfront
