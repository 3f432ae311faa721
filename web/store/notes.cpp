#include "web/store/notes.h"

#include "web/platform/platform.h"

#include <utility>

namespace cardfront {

std::optional<std::string> Notes::get(std::string_view key) const {
    const auto waiting = waiting_.find(key);
    return waiting != waiting_.end() ? std::optional(waiting->second) : platform::store_get(key);
}

bool Notes::put(std::string_view key, std::string text) {
    if (!platform::store_put(key, text)) return waiting_[std::string(key)] = std::move(text), false;
    forget(key);
    return true;
}

void Notes::forget(std::string_view key) {
    if (const auto waiting = waiting_.find(key); waiting != waiting_.end()) waiting_.erase(waiting);
}

void Notes::retry() {
    std::erase_if(waiting_, [](const auto& each) { return platform::store_put(each.first, each.second); });
}

} // namespace cardfront
