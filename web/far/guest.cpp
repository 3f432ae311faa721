#include "web/far/guest.h"

#include "core/words.h"
#include "web/far/guest_moments.h"

#include <algorithm>

namespace cardfront::far {

Guest::Guest(std::string_view name, bool onlooker, const Digest& secret, const Digest& promise, double now_ms)
    : name_(clean_name(name)),
      onlooker_(onlooker),
      secret_(secret),
      promise_(promise),
      line_(static_cast<std::uint64_t>(std::max(now_ms, 1.0))) {
    say_hello();
}
Guest::~Guest() = default;

// Nobody can know it before it is said.
Digest Guest::part_for(const Digest& promise) const {
    Sha256 hash;
    hash.add(secret_);
    hash.add(promise);
    return hash.digest();
}

void Guest::put(Message message) {
    line_.box.put(bytes_of(std::move(message)));
    changed_ = true;
}

void Guest::say_hello() {
    Hello hello;
    for (int game = 0; game < games; ++game) hello.prints.push_back(print_of(game));
    hello.onlooker = onlooker_;
    hello.name = name_;
    hello.promise = promise_;
    hello.part = part_for(promise_);
    put(std::move(hello));
}

void Guest::distrust(std::string reason) {
    if (trouble_.empty()) trouble_ = std::move(reason);
    changed_ = true;
}

void Guest::note(std::size_t from) {
    if (shown_ != nullptr) shown_->heard(from);
}

// --- The wire

std::optional<Bytes> Guest::take_datagram(double now_ms) {
    if (!line_.take_due(now_ms)) return std::nullopt;
    return line_.box.datagram();
}

std::optional<Problem> Guest::receive(BytesView datagram, double now_ms) {
    const auto received = line_.box.receive(datagram);
    if (!received) return received.problem();
    line_.heard_ms = now_ms;
    changed_ = true;
    if (received->anew) distrust(say("The host has lost this game."));
    for (const Bytes& bytes : received->messages) {
        if (!trouble_.empty()) break;
        const auto message = read_message(bytes);
        if (!message)
            distrust(say("What came from the host cannot be read."));
        else if (another_waits() || (shown_ != nullptr && begins_another(*message)))
            later_.push_back(bytes);
        else
            hear(*message);
        if (later_.size() > most_deeds) distrust(say("What came from the host cannot be read."));
    }
    return std::nullopt;
}

void Guest::to_another() {
    assert(shown_ == nullptr);
    for (const Bytes& bytes : std::exchange(later_, {}))
        if (const auto message = read_message(bytes); message && trouble_.empty()) hear(*message);
    changed_ = true;
}

void Guest::hear(const Message& message) {
    std::visit([this](const auto& what) { on(what); }, message);
}

void Guest::on(const No& no) {
    refused_ = no.why;
    if (no.why != Why::removed || shown_ != nullptr) return; // what lies on a table stays as it was
    welcome_.reset();
    told_.clear();
    told_bytes_.clear();
}

void Guest::on(const Welcome& welcome) {
    if (welcome.print != print_of(welcome.setup.game)) {
        refused_ = Why::other_rules;
        return;
    }
    refused_.reset();
    if (begins_another(welcome)) begin_anew();
    const bool other = welcome.promise != promise_;
    if (welcome.begun && welcome.dealt && other)
        return distrust(say("The host has changed its part of the deal."));
    if (!told_.empty()) { // it is known already, and stays so
        if (welcome.promise != welcome_->promise || welcome.setup != welcome_->setup ||
            welcome.seat != welcome_->seat)
            distrust(say("The host has changed the game while it is played."));
        return;
    }
    welcome_ = welcome;
    promise_ = welcome.promise;
    if (other && !welcome.begun) say_hello(); // a part for this promise
}

bool Guest::begins_another(const Message& message) const {
    const auto* const welcome = std::get_if<Welcome>(&message);
    return welcome != nullptr && !welcome->begun && welcome_ && welcome_->begun;
}

void Guest::begin_anew() {
    if (!told_.empty() && !over())
        return distrust(say("The host has begun another game before this one was over."));
    told_.clear();
    told_bytes_.clear();
    known_ = {};
    opened_ = {};
    verdict_.reset();
    deeds_ = 0;
    acted_ = answered_ = caught_up_ = false;
    asked_ = {};
    ++game_number_;
}

void Guest::on(const Roster& roster) {
    roster_ = roster;
    if (shown_ != nullptr) shown_->seat_changed();
}

std::uint32_t Guest::deeds() const {
    return std::max(deeds_, welcome_->until);
}

// The next moment, if it is one.
bool Guest::know(BytesView bytes) {
    const MatchSetup& setup = welcome_->setup;
    const Seen* const before = told_.empty() ? nullptr : &told_.back().view;
    auto moment = read_moment(bytes, setup.game, setup.setup.seats, seat(), before);
    if (!moment || moment->number != told_.size()) return false;
    Names names = names_of(setup);
    names.tell(seat());
    moment->lines = lines_of(before, *moment, names);
    told_.push_back(std::move(*moment));
    told_bytes_.emplace_back(bytes.begin(), bytes.end());
    caught_up_ = caught_up_ || told_.size() > welcome_->actions;
    return true;
}

void Guest::on(const Shown& shown) {
    const bool follows = welcome_ && welcome_->begun &&
                         (told_.empty() ? shown.deeds == 0
                                        : shown.deeds == deeds() + 1 ||
                                              (shown.deeds > deeds_ && shown.deeds <= welcome_->until));
    if (!follows || !know(shown.moment))
        return distrust(say("What the host tells does not follow what it told before."));
    known_.moment(shown.deeds, shown.moment);
    deeds_ = shown.deeds;
    acted_ = answered_ = false;
    note(told_.size() - 1);
}

void Guest::on(const WentBack& back) {
    if (!begun() || back.deeds != deeds() + 1 || std::size_t{back.to} + 1 >= told_.size())
        return distrust(say("What the host tells does not follow what it told before."));
    known_.back(back.deeds, back.to);
    deeds_ = back.deeds;
    told_.resize(back.to + 1);
    told_bytes_.resize(told_.size());
    acted_ = answered_ = false;
    note(told_.size());
}

void Guest::on(const Refused& refused) {
    refusal_ = refused.rule;
    if (!begun() || refused.deeds != deeds()) return;
    acted_ = false;
    note(told_.size());
}

void Guest::on(const Asked& asked) {
    if (asked.by == nobody && asked_.by != nobody) settled_ = asked.agreed;
    asked_ = {asked.by, asked.to};
    answered_ = false;
    if (asked.by != nobody && asked.to >= told_.size()) asked_ = {};
    note(told_.size());
}

void Guest::on(const Phrase& phrase) {
    heard_.push_back(phrase);
}

void Guest::on(const OpenedPart& part) {
    if (told_.empty() || verdict_ || opened_.deeds.size() + part.deeds.size() > part.all) return;
    opened_.parts = part.parts;
    opened_.deeds.insert(opened_.deeds.end(), part.deeds.begin(), part.deeds.end());
    if (opened_.deeds.size() < part.all) return;
    judge_it();
}

void Guest::judge_it() {
    const Witness witness{welcome_->setup,    seat(),         promise_, welcome_->dealt ? seat() : nobody,
                          part_for(promise_), welcome_->until};
    verdict_ = judge(witness, known_, opened_);
}

// --- What people do

void Guest::act(Action action) {
    if (acted_ || !begun() || told_.back().turn() != seat()) return;
    acted_ = true;
    put(Act{deeds(), action});
}

void Guest::say_phrase(std::uint8_t number) {
    put(Phrase{nobody, number});
}
void Guest::wish_rematch() {
    put(WishRematch{});
}
void Guest::answer_back(bool yes) {
    if (!must_answer()) return;
    answered_ = true;
    put(Answer{deeds(), yes});
}
void Guest::take_ask_back() {
    if (asked_.by == seat() && seat() != nobody) put(Answer{deeds(), false});
}
void Guest::leave() {
    put(Leave{});
}

std::unique_ptr<Moments> Guest::moments(std::string save_id) {
    return std::make_unique<GuestMoments>(*this, std::move(save_id));
}

// --- It is kept

void Guest::code(Coder& coder) {
    coder.text(name_, most_name_bytes);
    coder.number(onlooker_);
    coder.all(secret_);
    coder.all(promise_);
    line_.box.code(coder);
    bool told_off = refused_.has_value(), welcomed = welcome_.has_value();
    Why why = refused_.value_or(Why{});
    coder.number(told_off);
    coder.number(why);
    coder.require(why <= Why::removed);
    refused_ = told_off ? std::optional(why) : std::nullopt;
    Bytes trouble(trouble_.begin(), trouble_.end());
    coder.block(trouble);
    trouble_.assign(trouble.begin(), trouble.end());
    coder.number(welcomed);
    if (welcomed && !welcome_) welcome_.emplace();
    if (welcomed) welcome_->code(coder);
    roster_.code(coder);
    coder.number(deeds_);
    known_.code(coder);
    coder.number(acted_);
    coder.number(caught_up_);
    auto to = static_cast<std::uint32_t>(asked_.to);
    coder.number(asked_.by);
    coder.number(to);
    asked_.to = to;
    coder.number(answered_);
    coder.require(asked_.by >= nobody && asked_.by < most_seats);
    auto number = static_cast<std::uint32_t>(game_number_);
    coder.number(number);
    game_number_ = static_cast<int>(number & INT32_MAX);
    coder.all(opened_.parts.host);
    for (Digest& part : opened_.parts.guests) coder.all(part);
    coder.list(opened_.deeds, most_deeds, [&](Deed& deed) { deed.code(coder); });
    coder.list(later_, most_deeds, [&](Bytes& each) { coder.block(each); });
}

Bytes Guest::kept() {
    Coder coder;
    std::uint8_t version = kept_version;
    coder.number(version);
    code(coder);
    bool judged = verdict_.has_value();
    std::vector<Bytes> moments = told_bytes_;
    coder.number(judged);
    coder.list(moments, most_deeds, [&](Bytes& each) { coder.block(each); });
    return coder.take();
}

Result<std::unique_ptr<Guest>> Guest::take_up(BytesView kept, double now_ms) {
    const Problem unknown{say("What is kept of this game cannot be read.")};
    if (kept.empty() || kept[0] != kept_version) return unknown;
    auto guest = std::make_unique<Guest>(std::string(), false, Digest{}, Digest{}, now_ms);
    Coder coder(kept.subspan(1));
    guest->code(coder);
    bool judged = false;
    std::vector<Bytes> moments;
    coder.number(judged);
    coder.list(moments, most_deeds, [&](Bytes& each) { coder.block(each); });
    if (!coder.done() || (!moments.empty() && !guest->welcome_)) return unknown;
    for (const Bytes& each : moments)
        if (!guest->know(each)) return unknown;
    if (guest->begun() && judged) guest->judge_it();
    return guest;
}

} // namespace cardfront::far
