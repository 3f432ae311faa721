// The shelf that armies are made from: units and cards by what they are looked for, and what the rules ask.
#include "core/ground_assault/armies.h"
#include "core/ground_assault/cards.h"

#include <string>

namespace cardfront::ground_assault {

namespace {

constexpr std::array<Part, 2> parts{{{"force", phrase("Force"), phrases("1 star", "{count} stars")},
                                     {"deck", phrase("Deck"), phrases("1 card", "{count} cards")}}};

// Hues as core/shelf.h has them; a card's bonus is of its own colour (GA-12).
constexpr std::array<Tag, 14 + std::size_t{all_icons}> tags{{
    {phrase("Force"), phrase("Hollow Choir"), 5},
    {phrase("Force"), phrase("Bastion League"), 3},
    {phrase("Kind"), phrase("Ground unit")},
    {phrase("Kind"), phrase("Space unit")},
    {phrase("Kind"), phrase("Combat card")},
    {phrase("Kind"), phrase("Objective"), 4},
    {phrase("Stars"), phrase("1 star")},
    {phrase("Stars"), phrase("2 stars")},
    {phrase("Stars"), phrase("3 stars")},
    {phrase("Stars"), phrase("4 stars")},
    {phrase("Stars"), phrase("5 stars")},
    {phrase("Icon"), phrase("Battle Droid")},
    {phrase("Icon"), phrase("Blaster")},
    {phrase("Icon"), phrase("Droid")},
    {phrase("Icon"), phrase("Lasers")},
    {phrase("Icon"), phrase("Leader")},
    {phrase("Icon"), phrase("Torpedo")},
    {phrase("Icon"), phrase("Transport")},
    {phrase("Icon"), phrase("Trooper")},
    {phrase("Icon"), phrase("Armor")},
    {phrase("Icon"), phrase("Carrier")},
    {phrase("Icon"), phrase("Turbolaser")},
    {phrase("Icon"), phrase("Force")},
    {phrase("Icon"), phrase("Luck")},
    {phrase("Bonus"), phrase("Attack"), 1},
    {phrase("Bonus"), phrase("Damage"), 2},
    {phrase("Bonus"), phrase("Defence"), 3},
}};
enum class Kind : std::uint8_t { ground, space, combat, objective }; // as its tags stand
constexpr std::size_t force_tag = first_tag(tags, "Force"), kind_tag = first_tag(tags, "Kind"),
                      star_tag = first_tag(tags, "Stars"), icon_tag = first_tag(tags, "Icon"),
                      bonus_tag = first_tag(tags, "Bonus");
static_assert(are_rows_of<Force>(tags_of_group(tags, "Force"), &Tag::label));
static_assert(are_rows_of<Icon>(tags_of_group(tags, "Icon"), &Tag::label));
static_assert(are_rows_of<Value>(tags_of_group(tags, "Bonus"), &Tag::label)); // of the Colours
static_assert(tags_of_group(tags, "Kind").size() == enumerators<Kind>);
static_assert(tags_of_group(tags, "Stars").size() == most_unit_stars);

template <class T>
constexpr TagSet tagged(std::size_t first, T number) {
    return tag_bit(first + static_cast<std::size_t>(number));
}
TagSet tags_of(const UnitRow& row) {
    return tagged(force_tag, row.force) | tagged(kind_tag, row.ground ? Kind::ground : Kind::space) |
           tagged(star_tag, row.stars - 1) | TagSet{row.icons} << icon_tag;
}
TagSet tags_of(const CardRow& row, bool combat) {
    const TagSet stars = tagged(star_tag, row.stars - 1);
    if (!combat) return stars | tagged(kind_tag, Kind::objective);
    return stars | tagged(kind_tag, Kind::combat) | tagged(icon_tag, row.icon) |
           tagged(bonus_tag, row.colour);
}

std::string facts_of_unit(int unit) {
    const UnitRow& row = unit_row(unit);
    return say("Attack {attack}, damage {damage}, defence {defence}, shields {shields}",
               {{"attack", std::to_string(row.attack)},
                {"damage", std::to_string(row.damage)},
                {"defence", std::to_string(row.defence)},
                {"shields", std::to_string(row.shields)}});
}
std::string facts_of_card(int card) {
    const CardRow& row = card_row(card);
    const Named stars{"stars", std::to_string(row.stars)}, defence{"defence", std::to_string(row.defence)};
    if (!is_combat(card)) return say("Stars {stars}, defence {defence}", {stars, defence});
    const Named icon{"icon", say(icon_name(row.icon))},
        value{"value", say(tags[bonus_tag + static_cast<std::size_t>(row.colour)].label)},
        bonus{"bonus", std::to_string(row.bonus)}, most{"most", std::to_string(row.most_stars)};
    if (!is_wild(row.icon))
        return say(
            "{value} +{bonus}; the text works on {icon} units. As an objective: stars {stars}, defence "
            "{defence}",
            {icon, value, bonus, stars, defence});
    if (row.most_stars == most_unit_stars)
        return say("{value} +{bonus}; the text works on any unit ({icon}). As an objective: stars {stars}, "
                   "defence {defence}",
                   {icon, value, bonus, stars, defence});
    return say("{value} +{bonus}; the text works on units of up to {most} stars ({icon}). As an objective: "
               "stars {stars}, defence {defence}",
               {icon, most, value, bonus, stars, defence});
}

using Items = std::array<Item, std::size_t{all_units} + all_cards>;

Items items_of_rows() {
    Items out{};
    for (int i = 0; i < all_units; ++i) {
        const UnitRow& row = unit_row(i);
        const std::size_t at = slot(piece_of_unit(i));
        out[at] = {row.key,      row.name,      row.text, 0, static_cast<std::uint8_t>(row.stars),
                   tags_of(row), facts_of_unit, i};
    }
    for (int i = 0; i < all_cards; ++i) {
        const CardRow& row = card_row(i);
        const std::size_t at = slot(piece_of_card(i));
        out[at] = {row.key, row.name, row.text, 1, 1, tags_of(row, is_combat(i)), facts_of_card, i};
    }
    return out;
}

Limits limits_of(const Setup& setup, std::size_t part) {
    const FormatLimits limits = format_limits(setup.options[option::format]);
    if (part == 0) return {1, limits.most_stars, limits.copies, "GA-6", "GA-6"};
    return {limits.least_deck, most_deck, most_copies_of_card, "GA-27", "GA-6"};
}

// GA-5: as after all units are placed.
List opening_hand(const Setup& setup) {
    State state = State::start(setup, {});
    state.refill(0, {});
    List out;
    for (const Card card : state.side(0).hand) ++out.counts[slot(piece_of_card(card))];
    return out;
}
constexpr Opening opening{opening_hand, phrase("What you hold once all units are placed.")};

} // namespace

const Shelf& shelf() {
    static const Items items = items_of_rows();
    static const Shelf all{
        parts, items, ready_armies(), limits_of, tags, phrase("Army"), phrase("Armies"), nullptr, &opening};
    return all;
}

} // namespace cardfront::ground_assault
