// What the Assault of Poker Assault is, may become, or does to whoever defends; what a card says that is
// asked.
#include "web/tables/poker_assault/table.h"

#include <algorithm>

namespace cardfront::poker_assault {

using kit::Rect;

namespace {

std::string pattern_name(int pattern) {
    return pattern < 0 ? std::string{} : say(patterns()[slot(pattern)].name);
}

// Without what adds to it or takes from it, how much the damage would be.
int without(State state, const Toll::Part& part) {
    if (part.index >= 0) {
        state.assault[slot(part.index)].marks |= guarded;
        return state.damage();
    }
    const auto power = static_cast<Power>(part.card - first_power_card);
    for (Side& side : state.side) side.standing &= ~power_bit(power);
    decltype(state.used) rest;
    for (const Use& each : state.used)
        if (each.card != part.card) rest.push_back(each);
    state.used = rest;
    return state.damage();
}

} // namespace

Toll toll_of(const State& state) {
    Toll toll{state.damage(), {}};
    const auto add = [&](Toll::Part part) {
        part.amount = toll.sum - without(state, part);
        if (part.index >= 0 || part.amount != 0) toll.parts.push_back(part);
    };
    for (int i = 0; i < static_cast<int>(state.assault.size()); ++i)
        if (const Attacker& each = state.assault[slot(i)]; (each.marks & guarded) == 0)
            add({each.card, i, 0, state.blocked(i)});
    PowerSet at_work = 0;
    for (const Side& side : state.side) at_work |= side.standing;
    for (const Use& each : state.used) at_work |= power_bit(static_cast<Power>(each.card - first_power_card));
    for (; at_work != 0; at_work &= at_work - 1)
        add({power_number(static_cast<Power>(std::countr_zero(at_work)))});
    return toll;
}

// The sum, and each card that hits with what defending it would save, or what adds to it or takes from it.
void PokerAssaultTable::draw_toll(Rect room) const {
    const kit::Colour hue = toll_.sum > 0 ? kit::colour::danger : kit::colour::good;
    kit::box(at_.info, 9, kit::fade(kit::theme().panel, 0.8F), kit::fade(hue, 0.7F), 1.5F);
    const bool beside = at_.tall || at_.low;
    Rect head = beside ? room.cut_left(76, 8) : room.cut_top(52, 2);
    const Rect number =
        beside ? head.placed(head.w, std::min(head.h * 0.6F, 48.0F), 0.5F, 0.3F) : head.cut_left(48, 8);
    kit::text(number, std::to_string(toll_.sum),
              {.size = std::min(number.h, 44.0F),
               .face = kit::Face::title,
               .colour = hue,
               .align = kit::Align::centre,
               .ellipsis = false});
    const std::string count =
        toll_.sum > 0 || !toll_.parts.empty()
            ? say("{count} of {all} undefended", {{"count", std::to_string(state_.undefended())},
                                                  {"all", std::to_string(state_.assault.size())}})
            : say("All is defended");
    if (beside) {
        kit::text({head.x, number.bottom(), head.w, 18}, say("damage now"),
                  {.size = kit::type::small, .align = kit::Align::centre, .shrink = true});
    } else {
        kit::text(head.row(0, 2), say("damage now"),
                  {.size = kit::type::body, .face = kit::Face::title, .valign = 1});
        kit::text(head.row(1, 2), count, {.size = kit::type::small, .colour = kit::colour::paper_soft});
    }
    const int parts = static_cast<int>(toll_.parts.size());
    const bool columns = beside && room.w > 230;
    const int abreast = columns ? 2 : 1, lines = std::max((parts + abreast - 1) / abreast, 1);
    const float high = std::clamp(room.h / static_cast<float>(lines), 17.0F, beside ? 30.0F : 40.0F);
    room = room.placed(room.w, std::min(high * static_cast<float>(lines), room.h), 0, beside ? 0.5F : 0);
    if (parts == 0 && beside) kit::text(room, count, {.size = kit::type::small, .wrap = true});
    for (int i = 0; i < parts; ++i) {
        const Toll::Part& part = toll_.parts[slot(i)];
        Rect line{room.column(i % abreast, abreast, 8).x, room.y + static_cast<float>(i / abreast) * high,
                  room.column(0, abreast, 8).w, high};
        if (line.bottom() > room.bottom() + 2) break;
        const Rect picture = line.cut_left((high - 3) * 5 / 7, 8).centred((high - 3) * 5 / 7, high - 3);
        kit::still_card(part.index >= 0 ? face_of(state_.assault[slot(part.index)]) : face_of(part.card),
                        picture);
        const Named amount{"amount", std::to_string(std::abs(part.amount))};
        kit::text(line.cut_right(30, 4),
                  part.amount < 0 ? say("−{amount}", {amount}) : say("+{amount}", {amount}),
                  {.size = kit::type::body,
                   .face = kit::Face::title,
                   .colour = part.amount > 0 ? kit::colour::danger : kit::colour::good,
                   .align = kit::Align::right,
                   .ellipsis = false});
        const CardWords words = words_on(part.card);
        const std::string_view name = face_of(part.card).band;
        kit::text(line,
                  part.waits ? say("{card}: others first", {{"card", std::string(words.name)}})
                             : std::string(part.index < 0 || name.empty() ? words.name : name),
                  {.size = kit::type::small,
                   .colour = part.waits ? kit::colour::paper_soft : kit::colour::paper,
                   .wrap = high > 30,
                   .shrink = true,
                   .spacing = 1.1F});
    }
}

void PokerAssaultTable::draw_info() const {
    constexpr std::size_t most_outlooks = 5;
    if (state_.phase == Phase::over) return;
    Rect room = at_.info.inset(12, 6);
    std::vector<std::string> lines;
    std::string title;
    const bool asked = mine_ && state_.question() != nullptr;
    const bool says = secret_ >= 0 || asked; // what the card says
    const int pattern = preparing() ? state_.legal_pattern() : -1;
    if (says) {
        const std::int16_t card = asked ? state_.question()->card : power_number(static_cast<Power>(secret_));
        title = card_name(card);
        lines.push_back(card_text(card));
        kit::box(at_.info, 9, kit::fade(kit::theme().panel, 0.8F), kit::fade(kit::colour::brass, 0.6F), 1.5F);
    } else if (state_.phase == Phase::defend) {
        return draw_toll(room);
    } else if (state_.launched != 0 && state_.pattern >= 0) {
        title = say("{hand} launched", {{"hand", pattern_name(state_.pattern)}});
    } else if (preparing() && !state_.assault.empty()) {
        title = pattern >= 0 ? pattern_name(pattern) : say("May become");
        if (scene().settings.hints == 1)
            for (const std::string& each : outlooks_)
                if (lines.size() < most_outlooks && each.find(": complete") == std::string::npos)
                    lines.push_back(each);
    }
    for (const Use& each : state_.used)
        if (each.target < 0 && !says)
            lines.push_back(
                say("{player}: {card}", {{"player", name(each.seat)}, {"card", card_name(each.card)}}));
    if (!title.empty())
        kit::text(room.cut_top(26, 2), title,
                  {.size = kit::type::lead,
                   .face = kit::Face::title,
                   .colour = pattern >= 0 ? kit::colour::brass : kit::colour::paper,
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
