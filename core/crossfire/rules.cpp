// Crossfire as it stands: its options, what may be asked of a position, and what may be done in it.
#include "core/crossfire/state.h"

#include "core/crossfire/power.h"

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
    .cards = most_seats * faces,
    .card = [](int number) -> std::int16_t {
        return piece_of(static_cast<Seat>(number / faces), number % faces);
    },
};

// --- Questions

int count_of(const Counts& counts) {
    int sum = 0;
    for (const std::uint8_t each : counts) sum += each;
    return sum;
}

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

} // namespace cardfront::crossfire
