// The bytes of a state may come from anywhere, from a saved game, the page or a guest far away: sane() turns
// them down, or everything can be asked of them and they can be played. The first byte of an input is the
// game, the next who looks, eight are for chance; the state follows, and what is left are actions to ask for.
#include "core/match/position.h"
#include "core/mind/answer.h"
#include "generated/game_types.h"

#include "tests/fuzz/fuzz.h"

#include <cstdlib>

namespace cardfront::fuzz {

namespace {

constexpr int most_actions = 12;

bool whole(const std::string& text) {
    return text.find('{') == std::string::npos && text.find('}') == std::string::npos;
}

// Every question about the state that a table or a terminal asks.
template <class S>
void ask(const S& state, int seats, Seat eyes) {
    ActionList actions;
    const Names names;
    state.legal(actions);
    for (std::size_t i = 0; i < actions.size(); ++i) {
        hold(!state.refusal(actions[i]), "what is legal is not refused");
        hold(i == 0 || actions[i - 1] < actions[i], "legal actions are sorted");
        if (i % 8 == 0) hold(whole(words_of(state, actions[i], names).said), "a sentence is whole");
    }
    hold(whole(turn_words(state, names)), "a sentence is whole");
    for (const Section& section : sections(state, eyes, names))
        for (const std::string& line : section.lines) hold(whole(line), "a sentence is whole");
    (void)is_pause(state);
    (void)is_window(state);
    for (const Seat who : SeatRange(seats)) {
        hold(std::abs(state.value(who)) <= 1000, "a value is -1000 to 1000");
        hold(whole(score_words(state, who)), "a sentence is whole");
    }
}

template <class S>
void ask_action(const S& state, const ActionList& actions, Action action) {
    hold(actions.contains(action) != static_cast<bool>(state.refusal(action)),
         "legal is what is not refused");
    hold(!hint_for(state, action).empty(), "there is something to do instead");
}

// As the worker does: it checks by itself what it gets.
template <class S>
void think_about(int game, int seats, const S& state, std::uint64_t chance) {
    const auto thinker =
        think(game, seats, Position(state).bytes(), Manner{static_cast<std::uint32_t>(chance % 20)}, chance);
    if (!thinker) return hold(!thinker.problem().reason.empty(), "a refusal has its reason");
    while (!(*thinker)->step()) {
    }
    hold(!state.refusal((*thinker)->best()), "the computer plays by the rules");
    const auto answer = read_answer(seen_by(state.turn(), state), numbers_of(**thinker));
    hold(answer && answer->best == (*thinker)->best(), "the page takes the worker's answer");
}

// From the view of who decides, all else imagined.
template <class S>
void play(S state, int seats, Random& random, Bytes wanted) {
    const Names names;
    ActionList actions;
    for (int n = 0; n < most_actions && state.turn() != nobody; ++n) {
        state.legal(actions);
        hold(!actions.empty(), "there is a choice until the end");
        auto action = take<Action>(wanted);
        ask_action(state, actions, action);
        if (state.refusal(action))
            action = random.below(2) == 0 ? any_action(actions, random) : playout_choice(state, random);
        hold(actions.contains(action), "a plain player plays by the rules");
        std::vector<Event> events;
        state.apply(action, Log(events));
        hold(state.sane(), "an action leaves a sane state sane");
        for (const Event& event : events) hold(whole(words_of(state, event, names)), "a sentence is whole");
    }
    ask(state, seats, state.turn());
}

template <class S>
bool try_state(S state, int game, int seats, Seat eyes, Random& random, Bytes rest) {
    const Position any = state;
    const std::string text = position_text(any);
    const auto position = read_position(game, text);
    hold(position.has_value() == state.sane(), "a position is read when it is sane");
    think_about(game, seats, state, random.next());
    if (!position) return false;
    hold(position_text(*position) == text, "a position's text tells the same");
    (void)fingerprint(*position, seats);
    ask(state, seats, eyes);
    for (int who = nobody; who < seats; ++who) {
        S seen = state;
        seen.redact(static_cast<Seat>(who));
        hold(seen.sane(), "a view of a sane state is sane");
        S twice = seen;
        twice.redact(static_cast<Seat>(who));
        hold(twice == seen, "to forget twice is to forget once");
    }
    S view = state;
    view.redact(eyes);
    ask(view, seats, eyes);
    if (view.turn() == eyes) think_about(game, seats, view, random.next());
    view.determinize(eyes, random);
    hold(view.sane(), "what is imagined is sane");
    play(view, seats, random, rest);
    return true;
}

std::string seed_of(int game, const Position& state, Seat eyes, std::uint64_t chance) {
    return std::string(1, static_cast<char>(game)) + std::string(1, static_cast<char>(eyes + 1)) +
           bytes_of(chance) + std::string(state.bytes().begin(), state.bytes().end());
}

// The game of that number.
template <class... S>
struct Tries {
    static bool run(int game, int seats, Seat eyes, Random& random, Bytes input) {
        bool sound = false;
        (void)((&game_of(S{}) == every_game[slot(game)] &&
                (sound = of_bytes<S>(game, seats, eyes, random, input), true)) ||
               ...);
        return sound;
    }
    template <class One>
    static bool of_bytes(int game, int seats, Seat eyes, Random& random, Bytes input) {
        One state;
        if (input.size() < sizeof state) return false;
        std::memcpy(static_cast<void*>(&state), input.data(), sizeof state);
        return try_state(state, game, seats, eyes, random, input.subspan(sizeof state));
    }
};

} // namespace

std::vector<std::string> seeds() {
    std::vector<std::string> out;
    std::uint64_t number = 0;
    for (const std::string_view record : golden_records()) {
        const auto match = Match::from_record(record);
        hold(static_cast<bool>(match), "a golden record can be read");
        for (std::size_t part = 0; part < 4; ++part) {
            const Position truth = match->state_at(match->steps().size() * part / 4);
            const auto eyes = static_cast<Seat>(++number % 2 == 0 ? turn(truth) : 0);
            const Position state = number % 3 == 0 ? truth : Position(seen_by(eyes, truth));
            out.push_back(seed_of(match->setup().game, state, eyes, number));
        }
    }
    return out;
}

bool run(Bytes input) {
    if (input.size() < 10) return false;
    const int game = take<unsigned char>(input) % games;
    const GameInfo& info = game_info(game);
    const auto looks = take<unsigned char>(input);
    Random random(take<std::uint64_t>(input));
    int seats = info.seating.fewest;
    while (random.below(2) == 0 && seats < info.seating.most) ++seats;
    if (!info.seats(seats)) seats = info.seating.fewest;
    const auto eyes = static_cast<Seat>(looks % (seats + 1) - 1);
    return OfEveryGame<Tries>::run(game, seats, eyes, random, input);
}

} // namespace cardfront::fuzz
