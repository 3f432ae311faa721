// Tables of rows and the enums that number them, held against each other by the compiler.
//
// In records a verb, an event, an option or a choice goes by the spelling of its enumerator, with hyphens:
// "draw-power" for draw_power. So a thing has one name, and no second list could disagree. Whoever renames
// such an enumerator renames it in every record there is; the golden games tell.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <string_view>
#include <type_traits>
#include <utility>

namespace cardfront {

// "draw_power"; "": no enumerator has that value.
template <auto value>
constexpr std::string_view spelling() {
    std::string_view text = __PRETTY_FUNCTION__; // "... value = game::draw_power]", or "= (game::Verb)40]"
    constexpr std::string_view before = "value = ";
    text.remove_prefix(text.find(before) + before.size());
    text = text.substr(0, text.find_first_of(";]"));
    if (text[0] == '(' || text[0] == '-' || (text[0] >= '0' && text[0] <= '9')) return {};
    return text.substr(text.rfind(':') + 1);
}

namespace detail {

inline constexpr std::size_t most_enumerators = 64; // are looked for

template <class E, std::size_t... number>
constexpr std::array<std::string_view, most_enumerators> spellings(std::index_sequence<number...>) {
    return {spelling<static_cast<E>(number)>()...};
}
template <class E>
inline constexpr auto spellings_of = spellings<E>(std::make_index_sequence<most_enumerators>{});

template <auto value>
inline constexpr auto hyphened = [] {
    constexpr std::string_view letters = spelling<value>();
    std::array<char, letters.size() + 1> out{};
    std::replace_copy(letters.begin(), letters.end(), out.begin(), '_', '-');
    return out;
}();
template <class E, std::size_t... number>
constexpr std::array<const char*, sizeof...(number)> names(std::index_sequence<number...>) {
    return {hyphened<static_cast<E>(number)>.data()...};
}

} // namespace detail

// How many enumerators it has. Needs them to be the numbers from 0 on.
template <class E>
inline constexpr std::size_t enumerators = [] {
    constexpr auto& all = detail::spellings_of<E>;
    const auto is_none = [](std::string_view each) { return each.empty(); };
    return static_cast<std::size_t>(std::find_if(all.begin(), all.end(), is_none) - all.begin());
}();

// Have its enumerators the numbers from 0 on, without a gap?
template <class E>
constexpr bool is_gapless() {
    constexpr auto& all = detail::spellings_of<E>;
    return all.back().empty() && std::all_of(all.begin() + enumerators<E>, all.end(),
                                             [](std::string_view each) { return each.empty(); });
}

// Their names in records, by number.
template <class E>
inline constexpr auto record_names = [] {
    static_assert(is_gapless<E>());
    return detail::names<E>(std::make_index_sequence<enumerators<E>>{});
}();

// The same word, letter by letter? Capitals do not matter, and '-' and ' ' stand for '_'.
constexpr bool is_spelled(std::string_view spelling, std::string_view text) {
    return std::equal(spelling.begin(), spelling.end(), text.begin(), text.end(), [](char one, char other) {
        if (other == ' ' || other == '-') return one == '_';
        return other != '_' &&
               one == (other >= 'A' && other <= 'Z' ? static_cast<char>(other - 'A' + 'a') : other);
    });
}

// Is there a row for each enumerator, in their order, that bears its name? `name`: what of a row that is. One
// at the end that is called `none` has no row.
template <class E, class Rows, class Name = std::identity>
constexpr bool are_rows_of(const Rows& rows, Name name = {}) {
    constexpr bool ends_in_none = detail::spellings_of<E>[enumerators<E> - 1] == "none";
    if (!is_gapless<E>() || std::size(rows) != enumerators<E> - (ends_in_none ? 1 : 0)) return false;
    return std::equal(std::begin(rows), std::end(rows), detail::spellings_of<E>.begin(),
                      [&](const auto& row, std::string_view spelling) {
                          const char* const text = std::invoke(name, row);
                          return text != nullptr && is_spelled(spelling, text);
                      });
}

// Has every row a name of its own? An array that lacks rows ends in blank ones, which have none.
template <class Rows, class Name>
constexpr bool are_named(const Rows& rows, Name name) {
    for (auto row = std::begin(rows); row != std::end(rows); ++row) {
        const char* const text = std::invoke(name, *row);
        if (text == nullptr || *text == '\0') return false;
        for (auto other = std::begin(rows); other != row; ++other)
            if (std::string_view(std::invoke(name, *other)) == text) return false;
    }
    return true;
}

// So many of the rows were there in that version of a game's rules: those that came later stand last, and
// their `since` is the version that brought them.
template <class Rows>
constexpr std::size_t known_to(int version, const Rows& rows) {
    return static_cast<std::size_t>(std::count_if(
        std::begin(rows), std::end(rows), [version](const auto& row) { return row.since <= version; }));
}

// The narrowest number with a bit for each of so many things, at most 64: for sets of them.
template <std::size_t count>
requires(count <= 64) using BitsFor =
    std::conditional_t<(count <= 8), std::uint8_t,
                       std::conditional_t<(count <= 16), std::uint16_t,
                                          std::conditional_t<(count <= 32), std::uint32_t, std::uint64_t>>>;

} // namespace cardfront
