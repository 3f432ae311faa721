// The road: what stands in assets/circuit.txt can be set up, rises, and is open to who wins two games side by
// side; and whatever a text says, it is read or refused with its line.
#include "tests/core/circuit/a_road.h"

#include "core/text/text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace cardfront::circuit {

namespace {

TEST(Road, HasThirtySixStopsInFiveRegions) {
    const Road& road = the_road();
    EXPECT_EQ(road.stops.size(), 36U);
    EXPECT_EQ(road.regions.size(), 5U);
    std::set<std::string> keys, names;
    for (const Stop& stop : road.stops) {
        EXPECT_TRUE(keys.insert(stop.key).second) << stop.key;
        EXPECT_TRUE(names.insert(stop.name).second) << stop.name;
        EXPECT_EQ(road.find(stop.key), &stop);
    }
    for (const Stop& stop : road.stops) {
        EXPECT_FALSE(stop.face.hair != 0 && road.drawings.hair[stop.face.hair].empty()) << stop.key;
        EXPECT_FALSE(road.drawings.eyes[stop.face.eyes].empty()) << stop.key;
        EXPECT_FALSE(road.drawings.mouth[stop.face.mouth].empty()) << stop.key;
        EXPECT_FALSE(stop.face.extra != 0 && road.drawings.extra[stop.face.extra].empty()) << stop.key;
    }
    for (const Stop& one : road.stops)
        for (const Stop& other : road.stops)
            EXPECT_TRUE(&one == &other || !(one.face == other.face))
                << one.key << " looks like " << other.key;
}

TEST(Road, RisesFromTheLessonsToTheLastLevel) {
    const Road& road = the_road();
    std::map<int, std::vector<const Stop*>> regions;
    for (const Stop& stop : road.stops) regions[stop.region].push_back(&stop);
    for (const auto& [region, stops] : regions)
        for (std::size_t i = 1; i < stops.size(); ++i) {
            EXPECT_EQ(stops[i]->lap, stops[i - 1]->lap + 1) << stops[i]->key;
            EXPECT_GE(stops[i]->level, stops[i - 1]->level) << stops[i]->key;
        }
    for (const Stop& stop : road.stops)
        if (stop.lap == 1) EXPECT_EQ(stop.level, 0) << stop.key;
    EXPECT_EQ(std::count_if(road.stops.begin(), road.stops.end(),
                            [&](const Stop& each) { return each.lap == road.laps(); }),
              1);
    const auto last = std::max_element(road.stops.begin(), road.stops.end(),
                                       [](const Stop& a, const Stop& b) { return a.lap < b.lap; });
    for (const Stop& stop : road.stops) EXPECT_LE(stop.level, last->level);
    EXPECT_EQ(last->level, levels - 1);
}

// No grind: two games side by side lead to the end.
TEST(Road, IsOpenToWhoPlaysTwoGamesSideBySide) {
    const Road& road = the_road();
    for (int region = 0; region + 1 < 5; ++region) {
        std::set<std::size_t> won;
        for (int lap = 1; lap <= road.laps(); ++lap)
            for (std::size_t i = 0; i < road.stops.size(); ++i) {
                const Stop& stop = road.stops[i];
                if (stop.lap != lap) continue;
                const auto& before = stop.before;
                EXPECT_TRUE(lap == 1 ? before.empty() : before.size() >= wins_wanted) << stop.key;
                const bool ours = stop.region == region || stop.region == region + 1 || lap == road.laps();
                if (!ours) continue;
                const auto count = std::count_if(before.begin(), before.end(),
                                                 [&](std::size_t each) { return won.contains(each); });
                EXPECT_GE(static_cast<std::size_t>(count), std::min(before.size(), wins_wanted)) << stop.key;
                won.insert(i);
            }
    }
}

// Each variant and each number of players is met.
TEST(Road, MeetsVariantsAndNumbersOfPlayers) {
    const Road& road = the_road();
    for (const int game : road.regions) {
        const GameInfo& info = game_info(game);
        for (int seats = info.seating.fewest; seats <= info.seating.most; ++seats)
            if (info.seats(seats) && info.key != std::string("ground-assault"))
                EXPECT_TRUE(
                    std::any_of(road.stops.begin(), road.stops.end(),
                                [&](const Stop& each) { return each.game == game && each.seats == seats; }))
                    << info.key << ' ' << seats;
        if (info.options.empty()) continue;
        std::set<int> chosen;
        for (const Stop& each : road.stops)
            if (each.game == game) chosen.insert(each.options[0]);
        EXPECT_GE(chosen.size(), std::min<std::size_t>(info.options[0].choices.size(), 7)) << info.key;
    }
}

// What an aim says and what it counts are one number.
TEST(Road, SaysTheNumbersThatItCounts) {
    static constexpr const char* words[] = {"no",    "one",   "two",  "three", "four",   "five",  "six",
                                            "seven", "eight", "nine", "ten",   "eleven", "twelve"};
    static const std::map<int, std::string> more{{0, " no "},         {1, "once"},      {13, "thirteen"},
                                                 {2, "twice"},        {14, "fourteen"}, {15, "fifteen"},
                                                 {16, "sixteen"},     {18, "eighteen"}, {20, "twenty"},
                                                 {25, "twenty-five"}, {30, "thirty"}};
    for (const Stop& stop : the_road().stops)
        for (const Aim& aim : stop.aim) {
            if (aim.kind == Aim::Kind::no_hints || aim.kind == Aim::Kind::no_undo) continue;
            const auto says = [&](const std::string& word) {
                return aim.words.find(word) != std::string::npos;
            };
            const auto other = more.find(aim.number);
            EXPECT_TRUE(says(std::to_string(aim.number)) ||
                        (aim.number < static_cast<int>(std::size(words)) && says(words[aim.number])) ||
                        (other != more.end() && says(other->second)) || (aim.number == 1 && says(" a ")))
                << stop.key << ": " << aim.words;
        }
}

TEST(Road, ASetUpIsKnownAgainWhateverTheSeed) {
    const Road& road = the_road();
    for (const Stop& stop : road.stops) {
        MatchSetup setup = setup_of(road, stop, 77, "Eve");
        EXPECT_FALSE(check(setup)) << stop.key;
        setup = Match(setup).setup(); // complete, as a record has it
        EXPECT_TRUE(is_of(road, stop, setup)) << stop.key;
        EXPECT_EQ(setup.players[opponent].name, stop.name);
        EXPECT_TRUE(setup.players[traveller].is_person());
        MatchSetup other = setup;
        other.players[opponent].level = stop.level == 0 ? 1 : 0;
        EXPECT_FALSE(is_of(road, stop, other)) << stop.key << ": against another level";
        other = setup;
        other.practice = true;
        EXPECT_FALSE(is_of(road, stop, other)) << stop.key;
    }
}

std::string one_stop(const std::string& more) {
    return "region crossfire\nstop a 1 beginner\nname A\nface 0 0 0 0 0 0 0\nbegins b\nwins w\nloses l\ntry "
           "t\n"
           "aim no-hints: h\naim no-undo: u\n" +
           more;
}

TEST(Road, TellsTheLineOfAFault) {
    EXPECT_TRUE(read_road(one_stop("")));
    EXPECT_TRUE(read_road(one_stop("# said beside\r\n\r\n")));
    for (const char* const bad :
         {"aim by 2: three of them", "face 0 0 0 0 0 0 99", "face 1", "set usual two more", "set unusual",
          "lists x", "name", "sing a song", "region nowhere", "stop a 1 beginner", "stop b 0 beginner",
          "stop b 1 fierce", "stop b", "with nobody", "with a", "with b c d e"}) {
        const auto road = read_road(one_stop(bad));
        EXPECT_FALSE(road) << bad;
        if (!road) EXPECT_GE(road.problem().line, 2) << bad;
    }
    for (const char* const bad : {"aim by: w", "aim by x: w", "aim within 2", "aim at-least 2 do dance: w",
                                  "aim at-least 2 eat play: w", "aim sometimes: w", "aim no-hints 3: w"}) {
        std::string text = one_stop("");
        text.replace(text.find("aim no-hints: h"), 15, bad);
        const auto road = read_road(text);
        EXPECT_FALSE(road) << bad;
        if (!road) EXPECT_EQ(road.problem().line, 9) << bad << ": " << road.problem().reason;
    }
}

TEST(Road, IsReadOrRefusedWhateverItSays) {
    const std::string whole = road_text();
    for (std::size_t cut = 0; cut < whole.size(); cut += 37) (void)read_road(whole.substr(0, cut));
    Random random(3);
    for (int n = 0; n < 300; ++n) {
        std::string text = whole;
        for (int change = 0; change < 4; ++change)
            text[random.below(static_cast<std::uint32_t>(text.size()))] =
                static_cast<char>(random.below(256));
        if (const auto road = read_road(text))
            for (const Stop& stop : road->stops) EXPECT_FALSE(check(setup_of(*road, stop, 1, "Eve")));
    }
}

} // namespace

} // namespace cardfront::circuit
