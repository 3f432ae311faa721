// What cards do to a state: a dozen verbs, each of which tells its event. Abilities and Power Cards are made
// of these alone.
#include "core/poker_assault/state.h"

namespace cardfront::poker_assault {

namespace {
std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}
} // namespace

void State::restock(Seat seat, Log log) {
    Side& mine = side[at(seat)];
    if (mine.open.empty() && mine.closed.empty()) return;
    for (CardSet& known : knows) known = known.without(mine.closed);
    mine.deck |= mine.open | mine.closed;
    mine.open = mine.closed = {};
    mine.top_discard = no_deck_card;
    log({.what = what::shuffle,
         .look = Look::shuffle,
         .from = {discard_area, seat},
         .to = {deck_area, seat},
         .seat = seat});
}

bool State::draw(Seat seat, Log log) {
    Side& mine = side[at(seat)];
    if (!lives(seat) || mine.hand_count() >= most_hand) return false; // PA-36
    if (mine.deck.empty() && mine.on_deck.empty()) restock(seat, log);
    if (mine.deck.empty() && mine.on_deck.empty()) return false; // PA-13
    DeckCard card = no_deck_card;
    if (!mine.on_deck.empty()) {
        card = mine.on_deck.take_back();
    } else {
        card = mine.deck.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(mine.deck.size()))));
        mine.deck.remove(card);
    }
    mine.hand.add(card);
    log({.what = what::deal,
         .look = Look::draw,
         .seen = only(seat),
         .news = true,
         .card = card,
         .from = {deck_area, seat},
         .to = {hand_area, seat},
         .seat = seat});
    return true;
}

void State::gain(Seat seat, int amount, Log log) {
    chips[at(team(seat))] = static_cast<std::int16_t>(chips[at(team(seat))] + amount);
    log({.what = what::gain,
         .look = Look::gain,
         .to = {chips_area, seat},
         .amount = static_cast<std::int16_t>(amount),
         .seat = seat});
}

void State::hurt(Seat seat, int amount, Log log) {
    chips[at(team(seat))] = static_cast<std::int16_t>(chips[at(team(seat))] - amount);
    log({.what = what::hurt,
         .look = Look::lose,
         .to = {chips_area, seat},
         .amount = static_cast<std::int16_t>(amount),
         .seat = seat});
}

void State::change_suit(int index, int suit, Log log) {
    Attacker& card = assault[at(index)];
    if (card.suit == suit) return;
    card.suit = static_cast<std::int8_t>(suit);
    card.marks |= modified;
    log({.what = what::change,
         .look = Look::glow,
         .card = card.card,
         .to = {assault_area, attacker, -1, static_cast<std::int8_t>(index)},
         .amount = make_card(card.rank, card.suit)});
}

void State::change_rank(int index, int rank, Log log) {
    Attacker& card = assault[at(index)];
    if (card.rank == rank) return;
    card.rank = static_cast<std::int8_t>(rank);
    card.marks = static_cast<std::uint8_t>((card.marks | modified) & ~low_ace);
    log({.what = what::change,
         .look = Look::glow,
         .card = card.card,
         .to = {assault_area, attacker, -1, static_cast<std::int8_t>(index)},
         .amount = make_card(card.rank, card.suit)});
}

void State::guard_by_power(int index, Log log) {
    assault[at(index)].marks |= guarded;
    log({.what = what::guard,
         .look = Look::glow,
         .card = assault[at(index)].card,
         .to = {assault_area, attacker, -1, static_cast<std::int8_t>(index)}});
}

void State::drop_attacker(int index, bool to_hand, Log log) {
    const Attacker gone = assault[at(index)];
    for (std::size_t i = at(index); i + 1 < assault.size(); ++i) assault[i] = assault[i + 1];
    assault.take_back();
    FixedVector<Used, 13> kept;
    for (Used each : used) {
        if (each.target == index) { // discarded with the card it was attached to
            side[at(each.seat)].spent |= power_bit(each.power);
            side[at(each.seat)].top_spent = each.power;
            continue;
        }
        if (each.target > index) --each.target;
        kept.push_back(each);
    }
    used = kept;
    const Place from{assault_area, attacker, -1, static_cast<std::int8_t>(index)};
    if (to_hand && side[at(attacker)].hand_count() < most_hand) {
        side[at(attacker)].hand.add(gone.card);
        for (const Seat seat : SeatRange(players))
            if (seat != attacker) knows[at(seat)].add(gone.card);
        log({.what = what::give,
             .look = Look::pass,
             .card = gone.card,
             .from = from,
             .to = {hand_area, attacker},
             .seat = defender});
    } else {
        put_on_discard(attacker, gone.card, log, from);
    }
}

void State::look_at_hand(Seat viewer, Seat owner, Log log) {
    knows[at(viewer)] |= side[at(owner)].hand;
    log({.what = what::look, .look = Look::none, .from = {hand_area, owner}, .seat = viewer});
    for (const DeckCard card : side[at(owner)].hand)
        log({.what = what::look,
             .look = Look::none,
             .seen = static_cast<SeatSet>(only(viewer) | only(owner)),
             .news = true,
             .card = card,
             .from = {hand_area, owner},
             .to = {hand_area, owner},
             .seat = viewer});
}

// Out of a hand into the open.
void State::take_from_hand(Seat seat, DeckCard card) {
    side[at(seat)].hand.remove(card);
    for (CardSet& known : knows) known.remove(card);
}

void State::put_on_discard(Seat seat, DeckCard card, Log log, Place from) {
    if (!lives(seat)) return;
    side[at(seat)].open.add(card);
    side[at(seat)].top_discard = card;
    log({.what = what::discard,
         .look = Look::discard,
         .news = from.area == hand_area,
         .card = card,
         .from = from,
         .to = {discard_area, seat}});
}

void State::discard_at_random(Seat seat, Log log) {
    const CardSet& hand = side[at(seat)].hand;
    if (hand.empty()) return;
    const DeckCard card = hand.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(hand.size()))));
    take_from_hand(seat, card);
    put_on_discard(seat, card, log, {hand_area, seat});
}

void State::take_at_random(Seat taker, Seat owner, Log log) {
    const CardSet& hand = side[at(owner)].hand;
    if (hand.empty() || side[at(taker)].hand_count() >= most_hand) return;
    take_card(taker, owner, hand.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(hand.size())))),
              log);
}

// Shown to all, so that everybody knows whose the card is from now on (PA-35).
void State::take_card(Seat taker, Seat owner, DeckCard card, Log log) {
    if (side[at(taker)].hand_count() >= most_hand) return; // PA-36
    take_from_hand(owner, card);
    side[at(taker)].hand.add(card);
    for (const Seat seat : SeatRange(players))
        if (seat != taker) knows[at(seat)].add(card);
    log({.what = what::take,
         .look = Look::pass,
         .news = true,
         .card = card,
         .from = {hand_area, owner},
         .to = {hand_area, taker},
         .seat = taker});
}

void State::take_top_discard(Seat taker, Seat owner, Log log) {
    Side& theirs = side[at(owner)];
    const DeckCard card = theirs.top_discard;
    if (card == no_deck_card || side[at(taker)].hand_count() >= most_hand) return;
    theirs.open.remove(card);
    theirs.top_discard = no_deck_card; // PA-37: what lay under it stays unseen
    side[at(taker)].hand.add(card);
    for (const Seat seat : SeatRange(players))
        if (seat != taker) knows[at(seat)].add(card);
    log({.what = what::take,
         .look = Look::pass,
         .card = card,
         .from = {discard_area, owner},
         .to = {hand_area, taker},
         .seat = taker});
}

void State::new_hand(Seat seat, Log log) {
    Side& mine = side[at(seat)];
    const int count = mine.hand.size();
    if (count == 0) return;
    // The one on top of the pile is seen by all.
    const DeckCard top = mine.hand.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(count))));
    const CardSet old = mine.hand;
    mine.hand = {};
    for (const DeckCard card : old) {
        if (card == top) continue;
        mine.closed.add(card);
        log({.what = what::discard,
             .look = Look::discard,
             .seen = only(seat),
             .card = card,
             .from = {hand_area, seat},
             .to = {discard_area, seat},
             .seat = seat});
    }
    for (CardSet& known : knows) known.remove(top);
    put_on_discard(seat, top, log, {hand_area, seat});
    for (int n = 0; n < count; ++n) draw(seat, log);
}

void State::fix_top(Seat seat, int count, Log log) {
    Side& mine = side[at(seat)];
    // Too few cards: the discards go under those that are left.
    if (mine.deck.size() + static_cast<int>(mine.on_deck.size()) < count) {
        while (!mine.deck.empty() && !mine.on_deck.full()) {
            const DeckCard card = mine.deck.nth(0);
            mine.deck.remove(card);
            mine.on_deck.push_back(card);
        }
        restock(seat, log);
    }
    while (static_cast<int>(mine.on_deck.size()) < count && !mine.deck.empty()) {
        const DeckCard card =
            mine.deck.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(mine.deck.size()))));
        mine.deck.remove(card);
        FixedVector<DeckCard, 3> under;
        under.push_back(card);
        for (const DeckCard each : mine.on_deck) under.push_back(each);
        mine.on_deck = under;
    }
    for (const DeckCard card : mine.on_deck)
        log({.what = what::look,
             .look = Look::none,
             .seen = only(seat),
             .news = true,
             .card = card,
             .from = {deck_area, seat},
             .to = {deck_area, seat},
             .seat = seat});
}

void State::discard_from_deck(Seat seat, DeckCard card, Log log) {
    side[at(seat)].on_deck.remove(card);
    put_on_discard(seat, card, log, {deck_area, seat});
}

void State::ask(Seat seat, std::int16_t card) {
    after_choice = static_cast<std::uint8_t>(phase);
    phase = Phase::choose;
    asked = seat;
    asking = card;
}

void State::draw_power(Seat seat, Log log) {
    Side& mine = side[at(seat)];
    if (mine.power_deck == 0) return;
    PowerSet rest = mine.power_deck;
    for (std::uint32_t n = random.below(static_cast<std::uint32_t>(std::popcount(rest))); n > 0; --n)
        rest &= rest - 1;
    const auto power = static_cast<Power>(std::countr_zero(rest));
    mine.power_deck &= ~power_bit(power);
    take_power(seat, power, log);
}

} // namespace cardfront::poker_assault
