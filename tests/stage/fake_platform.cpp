#include "tests/stage/fake_platform.h"

#include "core/random.h"

#include <algorithm>
#include <cstring>

namespace cardfront::platform {

Fake& fake() {
    static Fake only;
    return only;
}

std::size_t stored_bytes() {
    std::size_t bytes = 0;
    for (const auto& [key, text] : fake().texts) bytes += key.size() + text.size();
    return bytes;
}

std::optional<std::string> store_get(std::string_view key) {
    ++fake().gets;
    const auto found = fake().texts.find(key);
    return found == fake().texts.end() ? std::nullopt : std::optional(found->second);
}

bool store_put(std::string_view key, std::string_view text) {
    Fake& f = fake();
    if (!f.ours || f.puts_left == 0) return false;
    if (f.quota != ~std::size_t{0}) {
        const auto old = f.texts.find(key);
        const std::size_t freed = old == f.texts.end() ? 0 : key.size() + old->second.size();
        if (stored_bytes() - freed + key.size() + text.size() > f.quota) return false;
    }
    if (f.puts_left > 0) --f.puts_left;
    ++f.puts;
    f.texts[std::string(key)] = text;
    if (f.keeps_changes) f.changes.push_back({std::string(key), std::string(text)});
    return true;
}

void store_remove(std::string_view key) {
    Fake& f = fake();
    const auto found = f.texts.find(key);
    if (!f.ours || found == f.texts.end()) return;
    f.texts.erase(found);
    if (f.keeps_changes) f.changes.push_back({std::string(key), std::nullopt});
}

std::vector<std::string> store_keys() {
    std::vector<std::string> keys;
    for (const auto& [key, text] : fake().texts) keys.push_back(key);
    return keys;
}

int store_used() {
    return static_cast<int>(std::min<std::size_t>(stored_bytes() / (fake().quota / 100 + 1), 1000));
}
bool store_lasting() {
    return fake().lasting;
}
bool store_ours() {
    return fake().ours;
}

void ask_to_keep() {
    ++fake().asked_to_keep;
}

void show_mirror(const std::string& model) {
    fake().mirror = model;
}
void ask_text(const Question& question) {
    fake().questions.push_back(question);
}
void show_text(const std::string& title, const std::string& text, const std::string& file_name,
               const std::string& warning) {
    fake().shown.push_back({title, text, file_name, warning});
}
void share(const Shared& shared) {
    fake().shares.push_back(shared);
}
void show_rules(const std::string&, const std::string&) {
    fake().rules = true;
}
void hide_rules() {
    fake().rules = false;
}
std::string page_address() {
    return "https://cards.example/";
}
bool rules_shown() {
    return fake().rules;
}

void run(bool (*)()) {}
bool can_draw() {
    return false;
}
void cannot_draw(Lack) {}
void link_taken() {
    ++fake().links_taken;
}
void link_waits() {}
Insets insets() {
    return {};
}
std::vector<unsigned char> font(int) {
    return {};
}

void play_sound(Sound sound, float) {
    fake().sounds.push_back(sound);
}
bool reduced_motion() {
    return fake().reduced_motion;
}
double now() {
    return fake().now;
}
std::uint64_t unix_ms() {
    return fake().unix_stands ? fake().unix_ms : fake().unix_ms++;
}
std::string date_words() {
    return fake().date;
}
std::uint64_t fresh_seed() {
    return Random(fake().seed++).next();
}
void wake() {
    ++fake().wakes;
}

void far_read(const std::string& link) {
    fake().far.read.push_back(link);
}
void far_open(const std::string& id, const std::string& secret, const std::string& link) {
    fake().far.open[id] = {secret, link};
}
void far_send(const std::string& id, const std::string& peer, const std::string& base64) {
    fake().far.sent.push_back({id, peer, base64});
}
void far_close(const std::string& id) {
    fake().far.open.erase(id);
}
void far_invite(const std::string&, const std::string& link, const std::string&) {
    fake().far.invited.push_back(link);
}
void far_notify(const std::string& words) {
    fake().far.notified.push_back(words);
}

bool games_here(int game) {
    return fake().games || (game != each_game && game == fake().only_game);
}
void fetch_games(int game) {
    fake().wanted_game = game;
    ++fake().fetches;
}
void fetch_lessons(const std::string&) {
    ++fake().fetches;
}
std::string languages() {
    return fake().languages;
}
std::string words() {
    return fake().words;
}
void fetch_words(const std::string& language) {
    fake().wanted_words.push_back(language);
}
void load_rules(const std::string&) {}
RuleWords rule_words(const std::string&, const std::string& rule_id) {
    return {rule_id, "Some words. And more of them."};
}

void think(const ThinkJob& job) {
    Fake::Job taken{job, {job.view.begin(), job.view.end()}};
    taken.job.view = {};
    fake().jobs.push_back(std::move(taken));
}
void stop_thinking() {
    ++fake().stops;
    fake().jobs.clear();
}

} // namespace cardfront::platform
