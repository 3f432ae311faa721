// A list being put together, which is Lists::open once it is kept, and which lists the seats of a draft
// bring: what the screens in web/screens/builder* show and change. Every change is kept at once.
//
// The functions stand in a namespace of their own since they come with the games' part of the page, or
// with the rooms' (tools/build/split.mjs): a pool is not there before. What App holds of it does not.
#pragma once

#include "core/match/lists.h"
#include "core/match/match.h"
#include "web/store/lists.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

struct Building {
    std::string name{}; // may be empty
    List list{};
    std::vector<List> before{}; // what can be taken back, the latest last
    // What of the pool is shown.
    TagSet wanted = 0;
    std::string words{};
    int group = -1;          // of tags, that is open to choose from; -1: none
    bool shows_list = false; // where there is room for one only: the list, not the pool
};

namespace builder {

// --- What is in it

// How much of a part is used: "27 of 30 stars".
struct Amount {
    std::string label, words;
    int has = 0;
    Limits limits;
    bool good() const { return has >= limits.least && has <= limits.most; }
};
std::vector<Amount> amounts(const Shelf& shelf, const Setup& setup, const List& list);
int count_of(const List& list); // pieces, of all parts
// "Force: 27 of 30 stars. Deck: 31 cards, 30 to 126."
std::string summary(const Shelf& shelf, const Setup& setup, const List& list);
// "Force, pieces by weight: 5 of 1, 7 of 2": one line for each part whose pieces differ in weight.
std::vector<std::string> curve_lines(const Shelf& shelf, const List& list);
// What of the pool the filters leave, by its index.
std::vector<std::size_t> pool(const Shelf& shelf, const Building& building);
// The groups of a pool's tags: from which tag to before which.
struct TagGroup {
    const char* label;
    std::size_t from, to;
    TagSet tags() const; // all of them
};
std::vector<TagGroup> tag_groups(const Shelf& shelf);

// --- Changing it

inline constexpr std::size_t most_undo = 100;

// Under a new name where it was not kept yet.
void keep(Building& building, Lists& lists, int game);
// Into another state that can be taken back, and kept.
void change(Building& building, Lists& lists, int game, const List& to);
// One of an item more, or less (-1); nothing where there is no more or less.
void add(Building& building, Lists& lists, int game, std::size_t item, int more);
void undo(Building& building, Lists& lists, int game);
// What is in it, and of each part as much more as the rules ask for, or allow where they only limit it; the
// same each time. Nothing is taken out, and no rule is broken by what is put in.
List filled(const Shelf& shelf, const Setup& setup, List list);
// Would that be more? And is it short, whether or not anything of the pool goes into what is left?
bool can_fill(const Shelf& shelf, const Setup& setup, const List& list);
bool is_short(const Shelf& shelf, const Setup& setup, const List& list);
void rename(Building& building, Lists& lists, int game, std::string_view name);

// --- As a text and as a link

// One entry a line.
std::string lines_of(const Shelf& shelf, const List& list);
// What stands after the "#" of a page's address:
// "list=ground-assault:Iron%20Rain:3_line-warden,2_pike-rider".
std::string link_of(int game, std::string_view name, const List& list);
struct Linked {
    int game = 0;
    std::string name; // may be empty
    List list;
};
// Any text. Whole addresses will do too, however they were handed on (core/match/address.h).
Result<Linked> read_link(std::string_view link);
// "Line 3: ..."
std::string words_of(const Problem& problem);

// --- Which list a seat brings
// Chosen ones are told as in Chosen (web/store/lists.h).

struct Offer {
    std::string choice, name;
    std::string blurb{}, words{}; // how it wants to be played, and how much it uses
    List list{};
    std::vector<Fault> faults{}; // with the draft's options
    bool suits = true;           // false: a ready one that is meant for others
    std::string reason{};        // why it cannot even be read; empty: it can
    bool own() const { return choice.substr(0, 4) == "own "; }
};
// One's own lists of the game, the latest first, and the ready ones that are offered with these options.
std::vector<Offer> offers(const Lists& lists, int game, const Setup& setup);
std::optional<Offer> find_offer(const Lists& lists, int game, const Setup& setup, std::string_view choice);
// Gives each seat the list that is chosen for it, or none where that is gone or has faults. Returns why, for
// the first seat that loses one that it had; "": none does.
std::string settle(Setup& setup, const Chosen& chosen, const Lists& lists, int game);
// What such lists would have been chosen by: those of a match that was played.
Chosen chosen_of(const Setup& setup, const Lists& lists, int game);
// The name of what a seat brings, chosen or not.
std::string name_of(const Setup& setup, const Chosen& chosen, const Lists& lists, int game, int seat);

} // namespace builder

} // namespace cardfront
