// Inside the kit: the pictures on cards. Their texts are in crests.cpp, their grid 100 wide (see paths.h).
#pragma once

namespace cardfront::kit {

// Half a court card, 100 by 100: its foot is the card's middle, the other half is the same turned round.
// Colours: 0 the suit's, 1 its partner, 2 gold, 3 skin, 4 hair and ink, 5 the pale ground, 6 dark gold.
extern const char* const courts[3]; // jack, queen, king
// 100 by 100; colours as above.
extern const char* const joker_cap;
// Watermarks, one colour: claws, rocket, mist, shield, star, bat, saucer.
extern const char* const emblems[7];

} // namespace cardfront::kit
