// Poker Assault: preparing an Assault and launching it, and when a game is over.
#include "tests/core/poker_assault/table.h"

namespace cardfront::poker_assault {

namespace {

// PA-1 as the rulings say it, written another way than the patterns.
bool may_lie_together(const std::vector<Face>& faces) {
    std::array<int, ranks> counts{};
    bool one_suit = true;
    for (const Face& face : faces) {
        ++counts[static_cast<std::size_t>(face.rank)];
        one_suit = one_suit && face.suit == faces[0].suit;
    }
    if (one_suit && faces.size() <= 5) return true;
    std::vector<int> groups;
    for (const int count : counts)
        if (count > 0) groups.push_back(count);
    std::sort(groups.rbegin(), groups.rend());
    if (groups.size() <= 1 && groups[0] <= 4) return true;
    if (groups.size() == 2 && groups[0] <= 3 && groups[1] <= 2) return true;
    if (groups[0] > 1) return false;
    for (int low = -1; low + 4 < ranks; ++low) { // windows of five; the one from -1 begins with the low Ace
        int inside = 0;
        for (int rank = low; rank < low + 5; ++rank)
            inside += counts[static_cast<std::size_t>(rank < 0 ? ace : rank)];
        if (inside == static_cast<int>(faces.size())) return true;
    }
    return false;
}

} // namespace

TEST(PokerAssaultPrepare, PA_1_WhatMayBeAdded) {
    for (const auto& [assault, card, rule] : {std::tuple{"7C", "QD", ""}, // Two Pair is possible
                                              {"7C QD", "7D", ""},
                                              {"7C QD", "10H", "PA-1"},
                                              {"7C QD", "2C", "PA-1"},
                                              {"4H 7H 10H", "KH", ""},
                                              {"4H 7H 10H", "KC", "PA-1"},
                                              {"4H 7H 10H", "4C", "PA-1"},
                                              {"7C 7D 7H", "7S", ""},
                                              {"7C 7D 7H 7S", "8S", "PA-1"},
                                              {"7C 7D 8H 8S", "8D", ""},
                                              {"7C 7D 8H 8S", "9D", "PA-1"},
                                              {"7C 7D 7H", "8D", ""},
                                              {"7C 7D 7H 8D", "7S", "PA-1"},
                                              {"4C 5D 6H", "8S", ""},
                                              {"4C 5D 6H", "9S", "PA-1"},
                                              {"AC 2D 3H", "5S", ""},
                                              {"10C JD QH", "AS", ""},
                                              {"QC KD AH", "2C", "PA-1"}, // never on past the Ace
                                              {"4C 5D 6H 7S 8C", "9C", "PA-1"},
                                              {"2C 4C 6C 8C 10C", "QC", "PA-1"},
                                              {"4C 5C 6C 7C", "KC", ""},
                                              {"4C 5C 6C 7C", "8D", ""}}) {
        Table table({aliens, wolves});
        table.hand(0, card).assault(assault);
        EXPECT_EQ(table.refused(table.to_play(card)), rule) << assault << " and " << card;
    }
}

TEST(PokerAssaultPrepare, PA_1_AsTheRulingSaysIt) {
    Random random(1);
    int fit = 0;
    for (int n = 0; n < 20000; ++n) {
        std::vector<Face> list;
        Faces faces;
        const std::uint32_t span = 2 + random.below(12);
        const std::uint32_t suit_span = 1 + random.below(4);
        for (std::uint32_t left = 1 + random.below(6); left > 0; --left) {
            const Face face{static_cast<std::int8_t>((random.below(span) + 12) % 13),
                            static_cast<std::int8_t>(random.below(suit_span))};
            list.push_back(face);
            faces.push_back(face);
        }
        ASSERT_EQ(fits_any(usual_set, faces), may_lie_together(list));
        fit += fits_any(usual_set, faces) ? 1 : 0;
    }
    EXPECT_GT(fit, 2000);
    EXPECT_LT(fit, 18000);
}

TEST(PokerAssaultPrepare, PA_1_OneCardMore) {
    constexpr PatternSet all = (1U << patterns.size()) - 1U;
    Random random(2);
    std::array<int, patterns.size()> fit{}, no_more{};
    for (int n = 0; n < 20000; ++n) {
        Faces faces;
        const std::uint32_t span = 2 + random.below(12);
        const std::uint32_t suit_span = 1 + random.below(4);
        const auto one = [&] {
            return Face{static_cast<std::int8_t>((random.below(span) + 12) % 13),
                        static_cast<std::int8_t>(random.below(suit_span))};
        };
        for (std::uint32_t left = random.below(6); left > 0; --left) faces.push_back(one());
        const Face more = one();
        const PatternSet open = fitting(all, Count(faces));
        const PatternSet found = fitting_with(open, Count(faces), more);
        Faces with = faces;
        with.push_back(more);
        ASSERT_EQ(found, fitting(all, Count(with)));
        for (std::size_t i = 0; i < patterns.size(); ++i) {
            ASSERT_EQ((found >> i & 1U) != 0, fits(patterns[i], with));
            fit[i] += static_cast<int>(found >> i & 1U);
            no_more[i] += static_cast<int>((open & ~found) >> i & 1U);
        }
    }
    for (std::size_t i = 0; i < patterns.size(); ++i)
        EXPECT_TRUE(fit[i] > 100 && no_more[i] > 100) << patterns[i].name << fit[i] << ' ' << no_more[i];
}

TEST(PokerAssaultPrepare, PA_1_WhatIsLeftInADeckDoesNotMatter) {
    Table table({aliens, wolves});
    table.deck(0, "7C QD").hand(0, "QD").assault("7C");
    EXPECT_EQ(table.refused(table.to_play("QD")), "");
}

TEST(PokerAssaultPrepare, PA_2_TheWholeSetMustBeAHand) {
    for (const auto& [assault, name] : {std::pair{"7C", ""},
                                        {"7C 7D", "Pair"},
                                        {"7C 7D QC", ""}, // no Pair with a card beside it
                                        {"7C 7D QC QD", "Two Pair"},
                                        {"7C 7D 7H", "Three of a Kind"},
                                        {"7C 7D 7H QC", ""},
                                        {"4C 5D 6H 7S 8C", "Straight"},
                                        {"4C 5D 6H 7S", ""},
                                        {"AC 2D 3H 4S 5C", "Straight"},
                                        {"10C JD QH KS AC", "Straight"},
                                        {"2C 5C 7C 9C KC", "Flush"},
                                        {"2C 5C 7C 9C", ""},
                                        {"7C 7D 7H QC QD", "Full House"},
                                        {"7C 7D 7H 7S", "Four of a Kind"},
                                        {"AC 2C 3C 4C 5C", "Straight Flush"},
                                        {"4C 5C 6C 7C 8C", "Straight Flush"}}) {
        Table table({wolves, rockets});
        table.assault(assault);
        const int pattern = table.state.legal_pattern();
        EXPECT_EQ(pattern < 0 ? "" : std::string(patterns[static_cast<std::size_t>(pattern)].name), name);
        EXPECT_EQ(table.refused({launch}), *name == 0 ? "PA-2" : "") << assault;
    }
}

TEST(PokerAssaultPrepare, PA_3_ExtendingACompleteHand) {
    Table table({aliens, wolves});
    table.hand(0, "7C 7D 7H QC QD");
    table.plays_all("7C 7D");
    EXPECT_EQ(table.refused({launch}), "");
    table.plays("7H");
    EXPECT_EQ(table.refused({launch}), "");
    table.plays("QC");
    EXPECT_EQ(table.refused({launch}), "PA-2");
    EXPECT_EQ(table.refused({stop}), "") << "after any card";
    table.plays("QD");
    table.act({launch});
    EXPECT_EQ(table.state.pattern, 5);
}

TEST(PokerAssaultPrepare, PA_4_AtLeastOneCard) {
    Table table({wolves, rockets});
    table.hand(0, "7C");
    EXPECT_EQ(table.refused({stop}), "PA-4");
    table.plays("7C");
    EXPECT_EQ(table.refused({stop}), "");
    Table empty({wolves, rockets});
    EXPECT_EQ(empty.refused({stop}), "") << "an empty hand";
    empty.act({stop});
    EXPECT_EQ(empty.state.turn(), 1);
}

TEST(PokerAssaultPrepare, PA_6_NotLaunching) {
    for (const char* assault : {"2C 3D 4C 5D 6C", "7C QD"}) {
        Table table({wolves, rockets});
        table.power_deck(0, "Full Moon").hand(0, "KC").assault(assault);
        table.act({stop});
        EXPECT_EQ(table.state.turn(), 1) << "the opponent prepares";
        EXPECT_EQ(table.state.phase, Phase::prepare);
        EXPECT_EQ(table.side(0).standing, 0U) << "no Power Card";
        EXPECT_EQ(table.state.discards.count(0), static_cast<int>(faces_of(assault).size()));
        EXPECT_TRUE(table.holds(0, "KC")) << "the hand stays";
        EXPECT_EQ(table.chips(1), 10);
        EXPECT_TRUE(table.state.assault.empty());
    }
}

TEST(PokerAssaultPrepare, PA_12_AReplacementForEachCard) {
    Table table({wolves, rockets});
    table.hand(0, "7C 7D KH 2C 4S").draws(0, "AC AD").hand(1, "7H 8H").draws(1, "3C");
    table.plays("7C");
    EXPECT_TRUE(table.holds(0, "AC"));
    EXPECT_EQ(table.in_hand(0), hand_size);
    table.plays("7D");
    EXPECT_TRUE(table.holds(0, "AD"));
    EXPECT_EQ(table.in_hand(0), hand_size);
    table.act({launch});
    table.defends("7H", "7C");
    EXPECT_TRUE(table.holds(1, "3C")) << "in defence as well";
    EXPECT_EQ(table.in_hand(1), 2);
}

TEST(PokerAssaultPrepare, PA_12_TheReplacementComesBeforeTheAbility) {
    Table table({aliens, wolves});
    table.hand(0, "5H").draws(0, "KC 2D AH");
    table.plays("5H"); // Celestial Telepath
    ASSERT_GE(table.events.size(), 3U);
    EXPECT_EQ(table.events[0].what, what::place);
    EXPECT_EQ(table.events[1].what, what::deal);
    EXPECT_EQ(table.events[1].card, table.named(0, "KC"));
    EXPECT_EQ(table.events[2].what, what::look);
}

TEST(PokerAssaultPrepare, PA_13_AnEmptyDeck) {
    Table table({wolves, rockets});
    table.hand(0, "7C 7D").deck(0, "").discards(0, "KC QC JC");
    table.hand(0, "7C 7D");
    table.plays("7C");
    EXPECT_EQ(table.of(what::shuffle).size(), 1U);
    EXPECT_EQ(table.state.discards.count(0), 0);
    EXPECT_EQ(table.state.discards.top(0), no_deck_card);
    EXPECT_EQ(table.state.deck_count(0), 2);
    EXPECT_EQ(table.in_hand(0), 2);
    EXPECT_EQ(table.state.assault.size(), 1U) << "what lies on the table stays there";
    Table nothing({wolves, rockets});
    nothing.hand(0, "7C 7D").deck(0, "");
    nothing.hand(0, "7C 7D");
    nothing.plays("7C");
    EXPECT_EQ(nothing.in_hand(0), 1) << "there is nothing to draw";
}

TEST(PokerAssaultPrepare, PA_25_TheGameEndsAfter300Preparations) {
    for (const auto& [first, second, winner] : {std::tuple{3, 2, 0}, {2, 3, 1}, {4, 4, -1}}) {
        Table table({wolves, rockets});
        table.chips(0, first).chips(1, second).hand(0, "7C");
        table.state.preparations = most_preparations;
        table.plays("7C");
        EXPECT_EQ(table.state.phase, Phase::prepare) << "the last one is played to its end";
        table.act({stop});
        EXPECT_EQ(table.state.phase, Phase::over);
        EXPECT_EQ(table.state.winner(), winner);
        ASSERT_EQ(table.of(what::game_end).size(), 1U);
        EXPECT_EQ(table.of(what::game_end)[0].seat, winner);
    }
}

TEST(PokerAssaultPrepare, PA_26_EveryActHasItsTime) {
    Table table({wolves, rockets});
    table.hand(0, "2C 2D 3H").hand(1, "4C 2H");
    EXPECT_EQ(table.refused({done}), "PA-26");
    EXPECT_EQ(table.refused({defend, 0, 0, 1}), "PA-26");
    EXPECT_EQ(table.refused({reform}), "PA-11");
    EXPECT_EQ(table.refused({keep}), "PA-11");
    EXPECT_EQ(table.refused({pass}), "PA-14");
    EXPECT_EQ(table.refused({decline}), "PA-34");
    EXPECT_EQ(table.refused({pick, 0}), "PA-29");
    table.plays_all("2C 2D");
    table.act({launch});
    EXPECT_EQ(table.refused({launch}), "PA-26");
    EXPECT_EQ(table.refused({stop}), "PA-26");
    EXPECT_EQ(table.refused(table.to_play("4C")), "PA-26");
    table.act({done});
    ASSERT_EQ(table.state.phase, Phase::reform);
    EXPECT_EQ(table.refused({done}), "PA-26");
    EXPECT_EQ(table.refused({launch}), "PA-26");
    EXPECT_EQ(table.refused({defend, 8, 0, 2}), "PA-26");
}

TEST(PokerAssaultPrepare, PA_27_OnlyWhatYouHold) {
    Table table({wolves, rockets});
    table.hand(0, "2C 2D").hand(1, "2H");
    EXPECT_EQ(table.refused(table.to_play("3C")), "PA-27");
    EXPECT_EQ(table.refused(table.to_play("R/2H")), "PA-27") << "the opponent's";
    table.plays("2C");
    EXPECT_EQ(table.refused(table.to_play("2C")), "PA-27") << "it lies on the table";
    table.plays("2D");
    table.act({launch});
    EXPECT_EQ(table.refused(table.to_defend("KC", "2C")), "PA-27");
}

TEST(PokerAssaultPrepare, PA_28_MovesThatAreNone) {
    Table table({wolves, rockets});
    table.hand(0, "2C 2D").hand(1, "2H");
    const Action good = table.to_play("2C");
    EXPECT_EQ(table.refused({play, deck_size, -1, 1}), "PA-28") << "a Joker";
    EXPECT_EQ(table.refused({play, -1, -1, 1}), "PA-28");
    EXPECT_EQ(table.refused({play, good.a, -1, factions}), "PA-28");
    EXPECT_EQ(table.refused({play, good.a, -1, -1}), "PA-28");
    EXPECT_EQ(table.refused({play, good.a, -2, 1}), "PA-28");
    EXPECT_EQ(table.refused({launch, 0}), "PA-28");
    EXPECT_EQ(table.refused({secret, powers}), "PA-28");
    EXPECT_EQ(table.refused({secret, -1}), "PA-28");
    EXPECT_EQ(table.refused({12}), "PA-28") << "no such verb";
    EXPECT_EQ(table.refused({255}), "PA-28");
    table.plays_all("2C 2D");
    table.act({launch});
    EXPECT_EQ(table.refused({defend, 2, 2, 2}), "PA-28") << "no such card of the Assault";
    EXPECT_EQ(table.refused({defend, 2, -1, 2}), "PA-28");
}

TEST(PokerAssaultPrepare, PA_31_TheStart) {
    State state = State::start(setup_of("standard"), Log{});
    EXPECT_EQ(state.phase, Phase::draft);
    state.apply({pick, 2}, Log{});
    state.apply({pick, 0}, Log{});
    for (const Seat seat : {0, 1}) {
        const Side& side = state.side[static_cast<std::size_t>(seat)];
        EXPECT_EQ(side.hand_count(), hand_size);
        EXPECT_EQ(state.deck_count(static_cast<Seat>(seat)), deck_size - hand_size);
        EXPECT_EQ(side.power_count(), powers_of_faction);
        EXPECT_EQ(side.secret_count(), 0);
        EXPECT_EQ(state.score(static_cast<Seat>(seat)), usual_chips);
    }
    EXPECT_EQ(state.phase, Phase::prepare);
}

// --- The rulebook's examples. Its pictures are missing: hands are filled in as the text has them.

TEST(PokerAssaultPrepare, ExampleOneAPair) { // Bob, PA-12
    Table table({vampires, wolves});
    table.hand(0, "7C 7H 2D 4S JC").draws(0, "QH 8S");
    table.plays("7C");
    EXPECT_TRUE(table.holds(0, "QH"));
    EXPECT_EQ(table.refused({launch}), "PA-2");
    table.plays("7H");
    EXPECT_TRUE(table.holds(0, "8S"));
    table.act({launch});
    EXPECT_EQ(table.state.pattern, 0);
    EXPECT_EQ(table.state.turn(), 1);
    EXPECT_EQ(table.state.phase, Phase::defend);
}

TEST(PokerAssaultPrepare, ExampleTwoAFlush) { // Trisha, PA-5
    Table table({wolves, rockets});
    table.hand(0, "6S 4S QS 9D KH").draws(0, "3H JD 2S").power_deck(0, "Growing Ferocity");
    table.plays("6S");
    EXPECT_TRUE(table.holds(0, "3H"));
    table.plays("4S");
    EXPECT_TRUE(table.holds(0, "JD"));
    table.plays("QS");
    EXPECT_TRUE(table.holds(0, "2S"));
    table.draws(0, "7S");
    table.plays("2S");
    EXPECT_EQ(table.refused({launch}), "PA-2");
    table.plays("7S");
    table.act({launch});
    EXPECT_EQ(table.state.pattern, 4);
    EXPECT_EQ(table.side(0).secret_count(), 1);
}

TEST(PokerAssaultPrepare, ExampleThreeAFailedStraight) { // Beth, PA-1 and PA-6
    Table table({wolves, rockets});
    table.hand(0, "4H 5H 6C 9H 10S").draws(0, "JS 10D KH");
    table.plays_all("4H 5H");
    EXPECT_EQ(table.refused(table.to_play("6C")), "") << "the Straight";
    EXPECT_EQ(table.refused(table.to_play("9H")), "") << "or the Flush";
    table.plays("6C");
    for (const char* card : {"9H", "10S", "JS", "10D", "KH"})
        EXPECT_EQ(table.refused(table.to_play(card)), "PA-1") << card;
    EXPECT_EQ(table.refused({launch}), "PA-2");
    table.act({stop});
    EXPECT_EQ(table.state.discards.count(0), 3);
    EXPECT_EQ(table.in_hand(0), 5);
    EXPECT_EQ(table.state.turn(), 1);
}

} // namespace cardfront::poker_assault
