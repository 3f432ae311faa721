// A pool's tags, words and weights: what people find cards by when they put a list together.
#include "core/shelf.h"

#include "core/match/games.h"

#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

namespace cardfront::shelf_test {

namespace {

constexpr std::array<Part, 2> parts{{{"force", "Force", phrases("1 star", "{count} stars")},
                                     {"deck", "Deck", phrases("1 card", "{count} cards")}}};
constexpr std::array<Tag, 5> tags{{
    {"Kind", "Ground unit"},
    {"Kind", "Card", 1},
    {"Icon", "Droid"},
    {"Icon", "Lasers"},
    {"Icon", "Leader"},
}};
std::string attack(int number) {
    return "Attack " + std::to_string(number);
}
constexpr std::array<Item, 4> items{{
    {"warden", "Line Warden", "Holds.", 0, 1, 0b00001, attack, 2},
    {"cannon", "Rattle Cannon", "Breaks.", 0, 3, 0b01101, attack, 4},
    {"volley", "Volley", "It hits twice.", 1, 1, 0b01010},
    {"orders", "Orders", "Draw.", 1, 1, 0b10010},
}};
const Shelf shelf{parts, items, {}, nullptr, tags};

std::string with_tags(TagSet wanted) {
    std::string found;
    for (const Item& item : items)
        if (has_tags(shelf, item, wanted)) (found += item.key) += ' ';
    return found;
}
std::string with_words(std::string_view words) {
    std::string found;
    for (const Item& item : items)
        if (has_words(shelf, item, words)) (found += item.key) += ' ';
    return found;
}

} // namespace

TEST(Shelf, ItemsAreFoundByTheirTags) {
    EXPECT_EQ(with_tags(0), "warden cannon volley orders ");
    EXPECT_EQ(with_tags(tag_bit(0)), "warden cannon ");
    EXPECT_EQ(with_tags(tag_bit(0) | tag_bit(1)), "warden cannon volley orders ") << "either kind";
    EXPECT_EQ(with_tags(tag_bit(3)), "cannon volley ");
    EXPECT_EQ(with_tags(tag_bit(2) | tag_bit(4)), "cannon orders ") << "either icon";
    EXPECT_EQ(with_tags(tag_bit(1) | tag_bit(2) | tag_bit(4)), "orders ") << "a card, and either icon";
    EXPECT_EQ(with_tags(tag_bit(0) | tag_bit(4)), "");
}

TEST(Shelf, ItemsAreFoundByWords) {
    EXPECT_EQ(with_words(""), "warden cannon volley orders ");
    EXPECT_EQ(with_words("line"), "warden ");
    EXPECT_EQ(with_words("LASERS"), "cannon volley ") << "a tag";
    EXPECT_EQ(with_words("lasers twice"), "volley ") << "each word";
    EXPECT_EQ(with_words("attack 4"), "cannon ");
    EXPECT_EQ(with_words(" hits  "), "volley ");
    EXPECT_EQ(with_words("warden cannon"), "");
}

TEST(Shelf, ThePiecesOfEachWeightAreCounted) {
    List list;
    list.counts = {2, 1, 3};
    EXPECT_EQ(curve(shelf, list, 0), (std::vector<int>{0, 2, 0, 1}));
    EXPECT_EQ(curve(shelf, list, 1), std::vector<int>{}) << "all cards weigh the same";
}

TEST(Shelf, EveryPoolHasTagsThatFindSomething) {
    for (int game = 0; game < games; ++game) {
        if (game_info(game).shelf == nullptr) continue;
        const Shelf& each = game_info(game).shelf();
        ASSERT_LE(each.tags.size(), most_tags);
        EXPECT_STRNE(each.one, "");
        EXPECT_STRNE(each.many, "");
        std::set<std::string> groups, labels;
        TagSet all = 0;
        for (const Item& item : each.items) all |= item.tags;
        for (std::size_t i = 0; i < each.tags.size(); ++i) {
            const Tag& tag = each.tags[i];
            EXPECT_NE(all & tag_bit(i), 0U) << tag.label;
            EXPECT_LE(tag.hue, 5);
            EXPECT_TRUE(labels.insert(std::string(tag.group) + '/' + tag.label).second) << tag.label;
            const bool begins = i == 0 || std::string_view(each.tags[i - 1].group) != tag.group;
            EXPECT_EQ(groups.insert(tag.group).second, begins) << tag.group << " stands together";
        }
        for (const Item& item : each.items) {
            EXPECT_EQ(item.tags == 0, each.tags.empty()) << item.key;
            EXPECT_TRUE(each.tags.size() == most_tags || item.tags >> each.tags.size() == 0) << item.key;
            EXPECT_TRUE(has_words(each, item, item.name)) << item.key;
        }
    }
}

TEST(Shelf, GroundAssaultFindsByForceKindStarsIconAndBonus) {
    const Shelf& pool = game_info(find_game("ground-assault")).shelf();
    const auto found = [&](std::initializer_list<const char*> labels, std::string_view words = "") {
        TagSet wanted = 0;
        for (const char* const label : labels)
            for (std::size_t i = 0; i < pool.tags.size(); ++i)
                if (std::string(pool.tags[i].group) + ": " + pool.tags[i].label == label)
                    wanted |= tag_bit(i);
        std::string out;
        for (const Item& item : pool.items)
            if (has_tags(pool, item, wanted) && has_words(pool, item, words)) (out += item.key) += ' ';
        return out;
    };
    EXPECT_EQ(found({"Force: Hollow Choir", "Kind: Space unit"}),
              "mote gnat-bomber swarm-lantern brood-cathedral ");
    EXPECT_EQ(found({"Force: Bastion League", "Stars: 5 stars"}), "siege-ox citadel ");
    EXPECT_EQ(found({"Kind: Combat card", "Icon: Carrier", "Icon: Force"}),
              "scramble flight-screen foresight last-stand ");
    EXPECT_EQ(found({"Kind: Objective"}, "contested"), found({"Kind: Objective"}, "CONTESTED"));
    for (const Item& item : pool.items) EXPECT_NE(item.facts(), "") << item.key;
}

} // namespace cardfront::shelf_test
