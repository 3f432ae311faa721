// The picture of the table that follows the events: at their end it is the view.
#include "web/tables/assault_edge/playback.h"

#include "core/match/lists.h"

#include <gtest/gtest.h>

namespace cardfront::assault_edge {

namespace {

// What of a position the eye compares.
std::string picture(const State& state) {
    std::string out;
    for (int square = 0; square < squares; ++square) {
        const Number number = state.at(square);
        if (number == no_unit) continue;
        const Unit& unit = state.unit(number);
        int worn = 0;
        for (const Gear& each : state.gear) worn += each.unit == number ? 1 : 0;
        out += square_name(square) + ":" + std::to_string(unit.owner) + "/" + std::to_string(unit.card) +
               "+" + std::to_string(worn) + " ";
    }
    for (const Side& side : state.sides) {
        for (const auto& pile : side.piles) out += std::to_string(pile.size()) + " ";
        int gone = 0;
        for (const std::uint8_t count : side.discards) gone += count;
        out += "hand " + std::to_string(side.hand.size()) + " up " + std::to_string(side.plants[0].up) +
               std::to_string(side.plants[1].up) + " gone " + std::to_string(gone) + "; ";
    }
    for (const Use& link : state.chain)
        out += "link " + std::to_string(link.card) + ">" + std::to_string(link.target) + "-" +
               std::to_string(link.negated) + " ";
    return out;
}

std::vector<Event> seen_by_first(std::vector<Event> events) {
    for (Event& event : events)
        if (!has(event.seen, 0)) event.card = face_down;
    return events;
}

} // namespace

TEST(AssaultEdgePlayback, EndsWhereTheGameIs) {
    const Shelf& pool = shelf();
    int chains = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        cardfront::Setup setup;
        setup.seed = seed;
        for (std::size_t seat = 0; seat < 2; ++seat)
            setup.lists[seat] = ready_list(pool, (seed + seat) % pool.ready.size());
        State state = State::start(setup, Log{});
        Random random(seed);
        for (int done = 0; state.turn() != nobody && done < 1500; ++done) {
            State seen = state;
            seen.redact(0);
            std::vector<Event> events;
            state.apply(playout_choice(state, random), Log(events));
            for (const Event& event : seen_by_first(events)) follow(seen, event);
            State after = state;
            after.redact(0);
            // What is carried out at the end without an event of its own leaves its link behind: the view
            // follows at once.
            if (after.chain.empty()) seen.chain.clear();
            chains += after.chain.size() > 1 ? 1 : 0;
            ASSERT_EQ(picture(seen), picture(after)) << "seed " << seed << ", action " << done;
        }
    }
    EXPECT_GT(chains, 20);
}

} // namespace cardfront::assault_edge
