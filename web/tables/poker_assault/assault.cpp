// The Assault in the middle, what defends it, what is attached to it.
#include "web/tables/poker_assault/table.h"

#include <algorithm>

namespace cardfront::poker_assault {

using kit::Rect;

// From the attacker to the Assault, and from it to whoever defends.
void PokerAssaultTable::draw_arrows() const {
    if (state_.launched == 0 || state_.phase == Phase::over || state_.assault.empty()) return;
    const auto slots = lay_assault(at_, static_cast<int>(state_.assault.size()));
    const Rect first = slots[0].card, last = slots[state_.assault.size() - 1].guard;
    const float left = first.x, right = last.right(), head = first.y - 4, foot = last.bottom() + 2;
    const auto point = [&](Seat seat, bool from) {
        const Rect& box = side_at(seat).box;
        kit::Vec there{at_.middle.centre().x, at_.status.y}, here{there.x, foot};
        if (at_.tall) there.y = at_.info.y;
        if (seat == bottom_ && at_.low) there.y = at_.middle.bottom();
        if (seat != bottom_) {
            const float x = std::clamp(box.centre().x, left, right);
            there =
                at_.low ? kit::Vec{box.right(), box.centre().y} : kit::Vec{box.centre().x, box.bottom() + 3};
            here = at_.low ? kit::Vec{left - 4, first.centre().y} : kit::Vec{x, head};
        }
        const kit::Colour brass = kit::fade(kit::colour::brass, from ? 0.45F : 0.9F);
        constexpr float least = 44; // a shorter one says nothing
        if (kit::length(there - here) < least) return;
        if (from)
            kit::arrow(there, here, brass, 1, 5);
        else
            kit::arrow(here, there, brass, 1, 8);
    };
    point(state_.attacker, true);
    point(state_.defender != nobody ? state_.defender : state_.left_opponent(state_.attacker), false);
}

namespace {

bool is_recoloured_by(const Action& action, int index) {
    const Ability* const row = ability_of(named_card(action), When::assault);
    return row != nullptr && row->becomes == Becomes::recolour && action.b == index;
}

} // namespace

// The command that the chosen card or Secret would give on that card of the Assault.
bool PokerAssaultTable::may_target(int index, std::string& id) const {
    if (!mine_) return false;
    if (secret_ >= 0) {
        const Target target = power_card(static_cast<Power>(secret_)).target;
        if (target == Target::none || target == Target::suit) return false;
        const Action action = make_action(secret, secret_, index);
        id = command_of(action); // also a refused one: its rule is told
        return is_legal(action);
    }
    if (preparing() && !kit::dragging().empty()) { // what it turns into follows from what it is laid on
        for (const Action& action : meanings(selected_))
            if (is_recoloured_by(action, index)) return id = command_of(action), true;
        return false;
    }
    if (selected_ < 0 || state_.phase != Phase::defend) return false;
    const Action action = with_card(defend, static_cast<DeckCard>(selected_), index);
    id = command_of(action); // also a refused one: its rule is told
    return !state_.refusal(action);
}

std::string PokerAssaultTable::press_at(const Grid::Cell& cell) const {
    if (cell.at.area == hand_area) return numbered("select", cell.card);
    if (cell.at.area == secret_area) return numbered("secret", static_cast<int>(power_of(cell.card)));
    std::string id;
    (void)may_target(cell.at.index, id);
    return id;
}

void PokerAssaultTable::draw_assault() {
    const int count = static_cast<int>(state_.assault.size());
    if (count == 0 || (mine_ && preparing())) draw_next_place();
    const auto slots = lay_assault(at_, std::max(count, 1));
    // Beside a telephone's end panel there may be no room in which any could be read, or pressed.
    constexpr float readable = 36;
    if (shown().ended && count > 0 && slots[0].card.w < readable) return;
    for (int i = 0; i < count; ++i) draw_attacker(i, slots[slot(i)]);
    draw_secret_place();
}

// A Secret that is carried, and aimed at no card, is used by letting it go over the middle; or it is told why
// it is not.
void PokerAssaultTable::draw_secret_place() const {
    if (kit::dragging().substr(0, 7) != "secret " || !mine_ || secret_ < 0) return;
    const auto actions = uses(secret_);
    const Target target = power_card(static_cast<Power>(secret_)).target;
    const bool elsewhere = target == Target::suit ? !actions.empty() : !state_.assault.empty();
    if (target != Target::none && elsewhere) return;
    const Rect area = at_.middle.inset(2);
    const kit::Hit hit =
        kit::item(command_of(make_action(secret, secret_, target == Target::none ? -1 : 0)), area);
    if (!actions.empty()) draw_target(area, hit.drop_hovered, 10);
}

// While a card of the hand is chosen, the whole middle takes it.
void PokerAssaultTable::draw_next_place() {
    const bool may_prepare = mine_ && preparing();
    if (may_prepare && selected_ >= 0) {
        const auto actions = meanings(selected_);
        const Rect area = at_.middle.inset(2);
        const std::string id = actions.size() > 1 ? numbered("becomes", selected_)
                               : actions.empty()
                                   ? command_of(with_card(play, static_cast<DeckCard>(selected_)))
                                   : command_of(actions.front());
        const kit::Hit hit = command_item(id, area);
        if (!actions.empty()) draw_target(area, hit.hovered || hit.drop_hovered, 10);
    }
    if (!state_.assault.empty()) return;
    const Rect next = lay_assault(at_, 1)[0].card;
    kit::cloth_mark(next);
    if (constexpr float least = 52; next.w < least) return; // no room for words
    kit::text(next.inset(4), may_prepare ? say("Play a card here") : say("No card yet"),
              {.size = kit::type::small,
               .colour = kit::colour::paper_soft,
               .align = kit::Align::centre,
               .wrap = true,
               .shrink = true,
               .spacing = 1.15F});
}

void PokerAssaultTable::draw_attacker(int index, const Slot& at) {
    const Attacker& card = state_.assault[slot(index)];
    const bool defended = (card.marks & guarded) != 0;
    float up = 0;
    for (const Use& each : state_.used) {
        if (each.target != index) continue;
        const Rect attached = at.attached.moved(0, -up * at.card.h * 0.12F);
        kit::still_card(face_of(each.card), attached);
        look_item(each.card, attached);
        ++up;
    }
    std::string id;
    const bool target = may_target(index, id);
    kit::CardLook look;
    look.legal = target || scene().lit_card == card.card;
    look.dimmed = defended && state_.phase == Phase::defend;
    if ((card.marks & modified) != 0) look.badge = "Modified";
    if ((card.marks & low_ace) != 0) look.badge = "Low Ace";
    const std::string badge = say(look.badge);
    look.badge = badge;
    kit::card(spot(assault_area, -1, -1, index), face_of(card), at.card, look);
    if (card.guard != no_deck_card) {
        kit::CardLook over;
        over.legal = scene().lit_card == card.guard;
        kit::card(spot(guard_area, -1, -1, index), face_of(card.guard), at.guard, over);
    } else if (defended) {
        const Rect sign = at.card.centred(at.card.w * 0.62F, at.card.w * 0.62F);
        kit::disc(sign.centre(), sign.w * 0.62F, kit::fade(kit::colour::shade, 0.7F));
        draw_shield(sign, kit::colour::brass);
    } else if (state_.phase == Phase::defend) { // what gets through if one stopped now
        const bool waits = state_.blocked(index);
        if (at.card.w > 34) // narrower ones have the red edge alone
            kit::tag({at.card.centre().x, at.card.bottom() + 3}, waits ? say("Later") : say("Hits"),
                     waits ? kit::colour::paper_soft : kit::colour::danger, kit::colour::ink,
                     kit::type::small, 0.5F);
        kit::box(at.card.inset(-2), 6, 0, kit::colour::danger, 2);
    }
    if (mine_ && selected_ >= 0 && preparing() && id.empty()) return; // the whole middle takes the card
    if (id.empty()) {
        look_item(card.card, at.card);
    } else {
        const kit::Hit hit = command_item(id, at.card, true, false, true);
        if (target && (hit.hovered || hit.drop_hovered))
            kit::box(at.card.inset(-3), 8, kit::fade(kit::colour::brass, 0.15F), kit::colour::brass, 3);
        show_large(hit, id, card.card, at.card);
    }
    if (card.guard != no_deck_card) look_item(card.guard, at.guard);
}

} // namespace cardfront::poker_assault
