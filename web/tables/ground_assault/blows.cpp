// What is heard and felt of a fight: each die as it falls, the shots, what they hit, and what breaks.
#include "web/platform/platform.h"
#include "web/tables/ground_assault/dice.h"
#include "web/tables/ground_assault/table.h"

#include <algorithm>

namespace cardfront::ground_assault {

using kit::Rect;

namespace {

constexpr float shots_fly = 0.3F; // seconds, before they hit

Rect body_of(const Rect& r) {
    const float side = std::min({r.w, r.h, 180.0F});
    return r.centred(side, side);
}

} // namespace

// `own` and `enemy`: where the two are drawn.
void GroundAssaultTable::feel(const Fight& fight, float seconds, const Rect& own, const Rect& enemy) {
    const int dice = fight.dice();
    int due = 0;
    while (due < dice && lands_at(due) <= seconds) ++due;
    const float harmed = harmed_at(fight);
    for (const float at : {harmed - shots_fly, harmed, harmed + breaks_after})
        if (due >= dice && seconds > at) ++due;
    const auto play = [this](platform::Sound sound) {
        platform::play_sound(sound, scene().settings.volume());
    };
    const auto each = [&](auto&& what) {
        what(fight.own, fight.enemy, body_of(own), body_of(enemy));
        what(fight.enemy, fight.own, body_of(enemy), body_of(own));
    };
    for (; heard_ < due; ++heard_) {
        if (heard_ < dice) {
            play(platform::Sound::die);
        } else if (heard_ == dice) {
            each([&](const Fought& side, const Fought&, const Rect& from, const Rect& to) {
                if (side.dice.empty()) return;
                const float past = side.hit ? 0 : to.h * 0.62F; // a miss goes over it
                kit::motion::fire(from, to.moved(0, -past),
                                  kit::mix(seat_colour(side.ref.seat), kit::rgb(0xffb060), 0.5F));
            });
            play(platform::Sound::fire);
        } else if (heard_ == dice + 1) {
            each([&](const Fought& side, const Fought& other, const Rect&, const Rect& to) {
                if (!side.hit) return;
                if (other.saved) kit::motion::ring(to, kit::colour::shield);
                play(other.saved ? platform::Sound::ring : platform::Sound::hit);
            });
        } else {
            each([&](const Fought& side, const Fought& other, const Rect&, const Rect& to) {
                const bool falls = fight.is_strike() ? side.hit : other.lost;
                if (!falls) return;
                const Seat loser = fight.is_strike() ? fight.struck_seat : other.ref.seat;
                kit::motion::shatter(to, kit::mix(seat_colour(loser), kit::colour::paper, 0.25F));
                play(platform::Sound::break_up);
            });
        }
    }
}

} // namespace cardfront::ground_assault
