// How Null Game begins, what may be done in it, and how it goes on.
#include "core/course.h"
#include "core/null_game/state.h"

namespace cardfront::null_game {

namespace {

Event leads(Seat seat) {
    return {.what = what::lead, .look = Look::turn, .seat = seat};
}

} // namespace

const GameInfo State::info{.key = "null-game",
                           .title = "Null Game",
                           .blurb = "Lay a card unseen, and take the trick.",
                           .rule_prefix = "NG",
                           .rules_version = 1,
                           .seating = seating,
                           .options = {},
                           .verbs = record_names<Verb>,
                           .events = record_names<what::What>,
                           .takes_first = true,
                           .cards = static_cast<int>(all_cards)};

State State::start(const Setup& setup, Log log) { // NG-1
    State state;
    state.random = Random(setup.seed);
    std::array<Card, all_cards> deck;
    for (std::size_t i = 0; i < all_cards; ++i) deck[i] = static_cast<Card>(i);
    state.random.shuffle(deck);
    for (const Seat seat : SeatRange(2))
        for (std::size_t n = 0; n < tricks; ++n) {
            const Card card = deck[2 * n + slot(seat)];
            state.hand[slot(seat)].insert_sorted(card);
            log(drawn(what::deal, card, place(deck_area, nobody), place(hand_area, seat)));
        }
    const auto lot = static_cast<Seat>(state.random.below(2));
    state.leader = setup.first == nobody ? lot : setup.first;
    log(leads(state.leader));
    return state;
}

Seat State::turn() const {
    if (shown.full()) return nobody;
    return laid == no_card ? leader : other(leader);
}

void State::legal(ActionList& out) const {
    out.clear();
    if (const Seat who = turn(); who != nobody)
        for (const Card card : hand[slot(who)])
            if (is_card(card)) out.push_back(make_action(lay, card));
}

Refusal State::refusal(Action action) const {
    const Seat who = turn();
    if (who == nobody) return {"NG-4"};
    const bool held = is_card(action.a) && hand[slot(who)].contains(static_cast<Card>(action.a));
    return action.verb == lay && has_fields(action, 1) && held ? Refusal{} : Refusal{"NG-2"};
}

void State::apply(Action action, Log log) {
    const Seat who = turn();
    const auto card = static_cast<Card>(action.a);
    hand[slot(who)].remove(card);
    log({.what = what::lay,
         .look = Look::lay,
         .seen = only(who),
         .card = card,
         .from = place(hand_area, who),
         .to = place(laid_area, who),
         .seat = who});
    if (who == leader) {
        laid = card;
        return;
    }
    for (const Seat seat : SeatRange(2)) { // NG-3
        shown.push_back(seat == who ? card : laid);
        log({.what = what::turn_up,
             .look = Look::turn_up,
             .news = true,
             .card = shown.back(),
             .to = place(laid_area, seat),
             .seat = seat});
    }
    laid = no_card;
    leader = taker(played() - 1);
    log({.what = what::win, .look = Look::gain, .to = place(won_area, leader), .amount = 1, .seat = leader});
    log(turn() != nobody ? leads(leader) : Event{.what = what::end, .look = Look::end, .seat = winner()});
}

Seat State::taker(std::size_t trick) const {
    return shown[2 * trick] > shown[2 * trick + 1] ? Seat{0} : Seat{1};
}

Seat State::winner() const { // NG-4
    const int ahead = score(0) - score(1);
    return ahead == 0 ? nobody : ahead > 0 ? Seat{0} : Seat{1};
}

int State::score(Seat who) const {
    int taken = 0;
    for (std::size_t trick = 0; trick < played(); ++trick) taken += taker(trick) == who ? 1 : 0;
    return taken;
}

} // namespace cardfront::null_game
