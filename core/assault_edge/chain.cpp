// Uses: how one becomes a link, who may answer it, and how the chain is carried out (AE-15 to AE-17, AE-25,
// AE-26).
#include "core/assault_edge/cards.h"

namespace cardfront::assault_edge {

Target target_of(const Use& use) {
    const Row& self = row(use.card);
    if (use.from == From::trigger) return Target::none;
    if (use.from == From::hand && self.kind == Kind::equipment) return Target::newcomer;
    if (use.from == From::hand && self.kind == Kind::unit) return Target::doorstep;
    return self.target;
}

namespace {

// For events.
Place place_of_target(const State& state, const Use& use) {
    switch (target_of(use)) {
    case Target::none: return {};
    case Target::link: return place(chain_area, state.chain[slot(use.target)].owner, use.target);
    case Target::enemy_deck: return place(deck_area, State::other(use.owner), use.target);
    case Target::own_deck: return place(deck_area, use.owner, use.target);
    case Target::doorstep: return place(square_area, use.owner, use.target);
    default: return {square_area, state.unit(use.target).owner, use.target, state.unit(use.target).square};
    }
}

} // namespace

bool targets_units(const Use& use) {
    switch (target_of(use)) {
    case Target::own_unit:
    case Target::enemy_unit:
    case Target::any_unit:
    case Target::acting:
    case Target::newcomer: return true;
    default: return false;
    }
}

void State::activate(const Use& use, Log log) {
    chain.push_back(use);
    closed = phase == Phase::combat ? 0 : 1;
    answerer = closed == 0 ? other(use.owner) : nobody;
    const auto link = static_cast<int>(chain.size()) - 1;
    log({.what = what::use,
         .look = use.from == From::hand ? Look::lay : Look::glow,
         .news = use.from == From::hand,
         .card = use.card,
         .from = use.from == From::hand ? place(hand_area, use.owner)
                                        : Place{square_area, use.owner, use.unit, use.square},
         .to = place(chain_area, use.owner, link),
         .seat = use.owner,
         .knew = use.owner});
    if (target_of(use) == Target::none) return;
    int choices = 0, first = -1;
    const Question asked{Ask::target, use.owner, 0, 0};
    for (int choice = 0; choice < answers(asked); ++choice)
        if (may_answer(asked, choice)) {
            if (choices++ == 0) first = choice;
        }
    questions.push_back(asked);
    if (choices == 1) answer(first, log);
}

void State::answer(int choice, Log log) {
    const Question question = questions.take_back();
    if (question.ask == Ask::take) {
        take(question, choice, log);
        return;
    }
    Use& last = chain[chain.size() - 1U];
    last.target = static_cast<std::int8_t>(choice);
    log({.what = what::aimed,
         .look = Look::point,
         .card = last.card,
         .from = place(chain_area, last.owner, static_cast<int>(chain.size()) - 1),
         .to = place_of_target(*this, last),
         .seat = last.owner});
}

// The cards looked at that are not taken fall, the topmost first.
void State::take(const Question& question, int choice, Log log) {
    Side& own = side(question.who);
    const auto deck = static_cast<Deck>(question.deck);
    Card taken = no_card;
    for (int n = 0; n < question.count; ++n) {
        if (n != choice) {
            mill(question.who, deck, 1, log);
            continue;
        }
        taken = take_top(question.who, deck);
        own.hand.insert_sorted(taken);
        log({.what = what::take,
             .look = Look::draw,
             .seen = only(question.who),
             .card = taken,
             .from = place(deck_area, question.who, deck),
             .to = place(hand_area, question.who),
             .seat = question.who});
    }
}

// Who may answer does not. Nobody answers their own link, so both have passed (AE-17, AE-29); but of two
// triggers nobody has made the second, and its owner may answer the first.
void State::let_go() {
    if (is_pair() && answerer != chain.back().owner)
        answerer = chain.back().owner;
    else
        closed = 1, answerer = nobody;
}

bool State::run_chain(Log log) {
    while (closed == 0) {
        if (is_asked(answerer)) return false;
        let_go();
    }
    if (chain.back().resolved == 0)
        carry_out(log);
    else
        put_away(log);
    return true;
}

void State::carry_out(Log log) {
    Use& last = chain[chain.size() - 1U];
    last.resolved = 1;
    if (last.negated != 0) return;
    if (last.lost == 0 && last.unit != no_unit) last.square = unit(last.unit).square; // it may have moved
    const Row& self = row(last.card);
    const bool played = last.from == From::hand;
    bool goes = last.lost == 0 && (last.unit == no_unit || has_card(last.unit, last.card));
    if (goes && target_of(last) != Target::none) goes = may_target(last, last.target);
    if (goes && last.from == From::hand && self.kind == Kind::unit)
        goes = uniques_of(last.owner) < most_uniques && !has_unique(last.owner, last.card);
    const bool acts = last.from != From::trigger && (!played || self.kind == Kind::order);
    if (goes && acts) {
        goes = self.may == nullptr || self.may(*this, last);
        goes = goes && static_cast<int>(side(last.owner).piles[self.cost_deck].size()) >= self.cost;
    }
    if (!goes) {
        last.lost = 1;
        log({.what = what::fizzle,
             .look = Look::lose,
             .card = last.card,
             .to = place(chain_area, last.owner, static_cast<int>(chain.size()) - 1),
             .seat = last.owner});
        return;
    }
    const bool stays = played && self.kind != Kind::order;
    if (stays) last.from = From::board; // the card is on the board now
    const Use use = last;               // hooks may change the chain
    if (stays && self.kind == Kind::unit)
        spawn(use.owner, use.card, use.target, log);
    else if (stays)
        equip(use.target, use.card, log);
    else if (use.from == From::trigger)
        self.triggered(*this, use, log);
    else {
        mill(use.owner, self.cost_deck, self.cost, log); // AE-15
        self.resolve(*this, use, log);
    }
}

void State::put_away(Log log) {
    const Use use = chain.take_back();
    if (use.from == From::hand)
        discard(use.owner, use.card, place(chain_area, use.owner, static_cast<int>(chain.size())), log);
    if (!chain.empty()) return;
    closed = 0;
}

// The turn player's first is link 1, the other's link 2.
void State::open_waiting(Log log) {
    for (const Seat seat : {player, other(player)})
        for (const Trigger& each : waiting) {
            if (each.owner != seat) continue;
            const Trigger first = each;
            waiting.remove(first);
            activate({.card = first.card,
                      .owner = seat,
                      .from = From::trigger,
                      .unit = first.unit,
                      .square = first.square},
                     log);
            break;
        }
}

} // namespace cardfront::assault_edge
