// What a plain player would do, for playouts and as the level below the search.
#include "core/poker_assault/cards.h"
#include "core/poker_assault/prospects.h"
#include "core/poker_assault/verbs.h"

namespace cardfront::poker_assault {

namespace {

Action play_of(DeckCard card, int becomes) {
    return make_action(play, poker_card_of(card), becomes, deck_of(card));
}

Action prepare_choice(const State& state, Random& random) {
    const PatternSet allowed = state.allowed_patterns(state.attacker);
    const CardSet& hand = state.side[slot(state.attacker)].hand;
    const int ready = state.legal_pattern();
    Action best{ready >= 0 ? launch : stop};
    int most = ready >= 0 ? worth(patterns[slot(ready)]) : -1000;
    if (state.assault.full()) return best;
    const bool has_extras = state.has_extras();
    const auto consider = [&](const Prospects& there, DeckCard card, Extras extras) {
        const bool counted = counts(card, extras), extra = always_fits(card);
        const auto try_in = [&](const Prospects& prospects, const Prospects::Step& step, int becomes) {
            const PatternSet fits = prospects.fits(step);
            if (fits == 0) return;
            // Low cards first: high ones defend better.
            const int rank = face_as(card, becomes).rank;
            const int taste = (extra ? 6 : 0) - rank / 3 + static_cast<int>(random.below(4)) - 3;
            const int hope = prospects.promise(fits, step, most - taste);
            if (hope + taste <= most) return;
            most = hope + taste;
            best = play_of(card, becomes);
        };
        try_in(there, {printed(card), printed(card), counted}, -1);
        for (unsigned rest = may_become(state, card); rest != 0; rest &= rest - 1) {
            const int becomes = std::countr_zero(rest);
            if (kind_of(card, becomes) == Becomes::recolour) // another card changes, and this one lies there
                try_in({allowed, faces_after(state, card, becomes, extras), hand}, {printed(card), {}, false},
                       becomes);
            else
                try_in(there, {printed(card), face_as(card, becomes), counted}, becomes);
        }
    };
    const Prospects without(allowed, state.faces(Extras::left_out), hand);
    for (const DeckCard card : hand) {
        consider(without, card, Extras::left_out);
        if (has_extras || always_fits(card))
            consider({allowed, state.faces(Extras::counted), hand}, card, Extras::counted);
    }
    return best;
}

Action defend_choice(const State& state) {
    Action best{done};
    int least = 1000;
    // The lowest card that does it, on the card that is the hardest to defend or would hurt the most.
    const bool alike = state.used.empty() &&
                       std::none_of(state.assault.begin(), state.assault.end(), [](const Attacker& each) {
                           const Ability* const row = ability_of(each.card, When::assault);
                           return row != nullptr && row->extra_damage != nullptr;
                       });
    std::array<int, most_faces> gain{};
    const unsigned open = state.defendable();
    const int damage = alike ? 0 : state.damage();
    for (unsigned rest = open; rest != 0; rest &= rest - 1) {
        const int i = std::countr_zero(rest);
        gain[slot(i)] = state.assault[slot(i)].rank + (alike ? 0 : 12 * (damage - state.damage_without(i)));
    }
    for (const DeckCard card : state.side[slot(state.defender)].hand)
        for (unsigned rest = open; rest != 0; rest &= rest - 1) {
            const int i = std::countr_zero(rest);
            const int cost = printed(card).rank * 2 - gain[slot(i)];
            if (cost >= least || !state.can_guard(card, i)) continue;
            least = cost;
            best = make_action(defend, poker_card_of(card), i, deck_of(card));
        }
    return best;
}

// A Secret that may be used now; three times in four.
bool secret_choice(const State& state, Random& random, Action& out) {
    const Seat seat = state.turn();
    for (PowerSet rest = state.side[slot(seat)].secrets; rest != 0; rest &= rest - 1) {
        if (random.below(4) == 0) continue;
        const auto power = static_cast<Power>(std::countr_zero(rest));
        const Options may = options(state, use_of(power, seat));
        if (!may.none && may.numbers == 0) continue;
        int target = -1, most = -1; // the highest card: the hardest to defend
        for (unsigned left = may.numbers; left != 0; left &= left - 1) {
            const int each = std::countr_zero(left);
            const int worth = power_card(power).target == Target::suit ? static_cast<int>(random.below(64))
                                                                       : state.assault[slot(each)].rank;
            if (worth > most) most = worth, target = each;
        }
        out = make_action(secret, power, target);
        return true;
    }
    return false;
}

Action pick_choice(const State& state, Random& random) {
    ActionList all;
    state.legal(all);
    return all[random.below(static_cast<std::uint32_t>(all.size()))];
}

Action answer_choice(const State& state, Random& random) {
    const Options may = options(state, *state.question());
    if (may.cards.empty()) return {decline};
    DeckCard card = no_deck_card;
    std::uint32_t seen = 0;
    for (const DeckCard each : may.cards)
        if (random.below(++seen) == 0) card = each;
    int becomes = -1;
    if (may.to_play && !may_join(state, card, -1)) // the first that does
        for (unsigned rest = may_become(state, card); rest != 0; rest &= rest - 1) {
            becomes = std::countr_zero(rest);
            if (may_join(state, card, becomes)) break;
        }
    return make_action(choose, poker_card_of(card), becomes, deck_of(card));
}

} // namespace

int State::value(Seat who) const {
    if (phase == Phase::over) {
        const Seat won = winner();
        if (won != nobody) return team(won) == team(who) ? 1000 : -1000;
        for (const Seat seat : SeatRange(players)) // of three, one may not be among those who tie
            if (lives(seat) && (!lives(who) || score(seat) > score(who))) return -1000;
        return 0;
    }
    if (phase == Phase::draft) return 0; // nobody has chips yet
    if (players == 3) { // in a fair game one's share of all chips is one's chance of winning (gambler's ruin)
        if (!lives(who)) return -1000;
        int all = std::max(score(who), 1);
        for (const Seat seat : SeatRange(players))
            if (seat != who && lives(seat)) all += std::max(score(seat), 1);
        return std::clamp(2000 * score(who) / all - 1000, -900, 900);
    }
    int others = 0;
    for (const Seat seat : SeatRange(players))
        if (opposes(seat, who)) others = std::max(others, score(seat));
    return std::clamp(900 * (score(who) - others) / (players == 4 ? team_chips : usual_chips), -900, 900);
}

Action playout_choice(const State& state, Random& random) {
    if (state.question() != nullptr) return answer_choice(state, random);
    Action out;
    switch (state.phase) {
    case Phase::draft: return pick_choice(state, random);
    case Phase::prepare: return prepare_choice(state, random);
    case Phase::window:
        if (state.assault.size() >= 4 && secret_choice(state, random, out)) return out;
        return {pass};
    case Phase::defend:
        out = defend_choice(state);
        if (out.verb == done && state.undefended() >= 2) (void)secret_choice(state, random, out);
        return out;
    case Phase::reform: {
        int high = 0;
        for (const DeckCard card : state.side[slot(state.defender)].hand)
            high += printed(card).rank >= 8 ? 1 : 0;
        return {high < 3 ? reform : keep};
    }
    case Phase::over: break;
    }
    return {};
}

} // namespace cardfront::poker_assault
