#include "core/text/catalogue.h"

#include "core/text/letters.h"
#include "core/text/text.h"

#include <algorithm>
#include <charconv>

namespace cardfront {

namespace {

constexpr char form_end = '\x1e', sentence_end = '\x1f';
constexpr std::size_t digits = 8, most_bytes = 4U << 20U;

std::uint32_t hash_of(std::string_view text) {
    std::uint32_t hash = 0x811c9dc5;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x01000193U;
    return hash;
}

bool is_text(std::string_view text) {
    while (!text.empty()) {
        const std::size_t bytes = first_letter(text).bytes;
        if (bytes == 0) return false;
        text.remove_prefix(bytes);
    }
    return true;
}

bool is_language(std::string_view text) {
    return text.size() >= 2 && text.size() <= 12 && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
           });
}

std::string_view nth(std::string_view forms, std::size_t number) {
    for (; number > 0; --number) {
        const std::size_t end = forms.find(form_end);
        if (end == std::string_view::npos) return {};
        forms.remove_prefix(end + 1);
    }
    return forms.substr(0, forms.find(form_end));
}

} // namespace

// The reasons are English: who would read them has no other language here.
Result<Catalogue> Catalogue::read(std::string text) {
    Catalogue out;
    out.text_ = std::move(text);
    Lines lines(out.text_);
    if (out.text_.size() > most_bytes || lines.next() != "cardfront-words 1")
        return Problem{"These are no sentences of Cardfront.", 1};
    out.language_ = lines.next();
    if (!is_language(out.language_)) return Problem{"This is no language.", 2};
    const auto rule = PluralRule::read(lines.next());
    if (!rule) return Problem{"This tells no plural forms.", 3};
    out.rule_ = *rule;
    std::string_view left = lines.left();
    if (!is_text(left)) return Problem{"This is no text."};
    while (!left.empty()) {
        const std::size_t end = left.find(sentence_end);
        std::uint32_t hash = 0;
        if (end == std::string_view::npos || end <= digits) return Problem{"A sentence is cut off."};
        const auto [stop, error] = std::from_chars(left.data(), left.data() + digits, hash, 16);
        if (error != std::errc{} || stop != left.data() + digits) return Problem{"A sentence has no key."};
        out.entries_.push_back({hash, static_cast<std::uint32_t>(left.data() + digits - out.text_.data()),
                                static_cast<std::uint32_t>(end - digits)});
        left.remove_prefix(end + 1);
    }
    std::sort(out.entries_.begin(), out.entries_.end());
    return out;
}

std::string_view Catalogue::forms_of(std::string_view english) const {
    const Entry wanted{hash_of(english), 0, 0};
    const auto found = std::lower_bound(entries_.begin(), entries_.end(), wanted);
    if (found == entries_.end() || found->hash != wanted.hash) return {};
    return std::string_view(text_).substr(found->from, found->size);
}

std::string_view Catalogue::find(std::string_view english) const {
    return nth(forms_of(english), 0);
}

std::string_view Catalogue::find(std::string_view english, std::uint64_t count) const {
    return nth(forms_of(english), rule_.form(count));
}

} // namespace cardfront
