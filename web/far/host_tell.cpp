// What the host tells of the match, to each what its own eyes may know; and how it is kept.
#include "core/match/levels.h"
#include "core/words.h"
#include "web/far/host_moments.h"
#include "web/far/host_peer.h"

#include <algorithm>

namespace cardfront::far {

namespace {

constexpr std::size_t worth_telling = 3000; // bytes of room: it is played again for what is late

// Which of the first so many deeds were not taken back; what comes of none always counts.
std::vector<bool> lasting(const std::vector<Deed>& deeds, std::size_t until) {
    std::vector<bool> lasts(until + 1, false);
    std::vector<std::size_t> line;
    for (std::size_t i = 0; i < until; ++i)
        if (deeds[i].back)
            line.resize(deeds[i].to);
        else
            line.push_back(i + 1);
    for (const std::size_t each : line) lasts[each] = true;
    lasts[0] = true;
    return lasts;
}

// What comes of so many deeds, of which that match has done the last just now.
Bytes item_of(const Match& match, const std::vector<Deed>& deeds, std::uint32_t done, Follower& follower,
              std::optional<Seen>& last) {
    if (done > 0 && deeds[done - 1].back) {
        follower.went_back();
        last = follower.now().view;
        return bytes_of(WentBack{done, static_cast<std::uint32_t>(match.steps().size())});
    }
    const Moment moment = follower.now();
    Bytes bytes = bytes_of(Shown{done, bytes_of(moment, last ? &*last : nullptr)});
    last = moment.view;
    return bytes;
}

} // namespace

void Host::act(Action action) {
    const Seat turn = match_->turn();
    if (turn == nobody || has_person_far(turn) || refusal_of(action, has(people_here(), turn))) {
        if (shown_ != nullptr) shown_->heard(match_->steps().size() + 1);
        return;
    }
    done({false, action, 0});
}

void Host::done(const Deed& deed) {
    if (asked_.by != nobody) settle(false);
    [[maybe_unused]] const bool could = do_deed(*match_, deed);
    assert(could);
    deeds_.push_back(deed);
    if (shown_ != nullptr) shown_->heard(match_->steps().size() + (deed.back ? 1 : 0));
    tell_all();
}

void Host::tell_all() {
    for (const auto& peer : peers_) tell(*peer);
    changed_ = true;
}

void Host::tell(Peer& peer) {
    const auto all = static_cast<std::uint32_t>(deeds_.size());
    if (!begun() || !peer.looks() || peer.lost || !peer.fits(worth_telling)) return;
    if (peer.next == all && (peer.last || all == 0 || all > peer.until)) {
        if (!peer.follower) peer.follower.emplace(*match_, peer.seat);
        std::optional<Seen> last = peer.last;
        if (!last && all > 0 && !deeds_.back().back)
            last = seen_by(peer.seat, match_->state_at(match_->steps().size() - 1));
        Bytes item = item_of(*match_, deeds_, all, *peer.follower, last);
        if (!peer.fits(item.size())) return peer.follower.reset();
        peer.line.box.put(std::move(item));
        peer.last = last;
        ++peer.next;
    } else if (peer.next <= all) {
        tell_late(peer);
    }
    open(peer);
}

// It has not heard all: it is played again, and told from where it knows it.
void Host::tell_late(Peer& peer) {
    Match match(match_->setup());
    Follower follower(match, peer.seat);
    const std::vector<bool> lasts = lasting(deeds_, peer.until);
    std::optional<Seen> last;
    for (std::uint32_t done = 0; done <= deeds_.size(); ++done) {
        if (done > 0) do_deed(match, deeds_[done - 1]);
        if (done <= peer.until && !lasts[done]) {
            if (done > 0 && deeds_[done - 1].back) follower.went_back();
            if (done >= peer.next) peer.next = done + 1;
            continue;
        }
        Bytes item = item_of(match, deeds_, done, follower, last);
        if (done < peer.next) continue;
        if (!peer.fits(item.size())) return peer.last.reset(), peer.follower.reset();
        peer.line.box.put(std::move(item));
        peer.next = done + 1;
    }
    peer.last = last;
    peer.follower.reset();
}

void Host::open(Peer& peer) {
    if (!match_->over() || peer.next <= deeds_.size()) return;
    const auto all = static_cast<std::uint32_t>(deeds_.size());
    while (!peer.opens || peer.opened < all) {
        const std::uint32_t end = std::min(all, peer.opened + static_cast<std::uint32_t>(deeds_in_part));
        Bytes part = bytes_of(OpenedPart{parts_, all, {deeds_.begin() + peer.opened, deeds_.begin() + end}});
        if (!peer.fits(part.size())) return;
        peer.line.box.put(std::move(part));
        peer.opened = end;
        peer.opens = true;
    }
}

std::unique_ptr<Moments> Host::moments(std::string save_id, Saves& saves) {
    return std::make_unique<HostMoments>(*this, std::move(save_id), saves);
}

// --- It is kept

void Host::Peer::code(Coder& coder) {
    coder.text(tag, most_tag_bytes);
    line.code(coder);
    for (bool* const each : {&known, &removed, &onlooker, &sits, &waits, &shares, &lost}) coder.number(*each);
    coder.number(seat);
    bool refused = no.has_value(), listed = roster.has_value();
    Why why = no.value_or(Why{});
    coder.number(refused);
    coder.number(why);
    no = refused ? std::optional(why) : std::nullopt;
    coder.number(listed);
    if (listed && !roster) roster.emplace();
    if (listed) roster->code(coder);
    coder.number(roster_number);
    coder.number(rematch);
    coder.text(name, most_name_bytes);
    coder.all(promise);
    coder.all(vow);
    coder.number(next);
    coder.number(until);
    coder.number(opened);
    coder.number(opens);
    coder.require(seat >= nobody && seat < most_seats && !tag.empty());
}

void Host::code(Coder& coder) {
    code_setup(coder, setup_);
    for (Place& place : places_) {
        auto level = static_cast<std::int8_t>(place.stands_in);
        coder.number(place.far);
        coder.number(level);
        place.stands_in = level;
        coder.require(level >= -1 && level < levels);
    }
    coder.all(secret_);
    coder.number(life_);
    coder.number(onlookers_);
    coder.number(by_hand_);
    coder.number(match_number_);
    coder.number(closed_);
    vows_.code(coder);
    coder.all(parts_.host);
    for (Digest& part : parts_.guests) coder.all(part);
    bool dealt = begun();
    coder.number(dealt);
    coder.list(deeds_, most_deeds, [&](Deed& deed) { deed.code(coder); });
    auto answers = static_cast<std::uint8_t>(answers_);
    asked_.code(coder);
    coder.number(answers);
    answers_ = answers;
    coder.number(wishes_rematch_);
    coder.require(life_ > 0 && asked_.by < setup_.setup.seats);
    coder.list(peers_, most_peers, [&](std::unique_ptr<Peer>& peer) {
        if (!peer) peer = std::make_unique<Peer>(std::string(), life_);
        peer->code(coder);
        coder.require(peer->seat < setup_.setup.seats);
    });
    if (!coder.reads() || !coder.done() || !dealt) return;
    MatchSetup setup = setup_;
    setup.setup.seed = seed_of(parts_);
    match_.emplace(setup);
    for (const Deed& deed : deeds_) coder.require(do_deed(*match_, deed));
    for (const auto& peer : peers_)
        coder.require(peer->next <= deeds_.size() + 1 && peer->until <= deeds_.size() &&
                      peer->opened <= deeds_.size());
    const std::size_t most =
        asked_.wanted.what == Wanted::What::back ? match_->steps().size() : std::size_t{setup_.setup.seats};
    coder.require(asked_.by == nobody || asked_.wanted.to < most);
}

Bytes Host::kept() {
    Coder coder;
    std::uint8_t version = kept_version;
    coder.number(version);
    (void)code_rules(coder, setup_.game);
    code(coder);
    return coder.take();
}

Result<std::unique_ptr<Host>> Host::take_up(BytesView kept, double now_ms) {
    const Problem unknown{say("What is kept of this game cannot be read.")};
    if (kept.empty() || kept[0] != kept_version) return unknown;
    auto host = std::make_unique<Host>(MatchSetup{}, SeatSet{0}, Digest{}, now_ms);
    Coder coder(kept.subspan(1));
    if (std::string rules = code_rules(coder, 0); !rules.empty()) return Problem{std::move(rules)};
    host->code(coder);
    if (!coder.done()) return unknown;
    return host;
}

} // namespace cardfront::far
