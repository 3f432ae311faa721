// What a person may ask at any table and at any time, by a key in the mirror or by its button: it is told,
// and stands in the words view until something happens.
#pragma once

#include "web/hall/model.h"

#include <string>
#include <string_view>

namespace cardfront {

class Session;

Group questions();
// Of "mine" in "tell mine"; empty: it is no question.
std::string answer_to(const Session& session, std::string_view word);

} // namespace cardfront
