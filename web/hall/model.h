// What a screen says and offers, apart from how it is drawn: the mirror shows it, and a control's id is the
// command that the canvas gives for the same deed.
#pragma once

#include "core/words.h"

#include <string>
#include <vector>

namespace cardfront {

struct Control {
    std::string id{}, label{};
    std::string name{};  // the label for those who hear it out of its group; empty: the label says all
    bool on = false;     // chosen or pressed
    bool toggle = false; // may be on later
    bool enabled = true; // if not, pressing it tells `why`
    bool main = false;   // the one thing to do now
    std::string why{}, hint{};
    char key = 0; // does the same; a capital letter
};

enum class GroupKind : std::uint8_t { buttons, choices, toolbar };

struct Group {
    std::string id{}, label{};
    GroupKind kind = GroupKind::buttons;
    std::vector<Control> controls{};
    bool aside = false;  // it leads away, or is of no turn: the focus does not go there by itself
    std::string about{}; // the thing its controls are for, part of their names; empty: each says all, a
                         // choice with the group's label
};

// Things that lie side by side, to be walked over with the arrow keys. A press is that of the same thing on
// the canvas.
struct Board {
    struct Cell {
        std::string text{}, press{}; // the command; "": nothing
        bool on = false;             // chosen
    };
    std::string label{};
    std::vector<std::vector<Cell>> rows{};
};

struct PageModel {
    std::string screen; // "home", "table"... for styles and tests
    std::string title{}, status{};
    bool passes = false;   // what the status tells goes on by itself, so it is not announced
    std::string answer{};  // to what a person asked (web/screens/questions.h)
    int answer_number = 0; // another number announces it again
    std::string alert{};
    int alert_number = 0; // another number announces the same words again
    bool text_view = false, modal = false;
    bool calls = false;   // somebody waits for a person here: the tab says so
    bool unsaved = false; // something would be lost if the page were closed
    int depth = 0;        // steps back from here to the home screen
    std::vector<Board> boards{};
    std::vector<Section> sections{};
    std::vector<Group> groups{};
    std::vector<std::string> log{};  // the last lines
    std::size_t log_from = 0;        // the number of the first of them
    std::vector<std::string> told{}; // of each of them, what is announced; empty: all as they are

    std::string json() const;
};

} // namespace cardfront
