// The store may hold anything: other pages wrote there, older and newer ones, and people can change it.
// Whatever lies there, the page starts, every game of it is opened or told why not, and what is played on and
// stored is there the next time.
//
// An input is the store: a line "=<key>" and the text, or "!<key>" and a text that stays as it is, while the
// sums of the others are made to fit.
#include "core/text/text.h"
#include "web/seat/log_rows.h"
#include "web/seat/session.h"

#include "tests/fuzz/fuzz.h"
#include "tests/stage/fake_platform.h"

#include <algorithm>
#include <map>

namespace cardfront::fuzz {

namespace {

using platform::fake;
using Store = std::map<std::string, std::string, std::less<>>;

constexpr std::size_t most_games = 6; // that are opened

// --- An input becomes a store

std::string with_sum(std::string_view text) {
    std::string out(text.substr(0, std::min(text.rfind("\nsum "), text.size())));
    while (!out.empty() && out.back() == '\n') out.pop_back();
    out += '\n';
    return out + "sum " + hex(hash_bytes(out.data(), out.size())) + '\n';
}

std::string made_to_fit(std::string_view text) {
    if (text.substr(0, 5) != "slot ") return with_sum(text);
    const std::size_t line = std::min(text.find('\n'), text.size() - 1) + 1;
    return std::string(text.substr(0, line)) + sealed(text.substr(line));
}

// Where a text counts on a chunk before it, it gets that chunk's sum: chunks by their numbers, then tails.
void chain(Store& store, const std::vector<std::string>& keys) {
    std::map<std::string, std::vector<std::pair<std::uint64_t, std::string>>> games;
    for (const std::string& key : keys) {
        const auto parts = split(key, '.');
        if (parts.size() == 3 && parts[0] == "save")
            games[std::string(parts[1])].emplace_back(
                parse_number(parts[2], most_chunks).value_or(most_chunks + 1), key);
    }
    for (auto& [id, texts] : games) {
        std::sort(texts.begin(), texts.end());
        std::uint64_t sum = 0;
        for (const auto& [number, key] : texts) {
            ReadPart read = read_part(store[key]);
            if (read.condition != Condition::sound) continue;
            if (read.part.chain != 0) read.part.chain = sum;
            store[key] = text_of(read.part);
            if (number <= most_chunks) sum = read.part.sum;
        }
    }
}

Store read_store(std::string_view input) {
    Store store;
    std::vector<std::string> fitting;
    std::string* text = nullptr;
    for (const std::string_view line : split(input, '\n')) {
        if (!line.empty() && (line[0] == '=' || line[0] == '!')) {
            const std::string key(line.substr(1));
            text = &store[key];
            if (line[0] == '=') fitting.push_back(key);
        } else if (text != nullptr) {
            (*text += line) += '\n';
        }
    }
    for (const std::string& key : fitting) store[key] = made_to_fit(store[key]);
    chain(store, fitting);
    return store;
}

std::string text_of(const Store& store) {
    std::string out;
    for (const auto& [key, text] : store) {
        (out += '=') += key;
        (out += '\n') += text;
        if (!text.empty() && text.back() == '\n') out.pop_back();
        out += '\n';
    }
    return out;
}

// --- What is done with it

void be_there_next_time(const std::string& id, const Match& match) {
    Saves later;
    later.load();
    const Headline* const line = later.find(id);
    hold(line != nullptr, "what was stored is listed");
    hold(line->over == match.over() && line->game == match.setup().game, "and told as it is");
    const Opened opened = later.open(id);
    hold(opened.as == Opened::As::replayed, "what was stored can be opened");
    hold(opened.match->state() == match.state() && opened.match->record() == match.record(), "as it was");
}

// A match that was opened is played on at the table.
void play_on(Opened opened, const std::string& id, Saves& saves, Random& random) {
    std::vector<std::string> earlier;
    for (KeptLine& line : opened.log) earlier.push_back(std::move(line.text));
    Settings settings;
    settings.hold = random.below(2) == 0 ? 0 : 1;
    Session session(std::move(*opened.match), id, settings, saves, std::move(earlier));
    (void)log_rows(session.eyes().log(), {1, 2});
    for (std::uint32_t actions = 1 + random.below(70); actions > 0 && !session.whole()->over(); --actions) {
        if (session.eyes().handing_over()) session.accept_screen();
        if (!session.my_turn()) break;
        ActionList legal;
        for (const Action& action : session.shown().legal) legal.push_back(action);
        hold(!session.act(any_action(legal, random)).refused, "what is legal is not refused");
    }
    if (session.course().can_undo() && random.below(3) == 0) session.undo();
    session.save();
    hold(session.saved(), "it can be stored");
    be_there_next_time(session.save_id(), *session.whole());
}

// How many could be played on.
std::size_t open_all(Random& random) {
    Saves saves;
    saves.load();
    for (const DamagedSave& each : saves.damaged()) {
        hold(!each.reason.empty(), "what is damaged has its reason");
        (void)Saves::damaged_text(each.key);
    }
    (void)saves.spare();
    std::vector<std::string> ids;
    for (const Headline& each : saves.games()) ids.push_back(each.id);
    ids.resize(std::min(ids.size(), most_games));
    std::size_t played = 0;
    for (const std::string& id : ids) {
        (void)saves.text(id);
        Opened opened = saves.open(id);
        hold(opened.match.has_value() ==
                 (opened.as == Opened::As::replayed || opened.as == Opened::As::from_position),
             "there is a match where one is told");
        hold(opened.as == Opened::As::replayed || !opened.reason.empty(), "else a reason");
        if (!opened.match) continue;
        ++played;
        hold(!saves.text(id).empty(), "what can be played can be exported");
        play_on(std::move(opened), id, saves, random);
    }
    if (!ids.empty()) {
        hold(saves.remove(ids[0]) && saves.find(ids[0]) == nullptr, "a game can be removed");
        Saves later;
        later.load();
        hold(later.find(ids[0]) == nullptr, "and is gone");
    }
    return played;
}

// --- Seeds

Store stored(const Match& match, std::size_t before) {
    fake() = {};
    Saves saves;
    const std::string id = "a-1";
    Match earlier(match.setup());
    for (std::size_t i = 0; i < match.steps().size(); ++i) {
        if (i == before) saves.store(id, earlier);
        earlier.play(match.steps()[i].action);
    }
    saves.store(id, earlier);
    return fake().texts;
}

Match long_match(std::size_t actions) {
    MatchSetup setup = match_of(golden_records().back(), 0).setup();
    setup.practice = true;
    for (std::uint64_t seed = 1;; ++seed) {
        setup.setup.seed = seed;
        Match match(setup);
        Random random(seed);
        play_by_chance(match, actions, random);
        if (match.steps().size() == actions) return match;
    }
}

} // namespace

std::vector<std::string> seeds() {
    std::vector<std::string> out;
    std::size_t number = 0;
    for (const std::string_view record : golden_records()) {
        if (++number % 3 != 0) continue;
        const std::size_t actions = number % 12;
        out.push_back(text_of(stored(match_of(record, actions), actions / 2)));
        if (number % 2 == 0) // as the first pages wrote it
            out.push_back("=save.3.a\nslot 7 24 Nov 2025, 16:00\n" + cut_record(record, actions) +
                          "=save.3.b\nslot 8 then\n" + cut_record(record, actions + 1));
    }
    // With chunks; one that goes on from a position; one whose newest tail is damaged.
    const Match match = long_match(70);
    out.push_back(text_of(stored(match, 64)));
    Match later(match.setup(), match.state(), 70);
    Random random(1);
    play_by_chance(later, 3, random);
    out.push_back(text_of(stored(later, 1)));
    Store damaged = stored(match, 65);
    std::string broken = text_of(damaged);
    broken[broken.find("=save.a-1.b")] = '!';
    broken[broken.rfind("sum ") + 6] = '?';
    out.push_back(broken);
    damaged["damaged.x"] = "cardfront-damaged It was cut.\nsave";
    damaged["settings"] = Settings().text_form();
    out.push_back(text_of(damaged));
    return out;
}

bool run(Bytes input) {
    const std::string_view text = fuzz::text_of(input);
    fake() = {};
    fake().texts = read_store(text);
    if (const auto found = fake().texts.find("settings"); found != fake().texts.end()) {
        const std::string settings = Settings::from_text(found->second).text_form();
        hold(Settings::from_text(settings).text_form() == settings, "settings are read as they are written");
    }
    Random random(hash_bytes(text.data(), text.size()));
    const std::size_t played = open_all(random);
    fake() = {};
    return played > 0;
}

} // namespace cardfront::fuzz
