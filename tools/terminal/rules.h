// The numbered rules of a game, as its rules page gives them.
#pragma once

#include "core/match/games.h"
#include "core/rule_texts.h"

#include <string>
#include <string_view>
#include <vector>

namespace cardfront::terminal {

const RuleText* find_rule(std::string_view id); // in any case; null: there is none
std::string rule_title(const RuleText& rule);   // "" where the page gives none
std::string rule_words(std::string_view id);    // "HH-7 A full side. ..."; the id alone when no page has it
std::vector<RuleText> rules_of(const GameInfo& game);

} // namespace cardfront::terminal
