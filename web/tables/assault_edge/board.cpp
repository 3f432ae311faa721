// The board of Assault Edge: coloured edges, units with their numbers, where they may go and whom they reach.
#include "web/kit/inside.h"
#include "web/platform/ears.h"
#include "web/tables/assault_edge/figures.h"
#include "web/tables/assault_edge/table.h"

#include <algorithm>

namespace cardfront::assault_edge {

using kit::Rect;
using kit::Vec;

namespace {

constexpr double struck_for = 0.6; // seconds

const kit::Colour dark = kit::rgb(0x071b20), hostile = kit::rgb(0xff8672);

kit::Colour way_colour() {
    return kit::mix(kit::theme().accent, kit::rgb(0xffffff), 0.5F);
}

// How high the strip of its numbers is at the foot of a unit's place.
float strip_high(float side) {
    return std::max(side * (side < 50 ? 0.33F : 0.28F), boards::least_number_row);
}

} // namespace

// What a press on a square chooses or does; "": nothing. The mirror does not wait for what is played back.
std::string AssaultEdgeTable::press_of(int square) const {
    const int number = state_.at(square);
    const bool there = number != no_unit;
    if (!mine_) return {};
    if (!state_.questions.empty()) {
        if (state_.questions.back().ask != Ask::target) return {};
        const int target = targets_units(state_.chain.back()) ? number : square;
        return target >= 0 && is_legal(make_action(choose, target)) ? command_of(choose, target)
                                                                    : std::string{};
    }
    if (state_.phase != Phase::combat) return {};
    if (there && state_.unit(number).owner == eyes_) return numbered("unit", number);
    if (state_.window() || unit_ < 0) return {};
    return there ? command_of(aim, unit_, number) : command_of(move, unit_, square);
}

// Of so many points of damage, what its health loses (AE-27).
int AssaultEdgeTable::loss_of(int number, int points) const {
    int less = seen_.unit(number).temporary;
    seen_.for_each_card_of(number, [&](const Row& row, Card) { less += row.spares + row.mends; });
    return std::min(std::max(points - less, 0), seen_.health(number));
}

void AssaultEdgeTable::draw_ground() const {
    const float side = at_.wide, thin = std::max(side * 0.02F, 0.75F);
    kit::shadow(at_.ground, 8, 16, 0.55F);
    kit::box(at_.ground.inset(-3), 7, kit::mix(kit::theme().felt_edge, kit::theme().panel, 0.4F),
             kit::fade(kit::theme().accent, 0.35F), 1.25F);
    std::array<int, squares> deck_of_square;
    deck_of_square.fill(-1);
    for (const Seat seat : SeatRange(2))
        for (int deck = 0; deck < decks; ++deck)
            for_each_square(edge(seat, deck), [&](Square each) { deck_of_square[slot(each)] = deck; });
    for (int square = 0; square < squares; ++square) {
        const Rect at = at_.at(square).inset(thin);
        const int deck = deck_of_square[slot(square)];
        const bool odd = (row_of(square) + column_of(square)) % 2 != 0;
        const kit::Colour stone = kit::mix(kit::theme().felt, kit::rgb(0xdff3ee), odd ? 0.1F : 0.16F);
        if (deck < 0) {
            kit::box(at, side * 0.06F, stone);
            continue;
        }
        const kit::Colour hue = deck_colour(deck);
        kit::box(at, side * 0.06F, kit::mix(kit::mix(stone, hue, 0.34F), kit::colour::shade, 0.18F),
                 kit::fade(hue, 0.55F), std::max(side * 0.025F, 1.0F));
        if (seen_.at(square) == no_unit)
            draw_sign(sign_of(static_cast<Deck>(deck)), at.scaled(0.42F), kit::fade(hue, 0.42F),
                      kit::fade(stone, 0.0F));
    }
}

// Elements at the left, archetypes at the right, what it bears above the strip.
void AssaultEdgeTable::draw_marks(int number, const Rect& r) const {
    const float side = std::clamp(r.w * 0.21F, 10.0F, 19.0F);
    float left = r.y + 1, right = r.y + 1;
    for (int n = 0; n < elements; ++n) {
        if (!seen_.has_element(number, static_cast<Element>(n))) continue;
        const Rect at{r.x + 1, left, side, side};
        kit::disc(at.centre(), side * 0.56F, kit::fade(dark, 0.8F));
        draw_sign(static_cast<Sign>(n), at.scaled(0.82F), element_colour(static_cast<Element>(n)), dark);
        left += side * 1.08F;
    }
    for (int n = 0; n < archetypes; ++n) {
        if (!seen_.has_archetype(number, static_cast<Archetype>(n))) continue;
        const Rect at{r.right() - side - 1, right, side, side};
        kit::disc(at.centre(), side * 0.56F, kit::fade(dark, 0.8F));
        draw_sign(sign_of(static_cast<Archetype>(n)), at.scaled(0.82F), kit::colour::paper, dark);
        right += side * 1.08F;
    }
    const float foot = r.bottom() - strip_high(r.h) - side * 0.95F;
    const float in = r.w < 50 ? side * 0.95F : 1.0F; // beside the elements where they are as high as it all
    int worn = 0;
    for (const Gear& each : seen_.gear) worn += each.unit == number ? 1 : 0;
    if (worn > 0) {
        const Rect at{r.x + in, foot, side, side};
        kit::disc(at.centre(), side * 0.6F, kit::rgb(0x6a5420));
        draw_sign(Sign::equipment, at.scaled(0.8F), kit::rgb(0xffe6a0), kit::rgb(0x6a5420));
        if (worn > 1) {
            const Rect count = kit::about({at.right(), at.y + side * 0.2F}, side * 0.75F);
            kit::disc(count.centre(), count.w * 0.55F, dark);
            kit::text(count, std::to_string(worn),
                      {.size = count.h * 0.85F,
                       .face = kit::Face::title,
                       .align = kit::Align::centre,
                       .ellipsis = false});
        }
    }
    const int spare = seen_.unit(number).temporary;
    if (seen_.range(number) > 1) {
        const Rect at{r.right() - side - in, foot, side, side};
        kit::disc(at.centre(), side * 0.56F, kit::fade(dark, 0.8F));
        draw_sign(Sign::reach, at.scaled(0.85F), number_colour(Figures::attack), dark);
    }
    if (spare > 0) {
        const float big = side * 1.35F;
        const Rect at{r.centre().x - big / 2, r.bottom() - strip_high(r.h) - big * 0.85F, big, big};
        draw_sign(Sign::shield, at, kit::rgb(0x2d6fb0));
        kit::text(at, std::to_string(spare),
                  {.size = big * 0.6F,
                   .face = kit::Face::title,
                   .colour = kit::rgb(0xffffff),
                   .align = kit::Align::centre,
                   .ellipsis = false});
    }
}

void AssaultEdgeTable::draw_token(int number, const Rect& r, bool lit) const {
    const Unit& unit = seen_.unit(number);
    const bool waits = seen_.active == number && !seen_.aiming() && !seen_.window() && !seen_.can_act(number);
    const bool resting = ((unit.done & finished) != 0 || waits) && unit.owner == seen_.player;
    const float aside = kit::motion::follow(spot(square_area, unit.owner, static_cast<int>(number), 1).key(),
                                            resting ? 1 : 0, 0.25F);
    const float high = strip_high(r.h);
    const Rect strip{r.x, r.bottom() - high, r.w, high};
    const float model = r.w * 0.86F;
    draw_figure(figure_of(seen_, number),
                {r.centre().x - model / 2, strip.y + r.h * 0.06F - model, model, model}, unit.owner,
                seat_colour(unit.owner), unit.owner != bottom_, aside);
    kit::box(strip, strip.h * 0.3F, kit::fade(dark, 0.92F),
             kit::fade(seat_colour(unit.owner), resting ? 0.4F : 0.95F), lit ? 1.75F : 1.0F);
    Stats now = seen_.stats(number);
    now.health = std::max(seen_.health(number), 0);
    draw_numbers(strip, now, r.w > 86, unit.damage > 0);
    draw_marks(number, r);
}

void AssaultEdgeTable::draw_unit(int number, const kit::Hit& hit, const std::string& id, bool target) {
    const Unit& unit = seen_.unit(number);
    const Rect place = at_.at(unit.square).inset(at_.wide * 0.04F);
    const bool own = is_own(number), chosen = unit_ == number && mine_;
    const bool able = own && may_play() && unit_ < 0 && selected_ < 0 && able_.test(slot(number));
    const bool pointed = hit.hovered || hit.drop_hovered;
    constexpr std::int16_t first_identity = 4000; // beyond all cards
    const kit::motion::Pose pose =
        kit::motion::pose(spot(square_area, unit.owner, 0, number),
                          static_cast<std::int16_t>(first_identity + number), place, 0);
    Rect r = pose.at;
    if (hit.dragged) r = kit::dragged(r);
    const kit::OnLayer high(pose.flying || hit.dragged ? kit::Layer::air : kit::layer());
    const int first = kit::mark_vertices();
    const float round = r.w * 0.12F;
    if (chosen) kit::glow(r, round, 10, kit::colour::brass);
    if (able) kit::glow(r.inset(r.w * 0.06F), round, 7, kit::fade(way_colour(), 0.55F));
    const Place& told = scene().lit;
    if (told.area == square_area && told.index == unit.square) kit::glow(r, round, 10, kit::colour::ivory);
    if (target) {
        const kit::Colour hue = id.substr(0, 6) == "do aim" ? hostile : kit::colour::brass;
        kit::glow(r, round, at_.wide * 0.16F, kit::fade(hue, pointed ? 1.0F : 0.75F));
        kit::box(r, round, kit::fade(hue, pointed ? 0.42F : 0.22F), hue, pointed ? 4.0F : 2.5F);
    }
    draw_token(number, r, chosen);
    if (chosen) kit::box(r.inset(-1), round, 0, kit::colour::brass, 2.5F);
    if (pose.opacity < 1) kit::turn_vertices(first, {r.centre(), 0, 1, 1, {}, pose.opacity});
}

void AssaultEdgeTable::draw_square(int square) {
    const Rect at = at_.at(square);
    const int number = seen_.at(square);
    std::string id = free() ? press_of(square) : std::string{};
    if (id.empty() && number != no_unit) id = numbered("inspect", number);
    if (number == no_unit) draw_cell_name(at, square_name(square));
    const Place& told = scene().lit;
    if (told.area == square_area && told.index == square && number == no_unit)
        kit::box(at.inset(1), 6, 0, kit::colour::ivory, 2);
    if (id.empty()) return;
    const bool acts_here = id.substr(0, 3) == "do ";
    const bool legal = acts_here && std::any_of(legal_.begin(), legal_.end(), [&id](const Action& action) {
                           return command_of(action) == id;
                       });
    const bool own = number != no_unit && is_own(number);
    const bool draggable = own && acts() && able_.test(slot(number));
    kit::Hit hit = command_item(id, at, true, draggable || window_.movable(), true);
    if (!draggable) window_.follow(hit), hit.dragged = hit.dropped = false;
    if (hit.dragged && unit_ != number) pick_unit(number);
    if (hit.dropped && GameTable::takes_drop(kit::drop_target())) perform(kit::drop_target());
    const bool pointed = hit.hovered || hit.drop_hovered || kit::focus() == id || hit.peeking;
    if (pointed) over_square_ = square;
    if (pointed && number != no_unit) over_unit_ = number;
    if (number != no_unit) return draw_unit(number, hit, id, legal);
    if (!legal) return;
    const bool on = hit.hovered || hit.drop_hovered;
    const float inside = at_.wide * 0.07F;
    kit::box(at.inset(inside), at_.wide * 0.1F, kit::fade(way_colour(), on ? 0.42F : 0.17F),
             on ? kit::colour::brass : kit::fade(way_colour(), 0.75F), on ? 3.0F : 1.25F);
}

// From where the chosen unit stands, or would stand: the squares within its range, and whom it would reach.
void AssaultEdgeTable::draw_reach() const {
    if (!acts() || unit_ < 0 || !seen_.lives(unit_)) return;
    const Unit& own = seen_.unit(unit_);
    const Squares open = seen_.ways(unit_);
    const bool spent = (own.done & (attacked | moved_last | finished)) != 0;
    if (spent || state_.aiming()) return;
    const bool moves = over_square_ >= 0 && in(open, over_square_);
    const int from = moves ? over_square_ : own.square, range = seen_.range(unit_);
    const Seat enemy = State::other(own.owner);
    const Squares foes = seen_.held_by(enemy), near = around(from, range);
    const float side = at_.wide;
    if (moves)
        for_each_square(near, [&](Square each) {
            kit::box(at_.at(each).inset(1), side * 0.06F, kit::fade(hostile, 0.13F),
                     kit::fade(hostile, 0.35F), 1);
        });
    Squares later = 0; // from anywhere it may go
    for_each_square(open, [&](Square each) { later |= around(each, range); });
    for_each_square(foes & (near | later), [&](Square each) {
        const bool now = in(near, each);
        const Rect at = at_.at(each).inset(side * 0.03F);
        if (now && !moves) return; // may be pressed, and is lit for it
        kit::ring(at.centre(), at.w * 0.5F, now ? 3.0F : 1.25F, kit::fade(hostile, now ? 1.0F : 0.55F));
    });
    for (int deck = 0; deck < decks; ++deck) {
        const Rect at = side_at(enemy).piles[slot(deck)];
        if (reaches_deck(from, range, enemy, deck)) {
            if (moves) kit::box(at.inset(-1), 8, 0, hostile, 3);
            continue;
        }
        bool reaches = false;
        for_each_square(open,
                        [&](Square each) { reaches = reaches || reaches_deck(each, range, enemy, deck); });
        if (reaches) kit::box(at, 8, 0, kit::fade(hostile, 0.6F), 1.5F);
    }
}

// What that many points would do.
void AssaultEdgeTable::draw_outcome(int target, int points) const {
    if (target >= deck_target) {
        const Seat enemy = State::other(seen_.player);
        const Rect at = side_at(enemy).piles[slot(target - deck_target)];
        kit::tag({at.centre().x + at.w * 0.12F, at.centre().y - 12},
                 say("−{count}", {{"count", std::to_string(points)}}), hostile, kit::colour::ink, 15);
        return;
    }
    if (!seen_.lives(target)) return;
    const Rect at = at_.at(seen_.unit(target).square);
    const int lost = loss_of(target, points);
    const bool dies = lost >= seen_.health(target);
    if (dies) {
        const Rect cross = at.centred(at.w * 0.52F, at.w * 0.52F).moved(0, -at.h * 0.1F);
        kit::icon(kit::Icon::close, cross.scaled(1.12F), dark);
        kit::icon(kit::Icon::close, cross, hostile);
    }
    kit::tag({at.right() + 6, at.y - 8}, say("−{count}", {{"count", std::to_string(lost)}}), hostile,
             kit::colour::ink, std::clamp(at.w * 0.22F, 11.0F, 16.0F), 1);
}

// The attack: an arrow to each target with its points, and what it would lose.
void AssaultEdgeTable::draw_aims() const {
    const auto middle = [this](int target) {
        if (target < deck_target) return at_.at(seen_.unit(target).square).centre();
        return side_at(State::other(seen_.player)).piles[slot(target - deck_target)].centre();
    };
    const bool shows = seen_.active != no_unit && seen_.lives(seen_.active);
    if (shows)
        for (std::size_t i = 0; i < seen_.aims.size(); ++i) {
            const Aim& each = seen_.aims[i];
            if (each.target < deck_target && !seen_.lives(each.target)) continue;
            const bool last = i + 1U == seen_.aims.size() && seen_.declared == 0;
            const Vec own = at_.at(seen_.unit(seen_.active).square).centre(), there = middle(each.target);
            const Vec from = kit::mix(own, there, 0.12F), to = kit::mix(own, there, 0.9F);
            const kit::OnLayer air(kit::Layer::air);
            kit::arrow(from, to, kit::fade(hostile, 0.9F), 1, std::clamp(at_.wide * 0.13F, 5.0F, 9.0F));
            const Vec at = kit::mix(own, there, 0.4F);
            kit::disc(at, 11, dark);
            kit::disc(at, 9.5F, kit::colour::ivory);
            kit::text(kit::about(at, 22), std::to_string(each.points),
                      {.size = 13,
                       .face = kit::Face::title,
                       .colour = kit::colour::ink,
                       .align = kit::Align::centre,
                       .ellipsis = false});
            const bool all = last && mine_ && state_.aiming();
            draw_outcome(each.target, each.points + (all ? state_.points_left() : 0));
        }
    if (!acts() || unit_ < 0 || !seen_.aims.empty()) return;
    const int target = over_deck_ >= 0 ? deck_target + over_deck_ : over_unit_;
    if (target >= 0 && is_legal(make_action(aim, unit_, target)))
        draw_outcome(target, state_.aiming() ? state_.points_left() : seen_.stats(unit_).attack);
}

// What the keyboard is at in the list of actions, shown on the board.
void AssaultEdgeTable::draw_focused() const {
    if (!mine_ || kit::focus().substr(0, 3) != "do ") return;
    for (const Action& action : legal_) {
        const bool moves = action.verb == move, aims = action.verb == aim;
        if ((!moves && !aims) || command_of(action) != kit::focus() || !seen_.lives(action.a)) continue;
        const Rect from = at_.at(seen_.unit(action.a).square);
        const Rect to = moves ? at_.at(action.b)
                        : action.b >= deck_target
                            ? side_at(State::other(eyes_)).piles[slot(action.b - deck_target)]
                        : seen_.lives(action.b) ? at_.at(seen_.unit(action.b).square)
                                                : Rect{};
        const kit::OnLayer air(kit::Layer::air);
        kit::box(from, 8, 0, kit::rgb(0xffffff), 2.5F);
        if (!to.empty()) kit::arrow(from.centre(), to.centre(), kit::rgb(0xffffff), 1, 6);
    }
}

// A blow on what was hit, where it stood.
void AssaultEdgeTable::draw_losses() const {
    const kit::OnLayer air(kit::Layer::air);
    for (const Loss& loss : losses_) {
        const auto part = static_cast<float>((kit::clock() - loss.at) / struck_for);
        if (loss.at < 0 || part > 1) continue;
        kit::keep_moving();
        if (part < 0) continue;
        const float side = std::min(loss.of.w, loss.of.h) * (0.5F + 0.6F * part);
        const Rect at = loss.of.centred(side, side);
        draw_sign(Sign::attack, at.scaled(0.8F), kit::fade(kit::rgb(0xff6a3a), 1 - part * part));
    }
}

void AssaultEdgeTable::lay_ground() {
    constexpr auto wide = static_cast<float>(columns), deep = static_cast<float>(rows_deep);
    window_.lay(at_.board, wide, deep, 0);
    if (!window_.larger()) return;
    at_.wide = window_.side();
    at_.ground = Rect{window_.middle().x, window_.middle().y, 0, 0}.centred(at_.wide * wide, at_.wide * deep);
}

// Where the chosen unit may go and whom it reaches comes into sight.
void AssaultEdgeTable::show_places() {
    std::vector<Rect> all;
    for (const Action& action : legal_) {
        if (action.a != unit_) continue;
        if (action.verb == move) all.push_back(at_.at(action.b));
        if (action.verb == aim && action.b < deck_target) all.push_back(at_.at(seen_.unit(action.b).square));
    }
    window_.show(all);
}

void AssaultEdgeTable::draw_board() {
    const kit::Clipped inside(window_.larger() ? at_.board : kit::screen());
    draw_ground();
    // Those that move are drawn over the others.
    for (int square = 0; square < squares; ++square) draw_square(square);
    draw_reach();
    draw_aims();
    draw_focused();
}

// Where a card of the hand that is carried may be let go: on the board, which plays it, or on what it may be
// aimed at, which does both.
void AssaultEdgeTable::draw_carried() {
    if (kit::dragging().substr(0, 7) != "select " || !may_play() || selected_ < 0) return;
    const kit::Hit board = kit::item(command_of(play, chosen_card()), at_.board);
    if (!is_legal(make_action(play, chosen_card()))) return;
    Use use{.card = static_cast<Card>(chosen_card()), .owner = eyes_};
    const Target kind = target_of(use);
    bool any = false;
    for (int target = 0; target < squares && kind != Target::none; ++target) {
        if (!state_.may_target(use, target)) continue;
        use.target = static_cast<std::int8_t>(target);
        const bool beside = kind == Target::link || kind == Target::enemy_deck || kind == Target::own_deck;
        const kit::Clipped inside(window_.larger() && !beside ? at_.board : kit::screen());
        const Rect at = target_place(use);
        any = any || !at.empty();
        draw_target(at, kit::item(numbered("onto", target), at).drop_hovered);
    }
    if (!any) draw_target(at_.board, board.drop_hovered);
}

} // namespace cardfront::assault_edge
