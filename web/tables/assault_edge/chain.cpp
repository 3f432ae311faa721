// The chain as a stack of cards with arrows to their targets, what is told of things that are pointed at, and
// what is chosen from.
#include "core/assault_edge/said.h"
#include "web/tables/assault_edge/figures.h"
#include "web/tables/assault_edge/table.h"

#include <algorithm>

namespace cardfront::assault_edge {

using kit::Rect;
using kit::Vec;

namespace {

constexpr kit::TextStyle telling{
    .size = kit::type::body, .valign = 0, .wrap = true, .shrink = true, .spacing = 1.22F};

// What the signs on a unit are.
void draw_legend(Rect r) {
    constexpr float narrow = 270;
    if (r.w < narrow)
        return (void)kit::text(r, say("Here you read what a unit or a card does."),
                               {.size = kit::type::small,
                                .colour = kit::colour::paper_soft,
                                .align = kit::Align::centre,
                                .wrap = true,
                                .shrink = true});
    struct Entry {
        Sign sign;
        kit::Colour hue;
        const char* words;
    };
    const std::array<Entry, 6> all{{{Sign::attack, number_colour(Figures::attack), phrase("Attack")},
                                    {Sign::health, number_colour(Figures::health), phrase("Health")},
                                    {Sign::speed, number_colour(Figures::speed), phrase("Speed")},
                                    {Sign::shield, kit::rgb(0x6fb2f2), phrase("Temporary points")},
                                    {Sign::equipment, kit::rgb(0xffe6a0), phrase("Equipment")},
                                    {Sign::reach, number_colour(Figures::attack), phrase("Reach")}}};
    kit::text(r.cut_top(r.h > 110 ? 40 : 20, 4), say("Here you read what a unit or a card does."),
              {.size = kit::type::small, .colour = kit::colour::paper_soft, .wrap = true, .shrink = true});
    constexpr int lines = 3;
    r = r.placed(r.w, std::min(r.h, 96.0F), 0, 0);
    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
        const Entry& each = all[slot(i)];
        Rect cell = r.column(i / lines, 2, 8).row(i % lines, lines, 2);
        const float side = std::min(cell.h, 20.0F);
        draw_sign(each.sign, cell.cut_left(side, 8).centred(side, side), each.hue);
        kit::text(cell, say(each.words),
                  {.size = kit::type::small, .wrap = true, .shrink = true, .spacing = 1.05F});
    }
}

} // namespace

// The newest lies on top, or at the right end of a row.
Rect AssaultEdgeTable::link_place(int index) const {
    Rect room = at_.chain.inset(8, 6);
    if (room.empty()) return at_.board.centred(80, 112);
    const int count = std::max(static_cast<int>(seen_.chain.size()), index + 1);
    const auto place = static_cast<float>(count - 1 - index), others = static_cast<float>(count - 1);
    if (at_.stacked) {
        (void)room.cut_top(24);
        const float high = std::min({room.h * 0.62F, 150.0F, room.w * 0.42F * 7 / 5});
        const float step = others > 0 ? std::min(high + 8, (room.h - high) / others) : 0;
        return {room.x, room.y + step * place, high * 5 / 7, high};
    }
    const float high = room.h, wide = high * 5 / 7;
    const float step = others > 0 ? std::min(wide + 6, (room.w * 0.62F - wide) / others) : 0;
    return {room.x + step * (others - place), room.y, wide, high};
}

// What a link is aimed at; empty: nothing that could be seen.
Rect AssaultEdgeTable::target_place(const Use& use) const {
    if (use.target < 0) return {};
    const Row& self = row(use.card);
    if (use.from == From::hand && self.kind == Kind::unit)
        return is_square(use.target) ? at_.at(use.target) : Rect{};
    if (targets_units(use)) return seen_.lives(use.target) ? at_.at(seen_.unit(use.target).square) : Rect{};
    switch (self.target) {
    case Target::link:
        return use.target < static_cast<int>(seen_.chain.size()) ? link_place(use.target) : Rect{};
    case Target::enemy_deck: return side_at(State::other(use.owner)).piles[slot(use.target)];
    case Target::own_deck: return side_at(use.owner).piles[slot(use.target)];
    default: return {};
    }
}

void AssaultEdgeTable::draw_link_words(int index, const Rect& r) const {
    const Use& link = seen_.chain[slot(index)];
    const bool resolves = seen_.closed != 0 && index + 1 == static_cast<int>(seen_.chain.size());
    const kit::Colour hue = link.negated != 0 || link.lost != 0 ? kit::colour::danger
                            : resolves                          ? kit::colour::brass
                                                                : kit::colour::paper;
    Rect room = r;
    const kit::TextStyle lesser{.size = kit::type::small,
                                .colour = kit::colour::paper_soft,
                                .wrap = true,
                                .shrink = true,
                                .spacing = 1.1F};
    const Rect head = room.cut_top(std::min(room.h * 0.4F, 22.0F));
    const kit::TextStyle title{
        .size = kit::type::body, .face = kit::Face::title, .colour = hue, .shrink = true};
    const std::string card = card_name(link.card),
                      called = say("{number}. {card}", {counted("number", index + 1), {"card", card}});
    kit::text(head, kit::fits(head, called, title) ? called : card, title);
    if (link.negated != 0) {
        const Vec at{head.x, head.centre().y};
        kit::line(at, {head.right(), at.y}, 2, kit::colour::danger);
    }
    if (room.h < 14) return;
    const std::string owner = name(link.owner);
    std::string words = say("{player}", {{"player", owner}});
    if (link.negated != 0)
        words = say("{player}: negated", {{"player", owner}});
    else if (link.lost != 0)
        words = say("{player}: its target is gone", {{"player", owner}});
    else if (link.target >= 0)
        words = say("{player}: on {target}",
                    {{"player", owner}, {"target", choice_called(seen_, link, link.target, names())}});
    const float high = std::min(kit::measure(words, lesser, room.w).y + 2, 34.0F);
    kit::text(room.cut_top(std::min(room.h, high)), words, lesser);
    // Half a text would tell nothing: a press on the card shows it whole.
    const kit::TextStyle whole{.size = kit::type::small, .valign = 0, .wrap = true, .spacing = 1.12F};
    const std::string text = say(row(link.card).text);
    if (kit::measure(text, whole, room.w).y <= room.h) kit::text(room, text, whole);
}

// Of a stack: beside what is seen of the card.
Rect AssaultEdgeTable::link_words(int index) const {
    const Rect r = link_place(index);
    const bool newest = index + 1 == static_cast<int>(seen_.chain.size());
    const float top = newest ? r.y : std::max(link_place(index + 1).bottom() + 2, r.y);
    const float left = r.right() + 12;
    return {left, top, at_.chain.right() - 8 - left, r.bottom() - top};
}

void AssaultEdgeTable::draw_link(int index) {
    const Use& link = seen_.chain[slot(index)];
    const int count = static_cast<int>(seen_.chain.size());
    const bool newest = index + 1 == count, resolves = newest && seen_.closed != 0;
    const Rect r = link_place(index);
    const bool choosable = asked(Ask::target) && row(state_.chain.back().card).target == Target::link &&
                           is_legal(make_action(choose, index));
    const std::string id = choosable ? command_of(choose, index) : numbered("link", index);
    kit::CardLook look;
    look.legal = choosable;
    look.winning = resolves;
    look.dimmed = link.negated != 0 || link.lost != 0;
    const kit::Hit hit = command_item(id, r, true, false, true);
    look.lifted = choosable && hit.hovered;
    if (resolves) kit::glow(r, 6, 12, kit::colour::brass);
    kit::card(spot(chain_area, link.owner, -1, index), face_of(link.card, link.owner), r, look);
    look_at(hit, id, link.card, r);
    if (link.negated != 0) draw_sign(Sign::negated, r.centred(r.w * 0.7F, r.w * 0.7F), kit::colour::danger);
    const float mark = std::clamp(r.w * 0.13F, 7.0F, 11.0F);
    const float corner =
        at_.stacked ? r.right() - mark * 0.4F : r.x + mark * 0.8F; // of a row the left is seen
    draw_seat_mark(link.owner, {corner, r.bottom() - mark * 0.6F}, mark);
    if (at_.stacked) {
        if (const Rect words = link_words(index); words.h > 16) draw_link_words(index, words);
    } else if (newest) {
        constexpr float least = 84; // a narrower place is the cards' alone
        const Rect words{r.right() + 12, r.y, at_.chain.right() - r.right() - 20, r.h};
        if (words.w >= least) draw_link_words(index, words);
    }
}

// From each link that still counts to what it is aimed at.
void AssaultEdgeTable::draw_link_arrows() const {
    const kit::OnLayer air(kit::Layer::air);
    for (std::size_t i = 0; i < seen_.chain.size(); ++i) {
        const Use& link = seen_.chain[i];
        const Rect to = target_place(link);
        if (to.empty() || link.negated != 0 || link.lost != 0) continue;
        const bool newest = i + 1U == seen_.chain.size();
        const Rect from = link_place(static_cast<int>(i));
        const kit::Colour hue = kit::fade(seat_colour(link.owner), newest ? 0.95F : 0.5F);
        const bool to_link = !targets_units(link) && row(link.card).target == Target::link;
        if (to_link && at_.stacked) { // the cards lie over each other: beside the words
            const Rect one = link_words(static_cast<int>(i)), other = link_words(link.target);
            const float x = at_.chain.right() - 16;
            kit::arrow({x, one.centre().y}, {x, other.centre().y}, hue, 1, 5);
            continue;
        }
        const bool beside = at_.chain.x > at_.board.right();
        const Vec start = beside ? Vec{from.x, from.centre().y} : Vec{from.centre().x, from.y};
        const float wide = at_.wide < 50 ? 3.5F : 5.5F;
        kit::arrow(start, to.centre(), hue, 1, newest ? wide : wide * 0.7F);
        if (!to_link) kit::box(to.inset(-1), 7, 0, hue, newest ? 2.5F : 1.5F);
    }
}

void AssaultEdgeTable::draw_chain() {
    if (seen_.chain.empty()) return draw_info();
    const kit::OnLayer high(at_.covers ? kit::Layer::air : kit::layer()); // below what is chosen from
    const Rect r = at_.chain;
    kit::box(r, 9, kit::fade(kit::mix(kit::theme().panel, kit::colour::shade, 0.2F), 0.95F),
             kit::fade(kit::colour::brass, 0.55F), 1.25F);
    if (at_.stacked) {
        Rect head = r.inset(10, 6);
        const auto count = static_cast<int>(seen_.chain.size());
        const kit::TextStyle soft{
            .size = kit::type::small, .colour = kit::colour::paper_soft, .shrink = true};
        const Rect line = head.cut_top(20);
        const std::string told = seen_.closed != 0
                                     ? say("The chain is carried out, the last card first")
                                     : say("The chain: {count} to be carried out", {counted("count", count)});
        kit::text(line, kit::fits(line, told, soft) ? told : say("Chain"), soft);
    }
    for (int i = 0; i < static_cast<int>(seen_.chain.size()); ++i) draw_link(i);
    draw_link_arrows();
}

// --- What is told of things

void AssaultEdgeTable::draw_unit_info(int number, Rect r) const {
    const Unit& unit = seen_.unit(number);
    const Stats now = seen_.stats(number);
    const bool low = r.h < 130;
    if (!low) {
        const bool slim = r.w < 220; // the name has all of the width
        const Names told = shown().told();
        const kit::TextStyle title{.size = kit::type::lead,
                                   .face = kit::Face::title,
                                   .wrap = true,
                                   .shrink = true,
                                   .spacing = 1.05F};
        const std::string called = begun(owned(seen_, number, told), told);
        if (slim) kit::text(r.cut_top(36, 2), called, title);
        Rect head = r.cut_top(std::min(r.h * 0.4F, 84.0F), 6);
        draw_figure(figure_of(seen_, number), head.cut_left(head.h, 10), unit.owner, seat_colour(unit.owner));
        if (!slim) kit::text(head.cut_top(head.h * 0.38F), called, title);
        Stats left = now;
        left.health = seen_.health(number);
        draw_numbers(head.cut_top(head.h * 0.52F).inset(0, 1), left, true, unit.damage > 0);
        const std::string figures = say("Attack {attack}, health {left} of {health}, speed {speed}",
                                        {counted("attack", now.attack), counted("left", seen_.health(number)),
                                         counted("health", now.health), counted("speed", now.speed)});
        // The same as the figures above: only whole.
        const kit::TextStyle soft{
            .size = kit::type::small, .colour = kit::colour::paper_soft, .shrink = true};
        if (kit::fits(head, figures, soft)) kit::text(head, figures, soft);
    } else {
        const kit::TextStyle title{
            .size = kit::type::body, .face = kit::Face::title, .wrap = true, .shrink = true, .spacing = 1.1F};
        const std::string told =
            capitalised(say("{unit}: {attack}/{left}/{speed}", {{"unit", owned(seen_, number, names())},
                                                                counted("attack", now.attack),
                                                                counted("left", seen_.health(number)),
                                                                counted("speed", now.speed)}),
                        names());
        kit::text(r.cut_top(kit::measure(told, title, r.w).y > 20 ? 34 : 20), told, title);
    }
    std::string words;
    const auto add = [&words](const std::string& line) {
        if (!words.empty()) words += "\n";
        words += line;
    };
    seen_.for_each_card_of(number, [&](const Row& each, Card card) {
        add(r.w < 160 ? card_name(card)
                      : say("{card}: {text}", {{"card", card_name(card)}, {"text", say(each.text)}}));
    });
    if (unit.temporary > 0) add(say("Temporary points: {count}", {counted("count", unit.temporary)}));
    if (seen_.range(number) > 1) add(say("It attacks at up to two squares."));
    if (unit.owner == seen_.player && (unit.done & finished) != 0) add(say("It is finished for this turn."));
    if (words.empty()) words = say("A basic unit without facilities.");
    kit::TextStyle style = telling;
    style.size = low ? kit::type::small : style.size;
    kit::scrolled_text("unit-info", r, words, style);
}

void AssaultEdgeTable::draw_card_info(int card, Rect r) const {
    const Item& item = shelf().items[slot(card)];
    if (r.h > 120)
        kit::still_card(face_of(static_cast<std::int16_t>(card), bottom_),
                        r.cut_left(std::min(r.h * 5 / 7, r.w * 0.42F), 12).fit());
    const bool dear = r.h < 130;
    kit::text(r.cut_top(dear ? 20 : 24), say(item.name),
              {.size = dear ? kit::type::body : kit::type::lead, .face = kit::Face::title, .shrink = true});
    kit::text(r.cut_top(dear ? 16 : 34, 3), item.facts(),
              {.size = kit::type::small,
               .colour = kit::colour::paper_soft,
               .valign = 0,
               .wrap = !dear,
               .shrink = true,
               .spacing = 1.15F});
    kit::TextStyle style = telling;
    if (dear) style.size = kit::type::small;
    kit::text(r, say(item.text), style);
}

void AssaultEdgeTable::draw_deck_info(Seat seat, int deck, Rect r) const {
    const Side& side = seen_.side(seat);
    kit::text(r.cut_top(22), deck_called(seat, deck, names()),
              {.size = kit::type::lead,
               .face = kit::Face::title,
               .colour = kit::mix(deck_colour(deck), kit::colour::ivory, 0.4F),
               .shrink = true});
    std::vector<std::string> cards;
    for (int card = first_command; card < all_cards; ++card)
        if (const int count = side.discards[slot(card)]; deck_of(card) == deck && count > 0)
            cards.push_back(several(count, card_name(card)));
    kit::text(r,
              say_count(static_cast<std::int64_t>(side.piles[slot(deck)].size()),
                        "1 card. Discarded: {cards}", "{count} cards. Discarded: {cards}",
                        {{"cards", listed(cards)}}),
              telling);
}

// In the chain's place, while there is none: what is pointed at, or chosen, or was drawn.
void AssaultEdgeTable::draw_info() {
    const int unit = looked_unit_ >= 0 ? looked_unit_ : over_unit_ >= 0 ? over_unit_ : -1;
    const bool covers = at_.covers || at_.chain.empty();
    const int chosen = unit >= 0 || looked_deck_ >= 0 ? -1 : chosen_card();
    const int shown = unit >= 0                          ? unit
                      : chosen >= 0 || looked_deck_ >= 0 ? -1
                      : unit_ >= 0                       ? unit_
                                                         : seen_.active;
    const int card = chosen >= 0 ? chosen : shown < 0 && looked_deck_ < 0 ? news_ : -1;
    if (covers) {
        if (looked_unit_ >= 0 && seen_.lives(looked_unit_)) {
            const kit::OnLayer over(kit::Layer::over);
            draw_unit_info(looked_unit_, kit::panel(at_.board.placed(at_.board.w, 150, 0.5F, 0.5F)).inset(4));
        }
        return;
    }
    const bool dear = at_.chain.h < 140; // room is
    if (dear)
        kit::box(at_.chain, 9, kit::fade(kit::theme().panel, 0.85F), kit::fade(kit::theme().accent, 0.25F));
    const Rect room = dear ? at_.chain.inset(10, 6) : kit::panel(at_.chain);
    if (shown >= 0 && seen_.lives(shown)) return draw_unit_info(shown, room);
    if (looked_deck_ >= 0)
        return draw_deck_info(static_cast<Seat>(looked_deck_ / decks), looked_deck_ % decks, room);
    if (is_card(card)) return draw_card_info(card, room);
    draw_legend(room);
}

// --- Choosing

void AssaultEdgeTable::draw_choosers() {
    if (!asked(Ask::take)) return;
    const Question& question = state_.questions.back();
    const auto& pile = state_.side(eyes_).piles[question.deck];
    std::vector<Offer> offers;
    offers.reserve(slot(question.count));
    for (int n = 0; n < question.count; ++n)
        offers.push_back({command_of(choose, n), face_of(pile[pile.size() - 1U - slot(n)], eyes_),
                          n == 0 ? say("On top") : say("Number {number}", {counted("number", n + 1)})});
    draw_chooser({.title = say("Which card goes to your hand?"),
                  .room = at_.board.inset(4),
                  .closable = false,
                  .explained = true},
                 offers);
}

} // namespace cardfront::assault_edge
