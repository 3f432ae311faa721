// The statistics: figures, a chart, and rows by game, level and side.
#include "web/comeback/comeback.h"

#include "web/comeback/tallies.h"
#include "web/platform/platform.h"
#include "web/screens/parts.h"
#include "web/screens/screens.h"

#include <algorithm>

namespace cardfront::comeback {

using kit::Rect;

namespace {

Group filter_group(const Kept& kept) {
    Group group{"of", say("Game"), GroupKind::choices, {}};
    group.controls.push_back(plain_control("come of -", phrase("All games"), kept.of_game < 0));
    for (int game = 0; game < games; ++game)
        group.controls.push_back(plain_control(("come of " + std::to_string(game)).c_str(),
                                               game_info(game).title, kept.of_game == game));
    return group;
}

std::vector<Control> keeping_controls(const Kept& kept) {
    std::vector<Control> out;
    if (kept.erasing) {
        out.push_back(plain_control("come really-erase", phrase("Delete for good")));
        out.push_back(plain_control("come keep", phrase("Keep")));
        out.back().main = true;
    } else {
        out.push_back(plain_control("come export", phrase("Export all")));
        out.back().hint = say("Statistics and saved games, as one text.");
        out.push_back(plain_control("import", phrase("Import")));
        out.push_back(plain_control("come erase", phrase("Delete")));
    }
    return out;
}

std::string erase_words() {
    return say("Delete all statistics, with the deals of the day and their calendar? The saved games stay.");
}

std::string empty_words() {
    return say("Nothing is counted yet. Each game that you finish against the computer is, but for practice "
               "matches.");
}

// What is not as one might think, in one sentence; empty: nothing.
std::string not_kept_words(const Kept& kept) {
    return keeping_words(kept.waits());
}

struct Figure {
    std::string words, figure;
};
std::vector<Figure> figures_of(const Kept& kept, const Tallies& tallies) {
    const Tally& all = tallies.all;
    const auto best = [](const Streak& row) {
        return say("{now} (best {best})", {counted("now", row.now), counted("best", row.best)});
    };
    return {{say("Games"), std::to_string(all.games)},
            {say("Won"),
             say("{count} ({share}%)", {counted("count", all.won), counted("share", won_share(all))})},
            {say("Wins in a row"), best(tallies.wins)},
            {say("Days in a row"), best(counted_now(kept).days)}};
}

std::vector<std::string> lesser_lines(const Tallies& tallies) {
    std::vector<std::string> out;
    if (tallies.longest) out.push_back(say("Longest: {game}", {{"game", extreme_words(*tallies.longest)}}));
    if (tallies.shortest)
        out.push_back(say("Shortest: {game}", {{"game", extreme_words(*tallies.shortest)}}));
    if (tallies.daily > 0) out.push_back(say("Deals of the day: {count}", {counted("count", tallies.daily)}));
    if (tallies.of_people > 0)
        out.push_back(
            say("Among people, counted nowhere else: {count}", {counted("count", tallies.of_people)}));
    return out;
}

struct Table {
    std::string heading;
    const std::vector<Tally>* rows;
};
std::vector<Table> tables_of(const Kept& kept, const Tallies& tallies) {
    std::vector<Table> out;
    if (kept.of_game < 0) out.push_back({say("By game"), &tallies.by_game});
    out.push_back({say("By level of the computer"), &tallies.by_level});
    out.push_back({say("By faction, army or deck"), &tallies.by_side});
    std::erase_if(out, [](const Table& each) { return each.rows->empty(); });
    return out;
}

// --- Drawn

constexpr float row_height = 40, figure_height = 64, chart_height = 170;

void draw_figures(const std::vector<Figure>& figures, Rect r, int in_line) {
    const int count = static_cast<int>(figures.size()), lines = (count + in_line - 1) / in_line;
    for (int i = 0; i < count; ++i) {
        const Rect place = r.row(i / in_line, lines, kit::unit).column(i % in_line, in_line, kit::unit);
        kit::box(place, 10, kit::fade(kit::theme().panel, 0.8F), kit::fade(kit::theme().accent, 0.35F), 1);
        Rect room = place.inset(10, 6);
        kit::text(room.cut_top(18), figures[static_cast<std::size_t>(i)].words,
                  {.size = kit::type::small, .colour = kit::colour::paper_soft, .shrink = true});
        kit::text(room, figures[static_cast<std::size_t>(i)].figure,
                  {.size = kit::type::title, .face = kit::Face::title, .shrink = true});
    }
}

// Bars of games, of which the won ones are filled from below.
void draw_chart(const std::array<Bar, bars>& chart, Rect r) {
    Rect room =
        kit::panel(r, chart[0].month ? say("Games and wins by month") : say("Games and wins by week"));
    const Rect names = room.cut_bottom(18, 2);
    int most = 1;
    for (const Bar& bar : chart) most = std::max(most, bar.games);
    const int count = static_cast<int>(chart.size());
    kit::box({room.x, room.bottom() - 1, room.w, 1}, 0, kit::fade(kit::colour::paper_soft, 0.4F));
    for (int i = 0; i < count; ++i) {
        const Bar& bar = chart[static_cast<std::size_t>(i)];
        const Rect place = room.column(i, count, 4);
        const float wide = std::min(place.w, 34.0F), unit = (room.h - 16) / static_cast<float>(most);
        const float high = unit * static_cast<float>(bar.games), won = unit * static_cast<float>(bar.won);
        const Rect whole{place.centre().x - wide / 2, room.bottom() - high, wide, high};
        if (bar.games > 0) {
            kit::box(whole, 3, kit::fade(kit::colour::paper_soft, 0.16F), kit::colour::paper_soft, 1);
            if (bar.won > 0) kit::box({whole.x, room.bottom() - won, wide, won}, 3, kit::colour::brass);
            kit::text({place.x, whole.y - 16, place.w, 15}, std::to_string(bar.games),
                      {.size = kit::type::small, .align = kit::Align::centre});
        }
        const Rect name = names.column(i, count, 4);
        const std::string words = bar.month ? month_words(bar.from).substr(0, 3) : short_day_words(bar.from);
        if (name.w > 40 || (count - 1 - i) % 3 == 0)
            kit::text(
                {name.x - 16, name.y, name.w + 32, name.h}, words,
                {.size = kit::type::small, .colour = kit::colour::paper_soft, .align = kit::Align::centre});
        const kit::Hit hit = kit::item("bar " + std::to_string(i), place);
        if (hit.hovered) kit::bubble(place, bar_words(bar));
    }
}

void draw_row(const Tally& tally, Rect r) {
    Rect line = r.cut_bottom(6, 3);
    kit::box(line, 3, kit::fade(kit::colour::paper_soft, 0.18F));
    if (tally.won > 0)
        kit::box({line.x, line.y, line.w * static_cast<float>(tally.won) / static_cast<float>(tally.games),
                  line.h},
                 3, kit::colour::brass);
    kit::text(r.cut_right(124, kit::unit),
              say("{won} of {games} won", {counted("won", tally.won), counted("games", tally.games)}),
              {.size = kit::type::small, .colour = kit::colour::paper_soft, .align = kit::Align::right});
    kit::text(r, tally.label, {.shrink = true});
}

float table_height(const Table& table) {
    return 44 + static_cast<float>(table.rows->size()) * row_height + kit::unit;
}

void draw_table_of(const Table& table, const Rect& r) {
    Rect room = kit::panel(r, table.heading);
    for (const Tally& tally : *table.rows) draw_row(tally, room.cut_top(row_height - 8, 8));
}

// Tables one under the other in so many columns, each in the shortest; how high the highest is.
float draw_tables(const std::vector<Table>& tables, const Rect& r, int columns, bool measure_only) {
    std::array<float, 2> high{};
    for (const Table& table : tables) {
        const int at = columns > 1 && high[1] < high[0] ? 1 : 0;
        const Rect column = r.column(at, columns, 1.5F * kit::unit);
        const float height = table_height(table);
        if (!measure_only) draw_table_of(table, {column.x, r.y + high[slot(at)], column.w, height});
        high[slot(at)] += height + 1.5F * kit::unit;
    }
    return std::max(high[0], high[1]);
}

void draw_keeping(const Kept& kept, Rect r) {
    const auto controls = keeping_controls(kept);
    const int count = static_cast<int>(controls.size());
    const float width = std::min(r.w, 130.0F * static_cast<float>(count));
    const Rect buttons = r.w > 640 ? r.cut_right(width, 2 * kit::unit).centred(width, kit::touch)
                                   : r.cut_bottom(kit::touch, kit::unit);
    for (int i = 0; i < count; ++i) {
        const Control& control = controls[static_cast<std::size_t>(i)];
        const bool grave = control.id == "come really-erase";
        press(
            control, buttons.column(i, count, kit::unit),
            {.style = grave ? kit::ButtonStyle::danger : kit::ButtonStyle::quiet, .size = kit::type::small});
    }
    const std::string words = kept.erasing ? erase_words() : not_kept_words(kept);
    kit::text(r, words.empty() ? say("Kept in this browser only.") : words,
              {.size = kit::type::small,
               .colour = words.empty() ? kit::colour::paper_soft : kit::colour::brass,
               .wrap = true});
}

} // namespace

PageModel statistics_model(const App& app) {
    const Kept& kept = kept_of(app);
    const Tallies& tallies = counted_now(kept).tallies;
    PageModel out{.screen = "statistics", .title = say("Statistics"), .status = not_kept_words(kept)};
    out.groups.push_back(page_group(kept));
    out.groups.push_back(filter_group(kept));
    if (tallies.all.games == 0) {
        out.sections.push_back({"empty", say("Statistics"), {empty_words()}});
    } else {
        Section all{"all", say("All in all"), {tally_words(tallies.all)}};
        for (const Figure& each : figures_of(kept, tallies))
            all.lines.push_back(say("{name}: {figure}", {{"name", each.words}, {"figure", each.figure}}));
        out.sections.push_back(std::move(all));
        for (const Table& table : tables_of(kept, tallies)) {
            Section rows{"table", table.heading, {}};
            for (const Tally& tally : *table.rows)
                rows.lines.push_back(
                    say("{name}: {figure}", {{"name", tally.label}, {"figure", tally_words(tally)}}));
            out.sections.push_back(std::move(rows));
        }
        Section chart{"chart", say("Over time"), {}};
        for (const Bar& bar : tallies.chart)
            if (bar.games > 0) chart.lines.push_back(bar_words(bar));
        out.sections.push_back(std::move(chart));
    }
    if (auto lines = lesser_lines(tallies); !lines.empty())
        out.sections.push_back({"lesser", say("Also"), std::move(lines)});
    out.groups.push_back(
        {"keeping", kept.erasing ? erase_words() : say("Keep"), GroupKind::buttons, keeping_controls(kept)});
    return out;
}

void draw_statistics(const App& app, Rect room) {
    const Kept& kept = kept_of(app);
    const Tallies& tallies = counted_now(kept).tallies;
    const std::vector<Table> tables = tables_of(kept, tallies);
    const std::vector<std::string> lines = lesser_lines(tallies);
    const bool wide = room.w > 640;
    const int columns = wide ? 2 : 1, in_line = wide ? 4 : 2;
    const Group filter = filter_group(kept);
    const float choices = draw_choices(filter, {0, 0, room.w - 12, 0}, Fit::wrap, true);
    const float figures = wide ? figure_height : 2 * figure_height + kit::unit;
    const float gap = 1.5F * kit::unit, keeping = wide ? 52 : 96;
    const float below = static_cast<float>(lines.size()) * 22;
    const float rest = tallies.all.games == 0
                           ? 90
                           : figures + gap + chart_height + gap + draw_tables(tables, room, columns, true);
    const kit::Scroll scroll("statistics", room, choices + gap + rest + below + gap + keeping + gap);
    Rect inside = scroll.inside;
    draw_choices(filter, inside.cut_top(choices, gap), Fit::wrap);
    if (tallies.all.games == 0) {
        kit::text(inside.cut_top(90), empty_words(),
                  {.size = kit::type::lead,
                   .colour = kit::colour::paper_soft,
                   .align = kit::Align::centre,
                   .wrap = true});
    } else {
        draw_figures(figures_of(kept, tallies), inside.cut_top(figures, gap), in_line);
        draw_chart(tallies.chart, inside.cut_top(chart_height, gap));
        inside.cut_top(draw_tables(tables, inside, columns, false));
    }
    for (const std::string& line : lines)
        kit::text(inside.cut_top(22), line,
                  {.size = kit::type::small + 1, .colour = kit::colour::paper_soft, .shrink = true});
    inside.cut_top(gap);
    draw_keeping(kept, inside.cut_top(keeping));
}

} // namespace cardfront::comeback
