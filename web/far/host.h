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
    Digest promise() const; // of its part of the deal
    bool can_begin() const; // no seat is free, all parts of the deal are said, and it has not begun
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
    // Nothing: it was taken. `sits`: it has a link that gives a seat; `sent_ms`: when it was sent.
    std::optional<Problem> receive(const std::string& tag, BytesView datagram, double now_ms, bool sits,
                                   double sent_ms);
    std::optional<Problem> receive(const std::string& tag, BytesView datagram, double now_ms,
                                   bool sits = true) {
        return receive(tag, datagram, now_ms, sits, now_ms);
    }
    void tick(double now_ms); // some seconds have passed

    // --- Who sits where
    const MatchSetup& setup() const { return setup_; }
    Roster roster() const;
    void fill(Seat seat, int level); // a computer decides for a seat of somebody far, present or not
    void give_back(Seat seat);       // to whoever has it, or will take it
    void remove(Seat seat);          // who sits there may not come back, and nobody sits down unasked
    // Who would like to sit down, by their numbers, and waits for a yes or for a seat.
    struct Waiting {
        std::size_t number;
        std::string name;
    };
    std::vector<Waiting> waiting() const;
    bool may_let_in() const { return free_seat() != nobody; }
    void let_in(std::size_t number);                                 // one of waiting(); needs may_let_in
    void end_table();                                                // all are told that it is over
    double last_sign_ms(Seat seat) const;                            // of life; less than 0: none
    bool is_far(Seat seat) const { return places_[slot(seat)].far; } // is it for somebody elsewhere?
    bool is_taken(Seat seat) const { return at(seat) != nullptr; }   // somebody has it, whoever decides
    bool lets_onlookers() const { return onlookers_; }
    void let_onlookers(bool in); // not: those who are there have to go

    // --- What people say
    void say_phrase(Seat by, std::uint8_t number);
    std::vector<Phrase> take_phrases() { return std::exchange(heard_, {}); }
    void wish_rematch(); // for those here
    bool all_wish_rematch() const;
    const Question& asked() const { return asked_; }
    bool must_answer() const { return (answers_ & those_here) != 0; }
    void answer(bool yes); // for those here
    void ask_no_more();    // those here
    // All have agreed that a computer plays for that seat, whose person is away; once.
    std::optional<Seat> take_stand_in() { return std::exchange(stand_in_, std::nullopt); }
    // What was asked last was agreed to, or not; once.
    std::optional<Settled> take_settled() { return std::exchange(settled_, std::nullopt); }

    // --- The table. One at a time; the host outlives it. Needs begun().
    std::unique_ptr<Moments> moments(std::string save_id, Saves& saves);
    const Match& match() const { return *match_; }
    // A legal action of whoever is to move and decides here, or a person's resignation; otherwise nothing
    // happens.
    void act(Action action);
    // Whoever sits there may, in their turn; not where a computer was dealt in, which no record has resign.
    bool can_resign(Seat seat) const { return match_->is_person(seat); }
    bool is_computer_here(Seat seat) const { return has(computers_here(), seat); }
    void note_kept(bool kept) { kept_ = kept; } // all of it is in the store
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
    void hear(Peer& peer, const MyPart& part);
    void hear(Peer& peer, const Ask& ask);
    void hear(Peer& peer, const Answer& answer);
    void seat(Peer& peer, const Hello& hello);
    Seat free_seat() const;
    void sit_down(Peer& peer);
    void get_up(Peer& peer);
    void seat_waiting();
    void send_away(Peer& peer, Why why);
    bool make_room(bool sits); // for one more who knocks
    void bound_boxes();
    void welcome(Peer& peer, bool again);
    void greet(Peer& peer); // who knows nothing
    void close_deal();      // all who share in it have promised their parts
    void act_for(Peer& peer, const Act& act);
    Refusal refusal_of(Action action, bool by_person) const; // whoever is to move
    void done(const Deed& deed);                             // by whomever
    void tell(Peer& peer); // what it does not know yet, as far as there is room
    void tell_late(Peer& peer);
    void tell_all();
    void open(Peer& peer);
    void tell_roster();
    void tell_roster(Peer& peer, const Roster& now);
    void seats_changed(Seat seat); // who decides for it
    void ask(Seat by, Wanted wanted);
    void answered(unsigned by, bool yes);
    void note_question();
    void settle(bool agreed);
    template <class M>
    void to_all(const M& message);

    MatchSetup setup_;
    std::array<Place, most_seats> places_{};
    Digest secret_;
    std::uint64_t life_;
    double now_ms_;
    bool onlookers_ = true, by_hand_ = false; // somebody was removed: newcomers are let in by hand
    bool closed_ = false;                     // who shares in the deal, and their promises, stand fast
    std::vector<std::unique_ptr<Peer>> peers_;
    std::uint32_t match_number_ = 0;
    std::optional<Match> match_;
    Vows vows_;
    Parts parts_;
    std::vector<Deed> deeds_;
    Question asked_;
    std::optional<Settled> settled_;
    std::optional<Seat> stand_in_;
    unsigned answers_ = 0; // that are wanted: a bit for each seat, and those_here
    bool wishes_rematch_ = false;
    std::vector<Phrase> heard_;
    bool changed_ = true, kept_ = true;
    HostMoments* shown_ = nullptr;
};

} // namespace cardfront::far
