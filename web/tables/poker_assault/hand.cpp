// The own hand of Poker Assault, and the chooser for what a card becomes or asks for.
#include "web/tables/poker_assault/table.h"

#include <algorithm>

namespace cardfront::poker_assault {

using kit::Rect;

void PokerAssaultTable::draw_hand(const View& view) {
    const State& state = view.state;
    const Side& side = state.side[static_cast<std::size_t>(view.bottom)];
    const int count = side.hand_count();
    Rect area = at_.side[0].hand;
    if (count == 0) return;
    // Of every card at least a finger's width is to be seen, as long as the cards stay readable.
    const float widest = area.w - (kit::touch + 2) * static_cast<float>(count - 1);
    area = area.inset(0, 4);
    area = area.placed(area.w, std::clamp(widest * 7 / 5, std::min(96.0F, area.h), area.h), 0.5F, 0.5F);
    int i = 0;
    for (; i < side.hidden_hand; ++i)
        kit::card(spot(hand_area, view.bottom, -1, i), back_of(faction_of(state, view.bottom)),
                  kit::fan(area, i, count, 10));
    std::vector<DeckCard> cards; // by rank, whatever deck they are of
    for (const DeckCard card : side.hand) cards.push_back(card);
    std::sort(cards.begin(), cards.end(), [](DeckCard one, DeckCard other) {
        const Card a = poker_card_of(one), b = poker_card_of(other);
        return a != b ? a < b : one < other;
    });
    for (const DeckCard card : cards) {
        const Rect at = kit::fan(area, i++, count, 10);
        const std::string id = numbered("select", card);
        const bool useful = view.mine && !meanings(card).empty();
        kit::CardLook look;
        look.selected = view.eyes != nobody && selected_ == card;
        look.legal = useful && selected_ < 0 && secret_ < 0;
        const kit::Hit hit = kit::card_item(id, hand_spot(view.bottom, card), face_of(card), at, look,
                                            view.eyes == view.bottom, view.mine);
        if (hit) perform(id);
        if (hit.dragged && selected_ != card) selected_ = card, secret_ = -1;
        if (hit.dropped) {
            const std::string target(kit::drop_target());
            if (target.substr(0, 3) == "do " || target.substr(0, 8) == "becomes ") perform(target);
        }
        show_large(hit, id, card, at);
    }
}

void PokerAssaultTable::draw_offers(const View& view) {
    if (!view.mine) return;
    const State& state = view.state;
    std::vector<Offer> offers;
    if (state.question() != nullptr) {
        const CardSet& hand = state.side[static_cast<std::size_t>(view.eyes)].hand;
        for (const Action& action : legal_) {
            const auto card = static_cast<DeckCard>(action.c * deck_size + action.a);
            if (action.verb == choose && !hand.has(card))
                offers.push_back({command_of(action), face_of(card)});
        }
        if (!offers.empty()) return offer(card_name(state.question()->card), offers, true);
    }
    const auto actions = meanings(selected_);
    if (state.phase != Phase::prepare || actions.size() < 2 || !kit::dragging().empty()) return;
    const auto card = static_cast<DeckCard>(selected_);
    const Ability& row = *ability_of(card);
    for (const Action& action : actions) {
        Offer one{command_of(action), face_of(card)};
        const int becomes = action.b;
        const Card own = poker_card_of(card);
        if (becomes < 0) {
            one.caption = say("as it is");
        } else if (row.becomes == Becomes::suit) {
            one.face.code = make_card(rank_of(own), becomes);
        } else if (row.becomes == Becomes::recolour) {
            const Attacker& target = state.assault[static_cast<std::size_t>(becomes)];
            one.face = face_of(target);
            one.face.code = make_card(target.rank, suit_of(own));
            one.caption = cardfront::short_card_name(make_card(target.rank, target.suit));
        } else {
            one.face.code = make_card(becomes, suit_of(own));
        }
        offers.push_back(std::move(one));
    }
    offer(say("{card}: play it as", {{"card", say(row.name)}}), offers, false);
}

void PokerAssaultTable::offer(const std::string& title, const std::vector<Offer>& offers, bool wanted) {
    const kit::OnLayer over(kit::Layer::over);
    constexpr float head = 44, caption = 18, gap = 8, edge = 12;
    const int count = static_cast<int>(offers.size());
    const Rect board = at_.board;
    const float room = board.w - 2 * edge;
    const int rows = room / static_cast<float>(count) < 52 ? 2 : 1;
    const int columns = (count + rows - 1) / rows;
    const float height_left = board.h - head - 2 * edge;
    float width = std::min(room / static_cast<float>(columns) - gap, 110.0F);
    width = std::min(width, (height_left / static_cast<float>(rows) - caption) * 5 / 7);
    const float line = width * 7 / 5 + caption;
    const float wide = std::max(static_cast<float>(columns) * (width + gap) + 2 * edge, 280.0F);
    const float high = head + line * static_cast<float>(rows) + edge;
    const Rect box = board.placed(std::min(wide, board.w), high, 0.5F, 1);
    kit::shadow(box, 9, 18, 0.6F);
    kit::box(box, 9, kit::mix(kit::theme().panel, kit::colour::shade, 0.2F), kit::colour::brass, 1.5F);
    (void)kit::item("offer", box);
    Rect inner = box.inset(edge, 6);
    Rect top = inner.cut_top(head - 6);
    if (!wanted && kit::icon_button("close", kit::Icon::close, top.cut_right(36).centred(36, 36),
                                    say("Close"), {.style = kit::ButtonStyle::plain}))
        perform("close");
    kit::text(
        top, title,
        {.size = kit::type::lead, .face = kit::Face::title, .colour = kit::colour::brass, .shrink = true});
    for (int i = 0; i < count; ++i) {
        const Offer& one = offers[static_cast<std::size_t>(i)];
        const int row = i / columns;
        const int here = std::min(columns, count - row * columns);
        const float left = inner.centre().x - static_cast<float>(here) * (width + gap) / 2 + gap / 2;
        const Rect at{left + static_cast<float>(i % columns) * (width + gap),
                      inner.y + static_cast<float>(row) * line, width, width * 7 / 5};
        const kit::Hit hit = kit::item(one.id, at);
        kit::CardLook look;
        look.lifted = hit.hovered;
        look.legal = true;
        kit::still_card(one.face, at, look);
        kit::text(
            {at.x - gap / 2, at.bottom() + 2, at.w + gap, caption - 2}, one.caption,
            {.size = 12, .colour = kit::colour::paper_soft, .align = kit::Align::centre, .shrink = true});
        if (hit) perform(one.id);
        if (wanted) show_large(hit, one.id, one.face.thing, at);
    }
}

} // namespace cardfront::poker_assault
