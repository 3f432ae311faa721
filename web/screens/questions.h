// What a person may ask at any table and at any time, by a key in the mirror or by its button: it is told,
// and stands in the words view until something happens.
#pragma once

#include "core/words.h"
#include "web/hall/model.h"

#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

class Session;
class Table;
struct Shown;

// Where an action leads, by what it would show first. Needs a legal one.
Place leads_to(const Shown& shown, const Action& action);

Group questions();
// Of "mine" in "tell mine"; empty: it is no question.
std::string answer_to(const Session& session, std::string_view word);

// Of each line of the log from that one on, what is announced where little is to be told: an action in its
// brief words, cards drawn and put away as a number, open cards in a row as a list. "": nothing.
std::vector<std::string> told_briefly(const Session& session, std::size_t from);
// The boards and hands of a table, as these eyes see them.
std::vector<Board> boards_of(const Session& session, const Table& table);

} // namespace cardfront
