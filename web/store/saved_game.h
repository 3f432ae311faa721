// One saved game as this tab has read or written it: its texts (saved_part.h) by their keys, how a match
// becomes them, and how they become a match again. Saves keeps all games; this knows one.
#pragma once

#include "web/store/saved_part.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

// What is known of a saved game without opening it.
struct Headline {
    std::string id{};
    std::uint64_t stamp = 0;            // of its latest state: milliseconds since 1970, greater each time
    std::string when{};                 // the same in the person's own words
    int game = -1;                      // -1: this program does not know it
    std::string title{};                // the game's
    std::vector<std::string> players{}; // by seat
    std::string stands{};               // whose turn, what now; how it ended
    bool over = false;
    std::size_t actions = 0; // from the very beginning
    std::size_t bytes = 0;   // of all its texts
    bool stored = true;      // false: the latest of it is only in this tab's memory
    bool playable = true;    // false: it is known by now that this program cannot go on with it
};
Headline headline_of(const std::string& id, const SavedPart& part, std::size_t bytes);

enum class Stored : std::uint8_t {
    yes,
    full,     // or forbidden: it waits in memory, and is tried again with the next store() and load()
    not_ours, // another tab is looked at: it waits in memory until this one is
    moved_on  // the store was not touched: what is there is not what this tab read or wrote
};

struct Opened {
    enum class As : std::uint8_t {
        replayed,      // `match` is the whole match, as it was played
        from_position, // `match` goes on from the kept position: the actions before it cannot be played again
        older_version, // whole, but this program cannot play it: its log and its record are there
        damaged        // nothing of it can be read, or there is no such game
    } as = As::damaged;
    std::optional<Match> match{};
    std::vector<KeptLine> log{}; // of all actions before `match` begins; of older_version: all
    std::string reason{};        // in sentences; of a replayed one only where other rules made it, or ""
};

// All that has happened in it, in the words that the log keeps.
std::vector<KeptLine> told_log(const Match& match);

std::string chunk_key(std::string_view id, std::size_t number);
std::string slot_key(std::string_view id, std::size_t slot); // 0 or 1
// What was set aside, and why.
struct Aside {
    std::string reason, text;
};
Aside read_aside(const std::string& text);
// Moves a text that cannot be read to a key of its own, with the reason, and returns that key; nothing: the
// store does not take it, and it stays where it is.
std::optional<std::string> set_aside(const std::string& key, const std::string& text,
                                     const std::string& reason);

class SavedGame {
  public:
    // Of a game that is in the store, call open() before store().
    explicit SavedGame(std::string id) : id_(std::move(id)) {}

    const std::string& id() const { return id_; }
    // Of what was stored last; means something after make_texts() or store().
    Headline headline() const;
    bool waits() const { return !waiting_tail_.empty(); } // the latest is not in the store

    // The best of its texts that can be read: the newest that can be replayed or gone on from.
    Opened open();
    // Of the same text, whether it can be played or not; "": none can be read.
    std::string record() const;

    Stored store(const Match& match, std::uint64_t unix_ms, const std::string& when);
    // Makes the texts that store() puts into the store; false: it is under another id that it can go on.
    bool make_texts(const Match& match, std::uint64_t unix_ms, const std::string& when);
    Stored put_waiting();
    bool moved_on() const;
    // The same as this tab has it, as another game; nothing of it is stored yet.
    SavedGame branch(std::string id) const;
    // Texts of another form that are to go as soon as this one is stored, if they are the same still.
    void replaces(std::vector<std::pair<std::string, std::string>> older) { replaced_ = std::move(older); }

  private:
    struct Chunk {
        std::uint64_t sum = 0;
        std::size_t bytes = 0;   // with all before it
        std::uint64_t state = 0; // hash of the state at its end
    };
    struct Told {
        std::string action, words; // whole lines
    };
    struct Slot {
        bool present = false;
        ReadPart read;
    };
    struct History { // of a part's match up to its end
        bool whole = false;
        std::string record; // without its end
        std::size_t bytes_before = 0;
        std::vector<Chunk> chunks;
        std::vector<std::pair<std::size_t, std::uint64_t>> checks; // fingerprints after so many actions
    };

    std::optional<std::string> chunk_text(std::size_t number) const;
    std::optional<std::string> slot_text(std::size_t slot) const;
    std::optional<SavedPart> chunk_part(std::size_t number) const;
    std::size_t chunks_present() const;
    std::vector<SavedPart> candidates() const;
    History history(const SavedPart& part) const;
    std::optional<Match> replay(const SavedPart& part, std::string& reason);
    std::optional<Match> go_on(const SavedPart& part);
    std::vector<KeptLine> log_before(std::size_t end_chunk) const;
    void forget_match();
    std::optional<std::string> foreign_text() const;

    void follow(const Match& match, std::uint64_t stamp, const std::string& when);
    void drop_chunk();
    void cut_chunk(const Match& match, std::uint64_t stamp, const std::string& when);
    SavedPart part_of(const Match& match, std::size_t actions) const;
    std::string lines() const;
    std::array<Slot, 2> slots() const;
    bool moved_on(const std::array<Slot, 2>& slots) const;
    bool put_chunk(std::size_t number, const std::string& text, bool other_is_sound);
    Stored put_tail(bool there_is_damaged);
    void tidy();
    std::size_t older_slot() const { return stamps_[0] <= stamps_[1] ? 0 : 1; }
    std::size_t end_chunk() const { return first_chunk_ + chunks_.size(); }
    std::size_t chunk_bytes() const { return chunks_.empty() ? bytes_before_ : chunks_.back().bytes; }

    std::string id_;
    // What the texts hold of the match: its chunks, and the actions since.
    std::string head_; // of the record; "": not made yet
    std::size_t first_chunk_ = 0, bytes_before_ = 0;
    std::vector<Chunk> chunks_;
    std::optional<std::string> opening_;
    std::vector<Told> tail_;
    SavedPart latest_; // without its long texts
    std::size_t tail_bytes_ = 0;
    // What this tab last read or wrote in the slots: stamps, and how many chunks each counts on.
    std::array<std::uint64_t, 2> stamps_{};
    std::array<std::size_t, 2> ends_{};
    std::size_t present_end_ = 0; // no chunk from here on is in the store
    // What is to be put into the store: the tail after all chunks.
    std::map<std::size_t, std::string> waiting_chunks_;
    std::string waiting_tail_;                                  // for the older slot; "": none
    std::vector<std::pair<std::string, std::string>> replaced_; // keys and texts
};

} // namespace cardfront
