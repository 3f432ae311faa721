#include "web/far/host.h"

#include "core/words.h"
#include "web/far/host_moments.h"
#include "web/far/host_peer.h"

#include <algorithm>

namespace cardfront::far {

Host::Host(MatchSetup setup, SeatSet far, const Digest& secret, double now_ms)
    : setup_(std::move(setup)),
      secret_(secret),
      life_(static_cast<std::uint64_t>(std::max(now_ms, 1.0))),
      now_ms_(now_ms) {
    setup_.setup.seed = 0;
    for (const Seat seat : SeatRange(setup_.setup.seats)) places_[slot(seat)].far = has(far, seat);
    told_roster_ = roster();
}
Host::~Host() = default;

Digest Host::promise() const {
    return promise_of(secret_);
}

Host::Peer* Host::at(Seat seat) const {
    for (const auto& peer : peers_)
        if (peer->looks() && peer->seat == seat && seat != nobody) return peer.get();
    return nullptr;
}

Host::Peer* Host::find(const std::string& tag) const {
    for (const auto& peer : peers_)
        if (peer->tag == tag) return peer.get();
    return nullptr;
}

bool Host::has_person_far(Seat seat) const {
    return places_[slot(seat)].far && places_[slot(seat)].stands_in < 0;
}

SeatSet Host::people_here() const {
    SeatSet out = 0;
    for (const Seat seat : SeatRange(setup_.setup.seats))
        if (!places_[slot(seat)].far && setup_.players[slot(seat)].is_person()) out |= only(seat);
    return out;
}

SeatSet Host::computers_here() const {
    SeatSet out = 0;
    for (const Seat seat : SeatRange(setup_.setup.seats))
        if (!has_person_far(seat) && !has(people_here(), seat)) out |= only(seat);
    return out;
}

Roster Host::roster() const {
    Roster out;
    for (const Seat seat : SeatRange(setup_.setup.seats)) {
        const Player& player = setup_.players[slot(seat)];
        const Place& place = places_[slot(seat)];
        const Peer* const peer = at(seat);
        Roster::At& to = out.seats[slot(seat)];
        to.name = clean_name(peer != nullptr ? peer->name : player.name);
        if (has(people_here(), seat)) {
            to.who = Who::here;
            to.present = true;
            to.rematch = wishes_rematch_;
        } else if (!has_person_far(seat)) {
            to.who = Who::computer;
            to.level = static_cast<std::int8_t>(place.far ? place.stands_in : player.level);
        } else {
            to.who = peer != nullptr ? Who::far : Who::free;
        }
        if (peer == nullptr) continue;
        to.present = peer->line.present(now_ms_);
        to.rematch = peer->rematch;
    }
    out.onlookers = static_cast<std::uint8_t>(std::count_if(
        peers_.begin(), peers_.end(), [&](const auto& peer) { return peer->looks() && peer->onlooker; }));
    return out;
}

double Host::last_sign_ms(Seat seat) const {
    const Peer* const peer = at(seat);
    return peer == nullptr ? -1 : peer->line.heard_ms;
}

template <class M>
void Host::to_all(const M& message) {
    for (const auto& peer : peers_)
        if (peer->looks()) peer->put(message);
    changed_ = true;
}

void Host::tell_roster() {
    const Roster now = roster();
    if (now == told_roster_) return;
    told_roster_ = now;
    to_all(now);
}

// --- Before it begins

bool Host::can_begin() const {
    for (const Seat seat : SeatRange(setup_.setup.seats))
        if (const Peer* const peer = at(seat);
            has_person_far(seat) && (peer == nullptr || peer->promise != promise()))
            return false;
    return !begun();
}

void Host::begin() {
    assert(can_begin());
    parts_ = {};
    parts_.host = secret_;
    for (const Seat seat : SeatRange(setup_.setup.seats)) {
        if (!places_[slot(seat)].far) continue;
        const Peer* const peer = at(seat);
        Player& player = setup_.players[slot(seat)];
        player.level = places_[slot(seat)].stands_in;
        if (peer == nullptr) continue;
        player.name = peer->name;
        if (has_person_far(seat)) parts_.guests[slot(seat)] = peer->part;
    }
    MatchSetup dealt = setup_;
    dealt.setup.seed = seed_of(parts_);
    match_.emplace(dealt);
    for (const auto& peer : peers_)
        if (peer->looks()) {
            peer->forget();
            peer->until = 0;
            welcome(*peer);
        }
    tell_all();
}

void Host::rematch(const MatchSetup& setup, const Digest& secret) {
    assert(!begun() || match_->over());
    assert(shown_ == nullptr);
    setup_ = setup;
    setup_.setup.seed = 0;
    secret_ = secret;
    match_.reset();
    deeds_.clear();
    parts_ = {};
    asked_ = {};
    answers_ = 0;
    wishes_rematch_ = false;
    for (const auto& peer : peers_) {
        peer->rematch = false;
        peer->forget();
        if (peer->looks()) welcome(*peer);
    }
    tell_roster();
    changed_ = true;
}

// --- The wire

std::vector<Host::Datagram> Host::take_datagrams(double now_ms) {
    std::vector<Datagram> out;
    for (const auto& peer : peers_)
        if (peer->line.take_due(now_ms)) out.push_back({peer->tag, peer->line.box.datagram()});
    return out;
}

std::optional<Problem> Host::receive(const std::string& tag, BytesView datagram, double now_ms, bool sits) {
    now_ms_ = now_ms;
    Peer* peer = find(tag);
    std::unique_ptr<Peer> newcomer;
    if (peer == nullptr) {
        if (peers_.size() >= most_peers || tag.empty() || tag.size() > most_tag_bytes)
            return Problem{say("Too many knock at this table.")};
        newcomer = std::make_unique<Peer>(tag, life_);
        peer = newcomer.get();
    }
    const auto received = peer->line.box.receive(datagram);
    if (!received) return received.problem();
    if (newcomer) peers_.push_back(std::move(newcomer));
    peer->line.heard_ms = now_ms;
    peer->sits = sits;
    changed_ = true;
    if (received->anew) {
        peer->known = false;
        peer->forget();
    }
    std::optional<Problem> problem;
    for (const Bytes& bytes : received->messages)
        if (const auto message = read_message(bytes))
            hear(*peer, *message);
        else
            problem = Problem{say("What came is no message of this game.")};
    tell(*peer); // what there is room for now
    tell_roster();
    return problem;
}

void Host::tick(double now_ms) {
    now_ms_ = now_ms;
    tell_roster();
}

void Host::hear(Peer& peer, const Message& message) {
    if (const auto* const hello = std::get_if<Hello>(&message)) return seat(peer, *hello);
    if (peer.seat == nobody || !peer.looks()) return;
    if (const auto* const act = std::get_if<Act>(&message)) return act_for(peer, *act);
    if (const auto* const phrase = std::get_if<Phrase>(&message))
        return say_phrase(peer.seat, phrase->number);
    if (std::holds_alternative<WishRematch>(message)) peer.rematch = true;
    if (std::holds_alternative<Leave>(message)) peer.seat = nobody, peer.known = false;
    if (!begun()) return;
    if (const auto* const back = std::get_if<AskBack>(&message))
        if (back->deeds == deeds_.size() && back->to < match_->steps().size() &&
            match_->steps()[back->to].seat == peer.seat && !match_->over() && asked_.by == nobody)
            ask(peer.seat, back->to);
    if (const auto* const answer = std::get_if<Answer>(&message))
        if (answer->deeds == deeds_.size() && asked_.by != nobody) {
            if (asked_.by == peer.seat && !answer->yes) settle(false);
            if (asked_.by != peer.seat) answered(only(peer.seat), answer->yes);
        }
}

void Host::seat(Peer& peer, const Hello& hello) {
    const auto no = [&](Why why) {
        peer.known = true;
        peer.put(No{why});
    };
    const auto game = slot(setup_.game);
    if (peer.removed) return no(Why::removed);
    if (hello.prints.size() <= game || hello.prints[game] != print_of(setup_.game))
        return no(Why::other_rules);
    if (hello.onlooker && !onlookers_) return no(Why::no_seat);
    peer.onlooker = hello.onlooker;
    peer.promise = hello.promise;
    peer.part = hello.part;
    if (!hello.onlooker) {
        if (!peer.sits) return no(Why::no_seat);
        peer.name = clean_name(hello.name);
        if (peer.name.empty()) return no(Why::no_name);
        for (const Seat each : SeatRange(setup_.setup.seats))
            if (peer.seat == nobody && places_[slot(each)].far && at(each) == nullptr) peer.seat = each;
        if (peer.seat == nobody) return no(Why::no_seat);
    }
    if (!std::exchange(peer.known, true) || peer.next == 0) {
        peer.forget();
        peer.until = static_cast<std::uint32_t>(deeds_.size());
    }
    welcome(peer);
    peer.put(roster());
    if (asked_.by != nobody)
        peer.put(Asked{static_cast<std::uint32_t>(deeds_.size()), static_cast<std::uint32_t>(asked_.to),
                       asked_.by, false});
}

void Host::welcome(Peer& peer) {
    Welcome out;
    out.print = print_of(setup_.game);
    out.seat = peer.seat;
    out.begun = begun();
    out.dealt = begun() && peer.seat != nobody && peer.part != Digest{} &&
                parts_.guests[slot(peer.seat)] == peer.part;
    out.until = peer.until;
    out.actions = begun() ? static_cast<std::uint32_t>(match_->steps().size()) : 0;
    out.promise = promise();
    out.setup = setup_;
    peer.put(std::move(out));
}

void Host::act_for(Peer& peer, const Act& act) {
    const auto refuse = [&](const char* rule) { peer.put(Refused{act.deeds, rule}); };
    if (!begun() || act.deeds != deeds_.size() || match_->turn() != peer.seat || !has_person_far(peer.seat))
        return refuse("");
    if (const Refusal refused = refusal(match_->state(), act.action)) return refuse(refused.rule);
    done({false, act.action, 0});
}

// --- Who sits where

void Host::seats_changed(Seat seat) {
    if (shown_ != nullptr) shown_->seat_changed(seat);
    if (answers_ != 0 && !has_person_far(seat)) answered(only(seat), true);
    tell_roster();
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
    peer->put(No{Why::removed});
    peer->removed = true;
    peer->seat = nobody;
    if ((answers_ & only(seat)) != 0) answered(only(seat), true);
    tell_roster();
    changed_ = true;
}

// --- What people say

void Host::say_phrase(Seat by, std::uint8_t number) {
    const Phrase phrase{by, number};
    heard_.push_back(phrase);
    to_all(phrase);
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
    ask(seat, *last_choice(*shown_, seat));
}

void Host::ask(Seat by, std::size_t to) {
    asked_ = {by, to};
    answers_ = people_here() != 0 && !has(people_here(), by) ? those_here : 0;
    for (const Seat seat : SeatRange(setup_.setup.seats))
        if (seat != by && has_person_far(seat) && at(seat) != nullptr) answers_ |= only(seat);
    to_all(Asked{static_cast<std::uint32_t>(deeds_.size()), static_cast<std::uint32_t>(to), by, false});
    if (answers_ == 0) settle(true);
}

void Host::answered(unsigned by, bool yes) {
    if ((answers_ & by) == 0) return;
    answers_ &= ~by;
    if (!yes || answers_ == 0) settle(yes);
}

void Host::answer_back(bool yes) {
    answered(those_here, yes);
}

void Host::take_ask_back() {
    if (has(people_here(), asked_.by)) settle(false);
}

void Host::settle(bool agreed) {
    const BackAsked asked = std::exchange(asked_, {});
    answers_ = 0;
    settled_ = agreed;
    to_all(Asked{static_cast<std::uint32_t>(deeds_.size()), static_cast<std::uint32_t>(asked.to), nobody,
                 agreed});
    if (agreed) done({true, {}, static_cast<std::uint32_t>(asked.to)});
}

} // namespace cardfront::far
