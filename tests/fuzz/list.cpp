// The text of a list may come from anywhere: it is refused with the line and a reason, or is a list that its
// own text tells, and what the rules have against it is told or it can be played. The first line of an input
// is the game, how many play, and the choices of its options. The same input is also taken for a kept list of
// the page's store, for a link to one, and for a month of what was played.
#include "core/match/lists.h"
#include "core/text/text.h"
#include "web/builder/builder.h"
#include "web/comeback/tallies.h"
#include "web/store/lists.h"

#include "tests/fuzz/fuzz.h"
#include "tests/stage/fake_platform.h"

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

// What the page's store holds may be anything too.
bool read_stored(std::string_view text) {
    const KeptList kept = read_kept("x", text);
    if (!kept.reason.empty()) return false;
    const KeptList again = read_kept("x", text_of(kept));
    hold(again.reason.empty() && again.list == kept.list && again.name == kept.name,
         "what is kept can be read");
    return true;
}

std::string month_text(std::string_view lines) {
    const std::string body = std::string("cardfront-played 1 2026-11\n") + std::string(lines);
    return body + "sum " + hex(hash_bytes(body.data(), body.size())) + '\n';
}

// The history of a store that holds this text, whole or altered, and such a text from elsewhere.
bool recall(std::string_view text) {
    using platform::fake;
    constexpr std::string_view head = "cardfront-played 1 2026-11\n";
    if (text.substr(0, head.size()) != head) return false;
    const std::string fitting = month_text(text.substr(head.size(), text.rfind("sum ") - head.size()));
    bool taken = false;
    for (const std::string& each : {std::string(text), fitting}) {
        fake() = {};
        fake().texts["played.2026-11"] = each;
        comeback::History history;
        history.load();
        for (const comeback::Played& played : history.games())
            hold(comeback::read_played(comeback::text_of(played)) == played,
                 "a game is read as it is written");
        (void)comeback::tallies_of(history.games(), -1, comeback::first_day + 2000);
        (void)comeback::day_streak(history.games(), comeback::first_day + 2000);
        comeback::History again;
        again.load();
        hold(again.games() == history.games() && again.tries() == history.tries(),
             "what was kept is there again");
        const std::string all = history.text(comeback::first_day);
        const auto doubles = again.merge(all);
        hold(doubles && *doubles == 0, "its own text brings nothing new");
        fake() = {};
        comeback::History other;
        other.load();
        taken = static_cast<bool>(other.merge(each)) && !other.games().empty();
        fake() = {};
    }
    return taken;
}

bool follow(std::string_view link) {
    const auto linked = builder::read_link(link);
    if (!linked) {
        hold(!linked.problem().reason.empty(), "a link is refused with a reason");
        return false;
    }
    const auto again = builder::read_link(builder::link_of(linked->game, linked->name, linked->list));
    hold(again && again->name == linked->name && again->list == linked->list,
         "a link leads to what it is made of");
    return true;
}

// Also as people write them.
void paste(const Shelf& shelf, std::string_view text) {
    const auto list = read_pasted_list(shelf, text);
    if (!list) return hold(!list.problem().reason.empty(), "a refusal has its reason");
    const auto again = read_pasted_list(shelf, list_text(shelf, *list));
    hold(again && *again == *list, "what is written can be pasted");
}

bool read(int game, Setup setup, std::string_view text) {
    const GameInfo& info = game_info(game);
    paste(info.shelf(), text);
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
            for (int seats = info.seating.fewest; seats <= info.seating.most; ++seats)
                for (const char* const choice : {"0", "1"}) {
                    std::string text =
                        std::to_string(game) + ' ' + std::to_string(seats) + ' ' + choice + '\n' + ready.list;
                    out.push_back(text);
                    std::replace(text.begin(), text.end(), ',', '\n');
                    out.push_back(text + "\r\n\n");
                    std::string pasted = text;
                    for (std::size_t at = 0; (at = pasted.find('\n', at)) != std::string::npos; at += 4)
                        pasted.replace(at, 1, "\n- \t");
                    out.push_back(pasted + " (2)\n## Deck (3):\nx2 ");
                }
    }
    for (const int game : games_with_lists()) {
        const List list = ready_list(game_info(game).shelf(), 0);
        out.push_back(text_of(KeptList{.game = game, .name = "Iron Rain", .list = list}));
        out.push_back(builder::link_of(game, "Iron & Rain", list));
    }
    out.push_back(month_text(
        "g HH h6f8o 7 rolled.no-bet p2 w 137 2026-11-23\ng GA h6f8p 8 thirty p33 l 20 - Iron Rain\n"));
    out.push_back(
        month_text("t CF 2026-11-23 l8x3-a1b2\ng CF h6g8o 9 usual.two 2p d 30 2026-11-23\nz new kind\n"));
    return out;
}

bool run(Bytes input) {
    static const std::vector<int> with_lists = games_with_lists();
    const std::string_view all = fuzz::text_of(input);
    if (read_stored(all) || follow(all) || recall(all)) return true;
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
