// What several screens draw alike.
#pragma once

#include "web/kit/kit.h"
#include "web/model.h"
#include "web/state.h"

#include <string>

namespace cardfront {

// The room of a screen: what notches cover is left out, and on wide screens it is no wider than is good to
// read.
kit::Rect content(float most_width);
// The head of a menu screen: back button and title. Returns what is left below.
kit::Rect draw_head(kit::Rect room, const std::string& title);
// A button that performs its control's command.
void press(const Control& control, kit::Rect r, kit::ButtonLook look = {});
// A row or several of choices of one group, each as wide as it needs, wrapped. Returns the height that they
// take.
float draw_choices(const Group& group, kit::Rect r, bool measure_only = false);

// The hint and the review of the match on the table: in words, and over it. `log` is where the table has left
// room for the log. True while they take all of the screen.
void add_advice(PageModel& model, const App& app);
bool draw_advice(const App& app, const kit::Rect& log);

} // namespace cardfront
