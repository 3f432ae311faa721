#include "web/screens/parts.h"
#include "web/screens/screens.h"

#include "web/platform/platform.h"
#include "web/tables/cover.h"

#include <algorithm>

namespace cardfront {

using kit::Rect;

namespace {

// The choices of one group as segments, gaps and all, on lines.
struct Segments {
    const std::vector<Control>& controls;
    float size, padding; // of the words, and beside them

    struct Line {
        std::size_t end;
        float width; // that the words want
    };
    float width(std::size_t i) const {
        const float words = kit::measure(controls[i].label, {.size = size}).x;
        return std::max(words + 2 * padding, kit::touch) + kit::segment_gap;
    }
    Line line(std::size_t first, float room) const {
        Line out{first, 0};
        for (; out.end < controls.size(); ++out.end) {
            const float more = width(out.end);
            if (out.end > first && out.width + more > room) break;
            out.width += more;
        }
        return out;
    }
    int lines(float room) const {
        int count = 0;
        for (std::size_t first = 0; first < controls.size(); first = line(first, room).end) ++count;
        return count;
    }
};

void draw_segment(const Control& control, const Rect& r, float size) {
    const kit::Hit hit = kit::segment(control.id, control.label, r, control.on, size);
    if (hit) perform(control.id);
    if (hit.hovered && hit.hover_time > 0.5F && !control.hint.empty() && !kit::pointer_is_touch())
        kit::bubble(r, control.hint);
}

} // namespace

Rect content(float most_width) {
    const platform::Insets covered = platform::insets();
    Rect room = kit::screen();
    room = {room.x + covered.left, room.y + covered.top, room.w - covered.left - covered.right,
            room.h - covered.top - covered.bottom};
    const float margin = room.w < 600 ? 12 : 24;
    const float width = std::min(room.w - 2 * margin, most_width);
    return {room.x + (room.w - width) / 2, room.y, width, room.h};
}

Rect draw_head(Rect room, const std::string& title, float beside) {
    Rect bar = room.cut_top(low(room) ? 52 : 68, kit::unit);
    bar.w -= beside;
    if (kit::icon_button("back", kit::Icon::back,
                         bar.cut_left(kit::touch, kit::unit).centred(kit::touch, kit::touch), say("Back")))
        perform("back");
    kit::text(
        bar, title,
        {.size = kit::type::title, .face = kit::Face::title, .wrap = true, .shrink = true, .spacing = 1.1F});
    kit::toast_room(room);
    return room;
}

void press(const Control& control, Rect r, kit::ButtonLook look) {
    look.enabled = control.enabled;
    look.on = control.on;
    if (control.main) look.style = kit::ButtonStyle::primary;
    const kit::Hit hit = kit::button(control.id, control.label, r, look);
    if (hit) perform(control.id);
    if (hit.refused && !control.why.empty()) kit::toast({}, control.why);
}

namespace {

constexpr float button_gap = 4, deeds_gap = 4;

float needed_width(const Control& control, float size) {
    constexpr float edge = 2; // at either side
    const kit::TextStyle style{.size = control.main ? std::max(size, kit::type::body) : size,
                               .face = control.main ? kit::Face::title : kit::Face::text};
    return std::max(kit::measure(control.label, style).x + 2 * edge, kit::touch);
}

} // namespace

float needed_width(std::span<const Control> controls, float size) {
    float out = button_gap * static_cast<float>(controls.size() - 1);
    for (const Control& each : controls) out += needed_width(each, size);
    return out;
}

void press_all(std::span<const Control> controls, Rect room) {
    if (controls.empty()) return;
    const float size = needed_width(controls, kit::type::body) > room.w ? kit::type::small : kit::type::body;
    const float needed = needed_width(controls, size), spare = std::max(room.w - needed, 0.0F);
    const float share = std::min(room.w / needed, 1.0F), more = spare / static_cast<float>(controls.size());
    for (const Control& each : controls) {
        const Rect at = room.cut_left(needed_width(each, size) * share + more, button_gap * share);
        press(each, at.centred(std::min(at.w, 240.0F), std::min(at.h, 48.0F)), {.size = size});
    }
}

Rect beside(const Rect& table, const kit::Vec& size, std::span<const Rect> things) {
    const bool side = table.wide();
    const Rect one = kit::covering(table.placed(size.x, size.y, side ? 1 : 0.5F, 0), table),
               other = kit::covering(table.placed(size.x, size.y, side ? 0 : 0.5F, side ? 0 : 1), table);
    const auto hidden = [things](const Rect& box) { // a share of each, which counts half of the one before
        float sum = 0, counts = 1;
        for (const Rect& thing : things) {
            const float wide = std::min(box.right(), thing.right()) - std::max(box.x, thing.x),
                        high = std::min(box.bottom(), thing.bottom()) - std::max(box.y, thing.y);
            if (wide > 0 && high > 0) sum += counts * wide * high / (thing.w * thing.h);
            counts /= 2;
        }
        return sum;
    };
    return hidden(other) < hidden(one) ? other : one;
}

bool are_equals(std::span<const Control> controls) {
    const auto mains =
        std::count_if(controls.begin(), controls.end(), [](const Control& c) { return c.main; });
    return mains == 0 || mains == static_cast<std::ptrdiff_t>(controls.size());
}

void press_in_place(std::vector<Control> controls, Rect room, bool at_end, bool two_lines, bool equals) {
    if (at_end && !equals) std::rotate(controls.begin(), controls.begin() + 1, controls.end());
    // To take back never stands where what one has done stood.
    if (controls.size() == 1 && controls[0].id == "undo") room = room.column(at_end ? 0 : 1, 2);
    const std::span<const Control> all(controls);
    if (!two_lines) return press_all(all, room);
    press_all(all.first(all.size() / 2), room.row(equals ? 0 : 1, 2));
    press_all(all.subspan(all.size() / 2), room.row(equals ? 1 : 0, 2));
}

Control circuit_control() {
    return {.id = "circuit",
            .label = say("The Circuit"),
            .hint = say("A road through all games, against one opponent after the other.")};
}

float draw_choices(const Group& group, Rect r, Fit fit, bool measure_only) {
    Segments all{group.controls, kit::type::body, 1.5F * kit::unit};
    float room = r.w - kit::segment_gap;
    if (fit == Fit::line) {
        all.padding = 0.75F * kit::unit;
        if (all.lines(room) > 1) all.size = kit::type::small, all.padding = 2;
    }
    const int lines = all.lines(room);
    const float height = (kit::touch + kit::segment_gap) * static_cast<float>(lines) + kit::segment_gap;
    if (measure_only) return height;
    // As few lines as can be, and those as equally long as can be, if not each choice has its own.
    const bool shared = lines < static_cast<int>(group.controls.size());
    while (lines > 1 && shared && all.lines(room - kit::unit) == lines) room -= kit::unit;
    if (lines == 1 && fit == Fit::wrap) r.w = all.line(0, room).width + kit::segment_gap;
    kit::tray({r.x, r.y, r.w, height});
    float y = r.y + kit::segment_gap;
    for (std::size_t i = 0; i < group.controls.size(); y += kit::touch + kit::segment_gap) {
        const Segments::Line line = all.line(i, room);
        const float more = (r.w - kit::segment_gap - line.width) / static_cast<float>(line.end - i);
        for (float x = r.x + kit::segment_gap; i < line.end; ++i) {
            const float width = all.width(i) + more;
            draw_segment(group.controls[i], {x, y, width - kit::segment_gap, kit::touch}, all.size);
            x += width;
        }
    }
    return height;
}

void draw_standing(Rect r, int part, int was) {
    const auto at = [&](int of) { return r.x + r.w * static_cast<float>(of) / 100; };
    kit::box(r, r.h / 2, kit::fade(kit::colour::paper, 0.2F));
    kit::box({r.x, r.y, std::max(at(part) - r.x, r.h), r.h}, r.h / 2, kit::colour::brass);
    kit::box({at(50) - 1, r.y - 2, 2, r.h + 4}, 0, kit::fade(kit::colour::paper, 0.6F)); // even
    if (was >= 0) kit::box({at(was) - 2, r.y - 3, 4, r.h + 6}, 2, kit::colour::paper);
}

namespace {

// What a poster does, in its one line or in two: the first is the large one, where there is room for that.
void draw_deeds(std::span<const Control> deeds, Rect foot, float line, bool large) {
    if (foot.h > line) {
        press_all(deeds.first(deeds.size() / 2), foot.cut_top(line, deeds_gap));
        return press_all(deeds.subspan(deeds.size() / 2), foot);
    }
    if (deeds.empty()) return;
    const kit::ButtonLook lesser{.size = large ? kit::type::body : kit::type::small};
    float rest = 0;
    for (const Control& each : deeds.subspan(1)) rest += kit::button_width(each.label, lesser) + kit::unit;
    const kit::ButtonLook first{.icon = kit::Icon::play, .size = large ? 19.0F : 16.0F};
    // Where the large one would be the smallest, or cut, all share the room by their words.
    const float least = std::max(96.0F, kit::button_width(deeds[0].label, first));
    if (foot.w - rest < least) return press_all(deeds, foot);
    press(deeds[0],
          foot.cut_left(std::min(foot.w - rest, std::max(least, large ? 200.0F : 150.0F)), kit::unit), first);
    for (const Control& each : deeds.subspan(1))
        press(each, foot.cut_left(kit::button_width(each.label, lesser), kit::unit), lesser);
}

} // namespace

void draw_poster(const Poster& poster, Rect r, float light) {
    const kit::Theme before = kit::theme();
    const bool beside = r.w > r.h * 1.45F, large = r.h > 290 && r.w > 290;
    const float pad = large ? 2.5F * kit::unit : 1.5F * kit::unit;
    const kit::TextStyle title{.size = r.h > 400 && large ? 30.0F
                                       : large            ? 26.0F
                                                          : 21.0F,
                               .face = kit::Face::title,
                               .shrink = true};
    const kit::TextStyle words{.size = large ? kit::type::body + 1 : kit::type::small,
                               .colour = kit::colour::paper_soft,
                               .valign = 0,
                               .wrap = true};
    Rect scene = r, room = r.inset(pad);
    const std::span<const Control> deeds(poster.controls);
    // Two lines of buttons where one would cut their words.
    const bool two = deeds.size() > 2 && needed_width(deeds, kit::type::small) > room.w;
    const float line = large ? 48 : kit::touch;
    Rect foot = room.cut_bottom(two ? 2 * line + deeds_gap : line, large ? 2 * kit::unit : kit::unit);
    if (beside) { // more of it for words where they would not fit
        float share = 0.43F;
        const float high = room.h - title.size * 1.3F - kit::unit,
                    named = kit::measure(poster.title, title).x * kit::most_shrunk;
        const auto lacks = [&](float wide) {
            return kit::measure(poster.words, words, wide).y > high ||
                   named > std::max(wide, r.w * 0.5F - pad);
        };
        while (share < 0.8F && lacks(r.w * share - pad)) share += 0.06F;
        room.w = r.w * share - pad;
        scene.cut_left(r.w * (share - 0.01F));
        scene.h = foot.y - r.y;
    }
    Rect said = room.cut_bottom(kit::measure(poster.words, words, room.w).y + 2, kit::unit / 2);
    Rect heading = room.cut_bottom(title.size * 1.3F);
    Rect above = room.cut_bottom(poster.above.empty() ? 0.0F : 22.0F);
    if (beside) { // in the middle of the dark part; a long title may reach out of it a little
        for (Rect* each : {&said, &heading, &above}) each->y -= room.h / 2;
        heading.w = std::max(room.w, r.w * 0.5F - pad);
    }
    if (!beside) scene.h = above.y - scene.y + (large ? 8.0F : 4.0F);

    kit::picture(cover_of(poster.game), r, scene, light);
    kit::set_theme(cover_of(poster.game).theme);
    kit::text(above, poster.above,
              {.size = kit::type::body, .face = kit::Face::title, .colour = kit::colour::brass});
    kit::text(heading, poster.title, title);
    kit::text(said, poster.words, words);
    draw_deeds(deeds, foot, line, large);
    kit::set_theme(before);
}

} // namespace cardfront
