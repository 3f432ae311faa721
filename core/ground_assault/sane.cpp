// Whether bytes are a game of Ground Assault at all.
#include "core/course.h"
#include "core/ground_assault/cards.h"
#include "core/hidden.h"

namespace cardfront::ground_assault {

namespace {

int blanks(const Side& side) {
    int count = hidden_in(side.deck) + hidden_in(side.hand);
    for (const Objective& each : side.objectives) count += each.card == face_down;
    return count;
}

bool units_sound(const State& state, Seat seat) {
    const auto& units = state.side(seat).units;
    if (!units.sane() || units.empty()) return false;
    std::array<int, all_units> copies{};
    int stars = 0;
    Design before = 0;
    for (const Unit& each : units) {
        if (each.design < before || each.design >= all_units || each.used > 1) return false;
        before = each.design;
        stars += unit_row(each.design).stars;
        ++copies[slot(each.design)];
        const bool is_in = each.zone != reserves;
        if (each.zone < reserves || each.zone >= zones) return false;
        if (is_in && each.zone != contested && each.zone >= state.players) return false;
        if (is_in && !state.is_open(each.zone) && state.phase != Phase::over) return false; // GA-20
        if (each.damage < 0 || each.damage >= (is_in ? unit_row(each.design).shields : 1)) return false;
        if (each.used != 0 && seat != state.player) return false;
    }
    const FormatLimits limits = format_limits(state.format);
    return stars <= limits.most_stars &&
           std::all_of(copies.begin(), copies.end(), [&](int n) { return n <= limits.copies; });
}

bool deck_sound(const State& state, Seat seat) {
    const Side& own = state.side(seat);
    if (!are_cards(own.deck, is_card) || !are_cards(own.hand, is_card) ||
        !std::is_sorted(own.hand.begin(), own.hand.end()))
        return false;
    const FormatLimits limits = format_limits(state.format);
    int size = 0;
    for (const std::uint8_t count : own.list) {
        if (count > most_copies_of_card) return false;
        size += count;
    }
    if (size < limits.least_deck) return false;
    for (const Objective& each : own.objectives) {
        const bool known = each.card == no_card || each.card == face_down || is_card(each.card);
        if (!known || each.up > 1 || (each.up != 0 && !is_card(each.card))) return false;
    }
    const Counts left = state.unseen(seat);
    int hidden = 0;
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (left[i] > own.list[i]) return false; // below 0 it wraps
        hidden += left[i];
    }
    return hidden == blanks(own);
}

} // namespace

bool State::side_sound(Seat seat) const {
    const Side& own = side(seat);
    if (own.in_game > 1 || own.rally < 0 || own.rally > 2 * action_stars || !deck_sound(*this, seat))
        return false;
    if (phase == Phase::opening) return lives(seat) && objectives(seat) > 0;
    if (phase == Phase::over) return true;
    const bool any_unit = stars_in_play(seat) > 0, any_objective = objectives(seat) > 0;
    return lives(seat) ? any_unit && any_objective : !any_unit && !any_objective;
}

// Each seat before the one that places has placed, none after it has begun.
bool State::opening_sound() const {
    if (turns != 0 || stars_in_play(player) > limits().opening) return false;
    if (limits().opening == 0 || still_to_place(player) == 0) return false;
    bool placed = true;
    for (const Seat seat : Clockwise(beginner, players)) {
        for (const Unit& each : side(seat).units)
            if (each.used != 0 || (each.zone != reserves && each.zone != seat)) return false;
        const int stars = stars_in_play(seat);
        if (stars > limits().opening) return false;
        if (seat == player)
            placed = false;
        else if (placed ? stars == 0 || (stars < limits().opening && makes_opening(seat)) : stars != 0)
            return false;
    }
    return true;
}

bool State::battles_sound() const {
    int stars = 0;
    for (std::size_t i = 0; i < battles.size(); ++i) {
        const Battle& each = battles[i];
        if (each.attacker.seat != player || each.attacker.index < 0 ||
            slot(each.attacker.index) >= side(player).units.size())
            return false;
        for (std::size_t j = 0; j < i; ++j)
            if (battles[j].attacker == each.attacker) return false;
        stars += unit_row(unit(each.attacker).design).stars;
        if (each.is_off()) {
            if (each.defender != Ref{} || phase != Phase::battle || i == fought) return false;
            continue;
        }
        if (!is_seat(each.defender.seat, players) || each.defender.seat == player ||
            each.defender.index < 0 || slot(each.defender.index) >= side(each.defender.seat).units.size())
            return false;
        const bool to_come = phase != Phase::battle || (i == fought && step < after_dice);
        if (to_come && !may_attack(each.attacker, each.defender)) return false;
        if (to_come && phase != Phase::battle && unit(each.attacker).used == 0) return false;
    }
    if (stars != spent) return false;
    switch (phase) {
    case Phase::attacking: return ordered == 0 && fought == 0;
    case Phase::ordering: return battles.size() > 1 && ordered + 1U < battles.size() && fought == 0;
    default: break;
    }
    if (fought >= battles.size() || ordered >= battles.size() || step > after_dice || step == before_dice)
        return false;
    for (const Card card : cards)
        if (card != no_card && !is_combat(card)) return false;
    if (step <= attackers_second) {
        if (!questions.empty() || side(battler()).hand.empty() || !lives(battler())) return false;
        if (step == attackers_card && cards[0] != no_card) return false;
        if (step <= defenders_card && cards[1] != no_card) return false;
        return step != attackers_second || (cards[0] == no_card && cards[1] != no_card);
    }
    return !questions.empty();
}

bool State::strikes_sound() const {
    if (!is_seat(struck_seat, players) || struck_seat == player || struck_slot < 0 ||
        struck_slot >= objective_slots || fought > strikers.size())
        return false;
    int stars = 0;
    for (std::size_t i = 0; i < strikers.size(); ++i) {
        if (strikers[i] < 0 || slot(strikers[i]) >= side(player).units.size()) return false;
        if (std::find(strikers.begin(), strikers.begin() + i, strikers[i]) != strikers.begin() + i)
            return false;
        const Unit& each = side(player).units[slot(strikers[i])];
        stars += unit_row(each.design).stars;
        if (phase == Phase::striking && (each.zone != struck_seat || each.used == 0)) return false;
    }
    if (stars != spent) return false;
    if (phase == Phase::strikes) return !questions.empty();
    return fought == 0 && lives(struck_seat) &&
           side(struck_seat).objectives[slot(struck_slot)].card != no_card;
}

bool State::questions_sound() const {
    for (const Question& each : questions) {
        if (each.ask > Ask::offer || !is_seat(each.who, players) || each.blank != 0 || !is_card(each.card) ||
            each.amount < 0 || each.amount > action_stars)
            return false;
        if (each.ask == Ask::offer && !offers()) return false;
        const bool spared = each.unit.seat != nobody || each.unit.index != -1;
        if (spared && (!is_seat(each.unit.seat, players) || each.unit.index < 0 ||
                       slot(each.unit.index) >= side(each.unit.seat).units.size()))
            return false;
        switch (each.ask) {
        case Ask::bring:
            if (spared || each.zones != 0) return false;
            break;
        case Ask::wound:
            if (each.zones == 0 || each.zones >= zone_bit(contested) * 2) return false;
            break;
        default:
            if (!spared || each.unit.seat != each.who || each.zones != 0 || each.amount != 0) return false;
        }
    }
    const bool fits = offers() ? phase == Phase::battle && step == after_dice && outcome < 16 &&
                                     battleground >= 0 && battleground < zones
                               : outcome == 0 && battleground == reserves;
    if (!fits) return false;
    return questions.empty() || has_answer(questions[0]);
}

bool State::course_sound() const {
    const bool fighting = phase == Phase::attacking || phase == Phase::ordering || phase == Phase::battle;
    const bool striking = phase == Phase::striking || phase == Phase::strikes;
    if (!questions_sound()) return false;
    if (!fighting && (!battles.empty() || ordered != 0 || step != 0 || cards != std::array{no_card, no_card}))
        return false;
    if (phase != Phase::battle && (step != 0 || cards != std::array{no_card, no_card})) return false;
    if (!striking && (!strikers.empty() || struck_seat != nobody || struck_slot != -1)) return false;
    if (!fighting && !striking && fought != 0) return false;
    if ((phase == Phase::landing) != (landing != reserves)) return false;
    const bool waits =
        phase == Phase::turn || phase == Phase::battle || phase == Phase::strikes || phase == Phase::acting;
    if (!waits && !questions.empty()) return false;
    if (!lives(player) && questions.empty()) return false;
    if (fighting) return !battles.empty() && battles_sound();
    if (striking) return !strikers.empty() && strikes_sound();
    switch (phase) {
    case Phase::turn: return spent == 0;
    case Phase::moving: return spent > 0 && spent <= move_stars(*this, player);
    case Phase::landing:
        return landing >= 0 && landing < players && landing != player && lives(landing) && spent > 0 &&
               spent <= carrier_stars;
    default: return spent == 0 && !questions.empty(); // acting
    }
}

bool State::sane() const {
    if (players < 2 || players > most_seats || format >= enumerators<Format> || phase > Phase::over ||
        !is_seat(player, players) || !is_seat(beginner, players) || turns > most_turns || laid > 1 ||
        by_rulebook > 1 || blank != decltype(blank){} || !battles.sane() || !strikers.sane() ||
        !questions.sane())
        return false;
    for (const Seat seat : SeatRange(most_seats)) // before anything asks for a unit
        if (seat < players ? !units_sound(*this, seat) : side(seat) != Side{}) return false;
    for (const Seat seat : SeatRange(players))
        if (!side_sound(seat)) return false;
    const auto living =
        std::count_if(sides.begin(), sides.end(), [](const Side& s) { return s.in_game != 0; });
    if (phase == Phase::over)
        return winners != 0 && winners < 1U << static_cast<unsigned>(players) && questions.empty();
    if (winners != 0 || living < 2) return false;
    if (phase == Phase::opening)
        return opening_sound() && questions.empty() && battles.empty() && strikers.empty() && spent == 0 &&
               laid == 0 && fought == 0 && ordered == 0 && step == 0 && struck_seat == nobody &&
               struck_slot == -1 && landing == reserves && battleground == reserves && outcome == 0 &&
               cards == std::array{no_card, no_card};
    return turns > 0 && course_sound();
}

} // namespace cardfront::ground_assault
