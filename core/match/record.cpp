// The record of a match as text, one fact a line:
//
//   cardfront-record 1
//   game head-to-head-poker 1
//   seed 1234
//   option type rolled     (all that the game has; an older version's record lacks those that came later)
//   seat 1 person Ann
//   seat 2 computer 1 Ada
//   list 1 3 line-warden, 2 pike-rider       (only where the game has lists; a seat without takes the usual)
//   list 2 ...
//   practice no
//   position 37 AAB...     (only where 37 actions came before that cannot be played again)
//   1 deal
//   2 play 30 2 1
//   1 resign               (only as the last of all)
//   end 2 1f0a...
//
// The last line counts the actions and holds the FNV-1a hash of all text before it, so that a cut or altered
// record is known as such. Blank lines do not count, nor do words before the first line and behind the last.
#include "core/match/levels.h"
#include "core/match/lists.h"
#include "core/match/match.h"
#include "core/match/position.h"
#include "core/text/pasted.h"
#include "core/text/sealed.h"
#include "core/text/text.h"

namespace cardfront {

namespace {

constexpr std::string_view record_header = "cardfront-record 1";

// Reads a record line by line, from its header if that is there; the first fault ends it.
class Reader {
  public:
    explicit Reader(std::string_view text) : lines_(lines_of(text)) {
        const auto header = std::find_if(lines_.begin(), lines_.end(),
                                         [](const PastedLine& line) { return line.words == record_header; });
        if (header != lines_.end()) first_ = at_ = static_cast<std::size_t>(header - lines_.begin());
    }

    bool at_end() const { return at_ >= lines_.size(); }
    std::string_view line() const { return at_end() ? std::string_view{} : lines_[at_].words; }
    void advance() { ++at_; }
    // Of the line in the text, from 1; behind the last: of the next.
    int number() const {
        return !at_end() ? lines_[at_].number : lines_.empty() ? 1 : lines_.back().number + 1;
    }
    Problem problem(std::string reason) const {
        if (!explanation_.empty())
            reason = say("{reason} {explanation}", {{"reason", reason}, {"explanation", explanation_}});
        return {std::move(reason), number()};
    }
    // What may be behind every problem from here on.
    void explain(std::string explanation) { explanation_ = std::move(explanation); }

    // All lines of the record before this one, each with its end.
    std::string before() const {
        std::string text;
        for (std::size_t i = first_; i < at_ && i < lines_.size(); ++i) (text += lines_[i].words) += '\n';
        return text;
    }
    // The words after `key` when the line begins with it.
    std::optional<std::string_view> after(std::string_view key) const { return rest_of(line(), key); }

  private:
    std::vector<PastedLine> lines_;
    std::size_t first_ = 0, at_ = 0;
    std::string explanation_;
};

std::optional<Problem> read_game(Reader& in, MatchSetup& setup) {
    if (in.line() != record_header)
        return in.problem(say("This is not a Cardfront record: it does not begin with “{header}”.",
                              {{"header", std::string(record_header)}}));
    in.advance();
    const auto words = in.after("game");
    const auto parts = split(words.value_or(""), ' ');
    if (!words || parts.size() != 2)
        return in.problem(say("Here the game and the version of its rules should stand."));
    setup.game = find_game(parts[0]);
    if (setup.game < 0)
        return in.problem(say("There is no game “{game}”.", {{"game", std::string(parts[0])}}));
    const GameInfo& info = game_info(setup.game);
    const auto version = parse_number(parts[1], 1000000);
    if (!version) return in.problem(say("Here the game and the version of its rules should stand."));
    if (static_cast<int>(*version) != info.rules_version)
        in.explain(say("It was made with version {theirs} of the rules; this program has version {ours}.",
                       {{"theirs", std::string(parts[1])}, {"ours", std::to_string(info.rules_version)}}));
    in.advance();
    const auto seed = parse_number(in.after("seed").value_or(""), ~std::uint64_t{0});
    if (!seed) return in.problem(say("Here the seed should stand, a whole number."));
    setup.setup.seed = *seed;
    in.advance();
    if (const auto seat = in.after("first")) { // only where somebody was to begin
        const auto first = parse_number(*seat, most_seats);
        if (!first || *first < 1) return in.problem(say("Here the seat that begins should stand."));
        setup.setup.first = static_cast<Seat>(*first - 1);
        in.advance();
    }
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        const Option& option = info.options[i];
        const auto choice = in.after(std::string("option ") + option.key);
        if (!choice && option.is_unknown_to(static_cast<int>(*version))) {
            setup.setup.options[i] = option.absent;
            continue;
        }
        if (!choice)
            return in.problem(say("Here the option “{option}” should stand.", {{"option", option.key}}));
        const auto found = std::find_if(option.choices.begin(), option.choices.end(),
                                        [&](const Choice& each) { return each.key == *choice; });
        if (found == option.choices.end())
            return in.problem(say("The option “{option}” has no choice “{choice}”.",
                                  {{"option", option.key}, {"choice", std::string(*choice)}}));
        setup.setup.options[i] = static_cast<std::uint8_t>(found - option.choices.begin());
        in.advance();
    }
    return std::nullopt;
}

// The first records counted three levels: 0 Easy, 1 Normal, 2 Hard.
std::optional<int> read_level(std::string_view words) {
    for (int level = 0; level < levels; ++level)
        if (words == level_of(level).key || (level > 0 && level < 4 && words == std::to_string(level - 1)))
            return level;
    return std::nullopt;
}

std::optional<Problem> read_lists(Reader& in, MatchSetup& setup) {
    const GameInfo& info = game_info(setup.game);
    for (std::size_t seat = 0; info.shelf != nullptr && seat < setup.setup.seats; ++seat) {
        const auto text = in.after("list " + std::to_string(seat + 1));
        if (!text) continue;
        auto list = read_list(info.shelf(), *text);
        if (!list) return in.problem(list.problem().reason);
        setup.setup.lists[seat] = *list;
        if (auto problem = check_lists(info, setup.setup)) return in.problem(problem->reason);
        in.advance();
    }
    return std::nullopt;
}

std::optional<Problem> read_players(Reader& in, MatchSetup& setup) {
    std::uint8_t seats = 0;
    for (; seats < most_seats; ++seats, in.advance()) {
        const auto words = in.after("seat " + std::to_string(seats + 1));
        if (!words) break;
        Player& player = setup.players[seats];
        const auto parts = split(*words, ' ');
        std::size_t name_at = 0;
        if (parts[0] == "person" && parts.size() >= 2) {
            name_at = 7;
        } else if (parts[0] == "computer" && parts.size() >= 3) {
            const auto level = read_level(parts[1]);
            if (!level) return in.problem(say("There is no such level of the computer."));
            player.level = *level;
            name_at = 9 + parts[1].size() + 1;
        } else {
            return in.problem(say("A seat is “person NAME” or “computer LEVEL NAME”."));
        }
        player.name = words->substr(name_at);
    }
    setup.setup.seats = seats;
    if (auto problem = read_lists(in, setup)) return problem;
    const auto practice = in.after("practice");
    if (practice != "yes" && practice != "no")
        return in.problem(say("Here “practice yes” or “practice no” should stand."));
    setup.practice = *practice == "yes";
    if (auto problem = check(setup)) return in.problem(problem->reason);
    in.advance();
    return std::nullopt;
}

// From the beginning, or from a position that is told.
Result<Match> begin_match(Reader& in, const MatchSetup& setup) {
    const auto words = in.after("position");
    if (!words) return Match(setup);
    const auto parts = split(*words, ' ');
    const auto earlier = parse_number(parts[0], most_record_bytes);
    const auto position = parts.size() == 2 && earlier ? read_position(setup.game, parts[1]) : std::nullopt;
    if (!position) return in.problem(say("This position cannot be played on."));
    in.advance();
    return Match(setup, *position, *earlier);
}

std::optional<Problem> read_actions(Reader& in, Match& match) {
    while (!in.after("end")) {
        if (in.at_end()) return in.problem(say("The record is cut: its last line is missing."));
        const std::string_view line = in.line();
        const std::size_t blank = line.find(' ');
        const auto seat = parse_number(line.substr(0, blank), most_seats);
        const auto action = blank == std::string_view::npos
                                ? std::nullopt
                                : parse_action(match.info(), line.substr(blank + 1));
        if (!seat || *seat < 1 || !action)
            return in.problem(
                say("This is no action: “{line}”.", {{"line", std::string(line.substr(0, 60))}}));
        if (match.over()) return in.problem(say("The game is over before this action."));
        if (static_cast<int>(*seat) != match.turn() + 1)
            return in.problem(say("It is not the turn of seat {seat}.", {{"seat", std::to_string(*seat)}}));
        if (*action == resignation && match.is_person(match.turn()))
            match.resign();
        else if (const Refusal refused = match.play(*action))
            return in.problem(say("This action is not allowed: rule {rule}.", {{"rule", refused.rule}}));
        in.advance();
    }
    return std::nullopt;
}

// Into `match` comes all that can be played, also where there is a problem.
std::optional<Problem> read_match(std::string_view text, std::optional<Match>& match) {
    if (text.size() > most_record_bytes) return Problem{say("This text is too long for a record.")};
    Reader in(text);
    MatchSetup setup;
    if (auto problem = read_game(in, setup)) return problem;
    if (auto problem = read_players(in, setup)) return problem;
    auto begun = begin_match(in, setup);
    if (!begun) return begun.problem();
    match = std::move(*begun);
    if (auto problem = read_actions(in, *match)) return problem;
    const std::string end = end_of_record(in.before(), match->steps().size());
    if (in.line() != std::string_view(end).substr(0, end.size() - 1))
        return in.problem(say("The record was altered or cut: its checksum does not match."));
    return std::nullopt;
}

// As it stands, which is how our programs wrote it, whatever the names in it; else cleaned.
std::optional<Problem> read_pasted(std::string_view text, std::optional<Match>& match) {
    auto problem = read_match(text, match);
    if (!problem || text.size() > most_record_bytes) return problem;
    const std::string clean = clean_paste(text);
    return clean == text ? problem : read_match(clean, match);
}

} // namespace

std::string head_of_record(const MatchSetup& match_setup) {
    const GameInfo& info = game_info(match_setup.game);
    const Setup& setup = match_setup.setup;
    std::string out(record_header);
    const auto line = [&](const std::string& text) { (out += '\n') += text; };
    line(std::string("game ") + info.key + ' ' + std::to_string(info.rules_version));
    line("seed " + std::to_string(setup.seed));
    if (setup.first != nobody) line("first " + std::to_string(setup.first + 1));
    for (std::size_t i = 0; i < info.options.size(); ++i)
        line(std::string("option ") + info.options[i].key + ' ' +
             info.options[i].choices[setup.options[i]].key);
    for (std::size_t seat = 0; seat < setup.seats; ++seat) {
        const Player& player = match_setup.players[seat];
        line(
            "seat " + std::to_string(seat + 1) +
            (player.is_person() ? " person " : std::string(" computer ") + level_of(player.level).key + ' ') +
            player.name);
    }
    if (info.shelf != nullptr)
        for (std::size_t seat = 0; seat < setup.seats; ++seat)
            if (!setup.lists[seat].empty())
                line("list " + std::to_string(seat + 1) + ' ' + list_text(info.shelf(), setup.lists[seat]));
    line(match_setup.practice ? "practice yes" : "practice no");
    return out += '\n';
}

std::string line_of_record(const GameInfo& info, const Step& step) {
    return std::to_string(step.seat + 1) + ' ' + action_code(info, step.action) + '\n';
}

std::string end_of_record(std::string_view text, std::size_t actions) {
    return seal_of(text, "end " + std::to_string(actions));
}

std::string Match::record() const {
    std::string out = head_of_record(setup_);
    if (earlier_)
        out += "position " + std::to_string(*earlier_) + ' ' + position_text(snapshots_.front()) + '\n';
    for (const Step& step : steps_) out += line_of_record(info(), step);
    return out + end_of_record(out, steps_.size());
}

Result<Match> Match::from_record(std::string_view text) {
    std::optional<Match> match;
    if (auto problem = read_pasted(text, match)) return std::move(*problem);
    return std::move(*match);
}

std::optional<Match> Match::playable_part(std::string_view text) {
    std::optional<Match> match;
    read_pasted(text, match);
    return match;
}

std::string other_rules_words(std::string_view record) {
    const std::string clean = clean_paste(record);
    Reader in(clean);
    if (in.line() == record_header) in.advance();
    const auto words = split(in.after("game").value_or(""), ' ');
    const int game = find_game(words[0]);
    if (game < 0 || words.size() != 2) return {};
    const int ours = game_info(game).rules_version;
    if (parse_number(words[1], 1000000) == static_cast<std::uint64_t>(ours)) return {};
    return say("It was made with version {theirs} of the rules, and was played again by version {ours}.",
               {{"theirs", std::string(words[1])}, {"ours", std::to_string(ours)}});
}

bool intact_record(std::string_view text) {
    Reader in(text);
    while (!in.at_end() && !in.after("end")) in.advance();
    const auto words = split(in.after("end").value_or(""), ' ');
    const auto count = parse_number(words[0], most_record_bytes);
    if (!count) return false;
    const std::string end = end_of_record(in.before(), *count);
    return in.line() == std::string_view(end).substr(0, end.size() - 1);
}

} // namespace cardfront
