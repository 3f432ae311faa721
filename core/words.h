// Sentences for people. A sentence is one whole template with named places, so that it can be translated
// whole; its English text is the key, as with gettext. Nothing in the program glues parts of sentences.
#pragma once

#include "core/rules.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cardfront {

struct Named {
    std::string_view name;
    std::string text;
    bool you = false; // it is the one who reads
};

// "{player} plays the {card}." with {player} and {card} put in. A place without a text keeps its braces, so
// that the fault is seen. Where it may be the reader, a place has both: "{player?* plays|You play} the
// {card}.", with a * for the text.
std::string say(std::string_view english, std::initializer_list<Named> parts = {});
// Of two sentences the one that suits the number: `one` of a single thing, else `many`. It is their {count},
// unless that stands among the parts.
std::string say_count(std::int64_t count, std::string_view one, std::string_view many,
                      std::initializer_list<Named> parts = {});
inline std::string say_count(std::int64_t count, const Phrases& of, std::initializer_list<Named> parts = {}) {
    return say_count(count, of.one, of.many, parts);
}
// One sentence after the other; either may be empty.
std::string sentences(const std::string& first, const std::string& second);
Named counted(std::string_view place, std::int64_t count);

// Up to the fourth seat. Games ask for names by seat; nobody, and what is none, is "nobody".
class Names {
  public:
    Names();
    std::string& operator[](Seat seat);
    const std::string& operator[](Seat seat) const;
    void tell(Seat reader) { reader_ = reader; } // who is "you" in what is told by them
    bool is_reader(Seat seat) const { return seat != nobody && seat == reader_; }

  private:
    std::array<std::string, most_seats> names_;
    Seat reader_ = nobody;
};

Named named(std::string_view place, const Names& names, Seat seat);
// A line begins with a capital letter, unless with a name, which stays as typed, or a square ("c4").
std::string capitalised(std::string line, const Names& names);
// So it does for somebody who is "you"; for others it is as it was.
std::string begun(std::string line, const Names& names);

// "Ann, Bob, Cy"; "none".
std::string listed(const std::vector<std::string>& items);
// "3 Pike Rider, Scout" of numbers of things, by what `name(number)` calls them; "none".
std::string several(int count, const std::string& name);
template <class Counts, class F>
std::string listed_counts(const Counts& counts, F&& name) {
    std::vector<std::string> items;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0) items.push_back(several(counts[i], name(static_cast<int>(i))));
    return listed(items);
}

// "$120"
std::string dollars(int amount);

// A few lines about one thing on the table, for the mirror, the terminal and the JSON replay.
struct Section {
    std::string key;     // "row-1", "player-2": stable, not translated
    std::string heading; // "Row 1"
    std::vector<std::string> lines;
    int lists = 0; // of the lines, the last so many are lists that one looks up now and then
};

Section player_section(Seat seat, const Names& names); // with no lines yet

// What lies side by side, to be walked over from thing to thing: a board, a hand. Rows may differ in length.
struct Grid {
    struct Cell {
        std::string text; // names the thing, and tells all of it
        Place at{};
        std::int16_t card = face_down; // of the own hand
    };
    std::string label;
    std::vector<std::vector<Cell>> rows{};
};
Grid own_hand(); // with a row for its cards
// What `cell(card)` tells of each card; one without a text is left out.
template <class Cards, class F>
Grid own_hand(const Cards& cards, F&& cell) {
    Grid out = own_hand();
    for (const auto& card : cards)
        if (Grid::Cell each = cell(card); !each.text.empty()) out.rows[0].push_back(std::move(each));
    return out;
}

// How much a line of the log matters.
enum class Weight : std::uint8_t {
    routine, // cards drawn and put away: may be folded
    plain,
    strong, // what a reader looks for: losses, what was turned up, the end
    heading // a turn begins
};

// A line of the log, and what it speaks of: the table lights it up.
struct Line {
    std::string text;
    Place at{};                    // area 0: nowhere
    std::int16_t card = face_down; // as far as the reader may know it
    Weight weight = Weight::plain;
    std::string brief{};        // see ActionWords; empty: as `text`
    bool changes_hands = false; // somebody draws a card, or puts one away
    bool pays = false;          // money or chips to somebody
    bool again = false;         // see ActionWords
};

// What the words of one action are. All by the game, in <game>_words.cpp.
struct ActionWords {
    std::string group;   // what it is done with, "9 of Hearts": choices of one group stand together
    std::string label;   // on a button: "Play on row 2"
    std::string said;    // in the log: "Ann plays the 9 of Hearts on row 2."
    std::string brief{}; // the same for who hears many of them: "Ann: 9 of Hearts on row 2."; empty: no other
    std::string size{};  // "$50": actions of one group that have one differ in it alone, as bets do
    bool again = false;  // its events will tell the same later, as an aim's attack does
};

} // namespace cardfront
