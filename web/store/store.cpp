#include "web/store/store.h"

#include "core/words.h"
#include "web/platform/platform.h"

namespace cardfront {

Keeping keeping(bool waits) {
    if (!platform::store_lasting()) return Keeping::fleeting;
    if (!platform::store_ours()) return Keeping::elsewhere;
    return waits ? Keeping::full : Keeping::kept;
}

std::string keeping_words(bool waits) {
    switch (keeping(waits)) {
    case Keeping::kept: break;
    case Keeping::elsewhere:
        return say("Cardfront is in use in another tab or window, and waits here. Press to go on here.");
    case Keeping::full:
        return say("Not saved: this browser's store is full or closed. Remove finished games, or export what "
                   "you want to keep.");
    case Keeping::fleeting:
        return say("Not saved: this browser lets the page keep nothing, so all is gone when it is closed. "
                   "Export what you want to keep.");
    }
    return {};
}

bool Store::waits() const {
    return notes.waits() || saves.waits() || lists.waits() || (later && later->waits());
}

void Store::retry() {
    if (!waits()) return;
    notes.retry();
    saves.retry();
    if (lists.waits()) lists.load();
    if (later) later->retry();
}

bool Store::would_lose() const {
    return waits() || (!platform::store_lasting() && !saves.games().empty());
}

} // namespace cardfront
