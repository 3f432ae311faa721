// What an action does now, as far as its player can know it: for hints and the review.
#include "core/poker_assault/cards.h"
#include "core/poker_assault/course.h"

#include <algorithm>
#include <array>

namespace cardfront::poker_assault {

namespace {

// What of the hand belongs together without these cards: "both Queens", "four Hearts"; "": nothing.
std::string kept(const CardSet& hand, const CardSet& without) {
    std::array<int, ranks> of_rank{};
    std::array<int, suits> of_suit{};
    for (const DeckCard card : hand) {
        if (without.has(card)) continue;
        ++of_rank[slot(printed(card).rank)];
        ++of_suit[slot(printed(card).suit)];
    }
    const auto* const rank = std::max_element(of_rank.begin(), of_rank.end());
    const auto* const suit = std::max_element(of_suit.begin(), of_suit.end());
    const std::string of_a_rank = rank_name_plural(static_cast<int>(rank - of_rank.begin()));
    if (*rank == 2 && *suit < 4) return say("both {ranks}", {{"ranks", of_a_rank}});
    if (*rank > 2) return say("{count} {ranks}", {counted("count", *rank), {"ranks", of_a_rank}});
    if (*suit > 2)
        return say("{count} {suits}",
                   {counted("count", *suit), {"suits", suit_name(static_cast<int>(suit - of_suit.begin()))}});
    return {};
}

std::string keeps(const State& state, const CardSet& without) {
    const std::string what = kept(state.side[slot(state.turn())].hand, without);
    return what.empty() ? "" : say("The hand keeps {what}.", {{"what", what}});
}

// A card comes to the hand.
std::string joins(const State& state, DeckCard card) {
    CardSet hand = state.side[slot(state.turn())].hand;
    hand.add(card);
    const std::string what = kept(hand, {});
    return what.empty() ? say("It comes to your hand.") : say("The hand then has {what}.", {{"what", what}});
}

// The worthiest hand that up to `more` of these cards, as they are printed, make of the Assault; -1: none.
int best_with(State& state, CardSet cards, int more) {
    int best = state.legal_pattern();
    if (more == 0) return best;
    for (const DeckCard card : CardSet(cards)) {
        cards.remove(card);
        const Face face = printed(card);
        state.assault.push_back({.card = card, .rank = face.rank, .suit = face.suit});
        best = std::max(best, best_with(state, cards, more - 1));
        state.assault.take_back();
    }
    return best;
}

// What the Assault leads to: what the rest of the hand makes of it, else what is nearest.
std::string leads_to(State state, DeckCard played) {
    constexpr int whole = 5; // the usual patterns' length at most
    CardSet rest = state.side[slot(state.turn())].hand;
    rest.remove(played);
    const int more = std::max(whole - static_cast<int>(state.assault.size()), 0);
    if (const int best = best_with(state, rest, more); best >= 0)
        return say("Leads to {hand}: the rest is in hand.", {{"hand", say(patterns[slot(best)].name)}});
    const auto ways = outlooks(state);
    return ways.empty() ? "" : say("Leads to {outlook}.", {{"outlook", ways[0]}});
}

// The card on the Assault as it would lie there: what else it does is in its text.
std::string play_effect(const State& before, Action action) {
    State after = before;
    const DeckCard card = named_card(action);
    const Face face = face_as(card, action.b);
    after.assault.push_back({.card = card, .rank = face.rank, .suit = face.suit});
    if (kind_of(card, action.b) == Becomes::recolour) after.assault[slot(action.b)].suit = face.suit;
    const Ability* const row = ability_of(card, When::assault);
    const std::string told = row == nullptr ? "" : card_text(card);
    if (const int pattern = after.legal_pattern(); pattern >= 0)
        return sentences(say("Makes it: {hand}.", {{"hand", say(patterns[slot(pattern)].name)}}), told);
    return sentences(leads_to(after, card), told);
}

std::string defend_effect(const State& before, Action action) {
    State after = before;
    const DeckCard card = named_card(action);
    Attacker& target = after.assault[slot(action.b)];
    target.guard = card;
    target.guard_seat = before.defender;
    target.marks |= guarded;
    const bool does_more =
        defence_trigger(after, {card, before.defender, static_cast<std::int8_t>(action.b)}, Log{});
    CardSet used;
    used.add(card);
    const int stopped = before.damage() - after.damage();
    std::string what;
    if (stopped > 0 && after.damage() == 0)
        what = say("Stops the last damage.");
    else if (stopped > 0)
        what = say("Stops {stopped} damage; {left} would be left.",
                   {counted("stopped", stopped), counted("left", after.damage())});
    else
        what = say("Stops no damage by itself; {left} would be left.", {counted("left", after.damage())});
    if (does_more) what = sentences(what, card_text(card));
    return sentences(what, keeps(before, used));
}

} // namespace

std::string effect_words(const State& before, Action action, const Names& names) {
    switch (action.verb) {
    case play: return play_effect(before, action);
    case launch: {
        State after = before;
        after.defender = before.left_opponent(before.attacker);
        judge(after);
        const std::string cards = say_count(static_cast<std::int64_t>(before.assault.size()),
                                            "1 card to defend.", "{count} cards to defend.");
        const Named damage = counted("damage", after.damage());
        return sentences(cards, before.players == 3 // the others may take less
                                    ? say("If all hit, {player} takes {damage} damage.",
                                          {{"player", names[after.defender]}, damage})
                                    : say("If all hit, they do {damage} damage.", {damage}));
    }
    case secret: return card_text(card_of_power(static_cast<Power>(action.a)));
    case defend: return defend_effect(before, action);
    case done: {
        State after = before;
        take_hits(after, Log{});
        std::int16_t& left = after.chips[slot(after.team(before.defender))];
        left = std::max<std::int16_t>(left, 0);
        return sentences(say("Leaves {chips}.", {{"chips", score_words(after, before.defender)}}),
                         keeps(before, {}));
    }
    case stop: return sentences(say("Nothing is launched, and the next player prepares."), keeps(before, {}));
    case keep: {
        const std::string kept_cards = keeps(before, {});
        return kept_cards.empty() ? say("The hand stays as it is.") : kept_cards;
    }
    case reform: {
        const int count = before.side[slot(before.turn())].hand_count();
        return say_count(count, "One new card for the hand.", "{count} new cards for the hand.");
    }
    case pass: return say("The Secrets stay for another Assault.");
    case pick:
        return faction_line(before.variant_of_game() == Variant::cross_faction ? action.a / suits : action.a);
    case choose: {
        if (options(before, *before.question()).to_play) return play_effect(before, action);
        const DeckCard card = named_card(action);
        std::string left;
        if (!is_power(before.question()->card))
            for (const DeckCard other : before.side[slot(before.turn())].on_deck)
                if (other != card) left = say("The {card} is discarded.", {{"card", card_name(other)}});
        return sentences(joins(before, card), left);
    }
    default: return say("The Assault stays as it is."); // decline
    }
}

} // namespace cardfront::poker_assault
