#include "web/far/guest.h"

#include "core/words.h"
#include "web/far/guest_moments.h"

#include <algorithm>
#include <numeric>

namespace cardfront::far {

namespace {

constexpr std::size_t most_bytes_told = 1U << 21U; // of one match

std::size_t total(const std::vector<Bytes>& all) {
    return std::accumulate(all.begin(), all.end(), std::size_t{0},
                           [](std::size_t sum, const Bytes& each) { return sum + each.size(); });
}
std::string unreadable() {
    return say("What came from the host cannot be read.");
}
std::string out_of_order() {
    return say("What the host tells does not follow what it told before.");
}

} // namespace

Guest::Guest(std::string_view name, bool onlooker, const Digest& secret, double now_ms)
    : name_(clean_name(name)),
      onlooker_(onlooker),
      secret_(secret),
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
    if (promise_ != Digest{}) hello.vow = promise_of(part_for(promise_));
    put(std::move(hello));
}

void Guest::ask_again() {
    if (refused_ && *refused_ < Why::removed && trouble_.empty()) say_hello();
}

void Guest::distrust(std::string reason) {
    if (trouble_.empty()) trouble_ = std::move(reason);
    changed_ = true;
    if (shown_ != nullptr) shown_->seat_changed();
}

void Guest::note(std::size_t from) {
    if (shown_ != nullptr) shown_->heard(from);
}

// --- The wire

std::optional<Bytes> Guest::take_datagram(double now_ms) {
    if (!line_.take_due(now_ms)) return std::nullopt;
    return line_.box.datagram();
}

std::optional<Problem> Guest::receive(BytesView datagram, double now_ms, double sent_ms) {
    const auto received = line_.box.receive(datagram);
    if (!received) return received.problem();
    line_.heard(now_ms, sent_ms);
    changed_ = true;
    if (received->behind) line_.box.begin_life(static_cast<std::uint64_t>(std::max(now_ms, 1.0)));
    if (received->behind || received->anew) { // what one of us said is lost: the host tells again
        acted_ = false;
        say_hello();
    }
    for (const Bytes& bytes : received->messages) {
        if (!trouble_.empty()) break;
        const auto message = read_message(bytes);
        if (!message)
            distrust(unreadable());
        else if (another_waits() || must_wait(*message))
            later_.push_back(bytes);
        else
            hear(*message);
    }
    if (total(later_) > most_bytes_told) distrust(unreadable());
    return std::nullopt;
}

bool Guest::must_wait(const Message& message) const {
    const auto* const welcome = std::get_if<Welcome>(&message);
    return welcome != nullptr && welcome_ && welcome_->begun &&
           (welcome->again || welcome->match > welcome_->match) && (shown_ != nullptr || verdict_);
}

void Guest::to_another() {
    assert(shown_ == nullptr);
    std::vector<Bytes> waiting = std::exchange(later_, {});
    for (std::size_t i = 0; i < waiting.size() && trouble_.empty(); ++i) {
        const auto message = read_message(waiting[i]);
        if (message && i > 0 && must_wait(*message)) { // the end of that one is to be kept first
            later_.assign(waiting.begin() + static_cast<std::ptrdiff_t>(i), waiting.end());
            break;
        }
        if (message) hear(*message);
    }
    changed_ = true;
}

void Guest::hear(const Message& message) {
    std::visit([this](const auto& what) { on(what); }, message);
}

void Guest::on(const No& no) {
    refused_ = no.why;
    // What lies on a table stays as it was until that is put away, and an end until it is kept.
    if (no.why < Why::removed || shown_ != nullptr || verdict_) return;
    welcome_.reset();
    forget_told();
    vows_.reset();
}

void Guest::on(const Welcome& welcome) {
    if (welcome.print != print_of(welcome.setup.game)) {
        refused_ = Why::other_rules;
        return;
    }
    refused_.reset();
    if (welcome_ && welcome.match > welcome_->match) begin_match();
    if (std::string fault = fault_of(welcome); !fault.empty()) return distrust(std::move(fault));
    if (welcome.again && !told_.empty()) {
        if (earlier_.size() == most_earlier) return distrust(unreadable());
        earlier_.push_back({known_, welcome_->until});
        forget_told();
    }
    if (!told_.empty()) return;
    const bool other = welcome.promise != promise_;
    welcome_ = welcome;
    promise_ = welcome.promise;
    if (other && !welcome.begun) say_hello(); // the vow for this promise
}

// What the host may not say of this match after what it has said; "": nothing is wrong.
std::string Guest::fault_of(const Welcome& welcome) const {
    if (!welcome_ || welcome.match > welcome_->match) return {};
    if (welcome.match < welcome_->match) return out_of_order();
    if (welcome.promise != welcome_->promise) return say("The host has changed its part of the deal.");
    // A host that has lost that it has begun tells all again when it has dealt the same again.
    if (welcome_->begun && (welcome.seat != welcome_->seat ||
                            (welcome.begun ? welcome.setup != welcome_->setup : !welcome.again)))
        return say("The host has changed the game while it is played.");
    // Who may share in the deal before it begins does, and is told all of it.
    if (!welcome.begun || welcome_->begun || welcome.seat == nobody || welcome_->seat != welcome.seat)
        return {};
    if ((welcome_->dealt || vows_) && !welcome.dealt && welcome.setup.players[slot(welcome.seat)].is_person())
        return say("Your part of the deal was left out.");
    return welcome.again || welcome.until + welcome.actions == 0 ? std::string() : out_of_order();
}

void Guest::begin_match() {
    gave_up_deal_ = !welcome_->begun && (gave_up_deal_ || vows_);
    if (!told_.empty() && !verdict_)
        note_ = say("You have not been told how the last game ended, so nothing is known of its deal.");
    forget_told();
    earlier_.clear();
    vows_.reset();
    agreed_.clear();
    asked_ = {};
    ++game_number_;
}

void Guest::forget_told() {
    told_.clear();
    told_bytes_.clear();
    known_ = {};
    opened_ = {};
    verdict_.reset();
    deeds_ = 0;
    acted_ = answered_ = said_yes_ = caught_up_ = false;
}

void Guest::on(const Closed& closed) {
    if (!welcome_ || welcome_->begun || seat() == nobody || closed.promise != promise_) return; // it is over
    const Digest part = part_for(promise_);
    if (vows_ && *vows_ != closed.vows) return distrust(say("The host has changed who shares in the deal."));
    if (!closed.vows.hold(seat(), promise_of(part)))
        return distrust(say("Your part of the deal was left out."));
    vows_ = closed.vows;
    put(MyPart{promise_, part});
}

bool Guest::shares() const {
    return welcome_->dealt && vows_ && seat() != nobody;
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
    if (!moment || moment->number != told_.size() || total(told_bytes_) + bytes.size() > most_bytes_told)
        return false;
    Names names = names_of(setup);
    names.tell(seat());
    moment->lines = lines_of(before, *moment, names);
    told_.push_back(std::move(*moment));
    told_bytes_.emplace_back(bytes.begin(), bytes.end());
    caught_up_ = caught_up_ || told_.size() > welcome_->actions;
    return true;
}

void Guest::on(const Shown& shown) {
    const bool follows = welcome_ && welcome_->begun && !over() &&
                         (told_.empty() ? shown.deeds == 0
                                        : shown.deeds == deeds() + 1 ||
                                              (shown.deeds > deeds_ && shown.deeds <= welcome_->until));
    if (!follows || !know(shown.moment)) return distrust(out_of_order());
    known_.moment(shown.deeds, shown.moment);
    if (known_.items().size() > most_deeds) return distrust(unreadable());
    deeds_ = shown.deeds;
    acted_ = answered_ = false;
    note(told_.size() - 1);
}

void Guest::on(const WentBack& back) {
    if (!begun() || over() || back.deeds != deeds() + 1 || std::size_t{back.to} + 1 >= told_.size())
        return distrust(out_of_order());
    if (std::find(agreed_.begin(), agreed_.end(), std::pair(deeds(), back.to)) == agreed_.end())
        return distrust(say("The host has taken something back to which you have not agreed."));
    known_.back(back.deeds, back.to);
    if (known_.items().size() > most_deeds) return distrust(unreadable());
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

// Those who look on are not asked, nor is for whom a computer plays.
bool Guest::has_agreed() const {
    return said_yes_ || seat() == nobody || asked_.by == seat() ||
           roster_.seats[slot(seat())].who == Who::computer;
}

void Guest::on(const Asked& asked) {
    if (asked.by == nobody && asked_.by != nobody) {
        settled_ = Settled{asked.wanted, asked.agreed};
        if (asked.agreed && asked.wanted == asked_.wanted && asked.wanted.what == Wanted::What::back &&
            has_agreed() && agreed_.size() < most_deeds)
            agreed_.emplace_back(asked.deeds, asked.wanted.to);
    }
    asked_ = {asked.by, asked.wanted, asked.deeds};
    answered_ = said_yes_ = false;
    if (shown_ != nullptr) shown_->asked();
}

void Guest::on(const Phrase& phrase) {
    if (heard_.size() < most_phrases_heard) heard_.push_back(phrase);
}

void Guest::on(const OpenedPart& part) {
    if (told_.empty() || verdict_) return;
    if (!over()) return distrust(say("The host has opened the deal before the game was over."));
    if (opened_.deeds.size() + part.deeds.size() > part.all) return;
    opened_.parts = part.parts;
    opened_.deeds.insert(opened_.deeds.end(), part.deeds.begin(), part.deeds.end());
    if (opened_.deeds.size() < part.all) return;
    judge_it();
}

void Guest::judge_it() {
    const Witness witness{
        welcome_->setup,        seat(),        promise_,        shares(), part_for(promise_),
        vows_.value_or(Vows{}), gave_up_deal_, welcome_->until, earlier_};
    verdict_ = judge(witness, known_, opened_);
}

// --- What people do

void Guest::act(Action action) {
    if (acted_ || !begun() || !trouble_.empty() || told_.back().turn() != seat()) return;
    acted_ = true;
    put(Act{deeds(), action});
}

void Guest::say_phrase(std::uint8_t number) {
    put(Phrase{nobody, number});
}
void Guest::wish_rematch() {
    put(WishRematch{});
}
bool Guest::must_answer() const {
    const bool asked = asked_.by != nobody && asked_.by != seat() && seat() != nobody && !answered_;
    return asked && begun() && asked_.deeds == deeds() && roster_.seats[slot(seat())].who != Who::computer &&
           asked_.wanted != Wanted{Wanted::What::stand_in, static_cast<std::uint32_t>(seat())};
}
void Guest::answer(bool yes) {
    if (!must_answer()) return;
    answered_ = true;
    said_yes_ = yes;
    put(Answer{deeds(), yes});
}
void Guest::ask_no_more() {
    if (asked_.by == seat() && seat() != nobody) put(Answer{deeds(), false});
}
bool Guest::may_ask_stand_in(Seat away) const {
    const Roster::At& there = roster_.seats[slot(away)];
    return begun() && !over() && trouble_.empty() && asked_.by == nobody && seat() != nobody &&
           away != seat() && there.who == Who::far && !there.present &&
           roster_.seats[slot(seat())].who != Who::computer;
}
void Guest::ask_stand_in(Seat away) {
    assert(may_ask_stand_in(away));
    put(Ask{deeds(), {Wanted::What::stand_in, static_cast<std::uint32_t>(away)}});
}
void Guest::leave() {
    put(Leave{});
}

std::unique_ptr<Moments> Guest::moments(std::string save_id) {
    return std::make_unique<GuestMoments>(*this, std::move(save_id));
}

} // namespace cardfront::far
