// What the factions and the cards of Poker Assault look like.
#pragma once

#include "core/poker_assault/cards.h"
#include "web/kit/kit.h"

#include <string>

namespace cardfront::poker_assault {

struct FactionLook {
    std::uint8_t emblem = 0, back = 0; // see kit::CardFace
    kit::Colour hue = 0;               // of bands and grounds; white text can be read on it
};
const FactionLook& look_of(int faction);
// As Event::card: a poker card of a faction, a Power Card, or face_down. Its words stay as long as the
// program.
kit::CardFace face_of(std::int16_t card);
kit::CardFace face_of(const Attacker& card);
kit::CardFace back_of(int faction); // -1: of no faction
// The faction whose cards a player leads, -1: of several.
int faction_of(const State& state, Seat seat);
// An emblem alone.
void draw_emblem(int faction, const kit::Rect& r, kit::Colour c);
// The sign of Power Cards, and that of a card that is defended without a card.
void draw_star(const kit::Rect& r, kit::Colour c);
void draw_shield(const kit::Rect& r, kit::Colour c);

// What is said of a card that is shown large.
struct CardWords {
    std::string_view name, text, faction;
};
CardWords words_on(std::int16_t card);

} // namespace cardfront::poker_assault
