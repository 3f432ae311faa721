// All that is kept at this screen has one owner, which tells whether it is kept, and if not, why, and tries
// again what the store has refused.
#pragma once

#include "web/store/lists.h"
#include "web/store/notes.h"
#include "web/store/saves.h"

#include <cstdint>
#include <memory>
#include <string>

namespace cardfront {

enum class Keeping : std::uint8_t {
    kept,
    elsewhere, // another tab is looked at: this one rests until somebody looks at it again
    full,      // no room, or the store is closed: it waits here
    fleeting   // the browser lets the page keep nothing: all lasts until it is closed
};
// `waits`: something is not in the store.
Keeping keeping(bool waits);
// The same in one sentence, for people; "": it is kept.
std::string keeping_words(bool waits);

// What a room above keeps by itself.
struct Keeper {
    Keeper() = default;
    virtual ~Keeper() = default;
    Keeper(const Keeper&) = delete;
    Keeper& operator=(const Keeper&) = delete;
    virtual bool waits() const = 0; // the latest of it is not in the store
    virtual void retry() = 0;       // puts in what waits, as far as it is taken now
};

struct Store {
    Notes notes; // settings, what was learnt, and games whose ends are to be counted
    Saves saves;
    Lists lists;
    std::unique_ptr<Keeper> later; // what was played (web/comeback/comeback.h); made when it is first wanted

    // Of all that there is: is any of it not in the store?
    bool waits() const;
    // Puts in what waits, as far as it is taken now.
    void retry();
    // What would be lost if the page were closed now.
    bool would_lose() const;
};

} // namespace cardfront
