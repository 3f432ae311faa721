// Assault Edge: what is said of actions and of what lies on the table, hints in numbers, and the shelf.
#include "tests/core/assault_edge/battlefield.h"

namespace cardfront::assault_edge {

namespace {

Names ann_and_bob() {
    Names names;
    names[0] = "Ann", names[1] = "Bob";
    return names;
}
Battlefield holding(const std::string& hand) {
    Battlefield field("......... ......... ......... ......... ..A...... ..a...... ........c");
    for (const char name : {'a', 'c', 'A'}) field.stats(name, 2, 4, 2);
    return field.hand(0, hand);
}
std::string lines_of(const State& state, const std::string& key) {
    std::string out;
    for (const Section& section : sections(state, 0, ann_and_bob()))
        if (section.key == key)
            for (const std::string& line : section.lines) out += line + "\n";
    return out;
}

} // namespace

TEST(AssaultEdgeWords, UnitsAreCalledByTheirSquares) {
    Battlefield field = holding("");
    const Names names = ann_and_bob();
    EXPECT_EQ(words_of(field.state, field.to_move('a', "b2"), names).said, "Ann moves unit on c2 to b2.");
    EXPECT_EQ(words_of(field.state, field.to_aim('a', 'A'), names).label, "Attack Bob's unit on c3");
    field.unique('A', "iron-golem");
    EXPECT_EQ(words_of(field.state, field.to_aim('a', 'A'), names).label, "Attack Bob's Iron Golem on c3");
    EXPECT_NE(lines_of(field.state, "board").find("Ann's unit on c2: attack 2, health 4 of 4, speed 2"),
              std::string::npos);
}

// The reason, not what the card says.
TEST(AssaultEdgeWords, ARefusedCardIsToldWhy) {
    const auto why = [](Battlefield& field, const std::string& card) {
        EXPECT_FALSE(field.refused(Battlefield::to_play(card)).empty()) << card;
        return hint_for(field.state, Battlefield::to_play(card));
    };
    Battlefield full("......... ......... ......... ......... ..A...... ..a...... ......bcd");
    EXPECT_EQ(why(full.hand(0, "iron-golem"), "iron-golem"), "Your spawn zone is full.");
    Battlefield twice = holding("iron-golem");
    EXPECT_EQ(why(twice.unique('a', "iron-golem"), "iron-golem"), "You have one of that name.");
    Battlefield early = holding("backdraft");
    EXPECT_EQ(why(early, "backdraft"), "It waits for something that it answers.");
}

TEST(AssaultEdgeWords, TheChainIsToldTheNewestFirst) {
    Battlefield field = holding("flashfire");
    field.hand(1, "vow-of-silence").plays("flashfire");
    EXPECT_EQ(turn_words(field.state, ann_and_bob()), "Bob: answer Flashfire?");
    EXPECT_EQ(lines_of(field.state, "chain"), "1: Ann's Flashfire on Bob's unit on c3\n");
    field.state.negate(0, Log{});
    EXPECT_EQ(lines_of(field.state, "chain"), "1: Ann's Flashfire, negated\n");
}

TEST(AssaultEdgeWords, EffectsAreNumbersForWhoChooses) {
    Battlefield field = holding("");
    const Names names = ann_and_bob();
    EXPECT_EQ(effect_words(field.state, field.to_aim('a', 'A'), names),
              "It would be left with 2 health at least.");
    field.hurt('A', 3);
    EXPECT_EQ(effect_words(field.state, field.to_aim('a', 'A'), names), "Points that destroy it: 1 of 2.");
    EXPECT_EQ(effect_words(field.state, field.to_move('a', "b2"), names), "5 rows from the enemy's edge.");
    EXPECT_EQ(effect_words(field.state, make_action(done), names), "2 of your units could still act.");
}

TEST(AssaultEdgeWords, PointsThatAreHeldBackAreTold) { // AE-8
    Battlefield field = holding("");
    const Names names = ann_and_bob();
    field.stats('a', 3, 4, 2);
    EXPECT_EQ(words_of(field.state, field.to_hold('a'), names).label, "Hold a point back");
    EXPECT_EQ(words_of(field.state, field.to_hold('a'), names).said,
              "Ann: unit on c2 holds a point of its attack back.");
    EXPECT_EQ(effect_words(field.state, field.to_hold('a'), names), "It attacks with 2 of 3 points.");
    field.holds('a');
    EXPECT_EQ(lines_of(field.state, "attack"), "Ann's unit on c2\nheld back: 1\n");
    EXPECT_EQ(turn_words(field.state, names), "Ann: aim, points left: 2");
    EXPECT_EQ(effect_words(field.state, field.to_hold('a'), names), "It attacks with 1 of 3 points.");
    EXPECT_EQ(hint_for(field.state, make_action(declare)),
              "Aim at a target within range, or hold more points back.");
    EXPECT_EQ(words_of(field.state, make_action(declare), names).label, "Attack nothing");
}

TEST(AssaultEdgeWords, EffectsTellWhoAnswersWhatGoesOn) {
    const Names names = ann_and_bob();
    Battlefield linked = holding("flashfire");
    linked.hand(1, "vow-of-silence").plays("flashfire");
    EXPECT_EQ(effect_words(linked.state, make_action(pass), names),
              "Flashfire goes on: " + std::string(row(linked.state.chain.back().card).text));
    Battlefield field = holding("");
    State attacked = field.state;
    attacked.opened = on_attack;
    attacked.aims.push_back({static_cast<std::int8_t>(field.to_aim('a', 'A').b), 1});
    EXPECT_EQ(effect_words(attacked, make_action(pass), names), "1 point goes to Bob's unit on c3.");
    attacked.opened = on_move;
    EXPECT_EQ(effect_words(attacked, make_action(pass), names), "The unit stays where it has gone.");
}

TEST(AssaultEdgeWords, HandsAndKnownCardsAreToldToTheirOwnerAlone) {
    Battlefield field = holding("survey");
    field.deck_top(0, "pounce tailwind").plays("survey", int{barracks});
    EXPECT_NE(lines_of(field.state, "player-1").find("You know number 1 of your Barracks Deck: Pounce"),
              std::string::npos);
    std::string others;
    for (const Section& section : sections(field.state, 1, ann_and_bob()))
        for (const std::string& line : section.lines) others += line + "\n";
    EXPECT_EQ(others.find("You know"), std::string::npos);
}

TEST(AssaultEdgeShelf, TellsWhatABasicUnitWillBe) {
    const Shelf& pool = shelf();
    List list;
    EXPECT_EQ(pool.comes_to(list), "");
    for (std::size_t i = 0; i < pool.items.size(); ++i)
        if (const std::string key = pool.items[i].key; key == "kiln-yard" || key == "gust-pens")
            list.counts[i] = 1;
    EXPECT_EQ(pool.comes_to(list), "A basic unit, once both facilities are up: attack 3, health 3, speed 3; "
                                   "Fire, Raider, Wind, Runner");
}

TEST(AssaultEdgeShelf, IsFoundByDeckKindElementAndQuick) {
    const Shelf& pool = shelf();
    const auto found = [&](std::initializer_list<const char*> labels) {
        TagSet wanted = 0;
        for (const char* const label : labels)
            for (std::size_t i = 0; i < pool.tags.size(); ++i)
                if (std::string(pool.tags[i].label) == label) wanted |= tag_bit(i);
        std::string out;
        for (const Item& item : pool.items)
            if (has_tags(pool, item, wanted)) (out += item.key) += ' ';
        return out;
    };
    EXPECT_EQ(found({"Research", "Quick"}), "dawn-lantern hush jam smoke-screen ");
    EXPECT_EQ(found({"Unit", "Fire"}), "cinderwing ash-hound ");
    EXPECT_EQ(found({"Equipment", "Earth"}), "plated-harness ");
    EXPECT_EQ(found({"Facility", "Construct"}), "foundry gantry slag-pits ");
    for (const Item& item : pool.items) {
        EXPECT_NE(item.facts(), "") << item.key;
        EXPECT_STRNE(item.text, "") << item.key;
    }
}

TEST(AssaultEdgeWords, EffectsCountWhatMakesTheDamageLess) { // AE-27
    Battlefield field = holding("");
    const Names names = ann_and_bob();
    field.unique('A', "reef-guard").stats('A', 1, 2, 1).stats('a', 3, 4, 2);
    const auto told = [&] { return effect_words(field.state, field.to_aim('a', 'A'), names); };
    EXPECT_EQ(told(), "Points that destroy it: 3 of 3.") << "one is prevented";
    field.stats('A', 1, 4, 1);
    EXPECT_EQ(told(), "It would be left with 2 health at least.");
    field.state.guard(field.number('A'), 3, no_card, Log{});
    EXPECT_EQ(told(), "It would be left with 4 health at least.") << "temporary points are no health";
    Battlefield saved = holding("");
    saved.gear('A', "plated-harness").stats('a', 4, 4, 2);
    EXPECT_EQ(effect_words(saved.state, saved.to_aim('a', 'A'), names),
              "It would be left with 1 health at least.");
}

} // namespace cardfront::assault_edge
