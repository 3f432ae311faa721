// The line of what to do in Head-to-Head Poker, and in its place a bet.
#include "web/platform/ears.h"
#include "web/tables/head_to_head/table.h"

#include <algorithm>

namespace cardfront::head_to_head {

using kit::Rect;

namespace {

// What the round that is over brought.
std::string round_words(const State& state, const Names& names) {
    const auto& earned = state.earned[slot(state.round - 1)];
    return say("Round {round}: {first} takes {one}, {second} takes {two}",
               {{"round", std::to_string(state.round)},
                {"first", names[0]},
                {"one", dollars(earned[0])},
                {"second", names[1]},
                {"two", dollars(earned[1])}});
}

struct BetButton {
    std::string id, label;
    bool main = false, enabled = true;
};

constexpr float between = 6;

bool is_sign(const BetButton& button) {
    return button.label.size() <= 3;
}
// As wide as it likes to be, and as wide as its words in small letters take.
float wanted(const BetButton& button) {
    return is_sign(button) ? kit::touch : std::max(kit::button_width(button.label), 64.0F);
}
float least(const BetButton& button) {
    const bool main = is_main(button.id, button.main); // has larger letters
    const kit::TextStyle style{.size = main ? kit::type::body : kit::type::small,
                               .face = main ? kit::Face::title : kit::Face::text};
    return is_sign(button) ? kit::touch : kit::measure(button.label, style).x + 10;
}
using Buttons = std::vector<BetButton>;
float sum(const Buttons& buttons, float (*width)(const BetButton&)) {
    float out = between * static_cast<float>(buttons.size() - 1);
    for (const BetButton& button : buttons) out += width(button);
    return out;
}

// Side by side in the middle of `room`.
void draw_buttons(const Buttons& buttons, const Rect& room) {
    const float most = sum(buttons, wanted), few = sum(buttons, least);
    const float part = most > few ? std::clamp((room.w - few) / (most - few), 0.0F, 1.0F) : 1;
    float x = room.x + (room.w - (few + part * (most - few))) / 2;
    for (const BetButton& button : buttons) {
        const float width = least(button) + part * (wanted(button) - least(button));
        const Rect at{x, room.y + (room.h - kit::touch) / 2, width, kit::touch};
        const bool main = is_main(button.id, button.main);
        if (kit::button(button.id, button.label, at,
                        {.style = main ? kit::ButtonStyle::primary : kit::ButtonStyle::quiet,
                         .enabled = button.enabled,
                         .size = part < 1 ? kit::type::small : kit::type::body}))
            perform(button.id);
        x += width + between;
    }
}

// Buttons are read whole: they have two lines where they need them, and the words are the `shorter` ones
// where that leaves no room for them.
void draw_bet_line(Rect room, const std::string& words, const std::string& shorter, const Buttons& buttons) {
    constexpr float gap = 4, wide = 620, least_line = 18;
    const bool stacked = room.w < wide;
    const bool two_lines =
        stacked && is_sign(buttons.back()) && sum(buttons, least) > room.w && room.h >= 2 * kit::touch + gap;
    const float high = two_lines ? 2 * kit::touch + gap : kit::touch;
    const Rect line = stacked ? room.cut_top(std::max(room.h - high - gap, 0.0F))
                              : room.cut_left(room.w * 0.38F, kit::unit);
    kit::TextStyle style{.size = stacked ? kit::type::body : kit::type::lead,
                         .face = kit::Face::title,
                         .colour = kit::colour::brass,
                         .align = stacked ? kit::Align::centre : kit::Align::left,
                         .wrap = true,
                         .shrink = true};
    kit::TextStyle small = style;
    small.size = kit::type::small;
    const bool fits = kit::measure(words, small, line.w).y <= line.h;
    if (line.h >= least_line) kit::text(line, fits ? words : shorter, style);
    if (!two_lines) return draw_buttons(buttons, room);
    const auto size = std::find_if(buttons.begin(), buttons.end(), is_sign); // stays with its amount
    draw_buttons({buttons.begin(), size}, room.row(0, 2, gap));
    draw_buttons({size, buttons.end()}, room.row(1, 2, gap));
}

} // namespace

void HeadToHeadTable::draw_choice() {
    if (mine_ && state_.phase == Phase::answer) return draw_bet(true);
    if (betting() && bet_row_ >= 0) return draw_bet(false);
    std::vector<StatusButton> more;
    std::string words;
    if (mine_ && state_.phase == Phase::deal)
        more.push_back({command_of(deal),
                        say("Deal round {round}", {{"round", std::to_string(state_.round + 1)}}), true});
    if (state_.pause() || state_.phase == Phase::over) words = round_words(state_, shown().told());
    if (mine_ &&
        (state_.phase == Phase::lead || state_.phase == Phase::play || state_.phase == Phase::receive)) {
        const Named who{"player", name(bottom_)};
        words = selected_ < 0 ? say("{player}: choose a card", {who})
                              : say("{player}: choose a glowing space", {who});
    }
    draw_status(scene(), at_.status, more, words);
}

void HeadToHeadTable::draw_bet(bool answer) {
    const int row = answer ? state_.bet_row : bet_row_;
    const int most = state_.most_raise(row, bottom_) / chip;
    bet_tens_ = std::clamp(bet_tens_, 1, std::max(most, 1));
    const Named amount{"amount", dollars(bet_tens_ * chip)};
    Buttons buttons;
    if (answer) {
        buttons.push_back({.id = command_of(decline), .label = say("Decline")});
        buttons.push_back({.id = command_of(call),
                           .label = say("Call {amount}", {{"amount", dollars(state_.to_call())}}),
                           .main = most == 0});
    } else {
        buttons.push_back({.id = "bet-off", .label = say("No bet")});
    }
    const auto change = [&](const char* sign, int to) {
        to = std::clamp(to, 1, most);
        buttons.push_back({.id = numbered("bet-size", to), .label = sign, .enabled = to != bet_tens_});
    };
    if (most > 0) {
        change("−", bet_tens_ - 1);
        buttons.push_back({.id = answer ? command_of(raise, -1, bet_tens_) : command_of(bet, row, bet_tens_),
                           .label = answer ? say("Raise {amount}", {amount}) : say("Bet {amount}", {amount}),
                           .main = true});
        change("+", bet_tens_ + 1);
    }
    const Named number{"number", std::to_string(row + 1)};
    const Named limit{"amount", dollars(answer ? state_.to_call() : most * chip)};
    draw_bet_line(
        at_.status,
        answer ? turn_words(shown()) : say("Bet on row {number}, at most {amount}", {number, limit}),
        answer ? say("{amount} on row {number}?", {number, limit}) : say("At most {amount}", {limit}),
        buttons);
}

} // namespace cardfront::head_to_head
