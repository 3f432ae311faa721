// What a seat may know of a game of Assault Edge, and what it may imagine.
#include "core/assault_edge/cards.h"
#include "core/hidden.h"

namespace cardfront::assault_edge {

Counts State::unseen(Seat seat) const {
    Counts left = covered(seat);
    const auto take = [&left](Card card) {
        if (is_card(card)) --left[slot(card)];
    };
    for (const auto& pile : side(seat).piles) std::for_each(pile.begin(), pile.end(), take);
    std::for_each(side(seat).hand.begin(), side(seat).hand.end(), take);
    return left;
}

void State::redact(Seat who) {
    random = {};
    for (const Seat seat : SeatRange(2)) {
        Side& own = side(seat);
        for (std::size_t deck = 0; deck < own.piles.size(); ++deck) {
            auto& pile = own.piles[deck];
            const std::size_t known = seat == who ? own.known[deck] : 0;
            std::fill(pile.begin(), pile.end() - known, face_down);
        }
        if (seat == who) continue;
        hide(own.hand);
        for (Facility& each : own.plants)
            if (each.up == 0) each.card = face_down;
    }
}

// Everybody sees how many cards of each deck are in a hand (AE-35), so each deck's blanks are filled from its
// own cards. A facility that is not up may be any other.
void State::determinize(Seat who, Random chance) {
    redact(who);
    for (const Seat seat : SeatRange(2)) {
        Side& own = side(seat);
        const Counts left = unseen(seat);
        std::array<FixedVector<Card, deck_sizes[command]>, decks> pools;
        for (int card = first_command; card < all_cards; ++card)
            for (int n = 0; n < left[slot(card)]; ++n)
                pools[deck_of(card)].push_back(static_cast<Card>(card));
        std::size_t at = 0; // in the hand
        for (std::size_t deck = 0; deck < pools.size(); ++deck) {
            auto& pool = pools[deck];
            chance.shuffle(pool);
            imagine_cards(own.piles[deck], pool);
            for (; !pool.empty(); ++at) {
                while (own.hand[at] != face_down) ++at;
                own.hand[at] = pool.take_back();
            }
        }
        std::sort(own.hand.begin(), own.hand.end());
        for (std::size_t n = 0; n < own.plants.size(); ++n)
            while (own.plants[n].card == face_down || own.plants[n].card == own.plants[1 - n].card)
                if (own.plants[n].up == 0) own.plants[n].card = static_cast<Card>(chance.below(facilities));
    }
    random = Random(chance.next());
}

int State::score(Seat who) const {
    if (phase == Phase::over) return winners == only(who) ? 100 : has(winners, who) ? 50 : 0;
    return static_cast<int>(side(who).piles[command].size());
}

} // namespace cardfront::assault_edge
