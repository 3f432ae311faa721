// Text, sharp at any device pixel ratio: each size that is wanted is baked exactly, before the next frame.
#pragma once

#include "web/kit/geometry.h"
#include "web/kit/theme.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace cardfront::kit {

enum class Face : std::uint8_t {
    text,  // the interface: Latin-1
    title, // headings, names of hands: Latin-1
    index, // the title face, digits and capitals only: large sizes stay cheap
};

// Font files (TTF or CFF) of the two faces; they must outlive the program. `title` may be the same as `text`.
struct FontFile {
    const void* data = nullptr;
    std::size_t bytes = 0;
};
// Words in letters that the faces lack, drawn by somebody who has them: rows of RGBA, white where they take
// the text's colour. In pixels; `left` and `top` lead to where the pen begins on its baseline. No rows:
// nobody can.
struct Drawn {
    int width = 0, height = 0;
    float left = 0, top = 0, advance = 0;
    std::vector<unsigned char> rgba;
};
using DrawWords = Drawn (*)(std::string_view words, bool title, int pixels);
// Without `others` each letter that a face lacks is a question mark.
void start_fonts(FontFile text, FontFile title, DrawWords others = nullptr);

// Sizes wanted lately are missing from the atlas, or the device pixel ratio is another.
bool fonts_stale();
// Bakes what is wanted, forgets what was not wanted for long. Call between frames, then upload the atlas
// again.
void rebuild_fonts(float device_pixel_ratio);

enum class Align : std::uint8_t { left, centre, right };

struct TextStyle {
    float size = type::body; // CSS pixels, five sixths of ascender to descender
    Face face = Face::text;
    Colour colour = colour::paper;
    Align align = Align::left;
    float valign = 0.5F;  // 0 top, 0.5 middle, 1 bottom of the rectangle
    bool wrap = false;    // at spaces, into as many lines as the height holds; the last gets an ellipsis
    bool ellipsis = true; // where a line is too long; false: it runs on
    // Rather a smaller size than an ellipsis, down to 70 %, but capitals of nine pixels, and then letters up
    // to a fifth narrower; with `wrap` too.
    bool shrink = false;
    bool suits_plain = false; // suits in the text's colour, not their own
    bool on_dark = true;      // which suit colours
    float spacing = 1.3F;     // line to line, in sizes
};

inline constexpr float most_shrunk = 0.7F; // of the size
inline constexpr float most_narrow = 0.8F; // of the width

// Draws in the rectangle; "\n" breaks lines; U+2660 to U+2667 are drawn as suits. Returns what it covered.
Rect text(const Rect& where, std::string_view words, const TextStyle& style = {});
// It would draw all of the words.
bool fits(const Rect& where, std::string_view words, const TextStyle& style);
// What text() would cover with the style; width limits wrapping (0: no limit).
Vec measure(std::string_view words, const TextStyle& style = {}, float width = 0);

} // namespace cardfront::kit
