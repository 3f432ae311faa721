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
    return laid.on(index) ? laid.top(index) : pieces[slot(index)];
}
int State::strength(int index) const {
    const Kind what = kind(index);
    if (contested(index) || what == Kind::pile) return strength_of(face_of(top(index)));
    const Piece piece = pieces[slot(index)];
    return is_hidden(piece) || what == Kind::empty ? 0 : strength_of(face_of(piece));
}
Deed State::deed(int index) const {
    if (board().at(index) == Ground::support) return Deed::support;
    const Kind what = kind(index);
    if (what == Kind::empty) return Deed::lay;
    const Seat owned_by = sets.owner(index);
    if (what == Kind::neutral || !allied(owned_by, player)) return Deed::attack;
    if (const Seat by = claim(index); by != nobody) return allied(by, player) ? Deed::none : Deed::defend;
    return what == Kind::pile && owned_by == player ? Deed::replace : Deed::none;
}

Reach::Reach(const State& state)
    : state_(state),
      board_(state.board()),
      power_(state, state.player),
      own_(state.sets.owned(state.player)),
      allied_(state.sets.of_team(State::team(state.player))),
      piles_(state.sets.piles()),
      claimed_(state.claimed()),
      taken_(state.sets.taken() | board_.neutral_cells), // once taken they are somebody's
      sources_(power_.usable() | (own_ & board_.base_cells).without(piles_)),
      near_sources_(board_.beside(sources_)),
      near_power_(board_.beside(power_.usable())),
      beside_node_(board_.beside(power_.usable().without(board_.base_cells))) {}

Cells Reach::anything() const {
    return beside_node_.without(taken_);
}

Cells Reach::cells(Deed deed) const {
    switch (deed) {
    case Deed::lay: {
        const Cells dead = own_.without(power_.usable() | board_.base_cells | piles_);
        return (near_sources_ | board_.beside(dead)).without(taken_);
    }
    case Deed::attack: return (near_sources_ & taken_).without(allied_);
    case Deed::defend: return allied_ & claimed_;
    case Deed::support: {
        Cells out;
        for (const std::uint8_t base : board_.bases[slot(state_.player)])
            if (const int support = board_.behind(base); own_[base] && !own_[slot(support)])
                out.set(slot(support));
        return out;
    }
    case Deed::replace: return own_piles() & near_power_;
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
    const bool contested = claimed_[slot(cell)];
    if (contested && State::allied(state_.claim(cell), state_.player)) return refused(Deed::attack, "CF-10");
    if (!near_sources_[slot(cell)] || (board_.base_cells[slot(cell)] && !base_is_attacked(cell)))
        return refused(Deed::attack, "CF-8");
    const Piece above = contested || piles_[slot(cell)] ? state_.top(cell) : state_.pieces[slot(cell)];
    if (state_.sets.kind_bits(cell) != 0) return at_least(Deed::attack, strength_of(face_of(above)), "CF-9");
    return at_least(Deed::attack, contested ? strength_of(face_of(above)) + 1 : 0, "CF-14");
}

Terms Reach::to_defend(int cell) const {
    if (State::allied(state_.claim(cell), state_.player)) return refused(Deed::none, "CF-23");
    return sources_[slot(cell)] || near_sources_[slot(cell)]
               ? at_least(Deed::defend, state_.strength(cell) + 1, "CF-9")
               : refused(Deed::defend, "CF-8");
}

Terms Reach::to_support(int cell) const {
    Terms terms = refused(Deed::support, "CF-16");
    if (board_.home_of(cell) != state_.player || own_[slot(cell)]) return terms;
    const int base = board_.base_of(cell);
    if (!own_[slot(base)] || state_.sets.kinds[1][slot(base)]) return terms;           // a tower or a pile
    if (const int number = number_of(face_of(state_.pieces[slot(base)])); number != 0) // 1 to what is missing
        terms.numbers = static_cast<std::uint16_t>((2U << static_cast<unsigned>(10 - number)) - 2U);
    return terms;
}

HeldFace held_face(int face) {
    return {static_cast<std::int8_t>(face), static_cast<std::uint8_t>(strength_of(face)),
            static_cast<std::uint16_t>(numbers_of_face(face) | any_number)};
}

HeldFaces::HeldFaces(const State& state) {
    std::uint64_t held = 0;
    for (const HeldCard& card : state.hand[slot(state.player)]) held |= face_bit(face_of(card.piece));
    for_each_face(held, [&](int face) {
        const HeldFace card = held_face(face);
        for (std::size_t strength = 0; strength <= card.strength; ++strength)
            at_least_[strength] = static_cast<std::uint8_t>(at_least_[strength] | 1U << faces_.size());
        faces_.push_back(card);
    });
}

unsigned HeldFaces::fitting(const Terms& terms) const {
    if ((terms.numbers & any_number) != 0) return at_least_[terms.strength];
    unsigned cards = 0;
    if (terms.numbers != 0)
        for (std::size_t i = 0; i < size(); ++i) cards |= terms.fit(faces_[i]) ? 1U << i : 0;
    return cards;
}

Cells swaps(const State& state) {
    if (!state.holds(state.player, joker)) return {};
    Cells out;
    const Cells own = state.sets.owned(state.player) & state.board().touching;
    own.without(state.claimed() | state.sets.kinds[1]).for_each([&](int cell) {
        if (face_of(state.pieces[slot(cell)]) != joker) out.set(slot(cell));
    });
    return out;
}

std::uint64_t faces_on(const State& state, int cell) {
    std::uint64_t found = face_bit(face_of(state.pieces[slot(cell)]));
    for (const Piece piece : state.laid.at(cell)) found |= face_bit(face_of(piece));
    return found;
}

std::uint64_t towers_of(std::uint64_t faces_there) {
    return (faces_there & ten_faces) != 0 ? faces_there & royal_faces : 0;
}

} // namespace cardfront::crossfire
