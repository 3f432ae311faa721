// What may be done, and why not.
#include "core/assault_edge/cards.h"

namespace cardfront::assault_edge {

namespace {

bool is_own(const State& state, int number) {
    return state.lives(number) && state.unit(number).owner == state.player;
}

// The mark of a unit that its effect was used this turn.
std::uint8_t mark_of(const State& state, const Use& use) {
    const Unit& own = state.unit(use.unit);
    if (is_facility(use.card))
        return static_cast<std::uint8_t>(
            state.side(own.owner).plants[0].card == use.card ? used_facility : used_facility << 1U);
    return used_unique;
}

} // namespace

Seat State::turn() const {
    if (phase == Phase::over) return nobody;
    if (!questions.empty()) return questions.back().who;
    if (!chain.empty()) return answerer;
    return opened != 0 ? other(player) : player;
}

std::uint8_t State::window_of(Seat seat) const {
    if (phase != Phase::combat) return no_window;
    if (!chain.empty()) return closed == 0 && answerer == seat ? on_link : no_window;
    return seat != player ? opened : std::uint8_t{no_window};
}

// --- Targets (AE-25)

bool State::may_target(const Use& use, int target) const {
    const Row& self = row(use.card);
    if (target < 0) return false;
    const bool is_played = use.from == From::hand;
    const Target kind = is_played && self.kind == Kind::equipment ? Target::newcomer
                        : is_played && self.kind == Kind::unit    ? Target::doorstep
                                                                  : self.target;
    const auto is_unit_of = [&](Seat seat) { return lives(target) && unit(target).owner == seat; };
    bool fits = false;
    switch (kind) {
    case Target::none: return false;
    case Target::own_unit: fits = is_unit_of(use.owner); break;
    case Target::enemy_unit: fits = is_unit_of(other(use.owner)); break;
    case Target::any_unit: fits = lives(target); break;
    case Target::acting: fits = target == active && is_unit_of(other(use.owner)); break;
    case Target::link:
        fits = slot(target) < chain.size() && chain[slot(target)].owner != use.owner &&
               chain[slot(target)].negated == 0;
        break;
    case Target::enemy_deck: fits = target < decks; break;
    case Target::own_deck: fits = target < decks && !side(use.owner).piles[slot(target)].empty(); break;
    case Target::newcomer: return is_unit_of(use.owner) && in(spawn_zone(use.owner), unit(target).square);
    case Target::doorstep:
        return is_square(target) && in(spawn_zone(use.owner), target) && at(target) == no_unit;
    }
    return fits && (self.fits == nullptr || self.fits(*this, use, target));
}

namespace {

bool wants_target(const Use& use) {
    const Row& self = row(use.card);
    return (use.from == From::hand && self.kind != Kind::order) || self.target != Target::none;
}

} // namespace

bool State::has_target(const Use& use) const {
    if (!wants_target(use)) return true;
    for (int target = 0; target < squares; ++target)
        if (may_target(use, target)) return true;
    return false;
}

int State::answers(const Question& question) {
    return question.ask == Ask::target ? squares : int{question.count};
}

bool State::may_answer(const Question& question, int choice) const {
    if (question.ask == Ask::target) return may_target(chain.back(), choice);
    return choice >= 0 && choice < question.count;
}

bool State::has_answer(const Question& question) const {
    for (int choice = 0; choice < answers(question); ++choice)
        if (may_answer(question, choice)) return true;
    return false;
}

// --- Uses

// Of a unit that has it, not used up this turn; in place of something that is still to be had (AE-20, AE-34).
bool State::has_effect(const Use& use) const {
    if (!lives(use.unit) || unit(use.unit).owner != use.owner) return false;
    const Row& self = row(use.card);
    if (self.resolve == nullptr || self.kind == Kind::order) return false;
    if (!has_card(use.unit, use.card)) return false;
    bool fresh = true;
    const Unit& own = unit(use.unit);
    if (self.kind == Kind::equipment)
        fresh = std::any_of(gear.begin(), gear.end(), [&](const Gear& each) {
            return each.unit == use.unit && each.card == use.card && each.used == 0;
        });
    else
        fresh = (own.done & mark_of(*this, use)) == 0;
    if (!fresh) return false;
    if (self.instead != Instead::nothing) {
        if (use.owner != player || (active != use.unit && is_busy())) return false;
        const bool attacks = self.instead == Instead::attack;
        const std::uint8_t gone =
            attacks ? attacked | moved_last | finished : moved_first | moved_last | attacked | finished;
        const Stats now = stats(use.unit);
        if ((own.done & gone) != 0 || (attacks ? now.attack : now.speed) == 0) return false;
    }
    return (self.may == nullptr || self.may(*this, use)) && has_target(use);
}

namespace {

// May it be used at this moment by what it says (AE-16, AE-17)?
bool is_time(const State& state, const Use& use) {
    const Row& self = row(use.card);
    const bool plays = use.from == From::hand, order = self.kind == Kind::order;
    const bool waits = self.answers_only && (!plays || order); // Equipment is laid at any time
    if (const std::uint8_t window = state.window_of(use.owner); window != no_window) {
        if ((!plays || order) && (self.answers & window) != 0) return true;
        return use.owner == state.player && window == on_link && !waits;
    }
    const bool free = state.phase == Phase::combat && state.chain.empty() && state.opened == no_window;
    return free && use.owner == state.player && !waits;
}

} // namespace

bool State::may_start(const Use& use) const {
    return !use_refusal(use);
}

Refusal State::use_refusal(const Use& use) const {
    const Row& self = row(use.card);
    const bool answering = window_of(use.owner) != no_window;
    if (!is_time(*this, use)) return {answering ? "AE-17" : "AE-16"};
    if (use.from == From::board) {
        if (has_effect(use)) return {};
        return self.instead != Instead::nothing ? Refusal{"AE-20"} : Refusal{"AE-34"};
    }
    if (self.kind == Kind::unit &&
        (uniques_of(use.owner) >= most_uniques || has_unique(use.owner, use.card) || !has_target(use)))
        return {"AE-14"};
    if (self.kind == Kind::equipment && !has_target(use)) return {"AE-18"};
    if (self.kind == Kind::order) {
        if (static_cast<int>(side(use.owner).piles[self.cost_deck].size()) < self.cost) return {"AE-15"};
        if ((self.may != nullptr && !self.may(*this, use)) || !has_target(use)) return {"AE-25"};
    }
    return {};
}

Counts State::covered(Seat seat) const {
    Counts left = side(seat).list;
    for (std::size_t i = 0; i < left.size(); ++i)
        left[i] = static_cast<std::uint8_t>(left[i] - side(seat).discards[i]);
    for (const Unit& each : units)
        if (each.owner == seat && each.card != no_card) --left[slot(each.card)];
    for (const Gear& each : gear)
        if (lives(each.unit) && unit(each.unit).owner == seat) --left[slot(each.card)];
    for (const Use& each : chain)
        if (each.owner == seat && each.from == From::hand) --left[slot(each.card)];
    return left;
}

std::array<int, decks> State::backs_in_hand(Seat seat, const Counts& covered) const {
    std::array<int, decks> out{};
    for (int card = first_command; card < all_cards; ++card) out[deck_of(card)] += covered[slot(card)];
    for (std::size_t deck = 0; deck < out.size(); ++deck)
        out[deck] -= static_cast<int>(side(seat).piles[deck].size());
    return out;
}

bool State::is_asked(Seat seat) const {
    if (chain.full() || window_of(seat) == no_window) return false;
    bool found = false;
    for_each_unit(*this, seat, [&](Number number) {
        if (found) return;
        for_each_card_of(number, [&](const Row& each, Card card) {
            if ((each.answers == 0 && seat != player) || each.resolve == nullptr || found) return;
            found = may_start({.card = card,
                               .owner = seat,
                               .from = From::board,
                               .unit = number,
                               .square = unit(number).square});
        });
    });
    if (found) return true;
    if (side(seat).hand.empty()) return false;
    const Counts left = covered(seat);
    const auto backs = backs_in_hand(seat, left);
    const auto could = [&](Card card) {
        return left[slot(card)] > 0 && backs[deck_of(card)] > 0 && may_start({.card = card, .owner = seat});
    };
    if (seat == player) {
        for (int card = first_command; card < all_cards; ++card)
            if (could(static_cast<Card>(card))) return true;
        return false;
    }
    const auto quick = quick_cards();
    return std::any_of(quick.begin(), quick.end(), could);
}

// --- Actions

Refusal State::unit_refusal(Action action) const {
    if (!is_own(*this, action.a)) return {"AE-3"};
    const Unit& own = unit(action.a);
    const bool busy = is_busy();
    if ((busy && active != action.a) || (own.done & finished) != 0) return {"AE-7"};
    if (action.verb == finish) return busy ? Refusal{} : Refusal{"AE-7"};
    if (action.verb == move) {
        if (!is_square(action.b)) return {"AE-6"};
        if (in(ways(action.a), action.b)) return {};
        if (in(shut(action.a), action.b)) return {"AE-5"};
        return {(own.done & moved_last) != 0 ? "AE-7" : "AE-6"};
    }
    if ((own.done & (attacked | moved_last)) != 0) return {"AE-7"};
    const bool aims_it = action.verb == aim;
    if (aims_it && (action.b < 0 || !is_target(action.a, action.b))) return {"AE-2"};
    return may_attack(action.a) && (aims_it || stats(action.a).attack > 1) ? Refusal{} : Refusal{"AE-8"};
}

// In the combat phase, where no window is open.
Refusal State::combat_refusal(Action action) const {
    const bool plain = action.b == -1 && action.c == -1;
    if (aiming()) { // AE-8
        const bool chosen = !aims.empty() || chooses_anew();
        if (action == make_action(declare)) return chosen ? Refusal{} : Refusal{"AE-8"};
        if (action == make_action(hold, active)) return may_hold() ? Refusal{} : Refusal{"AE-8"};
        const bool fits = action.verb == aim && action.c == -1 && action.a == active;
        return fits && action.b >= 0 && is_target(active, action.b) ? Refusal{} : Refusal{"AE-8"};
    }
    switch (action.verb) {
    case play:
        if (!plain || !is_deck_card(action.a) || !side(player).hand.contains(static_cast<Card>(action.a)))
            return {"AE-16"};
        return use_refusal(use_of(*this, action));
    case assault_edge::use:
        if (action.c != -1 || !is_own(*this, action.a) || !is_card(action.b)) return {"AE-34"};
        return use_refusal(use_of(*this, action));
    case move:
    case aim: return action.c == -1 ? unit_refusal(action) : Refusal{"AE-7"};
    case hold:
    case finish: return plain ? unit_refusal(action) : Refusal{"AE-7"};
    case done: return plain && action.a == -1 ? Refusal{} : Refusal{"AE-7"};
    default: return {"AE-16"};
    }
}

Refusal State::refusal(Action action) const {
    const Seat who = turn();
    if (who == nobody) return {"AE-9"};
    const bool plain = action.b == -1 && action.c == -1;
    if (!questions.empty()) {
        const bool fits = plain && action.verb == choose && may_answer(questions.back(), action.a);
        return fits ? Refusal{} : Refusal{"AE-25"};
    }
    switch (phase) {
    case Phase::opening:
    case Phase::draw: {
        const bool fits = plain && action.verb == assault_edge::draw && action.a >= 0 && action.a < decks &&
                          !side(who).piles[slot(action.a)].empty();
        return fits ? Refusal{} : Refusal{"AE-11"};
    }
    case Phase::ending: {
        const bool fits = plain && action.verb == raise && action.a >= 0 && action.a < 2 &&
                          side(who).plants[slot(action.a)].up == 0;
        return fits ? Refusal{} : Refusal{"AE-13"};
    }
    default: break;
    }
    if (!window()) return combat_refusal(action);
    if (action == make_action(pass)) return {};
    if (action.verb == play && plain && is_deck_card(action.a) &&
        side(who).hand.contains(static_cast<Card>(action.a)))
        return use_refusal(use_of(*this, action));
    if (action.verb == assault_edge::use && action.c == -1 && lives(action.a) && is_card(action.b) &&
        unit(action.a).owner == who)
        return use_refusal(use_of(*this, action));
    return {"AE-17"};
}

namespace {

// Of the cards of the hand, and of those on the board.
void add_uses(const State& state, Seat who, ActionList& out) {
    const auto offer = [&](Action action) {
        if (!state.refusal(action)) out.push_back(action);
    };
    Card before = no_card;
    for (const Card card : state.side(who).hand)
        if (card != before && is_card(card)) {
            offer(make_action(play, card));
            before = card;
        }
    for_each_unit(state, who, [&](Number number) {
        state.for_each_card_of(number, [&](const Row& each, Card card) {
            const Action action = make_action(assault_edge::use, number, card);
            if (each.resolve != nullptr && !out.contains(action)) offer(action);
        });
    });
}

// What units do, and the end of the turn.
void add_acts(const State& state, Seat who, ActionList& out) {
    const bool busy = state.is_busy();
    const auto for_each_actor = [&](auto&& offer_of) {
        for_each_unit(state, who, [&](Number number) {
            if (!busy || state.active == number) offer_of(number);
        });
    };
    for_each_actor([&](Number number) {
        for_each_square(state.ways(number),
                        [&](Square square) { out.push_back(make_action(move, number, square)); });
    });
    for_each_actor([&](Number number) {
        if (state.may_attack(number))
            state.for_each_target(number,
                                  [&](int target) { out.push_back(make_action(aim, number, target)); });
    });
    if (busy) out.push_back(make_action(finish, state.active));
    out.push_back(make_action(done));
}

} // namespace

// At most: a unit and another square are either a way or a target, so 31 times 32 pairs of these; each unit
// aims at two decks at most, holds a point back, has one card of its own and two facilities with an effect,
// and there are 30 Equipment; 60 cards of a hand, and three actions more. That is 992 + 62 + 31 + 93 + 30 +
// 60 + 3 = 1271.
void State::legal(ActionList& out) const {
    sensible(out);
    if (phase != Phase::combat || !questions.empty() || window()) return;
    if (aiming()) {
        if (may_hold()) out.push_back(make_action(hold, active));
        return;
    }
    const bool busy = is_busy();
    for_each_unit(*this, player, [&](Number number) {
        if ((!busy || active == number) && may_attack(number) && stats(number).attack > 1)
            out.push_back(make_action(hold, number));
    });
}

void State::sensible(ActionList& out) const {
    out.clear();
    const Seat who = turn();
    if (who == nobody) return;
    if (!questions.empty()) {
        const Question& question = questions.back();
        for (int choice = 0; choice < answers(question); ++choice)
            if (may_answer(question, choice)) out.push_back(make_action(choose, choice));
        return;
    }
    const auto offer = [&](Action action) {
        if (!refusal(action)) out.push_back(action);
    };
    if (phase == Phase::opening || phase == Phase::draw) {
        for (int deck = 0; deck < decks; ++deck) offer(make_action(assault_edge::draw, deck));
        return;
    }
    if (phase == Phase::ending) {
        for (int n = 0; n < 2; ++n) offer(make_action(raise, n));
        return;
    }
    if (aiming()) {
        for_each_target(active, [&](int target) { out.push_back(make_action(aim, active, target)); });
        if (!aims.empty() || chooses_anew()) out.push_back(make_action(declare));
        out.sort();
        return;
    }
    add_uses(*this, who, out);
    if (window())
        out.push_back(make_action(pass));
    else
        add_acts(*this, who, out);
    out.sort();
}

} // namespace cardfront::assault_edge
