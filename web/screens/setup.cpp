// Setting up a match: who plays, the options, the seed.
#include "core/mind/computer.h"
#include "web/screens/parts.h"

namespace cardfront {

using kit::Rect;

namespace {

Group option_group(const App& app, std::size_t i) {
    const Option& option = game_info(app.draft.game).options[i];
    Group group{"option-" + std::to_string(i), option.label, GroupKind::choices, {}};
    for (std::size_t choice = 0; choice < option.choices.size(); ++choice)
        group.controls.push_back({.id = "option " + std::to_string(i) + ' ' + std::to_string(choice),
                                  .label = option.choices[choice].label,
                                  .on = app.draft.setup.options[i] == choice,
                                  .hint = option.choices[choice].help});
    return group;
}

Group player_group(const App& app, int seat) {
    const Player& player = app.draft.players[static_cast<std::size_t>(seat)];
    const std::string number = std::to_string(seat);
    const Named at{"seat", std::to_string(seat + 1)}, name{"name", player.name};
    Group group{"seat-" + number,
                player.is_person() ? say("Seat {seat}: {name}", {at, name})
                                   : say("Seat {seat}: {name}, the computer", {at, name}),
                GroupKind::choices,
                {}};
    group.controls.push_back(
        {.id = "player " + number + " p", .label = say("Person"), .on = player.is_person()});
    for (int level = 0; level < levels; ++level)
        group.controls.push_back({.id = "player " + number + ' ' + std::to_string(level),
                                  .label = say(level_of(level).name),
                                  .on = player.level == level,
                                  .hint = say("The computer plays at this level.")});
    return group;
}

Control name_control(int seat) {
    return {.id = "name " + std::to_string(seat), .label = say("Change the name")};
}

std::vector<Control> more_controls(const App& app) {
    std::vector<Control> out;
    out.push_back({.id = "practice",
                   .label = app.draft.practice ? say("Practice: yes") : say("Practice: no"),
                   .on = app.draft.practice,
                   .toggle = true,
                   .hint = say("In practice you may take back as much as you like.")});
    out.push_back({.id = "seed",
                   .label = app.own_seed
                                ? say("Seed: {seed}", {{"seed", std::to_string(app.draft.setup.seed)}})
                                : say("Seed: by chance"),
                   .hint = say("The same seed and actions give the same game.")});
    if (app.own_seed) out.push_back({.id = "any-seed", .label = say("By chance again")});
    return out;
}

Group seats_group(const App& app) {
    const GameInfo& info = game_info(app.draft.game);
    Group group{"seats", say("Players"), GroupKind::choices, {}};
    for (int count = info.fewest_seats; count <= info.most_seats && info.fewest_seats < info.most_seats;
         ++count)
        if (info.seats(count))
            group.controls.push_back({.id = "seats " + std::to_string(count),
                                      .label = say("{count} players", {{"count", std::to_string(count)}}),
                                      .on = app.draft.setup.seats == count});
    return group;
}

const Control start_control{.id = "start", .label = "Start the game", .main = true};

// A caption, choices, and the help of the chosen one; moves `y` below them.
void draw_group(const Group& group, Rect inside, float& y, const std::string& help = {}, float caption = 26) {
    kit::text({inside.x, y, inside.w, caption}, group.label,
              {.size = kit::type::lead, .face = kit::Face::title});
    y += caption + 6;
    y += draw_choices(group, {inside.x, y, inside.w, 0}) + kit::unit;
    if (!help.empty()) {
        kit::text({inside.x, y, inside.w, 20}, help,
                  {.size = kit::type::small, .colour = kit::colour::paper_soft});
        y += 24;
    }
    y += 2 * kit::unit;
}

} // namespace

PageModel setup_model(const App& app) {
    const GameInfo& info = game_info(app.draft.game);
    PageModel model{.screen = "setup", .title = say("{game}: set up a match", {{"game", info.title}})};
    model.groups.push_back(
        {"start", say("Match"), GroupKind::buttons, {start_control, {.id = "back", .label = say("Back")}}});
    if (Group seats = seats_group(app); !seats.controls.empty()) model.groups.push_back(std::move(seats));
    for (int seat = 0; seat < app.draft.setup.seats; ++seat) {
        model.groups.push_back(player_group(app, seat));
        Control name = name_control(seat);
        name.label = say("Change the name of seat {seat}", {{"seat", std::to_string(seat + 1)}});
        model.groups.push_back({"name-" + std::to_string(seat), {}, GroupKind::buttons, {name}});
    }
    for (std::size_t i = 0; i < info.options.size(); ++i) model.groups.push_back(option_group(app, i));
    model.groups.push_back({"more", say("More"), GroupKind::buttons, more_controls(app)});
    return model;
}

void draw_setup(const App& app) {
    const GameInfo& info = game_info(app.draft.game);
    kit::felt(kit::game_theme(static_cast<kit::Game>(app.draft.game)), {0.5F, 0.2F});
    Rect room = draw_head(content(860), info.title);
    press(start_control, room.cut_bottom(64, kit::unit).centred(std::min(room.w, 320.0F), 48),
          {.icon = kit::Icon::play, .size = kit::type::lead});
    static float height = 600; // of the last frame
    kit::Scroll scroll("setup", room, height);
    const Rect inside = scroll.inside;
    float y = inside.y;
    if (const Group seats = seats_group(app); !seats.controls.empty()) draw_group(seats, inside, y);
    for (int seat = 0; seat < app.draft.setup.seats; ++seat) {
        const float top = y;
        draw_group(player_group(app, seat), inside, y, {}, kit::touch);
        const Control name = name_control(seat);
        press(name, {inside.right() - 156, top, 156, kit::touch},
              {.style = kit::ButtonStyle::plain, .size = kit::type::small});
    }
    for (std::size_t i = 0; i < info.options.size(); ++i)
        draw_group(option_group(app, i), inside, y, info.options[i].choices[app.draft.setup.options[i]].help);
    Group more{"more", say("More"), GroupKind::buttons, more_controls(app)};
    draw_group(more, inside, y,
               say("In practice you may take back as much as you like. The same seed deals the same cards."));
    height = y - inside.y;
}

} // namespace cardfront
