// What goes on in a match, wherever its truth lies: moments come in, as some eyes may know them, and an
// action goes out. All else at this screen asks this alone. Here the truth may lie at this screen
// (match_here.h); who plays a match that lies elsewhere knows the moments of their own eyes, and no more is
// asked of them: what needs the whole match asks for whole().
#pragma once

#include "core/match/moment.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cardfront {

class Moments {
  public:
    virtual ~Moments() = default;
    Moments(const Moments&) = delete;
    Moments& operator=(const Moments&) = delete;

    const MatchSetup& setup() const { return setup_; } // without the seed: it is every card to come
    const Names& names() const { return names_; }
    const GameInfo& info() const { return game_info(setup_.game); }
    // At this screen a person, or the computer, decides for that seat; for `nobody` nobody does. For all
    // other seats is decided elsewhere.
    bool is_person_here(Seat seat) const { return has(people_, seat); }
    bool is_computer_here(Seat seat) const { return has(computers_, seat); }
    SeatSet people_here() const { return people_; }
    // The one person at this screen, who is "you"; nobody: there are several, or none.
    Seat reader() const {
        return std::has_single_bit(people_) ? static_cast<Seat>(std::countr_zero(people_)) : nobody;
    }

    // --- In
    virtual std::size_t actions() const = 0; // so far
    virtual Seat turn() const = 0;           // nobody: it is over
    // The moment after so many actions, 0 to all. It stays until another is asked for, or anything is done.
    // Here and in seen(): needs eyes of a person here, or nobody's where there are several; any with whole().
    virtual const Moment& at(Seat eyes, std::size_t number) const = 0;
    virtual Seen seen(Seat eyes) const = 0; // of how it stands
    // Of an action, by its number from 1, what everybody knows: who acted, and whether anything looked so.
    virtual Seat actor(std::size_t number) const = 0;
    virtual bool shows(std::size_t number, Look look) const = 0;
    // Has a person here anything that others at this screen should not see?
    bool has_secrets(Seat seat) const { return cardfront::has_secrets(seen(seat), seat); }
    bool over() const { return turn() == nobody; }
    // From which number on moments are new, or gone, since this was last asked; nothing: none is.
    std::optional<std::size_t> take_news() { return std::exchange(news_, std::nullopt); }
    // Has what may be taken back changed since this was last asked, though nothing else has?
    bool take_undo_news() { return std::exchange(undo_news_, false); }
    // Somebody elsewhere sees when it goes on: how long a person here takes must not tell what they hold.
    virtual bool watched_afar() const { return false; }
    // Nothing: the truth lies elsewhere.
    virtual const Match* whole() const = 0;

    // --- Out
    virtual void act(Action action) = 0; // a legal one of whoever is to move and decides here
    // Whoever is to move gives it up (Match::resign); false: that is nothing for this table.
    virtual bool can_resign() const { return false; }
    virtual void resign() {}
    // As Match has them, for a person here.
    virtual bool can_undo(Seat seat, bool veiled) const = 0;
    virtual void undo(Seat seat, bool veiled) = 0;
    virtual bool could_undo(Action action) const = 0;

    // --- It is kept, to be gone on with another time
    virtual const std::string& save_id() const = 0;
    virtual bool kept() const = 0; // nothing of it waits for the store
    virtual void keep() = 0;
    // This tab is looked at again. What another tab has done to the match meanwhile: nothing; or it went on
    // there, and is to be opened anew; or it was removed. Where both went on, this one does so as a match of
    // its own, and all is the same.
    enum class Meanwhile : std::uint8_t { same, went_on, removed };
    virtual Meanwhile look_again() = 0;

  protected:
    Moments(const MatchSetup& setup, SeatSet people, SeatSet computers)
        : setup_(setup), names_(names_of(setup)), people_(people), computers_(computers) {
        setup_.setup.seed = 0;
    }
    // Others decide for a seat from now on, at this screen or elsewhere; a computer plays at `level`.
    void decides(Seat seat, bool person, bool computer, int level = -1) {
        people_ = static_cast<SeatSet>(person ? people_ | only(seat) : people_ & ~only(seat));
        computers_ = static_cast<SeatSet>(computer ? computers_ | only(seat) : computers_ & ~only(seat));
        setup_.players[slot(seat)].level = level;
    }
    void note_news(std::size_t from) { news_ = std::min(news_.value_or(from), from); }
    void note_undo_news() { undo_news_ = true; }
    // It is put on the table: of a match that goes on, nothing that has happened is news.
    void begin_news() { news_ = actions() == 0 ? 0 : actions() + 1; }
    static bool any_looks(const std::vector<Event>& events, Look look) {
        return std::any_of(events.begin(), events.end(),
                           [look](const Event& event) { return event.look == look; });
    }

  private:
    MatchSetup setup_;
    Names names_;
    SeatSet people_, computers_;
    std::optional<std::size_t> news_;
    bool undo_news_ = false;
};

} // namespace cardfront
