// Lists that players choose: which cards or units of a pool they bring, and how many. A game with lists
// offers a shelf; its lists are part of the set-up and open to all players.
#pragma once

#include "core/words.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

inline constexpr std::size_t most_items = 128; // of a pool
inline constexpr int most_copies = 99;         // of an item, in any list

// How many of each item of the pool, by its index there. A list may be unfinished or broken: faults() tells.
struct List {
    std::array<std::uint8_t, most_items> counts{}; // 0 to most_copies
    constexpr bool empty() const { return *this == List{}; }
    constexpr bool operator==(const List&) const = default;
};

// A list's parts are counted by themselves: a deck, an army, the facilities.
struct Part {
    const char* key;   // lower case and hyphens
    const char* label; // "Command Deck"
    Phrases amount;    // so much of it, for people: of "1 card" and "{count} cards"
};

// A word that items are found by.
struct Tag {
    const char* group; // "Force": those of one group stand together
    const char* label; // "Bastion League"
    // What such items are marked with, beside their words: 0 nothing of its own, 1 red, 2 yellow, 3 blue,
    // 4 green, 5 violet.
    std::uint8_t hue = 0;
};
using TagSet = std::uint64_t; // bit n: Shelf::tags[n]
inline constexpr std::size_t most_tags = 64;
constexpr TagSet tag_bit(std::size_t tag) {
    return TagSet{1} << tag;
}

// The tags of a group.
constexpr std::span<const Tag> tags_of_group(std::span<const Tag> tags, std::string_view group) {
    const auto is_of_it = [group](const Tag& each) { return group == each.group; };
    const auto first = std::find_if(tags.begin(), tags.end(), is_of_it);
    return {first, std::find_if_not(first, tags.end(), is_of_it)};
}
constexpr std::size_t first_tag(std::span<const Tag> tags, std::string_view group) {
    return static_cast<std::size_t>(tags_of_group(tags, group).data() - tags.data());
}

struct Item {
    const char* key;  // in texts: lower case letters, digits and hyphens; never changed once lists are about
    const char* name; // "Line Warden"
    const char* text; // what it is and does, for who chooses
    std::uint8_t part = 0;
    std::uint8_t weight = 1; // what one of it adds to its part: 3 of a unit of three stars, 1 of a card
    TagSet tags = 0;
    // What of `number` its facts() tell: its numbers, as one line.
    std::string (*told_of)(int number) = nullptr;
    int number = 0;
    int since = 0; // the GameInfo::rules_version that brought it; a later one stands last (known_to)
    // "Attack 3, damage 2, defence 9, shields 3"; "": nothing to tell.
    std::string facts() const { return told_of == nullptr ? std::string{} : told_of(number); }
};

struct Setup;

struct ReadyList {
    const char* key;
    const char* name;
    const char* blurb;                     // one sentence: how it wants to be played
    const char* list;                      // by keys: "3 line-warden, 2 pike-rider"
    bool (*suits)(const Setup&) = nullptr; // it is meant for these options; nullptr: for all
    int since = 0;                         // as an Item's
};

std::string in_hand_words(const Item& item);                            // "In your hand: Line Warden. ..."
Grid::Cell in_hand_cell(const Item& item, Place at, std::int16_t card); // "Line Warden. ..."

// What the rules ask of a part.
struct Limits {
    int least = 0, most = 0; // its amount
    int copies = 1;          // of each item
    const char* size_rule;   // "AE-12"
    const char* copies_rule;
};

// What a game begins with, to try a list.
struct Opening {
    // The items of the first seat's hand, each as often as it is held; needs a set-up that can be played.
    List (*deal)(const Setup&);
    const char* words; // how it comes about, for people
};

struct Shelf {
    std::span<const Part> parts;
    std::span<const Item> items;      // at most most_items
    std::span<const ReadyList> ready; // in every option set one without faults, at least
    Limits (*limits)(const Setup&, std::size_t part);
    std::span<const Tag> tags = {}; // at most most_tags
    // What people call a list of it, and several.
    const char *one = phrase("List"), *many = phrase("Lists");
    // What a list comes to, in one sentence; "": nothing to tell. It may be unfinished or broken.
    std::string (*comes_to)(const List& list) = nullptr;
    const Opening* opening = nullptr; // nullptr: no hand is drawn from a list
};

// What of a part a list has, in the part's unit.
int amount_of(const Shelf& shelf, const List& list, std::size_t part);
// How many pieces of each weight from 0 up to the heaviest of the pool; empty where all weigh the same.
std::vector<int> curve(const Shelf& shelf, const List& list, std::size_t part);

// Has it, of each group of which a tag is wanted, one of those?
bool has_tags(const Shelf& shelf, const Item& item, TagSet wanted);
// Does each word stand in its name, its words or its tags? Capitals (ASCII) do not matter.
bool has_words(const Shelf& shelf, const Item& item, std::string_view words);

struct Fault {
    const char* rule;  // "AE-12"
    std::string words; // "Line Warden: at most 3, not 4."
};
// All that the rules have against a list in a set-up with these options; nothing: it may be played.
std::vector<Fault> faults(const Shelf& shelf, const Setup& setup, const List& list);

} // namespace cardfront
