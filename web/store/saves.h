// Saved games in the platform's store. One that is not open is its texts and a headline, which is read
// without playing anything again. An action costs the same however long the match is: full chunks of 64
// actions are written once, what came after them stands in a tail, in two slots that are written in turn, so
// that a write that is cut leaves the one before it. saved_part.h tells what such a text is like,
// saved_game.h what is done with those of one game.
//
//   save.<id>.<number>            a chunk
//   save.<id>.a, save.<id>.b      the tails; the greater stamp is the newer
//   save.<number>.a, .b           a game as the first pages wrote it: it gets a new form and a new id; one
//                                 that other rules made only when it is played on
//   damaged.<id>.<what>           what could not be read, with the reason
//
// Several tabs may look into one store, and the one that is looked at writes. Nothing is ever removed unless
// a person says so, and nothing is overwritten that this tab has not read: what the store does not take waits
// here.
#pragma once

#include "core/match/match.h"
#include "web/store/saved_game.h"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

// A text that was a saved game and cannot be read.
struct DamagedSave {
    std::string key; // in the store
    std::string reason;
};

class Saves {
  public:
    // Reads all headlines; at start, and anew when another tab may have written. Then what has
    // waited is put in, damaged texts are set aside, and games of the old form get the new one. What waited
    // of a game that has moved on becomes a game of its own.
    void load();
    // The latest first; those last that a clock which was wrong has dated in days to come.
    std::span<const Headline> games() const { return games_; }
    const Headline* find(std::string_view id) const;
    const std::vector<DamagedSave>& damaged() const { return damaged_; }
    // The text itself, for the person to keep.
    static std::string damaged_text(const std::string& key);
    // False: another tab is looked at.
    bool forget_damaged(const std::string& key);

    // Of no other game in any tab.
    std::string new_id() const;
    // After every change of the match, undo too. Costs the same however long the match is, if this tab stored
    // or opened it before.
    Stored store(const std::string& id, const Match& match);
    // Another tab has played this game, removed it, or it became another one at load(): what is in the store
    // is not what this tab read or wrote. Open it anew, or go on as branch() says.
    bool moved_on(const std::string& id) const;
    // The id under which this tab's version goes on beside the other: store() the match under it.
    std::string branch(std::string id);
    // The same where that has happened already, by branch() or load(); "": it has not.
    std::string branch_of(const std::string& id) const;
    Opened open(const std::string& id);
    // Its record as far as it goes, whether this program can play it or not; "": there is no such game.
    std::string text(const std::string& id) const;
    // False: another tab is looked at, and the game is still there.
    bool remove(const std::string& id);
    // The finished games that could go for room, the oldest first: as few as make a quarter of all bytes, and
    // no more than can be named. It removes none.
    std::vector<const Headline*> spare() const;
    // The latest of some game is not in the store.
    bool waits() const;
    // Puts in what waits, as far as it is taken now.
    void retry();

  private:
    // A game of the old form that has no new one yet.
    struct OldGame {
        std::vector<std::pair<std::string, std::string>> texts; // by their keys, the newest last
    };

    void load_game(const std::string& id, const std::vector<std::string>& keys);
    void load_old_game(const std::string& number, const std::vector<std::string>& keys);
    void load_waiting();
    void keep_damaged(const std::string& key, const std::string& text, const std::string& reason);
    void list(Headline headline);
    SavedGame* find_here(std::string_view id) const;
    static Opened open_old(const OldGame& old);

    std::vector<Headline> games_;
    std::vector<DamagedSave> damaged_;
    std::vector<std::unique_ptr<SavedGame>> here_; // what this tab has opened or stored
    std::map<std::string, OldGame> old_;           // by the ids they shall have
    std::map<std::string, std::string> branches_;  // the new ids of what moved on
};

} // namespace cardfront
