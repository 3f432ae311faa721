// What is told of the table, of whose turn it is, and of what could be done instead of what was refused.
#include "core/ground_assault/said.h"

namespace cardfront::ground_assault {

namespace {

template <class Keep>
std::string units_words(const State& state, Seat seat, Keep&& keep) {
    std::array<int, all_units> counts{};
    for (const Unit& each : state.side(seat).units)
        if (keep(each)) ++counts[slot(each.design)];
    return listed_counts(counts, unit_name);
}

// "Bob's Mote 2: attack 2, damage 2, defence 9, shields 1 of 1, stars 1. Choir, space. Lasers, Droid."
std::string unit_line(const State& state, Ref ref, const Names& names) {
    const Unit& unit = state.unit(ref);
    const UnitRow& row = unit_row(unit.design);
    const std::array<Named, 8> parts{{{"unit", owned(state, ref, names)},
                                      counted("attack", row.attack),
                                      counted("damage", row.damage),
                                      counted("defence", row.defence),
                                      counted("left", row.shields - unit.damage),
                                      counted("shields", row.shields),
                                      counted("stars", row.stars),
                                      {"text", say(row.text)}}};
    const auto told = [&](const char* english) {
        return say(english, {parts[0], parts[1], parts[2], parts[3], parts[4], parts[5], parts[6], parts[7]});
    };
    return unit.used != 0
               ? told(phrase("{unit}: attack {attack}, damage {damage}, defence {defence}, shields {left} of "
                             "{shields}, stars {stars}; used this turn. {text}"))
               : told(phrase("{unit}: attack {attack}, damage {damage}, defence {defence}, shields {left} of "
                             "{shields}, stars {stars}. {text}"));
}

std::string objective_line(const State& state, Seat seat, int at) {
    const Objective& there = state.side(seat).objectives[slot(at)];
    const Named number = counted("number", at + 1);
    if (there.card == no_card) return say("Objective {number}: lost", {number});
    if (there.up == 0) return say("Objective {number}: face down", {number});
    const CardRow& row = card_row(there.card);
    return say("Objective {number}: {card}, defence {defence}, stars {stars}. {text}",
               {number,
                {"card", card_name(there.card)},
                counted("defence", objective_defence(state, seat, at, there.card)),
                counted("stars", row.stars),
                {"text", is_objective(there.card) ? say(row.text) : say("A combat card.")}});
}

Section player_section(const State& state, Seat seat, Seat viewer, const Names& names) {
    const Side& own = state.side(seat);
    Section out = cardfront::player_section(seat, names);
    out.lines.push_back(!state.lives(seat) ? say("Out of the game") : score_words(state, seat));
    for (int at = 0; at < state.limits().objectives; ++at)
        out.lines.push_back(objective_line(state, seat, at));
    out.lines.push_back(
        say("Reserves: {units}",
            {{"units", units_words(state, seat, [](const Unit& each) { return each.zone == reserves; })}}));
    out.lines.push_back(say("Cards in hand: {hand}, in the deck: {deck}",
                            {counted("hand", static_cast<int>(own.hand.size())),
                             counted("deck", static_cast<int>(own.deck.size()))}));
    if (seat == viewer) {
        if (own.hand.empty()) out.lines.push_back(say("Your hand: none"));
        for (const Card card : own.hand)
            if (is_card(card)) out.lines.push_back(in_hand_words(shelf().items[slot(piece_of_card(card))]));
    }
    out.lists = 3;
    out.lines.push_back(say("Discarded: {cards}", {{"cards", listed_counts(own.discards, card_name)}}));
    out.lines.push_back(
        say("Force: {units}", {{"units", units_words(state, seat, [](const Unit&) { return true; })}}));
    out.lines.push_back(say("Deck's list: {cards}", {{"cards", listed_counts(own.list, card_name)}}));
    return out;
}

Section battle_section(const State& state, const Names& names) {
    Section out{"battle", say("Battles"), {}};
    for (std::size_t i = state.fought; i < state.battles.size(); ++i) {
        const Battle& each = state.battles[i];
        if (each.is_off()) continue;
        out.lines.push_back(
            say("{number}: {unit} attacks {other}", {counted("number", static_cast<int>(i) + 1),
                                                     {"unit", owned(state, each.attacker, names)},
                                                     {"other", owned(state, each.defender, names)}}));
    }
    if (state.phase != Phase::battle || state.step > attackers_second) return out;
    const Fighters both = reckon(state, state.battle(), state.cards);
    const std::array<Ref, 2> refs{state.battle().attacker, state.battle().defender};
    for (std::size_t own = 0; own < 2; ++own)
        out.lines.push_back(
            say("{unit}: attack {attack}, damage {damage}, defence {defence}; hits with {chance} %",
                {{"unit", owned(state, refs[own], names)},
                 counted("attack", both[own].attack),
                 counted("damage", both[own].damage),
                 counted("defence", both[own].defence),
                 counted("chance", per_cent(chance_to_hit(both[own], both[1 - own])))}));
    for (std::size_t own = 0; own < 2; ++own)
        if (state.cards[own] != no_card)
            out.lines.push_back(say("{player} has played {card}", {named("player", names, refs[own].seat),
                                                                   {"card", card_name(state.cards[own])}}));
    return out;
}

Section strike_section(const State& state, const Names& names) {
    Section out{"battle", say("Strike"), {}};
    const Objective& there = state.side(state.struck_seat).objectives[slot(state.struck_slot)];
    if (there.card == no_card) return out; // it has fallen, and its owner is asked for reserves
    out.lines.push_back(objective_called(state, state.struck_seat, state.struck_slot, names));
    for (std::size_t i = state.fought; i < state.strikers.size(); ++i) {
        const Ref ref{state.player, state.strikers[i]};
        const Named unit{"unit", owned(state, ref, names)};
        if (there.up == 0) {
            out.lines.push_back(say("{unit}: attack {attack}, its chance is not known",
                                    {unit, counted("attack", state.strike_attack(ref))}));
            continue;
        }
        const int defence = objective_defence(state, state.struck_seat, state.struck_slot, there.card);
        out.lines.push_back(
            say("{unit}: {chance} % to bring it down",
                {unit, counted("chance", per_cent(chance_to_strike(state.strike_attack(ref), defence)))}));
    }
    return out;
}

std::string question_words(const State& state, const Names& names) {
    const Question& asked = state.questions[0];
    const Named who = named("player", names, asked.who), count = counted("count", asked.amount);
    switch (asked.ask) {
    case Ask::bring: return say("{player}: bring in reserves, stars left: {count}", {who, count});
    case Ask::wound: return say("{player}: who takes {count} damage?", {who, count});
    case Ask::offer:
        return say("{player}: which unit goes in the place of {unit}?",
                   {who, {"unit", unit_called(state, asked.unit)}});
    default: return say("{player}: may {unit} fall back?", {who, {"unit", unit_called(state, asked.unit)}});
    }
}

} // namespace

std::string unit_name(int design) {
    return design >= 0 && design < all_units ? say(unit_row(design).name) : say("unit");
}

std::string card_name(int card) {
    return is_card(card) ? say(card_row(card).name) : say("a face-down card");
}

std::string zone_name(const State&, Zone zone, const Names& names) {
    return zone == contested
               ? say("the contested zone")
               : say("{player?*'s|your} home", {named("player", names, static_cast<Seat>(zone))});
}

std::string unit_called(const State& state, Ref ref) {
    if (!is_seat(ref.seat, most_seats) ||
        !is_seat(ref.index, static_cast<int>(state.side(ref.seat).units.size())))
        return unit_name(-1);
    const Side& side = state.side(ref.seat);
    const Design design = state.unit(ref).design;
    int number = 0, all = 0;
    for (std::size_t i = 0; i < side.units.size(); ++i)
        if (side.units[i].design == design) {
            ++all;
            if (i <= slot(ref.index)) ++number;
        }
    if (all == 1) return unit_name(design);
    return say("{unit} {number}", {{"unit", unit_name(design)}, counted("number", number)});
}

std::string owned(const State& state, Ref ref, const Names& names) {
    return say("{player?*'s|your} {unit}",
               {named("player", names, ref.seat), {"unit", unit_called(state, ref)}});
}

std::string objective_called(const State& state, Seat seat, int at, const Names& names) {
    const Objective& there = state.side(seat).objectives[slot(at)];
    const Named who = named("player", names, seat);
    if (there.up == 0)
        return say("{player?*'s|your} objective {number}, face down", {who, counted("number", at + 1)});
    return say("{player?*'s|your} {card}", {who, {"card", card_name(there.card)}});
}

std::string turn_words(const State& state, const Names& names) {
    if (state.phase == Phase::over) {
        Seat winner = nobody;
        for (const Seat seat : SeatRange(state.players))
            if (state.winners == only(seat)) winner = seat;
        return winner == nobody ? say("The game is a draw.")
                                : say("{player?* wins|You win}.", {named("player", names, winner)});
    }
    if (!state.questions.empty()) return question_words(state, names);
    const Named who = named("player", names, state.turn());
    const auto left = [&](int most) { return counted("count", most - state.spent); };
    switch (state.phase) {
    case Phase::opening:
        return say(state.makes_opening(state.player)
                       ? phrase("{player}: place units, stars to go: {count}")
                       : phrase("{player}: place units, stars at most: {count}"),
                   {who, counted("count", state.still_to_place(state.player))});
    case Phase::turn:
        return state.laid == 0 ? say("{player}: an objective if you like, then move, attack or strike", {who})
                               : say("{player}: move, attack or strike", {who});
    case Phase::moving:
        return say("{player}: move on, stars left: {count}", {who, left(move_stars(state, state.player))});
    case Phase::attacking:
        return say("{player}: name attackers, stars left: {count}", {who, left(action_stars)});
    case Phase::ordering: return say("{player}: which battle comes next?", {who});
    case Phase::striking:
        return say("{player}: name who strikes, stars left: {count}", {who, left(action_stars)});
    case Phase::landing:
        return say("{player}: bring in more, stars left: {count}", {who, left(carrier_stars)});
    default: {
        const Ref own =
            state.turn() == state.battle().attacker.seat ? state.battle().attacker : state.battle().defender;
        return say("{player}: a card for {unit}, or none?", {who, {"unit", unit_called(state, own)}});
    }
    }
}

std::string hint_for(const State& state, Action refused) {
    if (state.phase == Phase::over) return say("The game is over.");
    if (!state.questions.empty())
        return State::may_decline(state.questions[0]) ? say("Choose one of what is offered, or leave it.")
                                                      : say("Choose one of what is offered.");
    switch (state.phase) {
    case Phase::opening:
        if (!state.makes_opening(state.player))
            return say("No units make {count} stars exactly: place what you like, one at least.",
                       {counted("count", state.limits().opening)});
        return say("Place units that can still make this sum of stars: {count}.",
                   {counted("count", state.still_to_place(state.player))});
    case Phase::moving: return say("Move another unit, or end the turn.");
    case Phase::attacking: return say("Name another attacker, or begin the battles.");
    case Phase::ordering: return say("Say which battle comes next, or begin.");
    case Phase::striking: return say("Let another unit strike there, or begin.");
    case Phase::landing: return say("Bring in more, or end the turn.");
    case Phase::battle: return say("Play a combat card of your hand, or none.");
    default: break;
    }
    if (refused.verb == objective && state.laid != 0)
        return say("One objective was played. Move, attack, strike, or end the turn.");
    return say("Play an objective of your hand, move, attack, strike, or end the turn.");
}

std::string score_words(const State& state, Seat who) {
    if (state.phase == Phase::over)
        return !has(state.winners, who)     ? say("out")
               : state.winners == only(who) ? say("won")
                                            : say("a draw");
    return say("Stars in play: {stars}, objectives: {objectives}",
               {counted("stars", state.stars_in_play(who)), counted("objectives", state.objectives(who))});
}

std::vector<Section> sections(const State& state, Seat viewer, const Names& names) {
    std::vector<Section> out;
    const bool fights = !state.battles.empty();
    if (state.phase != Phase::over && fights) out.push_back(battle_section(state, names));
    if (state.phase != Phase::over && state.struck_seat != nobody)
        out.push_back(strike_section(state, names));
    for (int zone = 0; zone < zones; ++zone) {
        if (zone != contested && zone >= state.players) continue;
        Section here{
            "zone-" + std::to_string(zone + 1), zone_name(state, static_cast<Zone>(zone), names), {}};
        for (const Seat seat : SeatRange(state.players))
            for (std::size_t i = 0; i < state.side(seat).units.size(); ++i)
                if (state.side(seat).units[i].zone == zone)
                    here.lines.push_back(unit_line(state, {seat, static_cast<std::int8_t>(i)}, names));
        if (here.lines.empty()) here.lines.push_back(say("Nobody is there."));
        out.push_back(std::move(here));
    }
    for (const Seat seat : SeatRange(state.players))
        out.push_back(player_section(state, seat, viewer, names));
    return out;
}

// Each zone is a row: its land, then who is there.
std::vector<Grid> grids(const State& state, Seat viewer, const Names& names) {
    std::vector<Grid> out;
    if (viewer >= 0)
        out.push_back(own_hand(state.side(viewer).hand, [viewer](Card card) {
            if (!is_card(card)) return Grid::Cell{};
            return in_hand_cell(shelf().items[slot(piece_of_card(card))], make_place(hand_area, viewer),
                                card);
        }));
    Grid all{say("Zones"), {}};
    for (int zone = 0; zone < zones; ++zone) {
        if (zone != contested && zone >= state.players) continue;
        auto& cells = all.rows.emplace_back();
        cells.push_back(
            {zone_name(state, static_cast<Zone>(zone), names), make_place(unit_area, nobody, zone)});
        for (const Seat seat : SeatRange(state.players))
            for (std::size_t i = 0; i < state.side(seat).units.size(); ++i)
                if (state.side(seat).units[i].zone == zone)
                    cells.push_back({unit_line(state, {seat, static_cast<std::int8_t>(i)}, names),
                                     make_place(unit_area, seat, zone, static_cast<int>(i))});
        for (int at = 0; zone != contested && at < state.limits().objectives; ++at)
            cells.push_back({objective_line(state, static_cast<Seat>(zone), at),
                             make_place(objective_area, static_cast<Seat>(zone), -1, at)});
    }
    out.push_back(std::move(all));
    return out;
}

} // namespace cardfront::ground_assault
