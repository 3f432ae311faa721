// How a game of Crossfire goes on: its opening, turns, what an action does, and how it ends.
#include "core/course.h"
#include "core/crossfire/power.h"

namespace cardfront::crossfire {

namespace {

Place place_of(const Board& board, int cell) {
    return make_place(cell_area, nobody, board.row(cell), board.column(cell));
}

} // namespace

State State::start(const Setup& setup, Log log) {
    State state;
    state.random = Random(setup.seed);
    state.players = setup.seats;
    state.variant = setup.options[option::board];
    state.jokers = setup.options[option::jokers];
    for (const Seat seat : SeatRange(state.players)) state.deck[slot(seat)] = state.whole_deck();
    const Board& board = state.board();
    int next = 0; // whose deck the next neutral node comes from: as many from each (CF-1)
    for (int index = 0; index < board.cells(); ++index) {
        const Ground ground = board.at(index);
        if (ground != Ground::neutral && ground != Ground::middle) continue;
        const auto players = static_cast<std::uint32_t>(state.players);
        const auto seat =
            static_cast<Seat>(ground == Ground::middle ? state.random.below(players)
                                                       : static_cast<std::uint32_t>(next++) % players);
        state.put(index, {state.draw(seat, Log{}), Kind::neutral, nobody, nobody});
        log({.what = what::deal,
             .look = Look::draw,
             .seen = 0,
             .from = {deck_area, seat},
             .to = place_of(board, index),
             .seat = seat});
    }
    for (const Seat seat : SeatRange(state.players)) state.deal_bases(seat, log);
    state.player = 0;
    state.next_bases(log);
    return state;
}

void State::deal_bases(Seat seat, Log log) {
    for (const std::uint8_t base : board().bases[slot(seat)]) {
        const Piece piece = draw(seat, Log{});
        put(base, {piece, Kind::node, seat, nobody});
        log({.what = what::deal,
             .look = Look::draw,
             .news = true,
             .card = piece,
             .from = {deck_area, seat},
             .to = place_of(board(), base),
             .seat = seat});
    }
}

// The next player from this one on who may have other base nodes is asked; after the last the game begins.
void State::next_bases(Log log) {
    for (; player < players; ++player)
        if (may_redraw(player)) return;
    open_game(log);
}

// CF-3
void State::open_game(Log log) {
    const Seat first = highest_of(players, [&](Seat seat) {
        Piece piece = no_piece;
        do {
            piece = draw(seat, Log{});
            log(drawn(what::deal, piece, {deck_area, seat}, {opening_area, seat}, everybody));
            discard_piece(piece, log, {opening_area, seat});
        } while (face_of(piece) == joker && deck_count(seat) > 0);
        return strength_of(face_of(piece));
    });
    for (int n = 0; n < hand_size; ++n)
        for (const Seat seat : Clockwise(first, players)) put_in_hand(seat, draw(seat, log), false);
    phase = Phase::play;
    begin_turn(first, log);
}

void State::begin_turn(Seat seat, Log log) {
    player = seat;
    log({.what = what::turn, .look = Look::turn, .seat = seat});
    bool base_won = false;
    if (const int index = claims[slot(seat)]; index != no_claim) { // CF-10
        Cell here = at(index);
        here.claim = nobody;
        const bool defended = here.kind != Kind::neutral && allied(here.owner, seat);
        if (!defended) here.owner = seat;
        here.kind = Kind::pile;
        put(index, here);
        log({.what = static_cast<std::uint8_t>(defended ? what::hold : what::seize),
             .look = defended ? Look::saved : Look::won,
             .card = top(index),
             .to = place_of(board(), index),
             .seat = here.owner});
        base_won = !defended && is_base(index);
    }
    if (players == 2 && base_won) return end_game(seat, log); // CF-12
    const Piece piece = draw(seat, log);
    if (piece != no_piece) return put_in_hand(seat, piece, false);
    if (players == 2) return end_game(nobody, log); // CF-17
    const int ahead = points(0) - points(1);
    end_game(ahead == 0 ? nobody : ahead > 0 ? Seat{0} : Seat{1}, log);
}

void State::end_turn(Log log) {
    if (players == 4) {
        const int one = points(0);
        const int other = points(1);
        if (std::max(one, other) >= victory_points)
            return end_game(one == other ? nobody : one > other ? Seat{0} : Seat{1}, log);
    }
    begin_turn(static_cast<Seat>((player + 1) % players), log);
}

void State::end_game(Seat who, Log log) {
    phase = Phase::over;
    winner = who;
    log({.what = what::game_end, .look = Look::end, .seat = who});
}

void State::apply(Action action, Log log) {
    assert(!refusal(action));
    switch (action.verb) {
    case redraw:
        for (const std::uint8_t base : board().bases[slot(player)])
            deck[slot(player)].add(face_of(pieces[base]));
        log({.what = what::shuffle, .look = Look::shuffle, .to = {deck_area, player}, .seat = player});
        deal_bases(player, log);
        return next_bases(log);
    case accept: ++player; return next_bases(log);
    case play: apply_play(action, log); return end_turn(log);
    case keep:
    case tower: return apply_pile(action, log);
    case swap: {
        const int index = board().cell(action.a, action.b);
        Cell here = at(index);
        const Piece out = here.piece;
        here.piece = take_from_hand(joker);
        put(index, here);
        put_in_hand(player, out, true);
        log({.what = what::give,
             .look = Look::pass,
             .card = out,
             .from = place_of(board(), index),
             .to = {hand_area, player},
             .seat = player});
        log({.what = what::place,
             .look = Look::lay,
             .card = here.piece,
             .from = {hand_area, player},
             .to = place_of(board(), index),
             .seat = player});
        return;
    }
    default: discard_piece(take_from_hand(action.c), log, {hand_area, player}); return end_turn(log);
    }
}

void State::apply_play(Action action, Log log) {
    const int index = board().cell(action.a, action.b);
    const Deed what = deed(index);
    Cell here = at(index);
    const Piece piece = take_from_hand(action.c);
    if (what == Deed::replace) clear_cell(index, log);
    log({.what = what::place,
         .look = what == Deed::attack ? Look::strike : Look::lay,
         .card = piece,
         .from = {hand_area, player},
         .to = place_of(board(), index),
         .amount = static_cast<std::int16_t>(what),
         .seat = player});
    if (what != Deed::attack && what != Deed::defend) return put(index, {piece, Kind::node, player, nobody});
    const bool first = here.kind == Kind::neutral && !contested(index);
    laid.lay(index, piece);
    here.claim = player;
    if (!first) return put(index, here);
    log({.what = what::reveal,
         .look = Look::turn_up,
         .news = !is_shown(index), // CF-14
         .card = here.piece,
         .to = place_of(board(), index),
         .seat = player});
    sets.show(index);
    if (strength_of(face_of(piece)) > strength_of(face_of(here.piece))) put(index, here);
}

// One card of a seized pile stays, or a royal and a 10; the others are discarded.
void State::apply_pile(Action action, Log log) {
    const int index = board().cell(action.a, action.b);
    const Cell here = at(index);
    Piece stays = no_piece;
    Piece tens = no_piece;
    const auto look = [&](Piece piece) {
        if (stays == no_piece && face_of(piece) == action.c)
            stays = piece;
        else if (tens == no_piece && action.verb == tower && number_of(face_of(piece)) == 10)
            tens = piece;
    };
    look(here.piece);
    for (const Piece piece : laid.at(index)) look(piece);
    clear_cell(index, log, stays, tens);
    put(index, {stays, action.verb == tower ? Kind::tower : Kind::node, here.owner, nobody});
    if (tens != no_piece) laid.lay(index, tens);
    log({.what = what::change,
         .look = Look::glow,
         .card = stays,
         .to = place_of(board(), index),
         .amount = static_cast<std::int16_t>(action.verb == tower ? 1 : 0),
         .seat = player});
}

// All cards of a cell are discarded, but one each of these two.
void State::clear_cell(int index, Log log, Piece stays, Piece too) {
    const auto drop = [&](Piece piece) {
        if (piece == stays)
            stays = no_piece;
        else if (piece == too)
            too = no_piece;
        else
            discard_piece(piece, log, place_of(board(), index));
    };
    drop(pieces[slot(index)]);
    for (const Piece piece : laid.at(index)) drop(piece);
    laid.clear(index);
    put(index, {});
}

// --- Verbs

void State::set(int index, const Cell& now) {
    pieces[slot(index)] = now.piece;
    sets.set(index, now.kind, now.owner);
    for (std::uint8_t& cell : claims)
        if (cell == index) cell = no_claim;
    if (now.claim != nobody) claims[slot(now.claim)] = static_cast<std::uint8_t>(index);
}

// Power changes with what a node is, not with who claims it (CF-11); and it does not change if a node goes
// that is on no chain, for it was nobody's partner there either, or if one comes without a number.
void State::put(int index, const Cell& now) {
    const Seat owner = sets.owner(index);
    const bool same = now.piece == pieces[slot(index)] && now.owner == owner && now.kind == kind(index);
    set(index, now);
    if (same) return;
    const bool lost = sets.links[slot(index)] || sets.joins[slot(index)];
    sets.links.reset(slot(index));
    sets.joins.reset(slot(index));
    const bool gained =
        now.kind == Kind::tower || (now.kind == Kind::node && numbers_of_face(face_of(now.piece)) != 0);
    if (lost) find_power(owner, false);
    if (gained && !(lost && owner == now.owner)) find_power(now.owner, true);
}

void State::find_power(Seat seat, bool only_more) {
    const Cells links = linked_nodes(*this, seat, only_more ? sets.linked(seat) : Cells{});
    sets.links = sets.links.without(sets.owned(seat)) | links;
    if (players != 4) return;
    const Cells joins = joining_nodes(*this, seat, only_more ? sets.joining(team(seat)) : Cells{});
    sets.joins = sets.joins.without(sets.of_team(team(seat))) | joins;
}

void State::find_power() {
    sets.links = sets.joins = {};
    for (const Seat seat : SeatRange(players)) find_power(seat, false);
}

Piece State::draw(Seat seat, Log log) {
    Deck& from = deck[slot(seat)];
    if (from.count() == 0) return no_piece;
    const Piece piece = piece_of(seat, from.take_any(random));
    log(drawn(what::deal, piece, {deck_area, seat}, {hand_area, seat}));
    return piece;
}

void State::discard_piece(Piece piece, Log log, Place from) {
    const Seat seat = deck_of(piece);
    top_discard[slot(seat)] = piece;
    log({.what = what::discard,
         .look = Look::discard,
         .card = piece,
         .from = from,
         .to = {discard_area, seat},
         .seat = from.seat});
}

void State::put_in_hand(Seat seat, Piece piece, bool open) {
    hand[slot(seat)].insert_sorted({piece, static_cast<std::uint8_t>(open ? 1 : 0)});
}

// Of two alike that one goes which everybody knows: nobody can tell them apart.
Piece State::take_from_hand(int face) {
    Hand& from = hand[slot(player)];
    HeldCard found{};
    for (const HeldCard& card : from)
        if (face_of(card.piece) == face && (found.piece == no_piece || card.open > found.open)) found = card;
    from.remove(found);
    return found.piece;
}

} // namespace cardfront::crossfire
