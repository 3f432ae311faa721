// The command line as a value, or the reason why it cannot be understood.
#pragma once

#include "core/match.h"
#include "tools/terminal/viewpoint.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace cardfront::terminal {

struct HelpCommand {};
struct GamesCommand {};
struct PlayCommand {
    MatchSetup match; // passes check()
    std::string save; // a file that is not there yet, or none
};
struct ResumeCommand {
    std::string file;
};
struct ReplayCommand {
    std::string file; // "-": standard input
    bool json = false;
    Viewpoint eyes;
};
using Command = std::variant<HelpCommand, GamesCommand, PlayCommand, ResumeCommand, ReplayCommand>;

// `fresh_seed` is for a match that names none.
Result<Command> parse(const std::vector<std::string>& arguments, std::uint64_t fresh_seed);

// The arguments that start this match anew: "play head-to-head-poker --option type=hold-3 ..."
std::string same_match(const MatchSetup& match);

std::string quoted(const std::string& text); // for a shell
std::string level_key(int level);            // "easy", as on the command line

extern const char* const help_text;

} // namespace cardfront::terminal
