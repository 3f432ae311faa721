#include "web/circuit/progress.h"

#include "core/text/pasted.h"
#include "core/text/sealed.h"
#include "core/text/text.h"
#include "web/platform/platform.h"
#include "web/store/saved_game.h"

#include <algorithm>

namespace cardfront::circuit {

namespace {

constexpr std::string_view note = "circuit", form = "1";
constexpr std::size_t most_line_bytes = 200;

bool is_key(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

std::optional<Verdict> read_end(std::string_view text) {
    if (text == "d" || text == "l") return Verdict{text[0]};
    if (text.size() != 1 + aims || text[0] != 'w') return std::nullopt;
    Verdict out{'w'};
    for (std::size_t i = 0; i < aims; ++i) {
        const char met = static_cast<char>('1' + i);
        if (text[i + 1] == met)
            out.aims |= static_cast<std::uint8_t>(1U << i);
        else if (text[i + 1] != '-')
            return std::nullopt;
    }
    return out;
}

std::string end_text(const std::optional<Verdict>& ended) {
    if (!ended) return "-";
    std::string out(1, ended->end);
    for (std::size_t i = 0; ended->end == 'w' && i < aims; ++i)
        out += (ended->aims >> i & 1U) != 0 ? static_cast<char>('1' + i) : '-';
    return out;
}

// The lines stand in the text.
struct ReadText {
    bool sound = false, foreign = false;
    std::vector<std::string_view> lines;
};
ReadText read_text(std::string_view text) {
    ReadText out;
    const auto sealed = unsealed(text);
    const std::string_view head = text.substr(0, text.find('\n'));
    const bool named = head.substr(0, progress_head.size()) == progress_head,
               known = named && head.substr(progress_head.size()) == form;
    out.sound = sealed && known;
    out.foreign = sealed && named && !known;
    out.lines = lines_by_kind(text, most_line_bytes);
    return out;
}

} // namespace

std::string text_of(const Game& game) {
    return "g " + game.stop + ' ' + game.save + ' ' + base36(game.seed) + ' ' +
           (game.help.hints ? 'h' : '-') + (game.help.undo ? 'u' : '-') + ' ' + end_text(game.ended);
}

std::optional<Game> read_game(std::string_view line) {
    const auto words = split(line, ' ');
    if (words.size() != 6 || words[0] != "g" || line.size() > most_line_bytes) return std::nullopt;
    const auto seed = read_base36(words[3]);
    const std::string_view help = words[4];
    const auto ended = read_end(words[5]);
    if (!is_key(words[1]) || !is_key(words[2]) || !seed || help.size() != 2 ||
        (help[0] != 'h' && help[0] != '-') || (help[1] != 'u' && help[1] != '-') ||
        (!ended && words[5] != "-"))
        return std::nullopt;
    return Game{std::string(words[1]), std::string(words[2]), *seed, {help[0] == 'h', help[1] == 'u'}, ended};
}

void Progress::load(Notes& notes) {
    const std::string there = platform::store_get(note).value_or("");
    const ReadText read = read_text(there);
    foreign_ = read.foreign;
    if (foreign_) return notes.forget(note);
    for (const std::string_view line : read.lines)
        if (read.sound || read_game(line)) take(line);
    if (there.empty() || read.sound) {
        // What waits here was told before another tab wrote: it is to be put there with that.
        if (notes.get(note).value_or("") != there) put(notes);
        return;
    }
    if (!platform::store_ours()) return;
    if (set_aside(std::string(note), there, say("It was altered or cut.")) && !games_.empty()) put(notes);
}

const Game* Progress::find(std::string_view save) const {
    const auto found =
        std::find_if(games_.begin(), games_.end(), [save](const Game& each) { return each.save == save; });
    return found == games_.end() ? nullptr : &*found;
}

bool Progress::take(Game game) {
    const auto found =
        std::find_if(games_.begin(), games_.end(), [&](const Game& each) { return each.save == game.save; });
    if (found == games_.end()) {
        if (games_.size() >= most_games_kept) return false;
        games_.push_back(std::move(game));
        count(games_.back());
        return true;
    }
    const Game before = *found;
    found->help.hints |= game.help.hints;
    found->help.undo |= game.help.undo;
    if (!found->ended) found->ended = game.ended;
    count(*found);
    return *found != before;
}

// Once or again: it comes to the same.
void Progress::count(const Game& game) {
    if (!game.ended) return;
    Stand& stand = stands_[game.stop];
    stand.won |= game.ended->end == 'w';
    stand.aims |= game.ended->aims;
}

bool Progress::take(std::string_view line) {
    if (auto game = read_game(line)) return take(std::move(*game));
    if (line.substr(0, 4) == "sum " || others_.size() >= most_games_kept ||
        std::find(others_.begin(), others_.end(), line) != others_.end())
        return false;
    others_.emplace_back(line);
    return true;
}

// With what another tab may have added there: while this one's waited, or where tabs cannot agree whose the
// store is.
void Progress::put(Notes& notes) {
    if (foreign_) return;
    const std::string there = platform::store_get(note).value_or("");
    const ReadText read = read_text(there);
    if (read.foreign) return notes.forget(note);
    if (read.sound)
        for (const std::string_view line : read.lines) take(line);
    (void)notes.put(note, text()); // else it waits, and the first screen tells
}

void Progress::add(Notes& notes, const Game& game) {
    if (take(game)) put(notes);
}

Progress::Stand Progress::stand(std::string_view stop) const {
    const auto found = stands_.find(stop);
    return found == stands_.end() ? Stand{} : found->second;
}

int Progress::losses(std::string_view stop) const {
    int out = 0;
    for (const Game& each : games_)
        if (each.stop == stop && each.ended) out = each.ended->end == 'w' ? 0 : out + 1;
    return out;
}

int Progress::all_stars() const {
    int out = 0;
    for (const auto& [stop, each] : stands_) out += each.stars();
    return out;
}

std::string Progress::text() const {
    std::string out = std::string(progress_head) + std::string(form) + '\n';
    for (const Game& each : games_) (out += text_of(each)) += '\n';
    for (const std::string& each : others_) (out += each) += '\n';
    return out += seal_of(out);
}

Result<std::size_t> Progress::merge(Notes& notes, std::string_view pasted) {
    std::vector<std::string> texts; // all or nothing
    for (const PastedPart& part : parts_of(pasted)) {
        if (part.head.substr(0, progress_head.size()) != progress_head) continue;
        const std::string whole = cleaned_to_sum(part);
        const ReadText read = read_text(whole);
        if (read.foreign) return Problem{say("They are of a newer version of this page."), part.line};
        if (!read.sound)
            return Problem{say("They were altered or cut: a checksum does not match."), part.line};
        texts.push_back(whole);
    }
    std::size_t added = 0;
    for (const std::string& text : texts)
        for (const std::string_view line : read_text(text).lines) added += take(line) ? 1 : 0;
    if (added > 0) put(notes);
    return added;
}

} // namespace cardfront::circuit
