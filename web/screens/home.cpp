// Home: the games as pictures, and the game that was left.
#include "web/platform.h"
#include "web/screens/parts.h"

#include <algorithm>

namespace cardfront {

using kit::Rect;

namespace {

const SavedGame* latest(const App& app) {
    const auto& saved = app.saves.games();
    const auto found =
        std::find_if(saved.begin(), saved.end(), [](const SavedGame& game) { return !game.match.over(); });
    return found == saved.end() ? nullptr : &*found;
}

Control continue_control(const SavedGame& saved) {
    return {.id = "load " + saved.id, .label = say("Continue"), .main = true, .hint = summary(saved.match)};
}
Control play_control(int game, bool main) {
    return {.id = "play " + std::to_string(game),
            .label = say("Play now"),
            .main = main,
            .hint = game_info(game).title};
}
Control setup_control(int game) {
    return {
        .id = "setup " + std::to_string(game), .label = say("Set up a match"), .hint = game_info(game).title};
}
Control rules_control(int game) {
    return {.id = "game-rules " + std::to_string(game), .label = say("Rules"), .hint = game_info(game).title};
}

std::vector<Control> general_controls(const App& app) {
    std::vector<Control> out;
    const std::size_t count = app.saves.games().size() + app.saves.damaged().size();
    out.push_back({.id = "saves",
                   .label = count == 0 ? say("Saved games")
                                       : say("Saved games ({count})", {{"count", std::to_string(count)}})});
    out.push_back({.id = "import", .label = say("Open a record")});
    out.push_back({.id = "settings", .label = say("Settings")});
    return out;
}

std::string notice(const App& app) {
    if (!app.saves.damaged().empty())
        return say("A saved game was damaged. What could be read was kept; see the saved games.");
    if (!platform::store_ours())
        return say("Another tab has this table open: games played here are not saved.");
    if (!platform::store_lasting())
        return say("This browser does not let the page save: games last until it is closed. Export what you "
                   "want to keep.");
    return {};
}

constexpr float words_height = 40 + 52 + 2 * kit::touch + 3 * kit::unit; // of a tile, buttons and all

// One game's picture, its words below, its buttons on the foot.
void draw_tile(int game, Rect r, bool main) {
    const GameInfo& info = game_info(game);
    const Control play = play_control(game, main);
    const Rect picture = r.cut_top(r.h - words_height, kit::unit);
    const kit::Hit hit = kit::item("picture " + std::to_string(game), picture);
    kit::picture(static_cast<kit::Game>(game), picture, hit.hovered ? 1.0F : 0.0F);
    if (hit) perform(play.id);
    kit::text(r.cut_top(40), info.title,
              {.size = kit::type::title, .face = kit::Face::title, .shrink = true});
    kit::text(r.cut_top(52, kit::unit), info.blurb,
              {.size = kit::type::body, .colour = kit::colour::paper_soft, .valign = 0, .wrap = true});
    Rect buttons = r.cut_top(kit::touch, kit::unit);
    press(play, buttons.cut_left(std::min(buttons.w * 0.5F, 190.0F), kit::unit),
          {.icon = kit::Icon::play, .size = kit::type::lead});
    press(rules_control(game), buttons.cut_left(std::min(buttons.w, 130.0F)), {.icon = kit::Icon::rules});
    press(setup_control(game), r.placed(std::min(r.w, 328.0F), kit::touch, 0, 0));
}

void draw_games(Rect room, bool first_is_main) {
    const int columns = std::min(games, room.w > 900 ? 3 : room.w > 560 ? 2 : 1);
    const int lines = (games + columns - 1) / columns;
    constexpr float between = 3 * kit::unit;
    const float width = room.w / static_cast<float>(columns) - between;
    const float picture = std::clamp(room.h - words_height, 120.0F, std::max(width * 0.6F, 120.0F));
    const float gaps = between * static_cast<float>(lines - 1);
    const kit::Scroll scroll("home", room, (picture + words_height) * static_cast<float>(lines) + gaps);
    for (int game = 0; game < games; ++game)
        draw_tile(game,
                  scroll.inside.row(game / columns, lines, between).column(game % columns, columns, between),
                  first_is_main && game == 0);
}

void draw_continue(const SavedGame& saved, Rect r) {
    const Control control = continue_control(saved);
    Rect room = kit::panel(r);
    press(control,
          room.cut_right(std::min(150.0F, room.w * 0.4F), 2 * kit::unit)
              .centred(std::min(150.0F, room.w), kit::touch),
          {.icon = kit::Icon::play});
    kit::text(room.cut_top(room.h * 0.45F), saved.match.info().title,
              {.size = kit::type::lead, .face = kit::Face::title});
    kit::text(room, summary(saved.match),
              {.size = kit::type::small,
               .colour = kit::colour::paper_soft,
               .valign = 0,
               .wrap = true,
               .spacing = 1.2F});
}

} // namespace

PageModel home_model(const App& app) {
    PageModel model{.screen = "home", .title = say("Cardfront"), .status = notice(app)};
    const SavedGame* const saved = latest(app);
    if (saved != nullptr)
        model.groups.push_back(
            {"continue", say("Your last game"), GroupKind::buttons, {continue_control(*saved)}});
    for (int game = 0; game < games; ++game) {
        model.sections.push_back({game_info(game).key, game_info(game).title, {game_info(game).blurb}});
        model.groups.push_back(
            {game_info(game).key,
             game_info(game).title,
             GroupKind::buttons,
             {play_control(game, saved == nullptr && game == 0), setup_control(game), rules_control(game)}});
    }
    model.groups.push_back({"general", say("Cardfront"), GroupKind::buttons, general_controls(app)});
    return model;
}

void draw_home(const App& app) {
    kit::felt(kit::home_theme(), {0.5F, 0.36F});
    Rect room = content(1080);
    const bool low = room.h < 480;
    Rect head = room.cut_top(low ? 52 : 84, low ? 0 : kit::unit);
    const auto general = general_controls(app);
    Rect foot = room.cut_bottom(low ? 48 : 64, kit::unit);
    const float mark = low ? 36 : 48;
    kit::mark(head.cut_left(mark, 2 * kit::unit).centred(mark, mark));
    kit::text(head, say("Cardfront"),
              {.size = low ? kit::type::title : kit::type::display, .face = kit::Face::title});

    if (const std::string words = notice(app); !words.empty()) {
        Rect strip = kit::panel(room.cut_top(52, kit::unit));
        kit::text(strip, words, {.size = kit::type::small, .colour = kit::colour::brass, .wrap = true});
    }
    const SavedGame* const saved = latest(app);
    if (saved != nullptr) draw_continue(*saved, room.cut_top(low ? 68 : 88, low ? kit::unit : 2 * kit::unit));

    draw_games(room, saved == nullptr);
    const int count = static_cast<int>(general.size());
    for (int i = 0; i < count; ++i)
        press(general[static_cast<std::size_t>(i)],
              foot.column(i, count, kit::unit)
                  .centred(std::min(foot.w / static_cast<float>(count) - kit::unit, 220.0F), kit::touch),
              {.style = kit::ButtonStyle::plain, .size = room.w < 480 ? kit::type::small : kit::type::body});
}

} // namespace cardfront
