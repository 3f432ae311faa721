// The own hand of Poker Assault, the chooser for what a card becomes or asks for, the line of what to do.
#include "web/tables/poker_assault/table.h"

#include <algorithm>

namespace cardfront::poker_assault {

void PokerAssaultTable::draw_cards() {
    const Side& side = side_of(bottom_);
    std::vector<DeckCard> cards; // by rank, whatever deck they are of
    for (const DeckCard card : side.hand) cards.push_back(card);
    std::sort(cards.begin(), cards.end(), [](DeckCard one, DeckCard other) {
        const Card a = poker_card_of(one), b = poker_card_of(other);
        return a != b ? a < b : one < other;
    });
    std::vector<Held> held;
    held.reserve(cards.size());
    for (const DeckCard card : cards)
        held.push_back({.number = card,
                        .spot = hand_spot(bottom_, card),
                        .face = face_of(card),
                        .selected = eyes_ != nobody && selected_ == card,
                        .legal = mine_ && !half_chosen() && !meanings(card).empty()});
    draw_hand(held, side.hidden_hand, spot(hand_area, bottom_, -1, 0), back_of(faction_of(state_, bottom_)));
}

// The card as it would lie in the Assault.
GameTable::Offer PokerAssaultTable::offer_of(const Action& action) const {
    const auto card = named_card(action);
    Offer one{command_of(action), face_of(card)};
    const Ability* const row = ability_of(card, When::assault);
    const int becomes = action.b;
    if (becomes < 0 || row == nullptr) return one;
    const Card own = poker_card_of(card);
    if (row->becomes == Becomes::suit) {
        one.face.code = make_card(rank_of(own), becomes);
    } else if (row->becomes == Becomes::recolour) {
        const Attacker& target = state_.assault[static_cast<std::size_t>(becomes)];
        one.face = face_of(target);
        one.face.code = make_card(target.rank, suit_of(own));
        one.caption = cardfront::short_card_name(make_card(target.rank, target.suit));
    } else {
        one.face.code = make_card(becomes, suit_of(own));
    }
    return one;
}

void PokerAssaultTable::draw_offers() {
    if (!mine_) return;
    std::vector<Offer> offers;
    if (state_.question() != nullptr) {
        for (const Action& action : legal_)
            if (action.verb == choose) offers.push_back(offer_of(action));
        if (!offers.empty())
            draw_chooser({.title = card_name(state_.question()->card),
                          .room = at_.board,
                          .closable = false,
                          .explained = true},
                         offers);
        return;
    }
    const auto actions = meanings(selected_);
    if (!preparing() || actions.size() < 2 || !kit::dragging().empty()) return;
    for (const Action& action : actions) {
        offers.push_back(offer_of(action));
        if (action.b < 0) offers.back().caption = say("as it is");
    }
    const Ability& row = borne_by(static_cast<DeckCard>(selected_));
    draw_chooser({.title = say("{card}: play it as", {{"card", say(name_of(row))}}), .room = at_.board},
                 offers);
}

// A Secret that was tapped: its text, and what may be done with it.
bool PokerAssaultTable::secret_choice(std::vector<StatusButton>& more, std::string& words) const {
    if (secret_ < 0) return false;
    const PowerCard& row = power_card(static_cast<Power>(secret_));
    const auto actions = uses(secret_);
    const Named name{"card", say(name_of(static_cast<Power>(secret_)))};
    if (!mine_ || actions.empty())
        words = say("{card}: it has no use now", {name});
    else if (row.target != Target::none && row.target != Target::suit)
        words = say("{card}: choose a glowing card", {name});
    else if (row.target == Target::suit)
        words = say("{card}: choose a suit", {name});
    else
        words = say("{card}: use it now?", {name});
    static constexpr std::array<const char*, suits> signs{"♣", "♦", "♥", "♠"};
    if (mine_ && row.target == Target::suit)
        for (const Action& action : actions)
            more.push_back({command_of(action), signs[static_cast<std::size_t>(action.b)], true});
    if (mine_ && row.target == Target::none && !actions.empty() && kit::dragging().empty()) // else the middle
        more.push_back({command_of(actions.front()), say("Use it"), true});
    more.push_back({"close", say("Close")});
    return true;
}

// Why the chosen card does nothing.
std::string PokerAssaultTable::no_use_words() const {
    if (state_.phase == Phase::defend) return hint_for(shown().view, Action{defend});
    const Named card{"card", card_name(static_cast<std::int16_t>(selected_))};
    return preparing() ? say("{card}: no hand that you may play has it beside these", {card})
                       : say("{card}: it has no use now", {card});
}

bool PokerAssaultTable::plays_on() const {
    return std::any_of(legal_.begin(), legal_.end(), [](const Action& each) { return each.verb == play; });
}

// Why nothing is played by a press on "Play it".
std::string PokerAssaultTable::why_not_played() const {
    if (!plays_on()) return say("None of your cards goes on with it: give up");
    if (selected_ < 0) return say("Choose a card of your hand first.");
    return meanings(selected_).empty() ? no_use_words() : say("Choose what it is played as.");
}

// The line of what to do, with the buttons of the moment.
void PokerAssaultTable::draw_choice() {
    std::vector<StatusButton> more;
    std::string words;
    if (secret_choice(more, words)) return draw_status(scene(), at_.status, more, words);
    if (!mine_) return draw_status(scene(), at_.status);
    const auto card_meanings = meanings(selected_);
    const auto add = [&](Verb verb, std::string label, bool main = false) {
        if (is_legal({verb})) more.push_back({command_of(Action{verb}), std::move(label), main});
    };
    const int pattern = preparing() ? state_.legal_pattern() : -1;
    const bool one = selected_ >= 0 && card_meanings.size() == 1;
    if (one && !preparing())
        more.push_back({"use-chosen", // the card's place has the action's own id
                        state_.phase == Phase::defend ? say("Defend") : say("Choose it"), true});
    if (one && preparing())
        more.push_back({"use-chosen", say("Play it"), true});
    else if (preparing() && pattern < 0 && is_legal({stop})) // nor is the place where it stood another's
        more.push_back({"use-chosen", say("Play it"), true, why_not_played()});
    if (pattern >= 0) // of two, the chosen card is what is gold
        add(launch, say("Launch {hand}", {{"hand", say(patterns[slot(pattern)].name)}}), !one);
    add(stop, pattern >= 0 ? say("Do not launch") : say("Give up"));
    if (one && preparing() && !is_legal({stop})) // its place is not another's after the first card
        more.push_back(
            {command_of(Action{stop}), say("Give up"), false, say("No card of the Assault is played yet.")});
    add(pass, say("Go on"), true);
    add(done, say("Take {damage} damage", {{"damage", std::to_string(state_.damage())}}));
    add(reform, say("Reform"), true);
    add(keep, say("Keep"));
    add(decline, say("Nothing"));
    if (state_.question() != nullptr) more.push_back({"undo", say("Take back")});
    if (state_.question() != nullptr)
        words = say("Choose a glowing card");
    else if (selected_ >= 0 && card_meanings.empty())
        words = no_use_words();
    else if (selected_ >= 0 && state_.phase == Phase::defend && card_meanings.size() > 1)
        words = say("Choose a glowing card to defend");
    else if (selected_ < 0 && preparing() && pattern < 0 && !state_.assault.empty() && !plays_on())
        words = why_not_played();
    draw_status(scene(), at_.status, more, words);
}

} // namespace cardfront::poker_assault
