// The ready sets, each of two elements and with a plan of its own, in the order of the pool.
#include "core/assault_edge/cards.h"

namespace cardfront::assault_edge {

namespace {

constexpr std::array<ReadyList, 4> all{{
    {"ember-gale", phrase("Ember Gale"),
     phrase("Fire and Wind: run at them, and burn what stands in the way."),
     "1 kiln-yard, 1 gust-pens, 3 flashfire, 3 cinder-rain, 3 burning-road, 3 scorch-the-stores, "
     "3 gale-march, 3 second-wind, 3 updraft, 3 backdraft, 3 war-chest, 3 last-stand, 3 ember-lance, "
     "2 gale-boots, 2 survey, 2 smoke-screen, 3 blast-charge, 3 stoke, 2 cinderwing, 2 gale-rider, "
     "2 ash-hound, 3 tailwind, 3 pounce, 3 wheel-about"},
    {"tidal-vow", phrase("Tidal Vow"),
     phrase("Water and Light: heal, push back, negate, and wait for the tide to turn."),
     "1 mist-locks, 1 dawn-abbey, 3 undertow, 3 dawn-ward, 2 mending-tide, 3 drown, 3 vow-of-silence, "
     "2 sanctuary, 3 whirlpool, 3 noon-glare, 3 war-chest, 2 counter-order, 3 last-stand, 3 tide-shell, "
     "2 dawn-lantern, 3 survey, 3 muster-roll, 1 hush, 3 field-medicine, 3 dawn-warden, 3 reef-guard, "
     "1 tide-caller, 3 shield-wall, 2 ebb, 3 intercede"},
    {"deep-forge", phrase("Deep Forge"),
     phrase("Earth and Technology: few units, well equipped, that do not fall."),
     "1 foundry, 1 gantry, 3 tremor, 3 stone-wall, 3 overclock, 3 rivet-shot, 3 rebuild, 3 bore-drill, "
     "3 scrap-order, 2 failsafe, 3 war-chest, 2 bombard, 2 last-stand, 3 ember-lance, 2 longarm, "
     "3 plated-harness, 1 survey, 1 jam, 2 hobble, 3 blueprint, 3 iron-golem, 1 crane-walker, 2 tinker, "
     "3 dig-in, 3 refit, 3 covering-fire"},
    {"night-bloom", phrase("Night Bloom"),
     phrase("Dark and Nature: more and more units, and the fallen feed the others."),
     "1 bone-orchard, 1 thornbed, 3 second-sprout, 3 overgrowth, 3 wither, 3 grave-toll, 3 night-raid, "
     "2 entangle, 3 thorn-burst, 3 leech-light, 3 war-chest, 2 bombard, 2 last-stand, 3 rust-blade, "
     "3 root-mantle, 1 survey, 3 muster-roll, 2 hobble, 3 seedbank, 3 bone-shepherd, 3 thorn-mother, "
     "3 gloom-stalker, 3 swarm-call, 1 ambush, 2 feast"},
}};

} // namespace

std::span<const ReadyList> ready_sets() {
    return all;
}

} // namespace cardfront::assault_edge
