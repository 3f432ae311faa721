// The signs, as paths (kit/paths.h). Colours: 0 the sign's own, 1 what is cut out of it.
#include "web/tables/assault_edge/signs.h"

#include "web/kit/paths.h"

#include <array>
#include <cassert>

namespace cardfront::assault_edge {

namespace {

constexpr std::array<const char*, signs> drawings{
    // fire
    "M54 2C56 22 86 36 86 64C86 84 70 98 50 98C30 98 14 84 14 62C14 46 24 38 28 22C36 30 38 36 38 44C48 34 "
    "54 20 54 2f0"
    "M52 54C62 64 68 70 66 80C64 88 58 92 50 92C40 92 34 86 34 76C34 68 48 64 52 54f1",
    // water
    "M50 10C60 30 78 46 78 64C78 82 66 92 50 92H z0 13M36 66C36 74 42 78 48 78s0 8",
    // earth
    "M2 90L38 14L56 50L66 34L98 90f0M18 46L31 54L39 45L58 58s1 7",
    // wind
    "M4 38L56 38C80 38 80 10 60 10C51 10 47 16 48 22s0 11M4 62L74 62C98 62 98 92 76 91C67 91 63 84 64 79s0 "
    "11M8 86L42 86s0 11",
    // light
    "O50 50 21f0M50 5L50 17s0 9M50 83L50 95s0 9M18 18L26 26S0 9M18 82L26 74S0 9M5 50L17 50S0 9",
    // dark
    "M60 3C12 4 -10 56 20 84C44 106 84 96 94 64C62 80 34 44 60 3f0O74 28 9f0",
    // nature
    "M6 95L30 70s0 9M95 5C36 2 4 30 20 80C72 92 98 60 95 5f0M28 72L70 30s1 7",
    // technology
    "M35 6L35 94S0 9M6 35L94 35s0 9M6 65L94 65s0 9B20 20 60 60 8f0B38 38 24 24 3f1",
    // raider
    "M32 46C12 46 0 26 6 4C16 20 26 26 40 28F0M50 14C32 14 24 28 24 46L28 80L50 98H f0M50 52L32 46L34 58L50 "
    "64H f1M50 64L50 98s1 8",
    // runner
    "O68 15 13f0M56 34L44 58s0 18M53 33L34 38L22 54s0 10M58 36L72 50L88 44s0 10M44 60L30 76L8 76s0 12M46 "
    "60L66 70L60 94s0 12",
    // warden
    "M12 6L30 6L30 18L40 18L40 6L50 6H f0M50 6L12 6L12 40L22 48L18 96L50 96H f0M35 6L35 18S1 8M42 96L42 "
    "74C42 62 58 62 58 74L58 96f1",
    // votary
    "M50 1C34 10 24 28 28 46C20 60 12 76 8 97L50 97H f0M50 22C36 30 34 50 42 60L50 66H f1",
    // construct
    "M50 22L50 8s0 8O50 8 7f0B14 22 72 54 10f0O34 46 9F1M32 64L68 64s1 7M28 78L24 96L50 96L50 78H f0M4 40L4 "
    "58S0 8",
    // sprout
    "M50 92L50 44s0 11M50 50C44 16 22 4 2 10C4 40 22 54 50 50F0M26 94L74 94s0 9",
    // attack
    "M97 3L92 30L44 74L26 56L70 8f0M16 50L50 84s0 11M31 69L11 89s0 13",
    // health
    "M50 94C20 72 3 54 3 33C3 17 15 7 28 7C38 7 46 13 50 22H f0",
    // speed
    "M10 14L46 50L10 86s0 15M50 14L86 50L50 86s0 15",
    // shield
    "M50 2C64 12 78 16 92 16C94 54 80 82 50 98H f0",
    // reach
    "O50 50 32z0 10O50 50 9f0M50 4L50 28s0 10M50 72L50 96s0 10M4 50L28 50S0 10",
    // research
    "M34 8L66 8s0 10M42 10L42 38L14 84C12 90 16 95 22 95L50 95H z0 9M32 66L22 86L50 89H f0",
    // command
    "M18 6L18 95s0 11M18 10C40 0 56 26 94 12L84 36L94 58C60 72 42 44 18 56f0",
    // barracks
    "M50 8L2 90L34 90L50 52H f0M50 14L44 4S0 8",
    // facility
    "M6 94L6 50L34 32L34 50L62 32L62 50L68 50L70 6L86 6L94 94f0M20 66L20 76S1 10M50 66L50 76s1 10",
    // equipment
    "M50 24C42 24 36 18 34 6L20 8L4 26L14 42L24 38L24 70L30 94L50 94H f0M50 42L50 62s1 6M22 70L78 70s1 7",
    // quick
    "M62 2L14 56L44 56L34 98L86 40L54 40L62 2f0",
    // negated
    "O50 50 39z0 13M23 23L77 77s0 13",
};

} // namespace

Sign sign_of(Element element) {
    assert(element != Element::none);
    return static_cast<Sign>(element);
}
Sign sign_of(Archetype archetype) {
    assert(archetype != Archetype::none);
    return static_cast<Sign>(static_cast<int>(Sign::raider) + static_cast<int>(archetype));
}
Sign sign_of(Deck deck) {
    return static_cast<Sign>(static_cast<int>(Sign::research) + deck);
}

void draw_sign(Sign sign, const kit::Rect& r, kit::Colour c, kit::Colour cut) {
    const std::array<kit::Colour, 2> colours{c, cut};
    kit::draw(drawings[static_cast<std::size_t>(sign)], r.fit(1, 1), colours.data());
}

kit::Colour element_colour(Element element) {
    using kit::rgb;
    static constexpr std::array<kit::Colour, elements + 1> colours{
        rgb(0xff622e), rgb(0x4a8dff), rgb(0xb98858), rgb(0xb2f5e4), rgb(0xfff09a),
        rgb(0xdfa3ff), rgb(0x52dc58), rgb(0x9da6b8), rgb(0xffe9a0)};
    return colours[static_cast<std::size_t>(element)];
}

} // namespace cardfront::assault_edge
