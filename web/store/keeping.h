// Whether what is done at this screen is kept, and if not, why: the one place that is asked, and that tries
// again what the store has refused.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

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

// Short texts that are written whole, each under a key of its own. What the store does not take waits here,
// and is what get() gives.
class Notes {
  public:
    std::optional<std::string> get(std::string_view key) const;
    bool put(std::string_view key, std::string text); // false: it waits
    void retry();
    bool waits() const { return !waiting_.empty(); }

  private:
    std::map<std::string, std::string, std::less<>> waiting_; // by key
};

} // namespace cardfront
