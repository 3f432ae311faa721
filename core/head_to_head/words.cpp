// Every sentence about Head-to-Head Poker.
#include "core/head_to_head/state.h"

namespace cardfront::head_to_head {

namespace {

std::string row_name(int row) {
    return say("row {number}", {{"number", std::to_string(row + 1)}});
}
Named at_row(int row) {
    return {"row", row_name(row)};
}
Named money(int amount) {
    return {"amount", dollars(amount)};
}

std::string lay_words(const State& state, Action action, const Names& names) {
    const Named who = named("player", names, state.player);
    const Named card{"card", card_name(action.a)};
    if (action.c == state.player)
        return say("{player?* plays|You play} the {card} on {row}.", {who, card, at_row(action.b)});
    return say("{player?* plays|You play} the {card} on {other?*'s|your} side of {row}.",
               {who, card, named("other", names, other(state.player)), at_row(action.b)});
}

std::string lay_brief(const State& state, Action action, const Names& names) {
    if (action.c != state.player) return {};
    return say("{player}: {card} on {row}.",
               {named("player", names, state.player), {"card", card_name(action.a)}, at_row(action.b)});
}

std::string lay_label(const State& state, Action action, const Names& names) {
    if (state.crazy == 0) return say("Play on {row}", {at_row(action.b)});
    if (action.c == state.player) return say("Play on your side of {row}", {at_row(action.b)});
    return say("Play on {other?*'s|your} side of {row}", {named("other", names, action.c), at_row(action.b)});
}

std::string row_result(const Row& row, const Names& names) {
    const Seat winner = row.winner();
    if (winner == nobody) return say("A tie: both have {hand}.", {{"hand", hand_name(row.strength(0))}});
    const Named who = named("player", names, winner);
    const Named hand{"hand", hand_name(row.strength(winner))};
    const Named beaten{"other", hand_name(row.strength(other(winner)))};
    if (hand.text == beaten.text)
        return say("{player?* wins|You win}: both have {hand}, the next cards decide.", {who, hand});
    return say("{player?* wins|You win}: {hand} beats {other}.", {who, hand, beaten});
}

// Dollars that the turn player may bet on a row; 0: none.
int most_bet_on(const State& state, int r) {
    const Row& row = state.table[static_cast<std::size_t>(r)];
    return !state.betting() || row.complete() || row.ante < 2 ? 0 : state.most_raise(r, state.player);
}

bool may_bet(const State& state) {
    for (int r = 0; r < state.open_rows(); ++r)
        if (most_bet_on(state, r) > 0) return true;
    return false;
}

template <class Cards>
std::string list_of_cards(const Cards& cards) {
    std::vector<std::string> items;
    for (const Card card : cards) items.push_back(card_name(card));
    return listed(items);
}

} // namespace

std::string type_name(Type type, bool crazy) {
    switch (type) {
    case Type::draw_1: return crazy ? say("Crazy Draw 1") : say("Draw 1");
    case Type::split_2: return crazy ? say("Crazy Split 2") : say("Split 2");
    case Type::hold_3: return crazy ? say("Crazy Hold 3") : say("Hold 3");
    case Type::play_4: return crazy ? say("Crazy Play 4") : say("Play 4");
    case Type::share_5: return crazy ? say("Crazy Share 5") : say("Share 5");
    case Type::crazy: return say("Crazy");
    }
    return {};
}

ActionWords words_of(const State& before, Action action, const Names& names) {
    const Seat seat = before.turn();
    const Named who = named("player", names, seat);
    switch (action.verb) {
    case deal: {
        const Named round{"round", std::to_string(before.round + 1)};
        return {say("Dealer"), say("Deal round {round}", {round}),
                say("{player?* deals|You deal} round {round}.", {who, round})};
    }
    case pick: {
        const Named type{"type", type_name(static_cast<Type>(action.a), false)};
        return {say("Round type"), type.text, say("{player?* picks|You pick} {type}.", {who, type})};
    }
    case bet: {
        const Named amount = money(action.b * chip);
        return {say("Bet on {row}", {at_row(action.a)}),
                say("Bet {amount} on {row}", {amount, at_row(action.a)}),
                say("{player?* bets|You bet} {amount} on {row}.", {who, amount, at_row(action.a)}),
                {},
                amount.text};
    }
    case raise: {
        const Named amount = money(action.b * chip);
        return {say("Answer the bet"),
                say("Raise {amount}", {amount}),
                say("{player?* accepts and raises|You accept and raise} {amount} on {row}.",
                    {who, amount, at_row(before.bet_row)}),
                {},
                amount.text};
    }
    case call: {
        const Named amount = money(before.to_call());
        return {say("Answer the bet"), say("Call {amount}", {amount}),
                say("{player?* calls|You call} {amount} on {row}.", {who, amount, at_row(before.bet_row)})};
    }
    case decline:
        return {say("Answer the bet"), say("Decline"),
                say("{player?* declines|You decline} the bet on {row}.", {who, at_row(before.bet_row)})};
    default:
        return {card_name(action.a), lay_label(before, action, names), lay_words(before, action, names),
                lay_brief(before, action, names)};
    }
}

std::string words_of(const State& after, const Event& event, const Names& names) {
    const Named who = named("player", names, event.seat);
    const bool known = event.card != face_down;
    const Named card{"card", card_name(event.card)};
    switch (event.what) {
    case what::roll:
        if (after.round == 0)
            return say("{player?* rolls|You roll} a {face}.", {who, {"face", std::to_string(event.amount)}});
        return say("The die for the round type shows {face}.", {{"face", std::to_string(event.amount)}});
    case what::round_type:
        return say("{type} is played. {player?* deals|You deal}, {other?* begins|you begin}.",
                   {who,
                    {"type", type_name(after.type, after.crazy != 0)},
                    named("other", names, other(event.seat))});
    case what::deal:
        if (event.to.area == common_area)
            return say("The common card of {row} is the {card}.", {card, at_row(event.to.row)});
        if (event.to.area == offer_area) return say("The {card} is shown.", {card});
        if (event.to.area == final_area)
            return say("{player?* draws|You draw} the {card} for the final draw.", {who, card});
        return known ? say("{player?* draws|You draw} the {card}.", {who, card})
                     : say("{player?* draws|You draw} a card.", {who});
    case what::give:
        return say("{player?* gives|You give} the {card} to {other}.",
                   {who, card, named("other", names, event.to.seat)});
    case what::row_won: {
        if (event.from.row < 0 || event.from.row >= after.open_rows()) return {};
        const Row& row = after.table[static_cast<std::size_t>(event.from.row)];
        return say("Row {number} is complete. {result}",
                   {{"number", std::to_string(event.from.row + 1)}, {"result", row_result(row, names)}});
    }
    case what::pay:
        if (event.to.area != purse_area) return {};
        return say("{player?* takes|You take} {amount} from {row}.",
                   {named("player", names, event.to.seat), money(event.amount), at_row(event.from.row)});
    case what::round_end: return say("Round {round} is over.", {{"round", std::to_string(event.amount)}});
    case what::game_end: return turn_words(after, names);
    case what::shuffle:
        return event.amount == 0 && after.phase == Phase::over ? say("The rest of the cards is shuffled.")
                                                               : std::string{};
    default: return {};
    }
}

std::string card_words(const State&, std::int16_t card) {
    return card_name(card);
}

std::string turn_words(const State& state, const Names& names) {
    const Named who = named("player", names, state.turn());
    switch (state.phase) {
    case Phase::over: {
        const Named winner = named("player", names, state.score(0) > state.score(1) ? Seat{0} : Seat{1});
        if (state.money[0] == state.money[1])
            return say("{player?* wins|You win} the game by the final draw.", {winner});
        return say("{player?* wins|You win} the game.", {winner});
    }
    case Phase::deal:
        return say("{player}: deal round {round}", {who, {"round", std::to_string(state.round + 1)}});
    case Phase::pick: return say("{player}: pick the round type", {who});
    case Phase::answer:
        return say("{player}: answer the bet of {amount} on {row}",
                   {who, money(state.to_call()), at_row(state.bet_row)});
    case Phase::lead:
        if (may_bet(state)) return say("{player}: play a card, or bet first", {who});
        [[fallthrough]];
    case Phase::play: return say("{player}: play a card", {who});
    case Phase::receive: return say("{player}: play the card you were given", {who});
    }
    return {};
}

std::string hint_for(const State& state, Action refused) {
    switch (state.phase) {
    case Phase::over: return say("The game is over.");
    case Phase::deal: return say("The dealer deals the next round.");
    case Phase::pick: return say("The dealer picks one of the six round types.");
    case Phase::answer: {
        const int most = state.most_raise(state.bet_row, state.turn());
        if (most == 0) return say("Call or decline.");
        return say("Call, decline, or raise by up to {amount}.", {money(most)});
    }
    case Phase::lead:
        if (refused.verb == bet && may_bet(state)) {
            const int most =
                refused.a >= 0 && refused.a < state.open_rows() ? most_bet_on(state, refused.a) : 0;
            if (most > 0) return say("You may bet up to {amount} there.", {money(most)});
            return say("Bet on another row, or play a card.");
        }
        break;
    case Phase::play:
    case Phase::receive: break;
    }
    std::string open;
    for (int r = 0; r < state.open_rows(); ++r) {
        const Row& row = state.table[static_cast<std::size_t>(r)];
        const bool own = !row.side[static_cast<std::size_t>(state.player)].full();
        const bool any = own || (state.crazy != 0 && !row.complete());
        if (any) open += (open.empty() ? "" : ", ") + std::to_string(r + 1);
    }
    return say("There is room on rows: {rows}.", {{"rows", open}});
}

// The final draw decides, but brings no money.
std::string score_words(const State& state, Seat who) {
    return dollars(state.money[static_cast<std::size_t>(who)]);
}

std::vector<Section> sections(const State& state, Seat viewer, const Names& names) {
    std::vector<Section> out;
    Section game{
        "game", say("Round {round} of 3", {{"round", std::to_string(std::max<int>(state.round, 1))}}), {}};
    if (state.phase != Phase::pick && state.round > 0)
        game.lines.push_back(type_name(state.type, state.crazy != 0));
    game.lines.push_back(say("{player?* is|You are} the dealer.", {named("player", names, state.dealer)}));
    if (!state.offer.empty())
        game.lines.push_back(say("Open cards: {cards}", {{"cards", list_of_cards(state.offer)}}));
    out.push_back(std::move(game));

    for (int r = 0; r < state.open_rows(); ++r) {
        const Row& row = state.table[static_cast<std::size_t>(r)];
        Section section{
            "row-" + std::to_string(r + 1), say("Row {number}", {{"number", std::to_string(r + 1)}}), {}};
        section.lines.push_back(say("Common card: {card}", {{"card", card_name(row.common)}}));
        if (row.pot() > 0) section.lines.push_back(say("On it: {amount}", {money(row.pot())}));
        for (Seat seat = 0; seat < 2; ++seat) {
            const auto& side = row.side[static_cast<std::size_t>(seat)];
            const Named who = named("player", names, seat);
            if (side.empty())
                section.lines.push_back(say("{player}: no cards", {who}));
            else
                section.lines.push_back(
                    say("{player}: {cards} ({hand})",
                        {who, {"cards", list_of_cards(side)}, {"hand", hand_name(row.strength(seat))}}));
        }
        if (row.complete()) section.lines.push_back(row_result(row, names));
        out.push_back(std::move(section));
    }
    for (Seat owner = 0; owner < 2; ++owner) {
        Section section = player_section(owner, names);
        section.lines.push_back(
            say("Money: {amount}", {money(state.money[static_cast<std::size_t>(owner)])}));
        if (state.final_card[static_cast<std::size_t>(owner)] != no_card)
            section.lines.push_back(
                say("Final draw: {card}",
                    {{"card", card_name(state.final_card[static_cast<std::size_t>(owner)])}}));
        for (int round = 0; round < state.round; ++round)
            if (const int won =
                    state.earned[static_cast<std::size_t>(round)][static_cast<std::size_t>(owner)];
                won > 0)
                section.lines.push_back(say("Rows of round {round}: {amount}",
                                            {{"round", std::to_string(round + 1)}, money(won)}));
        const auto& hand = state.hand[static_cast<std::size_t>(owner)];
        if (!hand.empty()) {
            if (state.sees_hand(viewer, owner))
                section.lines.push_back(say("Hand: {cards}", {{"cards", list_of_cards(hand)}}));
            else
                section.lines.push_back(
                    say("Cards in hand: {count}", {{"count", std::to_string(hand.size())}}));
        }
        out.push_back(std::move(section));
    }
    return out;
}

// Each row: the common card, then both sides.
std::vector<Grid> grids(const State& state, Seat viewer, const Names& names) {
    std::vector<Grid> out;
    if (viewer >= 0) {
        Grid hand = own_hand();
        const auto add = [&](Card card, Place at) { hand.rows[0].push_back({card_name(card), at, card}); };
        for (const Card card : state.hand[static_cast<std::size_t>(viewer)])
            add(card, make_place(hand_area, viewer));
        for (const Card card : state.offer) add(card, make_place(offer_area, nobody));
        out.push_back(std::move(hand));
    }
    Grid table{say("Rows"), {}};
    for (int r = 0; r < state.open_rows(); ++r) {
        const Row& row = state.table[static_cast<std::size_t>(r)];
        const Named number = counted("number", r + 1);
        auto& cells = table.rows.emplace_back();
        cells.push_back({say("Row {number}: {card}", {number, {"card", card_name(row.common)}}),
                         make_place(common_area, nobody, r)});
        for (Seat seat = 0; seat < 2; ++seat) {
            const auto& side = row.side[static_cast<std::size_t>(seat)];
            const Named who = named("player", names, seat);
            cells.push_back({side.empty() ? say("{player}, row {number}: no cards", {who, number})
                                          : say("{player}, row {number}: {cards} ({hand})",
                                                {who,
                                                 number,
                                                 {"cards", list_of_cards(side)},
                                                 {"hand", hand_name(row.strength(seat))}}),
                             make_place(side_area, seat, r)});
        }
    }
    out.push_back(std::move(table));
    return out;
}

} // namespace cardfront::head_to_head
