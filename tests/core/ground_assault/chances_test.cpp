// Ground Assault: the exact chances against every outcome of the dice counted one by one, and against dice
// that were thrown.
#include "tests/core/ground_assault/battlefield.h"

namespace cardfront::ground_assault {

namespace {

// The base rolls of all equally likely outcomes: of two dice; of three of which two count.
std::vector<int> base_rolls(int dice) {
    std::vector<int> bases;
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b) {
            if (dice == 0) {
                bases.push_back(a + b);
                continue;
            }
            for (int c = 1; c <= 6; ++c) {
                std::array<int, 3> sorted{a, b, c};
                std::sort(sorted.begin(), sorted.end());
                bases.push_back(dice > 0 ? sorted[1] + sorted[2] : sorted[0] + sorted[1]);
            }
        }
    return bases;
}

// Hits by all outcomes of the first roll and of the second, which counts if the first one missed.
std::pair<int, int> counted(const Fighter& own, int defence) { // hits, outcomes
    const auto hits = [&](int base) { return base >= own.automatic || base + own.attack >= defence; };
    const std::vector<int> bases = base_rolls(own.dice);
    int hit = 0, all = 0;
    for (const int base : bases) {
        if (!own.again) {
            hit += hits(base) ? 1 : 0, ++all;
            continue;
        }
        for (const int second : bases) hit += hits(base) || hits(second) ? 1 : 0, ++all;
    }
    return {hit, all};
}

// Of so many games that differ in their seeds alone: in how many seat 0's unit hits. Deviates by more than
// four and a half standard deviations from the chance in one of 150,000 honest tests; the seeds are fixed.
void expect_dice_agree(const Battlefield& field, const std::string& own, const std::string& enemy,
                       const std::string& card = "", const std::string& answer = "") {
    constexpr int games = 4000;
    const auto at = [](const std::string& key) { return key.empty() ? no_card : card_named(key); };
    const Battle battle{field.ref(0, own), field.ref(1, enemy)};
    const Fighters both = reckon(field.state, battle, {at(card), at(answer)});
    const double chance = double(chance_to_hit(both[0], both[1])) / all_chances;
    const double back = double(chance_to_hit(both[1], both[0])) / all_chances;
    int hits = 0, hits_back = 0;
    for (int n = 0; n < games; ++n) {
        Battlefield game = field;
        game.state.random = Random(1000U + static_cast<std::uint64_t>(n));
        game.clash(own, enemy, card, answer);
        hits += game.count(what::wound, 1) > 0 ? 1 : 0;
        hits_back += game.count(what::wound, 0) > 0 ? 1 : 0;
    }
    const auto agrees = [](int count, double expected) {
        const double off = count - games * expected;
        return off * off <= 4.5 * 4.5 * games * expected * (1 - expected);
    };
    EXPECT_TRUE(agrees(hits, chance))
        << card << " " << answer << " " << hits << " of " << games << ", " << chance;
    EXPECT_TRUE(agrees(hits_back, back)) << card << " " << answer << " back: " << hits_back << ", " << back;
}

} // namespace

TEST(GroundAssaultChances, GA_10_ToHitAreThoseOfAllOutcomes) {
    int combinations = 0;
    for (int dice = -1; dice <= 1; ++dice)
        for (const bool again : {false, true})
            for (int automatic = 2; automatic <= 13; ++automatic)
                for (int attack = 0; attack <= 9; attack += 3)
                    for (int defence = 1; defence <= 23; ++defence) {
                        Fighter own, enemy;
                        own.dice = dice, own.again = again, own.automatic = automatic, own.attack = attack;
                        enemy.defence = defence;
                        const auto [hits, all] = counted(own, defence);
                        ASSERT_EQ(std::int64_t{chance_to_hit(own, enemy)} * all,
                                  std::int64_t{hits} * all_chances)
                            << dice << again << " " << automatic << " " << attack << " " << defence;
                        ++combinations;
                    }
    EXPECT_EQ(combinations, 3 * 2 * 12 * 4 * 23);
}

// More than one card that gives a die is still three dice.
TEST(GroundAssaultChances, GA_10_MoreThanThreeDiceAreNeverRolled) {
    Fighter own, enemy;
    own.attack = 2, enemy.defence = 10;
    own.dice = 1;
    const int three = chance_to_hit(own, enemy);
    own.dice = 2;
    EXPECT_EQ(chance_to_hit(own, enemy), three);
    own.dice = -1;
    const int worse = chance_to_hit(own, enemy);
    own.dice = -2;
    EXPECT_EQ(chance_to_hit(own, enemy), worse);
    EXPECT_LT(worse, three);
}

TEST(GroundAssaultChances, GA_17_ToStrikeAreThoseOfAllOutcomes) {
    for (int attack = 0; attack <= 9; ++attack)
        for (int defence = 1; defence <= 23; ++defence) {
            int hits = 0;
            for (const int base : base_rolls(0)) hits += base + attack >= defence ? 1 : 0;
            ASSERT_EQ(chance_to_strike(attack, defence) * 36, hits * all_chances) << attack << " " << defence;
        }
    EXPECT_EQ(chance_to_strike(0, 13), 0) << "no automatic hit (GA-11)";
}

TEST(GroundAssaultChances, DiceFallAsTheyAreTold) {
    State state = Battlefield().units(0, 0, "mote").units(1, 1, "mote").state;
    for (const int dice : {-1, 0, 1}) {
        std::vector<Event> events;
        const int base = roll(state, {0, 0}, dice, Log(events));
        ASSERT_EQ(events.size(), dice == 0 ? 2U : 3U);
        std::vector<int> faces;
        for (const Event& event : events) {
            EXPECT_EQ(event.what, what::die);
            EXPECT_GE(event.amount, 1);
            EXPECT_LE(event.amount, 6);
            faces.push_back(event.amount);
        }
        std::sort(faces.begin(), faces.end());
        EXPECT_EQ(base, dice < 0 ? faces[0] + faces[1] : faces[faces.size() - 1] + faces[faces.size() - 2]);
    }
}

// By chi squared with ten degrees of freedom; more than 35 has a chance of one in 10,000.
TEST(GroundAssaultChances, EachBaseRollComesUpAsOftenAsItShould) {
    constexpr int throws = 21600;
    State state = Battlefield().units(0, 0, "mote").units(1, 1, "mote").state;
    for (const int dice : {-1, 0, 1}) {
        state.random = Random(7);
        std::array<int, 13> found{};
        for (int n = 0; n < throws; ++n) ++found[slot(roll(state, {0, 0}, dice, Log{}))];
        std::array<int, 13> right{};
        const std::vector<int> bases = base_rolls(dice);
        for (const int base : bases) ++right[slot(base)];
        double chi = 0;
        for (std::size_t base = 2; base <= 12; ++base) {
            const double expected = double(right[base]) * throws / double(bases.size());
            chi += (found[base] - expected) * (found[base] - expected) / expected;
        }
        EXPECT_LT(chi, 35) << dice;
    }
}

TEST(GroundAssaultChances, BattlesThatAreFoughtAgree) {
    Battlefield field;
    field.units(0, contested, "swarm-lantern needle-walker lance mote").units(0, 0, "mote");
    field.units(1, contested, "falchion anvil-tank lance skitterling").units(1, 1, "mote");
    expect_dice_agree(field, "swarm-lantern", "falchion");
    expect_dice_agree(field, "lance", "falchion", "salvo");
    expect_dice_agree(field, "lance", "falchion", "", "foresight");
    expect_dice_agree(field, "lance", "lance", "salvo", "foresight");
    expect_dice_agree(field, "needle-walker", "skitterling", "rapid-volley");
    expect_dice_agree(field, "needle-walker", "skitterling", "rapid-volley", "foresight");
    expect_dice_agree(field, "mote", "skitterling", "wild-shot");
    expect_dice_agree(field, "mote", "skitterling", "wild-shot", "foresight");
    expect_dice_agree(field, "mote", "falchion", "wild-shot", "wild-shot");
    expect_dice_agree(field, "lance", "falchion", "salvo", "rapid-volley");
}

TEST(GroundAssaultChances, StrikesThatAreCarriedOutAgree) {
    constexpr int games = 4000;
    Battlefield field;
    field.units(0, 1, "needle-walker").units(1, 1, "mote").objectives(1, "orbital-battery! dig-in dig-in");
    const double chance =
        double(chance_to_strike(field.state.strike_attack(field.ref(0, "needle-walker")),
                                objective_defence(field.state, 1, 0, card_named("orbital-battery")))) /
        all_chances;
    ASSERT_GT(chance, 0);
    ASSERT_LT(chance, 1);
    int falls = 0;
    for (int n = 0; n < games; ++n) {
        Battlefield game = field;
        game.state.random = Random(1000U + static_cast<std::uint64_t>(n));
        falls += game.strikes("needle-walker", 1, 0).count(what::fall, 1);
    }
    const double off = falls - games * chance;
    EXPECT_LE(off * off, 4.5 * 4.5 * games * chance * (1 - chance)) << falls << " " << chance;
}

} // namespace cardfront::ground_assault
