#include "web/tables/pack.h"

#include "core/words.h"
#include "web/kit/kit.h"
#include "web/platform/ears.h"

namespace cardfront {

void draw_pack_eye(int number, const kit::Rect& r) {
    const std::string id = "cards " + std::to_string(number);
    if (kit::icon_button(id, kit::Icon::eye, r, say("Look at the cards"), {.style = kit::ButtonStyle::plain}))
        perform(id);
}

} // namespace cardfront
