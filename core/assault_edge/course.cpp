// How it goes on: each action, the phases of a turn, and what follows until somebody has to decide.
#include "core/assault_edge/cards.h"

namespace cardfront::assault_edge {

void State::apply(Action action, Log log) {
    assert(!refusal(action));
    act(action, log);
    run(log);
}

void State::act(Action action, Log log) {
    const Seat who = turn();
    const auto number = static_cast<Number>(action.a);
    switch (action.verb) {
    case assault_edge::draw:
        draw_card(who, static_cast<Deck>(action.a), log);
        if (phase == Phase::opening)
            --side(who).draws;
        else
            phase = Phase::combat;
        break;
    case play: {
        const auto card = static_cast<Card>(action.a);
        side(who).hand.remove(card);
        activate({.card = card, .owner = who}, log);
        break;
    }
    case assault_edge::use: use_effect(number, static_cast<Card>(action.b), log); break;
    case choose: answer(action.a, log); break;
    case move: step(number, static_cast<Square>(action.b), log); break;
    case aim: take_aim(number, action.b, log); break;
    case declare: declare_attack(log); break;
    case assault_edge::hold: hold_back(number, log); break;
    case finish: still(number, log); break;
    case raise:
        raise_plant(who, action.a, log);
        end_turn(log);
        break;
    case done: end_combat(log); break;
    default: // pass
        if (chain.empty())
            opened = no_window;
        else
            let_go();
    }
}

// Who acted before can do no more (AE-7).
void State::become_active(Number number, Log log) {
    if (active != no_unit && active != number) still(active, log);
    active = number;
}

// The effect of a unit's card, once a turn; in place of what it replaces (AE-20, AE-34).
void State::use_effect(Number number, Card card, Log log) {
    Unit& own = unit(number);
    const Row& self = row(card);
    if (self.kind == Kind::equipment) {
        for (Gear& each : gear)
            if (each.unit == number && each.card == card && each.used == 0) {
                each.used = 1;
                break;
            }
    } else if (is_facility(card)) {
        const bool first = side(own.owner).plants[0].card == card;
        own.done |= first ? used_facility : used_facility << 1U;
    } else {
        own.done |= used_unique;
    }
    if (self.instead != Instead::nothing) become_active(number, log);
    if (self.instead == Instead::attack) own.done |= attacked;
    if (self.instead == Instead::movement) {
        own.done |= moved_first;
        own.spent = most_change * 3; // more than any speed
    }
    activate({.card = card, .owner = own.owner, .from = From::board, .unit = number, .square = own.square},
             log);
}

// AE-6, AE-7
void State::step(Number number, Square square, Log log) {
    Unit& own = unit(number);
    const Squares open = ways(number);
    int steps = 1;
    while (!in(reachable(own.square, steps, open), square)) ++steps;
    become_active(number, log);
    own.spent = static_cast<std::int8_t>(own.spent + steps);
    own.done |= (own.done & (moved_first | attacked)) != 0 ? moved_last : moved_first;
    go(number, square, what::move, log);
    opened = on_move;
}

void State::run(Log log) {
    while (phase != Phase::over) {
        bury(log);
        while (!questions.empty() && !has_answer(questions.back())) {
            if (questions.back().ask == Ask::target) chain[chain.size() - 1U].lost = 1;
            questions.take_back();
        }
        if (!questions.empty()) return;
        if (!chain.empty()) {
            if (!run_chain(log)) return;
        } else if (!waiting.empty()) {
            open_waiting(log);
        } else if (!run_phase(log)) {
            return;
        }
    }
    waiting.clear(); // what was heard in the last moment
    questions.clear();
}

// One step; false: somebody decides.
bool State::run_phase(Log log) {
    const auto has_cards = [&](Deck deck) { return !side(player).piles[deck].empty(); };
    switch (phase) {
    case Phase::opening:
        if (side(player).draws > 0) return false;
        player = other(player);
        if (player == beginner) begin_turn(player, log);
        return true;
    case Phase::draw: { // AE-11
        int full = 0;
        Deck last = research;
        for (const Deck deck : {research, command, barracks})
            if (has_cards(deck)) ++full, last = deck;
        if (turns > 1 && full > 1) return false;
        if (turns > 1 && full == 1) draw_card(player, last, log);
        phase = Phase::combat;
        return true;
    }
    case Phase::ending: {
        const auto& plants = side(player).plants;
        const int down = (plants[0].up == 0 ? 1 : 0) + (plants[1].up == 0 ? 1 : 0);
        if (down == 2) return false; // AE-13
        if (down == 1) raise_plant(player, plants[0].up == 0 ? 0 : 1, log);
        end_turn(log);
        return true;
    }
    default: return run_combat(log);
    }
}

bool State::run_combat(Log log) {
    if (opened != no_window) {
        if (is_asked(other(player))) return false;
        opened = no_window;
        return true;
    }
    if (declared != 0) {
        strike(log);
        return true;
    }
    if (active != no_unit && (unit(active).done & finished) != 0) active = no_unit; // a card did that
    return false;
}

// AE-4, AE-13
void State::begin_turn(Seat seat, Log log) {
    player = seat;
    if (turns == most_turns) { // AE-21
        end(static_cast<SeatSet>(only(0) | only(1)), log);
        return;
    }
    ++turns;
    phase = Phase::draw;
    log({.what = what::turn, .look = Look::turn, .seat = seat});
    for (Unit& each : units) each.spent = 0, each.done = 0;
    for (Gear& each : gear) each.used = 0;
    for_each_unit(*this, seat, [&](Number number) { hear(number, On::turn_begins); });
    if (const Square square = spawn_square(seat); square != nowhere) spawn(seat, no_card, square, log);
}

void State::end_combat(Log log) {
    if (active != no_unit) still(active, log);
    phase = Phase::ending;
}

// AE-19
void State::end_turn(Log log) {
    for (Unit& each : units) each.temporary = each.turn_attack = each.turn_speed = 0;
    begin_turn(other(player), log);
}

void State::end(SeatSet winning, Log log) {
    while (!chain.empty()) put_away(log);
    waiting.clear();
    questions.clear();
    end_attack();
    active = no_unit;
    opened = no_window;
    closed = 0;
    answerer = nobody;
    phase = Phase::over;
    winners = winning;
    const Seat winner = winning == only(0) ? Seat{0} : winning == only(1) ? Seat{1} : nobody;
    log({.what = what::end, .look = Look::end, .seat = winner});
}

} // namespace cardfront::assault_edge
