// Assault Edge: what holds of every card that is played, whatever it does. Each is played by seat 0 where it
// may be: in the own turn, against an attack, after a move, or against another use.
#include "tests/core/assault_edge/battlefield.h"

namespace cardfront::assault_edge {

namespace {

struct Stage {
    Battlefield field;
    int target = -1; // the first that may be chosen
};

Battlefield own_turn(const std::string& plants) {
    Battlefield field("......... ...D..... .BC...... ..A...... .ab...... ......... ...E....d");
    field.plants(0, plants).plants(1, "mist-locks! dawn-abbey!");
    for (const char name : {'a', 'b', 'd'}) field.stats(name, 2, 4, 2).hurt(name, 1);
    for (const char name : {'A', 'B', 'C', 'D', 'E'}) field.stats(name, 2, 4, 2).hurt(name, 1);
    field.unit('b').done = moved_first | attacked | finished;
    field.unit('b').spent = 1;
    field.gear('A', "gale-boots");
    return field;
}
// A is seat 1's; it stands before seat 0's Command Deck.
Battlefield their_turn(const std::string& plants) {
    Battlefield field("......... ......... ......... ......... ..B...... ..bA..... .......d.");
    field.plants(0, plants).plants(1, "mist-locks! dawn-abbey!").turn_of(1);
    for (const char name : {'A', 'B'}) field.stats(name, 4, 4, 3);
    for (const char name : {'b', 'd'}) field.stats(name, 2, 4, 2).hurt(name, 1);
    field.hurt('B', 1).unique('B', "tide-caller").stats('B', 4, 4, 3);
    return field;
}

void hand_out(Battlefield& field, Card card, const std::string& theirs = "") {
    field.hand(0, row(card).key).hand(1, theirs);
}

bool may_play(const Battlefield& field, Card card) {
    return field.state.turn() == 0 && !field.state.refusal(make_action(play, card));
}

// All positions that are tried, until the card may be played in one.
template <class F>
bool find_position(Card card, const std::string& plants, F&& found) {
    Battlefield own = own_turn(plants);
    hand_out(own, card);
    if (may_play(own, card)) return found(own), true;
    Battlefield attack = their_turn(plants);
    hand_out(attack, card);
    attack.moves('A', "d1");
    if (may_play(attack, card)) return found(attack), true;
    if (attack.state.window()) attack.passes();
    attack.aims('A', 'b').aims('A', command);
    if (attack.state.aiming()) attack.declares();
    if (may_play(attack, card)) return found(attack), true;
    for (const char* const theirs : {"war-chest", "muster-roll", "gale-rider", "intercede"}) {
        Battlefield link = their_turn(plants);
        hand_out(link, card, theirs);
        link.plays(theirs);
        if (!link.state.questions.empty()) {
            ActionList actions;
            link.state.legal(actions);
            link.does(actions[0]);
        }
        if (may_play(link, card)) return found(link), true;
    }
    Battlefield effect = their_turn(plants);
    hand_out(effect, card);
    effect.hands_over('b', 0);
    effect.uses('B', "tide-caller");
    if (!effect.state.questions.empty()) effect.chooses(effect.number('b'));
    if (may_play(effect, card)) return found(effect), true;
    return false;
}

Stage stage_of(Card card) {
    Stage out;
    for (int one = 0; one < facilities; ++one)
        for (int two = one + 1; two < facilities; ++two) {
            const std::string plants = std::string(row(one).key) + "! " + row(two).key + "!";
            if (!find_position(card, plants, [&](const Battlefield& field) { out.field = field; })) continue;
            const Use use{.card = card, .owner = 0};
            for (int target = squares; target-- > 0;)
                if (out.field.state.may_target(use, target)) out.target = target;
            return out;
        }
    ADD_FAILURE() << "it can be played nowhere: " << row(card).key;
    return out;
}

// It is a link by now, and the other lets it go by.
Battlefield carried_out(const Stage& stage, Card card, bool negated, bool target_leaves) {
    Battlefield field = stage.field;
    State& state = field.state;
    state.side(0).hand.remove(card);
    Use link{.card = card, .owner = 0, .target = static_cast<std::int8_t>(stage.target)};
    link.negated = negated ? 1 : 0;
    state.chain.push_back(link);
    state.answerer = 1;
    if (target_leaves) state.destroy(static_cast<Number>(stage.target), Log{});
    state.apply(make_action(pass), Log{});
    while (state.window()) state.apply(make_action(pass), Log{});
    EXPECT_TRUE(state.sane());
    return field;
}

State mirrored_state(State state) {
    const auto flip = [](Seat& seat) { seat = seat == nobody ? nobody : State::other(seat); };
    std::swap(state.sides[0], state.sides[1]);
    std::swap(state.living[0], state.living[1]);
    for (Unit& each : state.units)
        if (each.owner != nobody) flip(each.owner), each.square = mirrored(each.square);
    std::reverse(state.board.begin(), state.board.end());
    for (Use& each : state.chain) {
        flip(each.owner);
        if (each.square != nowhere) each.square = mirrored(each.square);
        const bool doorstep = each.from == From::hand && row(each.card).kind == Kind::unit;
        if (doorstep && each.target >= 0) each.target = mirrored(each.target);
    }
    for (Trigger& each : state.waiting) {
        flip(each.owner);
        if (each.square != nowhere) each.square = mirrored(each.square);
    }
    for (Question& each : state.questions) flip(each.who);
    flip(state.player), flip(state.beginner), flip(state.answerer);
    return state;
}

template <class F>
void for_each_deck_card(F&& f) {
    for (int card = first_command; card < all_cards; ++card) {
        SCOPED_TRACE(row(card).key);
        f(static_cast<Card>(card));
    }
}

} // namespace

TEST(AssaultEdgeEveryCard, CanBePlayedSomewhereAndChangesSomething) { // AE-16
    for_each_deck_card([](Card card) {
        const Stage stage = stage_of(card);
        const Battlefield played = carried_out(stage, card, false, false),
                          not_so = carried_out(stage, card, true, false);
        State one = played.state, two = not_so.state;
        one.side(0).discards = two.side(0).discards;
        EXPECT_NE(one, two);
    });
}

TEST(AssaultEdgeEveryCard, NegatedOnlyGoesToTheDiscards) { // AE-15
    for_each_deck_card([](Card card) {
        const Stage stage = stage_of(card);
        State state = stage.field.state;
        state.side(0).hand.remove(card);
        ++state.side(0).discards[slot(card)];
        while (state.window()) state.apply(make_action(pass), Log{});
        EXPECT_EQ(carried_out(stage, card, true, false).state, state);
    });
}

TEST(AssaultEdgeEveryCard, DoesNothingElseWhenItsTargetIsGone) { // AE-25
    int tried = 0;
    for_each_deck_card([&](Card card) {
        const Stage stage = stage_of(card);
        const Use use{.card = card, .owner = 0, .target = static_cast<std::int8_t>(stage.target)};
        if (stage.target < 0 || !targets_units(use)) return;
        ++tried;
        EXPECT_EQ(carried_out(stage, card, false, true).state, carried_out(stage, card, true, true).state);
    });
    EXPECT_GT(tried, 30);
}

TEST(AssaultEdgeEveryCard, DoesTheSameFromTheOtherSide) { // AE-1
    for_each_deck_card([](Card card) {
        const Stage stage = stage_of(card);
        State own = stage.field.state, theirs = mirrored_state(own);
        EXPECT_TRUE(theirs.sane());
        ActionList actions, others;
        const auto both = [&](Action action) {
            const bool square = action.verb == choose && own.questions.back().ask == Ask::target &&
                                row(own.chain.back().card).kind == Kind::unit;
            own.apply(action, Log{});
            if (square) action.a = mirrored(action.a);
            ASSERT_FALSE(theirs.refusal(action)) << theirs.refusal(action).rule;
            theirs.apply(action, Log{});
            ASSERT_EQ(mirrored_state(own), theirs);
        };
        both(make_action(play, card));
        while (!testing::Test::HasFatalFailure() && (own.window() || !own.questions.empty())) {
            own.legal(actions);
            both(own.window() ? make_action(pass) : actions[0]);
        }
    });
}

TEST(AssaultEdgeEveryCard, IsPlayedOnceAndNotTwice) { // AE-16
    for_each_deck_card([](Card card) {
        Battlefield field = stage_of(card).field;
        field.does(make_action(play, card));
        ActionList actions;
        while (!field.state.questions.empty()) {
            field.state.legal(actions);
            field.does(actions[0]);
        }
        field.passes_all();
        EXPECT_NE(field.refused(make_action(play, card)), "");
    });
}

TEST(AssaultEdgeEveryCard, SaysWhetherItIsPlayedWithoutWhatItAnswersToo) { // AE-28
    for_each_deck_card([](Card card) {
        const bool also = std::string(row(card).text).find("Quick, also") == 0;
        EXPECT_EQ(is_quick(card) && !row(card).answers_only, also);
    });
}

TEST(AssaultEdgeEveryCard, AtMostFourAnswerMovements) { // AE-28
    int answering = 0, quick = 0;
    for_each_deck_card([&](Card card) {
        answering += (row(card).answers & on_move) != 0 ? 1 : 0;
        quick += is_quick(card) ? 1 : 0;
        EXPECT_EQ(std::string(row(card).text).find("Quick") == 0, is_quick(card)) << "its text says so";
    });
    EXPECT_LE(answering, 4);
    EXPECT_GE(quick, 16);
}

} // namespace cardfront::assault_edge
