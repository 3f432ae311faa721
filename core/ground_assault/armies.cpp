// The ready armies, in the order of the pool.
#include "core/ground_assault/armies.h"

namespace cardfront::ground_assault {

namespace {

template <Format format>
bool in(const Setup& setup) {
    return setup.chose(option::format, format);
}

constexpr std::array<ReadyList, 10> rows{{
    {"tide", phrase("Rising Tide"),
     phrase("The Choir on foot: many small units, and more from the reserves."),
     "3 skitterling, 3 needle-walker, 2 hive-hauler, 2 rattle-cannon, 1 chorus-matron, 1 burrow-barge, "
     "2 mote, 1 gnat-bomber, 2 swarm-logic, 2 spare-parts, 2 rapid-volley, 1 point-blank, 2 self-repair, "
     "1 jam-signal, 2 focused-beam, 1 ricochet, 1 rally-cry, 1 fall-back, 2 wild-shot, 2 offering, "
     "2 supply-line, 1 minefield, 2 hidden-barracks, 1 war-council, 2 spawning-vats, 1 staging-ground, "
     "1 war-drums, 1 drop-beacon",
     in<Format::thirty>},
    {"anvil", phrase("Anvil Column"),
     phrase("The League on tracks: armour that takes a hit, and is repaired."),
     "3 line-warden, 2 pike-rider, 2 mule-crawler, 2 anvil-tank, 1 marshals-tread, 1 siege-ox, "
     "2 falchion, 1 rapid-volley, 1 point-blank, 1 focused-beam, 2 stand-fast, 1 heavy-warhead, 1 salvo, "
     "1 fall-back, 2 bulkheads, 2 dig-in, 2 storm-the-line, 1 reactive-plating, 1 ram, 1 foresight, "
     "1 last-stand, 1 wild-shot, 1 supply-line, 1 relay-mast, 1 shield-dome, 1 minefield, 1 repair-yard, "
     "1 war-council, 1 gun-towers, 1 war-drums, 1 vanguard-banner, 1 field-hospital, 1 powder-store",
     in<Format::thirty>},
    {"brood", phrase("Brood Fleet"), phrase("The Choir in the sky: bombers around a great carrier."),
     "2 skitterling, 2 needle-walker, 1 rattle-cannon, 1 burrow-barge, 3 mote, 3 gnat-bomber, "
     "1 swarm-lantern, 1 brood-cathedral, 2 focused-beam, 2 ricochet, 2 rally-cry, 1 stand-fast, "
     "2 heavy-warhead, 2 salvo, 2 scramble, 2 flight-screen, 1 broadside, 1 long-guns, 1 wild-shot, "
     "1 offering, 2 supply-line, 1 shield-dome, 1 minefield, 1 hidden-barracks, 1 war-council, "
     "2 gun-towers, 2 spawning-vats, 1 drop-beacon",
     in<Format::thirty>},
    {"vigil", phrase("Sky Vigil"), phrase("The League in the sky: fast wings, and guns that reach far."),
     "2 line-warden, 1 pike-rider, 1 anvil-tank, 3 falchion, 3 lance, 2 escort-keel, 1 citadel, "
     "2 rapid-volley, 1 point-blank, 2 heavy-warhead, 3 salvo, 1 bulkheads, 1 dig-in, 2 storm-the-line, "
     "2 broadside, 2 long-guns, 2 foresight, 1 last-stand, 1 supply-line, 1 relay-mast, 1 shield-dome, "
     "1 repair-yard, 1 war-council, 2 gun-towers, 1 war-drums, 1 vanguard-banner, 1 orbital-battery, "
     "1 field-hospital",
     in<Format::thirty>},
    {"tide-20", phrase("Rising Tide"), phrase("Many small units, and more from the reserves."),
     "2 skitterling, 1 needle-walker, 1 hive-hauler, 1 rattle-cannon, 1 chorus-matron, 1 burrow-barge, "
     "2 mote, 1 gnat-bomber, 2 swarm-logic, 2 spare-parts, 2 rapid-volley, 1 point-blank, 2 self-repair, "
     "1 jam-signal, 2 focused-beam, 1 ricochet, 1 rally-cry, 1 fall-back, 2 wild-shot, 2 offering, "
     "2 supply-line, 1 minefield, 2 hidden-barracks, 1 war-council, 2 spawning-vats, 1 staging-ground, "
     "1 war-drums, 1 drop-beacon",
     in<Format::twenty>},
    {"anvil-20", phrase("Anvil Column"), phrase("Armour that takes a hit, and is repaired."),
     "2 line-warden, 2 pike-rider, 2 mule-crawler, 2 anvil-tank, 2 falchion, 1 rapid-volley, "
     "1 point-blank, 2 focused-beam, 1 stand-fast, 1 heavy-warhead, 1 salvo, 1 fall-back, 2 bulkheads, "
     "1 dig-in, 2 storm-the-line, 2 reactive-plating, 1 long-guns, 2 foresight, 1 last-stand, "
     "1 supply-line, 1 relay-mast, 1 shield-dome, 2 repair-yard, 1 war-council, 2 war-drums, "
     "2 vanguard-banner, 1 field-hospital",
     in<Format::twenty>},
    {"brood-20", phrase("Brood Fleet"), phrase("Bombers around a great carrier."),
     "2 skitterling, 1 needle-walker, 1 rattle-cannon, 1 burrow-barge, 2 mote, 1 gnat-bomber, "
     "1 brood-cathedral, 2 focused-beam, 2 ricochet, 2 rally-cry, 1 stand-fast, 2 heavy-warhead, 2 salvo, "
     "2 scramble, 2 flight-screen, 1 broadside, 1 long-guns, 1 wild-shot, 1 offering, 2 supply-line, "
     "1 shield-dome, 1 minefield, 1 hidden-barracks, 1 war-council, 2 spawning-vats, 1 vanguard-banner, "
     "2 drop-beacon",
     in<Format::twenty>},
    {"vigil-20", phrase("Sky Vigil"), phrase("Fast wings, and guns that reach far."),
     "2 line-warden, 1 pike-rider, 2 falchion, 2 lance, 1 escort-keel, 1 citadel, 2 rapid-volley, "
     "1 point-blank, 2 heavy-warhead, 3 salvo, 1 bulkheads, 1 dig-in, 2 storm-the-line, 2 broadside, "
     "2 long-guns, 2 foresight, 1 last-stand, 1 supply-line, 1 relay-mast, 1 shield-dome, 1 repair-yard, "
     "1 war-council, 2 war-drums, 1 vanguard-banner, 2 orbital-battery, 1 field-hospital",
     in<Format::twenty>},
    {"choir-pack", phrase("Choir's Pack"), phrase("A few of the Choir: a swarm that shoots."),
     "1 skitterling, 1 needle-walker, 1 hive-hauler, 1 rattle-cannon, 1 gnat-bomber, 1 swarm-logic, "
     "1 rapid-volley, 1 point-blank, 1 self-repair, 1 focused-beam, 1 salvo, 1 wild-shot, 1 offering, "
     "1 minefield, 1 hidden-barracks, 1 repair-yard, 1 war-council, 1 gun-towers, 1 spawning-vats, "
     "1 drop-beacon, 1 orbital-battery",
     in<Format::two_packs>},
    {"league-pack", phrase("League's Pack"), phrase("A few of the League: armour, and a lance."),
     "1 line-warden, 1 pike-rider, 1 mule-crawler, 1 anvil-tank, 1 lance, 1 rapid-volley, 1 salvo, "
     "1 dig-in, 1 storm-the-line, 1 reactive-plating, 1 ram, 1 foresight, 1 last-stand, 1 minefield, "
     "1 repair-yard, 1 war-council, 1 gun-towers, 1 staging-ground, 1 drop-beacon, 1 field-hospital, "
     "1 powder-store",
     in<Format::two_packs>},
}};

} // namespace

std::span<const ReadyList> ready_armies() {
    return rows;
}

} // namespace cardfront::ground_assault
