// Texts in files. Nothing here throws; what goes wrong comes back as a reason.
#pragma once

#include "core/result.h"

#include <optional>
#include <string>

namespace cardfront::terminal {

bool exists(const std::string& path);
std::string program_folder(); // where this program lies; ".": the system does not tell
// The whole of a file, or of standard input for "-". Refuses more than a record may have.
Result<std::string> read_text(const std::string& path);
// Another process sees the old text or the new one, never a part.
std::optional<Problem> write_text(const std::string& path, const std::string& text);

} // namespace cardfront::terminal
