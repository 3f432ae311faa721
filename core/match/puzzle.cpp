#include "core/match/puzzle.h"

#include "core/match/link.h"
#include "core/text/text.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace cardfront::puzzles {

namespace {

// Lines of one puzzle in their order.
constexpr std::array<std::string_view, 7> line_keys{"puzzle", "best", "ahead", "searched",
                                                    "came",   "next", "link"};

// Reads line by line; the first fault ends it.
class PuzzleReader {
  public:
    PuzzleReader(int game, std::string_view text) : info_(game_info(game)), lines_(text) {}

    Result<std::vector<Puzzle>> read() {
        while (lines_.more())
            if (!read_line(lines_.next())) return std::move(problem_);
        if (next_ != 0) return fault(phrase("This puzzle is not whole."), {}), std::move(problem_);
        return std::move(puzzles_);
    }

  private:
    [[gnu::noinline]] bool fault(const char* english, std::string_view it) {
        problem_ = {say(english, {{"it", std::string(it)}}), lines_.number()};
        return false;
    }

    bool read_line(std::string_view line) {
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        if (line.empty() && next_ == 0) return true;
        const auto rest = rest_of(line, line_keys[next_]);
        if (!rest || rest->empty()) return fault(phrase("Here “{it}” should stand."), line_keys[next_]);
        if (next_ == 0) puzzles_.emplace_back();
        if (!take(puzzles_.back(), *rest)) return false;
        next_ = (next_ + 1) % line_keys.size();
        return true;
    }

    bool take(Puzzle& puzzle, std::string_view rest) {
        switch (next_) {
        case 0: return number(puzzle.level, rest, levels) && (puzzle.level > 0 || no_number(rest));
        case 1: return take_action(puzzle.best, rest);
        case 2: return numbers(rest, {{&puzzle.ahead, most_ahead}, {&puzzle.margin, most_ahead}});
        case 3:
            return numbers(rest, {{&puzzle.searches, most_searches}, {&puzzle.iterations, most_iterations}});
        case 4: return numbers(rest, {{&puzzle.stands, 100}, {&puzzle.better, 100}, {&puzzle.worse, 100}});
        case 5: {
            const std::size_t blank = std::min(rest.find(' '), rest.size());
            return number(puzzle.next_stands, rest.substr(0, blank), 100) &&
                   take_action(puzzle.next, rest.substr(std::min(blank + 1, rest.size())));
        }
        default: return take_link(puzzle, rest);
        }
    }

    bool take_action(Action& out, std::string_view code) {
        const auto action = parse_action(info_, code);
        if (!action) return fault(phrase("This is no action: “{it}”."), code);
        out = *action;
        return true;
    }

    bool take_link(Puzzle& puzzle, std::string_view link) {
        puzzle.link = link;
        puzzle.key = key_of(link);
        if (puzzle.key.empty()) return fault(phrase("This is no link: “{it}”."), link.substr(0, 40));
        for (const Puzzle& other : puzzles_)
            if (&other != &puzzle && other.key == puzzle.key)
                return fault(phrase("This position is there already: “{it}”."), puzzle.key);
        return true;
    }

    bool no_number(std::string_view text) {
        return fault(phrase("This is no number that can stand here: “{it}”."), text);
    }
    bool number(int& out, std::string_view text, int most) {
        const auto found = parse_number(text, static_cast<std::uint64_t>(most));
        if (!found) return no_number(text);
        out = static_cast<int>(*found);
        return true;
    }
    // All of the text, a blank between them.
    bool numbers(std::string_view text, std::initializer_list<std::pair<int*, int>> each_with_most) {
        const auto words = split(text, ' ');
        if (words.size() != each_with_most.size()) return no_number(text);
        return std::equal(words.begin(), words.end(), each_with_most.begin(),
                          [this](std::string_view word, const auto& each) {
                              return number(*each.first, word, each.second);
                          });
    }

    const GameInfo& info_;
    Lines lines_;
    std::size_t next_ = 0; // of a puzzle's lines
    std::vector<Puzzle> puzzles_;
    Problem problem_;
};

} // namespace

const char* level_name(int level) {
    assert(level >= 1 && level <= levels);
    constexpr std::array<const char*, levels> names{phrase("Warm-up"), phrase("Tricky"), phrase("Deep")};
    return names[static_cast<std::size_t>(level - 1)];
}

Result<std::vector<Puzzle>> read(int game, std::string_view text) {
    assert(game >= 0 && game < games);
    if (text.size() > most_bytes) return Problem{say("This text is too long for puzzles."), 0};
    return PuzzleReader(game, text).read();
}

std::string text_of(const GameInfo& info, const Puzzle& puzzle) {
    const auto told = [](std::initializer_list<int> numbers) {
        std::string out;
        for (const int number : numbers) (out += out.empty() ? "" : " ") += std::to_string(number);
        return out;
    };
    const std::array<std::string, line_keys.size()> values{told({puzzle.level}),
                                                           action_code(info, puzzle.best),
                                                           told({puzzle.ahead, puzzle.margin}),
                                                           told({puzzle.searches, puzzle.iterations}),
                                                           told({puzzle.stands, puzzle.better, puzzle.worse}),
                                                           told({puzzle.next_stands}) + ' ' +
                                                               action_code(info, puzzle.next),
                                                           puzzle.link};
    std::string out;
    for (std::size_t i = 0; i < values.size(); ++i) ((out += line_keys[i]) += ' ') += values[i] + '\n';
    return out + '\n';
}

std::string key_of(std::string_view link) {
    link.remove_prefix(std::min(link.find('#') + 1, link.size())); // of npos: nothing
    constexpr std::size_t before = links::head.size() + 1;         // its form's version stands between
    if (link.substr(0, links::head.size()) != links::head || link.size() <= before + links::sum_letters)
        return {};
    return std::string(link.substr(before, links::sum_letters));
}

Result<Match> match_of(int game, const Puzzle& puzzle) {
    auto linked = links::read(puzzle.link);
    if (!linked) return linked.problem();
    Match& match = linked->match;
    if (linked->kind != links::Kind::puzzle || match.setup().game != game)
        return Problem{say("The link leads to no position of this game.")};
    if (match.over() || !match.is_person(match.turn()))
        return Problem{say("In this position no person is to move.")};
    for (const Action action : {puzzle.best, puzzle.next})
        if (const Refusal refused = refusal(match.state(), action))
            return Problem{say("What should be best is not allowed: {rule}", {{"rule", refused.rule}})};
    return std::move(match);
}

} // namespace cardfront::puzzles
