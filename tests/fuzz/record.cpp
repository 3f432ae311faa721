// Records may come from anywhere: each is refused with a reason, or is a match whose own record tells the
// same match, and which can be told, taken back and played on.
#include "core/match/moment.h"
#include "core/text/pasted.h"
#include "core/text/text.h"

#include "tests/fuzz/fuzz.h"

namespace cardfront::fuzz {

namespace {

void tell(const Match& match) {
    for (Seat eyes = all_open; eyes < match.setup().setup.seats; ++eyes) {
        for (Telling telling(match, eyes, match.steps().size() / 2); telling.more();)
            hold(telling.next().view.eyes() == eyes, "a moment is what its eyes see");
        (void)sections(seen_by(eyes, match.state()), match.setup().setup.seats, match.names());
    }
}

void play_on(Match match) {
    Random random(hash(match.state()));
    play_by_chance(match, 8, random);
    for (const Seat seat : SeatRange(match.setup().setup.seats))
        if (match.can_undo(seat)) {
            match.undo(seat);
            break;
        }
    hold(static_cast<bool>(Match::from_record(match.record())), "what was played on can be read");
}

void check(std::string_view text, const Match& match) {
    hold(intact_record(clean_paste(text)), "what is a match is intact, whatever it was pasted through");
    const std::string record = match.record();
    const auto again = Match::from_record(record);
    hold(static_cast<bool>(again), "what is written can be read");
    hold(again->record() == record, "and tells the same");
    hold(again->state() == match.state(), "and ends in the same state");
    hold(!check(match.setup()), "its set-up can be played");
    tell(match);
    play_on(match);
}

std::string without_line(const std::string& text, int line) {
    std::vector<std::string_view> lines = split(text, '\n');
    if (line < 1 || line > std::ssize(lines)) return {};
    lines.erase(lines.begin() + line - 1);
    std::string out;
    for (const std::string_view each : lines) (out += each) += '\n';
    return sealed(out);
}

// Of a refused text goes the line that was refused, and what is left is tried, a few times: else hardly
// anything that is altered would come to its last action.
bool read(std::string text) {
    constexpr int most_lines = 6;
    for (int gone = 0; gone < most_lines && !text.empty(); ++gone) {
        const auto match = Match::from_record(text);
        if (match) return check(text, *match), true;
        hold(!match.problem().reason.empty(), "a refusal has its reason");
        (void)intact_record(text);
        text = without_line(text, match.problem().line);
    }
    return false;
}

} // namespace

std::vector<std::string> seeds() {
    std::vector<std::string> out;
    std::size_t number = 0;
    for (const std::string_view record : golden_records()) {
        out.push_back(cut_record(record, number++ % 12 * 3));
        if (number % 4 != 0) continue;
        const Match match = match_of(record, 10);
        Match later(match.setup(), match.state(), 10);
        Random random(number);
        play_by_chance(later, number % 5, random);
        out.push_back(later.record());
    }
    return out;
}

// As a mail quotes it, after its own words.
std::string quoted(std::string_view record) {
    std::string out = "\uFEFFHello,\r\n\r\n";
    for (const PastedLine& line : lines_of(record)) (out += "> ").append(line.words) += "\r\n";
    return out + "-- \r\nAnn";
}

void paste(std::string_view text) {
    const std::string clean = clean_paste(text);
    hold(clean_paste(clean) == clean, "what is clean stays as it is");
    int last = 0;
    for (const PastedPart& part : cardfront::parts_of(text)) {
        hold(part.line > last && !part.text.empty(), "parts stand one after the other");
        last = part.line;
    }
    const auto match = Match::from_record(clean);
    if (match && match->record() == clean_paste(match->record()))
        hold(static_cast<bool>(Match::from_record(quoted(match->record()))), "a mail may quote it");
}

bool run(Bytes input) {
    const std::string_view text = text_of(input);
    paste(text);
    if (const auto match = Match::from_record(text)) check(text, *match);
    return read(sealed(text));
}

} // namespace cardfront::fuzz
