// Poker Assault in many games by chance and by the plain player: everything that can happen happens.
#include "core/poker_assault/cards.h"
#include "core/words.h"

#include "tests/core/every_game.h"
#include "tests/core/poker_assault/table.h"

#include <gtest/gtest.h>
#include <set>
#include <string>

namespace cardfront::poker_assault {

namespace {

// Half of the actions are sensible, half any.
Action mixed_choice(const State& state, const ActionList& actions, Random& random) {
    return random.below(2) == 0 ? any_action(actions, random) : playout_choice(state, random);
}

template <class F>
void many_games(int count, F&& each) { // each(before, action, events)
    const auto setups = every_setup(State::info, 0);
    ActionList actions;
    std::vector<Event> events;
    for (int game = 0; game < count; ++game) {
        auto setup = setups[static_cast<std::size_t>(game) % setups.size()];
        setup.seed = static_cast<std::uint64_t>(game);
        State state = State::start(setup, Log{});
        Random random(static_cast<std::uint64_t>(game) + 77);
        while (state.turn() != nobody) {
            state.legal(actions);
            const Action action = mixed_choice(state, actions, random);
            const State before = state;
            events.clear();
            state.apply(action, Log(events));
            each(before, action, events);
        }
    }
}

} // namespace

TEST(PokerAssaultPlay, EveryCardWorksSomewhere) {
    std::set<int> attacked;
    std::set<int> guarded_with;
    std::set<int> powers_seen;
    std::set<int> asked;
    many_games(640, [&](const State& before, Action action, const std::vector<Event>& events) {
        if (action.verb == play) attacked.insert(deck_card(action.c, action.a));
        if (action.verb == defend) guarded_with.insert(deck_card(action.c, action.a));
        if (before.question() != nullptr) asked.insert(before.question()->card);
        for (const Event& event : events) {
            if (event.what == what::reveal) powers_seen.insert(event.card);
            if (event.what == what::draw_power && event.seen == everybody) powers_seen.insert(event.card);
        }
    });
    for (int card = 0; card < first_power_card; ++card) {
        EXPECT_TRUE(attacked.contains(card)) << card_name(static_cast<std::int16_t>(card));
        EXPECT_TRUE(guarded_with.contains(card) || rank_of(poker_card_of(static_cast<DeckCard>(card))) == 0)
            << card_name(static_cast<std::int16_t>(card));
    }
    for (int card = first_power_card; card < first_power_card + powers; ++card)
        EXPECT_TRUE(powers_seen.contains(card)) << card_name(static_cast<std::int16_t>(card));
    EXPECT_GE(asked.size(), 3U); // Wingman, Celestial Telepath, Mind Control
}

TEST(PokerAssaultPlay, PA_46_WhateverBringsAHandAboveFiveSaysSo) {
    int above = 0;
    many_games(320, [&](const State& before, Action, const std::vector<Event>&) {
        for (const Seat seat : SeatRange(before.players)) {
            const Side& side = before.side[static_cast<std::size_t>(seat)];
            ASSERT_EQ(side.surplus != 0, side.hand_count() > hand_size);
            above += side.surplus;
        }
    });
    EXPECT_GT(above, 1000);
}

TEST(PokerAssaultPlay, EveryFactionMeetsEveryOtherInEverySeat) {
    std::set<std::pair<int, int>> pairs;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        cardfront::Setup setup{2, {}, seed, nobody};
        setup.options[option::factions] = 1;
        const State state = State::start(setup, Log{});
        pairs.emplace(std::countr_zero(state.picks[0]), std::countr_zero(state.picks[1]));
    }
    EXPECT_EQ(pairs.size(), static_cast<std::size_t>(factions * (factions - 1)));
}

TEST(PokerAssaultPlay, ThePlainPlayerEndsAGameInGoodTimeAndActsLegally) {
    int longest = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const auto setups = every_setup(State::info, seed);
        State state = State::start(setups[seed % setups.size()], Log{});
        Random random(seed);
        while (state.turn() != nobody) {
            const Action action = playout_choice(state, random);
            ASSERT_FALSE(state.refusal(action)) << action_code(State::info, action);
            state.apply(action, Log{});
        }
        longest = std::max<int>(longest, state.preparations);
    }
    EXPECT_LT(longest, most_preparations);
}

TEST(PokerAssaultPlay, TheLogNamesTheCardThatDidIt) {
    Names names;
    names[0] = "Ann";
    names[1] = "Bob";
    const auto told = [&](const Table& table, int what) {
        for (const Event& event : table.events)
            if (event.what == what) return words_of(table.state, event, names);
        return std::string();
    };
    Table strike({rockets, wolves});
    strike.power_deck(0, "Missile Strike").assault("2C 3D 4C 5D 6C");
    strike.act({launch});
    EXPECT_EQ(told(strike, what::hurt), "Missile Strike: Bob takes 2 damage.");
    Table sip({vampires, wolves});
    sip.assault("9C 9D KC KD");
    sip.act({launch});
    EXPECT_EQ(told(sip, what::gain), "Blood Sip: Ann gains 1 chip.");
    Table howl({wolves, rockets});
    howl.hand(1, "4C KD").launches("3H 3D");
    EXPECT_EQ(told(howl, what::discard), "Howler: The King of Diamonds is discarded.");
    Table take({wolves, aliens});
    take.hand(0, "2C").hand(1, "KD").launches("QD QC");
    take.defends("KD", "QD");
    EXPECT_EQ(told(take, what::take), "Body Snatcher: Bob takes the 2 of Clubs.");
    Table look({rockets, aliens});
    look.hand(0, "2C").has_secret(1, "Brain Scan").launches("QD QS");
    look.uses("Brain Scan");
    EXPECT_EQ(told(look, what::look), "Brain Scan: Bob looks at Ann's hand.");
    Table shield({aliens, rockets});
    shield.has_secret(1, "Force Field").launches("4D 4C");
    shield.uses_on("Force Field", "4D");
    EXPECT_EQ(told(shield, what::guard), "Force Field: The 4 of Diamonds is defended.");
    Table rises({wolves, rockets});
    rises.has_secret(0, "Moonrise").assault("4C 4D");
    rises.act({launch});
    rises.uses("Moonrise");
    EXPECT_EQ(told(rises, what::change), "Moonrise: The 4 of Clubs is now the 8 of Clubs.");
    Table another({vampires, wolves});
    another.assault("4D 7C").hand(0, "10D");
    another.plays("10D", 1);
    EXPECT_EQ(told(another, what::change), "Mesmerist: The 7 of Clubs is now the 7 of Diamonds.");
    Table itself({wolves, rockets});
    itself.hand(0, "7C");
    itself.plays("7C", rank_number(8));
    EXPECT_EQ(told(itself, what::change), "The 7 of Clubs, Shapeshifter is now the 8 of Clubs.")
        << "it was told with its play";
    Table draws({wolves, rockets});
    draws.has_secret(1, "Scramble").launches("4C 4D");
    draws.uses("Scramble");
    EXPECT_EQ(told(draws, what::deal).rfind("Scramble: Bob draws the ", 0), 0U) << "as its owner sees it";
    Table salvage({rockets, wolves});
    salvage.power_deck(0, "Barrage").assault("4H 4C");
    salvage.act({launch});
    EXPECT_EQ(told(salvage, what::draw_power), "Salvage Crew: Ann draws the Secret Barrage.");
    Table choice({aliens, wolves});
    choice.hand(0, "5H").draws(0, "KC 2D AH");
    choice.plays("5H");
    choice.chooses("AH", 0);
    EXPECT_EQ(told(choice, what::discard), "Celestial Telepath: The 2 of Diamonds is discarded.");
    Table hit({wolves, rockets});
    hit.launches("4C 4D");
    hit.act({done});
    EXPECT_EQ(told(hit, what::hurt), "Bob takes 2 damage.") << "the Assault itself";
    Table taken({aliens, wolves});
    taken.assault("2S 3C 3D");
    taken.act({launch});
    EXPECT_EQ(told(taken, what::hurt), "Stowaway: Ann takes 1 chip from Bob.");
    EXPECT_EQ(told(taken, what::gain), "") << "it is told once";
    Table none({rockets, aliens});
    none.hand(0, "2C").has_secret(1, "Brain Scan").launches("QD QS");
    none.uses("Brain Scan");
    EXPECT_EQ(told(none, what::hurt), "Brain Scan: Ann takes no damage.");
    Table joins({rockets, wolves});
    joins.assault("8H").hand(0, "8C KH 2C 3C 4C").draws(0, "QH 8S 9S");
    joins.plays("8C");
    EXPECT_EQ(words_of(joins.state, joins.to_choose("8S", 0), names).said,
              "Wingman: Ann adds the 8 of Spades, Wingman.");
    EXPECT_EQ(words_of(joins.state, Action{decline}, names).said, "Ann chooses nothing for Wingman.");
}

} // namespace cardfront::poker_assault
