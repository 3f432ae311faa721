// What is allowed in Crossfire, and what it does.
#include "core/crossfire/state.h"

#include "core/crossfire/power.h"

#include <bit>

namespace cardfront::crossfire {

namespace {

constexpr std::array<Choice, 2> board_choices{{
    {"usual", "Usual", "Five by nine cells for two, nine by nine for four."},
    {"ultimate", "Ultimate", "Fifteen by fifteen cells and two decks each, for four."},
}};
constexpr std::array<Choice, 2> jokers_choices{{
    {"two", "Two", "Two Jokers in each deck."},
    {"three", "Three", "Three Jokers in each deck."},
}};
constexpr std::array<Option, 2> option_table{{
    {"board", "Board", board_choices, 0, 0},
    {"jokers", "Jokers", jokers_choices, 0, 0},
}};
constexpr std::array<const char*, 7> verb_names{"redraw", "accept", "play",   "keep",
                                                "tower",  "swap",   "discard"};
constexpr std::array<const char*, 11> event_names{"shuffle", "deal",   "give",    "place", "reveal",  "seize",
                                                  "hold",    "change", "discard", "turn",  "game-end"};

const char* unfit(const Setup& setup) {
    if (setup.seats == 2 && setup.options[board_option] != 0)
        return "The Ultimate board is for four players.";
    return nullptr;
}

std::size_t slot(int index) {
    return static_cast<std::size_t>(index);
}

int count_of(const Counts& counts) {
    int sum = 0;
    for (const std::uint8_t each : counts) sum += each;
    return sum;
}

Place place_of(const Board& board, int cell) {
    return {cell_area, -1, static_cast<std::int8_t>(board.row(cell)),
            static_cast<std::int8_t>(board.column(cell))};
}

bool same_line(const Board& board, int one, int other) {
    return board.at(one) == Ground::base && board.at(other) == Ground::base &&
           board.home_of(one) == board.home_of(other);
}

// From a powered node anything may be laid beside it; from a base only straight ahead, what pairs with it,
// and anything if it is a 10 (CF-7).
bool may_lay(const State& state, const Power& power, int cell, int face) {
    const Board& board = state.board();
    for (int way = 0; way < 4; ++way) {
        const int from = board.beside(cell, way);
        if (from == no_cell) continue;
        const bool own = state.at(from).owner == state.player;
        if (state.is_base(from)) {
            if (board.ahead_of(from) != cell || (!own && !power.usable()[slot(from)])) continue;
            const unsigned numbers = numbers_of(state, from);
            if ((numbers >> 10U & 1U) != 0 || (own && sum_to_ten(numbers, numbers_of_face(face))))
                return true;
        } else if (power.usable()[slot(from)] || (own && power.pairs(cell, face, from))) {
            return true;
        }
    }
    return false;
}

// Is there a node from which `cell` can be attacked, or defended (CF-8)?
bool may_reach(const State& state, const Power& power, int cell, bool defending) {
    const Board& board = state.board();
    const auto is_own_base = [&](int index) {
        return state.is_base_of(index, state.player) && state.at(index).kind != Kind::pile;
    };
    if (defending && (power.usable()[slot(cell)] || is_own_base(cell))) return true;
    for (int way = 0; way < 4; ++way) {
        const int from = board.beside(cell, way);
        if (from == no_cell || (!defending && same_line(board, from, cell))) continue;
        if (power.usable()[slot(from)] || is_own_base(from)) return true;
    }
    return false;
}

bool beside_power(const State& state, const Power& power, int cell) {
    for (int way = 0; way < 4; ++way) {
        const int from = state.board().beside(cell, way);
        if (from != no_cell && power.usable()[slot(from)]) return true;
    }
    return false;
}

Refusal refuse_attack(const State& state, const Power& power, int cell, int face) {
    if (State::allied(state.at(cell).claim, state.player)) return {"CF-10"};
    if (!may_reach(state, power, cell, false)) return {"CF-8"};
    if (state.at(cell).kind == Kind::neutral) {
        if (state.contested(cell) && strength_of(face) <= state.strength(cell)) return {"CF-14"};
        return {};
    }
    return strength_of(face) >= state.strength(cell) ? Refusal{} : Refusal{"CF-9"};
}

Refusal refuse_support(const State& state, int cell, int face) {
    const Board& board = state.board();
    if (board.home_of(cell) != state.player || state.at(cell).kind != Kind::empty) return {"CF-16"};
    const int base = board.base_of(cell);
    const Cell& there = state.at(base);
    const int number = there.kind == Kind::node ? number_of(face_of(there.piece)) : 0;
    const bool fits =
        there.owner == state.player && number != 0 && number_of(face) != 0 && number + number_of(face) <= 10;
    return fits ? Refusal{} : Refusal{"CF-16"};
}

// `face` of the hand on a cell of the board.
Refusal refuse_card(const State& state, const Power& power, int cell, int face) {
    switch (state.deed(cell)) {
    case Deed::lay: return may_lay(state, power, cell, face) ? Refusal{} : Refusal{"CF-7"};
    case Deed::attack: return refuse_attack(state, power, cell, face);
    case Deed::defend:
        if (!may_reach(state, power, cell, true)) return {"CF-8"};
        return strength_of(face) > state.strength(cell) ? Refusal{} : Refusal{"CF-9"};
    case Deed::support: return refuse_support(state, cell, face);
    case Deed::replace: return beside_power(state, power, cell) ? Refusal{} : Refusal{"CF-13"};
    case Deed::none: return {"CF-23"};
    }
    return {"CF-22"};
}

// Where the player or a partner is, or stands beside, and the player's supports: elsewhere nothing can be
// laid.
Cells near_to(const State& state) {
    const Board& board = state.board();
    Cells near;
    for (int index = 0; index < board.cells(); ++index) {
        if (board.at(index) == Ground::support && board.home_of(index) == state.player) near.set(slot(index));
        if (!State::allied(state.at(index).owner, state.player)) continue;
        near.set(slot(index));
        for (const std::uint8_t other : board.around[slot(index)])
            if (other != most_cells) near.set(other);
    }
    return near;
}

} // namespace

const GameInfo State::info{
    .key = "crossfire",
    .title = "Crossfire",
    .blurb = "Lead a chain of power over the table, and seize a base of the other side.",
    .rule_prefix = "CF",
    .rules_version = 1,
    .fewest_seats = 2,
    .most_seats = 4,
    .options = option_table,
    .verbs = verb_names,
    .events = event_names,
    .unfit = unfit,
    .even = true,
    .partners = true,
};

// --- Questions

int State::deck_count(Seat seat) const {
    int count = count_of(deck[slot(seat)]) - hidden_hand[slot(seat)];
    for (int index = 0; index < board().cells(); ++index)
        count -=
            is_hidden(at(index).piece) && at(index).kind != Kind::empty && deck_of(at(index).piece) == seat
                ? 1
                : 0;
    return count;
}
int State::discard_count(Seat seat) const {
    return count_of(discards[slot(seat)]);
}
bool State::holds(Seat seat, int face) const {
    const Hand& cards = hand[slot(seat)];
    return std::any_of(cards.begin(), cards.end(),
                       [&](const HeldCard& card) { return face_of(card.piece) == face; });
}
Piece State::top(int index) const {
    Piece found = at(index).piece;
    for (const Laid& each : laid)
        if (each.cell == index) found = each.piece;
    return found;
}
int State::strength(int index) const {
    const Cell& here = at(index);
    if (!contested(index) && here.kind != Kind::pile)
        return is_hidden(here.piece) || here.kind == Kind::empty ? 0 : strength_of(face_of(here.piece));
    return strength_of(face_of(top(index)));
}
std::vector<Piece> State::pile(int index) const {
    std::vector<Piece> out{at(index).piece};
    for (const Laid& each : laid)
        if (each.cell == index) out.push_back(each.piece);
    return out;
}
int State::support_of(int base) const {
    const int cell = board().behind(base);
    return at(cell).kind == Kind::node && at(cell).owner == at(base).owner
               ? number_of(face_of(at(cell).piece))
               : 0;
}
Deed State::deed(int index) const {
    const Cell& here = at(index);
    if (board().at(index) == Ground::support) return Deed::support;
    if (here.kind == Kind::empty) return Deed::lay;
    if (here.kind == Kind::neutral || !allied(here.owner, player)) return Deed::attack;
    if (contested(index)) return allied(here.claim, player) ? Deed::none : Deed::defend;
    return here.kind == Kind::pile && here.owner == player ? Deed::replace : Deed::none;
}
Seat State::middle_owner() const {
    for (int index = 0; index < board().cells(); ++index)
        if (board().at(index) == Ground::middle)
            return at(index).kind == Kind::neutral ? nobody : at(index).owner;
    return nobody;
}
bool State::joined(int of_team) const {
    return chain_joins(*this, static_cast<Seat>(of_team));
}
int State::points(int of_team) const {
    int sum = joined(of_team) ? 2 : 0;
    for (const Seat home : SeatRange(players))
        for (const std::uint8_t base : board().bases[slot(home)])
            sum += team(home) != of_team && team(at(base).owner) == of_team ? 1 : 0;
    const Seat middle = middle_owner();
    return sum + (middle != nobody && team(middle) == of_team ? 2 : 0);
}
int State::score(Seat who) const {
    if (players == 4) return points(team(who));
    return winner == who ? 1 : 0;
}
bool State::may_redraw(Seat seat) const {
    int numbered = 0;
    bool has_joker = false;
    for (const std::uint8_t base : board().bases[slot(seat)]) {
        const int face = face_of(at(base).piece);
        numbered += number_of(face) != 0 ? 1 : 0;
        has_joker = has_joker || face == joker;
    }
    return has_joker || numbered <= 2;
}

// --- What is legal

void State::legal(ActionList& out) const {
    out.clear();
    if (phase == Phase::over) return;
    if (phase == Phase::bases) {
        out.push_back({redraw});
        out.push_back({accept});
        return;
    }
    const Board& here = board();
    const Power power(*this, player);
    FixedVector<std::int8_t, hand_size + 1> held;
    for (const HeldCard& card : hand[slot(player)]) {
        const auto face = static_cast<std::int8_t>(face_of(card.piece));
        if (std::find(held.begin(), held.end(), face) == held.end()) held.push_back(face);
    }
    for (const std::int8_t face : held) out.push_back({crossfire::discard, -1, -1, face});
    const Cells near = near_to(*this);
    for (int index = 0; index < here.cells(); ++index) {
        if (!near[slot(index)]) continue;
        const auto row = static_cast<std::int8_t>(here.row(index));
        const auto column = static_cast<std::int8_t>(here.column(index));
        for (const std::int8_t face : held)
            if (!refuse_card(*this, power, index, face)) out.push_back({play, row, column, face});
        const Cell& there = at(index);
        if (there.owner != player || contested(index)) continue;
        if (there.kind == Kind::pile) {
            std::bitset<faces> of_pile;
            of_pile.set(slot(face_of(there.piece)));
            for (const Laid& each : laid)
                if (each.cell == index) of_pile.set(slot(face_of(each.piece)));
            for (std::int8_t face = 0; face < faces; ++face)
                for (const Verb verb : {keep, tower})
                    if (const Action action = make_action(verb, row, column, face);
                        of_pile[slot(face)] && !refuse_pile(action))
                        out.push_back(action);
        } else if (!refuse_swap({swap, row, column})) {
            out.push_back({swap, row, column});
        }
    }
    out.sort();
}

Refusal State::refusal(Action action) const {
    if (phase == Phase::over) return {"CF-12"};
    if (action.verb > crossfire::discard) return {"CF-22"};
    const bool about_bases = action.verb == redraw || action.verb == accept;
    if (about_bases && (action.a != -1 || action.b != -1 || action.c != -1)) return {"CF-22"};
    if (about_bases != (phase == Phase::bases)) return {"CF-20"};
    if (about_bases) return {};
    if (action.verb == crossfire::discard) {
        if (action.a != -1 || action.b != -1 || action.c < 0 || action.c >= faces) return {"CF-22"};
        return holds(player, action.c) ? Refusal{} : Refusal{"CF-21"};
    }
    if (!board().contains(board().cell(action.a, action.b))) return {"CF-22"};
    switch (action.verb) {
    case play: return refuse_play(action);
    case swap: return refuse_swap(action);
    default: return refuse_pile(action);
    }
}

Refusal State::refuse_play(Action action) const {
    if (action.c < 0 || action.c >= faces) return {"CF-22"};
    if (!holds(player, action.c)) return {"CF-21"};
    return refuse_card(*this, Power(*this, player), board().cell(action.a, action.b), action.c);
}

Refusal State::refuse_pile(Action action) const {
    if (action.c < 0 || action.c >= faces) return {"CF-22"};
    const int index = board().cell(action.a, action.b);
    const Cell& here = at(index);
    if (here.kind != Kind::pile || here.owner != player || contested(index)) return {"CF-13"};
    bool has_face = face_of(here.piece) == action.c;
    bool has_ten = number_of(face_of(here.piece)) == 10;
    for (const Laid& each : laid) {
        if (each.cell != index) continue;
        has_face = has_face || face_of(each.piece) == action.c;
        has_ten = has_ten || number_of(face_of(each.piece)) == 10;
    }
    if (action.verb == keep) return has_face ? Refusal{} : Refusal{"CF-13"};
    return has_face && has_ten && is_royal(action.c) ? Refusal{} : Refusal{"CF-24"};
}

Refusal State::refuse_swap(Action action) const {
    if (action.c != -1) return {"CF-22"};
    if (!holds(player, joker)) return {"CF-21"};
    const int index = board().cell(action.a, action.b);
    const Cell& here = at(index);
    const bool fits = here.kind == Kind::node && here.owner == player && !contested(index) &&
                      board().at(index) != Ground::support && face_of(here.piece) != joker;
    return fits ? Refusal{} : Refusal{"CF-15"};
}

// --- The course of the game

State State::start(const Setup& setup, Log log) {
    State state;
    state.random = Random(setup.seed);
    state.players = setup.seats;
    state.variant = setup.options[board_option];
    state.jokers = setup.options[jokers_option];
    for (const Seat seat : SeatRange(state.players)) {
        Counts& deck = state.deck[slot(seat)];
        deck.fill(static_cast<std::uint8_t>(state.copies()));
        deck[joker] = static_cast<std::uint8_t>(state.jokers_each());
    }
    const Board& board = state.board();
    int next = 0; // whose deck the next neutral node comes from: as many from each (CF-1)
    for (int index = 0; index < board.cells(); ++index) {
        const Ground ground = board.at(index);
        if (ground != Ground::neutral && ground != Ground::middle) continue;
        const auto players = static_cast<std::uint32_t>(state.players);
        const auto seat =
            static_cast<Seat>(ground == Ground::middle ? state.random.below(players)
                                                       : static_cast<std::uint32_t>(next++) % players);
        state.cells[slot(index)] = {state.draw(seat, Log{}), Kind::neutral, nobody, nobody};
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
        cells[base] = {piece, Kind::node, seat, nobody};
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
    auto still = static_cast<SeatSet>((1U << players) - 1U);
    while (std::popcount(still) > 1) {
        int highest = -1;
        SeatSet best = 0;
        for (const Seat seat : SeatRange(players)) {
            if (!has(still, seat)) continue;
            Piece piece = no_piece;
            do {
                piece = draw(seat, Log{});
                log({.what = what::deal,
                     .look = Look::draw,
                     .news = true,
                     .card = piece,
                     .from = {deck_area, seat},
                     .to = {opening_area, seat},
                     .seat = seat});
                discard_piece(piece, log, {opening_area, seat});
            } while (face_of(piece) == joker && deck_count(seat) > 0);
            const int strength = strength_of(face_of(piece));
            if (strength > highest) highest = strength, best = 0;
            if (strength == highest) best |= only(seat);
        }
        still = best;
    }
    const auto first = static_cast<Seat>(std::countr_zero(still));
    for (int n = 0; n < hand_size; ++n)
        for (int step = 0; step < players; ++step) {
            const auto seat = static_cast<Seat>((first + step) % players);
            put_in_hand(seat, draw(seat, log), false);
        }
    phase = Phase::play;
    begin_turn(first, log);
}

void State::begin_turn(Seat seat, Log log) {
    player = seat;
    log({.what = what::turn, .look = Look::turn, .seat = seat});
    bool base_won = false;
    for (int index = 0; index < board().cells(); ++index) { // CF-10
        Cell& here = cells[slot(index)];
        if (here.claim != seat) continue;
        here.claim = nobody;
        const bool defended = here.kind != Kind::neutral && allied(here.owner, seat);
        if (!defended) here.owner = seat;
        here.kind = Kind::pile;
        shown[slot(index / 8)] &= static_cast<std::uint8_t>(~shown_bit(index));
        log({.what = static_cast<std::uint8_t>(defended ? what::hold : what::seize),
             .look = Look::glow,
             .card = top(index),
             .to = place_of(board(), index),
             .seat = here.owner});
        base_won = base_won || (!defended && is_base(index));
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
            ++deck[slot(player)][slot(face_of(cells[base].piece))];
        log({.what = what::shuffle, .look = Look::shuffle, .to = {deck_area, player}, .seat = player});
        deal_bases(player, log);
        return next_bases(log);
    case accept: ++player; return next_bases(log);
    case play: apply_play(action, log); return end_turn(log);
    case keep:
    case tower: return apply_pile(action, log);
    case swap: {
        const int index = board().cell(action.a, action.b);
        Cell& here = cells[slot(index)];
        const Piece out = here.piece;
        here.piece = take_from_hand(joker);
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
    Cell& here = cells[slot(index)];
    const Piece piece = take_from_hand(action.c);
    if (what == Deed::replace) clear_cell(index, log);
    log({.what = what::place,
         .look = Look::lay,
         .card = piece,
         .from = {hand_area, player},
         .to = place_of(board(), index),
         .amount = static_cast<std::int16_t>(what),
         .seat = player});
    if (what != Deed::attack && what != Deed::defend) {
        here = {piece, Kind::node, player, nobody};
        return;
    }
    const bool probe = here.kind == Kind::neutral && !contested(index);
    laid.push_back({static_cast<std::uint8_t>(index), piece});
    if (!probe) {
        here.claim = player;
        return;
    }
    log({.what = what::reveal,
         .look = Look::turn_up,
         .news = !is_shown(index), // CF-14
         .card = here.piece,
         .to = place_of(board(), index),
         .seat = player});
    shown[slot(index / 8)] |= shown_bit(index);
    if (strength_of(face_of(piece)) > strength_of(face_of(here.piece))) here.claim = player;
}

// One card of a seized pile stays, or a royal and a 10; the others are discarded.
void State::apply_pile(Action action, Log log) {
    const int index = board().cell(action.a, action.b);
    Cell& here = cells[slot(index)];
    const Seat owner = here.owner;
    Piece stays = no_piece;
    Piece tens = no_piece;
    const auto look = [&](Piece piece) {
        if (stays == no_piece && face_of(piece) == action.c)
            stays = piece;
        else if (tens == no_piece && action.verb == tower && number_of(face_of(piece)) == 10)
            tens = piece;
    };
    look(here.piece);
    for (const Laid& each : laid)
        if (each.cell == index) look(each.piece);
    clear_cell(index, log, stays, tens);
    here = {stays, action.verb == tower ? Kind::tower : Kind::node, owner, nobody};
    if (tens != no_piece) laid.push_back({static_cast<std::uint8_t>(index), tens});
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
    drop(at(index).piece);
    FixedVector<Laid, most_laid> kept;
    for (const Laid& each : laid) {
        if (each.cell == index)
            drop(each.piece);
        else
            kept.push_back(each);
    }
    laid = kept;
    cells[slot(index)] = {};
}

// --- Verbs

Piece State::draw(Seat seat, Log log) {
    Counts& from = deck[slot(seat)];
    const int count = count_of(from);
    if (count == 0) return no_piece;
    auto left = static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
    int face = 0;
    while (left >= from[slot(face)]) left -= from[slot(face++)];
    --from[slot(face)];
    const Piece piece = piece_of(seat, face);
    log({.what = what::deal,
         .look = Look::draw,
         .seen = only(seat),
         .news = true,
         .card = piece,
         .from = {deck_area, seat},
         .to = {hand_area, seat},
         .seat = seat});
    return piece;
}

void State::discard_piece(Piece piece, Log log, Place from) {
    const Seat seat = deck_of(piece);
    ++discards[slot(seat)][slot(face_of(piece))];
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
