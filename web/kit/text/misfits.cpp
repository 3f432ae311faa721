#include "web/kit/text/misfits.h"

#include "web/kit/inside.h"

#include <algorithm>
#include <cmath>

namespace cardfront::kit {
namespace {

struct Mark { // one text or one opaque box, in drawing order
    Rect at;
    std::string words; // "": a box
    Layer layer = Layer::table;
    bool cut = false, outside = false, tiny = false;
};
struct Watch {
    bool wanted = false, on = false;
    int asides = 0; // Aside objects
    std::vector<Mark> marks;
    std::vector<Misfit> found;
    std::string drawing, drawn; // words, a line each
};
Watch watch;

// Letters may touch: this much of a text's height or width may lie under others.
constexpr float slack = 3;

bool overlap(const Rect& a, const Rect& b) {
    return std::min(a.right(), b.right()) - std::max(a.x, b.x) > slack &&
           std::min(a.bottom(), b.bottom()) - std::max(a.y, b.y) > slack;
}

bool is_covered(std::size_t i) {
    const Mark& mark = watch.marks[i];
    for (std::size_t j = i + 1; j < watch.marks.size(); ++j)
        if (watch.marks[j].layer == mark.layer && overlap(mark.at, watch.marks[j].at)) return true;
    return false;
}

// What the present clip leaves of it.
Rect seen(const Rect& r) {
    const ImVec2 from = list().GetClipRectMin(), to = list().GetClipRectMax();
    Rect out{std::max(r.x, from.x), std::max(r.y, from.y), 0, 0};
    out.w = std::min(r.right(), to.x) - out.x, out.h = std::min(r.bottom(), to.y) - out.y;
    return out;
}

} // namespace

void begin_watch() {
    watch.on = watch.wanted;
    watch.marks.clear();
    watch.drawing.clear();
}

void end_watch() {
    if (!watch.on) return;
    watch.on = false;
    watch.found.clear();
    watch.drawn = watch.drawing;
    for (std::size_t i = 0; i < watch.marks.size(); ++i) {
        const Mark& mark = watch.marks[i];
        if (mark.words.empty()) continue;
        const auto note = [&](Misfit::Why why) { watch.found.push_back({why, mark.at, mark.words}); };
        if (mark.cut) note(Misfit::Why::cut);
        if (mark.outside) note(Misfit::Why::outside);
        if (mark.tiny) note(Misfit::Why::tiny);
        if (is_covered(i)) note(Misfit::Why::covered);
    }
}

void note_text(const Rect& letters, std::string_view words, float capital, bool cut) {
    if (!watch.on || words.empty()) return;
    (watch.drawing += words) += '\n';
    if (watch.asides > 0) return;
    const Rect visible = seen(letters);
    if (visible.empty()) return; // scrolled away
    const Rect whole = screen();
    const bool sideways = visible.x > letters.x + slack || visible.right() < letters.right() - slack;
    const bool beyond = letters.y < whole.y - slack || letters.bottom() > whole.bottom() + slack;
    const bool scrolls = list().GetClipRectMax().y < whole.bottom() || list().GetClipRectMin().y > whole.y;
    watch.marks.push_back({visible, std::string(words), layer(), cut, sideways || (beyond && !scrolls),
                           std::round(capital) < least_capital && !zooms().contains(visible.centre())});
}

void note_box(const Rect& r, Colour fill) {
    constexpr Colour opaque = 0xc8;
    if (!watch.on || watch.asides > 0 || fill >> 24 < opaque) return;
    const Rect visible = seen(r);
    if (!visible.empty()) watch.marks.push_back({visible, {}, layer()});
}

bool is_aside() {
    return watch.asides > 0;
}
Aside::Aside() {
    ++watch.asides;
}
Aside::~Aside() {
    --watch.asides;
}

void watch_text() {
    watch.wanted = true;
    keep_moving();
}
const std::vector<Misfit>& misfits() {
    return watch.found;
}
const std::string& drawn_words() {
    return watch.drawn;
}
std::string misfit_lines() {
    static constexpr const char* whys[] = {"cut", "outside", "covered", "tiny"};
    std::string out;
    for (const Misfit& each : watch.found) {
        out += whys[static_cast<std::size_t>(each.why)];
        for (const float length : {each.at.x, each.at.y, each.at.w, each.at.h})
            out += ' ' + std::to_string(std::lround(length));
        std::string words = each.words;
        std::replace(words.begin(), words.end(), '\n', ' ');
        out += ' ' + words + '\n';
    }
    return out;
}

} // namespace cardfront::kit
