// The Assault in the middle, what defends it, what is attached to it, and what it is or may become.
#include "web/tables/poker_assault/table.h"

#include <algorithm>

namespace cardfront::poker_assault {

using kit::Rect;

namespace {

bool shows_outcome(const State& state) {
    return state.phase == Phase::defend;
}

} // namespace

// From the attacker to the Assault, and from it to whoever defends.
void PokerAssaultTable::draw_arrows(const View& view) const {
    const State& state = view.state;
    if (state.launched == 0 || state.phase == Phase::over || state.assault.empty()) return;
    const auto slots = lay_assault(at_, static_cast<int>(state.assault.size()));
    const Rect first = slots[0].card, last = slots[state.assault.size() - 1].guard;
    const float left = first.x, right = last.right(), head = first.y - 4, foot = last.bottom() + 2;
    const auto point = [&](Seat seat, bool from) {
        const Rect& box = places(seat).box;
        kit::Vec there{at_.middle.centre().x, at_.status.y}, here{there.x, foot};
        if (at_.tall) there.y = at_.info.y;
        if (seat == view.bottom && at_.low) there.y = at_.middle.bottom();
        if (seat != view.bottom) {
            const float x = std::clamp(box.centre().x, left, right);
            there =
                at_.low ? kit::Vec{box.right(), box.centre().y} : kit::Vec{box.centre().x, box.bottom() + 3};
            here = at_.low ? kit::Vec{left - 4, first.centre().y} : kit::Vec{x, head};
        }
        const kit::Colour brass = kit::fade(kit::colour::brass, from ? 0.45F : 0.9F);
        constexpr float least = 24; // a shorter one says nothing
        if (kit::length(there - here) < least) return;
        if (from)
            kit::arrow(there, here, brass, 1, 5);
        else
            kit::arrow(here, there, brass, 1, 8);
    };
    point(state.attacker, true);
    point(state.defender != nobody ? state.defender : state.left_opponent(state.attacker), false);
}

// The command that the chosen card or Secret would give on that card of the Assault.
bool PokerAssaultTable::may_target(const View& view, int index, std::string& id) const {
    if (!view.mine) return false;
    if (secret_ >= 0) {
        for (const Action& action : uses(secret_)) {
            const Target target = power_card(static_cast<Power>(secret_)).target;
            if (action.b != index || target == Target::suit) continue;
            id = command_of(action);
            return true;
        }
        return false;
    }
    if (selected_ < 0 || view.state.phase != Phase::defend) return false;
    const Action action = with_card(defend, static_cast<DeckCard>(selected_), index);
    id = command_of(action); // also a refused one: its rule is told
    return !view.state.refusal(action);
}

void PokerAssaultTable::draw_assault(const View& view) {
    const State& state = view.state;
    const int count = static_cast<int>(state.assault.size());
    const bool preparing = view.mine && state.phase == Phase::prepare && state.question() == nullptr;
    const auto slots = lay_assault(at_, std::max(count, 1));
    if (preparing || count == 0) { // where the next card goes
        const auto next = lay_assault(at_, std::min(count + 1, static_cast<int>(most_faces)));
        const auto actions = meanings(selected_);
        const Rect area = at_.middle.inset(2);
        if (preparing && selected_ >= 0) {
            if (!actions.empty()) {
                kit::glow(area, 10, 9, kit::fade(kit::colour::brass, 0.4F));
                kit::box(area, 10, kit::fade(kit::colour::brass, 0.05F), kit::colour::brass, 1.5F);
            }
            const std::string id =
                actions.size() > 1
                    ? numbered("becomes", selected_)
                    : command_of(actions.empty() ? with_card(play, static_cast<DeckCard>(selected_))
                                                 : actions.front());
            const kit::Hit hit = kit::item(id, area);
            if (hit) perform(id);
            if (!actions.empty() && (hit.hovered || hit.drop_hovered))
                kit::box(area, 10, kit::fade(kit::colour::brass, 0.1F), kit::colour::brass, 3);
        }
        if (count == 0) {
            kit::cloth_mark(next[0].card);
            kit::text(
                next[0].card.inset(4), preparing ? say("Play a card here") : say("No card yet"),
                {.size = 12, .colour = kit::colour::paper_soft, .align = kit::Align::centre, .wrap = true});
        }
    }
    for (int i = 0; i < count; ++i) draw_attacker(view, i, slots[static_cast<std::size_t>(i)]);
}

void PokerAssaultTable::draw_attacker(const View& view, int index, const Slot& slot) {
    const State& state = view.state;
    const Attacker& card = state.assault[static_cast<std::size_t>(index)];
    const bool defended = (card.marks & guarded) != 0;
    float up = 0;
    for (const Use& each : state.used) {
        if (each.target != index) continue;
        const Rect at = slot.attached.moved(0, -up * slot.card.h * 0.12F);
        kit::still_card(face_of(each.card), at);
        look_item(each.card, at);
        ++up;
    }
    std::string id;
    const bool target = may_target(view, index, id);
    kit::CardLook look;
    look.legal = target || view.scene.lit_card == card.card;
    look.dimmed = defended && state.phase == Phase::defend;
    if ((card.marks & modified) != 0) look.badge = "Modified";
    if ((card.marks & low_ace) != 0) look.badge = "Low Ace";
    const std::string badge = say(look.badge);
    look.badge = badge;
    kit::card(spot(assault_area, -1, -1, index), face_of(card), slot.card, look);
    if (card.guard != no_deck_card) {
        kit::CardLook over;
        over.legal = view.scene.lit_card == card.guard;
        kit::card(spot(guard_area, -1, -1, index), face_of(card.guard), slot.guard, over);
    } else if (defended) {
        const Rect sign = slot.card.centred(slot.card.w * 0.62F, slot.card.w * 0.62F);
        kit::disc(sign.centre(), sign.w * 0.62F, kit::fade(kit::colour::shade, 0.7F));
        draw_shield(sign, kit::colour::brass);
    } else if (shows_outcome(state)) { // what gets through if one stopped now
        const Rect mark{slot.card.x, slot.card.bottom() + 3, slot.card.w, 20};
        kit::tag({mark.centre().x, mark.y}, state.blocked(index) ? say("Later") : say("Hits"),
                 state.blocked(index) ? kit::colour::paper_soft : kit::colour::danger, kit::colour::ink, 12,
                 0.5F);
        kit::box(slot.card.inset(-2), 6, 0, kit::colour::danger, 2);
    }
    const bool laying =
        view.mine && selected_ >= 0 && state.phase == Phase::prepare && state.question() == nullptr;
    if (laying) return; // the whole middle takes the card
    if (id.empty()) {
        look_item(card.card, slot.card);
    } else {
        const kit::Hit hit = kit::item(id, slot.card);
        if (hit) perform(id);
        if (target && (hit.hovered || hit.drop_hovered))
            kit::box(slot.card.inset(-3), 8, kit::fade(kit::colour::brass, 0.15F), kit::colour::brass, 3);
        show_large(hit, id, card.card, slot.card);
    }
    if (card.guard != no_deck_card) look_item(card.guard, slot.guard);
}

void PokerAssaultTable::draw_info(const View& view) {
    const State& state = view.state;
    if (state.phase == Phase::over) return;
    Rect room = at_.info.inset(12, 6);
    std::vector<std::string> lines;
    std::string title;
    const bool asked = view.mine && state.question() != nullptr;
    if (secret_ >= 0 || asked) { // what the card says
        const std::int16_t card = asked ? state.question()->card : power_number(static_cast<Power>(secret_));
        title = card_name(card);
        lines.push_back(card_text(card));
        kit::box(at_.info, 9, kit::fade(kit::theme().panel, 0.8F), kit::fade(kit::colour::brass, 0.6F), 1.5F);
    } else if (state.phase == Phase::defend) {
        const int damage = state.damage();
        kit::box(at_.info, 9, kit::fade(kit::theme().panel, 0.8F),
                 damage > 0 ? kit::colour::danger : kit::colour::good, 1.5F);
        if (at_.low) room = room.centred(room.w, std::min(room.h, 84.0F));
        Rect big = at_.tall || at_.low ? room.cut_left(92, 8) : room.cut_top(std::min(room.h * 0.5F, 120.0F));
        const float size = std::min(big.h * 0.62F, 64.0F);
        kit::text(big.cut_top(big.h * 0.7F), std::to_string(damage),
                  {.size = size,
                   .face = kit::Face::title,
                   .colour = damage > 0 ? kit::colour::danger : kit::colour::good,
                   .align = kit::Align::centre});
        kit::text(big, say("damage now"),
                  {.size = kit::type::small,
                   .colour = kit::colour::paper,
                   .align = kit::Align::centre,
                   .valign = 0});
        title = state.pattern >= 0 ? say(patterns()[static_cast<std::size_t>(state.pattern)].name)
                                   : std::string{};
        lines.push_back(say("{count} of {all} undefended", {{"count", std::to_string(state.undefended())},
                                                            {"all", std::to_string(state.assault.size())}}));
    } else if (state.launched != 0 && state.pattern >= 0) {
        title =
            say("{hand} launched", {{"hand", say(patterns()[static_cast<std::size_t>(state.pattern)].name)}});
    } else if (state.phase == Phase::prepare && !state.assault.empty()) {
        const int pattern = state.legal_pattern();
        title = pattern >= 0 ? say(patterns()[static_cast<std::size_t>(pattern)].name) : say("May become");
        if (view.scene.settings.hints == 1)
            for (const std::string& each : outlooks_)
                if (lines.size() < 5 && each.find(": complete") == std::string::npos) lines.push_back(each);
    }
    for (const Use& each : state.used)
        if (each.target < 0 && secret_ < 0 && !asked)
            lines.push_back(say("{player}: {card}", {{"player", view.scene.shown.names[each.seat]},
                                                     {"card", card_name(each.card)}}));
    if (!title.empty())
        kit::text(room.cut_top(26, 2), title,
                  {.size = kit::type::lead,
                   .face = kit::Face::title,
                   .colour = state.phase == Phase::prepare && state.legal_pattern() >= 0 ? kit::colour::brass
                                                                                         : kit::colour::paper,
                   .shrink = true});
    for (const std::string& line : lines) {
        const kit::TextStyle style{.size = kit::type::small,
                                   .colour = kit::colour::paper_soft,
                                   .valign = 0,
                                   .wrap = true,
                                   .spacing = 1.2F};
        const float height = kit::measure(line, style, room.w).y + 3;
        if (height > room.h + 2) break;
        kit::text(room.cut_top(height), line, style);
    }
}

} // namespace cardfront::poker_assault
