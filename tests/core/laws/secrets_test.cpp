// What a seat sees, what it may imagine, and that nobody is told more.
#include "tests/core/laws/laws.h"
#include "tests/core/mind/page_path.h"

namespace cardfront {

namespace {

// Events as `who` sees them.
std::vector<Event> events_for(std::vector<Event> events, Seat who) {
    for (Event& event : events)
        if (event.seen != everybody && !has(event.seen, who)) event.card = face_down;
    return events;
}

// What turned up for `who`.
std::vector<Event> news_of(const std::vector<Event>& events, Seat who) {
    std::vector<Event> news;
    for (const Event& event : events_for(events, who))
        if (event.news && (who == nobody || event.knew != who)) news.push_back(event);
    return news;
}

// What is said to have been no news to `who`, though to others.
std::vector<Event> known_of(const std::vector<Event>& events, Seat who) {
    std::vector<Event> known;
    for (const Event& event : events)
        if (who != nobody && event.knew == who) known.push_back(event);
    return known;
}

// Is something on the table that `who` does not see?
template <class S>
bool has_secrets_from(const S& state, Seat who) {
    return other_secrets(view_of(state, who), state);
}

// The moments of a game of so many actions at which the computer is asked: after any draft, and never later
// than a hundred actions.
std::vector<std::size_t> some_of(std::size_t actions) {
    const std::size_t step = std::clamp<std::size_t>(actions / 2, 1, 30);
    std::vector<std::size_t> moments;
    for (std::size_t at = std::max<std::size_t>(step * 2 / 3, 1); at <= 100; at += step)
        moments.push_back(at);
    return moments;
}

} // namespace

template <class S>
class SecretLaws : public testing::Test {};
TYPED_TEST_SUITE(SecretLaws, EveryGame, GameName);

TYPED_TEST(SecretLaws, OneForgettingIsAllForgettingAndImaginingKeepsWhatIsKnown) {
    for_each_setup<TypeParam>(1, [&](const Setup& setup) {
        std::uint64_t chance = 0;
        const auto check = [&](const TypeParam& state) {
            for_each_viewer(setup, [&](Seat who) {
                const TypeParam seen = view_of(state, who);
                ASSERT_TRUE(seen.sane());
                ASSERT_TRUE(same_bytes(view_of(seen, who), seen));
                ASSERT_TRUE(same_bytes(view_of(seen, nobody), view_of(state, nobody)));
                const TypeParam imagined = imagine(seen, who, ++chance);
                ASSERT_TRUE(imagined.sane());
                ASSERT_TRUE(same_bytes(view_of(imagined, who), seen));
                ASSERT_TRUE(same_bytes(imagine(state, who, chance), imagined)) << "it peeked";
                ASSERT_EQ(seen.turn(), state.turn());
                ASSERT_EQ(is_pause(seen), is_pause(state));
                for (Seat seat = 0; seat < setup.seats; ++seat)
                    ASSERT_EQ(seen.score(seat), state.score(seat));
            });
        };
        check(play_by_chance(TypeParam::start(setup, Log{}), Random(2),
                             [&](const TypeParam& state, const ActionList&) { check(state); }));
    });
}

TYPED_TEST(SecretLaws, WhatIsImaginedCanBePlayedToTheEnd) {
    for_each_setup<TypeParam>(11, [&](const Setup& setup) {
        int n = 0;
        play_by_chance(TypeParam::start(setup, Log{}), Random(12),
                       [&](const TypeParam& state, const ActionList&) {
                           if (++n % 23 != 0) return;
                           const TypeParam end = play_by_chance(
                               imagine(state, state.turn(), static_cast<std::uint64_t>(n)), Random(13),
                               [](const TypeParam& each, const ActionList&) { ASSERT_TRUE(each.sane()); });
                           ASSERT_TRUE(end.sane());
                       });
    });
}

TYPED_TEST(SecretLaws, ChoicesAreFoundFromWhatTheirPlayerSees) {
    for_each_setup<TypeParam>(3, [&](const Setup& setup) {
        ActionList from_view;
        play_by_chance(TypeParam::start(setup, Log{}), Random(4),
                       [&](const TypeParam& state, const ActionList& actions) {
                           const TypeParam seen = view_of(state, state.turn());
                           seen.legal(from_view);
                           ASSERT_EQ(as_vector(from_view), as_vector(actions));
                       });
    });
}

TYPED_TEST(SecretLaws, OtherSecretsGiveTheSameViewWordsAndComputersMove) {
    int shared = 0, alike = 0; // actions of both worlds; those after which the other still looks the same
    for_each_setup<TypeParam>(5, [&](const Setup& setup) {
        ActionList actions;
        int n = 0;
        play_by_chance(
            TypeParam::start(setup, Log{}), Random(6), [&](const TypeParam& state, const ActionList& all) {
                ++n;
                for_each_viewer(setup, [&](Seat who) {
                    const TypeParam other = imagine(state, who, static_cast<std::uint64_t>(n));
                    const TypeParam seen = view_of(state, who);
                    ASSERT_TRUE(same_bytes(view_of(other, who), seen));
                    if (state.turn() == who) {
                        other.legal(actions);
                        ASSERT_EQ(as_vector(actions), as_vector(all));
                    }
                    if (n % 10 == 0) {
                        ASSERT_EQ(all_words(state, who, all), all_words(other, who, all));
                        ASSERT_EQ(all_words(state, who, all), all_words(seen, who, all));
                    }
                    if (who == state.turn() && n < 130 && n % 40 == 1) {
                        const Manner manner = manner_of(find_game(TypeParam::info.key), setup.seats, 0);
                        ASSERT_EQ(answer_to(state, setup.seats, manner),
                                  answer_to(other, setup.seats, manner));
                    }
                    // The same action in both: where the viewer cannot tell the outcomes apart,
                    // neither by events.
                    Random random(static_cast<std::uint64_t>(n));
                    const Action action = any_action(all, random);
                    if (other.refusal(action)) return;
                    ++shared;
                    TypeParam one = state;
                    TypeParam two = other;
                    std::vector<Event> told_one;
                    std::vector<Event> told_two;
                    one.apply(action, Log(told_one));
                    two.apply(action, Log(told_two));
                    ASSERT_EQ(known_of(told_one, who), known_of(told_two, who)) << "what one knew differs";
                    if (!same_bytes(view_of(one, who), view_of(two, who))) return;
                    if (news_of(told_one, who) != news_of(told_two, who)) return;
                    ++alike;
                    ASSERT_EQ(events_for(told_one, who), events_for(told_two, who));
                });
            });
    });
    EXPECT_GT(shared, 0);
    EXPECT_GE(alike * 10, shared) << "too few to tell anything";
}

TYPED_TEST(SecretLaws, TheComputerDecidesFromItsViewAlone) {
    constexpr std::uint32_t short_thought = 40; // iterations; EverySearch thinks to the end
    int checked = 0;
    int hiding = 0, differed = 0; // where something is hidden; where another truth hides something else
    for_each_setup<TypeParam>(7, [&](const Setup& setup) {
        const std::vector<std::size_t> moments = some_of(length_by_chance<TypeParam>(setup, 8));
        std::size_t n = 0;
        play_by_chance(
            TypeParam::start(setup, Log{}), Random(8), [&](const TypeParam& state, const ActionList&) {
                ++n;
                if (std::find(moments.begin(), moments.end(), n) == moments.end()) return;
                const TypeParam other = other_truth(state, state.turn(), n);
                for (int level = 0; level <= advice_level; ++level) {
                    Manner manner = manner_of(find_game(TypeParam::info.key), setup.seats, level);
                    manner.iterations = std::min(manner.iterations, short_thought);
                    ASSERT_EQ(answer_to(state, setup.seats, manner), answer_to(other, setup.seats, manner));
                }
                if constexpr (HasChance<TypeParam>) {
                    ASSERT_NE(other.random, state.random);
                }
                hiding += has_secrets_from(state, state.turn()) ? 1 : 0;
                differed += other_secrets(other, state) ? 1 : 0;
                ++checked;
            });
    });
    EXPECT_GT(checked, 0);
    // Where somebody has seen all that the others hold, there is no other truth but what is to come.
    EXPECT_GE(differed * 10, hiding * 9) << "another truth should differ in more than what is to come";
}

// View, words, events and action of a moment come from one function of the truth and the eyes: what is told
// can be told again from the moment alone, and is the same of a truth in which all is exchanged that these
// eyes cannot see.
TYPED_TEST(SecretLaws, AllThatASeatIsToldIsAFunctionOfItsMoments) {
    const int game = find_game(TypeParam::info.key);
    int told = 0;
    int hiding = 0, exchanged = 0; // truths of which something is hidden; those for which there was another
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
                    hiding += same_bytes(view_of(truth.template as<TypeParam>(), who),
                                         truth.template as<TypeParam>())
                                  ? 0
                                  : 1;
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
    EXPECT_GT(told, 0);
    EXPECT_GE(exchanged * 2, hiding) << "too few to tell anything";
}

} // namespace cardfront
