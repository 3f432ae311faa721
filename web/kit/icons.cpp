#include "web/kit/inside.h"
#include "web/kit/paths.h"
#include "web/kit/widgets.h"

namespace cardfront::kit {
namespace {

// In the order of Icon, after none.
// Long drawings go on in the next line.
// NOLINTBEGIN(bugprone-suspicious-missing-comma)
constexpr const char* icons[] = {
    "M62 16 L26 50 L62 84 s0 11",
    "M16 26 L84 26 s0 10 M16 50 L84 50 s0 10 M16 74 L84 74 s0 10",
    "M14 28 L86 28 s0 8 M14 50 L86 50 s0 8 M14 72 L86 72 s0 8 O36 28 11 f0 O66 50 11 f0 O42 72 11 f0",
    "M50 26 C40 18 26 16 12 18 L12 78 C26 76 40 78 50 86 S0 7 M50 26 L50 86 s0 6",
    "M16 22 L22 22 s0 10 M16 50 L22 50 s0 10 M16 78 L22 78 s0 10"
    "M38 22 L86 22 s0 9 M38 50 L86 50 s0 9 M38 78 L72 78 s0 9",
    "M32 18 L14 36 L32 54 s0 9 M16 36 L58 36 C92 36 92 82 58 82 L40 82 s0 9",
    "M12 40 L28 40 L50 20 L50 80 L28 60 L12 60 L12 40 f0 M64 36 Q74 50 64 64 s0 8 M76 24 Q95 50 76 76 s0 8",
    "M12 40 L28 40 L50 20 L50 80 L28 60 L12 60 L12 40 f0 M64 38 L88 62 s0 8 M88 38 L64 62 s0 8",
    "M50 10 C30 10 20 24 20 38 C20 52 34 56 36 70 L50 70 H z0 8 M40 82 L60 82 s0 8 M45 93 L55 93 s0 6",
    "M16 36 L16 16 L36 16 S0 9 M16 64 L16 84 L36 84 S0 9",
    "M22 22 L78 78 s0 11 M78 22 L22 78 s0 11",
    "M50 18 L50 82 s0 11 M18 50 L82 50 s0 11",
    "M18 50 L82 50 s0 11",
    "M28 14 L84 50 L28 86 L28 14 f0",
    "B24 16 18 68 4 f0 B58 16 18 68 4 f0",
    "M50 12 L50 60 s0 9 M28 42 L50 62 L72 42 s0 9 M14 66 L14 86 L86 86 L86 66 s0 9",
    "M26 32 L32 88 L50 88 H z0 8 M16 30 L84 30 s0 9 M40 28 L40 16 L50 16 S0 7 M50 46 L50 74 s0 7",
    "M28 50 L72 26 s0 7 M28 50 L72 74 s0 7 O26 50 14 f0 O74 25 13 f0 O74 75 13 f0",
    "M16 54 L40 78 L86 24 s0 12",
    "M6 50 Q50 4 94 50 Q50 96 6 50 z0 8 O50 50 14 f0",
    "O50 30 19 f0 M50 56 C24 56 14 72 14 92 L50 92 H f0",
    "B10 18 80 52 8 z0 8 M32 88 L68 88 s0 9 M50 70 L50 86 s0 9 O36 44 6 F0",
    "M26 12 L50 12 L50 60 C32 58 26 40 26 12 f0 M50 12 L74 12 C74 40 68 58 50 60 f0 M26 22 C6 20 10 44 32 44 "
    "S0 7"
    "M50 58 L50 78 s0 10 M30 86 L70 86 s0 11",
    "M38 16 L74 50 L38 84 s0 11",
    "M14 86 L18 68 L66 20 L80 34 L32 82 L14 86 z0 8 M56 30 L70 44 s0 7",
    "M24 18 L24 82 s0 11 M76 16 L40 50 L76 84 s0 11",
    "M48 16 L14 50 L48 84 s0 11 M84 16 L50 50 L84 84 s0 11",
    "M16 16 L50 50 L16 84 s0 11 M52 16 L86 50 L52 84 s0 11",
    "M24 16 L60 50 L24 84 s0 11 M76 18 L76 82 s0 11",
    "M26 14 L26 90 s0 10 M28 14 L84 16 L68 34 L84 54 L28 54 f0",
};
// NOLINTEND(bugprone-suspicious-missing-comma)

} // namespace

void icon(Icon which, const Rect& r, Colour c) {
    const float side = std::min(r.w, r.h);
    if (which != Icon::none) draw(icons[static_cast<int>(which) - 1], r.centred(side, side), c);
}

} // namespace cardfront::kit
