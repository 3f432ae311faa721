// Makes a game of its State. Included once for each, by core/<game>/game.cpp:
//
//   constinit const Game the_game = described::game_of<State>();
//   constinit const Mind the_mind = described::mind_of<State>();
//
// What a State lacks is told here, with the names of the game and of the member.
#pragma once

#include "core/game.h"
#include "core/search/searching.h"
#include "core/words.h"

namespace cardfront {

// A game may also read the bytes of its state as an earlier version of it was laid out; nothing if they are
// no sane one.
template <class S>
concept ReadsEarlier = requires(std::span<const std::uint8_t> bytes) {
    { S::from_earlier(bytes) } -> std::same_as<std::optional<S>>;
};

// A game may also tell its boards and hands as a viewer walks over them.
template <class S>
concept HasGrids = requires(const S& state, Seat viewer, const Names& names) {
    { grids(state, viewer, names) } -> std::same_as<std::vector<Grid>>;
};

// A namespace of its own: these functions come to the page with the games (tools/build/split.mjs).
namespace described {

template <class S>
struct Asked {
    static Position start(const Setup& setup, Log log) { return S::start(setup, log); }
    static std::optional<Position> read(std::span<const std::uint8_t> bytes) {
        if (bytes.size() != sizeof(S)) {
            if constexpr (ReadsEarlier<S>)
                if (const auto earlier = S::from_earlier(bytes)) return *earlier;
            return {};
        }
        S state;
        std::memcpy(static_cast<void*>(&state), bytes.data(), sizeof state);
        if (!state.sane()) return {};
        return state;
    }
    static bool sane(const Position& position) { return position.as<S>().sane(); }
    static Seat turn(const Position& position) { return position.as<S>().turn(); }
    static void legal(const Position& position, ActionList& out) { position.as<S>().legal(out); }
    static void as_of(const Position& position, int version, ActionList& legal) {
        if constexpr (KnowsOldRules<S>) position.as<S>().as_of(version, legal);
    }
    static Refusal refusal(const Position& position, Action action) {
        return position.as<S>().refusal(action);
    }
    static Action public_part(const Position& position, Action action) {
        return public_part_of(position.as<S>(), action);
    }
    static void apply(Position& position, Action action, Log log) { position.as<S>().apply(action, log); }
    static void redact(Position& position, Seat who) { position.as<S>().redact(who); }
    static void determinize(Position& position, Seat who, Random& random) {
        position.as<S>().determinize(who, random);
    }
    static int score(const Position& position, Seat who) { return position.as<S>().score(who); }
    static int value(const Position& position, Seat who) { return position.as<S>().value(who); }
    static bool pause(const Position& position) { return is_pause(position.as<S>()); }
    static bool window(const Position& position) { return is_window(position.as<S>()); }
    static Action plain(const Position& position, Random& random) {
        return playout_choice(position.as<S>(), random);
    }
};

template <class S>
struct Told {
    static ActionWords of_action(const Position& before, Action action, const Names& names) {
        return words_of(before.as<S>(), action, names);
    }
    static std::string of_event(const Position& after, const Event& event, const Names& names) {
        return words_of(after.as<S>(), event, names);
    }
    static std::string of_effect(const Position& before, Action action, const Names& names) {
        return effect_words(before.as<S>(), action, names);
    }
    static std::string of_card(const Position& position, std::int16_t card) {
        return card_words(position.as<S>(), card);
    }
    static std::string of_turn(const Position& position, const Names& names) {
        return turn_words(position.as<S>(), names);
    }
    static std::string hint(const Position& position, Action refused) {
        return hint_for(position.as<S>(), refused);
    }
    static std::string of_score(const Position& position, Seat who) {
        return score_words(position.as<S>(), who);
    }
    static std::vector<Section> all(const Position& position, Seat viewer, const Names& names) {
        return sections(position.as<S>(), viewer, names);
    }
    static std::vector<Grid> side_by_side(const Position& position, Seat viewer, const Names& names) {
        if constexpr (HasGrids<S>)
            return grids(position.as<S>(), viewer, names);
        else
            return {};
    }
};

// A State's members one by one: of a concept a compiler tells that it fails, not plainly why.
template <class S>
consteval void check_members() {
    using C = const S&;
    static_assert(std::regular<S> && std::is_trivially_copyable_v<S>,
                  "a State is a plain value, compared by ==");
    static_assert(std::has_unique_object_representations_v<S>, "a State has no gaps between its members");
    static_assert(
        requires {
            { S::info } -> std::convertible_to<const GameInfo&>;
        },
        "a State lacks: static const GameInfo info");
    static_assert(
        requires {
            { S::seating } -> std::convertible_to<const Seating&>;
        },
        "a State lacks: static constexpr Seating seating, which its info has too");
    static_assert(
        requires(const Setup& setup, Log log) {
            { S::start(setup, log) } -> std::same_as<S>;
        },
        "a State lacks: static State start(const Setup&, Log)");
    static_assert(
        requires(C c) {
            { c.turn() } -> std::same_as<Seat>;
        },
        "a State lacks: Seat turn() const");
    static_assert(
        requires(C c, ActionList & out) { c.legal(out); }, "a State lacks: void legal(ActionList&) const");
    static_assert(
        requires(C c, Action a) {
            { c.refusal(a) } -> std::same_as<Refusal>;
        },
        "a State lacks: Refusal refusal(Action) const");
    static_assert(
        requires(S & s, Action a, Log log) { s.apply(a, log); }, "a State lacks: void apply(Action, Log)");
    static_assert(
        requires(S & s, Seat who) { s.redact(who); }, "a State lacks: void redact(Seat)");
    static_assert(
        requires(S & s, Seat who, Random & random) { s.determinize(who, random); },
        "a State lacks: void determinize(Seat, Random)");
    static_assert(
        requires(C c, Seat who) {
            { c.score(who) } -> std::same_as<int>;
        },
        "a State lacks: int score(Seat) const");
    static_assert(
        requires(C c) {
            { c.sane() } -> std::same_as<bool>;
        },
        "a State lacks: bool sane() const");
    static_assert(Rules<S>, "see the concept Rules in core/rules.h");
}

template <class S>
consteval void check_thought() {
    using C = const S&;
    static_assert(
        requires(C c, Random & random) {
            { playout_choice(c, random) } -> std::same_as<Action>;
        },
        "a game lacks: Action playout_choice(const State&, Random&)");
    static_assert(
        requires(C c, Seat who) {
            { c.value(who) } -> std::same_as<int>;
        },
        "a State lacks: int value(Seat) const");
    static_assert(Thinks<S>, "see the concept Thinks in core/rules.h");
}

template <class S>
consteval void check_speech() {
    using C = const S&;
    using N = const Names&;
    static_assert(
        requires(C c, Action a, N names) {
            { words_of(c, a, names) } -> std::same_as<ActionWords>;
        },
        "a game lacks: ActionWords words_of(const State&, Action, const Names&)");
    static_assert(
        requires(C c, const Event& e, N names) {
            { words_of(c, e, names) } -> std::same_as<std::string>;
        },
        "a game lacks: std::string words_of(const State&, const Event&, const Names&)");
    static_assert(
        requires(C c, Action a, N names) {
            { effect_words(c, a, names) } -> std::same_as<std::string>;
        },
        "a game lacks: std::string effect_words(const State&, Action, const Names&)");
    static_assert(
        requires(C c, std::int16_t card) {
            { card_words(c, card) } -> std::same_as<std::string>;
        },
        "a game lacks: std::string card_words(const State&, int card)");
    static_assert(
        requires(C c, N names) {
            { turn_words(c, names) } -> std::same_as<std::string>;
        },
        "a game lacks: std::string turn_words(const State&, const Names&)");
    static_assert(
        requires(C c, Action a) {
            { hint_for(c, a) } -> std::same_as<std::string>;
        },
        "a game lacks: std::string hint_for(const State&, Action)");
    static_assert(
        requires(C c, Seat who) {
            { score_words(c, who) } -> std::same_as<std::string>;
        },
        "a game lacks: std::string score_words(const State&, Seat)");
    static_assert(
        requires(C c, Seat who, N names) {
            { sections(c, who, names) } -> std::same_as<std::vector<Section>>;
        },
        "a game lacks: std::vector<Section> sections(const State&, Seat, const Names&)");
    static_assert(Speaks<S>, "see the concept Speaks in core/rules.h");
}

template <class S>
consteval Game game_of() {
    check_members<S>();
    check_thought<S>();
    check_speech<S>();
    using Ask = Asked<S>;
    using Tell = Told<S>;
    return {
        .info = &S::info,
        .bytes = sizeof(S),
        .start = Ask::start,
        .read = Ask::read,
        .sane = Ask::sane,
        .turn = Ask::turn,
        .legal = Ask::legal,
        .as_of = Ask::as_of,
        .refusal = Ask::refusal,
        .public_part = Ask::public_part,
        .apply = Ask::apply,
        .redact = Ask::redact,
        .determinize = Ask::determinize,
        .score = Ask::score,
        .value = Ask::value,
        .pause = Ask::pause,
        .window = Ask::window,
        .by = by_of<S>(),
        .plain = Ask::plain,
        .action_words = Tell::of_action,
        .event_words = Tell::of_event,
        .effect_words = Tell::of_effect,
        .card_words = Tell::of_card,
        .turn_words = Tell::of_turn,
        .hint_for = Tell::hint,
        .score_words = Tell::of_score,
        .sections = Tell::all,
        .grids = Tell::side_by_side,
    };
}

template <class S>
consteval Mind mind_of(std::span<const LadderFor> ladders = {}) {
    check_thought<S>();
    return {S::seating, ladders, think<S>};
}

} // namespace described

} // namespace cardfront
