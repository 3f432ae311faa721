// What a seat may know of a game of Head-to-Head Poker, and whether bytes are such a game at all.
#include "core/head_to_head.h"

#include <bit>

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
    return seat == 0 || seat == 1;
}

template <std::size_t N>
bool ascending(const FixedVector<Card, N>& cards) {
    return std::is_sorted(cards.begin(), cards.end());
}

} // namespace

void State::redact(Seat who) {
    random = Random{};
    std::fill(deck.begin(), deck.end(), face_down);
    for (Seat owner = 0; owner < 2; ++owner) {
        auto& cards = hand[static_cast<std::size_t>(owner)];
        if (!sees_hand(who, owner)) std::fill(cards.begin(), cards.end(), face_down);
    }
}

void State::determinize(Seat who, Random chance) {
    redact(who);
    if (round == 0) { // nothing is dealt: only the deck to come is unknown
        random = Random(chance.next());
        return;
    }
    Census known;
    const auto note = [&](Card card) {
        if (card >= 0) known.add(card);
    };
    for (const Row& row : table) {
        note(row.common);
        for (const auto& side : row.side) std::for_each(side.begin(), side.end(), note);
    }
    for (const auto& cards : hand) std::for_each(cards.begin(), cards.end(), note);
    std::for_each(offer.begin(), offer.end(), note);
    std::for_each(final_card.begin(), final_card.end(), note);

    FixedVector<Card, deck_size> unknown;
    for (int card = 0; card < deck_size; ++card)
        if ((known.seen & card_bit(static_cast<Card>(card))) == 0) unknown.push_back(static_cast<Card>(card));
    chance.shuffle(unknown);
    for (auto& cards : hand) {
        for (Card& card : cards)
            if (card == face_down) card = unknown.take_back();
        std::sort(cards.begin(), cards.end());
    }
    for (Card& card : deck) card = unknown.take_back();
    random = Random(chance.next());
}

bool State::sane() const {
    if (phase > Phase::over || type > Type::crazy || crazy > 1 || round > rounds) return false;
    if (type_option >= info.options[0].choices.size() || money_option >= info.options[1].choices.size())
        return false;
    if (blank != decltype(blank){}) return false;
    if (!is_seat(dealer) || !is_seat(player) || !is_seat(lead)) return false;
    const bool faced = phase == Phase::answer;
    if (faced != is_seat(bettor) || (!faced && bettor != nobody)) return false;
    if (faced ? bet_row < 0 || bet_row >= open_rows() : bet_row != -1) return false;
    for (const std::uint8_t face : dealer_roll)
        if (face < 1 || face > 6) return false;
    if ((round == 0) != (deck.empty() && table == std::array<Row, rows>{}) ||
        (round == 0 && phase != Phase::deal))
        return false;
    if (phase == Phase::over && round != rounds) return false;
    if (!deck.sane() || !offer.sane() || !hand[0].sane() || !hand[1].sane()) return false;
    const bool playing =
        phase == Phase::lead || phase == Phase::answer || phase == Phase::play || phase == Phase::receive;
    if (playing && type == Type::crazy) return false;

    Census cards;
    int in_pots = 0; // dollars
    int from_bank = betting() ? 2 * purse : 0;
    for (int r = 0; r < rows; ++r) {
        const Row& row = table[static_cast<std::size_t>(r)];
        if (!row.side[0].sane() || !row.side[1].sane()) return false;
        if (r >= open_rows()) {
            if (row != Row{}) return false;
            continue;
        }
        cards.add(row.common);
        for (const auto& side : row.side)
            for (const Card card : side) cards.add(card);
        if (row.ante > 2 || row.stake[0] * chip > most_stake || row.stake[1] * chip > most_stake)
            return false;
        const bool open_bet = faced && bet_row == r;
        if (!open_bet && row.stake[0] != row.stake[1]) return false;
        if (open_bet &&
            row.stake[static_cast<std::size_t>(bettor)] <= row.stake[static_cast<std::size_t>(1 - bettor)])
            return false;
        if (playing && row.ante == 0) return false;
        in_pots += row.pot();
    }
    for (Seat seat = 0; seat < 2; ++seat) {
        const auto& held = hand[static_cast<std::size_t>(seat)];
        if (!ascending(held)) return false;
        for (const Card card : held) cards.add(card, true);
    }
    for (const Card card : offer) cards.add(card);
    for (const Card card : deck) cards.add(card, true);
    for (const Card card : final_card)
        if (card != no_card) cards.add(card);
    if (!cards.sound || (round > 0 && cards.count != deck_size && phase != Phase::over) ||
        cards.count > deck_size)
        return false;

    for (int each = 1; each <= round; ++each) from_bank += (each + 2) * 2 * ante_chip;
    for (const std::int16_t amount : money)
        if (amount < 0 || amount % chip != 0) return false;
    for (const auto& round_earned : earned)
        for (const std::int16_t amount : round_earned)
            if (amount < 0 || amount % chip != 0) return false;
    if (money[0] + money[1] + in_pots != from_bank) return false;
    if (faced && money[static_cast<std::size_t>(1 - bettor)] < to_call()) return false;
    if (playing && !faced) { // somebody must be able to play
        ActionList actions;
        legal(actions);
        return !actions.empty() || hand[static_cast<std::size_t>(player)].contains(face_down);
    }
    return true;
}

} // namespace cardfront::head_to_head
