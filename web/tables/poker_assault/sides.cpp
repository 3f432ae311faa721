// The players round the table of Poker Assault: plates, chips, piles, Secrets, hands of others.
#include "web/tables/poker_assault/table.h"

#include <algorithm>

namespace cardfront::poker_assault {

using kit::Rect;

namespace {

const kit::Colour dark = kit::rgb(0x14080b);

// A number on the foot of a pile.
void count_tag(const Rect& pile, int count) {
    if (count <= 0) return;
    kit::tag({pile.centre().x, pile.bottom() - 15}, std::to_string(count), dark, kit::colour::paper, 11,
             0.5F);
}

// The sign of Power Cards that lie face down.
void power_sign(const Rect& pile) {
    const Rect at = pile.centred(pile.w * 0.62F, pile.w * 0.62F).moved(0, -pile.h * 0.06F);
    kit::disc(at.centre(), at.w / 2, dark);
    kit::ring(at.centre(), at.w / 2, 1.25F, kit::colour::brass);
    draw_star(at.scaled(0.66F), kit::colour::brass);
}

std::string side_words(const State& state, Seat seat) {
    const int faction = faction_of(state, seat);
    if (faction >= 0) return faction_name(faction);
    switch (state.variant_of_game()) {
    case Variant::cross_faction: return say("Cross-Faction");
    case Variant::double_decker: return say("Double Decker");
    default: return {};
    }
}

} // namespace

void PokerAssaultTable::draw_side(const View& view, Seat seat) {
    const SidePlaces& at = places(seat);
    const bool own = seat == view.bottom;
    if (at.compact) {
        draw_compact(view, seat);
    } else {
        if (!own || !(at_.tall || at_.low)) draw_plate(view, seat);
        if (view.state.lives(seat)) {
            kit::counters(spot(chips_area, seat), at.chips,
                          view.state.chips[static_cast<std::size_t>(view.state.team(seat))]);
            draw_piles(view, seat);
            draw_powers(view, seat);
            if (!own) draw_other_hand(view, seat);
        }
    }
    if (!view.state.lives(seat) && !own) kit::box(at.box, 9, kit::fade(kit::theme().felt_edge, 0.5F));
}

void PokerAssaultTable::draw_plate(const View& view, Seat seat) const {
    const State& state = view.state;
    const SidePlaces& at = places(seat);
    const bool person = view.scene.shown.is_person(seat);
    const bool active = view.scene.shown.turn == seat;
    const int faction = faction_of(state, seat);
    const Named side{"faction", side_words(state, seat)};
    std::string lesser = side.text;
    if (!state.lives(seat))
        lesser = say("Knocked out");
    else if (view.scene.shown.thinking && active)
        lesser = say("Thinking…");
    else if (state.players == 4 && at.plate.w < 240)
        lesser =
            say("With {partner}", {{"partner", view.scene.shown.names[static_cast<Seat>((seat + 2) % 4)]}});
    else if (state.players == 4)
        lesser = say("{faction}, with {partner}",
                     {side, {"partner", view.scene.shown.names[static_cast<Seat>((seat + 2) % 4)]}});
    kit::plate(at.plate, view.scene.shown.names[seat], lesser, active,
               person ? kit::Icon::person : kit::Icon::computer);
    if (state.players == 4 && !active && !state.opposes(seat, view.bottom))
        kit::box(at.plate, 9, 0, kit::fade(kit::colour::good, 0.7F), 1.5F);
    if (faction >= 0) {
        const float side_length = std::min(at.plate.h * 0.62F, 34.0F);
        const Rect sign{at.plate.right() - side_length - 8, at.plate.centre().y - side_length / 2,
                        side_length, side_length};
        draw_emblem(faction, sign, kit::mix(look_of(faction).hue, kit::colour::ivory, 0.6F));
    }
}

void PokerAssaultTable::draw_compact(const View& view, Seat seat) {
    const State& state = view.state;
    const SidePlaces& at = places(seat);
    const Side& side = state.side[static_cast<std::size_t>(seat)];
    const bool active = view.scene.shown.turn == seat;
    const bool partner = state.players == 4 && !state.opposes(seat, view.bottom);
    if (active) kit::glow(at.box, 9, 10, kit::fade(kit::colour::brass, 0.6F));
    kit::box(at.box, 9, kit::fade(kit::theme().panel, 0.9F),
             active    ? kit::colour::brass
             : partner ? kit::colour::good
                       : kit::fade(kit::theme().accent, 0.35F),
             1.5F);
    Rect head = at.plate;
    const int faction = faction_of(state, seat);
    if (faction >= 0)
        draw_emblem(faction, head.cut_right(18, 4).centred(18, 18),
                    kit::mix(look_of(faction).hue, kit::colour::ivory, 0.6F));
    kit::text(head.row(0, 2), view.scene.shown.names[seat],
              {.size = 13,
               .face = kit::Face::title,
               .colour = active ? kit::colour::brass : kit::colour::paper,
               .shrink = true});
    std::string lesser = side_words(state, seat);
    if (!state.lives(seat))
        lesser = say("Knocked out");
    else if (view.scene.shown.thinking && active)
        lesser = say("Thinking…");
    else if (partner)
        lesser = say("Your partner");
    kit::text(head.row(1, 2), lesser, {.size = 11, .colour = kit::colour::paper_soft});
    if (!state.lives(seat)) return;
    // Pictures with a number beneath each.
    const auto number = [](const Rect& cell, int value, float size = 13) {
        kit::text({cell.x - 4, cell.bottom() - 17, cell.w + 8, 17}, std::to_string(value),
                  {.size = size, .face = kit::Face::title, .align = kit::Align::centre});
    };
    const auto picture = [](Rect cell) {
        (void)cell.cut_bottom(17);
        return cell.fit();
    };
    const Rect chips = picture(at.chips);
    kit::chip(chips.centre(), std::min(chips.w, chips.h) * 0.42F, 1);
    number(at.chips, state.chips[static_cast<std::size_t>(state.team(seat))], 15);
    kit::still_card(back_of(faction), picture(at.hand));
    number(at.hand, side.hand_count());
    const Rect discard = picture(at.discard);
    if (const DeckCard top = state.discards.top(seat); top != no_deck_card) {
        kit::card(spot(discard_area, seat), face_of(top), discard);
        look_item(top, at.discard);
    } else {
        kit::card(spot(discard_area, seat), kit::empty_slot, discard);
    }
    number(at.discard, state.discards.count(seat));
    const Rect secrets = picture(at.secrets);
    if (side.secret_count() > 0) {
        kit::still_card(back_of(faction), secrets);
        power_sign(secrets);
        number(at.secrets, side.secret_count());
    }
    // Standing Power Cards: small ones, to be tapped.
    float x = at.box.right() - 4;
    for (PowerSet rest = side.standing; rest != 0; rest &= rest - 1) {
        const auto power = static_cast<Power>(std::countr_zero(rest));
        const Rect small{x - 20, at.box.bottom() - 24, 20, 28};
        kit::still_card(face_of(power_number(power)), small);
        look_item(power_number(power), small.inset(-2));
        x -= 15;
    }
}

void PokerAssaultTable::draw_piles(const View& view, Seat seat) {
    const State& state = view.state;
    const SidePlaces& at = places(seat);
    const Side& side = state.side[static_cast<std::size_t>(seat)];
    const int faction = faction_of(state, seat);
    kit::deck(spot(deck_area, seat), at.deck, state.deck_count(seat), back_of(faction).back, false);
    count_tag(at.deck, state.deck_count(seat));
    if (const DeckCard top = state.discards.top(seat); top != no_deck_card) {
        kit::card(spot(discard_area, seat), face_of(top), at.discard);
        look_item(top, at.discard);
    } else {
        kit::card(spot(discard_area, seat),
                  state.discards.count(seat) > 0 ? back_of(faction) : kit::empty_slot, at.discard);
    }
    count_tag(at.discard, state.discards.count(seat));
    kit::deck(spot(power_deck_area, seat), at.power_deck, side.power_count(), back_of(faction).back, false);
    if (side.power_count() > 0) power_sign(at.power_deck);
    count_tag(at.power_deck, side.power_count());
    if (side.top_spent == no_power || at.power_discard == at.power_deck) return;
    kit::card(spot(power_discard_area, seat), face_of(power_number(side.top_spent)), at.power_discard);
    look_item(power_number(side.top_spent), at.power_discard);
}

void PokerAssaultTable::draw_powers(const View& view, Seat seat) {
    const SidePlaces& at = places(seat);
    const Side& side = view.state.side[static_cast<std::size_t>(seat)];
    const bool own = seat == view.eyes;
    const int count = side.secret_count();
    Rect secrets = at.secrets;
    if (side.standing == 0 && at.standing.y == secrets.y) secrets.w = at.standing.right() - secrets.x;
    int i = 0;
    for (; i < side.hidden_secrets; ++i) {
        const Rect card = kit::fan(secrets, i, count, 6);
        kit::card(spot(secret_area, seat, -1, i), back_of(faction_of(view.state, seat)), card);
        power_sign(card);
    }
    for (PowerSet rest = side.secrets; rest != 0; rest &= rest - 1) {
        const int power = std::countr_zero(rest);
        const Rect card = kit::fan(secrets, i++, count, 6);
        kit::CardLook look;
        look.selected = own && secret_ == power;
        look.legal = own && view.mine && secret_ < 0 && !uses(power).empty();
        const std::string id = numbered("secret", power);
        const std::int16_t number = power_number(static_cast<Power>(power));
        const kit::Hit hit =
            kit::card_item(id, spot(secret_area, seat, 1, power), face_of(number), card, look, own);
        if (hit) perform(id);
        show_large(hit, id, number, card);
    }
    const int standing = std::popcount(side.standing);
    i = 0;
    for (PowerSet rest = side.standing; rest != 0; rest &= rest - 1) {
        const auto power = static_cast<Power>(std::countr_zero(rest));
        const Rect card = kit::fan(at.standing, i++, standing, 6);
        kit::card(spot(standing_area, seat, -1, power), face_of(power_number(power)), card);
        look_item(power_number(power), card);
    }
}

void PokerAssaultTable::draw_other_hand(const View& view, Seat seat) {
    const SidePlaces& at = places(seat);
    const Side& side = view.state.side[static_cast<std::size_t>(seat)];
    const int count = side.hand_count();
    int i = 0;
    for (; i < side.hidden_hand; ++i)
        kit::card(spot(hand_area, seat, -1, i), back_of(faction_of(view.state, seat)),
                  kit::fan(at.hand, i, count, 4));
    for (const DeckCard card : side.hand) {
        const Rect where = kit::fan(at.hand, i++, count, 4);
        kit::card(hand_spot(seat, card), face_of(card), where);
        look_item(card, where);
    }
}

} // namespace cardfront::poker_assault
