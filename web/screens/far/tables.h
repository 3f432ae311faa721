// What the files of tables that lie at several pages have of each other: the screen of all of them, and
// notices.
#pragma once

#include "web/hall/app.h"
#include "web/kit/geometry.h"

#include <span>
#include <string>

namespace cardfront::far {

PageModel tables_model(const App& app);
void draw_tables(const App& app);

// Words with what can be done about it beside them, or below where it is narrow.
float notice_height(const std::string& words, std::span<const Control> controls, float width);
void draw_notice(const std::string& words, std::span<const Control> controls, const kit::Rect& r);

} // namespace cardfront::far
