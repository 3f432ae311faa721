// Head-to-Head Poker as it stands: its options, what may be asked of a position, and what may be done in it.
#include "core/head_to_head/state.h"

namespace cardfront::head_to_head {

namespace {

constexpr std::array<Choice, enumerators<TypeChoice>> type_choices{{
    {"rolled", phrase("Rolled by the die"), phrase("Each round the dealer rolls for one of the six types.")},
    {"picked", phrase("Picked by the dealer"), phrase("Each round the dealer picks one of the six types.")},
    {"draw-1", phrase("Draw 1"), phrase("Draw a card and play it. The best way to learn.")},
    {"split-2", phrase("Split 2"), phrase("Draw two, play one, give the other away.")},
    {"hold-3", phrase("Hold 3"), phrase("Play one of three cards, then draw.")},
    {"play-4", phrase("Play 4"), phrase("Four cards each, played out before the next four.")},
    {"share-5", phrase("Share 5"), phrase("Five open cards; take turns choosing one.")},
    {"crazy", phrase("Crazy, rolled"), phrase("Cards may go to either side; a roll tells how you get them.")},
    {"crazy-draw-1", phrase("Crazy Draw 1"), phrase("Draw 1 with cards on either side.")},
    {"crazy-split-2", phrase("Crazy Split 2"), phrase("Split 2 with cards on either side.")},
    {"crazy-hold-3", phrase("Crazy Hold 3"), phrase("Hold 3 with cards on either side.")},
    {"crazy-play-4", phrase("Crazy Play 4"), phrase("Play 4 with cards on either side.")},
    {"crazy-share-5", phrase("Crazy Share 5"), phrase("Share 5 with cards on either side.")},
}};

constexpr std::array<Choice, enumerators<MoneyChoice>> money_choices{{
    {"no-bet", phrase("No-Bet"), phrase("Win the bank's chips with the better hands.")},
    {"up-the-ante", phrase("Up-the-Ante"), phrase("Start with $800 and bet on the rows.")},
}};

constexpr std::array<Option, enumerators<option::Index>> option_table{{
    {"type", phrase("Round type"), type_choices, as_choice(TypeChoice::rolled),
     as_choice(TypeChoice::draw_1)},
    {"money", phrase("Money"), money_choices},
}};
static_assert(are_rows_of<TypeChoice>(type_choices, &Choice::key));
static_assert(are_rows_of<MoneyChoice>(money_choices, &Choice::key));
static_assert(are_rows_of<option::Index>(option_table, &Option::key));

// Are exactly the fields that its verb has filled in?
bool well_formed(Action action) {
    switch (action.verb) {
    case deal:
    case call:
    case decline: return has_fields(action, 0);
    case pick: return has_fields(action, 1) && action.a >= 0 && action.a < 6;
    case bet: return has_fields(action, 2);
    case raise: return has_fields(action, 2) && action.a == -1;
    case play: return has_fields(action, 3);
    default: return false;
    }
}

} // namespace

const GameInfo State::info{
    .key = "head-to-head-poker",
    .title = phrase("Head-to-Head Poker"),
    .blurb = phrase("Two players, rows between them: build the better hand on your side of each."),
    .rule_prefix = "HH",
    .rules_version = 1,
    .seating = seating,
    .options = option_table,
    .verbs = record_names<Verb>,
    .events = record_names<what::What>,
    .cards = deck_size,
};

Strength Row::strength(Seat owner) const {
    PokerHand hand{common};
    for (const Card card : side[static_cast<std::size_t>(owner)]) hand.add(card);
    return hand.strength();
}

Seat Row::winner() const {
    if (!complete()) return nobody;
    const Strength first = strength(0);
    const Strength second = strength(1);
    return first == second ? nobody : first > second ? Seat{0} : Seat{1};
}

// --- What is asked of a state

Seat State::turn() const {
    switch (phase) {
    case Phase::over: return nobody;
    case Phase::deal:
    case Phase::pick: return dealer;
    case Phase::answer: return other(bettor);
    case Phase::lead:
    case Phase::play:
    case Phase::receive: return player;
    }
    return nobody;
}

bool State::holds(Seat seat, Card card) const {
    return type == Type::share_5 ? offer.contains(card) : hand[static_cast<std::size_t>(seat)].contains(card);
}

int State::to_call() const {
    if (phase != Phase::answer) return 0;
    const Row& row = table[static_cast<std::size_t>(bet_row)];
    return (row.stake[static_cast<std::size_t>(bettor)] -
            row.stake[static_cast<std::size_t>(other(bettor))]) *
           chip;
}

int State::most_raise(int row, Seat seat) const {
    const Row& at = table[static_cast<std::size_t>(row)];
    const int mine = money[static_cast<std::size_t>(seat)] - to_call(); // after matching
    const int theirs = money[static_cast<std::size_t>(other(seat))];
    const int matched = std::max(at.stake[0], at.stake[1]) * chip;
    return std::max(0, std::min({most_bet, mine, theirs, most_stake - matched}));
}

bool State::sees_hand(Seat seat, Seat owner) const {
    if (seat == owner) return true;
    if (phase == Phase::receive && owner == player) return true; // HH-5: the giver knows what they gave
    return type == Type::draw_1 && !betting();                   // HH-16: nobody decides before it is played
}

int State::score(Seat who) const {
    const auto mine = static_cast<std::size_t>(who);
    const auto theirs = static_cast<std::size_t>(other(who));
    const bool drew = final_card[0] != no_card && rank_of(final_card[mine]) > rank_of(final_card[theirs]);
    return money[mine] + (drew ? 1 : 0);
}

// --- Legal and refused: one truth

Refusal State::refuse_bet(int row, int tens) const {
    const Row& at = table[static_cast<std::size_t>(row)];
    if (at.complete() || at.ante < 2) return {"HH-13"};
    if (phase == Phase::lead && (money[0] == 0 || money[1] == 0)) return {"HH-13"};
    if (tens < 1 || tens * chip > most_raise(row, turn())) return {"HH-11"};
    return {};
}

Refusal State::refuse_play(Action action) const {
    if (phase == Phase::answer) return {"HH-19"};
    if (action.b < 0 || action.b >= open_rows()) return {"HH-1"};
    if (action.c < 0 || action.c > 1) return {"HH-24"};
    if (!is_poker_card(action.a) || !holds(player, action.a)) return {"HH-17"};
    if (crazy == 0 && action.c != player) return {"HH-18"};
    const Row& row = table[static_cast<std::size_t>(action.b)];
    if (row.side[static_cast<std::size_t>(action.c)].full()) return {"HH-7"};
    return {};
}

Refusal State::refusal(Action action) const {
    if (!well_formed(action)) return {"HH-24"};
    if (phase == Phase::over) return {"HH-20"};
    if ((action.verb == deal) != (phase == Phase::deal)) return {"HH-20"};
    if ((action.verb == pick) != (phase == Phase::pick)) return {"HH-3"};
    switch (action.verb) {
    case bet:
        if (!betting()) return {"HH-21"};
        if (phase == Phase::answer) return {"HH-19"};
        if (phase == Phase::receive) return {"HH-5"};
        if (phase == Phase::play) return {"HH-11"};
        if (action.a < 0 || action.a >= open_rows()) return {"HH-1"};
        return refuse_bet(action.a, action.b);
    case raise:
    case call:
    case decline:
        if (!betting()) return {"HH-21"};
        if (phase != Phase::answer) return {"HH-19"};
        return action.verb == raise ? refuse_bet(bet_row, action.b) : Refusal{};
    case play: return refuse_play(action);
    default: return {}; // deal and pick, in their phase
    }
}

void State::legal(ActionList& out) const {
    out.clear();
    const auto add = [&](Verb verb, int a = -1, int b = -1, int c = -1) {
        const Action action{verb, static_cast<std::int8_t>(a), static_cast<std::int8_t>(b),
                            static_cast<std::int8_t>(c)};
        if (!refusal(action)) out.push_back(action);
    };
    switch (phase) {
    case Phase::over: return;
    case Phase::deal: return add(deal);
    case Phase::pick:
        for (int each = 0; each < 6; ++each) add(pick, each);
        return;
    case Phase::answer:
        for (int tens = 1; tens * chip <= most_bet; ++tens) add(raise, -1, tens);
        add(call);
        add(decline);
        return;
    case Phase::lead:
        if (betting())
            for (int row = 0; row < open_rows(); ++row)
                for (int tens = 1; tens * chip <= most_bet; ++tens) add(bet, row, tens);
        [[fallthrough]];
    case Phase::play:
    case Phase::receive: break;
    }
    std::array<Card, 5> cards{};
    std::size_t count = 0;
    if (type == Type::share_5)
        for (const Card card : offer) cards[count++] = card;
    else
        for (const Card card : hand[static_cast<std::size_t>(player)]) cards[count++] = card;
    std::sort(cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(count));
    for (std::size_t i = 0; i < count; ++i)
        for (int row = 0; row < open_rows(); ++row)
            for (int side = 0; side < 2; ++side) add(play, cards[i], row, side);
}

} // namespace cardfront::head_to_head
