// Before the first card of Poker Assault: factions, drafts, chips and who begins; and the games that go on
// with a second faction.
#include "tests/core/every_game.h"
#include "tests/core/poker_assault/table.h"

#include <set>

namespace cardfront::poker_assault {

namespace {

State with_factions(const std::string& variant, const std::vector<int>& picked, int seats = 2) {
    State state = State::start(setup_of(variant, seats, 1, 0), Log{});
    for (const int each : picked) state.apply({pick, static_cast<std::int8_t>(each)}, Log{});
    return state;
}

std::string rule_of(const State& state, Action action) {
    const Refusal refusal = state.refusal(action);
    return refusal ? refusal.rule : "";
}

constexpr int suit_of_faction(Faction faction, int suit) {
    return static_cast<int>(faction) * suits + suit;
}

// All cards of a player, wherever they are.
CardSet cards_of_side(const Side& side) {
    CardSet all = side.deck;
    all |= side.hand;
    for (const DeckCard card : side.on_deck) all.add(card);
    return all;
}

// A Street Fight in which seat 1, with one chip, defends against a pair.
State last_chip() {
    State state = with_factions("street-fight", {0, 1, 2, 3, 0, 1}); // the first two fight first
    state.chips[1] = 1;
    state.attacker = 0;
    state.assault.clear();
    for (const char* const text : {"9H", "9S"}) {
        const DeckCard card = deck_card(0, card_of(text));
        for (CardSet* const set : {&state.side[0].deck, &state.side[0].hand}) set->remove(card);
        state.side[0].on_deck.remove(card);
        state.assault.push_back({card,
                                 static_cast<std::int8_t>(rank_of(poker_card_of(card))),
                                 static_cast<std::int8_t>(suit_of(poker_card_of(card))),
                                 0,
                                 no_deck_card,
                                 nobody,
                                 {}});
    }
    while (state.side[0].hand.size() < hand_size) {
        const DeckCard card = state.side[0].deck.nth(0);
        state.side[0].deck.remove(card);
        state.side[0].hand.add(card);
    }
    state.apply({launch}, Log{});
    if (state.phase == Phase::window) state.apply({pass}, Log{});
    return state;
}

} // namespace

TEST(PokerAssaultSetup, PA_24_TheHighestCutBeginsAndTiesCutAgain) {
    std::set<int> began;
    int ties = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const int seats = 2 + static_cast<int>(seed % 3);
        cardfront::Setup setup = setup_of("standard", seats, seed);
        setup.options[option::factions] = 1;
        std::vector<Event> events;
        const State state = State::start(setup, Log(events));
        std::vector<std::pair<Seat, int>> cuts; // of one round of cuts
        auto still = static_cast<SeatSet>((1U << static_cast<unsigned>(seats)) - 1U);
        SeatSet expected = still;
        for (const Event& event : events) {
            if (event.what != what::deal || event.to.area != cut_area) continue;
            EXPECT_TRUE(has(still, event.seat)) << "only those who tie cut again";
            EXPECT_EQ(event.seen, everybody);
            cuts.emplace_back(event.seat, rank_of(poker_card_of(static_cast<DeckCard>(event.card))));
            if (static_cast<int>(cuts.size()) < std::popcount(expected)) continue;
            int highest = -1;
            for (const auto& [seat, rank] : cuts) highest = std::max(highest, rank);
            still = 0;
            for (const auto& [seat, rank] : cuts)
                if (rank == highest) still |= only(seat);
            if (std::popcount(still) > 1) ++ties;
            expected = still;
            cuts.clear();
        }
        ASSERT_EQ(still, only(state.attacker)) << seed;
        began.insert(state.attacker);
    }
    EXPECT_EQ(began.size(), 4U);
    EXPECT_GT(ties, 0);
}

TEST(PokerAssaultSetup, PA_45_EvenedOutWhoDoesNotBeginHasOneChipMore) {
    for (const int seats : {2, 3, 4})
        for (Seat first = 0; first < seats; ++first)
            for (const int more : {0, 1}) {
                auto setup = setup_of("standard", seats, 1, first);
                setup.options[option::start] = static_cast<std::uint8_t>(more);
                State state = State::start(setup, Log{});
                for (int faction = 0; faction < seats; ++faction)
                    state.apply({pick, static_cast<std::int8_t>(faction)}, Log{});
                for (const Seat seat : SeatRange(seats))
                    EXPECT_EQ(state.score(seat), seats == 4      ? team_chips
                                                 : seat == first ? usual_chips
                                                                 : usual_chips + more);
            }
}

TEST(PokerAssaultSetup, PA_24_WhenYouPlayAgainTheLoserBegins) {
    for (const Seat first : {0, 1, 2}) {
        cardfront::Setup setup = setup_of("standard", 3, 5, static_cast<Seat>(first));
        setup.options[option::factions] = 1;
        std::vector<Event> events;
        EXPECT_EQ(State::start(setup, Log(events)).attacker, first);
        for (const Event& event : events) EXPECT_NE(event.to.area, cut_area) << "nobody cuts";
    }
}

TEST(PokerAssaultSetup, PA_20_CountsAreOpenAndCardsAreNot) {
    State state = with_factions("standard", {0, 1});
    std::vector<Power> kept; // what the Wolf Pack may hold face down
    for (Power power = powers_of_faction; power < 2 * powers_of_faction; ++power)
        if (power_card(power).kind == Kind::secret_assault || power_card(power).kind == Kind::secret_defence)
            kept.push_back(power);
    ASSERT_GE(kept.size(), 3U);
    state.side[1].secrets = power_bit(kept[0]) | power_bit(kept[1]);
    state.side[1].power_deck &= ~state.side[1].secrets;
    ASSERT_TRUE(state.sane());
    State seen = state;
    seen.redact(0);
    const Side& other = seen.side[1];
    EXPECT_TRUE(other.hand.empty());
    EXPECT_EQ(other.hand_count(), hand_size);
    EXPECT_EQ(seen.deck_count(1), deck_size - hand_size);
    EXPECT_EQ(other.secrets, 0U);
    EXPECT_EQ(other.secret_count(), 2);
    EXPECT_EQ(other.power_count(), powers_of_faction - 2);
    EXPECT_EQ(seen.side[0].hand, state.side[0].hand);

    // Whatever the other one holds and hides, the first player's view is the same, byte for byte, and so is
    // every word that they read.
    for (const DeckCard held : state.side[1].hand)
        for (const DeckCard drawn : state.side[1].deck) {
            State swapped = state;
            swapped.side[1].hand.remove(held), swapped.side[1].deck.add(held);
            swapped.side[1].deck.remove(drawn), swapped.side[1].hand.add(drawn);
            ASSERT_TRUE(swapped.sane());
            swapped.redact(0);
            ASSERT_TRUE(same_bytes(swapped, seen));
        }
    for (const Power one : kept)
        for (const Power two : kept) {
            if (one == two) continue;
            State swapped = state;
            swapped.side[1].power_deck |= swapped.side[1].secrets;
            swapped.side[1].secrets = power_bit(one) | power_bit(two);
            swapped.side[1].power_deck &= ~swapped.side[1].secrets;
            ASSERT_TRUE(swapped.sane());
            const auto read = sections(swapped, 0, Names{});
            const auto before = sections(state, 0, Names{});
            ASSERT_EQ(read.size(), before.size());
            for (std::size_t i = 0; i < read.size(); ++i) EXPECT_EQ(read[i].lines, before[i].lines);
            swapped.redact(0);
            ASSERT_TRUE(same_bytes(swapped, seen));
        }
}

TEST(PokerAssaultSetup, PA_20_TheTopOfADiscardPileIsOpen) {
    Table table({vampires, wolves});
    table.discards(1, "4H 9C");
    State seen = table.state;
    seen.redact(0);
    EXPECT_EQ(seen.discards.top(1), table.named(1, "9C"));
}

TEST(PokerAssaultSetup, PA_29_EachFactionOnceInTurn) {
    State state = State::start(setup_of("standard", 3, 1, 0), Log{});
    EXPECT_EQ(state.turn(), 0);
    state.apply({pick, 2}, Log{});
    EXPECT_EQ(state.turn(), 1);
    EXPECT_EQ(rule_of(state, {pick, 2}), "PA-29");
    EXPECT_EQ(rule_of(state, {pick, factions}), "PA-28");
    EXPECT_EQ(rule_of(state, {launch}), "PA-29") << "not before all have chosen";
    const auto told = sections(state, 0, Names{});
    ASSERT_EQ(told.at(0).lines.size(), static_cast<std::size_t>(factions)) << "what each wins by";
    EXPECT_EQ(told[0].lines[1], faction_name(1) + ": " + faction_line(1));
    state.apply({pick, 0}, Log{});
    state.apply({pick, 3}, Log{});
    EXPECT_EQ(state.phase, Phase::prepare);
    for (const Seat seat : SeatRange(3)) {
        EXPECT_EQ(cards_of_side(state.side[static_cast<std::size_t>(seat)]).size(), deck_size);
    }
}

TEST(PokerAssaultSetup, PA_23_CrossFactionPutsADeckTogether) {
    const int vampire_clubs = suit_of_faction(vampires, clubs);
    State state = with_factions("cross-faction", {vampire_clubs, suit_of_faction(wolves, clubs)});
    EXPECT_EQ(rule_of(state, {pick, static_cast<std::int8_t>(suit_of_faction(wolves, clubs))}), "PA-29")
        << "somebody has it";
    EXPECT_EQ(rule_of(state, {pick, static_cast<std::int8_t>(suit_of_faction(vampires, hearts))}), "PA-23")
        << "a second suit of one faction";
    EXPECT_EQ(rule_of(state, {pick, static_cast<std::int8_t>(suit_of_faction(rockets, clubs))}), "PA-23")
        << "a suit twice";
    EXPECT_EQ(rule_of(state, {pick, factions * suits}), "PA-28");
    EXPECT_EQ(rule_of(state, {pick, static_cast<std::int8_t>(suit_of_faction(rockets, hearts))}), "");
}

TEST(PokerAssaultSetup, PA_23_EveryDraftOfCrossFactionCanBeCompleted) {
    int closed = 0; // picks that would leave somebody without a full set
    for (std::uint64_t seed = 0; seed < 120; ++seed) {
        const int seats = 2 + static_cast<int>(seed % 3);
        State state = State::start(setup_of("cross-faction", seats, seed, 0), Log{});
        Random random(seed);
        ActionList actions;
        while (state.phase == Phase::draft) {
            state.legal(actions);
            ASSERT_FALSE(actions.empty());
            for (int each = 0; each < factions * suits; ++each) {
                const unsigned mine = state.picks[static_cast<std::size_t>(state.attacker)];
                unsigned all = 0;
                for (const std::uint16_t picks : state.picks) all |= picks;
                const Action action{pick, static_cast<std::int8_t>(each)};
                const bool free = (all >> static_cast<unsigned>(each) & 1U) == 0 &&
                                  (mine >> static_cast<unsigned>(each / suits * suits) & 0xFU) == 0 &&
                                  (mine & 0x1111U << static_cast<unsigned>(each % suits)) == 0;
                if (free && rule_of(state, action) == "PA-29") ++closed;
            }
            state.apply(any_action(actions, random), Log{});
        }
        for (const Seat seat : SeatRange(seats)) {
            const Side& side = state.side[static_cast<std::size_t>(seat)];
            const CardSet all = cards_of_side(side);
            EXPECT_EQ(all.size(), deck_size);
            for (int suit = 0; suit < suits; ++suit) {
                int from = 0;
                for (int faction = 0; faction < factions; ++faction) {
                    CardSet shared = CardSet::one_suit(faction, suit);
                    int count = 0;
                    for (const DeckCard card : shared) count += all.has(card) ? 1 : 0;
                    EXPECT_TRUE(count == 0 || count == ranks);
                    from += count != 0 ? 1 : 0;
                }
                EXPECT_EQ(from, 1) << "each suit of one faction";
            }
            for (int faction = 0; faction < factions; ++faction)
                EXPECT_EQ(std::popcount(
                              side.power_deck >> static_cast<unsigned>(faction * powers_of_faction) & 0xFFU),
                          2)
                    << "two Power Cards of each faction";
        }
    }
    EXPECT_GT(closed, 0);
}

TEST(PokerAssaultSetup, PA_23_ChipsByACut) {
    std::set<int> each_count;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const int seats = 2 + static_cast<int>(seed % 3);
        cardfront::Setup setup = setup_of("standard", seats, seed);
        setup.options[option::factions] = 1;
        setup.options[option::chips] = 1;
        std::vector<Event> events;
        const State state = State::start(setup, Log(events));
        int last_rank = -1; // of the cuts for chips
        for (const Event& event : events)
            if (event.what == what::deal && event.to.area == cut_area && event.amount != 1) {
                EXPECT_TRUE(last_rank == -1 || (last_rank >= rank_number(10) && last_rank <= king))
                    << "only a card above the 9 is cut again";
                last_rank = rank_of(poker_card_of(static_cast<DeckCard>(event.card)));
            }
        const int count = last_rank == ace ? 1 : last_rank + 2;
        ASSERT_LE(count, 9);
        each_count.insert(count);
        for (int team = 0; team < (seats == 4 ? 2 : seats); ++team)
            EXPECT_EQ(state.chips[static_cast<std::size_t>(team)], seats == 4 ? 2 * count : count);
    }
    EXPECT_EQ(each_count.size(), 9U);
}

TEST(PokerAssaultSetup, PA_23_DoubleDeckerShufflesTwoFactionsTogether) {
    const State state = with_factions("double-decker", {0, 1, 2, 3});
    for (const Seat seat : SeatRange(2)) {
        const Side& side = state.side[static_cast<std::size_t>(seat)];
        EXPECT_EQ(cards_of_side(side).size(), 2 * deck_size);
        EXPECT_EQ(side.power_count(), 2 * powers_of_faction);
        EXPECT_EQ(side.hand_count(), hand_size);
    }
    std::set<int> in_hand; // of both factions, in some games
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        cardfront::Setup setup = setup_of("double-decker", 2, seed);
        setup.options[option::factions] = 1;
        const State other = State::start(setup, Log{});
        for (const DeckCard card : other.side[0].hand) in_hand.insert(deck_of(card));
    }
    EXPECT_EQ(in_hand.size(), 4U);
}

TEST(PokerAssaultSetup, PA_23_StreetFightersComeBackWithTheirSecondFaction) {
    State state = last_chip();
    ASSERT_EQ(state.turn(), 1);
    const auto told = sections(state, 0, Names{});
    EXPECT_EQ(told.back().lines.at(2), "Fights second: " + faction_name(3));
    const int in_first = cards_of_side(state.side[1]).size();
    EXPECT_EQ(in_first, deck_size) << "the second faction waits";
    std::vector<Event> events;
    state.apply({done}, Log(events));
    EXPECT_TRUE(std::any_of(events.begin(), events.end(),
                            [](const Event& event) { return event.what == what::come_back; }));
    const Side& side = state.side[1];
    EXPECT_EQ(state.chips[1], usual_chips) << "what was lost beyond the last chip is forgotten";
    EXPECT_EQ(state.turn(), 1);
    EXPECT_EQ(state.phase, Phase::prepare);
    EXPECT_EQ(side.hand_count(), hand_size);
    EXPECT_EQ(state.discards.count(1), 0);
    EXPECT_EQ(side.spent, 0U);
    for (const DeckCard card : cards_of_side(side)) EXPECT_EQ(deck_of(card), 3) << "all others are gone";
    EXPECT_EQ(cards_of_side(side).size(), deck_size);
    EXPECT_EQ(side.power_deck, 0xFFU << 24U);
    EXPECT_EQ(state.discards.count(0), 2) << "the Assault went to its owner's pile";
    EXPECT_TRUE(state.sane());
}

TEST(PokerAssaultSetup, PA_23_StreetFightersSayWhichFactionFightsFirst) {
    for (const int dealt : {0, 1})
        for (const std::uint64_t seed : {3U, 4U, 5U}) {
            cardfront::Setup setup = setup_of("street-fight", 2, seed, 0);
            setup.options[option::factions] = static_cast<std::uint8_t>(dealt);
            State state = State::start(setup, Log{});
            for (const int each : {3, 1, 0, 2})
                if (dealt == 0) state.apply({pick, static_cast<std::int16_t>(each)}, Log{});
            ASSERT_EQ(state.phase, Phase::draft);
            ASSERT_TRUE(state.sane());
            std::array<int, 2> lead{};
            for (const Seat seat : SeatRange(2)) {
                ASSERT_TRUE(state.picks_first());
                EXPECT_EQ(state.turn(), seat);
                EXPECT_TRUE(cards_of_side(state.side[slot(seat)]).empty()) << "nobody cuts or draws yet";
                ActionList choices;
                state.legal(choices);
                ASSERT_EQ(choices.size(), 2U);
                lead[slot(seat)] = choices[(seed + slot(seat)) % 2].a;
                for (int other = 0; other < factions; ++other) {
                    const bool own = (state.picks[slot(seat)] >> static_cast<unsigned>(other) & 1U) != 0;
                    EXPECT_EQ(rule_of(state, {pick, static_cast<std::int16_t>(other)}), own ? "" : "PA-23");
                }
                const Action choice{pick, static_cast<std::int16_t>(lead[slot(seat)])};
                Names names;
                names[seat] = "Ann";
                EXPECT_EQ(turn_words(state, names), "Ann: which faction fights first?");
                EXPECT_EQ(words_of(state, choice, names).said,
                          "Ann: the " + faction_name(choice.a) + " fights first.");
                state.apply(choice, Log{});
                ASSERT_TRUE(state.sane());
            }
            EXPECT_EQ(state.phase, Phase::prepare);
            for (const Seat seat : SeatRange(2)) {
                for (const DeckCard card : cards_of_side(state.side[slot(seat)]))
                    ASSERT_EQ(deck_of(card), lead[slot(seat)]);
                const unsigned waits =
                    state.picks[slot(seat)] & ~(1U << static_cast<unsigned>(lead[slot(seat)]));
                EXPECT_EQ(state.side[slot(seat)].reserve, 1 + std::countr_zero(waits));
            }
        }
    const State decker = with_factions("double-decker", {0, 1, 2, 3});
    EXPECT_EQ(decker.phase, Phase::prepare) << "two that are shuffled together fight at once";
}

TEST(PokerAssaultSetup, PA_35_StreetFightersWhoComeBackRememberWhatTheySaw) {
    State state = last_chip();
    const DeckCard seen = state.side[0].hand.nth(0), own = state.side[1].hand.nth(0);
    state.knows[1].add(seen);
    state.knows[0].add(own);
    state.apply({done}, Log{});
    ASSERT_EQ(state.phase, Phase::prepare);
    EXPECT_TRUE(state.knows[1].has(seen)) << "it still is in that hand";
    EXPECT_FALSE(state.knows[0].has(own)) << "it has left the game";
    state.redact(1);
    EXPECT_TRUE(state.side[0].hand.has(seen));
}

TEST(PokerAssaultSetup, PA_23_TheSecondKnockOutOfAStreetFighterIsFinal) {
    State state = last_chip();
    state.side[1].reserve = 0;
    ASSERT_TRUE(state.sane());
    state.apply({done}, Log{});
    EXPECT_EQ(state.phase, Phase::over);
    EXPECT_EQ(state.winner(), 0);
    EXPECT_EQ(state.chips[1], 0);
}

TEST(PokerAssaultSetup, PA_23_DoubleDeckerAndStreetFightAreForTwo) {
    for (const char* const variant : {"double-decker", "street-fight"})
        for (const int seats : {3, 4}) EXPECT_NE(State::info.unfit(setup_of(variant, seats)), nullptr);
    EXPECT_EQ(State::info.unfit(setup_of("cross-faction", 4)), nullptr);
}

} // namespace cardfront::poker_assault
