#include "core/mind/computer.h"

#include <cstring>
#include <string_view>

namespace cardfront {

namespace {

constexpr std::array<Level, levels> level_table{{{"Beginner", "beginner"},
                                                 {"Easy", "easy"},
                                                 {"Normal", "normal"},
                                                 {"Hard", "hard"},
                                                 {"Expert", "expert"}}};
using Ladder = std::array<Manner, levels>;
// Two levels (in Crossfire one) play by feel and miss some of what could be done, the others look ahead. What
// a game asks for so that the steps are alike is measured: tests/arena/measure levels.
constexpr Ladder usual_ladder{{{0, 40}, {0, 15}, {60}, {400}, {4000}}};
struct GameLadder {
    std::string_view game;
    int seats; // 0: any; of two that fit the later one holds
    Ladder ladder;
};
// Where more than two play for themselves it takes more iterations to see as much: each opponent has an aim
// of their own. To four in Ground Assault they bring so little that the lower levels have slips as well.
constexpr std::array<GameLadder, 7> ladders{
    {{"head-to-head-poker", 0, {{{0, 40}, {0, 15}, {250}, {1100}, {10000}}}},
     {"poker-assault", 0, {{{0, 30}, {0, 12}, {60}, {400}, {5000}}}},
     {"poker-assault", 3, {{{0, 30}, {0, 12}, {120}, {700}, {10000}}}},
     {"crossfire", 0, {{{0, 40}, {20}, {60}, {250}, {3000}}}},
     {"ground-assault", 0, {{{0, 80}, {0, 10}, {30}, {120}, {3000}}}},
     {"ground-assault", 3, {{{0, 90}, {0, 5}, {60}, {300}, {3000}}}},
     {"ground-assault", 4, {{{0, 90}, {0, 60}, {50, 40}, {250, 10}, {10000}}}}}};
constexpr int actions_in_a_step = 60; // two milliseconds on the largest board
constexpr std::uint32_t most_iterations = 1U << 24U;
constexpr std::uint32_t most_overlooked = 90, most_careless = 100; // per cent

template <Thinks S>
class Searching final : public Thinker {
  public:
    Searching(const S& view, int seats, const Manner& manner, std::uint64_t seed)
        : search_(view, seats, manner, seed), wanted_(manner.iterations), thorough_(manner.thorough) {}

    bool step() override {
        for (int applied = 0; applied < actions_in_a_step && !decided();) applied += search_.iterate();
        return decided() || settled();
    }
    Action best() const override { return search_.best(); }
    std::vector<Candidate> candidates() const override { return search_.candidates(); }
    std::uint32_t iterations() const override { return search_.iterations(); }

  private:
    // Seldom asked while it steps, for it looks at each choice.
    bool settled() const { return !thorough_ && search_.settled(wanted_ - search_.iterations()); }
    bool decided() const { return search_.choices().size() == 1 || search_.iterations() >= wanted_; }

    Search<S> search_;
    std::uint32_t wanted_;
    bool thorough_;
};

// Plays by feel: the game's plain player, who sees some of the choices.
template <Thinks S>
class Plain final : public Thinker {
  public:
    Plain(const S& view, int seats, const Manner& manner, std::uint64_t seed) {
        const Search<S> eyes(view, seats, {0, manner.overlooks, 0}, seed);
        Random random(seed);
        for (int attempt = 0; attempt < attempts; ++attempt) {
            S world = view;
            world.determinize(view.turn(), Random(random.next()));
            best_ = playout_choice(world, random);
            if (eyes.choices().contains(best_)) return;
        }
        const auto count = static_cast<std::uint32_t>(eyes.choices().size());
        best_ = eyes.choices()[random.below(count)];
    }
    bool step() override { return true; }
    Action best() const override { return best_; }
    std::vector<Candidate> candidates() const override { return {}; }
    std::uint32_t iterations() const override { return 0; }

  private:
    static constexpr int attempts = 8;
    Action best_;
};

template <Thinks S>
std::unique_ptr<Thinker> thinker(const S& view, int seats, const Manner& manner, std::uint64_t seed) {
    if (manner.iterations == 0) return std::make_unique<Plain<S>>(view, seats, manner, seed);
    return std::make_unique<Searching<S>>(view, seats, manner, seed);
}

} // namespace

const Level& level_of(int level) {
    assert(level >= 0 && level < levels);
    return level_table[static_cast<std::size_t>(level)];
}

Manner manner_of(int game, int seats, int level) {
    assert(level >= 0 && level <= advice_level);
    if (level == advice_level) return {.iterations = 10000, .thorough = true};
    const Ladder* found = &usual_ladder;
    for (const GameLadder& each : ladders)
        if (game >= 0 && game < games && game_info(game).key == each.game &&
            (each.seats == 0 || each.seats == seats))
            found = &each.ladder;
    return (*found)[static_cast<std::size_t>(level)];
}

Action plain_choice(const AnyState& view, std::uint64_t seed) {
    return std::visit(
        [seed](auto world) {
            Random random(seed);
            world.determinize(world.turn(), Random(random.next()));
            return playout_choice(world, random);
        },
        view);
}

Result<std::unique_ptr<Thinker>> think(int game, int seats, const void* bytes, std::size_t size,
                                       const Manner& manner, std::uint64_t seed) {
    if (game < 0 || game >= games) return Problem{say("There is no such game.")};
    if (!game_info(game).seats(seats)) return Problem{say("So many cannot play it.")};
    if (manner.iterations > most_iterations || manner.overlooks > most_overlooked ||
        manner.careless > most_careless)
        return Problem{say("There is no such level of the computer.")};
    return with_game(game, [&](auto state) -> Result<std::unique_ptr<Thinker>> {
        using S = decltype(state);
        if (size != sizeof(S)) return Problem{say("The state has the wrong size.")};
        std::memcpy(&state, bytes, size);
        if (!state.sane()) return Problem{say("The state is damaged.")};
        const Seat seat = state.turn();
        if (seat == nobody) return Problem{say("The game is over.")};
        S seen = state;
        seen.redact(seat);
        if (seen != state) return Problem{say("The state holds what its player cannot see.")};
        ActionList actions;
        state.legal(actions);
        if (actions.empty()) return Problem{say("The state hides what its player sees.")};
        return thinker(state, seats, manner, seed);
    });
}

Action decide(const AnyState& view, int seats, const Manner& manner, std::uint64_t seed) {
    const auto made =
        std::visit([&](const auto& state) { return thinker(state, seats, manner, seed); }, view);
    while (!made->step()) {
    }
    return made->best();
}

Action decide(const AnyState& view, int seats, int level, std::uint64_t seed) {
    return decide(view, seats, manner_of(static_cast<int>(view.index()), seats, level), seed);
}

} // namespace cardfront
