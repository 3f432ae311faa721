#include "tools/terminal/viewpoint.h"

namespace cardfront::terminal {

std::vector<std::string> texts_of(const Moment& moment) {
    std::vector<std::string> texts;
    texts.reserve(moment.lines.size());
    for (const Line& line : moment.lines) texts.push_back(line.text);
    return texts;
}

const Player& player_at(const Match& match, Seat seat) {
    return match.setup().players[static_cast<unsigned char>(seat)];
}

std::string end_words(const Match& match, Seat eyes) {
    std::string words = stand_words(match, match.steps().size(), seen_by(eyes, match.state()));
    if (match.resigned() == nobody) return words; // they say who won
    const Names names = match.names();
    std::vector<Seat> winners;
    for (const Seat seat : SeatRange(match.setup().setup.seats))
        if (has(match.winners(), seat)) winners.push_back(seat);
    std::string won;
    if (winners.size() == 1)
        won = say("{player?* wins|You win} the game.", {named("player", names, winners[0])});
    else if (winners.size() == 2)
        won = say("{player} and {other} win the game.",
                  {{"player", names[winners[0]]}, {"other", names[winners[1]]}});
    return sentences(words, won);
}

std::string score_words(const Match& match, Seat eyes) {
    const Seen seen = seen_by(eyes, match.state());
    const Names names = match.names();
    std::string out;
    for (Seat seat = 0; seat < match.setup().setup.seats; ++seat) {
        if (seat > 0) out += ", ";
        out +=
            say("{player} {score}", {{"player", names[seat]}, {"score", cardfront::score_words(seen, seat)}});
    }
    return out;
}

std::vector<std::string> option_words(const Match& match) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < match.info().options.size(); ++i) {
        const Option& option = match.info().options[i];
        out.push_back(say("{option}: {choice}",
                          {{"option", say(option.label)},
                           {"choice", say(option.choices[match.setup().setup.options[i]].label)}}));
    }
    return out;
}

} // namespace cardfront::terminal
