// The own hand of Crossfire, what a seized pile offers, what is said of a cell, the line of what to do.
#include "web/tables/crossfire/table.h"

#include <algorithm>

namespace cardfront::crossfire {

using kit::Rect;

// What lies on a cell, large, and what it is.
void CrossfireTable::draw_info() const {
    const std::string words = describe(told_);
    if (at_.info.empty()) return kit::bubble(board_.cell(told_), words);
    Rect room = kit::panel(at_.info);
    const kit::TextStyle style{
        .size = kit::type::body, .valign = 0, .wrap = true, .shrink = true, .spacing = 1.25F};
    const Rect cards = room.cut_top(std::min(room.h * 0.6F, 170.0F), 12);
    kit::text(room, words, style);
    const auto pile = state_.pile(told_);
    const int count = static_cast<int>(pile.size());
    if (state_.at(told_).kind == Kind::empty) return kit::still_card(kit::empty_slot, cards.fit());
    for (int i = 0; i < count; ++i) kit::still_card(card_face(pile[slot(i)]), kit::fan(cards, i, count, 8));
}

void CrossfireTable::draw_cards() {
    const auto& hand = state_.hand[slot(bottom_)];
    const auto order = [](Piece piece) {
        return strength_of(face_of(piece)) * second_alike + face_of(piece);
    };
    std::vector<Held> held;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        const Piece piece = hand[i].piece;
        const int face = face_of(piece);
        auto before = held.begin();
        while (before != held.end() && order(static_cast<Piece>(before->face.thing)) <= order(piece))
            ++before;
        const bool again =
            std::any_of(held.begin(), held.end(), [face](const Held& card) { return card.number == face; });
        held.insert(before, {.number = again ? face + second_alike : face,
                             .spot = spot(hand_area, bottom_, 1, static_cast<int>(i)),
                             .face = card_face(piece),
                             // Of two alike only one is raised.
                             .selected = eyes_ != nobody && selected_ == face && !again,
                             .legal = mine_ && selected_ < 0 && is_useful(face)});
    }
    draw_hand(held, state_.hidden_hand[slot(bottom_)], spot(hand_area, bottom_, -1, 0), back_of(bottom_));
}

// The cards of an own pile: one of them stays, or a royal and a 10.
void CrossfireTable::draw_offers() {
    if (!mine_ || opened_ < 0) return;
    std::vector<Offer> offers;
    for (const Action& action : legal_) {
        if ((action.verb != keep && action.verb != tower) ||
            state_.board().cell(action.a, action.b) != opened_)
            continue;
        const bool towers = action.verb == tower;
        offers.push_back({command_of(action),
                          {static_cast<kit::CardCode>(action.c)},
                          towers ? say("Tower") : say("Keep"),
                          towers ? draw_tower_mark : nullptr});
    }
    if (offers.empty()) return;
    Rect room = at_.board;
    if (room.w < 300) room = room.centred(std::min(kit::screen().w - 16, 300.0F), room.h);
    draw_chooser(
        {.title = say("Which card of the pile stays?"), .room = room, .beside = board_.cell(opened_)},
        offers);
}

void CrossfireTable::draw_choice() const {
    std::vector<StatusButton> more;
    std::string words;
    if (mine_ && state_.phase == Phase::bases) {
        more.push_back({command_of(redraw), say("Draw others")});
        more.push_back({command_of(accept), say("Keep them"), true});
    }
    if (mine_ && state_.phase == Phase::play)
        for (int cell = 0; cell < state_.board().cells() && words.empty(); ++cell)
            if (owes_answer(cell) == eyes_ && state_.at(cell).owner == eyes_)
                words = say(
                    "Your {card} on {cell} is attacked: defend it, or do something else",
                    {{"card", piece_name(state_.at(cell).piece)}, {"cell", state_.board().name_of(cell)}});
    if (mine_ && opened_ >= 0)
        words = say("Choose what stays of the pile, or lay a card of your hand in its place");
    if (mine_ && selected_ >= 0 && state_.phase == Phase::play) {
        const bool useful = is_useful(selected_);
        const Named card{"card", card_name(selected_)};
        words = !useful ? say("{card}: no cell takes it now", {card})
                : selected_ == joker
                    ? say("{card}: a glowing cell, or a node of yours that it replaces", {card})
                    : say("{card}: lay it on a glowing cell", {card});
        more.push_back({command_of(crossfire::discard, -1, -1, selected_), say("Discard it"), !useful});
        more.push_back({"close", say("Put it back")});
    }
    draw_status(scene(), at_.status, more, words);
}

} // namespace cardfront::crossfire
