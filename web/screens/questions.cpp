#include "web/screens/questions.h"

#include "web/screens/screens.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace cardfront {

namespace {

constexpr std::string_view command = "tell ";

std::string own_key(Seat seat) {
    return "player-" + std::to_string(seat + 1);
}

// Of one's own side or not, of players' or of the table.
std::string told_of(const Session& session, bool players, bool mine) {
    const Shown& shown = session.shown();
    std::string out;
    for (const Section& each : sections(shown.view, shown.seats(), shown.names)) {
        if (each.key.starts_with("player-") != players) continue;
        if (players && (each.key == own_key(shown.eyes)) != mine) continue;
        out += each.heading + ":\n";
        for (std::size_t i = 0; i + static_cast<std::size_t>(each.lists) < each.lines.size(); ++i)
            out += each.lines[i] + (each.lines[i].ends_with('.') ? "\n" : ".\n");
    }
    return out;
}

std::string my_side(const Session& session) {
    return told_of(session, true, true);
}
std::string others(const Session& session) {
    return told_of(session, true, false);
}
std::string on_the_table(const Session& session) {
    return told_of(session, false, false);
}

std::string since(const Session& session, std::size_t step) {
    std::string out;
    for (const LogEntry& each : session.eyes().log())
        if (each.step >= step) out += each.line.text + '\n';
    return out.empty() ? say("Nothing has happened yet.") : out;
}
std::string latest(const Session& session) {
    return since(session, session.shown().actions);
}
std::string since_mine(const Session& session) {
    const Shown& shown = session.shown();
    return since(session, shown.eyes == nobody ? shown.actions
                                               : shown.latest_of[static_cast<std::size_t>(shown.eyes)]);
}

// The legal action that a command does; nothing: it does none.
std::optional<Action> deed_of(const Shown& shown, std::string_view words) {
    if (!words.starts_with("do ")) return {};
    const auto action = parse_action(shown.info(), words.substr(3));
    const bool legal =
        action && std::find(shown.legal.begin(), shown.legal.end(), *action) != shown.legal.end();
    return legal ? action : std::nullopt;
}

Place place_of(const Shown& shown, std::string_view words) {
    const auto action = deed_of(shown, words);
    return action ? leads_to(shown, *action) : Place{};
}

// Of what has the focus, a thing on a board or an action that leads there.
std::string this_row(const Session& session) {
    const Shown& shown = session.shown();
    const std::string focus(kit::focus());
    const Place to = place_of(shown, focus);
    for (const Grid& grid : grids(shown.view, shown.names))
        for (const auto& row : grid.rows) {
            const bool there = std::any_of(row.begin(), row.end(), [&](const Grid::Cell& cell) {
                const bool same = cell.at.row >= 0 ? cell.at.row == to.row
                                                   : cell.at.index == to.index || grid.rows.size() == 1;
                return (to.area != 0 && cell.at.area == to.area && same) ||
                       (!focus.empty() && the_app().table->press_at(cell) == focus);
            });
            if (!there) continue;
            std::string out;
            for (const Grid::Cell& cell : row) out += cell.text + (cell.text.ends_with('.') ? "\n" : ".\n");
            return out;
        }
    return say("Ask it where something on a board, or an action that leads there, has the focus.");
}

std::string help(const Session& session);

struct Question {
    const char* word;
    char key;
    const char* label;
    std::string (*answer)(const Session&);
};
constexpr Question all[]{
    {"mine", 'M', phrase("My side"), my_side},
    {"others", 'O', phrase("The others"), others},
    {"table", 'T', phrase("The table"), on_the_table},
    {"row", 'R', phrase("This row"), this_row},
    {"turn", 'W', phrase("Whose turn is it?"), status_words},
    {"latest", 'L', phrase("What was last?"), latest},
    {"since", 'S', phrase("All since my last deed"), since_mine},
    {"help", 'H', phrase("What can I ask?"), help},
};

std::string help(const Session&) {
    std::string out = say("A letter asks, while one of the buttons has the focus.") + '\n';
    for (const Question& each : all)
        out += say("{key}: {question}", {{"key", std::string(1, each.key)}, {"question", say(each.label)}}) +
               '\n';
    return out;
}

// "e4: empty. Move to e4": what a press does, where it is a legal deed.
std::string with_deed(std::string text, std::string_view press, const Shown& shown) {
    const auto action = deed_of(shown, press);
    if (!action) return text;
    return say("{thing}. {deed}",
               {{"thing", text}, {"deed", words_of(shown.view, *action, shown.names).label}});
}

// Up to the first line that does not tell of one more open card beside the one before it.
using LogPlace = std::vector<LogEntry>::const_iterator;
LogPlace end_of_open_cards(LogPlace each, LogPlace end) {
    const auto parts = [](const LogEntry& one, const LogEntry& next) {
        const Place &at = one.line.at, &to = next.line.at;
        const bool open = one.line.card != face_down && next.line.card != face_down;
        const Place beside{at.area, nobody, -1, static_cast<std::int8_t>(at.index + 1)};
        const Place below{at.area, nobody, static_cast<std::int8_t>(at.row + 1), -1};
        const bool goes_on = at.row < 0 ? to == beside : at.index < 0 && to == below;
        return one.step != next.step || !open || at.seat != nobody || !goes_on;
    };
    const auto last = std::adjacent_find(each, end, parts);
    return last == end ? end : last + 1;
}

// "On rows 1 to 3: 9 of Clubs, 2 of Spades and 5 of Hearts."
std::string open_cards(const Session& session, LogPlace each, LogPlace end) {
    std::vector<std::string> cards;
    std::transform(each, end, std::back_inserter(cards),
                   [&](const LogEntry& one) { return card_words(session.shown().view, one.line.card); });
    const int first = each->line.at.row, last = (end - 1)->line.at.row;
    if (first == last) return say("On the table: {cards}.", {{"cards", listed(cards)}});
    return say(
        "On rows {first} to {last}: {cards}.",
        {{"first", std::to_string(first + 1)}, {"last", std::to_string(last + 1)}, {"cards", listed(cards)}});
}

// "After what is paid: you $1,000, Blaise $1,400."
std::string after_paying(const Shown& shown) {
    std::vector<std::string> stands;
    const Names names = shown.told();
    for (const Seat seat : SeatRange(shown.seats()))
        stands.push_back(say("{player}: {state}",
                             {named("player", names, seat), {"state", score_words(shown.view, seat)}}));
    return say("After what is paid: {list}.", {{"list", listed(stands)}});
}

// "You draw the 9 of Clubs. And 3 cards more.": to the same player's hand, or away from it.
std::string and_more(const std::string& first, std::ptrdiff_t count) {
    return sentences(first, say("And {count} cards more.", {counted("count", count)}));
}

} // namespace

Place leads_to(const Shown& shown, const Action& action) {
    Position after = shown.view;
    std::vector<Event> events;
    apply(after, action, Log(events));
    return events.empty() ? Place{} : events.front().to;
}

std::vector<std::string> told_briefly(const Session& session, std::size_t from) {
    constexpr std::ptrdiff_t most = 2; // cards, or payments, that are told one by one
    const auto& log = session.eyes().log();
    const auto folds = [&log](const LogEntry& each) { // the first line of an action stands for all
        const bool first = &each == log.data() || (&each - 1)->step != each.step;
        return each.step > 0 && !first && each.line.changes_hands;
    };
    const auto is_known = [&folds](const LogEntry& each) {
        return folds(each) && each.line.card != face_down;
    };
    // What is told again is told at once where it is the last, or nothing would be heard of a press.
    const std::size_t last = log.empty() ? 0 : log.back().step;
    const auto pays = [](const LogEntry& each) { return each.line.pays; };
    const auto told = [&](const LogEntry& each) -> std::string {
        if (folds(each) && !is_known(each)) return {};
        if (each.line.again && each.step < last) return {};
        return each.line.brief.empty() ? each.line.text : each.line.brief;
    };
    std::vector<std::string> out;
    for (auto each = log.begin() + static_cast<std::ptrdiff_t>(from), end = each; each != log.end();) {
        end = std::find_if(each, log.end(), [&](const LogEntry& other) { return other.step != each->step; });
        while (each != end) {
            const auto goes_there = [&, at = each->line.at](const LogEntry& other) {
                return is_known(other) && other.line.at.area == at.area && other.line.at.seat == at.seat;
            };
            const auto open = end_of_open_cards(each, end), paid = std::find_if_not(each, end, pays),
                       same = std::find_if_not(each, end, goes_there);
            const auto alike = std::max({open, paid, same});
            const bool one = alike - each <= most;
            const std::size_t lines = out.size() + static_cast<std::size_t>(one ? 1 : alike - each);
            out.push_back(one             ? told(*each)
                          : alike == same ? and_more(each->line.text, same - each - 1)
                          : alike == paid ? after_paying(session.shown())
                                          : open_cards(session, each, open));
            each += one ? 1 : alike - each;
            out.resize(lines);
        }
    }
    return out;
}

Group questions() {
    Group out{.id = "questions", .label = say("Ask"), .kind = GroupKind::toolbar, .aside = true};
    for (const Question& each : all)
        out.controls.push_back(
            {.id = std::string(command) + each.word, .label = say(each.label), .key = each.key});
    return out;
}

std::string answer_to(const Session& session, std::string_view word) {
    const auto* const found = std::find_if(std::begin(all), std::end(all),
                                           [word](const Question& each) { return word == each.word; });
    return found == std::end(all) ? std::string() : found->answer(session);
}

// Boards and hands in the mirror: what each thing is, and what a press on it would do now.
std::vector<Board> boards_of(const Session& session, const Table& table) {
    const bool looks_back = session.past().through();
    const Shown& shown = looks_back ? session.on_table() : session.shown();
    const std::string chosen = table.chosen();
    std::vector<Board> out;
    for (const Grid& grid : grids(shown.view, shown.names)) {
        Board board{.label = grid.label};
        for (const auto& row : grid.rows) {
            auto& cells = board.rows.emplace_back();
            for (const Grid::Cell& cell : row) {
                std::string press = looks_back ? std::string() : table.press_at(cell);
                std::string text = with_deed(cell.text, press, shown);
                const bool on = !press.empty() && press == chosen;
                cells.push_back({.text = std::move(text), .press = std::move(press), .on = on});
            }
        }
        out.push_back(std::move(board));
    }
    return out;
}

} // namespace cardfront
