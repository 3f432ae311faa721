// How a game of Head-to-Head Poker goes on: rounds and their types, bets, payment, and how it ends.
#include "core/head_to_head/state.h"

#include "core/course.h"

namespace cardfront::head_to_head {

State State::start(const Setup& setup, Log log) {
    State state;
    state.random = Random(setup.seed);
    state.type_option = setup.options[option::type];
    state.money_option = setup.options[option::money];
    if (state.betting()) state.money = {purse, purse};
    state.dealer = highest_of(2, [&](Seat seat) { // HH-2
        const int face = state.random.die();
        state.dealer_roll[slot(seat)] = static_cast<std::uint8_t>(face);
        log({.what = what::roll,
             .look = Look::die,
             .to = {die_area, seat},
             .amount = static_cast<std::int16_t>(face),
             .seat = seat});
        return face;
    });
    state.player = state.lead = other(state.dealer);
    return state;
}

void State::apply(Action action, Log log) {
    assert(!refusal(action));
    switch (action.verb) {
    case deal: return apply_deal(log);
    case pick: type = static_cast<Type>(action.a); return settle_type(log);
    case bet: return apply_bet(action, log);
    case raise:
    case call:
    case decline: return apply_answer(action, log);
    default: return apply_play(action, log);
    }
}

void State::apply_deal(Log log) {
    ++round;
    table = {};
    hand = {};
    offer.clear();
    deck.clear();
    for (int card = 0; card < deck_size; ++card) deck.push_back(static_cast<Card>(card));
    random.shuffle(deck);
    log({.what = what::round_start, .look = Look::none, .amount = round, .seat = dealer});
    log({.what = what::shuffle, .look = Look::shuffle, .to = {deck_area}, .seat = dealer});
    for (int r = 0; r < open_rows(); ++r) {
        Row& row = table[static_cast<std::size_t>(r)];
        row.common = deck.take_back();
        row.ante = 2;
        const auto at = static_cast<std::int8_t>(r);
        log(drawn(what::deal, row.common, {deck_area}, {common_area, -1, at}, everybody));
        log({.what = what::pay,
             .look = Look::pay,
             .from = {bank_area},
             .to = {pot_area, -1, at},
             .amount = 2 * ante_chip});
    }
    crazy = 0;
    if (types() == TypeChoice::picked) {
        phase = Phase::pick;
        return;
    }
    if (rolls_type()) {
        roll_type(log);
    } else {
        crazy = is_always_crazy(types()) ? 1 : 0;
        type = fixed_type(types());
    }
    settle_type(log);
}

// A Crazy round is played by the rules of a type that the die tells (HH-4).
void State::settle_type(Log log) {
    if (type == Type::crazy) crazy = 1;
    while (type == Type::crazy) roll_type(log);
    begin_round(log);
}

void State::roll_type(Log log) {
    const int face = random.die();
    type = static_cast<Type>(face - 1);
    log({.what = what::roll,
         .look = Look::die,
         .news = true,
         .to = {die_area},
         .amount = static_cast<std::int16_t>(face),
         .seat = dealer});
}

void State::begin_round(Log log) {
    log({.what = what::round_type,
         .look = Look::none,
         .amount = static_cast<std::int16_t>(type),
         .seat = dealer});
    lead = other(dealer);
    if (type == Type::hold_3 || type == Type::play_4) {
        const int each = type == Type::hold_3 ? 3 : 4;
        for (int n = 0; n < each; ++n)
            for (const Seat seat : {lead, other(lead)}) draw(seat, log);
    }
    if (type == Type::share_5) show_offer(log);
    begin_turn(lead, log);
}

void State::begin_turn(Seat seat, Log log) {
    player = seat;
    phase = Phase::lead;
    if (type == Type::draw_1) draw(seat, log);
    if (type == Type::split_2) {
        draw(seat, log);
        draw(seat, log);
    }
}

void State::draw(Seat seat, Log log) {
    const Card card = deck.take_back();
    hand[static_cast<std::size_t>(seat)].insert_sorted(card);
    const bool open = type == Type::draw_1 && !betting();
    log(drawn(what::deal, card, {deck_area}, {hand_area, seat}, open ? everybody : only(seat)));
}

void State::show_offer(Log log) {
    while (!offer.full() && !deck.empty()) {
        offer.push_back(deck.take_back());
        const auto at = static_cast<std::int8_t>(offer.size() - 1);
        log(drawn(what::deal, offer.back(), {deck_area}, {offer_area, -1, -1, at}, everybody));
    }
}

void State::apply_bet(Action action, Log log) {
    bettor = player;
    bet_row = action.a;
    const auto mine = static_cast<std::size_t>(player);
    table[static_cast<std::size_t>(bet_row)].stake[mine] += static_cast<std::uint8_t>(action.b);
    money[mine] -= static_cast<std::int16_t>(action.b * chip);
    phase = Phase::answer;
    log({.what = what::bet,
         .look = Look::pay,
         .from = {purse_area, player},
         .to = {pot_area, player, bet_row},
         .amount = static_cast<std::int16_t>(action.b * chip),
         .seat = player});
}

void State::apply_answer(Action action, Log log) {
    const Seat seat = other(bettor);
    const auto mine = static_cast<std::size_t>(seat);
    Row& row = table[static_cast<std::size_t>(bet_row)];
    const auto missing = static_cast<std::int16_t>(to_call());
    if (action.verb == decline) { // HH-12
        row.ante = 1;
        const auto theirs = static_cast<std::size_t>(bettor);
        row.stake[theirs] -= static_cast<std::uint8_t>(missing / chip);
        money[theirs] += static_cast<std::int16_t>(missing + ante_chip);
        earned[static_cast<std::size_t>(round - 1)][theirs] += ante_chip;
        log({.what = what::decline, .look = Look::none, .to = {pot_area, seat, bet_row}, .seat = seat});
        log({.what = what::pay,
             .look = Look::pay,
             .from = {pot_area, -1, bet_row},
             .to = {purse_area, bettor},
             .amount = static_cast<std::int16_t>(missing + ante_chip)});
    } else {
        const int added = action.verb == raise ? action.b * chip : 0;
        row.stake[mine] += static_cast<std::uint8_t>((missing + added) / chip);
        money[mine] -= static_cast<std::int16_t>(missing + added);
        log({.what = what::call,
             .look = Look::pay,
             .from = {purse_area, seat},
             .to = {pot_area, seat, bet_row},
             .amount = missing,
             .seat = seat});
        if (added > 0) {
            log({.what = what::raise,
                 .look = Look::pay,
                 .from = {purse_area, seat},
                 .to = {pot_area, seat, bet_row},
                 .amount = static_cast<std::int16_t>(added),
                 .seat = seat});
            bettor = seat;
            return;
        }
    }
    bettor = nobody;
    bet_row = -1;
    phase = Phase::play;
}

void State::apply_play(Action action, Log log) {
    const auto r = static_cast<std::size_t>(action.b);
    Row& row = table[r];
    auto& side = row.side[static_cast<std::size_t>(action.c)];
    Place from{hand_area, player};
    if (type == Type::share_5) {
        const auto at = std::find(offer.begin(), offer.end(), action.a) - offer.begin();
        from = make_place(offer_area, nobody, -1, static_cast<int>(at));
        offer.remove(action.a);
    } else {
        hand[static_cast<std::size_t>(player)].remove(action.a);
    }
    side.push_back(action.a);
    log({.what = what::place,
         .look = Look::lay,
         .card = action.a,
         .from = from,
         .to =
             make_place(side_area, static_cast<Seat>(action.c), action.b, static_cast<int>(side.size()) - 1),
         .seat = player});
    if (row.complete()) {
        log({.what = what::row_won,
             .look = row.winner() == nobody ? Look::none : Look::won,
             .from = make_place(pot_area, nobody, action.b),
             .to = make_place(common_area, nobody, action.b),
             .amount = static_cast<std::int16_t>(row.pot()),
             .seat = row.winner()});
    }
    after_play(log);
}

void State::after_play(Log log) {
    const Row* const first = table.data();
    if (std::all_of(first, first + open_rows(), [](const Row& row) { return row.complete(); }))
        return end_round(log);
    const Seat next = other(player);
    switch (type) {
    case Type::draw_1: return begin_turn(next, log);
    case Type::split_2: {
        if (phase == Phase::receive) return begin_turn(player, log);
        const Card given = hand[static_cast<std::size_t>(player)].take_back();
        hand[static_cast<std::size_t>(next)].push_back(given);
        log({.what = what::give,
             .look = Look::pass,
             .card = given,
             .from = {hand_area, player},
             .to = {hand_area, next},
             .seat = player});
        player = next;
        phase = Phase::receive;
        return;
    }
    case Type::hold_3:
        if (!deck.empty()) draw(player, log);
        return begin_turn(next, log);
    case Type::play_4:
        if (!hand[0].empty() || !hand[1].empty()) return begin_turn(next, log);
        lead = other(lead);
        for (int n = 0; n < 4; ++n)
            for (const Seat seat : {lead, other(lead)}) draw(seat, log);
        return begin_turn(lead, log);
    case Type::share_5:
        if (!offer.empty()) return begin_turn(next, log);
        lead = other(lead);
        show_offer(log);
        return begin_turn(lead, log);
    case Type::crazy: break;
    }
    assert(false && "a round is never played as plain Crazy");
}

void State::end_round(Log log) {
    for (int r = 0; r < open_rows(); ++r) {
        Row& row = table[static_cast<std::size_t>(r)];
        const Seat winner = row.winner();
        const int pot = row.pot();
        std::array<int, 2> paid{};
        if (winner == nobody) { // HH-9
            const int half = pot / (2 * chip) * chip;
            paid[static_cast<std::size_t>(dealer)] = half;
            paid[static_cast<std::size_t>(other(dealer))] = pot - half;
        } else {
            paid[static_cast<std::size_t>(winner)] = pot;
        }
        row.ante = 0;
        row.stake = {};
        for (Seat seat = 0; seat < 2; ++seat) {
            const auto amount = static_cast<std::int16_t>(paid[static_cast<std::size_t>(seat)]);
            if (amount == 0) continue;
            money[static_cast<std::size_t>(seat)] += amount;
            earned[static_cast<std::size_t>(round - 1)][static_cast<std::size_t>(seat)] += amount;
            log({.what = what::pay,
                 .look = Look::pay,
                 .from = make_place(pot_area, nobody, r),
                 .to = {purse_area, seat},
                 .amount = amount});
        }
    }
    log({.what = what::round_end, .look = Look::none, .amount = round});
    if (round < rounds) {
        dealer = other(dealer);
        player = lead = other(dealer);
        phase = Phase::deal;
        return;
    }
    if (money[0] == money[1]) final_draw(log);
    phase = Phase::over;
    const int lead_of_first = score(0) - score(1);
    log({.what = what::game_end, .look = Look::end, .seat = lead_of_first > 0 ? Seat{0} : Seat{1}});
}

void State::final_draw(Log log) { // HH-15
    do {
        if (deck.size() < 2) restock(log);
        for (Seat seat = 0; seat < 2; ++seat) {
            const Card card = deck.take_back();
            final_card[static_cast<std::size_t>(seat)] = card;
            log(drawn(what::deal, card, {deck_area}, {final_area, seat}, everybody));
        }
    } while (rank_of(final_card[0]) == rank_of(final_card[1]));
}

// HH-22: all cards that do not lie on the rows make the deck anew. There are at least seven.
void State::restock(Log log) {
    hand = {};
    offer.clear();
    final_card = {no_card, no_card};
    deck.clear();
    std::uint64_t laid = 0;
    for (const Row& row : table) {
        laid |= card_bit(row.common);
        for (const auto& side : row.side)
            for (const Card card : side) laid |= card_bit(card);
    }
    for (int card = 0; card < deck_size; ++card)
        if ((laid & card_bit(static_cast<Card>(card))) == 0) deck.push_back(static_cast<Card>(card));
    random.shuffle(deck);
    log({.what = what::shuffle, .look = Look::shuffle, .to = {deck_area}, .seat = dealer});
}

} // namespace cardfront::head_to_head
