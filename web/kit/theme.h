// One palette, one type scale, one spacing unit. A lamp-lit table: felt in the game's hue, ivory cards, brass
// for the one thing that is active now. Text colours reach 4.5 : 1 on the surface they are named for.
#pragma once

#include <cstdint>

namespace cardfront::kit {

// ImGui's own order: 0xAABBGGRR.
using Colour = std::uint32_t;
constexpr Colour rgb(std::uint32_t hex) {
    return 0xff000000U | (hex & 0xff) << 16 | (hex & 0xff00) | (hex >> 16 & 0xff);
}
// The same colour, `share` (0 to 1) as opaque as it was.
[[gnu::noinline]] constexpr Colour fade(Colour c, float share) {
    return (c & 0xffffffU) | (c >> 24) * static_cast<Colour>(share * 256) >> 8 << 24;
}
Colour mix(Colour a, Colour b, float t);

namespace colour {
inline constexpr Colour ivory = rgb(0xf7f1e3);      // card faces
inline constexpr Colour ivory_edge = rgb(0xcfc3a6); // their hairline
inline constexpr Colour ink = rgb(0x1d2430);        // text on ivory and on brass
inline constexpr Colour paper = rgb(0xf3ecd9);      // text on felt and on panels
inline constexpr Colour paper_soft = rgb(0xc9cbbd); // lesser text there
inline constexpr Colour brass = rgb(0xe9b949);      // the one active thing
inline constexpr Colour brass_dark = rgb(0x9a6a16);
inline constexpr Colour red = rgb(0xb3202c);    // hearts and diamonds on ivory
inline constexpr Colour black = rgb(0x20242c);  // spades and clubs on ivory
inline constexpr Colour blue = rgb(0x1c56a8);   // diamonds of the four-colour deck
inline constexpr Colour green = rgb(0x1c6e35);  // clubs of the four-colour deck
inline constexpr Colour danger = rgb(0xf2877c); // a warning, as text on panels
inline constexpr Colour good = rgb(0x8fd694);   // a gain, as text on panels
inline constexpr Colour shield = rgb(0x8fc7ff); // what held
inline constexpr Colour shade = rgb(0x05080a);  // shadows and veils
} // namespace colour

// What differs between games: the cloth and what is laid on it.
struct Theme {
    Colour felt = rgb(0x134a36);      // under the lamp
    Colour felt_edge = rgb(0x04150f); // at the rim of the light
    Colour panel = rgb(0x0b2119);     // boxes of text; drawn a little transparent
    Colour accent = rgb(0x79b58c);    // the game's own hue, for lines and emblems
    bool operator==(const Theme&) const = default;
};

const Theme& home_theme();

// What widgets use; felt() sets it too.
void set_theme(const Theme& theme);
const Theme& theme();

void set_four_colours(bool on);
bool four_colours();
// 0 clubs, 1 diamonds, 2 hearts, 3 spades. On ivory, or the lighter ones for text on felt and panels.
Colour suit_colour(int suit, bool on_dark = false);

namespace type {
inline constexpr float small = 13, body = 15, lead = 18, title = 24, display = 38;
inline constexpr float least_number = 14.8F; // in Face::title: figures of 9 px
} // namespace type

inline constexpr float unit = 8;   // every gap is a multiple
inline constexpr float touch = 44; // the least width and height of a thing to press

} // namespace cardfront::kit
