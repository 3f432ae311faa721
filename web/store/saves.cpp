#include "web/store/saves.h"

#include "core/text/text.h"
#include "web/platform/platform.h"

#include <algorithm>

namespace cardfront {

namespace {

constexpr std::uint64_t ms_of_day = 86400000;

// Is a tail of it in the store?
bool is_stored(const std::string& id) {
    for (std::size_t slot = 0; slot < 2; ++slot)
        if (const auto text = platform::store_get(slot_key(id, slot));
            text && read_part(*text).condition != Condition::damaged)
            return true;
    return false;
}

bool is_slot(std::string_view key) {
    return key.back() == 'a' || key.back() == 'b';
}

bool is_number(std::string_view text) {
    return parse_number(text, 1000000).has_value();
}

// Of "save.<id>.<what>"; other keys are none of ours.
struct Key {
    std::string_view id, what;
};
std::optional<Key> read_key(std::string_view key) {
    const auto parts = split(key, '.');
    if (parts.size() != 3 || parts[0] != "save" || parts[1].empty() || parts[1].size() > 60)
        return std::nullopt;
    for (const char c : parts[1])
        if (!(c >= 'a' && c <= 'z') && !(c >= '0' && c <= '9') && c != '-') return std::nullopt;
    const bool slot = parts[2] == "a" || parts[2] == "b";
    if (!slot && (is_number(parts[1]) || !parse_number(parts[2], most_chunks - 1))) return std::nullopt;
    return Key{parts[1], parts[2]};
}

// Chunks before tails: cut in the middle, the game still goes on from its position.
void remove_texts(const std::string& id) {
    for (const std::string& key : platform::store_keys())
        if (const auto read = read_key(key); read && read->id == id) platform::store_remove(key);
}

// "slot COUNTER WHEN" and the record: what the first pages wrote. The higher counter is the newer.
struct OldSlot {
    std::uint64_t counter = 0;
    std::string when, record;
};
std::optional<OldSlot> read_old_slot(std::string_view text) {
    const std::size_t end = text.find('\n');
    const auto head = split(text.substr(0, end), ' ');
    const auto counter =
        head.size() >= 2 && head[0] == "slot" ? parse_number(head[1], most_stamp) : std::nullopt;
    if (!counter || end == std::string_view::npos) return std::nullopt;
    const std::size_t when = std::min(end, 5 + head[1].size() + 1);
    return OldSlot{*counter, std::string(text.substr(when, end - when)), std::string(text.substr(end + 1))};
}

// Two tabs of the first pages could give two games one number.
bool of_one_game(const std::string& one, const std::string& other) {
    const auto head = [](const std::string& key) {
        const auto slot = read_old_slot(platform::store_get(key).value_or(""));
        return slot ? slot->record.substr(0, slot->record.find("\npractice ")) : std::string();
    };
    return head(one) == head(other);
}

} // namespace

// --- Reading

void Saves::load() {
    games_.clear();
    damaged_.clear();
    old_.clear();
    std::map<std::string, std::vector<std::string>> keys; // by id
    for (const std::string& key : platform::store_keys())
        if (const auto read = read_key(key)) {
            keys[std::string(read->id)].push_back(key);
        } else if (key.substr(0, 8) == "damaged.") {
            damaged_.push_back({key, read_aside(platform::store_get(key).value_or("")).reason});
        }
    for (const auto& [id, its] : keys)
        if (!is_number(id)) load_game(id, its);
    for (const auto& [id, its] : keys) {
        if (!is_number(id)) continue;
        if (its.size() == 2 && !of_one_game(its[0], its[1])) {
            load_old_game(id, {its[1]});
            load_old_game(id, {its[0]});
        } else {
            load_old_game(id, its);
        }
    }
    load_waiting();
}

void Saves::load_game(const std::string& id, const std::vector<std::string>& keys) {
    std::optional<SavedPart> newest;
    bool foreign = false;
    std::size_t bytes = 0;                                    // of tails
    std::vector<std::pair<std::string, std::string>> damaged; // keys and texts
    const auto look = [&](const std::string& key) {
        std::string text = platform::store_get(key).value_or("");
        ReadPart read = read_part(text);
        if (is_slot(key)) bytes += text.size();
        if (read.condition == Condition::damaged)
            damaged.emplace_back(key, std::move(text));
        else if (read.condition == Condition::foreign)
            foreign = true;
        else if (!newest || is_newer(read.part, *newest))
            newest = std::move(read.part);
    };
    for (const std::string& key : keys)
        if (is_slot(key)) look(key);
    if (!newest && !foreign) // its chunks may save it
        for (const std::string& key : keys)
            if (!is_slot(key)) look(key);
    if (newest || foreign) std::erase_if(damaged, [](const auto& each) { return !is_slot(each.first); });
    for (const auto& [key, text] : damaged) keep_damaged(key, text, say("It was altered or cut."));
    if (foreign)
        list({.id = id, .title = say("A game of a newer version of this page"), .playable = false});
    else if (newest)
        list(headline_of(id, *newest, bytes));
}

void Saves::load_old_game(const std::string& number, const std::vector<std::string>& keys) {
    std::optional<OldSlot> newest;
    std::optional<Match> match;
    OldGame old;
    for (const std::string& key : keys) {
        const std::string text = platform::store_get(key).value_or("");
        auto slot = read_old_slot(text);
        auto played = Match::from_record(slot ? slot->record : "");
        if (!slot || (!played && !intact_record(slot->record))) {
            keep_damaged(key, text, played.problem().reason);
            continue;
        }
        const bool older = newest && newest->counter > slot->counter;
        // The newest goes last: cut in between, the older one alone would be another game.
        old.texts.insert(older ? old.texts.begin() : old.texts.end(), {key, text});
        if (older) continue;
        match.reset();
        if (played) match = std::move(*played);
        newest = std::move(*slot);
    }
    if (!newest) return;
    const std::string id = number + '-' + base36(hash_bytes(newest->record.data(), newest->record.size()));
    if (is_stored(id)) { // its new form was stored, but these were not removed any more
        for (const auto& [key, text] : old.texts) platform::store_remove(key);
        return;
    }
    SavedGame* const here = find_here(id);
    Headline headline;
    if (here != nullptr && here->waits()) {
        headline = here->headline(); // played on; it is put in the old one's place with what waits
    } else if (match && !other_rules_words(newest->record).empty()) { // told until it is played on
        SavedGame game(id);
        game.make_texts(*match, newest->counter, newest->when);
        headline = game.headline();
        headline.stored = true;
    } else if (match) {
        SavedGame elsewhere(id);
        SavedGame& game = here != nullptr ? *here : elsewhere;
        game.replaces(old.texts);
        const Stored stored = game.store(*match, newest->counter, newest->when);
        headline = game.headline();
        headline.stored = true;
        if (stored == Stored::yes) return list(std::move(headline));
        if (stored == Stored::full && here == nullptr) remove_texts(id);
    } else {
        HeadWords words = words_of_head(newest->record);
        headline = {.id = id, .stamp = newest->counter, .when = newest->when, .game = words.game};
        if (words.game >= 0) headline.title = game_info(words.game).title;
        headline.players = std::move(words.players);
        headline.bytes = newest->record.size();
        headline.playable = false;
    }
    old_[id] = std::move(old);
    list(std::move(headline));
}

// What this tab could not store, now or still not.
void Saves::load_waiting() {
    for (const auto& game : here_) {
        if (!game->waits()) continue;
        if (game->put_waiting() == Stored::moved_on) {
            branch(game->id()); // in its place
            game->put_waiting();
        }
        list(game->headline());
    }
}

void Saves::keep_damaged(const std::string& key, const std::string& text, const std::string& reason) {
    const auto aside = platform::store_ours() ? set_aside(key, text, reason) : std::nullopt;
    damaged_.push_back({aside.value_or(key), reason});
}

// In place of what was known of this game.
void Saves::list(Headline headline) {
    std::erase_if(games_, [&](const Headline& each) { return each.id == headline.id; });
    const std::uint64_t latest = platform::unix_ms() + ms_of_day;
    const bool to_come = headline.stamp > latest;
    const auto at = std::find_if(games_.begin(), games_.end(), [&](const Headline& each) {
        const bool that = each.stamp > latest;
        return that != to_come ? that : each.stamp < headline.stamp;
    });
    games_.insert(at, std::move(headline));
}

const Headline* Saves::find(std::string_view id) const {
    const auto found =
        std::find_if(games_.begin(), games_.end(), [id](const Headline& each) { return each.id == id; });
    return found == games_.end() ? nullptr : &*found;
}

SavedGame* Saves::find_here(std::string_view id) const {
    const auto found =
        std::find_if(here_.begin(), here_.end(), [id](const auto& each) { return each->id() == id; });
    return found == here_.end() ? nullptr : found->get();
}

std::string Saves::damaged_text(const std::string& key) {
    return read_aside(platform::store_get(key).value_or("")).text;
}

bool Saves::forget_damaged(const std::string& key) {
    if (!platform::store_ours()) return false;
    platform::store_remove(key);
    std::erase_if(damaged_, [&](const DamagedSave& each) { return each.key == key; });
    return true;
}

// --- Playing

std::string Saves::new_id() const {
    for (;;) {
        std::string id = base36(platform::unix_ms());
        (id += '-') += base36(platform::fresh_seed() % (36 * 36 * 36 * 36));
        if (find(id) == nullptr && !is_stored(id)) return id;
    }
}

Stored Saves::store(const std::string& id, const Match& match) {
    if (branches_.contains(id)) return Stored::moved_on;
    SavedGame* game = find_here(id);
    if (game == nullptr) game = here_.emplace_back(std::make_unique<SavedGame>(id)).get();
    const Stored stored = game->store(match, platform::unix_ms(), platform::date_words());
    if (stored == Stored::moved_on) return stored;
    if (stored == Stored::yes) old_.erase(id);
    list(game->headline());
    return stored;
}

bool Saves::moved_on(const std::string& id) const {
    const SavedGame* const game = find_here(id);
    return branches_.contains(id) || (game != nullptr && game->moved_on());
}

std::string Saves::branch(std::string id) {
    if (const auto known = branches_.find(id); known != branches_.end()) return known->second;
    std::string fresh = new_id();
    if (SavedGame* const game = find_here(id)) *game = game->branch(fresh);
    branches_.emplace(std::move(id), fresh);
    return fresh;
}

std::string Saves::branch_of(const std::string& id) const {
    const auto known = branches_.find(id);
    return known == branches_.end() ? std::string() : known->second;
}

void Saves::retry() {
    for (const auto& game : here_) {
        if (!game->waits()) continue;
        if (game->put_waiting() == Stored::moved_on) return load();
        list(game->headline());
    }
}

Opened Saves::open(const std::string& id) {
    branches_.erase(id);
    SavedGame* game = find_here(id);
    if (game == nullptr) game = here_.emplace_back(std::make_unique<SavedGame>(id)).get();
    const auto old = old_.find(id);
    const bool is_old = old != old_.end() && !game->waits() && !is_stored(id);
    Opened opened = is_old ? open_old(old->second) : game->open();
    if (is_old) {
        *game = SavedGame(id);
        game->replaces(old->second.texts);
    }
    if (opened.match) return opened;
    std::erase_if(here_, [game](const auto& each) { return each.get() == game; });
    for (Headline& each : games_)
        if (each.id == id) each.playable = false;
    return opened;
}

Opened Saves::open_old(const OldGame& old) {
    const auto slot = read_old_slot(old.texts.back().second);
    auto match = Match::from_record(slot ? slot->record : "");
    if (match)
        return {.as = Opened::As::replayed,
                .match = std::move(*match),
                .reason = other_rules_words(slot->record)};
    Opened opened{.reason = match.problem().reason};
    if (!slot || !intact_record(slot->record)) return opened;
    opened.as = Opened::As::older_version;
    const auto part = Match::playable_part(slot->record);
    if (!part) return opened;
    opened.log = told_log(*part);
    opened.log.push_back({part->steps().size(), say("Here a part of the log is missing."), Weight::strong});
    return opened;
}

std::string Saves::text(const std::string& id) const {
    const auto old = old_.find(id);
    if (const SavedGame* const game = find_here(id); game != nullptr && (game->waits() || old == old_.end()))
        return game->record();
    if (old == old_.end() || is_stored(id)) return SavedGame(id).record();
    const auto slot = read_old_slot(old->second.texts.back().second);
    return slot ? slot->record : std::string();
}

bool Saves::remove(const std::string& id) {
    const auto old = old_.find(id);
    if (!platform::store_ours() && (old != old_.end() || is_stored(id))) return false;
    remove_texts(id);
    if (old != old_.end()) {
        for (const auto& [key, text] : old->second.texts) platform::store_remove(key);
        old_.erase(old);
    }
    std::erase_if(here_, [&](const auto& each) { return each->id() == id; });
    std::erase_if(games_, [&](const Headline& each) { return each.id == id; });
    return true;
}

std::vector<const Headline*> Saves::spare() const {
    constexpr std::size_t most = 8;
    std::size_t wanted = 0, bytes = 0;
    for (const Headline& each : games_) wanted += each.bytes;
    wanted /= 4;
    std::vector<const Headline*> out;
    for (std::size_t i = games_.size(); i-- > 0 && out.size() < most && (out.empty() || bytes < wanted);) {
        const Headline& each = games_[i];
        if (!each.over || !each.stored) continue;
        out.push_back(&each);
        bytes += each.bytes;
    }
    return out;
}

bool Saves::waits() const {
    return std::any_of(games_.begin(), games_.end(), [](const Headline& each) { return !each.stored; });
}

} // namespace cardfront
