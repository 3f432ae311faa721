// One frame: the window under everything, the layers, and the things a pointer can press, known by name.
#pragma once

#include "web/kit/geometry.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront::kit {

// Between ImGui::NewFrame and ImGui::Render. end_frame draws what lies over all: things in flight, speech
// bubbles, the toast, the focus ring.
void begin_frame();
void end_frame();

Rect screen();            // all of it
float device_pixel();     // one device pixel in CSS pixels
float snap(float length); // to whole device pixels
double clock();           // seconds, of frames drawn; steps are clamped, so a pause does not count
float step();             // seconds since the last frame, at most 1 / 20
// Something still moves, fades or waits for a long press: draw another frame soon.
bool moving();
// For things that draw their own animation: ask for another frame.
void keep_moving();

// Drawing order. Cards in flight choose `air` by themselves; what is chosen from lies on `offer`, below
// sheets, questions and tips.
enum class Layer : std::uint8_t { table, air, offer, over };
Layer layer();
void set_layer(Layer layer);
// Until this object ends, drawing goes to that layer; items made there lie over all of the layers below, and
// over those before them on their own.
class OnLayer {
  public:
    explicit OnLayer(Layer wanted) : before(layer()) { set_layer(wanted); }
    ~OnLayer() { set_layer(before); }
    OnLayer(const OnLayer&) = delete;
    OnLayer& operator=(const OnLayer&) = delete;

  private:
    Layer before;
};

// What the pointer does with one item, this frame. A later item lies over an earlier one.
struct Hit {
    bool hovered = false; // a pointer is over it (never from touch without contact)
    bool held = false;    // pressed on it and still down
    bool clicked = false; // pressed and released on it, however slowly, or press()
    bool refused = false; // the same on an item that is not enabled: say why
    // Once: a finger for half a second without moving, where the item peeks, or the other mouse button. No
    // click follows.
    bool long_pressed = false;
    bool peeking = false;      // a long press that is still down: show the big preview
    bool dragged = false;      // draggable, held and moved; drag_offset() says how far
    bool dropped = false;      // a drag ended this frame: see drop_target()
    bool drop_hovered = false; // another item is being dragged over this one
    float hover_time = 0;      // seconds
    explicit operator bool() const { return clicked; }
};
// `id` is a command ("play 12 0 0"), unique in the frame. An item that `peeks` shows something while a finger
// stays on it. A press beside all items is the nearest one's: 22 CSS pixels from its middle at least, and at
// the sides as far from its edge as it `reaches`; what lies on a larger item takes the former from that, too.
Hit item(std::string_view id, const Rect& r, bool enabled = true, bool draggable = false, bool peeks = false,
         float reaches = 0);

// That box, to lie over what is on lower layers, and over all of a thing of which it would leave only a strip
// too narrow to be pressed, as far as `room` goes.
Rect covering(Rect box, const Rect& room);
// A box of its own: a press there is for nothing beside it.
void ground(const Rect& r);
// What is pressed or dragged is put back, and nothing is clicked: the page has lost the pointer.
void let_go();
Vec pointer(); // where the mouse or finger is; far outside when there is none
bool pointer_is_touch();
// By which factor the wheel, or two fingers, want what is drawn in r larger this frame; 1: not at all. Who
// asks takes two fingers there from the page, whose zoom they are elsewhere.
float zoom_wish(const Rect& r);
Rect zooms();                   // where that was asked in the last whole frame; empty: nowhere
void pans(const Rect& r);       // a pull to the side moves all that is there, not one thing of it
void pinch(float wider);        // two fingers are so many times as far apart as before
Vec drag_offset();              // from where the drag began
Rect dragged(const Rect& r);    // there what lay in r is drawn meanwhile: above a finger, not under it
std::string_view dragging();    // the item being dragged, or ""
std::string_view drop_target(); // the item under the drag (not itself), or ""

// Every item of the last whole frame, in drawing order, as seen (cut by scroll areas). Grounds have no id.
struct ItemRecord {
    std::string id;
    Rect rect;
    bool enabled = true;
    Rect room; // that it is cut by
    Vec reach; // from its edges, where no other is nearer
    Layer layer = Layer::table;
};
const std::vector<ItemRecord>& items(); // of the last frame, the lowest first
// How wide and how high the place is in which a press is that item's, or one that is `enough` both ways; for
// tests.
Vec hit_size(const ItemRecord& one, float enough = 1e6F);
std::optional<Rect> rect_of(std::string_view id);
// Was asked of rect_of() in vain: what scrolls, and has it, moves it into sight.
bool is_sought(std::string_view id);
// The keyboard's place: a ring is drawn round that item. "" for none.
void set_focus(std::string_view id);
std::string_view focus();
// As if the item were clicked in the next frame: for keys and for the mirror.
void press(std::string_view id);

// Drawing is cut to r until it ends; so are items.
class Clipped {
  public:
    explicit Clipped(const Rect& r);
    ~Clipped();
    Clipped(const Clipped&) = delete;
    Clipped& operator=(const Clipped&) = delete;
};

} // namespace cardfront::kit
