// What saved games cost: at start, however many there are, and after an action, however long the match is.
// The store is the tests' one in memory; the page's, which packs its texts, costs some more.
#include "tests/stage/fake_platform.h"
#include "web/store/saves.h"

#include <benchmark/benchmark.h>
#include <malloc.h>

namespace cardfront {

namespace {

constexpr int saved_games = 40;
constexpr std::size_t saved_actions = 1000;

// A match of so many actions, at most about 1900: two who never do anything rash fight in the street.
Match long_match(std::size_t actions) {
    MatchSetup setup{find_game("poker-assault"), {}, {}, true};
    const GameInfo& info = game_info(setup.game);
    for (std::size_t option = 0; option < info.options.size(); ++option) {
        const auto choices = info.options[option].choices;
        for (std::size_t choice = 0; choice < choices.size(); ++choice)
            for (const char* wanted : {"street-fight", "usual", "dealt"})
                if (std::string_view(choices[choice].key) == wanted)
                    setup.setup.options[option] = static_cast<std::uint8_t>(choice);
    }
    setup.setup.seed = 3;
    setup.players[0].name = "Ann";
    setup.players[1] = {"Ada", 2};
    Match match(setup);
    ActionList choices;
    while (match.steps().size() < actions && !match.over()) {
        legal(match.state(), choices);
        match.play(choices[0]);
    }
    assert(match.steps().size() == actions);
    return match;
}

std::size_t bytes_in_use() {
    return mallinfo2().uordblks;
}

void start(benchmark::State& bench) {
    platform::fake() = {};
    {
        const Match match = long_match(saved_actions);
        Saves saves;
        for (int game = 0; game < saved_games; ++game) {
            const std::string id = saves.new_id();
            saves.store(id, match);
            saves.store(id, match); // into both slots
        }
    }
    std::size_t bytes = 0;
    for (auto _ : bench) {
        const std::size_t before = bytes_in_use();
        Saves saves;
        saves.load();
        bytes = bytes_in_use() - before;
        if (saves.games().size() != saved_games) bench.SkipWithError("not all were read");
    }
    bench.counters["bytes"] = static_cast<double>(bytes);
    bench.counters["bytes_of_texts"] = static_cast<double>(platform::stored_bytes());
}

void store_after_an_action(benchmark::State& bench) {
    platform::fake() = {};
    const Match match = long_match(static_cast<std::size_t>(bench.range(0)));
    Saves saves;
    const std::string id = saves.new_id();
    saves.store(id, match);
    Match back = match;
    back.undo(back.can_undo(0) ? 0 : 1);
    bool forward = true;
    for (auto _ : bench) {
        forward = !forward;
        if (saves.store(id, forward ? match : back) != Stored::yes) bench.SkipWithError("not stored");
    }
}

void open_saved(benchmark::State& bench) {
    platform::fake() = {};
    const Match match = long_match(static_cast<std::size_t>(bench.range(0)));
    Saves saves;
    const std::string id = saves.new_id();
    saves.store(id, match);
    for (auto _ : bench)
        if (saves.open(id).as != Opened::As::replayed) bench.SkipWithError("not opened");
}

} // namespace

BENCHMARK(start)->Name("saves/load 40 games of 1000 actions")->Unit(benchmark::kMillisecond);
// Of the same rest beyond full chunks, so that their tails are as long.
BENCHMARK(store_after_an_action)
    ->Name("saves/store")
    ->Arg(50)
    ->Arg(50 + 8 * 64)
    ->Arg(50 + 28 * 64)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK(open_saved)->Name("saves/open")->Arg(50)->Arg(1000)->Unit(benchmark::kMicrosecond);

} // namespace cardfront
