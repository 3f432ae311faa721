// A battle as a scene: both units face to face, their values with what changed them, the chances, the cards,
// and what the dice did.
#include "core/ground_assault/said.h"
#include "web/kit/inside.h"
#include "web/platform/ears.h"
#include "web/platform/platform.h"
#include "web/tables/ground_assault/dice.h"
#include "web/tables/ground_assault/models.h"
#include "web/tables/ground_assault/table.h"

#include <algorithm>
#include <cmath>

namespace cardfront::ground_assault {

using kit::Rect;

namespace {

// "7 + 5 = 12 against 11"
std::string sum_of(const Fought& side, bool strikes) {
    const int attack = side.total - side.base;
    if (!strikes && side.hit && side.total < side.against)
        return say("{base} always hits", {{"base", std::to_string(side.base)}});
    const char* const words = attack < 0 ? phrase("{base} - {attack} = {total} against {against}")
                                         : phrase("{base} + {attack} = {total} against {against}");
    return say(words, {{"base", std::to_string(side.base)},
                       {"attack", std::to_string(std::abs(attack))},
                       {"total", std::to_string(side.total)},
                       {"against", std::to_string(side.against)}});
}

constexpr float most_card = 170;

// The left or the right one of two cards in the middle, with room for words under it.
Rect card_in(const Rect& r, int i, float wide, float words) {
    Rect column = Rect{r.centre().x - wide - 5 + static_cast<float>(i) * (wide + 10), r.y, wide, r.h}.centred(
        wide, wide * 7 / 5 + words);
    column.h -= words;
    return column;
}

void draw_name(Rect r, std::string_view name, std::string_view under) {
    kit::text(r.cut_top(r.h * 0.56F), name,
              {.size = std::clamp(r.w * 0.1F, 14.0F, 22.0F),
               .face = kit::Face::title,
               .align = kit::Align::centre,
               .wrap = true,
               .shrink = true,
               .spacing = 1.0F});
    kit::text(r, under,
              {.size = kit::type::small,
               .colour = kit::colour::paper_soft,
               .align = kit::Align::centre,
               .shrink = true});
}

// The values that count now, changed ones lit.
void draw_values(Rect r, const Fought& side, int wounds, bool strikes) {
    const int count = strikes ? 1 : figures; // an objective hits nobody
    r = r.centred(r.w * static_cast<float>(count + 1) / (figures + 1), r.h);
    kit::box(r, 7, kit::fade(kit::rgb(0x14150b), 0.88F), kit::fade(seat_colour(side.ref.seat), 0.9F), 1.5F);
    const std::array<int, figures> all{side.values.attack, side.values.damage, side.values.defence,
                                       printed(side.design, Figure::shields) - wounds};
    for (int i = 0; i < count; ++i) {
        const auto figure = static_cast<Figure>(i);
        Rect cell = r.inset(4, 3).column(i, count, 2);
        const float size = std::min(cell.h * 0.82F, cell.w * 0.44F);
        cell = cell.centred(size * 2.1F, cell.h);
        draw_figure_sign(figure, cell.cut_left(size * 0.82F, 3).centred(size * 0.82F, size * 0.82F),
                         figure_colour(figure));
        const bool changed = all[slot(i)] != printed(side.design, figure);
        kit::text(cell, std::to_string(all[slot(i)]),
                  {.size = size,
                   .face = kit::Face::title,
                   .colour = changed ? kit::rgb(0xffffff) : figure_colour(figure),
                   .ellipsis = false});
    }
}

// "+1 Swarm Logic", each in its value's colour.
void draw_changes(Rect r, const Fought& side) {
    constexpr float line = 18;
    for (const Change& change : side.values.changes) {
        if (r.h < line) return;
        Rect row = r.cut_top(line);
        const auto figure = static_cast<Figure>(change.value);
        const std::string amount = (change.amount < 0 ? "−" : "+") + std::to_string(std::abs(change.amount));
        const std::string words = name_of(change.piece);
        const kit::TextStyle style{.size = kit::type::small, .colour = figure_colour(figure), .shrink = true};
        const float wide = std::min(kit::measure(words, style).x + 44, row.w);
        row = row.centred(wide, line);
        draw_figure_sign(figure, row.cut_left(12, 4).centred(12, 12), figure_colour(figure));
        kit::text(row.cut_left(22, 2), amount,
                  {.size = kit::type::body,
                   .face = kit::Face::title,
                   .colour = figure_colour(figure),
                   .ellipsis = false});
        kit::text(row, words, style);
    }
}

struct Half {
    Rect name, model, values, changes, foot;
};
Half lay_half(Rect r) {
    Half out;
    out.name = r.cut_top(std::clamp(r.h * 0.13F, 34.0F, 52.0F));
    out.foot = r.cut_bottom(std::clamp(r.h * 0.24F, 58.0F, 110.0F), 4);
    out.changes = r.cut_bottom(std::clamp(r.h * 0.2F, 18.0F, 76.0F), 2);
    out.values = r.cut_bottom(std::clamp(r.h * 0.16F, 26.0F, 40.0F), 4);
    out.values = out.values.centred(std::min(out.values.w, 250.0F), out.values.h);
    out.model = r;
    return out;
}

// Both halves, and what stands between or below them.
struct Stage {
    std::array<Rect, 2> halves;
    Rect middle;
};
Stage lay_stage(Rect r) {
    Stage out;
    if (r.w < 540) {
        out.middle = r.cut_bottom(std::clamp(r.h * 0.3F, 84.0F, 190.0F), 4);
        out.halves = {r.column(0, 2, 8), r.column(1, 2, 8)};
        return out;
    }
    const float part = r.w * 0.34F;
    out.halves[0] = r.cut_left(part, 8);
    out.halves[1] = r.cut_right(part, 8);
    out.middle = r;
    return out;
}

void draw_ground(const Rect& r) {
    const kit::Colour high = kit::rgb(0x141b2e), low = kit::rgb(0x7b5f48), near = kit::rgb(0x49472a),
                      foot = kit::rgb(0x191a0c);
    const float line = r.y + r.h * 0.46F;
    kit::shadow(r, 10, 22, 0.7F);
    {
        const kit::Clipped inside(r.inset(1.5F));
        kit::list().AddRectFilledMultiColor({r.x, r.y}, {r.right(), line}, high, high, low, low);
        kit::list().AddRectFilledMultiColor({r.x, line}, {r.right(), r.bottom()}, near, near, foot, foot);
    }
    kit::box(r, 10, 0, kit::colour::brass_dark, 3);
}

constexpr float most_model = 250;

// Its counters, at its foot.
void draw_hurt(const Rect& model, int wounds) {
    const float side = std::min({model.w, model.h, most_model}),
                size = std::clamp(side * 0.13F, 14.0F, 26.0F);
    const float wide = size * 0.86F * static_cast<float>(wounds - 1);
    draw_wounds({model.centre().x - wide / 2, model.centre().y + side * 0.44F}, size, wounds);
}

void draw_fighter(const Rect& r, int design, Seat seat, bool to_the_left, bool wreck, float shake) {
    const float side = std::min({r.w, r.h, most_model});
    const Rect at = r.centred(side, side).moved(shake, 0);
    kit::shadow({at.x + side * 0.14F, at.bottom() - side * 0.12F, side * 0.72F, side * 0.06F}, side * 0.03F,
                side * 0.12F, 0.6F, {0, 2});
    draw_model(design, at, seat_colour(seat), to_the_left, wreck);
}

// The dice of one of the two, their sum and what came of it.
void draw_rolled(const Fight& fight, bool attacks, float seconds, Rect foot) {
    const Fought &side = attacks ? fight.own : fight.enemy, &other = attacks ? fight.enemy : fight.own;
    const int first = attacks ? 0 : static_cast<int>(fight.own.dice.size());
    const Rect lines = foot.cut_bottom(foot.h * 0.52F);
    const int count = draw_dice(foot, side, first, seconds);
    if (count == 0 || seconds < lands_at(first + count - 1) + told_after) return;
    kit::text(lines.row(0, 2), sum_of(side, fight.is_strike()),
              {.size = kit::type::body, .align = kit::Align::centre, .shrink = true});
    const std::string result = fight.is_strike() ? (side.hit ? say("It falls") : say("It stands"))
                               : side.hit
                                   ? say("Hit: {count} damage", {{"count", std::to_string(other.harm)}})
                                   : say("Miss");
    kit::text(lines.row(1, 2), result,
              {.size = kit::type::lead,
               .face = kit::Face::title,
               .colour = side.hit ? kit::colour::brass : kit::colour::paper_soft,
               .align = kit::Align::centre,
               .shrink = true});
}

} // namespace

float lasting(const Fight& fight) {
    return lead_of(fight) + lands_at(fight.dice() - 1) + stays;
}

bool GroundAssaultTable::shows_battle() const {
    return state_.phase == Phase::battle && question() == nullptr && state_.step <= attackers_second &&
           !aside_;
}

// The card of one's hand that is chosen or pointed at and could be played now.
int GroundAssaultTable::pointed_card() const {
    if (!acts(Phase::battle)) return -1;
    const auto useful = [this](int card) {
        return is_combat(card) && is_legal(make_action(play, card)) ? card : -1;
    };
    if (selected_ >= 0) return useful(chosen_card());
    for (const Card card : state_.side(eyes_).hand)
        for (int number = card; number < 3 * next_alike; number += next_alike) {
            const std::string id = numbered("select", number);
            const auto at = kit::rect_of(id);
            if (kit::focus() == id || kit::dragging() == id ||
                (at && at->contains(kit::pointer()) && !kit::pointer_is_touch()))
                return useful(card);
        }
    return -1;
}

bool GroundAssaultTable::draw_scene() {
    constexpr double settles = 0.1; // seconds
    while (!fights_.empty()) {
        if (fight_began_ < 0) fight_began_ = kit::clock(), heard_ = 0;
        const auto seconds = static_cast<float>(kit::clock() - fight_began_) * kit::motion::speed();
        if (kit::motion::speed() > 0 && seconds < lasting(fights_.front())) {
            kit::keep_moving();
            kit::motion::rest_until(kit::clock() + settles);
            (void)command_item("skip", at_.field);
            draw_fight(fights_.front(), seconds, at_.field);
            return true;
        }
        fights_.erase(fights_.begin());
        fight_began_ = -1;
        kit::keep_moving(); // what is held back meanwhile is told
    }
    if (!shows_battle()) return false;
    draw_battle_now(at_.field);
    return true;
}

namespace {

// Of hitting, of a hundred: without the card that is pointed at or played, and with it; and what a hit does.
void draw_chance(Rect foot, int before, int now, int damage) {
    const Named harms{"count", std::to_string(damage)};
    kit::text(foot.cut_bottom(foot.h * 0.34F),
              before == now ? say("to hit, {count} damage", {harms})
                            : say("to hit, {before} without the card; {count} damage",
                                  {harms, {"before", percent(before)}}),
              {.size = kit::type::small,
               .colour = kit::colour::paper_soft,
               .align = kit::Align::centre,
               .valign = 0,
               .shrink = true});
    kit::text(foot, percent(now),
              {.size = std::min(foot.h * 0.8F, 40.0F),
               .face = kit::Face::title,
               .colour = now > before   ? kit::colour::good
                         : now < before ? kit::colour::danger
                                        : kit::colour::paper,
               .align = kit::Align::centre,
               .valign = 1,
               .shrink = true});
}

} // namespace

void GroundAssaultTable::draw_battle_now(const Rect& r) {
    const bool takes_card = acts(Phase::battle) && selected_ >= 0 && !kit::dragging().empty();
    const kit::Hit over = kit::item(takes_card ? command_of(play, chosen_card()) : std::string("battle"), r);
    draw_ground(r);
    if (over.drop_hovered && takes_card) draw_target(r, true, 10);
    const Battle& battle = state_.battle();
    const std::array<Ref, 2> refs{battle.attacker, battle.defender};
    const int left = battle.defender.seat == bottom_ ? 1 : 0;
    std::array<Card, 2> cards = state_.cards;
    const Fighters plain = reckon(state_, battle, cards);
    const int pointed = pointed_card();
    const int mine = battle.attacker.seat == eyes_ ? 0 : 1;
    if (pointed >= 0) cards[slot(mine)] = static_cast<Card>(pointed);
    const Fighters both = reckon(state_, battle, cards);
    Rect room = r.inset(10, 6);
    Rect head = room.cut_top(32, 2);
    if (kit::icon_button("aside", kit::Icon::close, head.cut_right(36).centred(36, 36),
                         say("Look at the table"), {.style = kit::ButtonStyle::plain}))
        perform("aside");
    kit::text(head.inset(36, 0),
              state_.battles.size() == 1
                  ? say("Battle")
                  : say("Battle {number} of {count}", {{"number", std::to_string(state_.fought + 1)},
                                                       {"count", std::to_string(state_.battles.size())}}),
              {.size = kit::type::lead,
               .face = kit::Face::title,
               .colour = kit::colour::brass,
               .align = kit::Align::centre});
    const Stage stage = lay_stage(room);
    for (int i = 0; i < 2; ++i) {
        const int side = (left + i) % 2;
        const Ref ref = refs[slot(side)];
        const Unit& unit = state_.unit(ref);
        const Half half = lay_half(stage.halves[slot(i)]);
        Fought shown;
        shown.ref = ref;
        shown.design = unit.design;
        shown.damage = unit.damage;
        shown.values = both[slot(side)];
        draw_name(half.name, unit_called(state_, ref),
                  side == 0 ? say("{player} attacks", {{"player", name(ref.seat)}})
                            : say("{player} defends", {{"player", name(ref.seat)}}));
        draw_fighter(half.model, unit.design, ref.seat, i == 1, false, 0);
        draw_hurt(half.model, unit.damage);
        draw_values(half.values, shown, unit.damage, false);
        draw_changes(half.changes, shown);
        const int before = chance_to_hit(plain[slot(side)], plain[slot(1 - side)]),
                  now = chance_to_hit(both[slot(side)], both[slot(1 - side)]);
        draw_chance(half.foot, before, now,
                    harm(both[slot(side)], both[slot(1 - side)], state_.unit(refs[slot(1 - side)]).design));
    }
    draw_battle_cards(stage.middle, left, cards, refs);
}

// What each has played, and where one's own may be let go.
void GroundAssaultTable::draw_battle_cards(const Rect& r, int left, const std::array<Card, 2>& cards,
                                           const std::array<Ref, 2>& refs) {
    const float wide = std::min({(r.w - 10) / 2, (r.h - 24) * 5 / 7, most_card});
    for (int i = 0; i < 2; ++i) {
        const int side = (left + i) % 2;
        const Seat seat = refs[slot(side)].seat;
        const Rect card = card_in(r, i, wide, 24), under{card.x, card.bottom() + 2, card.w, 22};
        const Card played = cards[slot(side)];
        const bool ghost = played != no_card && state_.cards[slot(side)] == no_card;
        const bool waits = state_.battler() == seat;
        kit::CardLook look;
        look.legal = waits && mine_ && played == no_card;
        battle_cards_[slot(seat)] = card;
        if (ghost) look.selected = true;
        kit::still_card(played == no_card ? kit::CardFace(kit::empty_slot) : face_of_card(played), card,
                        look);
        if (played != no_card && !works_on(played, state_.unit(refs[slot(side)]).design))
            kit::tag({card.centre().x, card.y - 7}, say("Bonus only"), kit::colour::danger, kit::colour::ink,
                     11, 0.5F);
        const bool passed = played == no_card && state_.step > attackers_card && side == 0 && !waits;
        kit::text(under,
                  waits ? say("{player?* chooses|You choose}", {named("player", shown().told(), seat)})
                  : played != no_card ? name(seat)
                  : passed            ? say("No card yet")
                                      : std::string{},
                  {.size = kit::type::small,
                   .colour = waits ? kit::colour::brass : kit::colour::paper_soft,
                   .align = kit::Align::centre,
                   .wrap = true,
                   .shrink = true,
                   .spacing = 1.0F});
    }
}

void GroundAssaultTable::draw_fight(const Fight& fight, float since, const Rect& r) {
    draw_ground(r);
    const float seconds = since - lead_of(fight), come = std::clamp(since / comes, 0.0F, 1.0F);
    const bool turned = !fight.is_strike() && fight.enemy.ref.seat == bottom_;
    const Stage stage = lay_stage(r.inset(10, 8));
    const Rect &own = stage.halves[turned ? 1 : 0], &enemy = stage.halves[turned ? 0 : 1];
    feel(fight, seconds, lay_half(own).model, fight.is_strike() ? enemy : lay_half(enemy).model);
    draw_fought(fight, true, seconds, own, turned);
    if (fight.is_strike()) {
        draw_struck(fight, seconds > harmed_at(fight), !fight.turned_up || come >= 1, enemy);
        Rect middle = stage.middle.centred(stage.middle.w, std::min(stage.middle.h, 190.0F));
        kit::text(middle.cut_top(std::min(middle.h * 0.3F, 44.0F)), say("Strike"),
                  {.size = kit::type::title,
                   .face = kit::Face::title,
                   .colour = kit::colour::brass,
                   .align = kit::Align::centre});
        draw_rolled(fight, true, seconds, middle);
        return;
    }
    draw_fought(fight, false, seconds, enemy, !turned);
    draw_fought_cards(fight, turned, come, stage.middle);
}

// One of the two, as far as the dice have come.
void GroundAssaultTable::draw_fought(const Fight& fight, bool attacks, float seconds, const Rect& r,
                                     bool right) {
    constexpr float shaken = 0.5F, leaves = 0.7F; // seconds
    const Fought &side = attacks ? fight.own : fight.enemy, &other = attacks ? fight.enemy : fight.own;
    const Half half = lay_half(r);
    const float since = seconds - harmed_at(fight);
    const bool struck = other.hit && since > 0, told = since > breaks_after;
    const float shake = struck && since < shaken ? std::sin(since * 46) * (shaken - since) * 22 : 0;
    const int shields = printed(side.design, Figure::shields);
    const int wounds = std::min(side.damage + (since > 0 ? side.harm : 0), shields);
    draw_name(half.name, unit_called(state_, side.ref), name(side.ref.seat));
    const int first = kit::mark_vertices();
    draw_fighter(half.model, side.design, side.ref.seat, right, side.lost && told, shake);
    if (side.lost && told)
        kit::turn_vertices(first, {{}, 0, 1, 1, {}, std::max(1 - (since - breaks_after) / leaves, 0.0F)});
    const float size = half.model.h * 0.5F;
    if (struck && !told)
        draw_figure_sign(Figure::damage, half.model.centred(size, size).scaled(0.7F + since * 2),
                         kit::fade(kit::rgb(0xff8a4a), 1 - since / breaks_after));
    draw_hurt(half.model, wounds);
    if (told && (side.lost || side.saved))
        kit::tag({half.model.centre().x, half.model.y + half.model.h * 0.4F},
                 side.lost ? say("Destroyed") : say("Saved"),
                 side.lost ? kit::colour::danger : kit::colour::good, kit::colour::ink, kit::type::lead,
                 0.5F);
    draw_values(half.values, side, wounds, fight.is_strike());
    draw_changes(half.changes, side);
    if (!fight.is_strike()) draw_rolled(fight, attacks, seconds, half.foot);
}

// `come`: how far what was played just now has come, 0 to 1.
void GroundAssaultTable::draw_fought_cards(const Fight& fight, bool turned, float come, const Rect& r) {
    const std::array<const Fought*, 2> sides{turned ? &fight.enemy : &fight.own,
                                             turned ? &fight.own : &fight.enemy};
    const float wide = std::min({(r.w - 10) / 2, r.h * 5 / 7, most_card});
    for (int i = 0; i < 2; ++i) {
        const Rect card = card_in(r, i, wide, 0);
        const Fought& side = *sides[slot(i)];
        battle_cards_[slot(side.ref.seat)] = card;
        if (side.card == no_card) continue;
        const float way = side.fresh ? (1 - come) * (1 - come) * r.h * 0.5F : 0;
        kit::still_card(face_of_card(side.card), card.moved(0, side.ref.seat == bottom_ ? way : -way));
    }
}

// The objective that is struck, and whether it stands.
void GroundAssaultTable::draw_struck(const Fight& fight, bool told, bool up, const Rect& r) const {
    const float wide = std::min({r.w * 0.7F, r.h * 0.72F * 5 / 7, 210.0F});
    const Rect card = r.centred(wide, wide * 7 / 5);
    kit::CardLook look;
    look.dimmed = told && fight.own.hit;
    look.angle = look.dimmed ? 8.0F : 0.0F;
    kit::still_card(fight.struck == no_card || !up ? kit::CardFace(kit::face_down)
                                                   : face_of_card(fight.struck),
                    card, look);
    kit::text(
        {r.x, r.y, r.w, card.y - r.y}, name(fight.struck_seat),
        {.size = kit::type::lead, .face = kit::Face::title, .align = kit::Align::centre, .shrink = true});
    if (look.dimmed)
        kit::tag(card.centre(), say("Destroyed"), kit::colour::danger, kit::colour::ink, kit::type::lead,
                 0.5F);
}

} // namespace cardfront::ground_assault
