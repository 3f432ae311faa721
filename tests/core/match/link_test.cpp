// A match as a link: whole and back, cut, changed, and of other rules.
#include "core/match/link.h"
#include "core/match/packing.h"
#include "core/match/position.h"

#include "tests/core/every_game.h"

#include <cmath>
#include <gtest/gtest.h>

namespace cardfront {

namespace {

// A match of a game's `number`-th set-up with some names and levels, by chance to its end or so many actions.
Match some_match(int game, std::size_t number, std::uint64_t chance, std::size_t most = longest_game) {
    const auto setups = every_setup(game_info(game), chance * 0x9E3779B97F4A7C15U);
    MatchSetup setup = match_setup(game, setups[number % setups.size()]);
    setup.players[0].name = "Zoë ♥ the  2nd";
    setup.players[1] = {"Ada", static_cast<int>(chance % 5)};
    setup.practice = chance % 2 == 0;
    if (game_info(game).takes_first && chance % 3 == 0) setup.setup.first = 1;
    Match match(setup);
    Random random(chance);
    ActionList actions;
    while (!match.over() && match.steps().size() < most) {
        legal(match.state(), actions);
        EXPECT_FALSE(match.play(any_action(actions, random)));
    }
    return match;
}

std::string link_of(const Match& match) {
    const auto link = links::of_match(match);
    EXPECT_TRUE(link) << link.problem().reason;
    return link ? *link : std::string();
}

std::string reason_of(std::string_view link) {
    const auto read = links::read(link);
    EXPECT_FALSE(read) << link;
    return read ? std::string() : read.problem().reason;
}

// What stands before the actions of a match of the first game, as link.h tells it.
std::string packed_deal(std::uint64_t rules, std::uint32_t kind, std::uint64_t count, std::uint32_t print) {
    Packer out;
    out.add(kind, 8);
    out.add(0, 32);
    out.add_number(rules);
    out.add(1, 4); // two seats
    out.add_number(77);
    out.add(0, 2); // no practice
    for (const Option& option : game_info(0).options)
        out.add(0, static_cast<std::uint32_t>(option.choices.size()));
    if (game_info(0).takes_first) out.add(0, 5); // as the rules say
    for (const std::string_view name : {"Ann", "Bob"}) {
        out.add(0, 16); // a person
        out.add(3, 41);
        out.add(1, 2); // plain letters
        for (const char letter : name) out.add(static_cast<std::uint32_t>(value_of_letter(letter)), 64);
    }
    if (kind > 0) out.add_number(count);
    out.add(print >> 12U, 1U << 12U);
    out.add(print & 0xFFFU, 1U << 12U);
    return links::sealed(out.letters());
}
// The first seat has a ready list, the second one of its own: of what those rules knew.
void pack_list(Packer& out, const Shelf& shelf, int rules, Setup& setup, std::size_t seat) {
    List& list = setup.lists[seat];
    const std::size_t items = known_to(rules, shelf.items);
    if (seat == 0) {
        std::uint32_t number = 0;
        while (ready_list(shelf, number) != list) ++number;
        out.add(0, 2); // a ready one
        out.add(number, static_cast<std::uint32_t>(known_to(rules, shelf.ready)));
        return;
    }
    for (Random random(5); list == ready_list(shelf, 1) || list == ready_list(shelf, 0);) {
        const List other = any_list(shelf, setup, list, random);
        if (std::all_of(other.counts.begin() + static_cast<std::ptrdiff_t>(items), other.counts.end(),
                        [](int count) { return count == 0; }))
            list = other;
    }
    const std::uint32_t most = *std::max_element(list.counts.begin(), list.counts.end());
    out.add(1, 2); // its own
    out.add(most, 100);
    for (std::size_t i = 0; i < items; ++i) {
        out.add(list.counts[i] > 0 ? 1 : 0, 2);
        if (list.counts[i] > 0) out.add(list.counts[i] - 1U, most);
    }
}
Match first_deal() {
    Setup setup;
    setup.seed = 77;
    return Match(match_setup(0, setup));
}

} // namespace

TEST(Packing, DigitsOfAnyBasesComeBackAndCostTheirBits) {
    for (std::uint64_t chance = 0; chance < 300; ++chance) {
        Random random(chance);
        std::vector<std::pair<std::uint32_t, std::uint32_t>> digits;
        double bits = 0;
        Packer packer;
        for (std::uint32_t left = random.below(400); left > 0; --left) {
            const std::uint32_t base = chance % 2 == 0 ? 1 + random.below(5) : 1 + random.below(most_base);
            // All zero and all as great as can be: the ends of the range.
            const std::uint32_t digit = chance % 5 == 1 ? base - 1 : chance % 5 == 2 ? 0 : random.below(base);
            digits.emplace_back(digit, base);
            bits += std::log2(base);
            packer.add(digit, base);
        }
        const std::string letters = packer.letters();
        EXPECT_LE(static_cast<double>(letters.size()), bits / 6 * 1.001 + 2);
        Unpacker unpacker(letters);
        for (const auto& [digit, base] : digits) ASSERT_EQ(unpacker.take(base), digit) << chance;
    }
}

TEST(Packing, WhatIsForcedCostsNothing) {
    Packer packer;
    for (int i = 0; i < 1000; ++i) packer.add(0, 1);
    EXPECT_EQ(packer.letters(), "");
}

TEST(Packing, NumbersOfAnySizeComeBack) {
    const std::vector<std::uint64_t> numbers{
        0, 1, 2, 3, ~std::uint64_t{0}, std::uint64_t{1} << 63U, 65535, 65536, 65537};
    Packer packer;
    for (const std::uint64_t number : numbers) packer.add_number(number);
    const std::string letters = packer.letters();
    Unpacker unpacker(letters);
    for (const std::uint64_t number : numbers) EXPECT_EQ(unpacker.take_number(), number);
}

TEST(Link, EveryGameInEverySetUpComesBackWhole) {
    for (int game = 0; game < games; ++game) {
        const std::size_t setups = every_setup(game_info(game), 1).size();
        for (std::size_t number = 0; number < std::min<std::size_t>(setups, 40); ++number) {
            const Match match = some_match(game, number * std::max<std::size_t>(setups / 40, 1), number + 1);
            SCOPED_TRACE(text_of(match.info(), match.setup().setup));
            const std::string link = link_of(match);
            EXPECT_EQ(
                link.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_="),
                std::string::npos);
            const auto read = links::read(link);
            ASSERT_TRUE(read) << read.problem().reason;
            EXPECT_EQ(read->kind, links::Kind::match);
            EXPECT_EQ(read->match.record(), match.record());
            EXPECT_EQ(read->match.state(), match.state());
            EXPECT_EQ(read->notice, "");
        }
    }
}

TEST(Link, AListOfOnesOwnComesBack) {
    for (int game = 0; game < games; ++game) {
        if (game_info(game).shelf == nullptr) continue;
        for (std::uint64_t chance = 0; chance < 10; ++chance) {
            const auto setup = with_drawn_lists(game_info(game), every_setup(game_info(game), 5)[0], chance);
            const auto read = links::read(links::of_deal(match_setup(game, setup)));
            ASSERT_TRUE(read) << read.problem().reason;
            EXPECT_EQ(read->match.setup().setup, setup);
        }
    }
}

TEST(Link, UnfinishedGamesDealsAndPuzzlesComeBackAsWhatTheyAre) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        const Match match = some_match(game, 0, 6, 25);
        const auto read = links::read("https://example.org/play/?x=1#" + link_of(match) + "\n");
        ASSERT_TRUE(read) << read.problem().reason;
        EXPECT_EQ(read->match.record(), match.record());

        const auto deal = links::read(links::of_deal(match.setup()));
        ASSERT_TRUE(deal) << deal.problem().reason;
        EXPECT_EQ(deal->kind, links::Kind::deal);
        EXPECT_EQ(deal->match.setup(), match.setup());
        EXPECT_TRUE(deal->match.steps().empty());

        const std::size_t at = match.steps().size() / 2;
        const auto link = links::of_puzzle(match, at);
        ASSERT_TRUE(link);
        const auto puzzle = links::read(*link);
        ASSERT_TRUE(puzzle) << puzzle.problem().reason;
        EXPECT_EQ(puzzle->kind, links::Kind::puzzle);
        EXPECT_EQ(puzzle->match.steps().size(), at);
        EXPECT_EQ(puzzle->match.state(), match.state_at(at));
    }
}

TEST(Link, EveryCutAndEveryChangedLetterIsRefusedWithAReason) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        const std::string link = link_of(some_match(game, 1, 3, 60));
        for (std::size_t size = 0; size < link.size(); ++size) {
            EXPECT_NE(reason_of(link.substr(0, size)), "");
            EXPECT_NE(reason_of(link.substr(0, size) + link.substr(size + 1)), "")
                << "without letter " << size;
        }
        for (std::size_t at = links::head.size(); at < link.size(); ++at)
            for (std::uint32_t value = 0; value < 64; ++value) {
                std::string changed = link;
                changed[at] = letter_of(value);
                if (changed == link) continue;
                EXPECT_NE(reason_of(changed), "");
            }
        EXPECT_NE(reason_of(link + "A"), "");
    }
}

TEST(Link, ABadOneTellsWhatIsWrong) {
    const std::string link = link_of(some_match(0, 0, 1));
    EXPECT_EQ(reason_of(""), "This is no link to a game.");
    EXPECT_EQ(reason_of("list=x"), "This is no link to a game.");
    EXPECT_EQ(reason_of("game="), "The link is cut: it ends before the game.");
    EXPECT_EQ(reason_of(link.substr(0, 11)), "The link is cut: it ends before the game.");
    EXPECT_EQ(reason_of(link.substr(0, link.size() - 1)),
              "The link was cut or changed: its checksum does not match.");
    EXPECT_EQ(reason_of("game=2" + link.substr(6)),
              "The link has another form than this program knows. It may be newer: reload the page.");
    EXPECT_EQ(reason_of(std::string(links::most_link_bytes + 1, 'A')), "This text is too long for a link.");
    EXPECT_EQ(reason_of(links::sealed("__________")),
              "The link is of a kind or a game that this program does not know.");
    EXPECT_EQ(links::address_in("see https://example.org/#" + link).target, links::Target::game);
    EXPECT_EQ(links::address_in("see https://example.org/#list=x").target, links::Target::list);
    EXPECT_EQ(links::address_in("see https://example.org/#endgame=x").target, links::Target::none);
    EXPECT_EQ(links::address_in("My game=x, your list=y").target, links::Target::none);
    EXPECT_TRUE(links::read("Look: https://example.org/#" + link + " It is good.")) << "words around it";
}

// What chats, mails and people do to it.
TEST(Link, IsFoundHoweverItWasHandedOn) {
    for (int game = 0; game < games; ++game)
        for (std::uint64_t chance = 0; chance < 4; ++chance) {
            const Match match = some_match(game, chance, chance, 60);
            const std::string link = link_of(match);
            const std::string body = link.substr(links::head.size()), page = "https://example.org/play/";
            const auto broken = [&](const std::string& mark, std::size_t every) {
                std::string out = page;
                (out += '#') += link;
                for (std::size_t at = page.size() + 9; at < out.size(); at += every + mark.size())
                    out.insert(at, mark);
                return out;
            };
            std::vector<std::string> texts{broken("\n", 40),    broken("\r\n> ", 60),
                                           broken("=\r\n", 60), broken(" ", 7),
                                           broken("\u200B", 3), broken("\u00AD", 9),
                                           broken("\u200C", 9), broken("\n\n", 50) + "\n\nBye, Ann"};
            for (const char* const form : {"{page}#/game={body}",
                                           "{page}#!game={body}",
                                           "{page}#!/game={body}",
                                           "{page}?game={body}",
                                           "{page}?utm_source=x&game={body}",
                                           "{page}#GAME={body}",
                                           "{page}#Game%3D{body}",
                                           "{page}%23game%3d{body}",
                                           "{page}#game=3D{body}",
                                           "game={body}",
                                           "#game={body}",
                                           "/game={body}",
                                           "{page}?list=1#{link}",
                                           "({page}#{link})",
                                           "<{page}#{link}>.",
                                           "{page}#{link}&utm_source=chat",
                                           "{page}#{link}, see?",
                                           "{page}#{link}%22",
                                           "_{page}#{link}_",
                                           "__{page}#{link}__ see",
                                           "{page}#{link}-",
                                           "{page}#{link} and more words",
                                           "> {page}#{link}\r\n> Good_game"})
                texts.push_back(say(form, {{"page", page}, {"body", body}, {"link", link}}));
            for (const std::string& text : texts) {
                const auto read = links::read(text);
                ASSERT_TRUE(read) << read.problem().reason << '\n' << text;
                EXPECT_EQ(read->match.record(), match.record()) << text;
                EXPECT_EQ(read->link, link) << text;
            }
        }
}

TEST(Link, OfOtherRulesIsPlayedAgainWhereTheseDoTheSameElseTold) {
    const auto ours = static_cast<std::uint64_t>(game_info(0).rules_version);
    const std::uint64_t whole = fingerprint(first_deal().state(), 2);
    const auto print = static_cast<std::uint32_t>((whole ^ whole >> 24U) & 0xFFFFFFU);
    ASSERT_EQ(packed_deal(ours, 0, 0, print), links::of_deal(first_deal().setup()))
        << "the form is as it is told";

    const auto read = links::read(packed_deal(ours + 1, 0, 0, print));
    ASSERT_TRUE(read) << read.problem().reason;
    EXPECT_EQ(read->notice, "It was made with version " + std::to_string(ours + 1) +
                                " of the rules, and was played again by version " + std::to_string(ours) +
                                ".");
    EXPECT_EQ(reason_of(packed_deal(ours + 1, 0, 0, print ^ 1U)),
              "This game cannot be played again as it was. It was made with version " +
                  std::to_string(ours + 1) + " of the rules; this program has version " +
                  std::to_string(ours) + ".");
    EXPECT_EQ(reason_of(packed_deal(ours, 0, 0, print ^ 1U)), "This game cannot be played again as it was.");
    EXPECT_EQ(reason_of(packed_deal(ours, 1, ~std::uint64_t{0}, print)),
              "The link has more actions than a game can have.");
}

TEST(Link, OfOlderRulesHasNoDigitsForWhatCameLater) {
    int found = 0;
    for (int game = 0; game < games; ++game) {
        const GameInfo& info = game_info(game);
        const int older = info.rules_version - 1;
        if (known_to(older, info.options) == info.options.size()) continue;
        ++found;
        MatchSetup deal = match_setup(game, {2, {}, 77});
        for (std::size_t i = 0; i < info.options.size(); ++i)
            deal.setup.options[i] =
                info.options[i].is_unknown_to(older) ? info.options[i].absent : info.options[i].usual;
        deal.setup = complete(game, deal.setup);
        Packer out;
        out.add(0, 8);
        out.add(static_cast<std::uint32_t>(game), 32);
        out.add_number(static_cast<std::uint64_t>(older));
        out.add(1, 4); // two seats
        out.add_number(77);
        out.add(0, 2); // no practice
        for (std::size_t i = 0; i < known_to(older, info.options); ++i)
            out.add(deal.setup.options[i],
                    static_cast<std::uint32_t>(known_to(older, info.options[i].choices)));
        if (info.takes_first) out.add(0, 5);
        for (std::size_t seat = 0; seat < 2; ++seat) {
            out.add(0, 16);
            out.add(1, 41);
            out.add(1, 2);
            out.add(static_cast<std::uint32_t>(value_of_letter(seat == 0 ? 'A' : 'B')), 64);
            deal.players[seat].name = seat == 0 ? "A" : "B";
            if (info.shelf != nullptr) pack_list(out, info.shelf(), older, deal.setup, seat);
        }
        const std::uint64_t whole = fingerprint(Match(deal).state(), 2);
        const auto print = static_cast<std::uint32_t>((whole ^ whole >> 24U) & 0xFFFFFFU);
        out.add(print >> 12U, 1U << 12U);
        out.add(print & 0xFFFU, 1U << 12U);
        const auto read = links::read(links::sealed(out.letters()));
        ASSERT_TRUE(read) << info.key << ": " << read.problem().reason;
        EXPECT_EQ(read->match.setup(), deal);
        EXPECT_NE(read->notice, "");
    }
    EXPECT_GE(found, 4);
}

TEST(Link, AGameFromAPositionHasNone) {
    const Match match = some_match(0, 0, 1, 10);
    const auto link = links::of_match(Match(match.setup(), match.state(), 10));
    ASSERT_FALSE(link);
    EXPECT_EQ(link.problem().reason,
              "A game that goes on from a position cannot be put into a link: its record can be handed on.");
}

} // namespace cardfront
