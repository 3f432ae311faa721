#include "core/game.h"

#include "core/text/text.h"

#include <algorithm>

namespace cardfront {

Seat turn(const Position& position) {
    return position.game().turn(position);
}
void legal(const Position& position, ActionList& out) {
    position.game().legal(position, out);
}
void legal_as_of(int version, const Position& position, ActionList& out) {
    legal(position, out);
    if (version < position.info().rules_version) position.game().as_of(position, version, out);
}
Refusal refusal(const Position& position, Action action) {
    return position.game().refusal(position, action);
}
Action public_part(const Position& position, Action action) {
    return position.game().public_part(position, action);
}
void apply(Position& position, Action action, Log log) {
    position.game().apply(position, action, log);
}
int score(const Position& position, Seat who) {
    return position.game().score(position, who);
}
bool pause(const Position& position) {
    return position.game().pause(position);
}
bool window(const Position& position) {
    return position.game().window(position);
}

std::optional<Action> by_action(const Position& position) {
    return window(position) ? position.game().by : std::nullopt;
}

bool idle(const Position& position) {
    if (!window(position)) return false;
    ActionList actions;
    legal(position, actions);
    return actions.size() == 1;
}

bool has_secrets(const Position& position, Seat who) {
    Position one = position, onlookers = position;
    position.game().redact(one, who);
    position.game().redact(onlookers, nobody);
    return one != onlookers;
}

bool passes_by(const Position& position, Seat holder) {
    const Seat seat = turn(position);
    return idle(position) && (seat == holder || !has_secrets(position, seat));
}

Action only_action(const Position& position) {
    ActionList actions;
    legal(position, actions);
    assert(actions.size() == 1);
    return actions[0];
}

std::uint64_t hash_bytes(const void* data, std::size_t size, std::uint64_t from) {
    const auto* const bytes = static_cast<const unsigned char*>(data);
    for (std::size_t i = 0; i < size; ++i) from = (from ^ bytes[i]) * 0x100000001B3U;
    return from;
}
std::uint64_t hash(const Position& position) {
    return hash_bytes(position.bytes().data(), position.bytes().size());
}

namespace {
constexpr std::string_view resignation_code = "resign";
}

std::string action_code(const GameInfo& info, Action action) {
    if (action == resignation) return std::string(resignation_code);
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
    if (code == resignation_code) return resignation;
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
