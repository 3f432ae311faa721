// What is told of the table, of whose turn it is, and of what could be done instead of what was refused.
#include "core/poker_assault/said.h"

#include <algorithm>

namespace cardfront::poker_assault {

namespace {

bool is_deck_card(std::int16_t card) {
    return card >= 0 && card < first_power_card;
}

template <class Cards>
std::string list_of_cards(const Cards& cards) {
    std::vector<std::string> parts;
    for (const DeckCard card : cards) parts.push_back(card_name(card));
    return listed(parts);
}
std::string list_of_powers(PowerSet set) {
    std::vector<std::string> parts;
    for (; set != 0; set &= set - 1)
        parts.push_back(card_name(card_of_power(static_cast<Power>(std::countr_zero(set)))));
    return listed(parts);
}

std::string deck_words(const State& state, Seat seat) {
    std::vector<std::string> picked;
    for (int i = 0; i < factions * suits; ++i)
        if ((state.picks[slot(seat)] >> static_cast<unsigned>(i) & 1U) != 0)
            picked.push_back(pick_name(state, i));
    return say("Deck: {decks}", {{"decks", listed(picked)}});
}

std::string attacker_line(const Attacker& card) {
    const Named name{"card", attacker_name(card)};
    if (card.guard != no_deck_card)
        return say("{card}, defended with the {guard}", {name, {"guard", card_name(card.guard)}});
    return (card.marks & guarded) != 0 ? say("{card}, defended", {name}) : name.text;
}

// "7 of Clubs, Howler. Its damage is 2."
std::string told(std::int16_t card) {
    const std::string text = card_text(card);
    return text.empty() ? card_name(card)
                        : say("{card}. {text}", {{"card", card_name(card)}, {"text", text}});
}

Section assault_section(const State& state) {
    Section table{"assault", say("Assault"), {}};
    for (const Attacker& each : state.assault) table.lines.push_back(attacker_line(each));
    for (const Use& each : state.used)
        table.lines.push_back(
            each.target >= 0
                ? say("{card} on the {target}", {{"card", card_name(each.card)}, target(state, each.target)})
                : say("{card} works", {{"card", card_name(each.card)}}));
    if (state.phase == Phase::prepare)
        for (const std::string& each : outlooks(state)) table.lines.push_back(each);
    if (state.phase == Phase::defend)
        table.lines.push_back(say("Undefended: {count}, damage: {damage}",
                                  {counted("count", state.undefended()), counted("damage", state.damage())}));
    return table;
}

Section side_section(const State& state, Seat seat, Seat viewer, const Names& names) {
    const Side& side = state.side[slot(seat)];
    Section section = player_section(seat, names);
    auto& lines = section.lines;
    if (!state.lives(seat)) {
        lines.push_back(say("Knocked out"));
        if (state.picks[slot(seat)] != 0) lines.push_back(deck_words(state, seat));
        return section;
    }
    lines.push_back(state.players == 4 ? say("Chips of the team: {count}",
                                             {counted("count", state.chips[slot(state.team(seat))])})
                                       : say("Chips: {count}", {counted("count", state.chips[slot(seat)])}));
    if (state.picks[slot(seat)] != 0) lines.push_back(deck_words(state, seat));
    if (side.reserve != 0)
        lines.push_back(say("Fights second: {faction}", {{"faction", faction_name(side.reserve - 1)}}));
    lines.push_back(say("Cards in hand: {hand}, in the deck: {deck}, discarded: {discard}",
                        {counted("hand", side.hand_count()), counted("deck", state.deck_count(seat)),
                         counted("discard", state.discards.count(seat))}));
    CardSet seen;
    for (const DeckCard card : side.hand)
        if (state.knows_hand_card(viewer, seat, card)) seen.add(card);
    if (seat == viewer)
        lines.push_back(say("Hand: {cards}", {{"cards", list_of_cards(seen)}}));
    else if (!seen.empty())
        lines.push_back(say("Known of the hand: {cards}", {{"cards", list_of_cards(seen)}}));
    if (seat == viewer && !side.on_deck.empty())
        lines.push_back(say("On top of the deck: {cards}", {{"cards", list_of_cards(side.on_deck)}}));
    if (const DeckCard top = state.discards.top(seat); top != no_deck_card)
        lines.push_back(say("Top discard: {card}", {{"card", card_name(top)}}));
    if (side.secret_count() > 0)
        lines.push_back(seat == viewer
                            ? say("Secrets: {cards}", {{"cards", list_of_powers(side.secrets)}})
                            : say("Secrets: {count} face down", {counted("count", side.secret_count())}));
    if (side.standing != 0)
        lines.push_back(say("In play: {cards}", {{"cards", list_of_powers(side.standing)}}));
    lines.push_back(say_count(side.power_count(), "Power Deck: 1 card", "Power Deck: {count} cards"));
    return section;
}

} // namespace

Named source(std::int16_t card) {
    return {"source", is_power(card) ? card_name(card) : say(name_of(borne_by(static_cast<DeckCard>(card))))};
}
Named asker(const State& state) {
    return source(state.question()->card);
}

std::string attacker_name(const Attacker& card) {
    if ((card.marks & modified) == 0) return card_name(card.card);
    return say("{now} ({card})",
               {{"now", face_name({card.rank, card.suit})}, {"card", card_name(card.card)}});
}
Named target(const State& state, int index) {
    return {"target", index >= 0 && index < static_cast<int>(state.assault.size())
                          ? attacker_name(state.assault[slot(index)])
                          : card_name(face_down)};
}

std::string pick_name(const State& state, int pick) {
    if (pick < 0) return {};
    if (state.variant_of_game() != Variant::cross_faction) return faction_name(pick);
    return say("{suit} of the {faction}",
               {{"suit", suit_name(pick % suits)}, {"faction", faction_name(pick / suits)}});
}

std::string chips_words(int chips) {
    return say_count(chips, "1 chip", "{count} chips");
}

std::string pattern_name(int pattern) {
    return pattern < 0 ? say("no Assault") : say(patterns[slot(pattern)].name);
}

std::string faction_name(int faction) {
    static constexpr std::array<const char*, factions> names{phrase("Vampire Court"), phrase("Wolf Pack"),
                                                             phrase("Rocket Patrol"), phrase("Invaders")};
    static_assert(are_rows_of<Faction>(names));
    return faction >= 0 && faction < factions ? say(names[slot(faction)]) : std::string{};
}

std::string faction_line(int faction) {
    static constexpr std::array<const char*, factions> lines{
        phrase("Wins by Flushes, and by the chips that it gains."),
        phrase("Wins by few hits that do much damage."),
        phrase("Wins by damage that its cards do without hits."),
        phrase("Wins by looking at cards, and taking them.")};
    return say(lines[slot(faction)]);
}

std::string face_name(Face face) {
    return cardfront::card_name(make_card(face.rank, face.suit));
}

std::string card_name(std::int16_t card) {
    if (is_power(card)) return say(name_of(power_of(card)));
    if (!is_deck_card(card)) return say("a face-down card");
    const auto own = static_cast<DeckCard>(card);
    std::string face = cardfront::card_name(poker_card_of(own));
    const Ability* const row = ability_of(own);
    if (row == nullptr) return face;
    return say("{card}, {ability}", {{"card", face}, {"ability", say(name_of(*row))}});
}

std::string card_text(std::int16_t card) {
    if (is_power(card)) return say(text_of(power_of(card)));
    if (!is_deck_card(card)) return {};
    const Ability* const row = ability_of(static_cast<DeckCard>(card));
    return row == nullptr ? std::string{} : say(text_of(*row));
}

std::vector<std::string> outlooks(const State& state) {
    const PatternSet allowed = state.allowed_patterns(state.attacker);
    std::vector<std::pair<int, std::string>> found;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        if ((allowed >> i & 1U) == 0) continue;
        const Pattern& pattern = patterns[i];
        for (const Extras extras : readings) { // the nearer one of both
            const Faces faces = state.faces(extras);
            std::string words = outlook_words(pattern, faces);
            if (words.empty()) continue;
            found.emplace_back(pattern.length - static_cast<int>(faces.size()), std::move(words));
            break;
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& one, const auto& other) { return one.first < other.first; });
    std::vector<std::string> out;
    out.reserve(found.size());
    for (auto& each : found) out.push_back(std::move(each.second));
    return out;
}

std::string turn_words(const State& state, const Names& names) {
    const Named who = named("player", names, state.turn());
    if (state.question() != nullptr) return say("{player}: choose for {source}", {who, asker(state)});
    switch (state.phase) {
    case Phase::over: {
        const Seat won = state.winner();
        if (won == nobody) return say("The game is a draw.");
        if (state.players == 4)
            return say(
                "{player} and {partner} win the game.",
                {named("player", names, won), named("partner", names, static_cast<Seat>((won + 2) % 4))});
        return say("{player?* wins|You win} the game.", {named("player", names, won)});
    }
    case Phase::draft:
        if (state.picks_first()) return say("{player}: which faction fights first?", {who});
        return state.variant_of_game() == Variant::cross_faction
                   ? say("{player}: pick a suit of a faction", {who})
                   : say("{player}: pick a faction", {who});
    case Phase::prepare: {
        const int pattern = state.legal_pattern();
        if (state.assault.empty()) return say("{player}: play the first card of an Assault", {who});
        if (pattern >= 0)
            return say("{player}: launch the {hand}, or play on", {who, {"hand", pattern_name(pattern)}});
        return say("{player}: play on, or give up the Assault", {who});
    }
    case Phase::window: return say("{player}: use a Secret, or go on", {who});
    case Phase::defend:
        return say("{player}: defend, or take {damage} damage", {who, counted("damage", state.damage())});
    case Phase::reform: return say("{player}: reform the hand?", {who});
    }
    return {};
}

std::string hint_for(const State& state, Action refused) {
    if (state.question() != nullptr) return say("Choose what the card asks for.");
    switch (state.phase) {
    case Phase::over: return say("The game is over.");
    case Phase::draft:
        return state.picks_first() ? say("Pick one of your two.") : say("Pick one that nobody has.");
    case Phase::prepare:
        if (refused.verb == play || refused.verb == launch) {
            std::string all;
            for (const std::string& each : outlooks(state))
                all = all.empty() ? each : say("{first}; {second}", {{"first", all}, {"second", each}});
            if (!all.empty()) return say("The Assault may become: {all}.", {{"all", all}});
        }
        return say("Play a card, launch or stop.");
    case Phase::window: return say("Use an Assault Secret, or go on.");
    case Phase::defend: return say("Defend a card with the same rank or a higher card of its suit, or stop.");
    case Phase::reform: return say("Reform the hand or keep it.");
    }
    return {};
}

std::string score_words(const State& state, Seat who) {
    return chips_words(state.score(who));
}

std::vector<Section> sections(const State& state, Seat viewer, const Names& names) {
    std::vector<Section> out;
    if (state.phase == Phase::draft) {
        Section all{"factions", say("Factions"), {}};
        for (int faction = 0; faction < factions; ++faction)
            all.lines.push_back(say("{faction}: {line}",
                                    {{"faction", faction_name(faction)}, {"line", faction_line(faction)}}));
        out.push_back(std::move(all));
    }
    if (!state.assault.empty()) out.push_back(assault_section(state));
    for (const Seat seat : SeatRange(state.players)) out.push_back(side_section(state, seat, viewer, names));
    return out;
}

// The hand, the Secrets below it; the Assault's cards in their order.
std::vector<Grid> grids(const State& state, Seat viewer, const Names&) {
    std::vector<Grid> out;
    if (viewer >= 0 && state.lives(viewer)) {
        const Side& side = state.side[slot(viewer)];
        Grid hand = own_hand(side.hand, [viewer](DeckCard card) {
            return Grid::Cell{told(card), make_place(hand_area, viewer), card};
        });
        if (side.secrets != 0) hand.rows.emplace_back();
        for (PowerSet set = side.secrets; set != 0; set &= set - 1) {
            const std::int16_t card = card_of_power(static_cast<Power>(std::countr_zero(set)));
            hand.rows[1].push_back({told(card), make_place(secret_area, viewer), card});
        }
        out.push_back(std::move(hand));
    }
    if (state.assault.empty()) return out;
    Grid assault{say("Assault"), {{}}};
    for (std::size_t i = 0; i < state.assault.size(); ++i)
        assault.rows[0].push_back(
            {attacker_line(state.assault[i]), make_place(assault_area, nobody, -1, static_cast<int>(i))});
    out.push_back(std::move(assault));
    return out;
}

} // namespace cardfront::poker_assault
