// Whether bytes are a game of Assault Edge at all.
#include "core/assault_edge/cards.h"
#include "core/hidden.h"

#include <numeric>

namespace cardfront::assault_edge {

namespace {

template <class Cards>
bool cards_sound(const Cards& cards, int deck) { // deck -1: any
    return are_cards(cards,
                     [deck](Card card) { return is_deck_card(card) && (deck < 0 || deck_of(card) == deck); });
}

bool list_sound(const Counts& list) { // AE-12
    std::array<int, decks> sizes{};
    for (int card = 0; card < all_cards; ++card) {
        const int count = list[slot(card)];
        if (count > (is_facility(card) ? 0 : most_copies)) return false;
        if (!is_facility(card)) sizes[deck_of(card)] += count;
    }
    return sizes == deck_sizes;
}

bool plants_sound(const State& state, Seat seat) {
    const auto& plants = state.side(seat).plants;
    for (const Facility& each : plants)
        if (each.up > 1 || !(is_facility(each.card) || (each.card == face_down && each.up == 0)))
            return false;
    return plants[0].card == face_down || plants[0].card != plants[1].card;
}

bool within(int number, int least, int most) {
    return number >= least && number <= most;
}

} // namespace

// --- Soundness

bool State::side_sound(Seat seat) const {
    const Side& own = side(seat);
    if (!list_sound(own.list) || !plants_sound(*this, seat) || !cards_sound(own.hand, -1) ||
        !std::is_sorted(own.hand.begin(), own.hand.end()))
        return false;
    for (int card = 0; card < facilities; ++card)
        if (own.discards[slot(card)] != 0) return false;
    for (std::size_t deck = 0; deck < own.piles.size(); ++deck)
        if (!cards_sound(own.piles[deck], static_cast<int>(deck)) ||
            own.known[deck] > own.piles[deck].size() ||
            static_cast<int>(own.piles[deck].size()) > deck_sizes[deck])
            return false;
    if (own.draws > opening_draws + (seat == beginner ? 0 : more_draws)) return false;
    const Counts left = unseen(seat);
    std::array<int, decks> hidden{};
    for (int card = 0; card < all_cards; ++card) {
        if (left[slot(card)] > own.list[slot(card)]) return false; // below 0 it wraps
        if (!is_facility(card)) hidden[deck_of(card)] += left[slot(card)];
    }
    int in_hand = 0;
    for (std::size_t deck = 0; deck < hidden.size(); ++deck) {
        hidden[deck] -= hidden_in(own.piles[deck]);
        if (hidden[deck] < 0) return false;
        in_hand += hidden[deck];
    }
    return in_hand == hidden_in(own.hand);
}

bool State::units_sound() const {
    std::array<Number, squares> there{};
    there.fill(no_unit);
    for (int number = 0; number < squares; ++number) {
        const Unit& each = unit(number);
        if (each.owner == nobody) {
            if (each != Unit{}) return false;
            continue;
        }
        if (each.owner < 0 || each.owner > 1 || !is_square(each.square)) return false;
        Number& here = there[slot(each.square)];
        if (here != no_unit) return false;
        here = static_cast<Number>(number);
        if (each.card != no_card && (!is_deck_card(each.card) || row(each.card).kind != Kind::unit))
            return false;
        for (unsigned n = 0; n < 8; ++n) {
            if ((each.built >> n & 1U) == 0) continue;
            if (n > 1 || side(each.owner).plants[n].up == 0) return false;
        }
        if (each.done > all_done || !within(each.temporary, 0, most_change) ||
            !within(each.spent, 0, 4 * most_change) || each.damage < 0)
            return false;
        for (const std::int8_t number_of :
             {each.turn_attack, each.turn_speed, each.more_attack, each.more_health, each.more_speed})
            if (!within(number_of, -most_change, most_change)) return false;
    }
    if (there != board) return false;
    std::array<Squares, 2> owned{};
    for (int number = 0; number < squares; ++number)
        if (const Seat seat = unit(number).owner; seat != nobody) owned[slot(seat)] |= bit(number);
    if (owned != living) return false;
    for (const Seat seat : SeatRange(2)) {
        if (uniques_of(seat) > most_uniques) return false;
        for (int number = 0; number < squares; ++number)
            for (int other = 0; other < number; ++other)
                if (unit(number).card != no_card && unit(number).owner == seat && unit(other).owner == seat &&
                    unit(other).card == unit(number).card)
                    return false;
    }
    return true;
}

bool State::gear_sound() const {
    if (!gear.sane()) return false;
    for (const Gear& each : gear)
        if (!is_deck_card(each.card) || row(each.card).kind != Kind::equipment || !lives(each.unit) ||
            each.used > 1)
            return false;
    for (int number = 0; number < squares; ++number) {
        if (!lives(number)) continue;
        const int left = health(number);
        if (phase != Phase::over && (left <= 0 || left > 100)) return false;
    }
    return true;
}

bool State::uses_sound() const {
    const auto source_sound = [&](Card card, Seat owner, Number number, Square square) {
        return is_card(card) && owner >= 0 && owner < 2 &&
               (number == no_unit || within(number, 0, squares - 1)) &&
               (square == nowhere || is_square(square));
    };
    for (std::size_t i = 0; i < chain.size(); ++i) {
        const Use& each = chain[i];
        if (!source_sound(each.card, each.owner, each.unit, each.square) || each.from > From::trigger ||
            each.negated > 1 || each.lost > 1 || each.resolved > 1)
            return false;
        const Row& self = row(each.card);
        const bool last = i + 1U == chain.size();
        if (each.resolved != 0 && (!last || closed == 0 || each.negated != 0)) return false;
        if (each.from == From::hand) {
            if (is_facility(each.card) || each.unit != no_unit || each.square != nowhere) return false;
        } else if (each.square == nowhere) {
            return false;
        }
        if (each.from == From::trigger &&
            (self.triggered == nullptr || (self.on != On::destroyed && each.unit == no_unit)))
            return false;
        if (each.from == From::board && (self.resolve == nullptr || self.kind == Kind::order ||
                                         each.unit == no_unit || each.resolved != 0))
            return false;
        if (each.from == From::board || (each.from == From::trigger && each.unit != no_unit)) {
            const bool there = lives(each.unit) && unit(each.unit).owner == each.owner;
            if (!there && each.lost == 0) return false;
        }
        const bool open = last && !questions.empty() && questions.back().ask == Ask::target;
        if (!target_sound(each, static_cast<int>(i), open)) return false;
    }
    for (const Trigger& each : waiting) {
        if (!source_sound(each.card, each.owner, each.unit, each.square) || each.square == nowhere)
            return false;
        const Row& self = row(each.card);
        if (self.triggered == nullptr || (self.on == On::destroyed) != (each.unit == no_unit)) return false;
        if (each.unit != no_unit && !(lives(each.unit) && unit(each.unit).owner == each.owner)) return false;
    }
    return waiting.empty() || !chain.empty();
}

bool State::target_sound(const Use& use, int index, bool open) const {
    const Row& self = row(use.card);
    const bool is_spawn = use.from == From::hand && self.kind == Kind::unit;
    const bool is_gear = use.from == From::hand && self.kind == Kind::equipment;
    const bool none = use.from == From::trigger || (!is_spawn && !is_gear && self.target == Target::none);
    if (none || open) return use.target == -1;
    if (is_spawn) return is_square(use.target) && in(spawn_zone(use.owner), use.target);
    if (use.target == -1) return use.lost != 0;
    if (targets_units(use)) return within(use.target, 0, squares - 1) && (use.lost != 0 || lives(use.target));
    if (self.target == Target::link)
        return use.target >= 0 && use.target < index && chain[slot(use.target)].owner != use.owner;
    return within(use.target, 0, decks - 1);
}

bool State::attack_sound() const {
    if (!aims.sane() || declared > 2 || shifted > 1 || again > 3) return false;
    if (active == no_unit) return aims.empty() && declared == 0 && shifted == 0 && again == 0 && held == 0;
    if (!lives(active) || unit(active).owner != player) return false;
    if ((unit(active).done & finished) != 0 && opened != on_move) return false;
    if (declared == 0 && (shifted != 0 || again == 2)) return false;
    if (declared != 0 && (chooses_anew() || held != 0)) return false;
    int points = 0;
    for (std::size_t i = 0; i < aims.size(); ++i) {
        const Aim& each = aims[i];
        if (!within(each.target, 0, targets - 1) || each.points <= 0) return false;
        if (each.target >= deck_target && spares_decks()) return false;
        if (each.target < deck_target && !lives(each.target)) return false;
        if (each.target < deck_target && unit(each.target).owner == player) return false;
        for (std::size_t j = 0; j < i; ++j)
            if (aims[j].target == each.target) return false;
        points += each.points;
    }
    if ((declared != 0 || aiming()) && (unit(active).done & attacked) == 0) return false;
    if (points > 100) return false;
    if (aiming()) {
        if (points_left() <= 0 || opened != no_window || !chain.empty()) return false;
        bool found = false;
        for_each_target(active, [&](int) { found = true; });
        if (!found) return false;
        for (const Aim& each : aims)
            if (!is_target(active, each.target)) return false;
    }
    return true;
}

// Somebody decides in each of its states: a question that has an answer, a window, or the turn player.
bool State::course_sound() const {
    const bool combat = phase == Phase::combat;
    if (!questions.sane() || !waiting.sane() || !chain.sane() || closed > 1 ||
        (opened != no_window && opened != on_attack && opened != on_move))
        return false;
    if (!combat && (active != no_unit || opened != no_window)) return false;
    if (!attack_sound() || !uses_sound()) return false;
    if (!combat && phase != Phase::draw && !chain.empty()) return false;
    if (opened != no_window && (active == no_unit || (opened == on_attack) != (declared != 0))) return false;
    if (declared != 0 && opened == no_window) return false; // it would have been carried out
    for (const Question& each : questions) {
        if (each.ask > Ask::take || each.who < 0 || each.who > 1 || each.deck >= decks || chain.empty())
            return false;
        if (each.ask == Ask::target) {
            if (each != Question{Ask::target, chain.back().owner, 0, 0} || questions.size() != 1 ||
                chain.back().resolved != 0 || chain.back().lost != 0 || chain.back().negated != 0 ||
                chain.back().from == From::trigger)
                return false;
        } else if (each.count <= 0 || each.count > side(each.who).known[each.deck] ||
                   chain.back().resolved == 0 || questions.size() != 1 || chain.back().lost != 0) {
            return false;
        }
    }
    if (chain.empty() && closed != 0) return false;
    const Seat next = chain.empty() || closed != 0 ? nobody : other(chain.back().owner);
    if (answerer != next && !(next != nobody && is_pair() && answerer == other(next))) return false;
    if (!chain.empty()) {
        if (!questions.empty())
            return has_answer(questions.back()) && (questions.back().ask != Ask::take || closed == 1) &&
                   (questions.back().ask != Ask::target || closed == (combat ? 0 : 1));
        return combat && closed == 0 && is_asked(answerer);
    }
    if (opened != no_window) return is_asked(other(player));
    return true;
}

bool State::sane() const {
    if (phase > Phase::over || !is_seat(player, 2) || !is_seat(beginner, 2) || answerer < nobody ||
        answerer > 1 || turns > most_turns || active < no_unit || active >= squares || winners > 3 ||
        blank != decltype(blank){} || !chain.sane() || !gear.sane())
        return false;
    for (const Seat seat : SeatRange(2))
        if (!plants_sound(*this, seat)) return false;
    if (!units_sound()) return false;
    for (const Gear& each : gear)
        if (!is_deck_card(each.card) || !lives(each.unit)) return false;
    for (const Use& each : chain)
        if (!is_card(each.card)) return false;
    if (!gear_sound()) return false;
    for (const Seat seat : SeatRange(2))
        if (!side_sound(seat)) return false;
    if (phase == Phase::over)
        return winners != 0 && chain.empty() && waiting == decltype(waiting){} &&
               questions == decltype(questions){} && active == no_unit && opened == 0 && closed == 0 &&
               answerer == nobody && attack_sound();
    if (winners != 0) return false;
    const int begun = phase == Phase::opening ? 0 : 1;
    if ((turns > 0) != (begun > 0)) return false;
    for (const Seat seat : SeatRange(2)) {
        const bool waits = phase == Phase::opening && (seat == player || player == beginner);
        const int draws = side(seat).draws;
        if (waits ? draws == 0 : draws != 0) return false;
        if (phase == Phase::opening && seat != player && waits && draws != opening_draws &&
            draws != opening_draws + more_draws)
            return false;
    }
    if (phase == Phase::opening) {
        for (const Seat seat : SeatRange(2)) // enough cards to draw
            if (static_cast<int>(side(seat).piles[command].size()) < side(seat).draws) return false;
        if (std::any_of(units.begin(), units.end(), [](const Unit& each) { return each.owner != nobody; }))
            return false;
        return chain.empty() && waiting == decltype(waiting){} && questions == decltype(questions){} &&
               aims == decltype(aims){} && active == no_unit && opened == 0 && closed == 0 && declared == 0 &&
               shifted == 0 && again == 0 && held == 0 && answerer == nobody;
    }
    if (phase == Phase::draw && chain.empty()) {
        int full = 0;
        for (const auto& pile : side(player).piles) full += pile.empty() ? 0 : 1;
        if (turns < 2 || full < 2) return false;
    }
    if (phase == Phase::ending) {
        const auto& plants = side(player).plants;
        if (plants[0].up != 0 || plants[1].up != 0) return false;
    }
    return course_sound();
}

} // namespace cardfront::assault_edge
