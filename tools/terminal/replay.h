// A record told from its first to its last action, in words or as JSON lines.
#pragma once

#include "tools/terminal/arguments.h"
#include "tools/terminal/screen.h"

namespace cardfront::terminal {

// What a record says, up to its first fault.
struct Reading {
    std::optional<Match> match;    // nothing when the fault is before the first action
    std::vector<int> action_lines; // of the text, from 1: where each action stands
    std::optional<Problem> problem;

    // When the fault is an action that a rule forbids:
    Seat seat = nobody;
    std::optional<Action> refused;
    Refusal rule;
};

Reading read_record(const std::string& text);

int replay(const Command& command, const Screen& screen); // the exit code

// In replay_json.cpp: each a JSON line on standard output.
void print_json(const Reading& reading, Seat eyes);

} // namespace cardfront::terminal
