// A stop of the Circuit: its person, what they say, the set-up and the aims; and the same at its end, beside
// the table.
#include "web/circuit/circuit.h"

#include "core/match/levels.h"
#include "web/learn/lessons.h"
#include "web/screens/parts.h"
#include "web/screens/screens.h"
#include "web/tables/cover.h"

#include <algorithm>

namespace cardfront::circuit {

using kit::Rect;

namespace {

// The three stars: what each is for, and whether it is won.
struct Star {
    std::string words;
    bool won = false;
};
std::array<Star, 1 + aims> stars_of(const Stop& stop, bool won, std::uint8_t met) {
    std::array<Star, 1 + aims> out;
    out[0] = {say("Win."), won};
    for (std::size_t i = 0; i < aims; ++i) out[1 + i] = {say(stop.aim[i].words), (met >> i & 1U) != 0};
    return out;
}
std::array<Star, 1 + aims> stars_here(const App& app, const Stop& stop) { // in all its games
    const Progress& progress = kept_of(app).progress;
    return stars_of(stop, progress.won(stop.key), progress.aims(stop.key));
}
void tell_stars(Section& section, const std::array<Star, 1 + aims>& stars) {
    for (const Star& star : stars)
        section.lines.push_back(star.won ? say("Star won: {aim}", {{"aim", star.words}})
                                         : say("Star: {aim}", {{"aim", star.words}}));
}

// "Draw 1: Draw a card and play it.", and what else differs from table to table: what is as usual is not
// told.
std::vector<std::string> setup_words(const Kept& kept, const Stop& stop) {
    std::vector<std::string> out{say("{game}, {level}", {{"game", say(game_info(stop.game).title)},
                                                         {"level", say(level_of(stop.level).name)}})};
    const GameInfo& info = game_info(stop.game);
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        if (stop.options[i] == info.options[i].usual) continue;
        const Choice& choice = info.options[i].choices[stop.options[i]];
        out.push_back(
            say("{choice}: {meaning}", {{"choice", say(choice.label)}, {"meaning", say(choice.help)}}));
    }
    const auto people = people_at(*kept.road, stop);
    std::vector<std::string> others;
    for (std::size_t seat = 2; seat < stop.seats; ++seat)
        if (people[seat] != nullptr && info.team(stop.seats, static_cast<Seat>(seat)) != traveller)
            others.push_back(people[seat]->name);
    if (!others.empty()) out.push_back(say("At the table too: {names}", {{"names", listed(others)}}));
    if (stop.seats == 4 && info.seating.partners && people[2] != nullptr)
        out.push_back(say("Your partner: {name}", {{"name", people[2]->name}}));
    if (stop.lists[traveller].empty() || stop.ready[traveller] == nullptr) return out;
    out.push_back(say("You bring: {list}", {{"list", say(stop.ready[traveller])}}));
    if (stop.ready[opponent] != nullptr)
        out.push_back(
            say("{name} brings: {list}", {{"name", stop.name}, {"list", say(stop.ready[opponent])}}));
    return out;
}

// Nobody has learnt or played it here.
bool is_new(const App& app, int game) {
    const auto& saved = app.store.saves.games();
    return !lessons::is_begun(app, game) &&
           std::none_of(saved.begin(), saved.end(),
                        [game](const Headline& each) { return each.game == game; });
}

// What is to be done first is the main thing: to learn a game that is new.
std::vector<Control> stop_controls(const App& app, const Stop& stop) {
    const Kept& kept = kept_of(app);
    const bool open = is_open(kept, stop), begun = game_to_go_on(app, stop) != nullptr,
               learns = open && !begun && is_new(app, stop.game);
    std::vector<Control> out;
    if (begun) out.push_back({.id = "circuit go-on " + stop.key, .label = say("Play on"), .main = true});
    out.push_back({.id = "circuit play " + stop.key,
                   .label = begun ? say("Begin anew") : say("Play"),
                   .enabled = open,
                   .main = open && !begun && !learns,
                   .why = open ? std::string() : locked_words(kept, stop)});
    out.push_back({.id = "learn " + std::to_string(stop.game),
                   .label = say("Lessons"),
                   .main = learns,
                   .hint = say(game_info(stop.game).title)});
    return out;
}

constexpr kit::TextStyle told{
    .size = kit::type::body, .colour = kit::colour::paper_soft, .valign = 0, .wrap = true, .spacing = 1.3F};

float line_height(const std::string& words, const kit::TextStyle& style, float width) {
    return kit::measure(words, style, width).y + 4;
}

constexpr float star_side = 22;

float star_height(const Star& star, const kit::TextStyle& style, float width) {
    return std::max(line_height(star.words, style, width - star_side - 10), star_side + 6);
}
void draw_star(const Star& star, Rect line, kit::TextStyle style) {
    kit::star(line.cut_left(star_side, 10).centred(star_side, star_side),
              star.won ? kit::colour::brass : kit::fade(kit::colour::paper, 0.25F));
    style.colour = star.won ? kit::colour::paper : kit::colour::paper_soft;
    style.valign = 0.5F;
    kit::text(line, star.words, style);
}

struct Sheet {
    const App& app;
    const Stop& stop;
    std::array<Star, 1 + aims> stars;
    std::vector<std::string> setup;
    std::string speech, note; // what they say; why it is closed, or what to try

    Sheet(const App& from, const Stop& of)
        : app(from),
          stop(of),
          stars(stars_here(from, of)),
          setup(setup_words(kept_of(from), of)),
          speech(say("“{words}”", {{"words", say(of.begins)}})) {
        const Kept& kept = kept_of(app);
        if (!is_open(kept, stop))
            note = locked_words(kept, stop);
        else
            note = advice_words(kept, stop);
    }
    static kit::TextStyle speech_style() {
        return {
            .size = kit::type::lead, .face = kit::Face::title, .valign = 0, .wrap = true, .spacing = 1.2F};
    }
    float person_height(float width) const { // beside the face
        return line_height(speech, speech_style(), width) + 8;
    }
    float rest_height(float width) const {
        float out = 20;
        for (const Star& each : stars) out += star_height(each, told, width) + 4;
        for (const std::string& each : setup) out += line_height(each, told, width);
        if (!note.empty()) out += line_height(note, told, width - 24) + 28;
        return out;
    }
    void draw_rest(Rect room) const {
        if (!note.empty()) {
            Rect box = room.cut_top(line_height(note, told, room.w - 24) + 16, 12);
            kit::box(box, 9, kit::fade(kit::theme().felt_edge, 0.7F), kit::fade(kit::colour::brass, 0.6F),
                     1.25F);
            kit::TextStyle style = told;
            style.colour = kit::colour::brass;
            style.valign = 0.5F;
            kit::text(box.inset(12, 4), note, style);
        }
        for (const Star& each : stars)
            draw_star(each, room.cut_top(star_height(each, told, room.w), 4), told);
        room.cut_top(12);
        for (const std::string& each : setup)
            kit::text(room.cut_top(line_height(each, told, room.w)), each, told);
    }
};

void draw_buttons(const std::vector<Control>& controls, Rect foot) {
    const auto count = static_cast<int>(controls.size());
    for (int i = 0; i < count; ++i) {
        const Control& control = controls[slot(i)];
        const Rect at = foot.column(i, count, kit::unit);
        kit::ButtonLook look{.enabled = control.enabled, .size = kit::type::body};
        if (control.main) look.style = kit::ButtonStyle::primary;
        if (control.main && !control.id.starts_with("learn ")) look.icon = kit::Icon::play;
        const kit::Hit hit = kit::button(control.id, control.label, at, look);
        if (hit || hit.refused) perform(control.id);
    }
}

} // namespace

PageModel stop_model(const App& app) {
    const Stop& stop = *shown_stop(kept_of(app));
    const Sheet sheet(app, stop);
    PageModel model{.screen = "stop",
                    .title = say("{name}, a stop of the Circuit", {{"name", stop.name}}),
                    .status = sheet.note.empty() ? said_words(stop, say(stop.begins)) : sheet.note};
    Section person{"person", stop.name, {sheet.speech}};
    person.lines.insert(person.lines.end(), sheet.setup.begin(), sheet.setup.end());
    Section stars{"stars", say("Stars"), {}};
    tell_stars(stars, sheet.stars);
    model.sections = {std::move(person), std::move(stars)};
    model.groups.push_back({.id = "stop", .label = stop.name, .controls = stop_controls(app, stop)});
    model.groups.push_back(
        {.id = "leave", .controls = {{.id = "back", .label = say("The map")}}, .aside = true});
    return model;
}

void draw_stop(const App& app) {
    const Stop& stop = *shown_stop(kept_of(app));
    const kit::Cover& cover = cover_of(stop.game);
    kit::felt(cover.theme, {0.5F, 0.25F});
    Rect room = content(900);
    room = draw_head(room, stop.name);
    const Sheet sheet(app, stop);
    const float foot = low(room) ? 52 : 64;
    const bool beside = room.w > 560;
    const float pad = room.w < 420 ? 12.0F : 20.0F,
                face = beside ? std::min(room.h - foot - 2 * pad, low(room) ? 140.0F : 200.0F) : 104.0F;
    const float inside_w = room.w - 2 * pad - kit::scroll_bar;
    const float words = inside_w - face - 20;
    const float person = std::max(sheet.person_height(words), beside ? 0 : face);
    const float high = beside ? std::max(person + sheet.rest_height(words), face)
                              : person + 12 + sheet.rest_height(inside_w);
    Rect box = room;
    box.h = std::min(room.h - foot, high + 2 * pad);
    kit::panel(box);
    const Rect below{room.x, box.bottom(), room.w, foot};
    draw_buttons(stop_controls(app, stop), below.centred(std::min(room.w, 560.0F), 48));
    const kit::Scroll scroll("stop", box.inset(pad), high);
    Rect inside = scroll.inside;
    inside.w = inside_w;
    Rect left = inside.cut_left(face, 20);
    Rect right = inside;
    if (!beside) {
        left = {scroll.inside.x, scroll.inside.y, face, person};
        right = {left.right() + 20, left.y, words, person};
    }
    const kit::Colour ground = kit::mix(cover.theme.accent, cover.theme.felt, 0.35F);
    kit::person({left.x, left.y, face, face}, stop.face, ground, kit::colour::brass);
    Rect speech = right.cut_top(beside ? sheet.person_height(words) : person);
    kit::TextStyle style = Sheet::speech_style();
    if (!beside) style.valign = 0.5F;
    kit::text(speech, sheet.speech, style);
    if (beside) return sheet.draw_rest(right);
    Rect rest{scroll.inside.x, scroll.inside.y + person + 12, inside_w, sheet.rest_height(inside_w)};
    sheet.draw_rest(rest);
}

// --- At its table, and at the end of its game

namespace {

struct Ending {
    const Stop& stop;
    bool won;
    std::array<Star, 1 + aims> stars;
    std::string words;

    explicit Ending(const App& app)
        : stop(*stop_on_table(app)),
          won(ended_on_table(app)->ended->end == 'w'),
          stars(stars_of(stop, won, ended_on_table(app)->ended->aims)),
          words(say("“{words}”", {{"words", end_words(stop, won)}})) {
        if (!won) words = sentences(words, advice_words(kept_of(app), stop));
    }
};

} // namespace

void add_section(PageModel& model, const App& app) {
    if (ended_on_table(app) != nullptr) {
        const Ending end(app);
        Section out{"circuit", end.stop.name, {end.words}};
        tell_stars(out, end.stars);
        model.sections.insert(model.sections.begin(), std::move(out));
    } else if (const Stop* const stop = stop_on_table(app)) {
        model.sections.push_back({"circuit", say("Stars"), {}});
        tell_stars(model.sections.back(), stars_here(app, *stop));
    }
}

std::vector<Control> end_controls(const App& app) {
    const Kept& kept = kept_of(app);
    const Ending end(app);
    const Control again{.id = "circuit play " + end.stop.key, .label = say("Play again")},
        map{.id = "circuit", .label = say("The map")},
        sheet{.id = "circuit stop " + end.stop.key, .label = end.stop.name};
    std::vector<Control> out;
    const Stop* const next = next_stop(kept);
    if (end.won && next != nullptr)
        out = {{.id = "circuit stop " + next->key, .label = say("Next: {name}", {{"name", next->name}})},
               again,
               map};
    else if (end.won)
        out = {map, again, sheet};
    else
        out = {again, map, sheet};
    out[0].main = true;
    return out;
}

namespace {

// Face and words, and the stars below them, or at their right where that is wide.
struct EndLayout {
    bool beside;
    float face, words, said, stars, starred;
    static kit::TextStyle style() {
        kit::TextStyle out = told;
        out.size = kit::type::small + 1;
        return out;
    }
    EndLayout(const Ending& end, float width) : beside(width > 460), face(beside ? 72 : 56) {
        stars = beside ? width * 0.55F - 16 : width;
        words = (beside ? width * 0.45F : width) - face - 12;
        said = std::max(line_height(end.words, style(), words), face);
        starred = 0;
        for (const Star& each : end.stars) starred += star_height(each, style(), stars);
    }
    float high() const { return beside ? std::max(said, starred) : said + 6 + starred; }
};

} // namespace

float end_height(const App& app, float width) {
    return EndLayout(Ending(app), width).high();
}

void draw_end(const App& app, Rect room) {
    const Ending end(app);
    const EndLayout at(end, room.w);
    kit::TextStyle style = EndLayout::style();
    Rect person = at.beside ? room.cut_left(room.w - at.stars - 16, 16)
                            : room.cut_top(std::clamp(room.h - at.starred - 6, 0.0F, at.said), 6);
    for (const Star& each : end.stars)
        draw_star(each, room.cut_top(star_height(each, style, at.stars)), style);
    constexpr float least = 40; // of a face
    if (person.h < least) return;
    const float face = std::min(at.face, person.h);
    kit::person(person.cut_left(face, 12).placed(face, face, 0, 0), end.stop.face,
                kit::mix(kit::theme().accent, kit::theme().felt, 0.35F),
                end.won ? kit::theme().accent : kit::colour::brass);
    style.colour = kit::colour::paper;
    style.valign = 0.5F;
    style.shrink = true;
    kit::text(person, end.words, style);
}

} // namespace cardfront::circuit
