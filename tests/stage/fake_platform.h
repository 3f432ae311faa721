// platform.h for tests: a store in memory that may be full, foreign or cut off, a clock that stands until it
// is moved, and a worker whose jobs wait here for the test to answer them.
#pragma once

#include "web/platform/platform.h"

#include <map>

namespace cardfront::platform {

struct Fake {
    // --- The store
    std::map<std::string, std::string, std::less<>> texts;
    std::size_t quota = ~std::size_t{0}; // bytes of all keys and texts; a put beyond is refused
    bool ours = true, lasting = true;
    long puts_left = -1; // after so many puts none is taken any more; -1: no such end
    // What was changed, in order: from it the store of any moment can be made again, as a program that is
    // killed then leaves it.
    struct Change {
        std::string key;
        std::optional<std::string> text; // nothing: it was removed
    };
    bool keeps_changes = false;
    std::vector<Change> changes;
    std::size_t puts = 0, gets = 0; // so far
    int asked_to_keep = 0;

    // --- The clock and chance
    double now = 0;
    std::uint64_t unix_ms = 1764000000000; // goes on by one each time it is asked, unless it stands
    bool unix_stands = false;
    std::string date = "24 Nov 2025, 16:00";
    std::uint64_t seed = 1; // the next fresh_seed is made from it, and it goes on by one

    // --- What the page fetches; the test brings it
    bool games = true;    // their code is here
    int only_game = -1;   // else only this one's
    int fetches = 0;      // of it, and of lessons
    int wanted_game = -1; // first

    // --- Wires, that hand over nothing by themselves
    struct Far {
        struct Wire {
            std::string secret, link;
        };
        std::map<std::string, Wire> open; // by rooms' ids
        struct Sent {
            std::string id, peer, base64;
        };
        std::vector<Sent> sent;
        std::vector<std::string> read, invited, notified;
    } far;
    int links_taken = 0;          // from the page's address
    std::string languages, words; // what is offered, and what was chosen
    std::vector<std::string> wanted_words;

    // --- The worker
    struct Job {
        ThinkJob job; // its `view` is gone
        std::vector<std::uint8_t> view;
    };
    std::vector<Job> jobs; // not yet taken away by the test, the latest last
    int stops = 0;         // of thinking

    // --- What was shown, said and asked
    std::string mirror;
    std::vector<Question> questions;
    struct Shown {
        std::string title, text, file_name, warning;
    };
    std::vector<Shown> shown;
    std::vector<Shared> shares;
    std::vector<Sound> sounds;
    bool rules = false, reduced_motion = false;
    int wakes = 0;
};
Fake& fake(); // `fake() = {}` begins anew

// Bytes of all keys and texts.
std::size_t stored_bytes();

} // namespace cardfront::platform
