// Home: the games as pictures, and the game that was left.
#include "web/learn/lessons.h"
#include "web/platform/platform.h"
#include "web/screens/far/room.h"
#include "web/screens/parts.h"
#include "web/screens/screens.h"
#include "web/tables/cover.h"

#include <algorithm>

namespace cardfront {

using kit::Rect;

namespace {

const Headline* latest(const App& app) {
    const auto saved = app.store.saves.games();
    const auto found = std::find_if(saved.begin(), saved.end(), [](const Headline& game) {
        return !game.over && game.playable && game.game >= 0;
    });
    return found == saved.end() ? nullptr : &*found;
}

// The tile whose main deed is the page's, unless a game can be continued: of the game that was played last.
int main_tile(const App& app) {
    const auto saved = app.store.saves.games();
    return saved.empty() ? 0 : std::max(saved.front().game, 0);
}

Control continue_control(const Headline& saved) {
    return {.id = "load " + saved.id, .label = say("Continue"), .main = true, .hint = saved.stands};
}
// Each has its place for good; to learn is the main thing where nobody has done either.
std::vector<Control> game_controls(const App& app, int game, bool main) {
    const std::string title = say(game_info(game).title);
    const std::string number = std::to_string(game);
    std::vector<Control> out{{.id = "play " + number, .label = say("Play"), .hint = title},
                             {.id = "learn " + number, .label = say("Learn"), .hint = title},
                             {.id = "setup " + number, .label = say("Set up"), .hint = title},
                             {.id = "game-rules " + number, .label = say("Rules"), .hint = title}};
    out[is_newcomer(app) ? 1 : 0].main = main;
    return out;
}

// Deals of the day and statistics.
Control come_control() {
    return {.id = "come days", .label = say("Today"), .hint = say("Deals of the day, and your statistics.")};
}

std::vector<Control> general_controls(const App& app) {
    std::vector<Control> out{{.id = "rooms", .label = say("With friends")}};
    const std::size_t count = app.store.saves.games().size() + app.store.saves.damaged().size();
    out.push_back({.id = "saves",
                   .label = count == 0 ? say("Saved games")
                                       : say("Saved games ({count})", {{"count", std::to_string(count)}})});
    out.push_back({.id = "import", .label = say("Open a record")});
    for (int game = 0; game < games; ++game)
        if (game_info(game).shelf != nullptr)
            out.push_back({.id = "lists " + std::to_string(game),
                           .label = say(game_info(game).my_lists),
                           .hint = say(game_info(game).title)});
    out.push_back({.id = "settings", .label = say("Settings")});
    return out;
}

// The store is full, or will be: that is told while nothing is lost yet.
bool wants_room(const App& app) {
    constexpr int much = 75; // per cent
    return platform::store_ours() && (app.store.saves.waits() || app.store_used >= much);
}
Control room_control() {
    return {.id = "make-room", .label = say("Make room")};
}

std::string notice(const App& app) {
    if (std::string words = keeping_words(app.store.waits()); !words.empty()) return words;
    if (!app.store.saves.damaged().empty())
        return say("A saved game was damaged. What could be read was kept; see the saved games.");
    if (wants_room(app))
        return say("This browser's store is {used}% full. No saved game is removed by itself.",
                   {{"used", std::to_string(app.store_used)}});
    return {};
}

// Where `count` tiles lie: all in the room, in as few rows as leave each wide enough, or below it, to be
// scrolled to.
struct Tiles {
    static constexpr float gap = 2 * kit::unit;
    int count, most, rows;
    float height; // of a row
    bool fits;
    Tiles(const Rect& room, int tiles) : count(tiles) {
        constexpr float least_width = 240;
        most = std::clamp(static_cast<int>((room.w + gap) / (least_width + gap)), 1, 3);
        rows = (count + most - 1) / most;
        const float least = most == 1 ? 156 : 224;
        const auto in_rows = [&room](int wanted) {
            return (room.h - gap * static_cast<float>(wanted - 1)) / static_cast<float>(wanted);
        };
        height = in_rows(rows);
        fits = height >= least;
        // One below the other, three are seen at a glance.
        if (!fits) height = std::clamp(most == 1 ? in_rows(3) : room.h - 6 * kit::unit, least, least * 1.1F);
    }
    float all() const { return static_cast<float>(rows) * (height + gap) - gap; }
    Rect tile(const Rect& inside, int i) const {
        // The lower rows take one more where it does not divide: what comes first is larger. Where it
        // scrolls, the first row is full, for more to be seen.
        int row = 0, first = 0, in_row = 0;
        for (;; ++row, first += in_row) {
            in_row = fits ? count * (row + 1) / rows - count * row / rows : std::min(most, count - first);
            if (i < first + in_row) break;
        }
        const Rect line{inside.x, inside.y + static_cast<float>(row) * (height + gap), inside.w, height};
        return line.column(i - first, in_row, gap);
    }
};

// A tile of which every place does one of its controls' deeds.
void draw_tile(const Poster& poster, const std::string& deed, const Rect& r) {
    const kit::Hit hit = kit::item("picture " + deed, r);
    draw_poster(poster, r, kit::motion::follow("picture " + deed, hit.hovered ? 1 : 0));
    if (!poster.above.empty()) kit::box(r, 14, 0, kit::colour::brass, 2);
    if (hit) perform(deed);
}

Poster poster_of(const Headline& saved) {
    return {.game = saved.game,
            .above = say("Your last game"),
            .title = say(saved.title),
            .words = saved.stands,
            .controls = {continue_control(saved)}};
}
Poster poster_of(const App& app, int game, bool main) {
    return {.game = game,
            .title = say(game_info(game).title),
            .words = say(game_info(game).blurb),
            .controls = game_controls(app, game, main)};
}

constexpr kit::TextStyle stands_style{
    .size = kit::type::small, .colour = kit::colour::paper_soft, .valign = 0, .wrap = true, .spacing = 1.2F};
constexpr float continue_wide = 124;

// With all its words, where it has no picture.
float banner_height(const Headline& saved, float width) {
    const float room = width - 4 * kit::unit - continue_wide;
    return std::max(24 + kit::measure(saved.stands, stands_style, room).y + 2 * kit::unit, 76.0F);
}

// The last game as a line over the tiles, where room is dear.
void draw_banner(const Headline& saved, Rect r) {
    const kit::Cover& cover = cover_of(saved.game);
    const Control control = continue_control(saved);
    const kit::Theme before = kit::theme();
    kit::set_theme(cover.theme);
    if (kit::item("picture " + control.id, r)) perform(control.id);
    kit::panel(r);
    kit::box(r, 12, kit::fade(kit::theme().felt, 0.5F), kit::colour::brass, 2);
    Rect room = r.inset(1.5F * kit::unit, kit::unit);
    press(control, room.cut_right(continue_wide, kit::unit).centred(continue_wide, kit::touch),
          {.icon = kit::Icon::play});
    if (room.w > 480) {
        const Rect scene = room.cut_left(room.h * 1.5F, 1.5F * kit::unit);
        kit::picture(cover, scene, scene);
    }
    kit::text(room.cut_top(22), say(saved.title),
              {.size = kit::type::lead, .face = kit::Face::title, .shrink = true});
    kit::text(room, saved.stands, stands_style);
    kit::set_theme(before);
}

// The road through the games' colours, to be pressed everywhere.
void draw_circuit(Rect r) {
    const Control control = circuit_control();
    const kit::Hit hit = kit::item(control.id, r);
    const float light = kit::motion::follow("circuit strip", hit.hovered ? 1 : 0);
    kit::panel(r);
    kit::box(r, 12, 0, kit::mix(kit::fade(kit::theme().accent, 0.6F), kit::colour::brass, light), 1.5F);
    Rect room = r.inset(1.5F * kit::unit, 0);
    const float end = 30;
    kit::icon(kit::Icon::next, room.cut_right(end).centred(20, 20), kit::colour::brass);
    const kit::TextStyle title{.size = kit::type::lead, .face = kit::Face::title},
        words{.colour = kit::colour::paper_soft};
    kit::text(room.cut_left(kit::measure(control.label, title).x, 2 * kit::unit), control.label, title);
    const float told = kit::measure(control.hint, words).x;
    if (room.w > told + 200) kit::text(room.cut_left(told, 2 * kit::unit), control.hint, words);
    const float y = room.centre().y, step = room.w / static_cast<float>(games);
    const auto at = [&](int i) {
        return kit::Vec{room.x + step * (static_cast<float>(i) + 0.5F), y + (i % 2 == 0 ? -6.0F : 6.0F)};
    };
    for (int i = 0; i + 1 < games; ++i) kit::line(at(i), at(i + 1), 3, kit::fade(kit::colour::brass, 0.7F));
    for (int i = 0; i < games; ++i) {
        kit::disc(at(i), 9, cover_of(i).theme.felt);
        kit::ring(at(i), 9, 2.5F, cover_of(i).theme.accent);
    }
    if (hit) perform(control.id);
}

void draw_games(const App& app, Rect room) {
    const Headline* const saved = latest(app);
    const bool small = low(room) || room.w < 600;
    if (saved != nullptr && small)
        draw_banner(*saved,
                    room.cut_top(room.w > 480 ? 60 : banner_height(*saved, room.w), 1.5F * kit::unit));
    const int before = saved != nullptr && !small ? 1 : 0;
    const Tiles tiles(room, games + before);
    const kit::Scroll scroll("home", room, tiles.all());
    if (before == 1) {
        const Poster poster = poster_of(*saved);
        draw_tile(poster, poster.controls[0].id, tiles.tile(scroll.inside, 0));
    }
    const int main = saved == nullptr ? main_tile(app) : -1;
    for (int game = 0; game < games; ++game) {
        const Poster poster = poster_of(app, game, game == main);
        draw_tile(poster, poster.controls[is_newcomer(app) ? 1 : 0].id,
                  tiles.tile(scroll.inside, game + before));
    }
}

// What belongs to no game: in the head where it is wide enough, else at the foot, in as many lines as it
// takes.
struct General {
    std::vector<Control> controls;
    kit::ButtonLook look;
    float wide = 0; // of all
    int lines;
    General(const App& app, float width, bool is_low)
        : controls(general_controls(app)),
          look{.style = kit::ButtonStyle::plain,
               .size = width < 480 || is_low ? kit::type::small : kit::type::body} {
        for (const Control& control : controls) wide += width_of(control);
        lines = wide > width ? 2 : 1;
    }
    float width_of(const Control& control) const { return kit::button_width(control.label, look); }
    bool fits_head(float width) const { return wide * 0.85F <= width - 4 * kit::unit; }
    void draw_in_head(Rect r) const {
        const float share = std::min(1.0F, (r.w - 4 * kit::unit) / wide);
        for (std::size_t i = controls.size(); i-- > 0;) {
            const float width = width_of(controls[i]) * share;
            press(controls[i], r.cut_right(width, kit::unit).centred(width, kit::touch), look);
        }
    }
    // Each as wide as its words ask for of its line.
    void draw_at_foot(const Rect& r) const {
        const std::size_t count = controls.size(), all = slot(lines), abreast = (count + all - 1) / all;
        for (std::size_t first = 0; first < count; first += abreast) {
            const std::size_t end = std::min(first + abreast, count);
            Rect line = r.row(static_cast<int>(first / abreast), lines);
            float wanted = 0;
            for (std::size_t i = first; i < end; ++i) wanted += width_of(controls[i]);
            const float share = line.w / wanted;
            for (std::size_t i = first; i < end; ++i)
                press(controls[i], line.cut_left(width_of(controls[i]) * share), look);
        }
    }
};

} // namespace

PageModel home_model(const App& app) {
    PageModel model{.screen = "home", .title = say("Cardfront"), .status = notice(app)};
    const Headline* const saved = latest(app);
    if (saved != nullptr && model.status.empty())
        model.status =
            say("{title} is saved. {state}", {{"title", say(saved->title)}, {"state", saved->stands}});
    if (wants_room(app))
        model.groups.push_back(
            {.id = "room", .label = say("Room"), .controls = {room_control()}, .aside = true});
    if (saved != nullptr)
        model.groups.push_back({.id = "continue",
                                .label = say("Your last game"),
                                .controls = {continue_control(*saved)},
                                .about = say(saved->title)});
    if (app.far_rooms) far::add_home(model, app);
    const int main = saved == nullptr ? main_tile(app) : -1;
    for (int game = 0; game < games; ++game) {
        model.sections.push_back(
            {game_info(game).key, say(game_info(game).title), {say(game_info(game).blurb)}});
        model.groups.push_back({.id = game_info(game).key,
                                .label = say(game_info(game).title),
                                .controls = game_controls(app, game, game == main),
                                .about = say(game_info(game).title)});
    }
    model.groups.push_back(
        {.id = "circuit", .label = say("The Circuit"), .controls = {circuit_control()}, .aside = true});
    model.groups.push_back(
        {.id = "come", .label = say("Today"), .controls = {come_control()}, .aside = true});
    model.groups.push_back(
        {.id = "general", .label = say("Cardfront"), .controls = general_controls(app), .aside = true});
    return model;
}

void draw_home(const App& app) {
    kit::felt(kit::home_theme(), {0.5F, 0.36F});
    Rect room = content(1500);
    const bool small = low(room), wide = room.w >= 700;
    Rect head = room.cut_top(small ? 52 : 72);
    const float mark = small ? 34 : 44;
    kit::mark(head.cut_left(mark, 1.5F * kit::unit).centred(mark, mark));
    const kit::TextStyle name{
        .size = small ? kit::type::title : 34, .face = kit::Face::title, .shrink = true};
    const Control come = come_control(), circuit = circuit_control();
    const kit::ButtonLook trophy{.icon = kit::Icon::trophy};
    const float name_wide = kit::measure(say("Cardfront"), name).x + 2 * kit::unit,
                come_wide = kit::button_width(come.label, trophy),
                circuit_wide = small ? kit::button_width(circuit.label) : 0;
    const General general(app, room.w, small);
    const float room_of_general = head.w - come_wide - circuit_wide - 2 * kit::unit;
    // Where it is low, a line for what belongs to no game is worth more than our name.
    const bool named = !wide || !small || general.fits_head(room_of_general - name_wide),
               above = wide && general.fits_head(room_of_general - (named ? name_wide : 0));
    if (named && wide) kit::text(head.cut_left(name_wide), say("Cardfront"), name);
    const auto place = [&](float width) {
        return (wide ? head.cut_left(width, kit::unit) : head.cut_right(width)).centred(width, kit::touch);
    };
    press(come, place(come_wide), trophy);
    if (small) press(circuit, place(circuit_wide));
    if (!wide) kit::text(head, say("Cardfront"), name);
    if (above)
        general.draw_in_head(head);
    else
        general.draw_at_foot(
            room.cut_bottom(static_cast<float>(general.lines) * kit::touch + 1.5F * kit::unit, 4)
                .inset(0, kit::unit / 2));
    if (above) room.cut_bottom(small ? kit::unit : 2.5F * kit::unit);
    kit::toast_room(room);

    if (const std::string words = notice(app); !words.empty()) {
        const bool narrow = room.w < 600, button = wants_room(app);
        const Rect box = room.cut_top(button && narrow ? 84 : button ? 60 : 52, 1.5F * kit::unit);
        kit::panel(box);
        Rect strip = box.inset(2 * kit::unit, kit::unit);
        if (button) press(room_control(), strip.cut_right(120, kit::unit).centred(120, kit::touch));
        kit::text(strip, words, {.size = kit::type::small, .colour = kit::colour::brass, .wrap = true});
    }
    if (app.far_rooms) far::draw_home(app, room);
    if (!small) draw_circuit(wide ? room.cut_top(52, 1.5F * kit::unit) : room.cut_top(kit::touch, kit::unit));
    draw_games(app, room);
}

} // namespace cardfront
