// How a game goes on: the same again by the same actions, always on, and with all that it has.
#include "tests/core/laws/laws.h"

namespace cardfront {

template <class S>
class PlayLaws : public testing::Test {};
TYPED_TEST_SUITE(PlayLaws, EveryGame, GameName);

TYPED_TEST(PlayLaws, TheSameActionsGiveTheSameStateAndALogChangesNothing) {
    for_each_setup<TypeParam>(15, [&](const Setup& setup) {
        std::vector<Event> events;
        TypeParam logged = TypeParam::start(setup, Log(events));
        TypeParam silent = TypeParam::start(setup, Log{});
        ASSERT_TRUE(same_bytes(logged, silent));
        Random random(16);
        ActionList actions;
        while (silent.turn() != nobody) {
            silent.legal(actions);
            const Action action = any_action(actions, random);
            logged.apply(action, Log(events));
            silent.apply(action, Log{});
            ASSERT_TRUE(same_bytes(logged, silent));
        }
        EXPECT_EQ(events.empty(), TypeParam::info.events.empty());
    });
}

TYPED_TEST(PlayLaws, WhoSitsWhereIsTheSameForTheComputerAndForAllOthers) {
    const Seating &own = TypeParam::seating, &told = TypeParam::info.seating;
    EXPECT_EQ(told.fewest, own.fewest);
    EXPECT_EQ(told.most, own.most);
    EXPECT_EQ(told.even, own.even);
    EXPECT_EQ(told.partners, own.partners);
}

TYPED_TEST(PlayLaws, AnotherSeedIsAnotherGame) {
    constexpr std::uint64_t first = 17, seeds = 16;
    for_each_setup<TypeParam>(first, [](const Setup& setup) {
        const auto end_of = [&](std::uint64_t seed) {
            Setup seeded = setup;
            seeded.seed = seed;
            const auto none = [](const TypeParam&, const ActionList&) {};
            return play_by_chance(TypeParam::start(seeded, Log{}), Random(1), none);
        };
        const TypeParam end = end_of(first);
        bool other = false; // one of several: where chance decides little, two may be the same
        for (std::uint64_t seed = first + 1; seed < first + seeds && !other; ++seed)
            other = !same_bytes(end_of(seed), end);
        EXPECT_EQ(other, HasChance<TypeParam>);
    });
}

TYPED_TEST(PlayLaws, ThereIsAlwaysAChoiceUntilTheEndInOrderAndWithoutDoubles) {
    for (std::uint64_t seed = 20; seed < 24; ++seed)
        for_each_setup<TypeParam>(seed, [&](const Setup& setup) {
            const TypeParam end = play_by_chance(TypeParam::start(setup, Log{}), Random(seed),
                                                 [&](const TypeParam& state, const ActionList& actions) {
                                                     ASSERT_TRUE(state.sane());
                                                     ASSERT_FALSE(actions.empty());
                                                     for (std::size_t i = 0; i + 1 < actions.size(); ++i)
                                                         ASSERT_LT(actions[i], actions[i + 1]);
                                                 });
            ASSERT_TRUE(end.sane());
            ActionList actions;
            end.legal(actions);
            ASSERT_TRUE(actions.empty());
        });
}

// In so many games as it takes, for some are rare by chance. No event names a card that the game has not.
TYPED_TEST(PlayLaws, EveryVerbEveryEventAndEveryCardComesUpInPlay) {
    constexpr std::uint64_t most_rounds = 50;
    const GameInfo& info = TypeParam::info;
    std::set<int> verbs;
    std::set<int> happened;
    std::set<int> cards;
    std::set<int> all_cards;
    for (int number = 0; number < info.cards; ++number) all_cards.insert(info.card(number));
    ASSERT_EQ(static_cast<int>(all_cards.size()), info.cards);
    const auto all_met = [&] {
        return verbs.size() == info.verbs.size() && happened.size() == info.events.size() &&
               cards == all_cards;
    };
    for (std::uint64_t seed = 28; seed < 28 + most_rounds && !all_met(); ++seed)
        for_each_setup<TypeParam>(seed, [&](const Setup& each) {
            const Setup setup = with_drawn_lists(info, each, seed);
            std::vector<Event> events;
            TypeParam state = TypeParam::start(setup, Log(events));
            Random random(seed + 1);
            ActionList actions;
            while (state.turn() != nobody) {
                state.legal(actions);
                const Action action = any_action(actions, random);
                verbs.insert(action.verb);
                state.apply(action, Log(events));
            }
            for (const Event& event : events) {
                ASSERT_LT(event.what, info.events.size());
                happened.insert(event.what);
                if (event.card != face_down) cards.insert(event.card);
            }
        });
    EXPECT_EQ(verbs.size(), info.verbs.size());
    for (std::size_t what = 0; what < info.events.size(); ++what)
        EXPECT_TRUE(happened.contains(static_cast<int>(what))) << info.events[what];
    for (const int card : all_cards)
        EXPECT_TRUE(cards.contains(card)) << card_words(TypeParam{}, static_cast<std::int16_t>(card));
    for (const int card : cards) EXPECT_TRUE(all_cards.contains(card)) << "there is no card " << card;
}

} // namespace cardfront
