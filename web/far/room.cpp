#include "web/far/room.h"

#include "core/match/levels.h"
#include "core/phrase.h"
#include "core/text/base64.h"
#include "core/words.h"
#include "web/platform/platform.h"

#include <algorithm>

namespace cardfront::far {

namespace {

constexpr std::uint8_t room_version = 1;
constexpr std::size_t most_link_bytes = 2000, most_rooms_bytes = 1U << 22U;
constexpr double minute_ms = 60000;

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

std::string key_of(const std::string& id) {
    return std::string(room_key) + id;
}

} // namespace

Room::Room(std::string id, const MatchSetup& setup, SeatSet far, std::uint32_t patience)
    : id_(std::move(id)),
      host_(std::make_unique<Host>(setup, far, by_chance(), life_now())),
      patience_(patience),
      changed_(true),
      opened_ms_(platform::now()) {
    host_->tick(platform::now());
    known_ = roster();
}

Room::Room(std::string id, std::string link, std::string key, std::string_view name, bool onlooker)
    : id_(std::move(id)),
      key_(std::move(key)),
      link_(std::move(link)),
      guest_(std::make_unique<Guest>(name, onlooker, by_chance(), Digest{}, life_now())),
      changed_(true),
      opened_ms_(platform::now()) {}

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
    if (to_move == nobody) return false;
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
    const double since = sign < 0 ? -1 : platform::now() - sign;
    if (of_host ? since >= 0 && since < away_ms : at.present) return std::nullopt;
    return since;
}

void Room::deal_again(const MatchSetup& setup) {
    host_->rematch(setup, by_chance());
    ++matches_;
    changed_ = true;
}

void Room::leave() {
    if (guest_) return guest_->leave();
    for (const Seat seat : SeatRange(host_->setup().setup.seats)) host_->remove(seat);
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

void Room::hear(const std::string& peer, bool sits, BytesView bytes) {
    const double now = platform::now();
    // What is no message of ours has a reason that only its sender could mend.
    if (host_)
        (void)host_->receive(peer, bytes, now, sits);
    else
        (void)guest_->receive(bytes, now);
}

// Who is away for too long when it is their turn gets a computer, until they are back.
void Room::stand_in(double now_ms) {
    const Roster now = roster();
    for (const Seat seat : SeatRange(host_->setup().setup.seats)) {
        const Roster::At& at = now.seats[slot(seat)];
        if (has(stood_in_, seat) && at.present) {
            stood_in_ = static_cast<SeatSet>(stood_in_ & ~only(seat));
            host_->give_back(seat);
        }
        if (patience_ == 0 || turn() != seat || at.who != Who::far || at.present) continue;
        const double since = std::max(host_->last_sign_ms(seat), opened_ms_);
        if (now_ms - since < patience_ * minute_ms) continue;
        stood_in_ |= only(seat);
        host_->fill(seat, usual_level);
        news_.push_back(say("{player} has been away for long: the computer plays until they are back.",
                            {{"player", at.name}}));
    }
}

void Room::tick() {
    if (host_) host_->tick(platform::now());
}

// What others are told by the plates is said once, too.
void Room::note_roster() {
    const Roster now = roster();
    for (const Seat seat : SeatRange(most_seats)) {
        const Roster::At &was = known_.seats[slot(seat)], &is = now.seats[slot(seat)];
        const bool own = guest_ && seat == guest_->seat();
        const Named player{"player", is.name};
        if (was.present && !is.present) away_since_[slot(seat)] = platform::now();
        if (own || is.who != Who::far) continue;
        if (was.who == Who::free)
            news_.push_back(say("{player} has sat down.", {player}));
        else if (was.who == Who::far && is.present && !was.present)
            news_.push_back(say("{player} is back.", {player}));
        if (was.who == Who::far && !was.rematch && is.rematch)
            news_.push_back(say("{player} would like to play again.", {player}));
    }
    known_ = now;
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

void Room::settle() {
    const double now = platform::now();
    if (host_) {
        stand_in(now);
        if (host_->can_begin()) host_->begin();
    }
    note_roster();
    note_trouble();
    for (const Phrase& phrase : host_ ? host_->take_phrases() : guest_->take_phrases())
        if (const bool own = guest_ && phrase.by == guest_->seat();
            !mutes_ && !own && phrase.by != nobody && known_.seats[slot(phrase.by)].who != Who::here)
            news_.push_back(say("{player}: {words}", {{"player", known_.seats[slot(phrase.by)].name},
                                                      {"words", phrase_words(phrase.number)}}));
    if (const auto agreed = host_ ? host_->take_settled() : guest_->take_settled())
        news_.push_back(*agreed ? say("It was taken back.") : say("It was not taken back."));
    if (secret_.empty()) return; // the wire is not made yet, nothing has gone out
    if (changed() || !kept_) {
        Bytes inside = host_ ? host_->kept() : guest_->kept();
        Coder coder;
        code(coder, inside);
        text_ = base64(coder.take());
        kept_ = platform::store_put(key_of(id_), text_);
    }
    if (!open_ || (!kept_ && platform::store_lasting())) return;
    if (guest_) {
        if (const auto bytes = guest_->take_datagram(now)) platform::far_send(id_, "host", base64(*bytes));
        return;
    }
    for (const auto& [peer, bytes] : host_->take_datagrams(now)) platform::far_send(id_, peer, base64(bytes));
}

// --- It is kept

void Room::code(Coder& coder, Bytes& inside) {
    std::uint8_t version = room_version;
    bool hosts = host_ != nullptr;
    coder.number(version);
    coder.require(version == room_version);
    coder.number(hosts);
    for (std::string* const text : {&secret_, &key_, &link_, &onlookers_link_}) code_text(coder, *text);
    coder.number(patience_);
    coder.number(stood_in_);
    coder.number(mutes_);
    coder.number(matches_);
    coder.number(ends_);
    coder.block(inside);
    if (!coder.reads() || !coder.done()) return;
    if (hosts) {
        if (auto host = Host::take_up(inside, platform::now()))
            host_ = std::move(*host);
        else
            coder.refuse();
    } else if (auto guest = Guest::take_up(inside, platform::now())) {
        guest_ = std::move(*guest);
    } else {
        coder.refuse();
    }
}

Result<std::unique_ptr<Room>> Room::take_up(std::string id, const std::string& text) {
    std::unique_ptr<Room> room(new Room(std::move(id)));
    const auto bytes = text.size() < most_rooms_bytes ? read_base64(text) : std::nullopt;
    Coder coder(bytes ? BytesView(*bytes) : BytesView());
    Bytes inside;
    if (bytes) room->code(coder, inside);
    if (!bytes || !coder.done())
        return Problem{say("What is kept of a game with others far away cannot be read.")};
    room->text_ = text;
    room->opened_ms_ = platform::now();
    room->known_ = room->roster();
    (void)room->changed();
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

Room* Rooms::find_key(std::string_view key) const {
    const auto found = std::find_if(all.begin(), all.end(),
                                    [key](const auto& room) { return !key.empty() && room->key() == key; });
    return found == all.end() ? nullptr : found->get();
}

std::string phrase_words(std::uint8_t number) {
    static constexpr std::array<const char*, phrases> all{
        phrase("Hello!"),           phrase("Good luck!"), phrase("Well played."),
        phrase("Thank you."),       phrase("Sorry!"),     phrase("One moment, please."),
        phrase("It is your turn."), phrase("What luck!"), phrase("Oh no!"),
        phrase("Good game."),       phrase("Once more?"), phrase("Until next time.")};
    return say(all[number % phrases]);
}

std::string title_of(const Room& room) {
    const auto setup = room.setup();
    if (!setup) return say("A table far away");
    std::vector<std::string> others;
    const Roster roster = room.roster();
    for (const Seat seat : SeatRange(setup->setup.seats)) {
        const Roster::At& at = roster.seats[slot(seat)];
        const bool own = room.guest() != nullptr ? seat == room.guest()->seat() : at.who == Who::here;
        if (!own && at.who != Who::free) others.push_back(at.name);
    }
    const Named game{"game", game_info(setup->game).title};
    return others.empty() ? say("{game}", {game})
                          : say("{game} with {players}", {game, {"players", listed(others)}});
}

std::string away_words(const Room& room, Seat seat) {
    const auto away = room.away(seat);
    if (!away) return {};
    const double ms = *away;
    const auto minutes = static_cast<std::int64_t>(ms / 60000);
    if (ms < 0) return say("away");
    if (minutes < 60)
        return say_count(std::max<std::int64_t>(minutes, 1), "away for a minute", "away for {count} minutes");
    if (minutes < 48 * 60) return say_count(minutes / 60, "away for an hour", "away for {count} hours");
    return say("away for {count} days", {counted("count", minutes / 1440)});
}

std::string verdict_of(const Room& room) {
    if (!room.over()) return {};
    if (room.host() != nullptr)
        return say("The pages of the others have got your part of the deal, and check it.");
    const auto& verdict = room.guest()->verdict();
    return verdict ? verdict->words : say("The deal is being checked.");
}

std::string stands_of(const Room& room) {
    if (std::string trouble = room.trouble(); !trouble.empty()) return trouble;
    if (room.guest() != nullptr && !room.guest()->seated()) return say("Nobody has answered yet.");
    const Roster roster = room.roster();
    if (room.over()) return say("The game is over.");
    if (room.must_answer()) return say("You are asked to take something back.");
    if (room.my_turn()) return say("It is your turn.");
    if (room.turn() != nobody)
        return say("It waits for {player}.", {{"player", roster.seats[slot(room.turn())].name}});
    const auto free = std::count_if(roster.seats.begin(), roster.seats.end(),
                                    [](const Roster::At& at) { return at.who == Who::free; });
    return free == 0 ? say("It is about to begin.")
                     : say_count(free, "One seat is free.", "{count} seats are free.");
}

} // namespace cardfront::far
