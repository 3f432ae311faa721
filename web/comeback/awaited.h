// Saved games whose ends are to be counted: all that were played at this screen and have not ended yet. A
// result that the full store refused, or that a page which was closed has never counted, is found again by
// them: the saved game is there, and is over. Kept under the key "awaited", an id a line.
#pragma once

#include "web/comeback/history.h"
#include "web/store/notes.h"
#include "web/store/saves.h"

#include <string>

namespace cardfront::comeback {

void await_end(Notes& notes, const std::string& save);
void await_no_more(Notes& notes, const std::string& save);

// The person of that game has had a hint: its end will count as one with hints. Kept under the key "hinted".
void note_hint(Notes& notes, const std::string& save);
bool had_hint(const Notes& notes, const std::string& save);

// What the person of a match plays, by name; "": nothing that has one.
using SideOf = std::string (*)(const Match& match);

// Counts the match that has ended, `unix_ms` being then; nothing: it does not count, or did already. What
// the store refuses of it is awaited on.
std::optional<Played> count(History& history, Notes& notes, const Match& match, const std::string& save,
                            std::uint64_t unix_ms, std::string side);
// Counts what has ended and is not counted: of the games that are awaited, and of deals that were begun.
// All but `open`, which is on the table.
void find_ends(History& history, Notes& notes, const Saves& saves, std::string_view open, SideOf side_of);

} // namespace cardfront::comeback
