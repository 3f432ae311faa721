// What is known not to fit on some tables yet: known_faults.txt has a row for each, and one that is not met
// any more fails its test. A row is "game table: small do move": where, why, and how the words or the id
// begin, with # for any number.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cardfront::screens {

class KnownFaults {
  public:
    enum class Where { table, lesson };
    KnownFaults(const std::string& game, Where where);
    // A line of misfits() or small_items() is among them; notes that it was met.
    bool knows(std::string_view line);
    // Those that were not met, a line each; "": all were.
    std::string mended() const;

  private:
    struct Entry {
        std::string fault; // how a line begins
        bool met = false;
    };
    std::vector<Entry> entries_;
};

// The lines that are not known; all, if nothing is.
std::string left_of(const std::string& lines, KnownFaults* known);

} // namespace cardfront::screens
