#include "web/store/saved_game.h"

#include "core/match/moment.h"
#include "core/match/position.h"
#include "web/platform/platform.h"

#include <algorithm>

namespace cardfront {

namespace {

constexpr std::string_view aside_header = "cardfront-damaged ";

// "Ann $400, Ada $350. Ann: play a card", without the scores while there are none.
std::string standing(const Seen& view, const Match& match, std::size_t actions) {
    const Names names = match.names();
    const SeatRange seats(match.setup().setup.seats);
    bool counted = false;
    for (const Seat seat : seats) counted = counted || score(view, seat) != 0;
    std::string players;
    for (const Seat seat : seats) {
        const std::string player =
            counted ? say("{player} {score}", {{"player", names[seat]}, {"score", score_words(view, seat)}})
                    : names[seat];
        players =
            players.empty() ? player : say("{players}, {player}", {{"players", players}, {"player", player}});
    }
    return say("{players}. {turn}", {{"players", players}, {"turn", stand_words(match, actions, view)}});
}

// Whose words the log keeps: those of the only person, else an onlooker's.
Seat eyes_of(const MatchSetup& setup) {
    Seat only = nobody;
    for (const Seat seat : SeatRange(setup.setup.seats)) {
        if (!setup.players[static_cast<std::size_t>(seat)].is_person()) continue;
        if (only != nobody) return nobody;
        only = seat;
    }
    return only;
}

std::string head_of(const Match& match) {
    std::string head = head_of_record(match.setup());
    if (match.earlier())
        head +=
            "position " + std::to_string(*match.earlier()) + ' ' + position_text(match.state_at(0)) + '\n';
    return head;
}

} // namespace

Headline headline_of(const std::string& id, const SavedPart& part, std::size_t bytes) {
    HeadWords words = words_of_head(part.head);
    Headline line;
    line.id = id;
    line.stamp = part.stamp;
    line.when = part.when;
    line.game = words.game;
    line.title = part.title;
    line.players = std::move(words.players);
    line.stands = part.stands;
    line.over = part.over;
    line.actions = words.earlier + part.actions;
    line.bytes = part.chunk_bytes + bytes;
    line.playable = line.game >= 0;
    return line;
}

std::vector<KeptLine> told_log(const Match& match) {
    std::vector<KeptLine> log;
    for (Telling telling(match, eyes_of(match.setup())); telling.more();) {
        Moment moment = telling.next();
        const std::size_t action = match.earlier().value_or(0) + moment.number;
        for (Line& line : moment.lines) log.push_back({action, std::move(line.text), line.weight});
    }
    return log;
}

std::string chunk_key(std::string_view id, std::size_t number) {
    return (("save." + std::string(id)) += '.') += std::to_string(number);
}
std::string slot_key(std::string_view id, std::size_t slot) {
    return ("save." + std::string(id)) += slot == 0 ? ".a" : ".b";
}

Aside read_aside(const std::string& text) {
    if (text.substr(0, aside_header.size()) != aside_header) return {say("Set aside earlier."), text};
    const std::size_t end = std::min(text.find('\n'), text.size());
    return {text.substr(aside_header.size(), end - aside_header.size()),
            text.substr(std::min(end + 1, text.size()))};
}

std::optional<std::string> set_aside(const std::string& key, const std::string& text,
                                     const std::string& reason) {
    std::string aside = "damaged." + key.substr(key.find('.') + 1);
    const std::string whole = std::string(aside_header) + reason + '\n' + text;
    for (;; aside += '+') {
        const auto there = platform::store_get(aside);
        if (there == whole) break; // by a page that was closed just then
        if (there) continue;
        if (!platform::store_put(aside, whole)) return std::nullopt;
        break;
    }
    platform::store_remove(key);
    return aside;
}

Headline SavedGame::headline() const {
    Headline line = headline_of(id_, latest_, 2 * tail_bytes_);
    line.stored = !waits();
    return line;
}

// --- A match becomes texts

Stored SavedGame::store(const Match& match, std::uint64_t unix_ms, const std::string& when) {
    return make_texts(match, unix_ms, when) ? put_waiting() : Stored::moved_on;
}

bool SavedGame::make_texts(const Match& match, std::uint64_t unix_ms, const std::string& when) {
    const std::uint64_t stamp = std::max({unix_ms, latest_.stamp + 1, stamps_[0] + 1, stamps_[1] + 1});
    if (stamp > most_stamp) return false; // it could not be read again: under another id it begins anew
    follow(match, stamp, when);
    SavedPart tail = part_of(match, match.steps().size());
    tail.stamp = stamp;
    tail.when = when;
    tail.position = position_text(match.state());
    tail.lines = lines();
    waiting_tail_ = text_of(tail);
    tail_bytes_ = waiting_tail_.size();
    tail.lines.clear();
    tail.position.clear();
    latest_ = std::move(tail);
    return true;
}

// Brings the chunks and the actions since to where the match is. A state is its whole past: where it is the
// same at a chunk's end, the chunks up to there are the match's.
void SavedGame::follow(const Match& match, std::uint64_t stamp, const std::string& when) {
    if (head_.empty()) head_ = head_of(match);
    const auto& steps = match.steps();
    while (!chunks_.empty()) {
        const std::size_t end = chunks_.size() * chunk_actions;
        if (end <= steps.size() && hash(match.state_at(end)) == chunks_.back().state) break;
        drop_chunk();
    }
    const Seat eyes = eyes_of(match.setup());
    if (chunks_.empty() && !opening_) opening_ = told_text(Telling(match, eyes).next().lines);
    const std::size_t from = chunks_.size() * chunk_actions;
    std::size_t same = 0;
    while (same < tail_.size() && from + same < steps.size() &&
           tail_[same].action == line_of_record(match.info(), steps[from + same]))
        ++same;
    tail_.resize(same);
    if (from + same == steps.size()) return;
    for (Telling telling(match, eyes, from + same + 1); telling.more();) {
        const Moment moment = telling.next();
        tail_.push_back({line_of_record(match.info(), steps[moment.number - 1]), told_text(moment.lines)});
        if (tail_.size() == chunk_actions) cut_chunk(match, stamp, when);
    }
}

void SavedGame::drop_chunk() {
    waiting_chunks_.erase(end_chunk() - 1);
    chunks_.pop_back();
    tail_.clear();
}

void SavedGame::cut_chunk(const Match& match, std::uint64_t stamp, const std::string& when) {
    const std::size_t end = (chunks_.size() + 1) * chunk_actions;
    SavedPart chunk = part_of(match, end);
    chunk.stamp = stamp;
    chunk.when = when;
    chunk.lines = lines();
    std::string text = text_of(chunk);
    const std::size_t bytes = chunk_bytes() + text.size();
    waiting_chunks_[end_chunk()] = std::move(text);
    chunks_.push_back({chunk.sum, bytes, hash(match.state_at(end))});
    tail_.clear();
}

// What both a chunk and a tail say that end after so many actions.
SavedPart SavedGame::part_of(const Match& match, std::size_t actions) const {
    const Position state = match.state_at(actions);
    SavedPart part;
    part.eyes = eyes_of(match.setup());
    part.title = match.info().title;
    part.stands = standing(seen_by(part.eyes, state), match, actions);
    part.over = actions == match.steps().size() ? match.over() : cardfront::turn(state) == nobody;
    part.first_chunk = first_chunk_;
    part.end_chunk = end_chunk();
    part.chunk_bytes = chunk_bytes();
    part.chain = chunks_.empty() ? 0 : chunks_.back().sum;
    part.actions = actions;
    part.fingerprint = fingerprint(state, match.setup().setup.seats);
    part.head = head_;
    return part;
}

std::string SavedGame::lines() const {
    std::string lines;
    if (chunks_.empty()) lines += opening_.value_or("");
    for (const Told& told : tail_) (lines += told.action) += told.words;
    return lines;
}

// --- Texts go into the store

std::array<SavedGame::Slot, 2> SavedGame::slots() const {
    std::array<Slot, 2> slots;
    for (std::size_t slot = 0; slot < 2; ++slot) {
        const auto text = platform::store_get(slot_key(id_, slot));
        slots[slot].present = text.has_value();
        if (text) slots[slot].read = read_part(*text);
    }
    return slots;
}

bool SavedGame::moved_on() const {
    return moved_on(slots());
}

bool SavedGame::moved_on(const std::array<Slot, 2>& slots) const {
    for (std::size_t slot = 0; slot < 2; ++slot) {
        const auto& [present, read] = slots[slot];
        if (!present ? stamps_[slot] != 0 : read.condition == Condition::foreign) return true;
        if (read.condition == Condition::sound && read.part.stamp != stamps_[slot]) return true;
    }
    return false;
}

Stored SavedGame::put_waiting() {
    if (!platform::store_ours()) return Stored::not_ours;
    const auto now = slots();
    if (moved_on(now)) return Stored::moved_on;
    const std::size_t slot = older_slot();
    const bool other_is_sound = now[1 - slot].read.condition == Condition::sound;
    while (!waiting_chunks_.empty()) {
        const auto first = waiting_chunks_.begin();
        if (!put_chunk(first->first, first->second, other_is_sound)) return Stored::full;
        waiting_chunks_.erase(first);
    }
    if (!waits()) return Stored::yes;
    return put_tail(now[slot].present && now[slot].read.condition == Condition::damaged);
}

// Where there is no room for a chunk, the older tail makes some: the newer one is the copy that counts, and
// the next tail is short.
bool SavedGame::put_chunk(std::size_t number, const std::string& text, bool other_is_sound) {
    const std::size_t older = older_slot();
    bool stored = platform::store_put(chunk_key(id_, number), text);
    if (!stored && other_is_sound && stamps_[older] != 0) {
        const auto kept = platform::store_get(slot_key(id_, older));
        platform::store_remove(slot_key(id_, older));
        stored = platform::store_put(chunk_key(id_, number), text);
        if (!stored && kept && platform::store_put(slot_key(id_, older), *kept)) return false;
        stamps_[older] = 0;
        ends_[older] = 0;
    }
    if (stored) present_end_ = std::max(present_end_, number + 1);
    return stored;
}

Stored SavedGame::put_tail(bool there_is_damaged) {
    const std::size_t slot = older_slot();
    const std::string key = slot_key(id_, slot);
    // What is damaged there may be all that is left of something.
    if (there_is_damaged &&
        !set_aside(key, platform::store_get(key).value_or(""), say("It was altered or cut.")))
        return Stored::full;
    if (!platform::store_put(key, waiting_tail_)) return Stored::full;
    waiting_tail_.clear();
    stamps_[slot] = latest_.stamp;
    ends_[slot] = latest_.end_chunk;
    tidy();
    return Stored::yes;
}

// Removes what the texts that are stored by now have made needless.
void SavedGame::tidy() {
    const std::size_t end = std::max({ends_[0], ends_[1], end_chunk()});
    for (; present_end_ > end; --present_end_) // undone, and no tail counts on it
        platform::store_remove(chunk_key(id_, present_end_ - 1));
    for (const auto& [key, text] : replaced_)
        if (platform::store_get(key) == text) platform::store_remove(key);
    replaced_.clear();
}

SavedGame SavedGame::branch(std::string id) const {
    SavedGame other = *this;
    other.id_ = std::move(id);
    if (latest_.stamp == most_stamp) { // store() follows, and begins to count anew
        other.latest_.stamp = 0;
        other.waiting_tail_.clear();
    }
    other.stamps_ = {};
    other.ends_ = {};
    other.present_end_ = 0;
    other.replaced_.clear();
    for (std::size_t number = 0; number < end_chunk(); ++number) {
        auto text = chunk_text(number);
        const bool ours = number < first_chunk_ ||
                          (text && read_part(*text).part.sum == chunks_[number - first_chunk_].sum);
        if (!ours) { // store() writes it and those after it anew
            other.chunks_.resize(number - first_chunk_);
            other.tail_.clear();
            break;
        }
        if (text) other.waiting_chunks_[number] = std::move(*text);
    }
    return other;
}

} // namespace cardfront
