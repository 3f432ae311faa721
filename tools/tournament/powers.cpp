// The Power Cards and abilities of Poker Assault, each for one who leads its faction against each of the
// others. A Power Card against none, where nobody has another one: the Power decks are empty, and in one of
// the games the card is drawn. An ability against the same cards of a faction that gives them none.
#include "core/poker_assault/cards.h"
#include "core/poker_assault/course.h"
#include "core/poker_assault/verbs.h"
#include "tools/tournament/worth.h"

#include <algorithm>

namespace cardfront::tournament {

namespace {

using namespace poker_assault;

// An Instant would be worth less at the start than when one is drawn: it comes when everybody has prepared so
// many Assaults.
constexpr int instant_after = 2;

// The factions of the holder's opponents, in their order from deal to deal another one of these.
using Casts = std::vector<std::vector<int>>;

std::string game_key(int faction, const Casts& casts) {
    std::string key = "faction " + std::to_string(faction);
    for (const auto& opponents : casts) {
        key += " against";
        for (const int each : opponents) key += " " + std::to_string(each);
    }
    return key;
}

// All sets of so many opponents for which `may(opponents)`, ascending.
template <class F>
Casts casts_against(int faction, int opponents, F&& may) {
    Casts out;
    for (unsigned set = 0; set < 1U << factions; ++set) {
        if (std::popcount(set) != opponents || (set >> static_cast<unsigned>(faction) & 1U) != 0) continue;
        std::vector<int> cast;
        for (unsigned rest = set; rest != 0; rest &= rest - 1) cast.push_back(std::countr_zero(rest));
        if (may(cast)) out.push_back(cast);
    }
    return out;
}

Variation faction_game(int faction, const Casts& casts) {
    Variation out;
    out.key = game_key(faction, casts);
    out.set_up = [](Setup& setup, Seat, int) { setup.options[option::factions] = 0; };
    out.first = [faction, casts](Seat seat, Seat holder, int deal) -> std::optional<Action> {
        const std::size_t number = static_cast<std::size_t>(deal),
                          before = slot(seat) - (seat > holder ? 1 : 0);
        const auto& cast = casts[number % casts.size()];
        const int picked = seat == holder ? faction : cast[(before + number / casts.size()) % cast.size()];
        return Action{pick, static_cast<std::int16_t>(picked)};
    };
    return out;
}

void take_powers_away(State& state) {
    for (Side& side : state.side) side.power_deck = 0;
}

// As it is drawn, and without touching the chance of the deal. An Instant may knock somebody out.
void give_power(State& state, Seat holder, Power power) {
    const Random chance = state.random;
    state.side[slot(holder)].power_deck = power_bit(power);
    draw_power(state, holder, Log{});
    settle(state, Log{});
    state.random = chance;
}

Subject power_subject(Power power, int seats) {
    const PowerCard& row = power_card(power);
    const int faction = power / powers_of_faction;
    const Casts casts = casts_against(faction, seats - 1, [](const auto&) { return true; });
    Subject out{say(name_of(power)),
                say("Power Card"),
                faction_game(faction, casts),
                faction_game(faction, casts),
                {},
                {}};
    out.plain.key += " without powers";
    out.plain.change = [](Position& any, Seat) {
        auto& state = any.as<State>();
        if (state.phase == Phase::draft) return false;
        take_powers_away(state);
        return true;
    };
    out.with.key += " with power " + std::to_string(power) + " alone";
    out.with.change = [power, instant = row.kind == Kind::instant](Position& any, Seat holder) {
        auto& state = any.as<State>();
        if (state.phase == Phase::draft) return false;
        take_powers_away(state);
        const bool now = state.phase == Phase::prepare && state.attacker == holder && state.assault.empty() &&
                         state.preparations > instant_after * state.players;
        if (instant && !now) return state.phase == Phase::over;
        give_power(state, holder, power);
        return true;
    };
    out.holds = [power](const Position& any, Seat holder) {
        const Side& mine = any.as<State>().side[slot(holder)];
        return ((mine.secrets | mine.standing | mine.spent) & power_bit(power)) != 0;
    };
    if (row.kind == Kind::secret_assault || row.kind == Kind::secret_defence)
        out.uses = [power](const Event& event, Seat holder) {
            return event.what == what::reveal && event.card == card_of_power(power) && event.seat == holder;
        };
    return out;
}

CardSet cards_of(const Ability& row) {
    CardSet out;
    for (int suit = 0; suit < suits; ++suit)
        if (row.suit < 0 || row.suit == suit)
            out.add(deck_card(static_cast<int>(row.faction), make_card(row.rank, suit)));
    return out;
}

// The same card of a faction that is not in the game and gives it no ability; no_deck_card: there is none.
DeckCard plain_card(DeckCard card, const std::vector<int>& opponents) {
    for (int donor = 0; donor < factions; ++donor) {
        const DeckCard plain = deck_card(donor, poker_card_of(card));
        const bool plays = std::find(opponents.begin(), opponents.end(), donor) != opponents.end();
        if (donor != deck_of(card) && !plays && ability_of(plain) == nullptr) return plain;
    }
    return no_deck_card;
}

void replace(CardSet& set, DeckCard from, DeckCard to) {
    if (!set.has(from)) return;
    set.remove(from);
    set.add(to);
}

// Without a name where all factions play, or none of the rest gives such plain cards.
Subject ability_subject(int number, int seats) {
    const Ability& row = ability(number);
    const int faction = static_cast<int>(row.faction);
    const CardSet cards = cards_of(row);
    const Casts casts = casts_against(faction, seats - 1, [&](const std::vector<int>& cast) {
        bool all = true;
        for (const DeckCard card : cards) all = all && plain_card(card, cast) != no_deck_card;
        return all;
    });
    if (casts.empty()) return {};
    Subject out{say(name_of(row)),
                say("Ability"),
                faction_game(faction, casts),
                faction_game(faction, casts),
                {},
                {}};
    out.plain.key += " without ability " + std::to_string(number);
    // In the hand only, whenever one comes there: so all that is drawn is the same in both games until one
    // such card has made a difference.
    out.plain.change = [cards](Position& any, Seat holder) {
        auto& state = any.as<State>();
        CardSet& hand = state.side[slot(holder)].hand;
        if (state.phase == Phase::draft || !hand.meets(cards)) return false;
        std::vector<int> opponents;
        for (const Seat seat : SeatRange(state.players))
            if (seat != holder) opponents.push_back(std::countr_zero(state.picks[slot(seat)]));
        for (const DeckCard card : cards) replace(hand, card, plain_card(card, opponents));
        return false;
    };
    out.same_until_had = true;
    out.holds = [cards](const Position& any, Seat holder) {
        return any.as<State>().side[slot(holder)].hand.meets(cards);
    };
    out.uses = [cards, area = row.when == When::assault ? assault_area : guard_area](const Event& event,
                                                                                     Seat holder) {
        return event.what == what::place && event.seat == holder && event.to.area == area &&
               event.card >= 0 && !is_power(event.card) && cards.has(static_cast<DeckCard>(event.card));
    };
    return out;
}

} // namespace

std::vector<Subject> powers_and_abilities(int seats) {
    std::vector<Subject> out;
    for (Power power = 0; power < powers; ++power) out.push_back(power_subject(power, seats));
    for (int number = 0; number < abilities; ++number)
        if (Subject subject = ability_subject(number, seats); !subject.name.empty())
            out.push_back(std::move(subject));
    return out;
}

} // namespace cardfront::tournament
