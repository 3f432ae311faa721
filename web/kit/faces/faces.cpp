#include "web/kit/faces/faces.h"

#include "web/kit/paths.h"
#include "web/kit/table.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cardfront::kit {

namespace {

// Colours: 0 skin, 1 clothes, 2 hair, 3 ink, 4 white, 5 skin in shade, 6 gold, 7 light clothes, 8 brows, 9
// lips.
const Drawings* parts = nullptr; // for good: paths.h knows a drawing by its address

// What grows lies under the mouth, all else over the hair.
constexpr std::size_t beard = 3, moustache = 4;

constexpr std::array<Colour, most_of_person.skin> skins{rgb(0xf7d9be), rgb(0xeec29b), rgb(0xd9a271),
                                                        rgb(0xb98252), rgb(0x94633c), rgb(0x71492e)};
constexpr std::array<Colour, most_of_person.hair_colour> hair_colours{
    rgb(0x2a2320), rgb(0x54351f), rgb(0x8f4c22), rgb(0xc58a3c),
    rgb(0xecd28c), rgb(0xc3c2c4), rgb(0xc04f31), rgb(0x655099)};
constexpr std::array<Colour, most_of_person.clothes> clothes_colours{
    rgb(0x2f66a3), rgb(0xa33b3b), rgb(0x37804f), rgb(0xa67a25),
    rgb(0x6a4d98), rgb(0x2a8f95), rgb(0xc0623f), rgb(0x454b58)};

void part(const std::string& drawing, const Rect& r, const Colour* palette) {
    if (!drawing.empty()) draw(drawing.c_str(), r, palette);
}

} // namespace

void start_people(Drawings drawings) {
    if (parts == nullptr) parts = new Drawings(std::move(drawings));
}

void person(const Rect& r, const Person& of, Colour ground, Colour edge) {
    const float side = std::min(r.w, r.h);
    const Rect at = r.centred(side, side);
    const Colour skin = skins[of.skin], hair = hair_colours[of.hair_colour],
                 clothes = clothes_colours[of.clothes];
    const std::array<Colour, 10> palette{skin,
                                         clothes,
                                         hair,
                                         rgb(0x221a17),
                                         rgb(0xfffaf0),
                                         mix(skin, rgb(0xa8452c), 0.24F),
                                         rgb(0xe9b949),
                                         mix(clothes, rgb(0xffffff), 0.45F),
                                         mix(hair, rgb(0x221a17), 0.5F),
                                         rgb(0xb5323b)};
    const auto add = [&](const std::string& drawing) { part(drawing, at, palette.data()); };
    disc(at.centre(), side / 2, ground);
    const std::size_t extra = of.extra;
    const bool grows = extra == beard || extra == moustache;
    add(parts->back[of.hair]);
    add(parts->body);
    add(parts->head);
    if (grows) add(parts->extra[extra]);
    add(parts->eyes[of.eyes]);
    add(parts->mouth[of.mouth]);
    add(parts->hair[of.hair]);
    if (!grows) add(parts->extra[extra]);
    if (edge != 0) {
        const float thick = std::max(side * 0.045F, 2.0F);
        ring(at.centre(), (side - thick) / 2, thick, edge);
    }
}

} // namespace cardfront::kit
