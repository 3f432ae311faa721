// The dice of a battle as they fall, and when: what is played back is told in seconds at normal speed.
#pragma once

#include "web/kit/geometry.h"
#include "web/tables/ground_assault/playback.h"

namespace cardfront::ground_assault {

inline constexpr float shown_first = 1, comes = 0.25F; // what was played or turned up just now
inline constexpr float first_die = 0.55F, next_die = 0.35F, told_after = 0.2F, harmed_after = 0.7F,
                       breaks_after = 0.35F, stays = 2.5F;

// Until the dice are thrown.
inline float lead_of(const Fight& fight) {
    return fight.own.fresh || fight.enemy.fresh || fight.turned_up ? shown_first : 0;
}
inline float lands_at(int die) {
    return first_die + next_die * static_cast<float>(die);
}
inline float harmed_at(const Fight& fight) {
    return lands_at(fight.dice() - 1) + harmed_after;
}

// In a row; `first` of all that are rolled. Returns how many they are.
int draw_dice(const kit::Rect& r, const Fought& side, int first, float seconds);

} // namespace cardfront::ground_assault
