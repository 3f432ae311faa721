#include "web/store/keeping.h"

#include "core/words.h"
#include "web/platform/platform.h"

#include <utility>

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

std::optional<std::string> Notes::get(std::string_view key) const {
    const auto waiting = waiting_.find(key);
    return waiting != waiting_.end() ? std::optional(waiting->second) : platform::store_get(key);
}

bool Notes::put(std::string_view key, std::string text) {
    if (!platform::store_put(key, text)) return waiting_[std::string(key)] = std::move(text), false;
    if (const auto waiting = waiting_.find(key); waiting != waiting_.end()) waiting_.erase(waiting);
    return true;
}

void Notes::retry() {
    std::erase_if(waiting_, [](const auto& each) { return platform::store_put(each.first, each.second); });
}

} // namespace cardfront
