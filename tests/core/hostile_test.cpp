// Whatever bytes come as a state, from a saved game, a worker or a guest far away: either they are refused,
// or everything may be asked of them and they can be played to the end.
#include "core/text/text.h"

#include "tests/core/every_game.h"
#include "tests/core/mind/page_path.h"

#include <cstdlib>
#include <cstring>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace cardfront {

namespace {

template <class S>
class Hostile : public testing::Test {};

template <class S>
unsigned char* bytes_of(S& state) {
    return reinterpret_cast<unsigned char*>(&state);
}

unsigned char any_byte(Random& random) {
    return static_cast<unsigned char>(random.below(256));
}

// A few changes; `other` is a position of the same game, of which parts may come in. Half of them are where
// the two differ, for there is most of what matters.
template <class S>
void spoil(S& state, S other, Random& random) {
    const auto size = static_cast<std::uint32_t>(sizeof(S));
    unsigned char* const mine = bytes_of(state);
    const unsigned char* const theirs = bytes_of(other);
    const auto somewhere = [&] {
        std::uint32_t at = random.below(size);
        if (random.below(2) == 0)
            for (std::uint32_t n = 0; n < size && mine[at] == theirs[at]; ++n) at = (at + 1) % size;
        return at;
    };
    for (std::uint32_t change = 1 + random.below(3); change > 0; --change) {
        const std::uint32_t at = somewhere();
        const std::uint32_t from = somewhere();
        switch (random.below(6)) {
        case 0: mine[at] = any_byte(random); break;
        case 1: mine[at] = static_cast<unsigned char>(mine[at] ^ (1U << random.below(8))); break;
        case 2: mine[at] = static_cast<unsigned char>(mine[at] + 2 * random.below(2) - 1U); break;
        case 3: std::swap(mine[at], mine[from]); break;
        case 4: mine[at] = mine[from]; break;
        default: {
            const std::uint32_t count = 1 + random.below(std::min(size - at, 16U));
            std::copy(theirs + at, theirs + at + count, mine + at);
        }
        }
    }
}

bool whole(const std::string& text) {
    return text.find('{') == std::string::npos && text.find('}') == std::string::npos;
}

// Legal is what is not refused, also of what nobody would ask.
template <class S>
void ask_actions(const S& state, const ActionList& actions, Random& random) {
    for (std::size_t i = 0; i < actions.size(); ++i) {
        ASSERT_FALSE(state.refusal(actions[i])) << action_code(S::info, actions[i]);
        if (i > 0) {
            ASSERT_LT(actions[i - 1], actions[i]);
        }
    }
    for (int n = 0; n < 40; ++n) {
        Action action;
        const std::uint64_t bytes = random.next();
        std::memcpy(static_cast<void*>(&action), &bytes, sizeof action);
        if (!actions.empty() && random.below(2) == 0) {
            action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
            std::int16_t& field = *std::array{&action.a, &action.b, &action.c}[random.below(3)];
            field = static_cast<std::int16_t>(field + static_cast<int>(random.below(5)) - 2);
        }
        ASSERT_NE(actions.contains(action), static_cast<bool>(state.refusal(action)))
            << action_code(S::info, action);
        ASSERT_FALSE(hint_for(state, action).empty());
    }
}

// Plays so many actions, or with longest_game to the end, and everything is told of them.
template <class S>
void play_some(S state, int most, Random& random) {
    const Names names;
    ActionList actions;
    int count = most;
    for (; state.turn() != nobody && count > 0; --count) {
        state.legal(actions);
        ASSERT_FALSE(actions.empty());
        const Action action =
            random.below(2) == 0 ? any_action(actions, random) : playout_choice(state, random);
        ASSERT_TRUE(actions.contains(action));
        const std::string before = all_words(state, state.turn(), actions);
        std::vector<Event> events;
        state.apply(action, Log(events));
        ASSERT_TRUE(state.sane()) << action_code(S::info, action) << " of\n" << before;
        for (const Event& event : events) ASSERT_TRUE(whole(words_of(state, event, names)));
    }
    if (most == longest_game) {
        ASSERT_EQ(state.turn(), nobody) << "no end";
    }
}

template <class S>
auto think_briefly(const S& state, int seats) {
    return think(find_game(S::info.key), seats, Position(state).bytes(), Manner{20}, 1);
}

// Nothing may be asked of it: the computer says so.
template <class S>
void expect_no_thinker(const S& state, int seats) {
    const auto thinker = think_briefly(state, seats);
    ASSERT_FALSE(thinker);
    ASSERT_FALSE(thinker.problem().reason.empty());
}

// All that may be asked of sane bytes in a game of `seats`.
template <class S>
void ask_all(const S& state, int seats, Random& random) {
    ActionList actions;
    state.legal(actions);
    ask_actions(state, actions, random);
    for (int n = nobody; n < seats; ++n) {
        const auto who = static_cast<Seat>(n);
        const S seen = view_of(state, who);
        ASSERT_TRUE(seen.sane());
        ASSERT_TRUE(same_bytes(view_of(seen, who), seen));
        const S truth = imagine(seen, who, random.next());
        ASSERT_TRUE(truth.sane());
        truth.legal(actions);
        ASSERT_EQ(actions.empty(), truth.turn() == nobody);
        for (const std::string& text : {all_words(state, who, actions), all_words(truth, who, actions)})
            ASSERT_TRUE(whole(text)) << text;
        if (who == nobody) continue;
        ASSERT_EQ(truth.score(who), state.score(who));
        ASSERT_LE(std::abs(truth.value(who)), 1000);
        ASSERT_TRUE(whole(score_words(state, who)));
    }
    const auto thinker = think_briefly(state, seats);
    if (thinker) {
        while (!(*thinker)->step()) {
        }
        ASSERT_FALSE(state.refusal((*thinker)->best()));
    } else {
        ASSERT_FALSE(thinker.problem().reason.empty());
    }
}

// How many spoilt states are wanted; CARDFRONT_HOSTILE=100 takes a hundred times as many, by hand.
constexpr std::size_t wanted_usually = 250;
std::size_t wanted() {
    const char* const times = std::getenv("CARDFRONT_HOSTILE"); // NOLINT(concurrency-mt-unsafe)
    return wanted_usually * parse_number(times == nullptr ? "1" : times, 1000000).value_or(1);
}

} // namespace

TYPED_TEST_SUITE(Hostile, EveryGame, GameName);

// Noise alone is never sane: too many bytes count or name something. So most of it begins as a true position
// and the noise is a run of some bytes, down to one.
TYPED_TEST(Hostile, NoiseIsRefusedOrPlayable) {
    constexpr int fewest_tries = 3000, most_tries = 60000, wanted_playable = 10;
    const auto size = static_cast<std::uint32_t>(sizeof(TypeParam));
    const auto setups = every_setup(TypeParam::info, 60);
    Random random(61);
    int playable = 0;
    int refused = 0;
    for (int n = 0; n < fewest_tries || (playable < wanted_playable && n < most_tries); ++n) {
        const Setup& setup = setups[random.below(static_cast<std::uint32_t>(setups.size()))];
        TypeParam state = TypeParam::start(setup, Log{});
        const std::uint32_t run = n % 4 == 0 ? size : 1 + random.below(n % 4 == 1 ? size : 8);
        const std::uint32_t from = random.below(size - run + 1);
        for (std::uint32_t i = from; i < from + run; ++i) bytes_of(state)[i] = any_byte(random);
        const bool sane = state.sane();
        ++(sane ? playable : refused);
        if (sane)
            ask_all(state, setup.seats, random);
        else
            expect_no_thinker(state, setup.seats);
        if (this->HasFailure()) return;
    }
    EXPECT_GE(playable, wanted_playable);
    EXPECT_GT(refused, fewest_tries / 2);
}

// True positions and views of every set-up, some bytes of which are others; rounds of games until enough of
// them were not refused.
TYPED_TEST(Hostile, SpoiltStatesAreRefusedOrPlayable) {
    constexpr int tries = 200, most_rounds = 40;
    const std::size_t all = wanted();
    Random random(62);
    std::size_t refused = 0;
    std::size_t asked = 0;
    std::size_t played_out = 0;
    for (std::uint64_t round = 0; asked < all && (round < most_rounds || all > wanted_usually); ++round) {
        const auto setups = every_setup(TypeParam::info, 63 + round);
        for (const Setup& setup : setups) {
            std::size_t here = 0;
            TypeParam other{};
            const auto attempt = [&](const TypeParam& state) {
                const auto who = static_cast<Seat>(static_cast<int>(random.below(setup.seats + 2U)) - 1);
                TypeParam spoilt = who == setup.seats ? state : view_of(state, who);
                const TypeParam before = spoilt;
                spoil(spoilt, other, random);
                if (same_bytes(spoilt, before)) return;
                if (!spoilt.sane()) {
                    ++refused;
                    return expect_no_thinker(spoilt, setup.seats);
                }
                ++asked, ++here;
                SCOPED_TRACE(text_of(TypeParam::info, setup) + ", asked " + std::to_string(asked));
                ask_all(spoilt, setup.seats, random);
                const bool to_the_end = asked % 16 == 0;
                played_out += to_the_end ? 1 : 0;
                play_some(imagine(spoilt, std::max(spoilt.turn(), Seat{0}), random.next()),
                          to_the_end ? longest_game : 6, random);
            };
            play_by_chance(TypeParam::start(setup, Log{}), Random(64 + round),
                           [&](const TypeParam& state, const ActionList&) {
                               if (random.below(8) == 0) other = state;
                               if (random.below(16) != 0) return;
                               for (int n = 0; n < tries && here * setups.size() <= all; ++n)
                                   if (!this->HasFailure()) attempt(state);
                           });
            if (this->HasFailure()) return;
        }
    }
    EXPECT_GT(refused, wanted_usually);
    EXPECT_GE(asked, wanted_usually);
    EXPECT_GT(played_out, 10U);
}

} // namespace cardfront
