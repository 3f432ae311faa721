// Whether bytes are a game of Head-to-Head Poker at all.
#include "core/head_to_head/state.h"

#include "core/hidden.h"

namespace cardfront::head_to_head {

namespace {

// Cards counted while a state is checked: each at most once, hidden ones only by number.
struct Census {
    std::uint64_t seen = 0;
    int count = 0;
    bool sound = true;

    void add(Card card, bool may_hide = false) {
        ++count;
        if (may_hide && card == face_down) return;
        if (!is_poker_card(card) || (seen & card_bit(card)) != 0)
            sound = false;
        else
            seen |= card_bit(card);
    }
};

bool is_seat(Seat seat) {
    return cardfront::is_seat(seat, 2);
}

bool is_playing(const State& state) {
    return state.phase == Phase::lead || state.phase == Phase::answer || state.phase == Phase::play ||
           state.phase == Phase::receive;
}
bool is_done(const State& state) { // with its latest round
    return state.phase == Phase::over || state.pause();
}

// The parts of sane(), each relying on those before it. Together they promise that any legal play from such a
// state reaches the end: whoever has the turn has a card and room for it, and the deck suffices.

// Every field by itself.
bool in_range(const State& state) {
    if (state.phase > Phase::over || state.type > Type::crazy || state.crazy > 1 || state.round > rounds ||
        state.type_option >= enumerators<TypeChoice> || state.money_option >= enumerators<MoneyChoice> ||
        state.blank != decltype(state.blank){})
        return false;
    if (!is_seat(state.dealer) || !is_seat(state.player) || !is_seat(state.lead)) return false;
    if (state.phase == Phase::answer ? !is_seat(state.bettor) : state.bettor != nobody) return false;
    if (state.phase == Phase::answer ? state.bet_row < 0 || state.bet_row >= state.open_rows()
                                     : state.bet_row != -1)
        return false;
    for (const std::uint8_t face : state.dealer_roll)
        if (face < 1 || face > 6) return false;
    for (const Row& row : state.table)
        if (!row.side[0].sane() || !row.side[1].sane() || row.ante > 2 || row.stake[0] * chip > most_stake ||
            row.stake[1] * chip > most_stake)
            return false;
    return state.deck.sane() && state.offer.sane() && state.hand[0].sane() && state.hand[1].sane();
}

// Phase, round, dealer and type fit one another and the options.
bool course_sound(const State& state) {
    if (state.round == 0 ? state.phase != Phase::deal : state.phase == Phase::deal && state.round == rounds)
        return false;
    if (state.phase == Phase::over && state.round != rounds) return false;
    if ((state.phase == Phase::answer || state.phase == Phase::play) && !state.betting()) return false;
    if (state.dealer_roll[0] == state.dealer_roll[1]) return false;
    const Seat first = state.dealer_roll[0] > state.dealer_roll[1] ? 0 : 1; // HH-2
    const int of_round = state.phase == Phase::deal ? state.round + 1 : state.round;
    if (state.dealer != (of_round % 2 == 1 ? first : other(first))) return false;
    if (state.round == 0) return state.type == Type::draw_1 && state.crazy == 0;
    if (state.phase == Phase::pick)
        return state.types() == TypeChoice::picked && state.type != Type::crazy && state.crazy == 0;
    if (state.type == Type::crazy) return false;
    if (state.types() <= TypeChoice::picked) return true;
    if (state.types() == TypeChoice::crazy) return state.crazy == 1;
    return state.crazy == (is_always_crazy(state.types()) ? 1 : 0) && state.type == fixed_type(state.types());
}

bool row_sound(const State& state, int r) {
    const Row& row = state.table[static_cast<std::size_t>(r)];
    if (r >= state.open_rows()) return row == Row{};
    if (is_done(state)) return row.complete() && row.ante == 0 && row.stake == decltype(row.stake){};
    if (row.ante == 0 || (!state.betting() && row.ante != 2)) return false;
    if (state.phase == Phase::pick)
        return row.ante == 2 && row.stake == decltype(row.stake){} && row.side[0].empty() &&
               row.side[1].empty();
    if (!state.betting() && row.stake != decltype(row.stake){}) return false;
    if (state.phase != Phase::answer || state.bet_row != r) return row.stake[0] == row.stake[1];
    const int ahead = row.stake[static_cast<std::size_t>(state.bettor)] -
                      row.stake[static_cast<std::size_t>(other(state.bettor))];
    return !row.complete() && row.ante == 2 && ahead >= 1 && ahead * chip <= most_bet;
}

bool rows_sound(const State& state) {
    bool full = true;
    for (int r = 0; r < rows; ++r) {
        if (!row_sound(state, r)) return false;
        if (r < state.open_rows() && !state.table[static_cast<std::size_t>(r)].complete()) full = false;
    }
    return !is_playing(state) || !full;
}

// Each card of the deck is in one place; a final draw that was made anew may leave some out.
bool cards_sound(const State& state) {
    Census cards;
    for (int r = 0; r < state.open_rows(); ++r) {
        const Row& row = state.table[static_cast<std::size_t>(r)];
        cards.add(row.common);
        for (const auto& side : row.side)
            for (const Card card : side) cards.add(card);
    }
    for (const auto& held : state.hand) {
        if (!std::is_sorted(held.begin(), held.end())) return false;
        for (const Card card : held) cards.add(card, true);
    }
    for (const Card card : state.offer) cards.add(card);
    for (const Card card : state.deck) cards.add(card, true);

    const bool tied = state.phase == Phase::over && state.money[0] == state.money[1];
    for (const Card card : state.final_card) {
        if (tied)
            cards.add(card);
        else if (card != no_card)
            return false;
    }
    if (!cards.sound) return false;
    if (tied) return rank_of(state.final_card[0]) != rank_of(state.final_card[1]) && cards.count <= deck_size;
    if (state.phase == Phase::pick &&
        (!state.hand[0].empty() || !state.hand[1].empty() || !state.offer.empty()))
        return false;
    return cards.count == (state.round == 0 ? 0 : deck_size);
}

// In a round it follows from the cards laid whose turn it is and how many cards everybody holds.
bool turn_sound(const State& state) {
    std::array<int, 2> laid_on{};
    for (const Row& row : state.table)
        for (std::size_t side = 0; side < 2; ++side) laid_on[side] += static_cast<int>(row.side[side].size());
    const int laid = laid_on[0] + laid_on[1];
    const Seat first = other(state.dealer);
    int since = laid;           // this player's, this pair's, this deal's or this set's beginning
    int parts = 0;              // before that
    std::array<int, 2> holds{}; // the one who leads, the other
    int offered = 0;
    switch (state.type) {
    case Type::draw_1: holds = laid % 2 == 0 ? std::array{1, 0} : std::array{0, 1}; break;
    case Type::split_2:
        parts = laid / 2;
        since = laid % 2;
        holds = since == 0 ? std::array{2, 0} : std::array{0, 1};
        break;
    case Type::hold_3: holds = {3, 3}; break;
    case Type::play_4:
        parts = laid / 8;
        since = laid % 8;
        holds = {4 - (since + 1) / 2, 4 - since / 2};
        break;
    case Type::share_5:
        parts = laid / 5;
        since = laid % 5;
        offered = 5 - since;
        break;
    case Type::crazy: return false;
    }
    const Seat leads = parts % 2 == 0 ? first : other(first);
    if (state.player != (since % 2 == 0 ? leads : other(leads))) return false;
    if (state.lead != (state.type == Type::split_2 ? first : leads)) return false;
    if ((state.phase == Phase::receive) != (state.type == Type::split_2 && since == 1)) return false;
    if (static_cast<int>(state.offer.size()) != offered ||
        static_cast<int>(state.hand[static_cast<std::size_t>(leads)].size()) != holds[0] ||
        static_cast<int>(state.hand[static_cast<std::size_t>(other(leads))].size()) != holds[1])
        return false;
    const int ahead = laid_on[static_cast<std::size_t>(other(state.player))] -
                      laid_on[static_cast<std::size_t>(state.player)];
    return state.crazy == 1 || ahead == laid % 2; // HH-18
}

// Nothing comes from nowhere: what the bank gave is on the rows or with the players.
bool money_sound(const State& state) {
    int given = state.betting() ? 2 * purse : 0;
    int held = 0;
    int declined = 0; // chips of this round's declined bets: until its end its rows give nothing else
    for (int r = 0; r < state.open_rows(); ++r) {
        const Row& row = state.table[static_cast<std::size_t>(r)];
        held += row.pot();
        declined += is_done(state) || row.ante == 2 ? 0 : ante_chip;
    }
    for (int each = 1; each <= state.round; ++each) given += (each + 2) * 2 * ante_chip;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        if (state.money[seat] < 0 || state.money[seat] % chip != 0) return false;
        held += state.money[seat];
        int earned = 0;
        for (int each = 0; each < rounds; ++each) {
            const int amount = state.earned[static_cast<std::size_t>(each)][seat];
            const bool now = each == state.round - 1 && !is_done(state);
            if (amount < 0 || amount % (now ? ante_chip : chip) != 0 || (amount != 0 && each >= state.round))
                return false;
            earned += amount;
            declined -= now ? amount : 0;
        }
        if (!state.betting() && earned != state.money[seat]) return false;
    }
    if (held != given || declined != 0) return false;
    return state.phase != Phase::answer ||
           state.money[static_cast<std::size_t>(other(state.bettor))] >= state.to_call();
}

} // namespace

bool State::sane() const {
    return in_range(*this) && course_sound(*this) && rows_sound(*this) && cards_sound(*this) &&
           (!is_playing(*this) || turn_sound(*this)) && money_sound(*this);
}

} // namespace cardfront::head_to_head
