// Who sits at the host's table, looks on or waits, what they say and ask of each other.
#include "core/match/levels.h"
#include "web/far/host_moments.h"
#include "web/far/host_peer.h"

#include <algorithm>

namespace cardfront::far {

// --- Who sits where

Seat Host::free_seat() const {
    for (const Seat each : SeatRange(setup_.setup.seats))
        if (places_[slot(each)].far && at(each) == nullptr) return each;
    return nobody;
}

void Host::send_away(Peer& peer, Why why) {
    peer.known = true;
    if (std::exchange(peer.no, why) != why) peer.put(No{why});
    changed_ = true;
}

void Host::seat(Peer& peer, const Hello& hello) {
    const std::string name = clean_name(hello.name);
    const bool onlooker = hello.onlooker && peer.seat == nobody;
    if (peer.looks() && onlooker == peer.onlooker && (onlooker || name == peer.name) &&
        hello.promise == peer.promise && hello.vow == peer.vow)
        return; // it is known
    const auto game = slot(setup_.game);
    peer.waits = false;
    if (peer.removed) return send_away(peer, Why::removed);
    if (hello.prints.size() <= game || hello.prints[game] != print_of(setup_.game))
        return send_away(peer, Why::other_rules);
    if (onlooker && !onlookers_) return send_away(peer, Why::no_onlookers);
    if (!onlooker && !peer.sits) return send_away(peer, Why::no_seat);
    if (!onlooker && name.empty()) return send_away(peer, Why::no_name);
    peer.onlooker = onlooker;
    peer.promise = hello.promise;
    peer.vow = hello.vow;
    peer.name = name;
    if (!onlooker && peer.seat == nobody) {
        const Seat free = free_seat();
        peer.waits = free == nobody || by_hand_;
        if (peer.waits) return send_away(peer, free == nobody ? Why::no_seat : Why::waits);
        peer.seat = free;
    }
    sit_down(peer);
}

void Host::sit_down(Peer& peer) {
    const bool anew = !std::exchange(peer.known, true) || peer.no || peer.next == 0;
    peer.no.reset();
    peer.waits = false;
    if (anew)
        greet(peer);
    else
        welcome(peer, false);
}

void Host::seat_waiting() {
    for (const auto& peer : peers_) {
        const Seat free = free_seat();
        if (free == nobody || by_hand_) return;
        if (!peer->waits || peer->removed) continue;
        peer->seat = free;
        sit_down(*peer);
    }
}

std::vector<Host::Waiting> Host::waiting() const {
    std::vector<Waiting> out;
    for (std::size_t number = 0; number < peers_.size(); ++number)
        if (peers_[number]->waits && !peers_[number]->removed) out.push_back({number, peers_[number]->name});
    return out;
}

void Host::let_in(std::size_t number) {
    assert(may_let_in() && number < peers_.size() && peers_[number]->waits);
    peers_[number]->seat = free_seat();
    sit_down(*peers_[number]);
    tell(*peers_[number]);
    tell_roster();
    close_deal();
    changed_ = true;
}

// Whoever it was is here no more, and their seat is free.
void Host::get_up(Peer& peer) {
    const Seat seat = std::exchange(peer.seat, nobody);
    if (!begun() && peer.shares && vows_.seats == only(seat)) closed_ = false, vows_ = {}, parts_ = {};
    peer.known = peer.onlooker = peer.waits = peer.shares = peer.rematch = false;
    if (seat != nobody) {
        if (asked_.by == seat) settle(false);
        answered(only(seat), true);
        seat_waiting();
    }
    tell_roster();
    changed_ = true;
}

void Host::seats_changed(Seat seat) {
    if (shown_ != nullptr) shown_->seat_changed(seat);
    tell_roster(); // before anything is done that they would have been asked for
    if (answers_ != 0 && !has_person_far(seat)) answered(only(seat), true);
    if (asked_.by != nobody && asked_.by != seat && has_person_far(seat) && at(seat) != nullptr &&
        asked_.wanted.what == Wanted::What::back)
        answers_ |= only(seat);
    close_deal();
    changed_ = true;
}

void Host::fill(Seat seat, int level) {
    assert(places_[slot(seat)].far && level >= 0);
    places_[slot(seat)].stands_in = level;
    seats_changed(seat);
}

void Host::give_back(Seat seat) {
    places_[slot(seat)].stands_in = -1;
    seats_changed(seat);
}

void Host::remove(Seat seat) {
    Peer* const peer = at(seat);
    if (peer == nullptr) return;
    peer->removed = by_hand_ = true;
    get_up(*peer);
    send_away(*peer, Why::removed);
}

void Host::end_table() {
    for (const auto& peer : peers_)
        if (peer->looks() || peer->waits) send_away(*peer, Why::ended);
}

void Host::let_onlookers(bool in) {
    onlookers_ = in;
    for (const auto& peer : peers_)
        if (!in && peer->looks() && peer->onlooker) {
            get_up(*peer);
            send_away(*peer, Why::no_onlookers);
        }
    changed_ = true;
}

// --- What people say

// Nobody is told later what was said while they were away.
void Host::say_phrase(Seat by, std::uint8_t number) {
    const Phrase phrase{by, number};
    if (heard_.size() < most_phrases_heard) heard_.push_back(phrase);
    for (const auto& peer : peers_)
        if (peer->looks() && peer->line.present(now_ms_) && peer->line.box.bytes() < most_small_talk)
            peer->put(phrase);
    changed_ = true;
}

void Host::wish_rematch() {
    wishes_rematch_ = true;
    tell_roster();
    changed_ = true;
}

bool Host::all_wish_rematch() const {
    const auto seats = roster().seats;
    return std::any_of(seats.begin(), seats.end(), [](const Roster::At& seat) { return seat.rematch; }) &&
           std::all_of(seats.begin(), seats.end(), [](const Roster::At& seat) {
               return seat.rematch || (seat.who != Who::here && seat.who != Who::far);
           });
}

bool Host::may_ask_back(Seat seat) const {
    return asked_.by == nobody && shown_ != nullptr && last_choice(*shown_, seat).has_value();
}

void Host::ask_back(Seat seat) {
    assert(may_ask_back(seat));
    ask(seat, {Wanted::What::back, static_cast<std::uint32_t>(*last_choice(*shown_, seat))});
}

// All others are asked; whether somebody is stood in for, only those who are there.
void Host::ask(Seat by, Wanted wanted) {
    const bool back = wanted.what == Wanted::What::back;
    asked_ = {by, wanted, static_cast<std::uint32_t>(deeds_.size())};
    answers_ = people_here() != 0 && !has(people_here(), by) ? those_here : 0;
    for (const Seat seat : SeatRange(setup_.setup.seats))
        if (const Peer* const peer = at(seat);
            seat != by && has_person_far(seat) && peer != nullptr && (back || peer->line.present(now_ms_)))
            answers_ |= only(seat);
    to_all(Asked{asked_.deeds, wanted, by, false});
    note_question();
    if (answers_ == 0) settle(true);
}

// While something is asked nothing else may be: who sits here is told.
void Host::note_question() {
    if (shown_ != nullptr) shown_->asked();
}

void Host::answered(unsigned by, bool yes) {
    if ((answers_ & by) == 0) return;
    answers_ &= ~by;
    if (!yes || answers_ == 0) settle(yes);
}

void Host::answer(bool yes) {
    answered(those_here, yes);
}

void Host::ask_no_more() {
    if (has(people_here(), asked_.by)) settle(false);
}

void Host::settle(bool agreed) {
    const Question asked = std::exchange(asked_, {});
    answers_ = 0;
    settled_ = Settled{asked.wanted, agreed};
    to_all(Asked{asked.deeds, asked.wanted, nobody, agreed});
    note_question();
    if (!agreed) return;
    if (asked.wanted.what == Wanted::What::back) return done({true, {}, asked.wanted.to});
    stand_in_ = static_cast<Seat>(asked.wanted.to);
    fill(*stand_in_, usual_level);
}

} // namespace cardfront::far
