#include "web/store/lists.h"

#include "core/match/lists.h"
#include "core/match/match.h"
#include "core/text/sealed.h"
#include "core/text/text.h"
#include "web/platform/platform.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cardfront {

namespace {

constexpr std::string_view prefix = "list.";
constexpr std::size_t most_id_bytes = 60;

std::string key_of(std::string_view id) {
    return std::string(prefix) += id;
}

// Of "list.<id>"; other keys are none of ours.
std::optional<std::string_view> id_of(std::string_view key) {
    if (key.substr(0, prefix.size()) != prefix) return std::nullopt;
    const std::string_view id = key.substr(prefix.size());
    const auto bad = [](char c) { return !(c >= 'a' && c <= 'z') && !(c >= '0' && c <= '9') && c != '-'; };
    if (id.empty() || id.size() > most_id_bytes || std::any_of(id.begin(), id.end(), bad))
        return std::nullopt;
    return id;
}

// Later ones are greater.
std::string new_id() {
    for (;;) {
        const std::string time = hex(platform::unix_ms()), chance = hex(platform::fresh_seed());
        std::string id = time.substr(time.size() - 11) + '-' + chance.substr(chance.size() - 4);
        if (!platform::store_get(key_of(id))) return id;
    }
}

} // namespace

// cardfront-list 1
// game ground-assault
// name Iron Rain
// list 3 line-warden, 2 pike-rider
// sum 0123456789abcdef        of all before
std::string text_of(const KeptList& kept) {
    const GameInfo& info = game_info(kept.game);
    std::string out = std::string("cardfront-list 1\ngame ") + info.key + "\nname " + kept.name + "\nlist " +
                      list_text(info.shelf(), kept.list) + '\n';
    return out += seal_of(out);
}

KeptList read_kept(std::string_view id, std::string_view text) {
    KeptList out{.id = std::string(id), .known = std::string(text)};
    const auto refused = [&](std::string reason) {
        out.reason = std::move(reason);
        return out;
    };
    const auto sealed = unsealed(text);
    if (!sealed) return refused(say("It was altered or cut."));
    constexpr std::array<std::string_view, 4> keys{"cardfront-list", "game", "name", "list"};
    std::array<std::string_view, keys.size()> said;
    Lines in(sealed->body);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const auto rest = in.after(keys[i]);
        if (!rest) return refused(say("It was altered or cut."));
        said[i] = *rest;
    }
    if (!in.left().empty()) return refused(say("It was altered or cut."));
    out.name = clean_name(said[2]);
    if (said[0] != "1") return refused(say("It is of a newer version of this page."));
    out.game = find_game(said[1]);
    if (out.game < 0 || game_info(out.game).shelf == nullptr) {
        out.game = -1;
        return refused(say("It is of a game that this page does not have."));
    }
    auto list = read_list(game_info(out.game).shelf(), said[3]);
    if (!list) return refused(list.problem().reason);
    out.list = *list;
    return out;
}

void Lists::load() {
    std::vector<KeptList> waiting;
    for (KeptList& kept : all_)
        if (!kept.stored) waiting.push_back(std::move(kept));
    all_.clear();
    for (const std::string& key : platform::store_keys())
        if (const auto id = id_of(key))
            if (const auto text = platform::store_get(key)) all_.push_back(read_kept(*id, *text));
    for (KeptList& kept : waiting) {
        const auto there =
            std::find_if(all_.begin(), all_.end(), [&](const KeptList& each) { return each.id == kept.id; });
        if (there != all_.end() && there->known == kept.known) all_.erase(there); // what waits is its latest
        const std::string before = kept.id;
        put(kept);
        if (before == open) open = kept.id;
        all_.push_back(std::move(kept));
    }
    sort();
}

void Lists::sort() {
    std::sort(all_.begin(), all_.end(),
              [](const KeptList& one, const KeptList& other) { return one.id > other.id; });
}

const KeptList* Lists::find(std::string_view id) const {
    const auto found =
        std::find_if(all_.begin(), all_.end(), [id](const KeptList& each) { return each.id == id; });
    return found == all_.end() ? nullptr : &*found;
}

bool Lists::waits() const {
    return std::any_of(all_.begin(), all_.end(), [](const KeptList& each) { return !each.stored; });
}

// Another id if the store has what this tab does not know.
void Lists::put(KeptList& kept) {
    const auto there = platform::store_get(key_of(kept.id));
    if (there && *there != kept.known) {
        kept.id = new_id();
        kept.known.clear();
    }
    std::string text = text_of(kept);
    kept.stored = platform::store_put(key_of(kept.id), text);
    if (kept.stored) kept.known = std::move(text);
}

std::string Lists::add(int game, std::string_view name, const List& list) {
    KeptList kept{.id = new_id(), .game = game, .name = clean_name(name), .list = list};
    put(kept);
    std::string id = kept.id;
    all_.push_back(std::move(kept));
    sort();
    return id;
}

std::string Lists::change(const std::string& id, int game, std::string_view name, const List& list) {
    const auto found =
        std::find_if(all_.begin(), all_.end(), [&](const KeptList& each) { return each.id == id; });
    if (found == all_.end()) return add(game, name, list);
    found->game = game;
    found->name = clean_name(name);
    found->list = list;
    found->reason.clear();
    put(*found);
    std::string now = found->id;
    if (now != id) { // the other tab's stands beside it
        all_.push_back(read_kept(id, text(id)));
        sort();
    }
    return now;
}

bool Lists::remove(const std::string& id) {
    const KeptList* const kept = find(id);
    if (kept != nullptr && !kept->known.empty()) {
        if (!platform::store_ours()) return false;
        platform::store_remove(key_of(id));
    }
    std::erase_if(all_, [&](const KeptList& each) { return each.id == id; });
    return true;
}

std::string Lists::text(std::string_view id) {
    return platform::store_get(key_of(id)).value_or("");
}

std::string Lists::fresh_name(int game, const std::string& name) const {
    const auto taken = [&](const std::string& wanted) {
        return std::any_of(all_.begin(), all_.end(),
                           [&](const KeptList& each) { return each.game == game && each.name == wanted; });
    };
    std::string fresh = name;
    for (int number = 2; taken(fresh); ++number)
        fresh = say("{name} {number}", {{"name", name}, {"number", std::to_string(number)}});
    return fresh;
}

} // namespace cardfront
