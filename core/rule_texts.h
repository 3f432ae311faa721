// The words of every numbered rule, made at build time from assets/rules/*.md (tools/build/rules.mjs).
#pragma once

#include <span>

namespace cardfront {

// One item `- **HH-11 Betting limits.** Text...` of a rules page, without its marks. UTF-8, static lifetime.
struct RuleText {
    const char* id;    // "HH-11"
    const char* title; // "Betting limits", "" where the page gives none
    const char* text;  // one line
};

// All rules of all games, in the order of the pages (by file name) and of the items on them.
std::span<const RuleText> rule_texts();

} // namespace cardfront
