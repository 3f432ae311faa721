// What changes the table. Each verb logs its event.
#include "core/course.h"
#include "core/ground_assault/cards.h"
#include "core/hidden.h"

namespace cardfront::ground_assault {

namespace {

Place unit_place(const State& state, Ref ref) {
    return {unit_area, ref.seat, state.unit(ref).zone, ref.index};
}

} // namespace

// Shuffles the discards first where the deck is empty (GA-21); no_card: there is none.
Card State::take_top(Seat seat, Log log) {
    Side& own = side(seat);
    if (own.deck.empty()) {
        pour(own.deck, own.discards);
        own.discards = {};
        if (own.deck.empty()) return no_card;
        random.shuffle(own.deck);
        log({.what = what::shuffle, .look = Look::shuffle, .to = place(deck_area, seat), .seat = seat});
    }
    return own.deck.take_back();
}

void State::draw(Seat seat, Log log) {
    Side& own = side(seat);
    if (own.hand.full()) return;
    const Card card = take_top(seat, log);
    if (card == no_card) return;
    own.hand.insert_sorted(card);
    log(drawn(what::draw, piece_of_card(card), place(deck_area, seat), place(hand_area, seat)));
}

void State::refill(Seat seat, Log log) {
    for (auto held = side(seat).hand.size(); held < slot(hand_size); ++held) draw(seat, log);
}

// From the reserves, without damage counters (GA-18).
void State::enter(Ref ref, Zone zone, std::uint8_t what, Log log) {
    Unit& own = unit(ref);
    own.zone = zone;
    own.damage = 0;
    log({.what = what,
         .look = Look::lay,
         .card = piece_of_unit(own.design),
         .from = {unit_area, ref.seat, reserves, ref.index},
         .to = unit_place(*this, ref),
         .seat = ref.seat});
}

void State::go(Ref ref, Zone zone, std::uint8_t what, Log log) {
    const Place from = unit_place(*this, ref);
    unit(ref).zone = zone;
    log({.what = what,
         .look = Look::pass,
         .card = piece_of_unit(unit(ref).design),
         .from = from,
         .to = unit_place(*this, ref),
         .seat = ref.seat});
}

void State::wound(Ref ref, int amount, std::int16_t piece, Log log) {
    Unit& own = unit(ref);
    if (amount <= 0 || own.zone == reserves) return;
    own.damage = static_cast<std::int8_t>(own.damage + amount);
    log({.what = what::wound,
         .look = Look::lose,
         .card = piece,
         .to = unit_place(*this, ref),
         .amount = static_cast<std::int16_t>(amount),
         .seat = ref.seat});
    if (own.damage >= unit_row(own.design).shields) destroy(ref, log);
}

void State::repair(Ref ref, int amount, std::int16_t piece, Log log) {
    Unit& own = unit(ref);
    const int removed = std::min<int>(amount, own.damage);
    if (removed == 0 || own.zone == reserves) return;
    own.damage = static_cast<std::int8_t>(own.damage - removed);
    log({.what = what::repair,
         .look = Look::gain,
         .card = piece,
         .to = unit_place(*this, ref),
         .amount = static_cast<std::int16_t>(removed),
         .seat = ref.seat});
}

// To the reserves; what hears of it may ask.
void State::destroy(Ref ref, Log log) {
    Unit& own = unit(ref);
    log({.what = what::destroyed,
         .look = Look::broken,
         .card = piece_of_unit(own.design),
         .to = unit_place(*this, ref),
         .amount = unit_row(own.design).stars,
         .seat = ref.seat});
    own.zone = reserves;
    own.damage = 0;
    for (std::size_t i = fought + 1U; i < battles.size(); ++i)
        if (battles[i].attacker == ref || battles[i].defender == ref) battles[i].defender = {};
    for (const Objective& objective : side(ref.seat).objectives)
        if (objective.up != 0 && is_objective(objective.card) &&
            card_row(objective.card).unit_lost != nullptr)
            card_row(objective.card).unit_lost(*this, ref, objective.card, log);
}

// A card that was taken from there; `news`: nobody had seen it.
void State::discard(Seat seat, Card card, Place from, Log log, bool news) {
    ++side(seat).discards[slot(card)];
    log({.what = what::discard,
         .look = Look::discard,
         .news = news,
         .card = piece_of_card(card),
         .from = from,
         .to = place(discard_area, seat),
         .seat = seat});
}

void State::reveal(Seat seat, int at, Log log) {
    Objective& own = side(seat).objectives[slot(at)];
    own.up = 1;
    log({.what = what::reveal,
         .look = Look::turn_up,
         .news = true,
         .card = piece_of_card(own.card),
         .to = place(objective_area, seat, at),
         .seat = seat});
    if (is_objective(own.card) && card_row(own.card).revealed != nullptr)
        card_row(own.card).revealed(*this, seat, own.card, log);
}

// One that nobody can answer goes by (run). For want of room it would take fourteen units lost at one blow,
// all under three Spawning Vats: what is over goes by too.
// Which unit an Offering takes comes before all else: it belongs to the hit.
void State::ask(const Question& question) {
    if (questions.full()) return;
    questions.push_back(question);
    if (question.ask == Ask::offer)
        std::rotate(std::find_if(questions.begin(), questions.end() - 1,
                                 [](const Question& each) { return each.ask != Ask::offer; }),
                    questions.end() - 1, questions.end());
}

} // namespace cardfront::ground_assault
