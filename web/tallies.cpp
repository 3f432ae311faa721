#include "web/tallies.h"

#include "core/mind/computer.h"
#include "core/text.h"

#include <algorithm>

namespace cardfront::comeback {

namespace {

void count(Tally& tally, const Played& played) {
    ++tally.games;
    if (played.ending == Ending::won) ++tally.won;
    if (played.ending == Ending::drawn) ++tally.drawn;
}

// In the row with this label, the last if it is new.
void count(std::vector<Tally>& rows, const std::string& label, const Played& played) {
    if (label.empty()) return;
    auto row = std::find_if(rows.begin(), rows.end(), [&](const Tally& each) { return each.label == label; });
    if (row == rows.end()) row = rows.insert(row, {.label = label});
    count(*row, played);
}

void sort_by_games(std::vector<Tally>& rows) {
    std::stable_sort(rows.begin(), rows.end(),
                     [](const Tally& one, const Tally& other) { return one.games > other.games; });
}

// -1: they differ.
int level_of_all(const Played& played) {
    int level = -1;
    for (const char c : played.seats) {
        if (c == 'p') continue;
        if (level >= 0 && level != c - '0') return -1;
        level = c - '0';
    }
    return level;
}

std::string level_words(const Played& played) {
    const int level = level_of_all(played);
    return level >= 0 && level < levels ? say(level_of(level).name) : say("Several levels");
}

Day week_of(Day day) {
    return day - weekday(day);
}

Day month_before(Day first) {
    return first_of_month(first - 1);
}

std::vector<Bar> empty_chart(Day oldest, Day today) {
    std::vector<Bar> out;
    const bool by_month = oldest < week_of(today) - 7 * (bars - 1);
    Day from = by_month ? first_of_month(today) : week_of(today);
    for (int i = 0; i < bars; ++i) {
        out.insert(out.begin(), {.from = from, .month = by_month});
        from = by_month ? month_before(from) : from - 7;
    }
    return out;
}

void count_bar(std::vector<Bar>& chart, const Played& played) {
    for (std::size_t i = chart.size(); i-- > 0;) {
        if (played.date() < chart[i].from) continue;
        ++chart[i].games;
        if (played.ending == Ending::won) ++chart[i].won;
        return;
    }
}

} // namespace

Tallies tallies_of(const std::vector<Played>& games, int game, Day today) {
    Tallies out;
    std::vector<Played> counted;
    for (const Played& each : games) {
        if (game >= 0 && each.game != game) continue;
        if (each.ending == Ending::of_people)
            ++out.of_people;
        else
            counted.push_back(each);
    }
    if (counted.empty()) return out;
    // A clock that went wrong may have dated the latest in days to come.
    out.chart = empty_chart(counted.front().date(), std::max(today, counted.back().date()));
    std::vector<std::vector<Tally>> of_level(static_cast<std::size_t>(levels) + 1);
    for (const Played& each : counted) {
        count(out.all, each);
        count(out.by_game, game_info(each.game).title, each);
        const int level = level_of_all(each);
        count(of_level[static_cast<std::size_t>(level >= 0 && level < levels ? level : levels)],
              level_words(each), each);
        count(out.by_side,
              each.side.empty() || game >= 0
                  ? each.side
                  : say("{game}: {side}", {{"game", game_info(each.game).title}, {"side", each.side}}),
              each);
        if (game >= 0) count(out.by_options, options_words(each), each);
        if (each.day != no_day) ++out.daily;
        out.wins.now = each.ending == Ending::won ? out.wins.now + 1 : 0;
        out.wins.best = std::max(out.wins.best, out.wins.now);
        if (!out.longest || each.actions > out.longest->actions) out.longest = each;
        if (!out.shortest || each.actions < out.shortest->actions) out.shortest = each;
        count_bar(out.chart, each);
    }
    for (const auto& rows : of_level) out.by_level.insert(out.by_level.end(), rows.begin(), rows.end());
    sort_by_games(out.by_game);
    sort_by_games(out.by_side);
    sort_by_games(out.by_options);
    return out;
}

Streak day_streak(const std::vector<Played>& games, Day today) {
    std::vector<Day> days;
    for (const Played& each : games)
        if (each.day != no_day && each.day <= today) days.push_back(each.day);
    std::sort(days.begin(), days.end());
    days.erase(std::unique(days.begin(), days.end()), days.end());
    Streak out;
    int row = 0;
    for (std::size_t i = 0; i < days.size(); ++i) {
        row = i > 0 && days[i - 1] + 1 == days[i] ? row + 1 : 1;
        out.best = std::max(out.best, row);
    }
    if (!days.empty() && days.back() >= today - 1) out.now = row;
    return out;
}

std::string tally_words(const Tally& tally) {
    return say(
        "Played {games}: won {won}, drawn {drawn}, lost {lost} ({share}% won)",
        {{"games", std::to_string(tally.games)},
         {"won", std::to_string(tally.won)},
         {"drawn", std::to_string(tally.drawn)},
         {"lost", std::to_string(tally.games - tally.won - tally.drawn)},
         {"share", std::to_string(tally.games > 0 ? (tally.won * 100 + tally.games / 2) / tally.games : 0)}});
}

std::string extreme_words(const Played& played) {
    return say("{game}, {moves} moves, {date}", {{"game", game_info(played.game).title},
                                                 {"moves", std::to_string(played.actions)},
                                                 {"date", day_words(played.date())}});
}

std::string bar_words(const Bar& bar) {
    const Named games{"games", std::to_string(bar.games)}, won{"won", std::to_string(bar.won)};
    return bar.month
               ? say("{month}: {games} games, {won} won", {{"month", month_words(bar.from)}, games, won})
               : say("Week of {day}: {games} games, {won} won", {{"day", day_words(bar.from)}, games, won});
}

// The labels of its choices; a key that this program does not know stands for itself.
std::string options_words(const Played& played) {
    const GameInfo& info = game_info(played.game);
    const auto keys = split(played.options, '.');
    std::string out;
    for (std::size_t i = 0; i < keys.size() && i < info.options.size(); ++i) {
        std::string label(keys[i]);
        for (const Choice& choice : info.options[i].choices)
            if (choice.key == keys[i]) label = say(choice.label);
        if (!out.empty()) out += ", ";
        out += label;
    }
    return out;
}

} // namespace cardfront::comeback
