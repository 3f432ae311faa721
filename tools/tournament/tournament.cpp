#include "tools/tournament/tournament.h"

#include "core/match/lists.h"
#include "core/search/search.h"
#include "generated/game_types.h"

#include <atomic>
#include <bit>
#include <chrono>
#include <cmath>
#include <mutex>
#include <span>
#include <thread>

namespace cardfront::tournament {

namespace {

struct Thinking {
    std::array<std::int64_t, 2> decisions{};
    std::array<double, 2> seconds{};
    std::array<EventTallies, 2> events;
};

// The name under which it is counted; "": it is not.
std::string counted_as(const Terms& terms, const Position& state, const Event& event) {
    for (const CountedEvent& each : terms.events) {
        if (each.what != event.what) continue;
        std::string name = game_info(terms.game).events[slot(event.what)];
        switch (each.apart) {
        case '=': return name + ' ' + std::to_string(event.amount);
        case '#': return name + ' ' + card_words(seen_by(all_open, state), event.card);
        case '@': return name + (event.card >= 0 ? " by a card" : " by a rule");
        default: return name;
        }
    }
    return {};
}

// The first use of each card by each seat, as the number of the action; -1: none.
class Uses {
  public:
    explicit Uses(int game) : info_(game_info(game)) {
        for (auto& each : first_) each.assign(slot(info_.used < 0 ? 0 : info_.cards), -1);
    }
    void note(const Event& event, int action) {
        if (event.what != info_.used || event.seat == nobody) return;
        for (std::size_t number = 0; number < first_[0].size(); ++number)
            if (info_.card(static_cast<int>(number)) == event.card)
                if (int& first = first_[slot(event.seat)][number]; first < 0) first = action;
    }
    int first(Seat seat, std::size_t number) const { return first_[slot(seat)][number]; }

  private:
    const GameInfo& info_;
    std::array<std::vector<int>, most_seats> first_;
};

// For each card the piece of the shelf that has its name; -1: none has.
std::vector<int> pieces_of_cards(const GameInfo& info, const Position& state) {
    std::vector<int> out(slot(info.cards), -1);
    const auto items = info.shelf().items;
    for (std::size_t number = 0; number < out.size(); ++number) {
        const std::string name = card_words(seen_by(all_open, state), info.card(static_cast<int>(number)));
        for (std::size_t piece = 0; piece < items.size(); ++piece)
            if (say(items[piece].name) == name) out[number] = static_cast<int>(piece);
    }
    return out;
}

int value(const Position& state, Seat who) {
    return state.game().value(state, who);
}
int team(int game, int seats, Seat who) {
    return game_info(game).team(seats, who);
}

template <class S, class F>
void for_each_side(S& state, F&& f) {
    Seat seats = 2;
    if constexpr (requires { state.players; }) seats = static_cast<Seat>(state.players);
    for (const Seat seat : SeatRange(seats)) f(state.side(seat));
}

// The order of what nobody has looked into, where a game keeps one: a deck of all, a deck of each player, or
// piles whose topmost `known` cards somebody has seen. Where a deck is a set, the state's own chance is its
// order.
template <class S>
void shuffle_decks(S& state, Random& chance) {
    if constexpr (requires { state.deck.take_back(); })
        chance.shuffle(state.deck);
    else if constexpr (requires { state.side(Seat{}).deck.take_back(); })
        for_each_side(state, [&](auto& own) { chance.shuffle(own.deck); });
    else if constexpr (requires { state.side(Seat{}).piles; })
        for_each_side(state, [&](auto& own) {
            for (std::size_t deck = 0; deck < own.piles.size(); ++deck) {
                std::span unknown(own.piles[deck].begin(), own.piles[deck].size() - own.known[deck]);
                chance.shuffle(unknown);
            }
        });
}

// A world that hides no more than `sight` says: each iteration is played in the true one, or in that with
// other decks.
template <Thinks S, Sight sight>
struct Open : S {
    Open() = default;
    explicit Open(const S& truth) : S(truth) {}
    static Open start(const Setup& setup, Log log) { return Open(S::start(setup, log)); }
    void determinize(Seat, Random chance) {
        if constexpr (sight == Sight::hands) {
            shuffle_decks(static_cast<S&>(*this), chance);
            this->random = chance;
        }
    }
};

template <Sight sight, class S>
Action open_choice(const S& truth, int seats, const Manner& manner, std::uint64_t seed) {
    Search<Open<S, sight>> search(Open<S, sight>(truth), seats, manner, seed);
    if (search.choices().size() > 1)
        while (search.iterations() < manner.iterations) search.iterate();
    return search.best();
}
// By the game that the state is of.
template <class... S>
struct Openly {
    template <Sight sight>
    static Action choose(const Position& state, int seats, const Manner& manner, std::uint64_t seed) {
        Action out;
        (void)((&state.game() == &game_of(S{}) &&
                (out = open_choice<sight>(state.as<S>(), seats, manner, seed), true)) ||
               ...);
        return out;
    }
};
} // namespace

bool begins_so(const std::string& name, const std::string& texts) {
    std::size_t from = 0;
    for (std::size_t end = texts.find(','); end != std::string::npos; end = texts.find(',', from)) {
        if (name.starts_with(texts.substr(from, end - from))) return true;
        from = end + 1;
    }
    return name.starts_with(texts.substr(from));
}

int teams(int game, int seats) {
    int most = 0;
    for (const Seat seat : SeatRange(seats)) most = std::max(most, team(game, seats, seat));
    return most + 1;
}

Action choose(const Contender& contender, const Position& state, const ActionList& actions, int seats,
              std::uint64_t seed) {
    if (contender.by_chance) return actions[Random(seed).below(static_cast<std::uint32_t>(actions.size()))];
    switch (contender.sight) {
    case Sight::hands: return OfEveryGame<Openly>::choose<Sight::hands>(state, seats, contender.manner, seed);
    case Sight::chance:
        return OfEveryGame<Openly>::choose<Sight::chance>(state, seats, contender.manner, seed);
    case Sight::fair: break;
    }
    return decide(seen_by(turn(state), state), seats, contender.manner, seed, contender.thinkers);
}

double share_of(int game, int seats, const Position& end, Seat seat) {
    const int worth = value(end, seat);
    if (worth != 0) return worth > 0 ? 1 : 0;
    SeatSet tied = 0; // their teams
    for (const Seat other : SeatRange(seats))
        if (value(end, other) == 0) tied |= only(static_cast<Seat>(team(game, seats, other)));
    return 1.0 / std::popcount(tied);
}

double margin_of_mean(const std::vector<double>& shares) {
    const auto count = static_cast<double>(shares.size());
    if (count < 2) return 1;
    double sum = 0;
    for (const double share : shares) sum += share;
    double squares = 0;
    for (const double share : shares) squares += (share - sum / count) * (share - sum / count);
    // Where all deals ended alike, by the rule of three (Hanley and Lippman-Hand, "If nothing goes wrong, is
    // everything all right?", 1983).
    return squares > 0 ? 1.96 * std::sqrt(squares / (count - 1) / count) : std::min(1.0, 3 / count);
}

namespace {

// One game's.
void tally(std::vector<CardTally>& cards, const Uses& uses, const Position& end, int game, const Setup& setup,
           int actions) {
    const GameInfo& info = game_info(game);
    if (info.used < 0) return;
    const std::vector<int> pieces =
        info.shelf == nullptr ? std::vector<int>(slot(info.cards), -1) : pieces_of_cards(info, end);
    cards.resize(pieces.size());
    for (const Seat seat : SeatRange(setup.seats)) {
        const double share = share_of(game, setup.seats, end, seat);
        for (std::size_t number = 0; number < pieces.size(); ++number) {
            const int first = uses.first(seat, number), piece = pieces[number];
            const bool brought = piece >= 0 && setup.lists[slot(seat)].counts[slot(piece)] != 0;
            if (info.shelf != nullptr && !brought) continue;
            const bool early = first >= 0 && first < actions / 3;
            cards[number] +=
                {1, first >= 0 ? 1 : 0, early ? 1 : 0, first >= 0 ? share : 0, early ? share : 0};
        }
    }
}

GameResult play_game(const Pairing& pairing, const Terms& terms, Setup setup, int lineup, Thinking& thinking,
                     std::vector<CardTally>& cards) {
    const auto is_one = [&](Seat seat) { return team(terms.game, setup.seats, seat) == lineup; };
    for (const Seat seat : SeatRange(setup.seats))
        if (const auto& list = (is_one(seat) ? pairing.one : pairing.other).list)
            setup.lists[slot(seat)] = *list;
    std::vector<Event> events;
    Position state = start(terms.game, setup, Log(events));
    Random chance(setup.seed ^ 0x5EED);
    GameResult result;
    Uses uses(terms.game);
    Seat beginner = nobody, decider = nobody; // the first who
    const auto note_turns = [&] {
        for (const Event& event : events) {
            uses.note(event, result.actions);
            if (event.seat != nobody && !terms.events.empty())
                if (const std::string name = counted_as(terms, state, event); !name.empty()) {
                    EventTally& tally = thinking.events[is_one(event.seat) ? 0 : 1][name];
                    ++tally.times, tally.amount += event.amount;
                }
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
        const std::size_t who = is_one(seat) ? 0 : 1;
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
    tally(cards, uses, state, terms.game, setup, result.actions);
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

void CardTally::operator+=(const CardTally& more) {
    had += more.had, used += more.used, early += more.early;
    used_won += more.used_won, early_won += more.early_won;
}

double Result::share() const {
    return mean_over_games(*this, [](const GameResult& game) { return game.share; });
}
double Result::margin() const {
    std::vector<double> shares;
    shares.reserve(deals.size());
    for (const auto& deal : deals) shares.push_back(deal_share(deal));
    return margin_of_mean(shares);
}
double Result::fair_share() const {
    return deals.empty() ? 0 : 1 / static_cast<double>(deals[0].size());
}
double Result::share_of_two() const {
    const double mine = share(), fair = fair_share();
    const double theirs = (1 - mine) * fair / (1 - fair); // of one of the others
    return mine / (mine + theirs);
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
            std::vector<CardTally> cards;
            std::vector<GameResult> played;
            played.reserve(static_cast<std::size_t>(lineups));
            for (int lineup = 0; lineup < lineups; ++lineup)
                played.push_back(play_game(pairing, terms, setup, lineup, thinking, cards));
            const std::lock_guard lock(mutex);
            result.deals[static_cast<std::size_t>(deal)] = std::move(played);
            for (std::size_t who = 0; who < 2; ++who) {
                result.decisions[who] += thinking.decisions[who];
                result.seconds[who] += thinking.seconds[who];
                for (const auto& [name, tally] : thinking.events[who]) {
                    EventTally& all = result.events[who][name];
                    all.times += tally.times, all.amount += tally.amount;
                }
            }
            for (const Seat seat : SeatRange(terms.setup.seats))
                for (int lineup = 0; lineup < lineups; ++lineup)
                    ++result.seats[team(terms.game, terms.setup.seats, seat) == lineup ? 0 : 1];
            result.cards.resize(cards.size());
            for (std::size_t n = 0; n < cards.size(); ++n) result.cards[n] += cards[n];
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
    const Position state = start(terms.game, terms.setup, Log{});
    ActionList actions;
    if (turn(state) != nobody) legal(state, actions);
    const Names names;
    for (const Action& action : actions)
        add(words_of(seen_by(turn(state), state), action, names).label).first = action;
    return out;
}

} // namespace cardfront::tournament
