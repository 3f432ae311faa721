// Movement that no game writes: everything drawn under a Spot remembers where it was and eases to where it is
// now. A face-up card is known by its face, so it flies when it changes its spot.
#pragma once

#include "web/kit/geometry.h"
#include "web/kit/theme.h"

#include <cstdint>
#include <string_view>

namespace cardfront::kit {

struct CardFace; // cards.h

// The name of a place for one thing; the areas are the table's own numbers.
struct Spot {
    std::uint8_t area = 0;
    std::int8_t seat = -1, row = -1, index = -1;
    constexpr std::uint32_t key() const {
        return static_cast<std::uint32_t>(area) << 24 |
               static_cast<std::uint32_t>(static_cast<std::uint8_t>(seat)) << 16 |
               static_cast<std::uint32_t>(static_cast<std::uint8_t>(row)) << 8 |
               static_cast<std::uint8_t>(index);
    }
    bool operator==(const Spot&) const = default;
};

namespace motion {

// 1 is normal (a flight takes flight_time); 0 makes every change instant (reduced motion, screenshots).
void set_speed(float factor);
float speed();
// Everything jumps to its place in the next frame: a new match, another screen, another seat's view. The kit
// does it by itself when the window's size changes.
void jump();

inline constexpr float flight_time = 0.28F;
// The next card drawn at `to` comes flying from there, after `delay` seconds, showing `as` (a CardCode) until
// it turns in flight to what it is. Without this an unknown card just fades in.
void fly(const Rect& from, std::int16_t as, Spot to, float delay = 0);
// Chips slide; the pile at `to` (its Spot and rectangle) shows them only when they arrive.
void chips(const Rect& from, Spot to, const Rect& to_rect, int amount, float delay = 0);
// A few words that rise from a rectangle and fade: "−3".
void rise(const Rect& r, std::string_view words, Colour c, float delay = 0);
// An arrow from cause to target, drawn in, held and faded, `seconds` in all.
void arrow(const Vec& from, const Vec& to, float delay = 0, float seconds = 1.2F);
// Sparks over a rectangle: a won row, a won game.
void sparkle(const Rect& r, float delay = 0);

// --- Weight: what happens is felt. Each of these is a moment of 0.3 to 0.9 seconds; a press ends it. What is
// told of a rectangle moves all that lies there under a Spot.

inline constexpr float strike_time = 0.55F, launch_time = 0.85F, meet_time = 0.9F;
inline constexpr float blow_at = 0.5F, clash_at = 0.42F; // of a strike, and where two meet: when they hit
// What lies at r draws back, hits what lies at the target, which shakes, and comes home; of several things
// each shortly after the one before.
void strike(const Rect& r, const Rect& target, float delay = 0, float seconds = strike_time);
void shake(const Rect& r, float delay = 0);
// Chips fly off a stack and fall.
void burst(const Rect& r, int amount, float delay = 0);
// Waves of light: a shield that held, something that was won.
void ring(const Rect& r, Colour c, float delay = 0);
// It breaks into pieces of that colour. What is drawn there should be gone by then.
void shatter(const Rect& r, Colour c, float delay = 0);
void fire(const Rect& from, const Rect& to, Colour c, float delay = 0); // shots
// Two cards come from there and clash over the place `middle`, as large as it is; the first from the left.
void meet(const CardFace& one, const CardFace& other, const Rect& from, const Rect& middle, float delay = 0);
// A card is knocked off what lies at `from`, turns over and lies at `to`, and drops.
void fall(const CardFace& card, const Rect& from, const Rect& to, float delay = 0);
// Who has won, written large over a place of theirs.
void hail(const Rect& r, std::string_view words, Colour c, float delay = 0);
// By how much what lies at r is off its place now: for what is drawn under no Spot.
Vec jolt(const Rect& r);
// A person has pressed something: while a moment lasts all that moves is at its place at once. True: one did.
bool finish();
bool finished(); // in the frame after that

// How long, in seconds, until all that was told above has come to rest; 0 when nothing moves. A table shows
// the next event then.
float rest_in();

// A number that follows `target` softly, remembered under `key`: hover lifts, switches, scores. It starts
// there.
float follow(std::uint32_t key, float target, float seconds = 0.15F);
float follow(std::string_view key, float target, float seconds = 0.15F);
// Where the thing drawn at the spot is now (it may be in flight); the empty rectangle if nothing is.
Rect where(Spot spot);

} // namespace motion
} // namespace cardfront::kit
