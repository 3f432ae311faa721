// Positions in saved games are bytes of a state (core/match/position.h): how those of earlier versions of
// this program become a state.
#include "core/crossfire/state.h"

#include <cstring>

namespace cardfront::crossfire {

namespace {

// A state began with its Random; in the longer form sets of cells came next, which follow from the rest; then
// this.
struct Earlier {
    struct OnCell {
        std::uint8_t piece = 0, kind = 0;
        std::int8_t owner = 0, claim = 0;
    };
    struct Lying {
        std::uint8_t cell = 0, piece = 0;
    };
    struct Held {
        std::array<HeldCard, 4> cards{};
        std::uint8_t count = 0;
    };
    using EachFace = std::array<std::uint8_t, faces>;

    std::array<OnCell, 225> cells{};
    std::array<Lying, 480> laid{}; // of all cells, the oldest of each first
    std::uint16_t laid_count = 0;
    std::array<EachFace, 4> deck{}, discards{};
    std::array<Held, 4> hand{};
    std::array<std::uint8_t, 4> hidden_hand{}, top_discard{};
    std::array<std::uint8_t, 29> shown{}; // a bit for each cell
    std::uint8_t phase = 0, players = 0, variant = 0, jokers = 0;
    std::int8_t player = 0, winner = 0;
    std::array<std::uint8_t, 3> blank{};
};
constexpr std::size_t earlier_bytes = 2376, earlier_bytes_with_sets = 2760;
static_assert(sizeof(Random) + sizeof(Earlier) == earlier_bytes);

bool read_cells(State& state, const Earlier& from) {
    for (int index = 0; index < most_cells; ++index) {
        const Earlier::OnCell& here = from.cells[slot(index)];
        const auto kind = static_cast<Kind>(here.kind);
        const bool owned = here.owner != nobody;
        if (kind > Kind::neutral || (owned && face_of(here.piece) >= faces) || here.owner < nobody ||
            here.owner >= most_seats || here.claim < nobody || here.claim >= most_seats ||
            owned == (kind == Kind::empty || kind == Kind::neutral))
            return false;
        if (here.claim != nobody && state.claims[slot(here.claim)] != no_claim) return false;
        state.set(index, {here.piece, kind, here.owner, here.claim});
        if ((from.shown[slot(index / 8)] >> (index % 8) & 1) == 0) continue;
        if (kind != Kind::neutral) return false;
        state.sets.show(index);
    }
    if (from.laid_count > from.laid.size()) return false;
    for (int i = 0; i < from.laid_count; ++i) {
        const auto [cell, piece] = from.laid[slot(i)];
        if (cell >= most_cells || face_of(piece) >= faces || !state.laid.room_for(cell)) return false;
        state.laid.lay(cell, piece);
    }
    return true;
}

bool read_cards(State& state, const Earlier& from) {
    for (const Seat seat : SeatRange(most_seats)) {
        for (int face = 0; face < faces; ++face) {
            const int count = from.deck[slot(seat)][slot(face)];
            if (count > (face == joker ? most_jokers : most_copies)) return false;
            for (int n = 0; n < count; ++n) state.deck[slot(seat)].add(face);
        }
        const Earlier::Held& held = from.hand[slot(seat)];
        if (held.count > held.cards.size()) return false;
        for (int i = 0; i < held.count; ++i) state.hand[slot(seat)].push_back(held.cards[slot(i)]);
    }
    state.hidden_hand = from.hidden_hand;
    state.top_discard = from.top_discard;
    return true;
}

bool agree_on_discards(const State& state, const Earlier& from) {
    for (const Seat seat : SeatRange(state.players))
        for (int face = 0; face < faces; ++face)
            if (state.discarded(seat, face) != from.discards[slot(seat)][slot(face)]) return false;
    return true;
}

} // namespace

std::optional<State> State::from_earlier(std::span<const std::uint8_t> bytes) {
    if (bytes.size() != earlier_bytes && bytes.size() != earlier_bytes_with_sets) return {};
    State state;
    Earlier from;
    std::memcpy(&state.random, bytes.data(), sizeof state.random);
    std::memcpy(&from, bytes.last(sizeof from).data(), sizeof from);
    state.phase = static_cast<Phase>(from.phase);
    state.players = from.players;
    state.variant = from.variant;
    state.jokers = from.jokers;
    state.player = from.player;
    state.winner = from.winner;
    if (!read_cells(state, from) || !read_cards(state, from)) return {};
    if ((state.players != 2 && state.players != 4) || state.variant > 1) return {};
    state.find_power();
    if (!state.sane() || !agree_on_discards(state, from)) return {};
    return state;
}

} // namespace cardfront::crossfire
