#include "core/text/plural.h"

#include "core/text/text.h"

#include <array>

namespace cardfront {

namespace {

constexpr std::size_t most_forms = 6, most_letters = 400;
constexpr int deepest = 40; // of brackets and what else nests

// Reads an expression and works it out at once; both sides of a choice are read, one counts.
class Evaluator {
  public:
    Evaluator(std::string_view text, std::uint64_t number) : text_(text), n_(number) {}
    std::optional<std::uint64_t> whole() {
        const std::uint64_t value = choice();
        skip();
        if (failed_ || at_ != text_.size()) return std::nullopt;
        return value;
    }

  private:
    struct Operator {
        std::string_view sign;
        std::uint64_t (*of)(std::uint64_t one, std::uint64_t other);
    };
    // From what binds least to what binds most; of two that begin alike the longer one first.
    static constexpr std::array<std::array<Operator, 4>, 6> levels{{
        {{{"||", [](auto a, auto b) -> std::uint64_t { return a != 0 || b != 0 ? 1 : 0; }}}},
        {{{"&&", [](auto a, auto b) -> std::uint64_t { return a != 0 && b != 0 ? 1 : 0; }}}},
        {{{"==", [](auto a, auto b) -> std::uint64_t { return a == b ? 1 : 0; }},
          {"!=", [](auto a, auto b) -> std::uint64_t { return a != b ? 1 : 0; }}}},
        {{{"<=", [](auto a, auto b) -> std::uint64_t { return a <= b ? 1 : 0; }},
          {">=", [](auto a, auto b) -> std::uint64_t { return a >= b ? 1 : 0; }},
          {"<", [](auto a, auto b) -> std::uint64_t { return a < b ? 1 : 0; }},
          {">", [](auto a, auto b) -> std::uint64_t { return a > b ? 1 : 0; }}}},
        {{{"+", [](auto a, auto b) -> std::uint64_t { return a + b; }},
          {"-", [](auto a, auto b) -> std::uint64_t { return a - b; }}}},
        {{{"*", [](auto a, auto b) -> std::uint64_t { return a * b; }},
          {"/", [](auto a, auto b) -> std::uint64_t { return a / b; }},
          {"%", [](auto a, auto b) -> std::uint64_t { return a % b; }}}},
    }};

    std::uint64_t fail() {
        failed_ = true;
        return 0;
    }
    void skip() {
        while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    }
    bool take(std::string_view sign) {
        skip();
        if (sign.empty() || text_.substr(at_, sign.size()) != sign) return false;
        at_ += sign.size();
        return true;
    }
    std::uint64_t choice() { // NOLINT(misc-no-recursion): no deeper than `deepest`
        if (failed_ || ++depth_ > deepest) return fail();
        const std::uint64_t asked = binary(0);
        std::uint64_t value = asked;
        if (take("?")) {
            const std::uint64_t one = choice();
            if (!take(":")) return fail();
            const std::uint64_t other = choice();
            value = asked != 0 ? one : other;
        }
        --depth_;
        return value;
    }
    std::uint64_t binary(std::size_t level) { // NOLINT(misc-no-recursion)
        if (level == levels.size()) return unary();
        std::uint64_t value = binary(level + 1);
        while (!failed_) {
            const Operator* found = nullptr;
            for (const Operator& each : levels[level])
                if (found == nullptr && take(each.sign)) found = &each;
            if (found == nullptr) break;
            const std::uint64_t other = binary(level + 1);
            if (other == 0 && (found->sign == "/" || found->sign == "%")) return fail();
            value = found->of(value, other);
        }
        return value;
    }
    std::uint64_t unary() { // NOLINT(misc-no-recursion)
        if (failed_ || ++depth_ > deepest) return fail();
        std::uint64_t value = 0;
        if (take("!")) {
            value = unary() == 0 ? 1 : 0;
        } else if (take("(")) {
            value = choice();
            if (!take(")")) return fail();
        } else if (take("n")) {
            value = n_;
        } else {
            const std::size_t from = at_;
            while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9') ++at_;
            const auto number = parse_number(text_.substr(from, at_ - from), 1'000'000);
            if (!number) return fail();
            value = *number;
        }
        --depth_;
        return value;
    }

    std::string_view text_;
    std::uint64_t n_;
    std::size_t at_ = 0;
    int depth_ = 0;
    bool failed_ = false;
};

// What stands behind the name and its "=", up to the ";".
std::optional<std::string_view> value_of(std::string_view text, std::string_view name) {
    const std::size_t at = text.find(name);
    if (at == std::string_view::npos) return std::nullopt;
    text.remove_prefix(at + name.size());
    return text.substr(0, text.find(';'));
}

} // namespace

std::optional<PluralRule> PluralRule::read(std::string_view text) {
    if (text.size() > most_letters) return std::nullopt;
    const auto count = value_of(text, "nplurals="), expression = value_of(text, " plural=");
    if (!count || !expression) return std::nullopt;
    const auto forms = parse_number(*count, most_forms);
    if (!forms || *forms == 0) return std::nullopt;
    for (std::uint64_t number = 0; number <= 1000; ++number) {
        const auto form = Evaluator(*expression, number).whole();
        if (!form || *form >= *forms) return std::nullopt;
    }
    return PluralRule(static_cast<std::size_t>(*forms), std::string(*expression));
}

std::size_t PluralRule::form(std::uint64_t number) const {
    const std::uint64_t form = Evaluator(expression_, number).whole().value_or(0);
    return form < forms_ ? static_cast<std::size_t>(form) : 0;
}

} // namespace cardfront
