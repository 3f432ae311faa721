// Playing cards, drawn from paths: faces, courts, jokers, backs and empty slots, at any size.
#pragma once

#include "web/kit/frame.h"
#include "web/kit/geometry.h"
#include "web/kit/motion.h"
#include "web/kit/theme.h"

#include <cstdint>
#include <string_view>

namespace cardfront::kit {

// rank * 4 + suit; rank 0 is the two, 12 the ace; suit 0 clubs, 1 diamonds, 2 hearts, 3 spades.
using CardCode = std::int16_t;
inline constexpr CardCode first_joker = 52, second_joker = 53, special_card = 54, empty_slot = -1,
                          face_down = -2;

struct CardFace {
    CardCode code = face_down;
    std::uint8_t back = 0; // hue of the back: 0 the game's, 1 blue, 2 red, 3 yellow, 4 green
    // A watermark in the middle: 0 none, 1 claws, 2 rocket, 3 mist, 4 shield, 5 star, 6 bat, 7 saucer.
    std::uint8_t emblem = 0;
    std::int16_t thing = -1;     // where equal faces are different cards: which one it is; -1: the face tells
    Colour band_colour = 0;      // of the band, and the ground of a special_card
    std::string_view band = {};  // a strip across the foot with an ability's name
    std::string_view title = {}; // special_card: its name and what it says
    std::string_view words = {};
    float open = 1; // share of its width, from the left, that no other card covers
    // special_card: a game's own, which draws all that is within its edge.
    void (*painter)(const CardFace& face, const Rect& r) = nullptr;
    constexpr CardFace() = default;
    constexpr CardFace(CardCode c) : code(c) {} // NOLINT(google-explicit-constructor): a code is a face
    // What motion knows it by; motion::fly's `as`.
    constexpr std::int16_t identity() const {
        return static_cast<std::int16_t>(code < 0 || thing < 0 ? code : first_thing + thing);
    }
    static constexpr std::int16_t first_thing = 1000;
    // What of a part of the card that lies in `card` no other covers: its name and numbers stand there.
    Rect in_sight(Rect part, const Rect& card) const {
        if (open < 1) part.w = std::min(part.w, card.x + card.w * open - part.x - 1);
        return part;
    }
};

struct CardLook {
    bool lifted = false;         // under the pointer: raised, a longer shadow
    bool selected = false;       // chosen: raised, with a brass edge
    bool legal = false;          // may be played or aimed at now: glows
    bool winning = false;        // one of the five that count: bright edge
    bool dimmed = false;         // out of the question now
    float angle = 0;             // 90 lies across, for the player opposite in a grid
    std::string_view badge = {}; // a word on the card's head, such as "Modified"
};

// Draws a card where it belongs; Motion moves it there from where it was. An angle of 90 turns it in its
// place: `r` is always the upright 5 : 7 box.
void card(Spot spot, const CardFace& face, const Rect& r, const CardLook& look = {});
// The same with nothing remembered: pictures, previews, what a pointer drags.
void still_card(const CardFace& face, const Rect& r, const CardLook& look = {});
// A card to press: item() and card() in one, lifted while hovered, following a drag.
Hit card_item(std::string_view id, Spot spot, const CardFace& face, const Rect& r, CardLook look = {},
              bool enabled = true, bool draggable = false, bool peeks = false);
// A pile of face-down cards, its height showing `count` (0: an empty slot), the count beneath when asked.
void deck(Spot spot, const Rect& r, int count, std::uint8_t back = 0, bool show_count = true);

// A card that will not lie anywhere flies from there to there, after `delay` seconds that it waits at `from`
// if `seen` there, and stays `hold` seconds before it fades: at both ends as large as it fits. Its words must
// outlive that.
void toss(const CardFace& face, const Rect& from, const Rect& to, float delay = 0, float hold = 0,
          bool seen = false);

// A player's face in a frame, one of a few by `who` (from 0), in clothes of that colour.
void portrait(const Rect& r, int who, Colour clothes, bool lit = false);
// A suit as a path: 0 clubs, 1 diamonds, 2 hearts, 3 spades, centred in r.
void suit(int which, const Rect& r, Colour c);

} // namespace cardfront::kit
