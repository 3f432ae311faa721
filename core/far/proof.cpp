#include "core/far/proof.h"

#include "core/words.h"

#include <algorithm>

namespace cardfront::far {

namespace {

Verdict unfair(std::string words, std::optional<Match> match, std::optional<std::size_t> number = {}) {
    return {std::move(words), false, number, std::move(match)};
}

} // namespace

Digest promise_of(const Digest& part) {
    return sha256(part);
}

std::uint64_t seed_of(const Parts& parts) {
    Sha256 hash;
    hash.add(parts.host);
    for (const Digest& part : parts.guests) hash.add(part);
    std::uint64_t seed = 0;
    const Digest digest = hash.digest();
    for (std::size_t i = 0; i < sizeof seed; ++i) seed = seed << 8U | digest[i];
    return seed;
}

void Vows::code(Coder& coder) {
    coder.number(seats);
    for (Digest& each : of) coder.all(each);
    for (std::string& each : names) {
        coder.text(each, most_name_bytes);
        coder.require(!coder.reads() || clean_name(each) == each);
    }
    coder.require(seats <= everybody);
}

bool Vows::hold(Seat seat, const Digest& vow) const {
    if (!has(seats, seat)) return false;
    if (seats == only(seat)) return true;
    for (const Seat each : SeatRange(most_seats))
        if (has(seats, each) && of[slot(each)] == Digest{}) return false;
    return of[slot(seat)] == vow;
}

void Deed::code(Coder& coder) {
    coder.number(back);
    coder.number(action.verb);
    coder.number(action.a);
    coder.number(action.b);
    coder.number(action.c);
    coder.number(to);
}

bool do_deed(Match& match, const Deed& deed) {
    if (!deed.back) {
        if (match.over()) return false;
        if (deed.action == resignation && match.is_person(match.turn())) return match.resign(), true;
        return !match.play(deed.action);
    }
    if (deed.to >= match.steps().size()) return false;
    match.go_back(deed.to);
    return true;
}

void Heard::add(std::uint32_t deeds, bool back, BytesView bytes) {
    Sha256 hash;
    hash.add(running_);
    hash.add(std::array<std::uint8_t, 1>{static_cast<std::uint8_t>(back)});
    hash.add(bytes);
    running_ = hash.digest();
    Item item{deeds, back, {}};
    std::copy_n(running_.begin(), item.hash.size(), item.hash.begin());
    items_.push_back(item);
}

void Heard::back(std::uint32_t deeds, std::uint32_t to) {
    Coder coder;
    coder.number(to);
    add(deeds, true, coder.take());
}

void Heard::code(Coder& coder) {
    coder.all(running_);
    coder.list(items_, most_deeds, [&](Item& item) {
        coder.number(item.deeds);
        coder.number(item.back);
        coder.all(item.hash);
    });
}

namespace {

// Compares, deed by deed, what a guest was told with what a match tells.
class Judge {
  public:
    // Not `whole`: it was told again later, so what comes after the last that is in `heard` is not judged.
    Judge(const Match& match, Seat eyes, const Heard& heard, std::uint32_t until, bool whole)
        : follower_(match, eyes), match_(match), heard_(heard), until_(until), whole_(whole) {}
    // So many deeds are done.
    void look(std::uint32_t deeds, bool went_back) {
        if (went_back) follower_.went_back();
        if (!fault_.empty()) return;
        const std::size_t number = match_.steps().size();
        if (at_ == heard_.items().size() || heard_.items()[at_].deeds != deeds) {
            if (deeds > until_ && (whole_ || at_ < heard_.items().size()))
                blame(say("You were not told of all that was done at action {number}.",
                          {{"number", std::to_string(number)}}));
            return;
        }
        const Heard::Item& told = heard_.items()[at_++];
        const Moment moment = follower_.now();
        if (told.back)
            truth_.back(deeds, static_cast<std::uint32_t>(number));
        else
            truth_.moment(deeds, bytes_of(moment, before_ ? &*before_ : nullptr));
        before_ = moment.view;
        if (truth_.items().back().hash != told.hash)
            blame(number == 0 ? say("What you were shown at the beginning was not true.")
                              : say("What you were shown after action {number} was not true.",
                                    {{"number", std::to_string(number)}}));
    }
    // All deeds are done.
    void end() {
        if (fault_.empty() && (at_ < heard_.items().size() || truth_.running() != heard_.running()))
            blame(say("You were told of more than happened."));
    }
    const std::string& fault() const { return fault_; }
    const std::optional<std::size_t>& where() const { return where_; }

  private:
    void blame(std::string fault) {
        fault_ = std::move(fault);
        where_ = match_.steps().size();
    }

    Follower follower_;
    const Match& match_;
    const Heard& heard_;
    std::uint32_t until_;
    bool whole_;
    Heard truth_;
    std::optional<Seen> before_; // what was told last
    std::size_t at_ = 0;
    std::string fault_;
    std::optional<std::size_t> where_;
};

// What is wrong with the parts that were opened; "": nothing.
std::string fault_of(const Parts& parts, const Witness& witness) {
    if (promise_of(parts.host) != witness.promise)
        return say("The host's part of the deal is not the one that was promised.");
    if (!witness.shares) return {};
    if (parts.guests[slot(witness.eyes)] != witness.part) return say("Your part of the deal was left out.");
    for (const Seat seat : SeatRange(most_seats)) {
        const Digest& part = parts.guests[slot(seat)];
        if (seat == witness.eyes || part == Digest{}) continue;
        if (!has(witness.vows.seats, seat))
            return say("The deal has a part of somebody who had promised none.");
        if (promise_of(part) != witness.vows.of[slot(seat)])
            return say("{player}'s part of the deal is not the one that was promised.",
                       {{"player", witness.vows.names[slot(seat)]}});
    }
    return {};
}

// Somebody who shares in the deal has not said their part; nobody: all have.
Seat missing(const Parts& parts, const Vows& vows) {
    for (const Seat seat : SeatRange(most_seats))
        if (has(vows.seats, seat) && parts.guests[slot(seat)] == Digest{}) return seat;
    return nobody;
}

// Was anything taken back that the guest, who was there from the beginning, has never been told of?
bool hides_back(const Witness& witness, const Opened& opened) {
    std::uint32_t known = 0;
    for (const auto& [heard, until] : witness.earlier)
        if (!heard.items().empty() && known >= until) known = std::max(known, heard.items().back().deeds);
    for (std::uint32_t done = known; done < witness.until && done < opened.deeds.size(); ++done)
        if (opened.deeds[done].back) return true;
    return false;
}

std::string words_where_true(const Witness& witness, const Opened& opened) {
    if (!witness.shares)
        return say("You were shown the truth. Nothing of yours is in the deal: only the host knows whether "
                   "it was fair.");
    if (const Seat seat = missing(opened.parts, witness.vows); seat != nobody)
        return say(
            "You were shown the truth. {player} has not said their part of the deal: the host may have "
            "chosen between two.",
            {{"player", witness.vows.names[slot(seat)]}});
    return say("The deal was fair, and you were shown the truth.");
}

} // namespace

Verdict judge(const Witness& witness, const Heard& heard, const Opened& opened) {
    MatchSetup setup = witness.setup;
    setup.setup.seed = seed_of(opened.parts);
    Match match(setup);
    std::vector<Judge> judges;
    judges.reserve(witness.earlier.size() + 1);
    judges.emplace_back(match, witness.eyes, heard, witness.until, true);
    for (const auto& each : witness.earlier)
        judges.emplace_back(match, witness.eyes, each.heard, each.until, false);
    for (Judge& each : judges) each.look(0, false);
    for (std::uint32_t done = 0; done < opened.deeds.size(); ++done) {
        const Deed& deed = opened.deeds[done];
        if (!do_deed(match, deed)) {
            const std::size_t number = match.steps().size() + 1;
            return unfair(say("The host tells of action {number} what the rules do not allow.",
                              {{"number", std::to_string(number)}}),
                          {}, number);
        }
        for (Judge& each : judges) each.look(done + 1, deed.back);
    }
    for (Judge& each : judges) each.end();
    const Judge& last = judges.front();
    if (std::string fault = fault_of(opened.parts, witness); !fault.empty())
        return unfair(std::move(fault), std::move(match), last.where());
    if (!last.fault().empty()) return unfair(last.fault(), std::move(match), last.where());
    for (const Judge& each : judges)
        if (!each.fault().empty())
            return unfair(say("The host's page has lost or changed a part of what it had told you, and told "
                              "another from there on."),
                          std::move(match), each.where());
    if (witness.shares && hides_back(witness, opened))
        return unfair(say("Something was taken back of which you were not told."), std::move(match));
    if (witness.gave_up_deal)
        return unfair(
            say("You were shown the truth, but the host gave up a deal before this one when it knew "
                "your part of it."),
            std::move(match));
    return {words_where_true(witness, opened), true, {}, std::move(match)};
}

} // namespace cardfront::far
