// The set-up screen's commands: they change the draft of a match.
#include "core/match/levels.h"
#include "core/text.h"
#include "web/app/commands.h"
#include "web/builder/builder_commands.h"
#include "web/platform/platform.h"

#include <algorithm>
#include <utility>

namespace cardfront {

namespace {

constexpr std::array<const char*, most_seats> computer_names{"Ada", "Blaise", "Carl", "Dora"};

void choose_player(MatchSetup& draft, std::string_view words) { // SEAT and LEVEL, "p" being a person
    const auto parts = split(words, ' ');
    const int seat = small_number(parts[0]);
    if (parts.size() != 2 || seat < 0 || seat >= draft.setup.seats) return;
    Player& player = draft.players[slot(seat)];
    const bool was_person = player.is_person();
    const int level = parts[1] == "p" ? -1 : small_number(parts[1], levels);
    if (level >= levels) return;
    player.level = level;
    if (was_person != player.is_person()) player.name = usual_name(seat, player.is_person());
}

void choose_option(MatchSetup& draft, std::string_view words) { // OPTION and CHOICE
    const auto parts = split(words, ' ');
    const GameInfo& info = game_info(draft.game);
    const int option = small_number(parts[0]);
    if (parts.size() != 2 || option < 0 || option >= static_cast<int>(info.options.size())) return;
    const int choice = small_number(parts[1]);
    if (choice >= 0 &&
        choice < static_cast<int>(info.options[static_cast<std::size_t>(option)].choices.size()))
        draft.setup.options[static_cast<std::size_t>(option)] = static_cast<std::uint8_t>(choice);
}

void choose_seats(MatchSetup& draft, std::string_view words) {
    const int count = small_number(words);
    if (game_info(draft.game).seats(count)) draft.setup.seats = static_cast<std::uint8_t>(count);
}

// The seats' lists fit the options and the seats.
void settle(App& app) {
    if (game_info(app.draft.game).shelf != nullptr && app.screen != Screen::building)
        builder::settle_draft(app);
}

void ask_name(int seat, std::string name, std::string wrong = {}) {
    platform::ask_text({.id = "name " + std::to_string(seat),
                        .title = say("Name of player {seat}", {{"seat", std::to_string(seat + 1)}}),
                        .label = say("Name"),
                        .value = std::move(name),
                        .wrong = std::move(wrong),
                        .most_chars = static_cast<int>(most_name_bytes)});
}

void ask_seed(std::string seed, std::string wrong = {}) {
    platform::ask_text({.id = "seed",
                        .title = say("Seed of the game"),
                        .label = say("A whole number; the same seed and actions give the same game"),
                        .value = std::move(seed),
                        .wrong = std::move(wrong),
                        .most_chars = 20});
}

void take_seed(App& app, std::string_view text) {
    const auto seed = parse_number(text, ~std::uint64_t{0});
    if (!seed) return ask_seed(std::string(text), say("A seed is a whole number without a sign."));
    app.draft.setup.seed = *seed;
    app.own_seed = true;
}

void take_name(App& app, std::string_view words) { // "SEAT\nNAME"
    const std::size_t line = words.find('\n');
    if (line == std::string_view::npos) return;
    const int seat = small_number(words.substr(0, line));
    const std::string name = clean_name(words.substr(line + 1));
    if (seat < 0 || seat >= most_seats) return;
    if (name.empty()) return ask_name(seat, {}, say("A player needs a name."));
    Player& player = app.draft.players[slot(seat)];
    player.name = name;
    if (!player.is_person()) return;
    app.settings.names[slot(seat)] = name;
    store_settings();
}

} // namespace

bool setup_command(App& app, std::string_view id) {
    const auto rest = [id](std::string_view verb) -> std::optional<std::string_view> {
        return id.substr(0, verb.size()) == verb ? std::optional(id.substr(verb.size())) : std::nullopt;
    };
    if (id == "practice") return app.draft.practice = !app.draft.practice, true;
    if (id == "seed") return ask_seed(app.own_seed ? std::to_string(app.draft.setup.seed) : ""), true;
    if (id == "any-seed") return app.own_seed = false, true;
    if (const auto words = rest("option ")) return choose_option(app.draft, *words), settle(app), true;
    if (const auto words = rest("player ")) return choose_player(app.draft, *words), true;
    if (const auto words = rest("seats ")) return choose_seats(app.draft, *words), settle(app), true;
    if (const auto words = rest("name ")) {
        const int seat = std::clamp(small_number(*words), 0, most_seats - 1);
        return ask_name(seat, app.draft.players[slot(seat)].name), true;
    }
    if (const auto words = rest("text seed\n")) return take_seed(app, *words), true;
    if (const auto words = rest("text name ")) return take_name(app, *words), true;
    return false;
}

std::string usual_name(int seat, bool person) {
    return person ? the_app().settings.names[slot(seat)] : computer_names[slot(seat)];
}

MatchSetup new_draft(int game) {
    MatchSetup draft;
    draft.game = game;
    const GameInfo& info = game_info(game);
    draft.setup.seats = static_cast<std::uint8_t>(info.fewest_seats);
    for (std::size_t i = 0; i < info.options.size(); ++i) draft.setup.options[i] = info.options[i].usual;
    for (int seat = 0; seat < most_seats; ++seat) {
        Player& player = draft.players[slot(seat)];
        player.level = seat == 0 ? -1 : usual_level;
        player.name = usual_name(seat, seat == 0);
    }
    return draft;
}

} // namespace cardfront
