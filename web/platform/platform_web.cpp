// platform.h in a page: every call goes through bridge.js. Texts from the page are allocated by the page with
// cardfront_allocate and owned by whoever receives them.
#include "web/platform/ears.h"
#include "web/platform/platform.h"

#include <emscripten.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>

extern "C" {
char* bridge_store_get(const char* key);
int bridge_store_put(const char* key, const char* text);
void bridge_store_remove(const char* key);
char* bridge_store_keys();
char* bridge_date();
char* bridge_address();
void bridge_tell(const char* name, int value);
double bridge_unix();
int bridge_ask(const char* name);
void bridge_ask_to_keep();
void bridge_show_mirror(const char* model);
void bridge_ask_text(const char* id, const char* title, const char* label, const char* value,
                     const char* wrong, int many_lines, int most_chars);
void bridge_show_text(const char* title, const char* text, const char* file_name, const char* warning);
void bridge_share(const char* title, const char* warning, const char* caption, const char* game,
                  const char* deal, const char* position);
void bridge_show_rules(const char* game, const char* rule);
void bridge_hide_rules();
int bridge_games_here(int game);
void bridge_fetch_games(int game);
void bridge_fetch_lessons(const char* game);
char* bridge_languages();
char* bridge_words();
void bridge_fetch_words(const char* language);
void bridge_load_rules(const char* game);
char* bridge_rule_words(const char* game, const char* rule);
void bridge_sound(int sound, float volume);
void bridge_seed(std::uint32_t* two_words);
void bridge_insets(float* four);
int bridge_font_bytes(int which);
void bridge_font_copy(int which, unsigned char* to);
int bridge_draw_words(const char* words, int title, int pixels, float* five);
void bridge_drawn_copy(unsigned char* to);
void bridge_think(std::uint32_t job, std::uint32_t game, std::uint32_t seats, std::uint32_t level,
                  std::uint32_t most_ms, std::uint32_t thinkers, std::uint32_t seed_low,
                  std::uint32_t seed_high, const void* state, std::size_t bytes);
void bridge_stop_thinking();
void bridge_far(const char* what, const char* first, const char* second, const char* third);
}

namespace cardfront::platform {
namespace {

struct Release {
    void operator()(char* text) const { std::free(text); }
};
using Text = std::unique_ptr<char, Release>;

struct Loop {
    bool (*frame)() = nullptr;
    int still_frames = 0;
    bool asleep = false;
};
Loop loop;

constexpr int frames_before_sleep = 3;

void tick() {
    loop.still_frames = loop.frame() ? 0 : loop.still_frames + 1;
    if (loop.still_frames < frames_before_sleep) return;
    loop.asleep = true;
    emscripten_pause_main_loop();
}

} // namespace

std::optional<std::string> store_get(std::string_view key) {
    const Text text{bridge_store_get(std::string{key}.c_str())};
    if (!text) return std::nullopt;
    return std::string{text.get()};
}

bool store_put(std::string_view key, std::string_view text) {
    return bridge_store_put(std::string{key}.c_str(), std::string{text}.c_str()) != 0;
}

void store_remove(std::string_view key) {
    bridge_store_remove(std::string{key}.c_str());
}

std::vector<std::string> store_keys() {
    const Text lines{bridge_store_keys()};
    std::vector<std::string> keys;
    std::string_view rest{lines.get()};
    while (!rest.empty()) {
        const auto end = std::min(rest.find('\n'), rest.size());
        keys.emplace_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return keys;
}

int store_used() {
    return bridge_ask("storeUsed");
}
bool store_lasting() {
    return bridge_ask("storeLasting") != 0;
}
bool store_ours() {
    return bridge_ask("storeOurs") != 0;
}
void ask_to_keep() {
    bridge_ask_to_keep();
}

void show_mirror(const std::string& model) {
    bridge_show_mirror(model.c_str());
}

void ask_text(const Question& question) {
    bridge_ask_text(question.id.c_str(), question.title.c_str(), question.label.c_str(),
                    question.value.c_str(), question.wrong.c_str(), question.many_lines ? 1 : 0,
                    question.most_chars);
}

void show_text(const std::string& title, const std::string& text, const std::string& file_name,
               const std::string& warning) {
    bridge_show_text(title.c_str(), text.c_str(), file_name.c_str(), warning.c_str());
}

void share(const Shared& shared) {
    bridge_share(shared.title.c_str(), shared.warning.c_str(), shared.caption.c_str(), shared.game.c_str(),
                 shared.deal.c_str(), shared.position.c_str());
}

void show_rules(const std::string& game, const std::string& rule_id) {
    bridge_show_rules(game.c_str(), rule_id.c_str());
}

void hide_rules() {
    bridge_hide_rules();
}
bool games_here(int game) {
    return bridge_games_here(game) != 0;
}
void fetch_games(int game) {
    bridge_fetch_games(game);
}
std::string languages() {
    const Text text{bridge_languages()};
    return text.get();
}
std::string words() {
    const Text text{bridge_words()};
    return text.get();
}
void fetch_words(const std::string& language) {
    bridge_fetch_words(language.c_str());
}
void fetch_lessons(const std::string& game) {
    bridge_fetch_lessons(game.c_str());
}
void load_rules(const std::string& game) {
    bridge_load_rules(game.c_str());
}
RuleWords rule_words(const std::string& game, const std::string& rule_id) {
    const Text words{bridge_rule_words(game.c_str(), rule_id.c_str())};
    const std::string_view text{words.get()};
    const std::size_t line = text.find('\n');
    if (line == std::string_view::npos) return {};
    return {std::string{text.substr(0, line)}, std::string{text.substr(line + 1)}};
}
std::string page_address() {
    const Text text{bridge_address()};
    return text.get();
}
void link_taken() {
    bridge_tell("linkTaken", 0);
}
void link_waits() {
    bridge_tell("linkWaits", 0);
}
bool rules_shown() {
    return bridge_ask("rulesShown") != 0;
}

void run(bool (*frame)()) {
    loop.frame = frame;
    emscripten_set_main_loop(tick, 0, 0);
}

void wake() {
    loop.still_frames = 0;
    if (!loop.asleep) return;
    loop.asleep = false;
    emscripten_resume_main_loop();
}

bool can_draw() {
    return bridge_ask("canDraw") != 0;
}

void cannot_draw(Lack lack) {
    bridge_tell("cannotDraw", static_cast<int>(lack));
}

Insets insets() {
    float sides[4] = {};
    bridge_insets(sides);
    return {sides[0], sides[1], sides[2], sides[3]};
}

std::vector<unsigned char> font(int which) {
    std::vector<unsigned char> bytes(static_cast<std::size_t>(bridge_font_bytes(which)));
    if (!bytes.empty()) bridge_font_copy(which, bytes.data());
    return bytes;
}

std::vector<unsigned char> draw_words(std::string_view words, bool title, int pixels, WordsMeasure& measure) {
    float five[5] = {};
    const int bytes = bridge_draw_words(std::string{words}.c_str(), title ? 1 : 0, pixels, five);
    std::vector<unsigned char> rows(static_cast<std::size_t>(bytes));
    if (!rows.empty()) bridge_drawn_copy(rows.data());
    measure = {five[0], five[1], five[2], five[3], five[4]};
    return rows;
}

void play_sound(Sound sound, float volume) {
    bridge_sound(static_cast<int>(sound), volume);
}
bool reduced_motion() {
    return bridge_ask("reducedMotion") != 0;
}
std::string date_words() {
    const Text text{bridge_date()};
    return text.get();
}
double now() {
    return emscripten_get_now();
}
std::uint64_t unix_ms() {
    const double ms = bridge_unix();
    return ms > 0 ? static_cast<std::uint64_t>(ms) : 0;
}

std::uint64_t fresh_seed() {
    std::uint32_t words[2] = {};
    bridge_seed(words);
    return std::uint64_t{words[1]} << 32U | words[0];
}

void think(const ThinkJob& job) {
    bridge_think(job.job, job.game, job.seats, job.level, job.most_ms, job.thinkers,
                 static_cast<std::uint32_t>(job.seed), static_cast<std::uint32_t>(job.seed >> 32U),
                 job.view.data(), job.view.size());
}

void stop_thinking() {
    bridge_stop_thinking();
}

void far_read(const std::string& link) {
    bridge_far("read", link.c_str(), "", "");
}
void far_open(const std::string& id, const std::string& secret, const std::string& link) {
    bridge_far("open", id.c_str(), secret.c_str(), link.c_str());
}
void far_send(const std::string& id, const std::string& peer, const std::string& base64) {
    bridge_far("send", id.c_str(), peer.c_str(), base64.c_str());
}
void far_close(const std::string& id) {
    bridge_far("close", id.c_str(), "", "");
}
void far_invite(const std::string& title, const std::string& link, const std::string& onlookers_link) {
    bridge_far("invite", title.c_str(), link.c_str(), onlookers_link.c_str());
}
void far_notify(const std::string& words) {
    bridge_far("notify", words.c_str(), "", "");
}

} // namespace cardfront::platform

extern "C" {

EMSCRIPTEN_KEEPALIVE void* cardfront_allocate(std::uint32_t bytes) {
    return std::malloc(bytes);
}
EMSCRIPTEN_KEEPALIVE void cardfront_release(void* text) {
    std::free(text);
}

EMSCRIPTEN_KEEPALIVE void cardfront_command(const char* text) {
    cardfront::app::command(text);
}
EMSCRIPTEN_KEEPALIVE void cardfront_focus(const char* id) {
    cardfront::app::focus(id);
}

EMSCRIPTEN_KEEPALIVE void cardfront_let_go() {
    cardfront::app::let_go();
}

EMSCRIPTEN_KEEPALIVE void cardfront_thought(std::uint32_t job, const std::int32_t* numbers,
                                            std::uint32_t count) {
    cardfront::app::thought(job, {numbers, count});
}

EMSCRIPTEN_KEEPALIVE int cardfront_item(const char* id, float* four) {
    return cardfront::app::item(id, four) ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE char* cardfront_misfits() {
    return strdup(cardfront::app::misfits().c_str());
}

EMSCRIPTEN_KEEPALIVE void cardfront_context(int lost) {
    if (lost != 0) {
        cardfront::app::context_lost();
    } else {
        cardfront::app::context_restored();
    }
}
}
