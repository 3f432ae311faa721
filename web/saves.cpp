#include "web/saves.h"

#include "core/text.h"
#include "web/platform.h"

#include <algorithm>

namespace cardfront {

namespace {

constexpr int most_games = 40; // finished ones beyond this make room, the oldest first
constexpr std::string_view save_prefix = "save.";
constexpr std::string_view aside_prefix = "damaged.";

std::string slot_key(const std::string& id, char slot) {
    return std::string(save_prefix) + id + '.' + slot;
}

struct Slot {
    std::uint64_t counter = 0;
    std::string when;
    Match match;
};

Result<Slot> read_slot(std::string_view text) {
    const std::size_t line_end = text.find('\n');
    const auto head = split(text.substr(0, line_end), ' ');
    const auto counter =
        head.size() >= 2 && head[0] == "slot" ? parse_number(head[1], ~std::uint64_t{0} / 2) : std::nullopt;
    if (!counter || line_end == std::string_view::npos)
        return Problem{say("It does not begin like a saved game.")};
    auto match = Match::from_record(text.substr(line_end + 1));
    if (!match) return match.problem();
    const std::size_t when_at = 5 + head[1].size() + 1;
    const std::string when(line_end > when_at ? text.substr(when_at, line_end - when_at)
                                              : std::string_view{});
    return Slot{*counter, when, std::move(*match)};
}

// The game's number in "save.12.a"; nothing for other keys.
std::optional<std::string> id_of(std::string_view key) {
    if (key.substr(0, save_prefix.size()) != save_prefix) return std::nullopt;
    const auto parts = split(key, '.');
    if (parts.size() != 3 || (parts[2] != "a" && parts[2] != "b")) return std::nullopt;
    const auto id = parse_number(parts[1], 1000000);
    return id ? std::optional(std::string(parts[1])) : std::nullopt;
}

} // namespace

void Saves::load() {
    games_.clear();
    damaged_.clear();
    for (const std::string& key : platform::store_keys()) {
        if (key.compare(0, aside_prefix.size(), aside_prefix) == 0) {
            damaged_.push_back({key, say("Set aside earlier.")});
            continue;
        }
        const auto id = id_of(key);
        if (!id) continue;
        const std::string text = platform::store_get(key).value_or("");
        auto slot = read_slot(text);
        if (!slot) {
            set_aside(key, text, slot.problem().reason);
            continue;
        }
        counter_ = std::max(counter_, slot->counter);
        const auto known =
            std::find_if(games_.begin(), games_.end(), [&](const SavedGame& game) { return game.id == *id; });
        SavedGame game{*id, slot->counter, slot->when, key.back(), std::move(slot->match)};
        if (known == games_.end())
            games_.push_back(std::move(game));
        else if (game.counter > known->counter)
            *known = std::move(game);
    }
    std::sort(games_.begin(), games_.end(),
              [](const SavedGame& a, const SavedGame& b) { return a.counter > b.counter; });
}

void Saves::set_aside(const std::string& key, const std::string& text, std::string reason) {
    std::string aside = std::string(aside_prefix) + key.substr(save_prefix.size());
    while (platform::store_get(aside)) aside += '+';
    if (platform::store_put(aside, text))
        platform::store_remove(key); // else it stays where it is, and is told again
    damaged_.push_back({platform::store_get(aside) ? aside : key, std::move(reason)});
}

std::string Saves::damaged_text(const std::string& key) {
    return platform::store_get(key).value_or("");
}

void Saves::forget_damaged(const std::string& key) {
    platform::store_remove(key);
    std::erase_if(damaged_, [&](const DamagedSave& each) { return each.key == key; });
}

std::string Saves::new_id() {
    return std::to_string(platform::fresh_seed() % 1000000);
}

bool Saves::store(const std::string& id, const Match& match, const std::vector<std::string>&) {
    ++counter_;
    const std::string when = platform::date_words();
    const SavedGame* const before = find(id);
    const char slot = before != nullptr && before->slot == 'a' ? 'b' : 'a';
    std::erase_if(games_, [&](const SavedGame& game) { return game.id == id; });
    games_.insert(games_.begin(), SavedGame{id, counter_, when, slot, match});
    make_room();
    return platform::store_put(slot_key(id, slot),
                               "slot " + std::to_string(counter_) + ' ' + when + '\n' + match.record());
}

void Saves::make_room() {
    while (games_.size() > most_games) {
        const auto oldest = std::find_if(games_.rbegin(), games_.rend(),
                                         [](const SavedGame& game) { return game.match.over(); });
        if (oldest == games_.rend()) return;
        remove(std::string(oldest->id));
    }
}

void Saves::remove(const std::string& id) {
    platform::store_remove(slot_key(id, 'a'));
    platform::store_remove(slot_key(id, 'b'));
    std::erase_if(games_, [&](const SavedGame& game) { return game.id == id; });
}

const SavedGame* Saves::find(const std::string& id) const {
    const auto found =
        std::find_if(games_.begin(), games_.end(), [&](const SavedGame& game) { return game.id == id; });
    return found == games_.end() ? nullptr : &*found;
}

} // namespace cardfront
