// The rows of Head-to-Head Poker: common card, both sides, the pot, and what a side is or needs.
#include "web/platform/ears.h"
#include "web/tables/head_to_head/table.h"

#include <algorithm>

namespace cardfront::head_to_head {

using kit::Rect;

// What is worth telling about what a side needs: the nearest improvement above a pair once some cards lie
// there.
std::string HeadToHeadTable::need_words(int r, Seat owner) const {
    const auto& side = state_.table[slot(r)].side[slot(owner)];
    if (side.empty() || side.full()) return {};
    std::string best;
    Category category{};
    for (const Outlook& each : outlooks(state_, r, owner)) {
        if (each.missing > 2 && !best.empty()) break;
        if (best.empty() ||
            (each.category > category && each.category > Category::three_of_a_kind && each.missing <= 2))
            best = each.words, category = each.category;
    }
    return best;
}

void HeadToHeadTable::draw_row(int r) {
    const Row& row = state_.table[slot(r)];
    if (state_.bet_row == r || bet_row_ == r) kit::pulse(at_.common[r].inset(-4), 8);
    draw_side(r, 0);
    draw_side(r, 1);
    kit::CardLook look;
    look.winning = row.winner() != nobody;
    look.dimmed = row.complete() && row.winner() == nobody;
    kit::card(spot(common_area, -1, r), row.common, at_.common[r], look);
    draw_pot(r);
    draw_space(r, 0);
    draw_space(r, 1);
}

void HeadToHeadTable::draw_side(int r, int half) {
    const Row& row = state_.table[slot(r)];
    const Seat owner = seat_at(half);
    const auto& side = row.side[slot(owner)];
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
        const Card card = side[slot(i)];
        look.legal = scene().lit == place || scene().lit_card == card ||
                     (last_ == place && last_seat_ != bottom_ && !row.complete());
        kit::card(spot(side_area, owner, r, i), card, at_.space[half][r][i], look);
    }
    if (count == 0 && half == 0) return;
    const kit::TextStyle style{.size = at_.low || at_.tall ? kit::type::small : kit::type::body,
                               .face = kit::Face::text,
                               .colour = won    ? kit::colour::brass
                                         : lost ? kit::colour::paper_soft
                                                : kit::colour::paper,
                               .align = kit::Align::centre,
                               .valign = half == 0 ? 1.0F : 0.0F,
                               .wrap = true,
                               .shrink = true,
                               .spacing = 1.15F};
    const Rect label = at_.label[half][r];
    std::string hand = count == 0 ? std::string{} : hand_name(row.strength(owner));
    if (!kit::fits(label, hand, style)) hand.resize(std::min(hand.size(), hand.find(','))); // "Full House"
    kit::text(label, hand, style);
    if (half == 0 || at_.need[r].empty() || row.complete()) return;
    const kit::TextStyle needed{.size = kit::type::small,
                                .colour = kit::colour::paper_soft,
                                .align = kit::Align::centre,
                                .wrap = true,
                                .shrink = true,
                                .spacing = 1.0F};
    // Else a press on the side tells it.
    if (const std::string words = need_words(r, owner); kit::fits(at_.need[r], words, needed))
        kit::text(at_.need[r], words, needed);
}

void HeadToHeadTable::draw_pot(int r) {
    const Row& row = state_.table[slot(r)];
    const Rect pot = at_.pot[r];
    if (row.pot() > 0) {
        if (at_.crowded)
            kit::tag({pot.centre().x, pot.y}, dollars(row.pot()),
                     kit::mix(kit::theme().panel, kit::colour::shade, 0.3F), kit::colour::paper,
                     kit::type::small, 0.5F);
        else
            kit::chips(spot(pot_area, -1, r), pot, row.pot());
    }
    if (!betting() || row.complete() || row.ante < 2 || state_.most_raise(r, bottom_) == 0) return;
    const std::string id = numbered("bet-on", r);
    const bool on = bet_row_ == r;
    if (!at_.crowded) {
        const Rect at = at_.bet[r].centred(std::min(at_.bet[r].w, 64.0F), 32);
        if (kit::button(id, say("Bet"), at, {.on = on, .size = kit::type::small})) perform(id);
        return;
    }
    const Rect common = at_.bet[r];
    kit::tag({common.centre().x, common.centre().y - 10}, say("Bet"),
             on ? kit::colour::brass : kit::mix(kit::theme().panel, kit::theme().felt, 0.4F),
             on ? kit::colour::ink : kit::colour::paper, kit::type::small, 0.5F);
    command_item(id, common);
}

// What the side of a row takes now: the chosen card.
bool HeadToHeadTable::lays() const {
    return mine_ && selected_ >= 0 && state_.phase != Phase::answer && state_.phase != Phase::pick &&
           state_.phase != Phase::deal;
}

std::string HeadToHeadTable::press_at(const Grid::Cell& cell) const {
    switch (cell.at.area) {
    case hand_area:
    case offer_area: return numbered("select", cell.card);
    case side_area:
        if (lays()) return command_of(play, selected_, cell.at.row, cell.at.seat);
        [[fallthrough]];
    default: return {};
    }
}

// The own side, and in Crazy both, take the selected or dragged card; else a side tells about itself.
void HeadToHeadTable::draw_space(int r, int half) {
    const Seat owner = seat_at(half);
    const Rect area = at_.side[half][r];
    const bool laying = lays();
    const Action action = make_action(play, selected_, r, owner);
    const std::string id = laying ? command_of(action) : numbered("row", half * rows + r);
    const bool legal = laying && !state_.refusal(action);
    const kit::Hit hit = command_item(id, area, true, false, true);
    if (legal) draw_target(area.inset(-3), hit.hovered || hit.drop_hovered);
    if (hit.peeking || hit.hover_time > (laying ? 1.2F : 0.35F) || shown_row_ == half * rows + r)
        explain_row(r, half);
}

void HeadToHeadTable::explain_row(int r, int half) const {
    constexpr int most_told = 4;
    const Seat owner = seat_at(half);
    const Row& row = state_.table[slot(r)];
    std::string words = say("{player}, row {number}: {hand}", {{"player", name(owner)},
                                                               {"number", std::to_string(r + 1)},
                                                               {"hand", hand_name(row.strength(owner))}});
    int told = 0;
    if (!row.side[slot(owner)].full())
        for (const Outlook& each : outlooks(state_, r, owner))
            if (told++ < most_told) words += '\n' + each.words;
    kit::bubble(at_.side[half][r], words);
}

} // namespace cardfront::head_to_head
