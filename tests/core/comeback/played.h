// Games that were played, for tests: by their date, and a number that tells them apart.
#pragma once

#include "web/comeback/history.h"

namespace cardfront::comeback {

inline Day the_day(const char* text) {
    return read_day(text).value();
}

inline Played played(const char* date, std::uint64_t deal, Ending ending = Ending::won, int game = 0) {
    return {.game = game,
            .minute = static_cast<std::uint64_t>(the_day(date)) * 1440 + deal,
            .deal = deal,
            .options = "rolled.no-bet",
            .seats = "p2",
            .ending = ending,
            .actions = static_cast<std::uint32_t>(100 + deal)};
}

} // namespace cardfront::comeback
