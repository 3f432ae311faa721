#include "tools/terminal/arguments.h"

#include "core/mind/computer.h"
#include "core/text/text.h"
#include "tools/terminal/files.h"

#include <algorithm>

namespace cardfront::terminal {

const char* const help_text = phrase(R"(cardfront: tactical card games in the terminal

cardfront games                the games, their options and choices
cardfront play GAME [...]      play; GAME as “cardfront games” names it
  --option KEY=CHOICE            of the game, may be given for each of its options
  --player NAME                  the next seat is a person's
  --computer LEVEL               the next seat is the computer's: beginner, easy, normal,
                                 hard, expert or master
  --seats N                      how many play; the computer takes the seats that are left
  --seed N                       the same seed and the same actions give the same game
  --practice                     undo as far as you like
  --save FILE                    write the record after every action, into a new file
cardfront resume FILE          go on with a saved match; it is saved in the same file
cardfront replay FILE          tell a record in words; “-” reads standard input
  --json                         one JSON object on each line
  --seat N                       only what seat N may know; 0: only what an onlooker may
cardfront help                 this text
  --lang LANGUAGE                anywhere: all is told in it

Several people at one terminal: the screen is cleared before another person's hidden cards are shown.
Colours: only on a terminal, and never when NO_COLOR is set.
Exit code: 0 done; 1 a record is bad, or a file cannot be read or written; 2 the command is not understood.
)");

namespace {

using Arguments = std::vector<std::string>;

std::string lower(std::string_view text) {
    std::string out(text);
    for (char& c : out)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return out;
}

std::string listed(const std::vector<std::string>& items) {
    std::string out;
    for (const std::string& item : items) out += (out.empty() ? "" : ", ") + item;
    return out;
}

std::string game_keys() {
    std::vector<std::string> keys;
    keys.reserve(games);
    for (int game = 0; game < games; ++game) keys.emplace_back(game_info(game).key);
    return listed(keys);
}

// Walks the arguments; a flag's value is the argument behind it.
class Walk {
  public:
    Walk(const Arguments& all, std::size_t at) : all_(all), at_(at) {}
    bool done() const { return at_ >= all_.size(); }
    const std::string& take() { return all_[at_++]; }
    std::optional<std::string> value() {
        if (done()) return std::nullopt;
        return take();
    }

  private:
    const Arguments& all_;
    std::size_t at_;
};

Problem without_value(const std::string& flag) {
    return {say("After {flag} something is missing; “cardfront help” shows what.", {{"flag", flag}})};
}
Problem unknown(const std::string& argument, const std::string& allowed) {
    return {say("“{argument}” is not known here. Allowed: {allowed}.",
                {{"argument", argument}, {"allowed", allowed}})};
}

std::optional<Problem> add_person(const std::string& text, std::vector<Player>& players) {
    const std::string name = clean_name(text);
    if (name.empty() || name != text)
        return Problem{say("“{name}” cannot be a name: up to {most} bytes, no blanks around it.",
                           {{"name", text}, {"most", std::to_string(most_name_bytes)}})};
    for (const Player& other : players)
        if (other.name == name)
            return Problem{
                say("Two players are called “{name}”; give them different names.", {{"name", name}})};
    players.push_back({name, -1});
    return std::nullopt;
}

std::optional<Problem> add_computer(const std::string& text, std::vector<Player>& players) {
    std::vector<std::string> allowed;
    for (int level = 0; level < levels; ++level) {
        allowed.push_back(level_key(level));
        if (allowed.back() != lower(text)) continue;
        const auto taken = [&](const std::string& name) {
            return std::any_of(players.begin(), players.end(),
                               [&](const Player& each) { return each.name == name; });
        };
        std::string name = say("Computer");
        for (int number = 2; taken(name); ++number)
            name = say("Computer {number}", {{"number", std::to_string(number)}});
        players.push_back({name, level});
        return std::nullopt;
    }
    return Problem{say("The computer has no level “{level}”. Allowed: {allowed}.",
                       {{"level", text}, {"allowed", listed(allowed)}})};
}

// Fills the seats that nobody was named for: one person if there is nobody at all, then the computer.
std::optional<Problem> fill_seats(std::optional<int> wanted, std::vector<Player>& players,
                                  MatchSetup& match) {
    const GameInfo& info = game_info(match.game);
    const int named = static_cast<int>(players.size());
    const int seats = wanted.value_or(std::max(named, info.seating.fewest));
    if (!info.seats(seats))
        return Problem{say("{game} is for {fewest} to {most} players, not {count}.",
                           {{"game", say(info.title)},
                            {"fewest", std::to_string(info.seating.fewest)},
                            {"most", std::to_string(info.seating.most)},
                            {"count", std::to_string(seats)}})};
    if (named > seats)
        return Problem{say("{named} players are named for {seats} seats.",
                           {{"named", std::to_string(named)}, {"seats", std::to_string(seats)}})};
    if (players.empty()) players.push_back({say("You"), -1});
    while (static_cast<int>(players.size()) < seats)
        if (auto problem = add_computer(level_key(usual_level), players)) return problem;
    match.setup.seats = static_cast<std::uint8_t>(seats);
    std::copy(players.begin(), players.end(), match.players.begin());
    return std::nullopt;
}

Result<Command> parse_play(const Arguments& arguments, std::uint64_t fresh_seed) {
    const std::string allowed = "--option, --player, --computer, --seats, --seed, --practice, --save";
    if (arguments.size() < 2) return Problem{say("Play what? Games: {games}.", {{"games", game_keys()}})};
    Command command;
    command.what = Command::What::play;
    command.match.game = find_game(arguments[1]);
    if (command.match.game < 0)
        return Problem{say("There is no game “{game}”. Games: {games}.",
                           {{"game", arguments[1]}, {"games", game_keys()}})};
    const GameInfo& info = game_info(command.match.game);
    for (std::size_t i = 0; i < info.options.size(); ++i)
        command.match.setup.options[i] = info.options[i].usual;
    command.match.setup.seed = fresh_seed;
    std::vector<Player> players;
    std::optional<int> seats;
    Walk walk(arguments, 2);
    while (!walk.done()) {
        const std::string& flag = walk.take();
        if (flag == "--practice") {
            command.match.practice = true;
            continue;
        }
        if (("," + allowed + ",").find(flag + ",") == std::string::npos || flag.rfind("--", 0) != 0)
            return unknown(flag, allowed);
        const auto value = walk.value();
        if (!value) return without_value(flag);
        std::optional<Problem> problem;
        if (flag == "--option") problem = choose_option(info, *value, command.match.setup);
        if (flag == "--player") problem = add_person(*value, players);
        if (flag == "--computer") problem = add_computer(*value, players);
        if (flag == "--seats" || flag == "--seed") {
            const auto number = parse_number(*value, flag == "--seats" ? 99 : ~std::uint64_t{0});
            if (!number)
                problem = Problem{
                    say("“{text}” is no number that {flag} can have.", {{"text", *value}, {"flag", flag}})};
            else if (flag == "--seats")
                seats = static_cast<int>(*number);
            else
                command.match.setup.seed = *number;
        }
        if (flag == "--save") {
            command.file = *value;
            if (exists(*value))
                problem =
                    Problem{say("“{file}” is there already. Go on with it by “cardfront resume {file}”, or "
                                "name another file.",
                                {{"file", *value}})};
        }
        if (problem) return *problem;
    }
    if (auto problem = fill_seats(seats, players, command.match)) return *problem;
    if (auto problem = check(command.match)) return *problem;
    return command;
}

Result<Command> parse_resume(const Arguments& arguments) {
    if (arguments.size() < 2) return Problem{say("Resume which file?")};
    if (arguments.size() > 2) return unknown(arguments[2], say("one file"));
    Command command;
    command.what = Command::What::resume;
    command.file = arguments[1];
    return command;
}

Result<Command> parse_replay(const Arguments& arguments) {
    const std::string allowed = say("--json, --seat, one file");
    Command command;
    command.what = Command::What::replay;
    Walk walk(arguments, 1);
    while (!walk.done()) {
        const std::string& argument = walk.take();
        if (argument == "--json") {
            command.json = true;
        } else if (argument == "--seat") {
            const auto value = walk.value();
            if (!value) return without_value(argument);
            const auto seat = parse_number(*value, most_seats);
            if (!seat)
                return Problem{say("“{text}” is no seat: 1 to {most}, or 0 for an onlooker.",
                                   {{"text", *value}, {"most", std::to_string(most_seats)}})};
            command.eyes = static_cast<Seat>(static_cast<int>(*seat) - 1);
        } else if (command.file.empty() && (argument == "-" || argument.rfind('-', 0) != 0)) {
            command.file = argument;
        } else {
            return unknown(argument, allowed);
        }
    }
    if (command.file.empty()) return Problem{say("Replay which record? A file, or “-” for standard input.")};
    return command;
}

} // namespace

std::optional<Problem> choose_option(const GameInfo& info, const std::string& text, Setup& setup) {
    const std::size_t sign = text.find('=');
    const std::string key = text.substr(0, sign);
    std::vector<std::string> keys;
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        const Option& option = info.options[i];
        keys.emplace_back(option.key);
        if (option.key != key) continue;
        const std::string wanted = sign == std::string::npos ? std::string{} : text.substr(sign + 1);
        std::vector<std::string> choices;
        for (std::size_t c = 0; c < option.choices.size(); ++c) {
            choices.emplace_back(option.choices[c].key);
            if (choices.back() != wanted) continue;
            setup.options[i] = static_cast<std::uint8_t>(c);
            return std::nullopt;
        }
        return Problem{say("The option “{option}” has no choice “{choice}”. Allowed: {allowed}.",
                           {{"option", key}, {"choice", wanted}, {"allowed", listed(choices)}})};
    }
    return Problem{say("{game} has no option “{option}”. Allowed: {allowed}.",
                       {{"game", say(info.title)}, {"option", key}, {"allowed", listed(keys)}})};
}

Result<Command> parse(const std::vector<std::string>& arguments, std::uint64_t fresh_seed) {
    if (arguments.empty()) return Command{};
    const std::string& name = arguments[0];
    if (name == "play") return parse_play(arguments, fresh_seed);
    if (name == "resume") return parse_resume(arguments);
    if (name == "replay") return parse_replay(arguments);
    if (name == "help" || name == "--help" || name == "-h") return Command{};
    if (name != "games") return unknown(name, "games, play, resume, replay, help");
    if (arguments.size() > 1) return unknown(arguments[1], say("nothing more"));
    Command command;
    command.what = Command::What::games;
    return command;
}

std::string quoted(const std::string& text) {
    const char* const harmless = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./-";
    if (!text.empty() && text.find_first_not_of(harmless) == std::string::npos) return text;
    std::string out = "'";
    for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + "'";
}

std::string level_key(int level) {
    return level_of(level).key;
}

std::string same_match(const MatchSetup& match) {
    const GameInfo& info = game_info(match.game);
    std::string out = std::string("play ") + info.key;
    for (std::size_t i = 0; i < info.options.size(); ++i)
        if (match.setup.options[i] != info.options[i].usual)
            out += std::string(" --option ") + info.options[i].key + '=' +
                   info.options[i].choices[match.setup.options[i]].key;
    for (std::size_t seat = 0; seat < match.setup.seats; ++seat) {
        const Player& player = match.players[seat];
        out += player.is_person() ? " --player " + quoted(player.name)
                                  : " --computer " + level_key(player.level);
    }
    out += " --seed " + std::to_string(match.setup.seed);
    return match.practice ? out + " --practice" : out;
}

} // namespace cardfront::terminal
