#include "core/mind/computer.h"

#include "core/mind/answer.h"

#include <string_view>

namespace cardfront {

namespace {

constexpr std::uint32_t most_iterations = 1U << 24U;
constexpr std::uint32_t most_overlooked = 90, most_careless = 100; // per cent

} // namespace

Manner manner_of(int game, int seats, int level) {
    assert(level >= 0 && level <= advice_level);
    if (level == advice_level) return {.iterations = 10000, .thorough = true};
    const Ladder* found = &usual_ladder;
    if (game >= 0 && game < games)
        for (const LadderFor& each : every_mind[slot(game)]->ladders)
            if (each.seats == 0 || each.seats == seats) found = &each.ladder;
    return (*found)[slot(level)];
}

Thinking think(int game, int seats, std::span<const std::uint8_t> view, const Manner& manner,
               std::uint64_t seed, const std::optional<Action>& without) {
    if (game < 0 || game >= games) return Problem{say("There is no such game.")};
    const Mind& mind = *every_mind[slot(game)];
    if (!mind.seating.fits(seats)) return Problem{say("So many cannot play it.")};
    if (manner.iterations > most_iterations || manner.overlooks > most_overlooked ||
        manner.careless > most_careless)
        return Problem{say("There is no such level of the computer.")};
    return mind.think(view, seats, manner, seed, without);
}

Action decide(const Seen& view, int seats, const Manner& manner, std::uint64_t seed, int thinkers) {
    std::vector<Answer> answers;
    for (int thinker = 0; thinker < thinkers; ++thinker) {
        const auto made =
            think(game_number(view.game()), seats, view.bytes(), manner, seed_of(seed, thinker));
        assert(made);
        while (!(*made)->step()) {
        }
        answers.push_back(answer_of(**made));
    }
    return joined(answers).best;
}

Action decide(const Seen& view, int seats, int level, std::uint64_t seed) {
    return decide(view, seats, manner_of(game_number(view.game()), seats, level), seed,
                  level_of(level).thinkers);
}

Action plain_choice(const Seen& view, std::uint64_t seed) {
    Random random(seed);
    const Position world = dealt_anew(view, Random(random.next()));
    return world.game().plain(world, random);
}

} // namespace cardfront
