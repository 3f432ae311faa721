#include "core/crossfire/plays.h"

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
      sources_(power_.usable() | (own_ & board_.base_cells).without(state.sets.piles)) {}

Cells Reach::cells() const {
    const Seat partner = static_cast<Seat>((state_.player + 2) % most_seats);
    const Cells allied = state_.players == 2 ? own_ : own_ | state_.sets.owned[slot(partner)];
    Cells out = board_.beside(own_ | power_.usable()).without(allied) | (allied & state_.sets.claimed) |
                (own_ & state_.sets.piles);
    for (const std::uint8_t base : board_.bases[slot(state_.player)])
        if (own_[base]) out.set(slot(board_.behind(base)));
    return out;
}

Terms Reach::terms(int cell) const {
    const Deed deed = state_.deed(cell);
    switch (deed) {
    case Deed::lay: return to_lay(cell);
    case Deed::attack: return to_attack(cell);
    case Deed::defend: return to_defend(cell);
    case Deed::support: return to_support(cell);
    case Deed::replace:
        for (const std::uint8_t from : board_.around[slot(cell)])
            if (from != most_cells && power_.usable()[from]) return at_least(deed, 0, "CF-13");
        return refused(deed, "CF-13");
    case Deed::none: break;
    }
    return refused(deed, "CF-23");
}

// From a powered node anything may be laid beside it; from a base only straight ahead, what pairs with it,
// and anything if it is a 10; from a dead node what pairs with it and is linked (CF-7).
Terms Reach::to_lay(int cell) const {
    unsigned numbers = 0;
    for (const std::uint8_t from : board_.around[slot(cell)]) {
        if (from == most_cells) continue;
        const bool own = own_[from];
        const bool usable = power_.usable()[from];
        if (!own && !usable) continue;
        if (!state_.is_base(from)) {
            if (usable) return at_least(Deed::lay, 0, "CF-7");
            const unsigned partners = partners_of(numbers_of(state_, from));
            if ((partners & ~numbers) != 0 && power_.joins(cell, from)) numbers |= partners;
        } else if (board_.ahead_of(from) == cell) {
            const unsigned there = numbers_of(state_, from);
            if ((there & as_ten) != 0) return at_least(Deed::lay, 0, "CF-7");
            if (own) numbers |= partners_of(there);
        }
    }
    return {Deed::lay, 0, static_cast<std::uint16_t>(numbers), "CF-7"};
}

// Is there a node from which the cell can be attacked? Bases of one line do not attack each other (CF-8).
bool Reach::attacks(int cell) const {
    const bool is_base = state_.is_base(cell);
    for (const std::uint8_t from : board_.around[slot(cell)]) {
        if (from == most_cells || !sources_[from]) continue;
        if (!is_base || !state_.is_base(from) || board_.home_of(from) != board_.home_of(cell)) return true;
    }
    return false;
}

Terms Reach::to_attack(int cell) const {
    const Cell& there = state_.at(cell);
    if (State::allied(there.claim, state_.player)) return refused(Deed::attack, "CF-10");
    if (!attacks(cell)) return refused(Deed::attack, "CF-8");
    if (there.kind != Kind::neutral) return at_least(Deed::attack, state_.strength(cell), "CF-9");
    return at_least(Deed::attack, state_.contested(cell) ? state_.strength(cell) + 1 : 0, "CF-14");
}

Terms Reach::to_defend(int cell) const {
    bool reached = sources_[slot(cell)];
    for (const std::uint8_t from : board_.around[slot(cell)])
        reached = reached || (from != most_cells && sources_[from]);
    return reached ? at_least(Deed::defend, state_.strength(cell) + 1, "CF-9")
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

Plays plays_of(const State& state, const HeldFaces& held) {
    const Reach reach(state);
    Plays out;
    reach.cells().for_each([&](int cell) {
        const Terms terms = reach.terms(cell);
        if (terms.numbers == 0) return;
        unsigned cards = 0;
        for (std::size_t i = 0; i < held.size(); ++i)
            if (terms.fit(held[i])) cards |= 1U << i;
        if (cards != 0)
            out.push_back({static_cast<std::uint8_t>(cell), terms.deed, static_cast<std::uint8_t>(cards)});
    });
    return out;
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
    return (faces_there & tens) != 0 ? faces_there & royals : 0;
}

} // namespace cardfront::crossfire
