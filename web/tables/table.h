// How a game's table is drawn and touched. One file for each game beside this one. What is selected or half
// chosen lives here, never in the state.
#pragma once

#include "web/kit/cards.h"
#include "web/kit/faces/faces.h"
#include "web/kit/geometry.h"
#include "web/seat/match_course.h"
#include "web/seat/shown.h"
#include "web/store/settings.h"
#include "web/tables/pack.h"
#include "web/tables/places.h"

#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

// What a table may know while it draws.
struct Scene {
    const Shown& shown;
    const Settings& settings;
    kit::Rect area;
    Wanted wanted;
    std::span<const LogEntry> log;                       // as these eyes were told it
    std::array<const kit::Person*, most_seats> people{}; // faces of those who have one of their own
    Place lit{};                                         // what the pointed line of the log speaks of
    std::int16_t lit_card = face_down;
};

class Table {
  public:
    virtual ~Table() = default;
    virtual void draw(const Scene& scene) = 0;
    // Where something on the table is, by the last frame; empty if it is not shown.
    virtual kit::Rect where(const Place& place) const = 0;
    // Of that player, by the last frame.
    virtual kit::Rect home(Seat seat) const { return (void)seat, kit::Rect{}; }
    // Where it left room for the log in the last frame; empty: nowhere, or it was not wanted.
    virtual kit::Rect log_area() const = 0;
    // It used Wanted::aside in the last frame.
    virtual bool uses_aside() const { return false; }
    // Its own commands, such as choosing a card; false: not one of them.
    virtual bool command(std::string_view id) = 0;
    // The command of what is pressed before a deed's own: a card of the hand, a unit; it may not be there.
    virtual std::string source_of(Action deed) const { return (void)deed, std::string(); }
    // The command of a press on that thing that chooses it or does something with it; "": there is none.
    virtual std::string press_at(const Grid::Cell& cell) const { return (void)cell, std::string(); }
    // What is chosen now, as the command that chooses it; "": nothing.
    virtual std::string chosen() const { return {}; }
    // It goes on with something begun, as long as nothing else is chosen: what acts already, acts again.
    virtual bool goes_on(Action deed) const { return (void)deed, false; }
    // Something is chosen that its command "close" would put back.
    virtual bool half_chosen() const = 0;
    virtual Asks asks_before(Action deed) const { return (void)deed, Asks::as_set; }
    // The state changed: what was half chosen may be gone. `events` are those that nobody has seen yet; what
    // the table plays back itself it takes from them, the others are presented when it has.
    virtual void changed(const Shown& shown, std::vector<Event>& events) = 0;
    // It plays something back now: until that is seen the canvas tells nothing of what came of it.
    virtual bool plays_back() const { return false; }
    // Where the card that an event tells of lies now, for its flight; area 0: nowhere that it could be seen.
    // `later` is how many more follow it to the same place.
    virtual kit::Spot lands(const Event& event, int later) const {
        (void)later;
        return {event.to.area, event.to.seat, event.to.row, event.to.index};
    }
    // Shows in its own way what an event of Look::lose takes away, from kit::clock() `at` on; false: chips
    // burst from it.
    virtual bool show_loss(const Event& event, double at) {
        (void)event, (void)at;
        return false;
    }
    // How a card of an event looks.
    virtual kit::CardFace face(std::int16_t card) const { return {card}; }
    // What there is to choose from on this table besides lists, by name, and one of it.
    virtual std::vector<std::string> packs() const { return {}; }
    virtual Pack pack(int number) const { return (void)number, Pack{}; }
    // What a player wears in their picture.
    virtual kit::Colour clothes(Seat seat) const = 0;
    // What a player leads, a faction say, where no list tells it; "": nothing.
    virtual std::string side(const Seen& seen, Seat seat) const {
        (void)seen, (void)seat;
        return {};
    }
    // "Round 2 of 3, Crazy Hold 3"
    virtual std::string subtitle(const Shown& shown) const = 0;
};

std::unique_ptr<Table> make_table(int game);

// The line that says whose turn it is and what to do, with the buttons that every game has (go on, confirm)
// and the game's own `more` before them; of these "undo" is there only where something can be taken back.
struct StatusButton {
    std::string id, label;
    bool main = false;
    std::string why{}; // it cannot be pressed now, but keeps its place
};
// Is a button that acts the one to press? While a lesson or a hint asks for an action, its own; else what the
// table says.
bool is_main(std::string_view id, bool usually);
void draw_status(const Scene& scene, kit::Rect r, const std::vector<StatusButton>& more = {},
                 std::string_view words = {});

// Animation and sound of what happened, for all games: cards fly, chips slide, blows fall, won rows sparkle.
void present(const std::vector<Event>& events, Table& table, const Settings& settings, const Shown& shown);
// Sounds wait for their event; call each frame after all else. Before anything of it was presented: those of
// a moment that was ended fall silent.
void play_due_sounds(const Settings& settings);
void hush_what_was_ended();

} // namespace cardfront
