// What a plain player would do, for playouts and as the level below the search.
#include "core/poker_assault_cards.h"

namespace cardfront::poker_assault {

namespace {

std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}
Face printed(DeckCard card) {
    const Card poker = poker_card_of(card);
    return {static_cast<std::int8_t>(rank_of(poker)), static_cast<std::int8_t>(suit_of(poker))};
}

// How near the Assault with the cards of the hand comes to its best: for each pattern the cards of table and
// hand that go together. Large Assaults are worth more than their cards: they draw Power Cards.
int promise(const State& state, Faces faces) {
    const PatternSet allowed = state.allowed_patterns(state.attacker);
    int best = -100;
    for (std::size_t i = 0; i < patterns().size(); ++i) {
        const Pattern& pattern = patterns()[i];
        if ((allowed >> i & 1U) == 0 || !fits(pattern, faces)) continue;
        Faces with = faces; // greedily
        for (const DeckCard card : state.side[at(state.attacker)].hand) {
            if (with.size() >= pattern.length) break;
            with.push_back(printed(card));
            if (!fits(pattern, with)) with.take_back();
        }
        const int missing = pattern.length - static_cast<int>(with.size());
        static constexpr std::array<int, 7> risk{0, 14, 34, 60, 80, 90, 100};
        best = std::max(best, pattern.length * 10 + pattern.draws * 8 - risk[at(missing)]);
    }
    return best;
}

Action play_of(DeckCard card) {
    return {play, poker_card_of(card), -1, static_cast<std::int8_t>(deck_of(card))};
}

Action prepare_choice(const State& state, Random& random) {
    const int ready = state.legal_pattern();
    Action best{stop};
    int most = ready >= 0 ? patterns()[at(ready)].length * 10 + patterns()[at(ready)].draws * 8 : -1000;
    if (ready >= 0) best = {launch};
    for (const DeckCard card : state.side[at(state.attacker)].hand) {
        const Ability* const row = ability_of(card, When::assault);
        const bool asks = row != nullptr && row->becomes != Becomes::nothing;
        for (int b = -1; b < (asks ? ranks : 0); ++b) {
            Action action = play_of(card);
            action.b = static_cast<std::int8_t>(b);
            if (state.refusal(action)) continue;
            Face face = printed(card);
            if (b >= 0 && row->becomes == Becomes::suit) face.suit = static_cast<std::int8_t>(b);
            if (b >= 0 && row->becomes != Becomes::suit && row->becomes != Becomes::recolour)
                face.rank = static_cast<std::int8_t>(b);
            const bool extra = row != nullptr && row->always_fits;
            // Low cards first: high ones defend better.
            const int value = promise(state, extra ? state.faces() : state.faces_with(face)) +
                              (extra ? 6 : 0) - face.rank / 3 + static_cast<int>(random.below(4)) - 3;
            if (value <= most) continue;
            most = value;
            best = action;
        }
    }
    return best;
}

Action defend_choice(const State& state) {
    Action best{done};
    int least = 1000;
    for (const DeckCard card : state.side[at(state.defender)].hand)
        for (int i = 0; i < static_cast<int>(state.assault.size()); ++i) {
            const Action action{defend, poker_card_of(card), static_cast<std::int8_t>(i),
                                static_cast<std::int8_t>(deck_of(card))};
            if (state.refusal(action)) continue;
            // The lowest card that does it, on the card that is the hardest to defend.
            const int cost = printed(card).rank * 2 - state.assault[at(i)].rank;
            if (cost < least) least = cost, best = action;
        }
    return best;
}

// Any Secret that may be used now; three times in four.
bool secret_choice(const State& state, Random& random, Action& out) {
    for (PowerSet rest = state.side[at(state.turn())].secrets; rest != 0; rest &= rest - 1) {
        if (random.below(4) == 0) continue;
        const auto power = static_cast<std::int8_t>(std::countr_zero(rest));
        const auto first = static_cast<int>(random.below(most_faces));
        for (int n = -1; n < static_cast<int>(most_faces); ++n) {
            const int target = n < 0 ? -1 : (first + n) % static_cast<int>(most_faces);
            const Action action{secret, power, static_cast<std::int8_t>(target)};
            if (state.refusal(action)) continue;
            out = action;
            return true;
        }
    }
    return false;
}

Action pick_choice(const State& state, Random& random) {
    ActionList all;
    state.legal(all);
    return all[random.below(static_cast<std::uint32_t>(all.size()))];
}

Action choose_choice(const State& state, Random& random) {
    CardSet near = state.side[at(state.asked)].hand | state.side[at(state.left_opponent(state.asked))].hand;
    for (const DeckCard card : state.side[at(state.asked)].on_deck) near.add(card);
    Action best{decline};
    int seen = 0;
    for (const DeckCard card : near) {
        const Action action{choose, poker_card_of(card), -1, static_cast<std::int8_t>(deck_of(card))};
        if (!state.refusal(action) && random.below(static_cast<std::uint32_t>(++seen)) == 0) best = action;
    }
    return best;
}

} // namespace

Action playout_choice(const State& state, Random& random) {
    Action out;
    switch (state.phase) {
    case Phase::draft: return pick_choice(state, random);
    case Phase::prepare: return prepare_choice(state, random);
    case Phase::window:
        if (secret_choice(state, random, out)) return out;
        return {pass};
    case Phase::defend:
        if (state.undefended() >= 2 && secret_choice(state, random, out)) return out;
        return defend_choice(state);
    case Phase::reform: {
        int high = 0;
        for (const DeckCard card : state.side[at(state.defender)].hand)
            high += printed(card).rank >= 8 ? 1 : 0;
        return {high < 3 ? reform : keep};
    }
    case Phase::choose: return choose_choice(state, random);
    case Phase::over: break;
    }
    return {};
}

} // namespace cardfront::poker_assault
