// What a seat may know of a game of Ground Assault, and what it may imagine.
#include "core/course.h"
#include "core/ground_assault/cards.h"
#include "core/hidden.h"

namespace cardfront::ground_assault {

Counts State::unseen(Seat seat) const {
    const Side& own = side(seat);
    Counts left = own.list;
    const auto take = [&left](Card card) {
        if (is_card(card)) --left[slot(card)];
    };
    for (std::size_t i = 0; i < left.size(); ++i)
        left[i] = static_cast<std::uint8_t>(left[i] - own.discards[i]);
    std::for_each(own.deck.begin(), own.deck.end(), take);
    std::for_each(own.hand.begin(), own.hand.end(), take);
    for (const Objective& each : own.objectives) take(each.card);
    if (phase == Phase::battle && fought < battles.size()) {
        if (battle().attacker.seat == seat) take(cards[0]);
        if (battle().defender.seat == seat) take(cards[1]);
    }
    return left;
}

// Nobody, not even their owner, looks at face-down objectives (GA-4).
void State::redact(Seat who) {
    random = {};
    for (const Seat seat : SeatRange(players)) {
        Side& own = side(seat);
        hide(own.deck);
        if (seat != who) hide(own.hand);
        for (Objective& each : own.objectives)
            if (each.card != no_card && each.up == 0) each.card = face_down;
    }
}

void State::determinize(Seat who, Random chance) {
    redact(who);
    for (const Seat seat : SeatRange(players)) {
        Side& own = side(seat);
        FixedVector<Card, most_deck> pool;
        pour(pool, unseen(seat));
        chance.shuffle(pool);
        imagine_cards(own.hand, pool);
        std::sort(own.hand.begin(), own.hand.end());
        for (Objective& each : own.objectives) imagine_card(each.card, pool);
        imagine_cards(own.deck, pool);
    }
    random = Random(chance.next());
}

int State::score(Seat who) const {
    if (phase == Phase::over) return has(winners, who) ? 100 : 0;
    return lives(who) ? stars_in_play(who) + 3 * objectives(who) : 0;
}

} // namespace cardfront::ground_assault
