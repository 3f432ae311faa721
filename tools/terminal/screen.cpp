#include "tools/terminal/screen.h"

#include "core/text/text.h"
#include "tools/terminal/utf8.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <sys/ioctl.h>
#include <unistd.h>

namespace cardfront::terminal {

namespace {

std::string_view environment(const char* name) {
    const char* const value = std::getenv(name); // NOLINT(concurrency-mt-unsafe)
    return value == nullptr ? std::string_view{} : value;
}

int measured_width(bool terminal) {
    winsize size{};
    if (terminal && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
    return static_cast<int>(parse_number(environment("COLUMNS"), 1000).value_or(80));
}

// Split at blanks, but a short remark in brackets stays together.
std::vector<std::string_view> words_of_line(std::string_view text, int width) {
    std::vector<std::string_view> words = split(text, ' ');
    for (std::size_t from = 0; from < words.size(); ++from) {
        if (words[from].substr(0, 1) != "(") continue;
        std::size_t to = from;
        while (to < words.size() && words[to].find(')') == std::string_view::npos) ++to;
        if (to == words.size()) break;
        const char* const begin = words[from].data();
        const std::string_view whole(begin,
                                     static_cast<std::size_t>(words[to].data() + words[to].size() - begin));
        if (columns(whole) > width / 2) continue;
        words[from] = whole;
        words.erase(words.begin() + static_cast<std::ptrdiff_t>(from) + 1,
                    words.begin() + static_cast<std::ptrdiff_t>(to) + 1);
    }
    return words;
}

std::string blanks(int count) {
    std::string out;
    out.resize(static_cast<std::size_t>(std::max(count, 0)), ' ');
    return out;
}

} // namespace

Screen::Screen()
    : terminal_(isatty(STDOUT_FILENO) != 0),
      colours_(terminal_ && environment("NO_COLOR").empty() && environment("TERM") != "dumb"),
      width_(std::clamp(measured_width(terminal_), 40, 110)) {}

void Screen::put(std::string_view text) const {
    std::fwrite(text.data(), 1, text.size(), out_);
}

std::string Screen::styled(std::string_view text, Style style) const {
    const char* code = nullptr;
    switch (style) {
    case Style::plain: break;
    case Style::heading: code = "1"; break;
    case Style::quiet: code = "2"; break;
    case Style::number: code = "36"; break;
    case Style::warning: code = "33"; break;
    }
    if (!colours_ || code == nullptr || text.empty()) return std::string(text);
    return std::string("\033[") + code + 'm' + std::string(text) + "\033[0m";
}

void Screen::blank() const {
    put("\n");
}

void Screen::line(std::string_view text, int indent, Style style) const {
    for (const std::string& each : wrap(printable(text), width_ - indent))
        put(blanks(indent) + styled(each, style) + '\n');
}

void Screen::beside(std::string_view heading, const std::vector<std::string>& lines, int left,
                    Style heading_style) const {
    std::string shown = printable(heading);
    for (const std::string& text : lines) {
        int further = 0; // wrapped lines stand a little in
        for (const std::string& each : wrap(printable(text), width_ - left - 2)) {
            put(styled(shown, heading_style) + blanks(left - columns(shown) + further) + each + '\n');
            shown.clear();
            further = 2;
        }
    }
    if (lines.empty()) put(styled(shown, heading_style) + '\n');
}

void Screen::sections(const std::vector<Section>& sections) const {
    int left = 0;
    for (const Section& section : sections) left = std::max(left, columns(section.heading) + 2);
    left = std::min(left, width_ / 3);
    for (const Section& section : sections) {
        const bool fits = columns(section.heading) < left;
        if (!fits) line(section.heading, 0, Style::heading);
        beside(fits ? section.heading : std::string{}, section.lines, left);
    }
}

void Screen::prompt(std::string_view text) const {
    put(text);
    std::fflush(out_);
}

void Screen::clear() const {
    if (terminal_)
        put("\033[H\033[2J\033[3J");
    else
        put("\n~~~~~~~~ The screen is cleared here ~~~~~~~~\n\n");
    std::fflush(out_);
}

std::vector<std::string> wrap(std::string_view text, int width) {
    std::vector<std::string> lines(1);
    int used = 0;
    for (const std::string_view word : words_of_line(text, width)) {
        const int size = columns(word);
        if (!lines.back().empty() && used + 1 + size > width) {
            lines.emplace_back();
            used = 0;
        } else if (!lines.back().empty()) {
            lines.back() += ' ';
            ++used;
        }
        lines.back() += word;
        used += size;
    }
    return lines;
}

std::string padded(std::string_view text, int width) {
    return std::string(text) + blanks(width - columns(text));
}

} // namespace cardfront::terminal
