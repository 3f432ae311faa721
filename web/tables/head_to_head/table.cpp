// The table of Head-to-Head Poker.
#include "web/tables/table.h"
#include "core/text.h"
#include "web/kit/kit.h"
#include "web/screens/parts.h"
#include "web/tables/head_to_head/layout.h"

#include <algorithm>
#include <optional>

namespace cardfront::head_to_head {

namespace {

using kit::Rect;

constexpr int die_faces = 6;

kit::Spot spot(Area area, Seat seat = -1, int row = -1, int index = -1) {
    return {area, seat, static_cast<std::int8_t>(row), static_cast<std::int8_t>(index)};
}

std::string code(Verb verb, int a = -1, int b = -1, int c = -1) {
    return "do " + action_code(State::info, {verb, static_cast<std::int8_t>(a), static_cast<std::int8_t>(b),
                                             static_cast<std::int8_t>(c)});
}

class HeadToHeadTable final : public Table {
  public:
    void draw(const Scene& scene) override;
    Rect where(const Place& place) const override;
    Rect log_area() const override { return at_.log; }
    bool command(std::string_view id) override;
    void changed(const Shown& shown) override;
    std::string subtitle(const Shown& shown) const override;

  private:
    // One frame's common facts.
    struct View {
        const Scene& scene;
        const State& state;
        Seat bottom;  // whose side is below
        bool mine;    // the eyes may act now
        bool betting; // and may open a bet
    };
    static Seat seat_at(int half, const View& view) {
        return half == 1 ? view.bottom : static_cast<Seat>(1 - view.bottom);
    }

    void draw_plates(const View& view) const;
    void draw_row(const View& view, int r);
    void draw_side(const View& view, int r, int half);
    void draw_target(const View& view, int r, int half);
    void draw_pot(const View& view, int r);
    void draw_hand(const View& view);
    void draw_choice(const View& view);
    void draw_bet(const View& view, bool answer);
    void draw_types(const View& view) const;
    void draw_dice(const View& view) const;
    static void explain_row(const View& view, int r, int half, Rect at);

    Layout at_;
    Seat bottom_ = 0;
    Card selected_ = no_card;
    std::size_t seen_actions_ = 0;
    int bet_row_ = -1;          // of the bet being put together
    int bet_tens_ = 5;          // its amount, in tens of dollars
    std::optional<Place> last_; // where the last card was laid
    Seat last_seat_ = nobody;
    int shown_row_ = -1; // whose outlook is shown, as half * rows + row
};

// Cards that the eyes may lay now.
std::vector<Card> playable(const State& state, Seat eyes) {
    if (state.type == Type::share_5) return {state.offer.begin(), state.offer.end()};
    if (eyes == nobody) return {};
    const auto& hand = state.hand[static_cast<std::size_t>(eyes)];
    return {hand.begin(), hand.end()};
}

std::uint64_t cards_laid(const State& state) {
    std::uint64_t laid = 0;
    for (int r = 0; r < state.open_rows(); ++r) {
        const Row& row = state.table[static_cast<std::size_t>(r)];
        laid |= card_bit(row.common);
        for (const auto& side : row.side)
            for (const Card card : side) laid |= card_bit(card);
    }
    return laid;
}

std::vector<Outlook> outlook_of(const State& state, int r, Seat owner) {
    const Row& row = state.table[static_cast<std::size_t>(r)];
    const auto& side = row.side[static_cast<std::size_t>(owner)];
    std::vector<Card> cards{row.common};
    cards.insert(cards.end(), side.begin(), side.end());
    auto all = outlook(cards, cards_laid(state));
    std::stable_sort(all.begin(), all.end(),
                     [](const Outlook& a, const Outlook& b) { return a.missing < b.missing; });
    return all;
}

// What a side is worth telling about what it needs: the nearest improvement above a pair once some cards lie
// there.
std::string need_words(const State& state, int r, Seat owner) {
    const auto& side = state.table[static_cast<std::size_t>(r)].side[static_cast<std::size_t>(owner)];
    if (side.empty() || side.full()) return {};
    std::string best;
    Category category{};
    for (const Outlook& each : outlook_of(state, r, owner)) {
        if (each.missing > 2 && !best.empty()) break;
        if (best.empty() ||
            (each.category > category && each.category > Category::three_of_a_kind && each.missing <= 2))
            best = each.words, category = each.category;
    }
    return best;
}

// What the round that is over brought.
std::string round_words(const State& state, const Names& names) {
    const auto& earned = state.earned[static_cast<std::size_t>(state.round - 1)];
    return say("Round {round}: {first} takes {one}, {second} takes {two}",
               {{"round", std::to_string(state.round)},
                {"first", names[0]},
                {"one", dollars(earned[0])},
                {"second", names[1]},
                {"two", dollars(earned[1])}});
}

void HeadToHeadTable::changed(const Shown& shown) {
    const auto& state = std::get<State>(shown.view);
    const auto cards = playable(state, shown.eyes);
    // What one has done oneself ends a choice, also one made by other means than the pointer.
    if (acted_since(shown, seen_actions_)) selected_ = no_card;
    seen_actions_ = shown.actions;
    if (std::find(cards.begin(), cards.end(), selected_) == cards.end()) selected_ = no_card;
    if (cards.size() == 1 && shown.mine) selected_ = cards.front();
    bet_row_ = -1;
    bet_tens_ = 5;
    shown_row_ = -1;
    last_.reset();
    for (const Event& event : shown.latest)
        if (event.what == what::place) last_ = event.to, last_seat_ = event.seat;
}

std::string HeadToHeadTable::subtitle(const Shown& shown) const {
    const auto& state = std::get<State>(shown.view);
    if (state.round == 0) return say("Before the first round");
    const Named round{"round", std::to_string(state.round)};
    if (state.phase == Phase::pick) return say("Round {round} of 3", {round});
    return say("Round {round} of 3, {type}", {round, {"type", type_name(state.type, state.crazy != 0)}});
}

bool HeadToHeadTable::command(std::string_view id) {
    const std::size_t blank = id.find(' ');
    const std::string_view verb = id.substr(0, blank);
    const auto number = parse_number(blank == std::string_view::npos ? "" : id.substr(blank + 1), 127);
    if (verb == "select" && number)
        return selected_ = selected_ == static_cast<Card>(*number) ? no_card : static_cast<Card>(*number),
               true;
    if (verb == "bet-on" && number)
        return bet_row_ = bet_row_ == static_cast<int>(*number) ? -1 : static_cast<int>(*number),
               bet_tens_ = 5, true;
    if (verb == "bet-size" && number) return bet_tens_ = static_cast<int>(*number), true;
    if (verb == "bet-off") return bet_row_ = -1, true;
    if (verb == "row" && number)
        return shown_row_ = shown_row_ == static_cast<int>(*number) ? -1 : static_cast<int>(*number), true;
    return false;
}

Rect HeadToHeadTable::where(const Place& place) const {
    const auto half = place.seat == nobody ? 0 : place.seat == bottom_ ? 1 : 0;
    const bool row = place.row >= 0 && place.row < rows;
    switch (place.area) {
    case deck_area: return at_.deck;
    case hand_area: return half == 1 ? at_.hand.fit() : at_.other_hand.fit();
    case common_area: return row ? at_.common[place.row] : Rect{};
    case side_area:
        return row && place.index >= 0 && place.index < spaces ? at_.space[half][place.row][place.index]
                                                               : Rect{};
    case offer_area: return at_.hand.fit();
    case purse_area: return at_.purse[half];
    case pot_area: return row ? at_.pot[place.row] : Rect{};
    case bank_area: return at_.deck;
    case die_area: return at_.die;
    case final_area: return at_.plate[half];
    default: return {};
    }
}

void HeadToHeadTable::draw(const Scene& scene) {
    const auto& state = std::get<State>(scene.shown.view);
    const Seat eyes = scene.shown.eyes;
    if (eyes != nobody) bottom_ = eyes;
    const bool mine = scene.shown.mine;
    const View view{scene, state, bottom_, mine, mine && state.betting() && state.phase == Phase::lead};
    at_ = lay_out(scene.area, state.open_rows(), scene.settings.hints == 1, scene.settings.log == 1);

    draw_plates(view);
    const int in_deck = static_cast<int>(state.deck.size());
    kit::deck(spot(deck_area), at_.deck, state.round == 0 ? deck_size : in_deck, 0, !at_.tall);
    draw_dice(view);
    for (int r = 0; r < std::max(state.open_rows(), 3); ++r) draw_row(view, r);
    draw_hand(view);
    draw_choice(view);
    if (state.phase == Phase::pick) draw_types(view);
}

void HeadToHeadTable::draw_plates(const View& view) const {
    for (int half = 0; half < 2; ++half) {
        const Seat seat = seat_at(half, view);
        const bool person = view.scene.shown.is_person(seat);
        std::string lesser = view.state.dealer == seat ? say("Dealer")
                             : person                  ? say("Player")
                                                       : say("Computer");
        if (view.scene.shown.thinking && view.scene.shown.turn == seat) lesser = say("Thinking…");
        const Rect plate = at_.plate[half];
        kit::plate(plate, view.scene.shown.names[seat], lesser, view.scene.shown.turn == seat,
                   person ? kit::Icon::person : kit::Icon::computer);
        const Rect purse = at_.purse[half];
        kit::chips(spot(purse_area, seat), purse, view.state.money[static_cast<std::size_t>(seat)]);
        if (view.state.final_card[static_cast<std::size_t>(seat)] != no_card) {
            const float height = std::max(plate.h, 64.0F);
            kit::card(spot(final_area, seat), view.state.final_card[static_cast<std::size_t>(seat)],
                      Rect{plate.right() + 4, half == 1 ? plate.bottom() - height : plate.y, height * 5 / 7,
                           height});
        }
    }
    const Seat other = seat_at(0, view);
    const auto& hand = view.state.hand[static_cast<std::size_t>(other)];
    const int count = static_cast<int>(hand.size());
    for (int i = 0; i < count; ++i) {
        const Card card = hand[static_cast<std::size_t>(i)];
        kit::card(spot(hand_area, other, -1, i), card, kit::fan(at_.other_hand, i, count, 4));
    }
}

void HeadToHeadTable::draw_dice(const View& view) const {
    const State& state = view.state;
    if (state.round > 0) {
        if (state.rolls_type() && state.phase != Phase::deal)
            kit::die(at_.die, state.crazy != 0 ? die_faces : static_cast<int>(state.type) + 1,
                     kit::colour::ivory, 7);
        return;
    }
    for (int half = 0; half < 2; ++half) { // the throw for the dealer
        const Rect middle = at_.board.row(half, 2).centred(at_.board.w, 100);
        const Seat seat = seat_at(half, view);
        const float size = std::min(64.0F, middle.h * 0.6F);
        kit::die({middle.centre().x - size / 2, middle.y, size, size},
                 state.dealer_roll[static_cast<std::size_t>(seat)], kit::colour::ivory,
                 half == 0 ? -8.0F : 11.0F);
        const std::string words =
            state.dealer == seat
                ? say("{player} rolled higher and deals", {{"player", view.scene.shown.names[seat]}})
                : say("{player} begins", {{"player", view.scene.shown.names[seat]}});
        kit::text(
            {middle.x, middle.y + size + 4, middle.w, 28}, words,
            {.size = kit::type::lead, .face = kit::Face::title, .align = kit::Align::centre, .shrink = true});
    }
}

void HeadToHeadTable::draw_row(const View& view, int r) {
    const State& state = view.state;
    if (state.round == 0) return;
    const Row& row = state.table[static_cast<std::size_t>(r)];
    const bool facing = state.bet_row == r || bet_row_ == r;
    if (facing) kit::pulse(at_.common[r].inset(-4), 8);
    draw_side(view, r, 0);
    draw_side(view, r, 1);
    kit::CardLook look;
    look.winning = row.winner() != nobody;
    look.dimmed = row.complete() && row.winner() == nobody;
    kit::card(spot(common_area, -1, r), row.common, at_.common[r], look);
    draw_pot(view, r);
    draw_target(view, r, 0);
    draw_target(view, r, 1);
}

void HeadToHeadTable::draw_side(const View& view, int r, int half) {
    const Row& row = view.state.table[static_cast<std::size_t>(r)];
    const Seat owner = seat_at(half, view);
    const auto& side = row.side[static_cast<std::size_t>(owner)];
    const int count = static_cast<int>(side.size());
    const bool won = row.winner() == owner;
    const bool lost = row.complete() && !won;
    if (count < spaces) kit::cloth_mark(at_.side[half][r]);
    for (int n = 0; n < count; ++n) {
        const int i = half == 0 ? count - 1 - n : n;
        const Place place{side_area, owner, static_cast<std::int8_t>(r), static_cast<std::int8_t>(i)};
        kit::CardLook look;
        look.winning = won;
        look.dimmed = lost;
        const Card card = side[static_cast<std::size_t>(i)];
        look.legal = view.scene.lit == place || view.scene.lit_card == card ||
                     (last_ == place && last_seat_ != view.bottom && !row.complete());
        kit::card(spot(side_area, owner, r, i), card, at_.space[half][r][i], look);
    }
    if (count == 0 && half == 0) return;
    const std::string name = count == 0 ? std::string{} : hand_name(row.strength(owner));
    kit::text(at_.label[half][r], name,
              {.size = at_.low    ? 11.0F
                       : at_.tall ? 12.0F
                                  : kit::type::body,
               .face = kit::Face::text,
               .colour = won    ? kit::colour::brass
                         : lost ? kit::colour::paper_soft
                                : kit::colour::paper,
               .align = kit::Align::centre,
               .valign = half == 0 ? 1.0F : 0.0F,
               .wrap = at_.tall,
               .shrink = true,
               .spacing = 1.15F});
    if (half == 1 && !at_.need[r].empty() && !row.complete())
        kit::text(at_.need[r], need_words(view.state, r, owner),
                  {.size = kit::type::small,
                   .colour = kit::colour::paper_soft,
                   .align = kit::Align::centre,
                   .shrink = true});
}

void HeadToHeadTable::draw_pot(const View& view, int r) {
    const Row& row = view.state.table[static_cast<std::size_t>(r)];
    const Rect pot = at_.pot[r];
    if (row.pot() > 0) {
        if (at_.crowded) {
            const std::string amount = dollars(row.pot());
            kit::tag({pot.centre().x, pot.y}, amount, kit::mix(kit::theme().panel, kit::colour::shade, 0.3F),
                     kit::colour::paper, 12, 0.5F);
        } else {
            kit::chips(spot(pot_area, -1, r), pot, row.pot());
        }
    }
    if (!view.betting || row.complete() || row.ante < 2 || view.state.most_raise(r, view.bottom) == 0) return;
    const std::string id = "bet-on " + std::to_string(r);
    if (!at_.crowded) {
        const Rect at = at_.bet[r].centred(std::min(at_.bet[r].w, 64.0F), 32);
        if (kit::button(id, say("Bet"), at, {.on = bet_row_ == r, .size = kit::type::small})) perform(id);
        return;
    }
    const Rect common = at_.bet[r];
    kit::tag({common.centre().x, common.centre().y - 10}, say("Bet"),
             bet_row_ == r ? kit::colour::brass : kit::mix(kit::theme().panel, kit::theme().felt, 0.4F),
             bet_row_ == r ? kit::colour::ink : kit::colour::paper, 12, 0.5F);
    if (kit::item(id, common)) perform(id);
}

// The own side, and in Crazy both, take the selected or dragged card.
void HeadToHeadTable::draw_target(const View& view, int r, int half) {
    const Seat owner = seat_at(half, view);
    const Rect area = at_.side[half][r];
    const bool laying = view.mine && selected_ != no_card && view.state.phase != Phase::answer &&
                        view.state.phase != Phase::pick && view.state.phase != Phase::deal;
    const std::string id =
        laying ? code(play, selected_, r, owner) : "row " + std::to_string(half * rows + r);
    const bool legal = laying && !view.state.refusal({play, selected_, static_cast<std::int8_t>(r), owner});
    if (legal) {
        const Rect edge = area.inset(-3);
        kit::glow(edge, 8, 9, kit::fade(kit::colour::brass, 0.4F));
        kit::box(edge, 8, 0, kit::colour::brass, 1.5F);
    }
    const kit::Hit hit = kit::item(id, area);
    if (hit) perform(id);
    if (hit.peeking || hit.hover_time > (laying ? 1.2F : 0.35F)) explain_row(view, r, half, area);
    if (shown_row_ == half * rows + r) explain_row(view, r, half, area);
    if (legal && (hit.hovered || hit.drop_hovered))
        kit::box(area.inset(-3), 8, kit::fade(kit::colour::brass, 0.12F), kit::colour::brass, 3);
}

void HeadToHeadTable::explain_row(const View& view, int r, int half, Rect at) {
    const Seat owner = seat_at(half, view);
    const Row& row = view.state.table[static_cast<std::size_t>(r)];
    std::string words = say("{player}, row {number}: {hand}", {{"player", view.scene.shown.names[owner]},
                                                               {"number", std::to_string(r + 1)},
                                                               {"hand", hand_name(row.strength(owner))}});
    int told = 0;
    if (!row.side[static_cast<std::size_t>(owner)].full())
        for (const Outlook& each : outlook_of(view.state, r, owner))
            if (told++ < 4) words += '\n' + each.words;
    kit::bubble(at, words);
}

void HeadToHeadTable::draw_hand(const View& view) {
    const State& state = view.state;
    const bool share = state.type == Type::share_5 && state.round > 0 && !state.offer.empty();
    if (state.round == 0 || (state.phase == Phase::deal && !share) || state.phase == Phase::over) return;
    const Seat eyes = view.scene.shown.eyes;
    std::vector<Card> cards = playable(state, eyes);
    if (!share && eyes == nobody)
        cards.assign(state.hand[static_cast<std::size_t>(view.bottom)].size(), face_down);
    const int count = static_cast<int>(cards.size());
    Rect area = at_.hand.inset(0, at_.low || at_.tall ? 4 : 12);
    // Of every card at least a finger's width is to be seen.
    const float widest = area.w - (kit::touch + 2) * static_cast<float>(count - 1);
    area = area.centred(area.w, std::clamp(widest * 7 / 5, 60.0F, area.h));
    for (int i = 0; i < count; ++i) {
        const Card card = cards[static_cast<std::size_t>(i)];
        const Rect at = kit::fan(area, i, count, 10);
        const kit::Spot where = share ? spot(offer_area, -1, -1, i) : spot(hand_area, view.bottom, -1, i);
        if (card == face_down) {
            kit::card(where, card, at);
            continue;
        }
        kit::CardLook look;
        look.selected = view.mine && card == selected_;
        look.legal = view.mine && selected_ == no_card && state.phase != Phase::answer;
        const std::string id = "select " + std::to_string(card);
        const kit::Hit hit = kit::card_item(id, where, card, at, look, true, view.mine);
        if (hit) perform(id);
        if (hit.dragged && selected_ != card) selected_ = card;
        if (hit.dropped) {
            const std::string target(kit::drop_target());
            if (target.substr(0, 3) == "do ") perform(target);
        }
    }
}

// The line of what to do, with the buttons of the moment.
void HeadToHeadTable::draw_choice(const View& view) {
    const State& state = view.state;
    if (view.mine && state.phase == Phase::answer) return draw_bet(view, true);
    if (view.betting && bet_row_ >= 0) return draw_bet(view, false);
    std::vector<StatusButton> more;
    if (view.mine && state.phase == Phase::deal)
        more.push_back(
            {code(deal), say("Deal round {round}", {{"round", std::to_string(state.round + 1)}}), true});
    std::string words;
    if (state.pause() || state.phase == Phase::over) words = round_words(state, view.scene.shown.names);
    if (view.mine &&
        (state.phase == Phase::lead || state.phase == Phase::play || state.phase == Phase::receive)) {
        const Named who{"player", view.scene.shown.names[view.bottom]};
        words = selected_ == no_card ? say("{player}: choose a card", {who})
                                     : say("{player}: choose a glowing space", {who});
    }
    draw_status(view.scene, at_.status, more, words);
}

// Buttons side by side in the middle of `room`, squeezed where they must be.
void draw_buttons(const std::vector<Control>& controls, Rect room) {
    constexpr float gap = 6;
    float total = 0;
    const auto wanted = [](const Control& control) {
        return control.label.size() <= 3 ? kit::touch : std::max(kit::button_width(control.label), 64.0F);
    };
    for (const Control& control : controls) total += wanted(control);
    const float gaps = gap * static_cast<float>(controls.size() - 1);
    const float squeeze = std::min(1.0F, (room.w - gaps) / total);
    float x = room.x + (room.w - (total * squeeze + gaps)) / 2;
    for (const Control& control : controls) {
        const float width = wanted(control) * squeeze;
        press(control, {x, room.y + (room.h - kit::touch) / 2, width, kit::touch},
              {.size = squeeze < 1 ? kit::type::small : kit::type::body});
        x += width + gap;
    }
}

void HeadToHeadTable::draw_bet(const View& view, bool answer) {
    const State& state = view.state;
    const int row = answer ? state.bet_row : bet_row_;
    const int most = state.most_raise(row, view.bottom) / chip;
    bet_tens_ = std::clamp(bet_tens_, 1, std::max(most, 1));
    const Named amount{"amount", dollars(bet_tens_ * chip)};
    std::vector<Control> controls;
    if (answer) {
        controls.push_back({.id = code(decline), .label = say("Decline")});
        controls.push_back({.id = code(call),
                            .label = say("Call {amount}", {{"amount", dollars(state.to_call())}}),
                            .main = most == 0});
    } else {
        controls.push_back({.id = "bet-off", .label = say("No bet")});
    }
    if (most > 0) {
        controls.push_back({.id = "bet-size " + std::to_string(std::max(bet_tens_ - 1, 1)),
                            .label = "−",
                            .enabled = bet_tens_ > 1});
        controls.push_back({.id = answer ? code(raise, -1, bet_tens_) : code(bet, row, bet_tens_),
                            .label = answer ? say("Raise {amount}", {amount}) : say("Bet {amount}", {amount}),
                            .main = true});
        controls.push_back({.id = "bet-size " + std::to_string(std::min(bet_tens_ + 1, most)),
                            .label = "+",
                            .enabled = bet_tens_ < most});
    }
    Rect room = at_.status;
    const std::string words =
        answer ? turn_words(state, view.scene.shown.names)
               : say("Bet on row {number}, at most {amount}",
                     {{"number", std::to_string(row + 1)}, {"amount", dollars(most * chip)}});
    const bool stacked = room.w < 620;
    const float line_height = room.h >= 150 ? room.h - 110 : room.h >= 110 ? 32.0F : 20.0F;
    const Rect line = stacked ? room.cut_top(line_height) : room.cut_left(room.w * 0.38F, kit::unit);
    kit::text(line, words,
              {.size = stacked ? kit::type::body : kit::type::lead,
               .face = kit::Face::title,
               .colour = kit::colour::brass,
               .align = stacked ? kit::Align::centre : kit::Align::left,
               .wrap = true,
               .shrink = true});
    const bool two_lines = answer && most > 0 && room.w < 340 && room.h >= 96;
    if (!two_lines) return draw_buttons(controls, room);
    const std::size_t first_line = 2; // decline and call
    draw_buttons({controls.begin(), controls.begin() + first_line}, room.row(0, 2, 4));
    draw_buttons({controls.begin() + first_line, controls.end()}, room.row(1, 2, 4));
}

void HeadToHeadTable::draw_types(const View& view) const {
    if (!view.mine) return;
    const kit::OnLayer over(kit::Layer::over);
    const Rect box = at_.board.centred(std::min(at_.board.w, 460.0F), std::min(at_.board.h, 260.0F));
    const Rect room = kit::panel(box, say("Pick the round type"));
    for (int type = 0; type < die_faces; ++type) {
        const std::string id = code(pick, type);
        const Rect cell = room.row(type / 2, 3, kit::unit).column(type % 2, 2, kit::unit);
        if (kit::button(id, type_name(static_cast<Type>(type), false),
                        cell.centred(cell.w, std::min(cell.h, 52.0F))))
            perform(id);
    }
}

} // namespace

std::unique_ptr<Table> make_table(const State&) {
    return std::make_unique<HeadToHeadTable>();
}

} // namespace cardfront::head_to_head
