#include "tools/terminal/rules.h"

#include "core/words.h"

#include <algorithm>

namespace cardfront::terminal {

namespace {

std::string upper(std::string_view text) {
    std::string out(text);
    for (char& c : out)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return out;
}

} // namespace

const RuleText* find_rule(std::string_view id) {
    const std::string wanted = upper(id);
    for (const RuleText& rule : rule_texts())
        if (wanted == rule.id) return &rule;
    return nullptr;
}

// Languages have titles under their numbers (tools/build/words.mjs).
std::string rule_title(const RuleText& rule) {
    if (*rule.title == '\0') return {};
    const std::string number = std::string(rule.id) + ' ';
    return say(number + rule.title).substr(number.size());
}

std::string rule_words(std::string_view id) {
    const RuleText* const rule = find_rule(id);
    if (rule == nullptr) return std::string(id);
    const std::string title = rule_title(*rule);
    if (title.empty()) return say("{id}: {text}", {{"id", rule->id}, {"text", say(rule->text)}});
    return say("{id} {title}: {text}", {{"id", rule->id}, {"title", title}, {"text", say(rule->text)}});
}

std::vector<RuleText> rules_of(const GameInfo& game) {
    const std::string letters = std::string(game.rule_prefix) + '-';
    std::vector<RuleText> out;
    for (const RuleText& rule : rule_texts())
        if (std::string_view(rule.id).substr(0, letters.size()) == letters) out.push_back(rule);
    return out;
}

} // namespace cardfront::terminal
