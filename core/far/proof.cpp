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

void Deed::code(Coder& coder) {
    coder.number(back);
    coder.number(action.verb);
    coder.number(action.a);
    coder.number(action.b);
    coder.number(action.c);
    coder.number(to);
}

bool do_deed(Match& match, const Deed& deed) {
    if (!deed.back) return !match.over() && !match.play(deed.action);
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
    Judge(const Match& match, Seat eyes, const Heard& heard, std::uint32_t until)
        : follower_(match, eyes), match_(match), heard_(heard), until_(until) {}
    // So many deeds are done.
    void look(std::uint32_t deeds, bool went_back) {
        if (went_back) follower_.went_back();
        if (!fault_.empty()) return;
        const std::size_t number = match_.steps().size();
        if (at_ == heard_.items().size() || heard_.items()[at_].deeds != deeds) {
            if (deeds > until_)
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
    Heard truth_;
    std::optional<Seen> before_; // what was told last
    std::size_t at_ = 0;
    std::string fault_;
    std::optional<std::size_t> where_;
};

} // namespace

Verdict judge(const Witness& witness, const Heard& heard, const Opened& opened) {
    MatchSetup setup = witness.setup;
    setup.setup.seed = seed_of(opened.parts);
    Match match(setup);
    Judge judge(match, witness.eyes, heard, witness.until);
    judge.look(0, false);
    for (std::uint32_t done = 0; done < opened.deeds.size(); ++done) {
        const Deed& deed = opened.deeds[done];
        if (!do_deed(match, deed)) {
            const std::size_t number = match.steps().size() + 1;
            return unfair(say("The host tells of action {number} what the rules do not allow.",
                              {{"number", std::to_string(number)}}),
                          {}, number);
        }
        judge.look(done + 1, deed.back);
    }
    judge.end();
    if (promise_of(opened.parts.host) != witness.promise)
        return unfair(say("The host's part of the deal is not the one that was promised."), std::move(match),
                      judge.where());
    if (witness.own != nobody && opened.parts.guests[slot(witness.own)] != witness.part)
        return unfair(say("Your part of the deal was left out."), std::move(match), judge.where());
    if (!judge.fault().empty()) return unfair(judge.fault(), std::move(match), judge.where());
    return {say("The deal was fair, and you were shown the truth."), true, {}, std::move(match)};
}

} // namespace cardfront::far
