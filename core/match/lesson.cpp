#include "core/match/lesson.h"

#include "core/text/text.h"

#include <algorithm>
#include <array>

namespace cardfront::lessons {

namespace {

std::string_view bare(std::string_view text) {
    return trimmed(text, " \r");
}

// What follows `key` and a blank.
std::optional<std::string_view> words_after(std::string_view line, std::string_view key) {
    const auto rest = rest_of(line, key);
    return rest ? std::optional(bare(*rest)) : rest;
}

void words_in(std::vector<std::string>& out, std::string_view text, char between) {
    for (const std::string_view word : split(text, between))
        if (!bare(word).empty()) out.emplace_back(bare(word));
}

// Reads line by line; the first fault ends it.
class CourseReader {
  public:
    CourseReader(int game, std::string_view text) : lines_(text) { course_.game = game; }

    Result<Course> read() {
        bool good = true;
        while (good && lines_.more()) {
            const std::string_view whole = lines_.next();
            good = read_line(whole.substr(0, 2), bare(whole));
        }
        if (good && finish()) return std::move(course_);
        return std::move(problem_);
    }

  private:
    enum class Part : std::uint8_t { prose, head, steps };

    // In this line; `it` is what it speaks of. What follows returns whether all was good.
    [[gnu::noinline]] bool fault(const char* english, std::string_view it = {}) {
        problem_ = {say(english, {{"it", std::string(it)}}), lines_.number()};
        return false;
    }
    const GameInfo& info() const { return game_info(course_.game); }
    Lesson& lesson() { return course_.lessons.back(); }

    bool read_line(std::string_view begins, std::string_view line) {
        if (begins == "##") return begin(bare(line.substr(2)));
        if (part_ == Part::prose) {
            if (const auto ids = words_after(line, "needs")) words_in(course_.needs, *ids, ' ');
            return true;
        }
        if (begins == "- ") return read_step(bare(line.substr(1)));
        if (line.empty()) return true;
        return part_ == Part::head ? read_head(line) : read_more(line);
    }

    bool begin(std::string_view title) {
        if (part_ != Part::prose && !finish()) return false;
        course_.lessons.emplace_back();
        lesson().title = title;
        head_.clear();
        part_ = Part::head;
        return true;
    }

    bool read_head(std::string_view line) {
        if (const auto key = words_after(line, "lesson")) {
            for (const Lesson& each : course_.lessons)
                if (each.key == *key) return fault(phrase("There is a lesson “{it}” already."), *key);
            lesson().key = *key;
        } else if (const auto minutes = words_after(line, "minutes")) {
            lesson().minutes = small_number(*minutes, 0);
        } else {
            // A lesson may be older than an option: it means what all had then.
            if (words_after(line, "seat")) tell_later_options();
            (head_ += line) += '\n';
        }
        return true;
    }

    void tell_later_options() {
        for (const Option& option : info().options) {
            const std::string told = std::string("option ") + option.key + ' ';
            if (option.since > 0 && head_.find(told) == std::string::npos)
                ((head_ += told) += option.choices[option.absent].key) += '\n';
        }
    }

    // The head has ended: its match begins.
    bool deal() {
        if (lesson().key.empty() || lesson().minutes < 1)
            return fault(phrase("Before its first step a lesson needs “lesson KEY” and “minutes NUMBER”."));
        const std::string record = std::string("cardfront-record 1\ngame ") + info().key + ' ' +
                                   std::to_string(info().rules_version) + '\n' + head_;
        auto match = Match::from_record(record + end_of_record(record, 0));
        if (!match) return fault(phrase("{it}"), match.problem().reason);
        match_ = std::move(*match);
        lesson().setup = match_->setup();
        part_ = Part::steps;
        return learner_of(lesson()) != nobody || fault(phrase("A lesson needs a person's seat."));
    }

    bool read_step(std::string_view text) {
        if (part_ == Part::head && !deal()) return false;
        Lesson& here = lesson();
        if (!here.notes.empty() && here.notes.back().plays_on)
            return fault(phrase("After “play on” there is no further step."));
        Note note;
        note.at = here.actions.size();
        if (text.substr(0, 1) == "`") {
            const std::size_t end = std::min(text.find('`', 1), text.size() - 1);
            const std::string_view code = text.substr(1, end - 1);
            note.plays_on = code == "play on";
            if (!note.plays_on && !play(code, note)) return false;
            text = bare(text.substr(end + 1));
        } else if (text.empty()) {
            return fault(phrase("Here words should stand, or an action."));
        }
        note.words = text;
        told_ = !text.empty();
        if (told_) here.notes.push_back(std::move(note));
        return true;
    }

    bool play(std::string_view code, Note& note) {
        const Seat mover = match_->turn();
        const auto action = code.size() > 2 ? parse_action(info(), code.substr(2)) : std::nullopt;
        if (!action) return fault(phrase("This is no action: “{it}”."), code);
        if (code[0] != '1' + mover || code[1] != ' ')
            return fault(phrase("“{it}”: it is another seat's turn."), code);
        note.acts = mover == learner_of(lesson());
        if (const Refusal refused = match_->play(*action))
            return fault(phrase("“{it}” is not allowed here."), std::string(code) + ", " + refused.rule);
        lesson().actions.push_back(*action);
        lesson().movers.push_back(mover);
        return true;
    }

    // A line below a step: more of its words, or what belongs to it.
    bool read_more(std::string_view line) {
        if (!told_) return fault(phrase("A step has its words beside it."));
        Note& note = lesson().notes.back();
        if (line == "free") {
            note.free = true;
            return note.acts || fault(phrase("“free” is for the learner's actions."));
        }
        if (const auto things = words_after(line, "points:")) {
            words_in(note.points, *things, ',');
            for (const std::string& thing : note.points)
                if (thing.substr(0, 6) == "place " && !place_of(thing))
                    return fault(phrase("A place is “place AREA SEAT ROW INDEX”, numbers or “-”."));
        } else if (const auto ids = words_after(line, "teaches:")) {
            words_in(note.teaches, *ids, ' ');
        } else if (const auto answer = words_after(line, "else:")) {
            note.otherwise = *answer;
        } else {
            ((note.otherwise.empty() ? note.words : note.otherwise) += ' ') += line;
        }
        return true;
    }

    // The lesson before this line is whole.
    bool finish() {
        return (!course_.lessons.empty() && !course_.lessons.back().notes.empty()) ||
               fault(phrase("Before this a lesson with notes should stand."));
    }

    Lines lines_;
    Part part_ = Part::prose;
    Course course_;
    std::string head_;           // of the lesson that is read: its record's
    std::optional<Match> match_; // and that, played so far
    bool told_ = false;          // the last step has a note
    Problem problem_;
};

// Those of the text, after so many lines of others.
void take_puzzles(Course& course, std::string_view text, int lines_before) {
    auto all = puzzles::read(course.game, text);
    if (!all) {
        course.puzzles_problem = all.problem();
        course.puzzles_problem.line += lines_before;
        return;
    }
    for (int level = 1; level <= puzzles::levels; ++level)
        for (Puzzle& each : *all)
            if (each.level == level) course.puzzles.push_back(std::move(each));
}

std::string title_of_puzzle(int level, std::size_t number) {
    return say("{level} puzzle {number}",
               {{"level", say(puzzles::level_name(level))}, {"number", std::to_string(number)}});
}

// How much better the best action was found to be, and by what.
std::string figures_of(const Puzzle& puzzle) {
    constexpr int units_of_point = puzzles::most_ahead / 100;
    const int points = std::max(1, (puzzle.ahead + units_of_point / 2) / units_of_point);
    const Named ahead{"points", std::to_string(points)},
        searches{"searches", std::to_string(puzzle.searches)},
        games{"games", std::to_string(puzzle.iterations)};
    if (puzzle.searches == 1)
        return say("About {points} of 100 ahead of the next best, by a search of {games} "
                   "games.",
                   {ahead, games});
    return say("About {points} of 100 ahead of the next best; {searches} searches of {games} "
               "games each agree.",
               {ahead, searches, games});
}

} // namespace

Result<Course> read(int game, std::string_view text) {
    assert(game >= 0 && game < games);
    constexpr std::string_view mark = "\n# Puzzles\n";
    const std::size_t mark_at = std::min(text.find(mark), text.size());
    const std::string_view told = text.substr(0, mark_at);
    if (told.size() > most_course_bytes) return Problem{say("This text is too long for lessons."), 0};
    auto course = CourseReader(game, told).read();
    if (course && mark_at < text.size()) {
        const auto lines_before = 2 + std::count(told.begin(), told.end(), '\n');
        take_puzzles(*course, text.substr(mark_at + mark.size()), static_cast<int>(lines_before));
    }
    return course;
}

Result<Lesson> of_puzzle(const Course& course, std::size_t number) {
    const Puzzle& puzzle = course.puzzles[number];
    auto match = puzzles::match_of(course.game, puzzle);
    if (!match) return match.problem();
    Lesson lesson;
    lesson.key = puzzle.key;
    lesson.title = title_of_puzzle(puzzle.level, number + 1);
    lesson.setup = match->setup();
    lesson.setup.practice = true;
    for (const Step& step : match->steps()) {
        lesson.actions.push_back(step.action);
        lesson.movers.push_back(step.seat);
    }
    lesson.actions.push_back(puzzle.best);
    lesson.movers.push_back(match->turn());
    const std::size_t at = match->steps().size();
    match->play(puzzle.best);
    lesson.notes = {
        {.at = at,
         .acts = true,
         .riddle = true,
         .words = say("It is your turn, and one action is clearly the best. Find it, and play it.")},
        {.at = at + 1, .plays_on = !match->over(), .footnote = figures_of(puzzle)}};
    return lesson;
}

Match match_at(const Lesson& lesson, std::size_t actions, const std::string& learner) {
    assert(actions <= lesson.actions.size());
    MatchSetup setup = lesson.setup;
    if (!learner.empty()) setup.players[slot(learner_of(lesson))].name = learner;
    Match match(setup);
    for (std::size_t i = 0; i < actions; ++i) (void)match.play(lesson.actions[i]);
    return match;
}

bool goes_on(const Lesson& lesson, Position state, std::size_t from) {
    for (std::size_t i = from; i < lesson.actions.size(); ++i) {
        if (turn(state) != lesson.movers[i] || refusal(state, lesson.actions[i])) return false;
        apply(state, lesson.actions[i], Log{});
    }
    return true;
}

std::optional<Place> place_of(std::string_view pointed) {
    const auto parts = split(pointed, ' ');
    if (parts.size() != 5 || parts[0] != "place") return std::nullopt;
    std::array<std::int8_t, 4> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const int number = parts[i + 1] == "-" ? -1 : small_number(parts[i + 1], 128);
        if (number > 127) return std::nullopt;
        numbers[i] = static_cast<std::int8_t>(number);
    }
    if (numbers[0] < 0) return std::nullopt;
    return Place{static_cast<std::uint8_t>(numbers[0]), numbers[1], numbers[2], numbers[3]};
}

Seat learner_of(const Lesson& lesson) {
    for (const Seat seat : SeatRange(lesson.setup.setup.seats))
        if (lesson.setup.players[slot(seat)].is_person()) return seat;
    return nobody;
}

} // namespace cardfront::lessons
