// Which form of a word goes with a number, by the rule of a catalogue: "nplurals=2; plural=(n != 1);", an
// expression of C over n, as GNU gettext has it (The GNU gettext manual, 11.2.6 "Additional functions for
// plural forms").
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cardfront {

class PluralRule {
  public:
    PluralRule() : PluralRule(2, "n != 1") {} // of English
    // Nothing: it is none, or of the numbers up to 1000 one would have no form. More than so many letters,
    // brackets or forms are none either.
    static std::optional<PluralRule> read(std::string_view text);
    std::size_t forms() const { return forms_; }
    std::size_t form(std::uint64_t number) const; // 0 to forms() - 1

  private:
    PluralRule(std::size_t forms, std::string expression)
        : forms_(forms), expression_(std::move(expression)) {}
    std::size_t forms_;
    std::string expression_;
};

} // namespace cardfront
