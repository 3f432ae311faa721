#include "web/comeback/daily.h"

#include "core/match/levels.h"
#include "core/match/lists.h"
#include "web/comeback/tallies.h"

namespace cardfront::comeback {

namespace {

std::uint64_t print_of_day(int game, Day day, std::string_view what) {
    const std::string text =
        "cardfront-day " + text_of(day) + ' ' + game_info(game).key + ' ' + std::string(what);
    const std::uint64_t print = hash_bytes(text.data(), text.size());
    return print ^ print >> 29U; // the low digits of the hash alone would follow the text's end
}

// From Monday to Friday as games usually are; at the weekend by other choices, where they go together, of the
// options that the game always had. So, and by the lists that were always ready, a past day's deal stays.
void choose_options(MatchSetup& deal, Day day) {
    const GameInfo& info = game_info(deal.game);
    for (std::size_t i = 0; i < info.options.size(); ++i) deal.setup.options[i] = info.options[i].usual;
    if (weekday(day) < 5) return;
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        if (info.options[i].since > 0) continue;
        const std::uint8_t usual = deal.setup.options[i];
        deal.setup.options[i] = static_cast<std::uint8_t>(print_of_day(deal.game, day, info.options[i].key) %
                                                          known_to(0, info.options[i].choices));
        if (check(deal.game, deal.setup)) deal.setup.options[i] = usual;
    }
}

// Two ready ones, another pair each day.
void choose_lists(MatchSetup& deal, Day day) {
    const GameInfo& info = game_info(deal.game);
    if (info.shelf == nullptr) return;
    const Shelf& shelf = info.shelf();
    std::vector<List> offered;
    for (std::size_t i = 0; i < known_to(0, shelf.ready); ++i)
        if (is_offered(shelf, i, deal.setup)) offered.push_back(ready_list(shelf, i));
    if (offered.empty()) return;
    const auto count = static_cast<Day>(offered.size());
    const Day own = day % count, other = count > 1 ? (own + 1 + day / count % (count - 1)) % count : own;
    deal.setup.lists[0] = offered[static_cast<std::size_t>(own)];
    deal.setup.lists[1] = offered[static_cast<std::size_t>(other)];
}

} // namespace

MatchSetup deal_of_day(int game, Day day, const std::string& name) {
    MatchSetup deal;
    deal.game = game;
    deal.setup.seats = static_cast<std::uint8_t>(game_info(game).seating.fewest);
    deal.setup.seed = print_of_day(game, day, "seed") >> 12U;
    deal.players[0] = {name, -1};
    for (int seat = 1; seat < most_seats; ++seat) deal.players[slot(seat)] = {say("Ada"), usual_level};
    choose_options(deal, day);
    choose_lists(deal, day);
    return deal;
}

DayStand stand_of(const History& history, int game, Day day, bool save_is_here) {
    DayStand out{.tried = history.find_try(game, day), .result = history.find_result(game, day)};
    if (out.result != nullptr)
        out.stand = Stand::ended;
    else if (out.tried != nullptr)
        out.stand = save_is_here ? Stand::begun : Stand::lost_sight;
    return out;
}

Day day_of_try(const History& history, int game, const std::string& save_id) {
    for (const Try& each : history.tries())
        if (each.game == game && each.save == save_id && history.find_result(game, each.day) == nullptr)
            return each.day;
    return no_day;
}

bool is_deal_of(const MatchSetup& setup, Day day) {
    return deal_print(deal_of_day(setup.game, day, "")) == deal_print(setup);
}

const std::string* save_of_try(const History& history, const MatchSetup& setup) {
    if (setup.practice) return nullptr;
    for (const Try& each : history.tries())
        if (each.game == setup.game && history.find_result(each.game, each.day) == nullptr &&
            is_deal_of(setup, each.day))
            return &each.save;
    return nullptr;
}

std::string result_words(const Played& played) {
    const std::uint32_t moves = played.actions;
    switch (played.ending) {
    case Ending::won: return say_count(moves, "won in one move", "won in {count} moves");
    case Ending::lost: return say_count(moves, "lost in one move", "lost in {count} moves");
    case Ending::resigned: return say_count(moves, "resigned after one move", "resigned after {count} moves");
    default: return say_count(moves, "drawn in one move", "drawn in {count} moves");
    }
}

std::string told_day(const History& history, Day day, Day today, const std::string& address) {
    std::string out = say("Cardfront, deals of {day}", {{"day", day_words(day)}});
    for (int game = 0; game < games; ++game)
        if (const Played* const result = history.find_result(game, day))
            (out += '\n') += say("{game}: {result}", {title(game), {"result", result_words(*result)}});
    const Streak row = day_streak(history.games(), today);
    if (row.now > 1) (out += '\n') += say("{count} days in a row", {counted("count", row.now)});
    return out + '\n' + address + '#' + std::string(day_link) + text_of(day);
}

} // namespace cardfront::comeback
