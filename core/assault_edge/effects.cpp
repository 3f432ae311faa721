// What an action does now, in numbers: for hints and the review.
#include "core/assault_edge/said.h"

namespace cardfront::assault_edge {

namespace {

std::string aim_effect(const State& before, Action action) {
    const int points = before.aiming() ? before.points_left() : before.stats(action.a).attack;
    if (action.b >= deck_target) {
        const Seat enemy = State::other(before.player);
        const int left = static_cast<int>(before.side(enemy).piles[slot(action.b - deck_target)].size());
        return say("With all points: {count} cards of {left} fall.",
                   {counted("count", std::min(points, left)), counted("left", left)});
    }
    const int health = before.health(action.b);
    int needed = health + before.unit(action.b).temporary; // to destroy it
    bool saved = false;
    before.for_each_card_of(action.b, [&](const Row& row, Card) {
        needed += row.spares + row.mends;
        saved = saved || row.saves;
    });
    for (const Aim& each : before.aims) // what it will have anyway
        if (each.target == action.b) needed -= each.points;
    const int left = saved ? std::max(needed - points, 1) : needed - points;
    return left > 0 ? say("It would be left with {count} health at least.",
                          {counted("count", std::min(left, health))})
                    : say("Points that destroy it: {count} of {points}.",
                          {counted("count", std::max(needed, 0)), counted("points", points)});
}

// How far the square is from the enemy's edge.
std::string move_effect(const State& before, Action action) {
    const int rows = rows_deep - 1 - row_of(seen_from(before.player, action.b));
    return rows == 0 ? say("At the enemy's edge.")
                     : say("{count} rows from the enemy's edge.", {counted("count", rows)});
}

} // namespace

std::string effect_words(const State& before, Action action, const Names&) {
    switch (action.verb) {
    case aim: return aim_effect(before, action);
    case move: return move_effect(before, action);
    default: return {};
    }
}

} // namespace cardfront::assault_edge
