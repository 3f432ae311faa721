// Inside the kit only: what its files share and screens do not see.
#pragma once

#include "web/kit/frame.h"
#include "web/kit/geometry.h"
#include "web/kit/motion.h"
#include "web/kit/text/fonts.h"
#include "web/kit/text/misfits.h"
#include "web/kit/theme.h"

#define IMGUI_DEFINE_MATH_OPERATORS
#include <imgui.h>

#include <string_view>

namespace cardfront::kit {

// The draw list of the present layer.
ImDrawList& list();
inline ImVec2 im(const Vec& v) {
    return {v.x, v.y};
}

// Everything drawn since `first` (from mark_vertices) is scaled and turned about `centre`, moved, and faded.
int mark_vertices();
struct Turn {
    Vec centre;
    float angle = 0; // degrees, clockwise
    float sx = 1, sy = 1;
    Vec by{};
    float opacity = 1;
};
void turn_vertices(int first, const Turn& turn);

std::uint32_t hash(std::string_view words);
// A style made out of line, and a number's digits: used often, so they are worth their bytes.
TextStyle styled(float size, Face face, Colour c, Align align = Align::left);
struct Digits {
    char text[12];
    int count;
    explicit Digits(int value);
    std::string_view words() const { return {text, static_cast<std::size_t>(count)}; }
};
// The triangles between `rings` + 1 rings of `around` vertices each, the first of them at `base`.
void weave_rings(unsigned base, unsigned rings, unsigned around);

// A rounded box of one colour whose edge fades over `reach`, half of it inwards.
void soft_box(const Rect& r, float radius, float reach, Colour c);

// A place in the font texture filled with grey noise, for the cloth; size in texels, and its corner.
struct Noise {
    float u = 0, v = 0, u_size = 0, v_size = 0;
    int texels = 0;
};
const Noise& noise();

// Whether this pair of face and size may be asked of the atlas; off while a thing is in flight and its size
// changes.
class KeepSizes {
  public:
    explicit KeepSizes(bool keep);
    ~KeepSizes();
    KeepSizes(const KeepSizes&) = delete;
    KeepSizes& operator=(const KeepSizes&) = delete;

  private:
    bool before;
};

namespace motion {
// Where and how a card is drawn this frame.
struct Pose {
    Rect at;
    float angle = 0;
    std::int16_t code = 0; // what shows now; another than asked while it turns over
    float width = 1;       // 1 flat, 0 seen edge on while it turns
    float height = 0;      // 0 on the table, 1 high in flight
    float opacity = 1;
    bool flying = false;
};
Pose pose(Spot spot, std::int16_t code, const Rect& at, float angle);
// The thing is held by a pointer there; it moves on from there.
void hold(Spot spot, std::int16_t code, const Rect& at);
int chips_on_the_way(Spot spot);
void begin();
void end(); // draws chips in flight, arrows and sparks
void draw_in_flight();
bool busy();
void rest_until(double when); // clock(): nothing rests before
// weight.cpp
void draw_moments();
void drop_moments(bool all); // or those that are over
bool has_moments();
} // namespace motion

// What misfits.h tells is noted while a frame is drawn: text where its letters are, and boxes that hide what
// is under them.
inline constexpr float least_capital = 9; // of what is read in passing
bool is_aside();
void begin_watch();
void end_watch();
void note_text(const Rect& letters, std::string_view words, float capital, bool cut);
void note_box(const Rect& r, Colour fill);
// How much what breathes to be noticed still does: 1, and 0 some seconds after the person, or anything on the
// table, has moved.
float breath();

void end_widgets(); // bubbles and toasts
void end_tosses();
void drop_tosses();
float ease_out(float t);

} // namespace cardfront::kit
