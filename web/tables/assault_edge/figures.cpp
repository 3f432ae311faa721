// The drawn figures, as paths (kit/paths.h): game pieces on a base whose middle is (50, 87).
// Colours: 0 the owner's, 1 the same darker, 2 the same lighter, 3 metal, 4 shade, 5 its element's.
#include "web/tables/assault_edge/figures.h"

#include "core/assault_edge/cards/rows.h"
#include "web/kit/inside.h"
#include "web/kit/paths.h"
#include "web/tables/assault_edge/signs.h"

#include <array>
#include <cassert>

namespace cardfront::assault_edge {

using kit::Rect;

namespace {

constexpr int unique_units = 12; // the first Barracks cards

constexpr std::array<const char*, 2> bases{
    // Each seat has its own, so that no hue alone tells whose a unit is.
    "M50 77C27 77 10 81 10 88C10 95 27 99 50 99H f1M50 76C28 76 13 79 13 85C13 91 28 94 50 94H f4z0 3.5",
    "M50 94L9 92L10 98L50 98H f1M50 77L23 77L11 93L50 93H f4z0 3.5",
};

constexpr std::array<const char*, unique_units + archetypes + 1> paths{
    // Cinderwing
    "M50 58L34 74L42 75L38 89L50 82H f5M46 42C42 26 24 8 2 6C3 16 6 23 12 29L4 29C8 40 14 46 22 50L15 "
    "52C24 64 38 68 46 64G2 0M45 48C38 39 30 32 18 27S1 3M44 57C38 54 32 52 26 47S1 3M50 22C43 30 41 44 "
    "42 54C43 64 46 72 50 80H g0 1M50 4L44 16L34 12L40 24C40 32 46 37 50 40H g2 0M50 32L45 25L50 23H "
    "f4M42 21L46 24S5 4",
    // Gale Rider
    "M12 84Q32 68 54 77s5 4M28 93Q54 82 84 88s5 4M64 75Q76 66 92 71s5 4M46 56L30 68L12 66s1 8M50 58L40 "
    "76L22 82s0 8M54 40L47 60s0 16M50 24L28 50L50 50H z3 4M34 50L52 42S2 6M50 2L1 28C18 24 36 24 50 31H "
    "g2 0M30 19L37 24S5 5M50 4L50 29s1 3O56 36 10g2 0M56 36L65 36s4 5",
    // Ash Hound
    "M16 52C4 44 4 28 14 16C14 26 18 28 20 22C26 30 28 40 26 50f5M26 52L18 68L22 86s1 9M62 58L64 86s1 "
    "9M14 56C20 44 40 46 54 44L66 32L82 42C78 56 72 66 62 68L34 66L30 72L14 68g0 1M34 60L30 74L34 88s0 "
    "9M70 56L74 88s0 9M54 44L58 14L68 24L80 12L80 26L97 38C99 44 92 50 84 50C74 52 62 50 58 42g2 0M80 "
    "46L95 44s4 3M76 34L82 36s4 7M77 34.5L81 36s5 4M28 54L46 51s5 4",
    // Dawn Warden
    "M33 6L31 3S5 5M23.5 17L20 15.5S5 5M21 30L17 30S5 5M23 43L19 45S5 5O50 30 24f5O50 30 18.5f4M50 "
    "42C34 42 26 48 22 58L20 88C32 92 42 92 50 92H g0 1M50 10C39 10 35 20 35 30L38 42L50 48H g2 0M39 "
    "29L61 29s4 5M50 29L50 42s4 4M50 52L30 56C30 74 38 84 50 92H f3M50 56L34 59C35 73 41 82 50 88H "
    "f1O50 69 7f5",
    // Reef Guard
    "M86 90L86 8s3 5M76 10C74 30 98 30 96 10s3 5M50 40L24 46L20 86L50 92H g0 1M50 2C43 5 40 10 40 18L50 "
    "20H f5M50 10C38 10 34 20 34 28L36 42L50 46H g2 0M38 28L62 28s4 6M50 94L40 90L12 66C8 56 14 46 22 "
    "48C28 40 38 40 42 46C44 42 48 41 50 41H f3M46 88L20 59S1 4M48 86L34 50S1 4M50 88L50 46s1 4",
    // Tide Caller
    "M8 88C-1 70 8 54 22 54C30 54 34 62 28 66C24 62 16 66 20 74C22 82 30 86 38 88F5M50 42C38 44 34 56 "
    "32 68L28 88C36 92 44 92 50 92H g0 1M36 54L20 36L18 18S0 9M18 20L18 11S2 7O50 10 5f5M50 16C38 18 34 "
    "32 38 44L50 52H g2 0M50 26C44 26 42 34 44 41L50 45H f4M46.5 35L46.8 37S5 3M50 54L50 88s2 4",
    // Iron Golem
    "M34 66L30 90L46 90L48 70F1M50 22C34 22 20 28 18 42L26 66L36 74L50 74H g0 1O20 36 17G2 0B4 44 24 20 "
    "8F1B2 60 26 26 8F3M6 70L24 70S4 3M6 78L24 78S4 3M50 10L39 12L35 22L36 34L50 38H g2 0M41 25L59 25s4 "
    "6M44 25L45 25S5 4M40 48L48 55L45 62L54 70s5 4O14 32 3F4O26 28 3F4",
    // Crane Walker
    "M46 56L20 64L12 90s1 7M58 56L84 66L88 90s1 7M46 60L38 74L36 92s3 7M58 60L62 76L64 92s3 7M40 36L90 "
    "6s3 4M50 42L92 8s3 4M58 25L64 31s3 3M71 18L76 22s3 3M91 6L91 30s3 3M86 34C84 46 98 48 97 36L91 "
    "31s5 5M26 44L6 42L6 58L26 58f3B24 34 40 32 6g0 1M26 34L36 20L56 20L64 34f2M34 48L54 48s4 12M37 "
    "48L51 48s5 6",
    // Tinker
    "M84 88L78 42s3 7M70 20L65 36C68 44 74 46 78 46C84 46 91 42 90 34L85 20L82 33L75 34L70 20f3M24 "
    "42C10 44 8 84 24 86L50 86L50 42f1M14 54L30 54s3 4M14 68L28 68s3 4M50 48C34 48 28 58 26 70L22 88C32 "
    "92 42 92 50 92H g0 1M66 60L80 58s0 10M50 14C34 14 27 27 30 40C32 50 42 54 50 54H g2 0M29 37L71 "
    "37s4 5O40 37 10F3O40 37 7F4O40 37 4F5M38 66L62 66L60 84L40 84f3O50 74 4f4",
    // Bone Shepherd
    "M82 92L82 30C82 6 58 8 60 22C61 28 67 29 70 25s5 5M50 40C34 42 28 50 24 62L14 92L26 84L34 94L42 "
    "86L50 94H g0 1M50 6C34 6 28 20 30 34C32 44 40 52 50 54H g0 1M50 14C40 14 37 22 38 30C39 34 42 36 "
    "43 44L50 45H f3M44 28L45 29S4 7M50 37L50 39s4 4M36 60C42 64 46 64 50 64H s3 4M39 70C44 73 47 73 50 "
    "73H s3 4M50 54L50 80s3 4M74 58L84 54s2 8",
    // Thorn Mother
    "M36 90C6 92 -2 62 14 40S0 6M15 40C12 30 16 22 24 18C30 28 26 36 15 40F5M22 84L10 86L13 77F2M8 64L0 "
    "57L11 55F2M50 40C42 46 42 58 36 66C28 74 22 82 20 88C32 94 42 94 50 94H g0 1M50 60C42 72 40 82 40 "
    "92L50 95H f2M44 40C28 46 22 36 26 28C32 26 40 30 46 36F5M42 30C28 24 28 10 36 6C44 10 48 18 48 "
    "28F5M50 0C42 8 40 18 46 28L50 28H f2M50 16C40 16 37 24 38 31C39 38 45 43 50 44H g2 0M45 28L46 29S4 "
    "6",
    // Gloom Stalker
    "M50 22C30 34 14 52 4 84L18 76L24 90L36 80L44 92L50 84H g0 1M50 10C36 22 30 38 34 52C38 60 46 64 50 "
    "66H g2 1M50 27C42 32 40 42 42 49C44 54 48 57 50 58H f4M43 43L48 46S5 4M42 66C20 68 4 52 2 28C12 44 "
    "24 52 44 57F3M38 67L30 57S2 8M50 66L50 82s4 3",
    // a raider
    "M80 92L80 14s3 5M80 12C98 8 100 32 96 46C92 40 88 36 80 36f3M50 40C36 40 26 44 22 54L18 68L28 "
    "72L26 88C36 92 44 92 50 92H g0 1M64 56L80 62s2 9M38 26C26 26 18 18 18 4C26 12 34 14 44 14F3M50 "
    "8C39 8 35 18 35 28L38 42L50 48H g2 0M50 28L40 26L42 38L50 42H f4M45 32L46 32.5S5 4M30 70L70 70s4 "
    "6M50 70L50 70.5s5 8",
    // a runner
    "M54 28C40 22 28 28 8 20C14 29 22 32 10 38C28 42 42 38 54 34f5M52 34L36 42L28 56s1 8M46 58L34 72L14 "
    "74s1 10M55 34L47 58s0 17M47 58L66 66L60 88s0 10M57 36L70 50L84 42s2 8O62 18 12g2 0M64 18L72 18s4 6",
    // a warden
    "M84 92L84 22s3 5M84 2L76 22L84 28L92 22f3M50 5L50 14s5 8M50 38C36 38 24 42 20 54L20 84L50 90H g0 "
    "1M64 56L82 58s2 9M50 8C38 8 34 18 34 28L36 42L50 48H g2 0M38 27L62 27s4 6M50 27L50 40s4 5M46 44L20 "
    "49C20 72 32 86 46 94C60 86 72 72 72 49f3M46 50L26 54C27 70 36 81 46 87C56 81 65 70 66 54g0 1M46 "
    "52L46 84s5 5M34 62L58 62s5 5",
    // a votary
    "M50 2C38 8 32 24 34 38L24 60L16 88C30 94 42 94 50 94H g0 1M50 2C38 8 32 24 36 38C40 46 46 48 50 "
    "50H g2 0M50 16C43 20 41 30 43 37L50 42H f4M46 31L46.5 32S5 4M50 76C40 78 30 68 28 56L36 52L50 60H "
    "f1O50 60 12f4O50 60 9f5",
    // a construct
    "B32 66 15 24 3F1B12 36 17 44 5G0 1B18 30 64 26 6g2 0B34 50 32 20 3f0B36 8 28 24 4g2 0M43 20L57 "
    "20s4 8M44 20L45 20S5 5O50 46 8f4O50 46 5f5O50 6 4.5f5",
    // a sprout
    "M50 40L50 22s0 6M50 24C42 2 16 0 1 16C8 36 36 38 50 24G2 0M44 23C34 16 24 14 14 16S1 3M50 38C30 38 "
    "20 54 23 70C26 86 38 92 50 92H g0 1M41 58L41 61S4 8M41.5 57L42 58S5 3M43 72Q50 77 57 72s4 4M24 "
    "70C16 68 12 62 12 56S0 7",
    // any other
    "M50 44C42 44 40 48 40 54C38 68 32 76 24 84C30 92 40 93 50 93H g0 1M50 42C38 42 32 44 32 47C32 50 "
    "38 52 50 52H f2O50 25 18g2 0M42 26L58 26s4 6",
};

// In the order of paths: the unique units, the archetypes, any other.
std::size_t place_of(const Figure& figure) {
    if (figure.card == no_card) return slot(unique_units + static_cast<int>(figure.archetype));
    assert(row(figure.card).kind == Kind::unit);
    return slot(figure.card - first_barracks);
}

} // namespace

Figure figure_of(int card) {
    return {static_cast<Card>(card), row(card).archetype, row(card).element};
}

Figure figure_of(const State& state, int number) {
    if (const Card card = state.unit(number).card; card != no_card) return figure_of(card);
    Figure figure;
    state.for_each_card_of(number, [&](const Row& each, Card) {
        if (figure.archetype == Archetype::none) figure.archetype = each.archetype;
        if (figure.element == Element::none) figure.element = each.element;
    });
    return figure;
}

void draw_figure(const Figure& figure, const Rect& r, Seat owner, kit::Colour colour, bool to_the_left,
                 float aside) {
    using kit::mix, kit::rgb;
    const kit::Colour dull = rgb(0x4a5a5e);
    const kit::Colour hue = mix(colour, dull, aside / 2), pale = rgb(0xfff6e0);
    const std::array<kit::Colour, 6> palette{
        hue,
        mix(hue, rgb(0x0a0c10), 0.5F),
        mix(hue, pale, 0.42F - 0.22F * aside),
        mix(rgb(0xa9aca6), dull, aside / 2),
        rgb(0x16181c),
        mix(mix(element_colour(figure.element), pale, 0.2F), dull, aside / 2)};
    const Rect at = r.fit(1, 1);
    kit::draw(bases[slot(owner)], at, palette.data());
    const int first = kit::mark_vertices();
    kit::draw(paths[place_of(figure)], at, palette.data());
    const float wide = 1 - 0.38F * aside;
    kit::turn_vertices(first, {at.centre(), 0, to_the_left ? -wide : wide});
}

} // namespace cardfront::assault_edge
