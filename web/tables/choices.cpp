// What is chosen from at any table: the own hand, and the chooser over it.
#include "web/platform/ears.h"
#include "web/tables/game_table.h"

#include <algorithm>
#include <optional>

namespace cardfront {

using kit::Rect;

void GameTable::draw_hand(std::span<const Held> cards, int hidden, kit::Spot first_hidden,
                          const kit::CardFace& back) {
    constexpr float gap = 10, least = 96; // a card's height, as long as it stays readable
    const int count = static_cast<int>(cards.size()) + hidden;
    if (count == 0 || places().hand.empty()) return;
    Rect area = places().hand;
    (void)area.cut_top(places().low || places().tall ? 4 : 12); // a chosen card rises
    // Side by side if they are hardly smaller for it; else of every card at least a finger's width is to be
    // seen, and they scroll where there is no room for that.
    const auto others = static_cast<float>(count - 1);
    const float apart = (area.w - gap * others) / (others + 1) * 7 / 5;
    const float over = (area.w - (kit::touch + 2) * others) * 7 / 5;
    area = area.centred(area.w,
                        std::clamp(apart > area.h * 0.8F ? apart : over, std::min(least, area.h), area.h));
    constexpr float strip = kit::touch + 2; // of a card that others cover
    const float wanted = area.h * 5 / 7 + strip * others;
    std::optional<kit::Sideways> scroll;
    if (hidden == 0 && wanted > area.w) area = scroll.emplace("hand", area, wanted).inside;
    draw_backs(first_hidden, back, area, hidden, count, gap);
    int i = hidden;
    for (const Held& card : cards) {
        const Rect at = kit::fan(area, i++, count, gap);
        kit::CardFace face = card.face;
        if (i < count) face.open = std::min((kit::fan(area, i, count, gap).x - at.x) / at.w, 1.0F);
        const std::string id = numbered("select", card.number);
        if (scroll && kit::is_sought(id)) scroll->show(at);
        kit::CardLook look;
        look.selected = card.selected;
        look.legal = card.legal;
        const std::int16_t seen_as = face.thing >= 0 ? face.thing : face.code;
        const kit::Hit hit = kit::card_item(id, card.spot, face, at, look, eyes_ == bottom_, mine_,
                                            !preview_of(seen_as).title.empty());
        if (hit) perform(id);
        if (hit.dragged && !card.selected) pick_up(card.number);
        let_go(hit);
        show_large(hit, id, seen_as, at);
    }
}

// Over nothing of its own it stays chosen.
void GameTable::let_go(const kit::Hit& hit) const {
    if (const std::string target(kit::drop_target()); hit.dropped && takes_drop(target)) perform(target);
}

// The chooser's line above what it offers.
void GameTable::draw_head(const Chooser& chooser, Rect top) {
    if (chooser.closable && kit::icon_button("close", kit::Icon::close, top.cut_right(36).centred(36, 36),
                                             say("Close"), {.style = kit::ButtonStyle::plain}))
        perform("close");
    const kit::TextStyle heading{
        .size = kit::type::lead, .face = kit::Face::title, .colour = kit::colour::brass, .shrink = true};
    kit::text(top, chooser.title, heading);
    if (chooser.legend != nullptr) {
        (void)top.cut_left(std::min(kit::measure(chooser.title, heading, top.w).x, top.w), 24);
        chooser.legend(top);
    }
}

void GameTable::draw_chooser(const Chooser& chooser, std::span<const Offer> offers) {
    const kit::OnLayer offer(kit::Layer::offer);
    constexpr float head = 44, gap = 8, edge = 12, title = 300;
    constexpr float least = 52, most = 132; // a card's width, with its gap
    const int count = static_cast<int>(offers.size());
    const Rect room = chooser.room;
    const float inside = room.w - 2 * edge;
    const int rows = inside / static_cast<float>(count) < least ? 2 : 1;
    const int columns = (count + rows - 1) / rows;
    constexpr kit::TextStyle told{.size = kit::type::small,
                                  .colour = kit::colour::paper_soft,
                                  .align = kit::Align::centre,
                                  .valign = 0,
                                  .wrap = true,
                                  .spacing = 1.1F};
    const float widest = std::min({inside / static_cast<float>(columns) - gap, most, room.h * 0.24F});
    float caption = 6, width = widest;
    const auto caption_of = [&](const Offer& one) {
        const Rect place{0, 0, width, room.h};
        return one.brief.empty() || kit::fits(place, one.caption, told) ? one.caption : one.brief;
    };
    for (int i = 0; i < 2; ++i) { // no caption runs into the next: it has as many lines as it takes
        for (const Offer& one : offers)
            if (!one.caption.empty())
                caption = std::max(caption, kit::measure(caption_of(one), told, width).y + 5);
        width = std::min(widest, ((room.h - head - edge) / static_cast<float>(rows) - caption) * 5 / 7);
    }
    const float line = width * 7 / 5 + caption;
    const float wide = std::max(static_cast<float>(columns) * (width + gap) + 2 * edge, title);
    Rect box = room.placed(std::min(wide, room.w), head + line * static_cast<float>(rows) + edge, 0.5F, 1);
    if (const Rect& seen = chooser.beside; !seen.empty())
        box.y = seen.centre().y > room.centre().y ? std::max(seen.y - box.h - gap, room.y)
                                                  : std::min(seen.bottom() + gap, room.bottom() - box.h);
    if (places().low || places().tall) box = kit::covering(box, room.inset(-4));
    kit::shadow(box, 9, 18, 0.6F);
    kit::box(box, 9, kit::mix(kit::theme().panel, kit::colour::shade, 0.2F), kit::colour::brass, 1.5F);
    (void)kit::item("offer", box); // what lies below is not pressed through it
    Rect inner = box.inset(edge, 6), top = inner.cut_top(head - 6);
    inner.y += (inner.h - line * static_cast<float>(rows) - edge + 6) / 2; // where it has grown
    draw_head(chooser, top);
    for (int i = 0; i < count; ++i) {
        const Offer& one = offers[slot(i)];
        const int row = i / columns, here = std::min(columns, count - row * columns);
        const float left = inner.centre().x - static_cast<float>(here) * (width + gap) / 2 + gap / 2;
        const Rect at{left + static_cast<float>(i % columns) * (width + gap),
                      inner.y + static_cast<float>(row) * line, width, width * 7 / 5};
        const kit::Hit hit = command_item(one.id, at, true, false, chooser.explained);
        kit::CardLook look;
        look.lifted = hit.hovered, look.legal = true;
        kit::still_card(one.face, at, look);
        if (one.mark != nullptr) one.mark({at.right() - 6, at.y + 6}, std::max(width * 0.17F, 9.0F));
        kit::text({at.x - 1, at.bottom() + 3, at.w + 2, caption - 3}, caption_of(one), told);
        if (chooser.explained) show_large(hit, one.id, one.face.thing, at);
    }
}

} // namespace cardfront
