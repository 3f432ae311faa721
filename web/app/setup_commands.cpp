// The set-up screen's commands: they change the draft of a match.
#include "core/match/levels.h"
#include "core/text/text.h"
#include "web/app/commands.h"
#include "web/app/rows.h"
#include "web/builder/builder_commands.h"
#include "web/far/room.h"
#include "web/platform/platform.h"

#include <algorithm>
#include <utility>

namespace cardfront {

namespace {

constexpr std::array<const char*, most_seats> computer_names{"Ada", "Blaise", "Carl", "Dora"};

// The seats' lists fit the options and the seats.
void settle(App& app) {
    if (game_info(app.draft.game).shelf != nullptr) builder::settle_draft(app);
}

void ask_for_name(int seat, std::string name, std::string wrong = {}) {
    platform::ask_text({.id = "name " + std::to_string(seat),
                        .title = say("Name of player {seat}", {{"seat", std::to_string(seat + 1)}}),
                        .label = say("Name"),
                        .value = std::move(name),
                        .wrong = std::move(wrong),
                        .most_chars = static_cast<int>(most_name_bytes)});
}

void ask_for_seed(std::string seed, std::string wrong = {}) {
    platform::ask_text({.id = "seed",
                        .title = say("Seed of the game"),
                        .label = say("A whole number; the same seed and actions give the same game"),
                        .value = std::move(seed),
                        .wrong = std::move(wrong),
                        .most_chars = 20});
}

} // namespace

namespace commands {

void switch_practice(App& app, const Command&) {
    app.draft.practice = !app.draft.practice;
}
void choose_option(App& app, const Command& command) { // OPTION and CHOICE
    const GameInfo& info = game_info(app.draft.game);
    const auto option = static_cast<std::size_t>(command.number);
    if (option >= info.options.size() ||
        command.second >= static_cast<int>(info.options[option].choices.size()))
        return;
    app.draft.setup.options[option] = static_cast<std::uint8_t>(command.second);
    settle(app);
}
// SEAT and LEVEL, "p" being a person, "f" somebody far
void choose_player(App& app, const Command& command) {
    const int seat = command.number;
    const auto parts = split(command.rest, ' ');
    if (parts.size() != 2 || seat < 0 || seat >= app.draft.setup.seats) return;
    const bool far = parts[1] == "f";
    const int level = parts[1] == "p" || far ? -1 : small_number(parts[1], levels);
    if (level >= levels) return;
    const SeatSet bit = only(static_cast<Seat>(seat));
    app.far_seats = static_cast<SeatSet>(far ? app.far_seats | bit : app.far_seats & ~bit);
    Player& player = app.draft.players[slot(seat)];
    const bool was_person = player.is_person();
    player.level = level;
    if (was_person != player.is_person()) player.name = usual_name(seat, player.is_person());
}
void choose_seats(App& app, const Command& command) {
    if (game_info(app.draft.game).seats(command.number))
        app.draft.setup.seats = static_cast<std::uint8_t>(command.number);
    settle(app);
}

void choose_patience(App& app, const Command& command) {
    if (command.number < static_cast<int>(far::patiences.size()))
        app.patience = static_cast<std::uint8_t>(command.number);
}

void ask_seed(App& app, const Command&) {
    ask_for_seed(app.own_seed ? std::to_string(app.draft.setup.seed) : "");
}
void take_seed(App& app, const Command& command) {
    const auto seed = parse_number(command.rest, ~std::uint64_t{0});
    if (!seed)
        return ask_for_seed(std::string(command.rest), say("A seed is a whole number without a sign."));
    app.draft.setup.seed = *seed;
    app.own_seed = true;
}
void any_seed(App& app, const Command&) {
    app.own_seed = false;
}

void ask_name(App& app, const Command& command) {
    const int seat = std::min(command.number, most_seats - 1);
    ask_for_name(seat, app.draft.players[slot(seat)].name);
}
void take_name(App& app, const Command& command) { // "SEAT\nNAME"
    const int seat = command.number;
    const std::size_t line = command.rest.find('\n');
    if (line == std::string_view::npos || seat < 0 || seat >= most_seats) return;
    const std::string name = clean_name(command.rest.substr(line + 1));
    if (name.empty()) return ask_for_name(seat, {}, say("A player needs a name."));
    Player& player = app.draft.players[slot(seat)];
    player.name = name;
    if (!player.is_person()) return;
    app.settings.names[slot(seat)] = name;
    store_settings();
}

} // namespace commands

std::string usual_name(int seat, bool person) {
    return person ? the_app().settings.names[slot(seat)] : computer_names[slot(seat)];
}

MatchSetup new_draft(int game) {
    MatchSetup draft;
    draft.game = game;
    const GameInfo& info = game_info(game);
    draft.setup.seats = static_cast<std::uint8_t>(info.seating.fewest);
    for (std::size_t i = 0; i < info.options.size(); ++i) draft.setup.options[i] = info.options[i].usual;
    for (int seat = 0; seat < most_seats; ++seat) {
        Player& player = draft.players[slot(seat)];
        player.level = seat == 0 ? -1 : usual_level;
        player.name = usual_name(seat, seat == 0);
    }
    return draft;
}

} // namespace cardfront
