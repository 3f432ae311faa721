// Where the words go: standard output, as wide as the terminal, in colour only where colour is wanted. Texts
// may come from outside: what could steer the terminal is taken out.
#pragma once

#include "core/words.h"

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront::terminal {

enum class Style : unsigned char { plain, heading, quiet, number, warning };

class Screen {
  public:
    // Colours need a terminal and no NO_COLOR in the environment. The width is the terminal's, else COLUMNS,
    // else 80.
    Screen();

    int width() const { return width_; }
    void blank() const;
    // One paragraph, wrapped; further lines are indented by `indent` too.
    void line(std::string_view text, int indent = 0, Style style = Style::plain) const;
    // Wrapped beside a heading in a column `left` wide: several lines under each other.
    void beside(std::string_view heading, const std::vector<std::string>& lines, int left,
                Style heading_style = Style::heading) const;
    void sections(const std::vector<Section>& sections) const;
    void prompt(std::string_view text) const; // without a line's end, and shown at once
    // Takes all that was shown from sight, also from what one could scroll back to. Elsewhere than on a
    // terminal it is a line that says so.
    void clear() const;
    std::string styled(std::string_view text, Style style) const;

  private:
    void put(std::string_view text) const;

    std::FILE* out_ = stdout;
    bool terminal_;
    bool colours_;
    int width_;
};

// At most `width` columns a line, broken at blanks; a longer word stands alone. At least one line.
std::vector<std::string> wrap(std::string_view text, int width);
std::string padded(std::string_view text, int width);

} // namespace cardfront::terminal
