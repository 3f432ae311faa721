// Hints in one's own turn, and the review of a game that is over, over the table.
#include "web/screens/parts.h"

#include <algorithm>

namespace cardfront {

using kit::Rect;

namespace {

constexpr kit::TextStyle reason_style{
    .size = kit::type::small, .colour = kit::colour::paper_soft, .valign = 0, .wrap = true, .spacing = 1.25F};
constexpr float gap = kit::unit;

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

std::vector<Control> review_controls(const Review& review) {
    if (review.running()) return {{.id = "review-stop", .label = say("Stop"), .main = true}};
    std::vector<Control> out{{.id = "review-away", .label = say("Close"), .main = true}};
    if (review.done() < review.all()) out.insert(out.begin(), {.id = "review", .label = say("Look further")});
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

void draw_hint(const Session& session, const Rect& log) {
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

void draw_review(const App& app) {
    const kit::OnLayer over(kit::Layer::over);
    (void)kit::veil("review-veil", 0.6F);
    const Session& session = *app.session;
    const Review& review = *session.reviewed();
    const std::vector<Section> found = review.sections(session.match());
    const Rect screen = kit::screen();
    const float width = std::min(screen.w - 16, 500.0F);
    const kit::TextStyle line{.size = kit::type::body, .valign = 0, .wrap = true, .spacing = 1.25F};
    constexpr float title = 26, point_gap = 1.5F * kit::unit;
    const float inner = width - 5 * kit::unit - 10;
    float content = 0;
    for (const Section& each : found) {
        content += (&each == found.data() ? 0 : title) + point_gap;
        for (const std::string& words : each.lines) content += kit::measure(words, line, inner).y + 2;
    }
    constexpr float head = 40, foot = kit::touch + 2 * kit::unit;
    const Rect all = screen.centred(width, std::min(content + head + foot + 5 * kit::unit, screen.h - 16));
    Rect room = kit::panel(all);
    kit::text(room.cut_top(head, 0), found[0].heading,
              {.size = kit::type::title, .face = kit::Face::title, .valign = 0});
    const auto controls = review_controls(review);
    const Rect buttons = room.cut_bottom(kit::touch, 2 * kit::unit);
    const int count = static_cast<int>(controls.size());
    for (int i = 0; i < count; ++i)
        press(controls[static_cast<std::size_t>(i)],
              buttons.column(i, count, kit::unit)
                  .centred(std::min(buttons.w / static_cast<float>(count), 200.0F), kit::touch));
    if (review.running()) {
        Rect bar = room.cut_bottom(8);
        kit::box(bar, 4, kit::fade(kit::colour::paper, 0.18F));
        bar.w *= static_cast<float>(review.done()) / static_cast<float>(review.all());
        kit::box(bar, 4, kit::colour::brass);
    }
    const kit::Scroll scroll("review", room, content);
    Rect left = scroll.inside;
    for (const Section& each : found) {
        if (&each != found.data())
            kit::text(left.cut_top(title), each.heading,
                      {.size = kit::type::lead, .face = kit::Face::title, .colour = kit::colour::brass});
        for (const std::string& words : each.lines) {
            kit::TextStyle own = line;
            if (&words != each.lines.data() && &words == &each.lines.back())
                own.colour = kit::colour::paper_soft;
            kit::text(left.cut_top(kit::measure(words, line, inner).y + 2), words, own);
        }
        left.cut_top(point_gap);
    }
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
    model.status =
        review.running()
            ? say("The game is looked through.")
            : say("{done} of {all} decisions have been looked at.",
                  {{"done", std::to_string(review.done())}, {"all", std::to_string(review.all())}});
    model.groups.insert(model.groups.begin(),
                        {"review", say("Review"), GroupKind::buttons, review_controls(review)});
    const auto found = review.sections(session.match());
    model.sections.insert(model.sections.begin(), found.begin(), found.end());
}

bool draw_advice(const App& app, const Rect& log) {
    const Session& session = *app.session;
    if (session.hinted()) draw_hint(session, log);
    if (app.review_open) draw_review(app);
    return app.review_open;
}

} // namespace cardfront
