#include "core/poker_assault/verbs.h"

#include <utility>

#include "core/course.h"
#include "core/poker_assault/cards.h"

namespace cardfront::poker_assault {

namespace {

Place place_of(const State& state, int index) {
    return make_place(assault_area, state.attacker, -1, index);
}
void restock(State& state, Seat seat, Log log) {
    if (state.discards.count(seat) == 0) return;
    const CardSet closed = state.discards.closed(seat);
    for (CardSet& known : state.knows) known = known.without(closed);
    state.side[slot(seat)].deck |= state.discards.take_all(seat);
    log({.what = what::shuffle,
         .look = Look::shuffle,
         .from = {discard_area, seat},
         .to = {deck_area, seat},
         .seat = seat});
}

// A card of the Assault is gone, and what was attached to it is discarded.
void forget_attacker(State& state, int index) {
    for (std::size_t i = slot(index); i + 1 < state.assault.size(); ++i)
        state.assault[i] = state.assault[i + 1];
    state.assault.take_back();
    decltype(state.used) kept;
    for (Use each : state.used) {
        if (each.target == index) {
            discard_power(state, each.seat, power_of(each.card));
            continue;
        }
        if (each.target > index) --each.target;
        kept.push_back(each);
    }
    state.used = kept;
}

void change(State& state, const Use& self, int index, Face face, Log log) {
    Attacker& card = state.assault[slot(index)];
    card.rank = face.rank;
    card.suit = face.suit;
    const bool as_printed = face == printed(card.card);
    card.marks = static_cast<std::uint8_t>(as_printed ? card.marks & ~modified : card.marks | modified);
    log({.what = what::change,
         .look = Look::glow,
         .card = card.card,
         .from = {.row = static_cast<std::int8_t>(make_card(card.rank, card.suit))},
         .to = place_of(state, index),
         .amount = self.card});
}

void receive(Side& side, DeckCard card, int by) {
    side.hand.add(card);
    if (side.hand_count() > hand_size && gives_surplus(by)) side.surplus = 1;
}

} // namespace

// Shown to all, so that everybody knows whose the card is from now on (PA-35).
void into_hand(State& state, Seat taker, DeckCard card, Place from, Log log, int by) {
    receive(state.side[slot(taker)], card, by);
    for (const Seat seat : SeatRange(state.players))
        if (seat != taker) state.knows[slot(seat)].add(card);
    log({.what = what::take,
         .look = Look::pass,
         .news = from.area == hand_area || from.area == deck_area,
         .card = card,
         .from = from,
         .to = {hand_area, taker},
         .amount = static_cast<std::int16_t>(by),
         .seat = taker});
}

DeckCard any_of(const CardSet& cards, Random& random) {
    return cards.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(cards.size()))));
}

bool draw(State& state, Seat seat, Log log, int by) {
    Side& mine = state.side[slot(seat)];
    if (!state.lives(seat) || mine.hand_count() >= most_hand) return false; // PA-36
    if (mine.deck.empty() && mine.on_deck.empty()) restock(state, seat, log);
    if (mine.deck.empty() && mine.on_deck.empty()) return false; // PA-13
    DeckCard card = no_deck_card;
    if (!mine.on_deck.empty()) {
        card = mine.on_deck.take_back();
    } else {
        card = any_of(mine.deck, state.random);
        mine.deck.remove(card);
    }
    receive(mine, card, by);
    Event event = drawn(what::deal, card, {deck_area, seat}, {hand_area, seat});
    event.amount = static_cast<std::int16_t>(by);
    log(event);
    return true;
}

void draw_replacement(State& state, Seat seat, Log log) {
    if (state.side[slot(seat)].surplus == 0) draw(state, seat, log);
}

void gain(State& state, Seat seat, int amount, Log log, int by, Place from) {
    state.chips[slot(state.team(seat))] =
        static_cast<std::int16_t>(state.chips[slot(state.team(seat))] + amount);
    log({.what = what::gain,
         .look = Look::gain,
         .card = static_cast<std::int16_t>(by),
         .from = from,
         .to = {chips_area, seat},
         .amount = static_cast<std::int16_t>(amount),
         .seat = seat});
}

void hurt(State& state, Seat seat, int amount, Log log, int by, Place taker) {
    state.chips[slot(state.team(seat))] =
        static_cast<std::int16_t>(state.chips[slot(state.team(seat))] - amount);
    log({.what = what::hurt,
         .look = Look::lose,
         .card = static_cast<std::int16_t>(by),
         .from = taker,
         .to = {chips_area, seat},
         .amount = static_cast<std::int16_t>(amount),
         .seat = seat});
}

void strike(State& state, const Use& self, int amount, Log log) {
    hurt(state, state.left_opponent(self.seat), amount, log, self.card);
}

void take_chips(State& state, const Use& self, int chips, Log log) {
    const Seat other = state.left_opponent(self.seat);
    hurt(state, other, chips, log, self.card, {chips_area, self.seat});
    gain(state, self.seat, chips, log, self.card, {chips_area, other});
}

void draw_cards(State& state, const Use& self, int count, Log log) {
    for (int n = 0; n < count; ++n) draw(state, self.seat, log, self.card);
}

void change_suit(State& state, const Use& self, int index, int suit, Log log) {
    const Attacker& card = state.assault[slot(index)];
    if (card.suit != suit) change(state, self, index, {card.rank, static_cast<std::int8_t>(suit)}, log);
}

void change_rank(State& state, const Use& self, int index, int rank, Log log) {
    Attacker& card = state.assault[slot(index)];
    if (card.rank == rank) return;
    card.marks &= static_cast<std::uint8_t>(~low_ace);
    change(state, self, index, {static_cast<std::int8_t>(rank), card.suit}, log);
}

void guard_without_card(State& state, const Use& self, int index, Log log) {
    state.assault[slot(index)].marks |= guarded;
    log({.what = what::guard,
         .look = Look::saved,
         .card = state.assault[slot(index)].card,
         .to = place_of(state, index),
         .amount = self.card});
}

void drop_attacker(State& state, const Use& self, int index, Log log) {
    const DeckCard card = state.assault[slot(index)].card;
    const Place from = place_of(state, index);
    forget_attacker(state, index);
    put_on_discard(state, state.attacker, card, log, from, self.card);
}

void steal_attacker(State& state, const Use& self, Log log) {
    const DeckCard card = state.assault[slot(self.target)].card;
    const Place from = place_of(state, self.target);
    forget_attacker(state, self.target);
    into_hand(state, self.seat, card, from, log, self.card);
}

void look_at_hand(State& state, const Use& self, Seat owner, Log log) {
    const Seat viewer = self.seat;
    state.knows[slot(viewer)] |= state.side[slot(owner)].hand;
    log({.what = what::look,
         .look = Look::none,
         .from = {hand_area, owner},
         .amount = self.card,
         .seat = viewer});
    for (const DeckCard card : state.side[slot(owner)].hand)
        log({.what = what::look,
             .look = Look::none,
             .seen = static_cast<SeatSet>(only(viewer) | only(owner)),
             .news = true,
             .card = card,
             .from = {hand_area, owner},
             .to = {hand_area, owner},
             .amount = no_cause,
             .seat = viewer});
}

void take_from_hand(State& state, Seat seat, DeckCard card) {
    state.side[slot(seat)].hand.remove(card);
    for (CardSet& known : state.knows) known.remove(card);
}

void put_on_discard(State& state, Seat seat, DeckCard card, Log log, Place from, int by) {
    const bool stays = state.lives(seat);
    if (stays) state.discards.put(seat, card);
    log({.what = what::discard,
         .look = Look::discard,
         .news = from.area == hand_area || from.area == deck_area,
         .card = card,
         .from = from,
         .to = {stays ? discard_area : gone_area, seat},
         .amount = static_cast<std::int16_t>(by)});
}

void discard_highest(State& state, const Use& self, Seat seat, Log log) {
    CardSet highest;
    int rank = -1;
    for (const DeckCard card : state.side[slot(seat)].hand) {
        if (printed(card).rank < rank) continue;
        if (printed(card).rank > rank) highest = {};
        rank = printed(card).rank;
        highest.add(card);
    }
    if (highest.empty()) return;
    const DeckCard card = any_of(highest, state.random);
    take_from_hand(state, seat, card);
    put_on_discard(state, seat, card, log, {hand_area, seat}, self.card);
}

void take_at_random(State& state, const Use& self, Seat owner, Log log) {
    const CardSet& hand = state.side[slot(owner)].hand;
    if (!hand.empty()) take_card(state, self, owner, any_of(hand, state.random), log);
}

void take_card(State& state, const Use& self, Seat owner, DeckCard card, Log log) {
    if (state.side[slot(self.seat)].hand_count() >= most_hand) return; // PA-36
    take_from_hand(state, owner, card);
    into_hand(state, self.seat, card, {hand_area, owner}, log, self.card);
}

void new_hand(State& state, Seat seat, Log log) {
    Side& mine = state.side[slot(seat)];
    const int count = mine.hand.size();
    if (count == 0) return;
    // The one on top of the pile is seen by all.
    const DeckCard top = any_of(mine.hand, state.random);
    CardSet closed = mine.hand;
    closed.remove(top);
    mine.hand = {};
    state.discards.put_closed(seat, closed);
    for (const DeckCard card : closed)
        log({.what = what::discard,
             .look = Look::discard,
             .seen = only(seat),
             .card = card,
             .from = {hand_area, seat},
             .to = {discard_area, seat},
             .amount = no_cause,
             .seat = seat});
    for (CardSet& known : state.knows) known.remove(top);
    put_on_discard(state, seat, top, log, {hand_area, seat});
    for (int n = 0; n < count; ++n) draw(state, seat, log);
}

void look_at_top(State& state, const Use& self, Log log) {
    const Seat seat = self.seat;
    Side& mine = state.side[slot(seat)];
    const auto put_under = [&](DeckCard card) { // what somebody has seen there stays on top
        mine.deck.remove(card);
        mine.on_deck.push_back(card);
        std::swap(mine.on_deck[0], mine.on_deck[mine.on_deck.size() - 1]);
    };
    if (mine.deck.size() + static_cast<int>(mine.on_deck.size()) < 2) { // the discards go under a single card
        if (!mine.deck.empty()) put_under(mine.deck.nth(0));
        restock(state, seat, log);
    }
    while (mine.on_deck.size() < 2 && !mine.deck.empty()) put_under(any_of(mine.deck, state.random));
    for (const DeckCard card : mine.on_deck)
        log({.what = what::look,
             .look = Look::none,
             .seen = only(seat),
             .news = true,
             .card = card,
             .from = {deck_area, seat},
             .to = {deck_area, seat},
             .amount = self.card,
             .seat = seat});
}

void take_from_deck(State& state, const Use& self, DeckCard card, Log log) {
    state.side[slot(self.seat)].on_deck.remove(card);
    into_hand(state, self.seat, card, {deck_area, self.seat}, log, self.card);
}

void discard_top(State& state, const Use& self, Log log) {
    auto& top = state.side[slot(self.seat)].on_deck;
    if (!top.empty())
        put_on_discard(state, self.seat, top.take_back(), log, {deck_area, self.seat}, self.card);
}

void discard_power(State& state, Seat seat, Power power) {
    state.side[slot(seat)].spent |= power_bit(power);
    state.side[slot(seat)].top_spent = power;
}

void draw_power(State& state, Seat seat, Log log, int by) {
    Side& mine = state.side[slot(seat)];
    if (mine.power_deck == 0) return;
    PowerSet rest = mine.power_deck;
    for (std::uint32_t n = state.random.below(static_cast<std::uint32_t>(std::popcount(rest))); n > 0; --n)
        rest &= rest - 1;
    const auto power = static_cast<Power>(std::countr_zero(rest));
    mine.power_deck &= ~power_bit(power);
    const PowerCard& row = power_card(power);
    const bool closed = row.kind == Kind::secret_assault || row.kind == Kind::secret_defence;
    log({.what = what::draw_power,
         .look = closed ? Look::draw : Look::turn_up,
         .seen = closed ? only(seat) : everybody,
         .news = true,
         .card = card_of_power(power),
         .from = {power_deck_area, seat},
         .to = {closed                       ? secret_area
                : row.kind == Kind::standing ? standing_area
                                             : power_discard_area,
                seat},
         .amount = static_cast<std::int16_t>(by),
         .seat = seat});
    if (closed) {
        mine.secrets |= power_bit(power);
    } else if (row.kind == Kind::standing) {
        mine.standing |= power_bit(power);
    } else {
        discard_power(state, seat, power);
        row.use(state, use_of(power, seat), log);
    }
}

void reveal(State& state, Seat seat, Power power, int target, Log log) {
    const Use self = use_of(power, seat, target);
    const PowerCard& row = power_card(power);
    state.side[slot(seat)].secrets &= ~power_bit(power);
    log({.what = what::reveal,
         .look = Look::turn_up,
         .card = self.card,
         .from = {secret_area, seat},
         .to = {power_discard_area, seat},
         .amount = self.target,
         .seat = seat});
    if (lasts(row))
        state.used.push_back(self);
    else
        discard_power(state, seat, power);
    if (row.use != nullptr) row.use(state, self, log);
}

void lay(State& state, Seat seat, DeckCard card, int becomes, bool replaced, Log log) {
    const Face face = printed(card);
    const Use self{card, seat, static_cast<std::int8_t>(state.assault.size())};
    take_from_hand(state, seat, card);
    state.assault.push_back({card, face.rank, face.suit, 0, no_deck_card, nobody, {}});
    log({.what = what::place,
         .look = Look::lay,
         .card = card,
         .from = {hand_area, seat},
         .to = place_of(state, self.target),
         .seat = seat});
    const Ability* const row = ability_of(card, When::assault);
    if (row != nullptr && becomes >= 0) {
        if (row->becomes == Becomes::suit)
            change_suit(state, self, self.target, becomes, log);
        else if (row->becomes == Becomes::recolour)
            change_suit(state, self, becomes, face.suit, log);
        else
            change_rank(state, self, self.target, becomes, log);
    }
    if (replaced) draw_replacement(state, seat, log);
    if (row != nullptr && row->on_play != nullptr) row->on_play(state, self, log);
}

void ask(State& state, Use self) {
    ++self.step;
    if (!options(state, self).cards.empty()) state.asking.push_back(self);
}

} // namespace cardfront::poker_assault
