// The numbers that the worker answers with may come from anywhere: they are no answer, or one that fits the
// view. The first byte of an input is what was asked, and where, the second whether the numbers that follow
// are made to fit: 1, as one answer, 2, as one of two that are alike.
#include "core/mind/answer.h"
#include "web/seat/session.h"

#include "tests/fuzz/fuzz.h"
#include "tests/stage/fake_platform.h"

#include <algorithm>

namespace cardfront::fuzz {

namespace {

using platform::fake;

// A match in which the computer is asked for `wish`.
struct Asked {
    Match match;
    Wish wish;
};

MatchSetup seated(MatchSetup setup, Seat person) {
    for (const Seat seat : SeatRange(setup.setup.seats))
        setup.players[static_cast<std::size_t>(seat)].level = seat == person ? -1 : 1;
    return setup;
}

// The same match with other players.
Match with_players(const Match& match, const MatchSetup& setup) {
    Match out(setup);
    for (const Step& step : match.steps()) out.play(step.action);
    return out;
}

// All three wishes over all games, and a record's last action where the game is over.
const std::vector<Asked>& asked() {
    static const std::vector<Asked> all = [] {
        std::vector<Asked> out;
        std::size_t number = 0;
        for (const std::string_view record : golden_records()) {
            Match match = match_of(record, ++number * 7 % 40);
            const Seat turn = match.turn();
            if (turn == nobody) {
                out.push_back({with_players(match, seated(match.setup(), 0)), Wish::review});
                continue;
            }
            const bool hint = number % 2 == 0;
            const auto other = static_cast<Seat>((turn + 1) % match.setup().setup.seats);
            out.push_back({with_players(match, seated(match.setup(), hint ? turn : other)),
                           hint ? Wish::hint : Wish::decision});
        }
        return out;
    }();
    return all;
}

void check(const Seen& view, std::span<const std::int32_t> numbers) {
    const auto answer = read_answer(view, numbers);
    if (!answer) return;
    hold(!refusal(view, answer->best), "the best action is legal");
    if (!answer->choices.empty())
        hold(answer->choices.front().action == answer->best, "the best choice comes first");
    for (const Candidate& choice : answer->choices) {
        hold(!refusal(view, choice.action), "every choice is legal");
        hold(choice.visits > 0, "every choice was tried");
        hold(choice.gains <= choice.visits && choice.losses <= choice.visits - choice.gains,
             "a game is won once");
    }
    for (const Suggestion& each : suggestions(view, *answer, Names{}))
        hold(!each.title.empty() && each.reason().find('{') == std::string::npos &&
                 !refusal(view, each.action),
             "a hint is whole, and can be taken");
}

// So that a session waits for an answer; it does unless it has nothing to ask.
void begin(Session& session, Wish wish) {
    if (wish == Wish::hint && session.can_hint()) session.advice().hint();
    if (wish == Wish::review) session.advice().review();
    session.update(0, true, true);
    if (session.course().can_go_on()) {
        session.course().go_on();
        session.update(0, true, true);
    }
}

Seen view_of(const platform::Fake::Job& job) {
    const auto view = every_game[slot(static_cast<int>(job.job.game))]->read(job.view);
    hold(view.has_value(), "the worker gets a whole state, and a sane one");
    const Seen seen = seen_by(turn(*view), *view);
    hold(Position(seen) == *view, "and nothing that its player cannot see");
    return seen;
}

std::int32_t within(std::int64_t number, std::int64_t least, std::int64_t most) {
    const std::int64_t span = most - least + 1;
    return static_cast<std::int32_t>(least + ((number - least) % span + span) % span);
}

// These numbers as an answer for this view: legal actions, each once, and figures that can be.
void fit(const Seen& view, std::vector<std::int32_t>& numbers) {
    ActionList actions;
    legal(view, actions);
    const std::size_t wanted = numbers.size() < 5 ? 0 : std::min((numbers.size() - 5) / 8, actions.size());
    numbers.resize(5 + 8 * wanted);
    numbers[0] = static_cast<std::int32_t>(numbers.size() - 1);
    const auto first = static_cast<std::size_t>(within(numbers[2], 0, std::ssize(actions) - 1));
    const auto put = [&](std::size_t at, std::size_t which) {
        const Action& action = actions[which % actions.size()];
        numbers[at] = action.verb, numbers[at + 1] = action.a, numbers[at + 2] = action.b,
        numbers[at + 3] = action.c;
    };
    put(1, first);
    std::int32_t visits = 1 << 24;
    for (std::size_t choice = 0; choice < wanted; ++choice) {
        const std::size_t at = 5 + 8 * choice;
        put(at, first + choice);
        visits = numbers[at + 4] = within(numbers[at + 4], 1, visits);
        numbers[at + 5] = within(numbers[at + 5], -1000, 1000);
        numbers[at + 6] = within(numbers[at + 6], 0, visits);
        numbers[at + 7] = within(numbers[at + 7], 0, visits - numbers[at + 6]);
    }
}

bool answer(const Asked& asked, std::vector<std::int32_t> numbers, int thinkers) {
    const bool fits = thinkers > 0;
    fake() = {};
    const Settings settings;
    Saves saves;
    Session session(asked.match, "a-1", settings, saves);
    begin(session, asked.wish);
    if (fake().jobs.empty()) return false;
    const platform::Fake::Job job = fake().jobs.back();
    if (fits) fit(view_of(job), numbers);
    if (thinkers == 2) {
        const std::vector<std::int32_t> same = numbers;
        numbers.insert(numbers.end(), same.begin(), same.end());
    }
    check(view_of(job), numbers);
    hold(session.thought(job.job.job + 1, numbers), "an answer to another job is none");
    const std::size_t actions = session.whole()->steps().size();
    if (!session.thought(job.job.job, numbers)) {
        hold(!fits, "what fits is taken");
        for (int failure = 0; failure < 3; ++failure) {
            session.worker_failed();
            session.update(10000.0 * (failure + 1), true, true);
        }
        hold(asked.wish != Wish::decision || session.whole()->steps().size() > actions ||
                 session.course().can_go_on(),
             "the game goes on without a worker");
        return false;
    }
    hold(session.thought(job.job.job, numbers), "an answer comes once");
    session.update(10000, true, true);
    session.update(20000, true, true);
    if (session.advice().reviewed()) (void)session.advice().found();
    hold(asked.wish != Wish::decision || session.whole()->steps().size() > actions, "a decision is played");
    return true;
}

// What the worker says to the job.
std::vector<std::int32_t> good_answer(const platform::Fake::Job& job) {
    const auto thinker = think(static_cast<int>(job.job.game), static_cast<int>(job.job.seats), job.view,
                               Manner{30}, job.job.seed);
    hold(static_cast<bool>(thinker), "the worker can think about it");
    while (!(*thinker)->step()) {
    }
    return numbers_of(**thinker);
}

} // namespace

std::vector<std::string> seeds() {
    std::vector<std::string> out;
    for (std::size_t number = 0; number < asked().size(); ++number) {
        fake() = {};
        const Settings settings;
        Saves saves;
        Session session(asked()[number].match, "a-1", settings, saves);
        begin(session, asked()[number].wish);
        std::string text{static_cast<char>(number), static_cast<char>(number % 3)};
        if (fake().jobs.empty()) continue;
        for (const std::int32_t each : good_answer(fake().jobs.back())) text += bytes_of(each);
        out.push_back(text);
    }
    hold(out.size() > 30, "most of them wait for an answer");
    return out;
}

bool run(Bytes input) {
    const auto number = take<unsigned char>(input);
    const auto fits = take<unsigned char>(input);
    std::vector<std::int32_t> numbers(input.size() / sizeof(std::int32_t));
    for (std::int32_t& each : numbers) each = take<std::int32_t>(input);
    return answer(asked()[number % asked().size()], std::move(numbers), fits > 2 ? 0 : fits);
}

} // namespace cardfront::fuzz
