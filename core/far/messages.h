// What pages that play together say to each other, as bytes of fixed widths. What is read is sane, or it is
// nothing.
#pragma once

#include "core/far/proof.h"

#include <variant>

namespace cardfront::far {

inline constexpr std::size_t deeds_in_part = 500; // of what is opened
inline constexpr std::uint8_t phrases = 12;       // that may be said, by number

// Two programs with the same print play that game alike, down to the bytes of its states, and tell it alike.
std::uint64_t print_of(int game);
std::uint64_t print_of(int game, std::int32_t telling); // that of a program as this one, but for that
// Is it that of this program, or of one whose kept tables this one goes on with?
bool goes_on_from(std::uint64_t print, int game);

// Without its seed, which is every card to come; what is read passes check().
void code_setup(Coder& coder, MatchSetup& match);

// What is done if all others agree: it goes back to where so many actions were done, or a computer plays for
// a seat whose person is away.
struct Wanted {
    enum class What : std::uint8_t { back, stand_in } what{};
    std::uint32_t to = 0; // actions, or the seat
    void code(Coder& coder);
    bool operator==(const Wanted&) const = default;
};

// --- A guest says

struct Hello {                         // I want to sit down, or look on
    std::vector<std::uint64_t> prints; // of the games that I know, in their order
    bool onlooker = false;
    std::string name;
    Digest promise{}, vow{}; // the hash of my part of the seed, for that promise
    void code(Coder& coder);
};
struct MyPart { // to whom all who share in the deal are told
    Digest promise{}, part{};
    void code(Coder& coder);
};
struct Act {                 // what I do now
    std::uint32_t deeds = 0; // that I know of
    Action action;
    void code(Coder& coder);
};
struct Ask { // all others
    std::uint32_t deeds = 0;
    Wanted wanted;
    void code(Coder& coder);
};
struct Answer { // to what was asked after so many deeds
    std::uint32_t deeds = 0;
    bool yes = false;
    void code(Coder& coder);
};
struct WishRematch {
    void code(Coder&) {}
};
struct Leave {
    void code(Coder&) {}
};

// --- The host says

enum class Why : std::uint8_t { other_rules, no_seat, no_name, waits, no_onlookers, removed, ended };
std::string words_of(Why why);

struct No { // you cannot sit here
    Why why{};
    void code(Coder& coder);
};
struct Welcome {
    std::uint64_t print = 0;
    std::uint32_t match = 0;   // the number of this one at the table
    Seat seat = nobody;        // yours; nobody: you look on
    bool begun = false;        // the set-up is what is played, and stays so
    bool again = false;        // what was told of it, if anything, is told again, from the beginning
    bool dealt = false;        // your part is in the seed; before it has begun: it will be, or may yet
    std::uint32_t until = 0;   // of so many deeds you get those that were not taken back, then all
    std::uint32_t actions = 0; // that they left
    Digest promise{};
    MatchSetup setup; // without the seed
    void code(Coder& coder);
};
struct Closed { // these share in the deal, and nobody else: say your part
    Digest promise{};
    Vows vows;
    void code(Coder& coder);
};
// Who decides for a seat. Far: somebody elsewhere has taken it; free: somebody may.
enum class Who : std::uint8_t { nobody, here, computer, free, far };
struct Roster {
    struct At {
        Who who{};
        bool present = false;  // far: there are signs of life
        bool rematch = false;  // wants one
        std::int8_t level = 0; // of the computer
        std::string name;
        bool operator==(const At&) const = default;
    };
    std::array<At, most_seats> seats{};
    std::uint8_t onlookers = 0;
    void code(Coder& coder);
    bool operator==(const Roster&) const = default;
};
struct Shown { // what you see after so many deeds
    std::uint32_t deeds = 0;
    Bytes moment; // telling.h; of none it stands for itself, else it follows the one before
    void code(Coder& coder);
};
struct WentBack {
    std::uint32_t deeds = 0, to = 0;
    void code(Coder& coder);
};
struct Refused { // your action, after so many deeds; by this rule, or "": others had acted before
    std::uint32_t deeds = 0;
    std::string rule;
    void code(Coder& coder);
};
struct Asked { // somebody asks; nobody: not any more
    std::uint32_t deeds = 0;
    Wanted wanted;
    Seat by = nobody;
    bool agreed = false; // where nobody asks any more
    void code(Coder& coder);
};
struct OpenedPart {
    Parts parts;
    std::uint32_t all = 0; // deeds in all parts
    std::vector<Deed> deeds;
    void code(Coder& coder);
};

// --- Both

struct Phrase {
    Seat by = nobody; // a guest's own seat is known
    std::uint8_t number = 0;
    void code(Coder& coder);
};

using Message = std::variant<Hello, MyPart, Act, Ask, Answer, WishRematch, Leave, No, Welcome, Closed, Roster,
                             Shown, WentBack, Refused, Asked, OpenedPart, Phrase>;
Bytes bytes_of(Message message);
std::optional<Message> read_message(BytesView bytes);

} // namespace cardfront::far
