#include "core/match/games.h"

#include "core/match/lists.h"
#include "core/text.h"

#include <array>
#include <cstring>

namespace cardfront {

namespace {

template <class... S>
constexpr std::array<const GameInfo*, games> infos_of(std::variant<S...>*) {
    return {&S::info...};
}

} // namespace

// Asks no state: the page knows each game's before it has its code.
const GameInfo& game_info(int game) {
    static constexpr std::array<const GameInfo*, games> infos = infos_of(static_cast<AnyState*>(nullptr));
    assert(game >= 0 && game < games);
    return *infos[slot(game)];
}

int find_game(std::string_view key) {
    for (int game = 0; game < games; ++game)
        if (game_info(game).key == key) return game;
    return -1;
}

std::optional<Problem> check(int game, const Setup& setup) {
    const GameInfo& info = game_info(game);
    if (!info.seats(setup.seats))
        return Problem{say("{game} cannot be played by {count}.",
                           {{"game", info.title}, {"count", std::to_string(setup.seats)}})};
    for (std::size_t i = 0; i < setup.options.size(); ++i) {
        const std::size_t choices = i < info.options.size() ? info.options[i].choices.size() : 1;
        if (setup.options[i] >= choices)
            return Problem{
                say("Option {number} has no choice {choice}.",
                    {{"number", std::to_string(i + 1)}, {"choice", std::to_string(setup.options[i])}})};
    }
    if (setup.first != nobody && (!info.takes_first || setup.first < 0 || setup.first >= setup.seats))
        return Problem{say("Nobody can be chosen to begin there.")};
    if (info.unfit != nullptr)
        if (const char* const reason = info.unfit(setup)) return Problem{say(reason)};
    return check_lists(info, setup);
}

Setup complete(int game, const Setup& setup) {
    return with_usual_lists(game_info(game), setup);
}

AnyState start(int game, const Setup& setup, Log log) {
    assert(!check(game, setup));
    return with_game(game, [&](const auto& state) -> AnyState {
        return std::decay_t<decltype(state)>::start(complete(game, setup), log);
    });
}

Seat turn(const AnyState& state) {
    return std::visit([](const auto& s) { return s.turn(); }, state);
}
void legal(const AnyState& state, ActionList& out) {
    std::visit([&](const auto& s) { s.legal(out); }, state);
}
void legal_as_of(int version, const AnyState& state, ActionList& out) {
    std::visit(
        [&](const auto& s) {
            s.legal(out);
            if constexpr (KnowsOldRules<std::decay_t<decltype(s)>>)
                if (version < s.info.rules_version) s.as_of(version, out);
        },
        state);
}
Refusal refusal(const AnyState& state, Action action) {
    return std::visit([&](const auto& s) { return s.refusal(action); }, state);
}
void apply(AnyState& state, Action action, Log log) {
    std::visit([&](auto& s) { s.apply(action, log); }, state);
}
AnyState view(const AnyState& state, Seat who) {
    AnyState seen = state;
    std::visit([&](auto& s) { s.redact(who); }, seen);
    return seen;
}
int score(const AnyState& state, Seat who) {
    return std::visit([&](const auto& s) { return s.score(who); }, state);
}
bool pause(const AnyState& state) {
    return std::visit([](const auto& s) { return is_pause(s); }, state);
}
bool window(const AnyState& state) {
    return std::visit([](const auto& s) { return is_window(s); }, state);
}
bool idle(const AnyState& state) {
    if (!window(state)) return false;
    ActionList actions;
    legal(state, actions);
    return actions.size() == 1;
}
Action public_part(const AnyState& state, Action action) {
    return std::visit([&](const auto& s) { return public_part_of(s, action); }, state);
}
bool has_secrets(const AnyState& state, Seat who) {
    return view(state, who) != view(state, nobody);
}

std::uint64_t hash_bytes(const void* data, std::size_t size, std::uint64_t from) {
    const auto* const bytes = static_cast<const unsigned char*>(data);
    for (std::size_t i = 0; i < size; ++i) from = (from ^ bytes[i]) * 0x100000001B3U;
    return from;
}
std::uint64_t hash(const AnyState& state) {
    return std::visit([](const auto& s) { return hash_bytes(&s, sizeof s); }, state);
}

ActionWords words_of(const AnyState& before, Action action, const Names& names) {
    return std::visit([&](const auto& s) { return words_of(s, action, names); }, before);
}
std::string words_of(const AnyState& after, const Event& event, const Names& names) {
    return std::visit([&](const auto& s) { return words_of(s, event, names); }, after);
}
std::string card_words(const AnyState& state, std::int16_t card) {
    return std::visit([&](const auto& s) { return card_words(s, card); }, state);
}
std::string turn_words(const AnyState& state, const Names& names) {
    return std::visit([&](const auto& s) { return turn_words(s, names); }, state);
}
std::string effect_of(const AnyState& before, Action action, const Names& names) {
    return std::visit([&](const auto& s) { return effect_words(s, action, names); }, before);
}

std::string hint_for(const AnyState& state, Action refused) {
    return std::visit([&](const auto& s) { return hint_for(s, refused); }, state);
}
std::string score_words(const AnyState& state, Seat who) {
    return std::visit([&](const auto& s) { return score_words(s, who); }, state);
}
std::vector<Section> sections(const AnyState& state, Seat viewer, const Names& names) {
    return std::visit([&](const auto& s) { return sections(s, viewer, names); }, state);
}

std::string action_code(const GameInfo& info, Action action) {
    std::string code =
        action.verb < info.verbs.size() ? info.verbs[action.verb] : std::to_string(action.verb);
    const std::array<int, 3> fields{action.a, action.b, action.c};
    std::size_t used = fields.size();
    while (used > 0 && fields[used - 1] == -1) --used;
    for (std::size_t i = 0; i < used; ++i)
        code += fields[i] == -1 ? std::string(" -") : " " + std::to_string(fields[i]);
    return code;
}

std::optional<Action> parse_action(const GameInfo& info, std::string_view code) {
    const std::vector<std::string_view> parts = split(code, ' ');
    if (parts.empty() || parts.size() > 4) return std::nullopt;
    Action action;
    const auto verb = std::find(info.verbs.begin(), info.verbs.end(), parts[0]);
    if (verb == info.verbs.end()) return std::nullopt;
    action.verb = static_cast<std::uint16_t>(verb - info.verbs.begin());
    const std::array<std::int16_t*, 3> fields{&action.a, &action.b, &action.c};
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (parts[i] == "-") continue;
        const auto number = parse_number(parts[i], INT16_MAX);
        if (!number) return std::nullopt;
        *fields[i - 1] = static_cast<std::int16_t>(*number);
    }
    return action_code(info, action) == code ? std::optional(action) : std::nullopt;
}

} // namespace cardfront
