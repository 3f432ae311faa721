#include "web/far/room.h"

#include "core/match/levels.h"
#include "core/text/base64.h"
#include "core/words.h"
#include "web/platform/platform.h"

#include <algorithm>

namespace cardfront::far {

namespace {

constexpr std::uint8_t room_version = 2;
constexpr std::size_t most_link_bytes = 2000, most_rooms_bytes = 1U << 22U;
constexpr double minute_ms = 60000, second_ms = 1000;
constexpr double grace_ms = minute_ms; // in which what others have sent meanwhile comes in

Digest by_chance() {
    Digest out{};
    for (std::size_t at = 0; at < out.size(); at += 8) {
        const std::uint64_t eight = platform::fresh_seed();
        for (unsigned byte = 0; byte < 8; ++byte)
            out[at + byte] = static_cast<std::uint8_t>(eight >> (8U * byte));
    }
    return out;
}

// The life of what is made now: no page's clock that stands still has two.
double life_now() {
    return static_cast<double>(platform::unix_ms());
}

void code_text(Coder& coder, std::string& text) {
    Bytes bytes(text.begin(), text.end());
    coder.block(bytes);
    coder.require(bytes.size() <= most_link_bytes);
    text.assign(bytes.begin(), bytes.end());
}

void code_time(Coder& coder, double& ms) {
    auto whole = static_cast<std::int64_t>(ms);
    coder.number(whole);
    ms = static_cast<double>(whole);
}

std::string key_of(const std::string& id) {
    return std::string(room_key) + id;
}

} // namespace

Room::Room(std::string id, const MatchSetup& setup, SeatSet far, std::uint32_t patience)
    : id_(std::move(id)),
      host_(std::make_unique<Host>(setup, far, by_chance(), life_now())),
      patience_(patience),
      changed_(true),
      opened_ms_(clock()) {
    host_->tick(clock());
    known_ = roster();
}

Room::Room(std::string id, std::string link, std::string key, std::string_view name, bool onlooker)
    : id_(std::move(id)),
      key_(std::move(key)),
      link_(std::move(link)),
      guest_(std::make_unique<Guest>(name, onlooker, by_chance(), life_now())),
      changed_(true),
      opened_ms_(clock()) {}

double Room::clock() const {
    const double now = platform::now();
    ahead_ms_ = std::max(ahead_ms_, static_cast<double>(platform::unix_ms()) - now);
    return ahead_ms_ + now;
}

Room::~Room() = default;

std::string Room::save_id() const {
    return number() == 0 ? id_ : id_ + "r" + std::to_string(number());
}

std::optional<MatchSetup> Room::setup() const {
    if (guest_ && !guest_->seated()) return std::nullopt;
    MatchSetup out = host_ ? host_->setup() : guest_->setup();
    const Roster now = roster();
    for (const Seat seat : SeatRange(out.setup.seats))
        if (const std::string& name = now.seats[slot(seat)].name; !name.empty())
            out.players[slot(seat)].name = name;
    return out;
}

Seat Room::turn() const {
    if (guest_) return guest_->turn();
    return host_->begun() ? host_->match().turn() : nobody;
}

bool Room::my_turn() const {
    const Seat to_move = turn();
    if (to_move == nobody || !trouble().empty()) return false;
    return guest_ ? to_move == guest_->seat() : roster().seats[slot(to_move)].who == Who::here;
}

void Room::say_phrase(std::uint8_t number) {
    if (guest_) return guest_->say_phrase(number);
    Seat by = nobody;
    const Roster now = roster();
    for (const Seat seat : SeatRange(most_seats))
        if (by == nobody && now.seats[slot(seat)].who == Who::here) by = seat;
    host_->say_phrase(by, number);
}

std::optional<double> Room::away(Seat seat) const {
    const Roster::At at = roster().seats[slot(seat)];
    const bool of_host = guest_ && at.who == Who::here;
    if ((at.who != Who::far && !of_host) || (guest_ && seat == guest_->seat())) return std::nullopt;
    const double sign = host_     ? host_->last_sign_ms(seat)
                        : of_host ? guest_->last_sign_ms()
                                  : away_since_[slot(seat)];
    const double since = sign < 0 ? -1 : std::max(clock() - sign, 0.0);
    if (of_host ? since >= 0 && since < away_ms : at.present) return std::nullopt;
    return since;
}

void Room::deal_again(const MatchSetup& setup) {
    host_->rematch(setup, by_chance());
    ++matches_;
    changed_ = true;
}

void Room::leave() {
    host_ ? host_->end_table() : guest_->leave();
}

const Match* Room::whole() const {
    if (host_) return over() ? &host_->match() : nullptr;
    const auto& verdict = guest_->verdict();
    return verdict && verdict->match ? &*verdict->match : nullptr;
}

std::unique_ptr<Moments> Room::moments(Saves& saves) {
    return host_ ? host_->moments(save_id(), saves) : guest_->moments(save_id());
}

// --- Time and the wire

void Room::open() {
    open_ = true;
    platform::far_open(id_, secret_, guest_ ? link_ : std::string());
}

void Room::close() {
    open_ = false;
    wire_state.clear(), wire_words.clear();
    platform::far_close(id_);
}

void Room::made(std::string secret, std::string key, std::string link, std::string onlookers_link) {
    if (secret != secret_) changed_ = true;
    secret_ = std::move(secret);
    if (!host_) return;
    key_ = std::move(key);
    if (link_ != link) changed_ = true;
    link_ = std::move(link);
    onlookers_link_ = std::move(onlookers_link);
}

void Room::hear(const std::string& peer, bool sits, std::int64_t second, BytesView bytes) {
    const double now = clock(), sent = static_cast<double>(second) * second_ms;
    // What is no message of ours has a reason that only its sender could mend.
    if (host_)
        (void)host_->receive(peer, bytes, now, sits, sent);
    else
        (void)guest_->receive(bytes, now, sent);
}

// Since when it is whose turn, though the page was closed meanwhile.
void Room::note_turn() {
    if (turn() == turn_) return;
    turn_ = turn();
    turn_since_ = clock();
    changed_ = true;
}

// Who is away for too long when it is their turn gets a computer, until they are back; so does for whom all
// others have agreed to it.
void Room::stand_in() {
    const double now = clock();
    const auto note = [this](Seat seat) {
        stood_in_ |= only(seat);
        changed_ = true;
    };
    if (const auto seat = host_->take_stand_in()) note(*seat);
    const Roster all = roster();
    for (const Seat seat : SeatRange(host_->setup().setup.seats)) {
        const Roster::At& at = all.seats[slot(seat)];
        if (has(stood_in_, seat) && at.present) {
            stood_in_ = static_cast<SeatSet>(stood_in_ & ~only(seat));
            host_->give_back(seat);
        }
        if (patience_ == 0 || turn() != seat || at.who != Who::far || at.present) continue;
        const double since = std::max(host_->last_sign_ms(seat), turn_since_);
        if (now - since < patience_ * minute_ms || now - opened_ms_ < grace_ms) continue;
        note(seat);
        host_->fill(seat, usual_level);
        news_.push_back(say("{player} has been away for long: the computer plays until they are back.",
                            {{"player", at.name}}));
    }
}

void Room::tick() {
    if (host_) host_->tick(clock());
}

// What others are told by the plates is said once, too.
void Room::note_roster() {
    const Roster now = roster();
    for (const Seat seat : SeatRange(most_seats)) {
        const Roster::At &was = known_.seats[slot(seat)], &is = now.seats[slot(seat)];
        const bool own = guest_ && seat == guest_->seat();
        const Named player{"player", is.name};
        if (was.present && !is.present) away_since_[slot(seat)] = clock();
        const bool others = is.who == Who::far || (guest_ && is.who == Who::here);
        if (!own && others && !was.rematch && is.rematch)
            news_.push_back(say("{player} would like to play again.", {player}));
        if (!own && was.who == Who::far && is.who == Who::free)
            news_.push_back(say("{player} has left; the seat is free.", {{"player", was.name}}));
        if (own || is.who != Who::far) continue;
        if (was.who == Who::free)
            news_.push_back(say("{player} has sat down.", {player}));
        else if (was.who == Who::far && is.present && !was.present)
            news_.push_back(say("{player} is back.", {player}));
    }
    known_ = now;
}

bool Room::asks() const {
    const Seat by = asked().by;
    if (by == nobody) return false;
    return guest_ ? by == guest_->seat() : host_->roster().seats[slot(by)].who == Who::here;
}

std::string Room::trouble() const {
    if (!guest_) return {};
    if (!guest_->trouble().empty()) return guest_->trouble();
    return guest_->refused() ? words_of(*guest_->refused()) : std::string();
}

void Room::note_trouble() {
    std::string now = trouble();
    if (now == trouble_) return;
    trouble_ = std::move(now);
    if (!trouble_.empty()) news_.push_back(trouble_);
}

// Phrases of others, and what became of what was asked.
void Room::note_said() {
    for (const Phrase& phrase : host_ ? host_->take_phrases() : guest_->take_phrases()) {
        const Roster::At by = phrase.by == nobody ? Roster::At{} : known_.seats[slot(phrase.by)];
        const bool own = guest_ ? phrase.by == guest_->seat() : phrase.by == nobody || by.who == Who::here;
        if (!mutes_ && !own)
            news_.push_back(
                say("{player}: {words}", {{"player", phrase.by == nobody ? say("The host") : by.name},
                                          {"words", phrase_words(phrase.number)}}));
    }
    const auto settled = host_ ? host_->take_settled() : guest_->take_settled();
    if (!settled) return;
    if (settled->wanted.what == Wanted::What::back)
        news_.push_back(settled->agreed ? say("It was taken back.") : say("It was not taken back."));
    else
        news_.push_back(settled->agreed ? say("The computer plays for {player} until they are back.",
                                              {{"player", known_.seats[settled->wanted.to].name}})
                                        : say("Not all have agreed that the computer plays."));
}

void Room::keep() {
    Bytes inside = host_ ? host_->kept() : guest_->kept();
    Coder coder;
    (void)code(coder, inside);
    std::string text = base64(coder.take());
    kept_ = platform::store_put(key_of(id_), text);
    if (kept_) text_ = std::move(text);
    host_ ? host_->note_kept(kept_) : guest_->note_kept(kept_);
}

void Room::settle() {
    if (host_ && host_->can_begin()) host_->begin();
    note_turn();
    if (host_) stand_in();
    note_roster();
    note_trouble();
    note_said();
    if (guest_)
        if (std::string note = guest_->take_note(); !note.empty()) news_.push_back(std::move(note));
    if (secret_.empty()) return; // the wire is not made yet, nothing has gone out
    if (changed() || !kept_) keep();
    const double now = clock();
    if (!open_ || (!kept_ && platform::store_lasting())) return;
    if (guest_) {
        if (const auto bytes = guest_->take_datagram(now)) platform::far_send(id_, "host", base64(*bytes));
        return;
    }
    for (const auto& [peer, bytes] : host_->take_datagrams(now)) platform::far_send(id_, peer, base64(bytes));
}

// --- It is kept

std::string Room::code(Coder& coder, Bytes& inside) {
    std::uint8_t version = room_version;
    bool hosts = host_ != nullptr;
    coder.number(version);
    constexpr std::uint8_t any_version = 32; // beyond it is none of ours
    coder.require(version < any_version);
    if (coder.good() && version != room_version)
        return say("Another version of Cardfront has kept this table far away: it cannot be gone on with.");
    coder.number(hosts);
    for (std::string* const text : {&secret_, &key_, &link_, &onlookers_link_}) code_text(coder, *text);
    coder.number(patience_);
    coder.number(stood_in_);
    coder.number(mutes_);
    coder.number(matches_);
    coder.number(ends_);
    coder.number(turn_);
    code_time(coder, turn_since_);
    for (double& each : away_since_) code_time(coder, each);
    coder.block(inside);
    if (!coder.reads() || !coder.done()) return {};
    const auto take = [](auto& whose, auto taken) {
        if (!taken) return taken.problem().reason;
        whose = std::move(*taken);
        return std::string();
    };
    return hosts ? take(host_, Host::take_up(inside, clock()))
                 : take(guest_, Guest::take_up(inside, clock()));
}

Result<std::unique_ptr<Room>> Room::take_up(std::string id, const std::string& text) {
    std::unique_ptr<Room> room(new Room(std::move(id)));
    const auto bytes = text.size() < most_rooms_bytes ? read_base64(text) : std::nullopt;
    Coder coder(bytes ? BytesView(*bytes) : BytesView());
    Bytes inside;
    if (std::string why = bytes ? room->code(coder, inside) : std::string(); !why.empty())
        return Problem{std::move(why)};
    if (!bytes || !coder.done())
        return Problem{say("What is kept of a game with others far away cannot be read.")};
    room->text_ = text;
    room->opened_ms_ = room->clock();
    room->known_ = room->roster();
    (void)room->changed();
    if (room->guest_) room->guest_->ask_again();
    return room;
}

bool Room::moved_on() const {
    return !text_.empty() && platform::store_get(key_of(id_)) != text_;
}

void Room::forget() {
    platform::store_remove(key_of(id_));
}

// --- The rooms

Room* Rooms::find(std::string_view id) const {
    const auto found =
        std::find_if(all.begin(), all.end(), [id](const auto& room) { return room->id() == id; });
    return found == all.end() ? nullptr : found->get();
}

bool Rooms::has(std::string_view id) const {
    return find(id) != nullptr ||
           std::any_of(unread.begin(), unread.end(), [id](const Unread& each) { return each.id == id; });
}

Room* Rooms::find_key(std::string_view key) const {
    const auto found = std::find_if(all.begin(), all.end(),
                                    [key](const auto& room) { return !key.empty() && room->key() == key; });
    return found == all.end() ? nullptr : found->get();
}

} // namespace cardfront::far
