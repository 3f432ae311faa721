// What people paste has been through mails, chats, editors and web pages. Every reader of such a text has it
// cleaned here, and gets the lines by their numbers in what was pasted.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

// The text as our own programs write it, line for line: "\n" ends a line whatever ended it before; marks of
// quotation ("> "), code fences, the BOM, invisible letters and blanks around a line are gone; any other
// blank is a space. Joiners stay, since they belong to names. What is no text in UTF-8 stays.
std::string clean_paste(std::string_view pasted);

struct PastedLine {
    std::string_view words; // without blanks and "\r" at its end; never empty
    int number;             // from 1
};
// Those that are not blank. The text must outlive them.
std::vector<PastedLine> lines_of(std::string_view text);

// A part of a pasted text that our programs wrote, from its head ("cardfront-record 1") up to the next head.
struct PastedPart {
    std::string head; // its first line, clean
    std::string_view text;
    int line; // of its head, from 1
};
// One after the other; what stands before the first is none. The text must outlive them.
std::vector<PastedPart> parts_of(std::string_view pasted);
// Its text, cleaned, up to its seal (core/text/sealed.h), without lines that are blank.
std::string cleaned_to_sum(const PastedPart& part);

} // namespace cardfront
