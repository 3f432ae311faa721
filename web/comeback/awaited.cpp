#include "web/comeback/awaited.h"

#include "core/text/text.h"
#include "web/comeback/daily.h"

#include <algorithm>
#include <vector>

namespace cardfront::comeback {

namespace {

constexpr std::string_view awaited_key = "awaited", hinted_key = "hinted";

// The ids of saved games under a key, an id a line.
std::vector<std::string> saves_under(std::string_view key, const Notes& notes) {
    std::vector<std::string> out;
    const std::string text = notes.get(key).value_or("");
    for (const std::string_view line : split(text, '\n'))
        if (!line.empty()) out.emplace_back(line);
    return out;
}

void put(std::string_view key, Notes& notes, const std::vector<std::string>& saves) {
    std::string text;
    for (const std::string& each : saves) (text += each) += '\n';
    (void)notes.put(key, std::move(text)); // store.h tells
}

void note(std::string_view key, Notes& notes, const std::string& save) {
    auto saves = saves_under(key, notes);
    if (std::find(saves.begin(), saves.end(), save) != saves.end()) return;
    saves.push_back(save);
    put(key, notes, saves);
}

void note_no_more(std::string_view key, Notes& notes, const std::string& save) {
    auto saves = saves_under(key, notes);
    if (std::erase(saves, save) > 0) put(key, notes, saves);
}

} // namespace

void await_end(Notes& notes, const std::string& save) {
    note(awaited_key, notes, save);
}

void await_no_more(Notes& notes, const std::string& save) {
    note_no_more(awaited_key, notes, save);
    note_no_more(hinted_key, notes, save);
}

void note_hint(Notes& notes, const std::string& save) {
    const auto saves = saves_under(awaited_key, notes);
    if (std::find(saves.begin(), saves.end(), save) != saves.end()) note(hinted_key, notes, save);
}

bool had_hint(const Notes& notes, const std::string& save) {
    const auto saves = saves_under(hinted_key, notes);
    return std::find(saves.begin(), saves.end(), save) != saves.end();
}

std::optional<Played> count(History& history, Notes& notes, const Match& match, const std::string& save,
                            std::uint64_t unix_ms, std::string side) {
    auto played = played_of(match, unix_ms);
    if (played) {
        played->day = day_of_try(history, played->game, save);
        played->side = std::move(side);
        played->hinted = had_hint(notes, save);
        if (!history.add(*played)) played.reset();
    }
    if (history.waiting() == 0) await_no_more(notes, save);
    return played;
}

void find_ends(History& history, Notes& notes, const Saves& saves, std::string_view open, SideOf side_of) {
    auto ids = saves_under(awaited_key, notes);
    for (const Try& each : history.tries())
        if (history.find_result(each.game, each.day) == nullptr &&
            std::find(ids.begin(), ids.end(), each.save) == ids.end())
            ids.push_back(each.save);
    for (const std::string& id : ids) {
        const Headline* const line = saves.find(id);
        if (line == nullptr) await_no_more(notes, id); // a person has deleted it
        if (line == nullptr || !line->over || id == open) continue;
        const auto match = Match::from_record(saves.text(id));
        if (match) (void)count(history, notes, *match, id, line->stamp, side_of(*match));
    }
}

} // namespace cardfront::comeback
