// Beside the table of a game that is over: who has won, how it came, and what now. The table shows the moment
// that decided it.
#include "web/circuit/circuit.h"
#include "web/screens/far/room.h"
#include "web/screens/parts.h"
#include "web/screens/screens.h"

#include <algorithm>

namespace cardfront {

using kit::Rect;

namespace {

constexpr std::size_t large_ones = 4; // of the buttons; the others are said small

kit::TextStyle line_style() {
    return {.size = kit::type::small,
            .colour = kit::colour::paper_soft,
            .valign = 0,
            .wrap = true,
            .spacing = 1.25F};
}

// What the last action did, without the end itself.
std::vector<std::string> last_lines(const Session& session) {
    constexpr std::size_t most = 3;
    const auto& log = session.eyes().log();
    std::vector<std::string> out;
    for (std::size_t i = log.size(); i > 0 && out.size() < most && log[i - 1].step == log.back().step; --i)
        if (const Line& line = log[i - 1].line;
            i < log.size() && line.weight != Weight::routine && line.weight != Weight::heading)
            out.insert(out.begin(), line.text);
    return out;
}

constexpr kit::TextStyle name_style{.size = kit::type::lead, .face = kit::Face::title, .shrink = true};
constexpr kit::TextStyle score_style{.size = kit::type::small, .wrap = true, .shrink = true, .spacing = 1.1F};
constexpr float name_high = 18;

// Players' names and scores, side by side where they have room, else one over the other, each beside a face
// where all have room for that.
struct Told {
    static constexpr float inset = 4, line = score_style.size * 1.1F;
    const Shown& shown;
    float high;       // that their rows have to be
    float room, side; // how wide the inside of a row and a face are
    bool faces = true;
    Told(const Shown& of, float width, bool roomy)
        : shown(of),
          high(roomy ? 64.0F : 44.0F),
          room(width - 2 * kit::unit),
          side(std::min(high - 2 * inset, 52.0F)),
          most(roomy ? 2 * line : line) {
        for (const Seat seat : SeatRange(shown.seats())) faces = faces && is_whole_beside_face(seat);
        for (const Seat seat : SeatRange(shown.seats()))
            if (!beside(seat)) high = std::max(high, 2 * inset + name_high + score_high(seat));
    }
    std::string score(Seat seat) const { return score_words(shown.view, seat); }
    float rest() const { return faces ? room - side - kit::unit : room; }
    bool beside(Seat seat) const {
        return kit::measure(shown.names[seat], name_style).x + kit::measure(score(seat), name_style).x +
                   kit::unit <=
               rest();
    }
    float score_high(Seat seat) const {
        return kit::fits({0, 0, rest(), line}, score(seat), score_style) ? line : 2 * line;
    }

  private:
    float most; // how high a score may be beside a face
    bool is_whole_beside_face(Seat seat) const {
        return beside(seat) || (kit::fits({0, 0, rest(), most}, score(seat), score_style) &&
                                kit::fits({0, 0, rest(), name_high}, shown.names[seat], name_style));
    }
};

void draw_player(const App& app, Seat seat, Rect r, const Told& told) {
    const Shown& shown = told.shown;
    const bool won = has(shown.winners, seat);
    kit::box(r, 9, kit::fade(won ? kit::colour::brass : kit::theme().felt, won ? 0.16F : 0.6F),
             won ? kit::colour::brass : kit::fade(kit::theme().accent, 0.3F), won ? 2.0F : 1.0F);
    Rect room = r.inset(kit::unit, Told::inset);
    if (told.faces) {
        const Rect picture = room.cut_left(told.side, kit::unit).centred(told.side, told.side);
        if (const kit::Person* const person = circuit::faces_on_table(app)[slot(seat)])
            kit::person(picture, *person, kit::mix(kit::theme().accent, kit::theme().felt, 0.5F),
                        won ? kit::colour::brass : kit::theme().accent);
        else
            kit::portrait(picture, seat, app.table->clothes(seat), won);
    }
    kit::TextStyle name = name_style;
    if (won) name.colour = kit::colour::brass;
    const std::string words = told.score(seat);
    if (told.beside(seat)) {
        kit::TextStyle score = name_style;
        score.align = kit::Align::right;
        kit::text(room.cut_right(kit::measure(words, score).x, kit::unit), words, score);
    } else {
        const float score = told.score_high(seat);
        room = room.centred(room.w, name_high + score);
        kit::text(room.cut_bottom(score), words, score_style);
    }
    kit::text(room, shown.names[seat], name);
}

} // namespace

std::vector<Control> end_controls(const App& app) {
    struct Offered {
        const char *id, *label;
        bool of_stop = true; // at the end of a stop of the Circuit too
    };
    static constexpr Offered all[] = {{"rematch", phrase("Play again"), false}, {"review", phrase("Review")},
                                      {"share-this", phrase("Share")},          {"home", phrase("Home")},
                                      {"other", phrase("Set up"), false},       {"look", phrase("The table")},
                                      {"export-this", phrase("Record")}};
    std::vector<Control> out;
    const bool of_stop = circuit::ended_on_table(app) != nullptr;
    if (of_stop) out = circuit::end_controls(app);
    for (const Offered& each : all)
        if (!of_stop || each.of_stop)
            out.push_back({.id = each.id, .label = say(each.label), .main = out.empty()});
    return out;
}

namespace {

// At the foot of the panel. Where it does not lie below an upright table, the first stands alone, that high.
void draw_end_controls(const App& app, Rect& room, bool upright, float big) {
    const auto controls = end_controls(app);
    const auto lesser = static_cast<int>(controls.size() - large_ones);
    const Rect foot = room.cut_bottom(kit::touch);
    for (int i = 0; i < lesser; ++i)
        press(controls[large_ones + static_cast<std::size_t>(i)], foot.column(i, lesser),
              {.style = kit::ButtonStyle::plain, .size = kit::type::small});
    const Rect line = room.cut_bottom(kit::touch, kit::unit);
    if (upright) {
        constexpr int all_large = large_ones;
        for (int i = 0; i < all_large; ++i)
            press(controls[static_cast<std::size_t>(i)], line.column(i, all_large, kit::unit),
                  {.size = kit::type::small});
    } else {
        for (int i = 1; i < static_cast<int>(large_ones); ++i)
            press(controls[static_cast<std::size_t>(i)], line.column(i - 1, 3, kit::unit));
        press(controls[0], room.cut_bottom(big, kit::unit), {.icon = kit::Icon::play});
    }
}

} // namespace

void draw_end(const App& app, const Rect& all) {
    const Session& session = *app.session;
    const Shown& shown = session.shown();
    const bool narrow = all.w<320, roomy = all.h> 480, of_stop = circuit::ended_on_table(app) != nullptr;
    const bool upright = all.h < all.w; // the panel below a table that stands upright
    const kit::TextStyle heading{.size = narrow ? kit::type::lead : kit::type::title,
                                 .face = kit::Face::title,
                                 .colour = kit::colour::brass,
                                 .align = kit::Align::centre,
                                 .wrap = true,
                                 .shrink = true,
                                 .spacing = 1.15F};
    const kit::TextStyle style = line_style();
    const float inside = all.w - 24;
    const std::string words = turn_words(shown);
    std::vector<std::string> lines = of_stop ? std::vector<std::string>{} : last_lines(session);
    if (std::string verdict = far::verdict_words(app); !verdict.empty())
        lines.insert(lines.begin(), std::move(verdict));
    const int players = shown.seats(), abreast = upright || (!roomy && players > 2) ? 2 : 1;
    const int rows =
        of_stop && !roomy ? 0 : (players + abreast - 1) / abreast; // its heading tells who has won
    const float big = roomy ? 52 : kit::touch,
                wide = (inside - static_cast<float>(abreast - 1) * kit::unit) / static_cast<float>(abreast);
    const Told each_told(shown, wide, roomy);
    const float row = each_told.high;
    const bool glad = shown.reader == nobody ? shown.winners != 0 : has(shown.winners, shown.reader);
    const float trophy = roomy && !of_stop && glad ? 64 : 0,
                head = std::min(kit::measure(words, heading, inside).y + 6, 62.0F);
    float told = 0;
    if (of_stop) told = circuit::end_height(app, inside);
    for (const std::string& line : lines) told += kit::measure(line, style, inside).y + 3;
    const float buttons = (upright ? 0 : big + kit::unit) + kit::touch + kit::touch;
    const float rest = trophy + head + static_cast<float>(rows) * (row + kit::unit) + buttons + 28;
    const Rect box = all.centred(all.w, std::min(all.h, rest + told + 3 * kit::unit));
    kit::panel(box);
    Rect room = box.inset(12);
    if (trophy > 0)
        kit::icon(kit::Icon::trophy, room.cut_top(trophy, kit::unit).fit(1, 1), kit::colour::brass);
    kit::text(room.cut_top(head, kit::unit / 2), words, heading);
    const Rect people = room.cut_top(static_cast<float>(rows) * (row + kit::unit), 4);
    for (const Seat seat : SeatRange(rows > 0 ? players : 0))
        draw_player(
            app, seat,
            people.row(seat / abreast, rows).column(seat % abreast, abreast, kit::unit).centred(wide, row),
            each_told);
    draw_end_controls(app, room, upright, big);
    if (of_stop) return circuit::draw_end(app, room);
    for (const std::string& each : lines) {
        const float height = kit::measure(each, style, room.w).y + 3;
        if (height > room.h + 2) break;
        kit::text(room.cut_top(height), each, style);
    }
}

} // namespace cardfront
