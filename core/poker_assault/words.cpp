// Every sentence about Poker Assault.
#include "core/poker_assault/cards.h"

namespace cardfront::poker_assault {

namespace {

bool is_deck_card(std::int16_t card) {
    return card >= 0 && card < first_power_card;
}

// A card that does something, by its ability's name.
Named source(std::int16_t card) {
    return {"source", is_power(card) ? card_name(card) : say(name_of(borne_by(static_cast<DeckCard>(card))))};
}
Named asker(const State& state) {
    return source(state.question()->card);
}

// A card of the Assault as it is now: "8 of Hearts, Mist Form (printed 6 of Spades)".
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

bool is_cause(int number) {
    return number >= 0 && number < first_power_card + powers &&
           (is_power(number) || ability_of(static_cast<DeckCard>(number)) != nullptr);
}

template <class Cards>
std::string list_of_cards(const Cards& cards) {
    std::vector<std::string> parts;
    for (const DeckCard card : cards) parts.push_back(card_name(card));
    return list_of(parts);
}
std::string list_of_powers(PowerSet set) {
    std::vector<std::string> parts;
    for (; set != 0; set &= set - 1)
        parts.push_back(card_name(card_of_power(static_cast<Power>(std::countr_zero(set)))));
    return list_of(parts);
}

// What the card that is played becomes: "changed to Hearts".
std::string change_words(const State& state, Action action) {
    const Ability* const row = ability_of(named_card(action), When::assault);
    if (row == nullptr || action.b < 0) return {};
    switch (row->becomes) {
    case Becomes::nothing: return {};
    case Becomes::suit: return suit_name(action.b);
    case Becomes::recolour: return say("{target} changes its suit", {target(state, action.b)});
    case Becomes::near_rank:
    case Becomes::rank:
    case Becomes::table_rank: return rank_name(action.b);
    }
    return {};
}

ActionWords play_words(const State& state, Action action, const Names& names) {
    const Named who = named("player", names, state.attacker);
    const Named card{"card", card_name(named_card(action))};
    const Named becomes{"becomes", change_words(state, action)};
    if (becomes.text.empty())
        return {card.text, say("Play it"), say("{player} plays the {card}.", {who, card})};
    const Ability& row = borne_by(named_card(action));
    if (row.becomes == Becomes::recolour)
        return {card.text, say("Play it: {becomes}", {becomes}),
                say("{player} plays the {card}; {becomes}.", {who, card, becomes})};
    return {card.text, say("Play it as {becomes}", {becomes}),
            say("{player} plays the {card} as {becomes}.", {who, card, becomes})};
}

ActionWords secret_words(const State& state, Action action, const Names& names) {
    const PowerCard& row = power_card(static_cast<Power>(action.a));
    const Named who = named("player", names, state.turn());
    const Named card{"card", say(name_of(static_cast<Power>(action.a)))};
    if (row.target == Target::none)
        return {card.text, say("Use it"), say("{player} uses {card}.", {who, card})};
    if (row.target == Target::suit)
        return {card.text, say("Change to {suit}", {{"suit", suit_name(action.b)}}),
                say("{player} uses {card}: all cards become {suit}.",
                    {who, card, {"suit", suit_name(action.b)}})};
    return {card.text, say("Use it on the {target}", {target(state, action.b)}),
            say("{player} uses {card} on the {target}.", {who, card, target(state, action.b)})};
}

std::string pick_name(const State& state, int pick) {
    if (state.variant_of_game() != Variant::cross_faction) return faction_name(pick);
    return say("{suit} of the {faction}",
               {{"suit", suit_name(pick % suits)}, {"faction", faction_name(pick / suits)}});
}

std::string deck_words(const State& state, Seat seat) {
    std::vector<std::string> picked;
    for (int i = 0; i < factions * suits; ++i)
        if ((state.picks[slot(seat)] >> static_cast<unsigned>(i) & 1U) != 0)
            picked.push_back(pick_name(state, i));
    return say("Deck: {decks}", {{"decks", list_of(picked)}});
}

std::string chips_words(int chips) {
    return say_count(chips, "1 chip", "{count} chips");
}

std::string pattern_name(int pattern) {
    return pattern < 0 ? say("no Assault") : say(patterns[slot(pattern)].name);
}

} // namespace

std::string faction_name(int faction) {
    static constexpr std::array<const char*, factions> names{"Vampire Court", "Wolf Pack", "Rocket Patrol",
                                                             "Invaders"};
    return say(names[slot(faction)]);
}

std::string faction_line(int faction) {
    static constexpr std::array<const char*, factions> lines{
        "Wins by Flushes, and by the chips that it gains.", "Wins by few hits that do much damage.",
        "Wins by damage that its cards do without hits.", "Wins by looking at cards, and taking them."};
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

ActionWords words_of(const State& before, Action action, const Names& names) {
    const Named who = named("player", names, before.turn());
    switch (action.verb) {
    case pick: {
        const Named choice{"choice", pick_name(before, action.a)};
        if (before.picks_first())
            return {say("First to fight"), choice.text,
                    say("{player}: the {choice} fights first.", {who, choice})};
        return {say("Factions"), choice.text, say("{player} picks the {choice}.", {who, choice})};
    }
    case play: return play_words(before, action, names);
    case launch: {
        const Named hand{"hand", pattern_name(before.legal_pattern())};
        return {say("Assault"), say("Launch the {hand}", {hand}),
                say("{player} launches the Assault: {hand}.", {who, hand})};
    }
    case stop:
        if (before.legal_pattern() >= 0)
            return {say("Assault"), say("Stop without launching"), say("{player} does not launch.", {who})};
        return {say("Assault"), say("Give up the Assault"), say("{player} gives up the Assault.", {who})};
    case secret: return secret_words(before, action, names);
    case pass: return {say("Secrets"), say("No Secret"), say("{player} uses no more Secrets.", {who})};
    case defend: {
        const Named card{"card", card_name(named_card(action))};
        return {card.text, say("Defend the {target}", {target(before, action.b)}),
                say("{player} defends the {target} with the {card}.", {who, target(before, action.b), card})};
    }
    case done:
        return {say("Defence"), say("Stop and take {damage} damage", {counted("damage", before.damage())}),
                say("{player} stops defending.", {who})};
    case reform:
        return {say("Hand"), say("Reform: discard the hand, draw as many"),
                say("{player} reforms the hand.", {who})};
    case keep: return {say("Hand"), say("Keep the hand"), say("{player} keeps the hand.", {who})};
    case choose: {
        const Named card{"card", card_name(named_card(action))};
        const Named source = asker(before);
        const Named becomes{"becomes", change_words(before, action)};
        const Named label{"label",
                          becomes.text.empty() ? card.text : say("{card}: {becomes}", {card, becomes})};
        std::string said = say("{player} chooses for {source}.", {who, source});
        if (options(before, *before.question()).to_play)
            said = say("{source}: {player} adds the {label}.", {source, who, label});
        return {source.text, say("Choose the {label}", {label}), said};
    }
    default:
        return {say("Choice"), say("Nothing"),
                say("{player} chooses nothing for {source}.", {who, asker(before)})};
    }
}

std::string words_of(const State& after, const Event& event, const Names& names) {
    const Named who = named("player", names, event.seat);
    const Named to = named("other", names, event.to.seat);
    const bool known = event.card != face_down;
    const Named card{"card", card_name(event.card)};
    const Named amount = counted("amount", event.amount);
    // What a card brings about is told with its name.
    const auto by_card = [&](std::int16_t cause, const std::string& words) {
        return is_cause(cause) ? say("{source}: {event}", {source(cause), {"event", words}}) : words;
    };
    const auto by = [&](const std::string& words) { return by_card(event.amount, words); };
    const auto chips = [&] { return Named{"chips", chips_words(event.amount)}; };
    switch (event.what) {
    case what::faction:
        return after.factions_dealt == 0
                   ? std::string{}
                   : say("{player} gets the {choice}.", {who, {"choice", pick_name(after, event.amount)}});
    case what::take: return by(say("{player} takes the {card}.", {who, card}));
    case what::shuffle:
        if (event.from.area == discard_area)
            return say("{player} shuffles the discards into a new deck.", {who});
        return {};
    case what::deal:
        if (event.to.area == cut_area)
            return event.amount == 0 ? say("{player} cuts the {card} for the chips.", {who, card})
                                     : say("{player} cuts the {card}.", {who, card});
        return by(known ? say("{player} draws the {card}.", {who, card})
                        : say("{player} draws a card.", {who}));
    case what::turn: return say("{player} prepares an Assault.", {who});
    case what::change:
        return by_card(
            event.amount == event.card ? face_down : event.amount, // of itself: it was told with its play
            say("The {card} is now the {face}.", {card, {"face", cardfront::card_name(event.from.row)}}));
    case what::draw_power:
        if (!known) return by(say("{player} draws a Secret.", {who}));
        return by(event.to.area == secret_area
                      ? say("{player} draws the Secret {card}.", {who, card})
                      : say("{player} draws {card}, which works at once.", {who, card}));
    case what::guard: return by(say("The {card} is defended.", {card}));
    case what::hurt:
        if (event.from.area != 0)
            return by_card(event.card, say("{player} takes {chips} from {other}.",
                                           {named("player", names, event.from.seat), chips(), to}));
        return by_card(event.card, event.amount == 0 ? say("{other} takes no damage.", {to})
                                                     : say("{other} takes {amount} damage.", {to, amount}));
    case what::gain:
        if (event.to.area == 0) return say("Everybody has {amount} chips to begin with.", {amount});
        if (!known) return say("{player} does not begin, and has {amount} chip more.", {who, amount});
        if (event.from.area != 0) return {}; // who loses them is told of
        return by_card(event.card, say("{player} gains {chips}.", {who, chips()}));
    case what::look:
        if (event.to.area == 0)
            return by(
                say("{player} looks at {owner}'s hand.", {who, named("owner", names, event.from.seat)}));
        return known ? by(say("{player} sees the {card}.", {who, card})) : std::string{};
    case what::discard:
        if (event.from.area != hand_area && !is_cause(event.amount)) return {};
        return known ? by(say("The {card} is discarded.", {card})) : std::string{};
    case what::knock_out: return say("{other} is knocked out.", {to});
    case what::come_back:
        return say("{other} comes back with the {faction}.",
                   {to, {"faction", faction_name(event.amount - 1)}});
    case what::game_end: return turn_words(after, names);
    default: return {};
    }
}

std::string card_words(const State&, std::int16_t card) {
    return card_name(card);
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
        return say("{player} wins the game.", {named("player", names, won)});
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
        return say("{player}: play on, or give up", {who});
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
    if (!state.assault.empty()) {
        Section table{"assault", say("Assault"), {}};
        for (const Attacker& each : state.assault) {
            std::string line = attacker_name(each);
            if (each.guard != no_deck_card)
                line = say("{card}, defended with the {guard}",
                           {{"card", line}, {"guard", card_name(each.guard)}});
            else if ((each.marks & guarded) != 0)
                line = say("{card}, defended", {{"card", line}});
            table.lines.push_back(line);
        }
        for (const Use& each : state.used)
            table.lines.push_back(each.target >= 0
                                      ? say("{card} on the {target}",
                                            {{"card", card_name(each.card)}, target(state, each.target)})
                                      : say("{card} works", {{"card", card_name(each.card)}}));
        if (state.phase == Phase::prepare)
            for (const std::string& each : outlooks(state)) table.lines.push_back(each);
        if (state.phase == Phase::defend)
            table.lines.push_back(
                say("Undefended: {count}, damage: {damage}",
                    {counted("count", state.undefended()), counted("damage", state.damage())}));
        out.push_back(std::move(table));
    }
    for (const Seat seat : SeatRange(state.players)) {
        const Side& side = state.side[slot(seat)];
        Section section = player_section(seat, names);
        auto& lines = section.lines;
        if (!state.lives(seat)) {
            lines.push_back(say("Knocked out"));
            if (state.picks[slot(seat)] != 0) lines.push_back(deck_words(state, seat));
            out.push_back(std::move(section));
            continue;
        }
        lines.push_back(
            state.players == 4
                ? say("Chips of the team: {count}", {counted("count", state.chips[slot(state.team(seat))])})
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
        if (seat == viewer && !side.on_deck.empty()) {
            lines.push_back(say("On top of the deck: {cards}", {{"cards", list_of_cards(side.on_deck)}}));
        }
        if (const DeckCard top = state.discards.top(seat); top != no_deck_card)
            lines.push_back(say("Top discard: {card}", {{"card", card_name(top)}}));
        if (side.secret_count() > 0)
            lines.push_back(seat == viewer
                                ? say("Secrets: {cards}", {{"cards", list_of_powers(side.secrets)}})
                                : say("Secrets: {count} face down", {counted("count", side.secret_count())}));
        if (side.standing != 0)
            lines.push_back(say("In play: {cards}", {{"cards", list_of_powers(side.standing)}}));
        lines.push_back(say_count(side.power_count(), "Power Deck: 1 card", "Power Deck: {count} cards"));
        out.push_back(std::move(section));
    }
    return out;
}

} // namespace cardfront::poker_assault
