// The puzzles of a game as grids of numbers below its lessons, one for each level; and what can be done
// beside one on the table.
#include "web/learn/puzzles.h"

#include "web/learn/lessons.h"
#include "web/screens/parts.h"
#include "web/screens/screens.h"

#include <algorithm>

namespace cardfront::puzzles {

using kit::Rect;

namespace {

const std::vector<Puzzle>& all_of(const App& app) {
    return app.learning->course.puzzles;
}
Try answer_of(const App& app, const Puzzle& puzzle) {
    return kept_answer(app.learning->kept, game_info(app.learning->course.game).key, puzzle.key);
}

struct Count {
    int solved = 0, all = 0;
};
// Of that level, 0: of all.
Count count_of(const App& app, int level) {
    Count out;
    for (const Puzzle& each : all_of(app)) {
        if (level != 0 && each.level != level) continue;
        ++out.all;
        if (answer_of(app, each) >= Try::later) ++out.solved;
    }
    return out;
}

std::string number_of(const App& app, const Puzzle& puzzle) {
    return std::to_string(&puzzle - all_of(app).data() + 1);
}

std::string label_of(const App& app, const Puzzle& puzzle) {
    const Named number{"number", number_of(app, puzzle)};
    switch (answer_of(app, puzzle)) {
    case Try::none: return say("Puzzle {number}", {number});
    case Try::tried: return say("Puzzle {number}: not solved yet", {number});
    case Try::shown: return say("Puzzle {number}: you saw the answer", {number});
    case Try::later: return say("Puzzle {number}: solved, not at the first try", {number});
    case Try::first: return say("Puzzle {number}: solved at the first try", {number});
    }
    return {};
}

std::string solved_words(const Count& count) {
    return say("{solved} of {all} solved",
               {{"solved", std::to_string(count.solved)}, {"all", std::to_string(count.all)}});
}

// --- The grids

// Cells are as wide as fills the room, this at least.
constexpr float cell = 46, least = kit::touch + 1, gap = 6, head_high = 44, caption_high = 30,
                caption_wide = 108;

// Captions stand beside their grids where there is room, else above.
bool captions_beside(float width) {
    return width >= 560;
}
int cells_abreast(float width) {
    const float room = captions_beside(width) ? width - caption_wide : width;
    return std::max(1, static_cast<int>((room + gap) / (least + gap)));
}
float level_height(const App& app, int level, float width) {
    const int abreast = cells_abreast(width), rows = (count_of(app, level).all + abreast - 1) / abreast;
    if (rows == 0) return 0;
    const float caption = captions_beside(width) ? 0 : caption_high;
    return caption + static_cast<float>(rows) * (cell + gap) + 1.25F * kit::unit;
}

// A tick: found at the first try; a ring: found later, or shown.
void draw_cell(const App& app, const Puzzle& puzzle, const Rect& r, bool next) {
    const Try answer = answer_of(app, puzzle);
    const std::string id = "puzzle " + puzzle.key;
    const kit::Hit hit = kit::item(id, r);
    if (hit) perform(id);
    if (hit.hovered && hit.hover_time > 0.5F && !kit::pointer_is_touch())
        kit::bubble(r, label_of(app, puzzle));
    const bool settled = answer >= Try::shown, first = answer == Try::first;
    const kit::Colour sign = first ? kit::colour::good : kit::colour::paper_soft;
    const float warm = kit::motion::follow(id, hit.hovered ? 1 : 0);
    kit::box(r, 10, kit::fade(kit::theme().panel, 0.75F + 0.25F * warm),
             next      ? kit::colour::brass
             : settled ? kit::fade(sign, 0.6F)
                       : kit::fade(kit::theme().accent, 0.45F + 0.5F * warm),
             next ? 2.0F : 1.25F);
    Rect words = r;
    if (settled) {
        const Rect at = words.cut_bottom(20).centred(14, 14).moved(0, -2);
        if (first)
            kit::icon(kit::Icon::check, at, sign);
        else
            kit::ring(at.centre(), 4.5F, 2, sign);
        words.y += 3;
    }
    kit::text(words, number_of(app, puzzle),
              {.size = settled ? kit::type::body : kit::type::lead,
               .face = kit::Face::title,
               .colour = settled ? kit::colour::paper_soft : kit::colour::paper,
               .align = kit::Align::centre});
}

void draw_level(const App& app, int level, Rect room) {
    const Count count = count_of(app, level);
    const std::string counted = say(
        "{solved} of {all}", {{"solved", std::to_string(count.solved)}, {"all", std::to_string(count.all)}});
    const kit::TextStyle name{.size = kit::type::lead, .face = kit::Face::title};
    kit::TextStyle lesser{.size = kit::type::small + 1, .colour = kit::colour::paper_soft};
    const int abreast = cells_abreast(room.w);
    if (captions_beside(room.w)) {
        Rect caption = room.cut_left(caption_wide);
        caption.h = cell;
        kit::text(caption.cut_top(26), say(level_name(level)), name);
        lesser.valign = 0;
        kit::text(caption, counted, lesser);
    } else {
        Rect caption = room.cut_top(caption_high);
        lesser.align = kit::Align::right;
        kit::text(caption.cut_right(90), counted, lesser);
        kit::text(caption, say(level_name(level)), name);
    }
    const auto next = next_open(app);
    int i = 0;
    for (const Puzzle& each : all_of(app)) {
        if (each.level != level) continue;
        const int row = i / abreast;
        const Rect line{room.x, room.y + static_cast<float>(row) * (cell + gap), room.w, cell};
        draw_cell(app, each, line.column(i % abreast, abreast, gap), next && &each == &all_of(app)[*next]);
        ++i;
    }
}

} // namespace

Control next_control() {
    return {.id = "puzzle-next", .label = say("Next puzzle"), .main = true};
}
std::vector<Control> panel_controls(const App& app) {
    if (app.learning->note == 0) return {{.id = "lesson-skip", .label = say("Show the answer")}};
    std::vector<Control> out{{.id = "share-this", .label = say("Share")},
                             {.id = "lesson-play", .label = say("Play on")},
                             {.id = "lesson-on", .label = say("Next puzzle"), .main = true}};
    if (!app.learning->riddle.notes.back().plays_on) out.erase(out.begin() + 1);
    return out;
}

void add_to_list(PageModel& model, const App& app) {
    if (all_of(app).empty()) return;
    model.sections.push_back({"puzzles", say("Puzzles"), {solved_words(count_of(app, 0))}});
    for (int level = 1; level <= levels; ++level) {
        const Count count = count_of(app, level);
        if (count.all == 0) continue;
        Group group{"puzzles-" + std::to_string(level),
                    say("{level} puzzles: {solved}",
                        {{"level", say(level_name(level))}, {"solved", solved_words(count)}}),
                    GroupKind::toolbar,
                    {}};
        for (const Puzzle& each : all_of(app))
            if (each.level == level)
                group.controls.push_back({.id = "puzzle " + each.key, .label = label_of(app, each)});
        model.groups.push_back(std::move(group));
    }
}

float list_height(const App& app, float width) {
    if (all_of(app).empty()) return 0;
    float height = head_high;
    for (int level = 1; level <= levels; ++level) height += level_height(app, level, width);
    return height;
}

void draw_list(const App& app, Rect room) {
    if (all_of(app).empty()) return;
    Rect head = room.cut_top(head_high);
    kit::text(head.cut_right(150), solved_words(count_of(app, 0)),
              {.size = kit::type::body, .colour = kit::colour::paper_soft, .align = kit::Align::right});
    kit::text(head, say("Puzzles"), {.size = kit::type::lead + 2, .face = kit::Face::title});
    for (int level = 1; level <= levels; ++level)
        if (const float height = level_height(app, level, room.w); height > 0)
            draw_level(app, level, room.cut_top(height));
}

} // namespace cardfront::puzzles
