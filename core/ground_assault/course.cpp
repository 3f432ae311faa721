// How it goes on: each action, and what follows until somebody has to decide.
#include "core/ground_assault/cards.h"

#include <utility>

namespace cardfront::ground_assault {

void State::apply(Action action, Log log) {
    assert(!refusal(action));
    if (questions.empty())
        act(action, log);
    else
        answer(action, log);
    run(log);
}

void State::answer(Action action, Log log) {
    Question& question = questions[0];
    bool more = false;
    if (action.verb == bring) {
        const Ref ref{question.who, reserve_of(question.who, action.a)};
        question.amount = static_cast<std::int8_t>(question.amount - unit_row(action.a).stars);
        more = true;
        enter(ref, question.who, what::bring, log);
    }
    const Question asked = question;
    if (!more) questions.remove(asked);
    if (action.verb == choose) {
        const Ref chosen{static_cast<Seat>(action.a), static_cast<std::int8_t>(action.b)};
        if (asked.ask == Ask::wound)
            wound(chosen, asked.amount, piece_of_card(asked.card), log);
        else
            destroy(chosen, log);
    }
    if (action.verb == move) go(asked.unit, static_cast<Zone>(action.b), what::move, log);
}

void State::act(Action action, Log log) {
    const auto use_up = [&](Phase now) { // the unit, for this turn's action (GA-7)
        Unit& chosen = side(player).units[slot(action.a)];
        chosen.used = 1;
        spent = static_cast<std::uint8_t>(spent + unit_row(chosen.design).stars);
        phase = now;
    };
    const Ref own{player, static_cast<std::int8_t>(action.a)};
    switch (action.verb) {
    case deploy: enter({player, reserve_of(player, action.a)}, player, what::deploy, log); break;
    case objective: lay(static_cast<Card>(action.a), action.b, log); break;
    case move:
        use_up(Phase::moving);
        go(own, static_cast<Zone>(action.b), what::move, log);
        break;
    case attack: {
        const Ref other{static_cast<Seat>(action.b), static_cast<std::int8_t>(action.c)};
        use_up(Phase::attacking);
        battles.push_back({own, other});
        break;
    }
    case strike:
        use_up(Phase::striking);
        strikers.push_back(own.index);
        struck_seat = static_cast<Seat>(action.b);
        struck_slot = static_cast<std::int8_t>(action.c);
        break;
    case land:
        phase = Phase::landing;
        landing = static_cast<Zone>(action.b);
        spent = static_cast<std::uint8_t>(spent + unit_row(action.a).stars);
        enter({player, reserve_of(player, action.a)}, landing, what::bring, log);
        break;
    case use: {
        const Card card = side(player).objectives[slot(action.a)].card;
        phase = Phase::acting;
        card_row(card).acts(*this, player, card, log);
        break;
    }
    case first:
        std::rotate(battles.begin() + ordered, battles.begin() + action.a, battles.begin() + action.a + 1);
        if (++ordered + 1U >= battles.size()) phase = Phase::battle;
        break;
    case play: play_card(battler(), static_cast<Card>(action.a), log); break;
    case pass: ++step; break;
    default: finish(log);
    }
}

void State::play_card(Seat who, Card card, Log log) {
    side(who).hand.remove(card);
    cards[step == defenders_card ? 1 : 0] = card;
    log({.what = what::play,
         .look = Look::lay,
         .news = true,
         .card = piece_of_card(card),
         .from = place(hand_area, who),
         .to = place(battle_area, who),
         .seat = who,
         .knew = who});
    ++step;
}

// GA-5
void State::place_next(Log log) {
    player = next(player);
    if (player == beginner) begin_turns(log);
}

// `done`
void State::finish(Log log) {
    switch (phase) {
    case Phase::opening: place_next(log); break;
    case Phase::attacking: phase = battles.size() > 1 ? Phase::ordering : Phase::battle; break;
    case Phase::ordering: phase = Phase::battle; break;
    case Phase::striking: phase = Phase::strikes; break;
    default: end_turn(log);
    }
}

// GA-3
void State::lay(Card card, int at, Log log) {
    Side& own = side(player);
    const Objective old = std::exchange(own.objectives[slot(at)], {card, 1});
    const Place here = place(objective_area, player, at);
    own.hand.remove(card);
    laid = 1;
    if (old.up != 0) {
        discard(player, old.card, here, log);
    } else {
        own.hand.insert_sorted(old.card);
        log({.what = what::take_up,
             .look = Look::pass,
             .seen = only(player),
             .news = true,
             .card = piece_of_card(old.card),
             .from = here,
             .to = place(hand_area, player),
             .seat = player});
    }
    log({.what = what::objective,
         .look = Look::lay,
         .card = piece_of_card(card),
         .from = place(hand_area, player),
         .to = here,
         .seat = player});
    if (old.up != 0) draw(player, log);
    if (card_row(card).revealed != nullptr) card_row(card).revealed(*this, player, card, log);
}

void State::run(Log log) {
    for (;;) {
        eliminate(log);
        if (battleground != reserves && !offers()) follow_up(log);
        if (!questions.empty() && !has_answer(questions[0])) {
            const Question nobody_can = questions[0];
            questions.remove(nobody_can);
            continue;
        }
        if (phase == Phase::over || !questions.empty()) return;
        switch (phase) {
        case Phase::opening:
            if (still_to_place(player) > 0) return;
            place_next(log);
            break;
        case Phase::battle:
            if (!run_battle(log)) return;
            break;
        case Phase::strikes: run_strikes(log); break;
        case Phase::acting: end_turn(log); break;
        default:
            if (lives(player)) return;
            end_turn(log);
        }
    }
}

void State::begin_turn(Seat seat, Log log) {
    player = seat;
    phase = Phase::turn;
    if (turns == most_turns) { // GA-23
        SeatSet left = 0;
        for (const Seat each : SeatRange(players))
            if (lives(each)) left |= only(each);
        end(left, log);
        return;
    }
    ++turns;
    log({.what = what::turn, .look = Look::turn, .seat = seat});
    for (const Objective& each : std::array(side(seat).objectives))
        if (each.up != 0 && is_objective(each.card) && card_row(each.card).turn_begins != nullptr)
            card_row(each.card).turn_begins(*this, seat, each.card, log);
}

void State::clear_action(Log log) {
    if (phase == Phase::battle && fought < battles.size()) put_cards_away(log);
    battles.clear();
    strikers.clear();
    spent = laid = fought = ordered = step = 0;
    cards = {no_card, no_card};
    struck_seat = nobody;
    struck_slot = -1;
    landing = battleground = reserves;
    outcome = 0;
    for (Side& each : sides) {
        each.rally = 0;
        for (Unit& unit : each.units) unit.used = 0;
    }
}

void State::end_turn(Log log) {
    clear_action(log);
    begin_turn(next(player), log);
}

void State::eliminate(Log log) {
    if (phase == Phase::opening || phase == Phase::over) return;
    SeatSet gone = 0, left = 0;
    for (const Seat seat : SeatRange(players))
        if (lives(seat)) (stars_in_play(seat) == 0 || objectives(seat) == 0 ? gone : left) |= only(seat);
    if (gone == 0) return;
    for (const Seat seat : SeatRange(players)) {
        if (!has(gone, seat)) continue;
        Side& own = side(seat);
        own.in_game = 0;
        log({.what = what::out, .look = Look::out, .to = place(deck_area, seat), .seat = seat});
        for (Unit& each : own.units) {
            each.zone = reserves;
            each.damage = 0;
        }
        for (int at = 0; at < objective_slots; ++at)
            if (const Objective old = std::exchange(own.objectives[slot(at)], {}); old.card != no_card)
                discard(seat, old.card, place(objective_area, seat, at), log, old.up == 0);
    }
    if ((left & (left - 1)) == 0) { // one, or nobody
        end(left != 0 ? left : gone, log);
        return;
    }
    for (const Seat seat : SeatRange(players)) // GA-20
        for (std::size_t i = 0; i < side(seat).units.size(); ++i)
            if (const Zone zone = side(seat).units[i].zone; zone != reserves && !is_open(zone))
                go({seat, static_cast<std::int8_t>(i)}, contested, what::guest, log);
}

void State::end(SeatSet winning, Log log) {
    clear_action(log);
    questions.clear();
    phase = Phase::over;
    winners = winning;
    const bool one = (winning & (winning - 1)) == 0;
    Seat winner = nobody;
    for (const Seat seat : SeatRange(players))
        if (one && has(winning, seat)) winner = seat;
    log({.what = what::end, .look = Look::end, .seat = winner});
}

} // namespace cardfront::ground_assault
