// Positions in saved games are bytes of a state (core/match/position.h): how those that an earlier version of
// this program kept become a state.
#include "core/ground_assault/state.h"

#include <cstddef>
#include <cstring>

namespace cardfront::ground_assault {

namespace {

// Until version 3 of the rules a deck had forty cards at most. All else lay as it lies now.
struct EarlierSide {
    Counts list{}, discards{};
    FixedVector<Card, 40> deck;
    FixedVector<Card, hand_size> hand;
    FixedVector<Unit, most_force> units;
    std::array<Objective, objective_slots> objectives{};
    std::uint8_t in_game = 0;
    std::int8_t rally = 0;
};
constexpr std::size_t before = offsetof(State, sides);
constexpr std::size_t behind = sizeof(State) - before - sizeof(State::sides);
constexpr std::size_t earlier_bytes = before + most_seats * sizeof(EarlierSide) + behind;
static_assert((sizeof(State) - earlier_bytes) % alignof(State) == 0);

} // namespace

std::optional<State> State::from_earlier(std::span<const std::uint8_t> bytes) {
    // A last byte of filling may follow.
    if (bytes.size() != earlier_bytes && bytes.size() != earlier_bytes + 1) return {};
    State state;
    auto* const to = reinterpret_cast<std::uint8_t*>(&state);
    std::memcpy(to, bytes.data(), before);
    const std::uint8_t* from = bytes.data() + before;
    for (Side& side : state.sides) {
        EarlierSide earlier;
        std::memcpy(reinterpret_cast<std::uint8_t*>(&earlier), from, sizeof earlier);
        from += sizeof earlier;
        if (!earlier.deck.sane()) return {};
        side = {earlier.list,       earlier.discards, {},           earlier.hand, earlier.units,
                earlier.objectives, earlier.in_game,  earlier.rally};
        for (const Card card : earlier.deck) side.deck.push_back(card);
    }
    std::memcpy(to + before + sizeof state.sides, from, behind);
    state.battleground = reserves; // was a blank
    if (!state.sane()) return {};
    return state;
}

} // namespace cardfront::ground_assault
