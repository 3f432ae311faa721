// Whether bytes are a game of Poker Assault at all.
#include "core/poker_assault/state.h"

#include "core/poker_assault/course.h"

#include "core/poker_assault/cards.h"
#include "core/poker_assault/verbs.h"

namespace cardfront::poker_assault {

namespace {

// Each card once over all places.
struct Census {
    CardSet seen;
    bool sound = true;
    void add(const CardSet& cards) {
        if (!cards.sane() || cards.meets(seen)) sound = false;
        seen |= cards;
    }
    void add(DeckCard card) {
        if (card >= decks * deck_size || seen.has(card)) {
            sound = false;
            return;
        }
        seen.add(card);
    }
};

bool side_sound(const State& state, Seat seat, Census& census) {
    const Side& mine = state.side[slot(seat)];
    if (!mine.on_deck.sane() || mine.in_game > 1 || mine.reserve > factions ||
        mine.surplus > (mine.hand_count() > hand_size ? 1 : 0) || mine.blank != decltype(mine.blank){})
        return false;
    if (seat >= state.players || mine.in_game == 0) {
        Side empty;
        empty.reserve = mine.reserve;
        return mine == empty && mine.reserve == 0 && state.discards.count(seat) == 0;
    }
    census.add(mine.deck);
    census.add(mine.hand);
    for (const DeckCard card : state.discards.pile(seat))
        if (card != no_deck_card) census.add(card);
    for (const DeckCard card : mine.on_deck) census.add(card);
    if (!census.sound) return false;
    if (mine.hidden_hand + state.discards.hidden(seat) + mine.hidden_on_deck > mine.deck.size()) return false;
    if (mine.hidden_on_deck + mine.on_deck.size() > decltype(mine.on_deck)::capacity()) return false;
    if (mine.hand_count() > most_hand) return false;
    const PowerSet sets[] = {mine.power_deck, mine.secrets, mine.standing, mine.spent};
    PowerSet all = 0;
    for (const PowerSet set : sets) {
        if ((all & set) != 0) return false;
        all |= set;
    }
    if (mine.hidden_secrets > std::popcount(mine.power_deck)) return false;
    for (PowerSet rest = mine.standing; rest != 0; rest &= rest - 1)
        if (power_card(static_cast<Power>(std::countr_zero(rest))).kind != Kind::standing) return false;
    for (PowerSet rest = mine.secrets; rest != 0; rest &= rest - 1) {
        const Kind kind = power_card(static_cast<Power>(std::countr_zero(rest))).kind;
        if (kind != Kind::secret_assault && kind != Kind::secret_defence) return false;
    }
    // Only Secrets can be hidden.
    int may_be_secret = 0;
    for (PowerSet rest = mine.power_deck; rest != 0; rest &= rest - 1) {
        const Kind kind = power_card(static_cast<Power>(std::countr_zero(rest))).kind;
        may_be_secret += kind == Kind::secret_assault || kind == Kind::secret_defence ? 1 : 0;
    }
    if (mine.hidden_secrets > may_be_secret) return false;
    if (mine.top_spent < no_power || mine.top_spent >= powers) return false;
    if (mine.top_spent != no_power && (mine.spent & power_bit(mine.top_spent)) == 0) return false;
    return true;
}

bool table_sound(const State& state, Census& census) {
    if (!state.assault.sane() || !state.used.sane()) return false;
    for (const Attacker& each : state.assault) {
        census.add(each.card);
        if (each.guard != no_deck_card) census.add(each.guard);
        if (!census.sound || each.rank < 0 || each.rank >= ranks || each.suit < 0 || each.suit >= suits ||
            each.marks > (modified | low_ace | guarded | taken) || each.blank != decltype(each.blank){})
            return false;
        const bool by_card = each.guard != no_deck_card;
        if (by_card != (each.guard_seat != nobody) || (by_card && (each.marks & guarded) == 0)) return false;
        if (by_card && (!is_seat(each.guard_seat, state.players) || !state.lives(each.guard_seat)))
            return false;
    }
    for (const Use& each : state.used) {
        if (!is_power(each.card) || !is_seat(each.seat, state.players) || !state.lives(each.seat) ||
            each.step != 0 || each.target < -1 || each.target >= static_cast<int>(state.assault.size()))
            return false;
        const Side& owner = state.side[slot(each.seat)];
        const PowerSet elsewhere = owner.power_deck | owner.secrets | owner.standing | owner.spent;
        if ((elsewhere & power_bit(power_of(each.card))) != 0) return false;
        for (const Use& other : state.used)
            if (&other != &each && other.card == each.card && other.seat == each.seat) return false;
    }
    return true;
}

// The faction that waits in Street Fight was picked, and none of it is in play.
bool reserve_sound(const State& state, Seat seat, const Census& census) {
    const Side& mine = state.side[slot(seat)];
    if (mine.reserve == 0) return true;
    const auto faction = static_cast<unsigned>(mine.reserve - 1);
    const PowerSet powers_in_play = mine.power_deck | mine.secrets | mine.standing | mine.spent;
    return state.variant_of_game() == Variant::street_fight &&
           (state.picks[slot(seat)] >> faction & 1U) != 0 &&
           !census.seen.meets(CardSet::whole_deck(static_cast<int>(faction))) &&
           (powers_in_play & power_deck_of(mine.reserve - 1)) == 0;
}

// Only an attacker is asked anything so far.
bool asking_sound(const State& state) {
    if (!state.asking.sane()) return false;
    if (state.asking.empty()) return true;
    if (state.phase != Phase::prepare && state.phase != Phase::window) return false;
    return std::all_of(state.asking.begin(), state.asking.end(), [&](const Use& each) {
        if (each.seat != state.attacker || each.step < 1 || each.step > 2 || each.target < -1 ||
            each.target >= static_cast<int>(state.assault.size()))
            return false;
        if (is_power(each.card)) return power_card(power_of(each.card)).options != nullptr;
        const Ability* const row = ability_of(each.card, When::assault);
        return row != nullptr && row->options != nullptr && each.target >= 0 &&
               state.assault[slot(each.target)].card == each.card;
    });
}

bool course_sound(const State& state) {
    if (state.phase == Phase::draft) {
        for (const Seat seat : SeatRange(state.players)) {
            Side begun;
            begun.in_game = 1;
            begun.reserve = state.side[slot(seat)].reserve;
            if (state.side[slot(seat)] != begun) return false;
        }
        if (state.chips != decltype(state.chips){} || state.passed != 0 || state.defended != 0) return false;
    }
    if (state.phase == Phase::draft || state.phase == Phase::over)
        return state.assault.empty() && state.used.empty() && state.launched == 0 && state.hands == 0 &&
               state.pattern == -1 && (state.phase == Phase::over || state.preparations == 0);
    if (!state.lives(state.attacker)) return false;
    const bool defending = state.phase == Phase::defend || state.phase == Phase::reform;
    const bool after_launch = defending || state.phase == Phase::window;
    if (state.launched != (after_launch ? 1 : 0)) return false;
    if ((state.pattern >= 0) != after_launch || state.pattern != best_of(state.hands)) return false;
    if (after_launch && state.undefended() == 0) return false;
    if (defending != (state.defender != nobody)) return false;
    if (!defending) // nobody has stopped yet, but who is out plays no more
        for (const Seat seat : SeatRange(state.players))
            if (has(state.passed, seat) && state.lives(seat)) return false;
    if ((state.passed | state.defended) >> state.players != 0 || (!after_launch && state.defended != 0))
        return false;
    if (defending && (!state.lives(state.defender) || !state.opposes(state.attacker, state.defender)))
        return false;
    if (state.phase == Phase::defend && has(state.passed, state.defender)) return false;
    return state.phase != Phase::reform ||
           (has(state.passed, state.defender) && state.side[slot(state.defender)].hand_count() > 0);
}

} // namespace

bool State::sane() const {
    if (phase > Phase::over || players < 2 || players > most_seats || variant >= enumerators<Variant> ||
        chips_cut > 1 || factions_dealt > 1 || by_rulebook > 1 || preparations > most_preparations + 1 ||
        blank != decltype(blank){} || launched > 1 || first < nobody || first >= players || pattern < -1 ||
        (variant >= static_cast<int>(Variant::double_decker) && players != 2) ||
        pattern >= static_cast<int>(patterns.size()) || (hands >> patterns.size()) != 0)
        return false;
    if (!is_seat(attacker, players) || (defender != nobody && !is_seat(defender, players))) return false;
    if (!discards.sane()) return false;
    Census census;
    for (const Seat seat : SeatRange(most_seats))
        if (!side_sound(*this, seat, census)) return false;
    if (!table_sound(*this, census) || !asking_sound(*this) || !course_sound(*this)) return false;
    if (!picks_sound(*this)) return false;
    for (const Seat seat : SeatRange(players))
        if (!reserve_sound(*this, seat, census)) return false;
    for (const CardSet& known : knows)
        if (!known.sane()) return false;
    for (int team = 0; team < most_seats; ++team)
        if (phase != Phase::over && phase != Phase::draft && team < players &&
            lives(static_cast<Seat>(team)) && chips[slot(this->team(static_cast<Seat>(team)))] <= 0)
            return false;
    return true;
}

} // namespace cardfront::poker_assault
