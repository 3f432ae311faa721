#include "web/screens/parts.h"

#include "web/platform.h"

namespace cardfront {

using kit::Rect;

Rect content(float most_width) {
    const platform::Insets covered = platform::insets();
    Rect room = kit::screen();
    room = {room.x + covered.left, room.y + covered.top, room.w - covered.left - covered.right,
            room.h - covered.top - covered.bottom};
    const float margin = room.w < 600 ? 12 : 24;
    const float width = std::min(room.w - 2 * margin, most_width);
    return {room.x + (room.w - width) / 2, room.y, width, room.h};
}

Rect draw_head(Rect room, const std::string& title) {
    Rect bar = room.cut_top(room.h < 480 ? 52 : 68, kit::unit);
    if (kit::icon_button("back", kit::Icon::back,
                         bar.cut_left(kit::touch, kit::unit).centred(kit::touch, kit::touch), say("Back")))
        perform("back");
    kit::text(bar, title, {.size = kit::type::title, .face = kit::Face::title});
    return room;
}

void press(const Control& control, Rect r, kit::ButtonLook look) {
    look.enabled = control.enabled;
    look.on = control.on;
    if (control.main) look.style = kit::ButtonStyle::primary;
    if (kit::button(control.id, control.label, r, look)) perform(control.id);
}

float draw_choices(const Group& group, Rect r, bool measure_only) {
    constexpr float height = kit::touch;
    float x = r.x;
    float y = r.y;
    for (const Control& control : group.controls) {
        const float width = std::min(kit::button_width(control.label), r.w);
        if (x > r.x && x + width > r.right()) {
            x = r.x;
            y += height + kit::unit;
        }
        if (!measure_only) press(control, {x, y, width, height});
        x += width + kit::unit;
    }
    return y + height - r.y;
}

} // namespace cardfront
