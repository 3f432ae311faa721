// Short texts that are written whole, each under a key of its own: settings, what was learnt. What the store
// does not take waits here, and is what get() gives.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace cardfront {

class Notes {
  public:
    std::optional<std::string> get(std::string_view key) const;
    bool put(std::string_view key, std::string text); // false: it waits
    void retry();
    void forget(std::string_view key); // what waits there is wanted no more
    bool waits() const { return !waiting_.empty(); }

  private:
    std::map<std::string, std::string, std::less<>> waiting_; // by key
};

} // namespace cardfront
