// How a room stands, in words.
#include "core/phrase.h"
#include "core/words.h"
#include "web/far/room.h"
#include "web/store/store.h"

#include <algorithm>

namespace cardfront::far {

std::string phrase_words(std::uint8_t number) {
    static constexpr std::array<const char*, phrases> all{
        phrase("Hello!"),           phrase("Good luck!"), phrase("Well played."),
        phrase("Thank you."),       phrase("Sorry!"),     phrase("One moment, please."),
        phrase("It is your turn."), phrase("What luck!"), phrase("Oh no!"),
        phrase("Good game."),       phrase("Once more?"), phrase("Until next time.")};
    return say(all[number % phrases]);
}

std::string title_of(const Room& room) {
    const auto setup = room.setup();
    if (!setup) return say("A table far away");
    std::vector<std::string> others;
    const Roster roster = room.roster();
    for (const Seat seat : SeatRange(setup->setup.seats)) {
        const Roster::At& at = roster.seats[slot(seat)];
        const bool own = room.guest() != nullptr ? seat == room.guest()->seat() : at.who == Who::here;
        if (!own && at.who != Who::free) others.push_back(at.name);
    }
    const Named game{"game", say(game_info(setup->game).title)};
    return others.empty() ? say("{game}", {game})
                          : say("{game} with {players}", {game, {"players", listed(others)}});
}

std::string away_words(const Room& room, Seat seat) {
    const auto away = room.away(seat);
    if (!away) return {};
    const double ms = *away;
    const auto minutes = static_cast<std::int64_t>(ms / 60000);
    if (ms < 0) return say("away");
    if (minutes < 60)
        return say_count(std::max<std::int64_t>(minutes, 1), "away for a minute", "away for {count} minutes");
    if (minutes < 48 * 60) return say_count(minutes / 60, "away for an hour", "away for {count} hours");
    return say("away for {count} days", {counted("count", minutes / 1440)});
}

std::string verdict_of(const Room& room) {
    if (!room.over()) return {};
    if (room.host() != nullptr)
        return say("The pages of the others have got your part of the deal, and check it.");
    const auto& verdict = room.guest()->verdict();
    return verdict ? verdict->words : say("The deal is being checked.");
}

std::string lacks_of(const Room& room) {
    const bool silent = room.wire_state == "works" || room.wire_words.empty();
    return sentences(silent ? std::string() : room.wire_words,
                     room.kept() ? std::string() : keeping_words(true));
}

std::string stands_of(const Room& room) {
    if (std::string trouble = room.trouble(); !trouble.empty()) return trouble;
    if (room.guest() != nullptr && !room.guest()->seated()) return say("Nobody has answered yet.");
    const Roster roster = room.roster();
    const auto* const again =
        std::find_if(roster.seats.begin(), roster.seats.end(), [&](const Roster::At& at) {
            const auto seat = static_cast<Seat>(&at - roster.seats.data());
            return at.rematch &&
                   (room.guest() != nullptr ? seat != room.guest()->seat() : at.who != Who::here);
        });
    if (room.over())
        return again == roster.seats.end()
                   ? say("The game is over.")
                   : say("{player} would like to play again.", {{"player", again->name}});
    if (room.must_answer())
        return room.asked().wanted.what == Wanted::What::back
                   ? say("You are asked to take something back.")
                   : say("You are asked whether the computer plays for who is away.");
    if (room.my_turn()) return say("It is your turn.");
    if (room.turn() != nobody && roster.seats[slot(room.turn())].who == Who::free)
        return say("It waits until somebody takes the free seat.");
    if (room.turn() != nobody)
        return say("It waits for {player}.", {{"player", roster.seats[slot(room.turn())].name}});
    const auto free = std::count_if(roster.seats.begin(), roster.seats.end(),
                                    [](const Roster::At& at) { return at.who == Who::free; });
    return free == 0 ? say("It is about to begin.")
                     : say_count(free, "One seat is free.", "{count} seats are free.");
}

} // namespace cardfront::far
