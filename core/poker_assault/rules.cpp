// What may be done in Poker Assault, and how it goes on. The set-up is setup.cpp, what cards do
// to a state verbs.cpp, what a seat may know views.cpp.
#include "core/poker_assault/state.h"

#include "core/poker_assault/cards.h"

namespace cardfront::poker_assault {

namespace {

std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

bool plain(Action action, int used) {
    return (used >= 1 || action.a == -1) && (used >= 2 || action.b == -1) && (used >= 3 || action.c == -1);
}

// Are exactly the fields that its verb has filled in? (PA-28)
bool well_formed(Action action) {
    switch (action.verb) {
    case pick: return plain(action, 1);
    case secret: return plain(action, 2);
    case play:
    case defend: return plain(action, 3);
    case choose: return plain(action, 3) && action.b == -1;
    case launch:
    case stop:
    case pass:
    case done:
    case reform:
    case keep:
    case decline: return plain(action, 0);
    default: return false;
    }
}

bool names_card(Action action) {
    return is_poker_card(action.a) && action.c >= 0 && action.c < factions;
}
DeckCard card_of(Action action) {
    return deck_card(action.c, action.a);
}
Face printed(DeckCard card) {
    const Card poker = poker_card_of(card);
    return {static_cast<std::int8_t>(rank_of(poker)), static_cast<std::int8_t>(suit_of(poker))};
}

bool always_fits(DeckCard card) {
    const Ability* const row = ability_of(card, When::assault);
    return row != nullptr && row->always_fits;
}

// May the card become that when played? (PA-16)
bool may_become(const State& state, DeckCard card, int becomes) {
    if (becomes == -1) return true;
    const Ability* const row = ability_of(card, When::assault);
    const Face own = printed(card);
    switch (row == nullptr ? Becomes::nothing : row->becomes) {
    case Becomes::nothing: return false;
    case Becomes::suit: return becomes >= 0 && becomes < suits && becomes != own.suit;
    case Becomes::rank: return becomes >= 0 && becomes < ranks && becomes != own.rank;
    case Becomes::near_rank:
        return becomes >= 0 && becomes < ranks && becomes != own.rank && becomes - own.rank <= 2 &&
               own.rank - becomes <= 2;
    case Becomes::table_rank:
        return becomes != own.rank && std::any_of(state.assault.begin(), state.assault.end(),
                                                  [&](const Attacker& each) { return each.rank == becomes; });
    case Becomes::recolour:
        return becomes >= 0 && becomes < static_cast<int>(state.assault.size()) &&
               state.assault[at(becomes)].suit != own.suit;
    }
    return false;
}

// The Assault as it would be with that card.
Faces faces_after(const State& state, DeckCard card, int becomes) {
    const Ability* const row = ability_of(card, When::assault);
    const Becomes kind = row == nullptr || becomes == -1 ? Becomes::nothing : row->becomes;
    Face face = printed(card);
    if (kind == Becomes::suit) face.suit = static_cast<std::int8_t>(becomes);
    if (kind == Becomes::rank || kind == Becomes::near_rank || kind == Becomes::table_rank)
        face.rank = static_cast<std::int8_t>(becomes);
    Faces out;
    for (int i = 0; i < static_cast<int>(state.assault.size()); ++i) {
        const Attacker& each = state.assault[at(i)];
        if (always_fits(each.card)) continue;
        const bool recoloured = kind == Becomes::recolour && becomes == i;
        out.push_back({each.rank, recoloured ? face.suit : each.suit});
    }
    if (!always_fits(card) && !out.full()) out.push_back(face);
    return out;
}

} // namespace

// --- Questions

Seat State::turn() const {
    switch (phase) {
    case Phase::over: return nobody;
    case Phase::choose: return asked;
    case Phase::defend:
    case Phase::reform: return defender;
    case Phase::draft:
    case Phase::prepare:
    case Phase::window: return attacker;
    }
    return nobody;
}

Seat State::left_of(Seat seat) const {
    for (int step = 1; step < players; ++step) {
        const auto next = static_cast<Seat>((seat + step) % players);
        if (lives(next)) return next;
    }
    return seat;
}

Seat State::left_opponent(Seat seat) const {
    for (int step = 1; step < players; ++step) {
        const auto next = static_cast<Seat>((seat + step) % players);
        if (lives(next) && opposes(seat, next)) return next;
    }
    return static_cast<Seat>((seat + 1) % players);
}

Seat State::winner() const {
    if (phase != Phase::over) return nobody;
    Seat best = nobody;
    bool tie = false;
    for (const Seat seat : SeatRange(players == 4 ? 2 : players)) {
        if (!lives(seat)) continue;
        if (best == nobody || chips[at(team(seat))] > chips[at(team(best))])
            best = seat, tie = false;
        else if (chips[at(team(seat))] == chips[at(team(best))])
            tie = true;
    }
    return tie ? nobody : best;
}

PatternSet State::allowed_patterns(Seat seat) const {
    PatternSet allowed = usual;
    for (PowerSet rest = side[at(seat)].standing; rest != 0; rest &= rest - 1) {
        const std::int8_t more = power_card(static_cast<Power>(std::countr_zero(rest))).pattern;
        if (more >= 0) allowed |= static_cast<PatternSet>(1U << static_cast<unsigned>(more));
    }
    return allowed;
}

Faces State::faces() const {
    Faces out;
    for (const Attacker& each : assault)
        if (!always_fits(each.card)) out.push_back({each.rank, each.suit});
    return out;
}

Faces State::faces_with(Face more) const {
    Faces out = faces();
    if (!out.full()) out.push_back(more);
    return out;
}

int State::legal_pattern() const {
    return best_pattern(allowed_patterns(attacker), faces());
}

int State::undefended() const {
    return static_cast<int>(std::count_if(assault.begin(), assault.end(),
                                          [](const Attacker& each) { return (each.marks & guarded) == 0; }));
}

int State::damage() const {
    const int open = undefended();
    return open == 0 ? 0 : std::max(0, open + extra_damage(*this, defender));
}

bool State::can_guard(DeckCard card, int index) const {
    const Attacker& target = assault[at(index)];
    const Face own = printed(card);
    const bool low = (target.marks & low_ace) != 0;
    if (own.rank == target.rank) return true; // also an Ace against a low Ace
    bool guards = own.suit == target.suit && (low || own.rank > target.rank);
    if (const Ability* const row = ability_of(card, When::defence);
        !guards && row != nullptr && row->guards != nullptr) {
        Attacker seen = target;
        if (low) seen.rank = -1;
        guards = row->guards(own, seen);
    }
    return guards && !narrowed_to_rank(*this, index);
}

bool State::blocked(int index) const {
    const auto must_be_first = [](const Attacker& each) {
        const Ability* const row = ability_of(each.card, When::assault);
        return row != nullptr && row->first;
    };
    const bool last = only_last(*this, index);
    for (int i = 0; i < static_cast<int>(assault.size()); ++i) {
        const Attacker& other = assault[at(i)];
        if (i == index || (other.marks & guarded) != 0) continue;
        if (must_be_first(other) && !must_be_first(assault[at(index)])) return true;
        if (last && !only_last(*this, i)) return true;
    }
    return false;
}

bool State::knows_hand_card(Seat viewer, Seat owner, DeckCard card) const {
    return viewer == owner || (viewer != nobody && knows[at(viewer)].has(card));
}

bool State::can_use(Power power, int target) const {
    const PowerCard& row = power_card(power);
    const bool preparing = phase == Phase::prepare;
    if (row.kind == Kind::secret_assault ? !(phase == Phase::window || (preparing && !row.after_launch))
                                         : !(row.kind == Kind::secret_defence && phase == Phase::defend))
        return false;
    if (row.usable != nullptr && !row.usable(*this, turn())) return false;
    switch (row.target) {
    case Target::none: return target == -1;
    case Target::suit: return target >= 0 && target < suits;
    case Target::card: return target >= 0 && target < static_cast<int>(assault.size());
    case Target::undefended:
        return target >= 0 && target < static_cast<int>(assault.size()) &&
               (assault[at(target)].marks & guarded) == 0;
    case Target::defendable:
        return target >= 0 && target < static_cast<int>(assault.size()) &&
               (assault[at(target)].marks & guarded) == 0 && !blocked(target) &&
               !narrowed_to_rank(*this, target);
    }
    return false;
}

int State::score(Seat who) const {
    return chips[at(team(who))];
}

// --- Legal and refused: one truth

Refusal State::refuse_play(Action action) const {
    if (!names_card(action) || action.b < -1) return {"PA-28"};
    const DeckCard card = card_of(action);
    if (!side[at(attacker)].hand.has(card)) return {"PA-27"};
    if (!may_become(*this, card, action.b)) return {"PA-16"};
    if (assault.full()) return {"PA-1"};
    if (!fits_any(allowed_patterns(attacker), faces_after(*this, card, action.b))) return {"PA-1"};
    return {};
}

Refusal State::refuse_secret(Action action) const {
    if (action.a < 0 || action.a >= powers || action.b < -1) return {"PA-28"};
    if ((side[at(turn())].secrets & power_bit(action.a)) == 0) return {"PA-27"};
    return can_use(action.a, action.b) ? Refusal{} : Refusal{"PA-14"};
}

Refusal State::refuse_defend(Action action) const {
    if (!names_card(action) || action.b < 0 || action.b >= static_cast<int>(assault.size())) return {"PA-28"};
    const DeckCard card = card_of(action);
    if (!side[at(defender)].hand.has(card)) return {"PA-27"};
    if ((assault[at(action.b)].marks & guarded) != 0) return {"PA-8"};
    if (blocked(action.b)) return {"PA-9"};
    return can_guard(card, action.b) ? Refusal{} : Refusal{"PA-30"};
}

Refusal State::refuse_choice(Action action) const {
    const auto card = static_cast<DeckCard>(asking);
    const bool power = asking >= first_power_card;
    if (action.verb == decline) return !power && ability_of(card)->may_decline ? Refusal{} : Refusal{"PA-34"};
    if (!names_card(action)) return {"PA-28"};
    const auto may = power ? power_card(static_cast<Power>(asking - first_power_card)).may_choose
                           : ability_of(card)->may_choose;
    return may(*this, asked, card_of(action)) ? Refusal{} : Refusal{"PA-34"};
}

Refusal State::refusal(Action action) const {
    if (!well_formed(action)) return {"PA-28"};
    if (phase == Phase::over) return {"PA-32"};
    if (phase == Phase::draft) return action.verb == pick ? refuse_pick(action) : Refusal{"PA-29"};
    if (action.verb == pick) return {"PA-29"};
    const bool answers = action.verb == choose || action.verb == decline;
    if (answers != (phase == Phase::choose)) return {"PA-34"};
    if (answers) return refuse_choice(action);
    switch (action.verb) {
    case play:
        if (phase != Phase::prepare) return {"PA-26"};
        return refuse_play(action);
    case launch:
        if (phase != Phase::prepare) return {"PA-26"};
        return legal_pattern() >= 0 ? Refusal{} : Refusal{"PA-2"};
    case stop:
        if (phase != Phase::prepare) return {"PA-26"};
        return assault.empty() && side[at(attacker)].hand_count() > 0 ? Refusal{"PA-4"} : Refusal{};
    case secret:
        if (phase == Phase::reform) return {"PA-14"};
        return refuse_secret(action);
    case pass: return phase == Phase::window ? Refusal{} : Refusal{"PA-14"};
    case defend:
        if (phase != Phase::defend) return {"PA-26"};
        return refuse_defend(action);
    case done: return phase == Phase::defend ? Refusal{} : Refusal{"PA-26"};
    default: return phase == Phase::reform ? Refusal{} : Refusal{"PA-11"}; // reform, keep
    }
}

void State::legal(ActionList& out) const {
    out.clear();
    const auto add = [&](Verb verb, int a = -1, int b = -1, int c = -1) {
        const Action action{verb, static_cast<std::int8_t>(a), static_cast<std::int8_t>(b),
                            static_cast<std::int8_t>(c)};
        if (!refusal(action)) out.push_back(action);
    };
    const Seat seat = turn();
    const auto each_card = [&](const CardSet& set, auto&& f) {
        for (const DeckCard card : set) f(card, poker_card_of(card), deck_of(card));
    };
    switch (phase) {
    case Phase::over: return;
    case Phase::draft:
        for (int a = 0; a < factions * suits; ++a) add(pick, a);
        return;
    case Phase::prepare:
        each_card(side[at(seat)].hand, [&](DeckCard card, int poker, int faction) {
            const Ability* const row = ability_of(card, When::assault);
            const bool asks = row != nullptr && row->becomes != Becomes::nothing;
            for (int b = -1; b < (asks ? ranks : 0); ++b) add(play, poker, b, faction);
        });
        add(launch);
        add(stop);
        break;
    case Phase::window: add(pass); break;
    case Phase::defend:
        each_card(side[at(seat)].hand, [&](DeckCard, int poker, int faction) {
            for (int i = 0; i < static_cast<int>(assault.size()); ++i) add(defend, poker, i, faction);
        });
        add(done);
        break;
    case Phase::reform: add(reform), add(keep); return;
    case Phase::choose: {
        CardSet near = side[at(seat)].hand | side[at(left_opponent(seat))].hand;
        for (const DeckCard card : side[at(seat)].on_deck) near.add(card);
        each_card(near, [&](DeckCard, int poker, int faction) { add(choose, poker, -1, faction); });
        add(decline);
        out.sort();
        return;
    }
    }
    for (PowerSet rest = side[at(seat)].secrets; rest != 0; rest &= rest - 1)
        for (int target = -1; target < static_cast<int>(most_faces); ++target)
            add(secret, std::countr_zero(rest), target);
    out.sort();
}

// --- What happens

void State::apply(Action action, Log log) {
    assert(!refusal(action));
    switch (action.verb) {
    case pick: return apply_pick(action, log);
    case play: apply_play(action, log); break;
    case launch: apply_launch(log); break;
    case stop: clear_table(log); return begin_preparation(left_of(attacker), log);
    case secret: apply_secret(action, log); break;
    case pass: begin_defence(log); break;
    case defend: apply_defend(action, log); break;
    case done: apply_done(log); break;
    case reform:
        new_hand(defender, log);
        next_defender(log);
        break;
    case keep: next_defender(log); break;
    default: apply_choice(action, log); break;
    }
    settle(log);
}

void State::apply_play(Action action, Log log) {
    lay(attacker, card_of(action), action.b, log);
}

void State::lay(Seat seat, DeckCard card, int becomes, Log log) {
    const Face face = printed(card);
    const auto index = static_cast<std::int8_t>(assault.size());
    take_from_hand(seat, card);
    assault.push_back({card, face.rank, face.suit, 0, no_deck_card, nobody, {}});
    log({.what = what::place,
         .look = Look::lay,
         .card = card,
         .from = {hand_area, seat},
         .to = {assault_area, seat, -1, index},
         .seat = seat});
    const Ability* const row = ability_of(card, When::assault);
    if (row != nullptr && becomes >= 0) {
        if (row->becomes == Becomes::suit)
            change_suit(index, becomes, log);
        else if (row->becomes == Becomes::recolour)
            change_suit(becomes, face.suit, log);
        else
            change_rank(index, becomes, log);
    }
    draw(seat, log); // PA-12
    if (row != nullptr && row->on_play != nullptr) row->on_play(*this, seat, index, log);
}

void State::apply_launch(Log log) {
    pattern = static_cast<std::int8_t>(legal_pattern());
    const PatternSet allowed = allowed_patterns(attacker);
    launched = 1;
    if (has_low_ace(allowed, faces()))
        for (Attacker& each : assault)
            if (each.rank == ace && !always_fits(each.card)) each.marks |= low_ace;
    log({.what = what::launch,
         .look = Look::point,
         .to = {assault_area, attacker},
         .amount = pattern,
         .seat = attacker});
    phase = Phase::window;
    for (int n = 0; n < patterns()[at(pattern)].draws; ++n) draw_power(attacker, log);
    launch_triggers(*this, log);
}

// A Secret stays face down; the others are turned up and work at once.
void State::take_power(Seat seat, Power power, Log log) {
    const PowerCard& row = power_card(power);
    Side& mine = side[at(seat)];
    const bool closed = row.kind == Kind::secret_assault || row.kind == Kind::secret_defence;
    const auto card = static_cast<std::int16_t>(first_power_card + power);
    log({.what = what::draw_power,
         .look = closed ? Look::draw : Look::turn_up,
         .seen = closed ? only(seat) : everybody,
         .news = true,
         .card = card,
         .from = {power_deck_area, seat},
         .to = {closed                       ? secret_area
                : row.kind == Kind::standing ? standing_area
                                             : power_discard_area,
                seat},
         .seat = seat});
    if (closed) {
        mine.secrets |= power_bit(power);
    } else if (row.kind == Kind::standing) {
        mine.standing |= power_bit(power);
    } else {
        mine.spent |= power_bit(power);
        mine.top_spent = power;
        row.use(*this, seat, -1, log);
    }
}

void State::apply_secret(Action action, Log log) {
    const Seat seat = turn();
    const auto power = static_cast<Power>(action.a);
    const PowerCard& row = power_card(power);
    Side& mine = side[at(seat)];
    mine.secrets &= ~power_bit(power);
    log({.what = what::reveal,
         .look = Look::turn_up,
         .card = static_cast<std::int16_t>(first_power_card + power),
         .from = {secret_area, seat},
         .to = {power_discard_area, seat},
         .amount = action.b,
         .seat = seat});
    const bool lasts = row.attaches || row.extra_damage != nullptr || row.only_by_rank != nullptr ||
                       row.last != nullptr || row.on_hit != nullptr;
    if (lasts) {
        used.push_back({power, seat, static_cast<std::int8_t>(row.attaches ? action.b : -1), 0});
    } else {
        mine.spent |= power_bit(power);
        mine.top_spent = power;
    }
    if (row.use != nullptr) row.use(*this, seat, action.b, log);
}

void State::apply_defend(Action action, Log log) {
    const DeckCard card = card_of(action);
    const Seat seat = defender;
    Attacker& target = assault[at(action.b)];
    take_from_hand(seat, card);
    target.guard = card;
    target.guard_seat = seat;
    target.marks |= guarded;
    defended |= only(seat);
    log({.what = what::place,
         .look = Look::lay,
         .card = card,
         .from = {hand_area, seat},
         .to = {guard_area, seat, -1, static_cast<std::int8_t>(action.b)},
         .seat = seat});
    draw(seat, log);
    const Ability* const row = ability_of(card, When::defence);
    if (row != nullptr && row->on_defend != nullptr) row->on_defend(*this, seat, action.b, log);
    if (players == 3 && undefended() > 0 && lives(attacker)) next_defender(log);
}

void State::apply_done(Log log) {
    const Seat seat = defender;
    hit = 1;
    passed |= only(seat);
    hurt(seat, damage(), log);
    hit_triggers(*this, log);
    if (chips[at(team(seat))] <= 0) return; // settle() knows how it goes on (PA-19)
    if (!has(defended, seat) && side[at(seat)].hand_count() > 0)
        phase = Phase::reform; // PA-11
    else
        next_defender(log);
}

void State::apply_choice(Action action, Log log) {
    const Seat seat = asked;
    const std::int16_t card = asking;
    phase = static_cast<Phase>(after_choice);
    asked = nobody;
    asking = -1;
    after_choice = 0;
    if (action.verb == decline) return;
    const auto chosen = card >= first_power_card
                            ? power_card(static_cast<Power>(card - first_power_card)).chosen
                            : ability_of(static_cast<DeckCard>(card))->chosen;
    chosen(*this, seat, card_of(action), log);
}

// After whatever happened: who is out, is the Assault over, does the window close by itself?
void State::settle(Log log) {
    if (phase == Phase::over || knock_outs(log) || phase == Phase::choose) return;
    if (launched != 0 && undefended() == 0 && phase != Phase::reform) return end_assault(log);
    if (phase == Phase::window && side[at(attacker)].secret_count() == 0) return begin_defence(log);
    if (phase == Phase::defend && !lives(defender)) next_defender(log);
}

void State::begin_preparation(Seat seat, Log log) {
    if (++preparations > most_preparations) return end_game(log); // PA-25
    attacker = seat;
    defender = nobody;
    phase = Phase::prepare;
    log({.what = what::turn, .look = Look::turn, .seat = seat});
}

void State::begin_defence(Log) {
    phase = Phase::defend;
    defender = left_opponent(attacker);
}

// With three players the two take turns (PA-21); a pass is final.
void State::next_defender(Log log) {
    phase = Phase::defend;
    if (players == 3) {
        for (int step = 1; step <= 3; ++step) {
            const auto next = static_cast<Seat>((defender + step) % 3);
            if (next == attacker || !lives(next) || has(passed, next)) continue;
            defender = next;
            return;
        }
    } else if (!has(passed, defender) && lives(defender)) {
        return;
    }
    end_assault(log);
}

void State::end_assault(Log log) {
    const bool presses = undefended() > 0;
    clear_table(log);
    if (!presses) return begin_preparation(left_of(attacker), log);
    begin_preparation(players == 4 ? static_cast<Seat>((attacker + 2) % 4) : attacker, log);
}

void State::clear_table(Log log) {
    for (int i = 0; i < static_cast<int>(assault.size()); ++i) {
        const Attacker each = assault[at(i)];
        const auto index = static_cast<std::int8_t>(i);
        const bool stolen = (each.marks & taken) != 0 && each.guard_seat != nobody && lives(each.guard_seat);
        put_on_discard(stolen ? each.guard_seat : attacker, each.card, log,
                       {assault_area, attacker, -1, index});
        if (each.guard != no_deck_card)
            put_on_discard(each.guard_seat, each.guard, log, {guard_area, each.guard_seat, -1, index});
    }
    for (const Used& each : used) {
        Side& owner = side[at(each.seat)];
        if (!lives(each.seat)) continue;
        owner.spent |= power_bit(each.power);
        owner.top_spent = each.power;
    }
    assault.clear();
    used.clear();
    passed = defended = hit = launched = 0;
    pattern = -1;
}

// True if the course of the game changed: the Assault is over, or the game.
bool State::knock_outs(Log log) {
    bool changed = false;
    for (const Seat seat : SeatRange(players)) {
        Side& mine = side[at(seat)];
        if (!lives(seat) || chips[at(team(seat))] > 0) continue;
        chips[at(team(seat))] = 0; // nobody owes chips
        log({.what = what::knock_out, .look = Look::out, .to = {chips_area, seat}});
        const std::uint8_t next = mine.reserve;
        leave(seat, log);
        if (next == 0) continue;
        clear_table(log);
        mine = {};
        mine.in_game = 1;
        give_deck(seat, next - 1);
        chips[at(team(seat))] = usual_chips;
        log({.what = what::come_back, .look = Look::back, .to = {chips_area, seat}, .amount = next});
        for (int n = 0; n < hand_size; ++n) draw(seat, log);
        begin_preparation(seat, log);
        changed = true;
    }
    if (changed) return true;
    int teams = 0;
    for (const Seat seat : SeatRange(players == 4 ? 2 : players)) teams += lives(seat) ? 1 : 0;
    if (teams <= 1) return end_game(log), true;
    if (lives(attacker)) return false;
    clear_table(log);
    begin_preparation(left_of(attacker), log);
    return true;
}

// All that is theirs leaves the game (PA-21); what they defended stays defended.
void State::leave(Seat seat, Log) {
    for (Attacker& each : assault)
        if (each.guard_seat == seat) each.guard = no_deck_card, each.guard_seat = nobody;
    if (seat == attacker)
        while (!assault.empty()) {
            const Attacker gone = assault.take_back();
            if (gone.guard != no_deck_card) put_on_discard(gone.guard_seat, gone.guard, Log{}, {});
        }
    FixedVector<Used, 13> kept;
    for (const Used& each : used)
        if (each.seat != seat) kept.push_back(each);
    used = kept;
    passed |= only(seat);
    const CardSet gone = side[at(seat)].hand | side[at(seat)].closed;
    for (CardSet& known : knows) known = known.without(gone);
    knows[at(seat)] = {};
    side[at(seat)] = {};
}

void State::end_game(Log log) {
    clear_table(log);
    phase = Phase::over;
    defender = nobody;
    log({.what = what::game_end, .look = Look::end, .seat = winner()});
}

} // namespace cardfront::poker_assault
