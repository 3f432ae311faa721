// Ground Assault: what the table plays back of battles and strikes, and what it leaves to be shown by others.
#include "tests/core/ground_assault/battlefield.h"
#include "web/tables/ground_assault/playback.h"

namespace cardfront::ground_assault {

namespace {

struct Playback {
    std::vector<Fight> fights;
    std::vector<Event> left;
    int left_of(std::uint8_t what) const {
        return static_cast<int>(std::count_if(left.begin(), left.end(),
                                              [what](const Event& event) { return event.what == what; }));
    }
};
Playback playback(const State& before, const std::vector<Event>& story) {
    Playback out;
    out.left = story;
    out.fights = take_fights(before, out.left);
    return out;
}

} // namespace

TEST(GroundAssaultFights, BothSidesOfABattleWithDiceSumAndHit) {
    Battlefield field = meeting("falchion", "lance");
    field.rolls({11, 2});
    const State before = field.state;
    field.attacks("falchion", 1, "lance").ends();
    const Playback seen = playback(before, field.story);
    ASSERT_EQ(seen.fights.size(), 1U);
    const Fight& fight = seen.fights[0];
    EXPECT_FALSE(fight.is_strike());
    EXPECT_EQ(fight.own.ref, field.ref(0, "falchion"));
    EXPECT_EQ(fight.own.base, 11);
    EXPECT_TRUE(fight.own.hit);
    EXPECT_EQ(fight.own.total, 11 + printed("falchion").attack);
    EXPECT_FALSE(fight.enemy.hit);
    EXPECT_EQ(fight.dice(), 4);
    EXPECT_EQ(fight.enemy.harm, field.wounded(1, "lance"));
    for (const std::uint8_t what : {what::die, what::result, what::wound, what::destroyed})
        EXPECT_EQ(seen.left_of(what), 0) << int{what} << " is shown once";
    EXPECT_EQ(seen.left_of(what::battle), 1);
}

TEST(GroundAssaultFights, EveryBattleOfSeveralActionsIsKeptWithTheCountersOfThoseBefore) {
    Battlefield field = meeting("falchion mote", "brood-cathedral");
    field.rolls({11, 2, 11, 2});
    const State before = field.state;
    field.attacks("falchion", 1, "brood-cathedral").attacks("mote", 1, "brood-cathedral").ends().ends();
    const Playback seen = playback(before, field.story);
    ASSERT_EQ(seen.fights.size(), 2U);
    EXPECT_GT(seen.fights[0].enemy.harm, 0);
    EXPECT_EQ(seen.fights[1].enemy.damage, seen.fights[0].enemy.harm);
}

TEST(GroundAssaultFights, AStrikeTurnsUpWhatItStrikes) {
    Battlefield field(2);
    field.units(0, 1, "falchion").units(0, 0, "burrow-barge").units(1, contested, "marshals-tread");
    field.objectives(1, "ram - minefield!");
    field.rolls({12});
    const State before = field.state;
    field.act(field.to_strike("falchion", 1, 0));
    field.ends();
    const Playback seen = playback(before, field.story);
    ASSERT_EQ(seen.fights.size(), 1U);
    const Fight& fight = seen.fights[0];
    EXPECT_TRUE(fight.is_strike());
    EXPECT_TRUE(fight.turned_up);
    EXPECT_EQ(fight.struck, card_named("ram"));
    EXPECT_TRUE(fight.own.hit);
    EXPECT_EQ(seen.left_of(what::reveal) + seen.left_of(what::fall) + seen.left_of(what::strike), 0);
    EXPECT_EQ(seen.left_of(what::discard), 1);
}

TEST(GroundAssaultFights, WithoutDiceNothingIsTaken) {
    Battlefield field = meeting("falchion", "lance");
    field.hand(0, "ram").hand(1, "ram");
    const State before = field.state;
    field.attacks("falchion", 1, "lance").ends();
    field.act(make_action(play, card_named("ram")));
    const Playback seen = playback(before, field.story);
    EXPECT_TRUE(seen.fights.empty());
    EXPECT_EQ(seen.left, field.story);
    EXPECT_EQ(seen.left_of(what::play), 1);
}

} // namespace cardfront::ground_assault
