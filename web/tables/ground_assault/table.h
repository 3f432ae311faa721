// The table of Ground Assault, inside: its parts are drawn in the files beside this one.
#pragma once

#include "core/ground_assault/cards.h"
#include "web/tables/game_table.h"
#include "web/tables/ground_assault/layout.h"
#include "web/tables/ground_assault/look.h"
#include "web/tables/ground_assault/playback.h"

#include <bitset>
#include <string>
#include <vector>

namespace cardfront::ground_assault {

// Units in rows: how wide one may be, and how much of one is seen before the next of its kind.
struct Packing {
    float side = 0, share = 1;
    int rows = 1;
};

struct Standing {
    Ref ref;
    Design design = 0;
    float numbers = 0; // how wide its numbers are at least, with the gap to the next
};

// In "select <number>" the number of a card is the card; with the second and third of the same it grows.
constexpr int next_alike = 64;

class GroundAssaultTable final : public TableOf<State> {
  public:
    kit::Rect where(const Place& place) const override;
    std::string subtitle(const Shown& shown) const override;
    kit::Spot lands(const Event& event, int later) const override;
    kit::CardFace face(std::int16_t piece) const override;
    kit::Colour clothes(Seat seat) const override;
    std::string source_of(Action deed) const override {
        const bool by_unit = deed.verb == move || deed.verb == attack || deed.verb == strike;
        return numbered(by_unit ? "unit" : "select", deed.a);
    }
    std::string press_at(const Grid::Cell& cell) const override;
    std::string chosen() const override { return unit_ >= 0 ? numbered("unit", unit_) : GameTable::chosen(); }
    bool half_chosen() const override { return selected_ >= 0 || unit_ >= 0 || landing_; }
    bool plays_back() const override { return !fights_.empty(); }
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
    Preview preview_of(std::int16_t piece) const override;

  private:
    struct Target {     // what the chosen unit, or an answer, would do to something
        std::string id; // empty: nothing
        bool legal = false;
    };
    const Question* question() const { return state_.questions.empty() ? nullptr : state_.questions.begin(); }
    bool asked(Ask ask) const { return mine_ && question() != nullptr && question()->ask == ask; }
    bool is_own(Ref ref) const { return ref.seat == eyes_; }
    bool acts(Phase phase) const { return mine_ && question() == nullptr && state_.phase == phase; }
    bool any_legal(int verb) const;
    bool may_choose_units() const;
    Target target(Action action) const { return {command_of(action), is_legal(action)}; }
    int chosen_card() const { return selected_ < 0 ? -1 : selected_ % next_alike; }
    Target target_zone(Zone zone) const;
    std::string press_of(Ref ref) const;
    Target target_unit(Ref ref) const;
    Target target_objective(Seat seat, int at) const;
    std::vector<Zone> zone_order() const;
    void turn_page(const Shown& shown);
    void pick_unit(int number);
    std::string land_under(std::string_view over, bool refused) const;
    void drop_unit();
    // show_large, also of what is looked at.
    void look_at(const kit::Hit& hit, const std::string& id, std::int16_t piece, const kit::Rect& at,
                 Seat owner);

    void draw_field();

    // zones.cpp: lands and the units on them
    struct Crowd { // in the sky or on the ground of a zone
        std::vector<Standing> units;
        kit::Rect room;
    };
    void lay_units();
    void lay_both(const Crowd& sky, const Crowd& ground, const kit::Rect& land);
    float lay_crowd(const Crowd& crowd);
    void lay_rows(const Crowd& crowd, const Packing& how);
    void draw_zone(Zone zone);
    void draw_land(Zone zone) const;
    struct Lights {
        bool chosen = false, target = false, pointed = false, able = false;
        bool told = false; // by the line of the log that is pointed at
        float lift = 0;
    };
    void draw_unit(Ref ref);
    std::vector<Ref> units_in(Zone zone) const;
    bool is_crowded(Zone zone) const;
    void draw_crowd(Zone zone);
    void draw_token(Ref ref, const kit::Rect& r, const Lights& lit) const;
    void draw_figures(Ref ref, const kit::Rect& r) const;
    kit::Rect& place_of_unit(Ref ref) { return tokens_[slot(ref.seat)][slot(ref.index)]; }
    float& numbers_shown(Ref ref) { return numbers_[slot(ref.seat)][slot(ref.index)]; }
    float numbers_shown(Ref ref) const { return numbers_[slot(ref.seat)][slot(ref.index)]; }
    const kit::Rect& place_of_unit(Ref ref) const { return tokens_[slot(ref.seat)][slot(ref.index)]; }

    // sides.cpp: plates, piles, reserves, objectives
    void draw_heads();
    void draw_own_piles() const;
    void draw_tabs();
    using Stock = std::array<int, all_units>; // by design
    Stock stock_of(Seat seat) const;
    void draw_store(Seat seat);
    void draw_stock();
    void draw_crowd_list();
    void draw_objectives(Seat seat);
    kit::Rect objective_place(Seat seat, int at) const;
    Plate plate_of(Seat seat) const;

    // acting.cpp: what is chosen from, what is declared, the line of what to do
    void draw_cards();
    void draw_choosers();
    void draw_reserves_to(Verb verb, const std::string& title, bool closable);
    void draw_order();
    void draw_arrows() const;
    void draw_focused() const;
    void draw_losses() const;
    void draw_meter() const;
    void draw_choice();
    std::string advice() const;
    std::string battle_advice() const;
    std::string strike_advice(Seat seat, int at, Ref striker) const;

    // scene.cpp: a battle, and what the dice did
    bool shows_battle() const;
    bool draw_scene(); // false: there is none to see
    void draw_battle_now(const kit::Rect& r);
    void draw_battle_cards(const kit::Rect& r, int left, const std::array<Card, 2>& cards,
                           const std::array<Ref, 2>& refs);
    void feel(const Fight& fight, float seconds, const kit::Rect& own, const kit::Rect& enemy); // blows.cpp
    void draw_fight(const Fight& fight, float since, const kit::Rect& r);
    void draw_fought(const Fight& fight, bool attacks, float seconds, const kit::Rect& r, bool right);
    void draw_fought_cards(const Fight& fight, bool turned, float come, const kit::Rect& r);
    void draw_struck(const Fight& fight, bool told, bool up, const kit::Rect& r) const;
    int pointed_card() const;

    Layout at_;
    State before_, last_;       // the position before this one
    std::size_t seen_ = 0;      // actions
    std::vector<Fight> fights_; // that are still to be seen, the first now
    double fight_began_ = -1;
    int heard_ = 0; // of its dice, its shots and what came of them
    struct Loss {   // of a unit, outside a battle
        kit::Rect of;
        double at = -1; // kit::clock()
    };
    std::array<Loss, 8> losses_; // the latest
    std::size_t lost_ = 0;
    std::array<std::array<kit::Rect, most_force>, most_seats> tokens_{};
    std::array<std::array<float, most_force>, most_seats> numbers_{}; // how wide they may be drawn
    std::bitset<most_force> able_; // own units that may be chosen for something
    std::string looked_;           // the item that is looked at
    Ref aimed_;                    // what the chosen unit is pointed at: a unit, or
    int aimed_slot_ = -1;          // the place of an objective of that seat
    int unit_ = -1;                // an own one that is chosen
    bool landing_ = false;         // reserves to land are chosen from
    bool aside_ = false;           // the scene of the battle is put aside
    Seat store_ = nobody;          // whose reserves are listed
    int crowd_ = -1;               // the zone whose units are listed
    std::bitset<zones> crowded_;   // where they stand too close for a finger to mean one
    Zone page_ = 2;
    std::array<kit::Rect, most_seats> battle_cards_{}; // of who fights
    Seat owner_shown_ = 0;
    std::array<float, zones> horizon_{}; // of each land
};

} // namespace cardfront::ground_assault
