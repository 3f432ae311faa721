#include "web/circuit/road.h"

#include "core/match/levels.h"
#include "core/match/lists.h"
#include "core/text/text.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <span>
#include <utility>

namespace cardfront::circuit {

namespace {

// Reads line by line; the first fault ends it.
class RoadReader {
  public:
    explicit RoadReader(std::string_view text) : lines_(text) {}

    Result<Road> read() {
        bool good = true;
        while (good && lines_.more()) good = read_line(trimmed(lines_.next(), " \r"));
        if (good && check_all()) return std::move(road_);
        return std::move(problem_);
    }

  private:
    struct Field {
        const char* word;
        bool (RoadReader::*read)(std::string_view rest);
    };

    // What stands there, and where: more is not told, since only who writes the road reads it.
    bool fault(std::string_view it) {
        problem_ = {"“" + std::string(it) + "”?", lines_.number()};
        return false;
    }
    Stop& stop() { return road_.stops.back(); }
    const GameInfo& info() { return game_info(stop().game); }

    bool read_line(std::string_view line) {
        if (line.empty() || line[0] == '#') return true;
        static constexpr Field fields[] = {
            {"drawing", &RoadReader::read_drawing}, {"region", &RoadReader::read_region},
            {"stop", &RoadReader::begin_stop},      {"face", &RoadReader::read_face},
            {"set", &RoadReader::read_choices},     {"with", &RoadReader::read_with},
            {"lists", &RoadReader::read_lists},     {"aim", &RoadReader::read_aim},
        };
        static constexpr std::pair<const char*, std::string Stop::*> words[] = {
            {"name", &Stop::name}, {"side", &Stop::side},   {"begins", &Stop::begins},
            {"wins", &Stop::wins}, {"loses", &Stop::loses}, {"try", &Stop::tries}};
        const std::string_view word = line.substr(0, line.find(' '));
        const std::string_view rest = trimmed(line.substr(word.size()));
        if (rest.empty()) return fault(word);
        for (const Field& field : fields)
            if (word == field.word)
                return word != "drawing" && word != "region" && word != "stop" && road_.stops.empty()
                           ? fault(word)
                           : (this->*field.read)(rest);
        for (const auto& [key, member] : words)
            if (word == key && !road_.stops.empty()) return stop().*member = rest, true;
        return fault(word);
    }

    bool read_region(std::string_view rest) {
        const int game = find_game(rest);
        if (game < 0) return fault(rest);
        road_.regions.push_back(game);
        return true;
    }
    bool read_drawing(std::string_view rest) {
        kit::Drawings& all = road_.drawings;
        const std::pair<const char*, std::span<std::string>> parts[] = {
            {"body", {&all.body, 1}}, {"head", {&all.head, 1}}, {"back", all.back},  {"hair", all.hair},
            {"eyes", all.eyes},       {"mouth", all.mouth},     {"extra", all.extra}};
        const std::string_view part = rest.substr(0, rest.find(' '));
        rest = trimmed(rest.substr(part.size()));
        const std::string_view number = rest.substr(0, rest.find(' ')),
                               path = trimmed(rest.substr(number.size()));
        const auto* const of = std::find_if(std::begin(parts), std::end(parts),
                                            [part](const auto& each) { return part == each.first; });
        const auto at = of == std::end(parts) ? std::nullopt : parse_number(number, of->second.size() - 1);
        if (!at || path.find_first_not_of("MLCQOBHfgszFGSZ0123456789. ") != std::string_view::npos)
            return fault(path);
        of->second[*at] = path;
        return true;
    }
    bool begin_stop(std::string_view rest) {
        const auto parts = split(rest, ' ');
        constexpr int most_laps = 99;
        const auto lap = parts.size() == 3 ? parse_number(parts[1], most_laps) : std::nullopt;
        if (!lap || *lap == 0 || road_.regions.empty()) return fault(rest);
        if (road_.find(parts[0]) != nullptr) return fault(parts[0]);
        const auto* const level = std::find_if(level_table.begin(), level_table.end(),
                                               [&](const Level& each) { return parts[2] == each.key; });
        if (level == level_table.end()) return fault(parts[2]);
        Stop next;
        next.key = parts[0];
        next.game = road_.regions.back();
        next.region = static_cast<int>(road_.regions.size()) - 1;
        next.lap = static_cast<int>(*lap);
        next.level = static_cast<int>(level - level_table.begin());
        next.line = lines_.number();
        const GameInfo& game = game_info(next.game);
        next.seats = static_cast<std::uint8_t>(game.seating.fewest);
        for (std::size_t i = 0; i < game.options.size(); ++i) next.options[i] = game.options[i].usual;
        road_.stops.push_back(std::move(next));
        return true;
    }
    bool read_face(std::string_view rest) {
        using kit::Person;
        static constexpr std::uint8_t Person::*parts[] = {
            &Person::skin,  &Person::hair,  &Person::hair_colour, &Person::eyes,
            &Person::mouth, &Person::extra, &Person::clothes};
        const auto words = split(rest, ' ');
        if (words.size() != std::size(parts)) return fault(rest);
        for (std::size_t i = 0; i < words.size(); ++i) {
            const auto number = parse_number(words[i], kit::most_of_person.*parts[i] - 1U);
            if (!number) return fault(words[i]);
            stop().face.*parts[i] = static_cast<std::uint8_t>(*number);
        }
        return true;
    }
    bool read_choices(std::string_view rest) {
        const auto words = split(rest, ' ');
        if (words.size() > info().options.size()) return fault(rest);
        for (std::size_t i = 0; i < words.size(); ++i) {
            const auto choices = info().options[i].choices;
            const auto found = std::find_if(choices.begin(), choices.end(),
                                            [&](const Choice& each) { return words[i] == each.key; });
            if (found == choices.end()) return fault(words[i]);
            stop().options[i] = static_cast<std::uint8_t>(found - choices.begin());
        }
        return true;
    }
    bool read_with(std::string_view rest) {
        for (const std::string_view word : split(rest, ' ')) stop().with.emplace_back(word);
        if (stop().with.size() + 2 > most_seats) return fault(rest);
        stop().seats = static_cast<std::uint8_t>(2 + stop().with.size());
        return true;
    }
    bool read_lists(std::string_view rest) {
        const auto words = split(rest, ' ');
        if (info().shelf == nullptr || words.size() > most_seats) return fault(rest);
        const Shelf& shelf = info().shelf();
        for (std::size_t seat = 0; seat < words.size(); ++seat) {
            const auto found = std::find_if(shelf.ready.begin(), shelf.ready.end(),
                                            [&](const ReadyList& each) { return words[seat] == each.key; });
            if (found == shelf.ready.end()) return fault(words[seat]);
            stop().ready[seat] = found->name;
            stop().lists[seat] = ready_list(shelf, static_cast<std::size_t>(found - shelf.ready.begin()));
        }
        return true;
    }

    bool read_kind(Aim& aim, const std::vector<std::string_view>& words) {
        struct Row {
            const char* word;
            Aim::Kind kind;
            std::size_t words;
        };
        using Kind = Aim::Kind;
        static constexpr Row rows[] = {{"by", Kind::by, 2},           {"keep", Kind::keep, 2},
                                       {"within", Kind::within, 2},   {"no-hints", Kind::no_hints, 1},
                                       {"no-undo", Kind::no_undo, 1}, {"at-least", Kind::at_least, 4},
                                       {"at-most", Kind::at_most, 4}};
        const auto* const row = std::find_if(std::begin(rows), std::end(rows),
                                             [&](const Row& each) { return words[0] == each.word; });
        if (row == std::end(rows) || words.size() != row->words) return fault(words[0]);
        aim.kind = row->kind;
        if (row->words == 1) return true;
        const auto number = parse_number(words[1], 100000);
        if (!number) return fault(words[1]);
        aim.number = static_cast<int>(*number);
        return row->words == 2 || read_counted(aim, words[2], words[3]);
    }
    bool read_counted(Aim& aim, std::string_view of, std::string_view what) {
        if (of != "do" && of != "own" && of != "theirs") return fault(of);
        aim.of = of == "do" ? Aim::Of::deeds : of == "own" ? Aim::Of::own : Aim::Of::theirs;
        const auto names = of == "do" ? info().verbs : info().events;
        const auto found = std::find(names.begin(), names.end(), what);
        if (found == names.end()) return fault(what);
        aim.what = static_cast<std::uint8_t>(found - names.begin());
        return true;
    }
    bool read_aim(std::string_view rest) {
        const std::size_t colon = std::min(rest.find(": "), rest.size());
        auto& all = stop().aim;
        auto* const next =
            std::find_if(all.begin(), all.end(), [](const Aim& each) { return each.words.empty(); });
        if (next == all.end()) return fault(rest);
        if (!read_kind(*next, split(rest.substr(0, colon), ' '))) return false;
        next->words = trimmed(rest.substr(std::min(colon + 2, rest.size())));
        return !next->words.empty() || fault(rest);
    }

    void find_ways() {
        const auto& all = road_.stops;
        for (Stop& to : road_.stops) {
            const bool alone = std::count_if(all.begin(), all.end(),
                                             [&](const Stop& each) { return each.lap == to.lap; }) == 1;
            for (std::size_t i = 0; i < all.size(); ++i)
                if (all[i].lap == to.lap - 1 && (alone || std::abs(all[i].region - to.region) <= 1))
                    to.before.push_back(i);
        }
    }

    // What is only known once all is read.
    bool check_all() {
        find_ways();
        for (const Stop& each : road_.stops) {
            const auto wrong = [&](std::string reason) {
                problem_ = {std::move(reason), each.line};
                return false;
            };
            for (const std::string* words : {&each.name, &each.begins, &each.wins, &each.loses, &each.tries,
                                             &each.aim[0].words, &each.aim[1].words})
                if (words->empty()) return wrong(each.key);
            for (const std::string& other : each.with)
                if (road_.find(other) == nullptr || other == each.key) return wrong(other);
            if (auto problem = check(setup_of(road_, each, 1, "Eve"))) return wrong(problem->reason);
            if (each.lap > 1 && each.before.size() < wins_wanted) return wrong(each.key);
        }
        return true;
    }

    Lines lines_;
    Road road_;
    Problem problem_;
};

} // namespace

const Stop* Road::find(std::string_view key) const {
    const auto found =
        std::find_if(stops.begin(), stops.end(), [key](const Stop& each) { return each.key == key; });
    return found == stops.end() ? nullptr : &*found;
}

int Road::laps() const {
    int last = 0;
    for (const Stop& each : stops) last = std::max(last, each.lap);
    return last;
}

Result<Road> read_road(std::string_view text) {
    return RoadReader(text).read();
}

std::array<const Stop*, most_seats> people_at(const Road& road, const Stop& stop) {
    std::array<const Stop*, most_seats> out{};
    out[slot(opponent)] = &stop;
    for (std::size_t i = 0; i < stop.with.size(); ++i) out[2 + i] = road.find(stop.with[i]);
    return out;
}

MatchSetup setup_of(const Road& road, const Stop& stop, std::uint64_t seed, const std::string& person) {
    MatchSetup out;
    out.game = stop.game;
    out.setup.seats = stop.seats;
    out.setup.options = stop.options;
    out.setup.lists = stop.lists;
    out.setup.seed = seed;
    const auto people = people_at(road, stop);
    for (std::size_t seat = 0; seat < most_seats; ++seat)
        out.players[seat] =
            people[seat] == nullptr ? Player{person, -1} : Player{people[seat]->name, stop.level};
    return out;
}

bool is_of(const Road& road, const Stop& stop, const MatchSetup& setup) {
    const MatchSetup own = setup_of(road, stop, setup.setup.seed, "");
    if (setup.practice || setup.game != own.game || setup.setup.seats != own.setup.seats) return false;
    for (std::size_t seat = 0; seat < own.setup.seats; ++seat)
        if (setup.players[seat].level != own.players[seat].level) return false;
    const Setup one = complete(own.game, own.setup), other = complete(setup.game, setup.setup);
    return one.options == other.options && one.lists == other.lists && other.first == nobody;
}

} // namespace cardfront::circuit
