#include "core/crossfire/plays.h"

#include <algorithm>

namespace cardfront::crossfire {

namespace {

constexpr Terms refused(Deed deed, const char* rule) {
    return {deed, 0, 0, rule};
}
constexpr Terms at_least(Deed deed, int strength, const char* rule) {
    return {deed, static_cast<std::uint8_t>(strength), any_number, rule};
}

} // namespace

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
Deed State::deed(int index) const {
    const Cell& here = at(index);
    if (board().at(index) == Ground::support) return Deed::support;
    if (here.kind == Kind::empty) return Deed::lay;
    if (here.kind == Kind::neutral || !allied(here.owner, player)) return Deed::attack;
    if (contested(index)) return allied(here.claim, player) ? Deed::none : Deed::defend;
    return here.kind == Kind::pile && here.owner == player ? Deed::replace : Deed::none;
}

Reach::Reach(const State& state)
    : state_(state),
      board_(state.board()),
      power_(state, state.player),
      own_(state.sets.owned[slot(state.player)]),
      allied_(own_),
      sources_(power_.usable() | (own_ & board_.base_cells).without(state.sets.piles)),
      near_sources_(board_.beside(sources_)),
      near_power_(board_.beside(power_.usable())),
      beside_node_(board_.beside(power_.usable().without(board_.base_cells))) {
    if (state.players != 2) allied_ |= state.sets.owned[slot((state.player + 2) % most_seats)];
    for (const Cells& owned : state.sets.owned) taken_ |= owned;
    taken_ |= board_.neutral_cells; // once taken they are somebody's
}

Cells Reach::anything() const {
    return beside_node_.without(taken_);
}

Cells Reach::cells(Deed deed) const {
    switch (deed) {
    case Deed::lay: {
        const Cells dead = own_.without(power_.usable() | board_.base_cells | state_.sets.piles);
        return (near_sources_ | board_.beside(dead)).without(taken_);
    }
    case Deed::attack: return (near_sources_ & taken_).without(allied_);
    case Deed::defend: return allied_ & state_.sets.claimed;
    case Deed::support: {
        Cells out;
        for (const std::uint8_t base : board_.bases[slot(state_.player)])
            if (const int support = board_.behind(base); own_[base] && !own_[slot(support)])
                out.set(slot(support));
        return out;
    }
    case Deed::replace: return own_piles(state_) & near_power_;
    case Deed::none: break;
    }
    return {};
}

Cells Reach::cells() const {
    Cells out;
    for (const Deed deed : {Deed::lay, Deed::attack, Deed::defend, Deed::support, Deed::replace})
        out |= cells(deed);
    return out;
}

Terms Reach::terms(int cell, Deed deed) const {
    switch (deed) {
    case Deed::lay: return to_lay(cell);
    case Deed::attack: return to_attack(cell);
    case Deed::defend: return to_defend(cell);
    case Deed::support: return to_support(cell);
    case Deed::replace: return near_power_[slot(cell)] ? at_least(deed, 0, "CF-13") : refused(deed, "CF-13");
    case Deed::none: break;
    }
    return refused(deed, "CF-23");
}

// From a powered node anything may be laid beside it; from a base only straight ahead, what pairs with it,
// and anything if it is a 10; from a dead node what pairs with it and is linked (CF-7).
Terms Reach::to_lay(int cell) const {
    if (beside_node_[slot(cell)]) return at_least(Deed::lay, 0, "CF-7");
    unsigned numbers = 0;
    for (const std::uint8_t from : board_.around[slot(cell)]) {
        if (from == most_cells) continue;
        const bool own = own_[from];
        if (!board_.base_cells[from]) {
            if (!own) continue;
            const unsigned partners = partners_of(numbers_of(state_, from));
            if ((partners & ~numbers) != 0 && power_.joins(cell, from)) numbers |= partners;
        } else if (board_.ahead_of(from) == cell && (own || power_.usable()[from])) {
            const unsigned there = numbers_of(state_, from);
            if ((there & as_ten) != 0) return at_least(Deed::lay, 0, "CF-7");
            if (own) numbers |= partners_of(there);
        }
    }
    return {Deed::lay, 0, static_cast<std::uint16_t>(numbers), "CF-7"};
}

// Bases of one line do not attack each other.
bool Reach::base_is_attacked(int base) const {
    const auto& around = board_.around[slot(base)];
    return std::any_of(around.begin(), around.end(), [&](std::uint8_t from) {
        return from != most_cells && sources_[from] &&
               (!board_.base_cells[from] || board_.home_of(from) != board_.home_of(base));
    });
}

Terms Reach::to_attack(int cell) const {
    const Cell& there = state_.at(cell);
    if (State::allied(there.claim, state_.player)) return refused(Deed::attack, "CF-10");
    if (!near_sources_[slot(cell)] || (board_.base_cells[slot(cell)] && !base_is_attacked(cell)))
        return refused(Deed::attack, "CF-8");
    if (there.kind != Kind::neutral) return at_least(Deed::attack, state_.strength(cell), "CF-9");
    return at_least(Deed::attack, state_.contested(cell) ? state_.strength(cell) + 1 : 0, "CF-14");
}

Terms Reach::to_defend(int cell) const {
    if (State::allied(state_.at(cell).claim, state_.player)) return refused(Deed::none, "CF-23");
    return sources_[slot(cell)] || near_sources_[slot(cell)]
               ? at_least(Deed::defend, state_.strength(cell) + 1, "CF-9")
               : refused(Deed::defend, "CF-8");
}

Terms Reach::to_support(int cell) const {
    Terms terms = refused(Deed::support, "CF-16");
    if (board_.home_of(cell) != state_.player || state_.at(cell).kind != Kind::empty) return terms;
    const Cell& base = state_.at(board_.base_of(cell));
    const int number = base.kind == Kind::node ? number_of(face_of(base.piece)) : 0;
    if (base.owner == state_.player && number != 0) // 1 to what is missing
        terms.numbers = static_cast<std::uint16_t>((2U << static_cast<unsigned>(10 - number)) - 2U);
    return terms;
}

HeldFace held_face(int face) {
    return {static_cast<std::int8_t>(face), static_cast<std::uint8_t>(strength_of(face)),
            static_cast<std::uint16_t>(numbers_of_face(face) | any_number)};
}

HeldFaces held_faces(const State& state) {
    HeldFaces held;
    for (const HeldCard& card : state.hand[slot(state.player)])
        if (const HeldFace face = held_face(face_of(card.piece)); !held.contains(face))
            held.insert_sorted(face);
    return held;
}

unsigned cards_for(const Terms& terms, const HeldFaces& held) {
    unsigned cards = 0;
    for (std::size_t i = 0; i < held.size(); ++i) cards |= terms.fit(held[i]) ? 1U << i : 0;
    return cards;
}

Cells own_piles(const State& state) {
    return (state.sets.owned[slot(state.player)] & state.sets.piles).without(state.sets.claimed);
}

Cells swaps(const State& state) {
    if (!state.holds(state.player, joker)) return {};
    Cells out;
    const Cells own = state.sets.owned[slot(state.player)] & state.board().touching;
    own.without(state.sets.claimed).for_each([&](int cell) {
        const Cell& there = state.at(cell);
        if (there.kind == Kind::node && face_of(there.piece) != joker) out.set(slot(cell));
    });
    return out;
}

std::uint64_t faces_on(const State& state, int cell) {
    std::uint64_t found = face_bit(face_of(state.at(cell).piece));
    for (const Laid& each : state.laid)
        if (each.cell == cell) found |= face_bit(face_of(each.piece));
    return found;
}

std::uint64_t towers_of(std::uint64_t faces_there) {
    return (faces_there & ten_faces) != 0 ? faces_there & royal_faces : 0;
}

} // namespace cardfront::crossfire
