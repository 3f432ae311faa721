#include "tools/terminal/files.h"

#include "core/match/match.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <system_error>
#include <unistd.h>

namespace cardfront::terminal {

namespace {

std::string last_error() {
    return std::generic_category().message(errno);
}

Problem fault(const char* english, const std::string& path) {
    return {say(english, {{"file", path}, {"reason", last_error()}})};
}

} // namespace

bool exists(const std::string& path) {
    return access(path.c_str(), F_OK) == 0;
}

std::string program_folder() {
    std::array<char, 4096> path{};
    const auto size = readlink("/proc/self/exe", path.data(), path.size());
    const std::string program(path.data(), size > 0 ? static_cast<std::size_t>(size) : 0);
    const std::size_t end = program.rfind('/');
    return end == std::string::npos ? "." : program.substr(0, end);
}

Result<std::string> read_text(const std::string& path) {
    const bool input = path == "-";
    std::FILE* const file = input ? stdin : std::fopen(path.c_str(), "rb");
    if (file == nullptr) return fault(phrase("“{file}” cannot be read: {reason}."), path);
    std::string text;
    std::array<char, 4096> part{};
    std::size_t got = 0;
    while (text.size() <= most_record_bytes && (got = std::fread(part.data(), 1, part.size(), file)) > 0)
        text.append(part.data(), got);
    const bool failed = std::ferror(file) != 0;
    const Problem problem = fault(phrase("“{file}” cannot be read: {reason}."), path);
    if (!input) std::fclose(file);
    if (failed) return problem;
    return text;
}

std::optional<Problem> write_text(const std::string& path, const std::string& text) {
    const char* const failure = phrase("“{file}” cannot be written: {reason}.");
    const std::string fresh = path + ".new-" + std::to_string(getpid());
    std::FILE* const file = std::fopen(fresh.c_str(), "wb");
    if (file == nullptr) return fault(failure, path);
    const bool written =
        std::fwrite(text.data(), 1, text.size(), file) == text.size() && std::fflush(file) == 0;
    std::optional<Problem> problem;
    if (!written) problem = fault(failure, path);
    if (std::fclose(file) != 0 && !problem) problem = fault(failure, path);
    if (!problem && std::rename(fresh.c_str(), path.c_str()) != 0) problem = fault(failure, path);
    if (problem) std::remove(fresh.c_str());
    return problem;
}

} // namespace cardfront::terminal
