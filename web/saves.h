// Saved games in the platform's store. Each game has two slots written in turn, so that a write that is cut
// leaves the one before it; what cannot be read is reported and set aside, never dropped.
//
// A slot is "slot COUNTER WHEN" and the record. The higher counter is the newer; counters run over all games,
// so they order them too.
#pragma once

#include "core/match/match.h"

#include <optional>
#include <string>
#include <vector>

namespace cardfront {

struct SavedGame {
    std::string id;
    std::uint64_t counter = 0;
    std::string when; // in the person's own words of date and time
    char slot = 'a';  // where its latest state stands: 'a' or 'b'
    Match match;
};

// A text that was a save and cannot be read.
struct DamagedSave {
    std::string key; // in the store
    std::string reason;
};

class Saves {
  public:
    // Reads all. Damaged slots move to keys of their own; their games come from the other slot if that is
    // good.
    void load();
    const std::vector<SavedGame>& games() const { return games_; } // the latest first
    const std::vector<DamagedSave>& damaged() const { return damaged_; }
    static std::string damaged_text(const std::string& key);
    void forget_damaged(const std::string& key);

    std::string new_id();
    // Writes the match; false: it could not be stored (full, forbidden, or another tab owns the store), and
    // it is kept in memory only.
    bool store(const std::string& id, const Match& match, const std::vector<std::string>& earlier);
    void remove(const std::string& id);
    const SavedGame* find(const std::string& id) const;

  private:
    void set_aside(const std::string& key, const std::string& text, std::string reason);
    void make_room();

    std::vector<SavedGame> games_;
    std::vector<DamagedSave> damaged_;
    std::uint64_t counter_ = 0;
};

} // namespace cardfront
