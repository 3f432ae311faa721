// The units of the Hollow Choir and of the Bastion League.
#include "core/ground_assault/units.h"

#include <array>
#include <cassert>

namespace cardfront::ground_assault {

namespace {

template <class... I>
constexpr Icons icons(I... icon) {
    return static_cast<Icons>((icon_bit(icon) | ...));
}

constexpr Force choir = Force::hollow_choir, league = Force::bastion_league;

// stars, attack, damage, defence, shields
constexpr std::array<UnitRow, all_units> unit_rows{{
    {"skitterling", phrase("Skitterling"), phrase("Choir, ground. Battle Droid, Droid."), choir, true, 1, 1,
     2, 10, 1, icons(Icon::battle_droid, Icon::droid)},
    {"needle-walker", phrase("Needle Walker"), phrase("Choir, ground. Blaster, Battle Droid."), choir, true,
     2, 3, 2, 9, 3, icons(Icon::blaster, Icon::battle_droid)},
    {"hive-hauler", phrase("Hive Hauler"), phrase("Choir, ground. Transport, Droid."), choir, true, 2, 2, 2,
     9, 4, icons(Icon::transport, Icon::droid)},
    {"rattle-cannon", phrase("Rattle Cannon"), phrase("Choir, ground. Lasers, Droid."), choir, true, 3, 4, 3,
     9, 3, icons(Icon::lasers, Icon::droid)},
    {"chorus-matron", phrase("Chorus Matron"), phrase("Choir, ground. Leader, Trooper."), choir, true, 3, 3,
     3, 10, 3, icons(Icon::leader, Icon::trooper)},
    {"burrow-barge", phrase("Burrow Barge"),
     phrase("Choir, ground. Transport; Carrier: it may bring reserves into an opponent's home."), choir, true,
     4, 3, 3, 9, 5, icons(Icon::transport, Icon::carrier)},
    {"mote", phrase("Mote"), phrase("Choir, space. Lasers, Droid."), choir, false, 1, 2, 2, 9, 1,
     icons(Icon::lasers, Icon::droid)},
    {"gnat-bomber", phrase("Gnat Bomber"), phrase("Choir, space. Torpedo, Battle Droid."), choir, false, 2, 3,
     3, 9, 2, icons(Icon::torpedo, Icon::battle_droid)},
    {"swarm-lantern", phrase("Swarm Lantern"), phrase("Choir, space. Leader, Lasers."), choir, false, 3, 4, 3,
     9, 3, icons(Icon::leader, Icon::lasers)},
    {"brood-cathedral", phrase("Brood Cathedral"),
     phrase("Choir, space. Carrier: it may bring reserves into an opponent's home; Turbolaser: +1 damage "
            "against "
            "Carrier or Turbolaser units."),
     choir, false, 5, 4, 3, 10, 6, icons(Icon::carrier, Icon::turbolaser)},
    {"line-warden", phrase("Line Warden"), phrase("League, ground. Trooper."), league, true, 1, 2, 2, 9, 1,
     icons(Icon::trooper)},
    {"pike-rider", phrase("Pike Rider"), phrase("League, ground. Trooper, Blaster."), league, true, 2, 3, 3,
     9, 2, icons(Icon::trooper, Icon::blaster)},
    {"mule-crawler", phrase("Mule Crawler"),
     phrase("League, ground. Armor: each hit does it 1 less; Transport."), league, true, 2, 3, 2, 9, 2,
     icons(Icon::armor, Icon::transport)},
    {"anvil-tank", phrase("Anvil Tank"), phrase("League, ground. Armor: each hit does it 1 less; Lasers."),
     league, true, 3, 3, 3, 9, 2, icons(Icon::armor, Icon::lasers)},
    {"marshals-tread", phrase("Marshal's Tread"),
     phrase("League, ground. Armor: each hit does it 1 less; Leader."), league, true, 4, 3, 3, 9, 3,
     icons(Icon::armor, Icon::leader)},
    {"siege-ox", phrase("Siege Ox"), phrase("League, ground. Armor: each hit does it 1 less; Torpedo."),
     league, true, 5, 3, 4, 8, 4, icons(Icon::armor, Icon::torpedo)},
    {"falchion", phrase("Falchion"), phrase("League, space. Blaster, Trooper."), league, false, 2, 3, 3, 9, 2,
     icons(Icon::blaster, Icon::trooper)},
    {"lance", phrase("Lance"), phrase("League, space. Torpedo."), league, false, 2, 4, 3, 8, 2,
     icons(Icon::torpedo)},
    {"escort-keel", phrase("Escort Keel"),
     phrase("League, space. Turbolaser: +1 damage against Carrier or Turbolaser units; Transport."), league,
     false, 3, 4, 3, 9, 3, icons(Icon::turbolaser, Icon::transport)},
    {"citadel", phrase("Citadel"),
     phrase("League, space. Turbolaser: +1 damage against Carrier or Turbolaser units; Leader."), league,
     false, 5, 4, 3, 9, 5, icons(Icon::turbolaser, Icon::leader)},
}};

static_assert(are_named(unit_rows, &UnitRow::key) && are_named(unit_rows, &UnitRow::name));

constexpr std::array<const char*, all_icons> icon_names{
    phrase("Battle Droid"), phrase("Blaster"),   phrase("Droid"),   phrase("Lasers"), phrase("Leader"),
    phrase("Torpedo"),      phrase("Transport"), phrase("Trooper"), phrase("Armor"),  phrase("Carrier"),
    phrase("Turbolaser"),   phrase("Force"),     phrase("Luck")};
static_assert(are_rows_of<Icon>(icon_names));

} // namespace

const UnitRow& unit_row(int design) {
    assert(design >= 0 && design < all_units);
    return unit_rows[slot(design)];
}

const char* icon_name(Icon icon) {
    return icon_names[static_cast<std::size_t>(icon)];
}

} // namespace cardfront::ground_assault
