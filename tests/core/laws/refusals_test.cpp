// What is legal, and why the rest is not.
#include "core/rule_texts.h"

#include "tests/core/laws/laws.h"
#include "tests/core/laws/reasons.h"

namespace cardfront {

namespace {

std::set<std::string> known_rules() {
    std::set<std::string> ids;
    for (const RuleText& rule : rule_texts()) ids.insert(rule.id);
    return ids;
}

// Numbers up to here are tried in each field of an action: one more than legal actions have.
struct Box {
    int most_a = 0, most_b = 0, most_c = 0;

    int actions(int most_verb) const { return (most_verb + 1) * (most_a + 3) * (most_b + 3) * (most_c + 3); }
};
template <class S>
Box box_of(const Setup& setup, std::uint64_t chance) {
    Box box;
    play_by_chance(S::start(setup, Log{}), Random(chance), [&](const S&, const ActionList& actions) {
        for (const Action& action : actions) {
            box.most_a = std::max(box.most_a, action.a + 1);
            box.most_b = std::max(box.most_b, action.b + 1);
            box.most_c = std::max(box.most_c, action.c + 1);
        }
    });
    return box;
}

} // namespace

template <class S>
class RefusalLaws : public testing::Test {};
TYPED_TEST_SUITE(RefusalLaws, EveryGame, GameName);

// Neither the reason nor the hint tells what the player cannot see.
TYPED_TEST(RefusalLaws, AnActionIsLegalExactlyWhenNoRuleRefusesIt) {
    const std::set<std::string> rules = known_rules();
    const auto most_verb = static_cast<int>(TypeParam::info.verbs.size()) + 1;
    constexpr int most_tried = 30'000; // in a position: all where there are no more, else others each time
    std::size_t refused = 0, positions = 0;
    const auto try_all = [&](const TypeParam& state, const ActionList& actions, const Box& box) {
        ++positions;
        std::size_t found = 0;
        const TypeParam seen = view_of(state, state.turn());
        const TypeParam other = imagine(seen, state.turn(), refused);
        const auto tells_no_secret = [&](Action action, Refusal refusal) {
            ASSERT_STREQ(seen.refusal(action).rule, refusal.rule)
                << "the reason is a secret's: " << action_code(TypeParam::info, action);
            ++refused;
            if (refused % 31 != 0) return;
            const std::string hint = hint_for(seen, action); // what would be allowed instead
            ASSERT_FALSE(hint.empty());
            for (const TypeParam& truth : {state, other})
                ASSERT_EQ(hint_for(truth, action), hint)
                    << "a secret's: " << action_code(TypeParam::info, action);
        };
        const auto try_one = [&](Action action) {
            const Refusal refusal = state.refusal(action);
            if (!refusal) {
                ASSERT_TRUE(actions.contains(action)) << action_code(TypeParam::info, action);
                ++found;
            } else {
                ASSERT_TRUE(rules.contains(refusal.rule)) << refusal.rule << " is on no rules page";
                tells_no_secret(action, refusal);
            }
        };
        for (const Action& action : actions) try_one(action);
        ASSERT_EQ(found, actions.size()) << "a legal action is refused";
        const int step = 1 + box.actions(most_verb) / most_tried;
        int at = static_cast<int>(positions) % step;
        for (int verb = 0; verb <= most_verb; ++verb)
            for (int a = -2; a <= box.most_a; ++a)
                for (int b = -2; b <= box.most_b; ++b)
                    for (int c = -2; c <= box.most_c; ++c)
                        if (at++ % step == 0) try_one(make_action(verb, a, b, c));
        Random random(positions);
        for (int n = 0; n < 500; ++n) { // any bytes at all
            Action action;
            const std::uint64_t bytes = random.next();
            static_assert(sizeof action == sizeof bytes);
            std::memcpy(static_cast<void*>(&action), &bytes, sizeof action);
            if (random.below(2) == 0) action.verb %= static_cast<std::uint16_t>(most_verb);
            if (actions.contains(action)) continue;
            const Refusal refusal = state.refusal(action);
            ASSERT_TRUE(refusal);
            tells_no_secret(action, refusal);
        }
    };
    for_each_setup<TypeParam>(25, [&](const Setup& setup) {
        const Box box = box_of<TypeParam>(setup, 27);
        int n = 0;
        Random random(26);
        const TypeParam end = play_by_chance(TypeParam::start(setup, Log{}), Random(27),
                                             [&](const TypeParam& state, const ActionList& actions) {
                                                 if (n >= 15 || (n >= 3 && random.below(16) != 0)) return;
                                                 ++n;
                                                 try_all(state, actions, box);
                                             });
        try_all(end, ActionList{}, box);
    });
    EXPECT_GT(refused, positions * 400);
}

// In so many games as it takes, by actions at random and by legal ones of which one number is another.
TYPED_TEST(RefusalLaws, EveryReasonForARefusalComesUpAndNoOther) {
    constexpr std::uint64_t least_rounds = 3, most_rounds = 150;
    constexpr int tries = 60;
    const std::set<std::string> all = reasons_of(TypeParam::info.key);
    ASSERT_FALSE(all.empty()) << "tests/core/<game>/reasons.cpp says which";
    std::set<std::string> met;
    for (std::uint64_t seed = 40; seed < 40 + most_rounds && (seed < 40 + least_rounds || met != all); ++seed)
        for_each_setup<TypeParam>(seed, [&](const Setup& setup) {
            Random random(seed);
            const Box box = box_of<TypeParam>(setup, seed);
            const auto up_to = [&](int most) {
                return static_cast<int>(random.below(static_cast<std::uint32_t>(most + 2))) - 1;
            };
            const auto try_some = [&](const TypeParam& state, const ActionList& actions) {
                for (int n = 0; n < tries; ++n) {
                    const Action other =
                        make_action(up_to(static_cast<int>(TypeParam::info.verbs.size())) + 1,
                                    up_to(box.most_a), up_to(box.most_b), up_to(box.most_c));
                    Action action = actions.empty() || n % 3 == 0 ? other : any_action(actions, random);
                    switch (n % 4) {
                    case 0: action.a = other.a; break;
                    case 1: action.b = other.b; break;
                    case 2: action.c = other.c; break;
                    default: action.a = other.a, action.b = other.b;
                    }
                    if (const Refusal refusal = state.refusal(action)) met.insert(refusal.rule);
                }
            };
            try_some(play_by_chance(TypeParam::start(setup, Log{}), Random(seed), try_some), ActionList{});
            // Some need a plan: plain players have one.
            for (std::uint64_t game = 0; game < 3 && met != all; ++game) {
                TypeParam state = TypeParam::start(setup, Log{});
                Random chance(seed + 1000 * game);
                ActionList actions;
                while (state.turn() != nobody) {
                    state.legal(actions);
                    try_some(state, actions);
                    state.apply(playout_choice(state, chance), Log{});
                }
            }
        });
    EXPECT_EQ(met, all);
}

} // namespace cardfront
