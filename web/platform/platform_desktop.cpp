// platform.h in a desktop window: made for quick work on the table. Saves are files in a folder, texts go to
// the terminal, and there is no mirror and no sound.
#include "web/platform/ears.h"
#include "web/platform/platform.h"

#include "core/mind/answer.h"
#include "core/rule_texts.h"

#include <SDL.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <random>

namespace cardfront::platform {

namespace {

namespace fs = std::filesystem;

struct Desktop {
    bool awake = true;
    std::uint32_t job = 0;
    double until = 0;
    std::unique_ptr<Thinker> thinker;
};
Desktop desktop;

fs::path folder() {
    const std::unique_ptr<char, decltype(&SDL_free)> place(SDL_GetPrefPath("cardfront", "cardfront"),
                                                           SDL_free);
    return place ? fs::path(place.get()) : fs::temp_directory_path();
}

std::vector<unsigned char> read(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// A slice of thinking between two frames.
void think_on() {
    if (!desktop.thinker || (!desktop.thinker->step() && now() < desktop.until)) return;
    const auto numbers = numbers_of(*desktop.thinker);
    desktop.thinker.reset();
    app::thought(desktop.job, numbers);
}

} // namespace

std::optional<std::string> store_get(std::string_view key) {
    if (!fs::exists(folder() / key)) return std::nullopt;
    const auto bytes = read(folder() / key);
    return std::string(bytes.begin(), bytes.end());
}
bool store_put(std::string_view key, std::string_view text) {
    const fs::path fresh = folder() / "being-written"; // a write that is cut leaves the text of before
    {
        std::ofstream file(fresh, std::ios::binary);
        if (!(file << text).flush()) return false;
    }
    std::error_code fault;
    fs::rename(fresh, folder() / key, fault);
    return !fault;
}
void store_remove(std::string_view key) {
    std::error_code ignored;
    fs::remove(folder() / key, ignored);
}
std::vector<std::string> store_keys() {
    std::vector<std::string> keys;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder(), ignored))
        keys.push_back(entry.path().filename().string());
    std::sort(keys.begin(), keys.end());
    return keys;
}
int store_used() {
    return 0;
}
bool store_lasting() {
    return true;
}
void ask_to_keep() {}
bool store_ours() {
    return true;
}

void show_mirror(const std::string&) {}
void ask_text(const Question& question) {
    std::printf("%s\n%s: the desktop window takes no text; use the page.\n", question.title.c_str(),
                question.label.c_str());
}
void show_text(const std::string& title, const std::string& text, const std::string&,
               const std::string& warning) {
    std::printf("%s\n%s\n%s\n", title.c_str(), warning.c_str(), text.c_str());
}
void share(const Shared& shared) {
    std::printf("%s\n%s\n%s\n%s\n", shared.title.c_str(), shared.game.c_str(), shared.deal.c_str(),
                shared.position.c_str());
}
void show_rules(const std::string& game, const std::string& rule_id) {
    std::printf("assets/rules/%s.md %s\n", game.c_str(), rule_id.c_str());
}
void hide_rules() {}
bool games_here(int /*game*/) {
    return true;
}
void fetch_games(int /*game*/) {}
std::string languages() {
    return {};
}
std::string words() {
    return {};
}
void fetch_words(const std::string&) {}
void fetch_lessons(const std::string& game) {
    std::printf("assets/lessons/%s.md: the desktop window has no lessons; use the page.\n", game.c_str());
}
void load_rules(const std::string&) {}
RuleWords rule_words(const std::string&, const std::string& rule_id) {
    for (const RuleText& rule : rule_texts())
        if (rule.id == rule_id) return {rule.title, rule.text};
    return {};
}
std::string page_address() {
    return {};
}
bool rules_shown() {
    return false;
}

void run(bool (*frame)()) {
    int still = 0;
    while (SDL_QuitRequested() == SDL_FALSE) {
        still = frame() ? 0 : still + 1;
        if (std::exchange(desktop.awake, false)) still = 0;
        think_on();
        if (still >= 3 && !desktop.thinker) SDL_WaitEvent(nullptr);
    }
}
bool can_draw() {
    return true;
}
void cannot_draw(Lack lack) {
    std::fputs(lack == Lack::face ? "There is no typeface.\n" : "There is no OpenGL here.\n", stderr);
}
void link_taken() {}
void link_waits() {}
Insets insets() {
    return {};
}
std::vector<unsigned char> font(int which) {
    const std::unique_ptr<char, decltype(&SDL_free)> here(SDL_GetBasePath(), SDL_free);
    return read(fs::path(here ? here.get() : ".") / (which == 0 ? "ui.ttf" : "index.ttf"));
}

std::vector<unsigned char> draw_words(std::string_view, bool, int, WordsMeasure&) {
    return {};
}

void play_sound(Sound, float) {}
bool reduced_motion() {
    return false;
}
double now() {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}
std::uint64_t unix_ms() {
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::milliseconds>(since).count());
}
std::string date_words() {
    const std::time_t moment = std::time(nullptr);
    char words[32] = {};
    std::strftime(words, sizeof words, "%d %b %Y, %H:%M", std::localtime(&moment));
    return words;
}
std::uint64_t fresh_seed() {
    std::random_device source;
    return std::uint64_t{source()} << 32U | source();
}
void wake() {
    desktop.awake = true;
}

void far_read(const std::string&) {
    std::puts("The desktop window has no wire; use the page.");
}
void far_open(const std::string&, const std::string&, const std::string&) {
    far_read({});
}
void far_send(const std::string&, const std::string&, const std::string&) {}
void far_close(const std::string&) {}
void far_invite(const std::string&, const std::string&, const std::string&) {}
void far_notify(const std::string&) {}

void think(const ThinkJob& job) {
    auto thinker = cardfront::think(
        static_cast<int>(job.game), static_cast<int>(job.seats), job.view,
        manner_of(static_cast<int>(job.game), static_cast<int>(job.seats), static_cast<int>(job.level)),
        job.seed);
    desktop.job = job.job;
    desktop.until = now() + job.most_ms;
    desktop.thinker = thinker ? std::move(*thinker) : nullptr;
}
void stop_thinking() {
    desktop.thinker.reset();
}

} // namespace cardfront::platform
