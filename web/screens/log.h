// The log of a match, beside the table or over it.
#pragma once

#include "web/hall/app.h"
#include "web/kit/geometry.h"

namespace cardfront {

// The newest at the bottom. What the pointer is on lights up what it speaks of (TableScreen::lit_line); a
// press shows the routine behind a line, or puts it away.
void draw_log(App& app, kit::Rect r, bool over_table);
// Where there is no room for it beside the table.
void draw_log_over(App& app);

} // namespace cardfront
