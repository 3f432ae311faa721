// The laws of every game, in every option set and number of seats.
#include "core/rule_texts.h"

#include "tests/core/laws.h"
#include "tests/core/mind/page_path.h"

#include <cstring>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

namespace cardfront {

namespace {

// The actions that a test of refusals tries in a position: all within these, and some far outside.
struct Box {
    int most_a = 53, most_b = 12, most_c = 3;
};
template <class S>
constexpr Box box_of = {};
template <>
constexpr Box box_of<crossfire::State>{16, 16, 54};
template <>
constexpr Box box_of<ground_assault::State>{41, 19, 19};
template <>
constexpr Box box_of<assault_edge::State>{91, 91, 1};

// The rules that a game's refusals name, all of them.
std::set<std::string> refusals_of(const head_to_head::State&) {
    return {"HH-1",  "HH-3",  "HH-5",  "HH-7",  "HH-11", "HH-13",
            "HH-17", "HH-18", "HH-19", "HH-20", "HH-21", "HH-24"};
}
std::set<std::string> refusals_of(const poker_assault::State&) {
    return {"PA-1",  "PA-2",  "PA-4",  "PA-8",  "PA-9",  "PA-11", "PA-14", "PA-16",
            "PA-23", "PA-26", "PA-27", "PA-28", "PA-29", "PA-30", "PA-32", "PA-34"};
}
std::set<std::string> refusals_of(const crossfire::State&) {
    return {"CF-7",  "CF-8",  "CF-9",  "CF-10", "CF-12", "CF-13", "CF-14",
            "CF-15", "CF-16", "CF-20", "CF-21", "CF-22", "CF-23", "CF-24"};
}
std::set<std::string> refusals_of(const ground_assault::State&) {
    return {"GA-3",  "GA-4",  "GA-5",  "GA-7",  "GA-8",  "GA-9",  "GA-10", "GA-15",
            "GA-16", "GA-17", "GA-18", "GA-20", "GA-28", "GA-29", "GA-31"};
}
std::set<std::string> refusals_of(const assault_edge::State&) {
    return {"AE-2",  "AE-3",  "AE-5",  "AE-6",  "AE-7",  "AE-8",  "AE-9",  "AE-11", "AE-13",
            "AE-14", "AE-15", "AE-16", "AE-17", "AE-18", "AE-20", "AE-25", "AE-34"};
}
std::set<std::string> refusals_of(const skirmish::State&) {
    return {"SK-5", "SK-6", "SK-7", "SK-9", "SK-13", "SK-14"};
}

template <class S>
class Laws : public testing::Test {};

std::set<std::string> known_rules() {
    std::set<std::string> ids;
    for (const RuleText& rule : rule_texts()) ids.insert(rule.id);
    return ids;
}

// Events as `who` sees them.
std::vector<Event> seen_by(std::vector<Event> events, Seat who) {
    for (Event& event : events)
        if (event.seen != everybody && !has(event.seen, who)) event.card = face_down;
    return events;
}

// What turned up for `who`.
std::vector<Event> news_of(const std::vector<Event>& events, Seat who) {
    std::vector<Event> news;
    for (const Event& event : seen_by(events, who))
        if (event.news) news.push_back(event);
    return news;
}

} // namespace

TYPED_TEST_SUITE(Laws, EveryGame, GameName);

TYPED_TEST(Laws, OneForgettingIsAllForgettingAndImaginingKeepsWhatIsKnown) {
    for_each_setup<TypeParam>(1, [&](const Setup& setup) {
        std::uint64_t chance = 0;
        const auto check = [&](const TypeParam& state) {
            for_each_viewer(setup, [&](Seat who) {
                const TypeParam seen = view_of(state, who);
                ASSERT_TRUE(seen.sane());
                ASSERT_TRUE(same_bytes(view_of(seen, who), seen));
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

TYPED_TEST(Laws, WhatIsImaginedCanBePlayedToTheEnd) {
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

TYPED_TEST(Laws, ChoicesAreFoundFromWhatTheirPlayerSees) {
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

TYPED_TEST(Laws, OtherSecretsGiveTheSameViewWordsAndComputersMove) {
    int alike = 0; // actions after which the other world still looks the same
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
                    if (n % 5 == 0) {
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
                    TypeParam one = state;
                    TypeParam two = other;
                    std::vector<Event> told_one;
                    std::vector<Event> told_two;
                    one.apply(action, Log(told_one));
                    two.apply(action, Log(told_two));
                    if (!same_bytes(view_of(one, who), view_of(two, who))) return;
                    if (news_of(told_one, who) != news_of(told_two, who)) return;
                    ++alike;
                    ASSERT_EQ(seen_by(told_one, who), seen_by(told_two, who));
                });
            });
    });
    EXPECT_GT(alike, 1000);
}

TYPED_TEST(Laws, TheComputerDecidesFromItsViewAlone) {
    constexpr std::uint32_t short_thought = 40; // iterations; EverySearch thinks to the end
    int checked = 0;
    int differed = 0;
    for_each_setup<TypeParam>(7, [&](const Setup& setup) {
        std::uint64_t n = 0;
        play_by_chance(
            TypeParam::start(setup, Log{}), Random(8), [&](const TypeParam& state, const ActionList&) {
                if (++n % 30 != 20 || n > 100) return; // after any draft
                const TypeParam other = other_truth(state, state.turn(), n);
                for (int level = 0; level <= advice_level; ++level) {
                    Manner manner = manner_of(find_game(TypeParam::info.key), setup.seats, level);
                    manner.iterations = std::min(manner.iterations, short_thought);
                    ASSERT_EQ(answer_to(state, setup.seats, manner), answer_to(other, setup.seats, manner));
                }
                ASSERT_NE(other.random, state.random);
                differed += other_secrets(other, state) ? 1 : 0;
                ++checked;
            });
    });
    EXPECT_GT(checked, 0);
    // Where somebody has seen all that the others hold, there is no other truth but what is to come.
    EXPECT_GE(differed * 10, checked * 9) << "another truth should differ in more than what is to come";
}

TYPED_TEST(Laws, TheSameActionsGiveTheSameStateAndALogChangesNothing) {
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
        EXPECT_FALSE(events.empty());
    });
}

TYPED_TEST(Laws, AnotherSeedIsAnotherGame) {
    for (const auto& setup : every_setup(TypeParam::info, 17)) {
        Setup other = setup;
        other.seed = 18;
        const auto none = [](const TypeParam&, const ActionList&) {};
        EXPECT_FALSE(same_bytes(play_by_chance(TypeParam::start(setup, Log{}), Random(1), none),
                                play_by_chance(TypeParam::start(other, Log{}), Random(1), none)));
    }
}

TYPED_TEST(Laws, ThereIsAlwaysAChoiceUntilTheEndInOrderAndWithoutDoubles) {
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

// Neither the reason nor the hint tells what the player cannot see.
TYPED_TEST(Laws, AnActionIsLegalExactlyWhenNoRuleRefusesIt) {
    const std::set<std::string> rules = known_rules();
    const Box box = box_of<TypeParam>;
    const auto most_verb = static_cast<int>(TypeParam::info.verbs.size()) + 1;
    std::size_t refused = 0;
    const auto try_all = [&](const TypeParam& state, const ActionList& actions) {
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
        for (int verb = 0; verb <= most_verb; ++verb)
            for (int a = -2; a <= box.most_a; ++a)
                for (int b = -2; b <= box.most_b; ++b)
                    for (int c = -2; c <= box.most_c; ++c) try_one(make_action(verb, a, b, c));
        ASSERT_EQ(found, actions.size()) << "a legal action is refused, or lies outside the box";
        Random random(found);
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
        int n = 0;
        Random random(26);
        const TypeParam end = play_by_chance(TypeParam::start(setup, Log{}), Random(27),
                                             [&](const TypeParam& state, const ActionList& actions) {
                                                 if (n >= 15 || (n >= 3 && random.below(16) != 0)) return;
                                                 ++n;
                                                 try_all(state, actions);
                                             });
        try_all(end, ActionList{});
    });
    EXPECT_GT(refused, 100000U);
}

// In so many games as it takes, by actions at random and by legal ones of which one number is another.
TYPED_TEST(Laws, EveryReasonForARefusalComesUpAndNoOther) {
    constexpr std::uint64_t least_rounds = 3, most_rounds = 150;
    constexpr int tries = 60;
    const Box box = box_of<TypeParam>;
    const std::set<std::string> all = refusals_of(TypeParam{});
    std::set<std::string> met;
    for (std::uint64_t seed = 40; seed < 40 + most_rounds && (seed < 40 + least_rounds || met != all); ++seed)
        for_each_setup<TypeParam>(seed, [&](const Setup& setup) {
            Random random(seed);
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

// In so many games as it takes, for some are rare by chance. No event names a card that the game has not.
TYPED_TEST(Laws, EveryVerbEveryEventAndEveryCardComesUpInPlay) {
    constexpr std::uint64_t most_rounds = 50;
    const GameInfo& info = TypeParam::info;
    std::set<int> verbs;
    std::set<int> happened;
    std::set<int> cards;
    std::set<int> all_cards;
    for (int number = 0; number < info.cards; ++number) all_cards.insert(info.card(number));
    ASSERT_EQ(static_cast<int>(all_cards.size()), info.cards);
    ASSERT_GT(info.cards, 0);
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
