#include "web/far/host.h"

#include "core/words.h"
#include "web/far/host_moments.h"
#include "web/far/host_peer.h"

#include <algorithm>
#include <bit>

namespace cardfront::far {

Host::Host(MatchSetup setup, SeatSet far, const Digest& secret, double now_ms)
    : setup_(std::move(setup)),
      secret_(secret),
      life_(static_cast<std::uint64_t>(std::max(now_ms, 1.0))),
      now_ms_(now_ms) {
    setup_.setup.seed = 0;
    for (const Seat seat : SeatRange(setup_.setup.seats)) places_[slot(seat)].far = has(far, seat);
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

namespace {

// Who decides where, whatever they do meanwhile.
bool same_people(const Roster& one, const Roster& other) {
    return std::equal(one.seats.begin(), one.seats.end(), other.seats.begin(),
                      [](const Roster::At& a, const Roster::At& b) {
                          return a.who == b.who && a.level == b.level && a.name == b.name;
                      });
}

} // namespace

// Of who comes and goes only one message waits for each.
void Host::tell_roster(Peer& peer, const Roster& now) {
    if (!peer.looks() || peer.lost || peer.roster == now) return;
    const bool weighs = !peer.roster || !same_people(*peer.roster, now);
    if (!weighs && !peer.line.box.acknowledged(peer.roster_number)) return;
    peer.put(now);
    peer.roster = now;
    peer.roster_number = peer.line.box.last();
    changed_ = true;
}

void Host::tell_roster() {
    const Roster now = roster();
    for (const auto& peer : peers_) tell_roster(*peer, now);
}

// --- Before it begins

// Who shares in the deal stands fast when all seats are taken and all have promised; of one alone no promise
// is needed, since nobody else could choose a part by it. While computers have all seats it stays open to
// whoever gets one back before it begins.
void Host::close_deal() {
    if (begun() || closed_) return;
    Vows vows;
    bool promised = true;
    for (const Seat seat : SeatRange(setup_.setup.seats)) {
        if (!has_person_far(seat)) continue;
        const Peer* const peer = at(seat);
        if (peer == nullptr) return;
        promised = promised && peer->promise == promise() && peer->vow != Digest{};
        vows.seats |= only(seat);
        vows.of[slot(seat)] = peer->vow;
        vows.names[slot(seat)] = peer->name;
    }
    if (vows.seats == 0 || (!promised && !std::has_single_bit(vows.seats))) return;
    closed_ = true;
    vows_ = vows;
    for (const auto& peer : peers_) {
        peer->shares = peer->looks() && has(vows_.seats, peer->seat);
        if (peer->shares)
            peer->put(Closed{promise(), vows_});
        else if (peer->looks() && peer->seat != nobody)
            welcome(*peer, false); // nothing of theirs is in it
    }
    changed_ = true;
}

void Host::hear(Peer& peer, const MyPart& part) {
    if (begun() || !peer.shares || part.promise != promise()) return;
    const bool alone = vows_.seats == only(peer.seat);
    if (alone || promise_of(part.part) == vows_.of[slot(peer.seat)])
        parts_.guests[slot(peer.seat)] = part.part;
}

bool Host::can_begin() const {
    for (const Seat seat : SeatRange(setup_.setup.seats)) {
        if (!has_person_far(seat)) continue;
        const Peer* const peer = at(seat);
        if (peer == nullptr || !closed_) return false;
        if (peer->shares && parts_.guests[slot(seat)] == Digest{}) return false;
    }
    return !begun();
}

void Host::begin() {
    assert(can_begin());
    closed_ = true;
    parts_.host = secret_;
    for (const Seat seat : SeatRange(setup_.setup.seats)) {
        if (!places_[slot(seat)].far) continue;
        const Peer* const peer = at(seat);
        Player& player = setup_.players[slot(seat)];
        player.level = places_[slot(seat)].stands_in;
        if (peer != nullptr) player.name = peer->name;
    }
    MatchSetup dealt = setup_;
    dealt.setup.seed = seed_of(parts_);
    match_.emplace(dealt);
    for (const auto& peer : peers_)
        if (peer->looks() && !peer->lost) {
            const auto roster = std::exchange(peer->roster, std::nullopt);
            peer->forget();
            peer->roster = roster;
            peer->until = 0;
            welcome(*peer, false);
        }
    tell_all();
}

void Host::rematch(const MatchSetup& setup, const Digest& secret) {
    assert(!begun() || match_->over());
    assert(shown_ == nullptr);
    for (const auto& peer : peers_) { // the end, to whoever has not heard it
        peer->unbounded = true;
        tell(*peer);
        peer->unbounded = false;
    }
    bound_boxes();
    setup_ = setup;
    setup_.setup.seed = 0;
    secret_ = secret;
    match_.reset();
    ++match_number_;
    deeds_.clear();
    parts_ = {};
    vows_ = {};
    closed_ = false;
    asked_ = {};
    answers_ = 0;
    wishes_rematch_ = false;
    for (const auto& peer : peers_) {
        peer->rematch = peer->shares = false;
        peer->forget();
        peer->until = 0;
        if (peer->looks() && !peer->lost) welcome(*peer, false);
    }
    tell_roster();
    close_deal();
    changed_ = true;
}

// --- The wire

std::vector<Host::Datagram> Host::take_datagrams(double now_ms) {
    std::vector<Datagram> out;
    for (const auto& peer : peers_)
        if (peer->line.take_due(now_ms)) out.push_back({peer->tag, peer->line.box.datagram()});
    return out;
}

// Who has no seat and is silent makes room, the longest first. So may somebody who was removed: from then on
// nobody sits down unasked.
bool Host::make_room(bool sits) {
    const auto onlookers = static_cast<std::size_t>(std::count_if(
        peers_.begin(), peers_.end(), [](const auto& peer) { return !peer->sits && peer->seat == nobody; }));
    if (peers_.size() < most_peers && (sits || onlookers < most_onlookers)) return true;
    auto goes = peers_.end();
    for (auto each = peers_.begin(); each != peers_.end(); ++each) {
        const Peer& peer = **each;
        const bool may = peer.seat == nobody && !peer.line.present(now_ms_) && (sits || !peer.sits);
        if (may && (goes == peers_.end() || peer.line.heard_ms < (*goes)->line.heard_ms)) goes = each;
    }
    if (goes == peers_.end()) return false;
    peers_.erase(goes);
    return true;
}

// Too much waits for somebody: it is dropped, and they are told again when they are heard.
void Host::bound_boxes() {
    std::size_t all = 0;
    for (const auto& peer : peers_) all += peer->line.box.bytes();
    for (const auto& peer : peers_) {
        const std::size_t bytes = peer->line.box.bytes();
        const bool much = bytes > most_box_bytes || (all > most_boxes_bytes && bytes > most_datagram_bytes);
        if (!much) continue;
        all -= bytes;
        peer->line.box.begin_anew();
        peer->forget();
        peer->lost = true;
        changed_ = true;
    }
}

std::optional<Problem> Host::receive(const std::string& tag, BytesView datagram, double now_ms, bool sits,
                                     double sent_ms) {
    now_ms_ = now_ms;
    Peer* peer = find(tag);
    std::unique_ptr<Peer> newcomer;
    if (peer == nullptr) {
        if (tag.empty() || tag.size() > most_tag_bytes) return Problem{say("Too many knock at this table.")};
        newcomer = std::make_unique<Peer>(tag, life_);
        peer = newcomer.get();
    }
    const auto received = peer->line.box.receive(datagram);
    if (!received) return received.problem();
    if (newcomer && !make_room(sits)) return Problem{say("Too many knock at this table.")};
    if (newcomer) peers_.push_back(std::move(newcomer));
    peer->line.heard(now_ms, sent_ms);
    peer->sits = sits;
    peer->may_ask = true;
    changed_ = true;
    if (received->behind) { // what this page had said is lost here
        peer->line.box.begin_life(static_cast<std::uint64_t>(std::max(now_ms, 1.0)));
        peer->lost = true;
    }
    if (received->anew) {
        peer->known = false;
        peer->no.reset();
        peer->forget();
    }
    if (std::exchange(peer->lost, false) && peer->looks()) greet(*peer);
    std::optional<Problem> problem;
    for (const Bytes& bytes : received->messages)
        if (const auto message = read_message(bytes))
            hear(*peer, *message);
        else
            problem = Problem{say("What came is no message of this game.")};
    close_deal();
    tell(*peer); // what there is room for now
    tell_roster();
    bound_boxes();
    return problem;
}

void Host::tick(double now_ms) {
    now_ms_ = now_ms;
    tell_roster();
    bound_boxes();
}

void Host::hear(Peer& peer, const Message& message) {
    if (const auto* const hello = std::get_if<Hello>(&message)) return seat(peer, *hello);
    if (std::holds_alternative<Leave>(message)) return get_up(peer);
    if (peer.seat == nobody || !peer.looks()) return;
    if (const auto* const part = std::get_if<MyPart>(&message)) return hear(peer, *part);
    if (const auto* const act = std::get_if<Act>(&message)) return act_for(peer, *act);
    if (const auto* const phrase = std::get_if<Phrase>(&message))
        return say_phrase(peer.seat, phrase->number);
    if (std::holds_alternative<WishRematch>(message)) peer.rematch = true;
    if (!begun()) return;
    if (const auto* const asks = std::get_if<Ask>(&message)) hear(peer, *asks);
    if (const auto* const answer = std::get_if<Answer>(&message)) hear(peer, *answer);
}

void Host::hear(Peer& peer, const Ask& asks) {
    if (asks.deeds != deeds_.size() || match_->over() || asked_.by != nobody || !has_person_far(peer.seat) ||
        !std::exchange(peer.may_ask, false))
        return;
    const std::uint32_t to = asks.wanted.to;
    if (asks.wanted.what == Wanted::What::back) {
        if (to < match_->steps().size() && match_->steps()[to].seat == peer.seat) ask(peer.seat, asks.wanted);
        return;
    }
    const auto seat = static_cast<Seat>(to);
    const Peer* const away = seat < setup_.setup.seats && seat != peer.seat ? at(seat) : nullptr;
    if (away != nullptr && has_person_far(seat) && !away->line.present(now_ms_)) ask(peer.seat, asks.wanted);
}

void Host::hear(Peer& peer, const Answer& answer) {
    if (answer.deeds != deeds_.size() || asked_.by == nobody) return;
    if (asked_.by != peer.seat)
        answered(only(peer.seat), answer.yes);
    else if (!answer.yes)
        settle(false);
}

void Host::welcome(Peer& peer, bool again) {
    Welcome out;
    out.print = print_of(setup_.game);
    out.match = match_number_;
    out.seat = peer.seat;
    out.begun = begun();
    out.again = again;
    out.dealt = begun() ? peer.shares && parts_.guests[slot(peer.seat)] != Digest{}
                        : peer.seat != nobody && (peer.shares || !closed_);
    out.until = peer.until;
    out.actions = begun() ? static_cast<std::uint32_t>(match_->steps().size()) : 0;
    out.promise = promise();
    out.setup = setup_;
    peer.put(std::move(out));
}

void Host::greet(Peer& peer) {
    peer.forget();
    peer.until = static_cast<std::uint32_t>(deeds_.size());
    welcome(peer, true);
    tell_roster(peer, roster());
    if (!begun() && peer.shares) peer.put(Closed{promise(), vows_});
    if (asked_.by == nobody) return;
    peer.put(Asked{asked_.deeds, asked_.wanted, asked_.by, false});
    // Who comes meanwhile is asked, too, and who had answered does not know of it any more.
    if (peer.seat != nobody && peer.seat != asked_.by && has_person_far(peer.seat) &&
        asked_.wanted.what == Wanted::What::back)
        answers_ |= only(peer.seat);
}

Refusal Host::refusal_of(Action action, bool by_person) const {
    if (action == resignation && by_person && can_resign(match_->turn())) return {};
    return refusal(match_->state(), action);
}

void Host::act_for(Peer& peer, const Act& act) {
    const auto refuse = [&](const char* rule) { peer.put(Refused{act.deeds, rule}); };
    if (!begun() || act.deeds != deeds_.size() || match_->turn() != peer.seat || !has_person_far(peer.seat))
        return refuse("");
    if (const Refusal refused = refusal_of(act.action, true)) return refuse(refused.rule);
    done({false, act.action, 0});
}

} // namespace cardfront::far
