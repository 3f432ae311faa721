// The sentences of a language come from a host, and its rule for numbers is a small program: they are refused
// with a reason, or every sentence is told in them, whatever its places and counts.
#include "core/words.h"
#include "core/language.h"

#include "tests/fuzz/fuzz.h"

#include <array>

namespace cardfront::fuzz {

namespace {

constexpr std::array counts{std::int64_t{0},  std::int64_t{1},   std::int64_t{2},
                            std::int64_t{11}, std::int64_t{105}, INT64_MAX};

std::string entry(std::string_view english, std::string_view told) {
    std::uint32_t hash = 0x811c9dc5;
    for (const char c : english) hash = (hash ^ static_cast<unsigned char>(c)) * 0x01000193U;
    return hex(hash).substr(8) + std::string(told) + '\x1f';
}

std::string language(std::string_view plural, std::string_view cards) {
    return "cardfront-words 1\nxx\n" + std::string(plural) + '\n' +
           entry("{player?* plays|You play} {card}.", "{card}: {player?* spielt|Du spielst}.") +
           entry("1 card", cards) + entry("Settings", "Einstellungen");
}

} // namespace

std::vector<std::string> seeds() {
    return {
        language("nplurals=2; plural=(n != 1);", "eine Karte\x1e{count} Karten"),
        language("nplurals=2; plural=n>1;", "{count} carte\x1e{count} cartes"),
        language("nplurals=1; plural=0;", "{count} x"),
        language("nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2;",
                 "a {count}\x1e"
                 "b {count}\x1e"
                 "c {count}"),
    };
}

bool run(Bytes input) {
    auto catalogue = Catalogue::read(std::string(text_of(input)));
    if (!catalogue) {
        hold(!catalogue.problem().reason.empty(), "a refusal has its reason");
        return false;
    }
    for (const std::int64_t count : counts)
        (void)catalogue->find("1 card", static_cast<std::uint64_t>(count));
    hold(!catalogue->language().empty(), "a language has its name");
    speak(std::move(*catalogue));
    for (const char* const player : {"Ann", "{card}", ""})
        (void)say("{player?* plays|You play} {card}.", {{"player", player}, {"card", "7"}});
    for (const std::int64_t count : counts)
        hold(!say_count(count, "1 card", "{count} cards").empty(), "it is told");
    hold(!say("Settings").empty(), "what a language says of it, or English");
    speak_english();
    return true;
}

} // namespace cardfront::fuzz
