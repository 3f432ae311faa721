// Words for all that there is, in whole sentences.
#include "tests/core/laws/laws.h"

#include <string>
#include <vector>

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

// The word that follows each "you" of the line.
std::vector<std::string> words_after_you(const std::string& line) {
    std::vector<std::string> out;
    for (std::size_t at = line.find("ou "); at != std::string::npos; at = line.find("ou ", at + 1))
        if (at > 0 && (line[at - 1] == 'y' || line[at - 1] == 'Y'))
            out.push_back(line.substr(at + 3, line.find_first_of(" .,:", at + 3) - at - 3));
    return out;
}

// Who reads is "you", never by name, with the verbs that belong to it.
TYPED_TEST(WordLaws, WhoReadsIsYou) {
    const auto is_third = [](const std::string& word) {
        return word == "is" || word == "has" || (word.ends_with('s') && !word.ends_with("ss"));
    };
    const int game = find_game(TypeParam::info.key);
    for_each_setup<TypeParam>(30, [&](const Setup& setup) {
        const Match match = match_by_chance(match_setup(game, setup), 31);
        for (const Seat seat : SeatRange(setup.seats)) {
            std::size_t times = 0;
            for (Telling telling(match, seat, 0, true); telling.more();)
                for (const Line& line : telling.next().lines) {
                    for (const std::string& word : words_after_you(line.text)) {
                        ++times;
                        ASSERT_FALSE(is_third(word)) << line.text;
                    }
                    ASSERT_FALSE(line.text.starts_with("you")) << line.text;
                    ASSERT_EQ(line.text.find("ou's"), std::string::npos) << line.text;
                    ASSERT_EQ(line.text.find(match.names()[seat]), std::string::npos) << line.text;
                    ASSERT_EQ(line.brief.find_first_of("{}"), std::string::npos) << line.brief;
                }
            ASSERT_GT(times, 0U);
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
