// The table of Assault Edge, inside: its parts are drawn in the files beside this one.
#pragma once

#include "core/assault_edge/cards.h"
#include "web/tables/assault_edge/layout.h"
#include "web/tables/assault_edge/look.h"
#include "web/tables/boards.h"
#include "web/tables/game_table.h"

#include <bitset>
#include <string>
#include <vector>

namespace cardfront::assault_edge {

// In "select <number>" a card has its number among those of the decks; of the second and third of the same
// this is added.
constexpr int next_alike = all_cards - first_command;
static_assert(next_alike * most_copies < 256); // GameTable::command

class AssaultEdgeTable final : public TableOf<State> {
  public:
    kit::Rect where(const Place& place) const override;
    std::string subtitle(const Shown& shown) const override;
    kit::Spot lands(const Event& event, int later) const override;
    kit::CardFace face(std::int16_t card) const override;
    kit::Colour clothes(Seat seat) const override;
    std::string source_of(Action deed) const override {
        if (deed.verb == play) return numbered("select", deed.a - first_command);
        const bool draws = deed.verb == assault_edge::draw;
        return numbered(draws ? "draw-from" : deed.verb == raise ? "turn-up" : "unit", deed.a);
    }
    std::string press_at(const Grid::Cell& cell) const override {
        return cell.at.area == hand_area ? numbered("select", cell.card - first_command)
                                         : press_of(cell.at.index);
    }
    std::string chosen() const override { return unit_ >= 0 ? numbered("unit", unit_) : GameTable::chosen(); }
    bool goes_on(Action deed) const override;
    Asks asks_before(Action deed) const override {
        return deed.verb == assault_edge::draw ? Asks::never : Asks::as_set;
    }
    bool half_chosen() const override { return selected_ >= 0 || (unit_ >= 0 && unit_ != acting()); }
    bool plays_back() const override { return !queue_.empty(); }
    bool uses_aside() const override { return at_.apart; }
    bool show_loss(const Event& event, double at) override;

  protected:
    const Places& places() const override { return at_; }
    void draw_table() override;
    void refresh() override;
    void check_choice(const Shown& shown) override;
    void note_events(const Shown& shown, std::vector<Event>& events) override;
    void forget() override;
    bool heard(std::string_view verb, int number) override;
    void pick_up(int number) override;
    void select(int number) override;
    kit::Rect preview_home() const override;
    Preview preview_of(std::int16_t card) const override;

  private:
    // May they act, and do they see the table as it is?
    bool free() const { return mine_ && queue_.empty(); }
    bool asked(Ask ask) const {
        return free() && !state_.questions.empty() && state_.questions.back().ask == ask;
    }
    bool acts() const { // in their combat phase, with no window open
        return free() && state_.questions.empty() && state_.phase == Phase::combat && !state_.window();
    }
    // Who acts and may go on, so that no other may begin; no_unit: nobody.
    Number acting() const { return state_.is_busy() ? state_.active : no_unit; }
    bool may_play() const { return free() && state_.questions.empty() && state_.phase == Phase::combat; }
    bool is_own(int number) const { return seen_.lives(number) && seen_.unit(number).owner == eyes_; }
    const SidePlaces& side_at(Seat seat) const { return at_.side[slot(place_of(seat))]; }
    bool waits_for_other() const;
    bool takes_drop(std::string_view id) const override {
        return GameTable::takes_drop(id) || id.substr(0, 5) == "onto ";
    }
    int chosen_card() const { return selected_ < 0 ? -1 : selected_ % next_alike + first_command; }
    std::vector<Card> answers() const; // cards that may be played now
    void pick_unit(int number);
    void look_at(const kit::Hit& hit, const std::string& id, int card, const kit::Rect& at);

    // table.cpp: what happened is shown event by event
    void play_on();
    void show(const Event& event);
    void skip();
    void show_fallen(const Event& event);

    // board.cpp
    void lay_ground();
    void show_places();
    void draw_board();
    void draw_carried();
    void draw_ground() const;
    void draw_square(int square);
    void draw_unit(int number, const kit::Hit& hit, const std::string& id, bool target);
    void draw_token(int number, const kit::Rect& r, bool lit) const;
    void draw_marks(int number, const kit::Rect& r) const;
    void draw_reach() const;
    void draw_aims() const;
    void draw_outcome(int target, int points) const;
    void draw_focused() const;
    void draw_losses() const;
    std::string press_of(int square) const;
    int loss_of(int number, int points) const; // health that damage would take

    // sides.cpp
    void draw_sides();
    kit::Hit press_deck(Seat seat, const std::string& id, kit::Rect r) const;
    void draw_deck(Seat seat, int deck);
    void draw_plant(Seat seat, int n);
    void draw_backs_of(Seat seat) const;
    void draw_cards();
    Plate plate_of(Seat seat) const;
    std::string press_of_deck(Seat seat, int deck) const;

    // chain.cpp
    void draw_chain();
    void draw_link(int index);
    void draw_link_words(int index, const kit::Rect& r) const;
    void draw_link_arrows() const;
    kit::Rect link_place(int index) const;
    kit::Rect link_words(int index) const;
    kit::Rect target_place(const Use& use) const;
    void draw_info();
    void draw_unit_info(int number, kit::Rect r) const;
    void draw_card_info(int card, kit::Rect r) const;
    void draw_deck_info(Seat seat, int deck, kit::Rect r) const;
    void draw_choosers();

    // acting.cpp
    void draw_choice();
    std::string advice() const;
    std::string window_advice() const;

    Layout at_;
    boards::BoardWindow window_;
    State seen_;               // what is drawn: the view, or on the way to it
    std::vector<Event> queue_; // that are still to be seen
    double due_ = 0;           // kit::clock(), when the next of them is
    float haste_ = 1;          // shorter for what one has done oneself
    std::size_t actions_ = 0;
    std::bitset<squares> able_; // own units that may do something
    int unit_ = -1;             // an own one that is chosen
    int onto_ = -1;             // on what the played card was let go: it answers what that is aimed at
    int looked_unit_ = -1;      // that is looked at
    int looked_deck_ = -1;      // seat and deck of discards that are looked at
    std::string looked_;        // the item of a card that is looked at
    int news_ = -1;             // the card drawn last
    // Of the last frame or this one: what is pointed at.
    int over_square_ = -1, over_unit_ = -1, over_deck_ = -1;
    std::int16_t over_card_ = face_down;
    struct Loss {
        kit::Rect of;
        double at = -1; // kit::clock()
    };
    std::array<Loss, 8> losses_; // the latest
    std::size_t lost_ = 0;
    int fallen_ = 0; // where the last card that fell off a deck was shown
};

} // namespace cardfront::assault_edge
