// The command line as a value, or the reason why it cannot be understood.
#pragma once

#include "core/match/match.h"
#include "tools/terminal/viewpoint.h"

#include <string>
#include <vector>

namespace cardfront::terminal {

struct Command {
    enum class What : unsigned char { help, games, play, resume, replay };
    What what = What::help;
    std::string file;     // play: not there yet, or none; replay: "-" is standard input
    MatchSetup match;     // play: passes check()
    bool json = false;    // replay
    Seat eyes = all_open; // replay
};

// `fresh_seed` is for a match that names none.
Result<Command> parse(const std::vector<std::string>& arguments, std::uint64_t fresh_seed);

// The arguments that start this match anew: "play head-to-head-poker --option type=hold-3 ..."
std::string same_match(const MatchSetup& match);

// "type=hold-3" of a command line; the reason why not.
std::optional<Problem> choose_option(const GameInfo& info, const std::string& text, Setup& setup);
std::string quoted(const std::string& text); // for a shell
std::string level_key(int level);            // "easy", as on the command line

extern const char* const help_text;

} // namespace cardfront::terminal
