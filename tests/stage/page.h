// The page but for its window, as tests open it: an empty store, at home. Commands go in as the page gives
// them (web/platform/ears.h), and what is shown, said and asked comes out of the fake platform.
#pragma once

#include "tests/stage/fake_platform.h"
#include "web/hall/app.h"

#include <string>

namespace cardfront::stage {

// Begins anew, whatever was there; `calm`: without sounds and with nothing that moves.
void open_page(bool calm = false);
void close_page();
// The worker answers its latest job as it should, after little thought; false: it has none.
bool answer_job();

// The controls that the mirror shows now and that are no commands (web/hall/command.h), or cannot be used and
// give no reason, a line each; "": none.
std::string faulty_controls();

} // namespace cardfront::stage
