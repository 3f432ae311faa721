// libFuzzer's way into a target, and what the targets share.
#include "tests/fuzz/fuzz.h"

#include "tests/core/game_files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace cardfront::fuzz {

namespace {

// A fuzzer whose inputs are all refused tests nothing but the refusal.
struct Count {
    std::size_t all = 0, taken = 0;
};
Count count;

void write_seeds(const std::filesystem::path& folder) {
    std::size_t number = 0;
    for (const std::string& seed : seeds()) {
        std::ofstream out(folder / ("seed-" + std::to_string(number++)), std::ios::binary);
        out << seed;
        hold(out.good(), "a seed can be written");
    }
}

} // namespace

std::string hex(std::uint64_t value) {
    std::string out(16, '0');
    for (auto digit = out.rbegin(); digit != out.rend(); ++digit, value >>= 4U)
        *digit = "0123456789abcdef"[value & 15U];
    return out;
}

std::string sealed(std::string_view record) {
    constexpr std::string_view last = "\nend ";
    std::string out(record.substr(0, std::min(record.rfind(last), record.size())));
    while (!out.empty() && (out.back() == '\n' || out.back() == ' ' || out.back() == '\r')) out.pop_back();
    out += '\n';
    std::size_t actions = 0;
    for (std::size_t at = 0; at < out.size(); at = out.find('\n', at) + 1)
        if (out[at] >= '1' && out[at] <= '9') ++actions;
    return out + end_of_record(out, actions);
}

Action any_action(const ActionList& actions, Random& random) {
    std::vector<std::size_t> verbs; // where each begins; the list is sorted
    for (std::size_t i = 0; i < actions.size(); ++i)
        if (i == 0 || actions[i].verb != actions[i - 1].verb) verbs.push_back(i);
    const std::size_t verb = random.below(static_cast<std::uint32_t>(verbs.size()));
    const std::size_t end = verb + 1 < verbs.size() ? verbs[verb + 1] : actions.size();
    return actions[verbs[verb] + random.below(static_cast<std::uint32_t>(end - verbs[verb]))];
}

void play_by_chance(Match& match, std::size_t actions, Random& random) {
    ActionList choices;
    for (; actions > 0 && !match.over(); --actions) {
        legal(match.state(), choices);
        hold(!choices.empty(), "there is a choice until the end");
        hold(!match.play(any_action(choices, random)), "what is legal is not refused");
    }
}

std::span<const std::string_view> golden_records() {
    static const std::vector<std::string_view> records = [] {
        std::vector<std::string_view> texts;
        for (const GameFiles& files : game_files())
            for (const GoldenRecord& golden : files.golden) texts.emplace_back(golden.text);
        return texts;
    }();
    return records;
}

std::string cut_record(std::string_view record, std::size_t actions) {
    return match_of(record, actions).record();
}

Match match_of(std::string_view record, std::size_t actions) {
    const auto whole = Match::from_record(record);
    hold(static_cast<bool>(whole), "a golden record can be read");
    Match match(whole->setup());
    for (std::size_t i = 0; i < std::min(actions, whole->steps().size()); ++i)
        match.play(whole->steps()[i].action);
    return match;
}

} // namespace cardfront::fuzz

// Folders among the arguments that are empty get the seeds.
// NOLINTNEXTLINE(readability-non-const-parameter): libFuzzer's signature
extern "C" int LLVMFuzzerInitialize(int* count, char*** arguments) {
    for (int i = 1; i < *count; ++i) {
        const std::string argument = (*arguments)[i];
        if (argument[0] != '-' && std::filesystem::is_directory(argument) &&
            std::filesystem::is_empty(argument))
            cardfront::fuzz::write_seeds(argument);
    }
    (void)std::atexit([] {
        std::printf("%zu of %zu inputs were taken\n", cardfront::fuzz::count.taken,
                    cardfront::fuzz::count.all);
    });
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    cardfront::fuzz::count.taken += cardfront::fuzz::run({data, size}) ? 1 : 0;
    ++cardfront::fuzz::count.all;
    return 0;
}
