// The small parts: random numbers, the fixed vector, cards' names, templates of sentences, the rules' texts.
#include "core/cards/cards.h"
#include "core/fixed_vector.h"
#include "core/match/moment.h"
#include "core/random.h"
#include "core/result.h"
#include "core/rule_texts.h"
#include "core/text/text.h"
#include "core/words.h"

#include "tests/core/cards/cards_of.h"

#include <array>
#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <set>
#include <string>

namespace cardfront {

// The published test values of SplitMix64, seed 1234567: if they change, so does every recorded game.
TEST(Random, FirstNumbersArePinned) {
    Random random(1234567);
    for (const std::uint64_t expected : {6457827717110365317U, 3203168211198807973U, 9817491932198370423U,
                                         4593380528125082431U, 16408922859458223821U})
        EXPECT_EQ(random.next(), expected);
    EXPECT_EQ(Random{}, Random(0));
    static_assert(sizeof(Random) == 8);
}

TEST(Random, BelowIsUniform) {
    Random random(1);
    for (const std::uint32_t bound : {1U, 2U, 3U, 6U, 7U, 52U}) {
        std::array<int, 52> count{};
        const int each = 2000;
        for (std::uint32_t n = 0; n < each * bound; ++n) {
            const std::uint32_t value = random.below(bound);
            ASSERT_LT(value, bound);
            ++count[value];
        }
        double chi_squared = 0;
        for (std::uint32_t value = 0; value < bound; ++value)
            chi_squared += (count[value] - each) * static_cast<double>(count[value] - each) / each;
        EXPECT_LT(chi_squared, bound + 5 * std::sqrt(2.0 * bound)) << bound;
    }
    // A bound just above half of the range: without rejection the lower numbers would come twice as often.
    const std::uint32_t large = 0xC0000000U;
    int low = 0;
    for (int n = 0; n < 30000; ++n)
        if (random.below(large) < large / 3) ++low;
    EXPECT_NEAR(low, 10000, 500);
}

TEST(Random, DiceAndShufflesAreFair) {
    Random random(2);
    std::array<int, 7> faces{};
    for (int n = 0; n < 12000; ++n) ++faces[static_cast<std::size_t>(random.die())];
    EXPECT_EQ(faces[0], 0);
    for (std::size_t face = 1; face <= 6; ++face) EXPECT_NEAR(faces[face], 2000, 250);
    std::array<int, 6> orders{}; // of three things
    for (int n = 0; n < 12000; ++n) {
        std::array<int, 3> things{0, 1, 2};
        random.shuffle(things);
        ++orders[static_cast<std::size_t>(things[0]) * 2 + (things[1] > things[2] ? 1U : 0U)];
    }
    for (const int count : orders) EXPECT_NEAR(count, 2000, 250);
}

TEST(Random, AShuffleIsPinned) {
    FixedVector<Card, deck_size> deck;
    for (int card = 0; card < deck_size; ++card) deck.push_back(static_cast<Card>(card));
    Random random(1);
    random.shuffle(deck);
    std::string first;
    for (std::size_t i = 0; i < 8; ++i) first += short_card_name(deck[i]) + " ";
    EXPECT_EQ(first, "K♠ K♦ J♦ Q♥ 2♣ 10♦ A♥ J♣ ");
    std::set<Card> all(deck.begin(), deck.end());
    EXPECT_EQ(all.size(), static_cast<std::size_t>(deck_size));
}

TEST(SeatSet, EyesThatAreNoSeatsAreInNone) {
    static_assert(has(everybody, 3));
    static_assert(!has(everybody, nobody) && !has(everybody, all_open));
    static_assert(only(all_open) == 0);
}

TEST(FixedVector, HoldsItsValuesInOrder) {
    FixedVector<int, 4> numbers;
    EXPECT_TRUE(numbers.empty());
    for (const int number : {5, 1, 3}) numbers.insert_sorted(number);
    EXPECT_EQ(std::vector<int>(numbers.begin(), numbers.end()), (std::vector{1, 3, 5}));
    numbers.insert_sorted(3);
    EXPECT_TRUE(numbers.full());
    EXPECT_TRUE(numbers.remove(3));
    EXPECT_FALSE(numbers.remove(4));
    EXPECT_EQ(std::vector<int>(numbers.begin(), numbers.end()), (std::vector{1, 3, 5}));
    EXPECT_EQ(numbers.take_back(), 5);
    EXPECT_EQ(numbers.back(), 3);
    EXPECT_TRUE(numbers.contains(1));
    EXPECT_FALSE(numbers.contains(5)) << "a value taken out is gone";
    EXPECT_EQ(numbers.size(), 2U);
}

TEST(FixedVector, EqualValuesHaveEqualBytes) {
    FixedVector<Card, 7> one;
    FixedVector<Card, 7> two;
    for (Card card = 1; card < 8; ++card) one.push_back(card);
    while (one.size() > 2) one.take_back();
    one.remove(1);
    two.push_back(2);
    EXPECT_EQ(one, two);
    EXPECT_EQ(std::memcmp(&one, &two, sizeof one), 0);
    one.clear();
    two.remove(2);
    EXPECT_EQ(std::memcmp(&one, &two, sizeof one), 0);
}

TEST(FixedVector, KnowsBytesThatAreNone) {
    FixedVector<Card, 4> cards;
    cards.push_back(3);
    EXPECT_TRUE(cards.sane());
    std::array<unsigned char, sizeof cards> bytes{};
    std::memcpy(bytes.data(), &cards, sizeof cards);
    const auto sane = [&](std::size_t at, unsigned char value) {
        auto changed = bytes;
        changed[at] = value;
        FixedVector<Card, 4> other;
        std::memcpy(&other, changed.data(), sizeof other);
        return other.sane();
    };
    EXPECT_FALSE(sane(4, 5)) << "more than it can hold";
    EXPECT_FALSE(sane(4, 255));
    EXPECT_FALSE(sane(2, 9)) << "an unused slot that is not blank";
    EXPECT_FALSE(sane(4, 0));
    EXPECT_TRUE(sane(0, 9));
}

TEST(Cards, HaveNames) {
    EXPECT_EQ(card_name(card_of("9H")), "9 of Hearts");
    EXPECT_EQ(card_name(card_of("AS")), "Ace of Spades");
    EXPECT_EQ(card_name(face_down), "a face-down card");
    EXPECT_EQ(card_name(no_card), "a face-down card");
    EXPECT_EQ(card_name(52), "Joker");
    EXPECT_EQ(card_name(54), "a face-down card");
    EXPECT_EQ(short_card_name(card_of("10D")), "10♦");
    EXPECT_EQ(short_card_name(face_down), "?");
    EXPECT_EQ(suit_name(2, 1), "Heart");
    EXPECT_EQ(suit_name(2, 2), "Hearts");
    std::set<std::string> names;
    for (int card = 0; card < deck_size; ++card) names.insert(card_name(card) + short_card_name(card));
    EXPECT_EQ(names.size(), static_cast<std::size_t>(deck_size));
}

TEST(Words, PutTextsIntoTheirPlaces) {
    EXPECT_EQ(say("{player} plays the {card}.", {{"player", "Ann"}, {"card", "9 of Hearts"}}),
              "Ann plays the 9 of Hearts.");
    EXPECT_EQ(say("{card} and {card}", {{"card", "X"}}), "X and X");
    EXPECT_EQ(say("{player} waits", {}), "{player} waits") << "a fault that is seen";
    EXPECT_EQ(say("{player}", {{"player", "{card}"}, {"card", "X"}}), "{card}") << "names are not templates";
    EXPECT_EQ(say("{open", {{"open", "X"}}), "{open");
    EXPECT_EQ(say("}{", {}), "}{");
    EXPECT_EQ(say("", {}), "");
    EXPECT_EQ(dollars(120), "$120");
}

TEST(Words, WhoReadsIsYou) {
    Names names;
    names[0] = "Ann", names[1] = "Bob";
    const auto told = [&names] {
        return say("{player?* gives|You give} {other?*'s|your} card to {other}.",
                   {named("player", names, 0), named("other", names, 1)});
    };
    EXPECT_EQ(told(), "Ann gives Bob's card to Bob.");
    names.tell(0);
    EXPECT_EQ(told(), "You give Bob's card to Bob.");
    names.tell(1);
    EXPECT_EQ(told(), "Ann gives your card to you.");
    EXPECT_EQ(say("{nobody?* gives|You give} it."), "{nobody?* gives|You give} it.");
    EXPECT_EQ(say("{player?stays|You stay}.", {named("player", names, 0)}), "stays.");
    EXPECT_EQ(say("{player?}.", {named("player", names, 0)}), "Ann.");
}

TEST(Words, ALineBeginsWithACapitalUnlessWithANameOrASquare) {
    Names names;
    names[0] = "Ann", names[1] = "young Bob", names[2] = "Cy";
    EXPECT_EQ(begun("unit on c4 attacks", names), "unit on c4 attacks") << "nobody is told as \"you\"";
    names.tell(2);
    EXPECT_EQ(begun("your unit on c4 attacks", names), "Your unit on c4 attacks");
    EXPECT_EQ(begun("c4: empty", names), "c4: empty");
    EXPECT_EQ(begun("young Bob begins.", names), "young Bob begins.");
    EXPECT_EQ(begun("tu soldado ataca", names), "Tu soldado ataca");
    EXPECT_EQ(begun("\u00e9quipe de Ann", names), "\u00c9quipe de Ann");
    EXPECT_EQ(begun("\u00f7 2", names), "\u00f7 2");
    EXPECT_EQ(begun("\u2013 2", names), "\u2013 2");
    EXPECT_EQ(begun("x", names), "X");
    names[0] = "ann";
    EXPECT_EQ(begun("ann begins.", names), "ann begins.");
    names.tell(0);
    EXPECT_EQ(begun("you begin.", names), "You begin.");
    EXPECT_EQ(begun("", names), "");
}

TEST(Words, OneThingIsCountedAsOne) {
    const auto told = [](std::int64_t count) {
        return say_count(count, "{count} game of {player} is kept.", "{count} games of {player} are kept.",
                         {{"player", "Ann"}});
    };
    EXPECT_EQ(told(0), "0 games of Ann are kept.");
    EXPECT_EQ(told(1), "1 game of Ann is kept.");
    EXPECT_EQ(told(2), "2 games of Ann are kept.");
    EXPECT_EQ(told(-1), "-1 games of Ann are kept.");
}

TEST(Words, NamesGoBySeat) {
    Names names;
    EXPECT_EQ(names[0], "Player 1");
    names[0] = "Ann";
    const Names& known = names;
    EXPECT_EQ(known[0], "Ann");
    EXPECT_EQ(known[3], "Player 4");
    EXPECT_EQ(known[nobody], "nobody");
}

TEST(Text, NumbersArePlain) {
    EXPECT_EQ(parse_number("0", 9), 0U);
    EXPECT_EQ(parse_number("18446744073709551615", ~std::uint64_t{0}), ~std::uint64_t{0});
    for (const char* const bad :
         {"", " 1", "1 ", "+1", "-1", "01", "00", "1x", "0x1", "10", "99999999999999999999"})
        EXPECT_FALSE(parse_number(bad, 9)) << bad;
    EXPECT_EQ(split("a  b", ' ').size(), 3U);
    EXPECT_EQ(split("", ' ').size(), 1U);
}

TEST(Result, IsAValueOrAReason) {
    Result<int> good(3);
    EXPECT_TRUE(good);
    EXPECT_EQ(*good, 3);
    const Result<int> bad(Problem{"No.", 2});
    EXPECT_FALSE(bad);
    EXPECT_EQ(bad.problem().reason, "No.");
    EXPECT_EQ(bad.problem().line, 2);
}

// So that what an older version wrote keeps its meaning (core/rows.h).
template <class Rows>
void expect_later_ones_last(const Rows& rows, const GameInfo& info) {
    EXPECT_TRUE(std::is_sorted(rows.begin(), rows.end(), [](const auto& one, const auto& other) {
        return one.since < other.since;
    })) << info.key;
    EXPECT_EQ(known_to(info.rules_version, rows), rows.size()) << info.key;
}

TEST(Games, AreFoundByTheirKeys) {
    for (int game = 0; game < games; ++game) {
        const GameInfo& info = game_info(game);
        EXPECT_EQ(find_game(info.key), game);
        EXPECT_STRNE(info.title, "");
        EXPECT_STRNE(info.blurb, "");
        EXPECT_LE(info.options.size(), static_cast<std::size_t>(most_options));
        expect_later_ones_last(info.options, info);
        if (info.shelf != nullptr) {
            expect_later_ones_last(info.shelf().items, info);
            expect_later_ones_last(info.shelf().ready, info);
        }
        for (const Option& option : info.options) {
            expect_later_ones_last(option.choices, info);
            EXPECT_LT(option.absent, option.choices.size());
            EXPECT_LT(option.usual, option.choices.size());
            EXPECT_LT(option.first, option.choices.size());
            std::set<std::string> keys;
            for (const Choice& choice : option.choices) {
                keys.insert(choice.key);
                EXPECT_EQ(std::string(choice.key).find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-"),
                          std::string::npos);
                EXPECT_STRNE(choice.label, "");
                EXPECT_STRNE(choice.help, "");
            }
            EXPECT_EQ(keys.size(), option.choices.size());
        }
    }
    EXPECT_EQ(find_game("chess"), -1);
}

TEST(RuleTexts, EachSaysSomething) {
    EXPECT_FALSE(rule_texts().empty());
    std::set<std::string> ids;
    for (const RuleText& rule : rule_texts()) {
        EXPECT_TRUE(ids.insert(rule.id).second);
        EXPECT_STRNE(rule.title, "") << rule.id;
        EXPECT_GT(std::strlen(rule.text), 40U) << rule.id;
    }
}

} // namespace cardfront
