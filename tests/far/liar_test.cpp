// A host may tell of what can never happen: whatever it is, it is refused or can be put into words.
#include "tests/far/table.h"

namespace cardfront::far {

namespace {

std::int8_t small(Random& random) {
    switch (random.below(4)) {
    case 0: return static_cast<std::int8_t>(random.below(256));
    case 1: return -1;
    default: return static_cast<std::int8_t>(random.below(16));
    }
}
Place any_place(Random& random) {
    return {static_cast<std::uint8_t>(random.below(random.below(8) == 0 ? 256 : 16)), small(random),
            small(random), small(random)};
}
std::int16_t any_number(Random& random) {
    return random.below(6) == 0 ? static_cast<std::int16_t>(random.below(65536))
                                : static_cast<std::int16_t>(random.below(120)) - 2;
}
Event any_event(const GameInfo& info, int seats, Random& random) {
    Event event;
    event.what = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(info.events.size())));
    event.look = static_cast<Look>(random.below(static_cast<std::uint32_t>(last_look) + 1));
    event.card = any_number(random);
    event.from = any_place(random);
    event.to = any_place(random);
    event.amount = any_number(random);
    event.seat = static_cast<Seat>(static_cast<int>(random.below(static_cast<std::uint32_t>(seats) + 1)) - 1);
    return event;
}
Action any_bytes(const GameInfo& info, Random& random) {
    return {static_cast<std::uint16_t>(random.below(static_cast<std::uint32_t>(info.verbs.size()))),
            any_number(random), any_number(random), any_number(random)};
}

} // namespace

TEST(ALiar, IsRefusedOrPutIntoWords) {
    int refused = 0;
    for (int game = 0; game < games; ++game) {
        const GameInfo& info = game_info(game);
        SCOPED_TRACE(info.key);
        int taken = 0;
        for (const auto& setup : paired_setups(info, 91)) {
            const Match match = match_by_chance(match_setup(game, setup), 92);
            Random random(93);
            for (Seat eyes = nobody; eyes < setup.seats; ++eyes) {
                std::optional<Seen> before;
                for (Telling telling(match, eyes); telling.more();) {
                    const Moment moment = telling.next();
                    const std::optional<Seen> last = std::exchange(before, moment.view);
                    const Seen* const known = last ? &*last : nullptr;
                    if (moment.number % 16 == 5 || moment.turn() == nobody) {
                        Moment lie = moment;
                        for (Event& event : lie.events)
                            event = seen_by(eyes, any_event(info, setup.seats, random));
                        for (int n = 0; n < 40; ++n)
                            lie.events.push_back(seen_by(eyes, any_event(info, setup.seats, random)));
                        const auto read = read_moment(bytes_of(lie, known), game, setup.seats, eyes, known);
                        ASSERT_TRUE(read);
                        for (const cardfront::Line& line : lines_of(known, *read, match.names()))
                            ASSERT_EQ(line.text.find('{'), std::string::npos) << line.text;
                        ++taken;
                        if (taken % 8 != 0) continue; // to look for what cannot be takes long
                        lie = moment;
                        lie.action = any_bytes(info, random);
                        if (const auto other =
                                read_moment(bytes_of(lie, known), game, setup.seats, eyes, known))
                            (void)lines_of(known, *other, match.names());
                        else
                            ++refused;
                    }
                }
            }
        }
        EXPECT_GT(taken, 0);
    }
    EXPECT_GT(refused, 50);
}

} // namespace cardfront::far
