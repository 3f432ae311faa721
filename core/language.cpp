#include "core/language.h"

#include <optional>

namespace cardfront {

namespace {

struct Spoken {
    std::optional<Catalogue> catalogue;
    std::string name = "en";
    std::uint32_t number = 0;
};
Spoken& spoken() {
    static Spoken now;
    return now;
}

constexpr Translator by_catalogue{
    [](std::string_view english) { return spoken().catalogue->find(english); },
    [](std::string_view english, std::uint64_t count) { return spoken().catalogue->find(english, count); }};

} // namespace

void speak(Catalogue catalogue) {
    Spoken& now = spoken();
    now.name = catalogue.language();
    now.catalogue = std::move(catalogue);
    ++now.number;
    look_up_in(&by_catalogue);
}

void speak_english() {
    Spoken& now = spoken();
    look_up_in(nullptr);
    now.catalogue.reset();
    now.name = "en";
    ++now.number;
}

const std::string& language() {
    return spoken().name;
}
std::uint32_t language_number() {
    return spoken().number;
}

} // namespace cardfront
