// Lists: what the rules have against one, its text and back, and texts that are none.
#include "core/match/lists.h"

#include "tests/core/every_game.h"

#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

namespace cardfront {

namespace {

using Options = Setup; // in a test, Setup is another name

// An army of stars by the format, and a deck of thirty cards: the shape of a big game.
constexpr std::array<Part, 2> parts{{{"force", "Force", phrases("1 star", "{count} stars")},
                                     {"deck", "Battle Deck", phrases("1 card", "{count} cards")}}};
constexpr std::array<Item, 5> items{{
    {"line-warden", "Line Warden", "Holds.", 0, 1},
    {"siege-ox", "Siege Ox", "Breaks.", 0, 5},
    {"hold-the-line", "Hold the Line", "+2", 1},
    {"volley", "Volley", "+1", 1},
    {"volley-2", "Second Volley", "+1", 1},
}};
constexpr std::array<ReadyList, 2> ready{{
    {"small", "Small", "", "1 line-warden, 1 siege-ox, 3 hold-the-line"},
    {"large", "Large", "", "1 line-warden, 2 siege-ox, 3 volley"},
}};
Limits limits(const Setup& setup, std::size_t part) {
    if (part == 1) return {3, 5, 3, "XX-2", "XX-3"};
    const int stars = setup.options[0] == 0 ? 6 : 11;
    return {stars, stars, stars / 5, "XX-1", "XX-6"};
}
const Shelf shelf{parts, items, ready, limits};

List list_of(const std::vector<int>& counts) {
    List list;
    for (std::size_t i = 0; i < counts.size(); ++i) list.counts[i] = static_cast<std::uint8_t>(counts[i]);
    return list;
}
std::string said(const Setup& setup, const List& list) {
    std::string text;
    for (const Fault& fault : faults(shelf, setup, list)) text += std::string(fault.rule) + " " + fault.words;
    return text;
}
std::string reason(std::string_view text, int line = 1) {
    const auto list = read_list(shelf, text);
    if (list) return "none";
    EXPECT_EQ(list.problem().line, line) << list.problem().reason;
    return list.problem().reason;
}

} // namespace

TEST(Lists, EachBrokenRuleIsToldWithItsId) {
    Options setup;
    EXPECT_EQ(said(setup, ready_list(shelf, 0)), "");
    EXPECT_EQ(said(setup, ready_list(shelf, 1)), "XX-1 Force: exactly 6 stars, not 11."
                                                 "XX-6 Siege Ox: at most 1, not 2.");
    EXPECT_EQ(said(setup, list_of({1, 1, 2})), "XX-2 Battle Deck: at least 3 cards, not 2.");
    EXPECT_EQ(said(setup, list_of({1, 1, 3, 3})), "XX-2 Battle Deck: at most 5 cards, not 6.");
    EXPECT_EQ(said(setup, list_of({6, 0, 0, 4})), "XX-6 Line Warden: at most 1, not 6."
                                                  "XX-3 Volley: at most 3, not 4.");
    setup.options[0] = 1;
    EXPECT_EQ(said(setup, ready_list(shelf, 1)), "") << "another format";
    EXPECT_EQ(amount_of(shelf, ready_list(shelf, 1), 0), 11);
    EXPECT_EQ(amount_of(shelf, ready_list(shelf, 1), 1), 3);
}

TEST(Lists, GoToTextAndBack) {
    EXPECT_EQ(list_text(shelf, ready_list(shelf, 0)), "1 line-warden, 1 siege-ox, 3 hold-the-line");
    EXPECT_EQ(list_text(shelf, List{}), "");
    Random random(1);
    for (int n = 0; n < 500; ++n) {
        List list;
        for (std::size_t i = 0; i < items.size(); ++i)
            if (random.below(3) > 0)
                list.counts[i] = static_cast<std::uint8_t>(random.below(most_copies + 1));
        const auto back = read_list(shelf, list_text(shelf, list));
        ASSERT_TRUE(back) << back.problem().reason;
        EXPECT_EQ(*back, list);
    }
}

TEST(Lists, PeopleMayWriteThemInLinesAndInAnyOrder) {
    const auto list = read_list(shelf, "3 hold-the-line\r\n\n1  siege-ox,\t1 line-warden ,\n");
    ASSERT_TRUE(list) << list.problem().reason;
    EXPECT_EQ(*list, ready_list(shelf, 0));
    EXPECT_EQ(*read_list(shelf, ""), List{});
}

TEST(Lists, ABadTextIsToldByItsLineAndEntry) {
    EXPECT_EQ(reason("2 line-warden, 3 voley"), "“3 voley”: there is no such key. Is “volley” meant?");
    EXPECT_EQ(reason("2 line-warden,\n\n1 Siege Ox", 3),
              "“1 Siege Ox”: there is no such key. Is “siege-ox” meant?");
    EXPECT_EQ(reason("1 volley-3"), "“1 volley-3”: there is no such key. Is “volley-2” meant?");
    EXPECT_EQ(reason("1 dragon"), "“1 dragon”: there is no such key.");
    EXPECT_EQ(reason("2 volley, 1 volley"), "“1 volley”: this stands there twice.");
    EXPECT_EQ(reason("0 volley"), "“0 volley”: a number is 1 to 99.");
    EXPECT_EQ(reason("100 volley"), "“100 volley”: a number is 1 to 99.");
    for (const char* const text : {"volley", "2", "2,volley", "-1 volley", "02 volley", "two volley",
                                   "2volley", "99999999999999999999 volley"})
        EXPECT_NE(reason(text).find("is not a number and a key."), std::string::npos) << text;
    EXPECT_EQ(reason(std::string(most_list_bytes + 1, ' '), 0), "This text is too long for a list.");
    EXPECT_NE(reason("1 " + std::string(8000, 'x')).find("no such key"), std::string::npos);
}

TEST(Lists, ArePastedInManyForms) {
    const List wanted = ready_list(shelf, 0);
    const char* const headed = "# Iron Rain\n\nForce (2):\n1 Line Warden (1 star)\n1 Siege Ox (5 stars)\n\n"
                               "Deck (3)\n3 Hold the Line.";
    const char* const quoted = "Hello Bob,\r\nmy list:\r\n> 1\u00A0line-warden\r\n>\t1 siege-ox\r\n> "
                               "3\u00A0hold-the-line\r\n\r\nBye\r\n-- \r\n3 Ann";
    for (const char* const text : {
             "1 line-warden, 1 siege-ox, 3 hold-the-line",
             "1x Line Warden\n1 x Siege Ox\n3x Hold the Line",
             "x1 LINE WARDEN; ×1 siege ox; x3 hold-the-line",
             "Line Warden x1\nSiege Ox ×1\nHold the Line (3)",
             "Line Warden\nSiege Ox\nHold the Line x3",
             "- 1 Line Warden\n* 1 Siege Ox\n+ 3× Hold the Line",
             "•1 line warden\n– 1 Siege Ox\n[x] 3 Hold The Line!",
             headed,
             "Force: 1 line-warden, 1 siege-ox\nBattle Deck: 3 hold-the-line",
             quoted,
             "\uFEFF```\n1 line-warden\n1 siege\u200B-ox\n3 hold-the-line\n```",
             "**1 Line Warden**\n`1 Siege Ox`\n__3 Hold the Line__",
         }) {
        const auto list = read_pasted_list(shelf, text);
        ASSERT_TRUE(list) << text << ": " << list.problem().line << ' ' << list.problem().reason;
        EXPECT_EQ(*list, wanted) << text;
    }
    EXPECT_EQ(*read_pasted_list(shelf, " \n\n"), List{});
}

TEST(Lists, OfAPastedOneWhatCannotBeReadIsToldByItsLine) {
    const auto told = [](std::string_view text) {
        const auto list = read_pasted_list(shelf, text);
        return list ? std::string("none") : std::to_string(list.problem().line) + ' ' + list.problem().reason;
    };
    EXPECT_EQ(told("My army\n\n> 2x Line Warden\n> 3 voley"),
              "4 “3 voley”: there is no such key. Is “volley” meant?");
    EXPECT_EQ(told("\n1 Line Warden\nSige Ox"), "3 “Sige Ox”: there is no such key. Is “siege-ox” meant?");
    EXPECT_EQ(told("1 volley\nVolley x2"), "2 “Volley x2”: this stands there twice.");
    EXPECT_EQ(told("3 dragons"), "1 “3 dragons”: there is no such key.");
    EXPECT_EQ(told("0x volley"), "1 “0x volley”: a number is 1 to 99.");
    EXPECT_EQ(told("volley (100)"), "1 “volley (100)”: a number is 1 to 99.");
    EXPECT_EQ(told("99999999999999999999 volley"), "1 “99999999999999999999 volley”: a number is 1 to 99.");
    EXPECT_EQ(told("\nHello,\nthis is none."), "2 There is no entry here, such as “3 line-warden”.");
    EXPECT_EQ(told("1 volley, x"), "none");
    EXPECT_EQ(told(std::string(most_list_bytes + 1, ' ')), "0 This text is too long for a list.");
}

// So that every name leads to one thing.
TEST(Lists, EveryPoolCanBePastedByItsNames) {
    for (int game = 0; game < games; ++game) {
        if (game_info(game).shelf == nullptr) continue;
        const Shelf& pool = game_info(game).shelf();
        for (std::size_t i = 0; i < pool.items.size(); ++i)
            for (const std::string name : {pool.items[i].name, pool.items[i].key}) {
                const auto list = read_pasted_list(pool, "- 2x " + name + "\n");
                ASSERT_TRUE(list) << list.problem().reason;
                List wanted;
                wanted.counts[i] = 2;
                EXPECT_EQ(*list, wanted) << name;
            }
    }
}

TEST(Lists, AnyTextIsAListOrAReason) {
    const std::string good = "2 line-warden, 1 siege-ox, 3 hold-the-line";
    Random random(2);
    int lists = 0;
    for (int n = 0; n < 5000; ++n) {
        std::string text = good;
        for (std::uint32_t change = random.below(4); change > 0; --change)
            text[random.below(static_cast<std::uint32_t>(text.size()))] =
                static_cast<char>(random.below(256));
        if (const auto pasted = read_pasted_list(shelf, text))
            EXPECT_EQ(*read_pasted_list(shelf, list_text(shelf, *pasted)), *pasted);
        else
            EXPECT_FALSE(pasted.problem().reason.empty());
        const auto list = read_list(shelf, text);
        if (!list) {
            EXPECT_FALSE(list.problem().reason.empty());
            EXPECT_GT(list.problem().line, 0);
            continue;
        }
        ++lists;
        EXPECT_EQ(*read_list(shelf, list_text(shelf, *list)), *list);
    }
    EXPECT_GT(lists, 500);
}

TEST(Lists, WhoHasNoneTakesAReadyOneThatIsGood) {
    GameInfo info = game_info(0);
    EXPECT_EQ(with_usual_lists(info, Options{}), Options{}) << "a game without lists";
    info.shelf = []() -> const Shelf& { return shelf; };
    Options setup;
    setup.lists[1] = list_of({1});
    const Options full = with_usual_lists(info, setup);
    EXPECT_EQ(full.lists[0], ready_list(shelf, 0)) << "the other is too large";
    EXPECT_EQ(full.lists[1], setup.lists[1]);
    EXPECT_TRUE(full.lists[2].empty());
    EXPECT_EQ(with_usual_lists(info, full), full);
}

TEST(Lists, EveryShelfIsSound) {
    for (int game = 0; game < games; ++game) {
        const GameInfo& info = game_info(game);
        if (info.shelf == nullptr) continue;
        const Shelf& each = info.shelf();
        ASSERT_LE(each.items.size(), most_items);
        std::set<std::string> keys;
        for (const Item& item : each.items) {
            EXPECT_TRUE(keys.insert(item.key).second) << item.key;
            EXPECT_EQ(std::string(item.key).find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-"),
                      std::string::npos)
                << item.key;
            EXPECT_STRNE(item.name, "");
            EXPECT_STRNE(item.text, "");
            EXPECT_LT(item.part, each.parts.size());
            EXPECT_GT(item.weight, 0);
        }
        for (const ReadyList& ready_one : each.ready) {
            const auto list = read_list(each, ready_one.list);
            ASSERT_TRUE(list) << ready_one.key << ": " << list.problem().reason;
            EXPECT_EQ(list_text(each, *list), ready_one.list);
        }
        for (const Options& setup : every_setup(info, 1)) {
            EXPECT_FALSE(check(game, setup)) << text_of(info, setup);
            Options empty = setup;
            empty.lists = {};
            EXPECT_FALSE(check(game, complete(game, empty)));
        }
    }
}

TEST(Lists, WhatCannotBePlayedIsRefusedWithAReason) {
    GameInfo info = game_info(0);
    const auto reason_of = [&](const Options& setup) {
        const auto problem = check_lists(info, setup);
        return problem ? problem->reason : "";
    };
    Options setup;
    setup.lists[1] = ready_list(shelf, 0);
    EXPECT_EQ(reason_of(setup), std::string(info.title) + " has no lists.");
    EXPECT_TRUE(check(0, setup));
    EXPECT_EQ(reason_of(Options{}), "");
    info.shelf = []() -> const Shelf& { return shelf; };
    EXPECT_EQ(reason_of(Options{}), "") << "they take the usual ones";
    EXPECT_EQ(reason_of(setup), "");
    setup.lists[1].counts[0] = 0;
    EXPECT_EQ(reason_of(setup), "The list of seat 2: Force: exactly 6 stars, not 5. (Rule XX-1)");
    setup.lists[1] = ready_list(shelf, 0);
    setup.lists[1].counts[items.size()] = 1;
    EXPECT_EQ(reason_of(setup), "The list of seat 2 has what the game has not.");
    setup.lists[1] = {};
    setup.lists[2] = ready_list(shelf, 0);
    EXPECT_EQ(reason_of(setup), "There is a list for seat 3, but no player.");
}

} // namespace cardfront
