#include "web/comeback/tallies.h"

#include "core/match/levels.h"

#include <algorithm>

namespace cardfront::comeback {

namespace {

void count(Tally& tally, const Played& played) {
    ++tally.games;
    if (played.ending == Ending::won) ++tally.won;
    if (played.ending == Ending::drawn) ++tally.drawn;
    if (played.ending == Ending::resigned) ++tally.resigned;
    if (played.ending == Ending::won && played.hinted) ++tally.hinted;
}

// In the row with this label, the last if it is new.
void count(std::vector<Tally>& rows, const std::string& label, const Played& played) {
    if (label.empty()) return;
    auto row = std::find_if(rows.begin(), rows.end(), [&](const Tally& each) { return each.label == label; });
    if (row == rows.end()) row = rows.insert(row, {.label = label});
    count(*row, played);
}

void sort_by_games(std::vector<Tally>& rows) {
    for (std::size_t i = 1; i < rows.size(); ++i)
        for (std::size_t at = i; at > 0 && rows[at].games > rows[at - 1].games; --at)
            std::swap(rows[at], rows[at - 1]);
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

Day week_of(Day day) {
    return day - weekday(day);
}

void lay_out(std::array<Bar, bars>& chart, Day oldest, Day today) {
    const bool by_month = oldest < week_of(today) - 7 * static_cast<Day>(bars - 1);
    Day from = by_month ? first_of_month(today) : week_of(today);
    for (std::size_t i = bars; i-- > 0; from = by_month ? first_of_month(from - 1) : from - 7)
        chart[i] = {.from = from, .month = by_month};
}

void count_bar(std::array<Bar, bars>& chart, const Played& played) {
    for (std::size_t i = bars; i-- > 0;) {
        if (played.date() < chart[i].from) continue;
        ++chart[i].games;
        if (played.ending == Ending::won) ++chart[i].won;
        return;
    }
}

} // namespace

Tallies tallies_of(const std::vector<Played>& games, int game, Day today) {
    Tallies out;
    std::array<Tally, levels + 1> of_level; // the last: several
    const auto counts = [game](const Played& each) {
        return (game < 0 || each.game == game) && each.ending != Ending::of_people;
    };
    Day oldest = today;
    for (const Played& each : games) {
        if (counts(each))
            oldest = std::min(oldest, each.date());
        else if (game < 0 || each.game == game)
            ++out.of_people;
    }
    lay_out(out.chart, oldest, today);
    // A clock that was wrong once has dated some in days to come. Nobody knows when they were: they are the
    // first of a row, and stand in the chart's last bar.
    std::vector<const Played*> in_order;
    for (const bool to_come : {true, false})
        for (const Played& each : games)
            if (counts(each) && (each.date() > today) == to_come) in_order.push_back(&each);
    for (const Played* const played : in_order) {
        const Played& each = *played;
        count(out.all, each);
        count(out.by_game, say(game_info(each.game).title), each);
        const int level = level_of_all(each);
        count(of_level[static_cast<std::size_t>(level >= 0 && level < levels ? level : levels)], each);
        std::string side = each.side;
        if (game < 0 && !side.empty()) side = say("{game}: {side}", {title(each.game), {"side", side}});
        count(out.by_side, side, each);
        if (each.day != no_day) ++out.daily;
        out.wins.now = each.ending == Ending::won ? out.wins.now + 1 : 0;
        out.wins.best = std::max(out.wins.best, out.wins.now);
        if (!out.longest || each.actions > out.longest->actions) out.longest = each;
        if (!out.shortest || each.actions < out.shortest->actions) out.shortest = each;
        count_bar(out.chart, each);
    }
    for (int level = 0; level <= levels; ++level) {
        Tally& tally = of_level[static_cast<std::size_t>(level)];
        tally.label = level < levels ? say(level_of(level).name) : say("Several levels");
        if (tally.games > 0) out.by_level.push_back(tally);
    }
    sort_by_games(out.by_game);
    sort_by_games(out.by_side);
    return out;
}

Streak day_streak(const std::vector<Played>& games, Day today) {
    std::vector<Day> days;
    for (const Played& each : games)
        if (each.day != no_day) days.push_back(each.day);
    std::sort(days.begin(), days.end());
    days.erase(std::unique(days.begin(), days.end()), days.end());
    Streak out;
    int row = 0;
    for (std::size_t i = 0; i < days.size(); ++i) {
        row = i > 0 && days[i - 1] + 1 == days[i] ? row + 1 : 1;
        out.best = std::max(out.best, row);
        if (days[i] == today - 1 || days[i] == today) out.now = row; // others may be dated in days to come
    }
    return out;
}

Named title(int game) {
    return {"game", say(game_info(game).title)};
}

int won_share(const Tally& tally) {
    return tally.games > 0 ? (tally.won * 100 + tally.games / 2) / tally.games : 0;
}

std::string tally_words(const Tally& tally) {
    std::string told =
        say("Played {games}: won {won}, drawn {drawn}, lost {lost} ({share}% won)",
            {counted("games", tally.games), counted("won", tally.won), counted("drawn", tally.drawn),
             counted("lost", tally.games - tally.won - tally.drawn), counted("share", won_share(tally))});
    if (tally.hinted > 0)
        told =
            say("{told}, {count} of the wins with hints", {{"told", told}, counted("count", tally.hinted)});
    if (tally.resigned > 0)
        told = say("{told}, {count} of the losses by resigning",
                   {{"told", told}, counted("count", tally.resigned)});
    return told;
}

std::string extreme_words(const Played& played) {
    return say_count(played.actions, "{game}, one move, {date}", "{game}, {count} moves, {date}",
                     {title(played.game), {"date", day_words(played.date())}});
}

std::string bar_words(const Bar& bar) {
    return say(bar.month ? phrase("{day}: games {games}, won {won}")
                         : phrase("Week of {day}: games {games}, won {won}"),
               {{"day", bar.month ? month_words(bar.from) : day_words(bar.from)},
                counted("games", bar.games),
                counted("won", bar.won)});
}

} // namespace cardfront::comeback
