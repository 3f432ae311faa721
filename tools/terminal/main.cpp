// The terminal program: the games' list, a match in words, a record told again. It knows no game by name.
#include "tools/terminal/arguments.h"
#include "tools/terminal/files.h"
#include "tools/terminal/play.h"
#include "tools/terminal/replay.h"
#include "tools/terminal/utf8.h"

#include <cstdio>
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
        screen.line(std::string(info.key) + " — " + info.title, 0, Style::heading);
        screen.line(info.blurb, 2);
        screen.line(info.fewest_seats == info.most_seats
                        ? say("{count} players", {{"count", std::to_string(info.most_seats)}})
                        : say("{fewest} to {most} players", {{"fewest", std::to_string(info.fewest_seats)},
                                                             {"most", std::to_string(info.most_seats)}}),
                    2);
        for (const Option& option : info.options) {
            screen.blank();
            screen.line(say("--option {key}=...   {label}", {{"key", option.key}, {"label", option.label}}),
                        2);
            for (std::size_t i = 0; i < option.choices.size(); ++i) {
                const Choice& choice = option.choices[i];
                const Named label{"label", choice.label};
                const Named help{"help", choice.help};
                const std::string words = i == option.initial
                                              ? say("{label} (unless you say). {help}", {label, help})
                                              : say("{label}. {help}", {label, help});
                screen.beside(std::string("    ") + choice.key, {words}, 20, Style::number);
            }
        }
    }
}

int run(const Command& command) {
    const Screen screen;
    if (const auto* const play = std::get_if<PlayCommand>(&command)) {
        Play(Match(play->match), play->save, screen).run();
    } else if (const auto* const resume = std::get_if<ResumeCommand>(&command)) {
        const Result<std::string> text = read_text(resume->file);
        if (!text) return complain(text.problem().reason), bad_file;
        Result<Match> match = Match::from_record(*text);
        if (!match) {
            complain(
                say("“{file}”, line {line}: {reason} “cardfront replay {file}” tells what is good in it.",
                    {{"file", resume->file},
                     {"line", std::to_string(match.problem().line)},
                     {"reason", match.problem().reason}}));
            return bad_file;
        }
        Play(std::move(*match), resume->file, screen).run();
    } else if (const auto* const record = std::get_if<ReplayCommand>(&command)) {
        return replay(*record, screen);
    } else if (std::holds_alternative<GamesCommand>(command)) {
        list_games(screen);
    } else {
        std::fputs(help_text, stdout);
    }
    return std::fflush(stdout) == 0 ? done : bad_file;
}

} // namespace

int main(int count, char** values) {
    try {
        const Result<Command> command = parse({values + 1, values + count}, fresh_seed());
        if (!command) return complain(command.problem().reason), bad_command;
        return run(*command);
    } catch (const std::exception& fault) { // out of memory; nothing of ours throws
        std::fprintf(stderr, "cardfront: %s\n", fault.what());
        return bad_file;
    }
}
