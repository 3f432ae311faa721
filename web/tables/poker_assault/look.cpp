#include "web/tables/poker_assault/look.h"

#include "core/language.h"
#include "web/kit/crests.h"
#include "web/kit/paths.h"

#include <algorithm>
#include <array>

namespace cardfront::poker_assault {

using kit::Rect;

namespace {

constexpr int known_cards = first_power_card + powers;

int faction_of_card(std::int16_t card) {
    return card < first_power_card ? deck_of(static_cast<DeckCard>(card))
                                   : (card - first_power_card) / powers_of_faction;
}

// Names and texts of all cards, said once in each language: a card is drawn in every frame.
struct Words {
    std::string name, full, text, faction; // on the card, and beside it
    std::string explained;                 // the text, and what its term means
};
const Words& words(std::int16_t card) {
    static std::array<Words, known_cards> all;
    static std::uint32_t told_in = language_number();
    if (std::exchange(told_in, language_number()) != language_number()) all = {};
    Words& one = all[static_cast<std::size_t>(card)];
    if (one.name.empty()) {
        const Ability* const row =
            card < first_power_card ? ability_of(static_cast<DeckCard>(card)) : nullptr;
        one.name = row != nullptr ? say(name_of(*row)) : card_name(card);
        one.full = card_name(card);
        one.text = card_text(card);
        one.explained = one.text.empty() ? say("A plain card.") : one.text;
        if (gives_surplus(card))
            one.explained =
                sentences(one.text, say("(Of a Surplus you draw none until five cards are left.)"));
        one.faction = faction_name(faction_of_card(card));
    }
    return one;
}

} // namespace

const FactionLook& look_of(int faction) {
    static constexpr std::array<FactionLook, factions> looks{{
        {6, 2, kit::rgb(0x8f1f33)},
        {1, 3, kit::rgb(0x8a5a12)},
        {2, 1, kit::rgb(0x1f4f94)},
        {7, 4, kit::rgb(0x1d6b43)},
    }};
    return looks[static_cast<std::size_t>(faction)];
}

kit::CardFace face_of(std::int16_t card) {
    kit::CardFace face(kit::face_down);
    if (card < 0 || card >= known_cards) return face;
    const bool power = card >= first_power_card;
    const FactionLook& look = look_of(faction_of_card(card));
    face.code = power ? kit::special_card : poker_card_of(static_cast<DeckCard>(card));
    face.thing = card;
    face.back = look.back;
    face.emblem = look.emblem;
    face.band_colour = look.hue;
    if (power) {
        face.title = words(card).name;
        face.words = words(card).text;
    } else if (ability_of(static_cast<DeckCard>(card)) != nullptr) {
        face.band = words(card).name;
    }
    return face;
}

kit::CardFace face_of(const Attacker& card) {
    kit::CardFace face = face_of(card.card);
    face.code = make_card(card.rank, card.suit);
    return face;
}

kit::CardFace back_of(int faction) {
    kit::CardFace face(kit::face_down);
    if (faction >= 0) face.back = look_of(faction).back;
    return face;
}

int faction_of(const State& state, Seat seat) {
    if (state.variant_of_game() == Variant::cross_faction) return -1;
    const Side& side = state.side[static_cast<std::size_t>(seat)];
    unsigned picked = state.picks[static_cast<std::size_t>(seat)];
    if (state.variant_of_game() == Variant::street_fight) {
        if (side.reserve != 0) {
            picked &= ~(1U << (side.reserve - 1U));
        } else { // the second fights: its Power Cards tell
            const PowerSet all = side.power_deck | side.secrets | side.standing | side.spent;
            if (all != 0) return std::countr_zero(all) / powers_of_faction;
        }
    }
    return std::popcount(picked) == 1 ? std::countr_zero(picked) : -1;
}

void draw_emblem(int faction, const kit::Rect& r, kit::Colour c) {
    kit::draw(kit::emblems[look_of(faction).emblem - 1], r.fit(1, 1), c);
}

void draw_star(const Rect& r, kit::Colour c) {
    constexpr int star = 4;
    kit::draw(kit::emblems[star], r, c);
}
void draw_shield(const Rect& r, kit::Colour c) {
    constexpr int shield = 3;
    kit::draw(kit::emblems[shield], r, c);
}

CardWords words_on(std::int16_t card) {
    const Words& known = words(card);
    return {known.full, known.explained, known.faction};
}

} // namespace cardfront::poker_assault
