// The cards of Skirmish, each with its text beside what it does, and the lists that can be made of them.
#include "core/skirmish/state.h"

namespace cardfront::skirmish {

namespace {

constexpr std::array<Row, all_cards> rows{{
    {.key = "pike-rider",
     .name = "Pike Rider",
     .text = "Deal 2 to another player.",
     .target = Ask::player,
     .resolve = [](State& state, const Use& self, Log log) { state.deal(self, self.target, 2, log); }},
    {.key = "fire-arrow",
     .name = "Fire Arrow",
     .text = "Quick. Deal 1 to another player.",
     .target = Ask::player,
     .quick = true,
     .resolve = [](State& state, const Use& self, Log log) { state.deal(self, self.target, 1, log); }},
    {.key = "surgeon",
     .name = "Surgeon",
     .text = "Quick. Gain 2 points.",
     .quick = true,
     .resolve = [](State& state, const Use& self, Log log) { state.heal(self.owner, 2, log); }},
    {.key = "scout",
     .name = "Scout",
     .text = "Draw two cards.",
     .resolve =
         [](State& state, const Use& self, Log log) {
             state.draw(self.owner, log);
             state.draw(self.owner, log);
         }},
    {.key = "toll",
     .name = "Toll",
     .text = "Every other player discards a card of the hand.",
     .resolve =
         [](State& state, const Use& self, Log) {
             for (int away = state.players - 1; away > 0; --away) { // the nearest is asked first
                 const auto seat = static_cast<Seat>((self.owner + away) % state.players);
                 if (state.is_in(seat) && !state.side(seat).hand.empty()) state.ask(Ask::gift, seat);
             }
         },
     .chosen =
         [](State& state, const Use&, Seat who, Card card, Log log) {
             state.side(who).hand.remove(card);
             state.discard(who, card, {hand_area, who}, log);
         }},
    {.key = "false-order",
     .name = "False Order",
     .text = "Quick. Negate another use of the chain.",
     .target = Ask::link,
     .quick = true,
     .resolve = [](State& state, const Use& self,
                   Log log) { state.negate(static_cast<std::size_t>(self.target), log); }},
    {.key = "shield-wall",
     .name = "Shield Wall",
     .text = "Stays. When you would be dealt damage, discard this instead.",
     .stays = true,
     .change_harm =
         [](State& state, const Use& self, int amount, Log log) {
             if (amount == 0 || !state.take_staying(self)) return amount;
             log({.what = what::prevent, .look = Look::glow, .card = self.card, .seat = self.owner});
             state.discard(self.owner, self.card, {staying_area, self.owner}, log);
             return 0;
         }},
    {.key = "rearguard",
     .name = "Rearguard",
     .text = "Stays. When another player has dealt you damage, use this up: deal them 1.",
     .stays = true,
     .harmed =
         [](State& state, const Use& self, Seat by, Log) {
             if (!state.take_staying(self)) return;
             Use used = self;
             used.target = by;
             state.waiting.push_back(used);
         },
     .triggered = [](State& state, const Use& self, Log log) { state.deal(self, self.target, 1, log); }},
    {.key = "red-banner",
     .name = "Red Banner",
     .text = "Your cards deal 1 more.",
     .is_banner = true,
     .more_harm = 1},
    {.key = "white-banner",
     .name = "White Banner",
     .text = "You begin with 4 points more.",
     .is_banner = true,
     .more_points = 4},
    {.key = "drummer",
     .name = "Drummer",
     .text = "Draw a card.",
     .since = 2,
     .resolve = [](State& state, const Use& self, Log log) { state.draw(self.owner, log); }},
}};
static_assert(are_named(rows, &Row::key) && are_named(rows, &Row::name));

// --- Lists

constexpr std::array<Part, 2> parts{
    {{"deck", "Deck", phrases("1 card", "{count} cards")},
     {"banner", "Banner", phrases("1 of the banners", "{count} of the banners")}}};
constexpr auto items = [] {
    std::array<Item, all_cards> out{};
    for (std::size_t i = 0; i < all_cards; ++i)
        out[i] = {.key = rows[i].key,
                  .name = rows[i].name,
                  .text = rows[i].text,
                  .part = static_cast<std::uint8_t>(rows[i].is_banner),
                  .since = rows[i].since};
    return out;
}();
constexpr std::array<ReadyList, 3> ready{{
    {"storm", "Storm", "Pikes and arrows first.",
     "3 pike-rider, 3 fire-arrow, 2 scout, 2 toll, 2 false-order, 1 red-banner"},
    {"stand", "Stand", "Let them come.",
     "2 pike-rider, 2 fire-arrow, 2 surgeon, 1 scout, 1 false-order, 2 shield-wall, 2 rearguard, "
     "1 white-banner"},
    {.key = "march",
     .name = "March",
     .blurb = "To the drums.",
     .list = "3 pike-rider, 2 fire-arrow, 1 surgeon, 2 toll, 1 rearguard, 1 red-banner, 3 drummer",
     .since = 2},
}};
Limits limits_of(int length, std::size_t part) {
    if (part == 1) return {1, 1, 1, "SK-4", "SK-4"};
    return {12, length == 1 ? 12 : static_cast<int>(most_deck), 3, "SK-2", "SK-3"};
}

} // namespace

const Shelf shelf{parts, items, ready, [](const Setup& setup, std::size_t part) {
                      return limits_of(setup.options[option::length], part);
                  }};

const Row& row(Card card) {
    assert(is_card(card));
    return rows[static_cast<std::size_t>(card)];
}

bool list_sound(const Counts& list, int length) {
    for (std::size_t part = 0; part < parts.size(); ++part) {
        const Limits limits = limits_of(length, part);
        int amount = 0;
        for (std::size_t i = 0; i < all_cards; ++i) {
            if (items[i].part != part) continue;
            if (list[i] > limits.copies) return false;
            amount += list[i];
        }
        if (amount < limits.least || amount > limits.most) return false;
    }
    return true;
}

} // namespace cardfront::skirmish
