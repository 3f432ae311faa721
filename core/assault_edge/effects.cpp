// What an action does now, in numbers: for hints and the review.
#include "core/assault_edge/said.h"

namespace cardfront::assault_edge {

namespace {

std::string text_of(int card) {
    return is_card(card) ? say(row(card).text) : say("Nobody knows what it does.");
}

std::string aim_effect(const State& before, Action action) {
    const int points = before.aiming() ? before.points_left() : before.stats(action.a).attack;
    if (action.b >= deck_target) {
        const Seat enemy = State::other(before.player);
        const int left = static_cast<int>(before.side(enemy).piles[slot(action.b - deck_target)].size());
        return say_count(std::min(points, left), "With all points: {count} card of {left} falls.",
                         "With all points: {count} cards of {left} fall.", {counted("left", left)});
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
    if (needed <= 0) return say("What is aimed at it destroys it already.");
    return left > 0 ? say("It would be left with {count} health at least.",
                          {counted("count", std::min(left, health))})
                    : say("Points that destroy it: {count} of {points}.",
                          {counted("count", needed), counted("points", points)});
}

// How far the square is from the enemy's edge.
std::string move_effect(const State& before, Action action) {
    const int rows = rows_deep - 1 - row_of(seen_from(before.player, action.b));
    return rows == 0
               ? say("At the enemy's edge.")
               : say_count(rows, "One row from the enemy's edge.", "{count} rows from the enemy's edge.");
}

std::string draw_effect(const State& before, int deck) {
    const int left = static_cast<int>(before.side(before.turn()).piles[slot(deck)].size()) - 1;
    if (deck == command)
        return say_count(left, "Your life is 1 card then.", "Your life is {count} cards then.");
    return say_count(left, "It keeps 1 card.", "It keeps {count} cards.");
}

// What it may be aimed at, and what it costs; its text stands in its label.
std::string use_effect(const State& before, const Use& use) {
    const Row& card = row(use.card);
    std::string out;
    if (card.cost != 0)
        out = say_count(card.cost, "Costs a card of your {deck}.", "Costs {count} cards of your {deck}.",
                        {{"deck", deck_name(card.cost_deck)}});
    int choices = 0;
    if (const Target aimed = target_of(use); aimed != Target::none && aimed != Target::doorstep)
        for (int target = 0; target < squares; ++target) choices += before.may_target(use, target) ? 1 : 0;
    if (choices > 0)
        out = sentences(
            out, say_count(choices, "It has one possible target.", "It has {count} possible targets."));
    if (is_quick(use.card) && !card.answers_only && !before.window())
        out = sentences(out, say("It is Quick: kept, it could answer the other player."));
    if (out.empty())
        out = before.window() ? say("It is carried out before what it answers.")
                              : say("The other player may answer it.");
    return out;
}

// A unique unit as it would stand there.
std::string spawn_effect(const State& before, Card card) {
    const Seat seat = before.turn();
    const Square square = before.spawn_square(seat);
    if (square == nowhere) return {};
    State then = before;
    const Stats stats = then.stats(then.spawn(seat, card, square, Log{}));
    return say(
        "It comes with attack {attack}, health {health}, speed {speed}.",
        {counted("attack", stats.attack), counted("health", stats.health), counted("speed", stats.speed)});
}

std::string choose_effect(const State& before, int choice) {
    const Question& asked = before.questions.back();
    if (asked.ask != Ask::take) return text_of(before.chain.back().card);
    const auto& pile = before.side(asked.who).piles[asked.deck];
    return sentences(text_of(pile[pile.size() - 1U - slot(choice)]),
                     asked.count > 1 ? say("The others are discarded.") : std::string{});
}

std::string declare_effect(const State& before) {
    if (before.aims.empty()) return say("Nothing is hit, and the unit's attack is over.");
    return aim_effect(before, make_action(aim, before.active, before.aims.back().target));
}

// Own units that could do something yet.
std::string left_to_act(const State& before) {
    int count = 0;
    for_each_unit(before, before.player, [&](Number number) { count += before.can_act(number) ? 1 : 0; });
    return count == 0 ? say("None of your units could do anything more.")
                      : say_count(count, "One of your units could still act.",
                                  "{count} of your units could still act.");
}

std::string pass_effect(const State& before, const Names& names) {
    if (!before.chain.empty()) {
        const Card card = before.chain.back().card;
        return say("{card} goes on: {text}", {{"card", card_name(card)}, {"text", text_of(card)}});
    }
    if (before.opened == on_move) return say("The unit stays where it has gone.");
    std::string out;
    for (const Aim& each : before.aims) {
        const Named target{"target", target_called(before, State::other(before.player), each.target, names)};
        out = sentences(out, say_count(each.points, "1 point goes to {target}.",
                                       "{count} points go to {target}.", {target}));
    }
    return out.empty() ? say("The attack hits nothing any more.") : out;
}

std::string raise_effect(const State& before, int at) {
    const Card card = before.side(before.turn()).plants[slot(at)].card;
    return is_card(card) ? say("For units that are spawned from now on: {facts}.",
                               {{"facts", shelf().items[slot(card)].facts()}})
                         : text_of(card);
}

} // namespace

std::string effect_words(const State& before, Action action, const Names& names) {
    switch (action.verb) {
    case assault_edge::draw: return draw_effect(before, action.a);
    case play: {
        const auto card = static_cast<Card>(action.a);
        const std::string spawned = row(card).kind == Kind::unit ? spawn_effect(before, card) : std::string{};
        return sentences(spawned, use_effect(before, use_of(before, action)));
    }
    case assault_edge::use: return use_effect(before, use_of(before, action));
    case choose: return choose_effect(before, action.a);
    case move: return move_effect(before, action);
    case aim: return aim_effect(before, action);
    case declare: return declare_effect(before);
    case finish: return say("It does nothing more in this turn.");
    case raise: return raise_effect(before, action.a);
    case pass: return pass_effect(before, names);
    case hold: {
        const int held = before.held + 1;
        return say("It attacks with {count} of {points} points.",
                   {counted("count", before.stats(action.a).attack - held),
                    counted("points", before.stats(action.a).attack)});
    }
    default: return left_to_act(before);
    }
}

} // namespace cardfront::assault_edge
