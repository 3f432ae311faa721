// The set-up of Poker Assault: options, the choice of factions, decks, chips and the first player.
#include "core/course.h"
#include "core/poker_assault/course.h"
#include "core/poker_assault/verbs.h"

namespace cardfront::poker_assault {

namespace {

constexpr std::array<Choice, enumerators<Variant>> variant_choices{{
    {"standard", phrase("Standard"), phrase("Each player leads one faction.")},
    {"cross-faction", phrase("Cross-Faction"),
     phrase("Each player puts a deck together from one suit of every faction.")},
    {"double-decker", phrase("Double Decker"), phrase("Two players, two factions each, shuffled together.")},
    {"street-fight", phrase("Street Fight"), phrase("Two players, two factions each, one after the other.")},
}};
constexpr std::array<Choice, enumerators<ChipsChoice>> chips_choices{{
    {"usual", phrase("Ten each"), phrase("Ten chips each; twenty for a team of two.")},
    {"cut", phrase("Cut for it"), phrase("A cut from Ace to 9 tells how many chips everybody has.")},
}};
constexpr std::array<Choice, enumerators<FactionsChoice>> factions_choices{{
    {"chosen", phrase("Chosen in turn"), phrase("Players pick in turn.")},
    {"dealt", phrase("By chance"), phrase("Chance deals the factions.")},
}};
constexpr auto starts = start_choices(
    phrase("Who begins wins 52 of 100 games, evened out 48."),
    phrase(
        "Of two or three players who does not begin has a chip more: who begins wins 48 of 100 games, by the "
        "rulebook 52."));
constexpr std::array<Option, enumerators<option::Index>> option_table{{
    {"variant", phrase("Variant"), variant_choices},
    {"chips", phrase("Chips"), chips_choices},
    {.key = "factions",
     .label = phrase("Factions"),
     .choices = factions_choices,
     .first = as_choice(FactionsChoice::dealt)},
    {.key = "start",
     .label = phrase("Start"),
     .choices = starts,
     .since = 13,
     .absent = as_choice(Start::evened_out)},
}};
static_assert(are_rows_of<Variant>(variant_choices, &Choice::key));
static_assert(are_rows_of<ChipsChoice>(chips_choices, &Choice::key));
static_assert(are_rows_of<FactionsChoice>(factions_choices, &Choice::key));
static_assert(are_rows_of<Start>(starts, &Choice::key));
static_assert(are_rows_of<option::Index>(option_table, &Option::key));

const char* unfit(const Setup& setup) {
    const auto variant = static_cast<Variant>(setup.options[option::variant]);
    if (setup.seats != 2 && (variant == Variant::double_decker || variant == Variant::street_fight))
        return phrase("Double Decker and Street Fight are for two players.");
    return nullptr;
}

int picks_each(Variant variant) {
    return variant == Variant::standard ? 1 : variant == Variant::cross_faction ? 4 : 2;
}

int picks_made(const State& state) {
    int made = 0;
    for (const PickSet each : state.picks) made += std::popcount(each);
    return made;
}

bool all_picked(const State& state) {
    return picks_made(state) == state.players * picks_each(state.variant_of_game());
}

Seat next_to_pick(const State& state) { // players: nobody
    if (!all_picked(state)) return static_cast<Seat>(picks_made(state) % state.players);
    Seat seat = 0;
    while (seat < state.players && (!state.picks_first() || state.side[slot(seat)].reserve != 0)) ++seat;
    return seat;
}

using Picks = std::array<PickSet, most_seats>;

// Could `picks` still become a whole Cross-Faction draft? Every player lacks suits and factions; each suit of
// a faction is there once.
bool can_complete(Picks& picks, int players, int seat = 0, int faction = 0) {
    if (seat == players) return true;
    if (faction == factions) return can_complete(picks, players, seat + 1, 0);
    const unsigned mine = picks[slot(seat)];
    if ((mine >> static_cast<unsigned>(faction * suits) & 0xFU) != 0)
        return can_complete(picks, players, seat, faction + 1);
    const unsigned own_suits = (mine | mine >> 4U | mine >> 8U | mine >> 12U) & 0xFU;
    unsigned all = 0;
    for (const PickSet each : picks) all |= each;
    for (int suit = 0; suit < suits; ++suit) {
        const unsigned bit = 1U << static_cast<unsigned>(faction * suits + suit);
        if ((own_suits >> static_cast<unsigned>(suit) & 1U) != 0 || (all & bit) != 0) continue;
        picks[slot(seat)] = static_cast<PickSet>(mine | bit);
        const bool works = can_complete(picks, players, seat, faction + 1);
        picks[slot(seat)] = static_cast<PickSet>(mine);
        if (works) return true;
    }
    return false;
}

} // namespace

bool State::picks_first() const {
    return variant_of_game() == Variant::street_fight && phase == Phase::draft && all_picked(*this);
}

// Everybody has picked as often as the turn says, nothing twice, and what is left suffices.
bool picks_sound(const State& state) {
    const bool cross = state.variant_of_game() == Variant::cross_faction;
    const int made = picks_made(state);
    unsigned all = 0;
    for (const Seat seat : SeatRange(most_seats)) {
        const unsigned mine = state.picks[slot(seat)];
        const int turns = seat >= state.players ? 0 : (made + state.players - 1 - seat) / state.players;
        if (std::popcount(mine) != turns || (mine & all) != 0 || (!cross && mine >> factions != 0))
            return false;
        all |= mine;
        for (int n = 0; cross && n < factions; ++n) // a faction, and a suit, once
            if (std::popcount(mine >> static_cast<unsigned>(n * suits) & 0xFU) > 1 ||
                std::popcount(mine >> static_cast<unsigned>(n) & 0x1111U) > 1)
                return false;
    }
    Picks with = state.picks;
    if (cross && !can_complete(with, state.players)) return false;
    const Seat next = next_to_pick(state);
    return state.phase == Phase::draft ? state.attacker == next && next < state.players : all_picked(state);
}

namespace {

// PA-23: from Ace to 9; higher cards are cut again.
void cut_for_chips(State& state, Log log) {
    int each = usual_chips;
    while (state.chips_cut != 0) {
        const DeckCard card = any_of(state.side[0].deck, state.random);
        log(drawn(what::deal, card, {deck_area, 0}, {cut_area, 0}, everybody));
        const int rank = rank_of(poker_card_of(card));
        each = rank == ace ? 1 : rank + 2;
        if (each < usual_chips) break;
    }
    const int teams = state.players == 4 ? 2 : state.players;
    for (int team = 0; team < teams; ++team)
        state.chips[slot(team)] = static_cast<std::int16_t>(state.players == 4 ? 2 * each : each);
    log({.what = what::gain, .look = Look::gain, .amount = static_cast<std::int16_t>(each)});
}

// One chip more for each who does not begin (PA-45).
void even_out(State& state, Log log) {
    if (state.by_rulebook != 0 || state.players == 4 || state.chips_cut != 0) return;
    for (const Seat seat : Clockwise(state.attacker, state.players))
        if (seat != state.attacker) gain(state, seat, 1, log, no_cause);
}

// PA-24: the highest card, Aces high; those who tie cut again.
void cut_for_first(State& state, Log log) {
    if (state.first != nobody) {
        state.attacker = state.first;
        return;
    }
    state.attacker = highest_of(state.players, [&](Seat seat) {
        const DeckCard card = any_of(state.side[slot(seat)].deck, state.random);
        Event cut = drawn(what::deal, card, {deck_area, seat}, {cut_area, seat}, everybody);
        cut.amount = 1;
        log(cut);
        return rank_of(poker_card_of(card));
    });
}

void deal_in(State& state, Log log) {
    for (const Seat seat : SeatRange(state.players)) {
        Side& mine = state.side[slot(seat)];
        if (state.variant_of_game() != Variant::cross_faction) {
            for (int faction = 0; faction < factions; ++faction)
                if ((state.picks[slot(seat)] >> static_cast<unsigned>(faction) & 1U) != 0 &&
                    mine.reserve != faction + 1)
                    give_deck(state, seat, faction);
        } else {
            for (int each = 0; each < factions * suits; ++each)
                if ((state.picks[slot(seat)] >> static_cast<unsigned>(each) & 1U) != 0)
                    mine.deck |= CardSet::one_suit(each / suits, each % suits);
            for (int faction = 0; faction < factions; ++faction) { // two of each, by chance
                const std::uint32_t one = state.random.below(powers_of_faction);
                const std::uint32_t other =
                    (one + 1 + state.random.below(powers_of_faction - 1)) % powers_of_faction;
                const int first = faction * powers_of_faction;
                mine.power_deck |=
                    power_bit(first + static_cast<int>(one)) | power_bit(first + static_cast<int>(other));
            }
        }
        log({.what = what::shuffle, .look = Look::shuffle, .to = {deck_area, seat}, .seat = seat});
    }
    cut_for_chips(state, log);
    cut_for_first(state, log);
    even_out(state, log);
    for (int n = 0; n < hand_size; ++n)
        for (const Seat seat : Clockwise(state.attacker, state.players)) draw(state, seat, log);
    begin_preparation(state, state.attacker, log);
}

} // namespace

const GameInfo State::info{
    .key = "poker-assault",
    .title = phrase("Poker Assault"),
    .blurb = phrase("Build a poker hand card by card, launch it, and see what gets through."),
    .rule_prefix = "PA",
    .rules_version = 13,
    .seating = seating,
    .options = option_table,
    .verbs = record_names<Verb>,
    .events = record_names<what::What>,
    .unfit = unfit,
    .takes_first = true,
    .cards = first_power_card + powers,
    .clears_table = true,
};

State State::start(const Setup& setup, Log log) {
    State state;
    state.random = Random(setup.seed);
    state.players = setup.seats;
    state.variant = setup.options[option::variant];
    state.chips_cut = setup.options[option::chips];
    state.factions_dealt = setup.options[option::factions];
    state.by_rulebook = setup.chose(option::start, Start::rulebook) ? 1 : 0;
    state.first = setup.first;
    for (const Seat seat : SeatRange(state.players)) state.side[slot(seat)].in_game = 1;
    state.attacker = 0;
    ActionList picks;
    while (state.factions_dealt != 0 && state.phase == Phase::draft && !state.picks_first()) {
        state.legal(picks);
        apply_pick(state, picks[state.random.below(static_cast<std::uint32_t>(picks.size()))], log);
    }
    return state;
}

Refusal refuse_pick(const State& state, Action action) {
    const bool cross = state.variant_of_game() == Variant::cross_faction;
    if (action.a < 0 || action.a >= (cross ? factions * suits : factions)) return {"PA-28"};
    unsigned all = 0;
    for (const PickSet each : state.picks) all |= each;
    const unsigned bit = 1U << static_cast<unsigned>(action.a), mine = state.picks[slot(state.attacker)];
    if (state.picks_first()) return (mine & bit) != 0 ? Refusal{} : Refusal{"PA-23"};
    if ((all & bit) != 0) return {"PA-29"};
    if (!cross) return {};
    const unsigned faction = static_cast<unsigned>(action.a) / suits,
                   suit = static_cast<unsigned>(action.a) % suits;
    if ((mine >> (faction * suits) & 0xFU) != 0 || (mine & (0x1111U << suit)) != 0) return {"PA-23"};
    Picks with = state.picks;
    with[slot(state.attacker)] = static_cast<PickSet>(mine | bit);
    return can_complete(with, state.players) ? Refusal{} : Refusal{"PA-29"};
}

void apply_pick(State& state, Action action, Log log) {
    const Seat seat = state.attacker;
    const unsigned bit = 1U << static_cast<unsigned>(action.a);
    PickSet& mine = state.picks[slot(seat)];
    if (state.picks_first()) {
        state.side[slot(seat)].reserve = static_cast<std::uint8_t>(std::bit_width(mine & ~bit));
    } else {
        mine |= static_cast<PickSet>(bit);
        log({.what = what::faction,
             .look = Look::none,
             .to = {deck_area, seat},
             .amount = action.a,
             .seat = seat});
    }
    state.attacker = next_to_pick(state);
    if (state.attacker == state.players) deal_in(state, log);
}

void give_deck(State& state, Seat seat, int faction) {
    state.side[slot(seat)].deck |= CardSet::whole_deck(faction);
    state.side[slot(seat)].power_deck |= power_deck_of(faction);
}

} // namespace cardfront::poker_assault
