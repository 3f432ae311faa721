// What is chosen from at the table of Ground Assault, what is declared, the line of what to do.
#include "core/ground_assault/said.h"
#include "web/kit/inside.h"
#include "web/tables/ground_assault/models.h"
#include "web/tables/ground_assault/table.h"

#include <algorithm>

namespace cardfront::ground_assault {

using kit::Rect;
using kit::rgb;
using kit::Vec;

namespace {

constexpr double struck_for = 0.6; // seconds

} // namespace

void GroundAssaultTable::draw_cards() {
    const auto& hand = state_.side(bottom_).hand;
    std::vector<Held> held;
    int hidden = 0;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        const Card card = hand[i];
        if (!is_card(card)) {
            ++hidden;
            continue;
        }
        int alike = 0;
        for (std::size_t j = 0; j < i; ++j) alike += hand[j] == card ? 1 : 0;
        const auto& earlier = before_.side(bottom_).hand;
        if (plays_back() && std::count(earlier.begin(), earlier.end(), card) <= alike) continue;
        const int number = card + next_alike * alike;
        const bool useful = std::any_of(legal_.begin(), legal_.end(), [card](const Action& action) {
            return (action.verb == play || action.verb == objective) && action.a == card;
        });
        held.push_back({.number = number,
                        .spot = spot(hand_area, bottom_, alike, card),
                        .face = face_of_card(card),
                        .selected = eyes_ != nobody && selected_ == number,
                        .legal = mine_ && !half_chosen() && useful});
    }
    draw_hand(held, hidden, spot(hand_area, bottom_, -1, 0));
}

// Units of the reserves, to be brought in by that verb.
void GroundAssaultTable::draw_reserves_to(Verb verb, const std::string& title, bool closable) {
    std::vector<Offer> offers;
    const Stock counts = stock_of(eyes_);
    for (const Action& action : legal_) {
        if (action.verb != verb) continue;
        const bool sides = verb == land && players_ > 2;
        const std::string number = std::to_string(counts[slot(action.a)]);
        offers.push_back({command_of(action), face_of_unit(action.a, eyes_),
                          sides ? say("to {player}", {{"player", name(static_cast<Seat>(action.b))}})
                                : say("{count} left", {{"count", number}}),
                          nullptr, sides ? std::string() : "×" + number});
    }
    owner_shown_ = eyes_;
    if (!offers.empty())
        draw_chooser({.title = title,
                      .room = at_.free.inset(4),
                      .closable = closable,
                      .explained = true,
                      .legend = draw_legend},
                     offers);
}

// All reserves of one player, to be looked at.
void GroundAssaultTable::draw_stock() {
    std::vector<Offer> offers;
    const Stock counts = stock_of(store_);
    for (int design = 0; design < all_units; ++design) {
        const std::string number = std::to_string(counts[slot(design)]);
        if (counts[slot(design)] > 0)
            offers.push_back({numbered("stock", store_ * most_force + design), face_of_unit(design, store_),
                              say("{count} left", {{"count", number}}), nullptr, "×" + number});
    }
    owner_shown_ = store_;
    if (!offers.empty())
        draw_chooser({.title = say("Reserves: {units}", {{"units", name(store_)}}),
                      .room = at_.free.inset(4),
                      .explained = true,
                      .legend = draw_legend},
                     offers);
}

// The units of a zone in which a finger cannot mean one, to be looked at.
void GroundAssaultTable::draw_crowd_list() {
    std::vector<Offer> offers;
    for (const Ref ref : units_in(static_cast<Zone>(crowd_))) {
        const std::string id = numbered("inspect", ref.seat * most_force + ref.index);
        if (offers.empty() || id == looked_) owner_shown_ = ref.seat;
        offers.push_back({id, face_of_unit(state_.unit(ref).design, ref.seat), name(ref.seat), nullptr, {}});
    }
    if (!offers.empty())
        draw_chooser({.title = zone_name(state_, static_cast<Zone>(crowd_), shown().told()),
                      .room = at_.free.inset(4),
                      .explained = true,
                      .legend = draw_legend},
                     offers);
}

void GroundAssaultTable::draw_choosers() {
    if (plays_back()) return;
    if (store_ != nobody) return draw_stock();
    if (crowd_ >= 0) return draw_crowd_list();
    if (!mine_) return;
    if (acts(Phase::opening))
        draw_reserves_to(deploy,
                         say(state_.makes_opening(eyes_) ? phrase("Choose units, stars to go: {count}")
                                                         : phrase("Choose units, stars at most: {count}"),
                             {{"count", std::to_string(state_.still_to_place(eyes_))}}),
                         false);
    if (asked(Ask::bring))
        draw_reserves_to(
            bring,
            say("{card}: bring in reserves, stars: {count}",
                {{"card", card_name(question()->card)}, {"count", std::to_string(question()->amount)}}),
            false);
    if (landing_ || acts(Phase::landing))
        draw_reserves_to(land,
                         say("Land reserves beside your Carrier, stars: {count}",
                             {{"count", std::to_string(carrier_stars - state_.spent)}}),
                         landing_);
    if (acts(Phase::ordering)) draw_order();
}

// The declared battles; they are fought in the order in which they are tapped.
void GroundAssaultTable::draw_order() {
    const kit::OnLayer over(kit::Layer::over);
    constexpr float head = 40, most = 56, edge = 10, gap = 6;
    const int count = static_cast<int>(state_.battles.size());
    const float line = std::min(most, (at_.field.h - head - 2 * edge) / static_cast<float>(count));
    const Rect box = at_.field.centred(std::min(at_.field.w - 8, 500.0F),
                                       head + line * static_cast<float>(count) + 2 * edge);
    kit::shadow(box, 9, 18, 0.6F);
    kit::box(box, 9, kit::mix(kit::theme().panel, kit::colour::shade, 0.2F), kit::colour::brass, 1.5F);
    (void)kit::item("order", box);
    Rect room = box.inset(edge);
    kit::text(room.cut_top(head - 4, 4), say("Tap the battles in the order in which they are fought"),
              {.size = kit::type::body,
               .face = kit::Face::title,
               .colour = kit::colour::brass,
               .wrap = true,
               .shrink = true});
    for (int i = 0; i < count; ++i) {
        const Battle& battle = state_.battles[slot(i)];
        Rect row = room.row(i, count, gap);
        const bool fixed = i < state_.ordered;
        bool hovered = false;
        if (!fixed) hovered = command_item(command_of(first, i), row).hovered;
        kit::box(row, 8, kit::fade(kit::colour::shade, 0.35F),
                 hovered ? kit::colour::brass : kit::fade(kit::theme().accent, fixed ? 0.2F : 0.6F),
                 hovered ? 2.5F : 1.0F);
        const Rect sign = row.cut_left(row.h, 2);
        kit::disc(sign.centre(), row.h * 0.3F,
                  fixed ? kit::colour::brass : kit::fade(kit::colour::ivory, 0.2F));
        if (fixed)
            kit::text(sign, std::to_string(i + 1),
                      {.size = row.h * 0.36F,
                       .face = kit::Face::title,
                       .colour = kit::colour::ink,
                       .align = kit::Align::centre});
        const Fighters both = reckon(state_, battle, {no_card, no_card});
        const std::array<Ref, 2> refs{battle.attacker, battle.defender};
        const Rect chance = row.cut_right(row.w < 330 ? 38 : 52, 2);
        kit::text(chance, percent(chance_to_hit(both[0], both[1])),
                  {.size = kit::type::body,
                   .face = kit::Face::title,
                   .align = kit::Align::centre,
                   .ellipsis = false});
        for (int side = 0; side < 2; ++side) {
            Rect half = row.column(side, 2, 4);
            const Unit& unit = state_.unit(refs[slot(side)]);
            draw_model(unit.design, half.cut_left(std::min(row.h, half.w * 0.4F), 4),
                       seat_colour(refs[slot(side)].seat), refs[slot(side)].seat != bottom_);
            kit::text(half, unit_called(state_, refs[slot(side)]),
                      {.size = kit::type::small, .wrap = true, .shrink = true, .spacing = 1.1F});
        }
    }
}

// From attackers to defenders with their number, from who strikes to the objective.
void GroundAssaultTable::draw_arrows() const {
    const bool declared = state_.phase == Phase::attacking || state_.phase == Phase::ordering;
    const auto middle = [](const Rect& r) { return Vec{r.centre().x, r.y + r.h * 0.4F}; };
    for (std::size_t i = declared ? 0 : state_.fought; i < state_.battles.size(); ++i) {
        const Battle& battle = state_.battles[i];
        if (battle.is_off()) continue;
        const Rect from = place_of_unit(battle.attacker), to = place_of_unit(battle.defender);
        const Zone zone = state_.unit(battle.attacker).zone;
        if (zone == reserves || state_.unit(battle.defender).zone == reserves ||
            !at_.zone[slot(zone)].shown())
            continue;
        kit::arrow(middle(from), middle(to), kit::fade(kit::colour::brass, 0.92F), 1, 7);
        const Vec at = kit::mix(middle(from), middle(to), 0.5F) - Vec{0, 8};
        kit::disc(at, 12, kit::rgb(0x14150b));
        kit::disc(at, 10.5F, kit::colour::brass);
        kit::text(kit::about(at, 24), std::to_string(i + 1),
                  {.size = kit::type::body,
                   .face = kit::Face::title,
                   .colour = kit::colour::ink,
                   .align = kit::Align::centre,
                   .ellipsis = false});
    }
    if (state_.struck_seat == nobody || !at_.zone[slot(state_.struck_seat)].shown()) return;
    const Rect target = objective_place(state_.struck_seat, state_.struck_slot);
    kit::box(target.inset(-3), 6, 0, kit::colour::brass, 2.5F);
    for (std::size_t i = state_.fought; i < state_.strikers.size(); ++i) {
        const Ref ref{state_.player, state_.strikers[i]};
        if (state_.unit(ref).zone == state_.struck_seat)
            kit::arrow(middle(place_of_unit(ref)), target.centre(), kit::fade(kit::colour::brass, 0.92F), 1,
                       7);
    }
}

// What the keyboard is at in the list of actions, shown on the field.
void GroundAssaultTable::draw_focused() const {
    if (!mine_ || kit::focus().substr(0, 3) != "do ") return;
    for (const Action& action : legal_) {
        const bool moves = action.verb == move, attacks = action.verb == attack,
                   strikes = action.verb == strike;
        if ((!moves && !attacks && !strikes) || command_of(action) != kit::focus()) continue;
        const Rect from = place_of_unit({eyes_, static_cast<std::int8_t>(action.a)});
        const Rect to = moves ? at_.zone[slot(action.b)].land
                        : attacks
                            ? place_of_unit({static_cast<Seat>(action.b), static_cast<std::int8_t>(action.c)})
                            : objective_place(static_cast<Seat>(action.b), action.c);
        kit::box(from, 8, 0, rgb(0xffffff), 2.5F);
        if (!to.empty()) kit::arrow(from.centre(), to.centre(), rgb(0xffffff), 1, 6);
    }
}

bool GroundAssaultTable::show_loss(const Event& event, double at) {
    const Rect r = where(event.to);
    kit::motion::rise(r, "−" + std::to_string(event.amount), kit::colour::danger,
                      static_cast<float>(at - kit::clock()) * kit::motion::speed());
    losses_[lost_++ % losses_.size()] = {r, at};
    kit::motion::rest_until(at + struck_for);
    return true;
}

// A blow on what was hit, where it stood.
void GroundAssaultTable::draw_losses() const {
    const kit::OnLayer air(kit::Layer::air);
    for (const Loss& loss : losses_) {
        const auto part = static_cast<float>((kit::clock() - loss.at) / struck_for);
        if (loss.at < 0 || part > 1) continue;
        kit::keep_moving();
        if (part < 0) continue;
        const float side = std::min(loss.of.w, loss.of.h) * (0.55F + 0.6F * part);
        const Rect at = loss.of.centred(side, side);
        draw_figure_sign(Figure::damage, at.scaled(1.2F), kit::fade(kit::colour::shade, 0.7F * (1 - part)));
        draw_figure_sign(Figure::damage, at, kit::fade(rgb(0xff6a3a), 1 - part * part));
    }
}

namespace {

// So many stars, of which the first are used and the next ones are what the chosen unit would use.
// Returns how much of the room's width that takes.
float draw_stars_used(const Rect& room, int most, int used, int coming, bool upright) {
    const int rows = upright && most > 3 ? 2 : 1, columns = (most + rows - 1) / rows;
    const float side =
        std::min({26.0F, room.h / static_cast<float>(rows), room.w / static_cast<float>(columns) - 3});
    const float width = static_cast<float>(columns) * (side + 3);
    const Rect all = room.placed(width, static_cast<float>(rows) * side, upright ? 0.5F : 0.0F, 0.5F);
    for (int i = 0; i < most; ++i) {
        const int row = i / columns, column = i % columns;
        const Rect at{all.x + static_cast<float>(column) * (side + 3), all.y + side * static_cast<float>(row),
                      side, side};
        const bool full = i < used, next = i < used + coming;
        draw_stars(at, 1,
                   full   ? kit::colour::brass
                   : next ? kit::mix(kit::colour::brass, kit::theme().panel, 0.45F)
                          : kit::fade(kit::colour::shade, 0.55F));
        if (!full) draw_stars(at.scaled(0.6F), 1, kit::fade(kit::theme().accent, 0.25F));
    }
    return width;
}

} // namespace

// The stars of the action: used, and what is left.
void GroundAssaultTable::draw_meter() const {
    if (at_.meter.empty() || !mine_ || question() != nullptr || plays_back()) return;
    int most = action_stars, used = state_.spent;
    switch (state_.phase) {
    case Phase::opening:
        most = state_.limits().opening;
        used = state_.stars_in_play(eyes_);
        break;
    case Phase::turn:
    case Phase::moving:
        most = move_stars(state_, eyes_);
        if (state_.phase == Phase::turn && unit_ >= 0) most = std::min(most, action_stars);
        break;
    case Phase::landing: most = carrier_stars; break;
    case Phase::attacking:
    case Phase::striking: break;
    default: return;
    }
    const int coming = unit_ < 0 ? 0 : unit_row(state_.side(eyes_).units[slot(unit_)].design).stars;
    std::string words =
        say("{used} of {most} stars", {{"used", std::to_string(used)}, {"most", std::to_string(most)}});
    Rect room = at_.meter;
    const bool upright = room.w < room.h;
    kit::TextStyle style{
        .size = kit::type::small, .colour = kit::colour::paper_soft, .wrap = true, .shrink = true};
    const auto tell = [&](const Rect& at) { // the stars are drawn beside it: figures are enough
        if (!kit::fits(at, words, style)) words = std::to_string(used) + '/' + std::to_string(most);
        if (kit::fits(at, words, style)) kit::text(at, words, style);
    };
    if (upright) {
        room = room.centred(room.w, std::min(room.h, 84.0F));
        style.align = kit::Align::centre, style.valign = 0;
        tell(room.cut_bottom(34));
    }
    if (most > action_stars + 1) { // of the opening: too many to be drawn
        const Rect bar =
            upright ? room.centred(room.w, 10) : room.cut_left(room.w * 0.5F, 10).centred(room.w * 0.5F, 10);
        kit::box(bar, 5, kit::fade(kit::colour::shade, 0.5F), kit::fade(kit::theme().accent, 0.5F), 1);
        kit::box({bar.x, bar.y, bar.w * static_cast<float>(used) / static_cast<float>(most), bar.h}, 5,
                 kit::colour::brass);
    } else {
        const float width = draw_stars_used(room, most, used, coming, upright);
        if (!upright) (void)room.cut_left(width, 10);
    }
    if (upright) return;
    style.size = room.w < 90 ? kit::type::small : kit::type::body, style.spacing = 1;
    tell(room);
}

// Of the chosen unit against the one that is pointed at.
std::string GroundAssaultTable::battle_advice() const {
    const Ref own{eyes_, static_cast<std::int8_t>(unit_)};
    const Fighters both = reckon(state_, {own, aimed_}, {no_card, no_card});
    return say("{unit} against {enemy}: hits with {chance}, is hit with {other}",
               {{"unit", unit_called(state_, own)},
                {"enemy", unit_called(state_, aimed_)},
                {"chance", percent(chance_to_hit(both[0], both[1]))},
                {"other", percent(chance_to_hit(both[1], both[0]))}});
}

std::string GroundAssaultTable::strike_advice(Seat seat, int at, Ref striker) const {
    const Card card = state_.side(seat).objectives[slot(at)].card;
    if (!is_card(card)) return say("Nobody knows this objective: the strike turns it up");
    const int chance =
        chance_to_strike(state_.strike_attack(striker), objective_defence(state_, seat, at, card));
    const Named name{"card", card_name(card)}, share{"chance", percent(chance)},
        owner{"owner", this->name(seat)};
    if (state_.objectives(seat) == 1)
        return say("{card}: falls with {chance}, the last objective of {owner}", {name, share, owner});
    return say("{card}: falls with {chance}; then {owner} may bring in reserves (stars: {count})",
               {name, share, owner, {"count", std::to_string(card_row(card).stars)}});
}

std::string GroundAssaultTable::advice() const {
    if (!mine_) return {};
    const Named unit{"unit", unit_ < 0 ? std::string{}
                                       : unit_called(state_, {eyes_, static_cast<std::int8_t>(unit_)})};
    if (asked(Ask::wound))
        return say("{card}: choose an enemy that takes {count} damage",
                   {{"card", card_name(question()->card)}, {"count", std::to_string(question()->amount)}});
    if (asked(Ask::offer))
        return say("{card}: choose the unit that goes in the place of {unit}",
                   {{"card", card_name(question()->card)}, {"unit", unit_called(state_, question()->unit)}});
    if (asked(Ask::leave))
        return say("Choose a zone for {unit}, or let it stay",
                   {{"unit", unit_called(state_, question()->unit)}});
    if (asked(Ask::bring))
        return say("Bring in reserves, or no more; stars: {count}",
                   {{"count", std::to_string(question()->amount)}});
    if (landing_ || acts(Phase::landing)) return say("Choose what lands in place of an action");
    if (unit_ >= 0 && aimed_slot_ >= 0)
        return strike_advice(aimed_.seat, aimed_slot_, {eyes_, static_cast<std::int8_t>(unit_)});
    if (unit_ >= 0 && aimed_.seat != nobody) return battle_advice();
    if (unit_ >= 0)
        return able_.test(slot(unit_)) ? say("{unit}: tap a glowing zone, enemy or objective", {unit})
                                       : say("{unit} can do nothing more this turn", {unit});
    if (selected_ >= 0 && state_.phase != Phase::battle)
        return is_objective(chosen_card())
                   ? say("{card}: lay it on one of your objectives", {{"card", card_name(chosen_card())}})
                   : say("{card} is played in a battle", {{"card", card_name(chosen_card())}});
    if (acts(Phase::striking))
        return strike_advice(state_.struck_seat, state_.struck_slot,
                             {eyes_, state_.strikers[state_.strikers.size() - 1]});
    return {};
}

void GroundAssaultTable::draw_choice() {
    std::vector<StatusButton> more;
    if (plays_back()) return draw_status(scene(), at_.status, more, say("The dice decide"));
    const auto add = [&](Action action, std::string words, bool main) {
        if (is_legal(action)) more.push_back({command_of(action), std::move(words), main});
    };
    const auto add_done = [&] {
        add(make_action(done), words_of(state_, make_action(done), Names{}).label, true);
    };
    if (mine_ && question() != nullptr) {
        add_done();
        more.push_back({"undo", say("Take back")});
    } else if (mine_) {
        switch (state_.phase) {
        case Phase::turn:
            for (int at = 0; at < objective_slots; ++at)
                if (is_legal(make_action(use, at)))
                    more.push_back(
                        {command_of(use, at), card_name(state_.side(eyes_).objectives[slot(at)].card)});
            if (any_legal(land)) more.push_back({"landing", say("Land")});
            add_done();
            break;
        case Phase::battle:
            add(make_action(pass), say("No card"), selected_ < 0);
            if (selected_ >= 0 && kit::dragging().empty()) // else the scene takes it
                more.push_back({command_of(play, chosen_card()), say("Play it"), true});
            break;
        default: add_done();
        }
        if (unit_ >= 0 || (selected_ >= 0 && state_.phase != Phase::battle))
            more.push_back({"close", unit_ >= 0 ? say("Leave it") : say("Put it back")});
    }
    draw_status(scene(), at_.status, more, advice());
}

} // namespace cardfront::ground_assault
