// What a seat may know of a game of Skirmish, whether bytes are such a game at all, and a plain player.
#include "core/course.h"
#include "core/hidden.h"
#include "core/skirmish/state.h"

#include <utility>

namespace cardfront::skirmish {

namespace {

template <class Cards>
bool cards_in_range(const Cards& cards, bool may_hide) {
    return cards.sane() && std::all_of(cards.begin(), cards.end(), [may_hide](Card card) {
               return (may_hide && card == face_down) || (is_card(card) && !row(card).is_banner);
           });
}

// The list accounts for every card of a side: what is not shown is as much as lies face down.
bool side_sound(const State& state, Seat seat) {
    const Side& own = state.side(seat);
    if (!list_sound(own.list, state.length) || own.points < 0 || own.points > most_points) return false;
    if (!cards_in_range(own.deck, true) || !cards_in_range(own.hand, true) ||
        !cards_in_range(own.staying, false) || !std::is_sorted(own.hand.begin(), own.hand.end()))
        return false;
    for (const Card card : own.staying)
        if (!row(card).stays) return false;
    if (own.laid != no_card && own.laid != face_down && (!is_card(own.laid) || row(own.laid).is_banner))
        return false;
    int hidden = hidden_in(own.deck) + hidden_in(own.hand) + (own.laid == face_down ? 1 : 0);
    const Counts left = state.unseen(seat);
    for (std::size_t i = 0; i < all_cards; ++i) {
        if (left[i] > own.list[i] || (row(static_cast<Card>(i)).is_banner && own.discards[i] != 0))
            return false;
        hidden -= left[i];
    }
    return hidden == 0;
}

} // namespace

// Below 0 it wraps to more than the list has: no sane state.
Counts State::unseen(Seat seat) const {
    const Side& own = side(seat);
    Counts left = own.list;
    const auto take = [&left](Card card) {
        if (is_card(card)) --left[static_cast<std::size_t>(card)];
    };
    for (std::size_t i = 0; i < all_cards; ++i) {
        if (row(static_cast<Card>(i)).is_banner) left[i] = 0;
        left[i] = static_cast<std::uint8_t>(left[i] - own.discards[i]);
    }
    for (const auto* const cards : {&own.deck, &own.hand}) std::for_each(cards->begin(), cards->end(), take);
    std::for_each(own.staying.begin(), own.staying.end(), take);
    take(own.laid);
    for (const Use& use : chain)
        if (use.owner == seat) take(use.card);
    for (const Use& use : waiting)
        if (use.owner == seat) take(use.card);
    return left;
}

void State::redact(Seat who) {
    random = {};
    for (const Seat seat : SeatRange(players)) {
        Side& own = side(seat);
        hide(own.deck);
        if (seat == who) continue;
        hide(own.hand);
        if (own.laid != no_card) own.laid = face_down;
    }
}

void State::determinize(Seat who, Random chance) {
    redact(who);
    for (const Seat seat : SeatRange(players)) {
        Side& own = side(seat);
        FixedVector<Card, most_deck> pool;
        pour(pool, unseen(seat));
        chance.shuffle(pool);
        imagine_card(own.laid, pool);
        imagine_cards(own.hand, pool);
        std::sort(own.hand.begin(), own.hand.end());
        imagine_cards(own.deck, pool);
    }
    random = Random(chance.next());
}

bool State::uses_sound() const {
    if (!chain.sane() || !waiting.sane() || !questions.sane()) return false;
    for (std::size_t i = 0; i < chain.size() + waiting.size(); ++i) {
        const Use& use = i < chain.size() ? chain[i] : waiting[i - chain.size()];
        if (!is_card(use.card) || row(use.card).is_banner || !is_seat(use.owner, players) ||
            use.from > From::staying || use.negated > 1 || use.resolved > 1)
            return false;
        const bool triggers = use.from == From::staying;
        if (triggers && row(use.card).triggered == nullptr) return false;
        if (i >= chain.size() && (!triggers || use.negated != 0 || use.resolved != 0 || !is_in(use.owner)))
            return false;
        if (use.resolved != 0 && (i + 1U != chain.size() || closed == 0)) return false;
        const Ask ask = triggers ? Ask::player : row(use.card).target;
        const bool open = i + 1U == chain.size() && !questions.empty() && questions[0].ask != Ask::gift;
        const int most = ask == Ask::player ? players : ask == Ask::link ? static_cast<int>(i) : 0;
        if (ask == Ask::nothing || open ? use.target != -1 : use.target < 0 || use.target >= most)
            return false;
        if (ask == Ask::player && use.target == use.owner) return false;
    }
    return true;
}

// Somebody decides in each of its states: a question that has an answer, or a window.
bool State::chain_sound() const {
    if (chain.empty())
        return is_in(player) && questions.empty() && waiting.empty() && passes == 0 && closed == 0 &&
               answerer == nobody;
    if (!is_seat(answerer, players) || closed > 1 || passes > players) return false;
    const Use& last = chain.back();
    if (questions.empty() || questions[0].ask != Ask::gift) {
        if (closed != 0 || passes >= living() || !is_in(answerer)) return false;
        if (questions.empty()) return may_answer(answerer);
        return questions.size() == 1 && last.from != From::staying &&
               questions[0] == Question{row(last.card).target, last.owner} && is_in(last.owner) &&
               !options().empty();
    }
    Seat before = nobody;
    for (const Question& question : questions) {
        const Seat who = std::exchange(before, question.who);
        if (question.ask != Ask::gift || !is_seat(question.who, players) || question.who == who ||
            question.who == last.owner || !is_in(question.who) || side(question.who).hand.empty())
            return false;
    }
    return closed == 1 && last.resolved == 1 && last.negated == 0 && row(last.card).chosen != nullptr;
}

bool State::sane() const {
    if (players < 2 || players > most_players || length > 2 || blank != decltype(blank){} ||
        !is_seat(player, players) || !uses_sound())
        return false;
    for (const Seat seat : SeatRange(most_players))
        if (seat < players ? !side_sound(*this, seat) : side(seat) != Side{}) return false;
    return living() == 1 || (living() > 1 && chain_sound());
}

// --- The plain player

int State::value(Seat who) const {
    if (living() < 2) return is_in(who) ? 1000 : -1000;
    int others = 0;
    for (const Seat seat : SeatRange(players))
        if (seat != who) others = std::max<int>(others, side(seat).points);
    return std::clamp(60 * (side(who).points - others) + 10 * static_cast<int>(side(who).hand.size()), -900,
                      900);
}

Action playout_choice(const State& state, Random& random) {
    ActionList actions;
    state.legal(actions);
    constexpr std::array<std::uint32_t, 5> weights{6, 2, 4, 1, 1}; // by verb
    return any_by_weight(actions, random, [&](Action action) { return weights[action.verb]; });
}

} // namespace cardfront::skirmish
