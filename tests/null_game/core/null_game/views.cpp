// What a seat may know of a game of Null Game, whether bytes are such a game at all, and a plain player.
#include "core/course.h"
#include "core/hidden.h"
#include "core/null_game/state.h"

#include <utility>

namespace cardfront::null_game {

void State::redact(Seat who) {
    random = {};
    for (const Seat seat : SeatRange(2))
        if (seat != who) hide(hand[slot(seat)]);
    if (laid != no_card && leader != who) laid = face_down;
}

void State::determinize(Seat who, Random chance) {
    redact(who);
    std::array<std::uint8_t, all_cards> left; // of each card, how many are unseen
    left.fill(1);
    const auto see = [&left](Card card) {
        if (is_card(card)) left[slot(card)] = 0;
    };
    for (const auto& cards : hand) std::for_each(cards.begin(), cards.end(), see);
    std::for_each(shown.begin(), shown.end(), see);
    see(laid);
    FixedVector<Card, all_cards> pool;
    pour(pool, left);
    chance.shuffle(pool);
    imagine_card(laid, pool);
    for (auto& cards : hand) {
        imagine_cards(cards, pool);
        std::sort(cards.begin(), cards.end());
    }
    random = Random(chance.next());
}

bool State::sane() const {
    std::array<bool, all_cards> met{};
    const auto is_new = [&met](Card card) { return is_card(card) && !std::exchange(met[slot(card)], true); };
    if (!is_seat(leader, 2) || blank != decltype(blank){} || !are_cards(shown, is_new) ||
        hidden_in(shown) != 0 || shown.size() % 2 != 0 || (played() > 0 && leader != taker(played() - 1)))
        return false;
    if (laid != no_card && laid != face_down && !is_new(laid)) return false;
    const auto is_hand = [&](Seat seat) {
        const auto& cards = hand[slot(seat)];
        const std::size_t lies = seat == leader && laid != no_card ? 1 : 0;
        return are_cards(cards, is_new) && std::is_sorted(cards.begin(), cards.end()) &&
               cards.size() + lies + played() == tricks;
    };
    return is_hand(0) && is_hand(1);
}

int State::value(Seat who) const {
    const Seat best = winner();
    if (turn() == nobody) return best == nobody ? 0 : best == who ? 1000 : -1000;
    return 200 * (score(who) - score(other(who)));
}

Action playout_choice(const State& state, Random& random) {
    ActionList actions;
    state.legal(actions);
    return any_by_weight(actions, random, [](Action) { return 1U; });
}

} // namespace cardfront::null_game
