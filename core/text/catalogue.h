// The sentences of one language, as tools/build/words.mjs packs them from
// assets/words/<language>/cardfront.po:
//
//   cardfront-words 1
//   de
//   nplurals=2; plural=(n != 1);
//   1f0c92abIch weiss es.\x1f...
//
// Behind the third line each sentence stands behind the hash of its English (FNV-1a, 32 bits, as eight
// digits) and ends with \x1f; the forms of one that counts are parted by \x1e. The packer sees to it that
// no two have one hash.
#pragma once

#include "core/result.h"
#include "core/text/plural.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

class Catalogue {
  public:
    static Result<Catalogue> read(std::string text);
    const std::string& language() const { return language_; } // "de"
    // Views into the catalogue; empty: it has no such sentence.
    std::string_view find(std::string_view english) const; // of one that counts: its first form
    std::string_view find(std::string_view english, std::uint64_t count) const;

  private:
    struct Entry {
        std::uint32_t hash, from, size; // of text_
        bool operator<(const Entry& other) const { return hash < other.hash; }
    };
    std::string_view forms_of(std::string_view english) const;

    std::string language_, text_;
    PluralRule rule_;
    std::vector<Entry> entries_; // by hash
};

} // namespace cardfront
