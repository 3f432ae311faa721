// Buttons, choices, panels and messages in the table's own look. An id is a command, see frame.h.
#pragma once

#include "web/kit/frame.h"
#include "web/kit/geometry.h"
#include "web/kit/text/fonts.h"
#include "web/kit/theme.h"

#include <cstdint>
#include <string_view>

namespace cardfront::kit {

enum class Icon : std::uint8_t {
    none,
    back,
    menu,
    settings,
    rules,
    log,
    undo,
    sound_on,
    sound_off,
    hint,
    fullscreen,
    close,
    plus,
    minus,
    play,
    pause,
    save,
    trash,
    share,
    check,
    eye,
    person,
    computer,
    trophy,
    next,
    pencil,
    first,
    leap_back,
    leap_on,
    last,
    flag,
};
void icon(Icon which, const Rect& r, Colour c);

enum class ButtonStyle : std::uint8_t {
    primary, // brass: the one thing to do now
    quiet,   // the others
    danger,  // destroys something
    plain,   // words or an icon without a box
};
struct ButtonLook {
    ButtonStyle style = ButtonStyle::quiet;
    Icon icon = Icon::none; // before the words, or alone if there are none
    bool enabled = true;
    bool on = false; // pressed in: the chosen one of several
    float size = type::body;
};
Hit button(std::string_view id, std::string_view label, const Rect& r, const ButtonLook& look = {});
// How wide a button with these words wants to be.
float button_width(std::string_view label, const ButtonLook& look = {});
// One whose words go on in the next line where they are too wide, and how high it wants to be.
Hit sentence_button(std::string_view id, std::string_view label, const Rect& r, const ButtonLook& look);
float sentence_button_height(std::string_view label, float width, const ButtonLook& look);
// An icon alone; `hint` is said in a bubble while hovered.
Hit icon_button(std::string_view id, Icon which, const Rect& r, std::string_view hint,
                const ButtonLook& look = {});

// Where several segments lie side by side, `gap` apart and from its edge; and one of them, the chosen one in
// brass.
inline constexpr float segment_gap = 3;
void tray(const Rect& r);
Hit segment(std::string_view id, std::string_view label, const Rect& r, bool on, float size = type::body);
// What a person wrote, to be pressed for writing it anew.
Hit written(std::string_view id, std::string_view words, const Rect& r);
// On or off, with its words at the left; true when clicked.
bool toggle(std::string_view id, std::string_view label, bool on, const Rect& r, bool enabled = true);

// A box for words. Returns the room inside. With a title, its line is cut off already.
Rect panel(const Rect& r, std::string_view title = {});
// The box of a name plate, lit in brass while it is that player's turn.
void plate_box(const Rect& r, std::string_view name, bool active);
// With the name and a lesser line in it; `kept_free` at the right, where it is not narrow.
void plate(const Rect& r, std::string_view name, std::string_view lesser, bool active,
           Icon which = Icon::none, float kept_free = 0);
// A small filled word ("Bet", "All 5 in suit").
Rect tag(const Vec& at, std::string_view words, Colour fill, Colour ink, float size = type::small,
         float ax = 0);
// A bubble that points to `to`, kept on the screen, over everything; one in a frame, the last counts.
void bubble(const Rect& to, std::string_view words);
// A message at the head of toast_room() for some seconds; a refusal gives its rule's id, such as "HH-4". A
// later one replaces it. The item "toast" (opens the rule; clicked or "") is there while it is.
void toast(std::string_view rule, std::string_view words, float seconds = 5);
// Where messages of this frame lie: below what is pressed at the screen's head. Without it all of the screen.
void toast_room(const Rect& r);
// The rule whose toast was clicked this frame, or "".
std::string_view toast_clicked();

// Darkens all below and takes its clicks; draw on Layer::over. True when clicked beside what is drawn after
// it.
bool veil(std::string_view id, float strength = 0.6F);

inline constexpr float scroll_bar = 10; // what it takes of the width, where one is needed
// A part of the screen that scrolls by wheel, touch drag and bar. Draw into `inside`, offset already applied.
class Scroll {
  public:
    // `height` is that of all its content; known from the last frame is good enough.
    Scroll(std::string_view id, const Rect& area, float height);
    ~Scroll();
    Scroll(const Scroll&) = delete;
    Scroll& operator=(const Scroll&) = delete;
    Rect inside;                       // as wide as the view less the bar, `height` high
    bool visible(const Rect& r) const; // worth drawing
  private:
    Rect view;
    std::uint32_t key;
};
// The same from side to side, drawn beyond its upper and lower edge too: a hand of cards.
class Sideways {
  public:
    Sideways(std::string_view id, const Rect& area, float width);
    ~Sideways();
    Sideways(const Sideways&) = delete;
    Sideways& operator=(const Sideways&) = delete;
    void show(const Rect& r) const; // moves there soon, if it is out of sight
    Rect inside;                    // as high as the area, `width` wide
  private:
    Rect view;
    std::uint32_t key;
};
void scroll_to(std::string_view id, float offset); // CSS pixels from the start; large: the end
// Words that wrap: a little smaller where that is enough for them, else they scroll. Other words begin at
// their head.
void scrolled_text(std::string_view id, const Rect& r, std::string_view words, const TextStyle& style);

} // namespace cardfront::kit
