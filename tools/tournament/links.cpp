#include "tools/tournament/links.h"

#include "core/match/link.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace cardfront::tournament {

namespace {

struct Played {
    std::size_t letters = 0, actions = 0, decisions = 0;
};

Played play_one(const Contender& player, const Terms& terms, std::uint64_t deal) {
    MatchSetup setup{terms.game, terms.setup, {}, false};
    setup.setup.seed = (terms.setup.seed + deal) * 0x9E3779B97F4A7C15U >> 12U; // as long as the page's
    for (std::size_t seat = 0; seat < setup.setup.seats; ++seat)
        setup.players[seat] = {std::array{"Ann", "Ada", "Bruno", "Clara"}[seat],
                               seat == 0 ? -1 : usual_level};
    Match match(setup);
    Played played;
    ActionList actions;
    for (; !match.over(); ++played.actions) {
        legal(match.state(), actions);
        const std::uint64_t seed = hash(match.state()) + played.actions;
        if (actions.size() > 1) ++played.decisions;
        match.play(actions.size() > 1 ? choose(player, match.state(), actions, setup.setup.seats, seed)
                                      : actions[0]);
    }
    const auto link = links::of_match(match);
    assert(link);
    played.letters = link->size() + 1;
    return played;
}

} // namespace

LinkLengths link_lengths(const Contender& player, const Terms& terms) {
    std::vector<Played> games(static_cast<std::size_t>(terms.deals));
    std::atomic<std::size_t> next = 0;
    std::vector<std::thread> threads;
    threads.reserve(static_cast<std::size_t>(terms.threads));
    for (int n = 0; n < terms.threads; ++n)
        threads.emplace_back([&] {
            for (std::size_t deal = next++; deal < games.size(); deal = next++)
                games[deal] = play_one(player, terms, deal);
        });
    for (std::thread& thread : threads) thread.join();
    LinkLengths out;
    for (const Played& game : games) {
        out.letters.push_back(game.letters);
        out.actions += static_cast<double>(game.actions) / terms.deals;
        out.decisions += static_cast<double>(game.decisions) / terms.deals;
    }
    std::sort(out.letters.begin(), out.letters.end());
    return out;
}

} // namespace cardfront::tournament
