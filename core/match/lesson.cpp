#include "core/match/lesson.h"

#include "core/text.h"

#include <algorithm>
#include <array>

namespace cardfront::lessons {

namespace {

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.back() == ' ' || text.back() == '\r')) text.remove_suffix(1);
    while (!text.empty() && text[0] == ' ') text.remove_prefix(1);
    return text;
}

// What follows `key` and a blank.
std::optional<std::string_view> rest_of(std::string_view line, std::string_view key) {
    if (line.substr(0, key.size()) != key || line.size() <= key.size() || line[key.size()] != ' ')
        return std::nullopt;
    return trimmed(line.substr(key.size()));
}

std::vector<std::string> words_in(std::string_view text, char between) {
    std::vector<std::string> out;
    for (const std::string_view word : split(text, between))
        if (!trimmed(word).empty()) out.emplace_back(trimmed(word));
    return out;
}

void add_words(std::string& words, std::string_view more) {
    if (more.empty()) return;
    if (!words.empty()) words += ' ';
    words += more;
}

// What could be done in place of an action that is refused, as its codes.
std::string choices_of(const AnyState& state) {
    constexpr std::size_t most = 40;
    ActionList actions;
    legal(state, actions);
    std::string out;
    for (std::size_t i = 0; i < std::min(actions.size(), most); ++i) {
        if (i > 0) out += ", ";
        out += action_code(game_info(static_cast<int>(state.index())), actions[i]);
    }
    return actions.size() > most ? say("{choices} and more", {{"choices", out}}) : out;
}

// Reads line by line; the first fault ends it.
class CourseReader {
  public:
    CourseReader(int game, std::string_view text) : lines_(split(text, '\n')) { course_.game = game; }

    Result<Course> read() {
        if (auto problem = read_lines()) return std::move(*problem);
        if (course_.lessons.empty()) return fault(say("Here a lesson should stand."));
        return std::move(course_);
    }

  private:
    enum class Part : std::uint8_t { prose, head, steps };

    Problem fault(std::string reason) const { return {std::move(reason), static_cast<int>(at_)}; }
    const GameInfo& info() const { return game_info(course_.game); }
    Lesson& lesson() { return course_.lessons.back(); }

    std::optional<Problem> read_lines() {
        while (at_ < lines_.size()) {
            const std::string_view whole = lines_[at_++], line = trimmed(whole);
            std::optional<Problem> problem;
            if (whole.substr(0, 3) == "## ")
                problem = begin(trimmed(whole.substr(3)));
            else if (part_ == Part::prose)
                read_prose(line);
            else if (whole.substr(0, 2) == "- ")
                problem = read_step(trimmed(whole.substr(2)));
            else if (part_ == Part::head)
                problem = read_head(line);
            else if (!line.empty())
                problem = read_more(line);
            if (problem) return problem;
        }
        return finish();
    }

    void read_prose(std::string_view line) {
        if (const auto ids = rest_of(line, "needs"))
            for (std::string& id : words_in(*ids, ' ')) course_.needs.push_back(std::move(id));
    }

    std::optional<Problem> begin(std::string_view title) {
        if (auto problem = finish()) return problem;
        course_.lessons.emplace_back();
        lesson().title = title;
        head_.clear();
        match_.reset();
        part_ = Part::head;
        return std::nullopt;
    }

    std::optional<Problem> read_head(std::string_view line) {
        if (line.empty()) return std::nullopt;
        if (const auto key = rest_of(line, "lesson")) {
            for (const Lesson& each : course_.lessons)
                if (each.key == *key) return fault(say("There is a lesson of this key already."));
            lesson().key = *key;
        } else if (const auto minutes = rest_of(line, "minutes")) {
            lesson().minutes = small_number(*minutes, 0);
        } else {
            (head_ += line) += '\n';
        }
        return std::nullopt;
    }

    // The head has ended: its match begins.
    std::optional<Problem> deal() {
        if (lesson().key.empty() || lesson().key.find(' ') != std::string::npos)
            return fault(say("Before its first step a lesson needs “lesson” and a key."));
        if (lesson().minutes < 1) return fault(say("Before its first step a lesson needs “minutes”."));
        const std::string record = std::string("cardfront-record 1\ngame ") + info().key + ' ' +
                                   std::to_string(info().rules_version) + '\n' + head_;
        auto match = Match::from_record(record + end_of_record(record, 0));
        if (!match) return fault(match.problem().reason);
        match_ = std::move(*match);
        lesson().setup = match_->setup();
        if (learner_of(lesson()) == nobody) return fault(say("A lesson needs a person's seat."));
        part_ = Part::steps;
        return std::nullopt;
    }

    std::optional<Problem> read_step(std::string_view text) {
        if (part_ == Part::head)
            if (auto problem = deal()) return problem;
        if (!lesson().notes.empty() && lesson().notes.back().plays_on)
            return fault(say("After “play on” there is no further step."));
        Note note;
        note.at = lesson().actions.size();
        if (text.substr(0, 1) == "`") {
            const std::size_t end = text.find('`', 1);
            if (end == std::string_view::npos) return fault(say("A code ends with “`”."));
            const std::string_view code = text.substr(1, end - 1);
            note.plays_on = code == "play on";
            if (!note.plays_on)
                if (auto problem = play(code, note)) return problem;
            text = trimmed(text.substr(end + 1));
        }
        note.words = text;
        told_ = !text.empty() || note.plays_on;
        if (told_)
            lesson().notes.push_back(std::move(note));
        else
            silent_ = note;
        return std::nullopt;
    }

    std::optional<Problem> play(std::string_view code, Note& note) {
        const std::size_t blank = code.find(' ');
        const auto seat = parse_number(code.substr(0, blank), most_seats);
        const auto action = blank == std::string_view::npos ? std::nullopt : parse_action(info(), code.substr(blank + 1));
        if (!seat || !action) return fault(say("This is no action: “{line}”.", {{"line", std::string(code)}}));
        if (match_->over()) return fault(say("The game is over before this action."));
        if (static_cast<int>(*seat) != match_->turn() + 1)
            return fault(say("It is the turn of seat {seat}, who could: {choices}",
                             {{"seat", std::to_string(match_->turn() + 1)}, {"choices", choices_of(match_->state())}}));
        const Seat mover = match_->turn();
        note.acts = mover == learner_of(lesson());
        if (const Refusal refused = match_->play(*action))
            return fault(say("Step {number} of lesson “{lesson}”, {action}, breaks rule {rule}. Possible are: {choices}",
                             {{"number", std::to_string(note.at + 1)},
                              {"lesson", lesson().key},
                              {"action", std::string(code)},
                              {"rule", refused.rule},
                              {"choices", choices_of(match_->state())}}));
        lesson().actions.push_back(*action);
        lesson().movers.push_back(mover);
        return std::nullopt;
    }

    // A line below a step: more of its words, or what belongs to it.
    std::optional<Problem> read_more(std::string_view line) {
        if (!told_) { // its words stand on lines of their own
            lesson().notes.push_back(silent_);
            told_ = true;
        }
        Note& note = lesson().notes.back();
        if (line == "free") {
            note.free = true;
        } else if (const auto things = rest_of(line, "points:")) {
            note.points = words_in(*things, ',');
            for (const std::string& thing : note.points)
                if (rest_of(thing, "place") && !place_of(thing))
                    return fault(say("A place is “place AREA SEAT ROW INDEX”, numbers or “-”."));
        } else if (const auto ids = rest_of(line, "teaches:")) {
            note.teaches = words_in(*ids, ' ');
        } else if (const auto answer = rest_of(line, "else:")) {
            add_words(note.otherwise, *answer);
        } else {
            add_words(note.otherwise.empty() ? note.words : note.otherwise, line);
        }
        if (note.free && !note.acts) return fault(say("“free” is for the learner's actions."));
        return std::nullopt;
    }

    // The lesson before this line is whole.
    std::optional<Problem> finish() const {
        if (course_.lessons.empty()) return std::nullopt;
        const Lesson& last = course_.lessons.back();
        if (last.notes.empty())
            return fault(say("Lesson “{lesson}” has no notes.", {{"lesson", last.title}}));
        for (const Note& note : last.notes)
            if (note.words.empty())
                return fault(say("Lesson “{lesson}” has a note without words before action {number}.",
                                 {{"lesson", last.title}, {"number", std::to_string(note.at + 1)}}));
        return std::nullopt;
    }

    std::vector<std::string_view> lines_;
    std::size_t at_ = 0; // lines that are read
    Part part_ = Part::prose;
    Course course_;
    std::string head_;           // of the lesson that is read: its record's
    std::optional<Match> match_; // and that, played so far
    bool told_ = false;          // the last step has a note
    Note silent_;                // or would have this
};

} // namespace

Result<Course> read(int game, std::string_view text) {
    assert(game >= 0 && game < games);
    if (text.size() > most_course_bytes) return Problem{say("This text is too long for lessons.")};
    return CourseReader(game, text).read();
}

Match match_at(const Lesson& lesson, std::size_t actions, const std::string& learner) {
    assert(actions <= lesson.actions.size());
    MatchSetup setup = lesson.setup;
    if (!learner.empty()) setup.players[slot(learner_of(lesson))].name = learner;
    Match match(setup);
    for (std::size_t i = 0; i < actions; ++i) (void)match.play(lesson.actions[i]);
    return match;
}

bool goes_on(const Lesson& lesson, AnyState state, std::size_t from) {
    for (std::size_t i = from; i < lesson.actions.size(); ++i) {
        if (turn(state) != lesson.movers[i] || refusal(state, lesson.actions[i])) return false;
        apply(state, lesson.actions[i], Log{});
    }
    return true;
}

std::optional<Place> place_of(std::string_view pointed) {
    const auto parts = split(pointed, ' ');
    if (parts.size() != 5 || parts[0] != "place") return std::nullopt;
    std::array<int, 4> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = parts[i + 1] == "-" ? -1 : small_number(parts[i + 1], -2);
    if (numbers[0] < 0 || std::any_of(numbers.begin(), numbers.end(), [](int n) { return n < -1 || n > 127; }))
        return std::nullopt;
    return Place{static_cast<std::uint8_t>(numbers[0]), static_cast<std::int8_t>(numbers[1]),
                 static_cast<std::int8_t>(numbers[2]), static_cast<std::int8_t>(numbers[3])};
}

Seat learner_of(const Lesson& lesson) {
    for (const Seat seat : SeatRange(lesson.setup.setup.seats))
        if (lesson.setup.players[slot(seat)].is_person()) return seat;
    return nobody;
}

} // namespace cardfront::lessons
