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

// Buttons side by side in the middle of `room`, squeezed where they must be.
void draw_buttons(const std::vector<BetButton>& buttons, Rect room) {
    constexpr float gap = 6;
    float total = 0;
    const auto wanted = [](const BetButton& button) {
        return button.label.size() <= 3 ? kit::touch : std::max(kit::button_width(button.label), 64.0F);
    };
    for (const BetButton& button : buttons) total += wanted(button);
    const float gaps = gap * static_cast<float>(buttons.size() - 1);
    const float squeeze = std::min(1.0F, (room.w - gaps) / total);
    float x = room.x + (room.w - (total * squeeze + gaps)) / 2;
    for (const BetButton& button : buttons) {
        const float width = wanted(button) * squeeze;
        const Rect at{x, room.y + (room.h - kit::touch) / 2, width, kit::touch};
        if (kit::button(button.id, button.label, at,
                        {.style = button.main ? kit::ButtonStyle::primary : kit::ButtonStyle::quiet,
                         .enabled = button.enabled,
                         .size = squeeze < 1 ? kit::type::small : kit::type::body}))
            perform(button.id);
        x += width + gap;
    }
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
    if (state_.pause() || state_.phase == Phase::over) words = round_words(state_, names());
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
    std::vector<BetButton> buttons;
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
    Rect room = at_.status;
    const std::string words =
        answer ? turn_words(state_, names())
               : say("Bet on row {number}, at most {amount}",
                     {{"number", std::to_string(row + 1)}, {"amount", dollars(most * chip)}});
    const bool stacked = room.w < 620;
    const float line_height = room.h >= 150 ? room.h - 110 : room.h >= 110 ? 32.0F : 20.0F;
    const Rect line = stacked ? room.cut_top(line_height) : room.cut_left(room.w * 0.38F, kit::unit);
    kit::text(line, words,
              {.size = stacked ? kit::type::body : kit::type::lead,
               .face = kit::Face::title,
               .colour = kit::colour::brass,
               .align = stacked ? kit::Align::centre : kit::Align::left,
               .wrap = true,
               .shrink = true});
    const bool two_lines = answer && most > 0 && room.w < 340 && room.h >= 96;
    if (!two_lines) return draw_buttons(buttons, room);
    const std::size_t first_line = 2; // decline and call
    draw_buttons({buttons.begin(), buttons.begin() + first_line}, room.row(0, 2, 4));
    draw_buttons({buttons.begin() + first_line, buttons.end()}, room.row(1, 2, 4));
}

} // namespace cardfront::head_to_head
