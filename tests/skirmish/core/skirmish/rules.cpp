// How Skirmish begins, what is allowed in it, and how it goes on until somebody has to decide.
#include "core/skirmish/state.h"

#include <utility>

namespace cardfront::skirmish {

namespace {

constexpr std::array<Choice, 3> length_choices{{
    {"long", "Long", "Fifteen points."},
    {"short", "Short", "Ten points and decks of twelve."},
    {"endless", "Endless", "Twenty points.", 2},
}};
constexpr std::array<Choice, enumerators<HandChoice>> hand_choices{{
    {"three", "Three", "Everybody begins with three cards."},
    {"four", "Four", "Everybody begins with four cards."},
}};
constexpr std::array<Option, enumerators<option::Index>> option_table{{
    {"length", "Length", length_choices, 0, 1},
    {.key = "hand",
     .label = "Opening hand",
     .choices = hand_choices,
     .since = 2,
     .absent = as_choice(HandChoice::three)},
}};
static_assert(are_rows_of<HandChoice>(hand_choices, &Choice::key));
static_assert(are_rows_of<option::Index>(option_table, &Option::key));
constexpr std::array<int, length_choices.size()> opening_points{15, 10, 20};

const char* rule_of(Ask ask) {
    return ask == Ask::gift ? "SK-13" : "SK-9";
}

bool holds(const Side& side, int card) {
    return is_card(card) && side.hand.contains(static_cast<Card>(card));
}

} // namespace

const GameInfo State::info{.key = "skirmish",
                           .title = "Skirmish",
                           .blurb = "Strike, answer, and be the last one standing.",
                           .rule_prefix = "SK",
                           .rules_version = 2,
                           .seating = seating,
                           .options = option_table,
                           .verbs = record_names<Verb>,
                           .events = record_names<what::What>,
                           .takes_first = true,
                           .cards = static_cast<int>(all_cards),
                           .shelf = []() -> const Shelf& { return skirmish::shelf; }};

State State::start(const Setup& setup, Log log) {
    State state;
    state.random = Random(setup.seed);
    state.players = setup.seats;
    state.length = setup.options[option::length];
    for (const Seat seat : SeatRange(setup.seats)) {
        Side& side = state.side(seat);
        int points = opening_points[state.length];
        for (std::size_t i = 0; i < all_cards; ++i) {
            const auto card = static_cast<Card>(i);
            side.list[i] = setup.lists[static_cast<std::size_t>(seat)].counts[i];
            if (row(card).is_banner && side.list[i] > 0) {
                points += row(card).more_points;
                log({.what = what::banner, .look = Look::lay, .card = card, .to = place(points_area, seat)});
            } else {
                for (int n = 0; n < side.list[i]; ++n) side.deck.push_back(card);
            }
        }
        side.points = static_cast<std::int8_t>(points);
        state.random.shuffle(side.deck);
    }
    for (const Seat seat : SeatRange(setup.seats))
        for (int n = setup.chose(option::hand, HandChoice::four) ? 4 : 3; n > 0; --n) state.draw(seat, log);
    const auto lot = static_cast<Seat>(state.random.below(setup.seats));
    state.begin_turn(setup.first == nobody ? lot : setup.first, log);
    return state;
}

// --- What may be done

int State::living() const {
    return static_cast<int>(
        std::count_if(sides.begin(), sides.end(), [](const Side& side) { return side.points > 0; }));
}

Seat State::next(Seat seat) const {
    do seat = static_cast<Seat>((seat + 1) % players);
    while (!is_in(seat));
    return seat;
}

Seat State::turn() const {
    if (living() < 2) return nobody;
    return !questions.empty() ? questions.back().who : !chain.empty() ? answerer : player;
}

Options State::options(Question question, std::size_t links) const {
    Options out;
    switch (question.ask) {
    case Ask::player:
        for (const Seat seat : SeatRange(players))
            if (seat != question.who && is_in(seat)) out.push_back(seat);
        break;
    case Ask::link:
        for (std::size_t i = 0; i < links; ++i)
            if (chain[i].negated == 0) out.push_back(static_cast<std::int8_t>(i));
        break;
    case Ask::gift:
        for (int card = 0; card < static_cast<int>(all_cards); ++card)
            if (holds(side(question.who), card)) out.push_back(static_cast<std::int8_t>(card));
        break;
    case Ask::nothing: break;
    }
    return out;
}

bool State::has_target(Seat seat, Card card) const {
    const Ask ask = row(card).target;
    return ask == Ask::nothing || !options({ask, seat}, chain.size()).empty();
}

Refusal State::refusal(Action action) const {
    const Seat who = turn();
    if (who == nobody) return {"SK-14"};
    const bool plain = action.b == -1 && action.c == -1;
    if (!questions.empty()) {
        const bool fits = plain && action.verb == choose && is_card(action.a) &&
                          options().contains(static_cast<std::int8_t>(action.a));
        return fits ? Refusal{} : Refusal{rule_of(questions.back().ask)};
    }
    const Side& own = side(who);
    const bool answering = !chain.empty();
    if (!plain) return {"SK-5"};
    switch (action.verb) {
    case play:
        if (!holds(own, action.a)) return {"SK-5"};
        if (answering && !row(static_cast<Card>(action.a)).quick) return {"SK-7"};
        return has_target(who, static_cast<Card>(action.a)) ? Refusal{} : Refusal{"SK-9"};
    case lay:
        if (answering) return {"SK-7"};
        if (own.laid != no_card) return {"SK-6"};
        return holds(own, action.a) ? Refusal{} : Refusal{"SK-5"};
    case spring:
        if (action.a != -1 || !is_card(own.laid)) return {"SK-6"};
        return has_target(who, own.laid) ? Refusal{} : Refusal{"SK-9"};
    case pass: return action.a == -1 ? Refusal{} : Refusal{"SK-5"};
    default: return {answering ? "SK-7" : "SK-5"};
    }
}

void State::legal(ActionList& out) const {
    out.clear();
    if (turn() == nobody) return;
    if (!questions.empty()) {
        for (const std::int8_t option : options()) out.push_back(make_action(choose, option));
        return;
    }
    const auto offer = [&](Action action) {
        if (!refusal(action)) out.push_back(action);
    };
    for (const int verb : {play, lay})
        for (int card = 0; card < static_cast<int>(all_cards); ++card) offer(make_action(verb, card));
    offer(make_action(spring));
    offer(make_action(pass));
}

bool State::may_answer(Seat seat) const {
    const Side& own = side(seat);
    if (chain.full()) return false;
    if (own.laid != no_card) return true;
    if (own.hand.empty()) return false;
    for (int card = 0; card < static_cast<int>(all_cards); ++card) {
        if (!row(static_cast<Card>(card)).quick) continue;
        int shown = own.discards[static_cast<std::size_t>(card)];
        for (const Use& use : chain) shown += use.owner == seat && use.card == card ? 1 : 0;
        for (const Use& use : waiting) shown += use.owner == seat && use.card == card ? 1 : 0;
        for (const Card staying : own.staying) shown += staying == card ? 1 : 0;
        if (shown < own.list[static_cast<std::size_t>(card)]) return true;
    }
    return false;
}

int State::harm_of(Seat seat) const {
    int more = 0;
    for (std::size_t i = 0; i < all_cards; ++i)
        if (side(seat).list[i] > 0) more += row(static_cast<Card>(i)).more_harm;
    return more;
}

// --- How it goes on

void State::apply(Action action, Log log) {
    const Seat who = turn();
    Side& own = side(who);
    const auto card = static_cast<Card>(action.a);
    switch (action.verb) {
    case play:
        own.hand.remove(card);
        use({.card = card, .owner = who}, log);
        break;
    case lay: lay_down(who, card, log); break;
    case spring:
        use({.card = std::exchange(own.laid, no_card), .owner = who, .from = From::laid}, log);
        break;
    case choose: answer(static_cast<std::int8_t>(action.a), log); break;
    default:
        if (chain.empty()) break;
        ++passes;
        answerer = next(who);
    }
    run(log);
}

void State::answer(std::int8_t option, Log log) {
    const Question question = questions.take_back();
    Use& self = chain[chain.size() - 1U];
    if (question.ask == Ask::gift) {
        row(self.card).chosen(*this, Use(self), question.who, option, log);
        return;
    }
    self.target = option;
    const Place at = question.ask == Ask::player ? place(points_area, option)
                                                 : link_place(static_cast<std::size_t>(option));
    log({.what = what::aim, .look = Look::point, .card = self.card, .to = at, .seat = self.owner});
}

// Until somebody has to decide: a question, else the chain, else a trigger, else the next turn.
void State::run(Log log) {
    for (;;) {
        if (living() < 2) {
            const Seat winner = next(player);
            log({.what = what::end, .look = Look::end, .to = place(points_area, winner), .seat = winner});
            return;
        }
        if (!questions.empty()) return;
        if (!chain.empty()) {
            if (!run_chain(log)) return;
        } else if (!waiting.empty()) {
            open_waiting(log);
        } else {
            begin_turn(next(player), log);
            if (is_in(player)) return;
        }
    }
}

// One step of the chain; false: somebody may answer it.
bool State::run_chain(Log log) {
    if (closed == 0 && passes < living()) {
        if (may_answer(answerer)) return false;
        ++passes;
        answerer = next(answerer);
        return true;
    }
    closed = 1;
    if (chain.back().resolved == 0)
        carry_out(log);
    else
        put_away(log);
    return true;
}

void State::carry_out(Log log) {
    Use& last = chain[chain.size() - 1U];
    last.resolved = 1;
    const Use self = last; // hooks may change the chain
    const auto hook = self.from == From::staying ? row(self.card).triggered : row(self.card).resolve;
    if (self.negated == 0 && hook != nullptr) hook(*this, self, log);
}

void State::put_away(Log log) {
    const Use self = chain.take_back();
    if (row(self.card).stays && self.from != From::staying && self.negated == 0)
        stay(self.owner, self.card, link_place(chain.size()), log);
    else
        discard(self.owner, self.card, link_place(chain.size()), log);
    if (!chain.empty()) return;
    passes = closed = 0;
    answerer = nobody;
}

void State::open_waiting(Log log) {
    for (int away = 0; away < players; ++away)
        for (const Use& self : waiting) {
            if (self.owner != (player + away) % players) continue;
            const Use first = self;
            waiting.remove(first);
            use(first, log);
            return;
        }
}

void State::begin_turn(Seat seat, Log log) {
    player = seat;
    log({.what = what::turn, .look = Look::turn, .to = place(points_area, seat), .seat = seat});
    if (side(seat).deck.empty())
        lose(seat, 1, log);
    else
        draw(seat, log);
}

} // namespace cardfront::skirmish
