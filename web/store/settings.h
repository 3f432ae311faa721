// What a person set once for all games. Kept as text, "key value" a line; unknown lines are skipped, so that
// older and newer pages can share one store.
#pragma once

#include "core/match/match.h"

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace cardfront {

struct Settings {
    std::uint8_t speed = 1;   // 0 slow, 1 normal, 2 fast, 3 instant
    std::uint8_t sound = 2;   // 0 off, 1 soft, 2 normal, 3 loud
    std::uint8_t scale = 0;   // 0 by the screen, 1 small, 2 large, 3 largest
    std::uint8_t colours = 0; // 1: four colours for the suits
    std::uint8_t confirm = 0; // 1: ask before what cannot be undone
    std::uint8_t hints = 1;   // 1: tell what a row would need
    std::uint8_t hold = 0;    // 1: stop also where one can only go on, so that a pause tells nothing
    std::uint8_t log = 1;     // 1: the log stands beside the table where there is room
    std::uint8_t text = 0;    // 1: the text view in place of the canvas
    std::uint8_t line = 0;    // 1: a hint for each of one's own turns, in a line
    std::uint8_t telling = 0; // 1: screen readers are told all that happens, and what an action would bring
    std::string language;     // "de"; "": as the page finds best
    std::array<std::string, most_seats> names;
    // Which list each seat of a game brought last: "ready KEY", "own ID" (web/builder/builder.h); "": none
    // was chosen.
    std::array<std::array<std::string, most_seats>, most_games> lists;

    Settings();
    std::string text_form() const;
    bool is_named() const;                            // the first person has a name of their own
    static Settings from_text(std::string_view text); // never fails: what cannot be read stays as new

    float motion_speed(bool reduced_motion) const; // 1 normal, 0 instant
    float pause_seconds() const;                   // after what another player did
    float volume() const;                          // 0 to 1
    // How much larger things are drawn than they are designed, on a canvas of so many CSS pixels: no more
    // than leaves room for the tables. `squeezed`: as small as that takes.
    float drawing_scale(float width, float height, bool squeezed) const;
};

// There is no room for the tables on so many CSS pixels, over the drawing scale: a window at 300 to 400 %
// zoom, or a very small screen. The words view is for these.
bool is_cramped(float width, float height);

// One setting with its choices, for the settings screen, the mirror and the text form.
struct SettingInfo {
    const char* key;
    const char* label;
    std::uint8_t Settings::*value;
    std::array<const char*, 4> choices; // the rest null
};
std::span<const SettingInfo> setting_infos();

} // namespace cardfront
