#include "web/comeback/awaited.h"

#include "core/text/text.h"
#include "web/comeback/daily.h"

#include <algorithm>
#include <vector>

namespace cardfront::comeback {

namespace {

constexpr std::string_view key = "awaited";

std::vector<std::string> awaited(const Notes& notes) {
    std::vector<std::string> out;
    const std::string text = notes.get(key).value_or("");
    for (const std::string_view line : split(text, '\n'))
        if (!line.empty()) out.emplace_back(line);
    return out;
}

void put(Notes& notes, const std::vector<std::string>& saves) {
    std::string text;
    for (const std::string& each : saves) (text += each) += '\n';
    (void)notes.put(key, std::move(text)); // store.h tells
}

} // namespace

void await_end(Notes& notes, const std::string& save) {
    auto saves = awaited(notes);
    if (std::find(saves.begin(), saves.end(), save) != saves.end()) return;
    saves.push_back(save);
    put(notes, saves);
}

void await_no_more(Notes& notes, const std::string& save) {
    auto saves = awaited(notes);
    if (std::erase(saves, save) > 0) put(notes, saves);
}

std::optional<Played> count(History& history, Notes& notes, const Match& match, const std::string& save,
                            std::uint64_t unix_ms, std::string side) {
    auto played = played_of(match, unix_ms);
    if (played) {
        played->day = day_of_try(history, played->game, save);
        played->side = std::move(side);
        if (!history.add(*played)) played.reset();
    }
    if (history.waiting() == 0) await_no_more(notes, save);
    return played;
}

void find_ends(History& history, Notes& notes, const Saves& saves, std::string_view open, SideOf side_of) {
    auto ids = awaited(notes);
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
