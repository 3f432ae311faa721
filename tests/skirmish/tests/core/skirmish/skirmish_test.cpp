// The rules of Skirmish one by one, and what its lists mean for what is known and drawn from.
#include "tests/core/every_game.h"

#include <cmath>
#include <gtest/gtest.h>
#include <initializer_list>
#include <string>

namespace cardfront::skirmish {

namespace {

const int game = find_game("skirmish");

Card card(const std::string& key) {
    for (std::size_t i = 0; i < all_cards; ++i)
        if (shelf.items[i].key == key) return static_cast<Card>(i);
    ADD_FAILURE() << key;
    return no_card;
}
List list_of(const std::string& text) {
    const auto list = read_list(shelf, text);
    EXPECT_TRUE(list) << list.problem().reason;
    return *list;
}
const char* const all_kinds = "2 pike-rider, 2 fire-arrow, 2 surgeon, 1 scout, 1 toll, 2 false-order, "
                              "1 shield-wall, 1 rearguard, 1 white-banner";

constexpr int full = 19; // points with the white banner

// A game in which everybody has the same list and seat 0 begins; hands are put together by the tests.
struct Table {
    State state;
    std::vector<Event> events;

    explicit Table(int seats = 2, const char* list = all_kinds) {
        cardfront::Setup setup{static_cast<std::uint8_t>(seats), {}, 1, 0, {}};
        for (int seat = 0; seat < seats; ++seat) setup.lists[static_cast<std::size_t>(seat)] = list_of(list);
        state = State::start(setup, Log(events));
    }
    // These cards out of the seat's deck; those held before go back under it.
    void give(Seat seat, std::initializer_list<const char*> keys) {
        Side& side = state.side(seat);
        FixedVector<Card, most_deck> deck = side.hand;
        for (const Card each : side.deck) deck.push_back(each);
        side.hand.clear();
        for (const char* const key : keys) {
            EXPECT_TRUE(deck.remove(card(key))) << key;
            side.hand.insert_sorted(card(key));
        }
        side.deck = deck;
        ASSERT_TRUE(state.sane());
    }
    Refusal act(Action action) {
        if (const Refusal refused = state.refusal(action)) return refused;
        events.clear();
        state.apply(action, Log(events));
        EXPECT_TRUE(state.sane());
        return {};
    }
    Refusal act(int verb, const char* key) { return act(make_action(verb, card(key))); }
    Refusal act(int verb) { return act(make_action(verb)); }
    Refusal pick(int option) { return act(make_action(choose, option)); }
    // Uses a card on somebody.
    void strike(const char* key, Seat target) {
        ASSERT_FALSE(act(play, key));
        ASSERT_FALSE(pick(target));
    }
    void pass_all() {
        while (state.turn() != nobody && !state.chain.empty() && state.questions.empty())
            ASSERT_FALSE(act(pass));
    }
    int points(Seat seat) const { return state.side(seat).points; }
    bool told(what::What event, Seat seat = nobody) const {
        return std::any_of(events.begin(), events.end(), [&](const Event& each) {
            return each.what == event && (seat == nobody || each.seat == seat);
        });
    }
};

std::string rule(Refusal refusal) {
    return refusal ? refusal.rule : "none";
}
std::string faults_of(const std::string& text, int length = 0) {
    cardfront::Setup setup;
    setup.options[option::length] = static_cast<std::uint8_t>(length);
    std::string all;
    for (const Fault& fault : faults(shelf, setup, list_of(text)))
        all += std::string(fault.rule) + " " + fault.words;
    return all;
}

} // namespace

TEST(Skirmish, SK_1_EverybodyBeginsWithTheirListAndThreeCards) {
    cardfront::Setup setup = complete(game, {3, {}, 5});
    const State state = State::start(setup, Log{});
    for (const Seat seat : SeatRange(3)) {
        EXPECT_EQ(state.side(seat).hand.size(), seat == state.player ? 4U : 3U) << "who begins has drawn";
        EXPECT_EQ(state.side(seat).points, seat == 1 ? full : full - 4) << "the second has the white banner";
        State view = state;
        view.redact(static_cast<Seat>((seat + 1) % 3));
        EXPECT_EQ(view.side(seat).list, state.side(seat).list);
    }
    setup.options[option::length] = 1;
    EXPECT_EQ(State::start(setup, Log{}).side(0).points, 10);
    for (Seat first = 0; first < 3; ++first) {
        setup.first = first;
        EXPECT_EQ(State::start(setup, Log{}).turn(), first);
    }
}

TEST(Skirmish, SK_2_3_4_AListHasADeckAndABanner) {
    EXPECT_EQ(faults_of(all_kinds), "");
    EXPECT_EQ(faults_of("3 pike-rider, 3 toll, 3 scout, 2 surgeon, 1 red-banner"),
              "SK-2 Deck: at least 12 cards, not 11.");
    const std::string sixteen =
        "3 pike-rider, 3 toll, 3 scout, 3 surgeon, 3 fire-arrow, 1 rearguard, 1 red-banner";
    EXPECT_EQ(faults_of(sixteen), "");
    EXPECT_EQ(faults_of(sixteen, 1), "SK-2 Deck: exactly 12 cards, not 16.");
    EXPECT_EQ(faults_of(sixteen + ", 1 shield-wall"), "SK-2 Deck: at most 16 cards, not 17.");
    EXPECT_EQ(faults_of("4 pike-rider, 3 toll, 3 scout, 2 surgeon, 1 red-banner"),
              "SK-3 Pike Rider: at most 3, not 4.");
    EXPECT_EQ(faults_of("3 pike-rider, 3 toll, 3 scout, 3 surgeon"),
              "SK-4 Banner: exactly 1 of the banners, not 0.");
    EXPECT_EQ(faults_of("3 pike-rider, 3 toll, 3 scout, 3 surgeon, 2 red-banner"),
              "SK-4 Banner: exactly 1 of the banners, not 2."
              "SK-4 Red Banner: at most 1, not 2.");
}

TEST(Skirmish, SK_5_ATurnIsADrawAndOneThing) {
    Table table;
    EXPECT_EQ(table.state.side(0).hand.size(), 4U);
    EXPECT_EQ(rule(table.act(make_action(play, card("toll"), 0))), "SK-5");
    table.give(0, {"scout"});
    EXPECT_EQ(rule(table.act(play, "toll")), "SK-5") << "it is not in the hand";
    ASSERT_FALSE(table.act(play, "scout"));
    table.pass_all();
    EXPECT_EQ(table.state.side(0).hand.size(), 2U) << "the Scout drew two";
    EXPECT_EQ(table.state.turn(), 1);
    ASSERT_FALSE(table.act(pass));
    EXPECT_EQ(table.state.turn(), 0);
    table.give(1, {"pike-rider", "pike-rider", "fire-arrow", "fire-arrow", "surgeon", "surgeon", "scout",
                   "toll", "false-order", "false-order", "shield-wall", "rearguard"});
    ASSERT_FALSE(table.act(pass));
    EXPECT_EQ(table.points(1), full - 1) << "no deck: a point is lost";
    EXPECT_EQ(table.state.turn(), 1);
}

TEST(Skirmish, SK_6_OneCardLiesFaceDownAndOnlyItsOwnerKnowsIt) {
    Table table;
    table.give(0, {"toll", "scout"});
    EXPECT_EQ(rule(table.act(spring)), "SK-6") << "none lies there";
    const Action lay_toll = make_action(lay, card("toll"));
    EXPECT_EQ(State::public_part(lay_toll), make_action(lay));
    ASSERT_FALSE(table.act(lay_toll));
    State seen = table.state;
    seen.redact(1);
    EXPECT_EQ(seen.side(0).laid, face_down);
    seen = table.state;
    seen.redact(0);
    EXPECT_EQ(seen.side(0).laid, card("toll"));
    ASSERT_FALSE(table.act(pass));
    EXPECT_EQ(rule(table.act(lay, "scout")), "SK-6") << "one lies there";
    ASSERT_FALSE(table.act(spring)) << "on one's own turn it is used like one of the hand";
    EXPECT_EQ(table.state.side(0).laid, no_card);
    EXPECT_EQ(table.state.chain[0].card, card("toll"));
}

TEST(Skirmish, SK_7_AnswersAreCarriedOutLastFirst) {
    Table table;
    table.give(0, {"pike-rider", "surgeon", "scout"});
    table.give(1, {"fire-arrow", "scout"});
    table.strike("pike-rider", 1);
    EXPECT_EQ(table.state.turn(), 1);
    EXPECT_TRUE(table.state.window());
    EXPECT_EQ(rule(table.act(play, "scout")), "SK-7") << "it is not Quick";
    EXPECT_EQ(rule(table.act(lay, "scout")), "SK-7");
    table.strike("fire-arrow", 0);
    ASSERT_FALSE(table.act(play, "surgeon"));
    ASSERT_FALSE(table.act(pass));
    EXPECT_EQ(table.points(0), full) << "nobody has passed but one";
    ASSERT_FALSE(table.act(pass));
    std::vector<int> order;
    for (const Event& event : table.events)
        if (event.what == what::heal || event.what == what::wound)
            order.push_back(event.seat * 100 + event.amount);
    EXPECT_EQ(order, (std::vector<int>{2, 1, 102})) << "the Surgeon, the arrow, the pike";
    EXPECT_EQ(table.state.turn(), 1) << "the next turn";
    EXPECT_TRUE(table.state.chain.empty());
}

TEST(Skirmish, SK_7_WhateverLiesFaceDownMayAnswer) {
    Table table;
    table.give(0, {"pike-rider"});
    ASSERT_FALSE(table.act(lay, "pike-rider"));
    table.give(1, {"scout"});
    ASSERT_FALSE(table.act(play, "scout"));
    ASSERT_EQ(table.state.turn(), 0);
    ASSERT_FALSE(table.act(spring));
    ASSERT_FALSE(table.pick(1));
    table.pass_all();
    EXPECT_EQ(table.points(1), full - 2);
}

TEST(Skirmish, SK_8_WhoIsAskedFollowsFromWhatEverybodyKnows) {
    Table slow(2, "3 pike-rider, 3 scout, 3 toll, 3 rearguard, 1 red-banner");
    slow.give(0, {"scout"});
    slow.give(1, {"toll", "rearguard"});
    ASSERT_FALSE(slow.act(play, "scout"));
    EXPECT_TRUE(slow.state.chain.empty()) << "nobody has a Quick card, so nobody is asked";

    Table table;
    table.give(1, {"toll"}); // no Quick one, but who knows
    table.give(0, {"scout"});
    ASSERT_FALSE(table.act(play, "scout"));
    EXPECT_EQ(table.state.turn(), 1);
    EXPECT_TRUE(idle(table.state)) << "it may pass by itself";
    Table bare;
    bare.give(1, {});
    bare.give(0, {"scout"});
    ASSERT_FALSE(bare.act(play, "scout"));
    EXPECT_EQ(bare.state.turn(), 1) << "the next turn: without a hand nobody is asked";
    EXPECT_TRUE(bare.state.chain.empty());
}

TEST(Skirmish, SK_8_AfterEightUsesNobodyIsAsked) {
    Table table;
    for (const Seat seat : SeatRange(2))
        table.give(seat, {"fire-arrow", "fire-arrow", "surgeon", "surgeon", "false-order", "false-order"});
    for (const char* const key : {"fire-arrow", "fire-arrow", "fire-arrow", "fire-arrow"})
        table.strike(key, static_cast<Seat>(1 - table.state.turn()));
    for (int n = 0; n < 3; ++n) ASSERT_FALSE(table.act(play, "surgeon"));
    EXPECT_EQ(table.state.chain.size(), 7U);
    ASSERT_FALSE(table.act(play, "surgeon"));
    EXPECT_TRUE(table.state.chain.empty());
    EXPECT_EQ(table.points(0), full + 4 - 2);
}

TEST(Skirmish, SK_9_TargetsAreChosenAtOnce) {
    Table table(3);
    table.give(0, {"pike-rider", "false-order"});
    EXPECT_EQ(rule(table.act(play, "false-order")), "SK-9") << "there is no other use";
    ASSERT_FALSE(table.act(play, "pike-rider"));
    EXPECT_EQ(table.state.turn(), 0) << "before anybody answers";
    EXPECT_FALSE(table.state.window());
    EXPECT_EQ(rule(table.act(pass)), "SK-9");
    EXPECT_EQ(rule(table.pick(0)), "SK-9") << "another player";
    EXPECT_EQ(rule(table.pick(3)), "SK-9");
    const Options options = table.state.options();
    EXPECT_EQ(std::vector<int>(options.begin(), options.end()), (std::vector<int>{1, 2}));
    ASSERT_FALSE(table.pick(2));
    table.pass_all();
    EXPECT_EQ(table.points(2), full - 2);
    EXPECT_EQ(table.points(1), full);
}

TEST(Skirmish, SK_10_ANegatedUseDoesNothingAndIsDiscarded) {
    Table table;
    table.give(0, {"shield-wall", "false-order"});
    table.give(1, {"false-order"});
    ASSERT_FALSE(table.act(play, "shield-wall"));
    ASSERT_FALSE(table.act(play, "false-order"));
    ASSERT_FALSE(table.pick(0));
    Table answered = table;
    table.pass_all();
    EXPECT_TRUE(table.state.side(0).staying.empty());
    EXPECT_EQ(table.state.side(0).discards[static_cast<std::size_t>(card("shield-wall"))], 1);
    ASSERT_FALSE(answered.act(play, "false-order")) << "the negation is negated";
    ASSERT_FALSE(answered.pick(1));
    answered.pass_all();
    EXPECT_TRUE(answered.state.side(0).staying.contains(card("shield-wall")));
}

TEST(Skirmish, SK_10_WhoIsOutDoesNothingMore) {
    Table table(3);
    table.state.side(0).points = 1;
    table.give(0, {"pike-rider"});
    table.give(1, {"fire-arrow"});
    table.strike("pike-rider", 2);
    table.strike("fire-arrow", 0);
    table.pass_all();
    EXPECT_TRUE(table.told(what::out, 0));
    EXPECT_EQ(table.points(2), full) << "the pike's user is out";
    EXPECT_EQ(table.state.turn(), 1);
    EXPECT_EQ(table.state.next(2), 1);
}

TEST(Skirmish, SK_11_StayingCardsLieOpenUntilUsedUp) {
    Table table;
    table.give(0, {"shield-wall"});
    ASSERT_FALSE(table.act(play, "shield-wall"));
    table.pass_all();
    EXPECT_TRUE(table.state.side(0).staying.contains(card("shield-wall")));
    for (const int left : {full, full - 2}) { // it saves once
        table.give(1, {"pike-rider"});
        table.strike("pike-rider", 0);
        table.pass_all();
        EXPECT_EQ(table.points(0), left);
        EXPECT_TRUE(table.state.side(0).staying.empty());
        ASSERT_FALSE(table.act(pass));
    }
}

TEST(Skirmish, SK_12_TriggersWaitForTheChainAndTheTurnPlayersComesFirst) {
    Table table(3);
    table.give(0, {"rearguard"});
    ASSERT_FALSE(table.act(play, "rearguard"));
    table.pass_all();
    table.give(1, {"rearguard"});
    ASSERT_FALSE(table.act(play, "rearguard"));
    table.pass_all();
    ASSERT_FALSE(table.act(pass));
    table.give(0, {"pike-rider"});
    table.give(1, {});
    table.give(2, {"fire-arrow", "false-order"});
    table.strike("pike-rider", 1);
    table.strike("fire-arrow", 0);
    table.pass_all(); // the windows of the triggers too
    EXPECT_EQ(table.points(0), full - 1 - 1) << "the arrow, and Bob's rearguard";
    EXPECT_EQ(table.points(1), full - 2);
    EXPECT_EQ(table.points(2), full - 1);
}

TEST(Skirmish, SK_13_WhoGivesUpACardChoosesIt) {
    Table table(3);
    table.give(0, {"toll"});
    table.give(1, {"scout", "surgeon"});
    table.give(2, {"fire-arrow"});
    ASSERT_FALSE(table.act(play, "toll"));
    table.pass_all();
    EXPECT_EQ(table.state.questions.size(), 2U);
    EXPECT_EQ(table.state.turn(), 1) << "clockwise";
    EXPECT_EQ(rule(table.pick(card("pike-rider"))), "SK-13");
    ASSERT_FALSE(table.pick(card("scout")));
    EXPECT_EQ(table.state.turn(), 2);
    ASSERT_FALSE(table.pick(card("fire-arrow")));
    EXPECT_EQ(table.state.side(1).discards[static_cast<std::size_t>(card("scout"))], 1);
    EXPECT_EQ(table.state.turn(), 1) << "the next turn";
}

TEST(Skirmish, SK_14_TheLastOneWins) {
    Table table;
    table.state.side(1).points = 2;
    table.give(0, {"pike-rider"});
    table.strike("pike-rider", 1);
    table.pass_all();
    EXPECT_TRUE(table.told(what::out, 1));
    EXPECT_TRUE(table.told(what::end, 0));
    EXPECT_EQ(table.state.turn(), nobody);
    EXPECT_EQ(rule(table.act(pass)), "SK-14");
    EXPECT_EQ(turn_words(table.state, Names{}), "Player 1 wins.");
}

TEST(Skirmish, ARedBannerDealsMore) {
    Table table(2, "3 pike-rider, 3 scout, 3 toll, 3 rearguard, 1 red-banner");
    table.give(0, {"pike-rider"});
    table.strike("pike-rider", 1);
    EXPECT_EQ(table.points(1), full - 4 - 3);
}

// --- Lists are open, order and hands are not

// Whoever looks, each list is accounted for: what is shown and what is not make the list, and what is
// imagined is all of it again.
TEST(SkirmishLists, WhatIsHiddenIsTheListWithoutWhatIsShown) {
    for (const cardfront::Setup& setup : every_setup(State::info, 61)) {
        play_by_chance(State::start(setup, Log{}), Random(62), [&](const State& state, const ActionList&) {
            for (Seat who = nobody; who < setup.seats; ++who) {
                State view = state;
                view.redact(who);
                State imagined = view;
                imagined.determinize(who, Random(63));
                for (const Seat seat : SeatRange(setup.seats)) {
                    Counts hidden{}; // in truth
                    const auto add = [&hidden](Card each) { ++hidden[static_cast<std::size_t>(each)]; };
                    const Side& own = state.side(seat);
                    std::for_each(own.deck.begin(), own.deck.end(), add);
                    if (who != seat) {
                        std::for_each(own.hand.begin(), own.hand.end(), add);
                        if (own.laid != no_card) add(own.laid);
                    }
                    ASSERT_EQ(view.unseen(seat), hidden);
                    ASSERT_EQ(imagined.unseen(seat), Counts{});
                }
            }
        });
    }
}

// Each unseen card is as likely as another to be the one that lies face down.
TEST(SkirmishLists, WhatIsImaginedIsDrawnEvenlyFromThem) {
    Table table;
    table.give(0, {"toll", "scout"});
    ASSERT_FALSE(table.act(lay, "toll"));
    State view = table.state;
    view.redact(1);
    const int tries = 12000;
    Counts unseen = view.unseen(0);
    std::array<int, all_cards> found{};
    for (int n = 0; n < tries; ++n) {
        State imagined = view;
        imagined.determinize(1, Random(static_cast<std::uint64_t>(n)));
        ++found[static_cast<std::size_t>(imagined.side(0).laid)];
    }
    for (std::size_t i = 0; i < all_cards; ++i) {
        const double expected = tries * unseen[i] / 12.0;
        EXPECT_NEAR(found[i], expected, 4.5 * std::sqrt(expected)) << shelf.items[i].key;
    }
}

TEST(SkirmishLists, AMatchTellsItsListsAndTakesNoBadOnes) {
    MatchSetup setup = match_setup(game, {2, {}, 7});
    setup.setup.lists[1] = list_of(all_kinds);
    ASSERT_FALSE(check(setup));
    const Match match(setup);
    EXPECT_EQ(match.setup().setup.lists[0], ready_list(shelf, 0)) << "who has none takes a ready one";
    const std::string record = match.record();
    const std::string second = std::string("\nlist 2 ") + all_kinds + "\n";
    EXPECT_NE(record.find(second), std::string::npos) << record;
    EXPECT_NE(
        record.find("\nlist 1 3 pike-rider, 3 fire-arrow, 2 scout, 2 toll, 2 false-order, 1 red-banner\n"),
        std::string::npos)
        << record;
    const auto back = Match::from_record(record);
    ASSERT_TRUE(back) << back.problem().reason;
    EXPECT_EQ(back->setup(), match.setup());
    EXPECT_EQ(back->record(), record);

    const auto reason = [&](const std::string& line) {
        std::string text = record;
        text.replace(text.find(second), second.size(), "\n" + line + "\n");
        const auto bad = Match::from_record(text);
        EXPECT_FALSE(bad);
        EXPECT_EQ(bad.problem().line, 9) << text;
        return bad.problem().reason;
    };
    EXPECT_EQ(reason("list 2 3 pike-ridr"), "“3 pike-ridr”: there is no such key. Is “pike-rider” meant?");
    EXPECT_EQ(reason("list 2 3 toll, 3 toll"), "“3 toll”: this stands there twice.");
    EXPECT_EQ(reason("list 2 3 toll, 1 red-banner"),
              "The list of seat 2: Deck: at least 12 cards, not 3. (Rule SK-2)");
    EXPECT_EQ(reason("list 3 3 toll"), "Here “practice yes” or “practice no” should stand.");
    EXPECT_EQ(reason("list 2"), "Here “practice yes” or “practice no” should stand.");

    setup.setup.lists[0] = list_of("1 toll");
    EXPECT_EQ(check(setup)->reason, "The list of seat 1: Deck: at least 12 cards, not 1. (Rule SK-2)");
    setup.setup.lists[0] = {};
    setup.setup.lists[2] = list_of(all_kinds);
    EXPECT_TRUE(check(setup)) << "nobody sits there";
}

} // namespace cardfront::skirmish
