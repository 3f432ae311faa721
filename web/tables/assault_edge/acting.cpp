// The line of what to do at the table of Assault Edge, with its buttons.
#include "core/assault_edge/said.h"
#include "web/tables/assault_edge/table.h"

#include <algorithm>

namespace cardfront::assault_edge {

// What may be answered, and with what.
std::string AssaultEdgeTable::window_advice() const {
    constexpr std::size_t most = 3; // are named
    std::vector<std::string> with;
    for (const Card card : answers()) with.push_back(card_name(card));
    for (const Action& action : legal_)
        if (action.verb == use) with.push_back(card_name(action.b));
    const bool none = with.empty();
    const auto more = static_cast<std::int64_t>(with.size()) - static_cast<std::int64_t>(most);
    if (more > 0) with.resize(most);
    const Named cards{
        "cards", more > 0 ? say("{cards} or {count} more", {{"cards", listed(with)}, counted("count", more)})
                          : listed(with)};
    if (!state_.chain.empty()) {
        const Named card{"card", card_name(state_.chain.back().card)};
        return none ? say("Answer {card}? You have nothing that fits", {card})
                    : say("Answer {card}? With {cards}", {card, cards});
    }
    const Named unit{"unit", state_.active == no_unit ? std::string{}
                                                      : capitalised(unit_called(state_, state_.active), {})};
    if (state_.opened == on_attack)
        return none ? say("{unit} attacks. You have no answer", {unit})
                    : say("{unit} attacks: answer with {cards}?", {unit, cards});
    return none ? say("{unit} has moved. You have no answer", {unit})
                : say("{unit} has moved: answer with {cards}?", {unit, cards});
}

std::string AssaultEdgeTable::advice() const {
    if (!mine_) return {};
    if (asked(Ask::target)) {
        const Use& use = state_.chain.back();
        const Named card{"card", card_name(use.card)};
        return target_of(use) == Target::doorstep
                   ? say("{card}: tap the square on which it is spawned", {card})
                   : say("{card}: tap what it is aimed at", {card});
    }
    if (asked(Ask::take)) return say("One card goes to your hand, the others are discarded");
    if (!state_.questions.empty()) return {};
    switch (state_.phase) {
    case Phase::opening:
        return say("Draw from a deck, draws to come: {count}", {counted("count", state_.side(eyes_).draws)});
    case Phase::draw: return say("Draw from one of your decks");
    case Phase::ending: return say("Which of your facilities is turned up?");
    case Phase::over: return {};
    case Phase::combat: break;
    }
    if (selected_ >= 0) {
        const int card = chosen_card();
        const Named name{"card", card_name(card)}, text{"text", say(row(card).text)};
        const bool told = !at_.chain.empty() && !at_.covers && state_.chain.empty();
        if (!is_legal(make_action(play, card)))
            return say("{card} cannot be played now. {why}",
                       {name, {"why", why_not(state_, static_cast<Card>(card))}});
        return told ? say("Play {card}?", {name}) : say("{card}: {text}", {name, text});
    }
    if (state_.window()) return window_advice();
    if (state_.again == 1)
        return say("Somebody has moved: choose the targets anew, points left: {count}",
                   {counted("count", state_.points_left())});
    if (state_.aiming() && state_.aims.empty())
        return say("Points left: {count}, held back: {held}. Tap a target",
                   {counted("count", state_.points_left()), counted("held", state_.held)});
    if (state_.aiming())
        return say("Points left: {count}. Tap more, or attack: the last gets the rest",
                   {counted("count", state_.points_left())});
    if (unit_ >= 0 && waits_for_other())
        return say("{unit} still acts: finish it first, or go on with it",
                   {{"unit", unit_called(state_, acting())}});
    if (unit_ >= 0 && state_.lives(unit_)) {
        const bool moves = state_.ways(unit_) != 0, attacks = state_.may_attack(unit_);
        if (moves && attacks) return say("Move to a lit square, or attack a marked target");
        if (moves) return say("Move to a lit square");
        if (attacks) return say("Attack a marked target");
        return say("It can neither move nor attack now");
    }
    return {};
}

bool AssaultEdgeTable::goes_on(Action deed) const {
    const bool of_unit =
        deed.verb == use || deed.verb == move || deed.verb == aim || deed.verb == finish || deed.verb == hold;
    return deed.verb == declare || (of_unit && acting() != no_unit && deed.a == acting());
}

// Is the chosen unit held up by one that has begun (AE-7)?
bool AssaultEdgeTable::waits_for_other() const {
    return acting() != unit_ && acting() != no_unit && is_legal(make_action(finish, acting()));
}

void AssaultEdgeTable::draw_choice() {
    std::vector<StatusButton> more;
    if (plays_back()) return draw_status(scene(), at_.status, more, {});
    const auto add = [&](Action action, std::string words, bool main = false) {
        if (is_legal(action)) more.push_back({command_of(action), std::move(words), main});
    };
    if (free()) {
        const bool window = state_.window();
        if (!state_.questions.empty()) more.push_back({"undo", say("Take back")});
        if (state_.phase == Phase::opening || state_.phase == Phase::draw)
            for (int deck = 0; deck < decks; ++deck)
                if (is_legal(make_action(assault_edge::draw, deck)))
                    more.push_back({numbered("draw-from", deck), deck == research ? say("Research")
                                                                 : deck == assault_edge::command
                                                                     ? say("Command")
                                                                     : say("Barracks")});
        constexpr float roomy = 900; // elsewhere the question needs the room
        if (scene().area.w >= roomy && (state_.phase == Phase::opening || state_.phase == Phase::draw))
            more.push_back({numbered("cards", eyes_), say("Cards")});
        for (int n = 0; n < 2; ++n)
            if (is_legal(make_action(raise, n)))
                more.push_back({numbered("turn-up", n), card_name(state_.side(eyes_).plants[slot(n)].card)});
        if (selected_ >= 0) {
            if (kit::dragging().empty()) add(make_action(play, chosen_card()), say("Play it"), true);
            more.push_back({"close", say("Put it back")});
        } else {
            for (const Action& action : legal_)
                if (action.verb == use && (unit_ < 0 ? window && more.size() < 2 : action.a == unit_))
                    more.push_back({command_of(action), card_name(action.b)});
            add(make_action(declare), state_.aims.empty() ? say("Attack nothing") : say("Attack!"), true);
            if (unit_ >= 0) add(make_action(hold, unit_), say("Hold a point back"));
            add(make_action(pass), say("Let it go by"), true);
            if (unit_ >= 0 && acting() == unit_) add(make_action(finish, unit_), say("Finish it"));
            const bool waits = unit_ >= 0 && waits_for_other();
            if (waits)
                add(make_action(finish, acting()),
                    say("Finish {unit}", {{"unit", unit_called(state_, acting())}}), true);
            if (unit_ >= 0 && acting() != unit_ && !window) more.push_back({"close", say("Leave it")});
            if (unit_ < 0 || acting() == unit_ || waits)
                add(make_action(done), say("End turn"), able_.none());
        }
    }
    draw_status(scene(), at_.status, more, advice());
}

} // namespace cardfront::assault_edge
