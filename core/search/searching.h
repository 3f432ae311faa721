// A game's computer player, made of its State: included where its Mind is (core/describe.h).
#pragma once

#include "core/search/search.h"
#include "core/words.h"

#include <cstring>

namespace cardfront::described {

inline constexpr int actions_in_a_step = 60; // two milliseconds on the largest board

template <Thinks S>
class Searching final : public Thinker {
  public:
    Searching(const S& view, int seats, const Manner& manner, std::uint64_t seed,
              const std::optional<Action>& without)
        : search_(view, seats, manner, seed), wanted_(manner.iterations), thorough_(manner.thorough) {
        if (without) search_.leave_out(*without);
    }

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

// Why these bytes are not what the seat to move sees; nothing: `state` is made of them.
template <Thinks S>
const char* fault_of(std::span<const std::uint8_t> bytes, S& state) {
    if (bytes.size() != sizeof(S)) return phrase("The state has the wrong size.");
    std::memcpy(static_cast<void*>(&state), bytes.data(), bytes.size());
    if (!state.sane()) return phrase("The state is damaged.");
    const Seat seat = state.turn();
    if (seat == nobody) return phrase("The game is over.");
    S seen = state;
    seen.redact(seat);
    if (seen != state) return phrase("The state holds what its player cannot see.");
    ActionList actions;
    state.legal(actions);
    return actions.empty() ? phrase("The state hides what its player sees.") : nullptr;
}

template <Thinks S>
Thinking think(std::span<const std::uint8_t> view, int seats, const Manner& manner, std::uint64_t seed,
               const std::optional<Action>& without) {
    S state;
    if (const char* const fault = fault_of(view, state)) return Problem{say(fault)};
    std::unique_ptr<Thinker> made;
    if (manner.iterations == 0)
        made = std::make_unique<Plain<S>>(state, seats, manner, seed);
    else
        made = std::make_unique<Searching<S>>(state, seats, manner, seed, without);
    return made;
}

} // namespace cardfront::described
