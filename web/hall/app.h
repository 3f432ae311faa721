// The hall, onto which all rooms open: the program's one object, which tells what screen is shown and what it
// shows, and what any room may ask of the whole (web/app/ answers it). What only one room knows is held here
// for it and has a name only. Screens read App; only commands and the ears (web/platform/ears.h) change it.
#pragma once

#include "core/match/match.h"
#include "web/hall/command.h"
#include "web/hall/model.h"
#include "web/platform/ears.h"
#include "web/seat/session.h"
#include "web/store/settings.h"
#include "web/store/store.h"
#include "web/tables/table.h"

#include <array>
#include <initializer_list>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

// The screens that lie one over the other, home at the bottom. A step back leads to the one below.
class Screens {
  public:
    Screen top() const { return all_[count_ - 1]; }
    bool has(Screen screen) const;
    Screen below() const { return all_[count_ > 1 ? count_ - 2 : 0]; }
    int depth() const { return static_cast<int>(count_) - 1; } // steps from home
    // Back to it where it lies there; else settings, lists, cards and a table lie over what is there, lessons
    // over a stop of the Circuit, and all others over home alone.
    void open(Screen screen);
    // What lies there from now on, for another to lie over it; home is the first.
    void begin(std::initializer_list<Screen> under);

  private:
    std::array<Screen, 13> all_{Screen::home}; // each at most once
    std::size_t count_ = 1;
};

struct Building; // web/builder/builder.h
namespace far {
struct Rooms; // web/far/room.h
}
namespace circuit {
struct Kept; // web/circuit/circuit.h
}
struct Learning; // web/learn/lessons.h

// What the table's screen remembers of the session on it.
struct TableScreen {
    bool log_open = false;          // over the table, where it does not stand beside it
    std::set<std::size_t> unfolded; // of the log: the steps whose routine is shown
    int lit_line = -1;              // the log's line under the pointer
    struct Told {
        std::size_t lines = 0; // of the log
        std::string subtitle;
    } told;                // on the canvas
    int seen_version = -1; // of what is shown, by the table
    std::string answer;    // to what was asked at the version `answered_at`
    int answered_at = -1, answers = 0;
    std::string warned; // of what the next press would cost
};

struct App {
    App();
    ~App();
    App(App&&) noexcept;
    App& operator=(App&&) noexcept;

    Screens screens;
    bool own_seed = false; // the draft's seed was given by the person
    bool drafted = false;  // it was set up, and not started
    int list_seat = 0;     // of the draft, for which a list is chosen
    Settings settings;
    Store store;
    MatchSetup draft; // what the set-up screen edits
    // Where the draft's game has lists: what its seats bring, and the one that is put together.
    Chosen chosen;
    std::unique_ptr<Building> building;
    std::unique_ptr<Learning> learning;
    std::shared_ptr<circuit::Kept> the_circuit; // nullptr: not wanted yet. Shared as far_rooms is
    int pack = 0;                // on the screen of cards: which of those that the screen below it has,
    int large = -1;              // and the card that is shown large; -1: none
    std::uint64_t hand_seed = 0; // there: of a hand to try the list that is put together; 0: it is a pack
    // Of the draft: the seats for somebody far, and how long the table waits for who is away.
    SeatSet far_seats = 0;
    std::uint8_t patience = 0;             // by far::patiences
    std::shared_ptr<far::Rooms> far_rooms; // nullptr: no table lies at several pages. Shared, so that only
                                           // the games' part knows how it ends
    std::unique_ptr<Session> session;
    std::unique_ptr<Table> table;
    TableScreen table_screen; // of that session
    std::string deleting;     // the saved game whose deletion is being asked; empty: none
    bool clearing = false;    // or that of all in Saves::spare()
    int store_used = 0;       // per cent, when home was opened
    bool keep_due = false;    // there platform::ask_to_keep() is due: it is no part of a game's end

    std::string alert, alert_rule; // the last refusal or message, and its rule
    bool refused = false;          // it is a refusal: the next thing that succeeds puts it away
    int alert_number = 0;
    bool mirror_stale = true; // something changed: tell the mirror
    bool hidden = false;      // the page is out of sight
    bool cramped = false;     // there is no room to draw in (web/store/settings.h): it is told in words,
    bool squeezed = false;    // unless the person wants it drawn, however small
    bool drawing = false;     // a frame is being drawn; what is pressed on it happens after it
    std::vector<std::string> pressed;
    std::string waiting; // the command that waits for the games' code; empty: none
    int waits_for = -1;  // that game's, or -1: each one's
};
App& the_app();

void open_screen(Screen screen);
// The draft's, whose lists may have changed.
void open_setup();
void leave_session();
// On the table; `earlier`: see Session.
void open_session(std::unique_ptr<Session> session);
void open_session(Match match, std::string save_id, std::vector<std::string> earlier = {});
// A person looks through the match on the table, whether another screen lies over that or not.
inline bool looks_through(const App& app) {
    return app.session && app.session->past().through();
}
// Looks through the match on the table, from so many actions on; or ends that.
void look_through(App& app, std::size_t actions);
void stop_looking(App& app);
// Says it on the canvas and in the mirror.
void tell(std::string words);
// Says why something is not done; with the id of a rule, its text can be opened.
void refuse(std::string words, std::string rule = {});
// Nothing is said any more.
void quiet(App& app);
// Asks for a record, with a text that was refused, and why.
void ask_record(std::string text = {}, std::string wrong = {});
// How many steps back lead from what is shown to the home screen with nothing over it: so often "back" does
// something (a hint or a question of the table comes before, and is no step).
int depth_of(const App& app);
void step_back(App& app);

// Of a session that is played without help.
std::string without_help_words();

void store_settings();

// "Player 2", or the name of a computer player.
std::string usual_name(int seat, bool person);
// A match of a game with its usual options, one person and computers.
MatchSetup new_draft(int game);

// The words view is the game: it was chosen, or there is no room to draw in.
inline bool tells_in_words(const App& app) {
    return app.settings.text == 1 || app.cramped;
}

} // namespace cardfront
