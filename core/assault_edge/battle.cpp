// An attack from its first point to its last, damage to units and decks, and who leaves the board.
#include "core/assault_edge/cards.h"

#include <utility>

namespace cardfront::assault_edge {

namespace {

Place target_place(const State& state, Seat enemy, int target) {
    return target >= deck_target ? place(deck_area, enemy, target - deck_target)
                                 : unit_place(state, static_cast<Number>(target));
}

} // namespace

// --- An attack (AE-8)

void State::begin_attack(Number number, Log log) {
    become_active(number, log);
    unit(number).done |= attacked;
}

void State::hold_back(Number number, Log log) {
    begin_attack(number, log);
    ++held;
    if (points_left() == 0) declare_attack(log);
}

void State::take_aim(Number number, int target, Log log) {
    begin_attack(number, log);
    Aim aimed{static_cast<std::int8_t>(target), 1};
    for (const Aim& each : aims)
        if (each.target == target) aimed.points = static_cast<std::int8_t>(each.points + 1);
    aims.remove({aimed.target, static_cast<std::int8_t>(aimed.points - 1)});
    aims.push_back(aimed);
    int others = 0;
    for_each_target(number, [&](int each) { others += each == target ? 0 : 1; });
    if (others == 0 || points_left() == 0) declare_attack(log);
}

void State::declare_attack(Log log) {
    if (aims.empty()) { // chosen anew, and nothing was
        end_attack();
        return;
    }
    if (const int rest = points_left(); rest > 0) {
        Aim& last = aims[aims.size() - 1U];
        last.points = static_cast<std::int8_t>(last.points + rest);
    }
    held = 0;
    declared = 1;
    shifted = 0;
    opened = again == 0 ? on_attack : no_window;
    if (again != 0) again = 2;
    const Seat enemy = other(player);
    for (const Aim& each : aims) {
        log({.what = what::attack,
             .look = Look::point,
             .card = figure(unit(active)),
             .from = unit_place(*this, active),
             .to = target_place(*this, enemy, each.target),
             .amount = each.points,
             .seat = player});
    }
}

void State::trim_attack() {
    if (declared == 0) return;
    for (int over = -points_left(); over > 0 && !aims.empty(); --over) {
        Aim& last = aims[aims.size() - 1U];
        if (--last.points == 0) aims.take_back();
    }
}

void State::end_attack() {
    aims.clear();
    declared = shifted = again = held = 0;
}

void State::strike(Log log) {
    if (will_choose_anew()) {
        const std::uint8_t anew = spares_decks() ? 3 : 1;
        end_attack();
        again = anew;
        bool found = false;
        for_each_target(active, [&](int) { found = true; });
        if (found && stats(active).attack > 0) {
            log({.what = what::again, .to = unit_place(*this, active), .seat = player});
        } else {
            end_attack();
            log({.what = what::vain, .to = unit_place(*this, active), .seat = player});
        }
        return;
    }
    const auto struck = aims;
    const Card by = unit(active).card;
    const Number attacker = active;
    end_attack();
    if (struck.empty()) {
        log({.what = what::vain, .to = unit_place(*this, attacker), .seat = player});
        return;
    }
    for (const Aim& each : struck)
        log({.what = what::blow,
             .look = Look::strike,
             .from = unit_place(*this, attacker),
             .to = target_place(*this, other(player), each.target),
             .seat = player});
    Hits hits;
    bool hits_deck = false, kills = false;
    for (const Aim& each : struck)
        if (each.target < deck_target) hits.push_back({each.target, each.points});
    harm(hits, by, log);
    for (const Hit& each : hits) kills = kills || !lives(each.unit);
    for (const Aim& each : struck)
        if (each.target >= deck_target && phase != Phase::over) {
            hits_deck = true;
            damage_deck(other(player), static_cast<Deck>(each.target - deck_target), each.points, by, log);
        }
    if (!lives(attacker)) return;
    if (kills) hear(attacker, On::kills);
    if (hits_deck) hear(attacker, On::hits_deck);
}

// --- Damage

void State::damage_deck(Seat seat, Deck deck, int amount, Card, Log log) {
    Side& own = side(seat);
    for (; amount > 0 && phase != Phase::over; --amount) {
        const Place from = place(deck_area, seat, deck);
        if (own.piles[deck].empty()) {
            log({.what = what::hold, .look = Look::glow, .to = from, .seat = seat});
            if (deck == command) end(only(other(seat)), log);
            return;
        }
        const Card card = take_top(seat, deck);
        ++own.discards[slot(card)];
        log({.what = what::knock,
             .look = Look::discard,
             .news = true,
             .card = card,
             .from = from,
             .to = place(discard_area, seat, deck),
             .amount = 1,
             .seat = seat});
    }
}

void State::harm_one(Number number, int amount, Card by, Log log) {
    Hits hits;
    hits.push_back({number, static_cast<std::int8_t>(amount)});
    harm(hits, by, log);
}

void State::harm(const Hits& hits, Card by, Log log) {
    for (const Seat seat : {player, other(player)})
        for (const Hit& each : hits) {
            if (!lives(each.unit) || unit(each.unit).owner != seat || each.amount <= 0) continue;
            Unit& own = unit(each.unit);
            int spares = 0, mends = 0, left = each.amount;
            Card mender = no_card;
            for_each_card_of(each.unit, [&](const Row& row, Card card) {
                spares += row.spares;
                mends += row.mends;
                if (row.mends > 0) mender = card;
            });
            const auto tell = [&](what::What told, Look look, int amount, Card card) {
                if (amount > 0)
                    log({.what = static_cast<std::uint8_t>(told),
                         .look = look,
                         .card = card == no_card ? basic : card,
                         .to = unit_place(*this, each.unit),
                         .amount = static_cast<std::int16_t>(amount),
                         .seat = own.owner});
                return amount;
            };
            left -= tell(what::prevent, Look::saved, std::min(spares, left), own.card);
            if (left > 0) { // what heals more than this heals what was there before (AE-19)
                const int less = tell(what::heal, Look::gain, std::min(mends, left), own.card);
                left -= less;
                heal(each.unit, mends - less, mender, log);
            }
            const int absorbed = std::min<int>(own.temporary, left);
            own.temporary = static_cast<std::int8_t>(own.temporary - absorbed);
            left -= tell(what::absorb, Look::lose, absorbed, by);
            const int most = std::max(health(each.unit), 0);
            left = std::min(left, most); // overkill is lost
            own.damage = static_cast<std::int8_t>(own.damage + left);
            tell(what::wound, Look::lose, left, by);
            if (left > 0 && left < most) hear(each.unit, On::harmed);
        }
    bury(log);
}

// Its Equipment may go in its place (AE-27).
bool State::rescue(Number number, Log log) {
    for (std::size_t i = 0; i < gear.size(); ++i) {
        if (gear[i].unit != number || !row(gear[i].card).saves) continue;
        const Card saviour = gear[i].card;
        log({.what = what::saved,
             .look = Look::saved,
             .card = saviour,
             .to = unit_place(*this, number),
             .seat = unit(number).owner});
        strip(i, log);
        const int most = stats(number).health; // below 1 it comes to 1, for its card goes before AE-19
        if (most < 1) change(number, {0, 1 - most, 0}, true, saviour, log);
        unit(number).damage = static_cast<std::int8_t>(std::max(most - 1, 0));
        return true;
    }
    return false;
}

void State::destroy(Number number, Log log) {
    if (rescue(number, log)) return;
    hear(number, On::destroyed);
    log({.what = what::destroyed,
         .look = Look::broken,
         .card = figure(unit(number)),
         .to = unit_place(*this, number),
         .seat = unit(number).owner});
    leave(number, log);
}

void State::bury(Log log) {
    Squares fallen = 0; // by number
    for (const Seat seat : {player, other(player)})
        for_each_unit(*this, seat, [&](Number number) {
            if (health(number) <= 0 && !rescue(number, log)) fallen |= bit(number);
        });
    if (fallen == 0) return;
    for (const Seat seat : {player, other(player)}) // all hear before anybody has left
        for_each_square(fallen, [&](Number number) {
            if (unit(number).owner == seat) hear(number, On::destroyed);
        });
    for (const Seat seat : {player, other(player)})
        for_each_square(fallen, [&](Number number) {
            if (!lives(number) || unit(number).owner != seat) return;
            log({.what = what::destroyed,
                 .look = Look::broken,
                 .card = figure(unit(number)),
                 .to = unit_place(*this, number),
                 .seat = seat});
            leave(number, log);
        });
}

// Scrubs it from all that points at it.
void State::leave(Number number, Log log) {
    for (std::size_t i = gear.size(); i-- > 0;)
        if (gear[i].unit == number) strip(i, log);
    const Unit old = unit(number);
    if (old.card != no_card) discard(old.owner, old.card, unit_place(*this, number), log);
    unit(number) = Unit{};
    board[slot(old.square)] = no_unit;
    living[slot(old.owner)] &= ~bit(number);
    for (Use& each : chain) {
        const bool aims_at_it = each.target == number && targets_units(each);
        if (each.unit == number || aims_at_it) each.lost = 1;
    }
    for (std::size_t i = waiting.size(); i-- > 0;)
        if (waiting[i].unit == number) {
            const Trigger gone = waiting[i];
            waiting.remove(gone);
        }
    for (std::size_t i = aims.size(); i-- > 0;)
        if (aims[i].target == number) {
            const Aim gone = aims[i];
            aims.remove(gone);
        }
    if (active != number) {
        trim_attack(); // it may have lent points
        return;
    }
    active = no_unit;
    opened = no_window;
    end_attack();
}

} // namespace cardfront::assault_edge
