// What the tables of all games do alike: whose eyes look and what they may do, what is half chosen, plates,
// piles, the own hand, the chooser, the preview. A game's table derives from TableOf<its State> and tells
// only what is its own: where things lie, what is drawn there, what a press means.
#pragma once

#include "web/kit/kit.h"
#include "web/tables/places.h"
#include "web/tables/table.h"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

constexpr kit::Spot spot(int area, Seat seat = nobody, int row = -1, int index = -1) {
    return {static_cast<std::uint8_t>(area), seat, static_cast<std::int8_t>(row),
            static_cast<std::int8_t>(index)};
}
constexpr Seat partner_of(Seat seat) { // of four
    return static_cast<Seat>((seat + 2) % 4);
}
std::string command_of(const GameInfo& info, Action action); // "do play 12 0 0"
std::string numbered(std::string_view verb, int number);     // "select 12"
// An item whose press is its command. That of an action is a place that takes what comes near it, refused or
// not.
kit::Hit command_item(std::string_view id, const kit::Rect& r, bool enabled = true, bool draggable = false,
                      bool peeks = false, float reaches = 0);

// Piles, with their number of cards; of none, an empty slot.
void draw_pile(kit::Spot where, const kit::Rect& r, int count, std::uint8_t back);
void draw_count(const kit::Rect& pile, int count);
// The first `hidden` of a fan of `count` cards; their spots are numbered from `first` on.
void draw_backs(kit::Spot first, const kit::CardFace& back, const kit::Rect& fan, int hidden, int count,
                float gap = 4);
// A small picture with its number.
void draw_number(const kit::Rect& r, int number, float size = kit::type::body);
// The name of a cell of a board that is empty, small in its corner: texts speak of it.
void draw_cell_name(const kit::Rect& cell, const std::string& name);
// Where something may be laid or aimed now, `pointed` at or not.
void draw_target(const kit::Rect& r, bool pointed, float radius = 8);

class GameTable : public Table {
  public:
    void changed(const Shown& shown, std::vector<Event>& events) final;
    void draw(const Scene& scene) final;
    bool command(std::string_view id) final;
    std::string source_of(Action deed) const override { return numbered("select", deed.a); }
    std::string chosen() const override {
        return selected_ < 0 ? std::string() : numbered("select", selected_);
    }
    bool half_chosen() const override { return selected_ >= 0; }
    kit::Rect log_area() const final { return places().log; }
    kit::Rect home(Seat seat) const final;
    kit::Colour clothes(Seat seat) const override;

  protected:
    // A player as their plate tells them.
    struct Plate {
        Seat seat = nobody;
        std::string lesser{};  // the line under the name
        bool friendly = false; // a partner of whoever looks
        bool out = false;      // of the game
        float kept_free = 0;   // of its upper part's right end, for what the game puts there
    };
    // A card of the own hand.
    struct Held {
        int number; // chosen by "select <number>"
        kit::Spot spot;
        kit::CardFace face;
        bool selected = false, legal = false;
    };
    // One of the alternatives in a chooser.
    struct Offer {
        std::string id;
        kit::CardFace face;
        std::string caption{};
        void (*mark)(const kit::Vec& centre, float radius) = nullptr; // on its corner
        std::string brief{};                                          // where the caption has no room
    };
    struct Chooser {
        std::string title;
        kit::Rect room;                                  // it stands within, at its foot or
        kit::Rect beside{};                              // above or below this, which stays in sight
        bool closable = true;                            // by the command "close"
        bool explained = false;                          // a card is shown large while it is pointed at
        void (*legend)(const kit::Rect& room) = nullptr; // in what the title leaves of its line
    };
    // What is said of a card that is shown large; without a title nothing is.
    struct Preview {
        kit::CardFace face{};
        std::string title{}, text{}, foot{};
    };

    // --- What a game tells of itself

    virtual const Places& places() const = 0; // of the last frame
    virtual void take(const Seen& view) = 0;
    virtual void draw_table() = 0;
    // The position is another: what follows from it. After it, what cannot be chosen any more is dropped.
    virtual void refresh() {}
    virtual void check_choice(const Shown& shown) { (void)shown; }
    // What it plays back itself it takes from the events.
    virtual void note_events(const Shown& shown, std::vector<Event>& events) { (void)shown, (void)events; }
    // What is half chosen, besides selected_, is over.
    virtual void forget() {}
    // A command of the game's own, "<verb> <number>" or "<verb>" with -1; false: it is none.
    virtual bool heard(std::string_view verb, int number) { return (void)verb, (void)number, false; }
    // A card of the own hand is chosen by a drag; by a press, which on the chosen one puts it back.
    virtual void pick_up(int number) { selected_ = number; }
    virtual void select(int number) { pick_up(selected_ == number ? -1 : number); }
    virtual Preview preview_of(std::int16_t card) const; // as it is: a playing card and its name
    // May a card of the hand be let go where this command is drawn?
    virtual bool takes_drop(std::string_view id) const { return id.substr(0, 3) == "do "; }
    // Of what is shown large where there is little or no log; empty: near the card.
    virtual kit::Rect preview_home() const { return {}; }

    // --- What it may ask, while it draws

    const Shown& shown() const { return scene_->shown; }
    const Scene& scene() const { return *scene_; }
    const Names& names() const { return scene_->shown.names; }
    const std::string& name(Seat seat) const { return names()[seat]; }
    bool is_legal(Action action) const; // for the eyes, now
    bool is_lit(Seat seat) const {      // theirs is the turn, or the game
        return shown().winners != 0 ? has(shown().winners, seat) : shown().turn == seat;
    }
    // Places go round the table: 0 is below, the others follow clockwise.
    int place_of(Seat seat) const { return (seat - bottom_ + players_) % players_; }

    // --- What it may use

    // Returns where a sign of theirs belongs.
    kit::Rect draw_plate(const kit::Rect& place, const Plate& of);
    // The same for a whole side where there is no room: a box, and in it the line `head`.
    kit::Rect draw_small_plate(kit::Rect box, kit::Rect head, const Plate& of);
    // One's hand, or of an onlooker's seat the backs of so many hidden cards.
    void draw_hand(std::span<const Held> cards, int hidden = 0, kit::Spot first_hidden = {},
                   const kit::CardFace& back = {});
    void draw_chooser(const Chooser& chooser, std::span<const Offer> offers);
    // What was dragged onto something that takes it does that: the choice of both in one gesture.
    void let_go(const kit::Hit& hit) const;
    // Shows the card large while the pointer rests on it or holds it, or the keyboard is there.
    void show_large(const kit::Hit& hit, std::string_view id, std::int16_t card, const kit::Rect& at);
    // A card to look at: tapped, it is shown large until the next command.
    void look_item(std::int16_t card, const kit::Rect& at);

    std::vector<Action> legal_; // of the eyes, now
    Seat eyes_ = nobody;        // an onlooker's
    Seat bottom_ = 0;           // whose side is below
    int players_ = 2;
    int selected_ = -1; // a card of the own hand
    bool mine_ = false; // the eyes may act now

  private:
    // What somebody did last.
    struct LastAct {
        std::size_t action = 0; // its number
        std::string words;
        std::int16_t card = face_down;
    };
    void forget_all();
    void note_acts();
    std::string lesser_line(const Plate& of) const;
    void draw_person(const kit::Rect& r, const Plate& of) const;
    void draw_face(const kit::Rect& r, Seat seat, bool active) const;
    void draw_act(const kit::Rect& r, Seat seat) const;
    kit::Rect note_home(Seat seat, const kit::Rect& plate); // and where it is now, by a blow
    static void draw_head(const Chooser& chooser, kit::Rect top);
    void draw_preview(const Preview& preview) const;
    static void draw_preview_in(const kit::Rect& column, const Preview& preview);

    const Scene* scene_ = nullptr;              // while a frame is drawn
    std::array<kit::Rect, most_seats> homes_{}; // where their plates were drawn
    std::array<LastAct, most_seats> acts_;
    std::size_t seen_actions_ = 0;
    std::int16_t pinned_ = face_down, large_ = face_down;
    kit::Rect pinned_at_, large_at_;
};

// With the state that these eyes see, kept until the next change.
template <class State>
class TableOf : public GameTable {
  protected:
    static std::string command_of(Action action) { return cardfront::command_of(State::info, action); }
    static std::string command_of(int verb, int a = -1, int b = -1, int c = -1) {
        return command_of(make_action(verb, a, b, c));
    }

    State state_;

  private:
    void take(const Seen& view) final { state_ = view.as<State>(); }
};

} // namespace cardfront
