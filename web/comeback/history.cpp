#include "web/comeback/history.h"

#include "core/match/lists.h"
#include "core/text/pasted.h"
#include "core/text/sealed.h"
#include "core/text/text.h"
#include "web/platform/platform.h"
#include "web/store/saved_game.h"

#include <algorithm>
#include <utility>

namespace cardfront::comeback {

namespace {

constexpr std::string_view key_prefix = "played.", form = "1 ";
constexpr std::size_t most_line_bytes = 240;
constexpr std::uint64_t most_minutes = std::uint64_t{last_day} * 1440;

std::uint64_t deal_number(int game, Day day) {
    return (static_cast<std::uint64_t>(day) * games + static_cast<std::uint64_t>(game)) << 32U;
}
void note_deal(std::vector<std::uint64_t>& deals, int game, Day day, std::size_t at) {
    if (day == no_day) return;
    const std::uint64_t number = deal_number(game, day) | at;
    deals.insert(std::lower_bound(deals.begin(), deals.end(), number), number); // mostly at the end
}
// The first place that is noted of it.
std::optional<std::size_t> find_deal(const std::vector<std::uint64_t>& deals, int game, Day day) {
    const std::uint64_t number = deal_number(game, day);
    const auto at = std::lower_bound(deals.begin(), deals.end(), number);
    if (at == deals.end() || *at >> 32U != number >> 32U) return std::nullopt;
    return static_cast<std::size_t>(*at & 0xFFFFFFFFU);
}

std::optional<std::uint64_t> read_minute(std::string_view text) {
    const auto minute = read_base36(text);
    return minute && *minute >= std::uint64_t{first_day} * 1440 && *minute < most_minutes ? minute
                                                                                          : std::nullopt;
}

int game_of(std::string_view prefix) {
    for (int game = 0; game < games; ++game)
        if (game_info(game).rule_prefix == prefix) return game;
    return -1;
}

// Small letters, digits and what else stands in keys.
bool is_word(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
    });
}

bool are_seats(std::string_view text) {
    return text.size() >= 2 && text.size() <= most_seats && text.find('p') != std::string_view::npos &&
           std::all_of(text.begin(), text.end(), [](char c) { return c == 'p' || (c >= '0' && c <= '9'); });
}

// The first words of a line, without those that may differ between two tellings of one fact.
std::string id_of_line(std::string_view line) {
    const auto words = split(line, ' ');
    const auto first = [&](std::size_t count) {
        std::string out;
        for (std::size_t i = 0; i < count; ++i) (out += words[i]) += ' ';
        return out;
    };
    // A deal counts once as the day's, and once as a game of its own.
    if (words[0] == "g" && words.size() > 8)
        return "g " + std::string(words[3]) + ' ' + std::string(words[8]);
    if (words[0] == "t" && words.size() > 3) return first(3);
    return std::string(line);
}

std::string month_key(Day month) {
    return std::string(key_prefix) += month_of(month);
}

// A month's text, from anywhere; the lines stand in it.
struct ReadMonth {
    bool sound = false;   // altered in no way
    bool foreign = false; // of another version of the page
    Day month = no_day;
    std::vector<std::string_view> lines; // what looks like lines, also where it is not sound
};
ReadMonth read_month_text(std::string_view text) {
    ReadMonth out;
    if (text.substr(0, history_head.size()) != history_head) return out;
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view head = text.substr(history_head.size(), end - history_head.size());
    const bool fits = unsealed(text).has_value();
    out.foreign = fits && head.substr(0, form.size()) != form;
    const auto month =
        head.substr(0, form.size()) == form ? read_month(head.substr(form.size())) : std::nullopt;
    if (month) out.month = *month;
    out.sound = fits && month;
    out.lines = lines_by_kind(text, most_line_bytes);
    return out;
}

// The month in a part of a pasted text, up to its last line: as it stands, whatever the names in it are, else
// cleaned.
std::string month_in(const PastedPart& part) {
    const std::size_t sum = std::min(part.text.find("\nsum "), part.text.size() - 1);
    std::string out(part.text.substr(0, part.text.find('\n', sum + 1)));
    return read_month_text(out += '\n').sound ? out : cleaned_to_sum(part);
}

} // namespace

// --- Lines

namespace {

constexpr char to_capital = 'A' - 'a';

char ending_letter(const Played& played) {
    const char letter = static_cast<char>(played.ending);
    return played.hinted ? static_cast<char>(letter + to_capital) : letter;
}

// Into `out`; false: it is none.
bool read_ending(std::string_view word, Played& out) {
    if (word.size() != 1) return false;
    char letter = word[0];
    out.hinted = letter >= 'A' && letter <= 'Z';
    if (out.hinted) letter = static_cast<char>(letter - to_capital);
    out.ending = static_cast<Ending>(letter);
    return std::string_view("wlrdo").find(letter) != std::string_view::npos;
}

} // namespace

std::string text_of(const Played& played) {
    std::string out = std::string("g ") + game_info(played.game).rule_prefix + ' ' + base36(played.minute) +
                      ' ' + base36(played.deal) + ' ' + played.options + ' ' + played.seats + ' ' +
                      ending_letter(played) + ' ' + std::to_string(played.actions) + ' ' +
                      (played.day == no_day ? "-" : text_of(played.day));
    if (!played.side.empty()) (out += ' ') += played.side;
    return out;
}

std::string text_of(const Try& tried) {
    return std::string("t ") + game_info(tried.game).rule_prefix + ' ' + text_of(tried.day) + ' ' +
           tried.save;
}

std::optional<Played> read_played(std::string_view line) {
    const auto words = split(line, ' ');
    if (words.size() < 9 || words[0] != "g" || line.size() > most_line_bytes) return std::nullopt;
    Played out{.game = game_of(words[1])};
    const auto minute = read_minute(words[2]), deal = read_base36(words[3]),
               actions = parse_number(words[7], 1U << 20U);
    const auto day = read_day(words[8]);
    const bool ends = read_ending(words[6], out);
    if (out.game < 0 || !minute || !deal || !is_word(words[4]) || !are_seats(words[5]) || !ends || !actions ||
        (!day && words[8] != "-"))
        return std::nullopt;
    out.minute = *minute;
    out.deal = *deal;
    out.options = words[4];
    out.seats = words[5];
    out.actions = static_cast<std::uint32_t>(*actions);
    out.day = day.value_or(no_day);
    if (words.size() == 9) return out;
    const std::string_view side = line.substr(static_cast<std::size_t>(words[9].data() - line.data()));
    if (side.empty() || side.front() == ' ' || side.back() == ' ') return std::nullopt;
    out.side = clean_name(side);
    return out;
}

std::optional<Try> read_try(std::string_view line) {
    const auto words = split(line, ' ');
    if (words.size() != 4 || words[0] != "t" || !is_word(words[3]) || line.size() > most_line_bytes)
        return std::nullopt;
    const int game = game_of(words[1]);
    const auto day = read_day(words[2]);
    if (game < 0 || !day) return std::nullopt;
    return Try{game, *day, std::string(words[3])};
}

namespace {

// The keys of the choices, each with `before`; without those that are not told (core/options.h).
std::string choices_told(const GameInfo& info, const Setup& setup, char before) {
    std::string out;
    for (std::size_t i = 0; i < info.options.size(); ++i)
        if (const Option& option = info.options[i]; option.is_told(setup.options[i]))
            (out += before) += option.choices[setup.options[i]].key;
    return out;
}

} // namespace

std::uint64_t deal_print(const MatchSetup& deal) {
    const GameInfo& info = game_info(deal.game);
    const Setup setup = complete(deal.game, deal.setup);
    std::string told =
        std::string(info.key) + ' ' + std::to_string(setup.seed) + ' ' + std::to_string(setup.first);
    told += choices_told(info, setup, ' ');
    for (std::size_t seat = 0; seat < setup.seats; ++seat) {
        (told += "\n") += std::to_string(deal.players[seat].level);
        if (info.shelf != nullptr) (told += ' ') += list_text(info.shelf(), setup.lists[seat]);
    }
    return hash_bytes(told.data(), told.size());
}

std::optional<Played> played_of(const Match& match, std::uint64_t unix_ms) {
    const MatchSetup& setup = match.setup();
    if (!match.over() || setup.practice) return std::nullopt;
    Played out{.game = setup.game, .minute = unix_ms / 60000, .deal = deal_print(setup)};
    if (out.minute < std::uint64_t{first_day} * 1440 || out.minute >= most_minutes)
        out.minute = std::uint64_t{first_day} * 1440; // a clock that cannot be right
    int people = 0;
    Seat own = nobody;
    for (const Seat seat : SeatRange(setup.setup.seats)) {
        const Player& player = setup.players[slot(seat)];
        out.seats += player.is_person() ? 'p' : static_cast<char>('0' + player.level);
        if (!player.is_person()) continue;
        ++people;
        own = seat;
    }
    if (people == 0) return std::nullopt;
    const std::string choices = choices_told(match.info(), setup.setup, '.');
    out.options = choices.empty() ? "-" : choices.substr(1);
    const SeatSet best = match.winners();
    if (people == 1)
        out.ending = match.resigned() == own ? Ending::resigned
                     : best == 0             ? Ending::drawn
                     : has(best, own)        ? Ending::won
                                             : Ending::lost;
    out.actions = static_cast<std::uint32_t>(match.earlier().value_or(0) + match.steps().size());
    return out;
}

// --- The store

void History::load() {
    std::vector<Line> waited;
    for (Line& line : lines_)
        if (line.waits) waited.push_back(std::move(line));
    lines_.clear();
    ids_.clear();
    foreign_.clear();
    std::vector<Day> damaged;
    for (const std::string& key : platform::store_keys()) {
        if (std::string_view(key).substr(0, key_prefix.size()) != key_prefix) continue;
        const auto month = read_month(std::string_view(key).substr(key_prefix.size()));
        if (!month) continue;
        const std::string text = platform::store_get(key).value_or("");
        const ReadMonth read = read_month_text(text);
        const bool sound = read.sound && read.month == *month;
        if (read.foreign) {
            foreign_.push_back(*month);
            continue;
        }
        if (!sound) damaged.push_back(*month);
        for (const std::string_view line : read.lines)
            if (sound || read_played(line) || read_try(line)) take(*month, line, false);
    }
    for (Line& line : waited) take(line.month, line.text, true);
    for (const Day month : damaged) {
        const std::string key = month_key(month);
        if (platform::store_ours() &&
            set_aside(key, platform::store_get(key).value_or(""), say("It was altered or cut.")))
            put(month);
    }
    put_waiting();
    sort_out();
}

// Unless it is there already.
void History::take(Day month, std::string_view line, bool waits) {
    const std::string about = id_of_line(line);
    const std::uint64_t id = hash_bytes(about.data(), about.size());
    const auto at = std::lower_bound(ids_.begin(), ids_.end(), id);
    if (at != ids_.end() && *at == id) return;
    ids_.insert(at, id);
    lines_.push_back({month, std::string(line), waits});
}

bool History::add_line(Day month, const std::string& text) {
    const std::size_t before = lines_.size();
    take(month, text, true);
    if (lines_.size() == before) return false;
    put_waiting();
    sort_out();
    return true;
}

bool History::add(const Played& played) {
    return add_line(first_of_month(played.date()), text_of(played));
}
bool History::add(const Try& tried) {
    return add_line(first_of_month(tried.day), text_of(tried));
}

std::string History::text_of_month(Day month) const {
    std::string out = std::string(history_head) + std::string(form) + month_of(month) + '\n';
    for (const Line& line : lines_)
        if (line.month == month) (out += line.text) += '\n';
    return out += seal_of(out);
}

// With what another tab may have added there, where tabs cannot agree whose the store is.
void History::put(Day month) {
    const std::string text = platform::store_get(month_key(month)).value_or("");
    const ReadMonth there = read_month_text(text);
    if (there.foreign || std::find(foreign_.begin(), foreign_.end(), month) != foreign_.end()) return;
    if (there.sound && there.month == month)
        for (const std::string_view line : there.lines) take(month, std::string(line), false);
    if (!platform::store_put(month_key(month), text_of_month(month))) return;
    for (Line& line : lines_)
        if (line.month == month) line.waits = false;
}

void History::put_waiting() {
    for (Day month = next_month(0, true); month != no_day; month = next_month(month + 1, true)) put(month);
}

Day History::next_month(Day from, bool that_waits) const {
    Day out = no_day;
    for (const Line& line : lines_)
        if (line.month >= from && (line.waits || !that_waits) && (out == no_day || line.month < out))
            out = line.month;
    return out;
}

// What the lines say, by months, and within these by the ends of games: there they mostly are in order.
void History::sort_out() {
    ++version_;
    games_.clear();
    tries_.clear();
    for (Day month = next_month(0); month != no_day; month = next_month(month + 1)) {
        const std::size_t first = games_.size();
        for (const Line& line : lines_) {
            if (line.month != month) continue;
            if (auto tried = read_try(line.text)) tries_.push_back(std::move(*tried));
            auto played = read_played(line.text);
            if (!played) continue;
            games_.push_back(std::move(*played));
            for (std::size_t at = games_.size() - 1; at > first && games_[at].minute < games_[at - 1].minute;
                 --at)
                std::swap(games_[at], games_[at - 1]);
        }
    }
    results_.clear();
    begun_.clear();
    for (std::size_t i = 0; i < games_.size(); ++i) note_deal(results_, games_[i].game, games_[i].day, i);
    for (std::size_t i = 0; i < tries_.size(); ++i) note_deal(begun_, tries_[i].game, tries_[i].day, i);
}

const Try* History::find_try(int game, Day day) const {
    const auto at = find_deal(begun_, game, day);
    return at ? &tries_[*at] : nullptr;
}

const Played* History::find_result(int game, Day day) const {
    const auto at = find_deal(results_, game, day);
    return at ? &games_[*at] : nullptr;
}

std::size_t History::waiting() const {
    return static_cast<std::size_t>(
        std::count_if(lines_.begin(), lines_.end(), [](const Line& line) { return line.waits; }));
}

bool History::erase() {
    if (!platform::store_ours()) return false;
    for (const std::string& key : platform::store_keys())
        if (std::string_view(key).substr(0, key_prefix.size()) == key_prefix) platform::store_remove(key);
    lines_.clear();
    load();
    return true;
}

// --- As one text

std::string History::text(Day now) const {
    if (lines_.empty()) return text_of_month(first_of_month(now));
    std::string out;
    for (Day month = next_month(0); month != no_day; month = next_month(month + 1))
        out += text_of_month(month);
    return out;
}

Result<std::size_t> History::merge(std::string_view text) {
    const std::size_t before = lines_.size();
    std::vector<Line> fresh; // all or nothing
    bool any = false;
    for (const PastedPart& part : parts_of(text)) {
        if (part.head.substr(0, history_head.size()) != history_head) continue;
        any = true;
        const std::string month = month_in(part);
        const ReadMonth read = read_month_text(month);
        const auto problem = [&](std::string reason) { return Problem{std::move(reason), part.line}; };
        if (read.foreign) return problem(say("They are of a newer version of this page."));
        if (!read.sound) return problem(say("They were altered or cut: a checksum does not match."));
        for (const std::string_view line : read.lines) fresh.push_back({read.month, std::string(line), true});
        if (before + fresh.size() > most_history_lines)
            return problem(say("They are more than this page can keep."));
    }
    if (!any) return Problem{say("There are none in this text.")};
    for (const Line& line : fresh) take(line.month, line.text, true);
    const std::size_t added = lines_.size() - before;
    put_waiting();
    sort_out();
    return added;
}

} // namespace cardfront::comeback
