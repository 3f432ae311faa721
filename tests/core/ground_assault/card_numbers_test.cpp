// Ground Assault: the combat cards that change attack, damage or defence. What is told of the rolls shows the
// numbers; a bonus of one is the card's own.
#include "tests/core/ground_assault/battlefield.h"

namespace cardfront::ground_assault {

namespace {

struct Numbers {
    int attack, damage, defence;
    bool operator==(const Numbers&) const = default;
};
[[maybe_unused]] std::ostream& operator<<(std::ostream& out, const Numbers& n) {
    return out << n.attack << " " << n.damage << " " << n.defence;
}

// What the attacker, or the defender, has more than what is printed; the other plays `against`.
Numbers attacking(Battlefield field, const std::string& own, const std::string& other,
                  const std::string& card, const std::string& against = "") {
    field.rolls({12, 2}).clash(own, other, card, against);
    return {field.attack_of(0) - printed(own).attack, field.wounded(1, other) - printed(own).damage,
            field.target_of(1) - printed(own).defence};
}
Numbers defending(Battlefield field, const std::string& own, const std::string& other,
                  const std::string& card, const std::string& against = "") {
    field.rolls({2, 12}).clash(other, own, against, card);
    return {field.attack_of(1) - printed(own).attack, field.wounded(0, other) - printed(own).damage,
            field.target_of(0) - printed(own).defence};
}
using N = Numbers;

} // namespace

TEST(GroundAssaultCards, SwarmLogicCountsOtherUnitsOfItsPlayerInTheZone) {
    EXPECT_EQ(attacking(meeting("gnat-bomber", "lance mote mote"), "gnat-bomber", "lance", "swarm-logic"),
              (N{1, 0, 0}))
        << "enemies and those elsewhere do not count";
    EXPECT_EQ(attacking(meeting("gnat-bomber mote", "lance"), "gnat-bomber", "lance", "swarm-logic"),
              (N{2, 0, 0}));
    EXPECT_EQ(attacking(meeting("gnat-bomber skitterling skitterling mote mote", "lance"), "gnat-bomber",
                        "lance", "swarm-logic"),
              (N{4, 0, 0}))
        << "at most three";
    EXPECT_EQ(
        defending(meeting("falchion", "gnat-bomber gnat-bomber"), "gnat-bomber", "falchion", "swarm-logic"),
        (N{2, 0, 0}));
    EXPECT_EQ(attacking(meeting("mote mote mote", "lance"), "mote", "lance", "swarm-logic"), (N{1, 0, 0}))
        << "no Battle Droid";
}

TEST(GroundAssaultCards, PointBlankIsForWhoAttacks) {
    EXPECT_EQ(attacking(meeting("falchion", "lance"), "falchion", "lance", "point-blank"), (N{2, 1, 0}));
    EXPECT_EQ(defending(meeting("lance", "falchion"), "falchion", "lance", "point-blank"), (N{0, 1, 0}));
    EXPECT_EQ(attacking(meeting("lance", "falchion"), "lance", "falchion", "point-blank"), (N{0, 1, 0}))
        << "no Blaster";
}

TEST(GroundAssaultCards, StandFastIsForWhoDefends) {
    EXPECT_EQ(defending(meeting("lance", "swarm-lantern"), "swarm-lantern", "lance", "stand-fast"),
              (N{0, 1, 2}));
    EXPECT_EQ(attacking(meeting("swarm-lantern", "lance"), "swarm-lantern", "lance", "stand-fast"),
              (N{0, 0, 2}));
    EXPECT_EQ(defending(meeting("lance", "falchion"), "falchion", "lance", "stand-fast"), (N{0, 0, 2}))
        << "no Leader";
}

TEST(GroundAssaultCards, HeavyWarheadIsForUnitsOfThreeStarsOrMore) {
    const auto against = [](const std::string& other) {
        return attacking(meeting("lance", other), "lance", other, "heavy-warhead");
    };
    EXPECT_EQ(against("escort-keel"), (N{2, 1, 0})) << "three";
    EXPECT_EQ(against("citadel"), (N{2, 1, 0})) << "five";
    EXPECT_EQ(against("falchion"), (N{0, 1, 0})) << "two";
    EXPECT_EQ(defending(meeting("swarm-lantern", "lance"), "lance", "swarm-lantern", "heavy-warhead"),
              (N{2, 1, 0}));
    EXPECT_EQ(attacking(meeting("falchion", "citadel"), "falchion", "citadel", "heavy-warhead"), (N{0, 1, 0}))
        << "no Torpedo";
}

TEST(GroundAssaultCards, DigInIsForWhoDefends) {
    EXPECT_EQ(defending(meeting("lance", "chorus-matron"), "chorus-matron", "lance", "dig-in"), (N{0, 0, 3}));
    EXPECT_EQ(attacking(meeting("chorus-matron", "line-warden"), "chorus-matron", "line-warden", "dig-in"),
              (N{0, 0, 1}));
    EXPECT_EQ(defending(meeting("lance", "mote"), "mote", "lance", "dig-in"), (N{0, 0, 1})) << "no Trooper";
}

TEST(GroundAssaultCards, RamIsForUnitsOfFewerStars) {
    const auto by_tank = [](const std::string& other) {
        return attacking(meeting("falchion anvil-tank", other, 0), "anvil-tank", other, "ram").attack;
    };
    EXPECT_EQ(by_tank("pike-rider"), 2) << "fewer";
    EXPECT_EQ(by_tank("escort-keel"), 0) << "as many";
    EXPECT_EQ(by_tank("citadel"), 0) << "more";
    EXPECT_EQ(defending(meeting("lance", "anvil-tank"), "anvil-tank", "lance", "ram"), (N{2, 1, 0}));
    EXPECT_EQ(attacking(meeting("swarm-lantern", "lance"), "swarm-lantern", "lance", "ram"), (N{0, 1, 0}))
        << "no Armor";
}

TEST(GroundAssaultCards, FlightScreenCountsOtherSpaceUnitsOfItsPlayerInTheZone) {
    const auto with = [](const std::string& others) {
        return attacking(meeting("brood-cathedral " + others, "lance mote"), "brood-cathedral", "lance",
                         "flight-screen")
            .defence;
    };
    EXPECT_EQ(with(""), 1) << "enemies do not count";
    EXPECT_EQ(with("mote"), 2);
    EXPECT_EQ(with("mote skitterling"), 2) << "ground units do not";
    EXPECT_EQ(with("mote mote mote lance"), 4) << "at most three";
    Battlefield elsewhere = meeting("brood-cathedral", "lance");
    elsewhere.units(0, 0, "mote mote").units(0, reserves, "lance");
    EXPECT_EQ(attacking(elsewhere, "brood-cathedral", "lance", "flight-screen").defence, 1);
    EXPECT_EQ(defending(meeting("lance", "brood-cathedral mote"), "brood-cathedral", "lance", "flight-screen")
                  .defence,
              2);
    EXPECT_EQ(attacking(meeting("citadel mote mote", "lance"), "citadel", "lance", "flight-screen").defence,
              1)
        << "no Carrier";
}

TEST(GroundAssaultCards, LongGunsTakesTwoOffTheEnemysAttack) {
    Battlefield field = meeting("citadel", "lance");
    field.rolls({2, 2}).clash("citadel", "lance", "long-guns");
    EXPECT_EQ(field.attack_of(1), printed("lance").attack - 2);
    EXPECT_EQ(field.attack_of(0), printed("citadel").attack + 1);
    field = meeting("lance", "citadel");
    field.rolls({2, 2}).clash("lance", "citadel", "", "long-guns");
    EXPECT_EQ(field.attack_of(0), printed("lance").attack - 2);
    field = meeting("falchion", "lance");
    field.rolls({2, 2}).clash("falchion", "lance", "long-guns");
    EXPECT_EQ(field.attack_of(1), printed("lance").attack) << "no Turbolaser";
}

TEST(GroundAssaultCards, JamSignalLeavesTheAbilityButNoBonus) {
    const Battlefield field = meeting("falchion mote", "lance mote");
    EXPECT_EQ(attacking(field, "falchion", "mote", "point-blank", "jam-signal"), (N{2, 0, 0}));
    EXPECT_EQ(defending(field, "mote", "falchion", "jam-signal", "point-blank"), (N{0, 0, 1}))
        << "its own bonus stays";
    EXPECT_EQ(attacking(field, "falchion", "lance", "point-blank", "jam-signal"), (N{2, 1, 0})) << "no Droid";
    EXPECT_EQ(attacking(field, "mote", "mote", "jam-signal", "jam-signal"), (N{0, 0, 0})) << "each other's";
}

TEST(GroundAssaultCards, JamSignalJamsAnAnswerToo) {
    Battlefield field = meeting("falchion", "mote");
    field.hand(0, "point-blank").hand(1, "jam-signal").rolls({12, 2});
    field.attacks("falchion", 1, "mote").ends().passes().plays("jam-signal").plays("point-blank");
    EXPECT_EQ(field.attack_of(0), printed("falchion").attack + 2);
    EXPECT_EQ(field.wounded(1, "mote"), printed("falchion").damage);
}

} // namespace cardfront::ground_assault
