// What the tables with a board share: the window through which it is seen, and the numbers of what stands on
// it. In a namespace of its own, which comes with the games' part of the page (tools/cmake/page.cmake).
#pragma once

#include "web/kit/kit.h"

#include <span>
#include <string>
#include <string_view>

namespace cardfront::boards {

// Some numbers side by side, as high as the box is, but none below what can be read, where that is too low.
struct Tinted {
    std::string words;
    kit::Colour colour;
};
void draw_number_row(const kit::Rect& r, std::span<const Tinted> numbers);
// How high a box for them is at least, and how wide one for so many.
inline constexpr float least_number_row = kit::type::least_number * 0.94F;
float least_row_width(std::span<const Tinted> numbers);

// A board in a window that may be too small for it: made larger and moved by the wheel, two fingers, a drag
// and buttons, and by itself to where something is to be done.
class BoardWindow {
  public:
    // A frame begins: so many cells are seen through that window, of `least` CSS pixels or more.
    void lay(const kit::Rect& window, float columns, float rows, float least);
    float side() const { return side_; }        // of a cell
    kit::Vec middle() const { return middle_; } // of the board
    bool larger() const { return zoom_ > 1; }   // than it fits
    bool movable() const { return movable_; }   // something of it is out of sight
    // After a cell's item: what is no place to drag something from moves the board.
    void follow(const kit::Hit& hit);
    // What was chosen goes to these cells: as many as can be come into sight, one at least.
    void show(std::span<const kit::Rect> cells);
    // Its buttons, the first of them `always`; and whether a command was one of theirs.
    void draw_buttons(bool always) const;
    bool heard(std::string_view verb);

  private:
    void zoom_by(float factor, const kit::Vec& about);
    void move_by(const kit::Vec& by); // CSS pixels
    kit::Rect open() const; // of the window, above the buttons while a larger board may lie under them

    kit::Rect window_;
    float side_ = 0, zoom_ = 1, columns_ = 1;
    bool movable_ = false;
    kit::Vec middle_;
    kit::Vec pan_;     // in cells, as the board's middle is moved from the window's
    kit::Vec dragged_; // how much of a drag is done
};

} // namespace cardfront::boards
