// How a game of Poker Assault goes on: what the actions do, and who is next. What may be done is legal.cpp.
#include "core/poker_assault/course.h"

#include "core/poker_assault/cards.h"
#include "core/poker_assault/verbs.h"

namespace cardfront::poker_assault {

namespace {

void clear_table(State& state, Log log) {
    for (int i = 0; i < static_cast<int>(state.assault.size()); ++i) {
        const Attacker each = state.assault[slot(i)];
        const auto index = static_cast<std::int8_t>(i);
        const bool stolen =
            (each.marks & taken) != 0 && each.guard_seat != nobody && state.lives(each.guard_seat);
        const Place from{assault_area, state.attacker, -1, index};
        if (stolen && state.side[slot(each.guard_seat)].hand_count() < most_hand) // PA-36
            into_hand(state, each.guard_seat, each.card, from, log, each.guard);
        else
            put_on_discard(state, state.attacker, each.card, log, from);
        if (each.guard != no_deck_card)
            put_on_discard(state, each.guard_seat, each.guard, log, {guard_area, each.guard_seat, -1, index});
    }
    for (const Use& each : state.used)
        if (state.lives(each.seat)) discard_power(state, each.seat, power_of(each.card));
    state.assault.clear();
    state.used.clear();
    state.asking.clear();
    state.passed = state.defended = state.launched = 0;
    state.pattern = -1;
    state.hands = 0;
}

void end_game(State& state, Log log) {
    clear_table(state, log);
    state.phase = Phase::over;
    state.defender = nobody;
    log({.what = what::game_end, .look = Look::end, .seat = state.winner()});
}

void begin_defence(State& state) {
    state.phase = Phase::defend;
    state.defender = state.left_opponent(state.attacker);
}

void end_assault(State& state, Log log) {
    const bool presses = state.undefended() > 0;
    if (!presses && !state.assault.empty())
        log({.what = what::held, .look = Look::saved, .to = {assault_area, state.attacker}});
    clear_table(state, log);
    if (!presses) return begin_preparation(state, state.left_of(state.attacker), log);
    begin_preparation(state,
                      state.players == 4 ? static_cast<Seat>((state.attacker + 2) % 4) : state.attacker, log);
}

// With three players the two take turns (PA-21); a pass is final, and otherwise nobody else defends.
void next_defender(State& state, Log log) {
    for (int step = 1; state.players == 3 && step <= 3; ++step) {
        const auto next = static_cast<Seat>((state.defender + step) % 3);
        if (next == state.attacker || !state.lives(next) || has(state.passed, next)) continue;
        state.defender = next;
        return;
    }
    end_assault(state, log);
}

// All that is theirs leaves the game (PA-21), but for the faction that waits in Street Fight; what they
// defended stays defended. What they have attacked with is cleared away by who sees that the attacker is
// gone.
void leave(State& state, Seat seat, Log log) {
    state.chips[slot(state.team(seat))] = 0; // nobody owes chips
    log({.what = what::knock_out, .look = Look::out, .to = {chips_area, seat}});
    const std::uint8_t reserve = state.side[slot(seat)].reserve;
    const CardSet gone = state.side[slot(seat)].hand | state.discards.closed(seat);
    for (CardSet& known : state.knows) known = known.without(gone);
    state.side[slot(seat)] = {};
    state.side[slot(seat)].reserve = reserve;
    (void)state.discards.take_all(seat);
    decltype(state.used) kept;
    for (const Use& each : state.used)
        if (each.seat != seat) kept.push_back(each);
    state.used = kept;
    state.passed |= only(seat);
    for (int i = 0; i < static_cast<int>(state.assault.size()); ++i) {
        Attacker& each = state.assault[slot(i)];
        if (each.guard_seat != seat) continue;
        put_on_discard(state, seat, each.guard, log, {guard_area, seat, -1, static_cast<std::int8_t>(i)});
        each.guard = no_deck_card;
        each.guard_seat = nobody;
    }
}

// With the second faction (PA-23).
void come_back(State& state, Seat seat, Log log) {
    clear_table(state, log);
    Side& mine = state.side[slot(seat)];
    const std::uint8_t faction = mine.reserve;
    mine = {};
    mine.in_game = 1;
    give_deck(state, seat, faction - 1);
    state.chips[slot(state.team(seat))] = usual_chips;
    log({.what = what::come_back, .look = Look::back, .to = {chips_area, seat}, .amount = faction});
    for (int n = 0; n < hand_size; ++n) draw(state, seat, log);
}

// All who have lost their last chip are out before anything else goes on (PA-19). True if the course of the
// game changed: the Assault is over, or the game.
bool knock_outs(State& state, Log log) {
    SeatSet out = 0;
    for (const Seat seat : SeatRange(state.players))
        if (state.lives(seat) && state.chips[slot(state.team(seat))] <= 0) out |= only(seat);
    if (out == 0) return false;
    for (const Seat seat : SeatRange(state.players))
        if (has(out, seat)) leave(state, seat, log);
    Seat back = nobody;
    for (const Seat seat : SeatRange(state.players))
        if (has(out, seat) && state.side[slot(seat)].reserve != 0) come_back(state, back = seat, log);
    if (back != nobody) return begin_preparation(state, back, log), true;
    int teams = 0;
    for (const Seat seat : SeatRange(state.players == 4 ? 2 : state.players))
        teams += state.lives(seat) ? 1 : 0;
    if (teams <= 1) return end_game(state, log), true;
    if (state.lives(state.attacker)) return false;
    clear_table(state, log);
    begin_preparation(state, state.left_of(state.attacker), log);
    return true;
}

void apply_launch(State& state, Log log) {
    judge(state);
    state.launched = 1;
    log({.what = what::launch,
         .look = Look::strike,
         .from = {assault_area, state.attacker},
         .to = {chips_area, state.left_opponent(state.attacker)},
         .amount = state.pattern,
         .seat = state.attacker});
    state.phase = Phase::window;
    for (int n = 0; n < patterns[slot(state.pattern)].draws; ++n) draw_power(state, state.attacker, log);
    launch_triggers(state, log);
}

void apply_defend(State& state, Action action, Log log) {
    const DeckCard card = named_card(action);
    const Seat seat = state.defender;
    Attacker& target = state.assault[slot(action.b)];
    take_from_hand(state, seat, card);
    target.guard = card;
    target.guard_seat = seat;
    target.marks |= guarded;
    state.defended |= only(seat);
    log({.what = what::place,
         .look = Look::lay,
         .card = card,
         .from = {hand_area, seat},
         .to = {guard_area, seat, -1, static_cast<std::int8_t>(action.b)},
         .seat = seat});
    if (!draws_stopped(state)) draw_replacement(state, seat, log);
    defence_trigger(state, {card, seat, static_cast<std::int8_t>(action.b)}, log);
    if (state.players == 3 && state.undefended() > 0) next_defender(state, log);
}

void apply_done(State& state, Log log) {
    const Seat seat = state.defender;
    state.passed |= only(seat);
    take_hits(state, log);
    if (!has(state.defended, seat) && state.side[slot(seat)].hand_count() > 0 &&
        state.chips[slot(state.team(seat))] > 0)
        state.phase = Phase::reform; // PA-11
}

void apply_answer(State& state, Action action, Log log) {
    const Use use = state.asking.take_back();
    if (action.verb == choose) chosen(state, use, named_card(action), action.b, log);
}

} // namespace

void judge(State& state) {
    state.hands = state.hands_now();
    state.pattern = static_cast<std::int8_t>(best_of(state.hands));
    for (const Extras extras : readings)
        if (has_low_ace(state.hands, state.faces(extras)))
            for (Attacker& each : state.assault)
                if (each.rank == ace && counts(each.card, extras)) each.marks |= low_ace;
}

void take_hits(State& state, Log log) {
    for (int i = 0; i < static_cast<int>(state.assault.size()); ++i)
        if ((state.assault[slot(i)].marks & guarded) == 0)
            log({.what = what::hit,
                 .look = Look::strike,
                 .from = make_place(assault_area, state.attacker, -1, i),
                 .to = {chips_area, state.defender}});
    hurt(state, state.defender, state.damage(), log);
    hit_triggers(state, log);
}

void begin_preparation(State& state, Seat seat, Log log) {
    if (++state.preparations > most_preparations) return end_game(state, log); // PA-25
    state.attacker = seat;
    state.defender = nobody;
    state.phase = Phase::prepare;
    for (const Seat each : SeatRange(state.players)) // PA-43
        while (state.side[slot(each)].hand_count() < hand_size && draw(state, each, log)) {
        }
    log({.what = what::turn, .look = Look::turn, .seat = seat});
}

void settle(State& state, Log log) {
    if (state.phase == Phase::over || knock_outs(state, log) || state.question() != nullptr) return;
    if (state.launched != 0 && state.undefended() == 0 && state.phase != Phase::reform)
        return end_assault(state, log);
    if (state.phase == Phase::window && state.side[slot(state.attacker)].secret_count() == 0)
        return begin_defence(state);
    if (state.phase == Phase::defend && has(state.passed, state.defender)) next_defender(state, log);
}

void State::apply(Action action, Log log) {
    assert(!refusal(action));
    switch (action.verb) {
    case pick: return apply_pick(*this, action, log);
    case play: lay(*this, attacker, named_card(action), action.b, true, log); break;
    case launch: apply_launch(*this, log); break;
    case stop: clear_table(*this, log); return begin_preparation(*this, left_of(attacker), log);
    case secret: reveal(*this, turn(), static_cast<Power>(action.a), action.b, log); break;
    case pass: begin_defence(*this); break;
    case defend: apply_defend(*this, action, log); break;
    case done: apply_done(*this, log); break;
    case reform: new_hand(*this, defender, log); [[fallthrough]];
    case keep: phase = Phase::defend; break; // which is over for them
    default: apply_answer(*this, action, log); break;
    }
    settle(*this, log);
    for (Side& each : side)
        if (each.hand_count() <= hand_size) each.surplus = 0;
}

} // namespace cardfront::poker_assault
