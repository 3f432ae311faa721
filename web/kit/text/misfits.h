// What of a frame's text a person cannot read: for tests, which ask it of every screen at every size.
#pragma once

#include "web/kit/geometry.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront::kit {

struct Misfit {
    enum class Why : std::uint8_t {
        cut,     // ends in an ellipsis
        outside, // reaches over the screen's edge, or over the sides of the part that scrolls
        covered, // lies under other text, or under a box that was drawn later on the same layer
        tiny,    // its capitals are lower than nine pixels, where two fingers make nothing larger
    };
    Why why = Why::cut;
    Rect at; // of the words, in CSS pixels
    std::string words;
};
// Nothing is noted before the first frame that begins after watch_text().
void watch_text();
// Of the last whole frame, in drawing order.
const std::vector<Misfit>& misfits();
// The same as text: a line each, "cut 12 30 80 15 words".
std::string misfit_lines();

// All words of that frame, those on cards and figures too: a line each.
const std::string& drawn_words();

// Until it ends, nothing is noted, and letters may become smaller than what is read in passing: what stands
// on cards and figures, which lie over each other and are looked at one by one.
class Aside {
  public:
    Aside();
    ~Aside();
    Aside(const Aside&) = delete;
    Aside& operator=(const Aside&) = delete;
};

} // namespace cardfront::kit
