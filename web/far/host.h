// The page where the truth lies.
#pragma once

#include "web/far/far.h"
#include "web/store/saves.h"

#include <memory>

namespace cardfront::far {

class HostMoments;

class Host {
  public:
    // `setup`: without a seed; in the seats `far` sits somebody elsewhere, in the others of people somebody
    // here, if anybody. `secret`: 32 bytes by chance, that nobody else knows.
    Host(MatchSetup setup, SeatSet far, const Digest& secret, double now_ms);
    ~Host();
    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;
    static Result<std::unique_ptr<Host>> take_up(BytesView kept, double now_ms);
    Bytes kept();
    bool changed() { return std::exchange(changed_, false); } // since it was asked last

    // --- Before it begins
    Digest promise() const; // for the link
    bool can_begin() const; // no seat is free, and it has not begun
    void begin();           // needs can_begin; deals
    bool begun() const { return match_.has_value(); }
    // Another game with those who are there, needs the last one to be over. What is here of it is as before
    // it begins; `far` are the seats that are not this page's, who sits there stays.
    void rematch(const MatchSetup& setup, const Digest& secret);

    // --- The wire
    struct Datagram {
        std::string peer;
        Bytes bytes;
    };
    std::vector<Datagram> take_datagrams(double now_ms);
    // Nothing: it was taken. `sits`: it has a link that gives a seat.
    std::optional<Problem> receive(const std::string& tag, BytesView datagram, double now_ms,
                                   bool sits = true);
    void tick(double now_ms); // some seconds have passed

    // --- Who sits where
    const MatchSetup& setup() const { return setup_; }
    Roster roster() const;
    void fill(Seat seat, int level);      // a computer decides for a seat of somebody far, present or not
    void give_back(Seat seat);            // to whoever has it, or will take it
    void remove(Seat seat);               // who sits there may not come back
    double last_sign_ms(Seat seat) const; // of life; less than 0: none
    bool is_far(Seat seat) const { return places_[slot(seat)].far; } // is it for somebody elsewhere?
    bool is_taken(Seat seat) const { return at(seat) != nullptr; }   // somebody has it, whoever decides
    bool lets_onlookers() const { return onlookers_; }
    void let_onlookers(bool in) { onlookers_ = in, changed_ = true; }

    // --- What people say
    void say_phrase(Seat by, std::uint8_t number);
    std::vector<Phrase> take_phrases() { return std::exchange(heard_, {}); }
    void wish_rematch(); // for those here
    bool all_wish_rematch() const;
    const BackAsked& back_asked() const { return asked_; }
    bool must_answer() const { return (answers_ & those_here) != 0; }
    void answer_back(bool yes); // for those here
    void take_ask_back();       // those here ask no more
    // What was asked last was agreed to, or not; once.
    std::optional<bool> take_settled() { return std::exchange(settled_, std::nullopt); }

    // --- The table. One at a time; the host outlives it. Needs begun().
    std::unique_ptr<Moments> moments(std::string save_id, Saves& saves);
    const Match& match() const { return *match_; }
    // A legal action of whoever is to move and decides here; otherwise nothing happens.
    void act(Action action);
    bool may_ask_back(Seat seat) const;
    void ask_back(Seat seat); // needs may_ask_back

  private:
    friend class HostMoments;
    friend struct CheatingHost; // of the tests: what a host would do that is not ours
    struct Peer;
    struct Place { // a seat
        bool far = false;
        int stands_in = -1; // level of the computer that decides for somebody far; -1: none
    };
    static constexpr unsigned those_here = 1U << most_seats; // among the seats that answer

    void code(Coder& coder);
    Peer* at(Seat seat) const; // who has it; nullptr: nobody
    Peer* find(const std::string& tag) const;
    SeatSet people_here() const;
    SeatSet computers_here() const;
    bool has_person_far(Seat seat) const;

    void hear(Peer& peer, const Message& message);
    void seat(Peer& peer, const Hello& hello);
    void welcome(Peer& peer);
    void act_for(Peer& peer, const Act& act);
    void done(const Deed& deed); // by whomever
    void tell(Peer& peer);       // what it does not know yet, as far as there is room
    void tell_late(Peer& peer);
    void tell_all();
    void open(Peer& peer);
    void tell_roster();
    void seats_changed(Seat seat); // who decides for it
    void ask(Seat by, std::size_t to);
    void answered(unsigned by, bool yes);
    void settle(bool agreed);
    template <class M>
    void to_all(const M& message);

    MatchSetup setup_;
    std::array<Place, most_seats> places_{};
    Digest secret_;
    std::uint64_t life_;
    double now_ms_;
    bool onlookers_ = true;
    std::vector<std::unique_ptr<Peer>> peers_;
    std::optional<Match> match_;
    Parts parts_;
    std::vector<Deed> deeds_;
    BackAsked asked_;
    std::optional<bool> settled_;
    unsigned answers_ = 0; // that are wanted: a bit for each seat, and those_here
    bool wishes_rematch_ = false;
    Roster told_roster_;
    std::vector<Phrase> heard_;
    bool changed_ = true;
    HostMoments* shown_ = nullptr;
};

} // namespace cardfront::far
