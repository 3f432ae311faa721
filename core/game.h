// A game as those know it that work with whatever game it is: data, and functions over the bytes of its
// state. core/<game>/game.cpp makes both of the game's State (core/describe.h).
#pragma once

#include "core/options.h"
#include "core/rules.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

namespace cardfront {

class Position;
struct ActionWords;
class Names;
struct Section;
struct Grid;

// What a game's state is asked. A function's position is one of that game.
struct Game {
    const GameInfo* info;
    std::size_t bytes; // of a state

    Position (*start)(const Setup&, Log); // needs a complete setup that check() passes (match/games.h)
    // The state with these bytes, also as an earlier version laid them out (ReadsEarlier); nothing if they
    // are no sane one.
    std::optional<Position> (*read)(std::span<const std::uint8_t> bytes);
    bool (*sane)(const Position&);
    Seat (*turn)(const Position&);
    void (*legal)(const Position&, ActionList& out);
    void (*as_of)(const Position&, int version, ActionList& legal); // KnowsOldRules; else it leaves all
    Refusal (*refusal)(const Position&, Action);
    Action (*public_part)(const Position&, Action);
    void (*apply)(Position&, Action, Log);
    void (*redact)(Position&, Seat who);
    void (*determinize)(Position&, Seat who, Random&);
    int (*score)(const Position&, Seat who);
    int (*value)(const Position&, Seat who);
    bool (*pause)(const Position&);
    bool (*window)(const Position&);
    std::optional<Action> by;                  // rules.h
    Action (*plain)(const Position&, Random&); // what its plain player does

    ActionWords (*action_words)(const Position&, Action, const Names&);
    std::string (*event_words)(const Position&, const Event&, const Names&);
    std::string (*effect_words)(const Position&, Action, const Names&);
    std::string (*card_words)(const Position&, std::int16_t card);
    std::string (*turn_words)(const Position&, const Names&);
    std::string (*hint_for)(const Position&, Action);
    std::string (*score_words)(const Position&, Seat who);
    std::vector<Section> (*sections)(const Position&, Seat viewer, const Names&);
    std::vector<Grid> (*grids)(const Position&, Seat viewer, const Names&);
};

// A state of some game: which one, and its bytes. It may be the truth, so nothing that shows or tells takes
// it (Seen, seen.h).
class Position {
  public:
    static constexpr std::size_t most_bytes = 2816;

    Position() = default; // of no game: only to be assigned to
    template <class S>
    requires requires(const S& state) { game_of(state); }
    Position(const S& state) : game_(&game_of(state)) { // NOLINT(google-explicit-constructor): a State is one
        static_assert(sizeof(S) <= most_bytes);
        static_assert(alignof(S) <= alignof(Position));
        std::memcpy(bytes_.data(), &state, sizeof state);
    }

    const Game& game() const {
        assert(game_ != nullptr);
        return *game_;
    }
    const GameInfo& info() const { return *game().info; }
    std::span<const std::uint8_t> bytes() const { return {bytes_.data(), game().bytes}; }

    // Needs a state of that game.
    template <class S>
    const S& as() const {
        const S* const state = std::launder(reinterpret_cast<const S*>(bytes_.data()));
        assert(game_ == &game_of(*state));
        return *state;
    }
    template <class S>
    S& as() {
        return const_cast<S&>(std::as_const(*this).as<S>()); // NOLINT(cppcoreguidelines-pro-type-const-cast)
    }

    bool operator==(const Position& other) const {
        return game_ == other.game_ &&
               (game_ == nullptr || std::memcmp(bytes_.data(), other.bytes_.data(), game_->bytes) == 0);
    }

  private:
    const Game* game_ = nullptr;
    alignas(std::uint64_t) std::array<std::uint8_t, most_bytes> bytes_{};
};
static_assert(std::is_trivially_copyable_v<Position>);

// The questions of rules.h, for whatever game it is.
Seat turn(const Position& position);
void legal(const Position& position, ActionList& out);
void legal_as_of(int version, const Position& position, ActionList& out); // by older rules too: KnowsOldRules
Refusal refusal(const Position& position, Action action);
Action public_part(const Position& position, Action action);
void apply(Position& position, Action action, Log log);
int score(const Position& position, Seat who);
bool pause(const Position& position);
bool window(const Position& position);
// What lets it go by, if it is a window after which more of them may follow at once.
std::optional<Action> by_action(const Position& position);
// A window in which its player can do nothing: it may pass by itself.
bool idle(const Position& position);
// Needs one to be legal, and no other.
Action only_action(const Position& position);
// Does `who` see anything that an onlooker does not? Needs the truth, or what `who` sees.
bool has_secrets(const Position& position, Seat who);
// Is somebody to move in a window in which they can do nothing, and may it pass without them? Only where that
// tells the others at a screen nothing: where `holder` has it, whose own doing is theirs to see, or where
// everybody knows what they could do. Else they are asked as if they could. Needs the truth, or their view.
bool passes_by(const Position& position, Seat holder);
std::uint64_t hash(const Position& position); // FNV-1a of the bytes
std::uint64_t hash_bytes(const void* data, std::size_t size, std::uint64_t from = 0xCBF29CE484222325U);

// Of no game: whoever is to move gives the match up, which ends it (Match::resign). No game allows it, and
// none need know it; its code is "resign".
inline constexpr Action resignation{.verb = 0xFFFF};

// "play 30 2 0": an action in records, on the command line and as the name of its control in the page.
std::string action_code(const GameInfo& info, Action action);
std::optional<Action> parse_action(const GameInfo& info, std::string_view code);

} // namespace cardfront
