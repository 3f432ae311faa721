// Crossfire as it stands: its options, what may be asked of a position, and what may be done in it.
#include "core/crossfire/state.h"

#include "core/crossfire/plays.h"

namespace cardfront::crossfire {

namespace {

constexpr std::array<Choice, enumerators<BoardChoice>> board_choices{{
    {"usual", phrase("Usual"), phrase("Five by nine cells for two, nine by nine for four.")},
    {"ultimate", phrase("Ultimate"), phrase("Fifteen by fifteen cells and two decks each, for four.")},
}};
constexpr std::array<Choice, enumerators<JokersChoice>> jokers_choices{{
    {"two", phrase("Two"), phrase("Two Jokers in each deck.")},
    {"three", phrase("Three"), phrase("Three Jokers in each deck.")},
}};
constexpr std::array<Option, enumerators<option::Index>> option_table{{
    {"board", phrase("Board"), board_choices},
    {"jokers", phrase("Jokers"), jokers_choices},
}};
static_assert(are_rows_of<BoardChoice>(board_choices, &Choice::key));
static_assert(are_rows_of<JokersChoice>(jokers_choices, &Choice::key));
static_assert(are_rows_of<option::Index>(option_table, &Option::key));

const char* unfit(const Setup& setup) {
    if (setup.seats == 2 && setup.chose(option::board, BoardChoice::ultimate))
        return phrase("The Ultimate board is for four players.");
    return nullptr;
}

} // namespace

const GameInfo State::info{
    .key = "crossfire",
    .title = phrase("Crossfire"),
    .blurb = phrase("Lead a chain of power over the table, and seize a base of the other side."),
    .rule_prefix = "CF",
    .rules_version = 1,
    .seating = seating,
    .options = option_table,
    .verbs = record_names<Verb>,
    .events = record_names<what::What>,
    .unfit = unfit,
    .cards = most_seats * faces,
    .card = [](int number) -> std::int16_t {
        return piece_of(static_cast<Seat>(number / faces), number % faces);
    },
};

// --- Questions

Cell State::at(int index) const {
    return {pieces[slot(index)], kind(index), sets.owner(index), claim(index)};
}
Seat State::claim(int index) const {
    for (const Seat seat : SeatRange(most_seats))
        if (claims[slot(seat)] == index) return seat;
    return nobody;
}
int State::deck_count(Seat seat) const {
    int count = deck[slot(seat)].count() - hidden_hand[slot(seat)];
    board().neutral_cells.for_each([&](int index) {
        const Piece piece = pieces[slot(index)];
        if (is_hidden(piece) && deck_of(piece) == seat) --count;
    });
    return count;
}
int State::discarded(Seat seat, int face) const {
    const Piece piece = piece_of(seat, face);
    int count = whole_deck()[face] - deck[slot(seat)][face];
    for_each_seen([&](Piece each) { count -= each == piece ? 1 : 0; });
    return count;
}
int State::discard_count(Seat seat) const {
    int count = whole_deck().count() - deck[slot(seat)].count();
    for_each_seen([&](Piece each) { count -= deck_of(each) == seat ? 1 : 0; });
    return count;
}
bool State::holds(Seat seat, int face) const {
    const Hand& cards = hand[slot(seat)];
    return std::any_of(cards.begin(), cards.end(),
                       [&](const HeldCard& card) { return face_of(card.piece) == face; });
}
std::vector<Piece> State::pile(int index) const {
    std::vector<Piece> out{pieces[slot(index)]};
    for (const Piece piece : laid.at(index)) out.push_back(piece);
    return out;
}
int State::support_of(int base) const {
    const int cell = board().behind(base);
    if (sets.kind_bits(cell) == 0 || sets.owner(base) != board().home_of(base)) return 0;
    return number_of(face_of(pieces[slot(cell)]));
}
Seat State::middle_owner() const {
    const int middle = board().cells() / 2;
    return board().at(middle) == Ground::middle ? sets.owner(middle) : nobody;
}
int State::points(int of_team) const {
    int sum = joined(of_team) ? 2 : 0;
    const Cells owned = sets.of_team(of_team);
    for (const Seat home : SeatRange(players))
        for (const std::uint8_t base : board().bases[slot(home)])
            sum += team(home) != of_team && owned[base] ? 1 : 0;
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
        const int face = face_of(pieces[base]);
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
    const auto on_cell = [&](Verb verb, int cell, int face = -1) {
        out.push_back(make_action(verb, board().row(cell), board().column(cell), face));
    };
    const HeldFaces held(*this);
    const Reach reach(*this);
    reach.cells().for_each([&](int cell) {
        const unsigned cards = held.fitting(reach.terms(cell, deed(cell)));
        for (std::size_t i = 0; i < held.size(); ++i)
            if ((cards >> i & 1U) != 0) on_cell(play, cell, held[i].face);
    });
    const Cells resolved = reach.own_piles();
    resolved.for_each([&](int cell) {
        for_each_face(faces_on(*this, cell), [&](int face) { on_cell(keep, cell, face); });
    });
    resolved.for_each([&](int cell) {
        for_each_face(towers_of(faces_on(*this, cell)), [&](int face) { on_cell(tower, cell, face); });
    });
    swaps(*this).for_each([&](int cell) { on_cell(swap, cell); });
    for (const HeldFace& each : held) out.push_back({crossfire::discard, -1, -1, each.face});
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
    const int cell = board().cell(action.a, action.b);
    const Terms terms = Reach(*this).terms(cell, deed(cell));
    return terms.fit(held_face(action.c)) ? Refusal{} : Refusal{terms.rule};
}

Refusal State::refuse_pile(Action action) const {
    if (action.c < 0 || action.c >= faces) return {"CF-22"};
    const int index = board().cell(action.a, action.b);
    if (kind(index) != Kind::pile || sets.owner(index) != player || contested(index)) return {"CF-13"};
    const std::uint64_t there = faces_on(*this, index);
    const std::uint64_t face = face_bit(action.c);
    if (action.verb == keep) return (there & face) != 0 ? Refusal{} : Refusal{"CF-13"};
    return (towers_of(there) & face) != 0 ? Refusal{} : Refusal{"CF-24"};
}

Refusal State::refuse_swap(Action action) const {
    if (action.c != -1) return {"CF-22"};
    if (!holds(player, joker)) return {"CF-21"};
    const int index = board().cell(action.a, action.b);
    return swaps(*this)[slot(index)] ? Refusal{} : Refusal{"CF-15"};
}

} // namespace cardfront::crossfire
