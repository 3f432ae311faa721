#include "web/store/saved_part.h"

#include "core/text/sealed.h"
#include "core/text/text.h"

#include <algorithm>

namespace cardfront {

namespace {

constexpr std::string_view part_header = "cardfront-save ";
constexpr std::string_view version = "2";
constexpr std::string_view weights = "-.!#"; // by Weight
constexpr std::uint64_t largest = ~std::uint64_t{0};
constexpr std::uint64_t most_actions = most_chunks * chunk_actions;

std::string one_line(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

bool is_action(std::string_view line) {
    return !line.empty() && line[0] >= '1' && line[0] <= '9';
}

bool read_chunks(std::string_view words, SavedPart& part) {
    const auto parts = split(words, ' ');
    if (parts.size() != 4) return false;
    const auto first = parse_number(parts[0], most_chunks), end = parse_number(parts[1], most_chunks);
    const auto bytes = parse_number(parts[2], largest), chain = read_hex(parts[3]);
    if (!first || !end || *first > *end || !bytes || !chain) return false;
    part.first_chunk = *first;
    part.end_chunk = *end;
    part.chunk_bytes = *bytes;
    part.chain = *chain;
    return true;
}

bool read_now(std::string_view words, SavedPart& part) {
    const auto parts = split(words, ' ');
    if (parts.size() != 2 && parts.size() != 3) return false;
    const auto actions = parse_number(parts[0], most_actions), print = read_hex(parts[1]);
    if (!actions || !print) return false;
    part.actions = *actions;
    part.fingerprint = *print;
    if (parts.size() == 3) part.position = parts[2];
    return true;
}

// The body of a text whose header and sum are right.
bool read_body(std::string_view body, SavedPart& part) {
    Lines in(body);
    const auto stamp = parse_number(in.after("stamp").value_or(""), most_stamp);
    const auto when = in.after("when"), title = in.after("title"), stands = in.after("stands");
    const auto over = in.after("over"), eyes_words = in.after("eyes");
    const auto eyes = parse_number(eyes_words.value_or(""), most_seats);
    if (!stamp || !when || !title || !stands || !eyes || (over != "yes" && over != "no")) return false;
    part.stamp = *stamp;
    part.when = *when;
    part.title = *title;
    part.stands = *stands;
    part.over = over == "yes";
    part.eyes = static_cast<Seat>(static_cast<int>(*eyes) - 1);
    if (!read_chunks(in.after("chunks").value_or(""), part)) return false;
    if (!read_now(in.after("now").value_or(""), part)) return false;
    const std::string_view head = in.left();
    while (in.more()) {
        const std::size_t before = head.size() - in.left().size();
        if (in.next() != "log") continue;
        part.head = head.substr(0, before);
        part.lines = in.left();
        return true;
    }
    return false;
}

} // namespace

bool is_newer(const SavedPart& one, const SavedPart& other) {
    return one.stamp != other.stamp ? one.stamp > other.stamp : one.end_chunk > other.end_chunk;
}

std::string text_of(SavedPart& part) {
    std::string out;
    out.reserve(part.position.size() + part.head.size() + part.lines.size() + 400);
    const auto line = [&](std::string_view key, const std::string& value) {
        ((out += key) += ' ') += value;
        out += '\n';
    };
    line(part_header.substr(0, part_header.size() - 1), std::string(version));
    line("stamp", std::to_string(part.stamp));
    line("when", one_line(part.when));
    line("title", one_line(part.title));
    line("stands", one_line(part.stands));
    line("over", part.over ? "yes" : "no");
    line("eyes", std::to_string(part.eyes + 1));
    line("chunks", std::to_string(part.first_chunk) + ' ' + std::to_string(part.end_chunk) + ' ' +
                       std::to_string(part.chunk_bytes) + ' ' + hex(part.chain));
    line("now", std::to_string(part.actions) + ' ' + hex(part.fingerprint) +
                    (part.position.empty() ? "" : ' ' + part.position));
    out += part.head;
    out += "log\n";
    out += part.lines;
    part.sum = hash_bytes(out.data(), out.size());
    return out += seal_of(out);
}

ReadPart read_part(std::string_view text) {
    ReadPart read;
    const auto sealed = unsealed(text);
    if (!sealed || text.substr(0, part_header.size()) != part_header) return read;
    Lines in(sealed->body);
    read.part.sum = sealed->sum;
    const bool known = in.next().substr(part_header.size()) == version;
    read.condition = known && read_body(in.left(), read.part) ? Condition::sound : Condition::foreign;
    return read;
}

HeadWords words_of_head(std::string_view head) {
    HeadWords words;
    for (Lines in(head); in.more();) {
        const auto parts = split(in.next(), ' ');
        const auto from = [&](std::size_t part) { // to the end of the line
            return std::string(parts[part].data(), parts.back().data() + parts.back().size());
        };
        if (parts[0] == "game" && parts.size() > 1)
            words.game = find_game(parts[1]);
        else if (parts[0] == "seat" && parts.size() > 3 && words.players.size() < most_seats)
            words.players.push_back(from(parts[2] == "computer" && parts.size() > 4 ? 4 : 3));
        else if (parts[0] == "position" && parts.size() > 1)
            words.earlier = parse_number(parts[1], most_actions).value_or(0);
    }
    return words;
}

std::string setup_of_head(std::string_view head) {
    std::string setup;
    for (Lines in(head); in.more();) {
        const std::string_view line = in.next();
        if (!line.empty() && !rest_of(line, "position")) (setup += line) += '\n';
    }
    return setup;
}

std::string told_text(const std::vector<Line>& lines) {
    std::string text;
    for (const Line& line : lines) {
        text += weights[static_cast<std::size_t>(line.weight)];
        text += one_line(line.text);
        text += '\n';
    }
    return text;
}

std::string record_lines(const SavedPart& part) {
    std::string actions;
    for (Lines in(part.lines); in.more();)
        if (const std::string_view line = in.next(); is_action(line)) (actions += line) += '\n';
    return actions;
}

std::size_t actions_in(const SavedPart& part) {
    std::size_t count = 0;
    for (Lines in(part.lines); in.more();) count += is_action(in.next()) ? 1 : 0;
    return count;
}

void add_log(const SavedPart& part, std::vector<KeptLine>& log) {
    const std::size_t end = words_of_head(part.head).earlier + part.actions;
    std::size_t action = end - std::min(end, actions_in(part));
    for (Lines in(part.lines); in.more();) {
        const std::string_view line = in.next();
        const std::size_t weight = line.empty() ? std::string_view::npos : weights.find(line[0]);
        if (is_action(line))
            ++action;
        else if (weight != std::string_view::npos)
            log.push_back({action, std::string(line.substr(1)), static_cast<Weight>(weight)});
    }
}

} // namespace cardfront
