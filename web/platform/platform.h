// What the program asks of the place it runs in. Two implementations: the page (platform_web.cpp, which
// calls bridge.js and nothing else calls JavaScript) and a desktop window (platform_desktop.cpp).
// Strings are UTF-8. No function here throws, and none may call back into the program before it returns.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront::platform {

// --- A small store of texts by key (localStorage in the page, memory when that is forbidden)
//
// Of several tabs it belongs to the one that is looked at: only that one writes, and the others rest.
std::optional<std::string> store_get(std::string_view key);  // nothing: absent, or unreadable
bool store_put(std::string_view key, std::string_view text); // false: full, forbidden or not ours; as before
void store_remove(std::string_view key);
std::vector<std::string> store_keys(); // ours only, without the page's prefix, sorted
bool store_lasting();                  // false: texts live as long as the page
int store_used(); // per cent of what the store can hold, about; over 100: more than usual
// False: another tab has been looked at since (store_put refuses). The command "store-changed" tells of it,
// and again when this one is looked at; what was read before may have changed by then.
bool store_ours();
// Something is there that would be missed: the browser is asked, once, to throw nothing away by itself.
void ask_to_keep();

// --- The mirror: the same game as real buttons and words, for screen readers, keyboards and tests
//
// `model` is one JSON object, see web/page/mirror/mirror.js. Called when something changed, never each frame.
void show_mirror(const std::string& model);

// --- Real page elements, since canvas text fields know no soft keyboard, no paste and no input method
//
// One text asked of the person. The answer comes back as command "text <id>" with the text, or not at
// all; one that is refused is asked again with `wrong`, the reason, and the text as its value.
struct Question {
    std::string id, title, label, value, wrong{};
    bool many_lines = false;
    int most_chars = 200;
};
void ask_text(const Question& question);
// A text for the person to copy or to save as a file (a record). `warning`: what is told and asked before.
void show_text(const std::string& title, const std::string& text, const std::string& file_name,
               const std::string& warning = {});
// A game to be handed on: links to all of it, to its deal alone and to one of its positions ("": there is
// none), by the system's own sheet where there is one, else to be copied. With a caption, a picture of the
// canvas can be saved, with these words. `warning`: what is told and asked before.
struct Shared {
    std::string title{}, warning{}, caption{}, game{}, deal{}, position{};
};
void share(const Shared& shared);
// The rules page of a game beside the table, scrolled to rule `id` ("" for its top).
void show_rules(const std::string& game, const std::string& rule_id);
void hide_rules();
// A rule's title and text. They are fetched: load_rules(game) early, until they are there both are empty.
struct RuleWords {
    std::string title, text;
};
void load_rules(const std::string& game);
RuleWords rule_words(const std::string& game, const std::string& rule_id);
// The page's own address without what follows its "#"; "": it has none.
std::string page_address();
// The link that the page's address holds ("link ..." in ears.h) is opened, or refused and told: it may go.
// Until then a reload begins it again; link_waits() tells that what it needs did not arrive, and offers
// another try.
void link_taken();
void link_waits();
bool rules_shown(); // the person may close it; commands "rules 1" and "rules 0" tell of each change

// --- The games' own code, which the page fetches after the first screens'
//
// Until a game is here nothing of its core/<game> and web/tables/<game> may be called but its GameInfo, and
// until one is, no table. "games-here" tells that another has come, "games-failed <reason>" that what was
// asked for last has not; then it is fetched anew when asked for.
inline constexpr int each_game = -1;
bool games_here(int game = each_game);
void fetch_games(int game = each_game); // that one first

// --- Lessons
//
// The text of a game's lessons (core/match/lesson.h), by the game's key. "lessons-here <key>\n<text>" brings
// it, "games-failed <reason>" tells that it cannot be had.
void fetch_lessons(const std::string& game);

// --- Languages
//
// The page chooses one when it begins, by the settings' "language" or what the browser asks for.
std::string languages(); // besides English, by their own names: "de Deutsch", a line each
std::string words();     // the sentences of the one chosen (core/text/catalogue.h); "": English
// "words-here <language>" tells that it is the one chosen now, "words-failed <language>" that it cannot be
// had.
void fetch_words(const std::string& language);

// --- The canvas
//
// Calls `frame` before each picture the screen shows until it returned false three times in a row (nothing
// moves), then sleeps until wake(). Returns at once in the page, at the end of the program on a desktop.
void run(bool (*frame)());
bool can_draw(); // false: there is no place for it; start no window, the mirror is the game
// The window cannot be drawn in, for want of this: the mirror is the game, and the page says why.
enum class Lack : std::uint8_t { canvas, face };
void cannot_draw(Lack lack);
// What a notch or a rounded corner covers of the canvas, in CSS pixels. "resize" follows each change.
struct Insets {
    float left = 0, top = 0, right = 0, bottom = 0;
};
Insets insets();
// The bytes of a face (TTF or OTF): 0 user interface, 1 the cards' indices. Empty: it did not arrive.
std::vector<unsigned char> font(int which);
// Words drawn in the system's own letters, for what the faces lack: rows of RGBA, white but for letters with
// colours of their own. `title` as the face of titles would be, `pixels` to the em. Empty: it cannot be had.
struct WordsMeasure {
    float width = 0, height = 0, left = 0, top = 0, advance = 0; // pixels; left, top: to where the pen begins
};
std::vector<unsigned char> draw_words(std::string_view words, bool title, int pixels, WordsMeasure& measure);

// --- Senses
enum class Sound : std::uint8_t {
    card,
    chip,
    die,
    turn,
    refuse,
    win,
    lose,
    launch,
    strike,
    hit,
    ring,
    fire,
    break_up
};
void play_sound(Sound sound, float volume /* 0 to 1 */);
bool reduced_motion();      // the person's system asks for no animation
double now();               // milliseconds, monotonic
std::uint64_t unix_ms();    // since 1970, by the machine's clock: it may be wrong, and may run backwards
std::string date_words();   // this moment's date and time as the person writes them: "21 Nov 2026, 10:15"
std::uint64_t fresh_seed(); // unguessable; for new games only, never inside rules
void wake();                // something changed: draw again soon (the loop sleeps when nothing changes)

// --- The computer player's workers
//
// Each gets the redacted bytes of its own seat, a level and a seed (seed_of in core/mind/answer.h); what they
// have found after `most_ms` or earlier comes back through `thought` in ears.h. A later call, or
// stop_thinking, makes earlier jobs stale: no answer comes.
struct ThinkJob {
    std::uint32_t job = 0;
    std::uint32_t game = 0; // index in core/match/games.h
    std::uint32_t seats = 0;
    std::uint32_t level = 0; // 0 easiest; see core/mind/computer.h
    std::uint32_t most_ms = 0;
    std::uint32_t thinkers = 1; // workers, or fewer where the machine has no more to spare, or some are lost
    std::uint64_t seed = 0;
    std::span<const std::uint8_t> view; // of the seat to move
};
void think(const ThinkJob& job);
void stop_thinking();

// --- Tables that lie at several pages (web/far, web/page/far)
//
// The page knows wires by their rooms' ids. It tells by commands, of which the first line has these words:
//   "far-link <key> <sits>"    a link was read; the key names its room, sits: 1, it gives a seat; the link
//                              is on the line after it
//   "far-lack"                 why it cannot be; of a room's wire with its id, or "later": it is tried again;
//                              the words are on the line after it
//   "far-made <id>"            a wire is there; on the lines after it its secret, its room's key, the link to
//                              a seat and the onlookers' (of a guest both are empty)
//   "far-wire <id> <state>"    and the same in words
//   "far-heard <id> <peer> <sits> <second> <base 64>"  a datagram, and the world's time when it was sent
//   "far-tick"                 some seconds have passed; also when the page is looked at again
void far_read(const std::string& link);
// With a secret that an earlier wire had ("": another one); of a host with no link, of a guest with its own.
void far_open(const std::string& id, const std::string& secret, const std::string& link);
void far_send(const std::string& id, const std::string& peer, const std::string& base64);
void far_close(const std::string& id);
// The invitation: links to be scanned, handed on or copied. Without a title the one that stands there is put
// away.
void far_invite(const std::string& title, const std::string& link, const std::string& onlookers_link);
// A person wants to be told, or is, while the page is out of sight: with no words they are asked whether.
void far_notify(const std::string& words);

} // namespace cardfront::platform
