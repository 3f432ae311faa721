// Setting up a match: who plays, a row for each; the options, all choices in view; the start, always in
// reach.
#include "core/match/levels.h"
#include "core/phrase.h"
#include "web/builder/builder_commands.h"
#include "web/screens/parts.h"
#include "web/screens/screens.h"
#include "web/tables/cover.h"

#include <algorithm>

namespace cardfront {

using kit::Rect;

namespace {

Group option_group(const App& app, std::size_t i) {
    const Option& option = game_info(app.draft.game).options[i];
    Group group{"option-" + std::to_string(i), say(option.label), GroupKind::choices, {}};
    for (std::size_t choice = 0; choice < option.choices.size(); ++choice)
        group.controls.push_back({.id = "option " + std::to_string(i) + ' ' + std::to_string(choice),
                                  .label = say(option.choices[choice].label),
                                  .on = app.draft.setup.options[i] == choice,
                                  .hint = say(option.choices[choice].help)});
    return group;
}

Group player_group(const App& app, int seat) {
    const Player& player = app.draft.players[static_cast<std::size_t>(seat)];
    const std::string number = std::to_string(seat);
    const Named at{"seat", std::to_string(seat + 1)}, name{"name", player.name};
    const bool far = has(app.far_seats, static_cast<Seat>(seat));
    Group group{"seat-" + number,
                far                  ? say("Seat {seat}: somebody far", {at})
                : player.is_person() ? say("Seat {seat}: {name}", {at, name})
                                     : say("Seat {seat}: {name}, the computer", {at, name}),
                GroupKind::choices,
                {}};
    group.controls.push_back(
        {.id = "player " + number + " p", .label = say("Person"), .on = player.is_person() && !far});
    group.controls.push_back(
        {.id = "player " + number + " f",
         .label = say("Online"),
         .on = far,
         .hint = say("Somebody far away: the game begins with a link that you hand on.")});
    for (int level = 0; level < levels; ++level)
        group.controls.push_back({.id = "player " + number + ' ' + std::to_string(level),
                                  .label = say(level_of(level).name),
                                  .on = player.level == level});
    return group;
}

Control name_control(int seat) {
    return {.id = "name " + std::to_string(seat),
            .label = say("Change the name of seat {seat}", {{"seat", std::to_string(seat + 1)}})};
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
    for (int count = info.seating.fewest;
         count <= info.seating.most && info.seating.fewest < info.seating.most; ++count)
        if (info.seats(count))
            group.controls.push_back({.id = "seats " + std::to_string(count),
                                      .label = say("{count} players", {{"count", std::to_string(count)}}),
                                      .on = app.draft.setup.seats == count});
    return group;
}

bool invites(const App& app) {
    return (app.far_seats & all_seats(app.draft.setup.seats)) != 0;
}
Control start_control(const App& app) {
    return {.id = "start", .label = invites(app) ? say("Invite") : say("Start the game"), .main = true};
}
// For how long the table waits.
Group patience_group(const App& app) {
    static constexpr std::array<const char*, 4> labels{phrase("Never"), phrase("After 5 minutes"),
                                                       phrase("After an hour"), phrase("After a day")};
    Group group{"patience", say("The computer plays for who is away"), GroupKind::choices, {}};
    for (std::size_t i = 0; i < labels.size(); ++i)
        group.controls.push_back(
            {.id = "patience " + std::to_string(i), .label = say(labels[i]), .on = app.patience == i});
    return group;
}
Control rules_control(int game) {
    return {.id = "game-rules " + std::to_string(game), .label = say("Rules")};
}

Control learn_control(int game) {
    return {.id = "learn " + std::to_string(game), .label = say("Learn")};
}

// Each part below draws itself from y downwards, as wide as `inside`, and moves y below itself; a part that
// only measures draws nothing.
struct Column {
    Rect inside;
    float y;
    bool draws;
    float spare = 0; // further room under each row
    bool wide() const { return inside.w >= 640; }
    Rect cut(float height, float gap = 0) {
        const Rect r{inside.x, y, inside.w, height};
        y += height + gap;
        return r;
    }
    void choices(const Group& group, Rect r) {
        y = std::max(y, r.y + draw_choices(group, r, Fit::wrap, !draws));
    }
};

constexpr kit::TextStyle help_style{
    .size = kit::type::small + 1, .colour = kit::colour::paper_soft, .valign = 0, .wrap = true};
constexpr kit::TextStyle caption_style{.size = kit::type::lead, .face = kit::Face::title, .shrink = true};
constexpr float caption_width = 128, seat_height = kit::touch + 2 * kit::segment_gap;

bool has_lists(const App& app) {
    return game_info(app.draft.game).shelf != nullptr;
}

// One who plays: the name, and a person or which computer, beside it where one line holds that, else below.
// Between the two stands what else a seat has.
void seat_row(const App& app, int seat, Column& column) {
    const Group group = player_group(app, seat);
    Rect row = column.cut(seat_height, kit::unit + (column.wide() ? column.spare : 0));
    const float most_levels =
        has_lists(app) ? std::min(row.w * 0.58F, 540.0F) : std::min(row.w * 0.68F, 640.0F);
    const bool beside =
        column.wide() && draw_choices(group, {0, 0, most_levels, 0}, Fit::line, true) <= seat_height;
    const Rect second =
        beside ? Rect{} : column.cut(draw_choices(group, column.inside, Fit::line, true), 1.5F * kit::unit);
    if (!column.draws) return;
    const Player& player = app.draft.players[static_cast<std::size_t>(seat)];
    const Rect levels = beside ? row.cut_right(most_levels, kit::unit) : second;
    kit::icon(player.is_person() ? kit::Icon::person : kit::Icon::computer,
              row.cut_left(22, 1.5F * kit::unit), kit::theme().accent);
    const Control name = name_control(seat);
    if (has_lists(app)) {
        const Control list = builder::list_control(app, seat);
        const Rect place = row.cut_right(row.w * 0.56F, kit::unit);
        if (kit::button(list.id, builder::list_name(app, seat), place.centred(place.w, kit::touch),
                        {.icon = kit::Icon::menu, .size = kit::type::small + 1}))
            perform(list.id);
    }
    const Rect called = row.cut_left(std::min(row.w, 230.0F));
    if (has(app.far_seats, static_cast<Seat>(seat)))
        kit::text(called, say("comes by a link"),
                  {.size = kit::type::lead, .colour = kit::colour::paper_soft, .shrink = true});
    else if (kit::written(name.id, player.name, called))
        perform(name.id);
    draw_choices(group, levels, Fit::line);
}

// Who plays with whom; "": each for themselves.
std::string teams_words(const App& app) {
    const Setup& setup = app.draft.setup;
    const GameInfo& info = game_info(app.draft.game);
    if (info.team(setup.seats, 2) != info.team(setup.seats, 0) || setup.seats != 4) return {};
    Seat first = 0;
    int people = 0;
    for (Seat seat = 3; seat >= 0; --seat)
        if (app.draft.players[slot(seat)].is_person()) first = seat, ++people;
    const auto name = [&](int after) { return app.draft.players[slot((first + after) % 4)].name; };
    const Named partner{"partner", name(2)}, one{"one", name(1)}, other{"other", name(3)};
    return people == 1 && app.far_seats == 0
               ? say("You and {partner} against {one} and {other}", {partner, one, other})
               : say("{first} and {partner} against {one} and {other}",
                     {{"first", name(0)}, partner, one, other});
}

void players_part(const App& app, Column& column) {
    const Group seats = seats_group(app);
    const float beside = std::min(column.inside.w - 76, 330.0F); // the caption
    const bool some = !seats.controls.empty(),
               below = some && draw_choices(seats, {0, 0, beside, 0}, Fit::line, true) > seat_height;
    Rect head = column.cut(some && !below ? seat_height : 26, kit::unit + (below ? 0 : column.spare));
    if (column.draws) {
        if (some && !below) draw_choices(seats, head.cut_right(beside, 4), Fit::line);
        kit::text(head, say("Players"), caption_style);
    }
    if (below) {
        column.choices(seats, {column.inside.x, column.y, column.inside.w, 0});
        column.y += kit::unit + column.spare;
    }
    for (int seat = 0; seat < app.draft.setup.seats; ++seat) seat_row(app, seat, column);
    column.y -= kit::unit + (column.wide() ? column.spare : 0);
    if (const std::string teams = teams_words(app); !teams.empty()) {
        column.y += kit::unit;
        const Rect words = column.cut(kit::measure(teams, help_style, column.inside.w).y + 2);
        if (column.draws) kit::text(words, teams, help_style);
    }
    if (!invites(app)) return;
    column.y += kit::unit;
    const Rect words = column.cut(28);
    if (column.draws) kit::text(words, patience_group(app).label, caption_style);
    column.choices(patience_group(app), {column.inside.x, column.y, column.inside.w, 0});
}

// An option's name, its choices, and what the chosen one means.
void option_part(const App& app, std::size_t i, Column& column) {
    const Group group = option_group(app, i);
    const std::string help =
        say(game_info(app.draft.game).options[i].choices[app.draft.setup.options[i]].help);
    const Rect before = column.inside;
    Rect caption = column.wide() ? Rect{before.x, column.y, caption_width, seat_height} : column.cut(28);
    if (column.draws) kit::text(caption, group.label, caption_style);
    if (column.wide()) column.inside.cut_left(caption_width, kit::unit);
    column.choices(group, {column.inside.x, column.y, column.inside.w, 0});
    column.y += kit::unit / 2;
    const Rect words = column.cut(kit::measure(help, help_style, column.inside.w).y + 2);
    if (column.draws) kit::text(words, help, help_style);
    column.inside = before;
    column.y += 1.5F * kit::unit + column.spare;
}

void options_part(const App& app, Column& column) {
    for (std::size_t i = 0; i < game_info(app.draft.game).options.size(); ++i) option_part(app, i, column);
    Rect row = column.cut(kit::touch);
    const float top = row.y;
    for (const Control& control : more_controls(app)) {
        const float width = std::min(kit::button_width(control.label), column.inside.w);
        if (row.w < width) row = column.cut(kit::touch, kit::unit), row.y += kit::unit;
        const Rect place = row.cut_left(width, kit::unit);
        if (column.draws) press(control, place);
    }
    if (column.draws && row.y == top && row.w > 300)
        kit::text(row.inset(kit::unit / 2, 0), say("In practice you may take back as much as you like."),
                  {.size = kit::type::small + 1, .colour = kit::colour::paper_soft, .wrap = true});
}

// A part in a panel of its own.
void in_panel(const App& app, Column& column, void (*part)(const App&, Column&)) {
    const float pad = column.wide() ? 2 * kit::unit : 1.25F * kit::unit;
    Column inner{column.inside.inset(pad, 0), column.y + pad, false, column.spare};
    part(app, inner);
    const Rect panel = column.cut(inner.y + pad - column.y, 1.5F * kit::unit);
    if (!column.draws) return;
    kit::panel(panel);
    inner = {inner.inside, panel.y + pad, true, column.spare};
    part(app, inner);
}

// All parts; returns how high they are.
float setup_parts(const App& app, const Rect& inside, bool draws, float spare = 0) {
    Column column{inside, inside.y, draws, spare};
    in_panel(app, column, players_part);
    in_panel(app, column, options_part);
    return column.y - inside.y - 1.5F * kit::unit;
}

} // namespace

PageModel setup_model(const App& app) {
    const GameInfo& info = game_info(app.draft.game);
    PageModel model{.screen = "setup", .title = say("{game}: set up a match", {{"game", say(info.title)}})};
    model.groups.push_back({"start",
                            say("Match"),
                            GroupKind::buttons,
                            {start_control(app),
                             learn_control(app.draft.game),
                             rules_control(app.draft.game),
                             {.id = "back", .label = say("Back")}}});
    if (Group seats = seats_group(app); !seats.controls.empty()) model.groups.push_back(std::move(seats));
    for (int seat = 0; seat < app.draft.setup.seats; ++seat) {
        model.groups.push_back(player_group(app, seat));
        Group more{"name-" + std::to_string(seat), {}, GroupKind::buttons, {}};
        if (!has(app.far_seats, static_cast<Seat>(seat))) more.controls.push_back(name_control(seat));
        if (has_lists(app)) more.controls.push_back(builder::list_control(app, seat));
        if (!more.controls.empty()) model.groups.push_back(std::move(more));
    }
    if (std::string teams = teams_words(app); !teams.empty())
        model.sections.push_back({"teams", say("Players"), {std::move(teams)}});
    if (invites(app)) model.groups.push_back(patience_group(app));
    for (std::size_t i = 0; i < info.options.size(); ++i) model.groups.push_back(option_group(app, i));
    model.groups.push_back({"more", say("More"), GroupKind::buttons, more_controls(app)});
    return model;
}

void draw_setup(const App& app) {
    const GameInfo& info = game_info(app.draft.game);
    kit::felt(cover_of(app.draft.game).theme, {0.5F, 0.2F});
    Rect room = content(1240);
    const bool across = low(room), desk = !across && room.w >= 1000;
    const Control rules = rules_control(app.draft.game), learn = learn_control(app.draft.game);
    Rect beside{room.x, room.y, room.w, across ? 52.0F : 68.0F}; // the head's right part
    // As wide as their words ask for.
    const kit::ButtonLook main{.icon = kit::Icon::play, .size = kit::type::lead},
        second{.icon = kit::Icon::rules};
    const float lesser =
        std::max({100.0F, kit::button_width(rules.label, second), kit::button_width(learn.label)});
    const float largest = std::max(200.0F, kit::button_width(start_control(app).label, main));
    const float buttons = desk ? 0 : across ? largest + 2 * lesser + 3 * kit::unit : lesser + kit::unit;
    room = draw_head(room, desk ? say("Set up a match") : say(info.title), buttons);
    if (desk) {
        room.cut_bottom(2 * kit::unit);
        draw_poster({.game = app.draft.game,
                     .title = say(info.title),
                     .words = say(info.blurb),
                     .controls = {start_control(app), learn, rules}},
                    room.cut_left(std::clamp(room.w * 0.29F, 280.0F, 350.0F), 3 * kit::unit));
    } else {
        Rect start = across ? beside.cut_right(largest, kit::unit) : room.cut_bottom(64, kit::unit);
        if (!across) start = start.centred(std::min(start.w, 420.0F), 48);
        const Rect place = beside.cut_right(lesser, kit::unit);
        const Rect other = (across ? beside : start).cut_right(lesser, kit::unit);
        press(start_control(app), start.centred(start.w, 48), main);
        press(rules, place.centred(place.w, kit::touch), second);
        press(learn, other.centred(other.w, kit::touch));
    }
    Rect measured = room;
    measured.w -= 10; // of the bar, if there must be one
    const float height = setup_parts(app, measured, false);
    const auto rows = static_cast<float>(app.draft.setup.seats + static_cast<int>(info.options.size()));
    const float spare = std::clamp((room.h - height) / rows, 0.0F, 4.5F * kit::unit);
    const kit::Scroll scroll("setup", room, height);
    setup_parts(app, scroll.inside, true, spare);
}

} // namespace cardfront
