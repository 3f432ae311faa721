// What may be done in Poker Assault, and what a position is asked for. How it goes on is course.cpp.
#include "core/poker_assault/cards.h"
#include "core/poker_assault/course.h"

#include <algorithm>

namespace cardfront::poker_assault {

namespace {

// Are exactly the fields that its verb has filled in? (PA-28)
bool well_formed(Action action) {
    switch (action.verb) {
    case pick: return has_fields(action, 1);
    case secret: return has_fields(action, 2);
    case play:
    case defend:
    case choose: return has_fields(action, 3);
    case launch:
    case stop:
    case pass:
    case done:
    case reform:
    case keep:
    case decline: return has_fields(action, 0);
    default: return false;
    }
}

bool names_card(Action action) {
    return is_poker_card(action.a) && action.c >= 0 && action.c < factions;
}

// A card is added to the Assault, as `becomes` says.
Refusal refuse_to_lay(const State& state, DeckCard card, int becomes) {
    if (becomes != -1 && !options(state, {card, state.attacker}).allows(becomes)) return {"PA-16"};
    return may_join(state, card, becomes) ? Refusal{} : Refusal{"PA-1"};
}

Refusal refuse_play(const State& state, Action action) {
    if (!names_card(action) || action.b < -1) return {"PA-28"};
    const DeckCard card = named_card(action);
    if (!state.side[slot(state.attacker)].hand.has(card)) return {"PA-27"};
    return refuse_to_lay(state, card, action.b);
}

Refusal refuse_secret(const State& state, Action action) {
    if (action.a < 0 || action.a >= powers || action.b < -1) return {"PA-28"};
    const auto power = static_cast<Power>(action.a);
    const Seat seat = state.turn();
    if ((state.side[slot(seat)].secrets & power_bit(power)) == 0) return {"PA-27"};
    return options(state, use_of(power, seat)).allows(action.b) ? Refusal{} : Refusal{"PA-14"};
}

Refusal refuse_defend(const State& state, Action action) {
    if (!names_card(action) || action.b < 0 || action.b >= static_cast<int>(state.assault.size()))
        return {"PA-28"};
    const DeckCard card = named_card(action);
    if (!state.side[slot(state.defender)].hand.has(card)) return {"PA-27"};
    if (!hits(state, action.b)) return {"PA-8"};
    if (state.blocked(action.b)) return {"PA-9"};
    return state.can_guard(card, action.b) ? Refusal{} : Refusal{"PA-30"};
}

// Where there is nothing to choose from one may always decline.
Refusal refuse_answer(const State& state, Action action) {
    const Options may = options(state, *state.question());
    if (action.verb == decline) return may.none || may.cards.empty() ? Refusal{} : Refusal{"PA-34"};
    if (!names_card(action) || action.b < -1 || (action.b != -1 && !may.to_play)) return {"PA-28"};
    if (!may.cards.has(named_card(action))) return {"PA-34"};
    return may.to_play ? refuse_to_lay(state, named_card(action), action.b) : Refusal{};
}

// Legal actions are what options() offers, and of the rest what no rule refuses.
class Finder {
  public:
    Finder(const State& state, ActionList& out) : state_(state), out_(out) {}

    void add(Verb verb, int a = -1, int b = -1, int c = -1) {
        const Action action = make_action(verb, a, b, c);
        if (!state_.refusal(action)) out_.push_back(action);
    }
    void add_defences(DeckCard card, unsigned open) {
        for (; open != 0; open &= open - 1)
            if (state_.can_guard(card, std::countr_zero(open))) push(defend, card, std::countr_zero(open));
    }
    void add_to_play(Verb verb, DeckCard card) { // as whatever it may become
        const auto try_as = [&](int becomes) {
            if (may_join(state_, card, becomes)) push(verb, card, becomes);
        };
        try_as(-1);
        for (unsigned rest = may_become(state_, card); rest != 0; rest &= rest - 1)
            try_as(std::countr_zero(rest));
    }
    void add_secrets() {
        const Seat seat = state_.turn();
        for (PowerSet rest = state_.side[slot(seat)].secrets; rest != 0; rest &= rest - 1) {
            const auto power = static_cast<Power>(std::countr_zero(rest));
            const Options may = options(state_, use_of(power, seat));
            if (may.none) out_.push_back(make_action(secret, power));
            for (unsigned numbers = may.numbers; numbers != 0; numbers &= numbers - 1)
                out_.push_back(make_action(secret, power, std::countr_zero(numbers)));
        }
    }
    void add_answers() {
        const Options may = options(state_, *state_.question());
        for (const DeckCard card : may.cards) may.to_play ? add_to_play(choose, card) : push(choose, card);
        add(decline);
    }

  private:
    void push(Verb verb, DeckCard card, int b = -1) {
        out_.push_back(make_action(verb, poker_card_of(card), b, deck_of(card)));
    }

    const State& state_;
    ActionList& out_;
};

} // namespace

// --- Questions

Seat State::turn() const {
    if (!asking.empty()) return asking.back().seat;
    switch (phase) {
    case Phase::over: return nobody;
    case Phase::defend:
    case Phase::reform: return defender;
    case Phase::draft:
    case Phase::prepare:
    case Phase::window: return attacker;
    }
    return nobody;
}

int State::deck_count(Seat seat) const {
    const Side& mine = side[slot(seat)];
    return mine.deck.size() - mine.hidden_hand - discards.hidden(seat) +
           static_cast<int>(mine.on_deck.size());
}

Seat State::left_of(Seat seat) const {
    for (int step = 1; step < players; ++step) {
        const auto next = static_cast<Seat>((seat + step) % players);
        if (lives(next)) return next;
    }
    return seat;
}

Seat State::left_opponent(Seat seat) const {
    Seat out = nobody; // of the game as soon as the action is done
    for (int step = 1; step < players; ++step) {
        const auto next = static_cast<Seat>((seat + step) % players);
        if (!lives(next) || !opposes(seat, next)) continue;
        if (chips[slot(team(next))] > 0) return next;
        if (out == nobody) out = next;
    }
    return out != nobody ? out : static_cast<Seat>((seat + 1) % players);
}

Seat State::winner() const {
    if (phase != Phase::over) return nobody;
    Seat best = nobody;
    bool tie = false;
    for (const Seat seat : SeatRange(players == 4 ? 2 : players)) {
        if (!lives(seat)) continue;
        if (best == nobody || chips[slot(team(seat))] > chips[slot(team(best))])
            best = seat, tie = false;
        else if (chips[slot(team(seat))] == chips[slot(team(best))])
            tie = true;
    }
    return tie ? nobody : best;
}

PatternSet State::allowed_patterns(Seat seat) const {
    PatternSet allowed = usual_set;
    for (PowerSet rest = side[slot(seat)].standing; rest != 0; rest &= rest - 1) {
        const std::int8_t more = power_card(static_cast<Power>(std::countr_zero(rest))).pattern;
        if (more >= 0) allowed |= static_cast<PatternSet>(1U << static_cast<unsigned>(more));
    }
    return allowed;
}

bool State::has_extras() const {
    return std::any_of(assault.begin(), assault.end(),
                       [](const Attacker& each) { return always_fits(each.card); });
}

Faces State::faces(Extras extras) const {
    Faces out;
    for (const Attacker& each : assault)
        if (counts(each.card, extras)) out.push_back({each.rank, each.suit});
    return out;
}

PatternSet State::hands_now() const {
    const PatternSet allowed = allowed_patterns(attacker);
    const PatternSet found = all_that_it_is(allowed, faces(Extras::counted));
    // A hand with them is never worse: no smaller one draws more Power Cards.
    return found == 0 && has_extras() ? all_that_it_is(allowed, faces(Extras::left_out)) : found;
}

int State::legal_pattern() const {
    return best_of(hands_now());
}

int State::undefended() const {
    return static_cast<int>(std::count_if(assault.begin(), assault.end(),
                                          [](const Attacker& each) { return (each.marks & guarded) == 0; }));
}

int State::damage() const {
    const int open = undefended();
    return open == 0 ? 0 : std::clamp(open + extra_damage(*this, defender), 0, most_damage(*this, defender));
}

int State::damage_without(int index) const {
    State then = *this;
    then.assault[slot(index)].marks |= guarded;
    return then.damage();
}

bool State::can_guard(DeckCard card, int index) const {
    const Attacker& target = assault[slot(index)];
    const Face own = printed(card);
    if (own.rank == target.rank) return true; // also an Ace against a low Ace
    bool guards = own.suit == target.suit && own.rank > height(target);
    if (const Ability* const row = ability_of(card, When::defence);
        !guards && row != nullptr && row->guards != nullptr) {
        Attacker seen = target;
        seen.rank = height(target);
        guards = row->guards(own, seen);
    }
    return guards && !narrowed_to_rank(*this, index);
}

unsigned State::defendable() const {
    unsigned open = 0, early = 0, late = 0;
    for (int i = 0; i < static_cast<int>(assault.size()); ++i) {
        if (!hits(*this, i)) continue;
        const unsigned bit = 1U << static_cast<unsigned>(i);
        const Ability* const row = ability_of(assault[slot(i)].card, When::assault);
        open |= bit;
        if (row != nullptr && row->first) early |= bit;
        if (only_last(*this, i)) late |= bit;
    }
    if ((open & ~late) != 0) open &= ~late; // these wait for all others
    return (open & early) != 0 ? open & early : open;
}

bool State::blocked(int index) const {
    return (defendable() >> static_cast<unsigned>(index) & 1U) == 0;
}

bool State::knows_hand_card(Seat viewer, Seat owner, DeckCard card) const {
    return viewer == owner || (viewer != nobody && knows[slot(viewer)].has(card));
}

int State::score(Seat who) const {
    return chips[slot(team(who))];
}

// --- Legal and refused: one truth

Refusal State::refusal(Action action) const {
    if (!well_formed(action)) return {"PA-28"};
    if (phase == Phase::over) return {"PA-32"};
    if (phase == Phase::draft) return action.verb == pick ? refuse_pick(*this, action) : Refusal{"PA-29"};
    if (action.verb == pick) return {"PA-29"};
    const bool answers = action.verb == choose || action.verb == decline;
    if (answers == asking.empty()) return {"PA-34"};
    if (answers) return refuse_answer(*this, action);
    switch (action.verb) {
    case play:
        if (phase != Phase::prepare) return {"PA-26"};
        return refuse_play(*this, action);
    case launch:
        if (phase != Phase::prepare) return {"PA-26"};
        return legal_pattern() >= 0 ? Refusal{} : Refusal{"PA-2"};
    case stop:
        if (phase != Phase::prepare) return {"PA-26"};
        return assault.empty() && side[slot(attacker)].hand_count() > 0 ? Refusal{"PA-4"} : Refusal{};
    case secret:
        if (phase == Phase::reform) return {"PA-14"};
        return refuse_secret(*this, action);
    case pass: return phase == Phase::window ? Refusal{} : Refusal{"PA-14"};
    case defend:
        if (phase != Phase::defend) return {"PA-26"};
        return refuse_defend(*this, action);
    case done: return phase == Phase::defend ? Refusal{} : Refusal{"PA-26"};
    default: return phase == Phase::reform ? Refusal{} : Refusal{"PA-11"}; // reform, keep
    }
}

void State::legal(ActionList& out) const {
    out.clear();
    Finder found(*this, out);
    if (!asking.empty()) {
        found.add_answers();
        return out.sort();
    }
    switch (phase) {
    case Phase::over: return;
    case Phase::draft:
        for (int a = 0; a < factions * suits; ++a) found.add(pick, a);
        return;
    case Phase::prepare:
        for (const DeckCard card : side[slot(attacker)].hand) found.add_to_play(play, card);
        found.add(launch);
        found.add(stop);
        break;
    case Phase::window: found.add(pass); break;
    case Phase::defend:
        for (const unsigned open = defendable(); const DeckCard card : side[slot(defender)].hand)
            found.add_defences(card, open);
        found.add(done);
        break;
    case Phase::reform: return found.add(reform), found.add(keep);
    }
    found.add_secrets();
    out.sort();
}

void State::as_of(int version, ActionList& legal) const {
    // Before 13 what always fits was left out always (PA-17).
    if (version < 13 && all_that_it_is(allowed_patterns(attacker), faces(Extras::left_out)) == 0)
        legal.keep([](Action each) { return each.verb != poker_assault::launch; });
}

} // namespace cardfront::poker_assault
