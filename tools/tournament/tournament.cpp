#include "tools/tournament/tournament.h"

#include "core/match/lists.h"

#include <atomic>
#include <bit>
#include <chrono>
#include <cmath>
#include <mutex>
#include <thread>

namespace cardfront::tournament {

namespace {

struct Thinking {
    std::array<std::int64_t, 2> decisions{};
    std::array<double, 2> seconds{};
};

int value(const AnyState& state, Seat who) {
    return std::visit([&](const auto& s) { return s.value(who); }, state);
}
int team(int game, int seats, Seat who) {
    return game_info(game).team(seats, who);
}
int teams(int game, int seats) {
    int most = 0;
    for (const Seat seat : SeatRange(seats)) most = std::max(most, team(game, seats, seat));
    return most + 1;
}

Action choose(const Contender& contender, const AnyState& state, const ActionList& actions, int seats,
              std::uint64_t seed) {
    if (contender.by_chance) return actions[Random(seed).below(static_cast<std::uint32_t>(actions.size()))];
    return decide(view(state, turn(state)), seats, contender.manner, seed);
}

// Those who tie share the win.
double share_of(int game, int seats, const AnyState& end, Seat seat) {
    const int worth = value(end, seat);
    if (worth != 0) return worth > 0 ? 1 : 0;
    SeatSet tied = 0; // their teams
    for (const Seat other : SeatRange(seats))
        if (value(end, other) == 0) tied |= only(static_cast<Seat>(team(game, seats, other)));
    return 1.0 / std::popcount(tied);
}

GameResult play_game(const Pairing& pairing, const Terms& terms, Setup setup, int lineup,
                     Thinking& thinking) {
    for (const Seat seat : SeatRange(setup.seats)) {
        const bool is_one = team(terms.game, setup.seats, seat) == lineup;
        if (const auto& list = (is_one ? pairing.one : pairing.other).list) setup.lists[slot(seat)] = *list;
    }
    std::vector<Event> events;
    AnyState state = start(terms.game, setup, Log(events));
    Random chance(setup.seed ^ 0x5EED);
    GameResult result;
    Seat beginner = nobody, decider = nobody; // the first who
    const auto note_turns = [&] {
        for (const Event& event : events) {
            if (event.look != Look::turn) continue;
            if (beginner == nobody) beginner = event.seat;
            ++result.turns;
        }
        events.clear();
    };
    note_turns();
    SeatSet begun = 0;
    ActionList actions;
    for (; turn(state) != nobody; ++result.actions) {
        const Seat seat = turn(state);
        const std::size_t who = team(terms.game, setup.seats, seat) == lineup ? 0 : 1;
        const Contender& contender = who == 0 ? pairing.one : pairing.other;
        const std::uint64_t seed = chance.next();
        legal(state, actions);
        Action action = actions[0];
        if (contender.first && !has(begun, seat) && actions.contains(*contender.first)) {
            action = *contender.first;
        } else if (actions.size() > 1) {
            if (decider == nobody) decider = seat;
            const auto before = std::chrono::steady_clock::now();
            action = choose(contender, state, actions, setup.seats, seed);
            const std::chrono::duration<double> took = std::chrono::steady_clock::now() - before;
            ++thinking.decisions[who];
            thinking.seconds[who] += took.count();
        }
        begun |= only(seat);
        apply(state, action, Log(events));
        note_turns();
    }
    result.share = share_of(terms.game, setup.seats, state, static_cast<Seat>(lineup));
    result.drawn = value(state, static_cast<Seat>(lineup)) == 0;
    if (beginner == nobody) beginner = decider; // of games that do not tell of turns
    result.first = beginner == nobody ? result.share : share_of(terms.game, setup.seats, state, beginner);
    return result;
}

template <class F>
double mean_over_games(const Result& result, F&& of) {
    double sum = 0;
    double count = 0;
    for (const auto& deal : result.deals)
        for (const GameResult& game : deal) sum += of(game), ++count;
    return count == 0 ? 0 : sum / count;
}

double deal_share(const std::vector<GameResult>& deal) {
    double sum = 0;
    for (const GameResult& game : deal) sum += game.share;
    return sum / static_cast<double>(deal.size());
}

} // namespace

double Result::share() const {
    return mean_over_games(*this, [](const GameResult& game) { return game.share; });
}
double Result::margin() const {
    const double mean = share();
    double squares = 0;
    for (const auto& deal : deals) squares += (deal_share(deal) - mean) * (deal_share(deal) - mean);
    const auto count = static_cast<double>(deals.size());
    // Where all deals ended alike, by the rule of three (Hanley and Lippman-Hand, "If nothing goes wrong, is
    // everything all right?", 1983).
    const double rule_of_three = std::min(1.0, 3 / count);
    return count < 2 ? 1 : squares > 0 ? 1.96 * std::sqrt(squares / (count - 1) / count) : rule_of_three;
}
double Result::fair_share() const {
    return deals.empty() ? 0 : 1 / static_cast<double>(deals[0].size());
}
double Result::drawn() const {
    return mean_over_games(*this, [](const GameResult& game) { return game.drawn ? 1.0 : 0.0; });
}
double Result::first_share() const {
    return mean_over_games(*this, [](const GameResult& game) { return game.first; });
}
double Result::mean_length() const {
    return mean_over_games(*this, [](const GameResult& game) { return static_cast<double>(game.actions); });
}
double Result::mean_turns() const {
    return mean_over_games(*this, [](const GameResult& game) { return static_cast<double>(game.turns); });
}

Result play(const Pairing& pairing, const Terms& terms, const std::function<void(int)>& progress) {
    Result result;
    result.deals.resize(static_cast<std::size_t>(terms.deals));
    const int lineups = teams(terms.game, terms.setup.seats);
    std::atomic<int> next = 0;
    std::mutex mutex;
    int done = 0;
    const auto work = [&] {
        for (int deal = next++; deal < terms.deals; deal = next++) {
            Setup setup = terms.setup;
            setup.seed += static_cast<std::uint64_t>(deal);
            Thinking thinking;
            std::vector<GameResult> played;
            played.reserve(static_cast<std::size_t>(lineups));
            for (int lineup = 0; lineup < lineups; ++lineup)
                played.push_back(play_game(pairing, terms, setup, lineup, thinking));
            const std::lock_guard lock(mutex);
            result.deals[static_cast<std::size_t>(deal)] = std::move(played);
            for (std::size_t who = 0; who < 2; ++who) {
                result.decisions[who] += thinking.decisions[who];
                result.seconds[who] += thinking.seconds[who];
            }
            progress(++done);
        }
    };
    std::vector<std::thread> threads;
    for (int n = 1; n < terms.threads; ++n) threads.emplace_back(work);
    work();
    for (std::thread& thread : threads) thread.join();
    return result;
}

std::vector<Contender> sides(const Contender& player, const Terms& terms) {
    std::vector<Contender> out;
    const auto add = [&](const std::string& name) -> Contender& {
        out.push_back(player);
        out.back().name = name;
        return out.back();
    };
    if (game_info(terms.game).shelf != nullptr) {
        const Shelf& shelf = game_info(terms.game).shelf();
        for (std::size_t i = 0; i < shelf.ready.size(); ++i)
            if (is_offered(shelf, i, terms.setup)) add(shelf.ready[i].name).list = ready_list(shelf, i);
        return out;
    }
    const AnyState state = start(terms.game, terms.setup, Log{});
    ActionList actions;
    if (turn(state) != nobody) legal(state, actions);
    const Names names;
    for (const Action& action : actions) add(words_of(state, action, names).label).first = action;
    return out;
}

} // namespace cardfront::tournament
