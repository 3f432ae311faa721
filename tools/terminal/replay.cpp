#include "tools/terminal/replay.h"

#include "core/mind/computer.h"
#include "core/text/pasted.h"
#include "core/text/text.h"
#include "tools/terminal/files.h"
#include "tools/terminal/rules.h"
#include "tools/terminal/utf8.h"

#include <cstdio>

namespace cardfront::terminal {

namespace {

void find_refusal(Reading& reading, std::string_view line) {
    const Match& match = *reading.match;
    const std::size_t blank = line.find(' ');
    const auto seat = parse_number(line.substr(0, blank), most_seats);
    if (match.over() || blank == std::string_view::npos || !seat ||
        static_cast<int>(*seat) != match.turn() + 1)
        return;
    const auto action = parse_action(match.info(), line.substr(blank + 1));
    if (!action) return;
    reading.seat = match.turn();
    reading.refused = action;
    reading.rule = refusal(match.state(), *action);
}

std::string seat_words(const Match& match) {
    std::string out;
    const Names names = match.names();
    for (Seat seat = 0; seat < match.setup().setup.seats; ++seat) {
        const Player& player = player_at(match, seat);
        if (seat > 0) out += "; ";
        const Named number{"number", std::to_string(seat + 1)};
        out += player.is_person()
                   ? say("{number} {name}", {number, {"name", names[seat]}})
                   : say("{number} {name} ({level})",
                         {number, {"name", names[seat]}, {"level", say(level_of(player.level).name)}});
    }
    return out;
}

void print_words(const Reading& reading, Seat eyes, const Screen& screen) {
    const Match& match = *reading.match;
    screen.line(say(match.info().title), 0, Style::heading);
    std::vector<std::string> facts = option_words(match);
    facts.push_back(say("Seats: {seats}", {{"seats", seat_words(match)}}));
    if (eyes == all_open) // for a seat the seed is every card to come
        facts.push_back(say("Seed: {seed}", {{"seed", std::to_string(match.setup().setup.seed)}}));
    if (match.setup().practice) facts.push_back(say("A practice match"));
    for (const std::string& fact : facts) screen.line(fact, 0, Style::quiet);
    screen.blank();
    const int left = 6;
    for (Telling telling(match, eyes); telling.more();) {
        const Moment moment = telling.next();
        const std::string number = moment.number == 0 ? "" : padded(std::to_string(moment.number), left);
        if (!moment.lines.empty()) screen.beside(number, texts_of(moment), left, Style::quiet);
    }
    if (reading.refused && reading.rule) {
        const Names names = match.names();
        std::vector<std::string> lines{
            say("Refused: “{action}” by {player}.",
                {{"action", action_code(match.info(), *reading.refused)}, {"player", names[reading.seat]}}),
            rule_words(reading.rule.rule)};
        if (eyes == all_open || eyes == reading.seat)
            lines.push_back(hint_for(seen_by(reading.seat, match.state()), *reading.refused));
        screen.beside(padded(std::to_string(match.steps().size() + 1), left), lines, left, Style::warning);
    }
    screen.blank();
    screen.sections(sections(seen_by(eyes, match.state()), match.setup().setup.seats, match.names()));
    screen.blank();
    screen.line(end_words(match, eyes), 0, Style::heading);
    screen.line(say("Score: {scores}", {{"scores", score_words(match, eyes)}}));
}

} // namespace

Reading read_record(const std::string& text) {
    Reading reading;
    const std::string clean = clean_paste(text);
    const auto lines = lines_of(clean);
    bool begun = false;
    for (const PastedLine& line : lines) {
        if (line.words.substr(0, 17) == "cardfront-record ") begun = false, reading.action_lines.clear();
        if (begun && line.words.substr(0, 9) != "position ") reading.action_lines.push_back(line.number);
        begun = begun || line.words.substr(0, 9) == "practice ";
    }
    Result<Match> whole = Match::from_record(text);
    if (whole) {
        reading.match = std::move(*whole);
        return reading;
    }
    reading.problem = whole.problem();
    reading.match = Match::playable_part(text);
    for (const PastedLine& line : lines)
        if (reading.match && line.number == reading.problem->line) find_refusal(reading, line.words);
    return reading;
}

int replay(const Command& command, const Screen& screen) {
    const Result<std::string> text = read_text(command.file);
    if (!text) {
        std::fprintf(stderr, "cardfront: %s\n", printable(text.problem().reason).c_str());
        return 1;
    }
    Reading reading = read_record(*text);
    if (reading.match && command.eyes >= reading.match->setup().setup.seats) {
        std::fprintf(stderr, "cardfront: %s\n",
                     say("This match has {seats} seats.",
                         {{"seats", std::to_string(reading.match->setup().setup.seats)}})
                         .c_str());
        return 2;
    }
    if (command.json)
        print_json(reading, command.eyes);
    else if (reading.match)
        print_words(reading, command.eyes, screen);
    std::fflush(stdout);
    if (!reading.problem) return 0;
    const std::string reason = printable(reading.problem->reason);
    if (reading.problem->line > 0)
        std::fprintf(stderr, "%s:%d: %s\n", printable(command.file).c_str(), reading.problem->line,
                     reason.c_str());
    else
        std::fprintf(stderr, "%s: %s\n", printable(command.file).c_str(), reason.c_str());
    return 1;
}

} // namespace cardfront::terminal
