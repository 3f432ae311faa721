// What an action does now: for hints and the review.
#include "core/head_to_head/state.h"

#include <algorithm>

namespace cardfront::head_to_head {

namespace {

// words "": nothing better.
Outlook nearest(const std::vector<Outlook>& all) {
    return all.empty() ? Outlook{} : all[0];
}

std::string row_hands(const Row& row, Seat own) {
    return say("Yours there: {mine}; against it: {theirs}.",
               {{"mine", hand_name(row.strength(own))}, {"theirs", hand_name(row.strength(other(own)))}});
}

std::string end_of_row(const Row& row, Seat own) {
    const Named mine{"mine", hand_name(row.strength(own))},
        theirs{"theirs", hand_name(row.strength(other(own)))};
    const Seat winner = row.winner();
    if (winner == nobody) return say("Completes the row, a tie: both have {mine}.", {mine});
    return winner == own ? say("Completes the row and wins it: {mine} against {theirs}.", {mine, theirs})
                         : say("Completes the row, and it is lost: {mine} against {theirs}.", {mine, theirs});
}

std::string play_effect(const State& before, Action action) {
    State after = before;
    Row& row = after.table[slot(action.b)];
    row.side[slot(action.c)].push_back(action.a);
    if (row.complete()) return end_of_row(row, before.player);
    const Outlook then = nearest(outlooks(after, action.b, action.c));
    if (action.c == before.player)
        return sentences(row_hands(row, action.c),
                         then.words.empty() ? ""
                                            : say("It may become {outlook}.", {{"outlook", then.words}}));
    const Outlook was = nearest(outlooks(before, action.b, action.c));
    return sentences(row_hands(row, before.player),
                     was.category > then.category && !was.words.empty()
                         ? say("It ends this hope: {outlook}.", {{"outlook", was.words}})
                         : "");
}

// What a bet there is for.
std::string bet_reason(const State& before, int row) {
    const Row& there = before.table[slot(row)];
    const Seat own = before.turn();
    const Strength mine = there.strength(own), theirs = there.strength(other(own));
    if (mine < theirs)
        return say(
            "A bluff: that hand is behind now; if the bet is declined, $100 of the bank are yours at once.");
    return mine > theirs ? say("You are ahead there: the bet makes it dearer to catch up.") : std::string();
}

// So much lies there then, and what it is played for.
std::string pot_effect(const State& before, int row, int added) {
    const Row& there = before.table[slot(row)];
    return sentences(say("Then {amount} lie there.", {{"amount", dollars(there.pot() + added)}}),
                     row_hands(there, before.turn()));
}

} // namespace

std::vector<Outlook> outlooks(const State& state, int row, Seat owner) {
    std::uint64_t laid = 0; // on the table
    for (int i = 0; i < state.open_rows(); ++i) {
        const Row& each = state.table[slot(i)];
        laid |= card_bit(each.common);
        for (const auto& side : each.side)
            for (const Card card : side) laid |= card_bit(card);
    }
    const Row& here = state.table[slot(row)];
    const auto& side = here.side[slot(owner)];
    std::vector<Card> cards{here.common};
    for (const Card card : side) cards.push_back(card);
    auto all = outlook(cards, laid);
    std::stable_sort(all.begin(), all.end(),
                     [](const Outlook& a, const Outlook& b) { return a.missing < b.missing; });
    return all;
}

std::string effect_words(const State& before, Action action, const Names& /*names*/) {
    switch (action.verb) {
    case bet: return sentences(pot_effect(before, action.a, action.b * chip), bet_reason(before, action.a));
    case call: return pot_effect(before, before.bet_row, before.to_call());
    case raise:
        return sentences(pot_effect(before, before.bet_row, before.to_call() + action.b * chip),
                         bet_reason(before, before.bet_row));
    case decline: return pot_effect(before, before.bet_row, -before.to_call() - ante_chip); // HH-12
    case play: return play_effect(before, action);
    case pick:
        return say(say(
            State::info.options[option::type].choices[as_choice(TypeChoice::draw_1) + slot(action.a)].help));
    default: return {}; // deal: nothing else can be done then
    }
}

} // namespace cardfront::head_to_head
