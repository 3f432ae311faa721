// What an action does now, as far as its player can know it: for hints and the review.
#include "core/crossfire/state.h"

#include <algorithm>

namespace cardfront::crossfire {

namespace {

// Steps over the board from the player's power, or the own bases, to the nearest base of the other side.
int steps_to_base(const State& state) {
    const Board& board = state.board();
    Cells reached = state.usable(state.player), goals;
    for (const Seat seat : SeatRange(state.players))
        for (const std::uint8_t base : board.bases[slot(seat)]) {
            const Cell& there = state.at(base);
            if (State::allied(there.owner, state.player))
                reached.set(base);
            else
                goals.set(base);
        }
    int steps = 0;
    for (Cells last; !reached.meets(goals) && reached != last; ++steps)
        last = reached, reached |= board.beside(reached);
    return steps;
}

// Nodes of the other side that have power.
std::size_t powered_others(const State& state) {
    std::size_t sum = 0;
    for (const Seat seat : SeatRange(state.players))
        if (!State::allied(seat, state.player)) sum += state.powered(seat).count();
    return sum;
}

std::string power_effect(const State& before, const State& after) {
    const std::size_t had = before.powered(before.player).count(), has = after.powered(before.player).count();
    std::string out;
    if (has > had)
        out = say_count(static_cast<std::int64_t>(has - had), "One more node of yours has power.",
                        "{count} more nodes of yours have power.");
    else if (has < had)
        out = say_count(static_cast<std::int64_t>(had - has), "One of your nodes loses power.",
                        "{count} of your nodes lose power.");
    else
        out = say("No further node gets power yet.");
    const int was = steps_to_base(before), is = steps_to_base(after);
    if (is >= was) return out;
    return sentences(out, is == 1 ? say("Your chain touches a base of the other side.")
                                  : say("Your chain comes within {steps} steps of a base of the other side.",
                                        {counted("steps", slot(is))}));
}

// What is won with the card on top, `strength` strong, if nobody answers.
std::string attack_effect(const State& before, int cell, int strength) {
    const Cell& there = before.at(cell);
    if (there.kind == Kind::neutral && !before.is_shown(cell))
        return say("Nobody knows what lies there; what is stronger stays.");
    if (there.kind == Kind::neutral) // CF-14
        return strength > strength_of(face_of(there.piece))
                   ? say("It is yours unless somebody lays more on it.")
                   : say("It is not stronger than what lies there: it is laid for nothing.");
    const Named more = counted("strength", slot(strength));
    const bool sure = strength >= strength_of(make_card(king, 0));
    if (before.is_base(cell))
        return sure ? say("Nothing is strong enough to answer it: the base falls.")
                    : say("The base falls unless it is answered with more than {strength}.", {more});
    State after = before;
    after.put(cell, {there.piece, Kind::pile, before.player, nobody});
    const std::size_t had = powered_others(before), has = powered_others(after);
    const Named lost = counted("count", had - std::min(had, has));
    const std::string falls = sure ? say("Nothing is strong enough to answer it.")
                                   : say("It falls unless it is answered with more than {strength}.", {more});
    return had > has + 1
               ? sentences(falls, say("Then {count} nodes of the other side are without power.", {lost}))
               : falls;
}

std::string play_effect(const State& before, Action action) {
    const int cell = before.board().cell(action.a, action.b), strength = strength_of(action.c);
    switch (before.deed(cell)) {
    case Deed::attack: return attack_effect(before, cell, strength);
    case Deed::defend:
        return say("It holds unless {strength} or more is laid on it.",
                   {counted("strength", slot(strength))});
    case Deed::support:
        return say("With it the base counts as itself or as {sum}.",
                   {counted("sum", slot(number_of(action.c) +
                                        number_of(face_of(before.at(before.board().base_of(cell)).piece))))});
    default: break;
    }
    State after = before;
    after.put(cell, {piece_of(before.player, action.c), Kind::node, before.player, nobody});
    return power_effect(before, after);
}

// One card, or a royal on its 10, stays of a pile.
std::string pile_effect(const State& before, Action action) {
    State after = before;
    after.put(before.board().cell(action.a, action.b),
              {piece_of(before.player, action.c), action.verb == tower ? Kind::tower : Kind::node,
               before.player, nobody});
    return sentences(power_effect(before, after), say("The turn goes on."));
}

} // namespace

std::string effect_words(const State& before, Action action, const Names& /*names*/) {
    switch (action.verb) {
    case play: return play_effect(before, action);
    case keep:
    case tower: return pile_effect(before, action);
    case swap: return say("The node goes back to the hand, and the turn goes on.");
    case redraw: return say("All five go back, and chance draws five others.");
    case accept: return say("These five stay for the whole game.");
    default: return say("It is not drawn again, and the turn is over."); // discard
    }
}

} // namespace cardfront::crossfire
