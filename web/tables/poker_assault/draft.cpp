// The choice of factions, or in Cross-Faction of a suit of each.
#include "web/tables/poker_assault/table.h"

#include <algorithm>

namespace cardfront::poker_assault {

using kit::Rect;

namespace {

Seat owner_of(const State& state, int pick) {
    for (const Seat seat : SeatRange(state.players))
        if ((state.picks[slot(seat)] >> static_cast<unsigned>(pick) & 1U) != 0) return seat;
    return nobody;
}

// Who has it, and in Street Fight whether it fights first.
std::string owner_words(const State& state, int faction, const std::string& owner) {
    const int reserve = state.side[slot(owner_of(state, faction))].reserve;
    const Named player{"player", owner};
    return reserve == 0             ? owner
           : reserve == faction + 1 ? say("{player}: second", {player})
                                    : say("{player}: first", {player});
}

kit::Colour pale(int faction) {
    return kit::mix(look_of(faction).hue, kit::colour::ivory, 0.7F);
}

Pack::Card packed(std::int16_t card) {
    return {.card = card, .name = card_name(card), .text = card_text(card)};
}

constexpr float eye = kit::touch; // a side of what opens a faction's cards

} // namespace

std::vector<std::string> PokerAssaultTable::packs() const {
    std::vector<std::string> out;
    out.reserve(factions);
    for (int faction = 0; faction < factions; ++faction) out.push_back(faction_name(faction));
    return out;
}

// What it does not name does nothing of its own.
Pack PokerAssaultTable::pack(int faction) const {
    Pack out{faction_name(faction), faction_line(faction), {}};
    for (int suit = 0; suit < suits; ++suit) {
        Pack::Part part;
        for (int rank = ranks - 1; rank >= 0; --rank)
            if (const DeckCard card = deck_card(faction, make_card(rank, suit)); ability_of(card) != nullptr)
                part.cards.push_back(packed(card));
        part.label = say("{suit}: 13 cards, with an ability: {count}",
                         {{"suit", suit_name(suit)}, {"count", std::to_string(part.cards.size())}});
        out.parts.push_back(std::move(part));
    }
    Pack::Part power_cards{say("Power Cards: {count}", {counted("count", powers_of_faction)}), {}};
    for (int number = 0; number < powers_of_faction; ++number)
        power_cards.cards.push_back(
            packed(card_of_power(static_cast<Power>(faction * powers_of_faction + number))));
    out.parts.push_back(std::move(power_cards));
    return out;
}

void PokerAssaultTable::draw_draft() {
    Rect room = scene().area;
    if (!at_.log.empty()) room.w = at_.log.x - room.x - kit::unit;
    draw_status(scene(), room.cut_bottom(at_.tall ? 72.0F : 52.0F, kit::unit));
    if (state_.variant_of_game() == Variant::cross_faction)
        draw_grid(room);
    else
        draw_factions(room);
}

void PokerAssaultTable::draw_factions(Rect room) const {
    for (int faction = 0; faction < factions; ++faction) {
        const Rect tile = at_.tall
                              ? room.row(faction, factions, kit::unit)
                              : room.column(faction, factions, 1.5F * kit::unit)
                                    .centred(room.column(0, factions, 12).w, std::min(room.h, room.w * 0.4F));
        const FactionLook& look = look_of(faction);
        const Seat owner = owner_of(state_, faction);
        const std::string id = command_of(pick, faction);
        const bool free = mine_ && !state_.refusal(make_action(pick, faction));
        const kit::Hit hit = command_item(id, tile, mine_);
        const float lit = kit::motion::follow(id, hit.hovered && free ? 1 : 0);
        kit::shadow(tile, 12, 16 + 8 * lit, 0.6F, {0, 4});
        kit::box(tile, 12, kit::mix(look.hue, kit::colour::shade, 0.35F - 0.2F * lit));
        const bool across = tile.w > tile.h * 1.3F;
        Rect inner = tile.inset(12, 10);
        if (across) inner.w -= eye;
        Rect art = across ? inner.cut_left(inner.h * 0.95F, 16) : inner.cut_top(inner.h * 0.56F, 6);
        const float size = std::min(art.w, art.h);
        kit::disc(art.centre(), size * 0.5F, kit::mix(look.hue, kit::colour::shade, 0.1F));
        kit::ring(art.centre(), size * 0.5F, 2, kit::fade(pale(faction), 0.6F));
        draw_emblem(faction, art.centred(size * 0.68F, size * 0.68F).scaled(1 + 0.06F * lit), pale(faction));
        const kit::Align align = across ? kit::Align::left : kit::Align::centre;
        const float line = std::clamp(inner.h * 0.3F, 24.0F, 36.0F);
        if (across) inner = inner.centred(inner.w, std::min(inner.h, line * 3.4F));
        const bool narrow = inner.w < 100; // its name is all that there is room for
        kit::text(narrow ? inner : inner.cut_top(line), faction_name(faction),
                  {.size = std::min(line * 0.76F, 26.0F),
                   .face = kit::Face::title,
                   .align = align,
                   .wrap = narrow,
                   .shrink = true,
                   .spacing = 1.1F});
        if (owner != nobody)
            kit::text(inner.cut_bottom(line), owner_words(state_, faction, name(owner)),
                      {.size = kit::type::lead,
                       .face = kit::Face::title,
                       .colour = kit::colour::brass,
                       .align = align,
                       .shrink = true});
        if (!narrow)
            kit::text(inner, faction_line(faction),
                      {.size = kit::type::body,
                       .align = align,
                       .valign = 0,
                       .wrap = true,
                       .shrink = true,
                       .spacing = 1.2F});
        kit::box(tile, 12, owner == nobody || free ? 0 : kit::fade(kit::colour::shade, 0.35F),
                 free ? kit::mix(kit::fade(kit::colour::brass, 0.7F), kit::colour::brass, lit)
                      : kit::fade(pale(faction), 0.3F),
                 1.5F + lit);
        draw_pack_eye(faction, {tile.right() - eye - 2, tile.y + 2, eye, eye});
    }
}

void PokerAssaultTable::draw_grid(Rect room) const {
    room = room.centred(std::min(room.w, 860.0F), std::min(room.h, 620.0F));
    for (int faction = 0; faction < factions; ++faction) {
        Rect row = room.row(faction, factions, kit::unit);
        const FactionLook& look = look_of(faction);
        kit::box(row, 10, kit::mix(look.hue, kit::colour::shade, 0.5F));
        Rect head = row.cut_left(row.w * 0.24F, 4).inset(8, 6);
        Rect art = head.cut_top(head.h * 0.58F, 2);
        draw_pack_eye(faction, art.cut_right(eye).centred(eye, eye));
        draw_emblem(faction, art, pale(faction));
        kit::text(head, faction_name(faction),
                  {.size = kit::type::body,
                   .face = kit::Face::title,
                   .align = kit::Align::centre,
                   .wrap = true,
                   .shrink = true,
                   .spacing = 1.1F});
        for (int suit = 0; suit < suits; ++suit) {
            const int pick_number = faction * suits + suit;
            const Rect cell = row.inset(4).column(suit, suits, 6);
            const Seat owner = owner_of(state_, pick_number);
            const std::string id = command_of(pick, pick_number);
            const bool legal = mine_ && !state_.refusal(make_action(pick, pick_number));
            const kit::Hit hit = command_item(id, cell, mine_);
            const float lit = kit::motion::follow(id, hit.hovered && legal ? 1 : 0);
            kit::box(cell, 8,
                     owner == nobody ? kit::mix(kit::colour::ivory, look.hue, legal ? 0 : 0.35F)
                                     : kit::mix(look.hue, kit::colour::shade, 0.3F),
                     legal ? kit::colour::brass : 0, 2 + lit);
            Rect inner = cell.inset(4);
            if (owner != nobody)
                kit::text(inner.cut_bottom(20), name(owner),
                          {.size = kit::type::small,
                           .colour = kit::colour::brass,
                           .align = kit::Align::centre,
                           .shrink = true});
            const float side = std::min(inner.w, inner.h) * (0.6F + 0.06F * lit);
            kit::suit(suit, inner.centred(side, side),
                      owner == nobody ? kit::suit_colour(suit) : kit::fade(pale(faction), 0.6F));
        }
    }
}

} // namespace cardfront::poker_assault
