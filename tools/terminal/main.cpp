// The terminal program: the games' list, a match in words, a record told again. It knows no game by name.
#include "core/language.h"
#include "tools/terminal/arguments.h"
#include "tools/terminal/files.h"
#include "tools/terminal/play.h"
#include "tools/terminal/replay.h"
#include "tools/terminal/utf8.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <random>

namespace {

using namespace cardfront;
using namespace cardfront::terminal;

enum ExitCode { done = 0, bad_file = 1, bad_command = 2 };

std::uint64_t fresh_seed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

void complain(const std::string& reason) {
    std::fflush(stdout);
    std::fprintf(stderr, "%s\n", printable("cardfront: " + reason).c_str());
}

void list_games(const Screen& screen) {
    for (int game = 0; game < games; ++game) {
        const GameInfo& info = game_info(game);
        if (game > 0) screen.blank();
        screen.line(std::string(info.key) + " — " + say(info.title), 0, Style::heading);
        screen.line(say(info.blurb), 2);
        screen.line(info.seating.fewest == info.seating.most
                        ? say("{count} players", {{"count", std::to_string(info.seating.most)}})
                    : info.seating.even
                        ? say("{fewest} or {most} players", {{"fewest", std::to_string(info.seating.fewest)},
                                                             {"most", std::to_string(info.seating.most)}})
                        : say("{fewest} to {most} players", {{"fewest", std::to_string(info.seating.fewest)},
                                                             {"most", std::to_string(info.seating.most)}}),
                    2);
        for (const Option& option : info.options) {
            screen.blank();
            screen.line(
                say("--option {key}=...   {label}", {{"key", option.key}, {"label", say(option.label)}}), 2);
            for (std::size_t i = 0; i < option.choices.size(); ++i) {
                const Choice& choice = option.choices[i];
                const Named label{"label", say(choice.label)};
                const Named help{"help", say(choice.help)};
                const std::string words = i == option.usual
                                              ? say("{label} (unless you say). {help}", {label, help})
                                              : say("{label}. {help}", {label, help});
                screen.beside(std::string("    ") + choice.key, {words}, 20, Style::number);
            }
        }
    }
}

int resume(const std::string& file, const Screen& screen) {
    const Result<std::string> text = read_text(file);
    if (!text) {
        complain(text.problem().reason);
        return bad_file;
    }
    Result<Match> match = Match::from_record(*text);
    if (!match) {
        complain(say("“{file}”, line {line}: {reason} “cardfront replay {file}” tells what is good in it.",
                     {{"file", file},
                      {"line", std::to_string(match.problem().line)},
                      {"reason", match.problem().reason}}));
        return bad_file;
    }
    Play(std::move(*match), file, screen).run();
    return done;
}

// Takes “--lang LANGUAGE” out of the arguments: its sentences lie beside the program, or where
// CARDFRONT_WORDS says.
std::optional<Problem> choose_language(std::vector<std::string>& arguments) {
    const auto flag = std::find(arguments.begin(), arguments.end(), "--lang");
    if (flag == arguments.end()) return std::nullopt;
    if (flag + 1 == arguments.end()) return Problem{say("After --lang the name of a language is missing.")};
    const std::string name = *(flag + 1);
    arguments.erase(flag, flag + 2);
    if (name == "en") return std::nullopt;
    const char* const folder = std::getenv("CARDFRONT_WORDS"); // NOLINT(concurrency-mt-unsafe): one thread
    Result<std::string> text =
        read_text((folder == nullptr ? program_folder() : folder) + "/words-" + name + ".txt");
    if (!text) return Problem{say("“{language}” is not spoken here.", {{"language", name}})};
    Result<Catalogue> catalogue = Catalogue::read(std::move(*text));
    if (!catalogue) return catalogue.problem();
    speak(std::move(*catalogue));
    return std::nullopt;
}

int run(const Command& command) {
    const Screen screen;
    switch (command.what) {
    case Command::What::help: std::fputs(say(help_text).c_str(), stdout); break;
    case Command::What::games: list_games(screen); break;
    case Command::What::play: Play(Match(command.match), command.file, screen).run(); break;
    case Command::What::resume: return resume(command.file, screen);
    case Command::What::replay: return replay(command, screen);
    }
    return done;
}

} // namespace

int main(int count, char** values) {
    try {
        std::vector<std::string> arguments(values + 1, values + count);
        if (const auto problem = choose_language(arguments)) {
            complain(problem->reason);
            return bad_command;
        }
        const Result<Command> command = parse(arguments, fresh_seed());
        if (!command) {
            complain(command.problem().reason);
            return bad_command;
        }
        return run(*command);
    } catch (const std::exception& fault) { // out of memory; nothing of ours throws
        std::fprintf(stderr, "cardfront: %s\n", fault.what());
        return bad_file;
    }
}
