// The set-up: formats, and how a game begins.
#include "core/course.h"
#include "core/ground_assault/cards.h"
#include "core/hidden.h"

namespace cardfront::ground_assault {

namespace {

constexpr std::array<Choice, enumerators<Format>> format_choices{{
    {"two-packs", phrase("Two Packs"), phrase("A handful of units, all in play, and one objective each.")},
    {"twenty", phrase("20 stars"),
     phrase("Armies of 20 stars, 14 of them in play at first: a shorter game.")},
    {"thirty", phrase("30 stars"), phrase("Armies of 30 stars, 20 of them in play at first.")},
}};
constexpr auto starts = start_choices(
    phrase("Who begins wins 53 of 100 games, evened out 50."),
    phrase("In the first turn at most two stars move: who begins wins 50 of 100 games, by the rulebook 53."));
constexpr std::array<Option, enumerators<option::Index>> option_table{{
    {"format", phrase("Format"), format_choices, as_choice(Format::thirty), as_choice(Format::twenty)},
    {.key = "start",
     .label = phrase("Start"),
     .choices = starts,
     .since = 3,
     .absent = as_choice(Start::evened_out)},
}};
static_assert(are_rows_of<Format>(format_choices, &Choice::key));
static_assert(are_rows_of<Start>(starts, &Choice::key));
static_assert(are_rows_of<option::Index>(option_table, &Option::key));

// GA-5: the highest of two dice; those who tie roll again.
Seat lot(State& state, Log log) {
    return highest_of(state.players, [&](Seat seat) {
        const int sum = state.random.die() + state.random.die();
        log({.what = what::lot,
             .look = Look::die,
             .news = true,
             .to = place(deck_area, seat),
             .amount = static_cast<std::int16_t>(sum),
             .seat = seat});
        return sum;
    });
}

} // namespace

const GameInfo State::info{
    .key = "ground-assault",
    .title = phrase("Ground Assault"),
    .blurb = phrase("An army of your own, dice and cards: bring down what they guard."),
    .rule_prefix = "GA",
    .rules_version = 3,
    .seating = seating,
    .options = option_table,
    .verbs = record_names<Verb>,
    .events = record_names<what::What>,
    .takes_first = true,
    .cards = all_units + all_cards,
    .used = what::play,
    .shelf = ground_assault::shelf,
    .my_lists = phrase("My armies"),
};

State State::start(const Setup& setup, Log log) {
    State state;
    state.random = Random(setup.seed);
    state.players = setup.seats;
    state.format = setup.options[option::format];
    state.by_rulebook = setup.chose(option::start, Start::rulebook) ? 1 : 0;
    for (const Seat seat : SeatRange(state.players)) {
        Side& own = state.side(seat);
        const List& list = setup.lists[slot(seat)];
        own.in_game = 1;
        for (int design = 0; design < all_units; ++design)
            for (int n = 0; n < list.counts[slot(piece_of_unit(design))]; ++n)
                own.units.push_back({.design = static_cast<Design>(design)});
        for (int card = 0; card < all_cards; ++card)
            own.list[slot(card)] = list.counts[slot(piece_of_card(card))];
        pour(own.deck, own.list);
        state.random.shuffle(own.deck);
        for (int n = 0; n < state.limits().objectives; ++n)
            own.objectives[slot(n)].card = own.deck.take_back();
    }
    state.beginner = setup.first == nobody ? lot(state, log) : setup.first;
    state.player = state.beginner;
    if (state.limits().opening == 0) {
        for (const Seat seat : SeatRange(state.players))
            for (std::size_t i = 0; i < state.side(seat).units.size(); ++i)
                state.enter({seat, static_cast<std::int8_t>(i)}, seat, what::deploy, log);
        state.begin_turns(log);
    }
    return state;
}

// All units are placed: hands are drawn, and the first turn begins.
void State::begin_turns(Log log) {
    for (const Seat seat : Clockwise(beginner, players)) refill(seat, log);
    begin_turn(beginner, log);
}

} // namespace cardfront::ground_assault
