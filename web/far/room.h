// A table that lies at several pages, as this page has it: the host or a guest of it, its wire (platform.h),
// and the text under "far.<id>" that all of it is kept in. A room is written to the store before anything of
// it goes out, and while the store is another tab's, or takes nothing, nothing does. Each match there is a
// saved game when it is over.
#pragma once

#include "web/far/guest.h"
#include "web/far/host.h"
#include "web/seat/worker.h"

#include <memory>
#include <set>
#include <string>
#include <vector>

namespace cardfront::far {

inline constexpr std::string_view room_key = "far."; // and the id

// How long a table waits for somebody who is away before a computer decides for them.
inline constexpr std::array<std::uint32_t, 4> patiences{0, 5, 60, 24 * 60}; // minutes; 0: for ever

class Room {
  public:
    // A new one, that others are invited to; without a seed, as Host has it.
    Room(std::string id, const MatchSetup& setup, SeatSet far, std::uint32_t patience);
    // One that somebody else has invited to by `link`; `key` names that room.
    Room(std::string id, std::string link, std::string key, std::string_view name, bool onlooker);
    ~Room();
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;
    // Of the text that it was kept in.
    static Result<std::unique_ptr<Room>> take_up(std::string id, const std::string& text);

    const std::string& id() const { return id_; }
    std::string save_id() const;                    // of the match that is played there
    const std::string& key() const { return key_; } // who has invited; "": not known yet
    const std::string& link() const { return link_; }
    const std::string& onlookers_link() const { return onlookers_link_; }
    // The one that there is.
    Host* host() { return host_.get(); }
    const Host* host() const { return host_.get(); }
    Guest* guest() { return guest_.get(); }
    const Guest* guest() const { return guest_.get(); }

    // Why this page cannot sit there, or goes on no more; "": it can.
    std::string trouble() const;

    // --- The same for both
    Roster roster() const { return host_ ? host_->roster() : guest_->roster(); }
    // What is played, without the seed, by the names in the roster; nothing: it is not known yet.
    std::optional<MatchSetup> setup() const;
    bool begun() const { return host_ ? host_->begun() : guest_->begun(); }
    bool over() const { return host_ ? host_->begun() && host_->match().over() : guest_->over(); }
    Seat turn() const; // nobody: it is over, or has not begun
    bool my_turn() const;
    // Of another match at the same table it is another one.
    int number() const { return guest_ ? guest_->game_number() : matches_; }
    const Question& asked() const { return host_ ? host_->asked() : guest_->asked(); }
    bool asks() const; // somebody here does
    bool must_answer() const {
        return trouble().empty() && (host_ ? host_->must_answer() : guest_->must_answer());
    }
    void answer(bool yes) { host_ ? host_->answer(yes) : guest_->answer(yes); }
    void ask_no_more() { host_ ? host_->ask_no_more() : guest_->ask_no_more(); }
    void say_phrase(std::uint8_t number);
    void wish_rematch() { host_ ? host_->wish_rematch() : guest_->wish_rematch(); }
    // For how many milliseconds somebody who sits there at another page has been away, less than 0: longer
    // than is known. Nothing: they are there, or nobody far decides for that seat.
    std::optional<double> away(Seat seat) const;
    bool mutes() const { return mutes_; }
    void mute(bool on) { mutes_ = on, changed_ = true; }
    std::uint32_t patience() const { return patience_; }
    void deal_again(const MatchSetup& setup); // see Host::rematch
    void leave();                             // for good; what is to be said about it still goes out

    // The match that is over now, and known whole; nothing: there is none yet.
    const Match* whole() const;
    // It is to be kept and counted: once.
    bool take_end() {
        if (ends_ > number()) return false;
        ends_ = number() + 1;
        return changed_ = true;
    }

    // --- The table. Needs begun(), and no other one.
    std::unique_ptr<Moments> moments(Saves& saves);

    // --- Time and the wire
    void open();
    void made(std::string secret, std::string key, std::string link, std::string onlookers_link);
    // What was sent in that second of the world's time.
    void hear(const std::string& peer, bool sits, std::int64_t second, BytesView bytes);
    void tick(); // some seconds have passed
    // Keeps what has changed, then sends what is due. Call after anything was done.
    void settle();
    void close(); // the wire
    // Another tab may have gone on with it: what is in the store is not what this one has written.
    bool moved_on() const;
    bool kept() const { return kept_; } // the latest is in the store, or will be when it is ours again
    void forget();                      // in the store

    std::string wire_state{}; // as the page tells it: "works", "waits", "connecting", "refused", "down",
                              // "lacks"; "": not yet
    std::string wire_words{};
    // What people should hear of, in sentences; once.
    std::vector<std::string> take_news() { return std::exchange(news_, {}); }

  private:
    explicit Room(std::string id) : id_(std::move(id)) {}
    std::string code(Coder& coder, Bytes& inside); // why it cannot be read; "": it can
    double clock() const; // milliseconds; goes on while the page is closed, and while its machine sleeps
    void note_roster();
    void note_said();
    void note_trouble();
    void note_turn();
    void stand_in();
    void keep();
    bool changed() {
        const bool own = std::exchange(changed_, false);
        return (host_ ? host_->changed() : guest_->changed()) || own;
    }

    std::string id_, secret_, key_, link_, onlookers_link_;
    std::unique_ptr<Host> host_;
    std::unique_ptr<Guest> guest_;
    std::uint32_t patience_ = 0;
    SeatSet stood_in_ = 0; // by a computer, since they are away for too long
    bool mutes_ = false, changed_ = false, kept_ = true, open_ = false;
    int matches_ = 0, ends_ = 0;  // dealt again here; whose end was taken
    mutable double ahead_ms_ = 0; // the world's clock, of the page's
    double opened_ms_ = 0;
    Seat turn_ = nobody; // and since when, as far as this page knows
    double turn_since_ = 0;
    std::string text_;                                          // that is in the store, by this page
    Roster known_;                                              // as it was told last
    std::string trouble_;                                       // that was told last
    std::array<double, most_seats> away_since_{-1, -1, -1, -1}; // as a guest was told; less than 0: not known
    std::vector<std::string> news_;
};

// What is kept of a table that cannot be gone on with, and why. It stays until somebody puts it away.
struct Unread {
    std::string id, why;
};

// The rooms of this page, the one used last first, and what their screen remembers.
struct Rooms {
    std::vector<std::unique_ptr<Room>> all;
    std::vector<Unread> unread;
    std::string shown;            // the id of the room on its screen; "": all of them
    bool awaits = false;          // that one's match is not on yet: the table is opened when it is
    std::set<std::string> called; // the ids of those where it is my turn
    struct Invited {
        std::string link, key;
    } invited;          // by whose link nobody has sat down yet; the store has it too
    std::string asking; // the command that waits for a yes; "": none
    // What a computer thinks about at a table that is not looked at, and has decided.
    struct Thought {
        std::string room;
        Seat seat = nobody;
        std::size_t actions = 0;
        int waited = 0; // ticks
        std::optional<Action> decision;
    };
    Thought thought;
    std::unique_ptr<Worker> worker; // for that

    Room* find(std::string_view id) const;
    bool has(std::string_view id) const; // that one, read or not
    Room* find_key(std::string_view key) const;
};

// "Well played."; phrases of them.
std::string phrase_words(std::uint8_t number);
// "Crossfire with Ada and Bob".
std::string title_of(const Room& room);
// "away for 5 minutes"; "": see Room::away.
std::string away_words(const Room& room, Seat seat);
// How the deal was, when the game is over; "": it is not, or is not known yet.
std::string verdict_of(const Room& room);
// What may be wrong with its wire and with keeping it; "": nothing.
std::string lacks_of(const Room& room);
// "Your turn.", "It waits for Ada.", "Nobody has come yet."
std::string stands_of(const Room& room);

} // namespace cardfront::far
