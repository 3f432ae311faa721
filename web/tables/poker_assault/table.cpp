// The table of Poker Assault: what is chosen, where things are, the line of what to do.
#include "web/tables/poker_assault/table.h"

#include "core/text.h"

#include <algorithm>

namespace cardfront::poker_assault {

using kit::Rect;

std::string command_of(Action action) {
    return "do " + action_code(State::info, action);
}
std::string command_of(Verb verb, int a, int b, int c) {
    return command_of(
        Action{verb, static_cast<std::int8_t>(a), static_cast<std::int8_t>(b), static_cast<std::int8_t>(c)});
}
std::string numbered(const char* verb, int number) {
    return std::string(verb) + ' ' + std::to_string(number);
}
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

void PokerAssaultTable::changed(const Shown& shown) {
    shown_ = std::get<State>(shown.view);
    eyes_ = shown.eyes;
    legal_ = shown.legal;
    outlooks_ = shown_.phase == Phase::prepare ? outlooks(shown_) : std::vector<std::string>{};
    // What one has done oneself ends a choice.
    if (acted_since(shown, seen_actions_)) selected_ = secret_ = -1;
    seen_actions_ = shown.actions;
    if (eyes_ == nobody) {
        selected_ = secret_ = -1;
        return;
    }
    const Side& own = shown_.side[static_cast<std::size_t>(eyes_)];
    if (selected_ >= 0 && !own.hand.has(static_cast<DeckCard>(selected_))) selected_ = -1;
    if (secret_ >= 0 && (own.secrets & power_bit(static_cast<Power>(secret_))) == 0) secret_ = -1;
}

std::string PokerAssaultTable::subtitle(const Shown& shown) const {
    const auto& state = std::get<State>(shown.view);
    const Names names = shown.names;
    if (state.phase == Phase::over) return say("The game is over");
    if (state.phase == Phase::draft) return say("The choice of factions");
    const Named attacker{"attacker", names[state.attacker]};
    if (state.defender != nobody)
        return say("{attacker} attacks {defender}", {attacker, {"defender", names[state.defender]}});
    return say("{attacker} prepares an Assault", {attacker});
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
    if (actions.empty() && shown_.phase == Phase::prepare && shown_.question() == nullptr &&
        shown_.turn() == eyes_)
        perform(command_of(with_card(play, static_cast<DeckCard>(card)))); // told why not
    selected_ = -1;
}

bool PokerAssaultTable::command(std::string_view id) {
    const std::int16_t was_pinned = pinned_;
    pinned_ = face_down;
    const std::size_t blank = id.find(' ');
    const std::string_view verb = id.substr(0, blank);
    const auto number = parse_number(blank == std::string_view::npos ? "" : id.substr(blank + 1), 255);
    if (verb == "close") return selected_ = secret_ = -1, true;
    if (verb == "use-chosen") return select(selected_), true;
    if (!number) return false;
    const int value = static_cast<int>(*number);
    if (verb == "select") return select(value), true;
    if (verb == "becomes") return selected_ = value, true;
    if (verb == "secret") {
        selected_ = -1;
        return secret_ = secret_ == value ? -1 : value, true;
    }
    if (verb == "look") {
        if (was_pinned == value) return true;
        pinned_ = static_cast<std::int16_t>(value);
        pinned_at_ = kit::rect_of(id).value_or(at_.middle);
        return true;
    }
    return false;
}

Rect PokerAssaultTable::where(const Place& place) const {
    if (place.seat < 0 || place.seat >= shown_.players) return place.area == 0 ? Rect{} : at_.middle;
    const SidePlaces& side = places(place.seat);
    const bool slot = place.index >= 0 && place.index < static_cast<int>(most_faces);
    const auto slots = lay_assault(at_, std::max(slots_, place.index + 1));
    switch (place.area) {
    case deck_area: return side.deck;
    case hand_area: return side.hand.fit();
    case discard_area: return side.discard;
    case assault_area: return slot ? slots[static_cast<std::size_t>(place.index)].card : at_.middle;
    case guard_area: return slot ? slots[static_cast<std::size_t>(place.index)].guard : at_.middle;
    case power_deck_area: return side.power_deck;
    case secret_area: return side.secrets.fit();
    case standing_area: return side.standing.fit();
    case power_discard_area: return side.power_discard;
    case chips_area: return side.chips;
    case gone_area: return side.plate.centred(60, 84);
    case cut_area: return side.plate.centred(60, 84);
    default: return at_.middle;
    }
}

kit::Spot PokerAssaultTable::lands(const Event& event, int later) const {
    const Place& to = event.to;
    if (to.seat < 0 || to.seat >= shown_.players) return {};
    const Side& side = shown_.side[static_cast<std::size_t>(to.seat)];
    const bool own = to.seat == eyes_;
    const bool seen = event.seen == everybody || has(event.seen, eyes_);
    const auto card = static_cast<DeckCard>(event.card);
    const bool poker = seen && event.card >= 0 && event.card < first_power_card;
    const PowerSet bit = seen && event.card >= first_power_card
                             ? power_bit(static_cast<Power>(event.card - first_power_card))
                             : 0;
    const auto hidden = [&](Area area, int count) {
        return places(to.seat).compact || count <= later ? kit::Spot{}
                                                         : spot(area, to.seat, -1, count - 1 - later);
    };
    const bool slot = to.index >= 0 && to.index < static_cast<int>(shown_.assault.size());
    switch (to.area) {
    case hand_area:
        if (poker && side.hand.has(card)) return hand_spot(to.seat, card);
        return own ? kit::Spot{} : hidden(hand_area, side.hidden_hand);
    case assault_area:
        return slot && shown_.assault[static_cast<std::size_t>(to.index)].card == card
                   ? spot(assault_area, -1, -1, to.index)
                   : kit::Spot{};
    case guard_area:
        return slot && shown_.assault[static_cast<std::size_t>(to.index)].guard == card
                   ? spot(guard_area, -1, -1, to.index)
                   : kit::Spot{};
    case discard_area:
        return poker && shown_.discards.top(to.seat) == card ? spot(discard_area, to.seat) : kit::Spot{};
    case secret_area:
        if ((side.secrets & bit) != 0) return spot(secret_area, to.seat, 1, event.card - first_power_card);
        return own ? kit::Spot{} : hidden(secret_area, side.hidden_secrets);
    case standing_area:
        return (side.standing & bit) != 0 && !places(to.seat).compact
                   ? spot(standing_area, to.seat, -1, event.card - first_power_card)
                   : kit::Spot{};
    default: return {};
    }
}

void PokerAssaultTable::draw(const Scene& scene) {
    const auto& state = std::get<State>(scene.shown.view);
    const Seat eyes = scene.shown.eyes;
    if (eyes != nobody) bottom_ = eyes;
    if (bottom_ >= state.players) bottom_ = 0;
    const View view{scene, state, eyes, bottom_, scene.shown.mine};
    at_ = lay_out(scene.area, state.players, scene.settings.log == 1);
    if (!state.assault.empty()) slots_ = static_cast<int>(state.assault.size());
    large_ = face_down;
    if (state.phase == Phase::draft) {
        draw_draft(view);
    } else {
        draw_arrows(view);
        for (int place = 1; place <= state.players; ++place)
            draw_side(view, static_cast<Seat>((bottom_ + place) % state.players));
        draw_assault(view);
        draw_info(view);
        draw_hand(view);
        draw_choice(view);
        draw_offers(view);
    }
    if (large_ == face_down && pinned_ != face_down) large_ = pinned_, large_at_ = pinned_at_;
    if (large_ == face_down) return;
    Rect home; // where it hides nothing that one is about to use
    if (!at_.tall && !at_.low) home = at_.info, home.w = scene.area.right() - home.x;
    draw_preview(large_, large_at_, home);
}

void PokerAssaultTable::show_large(const kit::Hit& hit, std::string_view id, std::int16_t card,
                                   const Rect& at) {
    constexpr float rests = 0.45F; // seconds
    const bool busy = selected_ >= 0 || secret_ >= 0;
    const bool resting = !busy && hit.hovered && !hit.held && hit.hover_time > rests &&
                         !kit::pointer_is_touch() && !card_text(card).empty();
    if (hit.dragged || !(resting || hit.peeking || (!busy && kit::focus() == id))) return;
    large_ = card;
    large_at_ = at;
}

void PokerAssaultTable::look_item(std::int16_t card, const Rect& at, std::string_view of) {
    if (card < 0) return;
    std::string id = numbered("look", card);
    if (!of.empty()) id = of;
    const kit::Hit hit = kit::item(id, at);
    if (hit) perform(id);
    show_large(hit, id, card, at);
}

// A Secret that was tapped: its text, and what may be done with it.
bool PokerAssaultTable::secret_choice(const View& view, std::vector<StatusButton>& more,
                                      std::string& words) const {
    if (secret_ < 0) return false;
    const PowerCard& row = power_card(static_cast<Power>(secret_));
    const auto actions = uses(secret_);
    const Named name{"card", say(row.name)};
    if (!view.mine || actions.empty())
        words = say("{card}: it has no use now", {name});
    else if (row.target == Target::card || row.target == Target::undefended)
        words = say("{card}: choose a glowing card", {name});
    else if (row.target == Target::suit)
        words = say("{card}: choose a suit", {name});
    else
        words = say("{card}: use it now?", {name});
    static constexpr std::array<const char*, suits> signs{"♣", "♦", "♥", "♠"};
    if (view.mine && row.target == Target::suit)
        for (const Action& action : actions)
            more.push_back({command_of(action), signs[static_cast<std::size_t>(action.b)], true});
    if (view.mine && row.target == Target::none && !actions.empty())
        more.push_back({command_of(actions.front()), say("Use it"), true});
    more.push_back({"close", say("Close")});
    return true;
}

// The line of what to do, with the buttons of the moment.
void PokerAssaultTable::draw_choice(const View& view) {
    const State& state = view.state;
    std::vector<StatusButton> more;
    std::string words;
    if (secret_choice(view, more, words)) return draw_status(view.scene, at_.status, more, words);
    if (!view.mine) return draw_status(view.scene, at_.status);
    const auto card_meanings = meanings(selected_);
    const auto add = [&](Verb verb, std::string label, bool main = false) {
        const Action action{verb};
        if (std::find(legal_.begin(), legal_.end(), action) != legal_.end())
            more.push_back({command_of(action), std::move(label), main});
    };
    const bool asked = state.question() != nullptr;
    const bool preparing = state.phase == Phase::prepare && !asked;
    const int pattern = preparing ? state.legal_pattern() : -1;
    const bool one = selected_ >= 0 && card_meanings.size() == 1;
    if (one && !preparing)
        more.push_back({"use-chosen", // the card's place has the action's own id
                        state.phase == Phase::defend ? say("Defend") : say("Choose it"), true});
    if (one && preparing) more.push_back({"use-chosen", say("Play it"), pattern < 0});
    if (pattern >= 0)
        add(launch, say("Launch {hand}", {{"hand", say(patterns()[static_cast<std::size_t>(pattern)].name)}}),
            true);
    add(stop, pattern >= 0 ? say("Do not launch") : say("Give up"));
    add(pass, say("Go on"), true);
    add(done, say("Take {damage} damage", {{"damage", std::to_string(state.damage())}}));
    add(reform, say("Reform"), true);
    add(keep, say("Keep"));
    add(decline, say("Nothing"));
    if (asked)
        words = say("Choose a glowing card");
    else if (selected_ >= 0 && card_meanings.empty())
        words = say("{card}: it has no use now", {{"card", card_name(static_cast<std::int16_t>(selected_))}});
    else if (selected_ >= 0 && state.phase == Phase::defend && card_meanings.size() > 1)
        words = say("Choose a glowing card to defend");
    draw_status(view.scene, at_.status, more, words);
}

std::unique_ptr<Table> make_table(const State&) {
    return std::make_unique<PokerAssaultTable>();
}

} // namespace cardfront::poker_assault
