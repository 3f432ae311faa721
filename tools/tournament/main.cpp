// The arena: who wins how often, computer against computer.
#include "core/text/text.h"
#include "tools/terminal/arguments.h"
#include "tools/tournament/links.h"
#include "tools/tournament/puzzles.h"
#include "tools/tournament/tournament.h"
#include "tools/tournament/worth.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <exception>
#include <fstream>
#include <map>
#include <thread>
#include <unistd.h>

namespace {

using namespace cardfront;
using namespace cardfront::tournament;

const char* const help_text = R"(tools/arena GAME PLAYER PLAYER... [...]   each against each
tools/arena GAME PLAYER PLAYER... --ladder [...]   each against the next
tools/arena GAME PLAYER --sides [...]    one against itself, with each of the game's ready lists or first
                                         choices (factions) against each other
  --cards [...]          and what became of each card: who had it, used it, and won
tools/arena GAME PLAYER --cards [...]    what each card is worth: the same deals with it and with a plain one
tools/arena GAME PLAYER --links [...]    how many letters a game has as a link, each deal played once
tools/arena GAME PLAYER --puzzles [...]  positions of such games in which one action is clearly best, as the
                                         text that assets/puzzles holds

PLAYER  random, plain (the game's own heuristic), a level (beginner to master), or a number of iterations;
        NUMBERxITERATIONS: so many, each with those iterations, whose findings are joined;
        NUMBER:OVERLOOKS:CARELESS: with slips, per cent of the choices and of the playouts' actions (60:20:50);
        hands-NUMBER: the same with all hands open, and decks unknown; open-NUMBER: with decks and all
        chance known too, to see what hidden cards, and what luck, leave to be won
  --only TEXT           of the pairings those in which a name begins so; of the cards those that do
                        (several: TEXT,TEXT)
  --events NAME,NAME    counts these events of the game, by whose they are; NAME=: each amount apart;
                        NAME@: apart whether they name a card; NAME#: each card apart
  --option KEY=CHOICE   of the game, as “cardfront games” names them
  --seats N             how many play
  --deals N             of cards; each is played from every side (100)
  --seed N              of the first deal (1)
  --wanted N            puzzles of each level (12)
  --iterations N        of each search that says what is best (4000)
  --threads N           at once (all processors)
  --csv FILE            one line for each game
)";

struct Command {
    Terms terms;
    std::vector<Contender> players;
    bool sides = false, ladder = false, cards = false, links = false, puzzles = false;
    PuzzleTerms puzzle_terms;
    std::string csv, only;
    bool worth() const { return cards && !links && !puzzles && !sides && players.size() == 1; }
};

constexpr std::uint64_t most_thinkers = 64;

// “400” or “400:10:50”: iterations, per cent overlooked, per cent of careless playouts.
std::optional<Manner> manner(std::string_view text) {
    std::array<std::uint64_t, 3> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::size_t end = text.find(':');
        const auto found = parse_number(std::string(text.substr(0, end)), i == 0 ? 1000000 : 90);
        if (!found) return std::nullopt;
        numbers[i] = *found;
        text = end == std::string_view::npos ? "" : text.substr(end + 1);
        if (text.empty()) break;
    }
    if (!text.empty()) return std::nullopt;
    return Manner{static_cast<std::uint32_t>(numbers[0]), static_cast<std::uint32_t>(numbers[1]),
                  static_cast<std::uint32_t>(numbers[2])};
}

cardfront::Result<Contender> contender(const Terms& terms, const std::string& name) {
    Contender out;
    out.name = name;
    out.by_chance = name == "random";
    if (out.by_chance || name == "plain") return out;
    for (int level = 0; level < levels; ++level)
        if (level_of(level).key == name) {
            out.manner = manner_of(terms.game, terms.setup.seats, level);
            out.thinkers = level_of(level).thinkers;
            return out;
        }
    std::string_view thinking = name;
    if (const std::size_t end = name.find('x'); end != std::string::npos)
        if (const auto several = parse_number(name.substr(0, end), most_thinkers); several && *several > 0) {
            out.thinkers = static_cast<int>(*several);
            thinking.remove_prefix(end + 1);
        }
    for (const auto& [prefix, sight] : {std::pair{std::string_view("open-"), Sight::chance},
                                        std::pair{std::string_view("hands-"), Sight::hands}})
        if (thinking.starts_with(prefix)) {
            thinking.remove_prefix(prefix.size());
            out.sight = sight;
        }
    const auto thinks = manner(thinking);
    if (thinks && (thinks->iterations > 0 || thinks->overlooks > 0)) return out.manner = *thinks, out;
    return Problem{say("“{player}” is no player of the arena.", {{"player", name}})};
}

std::optional<Problem> count_event(std::string_view text, Terms& terms) { // "launch", "launch="
    CountedEvent counted;
    std::string_view name = text;
    if (!name.empty() && std::string_view("=#@").find(name.back()) != std::string_view::npos) {
        counted.apart = name.back();
        name.remove_suffix(1);
    }
    const auto known = game_info(terms.game).events;
    const auto found = std::find(known.begin(), known.end(), name);
    if (found == known.end())
        return Problem{say("The game has no event “{name}”.", {{"name", std::string(text)}})};
    counted.what = static_cast<int>(found - known.begin());
    terms.events.push_back(counted);
    return std::nullopt;
}

std::optional<Problem> take_flag(const std::string& flag, const std::string& value, Command& command) {
    Terms& terms = command.terms;
    if (flag == "--option") return terminal::choose_option(game_info(terms.game), value, terms.setup);
    if (flag == "--events") {
        for (const std::string_view name : split(value, ','))
            if (auto problem = count_event(name, terms)) return problem;
        return std::nullopt;
    }
    if (flag == "--csv" || flag == "--only") {
        (flag == "--csv" ? command.csv : command.only) = value;
        return std::nullopt;
    }
    const auto number = parse_number(value, flag == "--seed" ? ~std::uint64_t{0} : 10000000);
    if (!number || (*number == 0 && flag != "--seed"))
        return Problem{say("“{text}” is no number that {flag} can have.", {{"text", value}, {"flag", flag}})};
    if (flag == "--seed")
        terms.setup.seed = *number;
    else if (flag == "--seats")
        terms.setup.seats = static_cast<std::uint8_t>(std::min<std::uint64_t>(*number, 99));
    else if (flag == "--deals")
        terms.deals = static_cast<int>(*number);
    else if (flag == "--wanted")
        command.puzzle_terms.wanted = static_cast<int>(std::min<std::uint64_t>(*number, 1000));
    else if (flag == "--iterations")
        command.puzzle_terms.iterations =
            static_cast<int>(std::min<std::uint64_t>(*number, puzzles::most_iterations));
    else if (flag == "--threads")
        terms.threads = static_cast<int>(std::min<std::uint64_t>(*number, 256));
    else
        return Problem{say("“{flag}” is not known here.", {{"flag", flag}})};
    return std::nullopt;
}

// What a word without a value asks for; nullptr: it is none.
bool* mode_of(Command& command, const std::string& word) {
    return word == "--sides"     ? &command.sides
           : word == "--ladder"  ? &command.ladder
           : word == "--cards"   ? &command.cards
           : word == "--links"   ? &command.links
           : word == "--puzzles" ? &command.puzzles
                                 : nullptr;
}

cardfront::Result<Command> parse(const std::vector<std::string>& arguments) {
    if (arguments.empty()) return Problem{say("Which game?")};
    Command command;
    Terms& terms = command.terms;
    terms.game = find_game(arguments[0]);
    if (terms.game < 0) return Problem{say("There is no game “{game}”.", {{"game", arguments[0]}})};
    const GameInfo& info = game_info(terms.game);
    terms.setup = Setup{static_cast<std::uint8_t>(info.seating.fewest), {}, 1};
    terms.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    for (std::size_t i = 0; i < info.options.size(); ++i) terms.setup.options[i] = info.options[i].usual;
    std::vector<std::string> names; // of the players, who depend on the number of seats
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        if (bool* const mode = mode_of(command, argument)) {
            *mode = true;
        } else if (argument.rfind("--", 0) != 0) {
            names.push_back(argument);
        } else {
            if (i + 1 == arguments.size())
                return Problem{say("After {flag} something is missing.", {{"flag", argument}})};
            if (auto problem = take_flag(argument, arguments[++i], command)) return *problem;
        }
    }
    if (auto problem = check(terms.game, terms.setup)) return *problem;
    for (const std::string& name : names) {
        auto player = contender(terms, name);
        if (!player) return player.problem();
        command.players.push_back(std::move(*player));
    }
    if (command.worth()) {
        if (auto found = subjects(terms, command.only); !found) return found.problem();
        return command;
    }
    if (command.links || command.puzzles) {
        if (command.players.size() != 1 || command.sides || command.cards || command.ladder ||
            (command.links && command.puzzles))
            return Problem{say("One player, and only --links or --puzzles.")};
        return command;
    }
    if (command.sides ? command.players.size() != 1 : command.players.size() < 2)
        return Problem{say("Two players at least, or one and --sides.")};
    if (command.cards && info.used < 0) return Problem{say("This game does not tell who used a card.")};
    if (command.sides && sides(command.players[0], terms).size() < 2)
        return Problem{say("The sides of this game do not differ.")};
    return command;
}

// Of all the asked for; none: --only names nobody.
std::vector<Pairing> pairings(const Command& command) {
    const std::vector<Contender> all =
        command.sides ? sides(command.players[0], command.terms) : command.players;
    std::vector<Pairing> out;
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t k = i + 1; k < (command.ladder ? std::min(i + 2, all.size()) : all.size()); ++k)
            if (begins_so(all[i].name, command.only) || begins_so(all[k].name, command.only))
                out.push_back({all[i], all[k]});
    return out;
}

void write_csv(std::ofstream& file, const Pairing& pairing, const Terms& terms,
               const tournament::Result& result) {
    for (std::size_t deal = 0; deal < result.deals.size(); ++deal)
        for (std::size_t lineup = 0; lineup < result.deals[deal].size(); ++lineup) {
            const GameResult& game = result.deals[deal][lineup];
            file << game_info(terms.game).key << ',' << pairing.one.name << ',' << pairing.other.name << ','
                 << terms.setup.seed + deal << ',' << lineup << ',' << game.share << ',' << game.first << ','
                 << game.actions << '\n';
        }
}

double milliseconds(const tournament::Result& result, std::size_t who) {
    return result.decisions[who] == 0
               ? 0
               : 1000 * result.seconds[who] / static_cast<double>(result.decisions[who]);
}

void print_result(const Pairing& pairing, const tournament::Result& result) {
    const std::size_t games = result.deals.size() * result.deals[0].size();
    std::printf("%-16s %-16s %6zu %6.1f%% %5.1f%% %5.1f%% %5.1f%% %5.1f%% %5.1f%% %7.1f %6.1f %9.2f %9.2f\n",
                pairing.one.name.c_str(), pairing.other.name.c_str(), games, 100 * result.share(),
                100 * result.margin(), 100 * result.fair_share(), 100 * result.share_of_two(),
                100 * result.drawn(), 100 * result.first_share(), result.mean_length(), result.mean_turns(),
                milliseconds(result, 0), milliseconds(result, 1));
    std::fflush(stdout);
}

double per_cent(double part, int of) {
    return of == 0 ? 0 : 100 * part / of;
}

void print_cards(const Terms& terms, const std::vector<CardTally>& cards) {
    const Position state = start(terms.game, terms.setup, Log{});
    std::printf("\n%-20s %7s %7s %7s %7s %7s %7s\n", "card", "had", "used", "won", "early", "won", "+-95%");
    for (std::size_t number = 0; number < cards.size(); ++number) {
        const CardTally& card = cards[number];
        if (card.had == 0) continue;
        const double early_won = per_cent(card.early_won, card.early);
        const double margin =
            card.early == 0 ? 0 : 1.96 * std::sqrt(early_won * (100 - early_won) / card.early);
        std::printf("%-20s %7d %6.1f%% %6.1f%% %6.1f%% %6.1f%% %6.1f%%\n",
                    card_words(seen_by(all_open, state), game_info(terms.game).card(static_cast<int>(number)))
                        .c_str(),
                    card.had, per_cent(card.used, card.had), per_cent(card.used_won, card.used),
                    per_cent(card.early, card.had), early_won, margin);
    }
}

// In a game, by each player of the arena.
struct EventCount {
    EventTallies events;
    std::int64_t seats = 0;
    void add(const EventTallies& more, std::int64_t more_seats) {
        for (const auto& [name, tally] : more)
            events[name].times += tally.times, events[name].amount += tally.amount;
        seats += more_seats;
    }
};
void print_events(const std::map<std::string, EventCount>& counts) {
    std::size_t longest = 16;
    for (const auto& [player, count] : counts)
        for (const auto& [name, tally] : count.events) longest = std::max(longest, name.size());
    const int width = static_cast<int>(longest);
    std::printf("\n%-16s %-*s %10s %10s\n", "player", width, "event", "in a game", "amount");
    for (const auto& [player, count] : counts)
        for (const auto& [name, tally] : count.events)
            std::printf("%-16s %-*s %10.2f %10.2f\n", player.c_str(), width, name.c_str(),
                        static_cast<double>(tally.times) / static_cast<double>(count.seats),
                        static_cast<double>(tally.amount) / static_cast<double>(count.seats));
}

int cannot_be_written(const std::string& file) {
    std::fprintf(stderr, "arena: %s cannot be written\n", file.c_str());
    return 1;
}

void print_setting(const Terms& terms, const char* how = "from every side") {
    const GameInfo& info = game_info(terms.game);
    std::printf("%s, %d players", info.title, int{terms.setup.seats});
    for (std::size_t i = 0; i < info.options.size(); ++i)
        std::printf(", %s %s", info.options[i].key, info.options[i].choices[terms.setup.options[i]].key);
    std::printf("; %d deals from seed %llu, each %s\n", terms.deals,
                static_cast<unsigned long long>(terms.setup.seed), how);
}

// "12.5%", or "-" where there is none of what it is a part of.
std::string part_of(int part, int of) {
    std::array<char, 16> text{"-"};
    if (of > 0) std::snprintf(text.data(), text.size(), "%.1f%%", per_cent(part, of));
    return text.data();
}

// `told`: the game tells when cards of that kind are used.
void print_worth(const Subject& subject, const Worth& worth, bool told) {
    const int had = worth.count(&Trial::had);
    const int used = worth.count(&Trial::used);
    const auto of_had = [&](int part) { return told ? part_of(part, had) : "-"; };
    std::printf("%-22s  %-14s  %6d  %5.1f%%  %5.1f%%  %+5.1f%%  %5.1f%%  %6s  %8s  %6s  %6s\n",
                subject.name.c_str(), subject.kind.c_str(), worth.games(), 100 * worth.won(),
                100 * worth.plain_won(), 100 * worth.worth(), 100 * worth.margin(),
                part_of(had, worth.games()).c_str(), of_had(worth.count(&Trial::playable)).c_str(),
                of_had(used).c_str(), of_had(had - used).c_str());
}

void write_worth(std::ofstream& file, const Terms& terms, const Subject& subject, const Worth& worth) {
    for (std::size_t deal = 0; deal < worth.deals.size(); ++deal)
        for (std::size_t seat = 0; seat < worth.deals[deal].size(); ++seat) {
            const Trial& trial = worth.deals[deal][seat];
            file << game_info(terms.game).key << ',' << subject.name << ',' << subject.kind << ','
                 << terms.setup.seed + deal << ',' << seat << ',' << trial.with << ',' << trial.plain << ','
                 << trial.had << ',' << trial.playable << ',' << trial.used << '\n';
        }
}

int run_worth(const Command& command) {
    const Terms& terms = command.terms;
    std::ofstream csv;
    if (!command.csv.empty()) {
        csv.open(command.csv);
        if (!csv) return cannot_be_written(command.csv);
        csv << "game,card,kind,seed,seat,with,plain,had,playable,used\n";
    }
    const auto found = subjects(terms, command.only);
    print_setting(terms);
    std::printf("%-22s  %-14s  %6s  %6s  %6s  %6s  %6s  %6s  %8s  %6s  %6s\n", "card", "kind", "games",
                "with", "plain", "worth", "+-95%", "had", "playable", "used", "wasted");
    const bool watched = isatty(STDERR_FILENO) != 0;
    const auto results = worths(*found, command.players[0], terms, [watched](int done, int of) {
        if (watched) std::fprintf(stderr, "\r%d/%d deals ", done, of);
    });
    if (watched) std::fputs("\r                    \r", stderr);
    std::map<std::string, bool> told; // of kinds: no use of any was told if none came in all these games
    for (std::size_t n = 0; n < results.size(); ++n)
        told[(*found)[n].kind] |= results[n].count(&Trial::used) > 0;
    for (std::size_t n = 0; n < results.size(); ++n) {
        print_worth((*found)[n], results[n], (*found)[n].uses && told[(*found)[n].kind]);
        if (csv.is_open()) write_worth(csv, terms, (*found)[n], results[n]);
    }
    csv.close();
    return !command.csv.empty() && !csv ? cannot_be_written(command.csv) : 0;
}

int run_links(const Command& command) {
    const LinkLengths found = link_lengths(command.players[0], command.terms);
    const auto& letters = found.letters;
    double sum = 0;
    for (const std::size_t each : letters) sum += static_cast<double>(each);
    print_setting(command.terms, "played once");
    std::printf("%-16s %6s %7s %7s %7s %7s %9s %9s\n", "players", "games", "letters", "least", "median",
                "most", "actions", "decisions");
    std::printf("%-16s %6zu %7.1f %7zu %7zu %7zu %9.1f %9.1f\n", command.players[0].name.c_str(),
                letters.size(), sum / static_cast<double>(letters.size()), letters.front(),
                letters[letters.size() / 2], letters.back(), found.actions, found.decisions);
    return 0;
}

int run_puzzles(const Command& command) {
    const Terms& terms = command.terms;
    const bool watched = isatty(STDERR_FILENO) != 0;
    const auto found = find_puzzles(command.players[0], terms, command.puzzle_terms, [&](int done) {
        if (watched) std::fprintf(stderr, "\r%d/%d deals ", done, terms.deals);
    });
    if (watched) std::fputs("\r                    \r", stderr);
    for (const Puzzle& puzzle : found)
        std::fputs(puzzles::text_of(game_info(terms.game), puzzle).c_str(), stdout);
    return found.empty() ? 1 : 0;
}

int run(const Command& command) {
    const Terms& terms = command.terms;
    const std::vector<Pairing> asked = pairings(command);
    if (asked.empty()) {
        std::fprintf(stderr, "arena: no player's name begins with “%s”\n", command.only.c_str());
        return 2;
    }
    std::ofstream csv;
    if (!command.csv.empty()) {
        csv.open(command.csv);
        if (!csv) return cannot_be_written(command.csv);
        csv << "game,one,other,seed,lineup,share,first,actions\n";
    }
    print_setting(terms);
    std::printf("%-16s %-16s %6s %7s %6s %6s %6s %6s %6s %7s %6s %9s %9s\n", "one", "other", "games",
                "one won", "+-95%", "equal", "of two", "drawn", "first", "length", "turns", "ms (one)",
                "(other)");
    const bool watched = isatty(STDERR_FILENO) != 0;
    std::map<std::string, std::pair<double, int>> totals;
    std::vector<CardTally> cards;
    std::map<std::string, EventCount> counts;
    for (const Pairing& pairing : asked) {
        const auto result = play(pairing, terms, [&](int done) {
            if (watched) std::fprintf(stderr, "\r%d/%d deals ", done, terms.deals);
        });
        if (watched) std::fputs("\r                    \r", stderr);
        print_result(pairing, result);
        const auto add = [&](const std::string& name, double share) {
            totals[name].first += share;
            ++totals[name].second;
        };
        if (result.fair_share() == 0.5) { // else one plays against several of the other
            add(pairing.one.name, result.share());
            add(pairing.other.name, 1 - result.share());
        }
        counts[pairing.one.name].add(result.events[0], result.seats[0]);
        counts[pairing.other.name].add(result.events[1], result.seats[1]);
        cards.resize(result.cards.size());
        for (std::size_t n = 0; n < cards.size(); ++n) cards[n] += result.cards[n];
        if (csv.is_open()) write_csv(csv, pairing, terms, result);
    }
    if (totals.size() > 2) {
        std::printf("\n%-16s %s\n", "over all", "won");
        for (const auto& [name, total] : totals)
            std::printf("%-16s %5.1f%%\n", name.c_str(), 100 * total.first / total.second);
    }
    if (command.cards) print_cards(terms, cards);
    if (!terms.events.empty()) print_events(counts);
    csv.close();
    if (!command.csv.empty() && !csv) {
        return cannot_be_written(command.csv);
    }
    return 0;
}

} // namespace

int main(int count, char** values) {
    try {
        const std::vector<std::string> arguments(values + 1, values + count);
        if (arguments.empty() || arguments[0] == "--help" || arguments[0] == "-h") {
            std::fputs(help_text, stdout);
            return 0;
        }
        const auto command = parse(arguments);
        if (!command) {
            std::fprintf(stderr, "arena: %s\n%s", command.problem().reason.c_str(), help_text);
            return 2;
        }
        return command->links     ? run_links(*command)
               : command->puzzles ? run_puzzles(*command)
               : command->worth() ? run_worth(*command)
                                  : run(*command);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "arena: %s\n", error.what());
        return 1;
    }
}
