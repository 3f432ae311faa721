// Words for all that there is, in whole sentences.
#include "tests/core/laws/laws.h"

namespace cardfront {

template <class S>
class WordLaws : public testing::Test {};
TYPED_TEST_SUITE(WordLaws, EveryGame, GameName);

TYPED_TEST(WordLaws, EveryCardHasAName) {
    const std::string hidden = card_words(TypeParam{}, face_down);
    for (int number = 0; number < TypeParam::info.cards; ++number) {
        const std::string name = card_words(TypeParam{}, TypeParam::info.card(number));
        EXPECT_FALSE(name.empty() || name == hidden) << number;
    }
}

TYPED_TEST(WordLaws, EveryActionAndEventHasWordsWithAllPlacesFilled) {
    const auto whole = [](const std::string& text) {
        return text.find('{') == std::string::npos && text.find('}') == std::string::npos;
    };
    const int game = find_game(TypeParam::info.key);
    for_each_setup<TypeParam>(30, [&](const Setup& setup) {
        const Match match = match_by_chance(match_setup(game, setup), 31);
        ActionList actions;
        const auto lines_are_whole = [&](const Moment& moment) {
            for (const Line& line : moment.lines) {
                ASSERT_FALSE(line.text.empty());
                ASSERT_TRUE(whole(line.text)) << line.text;
            }
        };
        for (Telling telling(match, all_open); telling.more();) lines_are_whole(telling.next());
        for_each_viewer(setup, [&](Seat who) {
            for (Telling telling(match, who); telling.more();) {
                const Moment moment = telling.next();
                lines_are_whole(moment);
                legal(moment.view, actions);
                ASSERT_TRUE(whole(all_words(moment.view.template as<TypeParam>(), who, actions)));
            }
        });
        ASSERT_FALSE(turn_words(seen_by(nobody, match.state()), match.names()).empty());
        for (Seat seat = 0; seat < setup.seats; ++seat) {
            const std::string score = score_words(seen_by(nobody, match.state()), seat);
            ASSERT_FALSE(score.empty());
            ASSERT_TRUE(whole(score)) << score;
        }
    });
}

// For hints: whoever has a choice reads of each action what it does now, in a breath, and in whole sentences.
TYPED_TEST(WordLaws, WhereThereIsAChoiceEachActionTellsWhatItDoesNow) {
    constexpr std::size_t longest = 220; // letters; more would be small on a phone
    const Names names;
    for_each_setup<TypeParam>(33, [&](const Setup& setup) {
        play_by_chance(TypeParam::start(setup, Log{}), Random(34),
                       [&](const TypeParam& state, const ActionList& actions) {
                           if (actions.size() < 2) return;
                           const TypeParam seen = view_of(state, state.turn());
                           for (const Action& action : actions) {
                               const std::string told = effect_words(seen, action, names);
                               const std::string which = words_of(seen, action, names).label + ": " + told;
                               ASSERT_FALSE(told.empty()) << which;
                               ASSERT_LE(told.size(), longest) << which;
                               ASSERT_TRUE(told.back() == '.' || told.back() == '!') << which;
                               ASSERT_EQ(told.find_first_of("{}"), std::string::npos) << which;
                               ASSERT_EQ(told.find(".."), std::string::npos) << which;
                           }
                       });
    });
}

} // namespace cardfront
