// Sequential halving over the legal actions (Karnin, Koren and Somekh, "Almost optimal exploration in
// multi-armed bandits", 2013): each action is tried on the same sampled worlds and the same playouts'
// chances, then the worse half is dropped, until one is left. All sums are integers, so every machine decides
// alike.
#include "core/computer.h"

#include <cstring>

namespace cardfront {

namespace {

// Playouts for the whole decision.
constexpr std::array<int, levels> playout_budget{60, 500, 4000};
constexpr int playouts_in_a_step = 24;

template <Rules S>
class Halving final : public Thinker {
  public:
    Halving(const S& view, int level, std::uint64_t seed)
        : view_(view),
          seat_(view.turn()),
          budget_(playout_budget[static_cast<std::size_t>(level)]),
          random_(seed) {
        ActionList actions;
        view.legal(actions);
        for (const Action& action : actions) arms_.push_back({action, 0});
        plan_round();
    }

    bool step() override {
        for (int n = 0; n < playouts_in_a_step && arms_.size() > 1; ++n) try_next();
        return arms_.size() == 1;
    }

    Action best() const override { return std::min_element(arms_.begin(), arms_.end(), better)->action; }

  private:
    struct Arm {
        Action action;
        std::int64_t total = 0;
    };
    static bool better(const Arm& one, const Arm& two) { return one.total > two.total; }

    void plan_round() {
        int halvings = 0;
        for (std::size_t left = arms_.size(); left > 1; left = (left + 1) / 2) ++halvings;
        if (rounds_ == 0) rounds_ = std::max(halvings, 1);
        worlds_left_ = std::max(1, budget_ / rounds_ / static_cast<int>(arms_.size()));
        next_ = 0;
    }

    void try_next() {
        if (next_ == 0) {
            world_ = view_;
            world_.determinize(seat_, Random(random_.next()));
            chance_ = Random(random_.next());
        }
        Arm& arm = arms_[next_];
        S state = world_;
        Random chance = chance_;
        state.apply(arm.action, Log{});
        for (int n = 0; n < S::horizon && state.turn() != nobody && !state.pause(); ++n)
            state.apply(playout_choice(state, chance), Log{});
        arm.total += margin(state);
        if (++next_ < arms_.size()) return;
        next_ = 0;
        if (--worlds_left_ > 0) return;
        std::stable_sort(arms_.begin(), arms_.end(), better);
        arms_.resize((arms_.size() + 1) / 2);
        if (arms_.size() > 1) plan_round();
    }

    // How far ahead of the best other seat.
    int margin(const S& state) const {
        int other = 0;
        bool first = true;
        for (int each = 0; each < state.seats(); ++each) {
            const auto seat = static_cast<Seat>(each);
            if (seat == seat_) continue;
            const int theirs = state.value(seat);
            if (first || theirs > other) other = theirs;
            first = false;
        }
        return state.value(seat_) - other;
    }

    S view_;
    Seat seat_;
    int budget_;
    int rounds_ = 0;
    int worlds_left_ = 0;
    std::size_t next_ = 0;
    Random random_;
    S world_{};
    Random chance_;
    std::vector<Arm> arms_;
};

} // namespace

const char* level_name(int level) {
    static constexpr std::array<const char*, levels> names{"Easy", "Normal", "Hard"};
    return names[static_cast<std::size_t>(level)];
}

Result<std::unique_ptr<Thinker>> think(int game, const void* bytes, std::size_t size, int level,
                                       std::uint64_t seed) {
    if (game < 0 || game >= games) return Problem{say("There is no such game.")};
    if (level < 0 || level >= levels) return Problem{say("There is no such level of the computer.")};
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
        return std::unique_ptr<Thinker>(std::make_unique<Halving<S>>(state, level, seed));
    });
}

Action decide(const AnyState& view, int level, std::uint64_t seed) {
    auto thinker = std::visit(
        [&](const auto& state) {
            return think(static_cast<int>(view.index()), &state, sizeof state, level, seed);
        },
        view);
    while (!(*thinker)->step()) {
    }
    return (*thinker)->best();
}

} // namespace cardfront
