// The players round the table of Poker Assault: plates, chips, piles, Secrets, hands of others.
#include "web/platform/ears.h"
#include "web/tables/poker_assault/table.h"

#include <algorithm>

namespace cardfront::poker_assault {

using kit::Rect;

namespace {

// The sign of Power Cards that lie face down.
void power_sign(const Rect& pile) {
    const Rect at = pile.centred(pile.w * 0.62F, pile.w * 0.62F).moved(0, -pile.h * 0.06F);
    kit::disc(at.centre(), at.w / 2, kit::rgb(0x14080b));
    kit::ring(at.centre(), at.w / 2, 1.25F, kit::colour::brass);
    draw_star(at.scaled(0.66F), kit::colour::brass);
}

constexpr float between_powers = 6;

// Where they lie in one row and either would overlap, Secrets and what is in play share it by their numbers.
struct PowerRow {
    Rect secrets, standing;
};
PowerRow shared(const PowerRow& row, int secrets, int standing) {
    if (row.secrets.y != row.standing.y) return row;
    Rect all = row.secrets;
    all.w = row.standing.right() - all.x;
    if (standing == 0) return {all, row.standing};
    if (secrets == 0) return {row.secrets, all};
    const auto fits = [](const Rect& area, int count) {
        return count == 1 ||
               kit::fan(area, 1, count, between_powers).x >= kit::fan(area, 0, count, between_powers).right();
    };
    if (fits(row.secrets, secrets) && fits(row.standing, standing)) return row;
    const float one = std::min(kit::fan(all, 0, 1, between_powers).w, all.w / 2 - between_powers);
    const float part = all.w * static_cast<float>(secrets) / static_cast<float>(secrets + standing);
    PowerRow out{all, all};
    out.secrets = out.standing.cut_left(std::clamp(part - between_powers, one, all.w - between_powers - one),
                                        between_powers);
    return out;
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

void PokerAssaultTable::draw_side(Seat seat) {
    const SidePlaces& at = side_at(seat);
    const bool own = seat == bottom_;
    if (at.compact) return draw_compact(seat);
    if (!own || !(at_.tall || at_.low)) {
        const int faction = faction_of(state_, seat);
        const Rect sign = draw_plate(at.plate, plate_of(seat));
        if (faction >= 0)
            draw_emblem(faction, sign, kit::mix(look_of(faction).hue, kit::colour::ivory, 0.6F));
    }
    if (!state_.lives(seat)) return;
    kit::counters(spot(chips_area, seat), at.chips, chips_of(seat));
    draw_piles(seat);
    draw_powers(seat);
    if (!own) draw_other_hand(seat);
}

kit::Colour PokerAssaultTable::clothes(Seat seat) const {
    const int faction = faction_of(state_, seat);
    return faction >= 0 ? look_of(faction).hue : GameTable::clothes(seat);
}

std::string PokerAssaultTable::side(const Seen& seen, Seat seat) const {
    return side_words(seen.as<State>(), seat);
}

GameTable::Plate PokerAssaultTable::plate_of(Seat seat) const {
    const SidePlaces& at = side_at(seat);
    const bool teams = players_ == 4;
    const int faction = faction_of(state_, seat);
    const Named side{"faction", side_words(state_, seat)}, partner{"partner", name(partner_of(seat))};
    const bool friendly = teams && seat != bottom_ && !state_.opposes(seat, bottom_);
    return {.seat = seat,
            .lesser = !teams                ? side.text
                      : at.compact          ? (friendly ? say("Your partner") : side.text)
                      : at.plate.w < 240.0F ? say("With {partner}", {partner})
                                            : say("{faction}, with {partner}", {side, partner}),
            .friendly = friendly,
            .out = !state_.lives(seat),
            .kept_free = faction >= 0 ? 36.0F : 0};
}

// When the game is over, what the last Assault has left of them.
int PokerAssaultTable::chips_of(Seat seat) const {
    const State& now = shown().ended ? shown().ended->as<State>() : state_;
    return now.chips[slot(now.team(seat))];
}

void PokerAssaultTable::draw_compact(Seat seat) {
    const SidePlaces& at = side_at(seat);
    const Side& side = side_of(seat);
    const int faction = faction_of(state_, seat);
    const Rect sign = draw_small_plate(at.box, at.plate, plate_of(seat));
    if (faction >= 0) draw_emblem(faction, sign, kit::mix(look_of(faction).hue, kit::colour::ivory, 0.6F));
    if (!state_.lives(seat)) return kit::box(at.box, 9, kit::fade(kit::theme().felt_edge, 0.5F));
    const auto [chips, money] = lay_counted(at.chips);
    kit::chip(chips.centre(), std::min(chips.w, chips.h) * 0.42F, 1);
    draw_number(money, chips_of(seat), 15);
    const auto [hand, held] = lay_counted(at.hand);
    kit::still_card(back_of(faction), hand);
    draw_number(held, side.hand_count());
    const auto [discard, put_away] = lay_counted(at.discard);
    draw_discard(seat, discard);
    draw_number(put_away, state_.discards.count(seat));
    if (side.secret_count() > 0) {
        const auto [secrets, hidden] = lay_counted(at.secrets);
        kit::still_card(back_of(faction), secrets);
        power_sign(secrets);
        draw_number(hidden, side.secret_count());
    }
    // Standing Power Cards: small ones, to be tapped.
    float x = at.box.right() - 4;
    for (PowerSet rest = side.standing; rest != 0; rest &= rest - 1) {
        const std::int16_t card = card_of_power(static_cast<Power>(std::countr_zero(rest)));
        const Rect small{x - 20, at.box.bottom() - 24, 20, 28};
        kit::still_card(face_of(card), small);
        look_item(card, small.inset(-2));
        x -= 15;
    }
}

void PokerAssaultTable::draw_discard(Seat seat, const Rect& at) {
    const DeckCard top = state_.discards.top(seat);
    const bool known = top != no_deck_card;
    kit::card(spot(discard_area, seat),
              known                             ? face_of(top)
              : state_.discards.count(seat) > 0 ? back_of(faction_of(state_, seat))
                                                : kit::empty_slot,
              at);
    if (known) look_item(top, at);
}

void PokerAssaultTable::draw_piles(Seat seat) {
    const SidePlaces& at = side_at(seat);
    const Side& side = side_of(seat);
    const std::uint8_t back = back_of(faction_of(state_, seat)).back;
    draw_pile(spot(deck_area, seat), at.deck, state_.deck_count(seat), back);
    draw_discard(seat, at.discard);
    draw_count(at.discard, state_.discards.count(seat));
    kit::deck(spot(power_deck_area, seat), at.power_deck, side.power_count(), back, false);
    if (side.power_count() > 0) power_sign(at.power_deck);
    draw_count(at.power_deck, side.power_count());
    if (side.top_spent == no_power || at.power_discard == at.power_deck) return;
    kit::card(spot(power_discard_area, seat), face_of(card_of_power(side.top_spent)), at.power_discard);
    look_item(card_of_power(side.top_spent), at.power_discard);
}

void PokerAssaultTable::draw_powers(Seat seat) {
    const SidePlaces& at = side_at(seat);
    const Side& side = side_of(seat);
    const bool own = seat == eyes_;
    const int count = side.secret_count();
    const int standing = std::popcount(side.standing);
    const auto [secrets, in_play] = shared({at.secrets, at.standing}, count, standing);
    int i = side.hidden_secrets;
    draw_backs(spot(secret_area, seat, -1, 0), back_of(faction_of(state_, seat)), secrets, i, count,
               between_powers);
    for (int hidden = 0; hidden < i; ++hidden) power_sign(kit::fan(secrets, hidden, count, between_powers));
    for (PowerSet rest = side.secrets; rest != 0; rest &= rest - 1) {
        const int power = std::countr_zero(rest);
        const Rect card = kit::fan(secrets, i++, count, between_powers);
        kit::CardLook look;
        look.selected = own && secret_ == power;
        look.legal = own && mine_ && secret_ < 0 && !uses(power).empty();
        const std::string id = numbered("secret", power);
        const std::int16_t number = card_of_power(static_cast<Power>(power));
        const kit::Hit hit = kit::card_item(id, spot(secret_area, seat, 1, power), face_of(number), card,
                                            look, own, own && mine_, true);
        if (hit) perform(id);
        if (hit.dragged && secret_ != power) (void)heard("secret", power);
        let_go(hit);
        show_large(hit, id, number, card);
    }
    i = 0;
    for (PowerSet rest = side.standing; rest != 0; rest &= rest - 1) {
        const auto power = static_cast<Power>(std::countr_zero(rest));
        const Rect card = kit::fan(in_play, i++, standing, between_powers);
        kit::card(spot(standing_area, seat, -1, power), face_of(card_of_power(power)), card);
        look_item(card_of_power(power), card);
    }
}

void PokerAssaultTable::draw_other_hand(Seat seat) {
    const SidePlaces& at = side_at(seat);
    const Side& side = side_of(seat);
    const int count = side.hand_count();
    int i = side.hidden_hand;
    draw_backs(spot(hand_area, seat, -1, 0), back_of(faction_of(state_, seat)), at.hand, i, count);
    for (const DeckCard card : side.hand) {
        const Rect where = kit::fan(at.hand, i++, count, 4);
        kit::card(hand_spot(seat, card), face_of(card), where);
        look_item(card, where);
    }
}

} // namespace cardfront::poker_assault
