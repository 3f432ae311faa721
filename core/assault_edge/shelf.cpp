// The shelf that decks are made from: cards by what they are looked for, and what the rules ask.
#include "core/assault_edge/cards.h"

#include <string>

namespace cardfront::assault_edge {

namespace {

constexpr std::array<Part, 4> parts{
    {{"facilities", phrase("Facilities"), phrases("1 card", "{count} cards")},
     {"research", phrase("Research Deck"), phrases("1 card", "{count} cards")},
     {"command", phrase("Command Deck"), phrases("1 card", "{count} cards")},
     {"barracks", phrase("Barracks Deck"), phrases("1 card", "{count} cards")}}};
static_assert(are_rows_of<Deck>(std::span(parts).subspan(1), &Part::key)); // after the facilities
std::uint8_t part_of(int card) {
    return is_facility(card) ? 0 : static_cast<std::uint8_t>(deck_of(card) + 1);
}

// Hues as core/shelf.h has them: a deck's is its colour at the board's edge (AE-1).
constexpr std::array<Tag, 22> tags{{
    {phrase("Deck"), phrase("Facility")},       {phrase("Deck"), phrase("Research"), 3},
    {phrase("Deck"), phrase("Command"), 1},     {phrase("Deck"), phrase("Barracks"), 2},
    {phrase("Kind"), phrase("Order")},          {phrase("Kind"), phrase("Equipment")},
    {phrase("Kind"), phrase("Unit")},           {phrase("Timing"), phrase("Quick"), 5},
    {phrase("Element"), phrase("Fire")},        {phrase("Element"), phrase("Water")},
    {phrase("Element"), phrase("Earth")},       {phrase("Element"), phrase("Wind")},
    {phrase("Element"), phrase("Light")},       {phrase("Element"), phrase("Dark")},
    {phrase("Element"), phrase("Nature")},      {phrase("Element"), phrase("Technology")},
    {phrase("Archetype"), phrase("Raider")},    {phrase("Archetype"), phrase("Runner")},
    {phrase("Archetype"), phrase("Warden")},    {phrase("Archetype"), phrase("Votary")},
    {phrase("Archetype"), phrase("Construct")}, {phrase("Archetype"), phrase("Sprout")},
}};
constexpr std::size_t deck_tag = first_tag(tags, "Deck"), kind_tag = first_tag(tags, "Kind"),
                      quick_tag = first_tag(tags, "Timing"), element_tag = first_tag(tags, "Element"),
                      archetype_tag = first_tag(tags, "Archetype");
static_assert(are_rows_of<Element>(tags_of_group(tags, "Element"), &Tag::label));
static_assert(are_rows_of<Archetype>(tags_of_group(tags, "Archetype"), &Tag::label));
static_assert(are_rows_of<Deck>(tags_of_group(tags, "Deck").subspan(1), &Tag::label)); // after Facility

TagSet tags_of(int card) {
    const Row& self = row(card);
    TagSet out = tag_bit(deck_tag + part_of(card));
    if (self.kind == Kind::order) out |= tag_bit(kind_tag);
    if (self.kind == Kind::equipment) out |= tag_bit(kind_tag + 1);
    if (self.kind == Kind::unit) out |= tag_bit(kind_tag + 2);
    if (is_quick(card)) out |= tag_bit(quick_tag);
    if (self.element != Element::none) out |= tag_bit(element_tag + static_cast<std::size_t>(self.element));
    if (self.archetype != Archetype::none)
        out |= tag_bit(archetype_tag + static_cast<std::size_t>(self.archetype));
    return out;
}

std::string signed_number(int number) {
    return (number < 0 ? "" : "+") + std::to_string(number);
}

std::string facts_of(int card) {
    const Row& self = row(card);
    const Named attack{"attack", signed_number(self.attack)}, health{"health", signed_number(self.health)},
        speed{"speed", signed_number(self.speed)}, element{"element", say(element_name(self.element))},
        archetype{"archetype", say(archetype_name(self.archetype))};
    switch (self.kind) {
    case Kind::equipment:
        return say("{element} Equipment: attack {attack}, health {health}, speed {speed}",
                   {element, attack, health, speed});
    case Kind::order:
        if (self.element == Element::none) return is_quick(card) ? say("Quick order") : say("Order");
        return is_quick(card) ? say("Quick {element} order", {element}) : say("{element} order", {element});
    default:
        return say("{element} {archetype}: attack {attack}, health {health}, speed {speed}",
                   {element, archetype, attack, health, speed});
    }
}

std::array<Item, all_cards> items_of_rows() {
    std::array<Item, all_cards> out{};
    for (int card = 0; card < all_cards; ++card) {
        const Row& self = row(card);
        out[slot(card)] = {self.key, self.name, self.text, part_of(card), 1, tags_of(card), facts_of, card};
    }
    return out;
}

// What its facilities make of a basic unit once they are up (AE-13).
std::string basic_words(const List& list) {
    Stats sum{1, 1, 1};
    std::vector<std::string> kinds;
    int plants = 0;
    for (int card = 0; card < facilities; ++card) {
        if (list.counts[slot(card)] == 0) continue;
        const Row& self = row(card);
        sum.attack += self.attack;
        sum.health += self.health;
        sum.speed += self.speed;
        kinds.push_back(say(element_name(self.element)));
        kinds.push_back(say(archetype_name(self.archetype)));
        ++plants;
    }
    if (plants != 2) return {};
    return say(
        "A basic unit, once both facilities are up: attack {attack}, health {health}, speed {speed}; {kinds}",
        {{"attack", std::to_string(sum.attack)},
         {"health", std::to_string(sum.health)},
         {"speed", std::to_string(sum.speed)},
         {"kinds", listed(kinds)}});
}

Limits limits_of(const Setup&, std::size_t part) { // AE-12
    if (part == 0) return {2, 2, 1, "AE-12", "AE-12"};
    const int size = deck_sizes[part - 1];
    return {size, size, most_copies, "AE-12", "AE-12"};
}

// AE-11: by the plain player's choice of decks.
List opening_hand(const Setup& setup) {
    State state = State::start(setup, {});
    Random random = state.random;
    while (state.side(0).draws > 0) state.apply(playout_choice(state, random), {});
    List out;
    for (const Card card : state.side(0).hand) ++out.counts[slot(card)];
    return out;
}
constexpr Opening opening{opening_hand,
                          phrase("What you may begin with: the computer player chose each card's deck.")};

} // namespace

const Shelf& shelf() {
    static const auto items = items_of_rows();
    static const Shelf all{parts,         items,          ready_sets(), limits_of, tags,
                           phrase("Set"), phrase("Sets"), basic_words,  &opening};
    return all;
}

} // namespace cardfront::assault_edge
