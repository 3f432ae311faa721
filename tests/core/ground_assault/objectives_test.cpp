// Ground Assault: the objectives that hold as long as they lie face up, and those that do something at the
// start of a turn or in place of an action.
#include "tests/core/ground_assault/battlefield.h"

namespace cardfront::ground_assault {

namespace {

// Seat 1 ends its turn, and seat 0's begins, with these objectives before it.
Battlefield before_turn(const std::string& objectives) {
    Battlefield field;
    field.objectives(0, objectives).turn_of(1).units(1, 1, "marshals-tread");
    return field;
}

} // namespace

// --- At the start of the turn

TEST(GroundAssaultObjectives, SupplyLineBringsInAStarForHoldingTheMiddle) {
    Battlefield field = before_turn("supply-line! ram ram");
    field.units(0, contested, "lance").units(0, reserves, "mote falchion").ends();
    ASSERT_EQ(field.asked(), "0 bring");
    EXPECT_EQ(field.refused(Battlefield::to_bring("falchion")), "GA-18");
    field.brings("mote");
    EXPECT_EQ(field.zone(0, "mote"), 0);
    EXPECT_EQ(field.refused(field.to_move("mote", contested)), "") << "then the turn goes on";
}

TEST(GroundAssaultObjectives, GA_30_YouHoldAZoneWithUnitsOfYoursAndNobodyElses) {
    for (const bool own : {false, true})
        for (const bool other : {false, true}) {
            Battlefield field = before_turn("supply-line! ram ram");
            field.units(0, 0, "lance").units(0, reserves, "mote");
            if (own) field.units(0, contested, "lance");
            if (other) field.units(1, contested, "lance");
            field.ends();
            EXPECT_EQ(field.asked(), own && !other ? "0 bring" : "") << own << other;
        }
}

TEST(GroundAssaultObjectives, GA_28_AnObjectiveDoesNothingFaceDown) {
    Battlefield field = before_turn("supply-line relay-mast repair-yard");
    field.units(0, contested, "citadel:1").units(0, 0, "citadel:1").units(0, reserves, "mote").ends();
    EXPECT_EQ(field.asked(), "");
    EXPECT_EQ(field.damage(0, "citadel"), 1);
    EXPECT_EQ(field.damage(0, "citadel#2"), 1);
}

TEST(GroundAssaultObjectives, GA_28_OneForEachIfThereAreSeveral) {
    Battlefield field = before_turn("supply-line! supply-line! ram");
    field.units(0, contested, "lance").units(0, reserves, "mote mote mote").ends();
    field.brings("mote");
    ASSERT_EQ(field.asked(), "0 bring");
    field.brings("mote");
    EXPECT_EQ(field.asked(), "");
    EXPECT_EQ(field.state.stars_in_play(0), 4);
}

TEST(GroundAssaultObjectives, GA_28_OnlyItsOwnersTurnCounts) {
    Battlefield field = before_turn("ram ram ram");
    field.objectives(1, "supply-line! relay-mast! repair-yard!");
    field.units(0, 0, "lance").units(1, contested, "lance:1").units(1, reserves, "mote").ends();
    EXPECT_EQ(field.asked(), "");
    EXPECT_EQ(field.damage(1, "lance"), 1);
}

TEST(GroundAssaultObjectives, RelayMastRepairsAllForHoldingTheMiddle) {
    Battlefield field = before_turn("relay-mast! ram ram");
    field.units(0, contested, "lance:1").units(0, 0, "citadel:3").units(0, 1, "mule-crawler:1 mote");
    Battlefield shared = field;
    field.ends();
    EXPECT_EQ(field.damage(0, "lance"), 0);
    EXPECT_EQ(field.damage(0, "citadel"), 2);
    EXPECT_EQ(field.damage(0, "mule-crawler"), 0) << "wherever they are";
    shared.units(1, contested, "mote").ends();
    EXPECT_EQ(shared.damage(0, "lance"), 1);
}

TEST(GroundAssaultObjectives, RepairYardRepairsAtHome) {
    Battlefield field = before_turn("repair-yard! ram ram");
    field.units(0, contested, "lance:1").units(0, 0, "citadel:3").units(1, 0, "citadel:2").ends();
    EXPECT_EQ(field.damage(0, "citadel"), 2);
    EXPECT_EQ(field.damage(0, "lance"), 1) << "elsewhere";
    EXPECT_EQ(field.damage(1, "citadel"), 2) << "the enemy's";
}

// --- In strikes

TEST(GroundAssaultObjectives, ShieldDomeProtectsTheOthers) {
    const auto defence = [](const std::string& objectives, int at) {
        Battlefield field;
        field.units(0, 1, "mote").units(1, 1, "mote").objectives(1, objectives);
        field.rolls({2}).strikes("mote", 1, at);
        return field.target_of(0);
    };
    const auto of = [](const std::string& key) { return int{card_row(card_named(key)).defence}; };
    EXPECT_EQ(defence("shield-dome! gun-towers! ram", 1), of("gun-towers") + 1);
    EXPECT_EQ(defence("shield-dome! gun-towers! ram", 2), of("ram") + 1) << "a combat card too";
    EXPECT_EQ(defence("shield-dome! gun-towers! ram", 0), of("shield-dome")) << "not itself";
    EXPECT_EQ(defence("shield-dome! shield-dome! ram", 0), of("shield-dome") + 1) << "each other";
    EXPECT_EQ(defence("shield-dome! shield-dome! ram", 2), of("ram") + 2);
    EXPECT_EQ(defence("shield-dome gun-towers! ram", 1), of("gun-towers")) << "face down";
}

TEST(GroundAssaultObjectives, ShieldDomeProtectsItsOwnersAlone) {
    Battlefield field;
    field.units(0, 1, "mote").units(1, 1, "mote");
    field.objectives(0, "shield-dome! ram ram").objectives(1, "gun-towers! ram ram");
    field.rolls({2}).strikes("mote", 1, 0);
    EXPECT_EQ(field.target_of(0), card_row(card_named("gun-towers")).defence);
}

TEST(GroundAssaultObjectives, GunTowersShootAtWhoStrikesInVain) {
    const auto damage = [](const std::string& objectives, int at, int roll) {
        Battlefield field;
        field.units(0, 1, "citadel").units(1, 1, "mote").objectives(1, objectives);
        field.rolls({roll}).strikes("citadel", 1, at);
        return field.damage(0, "citadel");
    };
    EXPECT_EQ(damage("gun-towers! ram ram", 0, 2), 1);
    EXPECT_EQ(damage("gun-towers! ram ram", 1, 2), 1) << "any of the owner's objectives";
    EXPECT_EQ(damage("gun-towers ram ram", 0, 2), 1) << "turned up by the strike itself";
    EXPECT_EQ(damage("gun-towers ram ram", 1, 2), 0) << "face down";
    EXPECT_EQ(damage("gun-towers! gun-towers! ram", 2, 2), 2) << "each of them";
    EXPECT_EQ(damage("gun-towers! ram ram", 0, 12), 0) << "not in vain";
    EXPECT_EQ(damage("gun-towers! ram ram", 1, 12), 0);
}

TEST(GroundAssaultObjectives, GunTowersDestroyAWeakStrikerAndTheNextGoesOn) {
    Battlefield field;
    field.units(0, 1, "mote lance").units(1, 1, "mote").objectives(1, "gun-towers! ram ram");
    field.rolls({2, 12}).strikes("mote lance", 1, 0);
    EXPECT_EQ(field.zone(0, "mote"), reserves);
    EXPECT_EQ(field.objective_at(1, 0), "-");
}

TEST(GroundAssaultObjectives, SeveralGunTowersDestroyAStrikerOnce) {
    Battlefield field;
    field.units(0, 1, "mote").units(0, 0, "lance").units(1, 1, "mote");
    field.objectives(1, "gun-towers! gun-towers! ram").rolls({2}).strikes("mote", 1, 2);
    EXPECT_EQ(field.count(what::destroyed, 0), 1);
    EXPECT_EQ(field.wounded(0, "mote"), 1);
}

TEST(GroundAssaultObjectives, WarDrumsHelpInStrikesAlone) {
    Battlefield field;
    field.units(0, 1, "lance").units(1, 1, "falchion").objectives(0, "war-drums! ram war-drums!");
    const Fighter told = reckon_striker(field.state, field.ref(0, "lance"));
    EXPECT_EQ(told.attack, printed("lance").attack + 2);
    const Change drums{piece_of_card(card_named("war-drums")), Value::attack, 1};
    EXPECT_EQ(std::vector<Change>(told.changes.begin(), told.changes.end()), (std::vector{drums, drums}));
    Battlefield battle = field, down = field;
    field.rolls({2}).strikes("lance", 1, 0);
    EXPECT_EQ(field.attack_of(0), printed("lance").attack + 2) << "each of them";
    battle.rolls({2, 2}).clash("lance", "falchion");
    EXPECT_EQ(battle.attack_of(0), printed("lance").attack);
    down.objectives(0, "war-drums ram ram").objectives(1, "war-drums! ram ram");
    down.rolls({2}).strikes("lance", 1, 1);
    EXPECT_EQ(down.attack_of(0), printed("lance").attack) << "face down, or the enemy's";
}

TEST(GroundAssaultObjectives, PowderStoreTakesWhoDestroysItAlong) {
    const auto striker_after = [](const std::string& striker, const std::string& objectives, int roll) {
        Battlefield field;
        field.units(0, 1, striker).units(0, 0, "mote").units(1, 1, "mote").objectives(1, objectives);
        field.rolls({roll}).strikes(striker, 1, 0);
        return field;
    };
    EXPECT_EQ(striker_after("citadel", "powder-store ram ram", 12).damage(0, "citadel"), 2);
    EXPECT_EQ(striker_after("siege-ox", "powder-store! ram ram", 12).damage(0, "siege-ox"), 2)
        << "it is no hit: Armor does not help";
    EXPECT_EQ(striker_after("lance", "powder-store ram ram", 12).zone(0, "lance"), reserves);
    EXPECT_EQ(striker_after("citadel", "powder-store ram ram", 2).damage(0, "citadel"), 0) << "it stands";
    EXPECT_EQ(striker_after("citadel", "gun-towers powder-store! ram", 12).damage(0, "citadel"), 0)
        << "another falls";
}

TEST(GroundAssaultObjectives, PowderStoreThatIsReplacedDoesNothing) {
    Battlefield field;
    field.units(0, 0, "mote").units(1, 0, "mote").units(1, 1, "mote");
    field.objectives(0, "powder-store! ram ram").hand(0, "gun-towers").lays("gun-towers", 0);
    EXPECT_TRUE(field.told(what::wound).empty());
}

// --- In battles

TEST(GroundAssaultObjectives, WarCouncilHelpsAttackersInTheMiddle) {
    const auto more = [](Zone where, const std::string& objectives, Seat seat) {
        Battlefield field = meeting("falchion", "lance", where);
        field.objectives(seat, objectives).rolls({2, 2}).clash("falchion", "lance");
        return field.attack_of(seat) - printed(seat == 0 ? "falchion" : "lance").attack;
    };
    EXPECT_EQ(more(contested, "war-council! ram ram", 0), 1);
    EXPECT_EQ(more(contested, "war-council! war-council! ram", 0), 2);
    EXPECT_EQ(more(0, "war-council! ram ram", 0), 0) << "not in a home";
    EXPECT_EQ(more(1, "war-council! ram ram", 0), 0);
    EXPECT_EQ(more(contested, "war-council! ram ram", 1), 0) << "not in defence";
    EXPECT_EQ(more(contested, "war-council ram ram", 0), 0) << "not face down";
}

TEST(GroundAssaultObjectives, VanguardBannerProtectsAttackersAnywhere) {
    const auto more = [](Zone where, const std::string& objectives, Seat seat) {
        Battlefield field = meeting("falchion", "lance", where);
        field.objectives(seat, objectives).rolls({2, 2}).clash("falchion", "lance");
        const Seat other = seat == 0 ? Seat{1} : Seat{0};
        return field.target_of(other) - printed(seat == 0 ? "falchion" : "lance").defence;
    };
    EXPECT_EQ(more(contested, "vanguard-banner! ram ram", 0), 1);
    EXPECT_EQ(more(1, "vanguard-banner! vanguard-banner! ram", 0), 2);
    EXPECT_EQ(more(contested, "vanguard-banner! ram ram", 1), 0) << "not in defence";
    EXPECT_EQ(more(contested, "vanguard-banner ram ram", 0), 0);
}

TEST(GroundAssaultObjectives, SpawningVatsReplaceAUnitOfTwoStarsOrMore) {
    const auto asked = [](const std::string& unit, const std::string& objectives) {
        Battlefield field = meeting("swarm-lantern", unit);
        field.units(1, reserves, "skitterling").objectives(1, objectives);
        return field.rolls({12, 2}).clash("swarm-lantern", unit).asked();
    };
    EXPECT_EQ(asked("lance", "spawning-vats! ram ram"), "1 bring");
    EXPECT_EQ(asked("escort-keel", "spawning-vats! ram ram"), "1 bring");
    EXPECT_EQ(asked("mote", "spawning-vats! ram ram"), "") << "one star";
    EXPECT_EQ(asked("lance", "spawning-vats ram ram"), "") << "face down";
    Battlefield enemys = meeting("swarm-lantern", "lance");
    enemys.units(0, reserves, "mote").objectives(0, "spawning-vats! ram ram");
    EXPECT_EQ(enemys.rolls({12, 2}).clash("swarm-lantern", "lance").asked(), "") << "not for an enemy's";
}

TEST(GroundAssaultObjectives, SpawningVatsBringOneStarHomeForEach) {
    Battlefield field = meeting("swarm-lantern", "lance");
    field.units(1, reserves, "skitterling mote falchion").objectives(1, "spawning-vats! spawning-vats! ram");
    field.rolls({12, 2}).clash("swarm-lantern", "lance");
    EXPECT_EQ(field.refused(Battlefield::to_bring("falchion")), "GA-18") << "of one star";
    field.brings("mote");
    EXPECT_EQ(field.zone(1, "mote"), 1);
    EXPECT_EQ(field.asked(), "1 bring");
    field.brings("skitterling");
    EXPECT_EQ(field.asked(), "");
}

// Eight units of one star come in for four that fall at once.
TEST(GroundAssaultObjectives, GA_28_ThereIsRoomForAllQuestionsThatComeUp) {
    Battlefield field;
    field.units(0, 0, "mote").units(1, 0, "falchion:1 falchion:1 lance:1 lance:1").units(1, 1, "mote");
    field.units(1, reserves, "skitterling skitterling skitterling mote mote");
    field.units(1, reserves, "line-warden line-warden line-warden");
    field.objectives(1, "spawning-vats! spawning-vats! spawning-vats!");
    field.hand(0, "minefield").lays("minefield", 0);
    for (const char* const key : {"skitterling", "mote", "line-warden"})
        for (int n = key == std::string("mote") ? 1 : 0; n < 3; ++n) {
            ASSERT_EQ(field.asked(), "1 bring");
            field.brings(key);
        }
    EXPECT_EQ(field.asked(), "");
    EXPECT_EQ(field.state.turn(), 0);
    EXPECT_EQ(field.state.stars_in_play(1), 9);
}

// --- Moves

TEST(GroundAssaultObjectives, StagingGroundLetsSixStarsMove) {
    Battlefield field;
    field.units(0, 0, "citadel mote lance").units(1, 0, "mote").units(1, 1, "mote");
    Battlefield without = field, attacks = field;
    field.objectives(0, "staging-ground! ram ram").moves("citadel", contested);
    EXPECT_EQ(field.refused(field.to_move("lance", contested)), "GA-7") << "seven";
    EXPECT_EQ(field.refused(field.to_move("mote", contested)), "");
    without.objectives(0, "staging-ground ram ram").moves("citadel", contested);
    EXPECT_EQ(without.refused(without.to_move("mote", contested)), "GA-7") << "face down";
    attacks.objectives(0, "staging-ground! ram ram").attacks("citadel", 1, "mote");
    EXPECT_EQ(attacks.refused(attacks.to_attack("mote", 1, "mote")), "GA-7") << "moves alone";
}

// --- In place of the action

TEST(GroundAssaultObjectives, DropBeaconBringsInReservesInPlaceOfTheAction) {
    Battlefield field;
    field.units(0, 0, "lance").units(1, 1, "mote").objectives(0, "ram drop-beacon! drop-beacon");
    EXPECT_EQ(field.refused(make_action(use, 1)), "GA-28") << "no reserves";
    field.units(0, reserves, "escort-keel");
    EXPECT_EQ(field.refused(make_action(use, 1)), "GA-28") << "three stars are too many";
    field.units(0, reserves, "mote mote");
    for (const int at : {0, 2, -1, 3}) EXPECT_EQ(field.refused(make_action(use, at)), "GA-28") << at;
    field.act(make_action(use, 1));
    ASSERT_EQ(field.asked(), "0 bring");
    EXPECT_EQ(field.refused(Battlefield::to_bring("escort-keel")), "GA-18");
    field.brings("mote");
    EXPECT_EQ(field.state.turn(), 0) << "two stars";
    field.brings("mote");
    EXPECT_EQ(field.zone(0, "mote#2"), 0);
    EXPECT_EQ(field.state.turn(), 1) << "that was the action";
}

TEST(GroundAssaultObjectives, OrbitalBatteryDoesOneDamageInPlaceOfTheAction) {
    Battlefield field(3);
    field.units(0, 0, "lance").units(0, contested, "mote").objectives(0, "orbital-battery! ram ram");
    field.units(1, 1, "mote").units(2, 2, "mote").units(2, 1, "falchion");
    EXPECT_EQ(field.refused(make_action(use, 0)), "GA-28") << "no target";
    field.units(1, 0, "siege-ox").units(2, contested, "lance");
    field.act(make_action(use, 0));
    ASSERT_EQ(field.asked(), "0 wound");
    EXPECT_EQ(field.refused(field.to_choose(1, "mote")), "GA-29") << "in their home";
    EXPECT_EQ(field.refused(field.to_choose(2, "falchion")), "GA-29") << "in another's";
    EXPECT_EQ(field.refused(field.to_choose(0, "mote")), "GA-29") << "an own one";
    EXPECT_EQ(field.refused(field.to_choose(2, "lance")), "") << "in the middle";
    EXPECT_EQ(field.refused(make_action(done)), "GA-29");
    field.chooses(1, "siege-ox");
    EXPECT_EQ(field.damage(1, "siege-ox"), 1);
    EXPECT_EQ(field.state.turn(), 1);
}

TEST(GroundAssaultObjectives, GA_28_OneThatWasJustPlayedMayBeUsed) {
    Battlefield field;
    field.units(0, 0, "lance").units(0, reserves, "mote").units(1, 1, "mote");
    field.hand(0, "drop-beacon").lays("drop-beacon", 2);
    EXPECT_EQ(field.refused(make_action(use, 2)), "");
    field.moves("lance", contested);
    EXPECT_EQ(field.refused(make_action(use, 2)), "GA-28") << "in place of the action, not after it";
}

TEST(GroundAssaultObjectives, GA_28_AnEnemysObjectiveIsNotUsed) {
    Battlefield field;
    field.units(0, 0, "lance").units(0, reserves, "mote").units(1, 1, "mote").units(1, reserves, "mote");
    field.objectives(1, "drop-beacon! ram ram");
    EXPECT_EQ(field.refused(make_action(use, 0)), "GA-28");
}

// --- Revealed

TEST(GroundAssaultObjectives, MinefieldHurtsEachEnemyInItsOwnersHome) {
    Battlefield field(3);
    field.units(0, 0, "lance:1").units(1, 0, "mote citadel").units(2, 0, "falchion");
    field.units(1, contested, "falchion").units(2, 2, "lance").units(0, contested, "citadel");
    field.hand(0, "minefield").lays("minefield", 1);
    EXPECT_EQ(field.zone(1, "mote"), reserves);
    EXPECT_EQ(field.damage(1, "citadel"), 1);
    EXPECT_EQ(field.damage(2, "falchion"), 1) << "every opponent's";
    EXPECT_EQ(field.damage(1, "falchion"), 0) << "elsewhere";
    EXPECT_EQ(field.damage(0, "lance"), 1) << "its own are spared";
    EXPECT_EQ(field.state.turn(), 0);
}

TEST(GroundAssaultObjectives, HiddenBarracksBringInReservesWhenRevealed) {
    Battlefield field;
    field.units(0, 1, "mote lance").units(1, contested, "mote").units(1, reserves, "falchion escort-keel");
    field.objectives(1, "hidden-barracks ram ram").rolls({2, 2}).strikes("mote lance", 1, 0);
    ASSERT_EQ(field.asked(), "1 bring") << "its owner, in the other's turn";
    EXPECT_EQ(field.count(what::die, 0), 0) << "before the strike";
    EXPECT_EQ(field.refused(Battlefield::to_bring("escort-keel")), "GA-18");
    field.brings("falchion");
    EXPECT_EQ(field.zone(1, "falchion"), 1);
    EXPECT_EQ(field.count(what::strike, 0), 2) << "then both strike, and nothing is asked again";
    EXPECT_EQ(field.objective_at(1, 0), "hidden-barracks!");
}

TEST(GroundAssaultObjectives, HiddenBarracksBringInReservesWhenPlayed) {
    Battlefield field;
    field.units(0, 0, "mote").units(0, reserves, "falchion").units(1, 1, "mote");
    field.hand(0, "hidden-barracks").lays("hidden-barracks", 0);
    ASSERT_EQ(field.asked(), "0 bring");
    field.brings("falchion");
    EXPECT_EQ(field.refused(field.to_move("falchion", contested)), "") << "and the action is to come";
}

TEST(GroundAssaultObjectives, FieldHospitalRemovesAllDamageWhenRevealed) {
    Battlefield field;
    field.units(0, 0, "citadel:4").units(0, 1, "lance:1").units(1, 1, "citadel:2");
    Battlefield struck = field;
    field.hand(0, "field-hospital").lays("field-hospital", 0);
    EXPECT_EQ(field.damage(0, "citadel"), 0);
    EXPECT_EQ(field.damage(0, "lance"), 0) << "wherever";
    EXPECT_EQ(field.damage(1, "citadel"), 2);
    struck.objectives(1, "field-hospital ram ram").rolls({2}).strikes("lance", 1, 0);
    EXPECT_EQ(struck.damage(1, "citadel"), 0) << "its owner's";
    EXPECT_EQ(struck.damage(0, "lance"), 1);
}

} // namespace cardfront::ground_assault
