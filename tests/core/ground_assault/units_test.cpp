// Ground Assault: what is printed on the units, and what their power icons do by themselves.
#include "tests/core/ground_assault/battlefield.h"

namespace cardfront::ground_assault {

namespace {

struct Printed {
    const char* key;
    Force force;
    bool ground;
    int stars, attack, damage, defence, shields;
    const char* icons;
};
constexpr Force choir = Force::hollow_choir, league = Force::bastion_league;
constexpr Printed all_printed[] = {
    {"skitterling", choir, true, 1, 1, 2, 10, 1, "Battle Droid, Droid"},
    {"needle-walker", choir, true, 2, 3, 2, 9, 3, "Battle Droid, Blaster"},
    {"hive-hauler", choir, true, 2, 2, 2, 9, 4, "Droid, Transport"},
    {"rattle-cannon", choir, true, 3, 4, 3, 9, 3, "Droid, Lasers"},
    {"chorus-matron", choir, true, 3, 3, 3, 10, 3, "Leader, Trooper"},
    {"burrow-barge", choir, true, 4, 3, 3, 9, 5, "Transport, Carrier"},
    {"mote", choir, false, 1, 2, 2, 9, 1, "Droid, Lasers"},
    {"gnat-bomber", choir, false, 2, 3, 3, 9, 2, "Battle Droid, Torpedo"},
    {"swarm-lantern", choir, false, 3, 4, 3, 9, 3, "Lasers, Leader"},
    {"brood-cathedral", choir, false, 5, 4, 3, 10, 6, "Carrier, Turbolaser"},
    {"line-warden", league, true, 1, 2, 2, 9, 1, "Trooper"},
    {"pike-rider", league, true, 2, 3, 3, 9, 2, "Blaster, Trooper"},
    {"mule-crawler", league, true, 2, 3, 2, 9, 2, "Transport, Armor"},
    {"anvil-tank", league, true, 3, 3, 3, 9, 2, "Lasers, Armor"},
    {"marshals-tread", league, true, 4, 3, 3, 9, 3, "Leader, Armor"},
    {"siege-ox", league, true, 5, 3, 4, 8, 4, "Torpedo, Armor"},
    {"falchion", league, false, 2, 3, 3, 9, 2, "Blaster, Trooper"},
    {"lance", league, false, 2, 4, 3, 8, 2, "Torpedo"},
    {"escort-keel", league, false, 3, 4, 3, 9, 3, "Transport, Turbolaser"},
    {"citadel", league, false, 5, 4, 3, 9, 5, "Leader, Turbolaser"},
};

std::string icons_of(int design) {
    std::string text;
    for (int icon = 0; icon < all_icons; ++icon)
        if (has_icon(design, static_cast<Icon>(icon)))
            text += (text.empty() ? "" : ", ") + std::string(icon_name(static_cast<Icon>(icon)));
    return text;
}

// Counters on seat 1's unit after a hit of seat 0's.
int harm_done(const std::string& by, const std::string& to, const std::string& card = "",
              const std::string& answer = "") {
    Battlefield field;
    field.units(0, 0, by).units(1, 0, to).units(1, 1, "skitterling");
    field.rolls({12, 2}).clash(by, to, card, answer);
    return field.wounded(1, to);
}

} // namespace

TEST(GroundAssaultUnits, ArePrintedAsTheyWereDesigned) {
    ASSERT_EQ(std::size(all_printed), std::size_t{all_units});
    for (int design = 0; design < all_units; ++design) {
        const Printed& right = all_printed[design];
        const UnitRow& row = unit_row(design);
        EXPECT_STREQ(row.key, right.key);
        EXPECT_EQ(row.force, right.force) << row.key;
        EXPECT_EQ(row.ground, right.ground) << row.key;
        EXPECT_EQ(row.stars, right.stars) << row.key;
        EXPECT_EQ(row.attack, right.attack) << row.key;
        EXPECT_EQ(row.damage, right.damage) << row.key;
        EXPECT_EQ(row.defence, right.defence) << row.key;
        EXPECT_EQ(row.shields, right.shields) << row.key;
        EXPECT_EQ(icons_of(design), right.icons) << row.key;
    }
}

TEST(GroundAssaultUnits, GA_14_SeveralUnitsHaveEachIconAndNoneAWildOne) {
    for (int icon = 0; icon < all_icons; ++icon) {
        int units = 0, cards = 0;
        for (int design = 0; design < all_units; ++design)
            units += has_icon(design, static_cast<Icon>(icon)) ? 1 : 0;
        for (int card = 0; card < combat_cards; ++card)
            cards += card_row(card).icon == static_cast<Icon>(icon) ? 1 : 0;
        EXPECT_TRUE(icon < unit_icons ? units >= 2 : units == 0) << icon_name(static_cast<Icon>(icon));
        EXPECT_EQ(cards, 2) << icon_name(static_cast<Icon>(icon));
    }
    EXPECT_EQ(static_cast<int>(Icon::force), unit_icons) << "the wild ones come last";
}

TEST(GroundAssaultUnits, GA_14_AWildCardSaysOnWhichStarsItWorks) {
    for (Card card = 0; card < combat_cards; ++card) {
        const Icon icon = card_row(card).icon;
        for (int design = 0; design < all_units; ++design) {
            const bool wild = icon == Icon::force || icon == Icon::luck;
            EXPECT_EQ(works_on(card, design),
                      wild ? unit_row(design).stars <= card_row(card).most_stars : has_icon(design, icon));
        }
    }
    EXPECT_EQ(card_row(card_named("foresight")).most_stars, 5);
    EXPECT_EQ(card_row(card_named("last-stand")).most_stars, 3);
    EXPECT_EQ(card_row(card_named("wild-shot")).most_stars, 2);
    EXPECT_EQ(card_row(card_named("offering")).most_stars, 5);
}

// What is on the shelf tells the icons that do something by themselves, and on which side they stand.
TEST(GroundAssaultUnits, GA_15_TheTextsOfTheUnitsNameTheirIcons) {
    for (int design = 0; design < all_units; ++design) {
        const UnitRow& row = unit_row(design);
        const std::string text = row.text;
        EXPECT_EQ(text.find(row.force == choir ? "Choir" : "League"), 0U) << row.key;
        EXPECT_NE(text.find(row.ground ? "ground" : "space"), std::string::npos) << row.key;
        for (int icon = 0; icon < unit_icons; ++icon)
            if (has_icon(design, static_cast<Icon>(icon))) {
                EXPECT_NE(text.find(icon_name(static_cast<Icon>(icon))), std::string::npos) << text;
            }
    }
}

TEST(GroundAssaultUnits, GA_15_ArmorTakesOneOffEveryHit) {
    EXPECT_EQ(harm_done("brood-cathedral", "siege-ox"), printed("brood-cathedral").damage - 1);
    EXPECT_EQ(harm_done("mote", "siege-ox"), printed("mote").damage - 1);
    EXPECT_EQ(harm_done("mote", "citadel"), printed("mote").damage) << "without Armor";
}

TEST(GroundAssaultUnits, GA_15_ArmorNeverHeals) {
    Fighter weak, armored;
    weak.damage = 1;
    EXPECT_EQ(harm(weak, armored, design_named("siege-ox")), 0);
    weak.damage = 0;
    EXPECT_EQ(harm(weak, armored, design_named("siege-ox")), 0);
    EXPECT_EQ(harm(weak, armored, design_named("mote")), 0);
    weak.damage = 3;
    armored.less = 2;
    EXPECT_EQ(harm(weak, armored, design_named("siege-ox")), 0);
    EXPECT_EQ(harm(weak, armored, design_named("mote")), 1);
}

// A Turbolaser of each kind against a Carrier, a Turbolaser, and what is neither.
TEST(GroundAssaultUnits, GA_15_TurbolaserDoesMoreToCarriersAndTurbolasers) {
    for (const std::string by : {"escort-keel", "citadel", "brood-cathedral"}) {
        const int plain = printed(by).damage;
        EXPECT_EQ(harm_done(by, "burrow-barge"), plain + 1) << by;
        EXPECT_EQ(harm_done(by, "escort-keel"), plain + 1) << by;
        EXPECT_EQ(harm_done(by, "brood-cathedral"), plain + 1) << "once, though it has both icons";
        EXPECT_EQ(harm_done(by, "chorus-matron"), plain) << by;
    }
    EXPECT_EQ(harm_done("swarm-lantern", "citadel"), printed("swarm-lantern").damage);
}

TEST(GroundAssaultUnits, GA_15_TurbolaserWorksForDefendersToo) {
    Battlefield field;
    field.units(0, contested, "brood-cathedral").units(0, 0, "mote").units(1, contested, "citadel");
    field.rolls({2, 12}).clash("brood-cathedral", "citadel");
    EXPECT_EQ(field.wounded(0, "brood-cathedral"), printed("citadel").damage + 1);
}

TEST(GroundAssaultUnits, GA_30_DamageThatIsNoHitIsNotLessened) {
    Battlefield field;
    field.units(0, 0, "mote").units(1, 0, "siege-ox").units(1, 1, "mote");
    field.hand(0, "minefield").lays("minefield", 0);
    EXPECT_EQ(field.damage(1, "siege-ox"), 1) << "in spite of Armor";
}

} // namespace cardfront::ground_assault
