// The table of Poker Assault: what is chosen, where things are, the line of what to do.
#include "web/tables/poker_assault/table.h"

#include "web/platform/ears.h"

#include <algorithm>

namespace cardfront::poker_assault {

using kit::Rect;

Action with_card(Verb verb, DeckCard card, int b) {
    return {verb, poker_card_of(card), static_cast<std::int8_t>(b), static_cast<std::int8_t>(deck_of(card))};
}

std::vector<Action> PokerAssaultTable::meanings(int card) const {
    std::vector<Action> out;
    if (card < 0) return out;
    for (const Action& action : legal_)
        if ((action.verb == play || action.verb == defend || action.verb == choose) &&
            action.c * deck_size + action.a == card)
            out.push_back(action);
    return out;
}

std::vector<Action> PokerAssaultTable::uses(int power) const {
    std::vector<Action> out;
    for (const Action& action : legal_)
        if (action.verb == secret && action.a == power) out.push_back(action);
    return out;
}

void PokerAssaultTable::refresh() {
    outlooks_ = preparing() ? outlooks(state_) : std::vector<std::string>{};
    toll_ = state_.phase == Phase::defend ? toll_of(state_) : Toll{};
}

void PokerAssaultTable::check_choice(const Shown&) {
    if (eyes_ == nobody) return;
    const Side& own = side_of(eyes_);
    if (selected_ >= 0 && !own.hand.has(static_cast<DeckCard>(selected_))) selected_ = -1;
    if (secret_ >= 0 && (own.secrets & power_bit(static_cast<Power>(secret_))) == 0) secret_ = -1;
}

std::string PokerAssaultTable::subtitle(const Shown& shown) const {
    const auto& state = shown.view.as<State>();
    const Names names = shown.told();
    if (state.phase == Phase::over) return say("The game is over");
    if (state.phase == Phase::draft) return say("The choice of factions");
    const Named attacker = named("attacker", names, state.attacker);
    if (state.defender != nobody)
        return say("{attacker?* attacks|You attack} {defender}",
                   {attacker, named("defender", names, state.defender)});
    return say("{attacker?* prepares|You prepare} an Assault", {attacker});
}

// The second tap on the chosen card is its action, where it has but one meaning.
void PokerAssaultTable::select(int card) {
    secret_ = -1;
    if (selected_ != card) {
        selected_ = card;
        return;
    }
    const auto actions = meanings(card);
    if (actions.size() == 1) return perform(command_of(actions.front()));
    if (actions.empty() && preparing() && state_.turn() == eyes_)
        perform(command_of(with_card(play, static_cast<DeckCard>(card)))); // told why not
    selected_ = -1;
}

bool PokerAssaultTable::heard(std::string_view verb, int number) {
    if (verb == "use-chosen") return select(selected_), true;
    if (number < 0) return false;
    if (verb == "becomes") return selected_ = number, true;
    if (verb != "secret") return false;
    selected_ = -1;
    secret_ = secret_ == number ? -1 : number;
    return true;
}

Rect PokerAssaultTable::where(const Place& place) const {
    if (place.seat < 0 || place.seat >= players_) return place.area == 0 ? Rect{} : at_.middle;
    const SidePlaces& side = side_at(place.seat);
    const bool there = place.index >= 0 && place.index < static_cast<int>(most_faces);
    const auto slots = lay_assault(at_, std::max(slots_, place.index + 1));
    switch (place.area) {
    case deck_area: return side.deck;
    case hand_area: return (place.seat == bottom_ ? at_.hand : side.hand).fit();
    case discard_area: return side.discard;
    case assault_area: return there ? slots[slot(place.index)].card : at_.middle;
    case guard_area: return there ? slots[slot(place.index)].guard : at_.middle;
    case power_deck_area: return side.power_deck;
    case secret_area: return side.secrets.fit();
    case standing_area: return side.standing.fit();
    case power_discard_area: return side.power_discard;
    case chips_area: return side.chips;
    case cut_area: return side.plate.centred(60, 84);
    default: return at_.middle;
    }
}

kit::Spot PokerAssaultTable::lands(const Event& event, int later) const {
    const Place& to = event.to;
    if (to.seat < 0 || to.seat >= players_) return {};
    const Side& side = side_of(to.seat);
    const bool own = to.seat == eyes_;
    const auto card = static_cast<DeckCard>(event.card);
    const bool poker = event.card >= 0 && event.card < first_power_card;
    const PowerSet bit = event.card >= first_power_card ? power_bit(power_of(event.card)) : 0;
    const auto hidden = [&](Area area, int count) {
        return side_at(to.seat).compact || count <= later ? kit::Spot{}
                                                          : spot(area, to.seat, -1, count - 1 - later);
    };
    const bool there = to.index >= 0 && to.index < static_cast<int>(state_.assault.size());
    switch (to.area) {
    case hand_area:
        if (poker && side.hand.has(card)) return hand_spot(to.seat, card);
        return own ? kit::Spot{} : hidden(hand_area, side.hidden_hand);
    case assault_area:
        return there && state_.assault[slot(to.index)].card == card ? spot(assault_area, -1, -1, to.index)
                                                                    : kit::Spot{};
    case guard_area:
        return there && state_.assault[slot(to.index)].guard == card ? spot(guard_area, -1, -1, to.index)
                                                                     : kit::Spot{};
    case discard_area:
        return poker && state_.discards.top(to.seat) == card ? spot(discard_area, to.seat) : kit::Spot{};
    case secret_area:
        if ((side.secrets & bit) != 0) return spot(secret_area, to.seat, 1, event.card - first_power_card);
        return own ? kit::Spot{} : hidden(secret_area, side.hidden_secrets);
    case standing_area:
        return (side.standing & bit) != 0 && !side_at(to.seat).compact
                   ? spot(standing_area, to.seat, -1, event.card - first_power_card)
                   : kit::Spot{};
    default: return {};
    }
}

void PokerAssaultTable::draw_table() {
    at_ = lay_out(scene().area, players_, scene().wanted);
    if (!state_.assault.empty()) slots_ = static_cast<int>(state_.assault.size());
    if (state_.phase == Phase::draft) return draw_draft();
    draw_arrows();
    for (int place = 1; place <= players_; ++place)
        draw_side(static_cast<Seat>((bottom_ + place) % players_));
    draw_assault();
    draw_info();
    draw_cards();
    draw_choice();
    draw_offers();
}

GameTable::Preview PokerAssaultTable::preview_of(std::int16_t card) const {
    if (card < 0) return {};
    kit::CardFace face = face_of(card);
    face.words = {};
    const CardWords words = words_on(card);
    return {face, std::string(words.name), std::string(words.text), std::string(words.faction)};
}

// Where it hides nothing that one is about to use.
Rect PokerAssaultTable::preview_home() const {
    if (at_.tall || at_.low) return {};
    Rect home = at_.info;
    home.w = scene().area.right() - home.x;
    return home;
}

std::unique_ptr<Table> make_table() {
    return std::make_unique<PokerAssaultTable>();
}

} // namespace cardfront::poker_assault
