// Lists of one's own, kept under names in the platform's store: one text each, "list.<id>", written whole
// with every change. What cannot be read stays as it is until a person deletes it, what the store does not
// take waits here, and nothing is overwritten that this tab has not read.
#pragma once

#include "core/match/games.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

// Which list each seat brings: "ready KEY", "own ID"; "": what a seat without a choice brings.
using Chosen = std::array<std::string, most_seats>;

struct KeptList {
    std::string id{};
    int game = -1;      // -1: none that this program has
    std::string name{}; // as clean_name leaves it; may be empty
    List list{};
    std::string reason{}; // why it cannot be read; empty: it can
    bool stored = true;   // the store has the latest of it
    std::string known{};  // the text that this tab read or wrote last; "": none
};

class Lists {
  public:
    // The id of the list that is put together; "": it is not kept. Where another tab has changed that list it
    // goes on as another one.
    std::string open;

    // Reads all of them, anew too when another tab may have written; then what has waited is put in. What
    // waited of a list that another tab has changed meanwhile becomes a list of its own.
    void load();
    const std::vector<KeptList>& all() const { return all_; } // what was made last comes first
    const KeptList* find(std::string_view id) const;          // nullptr: there is none

    bool waits() const; // the latest of some list is not in the store

    // Its id.
    std::string add(int game, std::string_view name, const List& list);
    // Its id, which is another one if another tab has changed it meanwhile. Of none that is known: add().
    std::string change(const std::string& id, int game, std::string_view name, const List& list);
    // False: another tab is looked at, and it is still there.
    bool remove(const std::string& id);
    // As it stands in the store, for the person to keep.
    static std::string text(std::string_view id);
    // The name, or with the first number from 2 that makes it another one than those of the game's lists.
    std::string fresh_name(int game, const std::string& name) const;

  private:
    static void put(KeptList& kept);
    void sort();

    std::vector<KeptList> all_;
};

// A kept list's text and back; any bytes.
std::string text_of(const KeptList& kept);
KeptList read_kept(std::string_view id, std::string_view text);

} // namespace cardfront
