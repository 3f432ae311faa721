#include "web/tables/boards.h"

#include "core/words.h"
#include "web/platform/ears.h"

#include <algorithm>
#include <array>

namespace cardfront::boards {

using kit::Rect;
using kit::Vec;

namespace {

constexpr kit::TextStyle number_style{.size = kit::type::least_number,
                                      .face = kit::Face::title,
                                      .align = kit::Align::centre,
                                      .ellipsis = false};

// How far something must be moved so that it lies between.
float way_in(float from, float to, float least, float most) {
    return from < least ? least - from : to > most ? most - to : 0;
}
Vec way_in(const Rect& r, const Rect& window) {
    return {way_in(r.x, r.right(), window.x, window.right()),
            way_in(r.y, r.bottom(), window.y, window.bottom())};
}

} // namespace

float least_row_width(std::span<const Tinted> numbers) {
    constexpr float between = 1.5F;
    float wide = 2;
    for (const Tinted& each : numbers) wide += kit::measure(each.words, number_style).x + between;
    return wide;
}

void draw_number_row(const Rect& r, std::span<const Tinted> numbers) {
    kit::TextStyle style = number_style;
    const float least = least_row_width(numbers), bigger = std::max(r.h * 0.9F / style.size, 1.0F);
    const float scale = std::min(bigger, r.w / least), count = static_cast<float>(numbers.size());
    style.size *= scale;
    const float spare = (r.w - least * scale) / count;
    float x = r.x + scale;
    for (const Tinted& each : numbers) {
        const float wide = least_row_width({&each, 1}) * scale - 2 * scale + spare;
        style.colour = each.colour;
        kit::text({x, r.y, wide, r.h}, each.words, style);
        x += wide;
    }
}

void BoardWindow::lay(const Rect& window, float columns, float rows, float least) {
    constexpr float edge = 4, steers = 26; // CSS pixels
    window_ = window, columns_ = columns;
    if (const float wish = kit::zoom_wish(window); wish != 1) zoom_by(wish, kit::pointer());
    if (kit::dragging().empty()) dragged_ = {};
    // What is carried to the window's edge moves on there.
    if (const Vec at = kit::pointer();
        movable_ && dragged_ == Vec{} && !kit::dragging().empty() && window.inset(-steers).contains(at)) {
        const Vec by = way_in({at.x, at.y, 0, 0}, window.inset(std::min(steers, window.w * 0.2F)));
        if (!(by == Vec{})) move_by(by * (kit::step() * 10)), kit::keep_moving();
    }
    const Rect room = window.inset(edge);
    side_ = std::max(std::min(room.w / columns, room.h / rows), least) * zoom_;
    const float over_x = std::max(columns - room.w / side_, 0.0F) / 2;
    const float over_y = std::max(rows - room.h / side_, 0.0F) / 2;
    movable_ = over_x + over_y > 0.01F;
    const float below = window.bottom() - open().bottom(); // what lies there is moved up
    pan_ = {std::clamp(pan_.x, -over_x, over_x), std::clamp(pan_.y, -over_y - below / side_, over_y)};
    middle_ = room.centre() + pan_ * side_;
}

Rect BoardWindow::open() const {
    Rect out = window_;
    if (larger()) out.cut_bottom(kit::touch + 4);
    return out;
}

void BoardWindow::move_by(const Vec& by) {
    if (side_ > 0) pan_ = pan_ + by * (1 / side_);
    kit::motion::jump();
}

void BoardWindow::zoom_by(float factor, const Vec& about) {
    constexpr float most = 4;
    const float before = zoom_;
    zoom_ = std::clamp(zoom_ * factor, 1.0F, most);
    const Vec from = about - window_.centre(); // stays where it is
    if (side_ > 0) pan_ = from * (before / (side_ * zoom_)) - from * (1 / side_) + pan_;
    if (zoom_ <= 1) pan_ = {};
    kit::motion::jump();
}

void BoardWindow::follow(const kit::Hit& hit) {
    if (!hit.dragged || !movable_) return;
    const Vec by = kit::drag_offset();
    move_by(by - dragged_);
    dragged_ = by;
}

void BoardWindow::show(std::span<const Rect> cells) {
    if (!movable_ || cells.empty()) return;
    const Rect room = open();
    Rect all = cells[0];
    Vec nearest{1e9F, 0};
    for (const Rect& each : cells) {
        const float x = std::min(all.x, each.x), y = std::min(all.y, each.y);
        all = {x, y, std::max(all.right(), each.right()) - x, std::max(all.bottom(), each.bottom()) - y};
        if (const Vec way = way_in(each, room); kit::length(way) < kit::length(nearest)) nearest = way;
    }
    move_by(all.w <= room.w && all.h <= room.h ? way_in(all, room) : nearest);
}

bool BoardWindow::heard(std::string_view verb) {
    constexpr float step = 1.5F;
    if (verb == "zoom-in") return zoom_by(step, window_.centre()), true;
    if (verb == "zoom-out") return zoom_by(1 / step, window_.centre()), true;
    if (verb == "zoom-fit") return zoom_by(0, window_.centre()), true;
    return false;
}

// In the free corner of the window, or where the board leaves it room.
void BoardWindow::draw_buttons(bool always) const {
    struct Button {
        const char* id;
        kit::Icon icon;
        const char* hint;
        bool enabled;
    };
    const std::array<Button, 3> buttons{{
        {"zoom-in", kit::Icon::plus, phrase("Larger"), always || larger()},
        {"zoom-out", kit::Icon::minus, phrase("Smaller"), larger()},
        {"zoom-fit", kit::Icon::fullscreen, phrase("The whole board"), larger()},
    }};
    const bool column = (window_.w - columns_ * side_ / zoom_) / 2 > kit::touch;
    float along = 2;
    for (const Button& button : buttons) {
        if (!button.enabled) continue;
        const Rect at{window_.right() - kit::touch - (column ? 2 : along),
                      window_.bottom() - kit::touch - (column ? along : 2), kit::touch, kit::touch};
        along += kit::touch + 2;
        kit::disc(at.centre(), 19, kit::fade(kit::theme().panel, 0.85F));
        kit::ring(at.centre(), 19, 1.25F, kit::fade(kit::theme().accent, 0.5F));
        if (kit::icon_button(button.id, button.icon, at, say(button.hint),
                             {.style = kit::ButtonStyle::plain}))
            perform(button.id);
    }
}

} // namespace cardfront::boards
