// The set-up: formats, the shelf that armies are made from, the ready armies, and how a game begins.
#include "core/ground_assault/cards.h"

#include <string>

namespace cardfront::ground_assault {

namespace {

constexpr std::array<Choice, 3> format_choices{{
    {"thirty", "30 stars", "Armies of 30 stars, 20 of them in play at first."},
    {"twenty", "20 stars", "Armies of 20 stars, 14 of them in play at first: a shorter game."},
    {"two-packs", "Two Packs", "A handful of units, all in play, and one objective each."},
}};
constexpr std::array<Option, 1> option_table{{{"format", "Format", format_choices, 0, 1}}};
constexpr std::array<const char*, 13> verb_names{"deploy", "objective", "move",  "attack", "strike",
                                                 "land",   "use",       "first", "play",   "bring",
                                                 "choose", "done",      "pass"};
constexpr std::array<const char*, 26> event_names{
    "lot",       "shuffle", "draw",    "deploy", "objective", "take-up", "turn",  "move",   "guest",
    "battle",    "strike",  "die",     "again",  "result",    "play",    "wound", "repair", "saved",
    "destroyed", "reveal",  "replace", "fall",   "bring",     "discard", "out",   "end"};

// --- The shelf

constexpr std::array<Part, 2> parts{{{"force", "Force", "{count} stars"}, {"deck", "Deck", "{count} cards"}}};

// Hues as core/shelf.h has them; a card's bonus is of its own colour (GA-12).
constexpr std::array<Tag, 14 + std::size_t{all_icons}> tags{{
    {"Force", "Hollow Choir", 5},
    {"Force", "Bastion League", 3},
    {"Kind", "Ground unit"},
    {"Kind", "Space unit"},
    {"Kind", "Combat card"},
    {"Kind", "Objective", 4},
    {"Stars", "1 star"},
    {"Stars", "2 stars"},
    {"Stars", "3 stars"},
    {"Stars", "4 stars"},
    {"Stars", "5 stars"},
    {"Icon", "Battle Droid"},
    {"Icon", "Blaster"},
    {"Icon", "Droid"},
    {"Icon", "Lasers"},
    {"Icon", "Leader"},
    {"Icon", "Torpedo"},
    {"Icon", "Transport"},
    {"Icon", "Trooper"},
    {"Icon", "Armor"},
    {"Icon", "Carrier"},
    {"Icon", "Turbolaser"},
    {"Icon", "Force"},
    {"Icon", "Luck"},
    {"Bonus", "Attack", 1},
    {"Bonus", "Damage", 2},
    {"Bonus", "Defence", 3},
}};
enum FirstTag : std::uint8_t { force_tag = 0, kind_tag = 2, star_tag = 6, icon_tag = 11, bonus_tag = 24 };
enum class Kind : std::uint8_t { ground, space, combat, objective };

template <class T>
constexpr TagSet tagged(FirstTag first, T number) {
    return tag_bit(std::size_t{first} + static_cast<std::size_t>(number));
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

std::string facts_of(const UnitRow& row) {
    return say("Attack {attack}, damage {damage}, defence {defence}, shields {shields}",
               {{"attack", std::to_string(row.attack)},
                {"damage", std::to_string(row.damage)},
                {"defence", std::to_string(row.defence)},
                {"shields", std::to_string(row.shields)}});
}
std::string facts_of(const CardRow& row, bool combat) {
    const Named stars{"stars", std::to_string(row.stars)}, defence{"defence", std::to_string(row.defence)};
    if (!combat) return say("Stars {stars}, defence {defence}", {stars, defence});
    return say("{icon}: {value} +{bonus}. As an objective: stars {stars}, defence {defence}",
               {{"icon", icon_name(row.icon)},
                {"value", tags[std::size_t{bonus_tag} + static_cast<std::size_t>(row.colour)].label},
                {"bonus", std::to_string(row.bonus)},
                stars,
                defence});
}

using Items = std::array<Item, std::size_t{all_units} + all_cards>;

Items items_of_rows() {
    static std::array<std::string, std::size_t{all_units} + all_cards> facts;
    Items out{};
    for (int i = 0; i < all_units; ++i) {
        const UnitRow& row = unit_row(i);
        const std::size_t at = slot(piece_of_unit(i));
        facts[at] = facts_of(row);
        out[at] = {row.key,      row.name,         row.text, 0, static_cast<std::uint8_t>(row.stars),
                   tags_of(row), facts[at].c_str()};
    }
    for (int i = 0; i < all_cards; ++i) {
        const CardRow& row = card_row(i);
        const std::size_t at = slot(piece_of_card(i));
        facts[at] = facts_of(row, is_combat(i));
        out[at] = {row.key, row.name, row.text, 1, 1, tags_of(row, is_combat(i)), facts[at].c_str()};
    }
    return out;
}

#define TIDE_DECK                                                                                            \
    "3 swarm-logic, 2 spare-parts, 2 rapid-volley, 1 point-blank, 2 self-repair, 1 jam-signal, "             \
    "2 focused-beam, 1 ricochet, 1 rally-cry, 2 wild-shot, 2 offering, 2 supply-line, 2 spawning-vats, "     \
    "2 hidden-barracks, 1 minefield, 1 war-council, 1 war-drums, 1 staging-ground, 1 drop-beacon"
#define BROOD_DECK                                                                                           \
    "2 focused-beam, 2 ricochet, 2 heavy-warhead, 2 salvo, 2 rally-cry, 1 stand-fast, 2 scramble, "          \
    "2 flight-screen, 1 broadside, 1 long-guns, 1 wild-shot, 1 offering, 2 spawning-vats, 1 supply-line, "   \
    "2 drop-beacon, 1 hidden-barracks, 1 shield-dome, 1 war-council, 1 minefield, 1 powder-store, "          \
    "1 vanguard-banner"
#define ANVIL_DECK                                                                                           \
    "2 reactive-plating, 2 ram, 2 dig-in, 2 storm-the-line, 1 point-blank, 1 rapid-volley, 2 bulkheads, "    \
    "1 focused-beam, 1 stand-fast, 1 heavy-warhead, 1 salvo, 1 foresight, 2 last-stand, 2 repair-yard, "     \
    "1 relay-mast, 2 gun-towers, 1 field-hospital, 1 shield-dome, 2 vanguard-banner, 1 war-drums, "          \
    "1 war-council"
#define VIGIL_DECK                                                                                           \
    "2 heavy-warhead, 3 salvo, 2 rapid-volley, 1 point-blank, 2 storm-the-line, 1 dig-in, 2 broadside, "     \
    "2 long-guns, 2 foresight, 1 bulkheads, 1 last-stand, 2 orbital-battery, 1 relay-mast, 1 repair-yard, "  \
    "1 field-hospital, 2 war-council, 1 gun-towers, 1 vanguard-banner, 1 shield-dome, 1 war-drums"

template <Format format>
bool in(const Setup& setup) {
    return setup.options[format_option] == static_cast<std::uint8_t>(format);
}

constexpr std::array<ReadyList, 10> ready{{
    {"tide", "Rising Tide", "The Choir on foot: many small units, and more from the reserves.",
     "3 skitterling, 3 needle-walker, 2 hive-hauler, 2 rattle-cannon, 1 chorus-matron, 1 burrow-barge, "
     "2 mote, 1 gnat-bomber, " TIDE_DECK,
     in<Format::thirty>},
    {"anvil", "Anvil Column", "The League on tracks: armour that takes a hit, and is repaired.",
     "3 line-warden, 2 pike-rider, 3 mule-crawler, 2 anvil-tank, 1 marshals-tread, 1 siege-ox, "
     "1 falchion, " ANVIL_DECK,
     in<Format::thirty>},
    {"brood", "Brood Fleet", "The Choir in the sky: bombers around a great carrier.",
     "3 mote, 3 gnat-bomber, 2 swarm-lantern, 1 brood-cathedral, 1 burrow-barge, 1 needle-walker, "
     "1 rattle-cannon, 1 skitterling, " BROOD_DECK,
     in<Format::thirty>},
    {"vigil", "Sky Vigil", "The League in the sky: fast wings, and guns that reach far.",
     "3 lance, 3 falchion, 2 escort-keel, 1 citadel, 2 line-warden, 1 pike-rider, 1 anvil-tank, " VIGIL_DECK,
     in<Format::thirty>},
    {"tide-20", "Rising Tide", "Many small units, and more from the reserves.",
     "2 skitterling, 2 needle-walker, 2 hive-hauler, 1 rattle-cannon, 1 chorus-matron, 2 mote, "
     "1 gnat-bomber, " TIDE_DECK,
     in<Format::twenty>},
    {"anvil-20", "Anvil Column", "Armour that takes a hit, and is repaired.",
     "2 line-warden, 1 pike-rider, 2 mule-crawler, 2 anvil-tank, 1 marshals-tread, 1 falchion, " ANVIL_DECK,
     in<Format::twenty>},
    {"brood-20", "Brood Fleet", "Bombers around a great carrier.",
     "2 mote, 2 gnat-bomber, 1 swarm-lantern, 1 brood-cathedral, 1 needle-walker, 1 rattle-cannon, "
     "1 skitterling, " BROOD_DECK,
     in<Format::twenty>},
    {"vigil-20", "Sky Vigil", "Fast wings, and guns that reach far.",
     "2 lance, 2 falchion, 1 escort-keel, 1 citadel, 2 line-warden, 1 pike-rider, " VIGIL_DECK,
     in<Format::twenty>},
    {"choir-pack", "Choir's Pack", "Few units of the Choir, for Two Packs.",
     "1 skitterling, 1 needle-walker, 1 rattle-cannon, 1 gnat-bomber, 1 hive-hauler, "
     "1 swarm-logic, 1 rapid-volley, 1 point-blank, 1 focused-beam, 1 self-repair, 1 wild-shot, "
     "1 offering, 1 salvo, 1 spawning-vats, 1 hidden-barracks, 1 war-council, 1 minefield",
     in<Format::packs>},
    {"league-pack", "League's Pack", "Few units of the League, for Two Packs.",
     "1 line-warden, 1 pike-rider, 1 mule-crawler, 1 anvil-tank, 1 lance, "
     "1 dig-in, 1 storm-the-line, 1 rapid-volley, 1 reactive-plating, 1 ram, 1 foresight, "
     "1 last-stand, 1 salvo, 1 repair-yard, 1 gun-towers, 1 war-council, 1 field-hospital",
     in<Format::packs>},
}};

#undef TIDE_DECK
#undef BROOD_DECK
#undef ANVIL_DECK
#undef VIGIL_DECK

Limits limits_of(const Setup& setup, std::size_t part) {
    const FormatLimits limits = format_limits(setup.options[format_option]);
    if (part == 0) return {1, limits.most_stars, limits.copies, "GA-6", "GA-6"};
    return {limits.least_deck, limits.most_deck, most_copies_of_card, "GA-27", "GA-6"};
}

// GA-5: the highest of two dice; those who tie roll again.
Seat lot(State& state, Log log) {
    auto still = static_cast<SeatSet>((1U << state.players) - 1U);
    while ((still & (still - 1)) != 0) {
        int highest = 0;
        SeatSet best = 0;
        for (const Seat seat : SeatRange(state.players)) {
            if (!has(still, seat)) continue;
            const int sum = state.random.die() + state.random.die();
            log({.what = what::lot,
                 .look = Look::die,
                 .news = true,
                 .to = place(deck_area, seat),
                 .amount = static_cast<std::int16_t>(sum),
                 .seat = seat});
            if (sum > highest) highest = sum, best = 0;
            if (sum == highest) best |= only(seat);
        }
        still = best;
    }
    Seat seat = 0;
    while (!has(still, seat)) ++seat;
    return seat;
}

} // namespace

const Shelf& shelf() {
    static const Items items = items_of_rows();
    static const Shelf all{parts, items, ready, limits_of, tags, "Army", "Armies"};
    return all;
}

const GameInfo State::info{
    .key = "ground-assault",
    .title = "Ground Assault",
    .blurb =
        "Lead an army of your own: move, shoot it out with dice and cards, and bring down what they guard.",
    .rule_prefix = "GA",
    .rules_version = 1,
    .fewest_seats = 2,
    .most_seats = 4,
    .options = option_table,
    .verbs = verb_names,
    .events = event_names,
    .takes_first = true,
    .amount = "{count} points",
    .cards = all_units + all_cards,
    .shelf = ground_assault::shelf,
};

State State::start(const Setup& setup, Log log) {
    State state;
    state.random = Random(setup.seed);
    state.players = setup.seats;
    state.format = setup.options[format_option];
    for (const Seat seat : SeatRange(state.players)) {
        Side& own = state.side(seat);
        const List& list = setup.lists[slot(seat)];
        own.in_game = 1;
        for (int design = 0; design < all_units; ++design)
            for (int n = 0; n < list.counts[slot(piece_of_unit(design))]; ++n)
                own.units.push_back({.design = static_cast<Design>(design)});
        for (int card = 0; card < all_cards; ++card) {
            own.list[slot(card)] = list.counts[slot(piece_of_card(card))];
            for (int n = 0; n < own.list[slot(card)]; ++n) own.deck.push_back(static_cast<Card>(card));
        }
        state.random.shuffle(own.deck);
        for (int n = 0; n < state.limits().objectives; ++n)
            own.objectives[slot(n)].card = own.deck.take_back();
    }
    state.beginner = setup.first == nobody ? lot(state, log) : setup.first;
    state.player = state.beginner;
    if (state.limits().opening == 0) {
        for (const Seat seat : SeatRange(state.players))
            for (std::size_t i = 0; i < state.side(seat).units.size(); ++i)
                state.enter({seat, static_cast<std::int8_t>(i)}, seat, what::deploy, log);
        state.begin_turns(log);
    }
    return state;
}

// All units are placed: hands are drawn, and the first turn begins.
void State::begin_turns(Log log) {
    for (int n = 0; n < players; ++n) refill(static_cast<Seat>((beginner + n) % players), log);
    begin_turn(beginner, log);
}

} // namespace cardfront::ground_assault
