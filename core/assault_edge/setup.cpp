// The set-up: how a game begins.
#include "core/assault_edge/cards.h"

namespace cardfront::assault_edge {

namespace {

constexpr auto starts = start_choices(
    phrase("Who begins wins 58 of 100 games, evened out 54."),
    phrase("Who does not begin draws two cards more: who begins wins 54 of 100 games, by the rulebook 58."));
constexpr std::array<Option, enumerators<option::Index>> option_table{
    {{.key = "start",
      .label = phrase("Start"),
      .choices = starts,
      .since = 2,
      .absent = as_choice(Start::evened_out)}}};
static_assert(are_rows_of<Start>(starts, &Choice::key));
static_assert(are_rows_of<option::Index>(option_table, &Option::key));

} // namespace

const GameInfo State::info{
    .key = "assault-edge",
    .title = phrase("Assault Edge"),
    .blurb =
        phrase("Three decks, an army that grows by one each turn, and an answer to everything: break the "
               "enemy's Command Deck."),
    .rule_prefix = "AE",
    .rules_version = 2,
    .seating = seating,
    .options = option_table,
    .verbs = record_names<Verb>,
    .events = record_names<what::What>,
    .takes_first = true,
    .cards = all_cards + 1,
    .used = what::use,
    .shelf = assault_edge::shelf,
    .my_lists = phrase("My sets"),
};

State State::start(const Setup& setup, Log log) {
    State state;
    state.random = Random(setup.seed);
    for (const Seat seat : SeatRange(2)) {
        Side& own = state.side(seat);
        const List& list = setup.lists[slot(seat)];
        std::size_t plants = 0;
        for (int card = 0; card < facilities; ++card)
            if (list.counts[slot(card)] != 0) own.plants[plants++].card = static_cast<Card>(card);
        // So that a place tells nothing of what lies there.
        if (state.random.below(2) == 0) std::swap(own.plants[0], own.plants[1]);
        for (int card = first_command; card < all_cards; ++card) {
            own.list[slot(card)] = list.counts[slot(card)];
            for (int n = 0; n < own.list[slot(card)]; ++n)
                own.piles[deck_of(card)].push_back(static_cast<Card>(card));
        }
        for (auto& pile : own.piles) state.random.shuffle(pile);
    }
    const auto lot = static_cast<Seat>(state.random.below(2));
    state.beginner = setup.first == nobody ? lot : setup.first;
    state.player = state.beginner;
    state.side(state.beginner).draws = opening_draws;
    state.side(other(state.beginner)).draws = opening_draws;
    if (setup.chose(option::start, Start::evened_out)) state.side(other(state.beginner)).draws += more_draws;
    log({.what = what::lot,
         .look = Look::glow,
         .news = true,
         .to = place(hand_area, state.beginner),
         .seat = state.beginner});
    return state;
}

} // namespace cardfront::assault_edge
