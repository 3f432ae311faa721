// The units: what is printed on their bases.
#pragma once

#include "core/ground_assault/types.h"

namespace cardfront::ground_assault {

enum class Force : std::uint8_t { hollow_choir, bastion_league };

struct UnitRow {
    const char *key, *name;
    const char* text; // its side, its kind and its icons, for who chooses
    Force force;
    bool ground; // else space
    std::int8_t stars, attack, damage, defence, shields;
    Icons icons;
};
const UnitRow& unit_row(int design); // needs 0 to all_units - 1
inline bool has_icon(int design, Icon icon) {
    return (unit_row(design).icons & icon_bit(icon)) != 0;
}
const char* icon_name(Icon icon);

} // namespace cardfront::ground_assault
