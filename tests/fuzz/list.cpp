// The text of a list may come from anywhere: it is refused with the line and a reason, or is a list that its
// own text tells, and what the rules have against it is told or it can be played. The first line of an input
// is the game, how many play, and the choices of its options.
#include "core/match/lists.h"
#include "core/text.h"

#include "tests/fuzz/fuzz.h"

#include <algorithm>

namespace cardfront::fuzz {

namespace {

std::vector<int> games_with_lists() {
    std::vector<int> out;
    for (int game = 0; game < games; ++game)
        if (game_info(game).shelf != nullptr) out.push_back(game);
    return out;
}

void play(int game, const Setup& setup) {
    MatchSetup all{game, setup, {}, false};
    for (std::size_t seat = 0; seat < setup.seats; ++seat) all.players[seat].name = "Ann";
    if (check(all)) return;
    Match match(all);
    Random random(setup.seed);
    play_by_chance(match, 12, random);
    const auto again = Match::from_record(match.record());
    hold(again && again->state() == match.state(), "lists are in the record");
}

bool read(int game, Setup setup, std::string_view text) {
    const GameInfo& info = game_info(game);
    const auto list = read_list(info.shelf(), text);
    if (!list) {
        hold(!list.problem().reason.empty(), "a refusal has its reason");
        return false;
    }
    const std::string told = list_text(info.shelf(), *list);
    const auto again = read_list(info.shelf(), told);
    hold(again && *again == *list, "what is written can be read");
    const auto against = faults(info.shelf(), setup, *list);
    for (const Fault& fault : against)
        hold(!fault.words.empty() && fault.rule != nullptr, "a fault has its rule");
    setup.lists[setup.seed % setup.seats] = *list;
    const auto problem = check(game, setup);
    if (!list->empty()) hold(problem.has_value() == !against.empty(), "only a list with faults is refused");
    if (!problem) play(game, setup);
    return true;
}

} // namespace

std::vector<std::string> seeds() {
    std::vector<std::string> out;
    for (const int game : games_with_lists()) {
        const GameInfo& info = game_info(game);
        for (const ReadyList& ready : info.shelf().ready)
            for (int seats = info.fewest_seats; seats <= info.most_seats; ++seats)
                for (const char* const choice : {"0", "1"}) {
                    std::string text =
                        std::to_string(game) + ' ' + std::to_string(seats) + ' ' + choice + '\n' + ready.list;
                    out.push_back(text);
                    std::replace(text.begin(), text.end(), ',', '\n');
                    out.push_back(text + "\r\n\n");
                }
    }
    return out;
}

bool run(Bytes input) {
    static const std::vector<int> with_lists = games_with_lists();
    const std::string_view all = text_of(input);
    const std::size_t line = std::min(all.find('\n'), all.size());
    const auto words = split(all.substr(0, line), ' ');
    const auto number = [&](std::size_t word, std::uint64_t most) {
        return word < words.size() ? parse_number(words[word], most).value_or(0) : 0;
    };
    const int game = with_lists[number(0, 255) % with_lists.size()];
    const GameInfo& info = game_info(game);
    Setup setup;
    setup.seats = static_cast<std::uint8_t>(std::max<std::uint64_t>(number(1, 255), 1));
    for (std::size_t i = 0; i < info.options.size(); ++i)
        setup.options[i] = static_cast<std::uint8_t>(number(2 + i, 255));
    setup.seed = input.size();
    if (check(game, setup)) return false;
    return read(game, setup, all.substr(std::min(line + 1, all.size())));
}

} // namespace cardfront::fuzz
