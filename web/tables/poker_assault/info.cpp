// What the Assault of Poker Assault is, may become, or does to whoever defends; what a card says that is
// asked.
#include "web/tables/poker_assault/table.h"

#include <algorithm>
#include <span>

namespace cardfront::poker_assault {

using kit::Rect;

namespace {

std::string pattern_name(int pattern) {
    return pattern < 0 ? std::string{} : say(patterns[slot(pattern)].name);
}

} // namespace

// The sum, and each card that hits with what defending it would save, or what adds to it or takes from it.
void PokerAssaultTable::draw_toll() const {
    const bool beside = at_.info.w > at_.info.h && (at_.tall || at_.low); // the sum, else over the parts
    const int parts = static_cast<int>(toll_.parts.size());
    const int abreast = beside && at_.info.w > 320 ? 2 : 1;
    const int lines = std::max((parts + abreast - 1) / abreast, 1);
    constexpr float sum_high = 56, edge = 6;
    Rect box = at_.info;
    const float high = std::clamp((box.h - 2 * edge - (beside ? 0 : sum_high)) / static_cast<float>(lines),
                                  17.0F, beside ? 30.0F : 40.0F);
    if (!beside) box.h = std::min(box.h, sum_high + high * static_cast<float>(parts) + 2 * edge);
    const kit::Colour hue = toll_.sum > 0 ? kit::colour::danger : kit::colour::good;
    kit::box(box, 9, kit::fade(kit::theme().panel, 0.8F), kit::fade(hue, 0.7F), 1.5F);
    Rect room = box.inset(12, edge);
    Rect head = beside ? room.cut_left(76, 8) : room.cut_top(sum_high);
    if (beside) head = head.centred(head.w, std::min(head.h, 76.0F));
    const bool dear = !beside && room.w < 150;
    const Rect open = dear ? head.cut_bottom(head.h / 2) : Rect{};
    kit::text(beside ? head.cut_top(head.h * 0.52F)
              : dear ? head.cut_left(34, 4)
                     : head.cut_left(48, 8),
              std::to_string(toll_.sum),
              {.size = beside ? 36.0F
                       : dear ? 30.0F
                              : 44.0F,
               .face = kit::Face::title,
               .colour = hue,
               .align = kit::Align::centre,
               .ellipsis = false,
               .shrink = true});
    kit::text(beside || dear ? head : head.row(0, 2), say("damage now"),
              {.size = kit::type::body,
               .face = kit::Face::title,
               .align = beside ? kit::Align::centre : kit::Align::left,
               .valign = beside ? 0.5F : 1.0F,
               .wrap = true,
               .shrink = true,
               .spacing = 1.05F});
    if (!beside)
        kit::text(dear ? open : head.row(1, 2),
                  say("{count} of {all} undefended", {{"count", std::to_string(state_.undefended())},
                                                      {"all", std::to_string(state_.assault.size())}}),
                  {.size = kit::type::small,
                   .colour = kit::colour::paper_soft,
                   .valign = 0,
                   .wrap = true,
                   .shrink = true,
                   .spacing = 1.1F});
    room = room.placed(room.w, std::min(high * static_cast<float>(lines), room.h), 0, beside ? 0.5F : 0);
    for (int i = 0; i < parts; ++i) {
        const Rect column = room.column(i % abreast, abreast, 12);
        const int row = i / abreast;
        const Rect line{column.x, room.y + static_cast<float>(row) * high, column.w, high};
        if (line.bottom() <= room.bottom() + 2) draw_part(toll_.parts[slot(i)], line);
    }
}

void PokerAssaultTable::draw_part(const Toll::Part& part, Rect line) const {
    const bool brief = at_.tall || at_.low;
    const Attacker* const attacker = part.index < 0 ? nullptr : &state_.assault[slot(part.index)];
    const kit::CardFace face = attacker == nullptr ? face_of(part.card) : face_of(*attacker);
    const float high = line.h - 3;
    kit::still_card(face, line.cut_left(high * 5 / 7, 8).centred(high * 5 / 7, high));
    const Named amount{"amount", std::to_string(std::abs(part.amount))};
    std::string counts = part.amount < 0 ? say("−{amount}", {amount}) : say("+{amount}", {amount});
    if (attacker == nullptr) counts = '(' + counts + ')'; // it is in the attackers' amounts
    kit::text(line.cut_right(attacker == nullptr ? 32.0F : 26.0F, 4), counts,
              {.size = kit::type::body,
               .face = kit::Face::title,
               .colour = part.amount > 0 ? kit::colour::danger : kit::colour::good,
               .align = kit::Align::right,
               .ellipsis = false});
    std::string words(face.band); // an ability's name tells more than a rank
    if (attacker == nullptr)
        words = words_on(part.card).name;
    else if (words.empty())
        words = short_card_name(face.code);
    const kit::TextStyle style{.size = kit::type::small,
                               .colour = part.waits ? kit::colour::paper_soft : kit::colour::paper,
                               .shrink = true};
    if (part.waits && !brief)
        if (std::string told = say("{card}: others first", {{"card", words}}); kit::fits(line, told, style))
            words = std::move(told);
    if (attacker != nullptr && !kit::fits(line, words, style)) words = short_card_name(face.code);
    kit::text(line, words, style);
}

namespace {

// As many as fit: the first, or the last where those count most.
void draw_lines(std::span<const std::string> lines, Rect room, bool last) {
    const kit::TextStyle style{.size = kit::type::small,
                               .colour = kit::colour::paper_soft,
                               .valign = 0,
                               .wrap = true,
                               .spacing = 1.2F};
    const auto height = [&](const std::string& line) { return kit::measure(line, style, room.w).y + 3; };
    float all = 0;
    for (const std::string& line : lines) all += height(line);
    for (; last && lines.size() > 1 && all > room.h + 2; lines = lines.subspan(1)) all -= height(lines[0]);
    for (const std::string& line : lines) {
        if (height(line) > room.h + 2) break;
        kit::text(room.cut_top(height(line)), line, style);
    }
}

} // namespace

void PokerAssaultTable::draw_info() const {
    if (state_.phase == Phase::over) return;
    Rect room = at_.info.inset(12, 6);
    std::vector<std::string> lines;
    std::string title;
    const bool asked = mine_ && state_.question() != nullptr;
    const bool says = secret_ >= 0 || asked; // what the card says
    const int pattern = preparing() ? state_.legal_pattern() : -1;
    if (says) {
        const std::int16_t card =
            asked ? state_.question()->card : card_of_power(static_cast<Power>(secret_));
        title = card_name(card);
        lines.push_back(card_text(card));
        kit::box(at_.info, 9, kit::fade(kit::theme().panel, 0.8F), kit::fade(kit::colour::brass, 0.6F), 1.5F);
    } else if (state_.phase == Phase::defend) {
        return draw_toll();
    } else if (state_.launched != 0 && state_.pattern >= 0) {
        title = say("{hand} launched", {{"hand", pattern_name(state_.pattern)}});
    } else if (preparing() && !state_.assault.empty()) {
        title = pattern >= 0 ? pattern_name(pattern) : say("May become");
        if (scene().settings.hints == 1)
            for (const std::string& each : outlooks_)
                if (each.find(": complete") == std::string::npos) lines.push_back(each);
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
    draw_lines(lines, room, !says && pattern < 0);
}

} // namespace cardfront::poker_assault
