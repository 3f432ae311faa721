// What earlier versions of this program have made: bytes of a state in saved games (core/match/position.h),
// and links, which count what was legal by the rules of then.
#include "core/assault_edge/cards/rows.h"

#include <cstddef>
#include <cstring>
#include <utility>

namespace cardfront::assault_edge {

std::optional<State> State::from_earlier(std::span<const std::uint8_t> bytes) {
    constexpr std::size_t size = 2320, most_then = 100, at = offsetof(State, waiting),
                          next = offsetof(State, questions), next_then = at + most_then * sizeof(Trigger) + 1;
    if (bytes.size() < size || bytes.size() > size + 1) return {}; // a byte of filling may follow
    State state;
    const auto take = [&](void* to, std::size_t from, std::size_t count) {
        std::memcpy(to, bytes.data() + from, count);
    };
    auto* const first = reinterpret_cast<unsigned char*>(&state);
    FixedVector<Trigger, most_then> waiting_then;
    static_assert(sizeof waiting_then == next_then - at);
    take(first, 0, at);
    take(&waiting_then, at, sizeof waiting_then);
    take(first + next, next_then, size - next_then);
    if (!waiting_then.sane()) return {};
    for (const Trigger& each : waiting_then) state.waiting.push_back(each);
    if (!state.sane()) return {};
    return state;
}

namespace {

// By the first rules a unit had its effect where the act was not possible which that stands for (AE-20).
bool had_effect(const State& state, Action action) {
    if (row(action.b).instead == Instead::nothing) return false;
    State able = state;
    Unit& own = able.unit(action.a);
    own.turn_attack = own.turn_speed = most_change;
    return !able.refusal(action);
}

// What was not there: points were not held back (AE-8), in a chain nobody but the unit that acts had an
// effect instead of something, Sanctuary needed a deck that is aimed at, and Feast two units.
bool is_new(const State& state, Action action) {
    if (action.verb == hold) return true;
    if (action.verb == use)
        return row(action.b).instead != Instead::nothing && !state.chain.empty() && state.active != no_unit &&
               state.active != action.a;
    if (action.verb != play) return false;
    const auto is = [&](const char* key) { return std::string_view(row(action.a).key) == key; };
    if (is("feast")) return state.units_of(state.turn()) == 1;
    return is("sanctuary") && !is_aimed_at_decks(state);
}

// And these two were played where they found nothing to act on (AE-25).
bool had_card(const State& state, Card card) {
    const Refusal why = state.refusal(make_action(play, card));
    const std::string_view key = row(card).key;
    return why && std::string_view(why.rule) == "AE-25" &&
           (key == "war-chest" || (key == "overgrowth" && state.units_of(state.turn()) > 1));
}

} // namespace

void State::as_of(int version, ActionList& legal) const {
    if (version > 1 || phase != Phase::combat || !questions.empty() || turn() == nobody) return;
    legal.keep([&](Action each) { return !is_new(*this, each); });
    if (aiming()) return;
    Card before = no_card; // of the same
    for (const Card card : side(turn()).hand)
        if (is_card(card) && std::exchange(before, card) != card && had_card(*this, card))
            legal.push_back(make_action(play, card));
    for_each_unit(*this, turn(), [&](Number number) {
        for_each_card_of(number, [&](const Row&, Card card) {
            const Action action = make_action(use, number, card);
            if (!legal.contains(action) && had_effect(*this, action) && !is_new(*this, action))
                legal.push_back(action);
        });
    });
    legal.sort();
}

} // namespace cardfront::assault_edge
