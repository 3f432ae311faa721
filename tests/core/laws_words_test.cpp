// The laws of every game about what it tells: every card, action and event has words, in every option set and
// number of seats, and what a seat is told follows from what it sees.
#include "tests/core/laws.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace cardfront {

namespace {

template <class S>
class LawsOfWords : public testing::Test {};

} // namespace

TYPED_TEST_SUITE(LawsOfWords, EveryGame, GameName);

TYPED_TEST(LawsOfWords, EveryCardHasAName) {
    const std::string hidden = card_words(TypeParam{}, face_down);
    for (int number = 0; number < TypeParam::info.cards; ++number) {
        const std::string name = card_words(TypeParam{}, TypeParam::info.card(number));
        EXPECT_FALSE(name.empty() || name == hidden) << number;
    }
}

TYPED_TEST(LawsOfWords, EveryActionAndEventHasWordsWithAllPlacesFilled) {
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
TYPED_TEST(LawsOfWords, WhereThereIsAChoiceEachActionTellsWhatItDoesNow) {
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

// View, words, events and action of a moment come from one function of the truth and the eyes: what is told
// can be told again from the moment alone, and is the same of a truth in which all is exchanged that these
// eyes cannot see.
TYPED_TEST(LawsOfWords, AllThatASeatIsToldIsAFunctionOfItsMoments) {
    const int game = find_game(TypeParam::info.key);
    int told = 0;
    int exchanged = 0; // truths that did differ
    for (const Setup& setup : paired_setups(TypeParam::info, 32)) {
        SCOPED_TRACE(text_of(TypeParam::info, setup));
        const Match match = match_by_chance(match_setup(game, setup), 33);
        const auto words_at = [&](const Position& state, Seat who) { // as if the truth were seen
            ActionList actions;
            legal(state, actions);
            std::string text = all_words(state.template as<TypeParam>(), who, actions);
            for (const Seat seat : SeatRange(setup.seats))
                text += "\n" + score_words(state.template as<TypeParam>(), seat);
            return text;
        };
        for_each_viewer(setup, [&](Seat who) {
            Seen before;
            for (Telling telling(match, who); telling.more();) {
                const Moment moment = telling.next();
                // What is told again from the moment alone, by one who has nothing else.
                std::vector<std::string> lines;
                if (moment.number > 0) lines.push_back(words_of(before, moment.action, match.names()).said);
                for (const Event& event : moment.events)
                    if (std::string text = words_of(moment.view, event, match.names()); !text.empty())
                        lines.push_back(std::move(text));
                ASSERT_EQ(lines.size(), moment.lines.size());
                for (std::size_t i = 0; i < lines.size(); ++i) ASSERT_EQ(lines[i], moment.lines[i].text);
                // Nothing in it is more than the view allows: to redact again changes nothing.
                ASSERT_EQ(seen_by(who, moment.view), moment.view);
                for (const Event& event : moment.events) ASSERT_EQ(seen_by(who, event), event);
                if (who != moment.actor) {
                    ASSERT_EQ(public_part(moment.view, moment.action), moment.action);
                }
                if (told % 7 == 0) {
                    const Position truth = match.state_at(moment.number);
                    const auto chance = static_cast<std::uint64_t>(told);
                    const Position other = imagine(truth.template as<TypeParam>(), who, chance);
                    exchanged += other == truth ? 0 : 1;
                    ASSERT_EQ(seen_by(who, other), moment.view);
                    const std::string words = words_at(moment.view, who);
                    ASSERT_EQ(words_at(truth, who), words);
                    ASSERT_EQ(words_at(other, who), words);
                }
                before = moment.view;
                ++told;
            }
        });
    }
    EXPECT_GT(told, 100);
    EXPECT_GT(exchanged, 10);
}

} // namespace cardfront
