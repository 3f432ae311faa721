// What is found by looking through the rows.
#include "core/assault_edge/cards.h"

namespace cardfront::assault_edge {

namespace {

constexpr std::size_t most_quick = all_cards;

FixedVector<Card, most_quick> find_quick() {
    FixedVector<Card, most_quick> out;
    for (int card = first_command; card < all_cards; ++card)
        if (row(card).kind == Kind::order && is_quick(card)) out.push_back(static_cast<Card>(card));
    return out;
}

} // namespace

std::span<const Card> quick_cards() {
    static const auto all = find_quick();
    return {all.begin(), all.size()};
}

const char* element_name(Element element) {
    static constexpr std::array names{phrase("Fire"),   phrase("Water"),     phrase("Earth"),
                                      phrase("Wind"),   phrase("Light"),     phrase("Dark"),
                                      phrase("Nature"), phrase("Technology")};
    static_assert(are_rows_of<Element>(names));
    return element == Element::none ? "" : names[static_cast<std::size_t>(element)];
}

const char* archetype_name(Archetype archetype) {
    static constexpr std::array names{phrase("Raider"), phrase("Runner"),    phrase("Warden"),
                                      phrase("Votary"), phrase("Construct"), phrase("Sprout")};
    static_assert(are_rows_of<Archetype>(names));
    return archetype == Archetype::none ? "" : names[static_cast<std::size_t>(archetype)];
}

} // namespace cardfront::assault_edge
