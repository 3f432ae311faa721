#include "tools/tournament/puzzles.h"

#include "core/match/link.h"
#include "core/mind/advice.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <mutex>
#include <thread>

namespace cardfront::tournament {

namespace {

constexpr std::size_t fewest_choices = 3;
constexpr std::uint32_t first_look = 400;  // iterations, before the deep searches
constexpr int by_feel = 15, by_normal = 9; // decisions, of which most decide about the level
constexpr int deals_at_once = 8;           // then what is still wanted is counted again

struct Riddle {
    const Match& match;
    Seen view;
    ActionList choices;
    int seats;
};

// What a search of so many iterations finds, the best first; `without` that action, where one is named.
std::vector<Candidate> search(const Riddle& position, std::uint32_t iterations, std::uint64_t seed,
                              const std::optional<Action>& without = std::nullopt) {
    const auto thinker = think(position.match.setup().game, position.seats, position.view.bytes(),
                               Manner{.iterations = iterations, .thorough = true}, seed, without);
    assert(thinker);
    while (!(*thinker)->step()) {
    }
    return (*thinker)->candidates();
}

// Is that what the level mostly does?
bool mostly(const Riddle& position, const Manner& manner, int decisions, Action wanted) {
    int found = 0;
    for (int i = 0; i < decisions; ++i)
        found += decide(position.view, position.seats, manner, static_cast<std::uint64_t>(i) + 1) == wanted;
    return 2 * found > decisions;
}

int level_of_puzzle(const Riddle& position, Action best) {
    if (mostly(position, Manner{}, by_feel, best)) return 1;
    return mostly(position, manner_of(position.match.setup().game, position.seats, usual_level), by_normal,
                  best)
               ? 2
               : 3;
}

// One action that leads all others by far at a first look; nothing: there is none.
std::optional<Action> stands_out(const Riddle& position, int least_ahead) {
    const auto found = search(position, first_look, 1);
    if (found.size() < fewest_choices || found[0].visits * 2 < first_look) return std::nullopt;
    if (found[0].value - found[1].value < least_ahead) return std::nullopt;
    return found[0].action;
}

// Of the computers in a puzzle, in the order of their seats.
constexpr std::array computer_names{"Ada", "Bruno", "Clara"};

// The deep searches; nothing: they do not agree, or it is not ahead enough.
std::optional<Puzzle> confirmed(const Riddle& position, Action best, const PuzzleTerms& wanted) {
    std::vector<double> ahead;
    std::vector<Candidate> first;
    Candidate next;
    const auto iterations = static_cast<std::uint32_t>(wanted.iterations);
    for (int i = 0; i < wanted.searches; ++i) {
        const std::uint64_t seed = 1000 + static_cast<std::uint64_t>(i);
        auto with = search(position, iterations, seed);
        if (with[0].action != best) return std::nullopt;
        const Candidate without = search(position, iterations, seed, best)[0];
        ahead.push_back(with[0].value - without.value);
        if (ahead.back() < wanted.least_ahead) return std::nullopt;
        if (i == 0) first = std::move(with), next = without;
    }
    double mean = 0;
    for (const double each : ahead) mean += each / wanted.searches;
    double squares = 0;
    for (const double each : ahead) squares += (each - mean) * (each - mean);
    // Student's t for the few searches there are (two-sided, 95 %), from 2 to 10 of them.
    constexpr std::array<double, 9> t{12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262};
    const auto row = static_cast<std::size_t>(std::clamp(wanted.searches, 2, 10) - 2);
    const double margin = t[row] * std::sqrt(squares / (wanted.searches - 1) / wanted.searches);
    if (mean - margin < wanted.least_ahead || 2 * margin > mean) return std::nullopt;
    Puzzle puzzle;
    puzzle.best = best;
    puzzle.ahead = static_cast<int>(mean);
    puzzle.margin = static_cast<int>(std::ceil(margin));
    puzzle.searches = wanted.searches;
    puzzle.iterations = wanted.iterations;
    note_what_came(puzzle, first[0], next);
    return puzzle;
}

// The match so far, with a person where somebody is to move.
std::string link_to(const Match& match) {
    MatchSetup setup = match.setup();
    setup.practice = true;
    std::size_t computers = 0;
    for (std::size_t seat = 0; seat < setup.setup.seats; ++seat)
        setup.players[seat] =
            slot(match.turn()) == seat ? Player{"You", -1} : Player{computer_names[computers++], usual_level};
    Match again(setup);
    for (const Step& step : match.steps()) again.play(step.action);
    const auto link = links::of_puzzle(again, again.steps().size());
    assert(link);
    return *link;
}

using Wants = std::array<bool, puzzles::levels + 1>; // by level

// At most one of each level.
std::vector<Puzzle> of_deal(const Contender& player, const Terms& terms, const PuzzleTerms& wanted,
                            std::uint64_t deal, Wants wants) {
    MatchSetup setup{terms.game, terms.setup, {}, false};
    setup.setup.seed = (terms.setup.seed + deal) * 0x9E3779B97F4A7C15U >> 12U; // as long as the page's
    for (std::size_t seat = 0; seat < setup.setup.seats; ++seat)
        setup.players[seat] = {std::string(1, static_cast<char>('A' + seat)), usual_level};
    Match match(setup);
    std::vector<Puzzle> out;
    while (!match.over()) {
        Riddle position{match, seen_by(match.turn(), match.state()), {}, setup.setup.seats};
        legal(match.state(), position.choices);
        if (position.choices.size() >= fewest_choices)
            if (const auto best = stands_out(position, wanted.least_ahead)) {
                const int level = level_of_puzzle(position, *best);
                if (bool& wants_it = wants[slot(level)]; wants_it)
                    if (auto puzzle = confirmed(position, *best, wanted)) {
                        puzzle->level = level;
                        puzzle->link = link_to(match);
                        puzzle->key = puzzles::key_of(puzzle->link);
                        out.push_back(std::move(*puzzle));
                        wants_it = false;
                    }
            }
        const std::uint64_t seed = hash(match.state()) + match.steps().size();
        match.play(position.choices.size() > 1
                       ? choose(player, match.state(), position.choices, position.seats, seed)
                       : position.choices[0]);
    }
    return out;
}

} // namespace

std::vector<Puzzle> find_puzzles(const Contender& player, const Terms& terms, const PuzzleTerms& wanted,
                                 const std::function<void(int)>& progress) {
    std::array<std::vector<Puzzle>, puzzles::levels + 1> found; // by level
    std::mutex mutex;
    int done = 0;
    for (int from = 0; from < terms.deals; from += deals_at_once) {
        Wants wants{};
        for (std::size_t level = 1; level < wants.size(); ++level)
            wants[level] = static_cast<int>(found[level].size()) < wanted.wanted;
        if (std::none_of(wants.begin(), wants.end(), [](bool wants_it) { return wants_it; })) break;
        const int count = std::min(deals_at_once, terms.deals - from);
        std::vector<std::vector<Puzzle>> of_deals(slot(count));
        std::atomic<int> next = 0;
        std::vector<std::thread> threads;
        threads.reserve(slot(terms.threads));
        for (int n = 0; n < std::min(terms.threads, count); ++n)
            threads.emplace_back([&] {
                for (int deal = next++; deal < count; deal = next++) {
                    of_deals[slot(deal)] =
                        of_deal(player, terms, wanted,
                                static_cast<std::uint64_t>(from) + static_cast<std::uint64_t>(deal), wants);
                    const std::lock_guard lock(mutex);
                    progress(++done);
                }
            });
        for (std::thread& thread : threads) thread.join();
        for (auto& each : of_deals)
            for (Puzzle& puzzle : each)
                if (auto& all = found[slot(puzzle.level)]; static_cast<int>(all.size()) < wanted.wanted)
                    all.push_back(std::move(puzzle));
    }
    std::vector<Puzzle> out;
    for (auto& each : found) std::move(each.begin(), each.end(), std::back_inserter(out));
    return out;
}

} // namespace cardfront::tournament
