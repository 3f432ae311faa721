#include "web/screens/log.h"

#include "web/screens/parts.h"
#include "web/screens/screens.h"
#include "web/seat/log_rows.h"

#include <algorithm>
#include <array>
#include <span>

namespace cardfront {

namespace {

using kit::Rect;

constexpr float turn_gap = 9, row_gap = 2, bar = 3, mark_room = kit::touch;
// One for each seat, told apart by lightness too.
constexpr std::array<kit::Colour, most_seats> seat_colours{kit::colour::brass, kit::rgb(0x7fb7e6),
                                                           kit::rgb(0xd98bc4), kit::colour::good};

kit::TextStyle style_of(Weight weight) {
    kit::TextStyle style{.size = kit::type::small, .valign = 0, .wrap = true, .spacing = 1.25F};
    if (weight == Weight::strong || weight == Weight::heading)
        style.face = kit::Face::title, style.size = kit::type::body;
    style.colour = weight == Weight::routine   ? kit::fade(kit::colour::paper_soft, 0.85F)
                   : weight == Weight::heading ? kit::colour::brass
                                               : kit::colour::paper;
    return style;
}

// Measured once for a version of the log, a width and what is unfolded.
struct Layout {
    int version = -1;
    std::size_t lines = 0;
    float width = 0;
    bool stale = true;
    bool to_end = false; // as soon as its height is known
    std::vector<LogRow> rows;
    std::vector<float> tops; // of each row, and the end

    float least = 0; // a row's height

    bool fits(int of_version, std::size_t of_lines, float of_width, float of_least) const {
        return !stale && version == of_version && lines == of_lines && width == of_width && least == of_least;
    }
    void make(std::span<const LogEntry> log, const std::set<std::size_t>& unfolded, int of_version,
              float of_width, float of_least) {
        version = of_version, lines = log.size(), width = of_width, least = of_least;
        rows = log_rows(log, unfolded);
        tops.assign(1, 0);
        for (const LogRow& row : rows) {
            const Line& line = log[row.entry].line;
            const float room = width - 2 * kit::unit - (row.hidden > 0 ? mark_room : 0);
            tops.push_back(tops.back() + (row.opens_turn ? turn_gap : 0) +
                           std::max(kit::measure(line.text, style_of(line.weight), room).y + row_gap, least));
        }
        stale = kit::fonts_stale(); // what has no size near it yet is measured about
    }
};

// Not ahead of what the table has shown.
std::span<const LogEntry> told_log(const App& app) {
    const std::span<const LogEntry> log = app.session->eyes().log();
    return log.first(std::min(log.size(), app.table_screen.told.lines));
}

// Routine lines stand behind a row; pressed, they are shown or put away.
void draw_mark(App& app, Layout& layout, const LogRow& row, const Rect& at) {
    const std::size_t step = app.session->eyes().log()[row.entry].step;
    const kit::Hit hit =
        kit::item("more " + std::to_string(row.entry), {at.x - kit::unit, at.y, at.w + kit::unit, at.h});
    if (hit) {
        if (!app.table_screen.unfolded.erase(step)) app.table_screen.unfolded.insert(step);
        layout.stale = true;
        kit::keep_moving();
    }
    constexpr float sign = 16; // a number would be read as points
    kit::icon(row.unfolded ? kit::Icon::minus : kit::Icon::next, {at.right() - sign, at.y, sign, sign},
              hit.hovered ? kit::colour::brass : kit::colour::paper_soft);
}

void draw_row(App& app, Layout& layout, std::size_t i, Rect at) {
    const std::span<const LogEntry> log = told_log(app);
    const LogRow& row = layout.rows[i];
    const LogEntry& entry = log[row.entry];
    if (row.opens_turn) at = {at.x, at.y + turn_gap, at.w, at.h - turn_gap};
    const kit::Hit hit = kit::item("line " + std::to_string(row.entry), at);
    if (hit.hovered || hit.held) app.table_screen.lit_line = static_cast<int>(row.entry);
    if (hit && app.session->past().can_look()) perform("moment " + std::to_string(entry.step));
    if (entry.actor != nobody)
        kit::box({at.x, at.y + 1, bar, at.h - row_gap - 1}, 1.5F,
                 kit::fade(seat_colours[static_cast<std::size_t>(entry.actor)],
                           entry.step == log.back().step ? 1.0F : 0.45F));
    Rect words = at;
    words.cut_left(2 * kit::unit);
    if (row.hidden > 0) draw_mark(app, layout, row, words.cut_right(mark_room));
    kit::TextStyle style = style_of(entry.line.weight);
    if (hit.hovered) style.colour = kit::colour::brass;
    kit::text(words, entry.line.text, style);
}

} // namespace

void draw_log(App& app, Rect r, bool over_table) {
    static Layout layout;
    Rect room = kit::panel(r, say("Log"));
    if (over_table) {
        const Rect at{r.right() - kit::touch - 4, r.y + 4, kit::touch, kit::touch};
        if (kit::icon_button("log-away", kit::Icon::close, at, say("Close"),
                             {.style = kit::ButtonStyle::plain}))
            perform("log");
    }
    const float right = over_table ? 2 * kit::touch + 4 : kit::touch;
    if (kit::icon_button("look-through", kit::Icon::play,
                         {r.right() - right - 4, r.y + 4, kit::touch, kit::touch}, say("Look through"),
                         {.style = kit::ButtonStyle::plain}))
        perform("look-through");
    const std::span<const LogEntry> log = told_log(app);
    const int version = app.session->eyes().version();
    kit::Scroll scroll("log", room, layout.tops.empty() ? 0 : layout.tops.back());
    const float least = over_table ? kit::touch : 0; // there it is a finger that presses
    if (!layout.fits(version, log.size(), scroll.inside.w, least)) {
        layout.to_end = layout.to_end || layout.version != version || layout.lines != log.size();
        layout.make(log, app.table_screen.unfolded, version, scroll.inside.w, least);
        kit::keep_moving(); // the height is known in the next frame
    } else if (layout.to_end) {
        kit::scroll_to("log", layout.tops.back());
        layout.to_end = false;
    }
    app.table_screen.lit_line = -1;
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        const Rect at{scroll.inside.x, scroll.inside.y + layout.tops[i], scroll.inside.w,
                      layout.tops[i + 1] - layout.tops[i]};
        if (scroll.visible(at)) draw_row(app, layout, i, at);
    }
}

void draw_log_over(App& app) {
    const kit::OnLayer over(kit::Layer::over);
    if (kit::veil("log-veil", 0.4F)) perform("log");
    const Rect screen = kit::screen();
    draw_log(app,
             screen.w > screen.h
                 ? Rect{screen.right() - 360, screen.y + 8, 352, screen.h - 16}
                 : Rect{screen.x + 8, screen.bottom() - screen.h * 0.7F, screen.w - 16, screen.h * 0.7F - 8},
             true);
}

} // namespace cardfront
