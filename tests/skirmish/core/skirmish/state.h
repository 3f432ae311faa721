// Skirmish: cards, answers, and who is left standing. Rules: SK-1 to SK-14 in rules.md beside this file.
//
// Where each thing is decided: what a card does, in its row (cards.cpp); what may be done and how the game
// goes on, in rules.cpp; what changes the table, in verbs.cpp; what a seat may know, in views.cpp; what is
// said, in words.cpp.
#pragma once

#include "core/fixed_vector.h"
#include "core/options.h"
#include "core/words.h"

namespace cardfront::skirmish {

using Card = std::int8_t; // an index into the rows, and into the shelf's pool
inline constexpr Card no_card = -1;
inline constexpr std::size_t all_cards = 11; // two of them banners
inline constexpr std::size_t most_deck = 16, most_links = 8, most_staying = 6, most_waiting = 9;
inline constexpr int most_players = 3, most_points = 40; // healing stops there
using Counts = std::array<std::uint8_t, all_cards>;

enum class From : std::uint8_t { hand, laid, staying }; // a staying card is used when it was triggered

// A card in use: a link of the chain, or a trigger that waits. All of it is data, so that it can be saved,
// looked at and asked about at any time.
struct Use {
    Card card = no_card;
    Seat owner = nobody;
    std::int8_t target = -1; // what Row::target asked for
    From from = From::hand;
    std::uint8_t negated = 0, resolved = 0;
    constexpr bool operator==(const Use&) const = default;
};

enum class Ask : std::uint8_t { nothing, player, link, gift }; // gift: a card of one's hand

// Something that the last link of the chain wants to know of somebody before the game goes on.
struct Question {
    Ask ask = Ask::nothing;
    Seat who = nobody;
    constexpr bool operator==(const Question&) const = default;
};
using Options = FixedVector<std::int8_t, all_cards>;

// What is a player's.
struct Side {
    Counts list{};
    FixedVector<Card, most_deck> deck; // the top last
    FixedVector<Card, most_deck> hand; // ascending
    FixedVector<Card, most_staying> staying;
    Counts discards{};
    Card laid = no_card;    // face down
    std::int8_t points = 0; // 0: out
    constexpr bool operator==(const Side&) const = default;
};

namespace option { // Setup::options
enum Index : std::uint8_t { length, hand };
} // namespace option
enum class HandChoice : std::uint8_t { three, four };

enum Verb : std::uint8_t {
    play,   // a: card of the hand
    lay,    // a: card of the hand, face down; hidden from the others
    spring, // the card that lies face down
    choose, // a: one of the options of the question: a seat, a link of the chain or a card
    pass
};

namespace what { // Event::what
enum What : std::uint8_t {
    banner,
    turn,
    draw,
    lay,
    use,
    aim,
    negate,
    prevent,
    wound,
    heal,
    stay,
    discard,
    out,
    end
};
} // namespace what

enum Area : std::uint8_t {
    deck_area = 1,
    hand_area,
    laid_area,
    staying_area,
    discard_area,
    points_area,
    chain_area
};
constexpr Place place(Area area, Seat seat) {
    return {area, seat, -1, -1};
}
constexpr Place link_place(std::size_t link) {
    return {chain_area, -1, -1, static_cast<std::int8_t>(link)};
}

struct State {
    Random random;
    std::array<Side, most_players> sides{};
    FixedVector<Use, most_links> chain;     // the last is carried out first
    FixedVector<Use, most_waiting> waiting; // triggers
    FixedVector<Question, 2> questions;     // the last is asked first
    std::uint8_t players = 2, length = 0;
    Seat player = 0;                     // whose turn it is
    Seat answerer = nobody;              // who may answer the chain
    std::uint8_t passes = 0, closed = 0; // of the chain
    std::array<std::uint8_t, 2> blank{}; // fills the last word: no byte of a state is undefined

    bool operator==(const State&) const = default;

    static constexpr Seating seating{.fewest = 2, .most = most_players};
    static const GameInfo info;
    static State start(const Setup& setup, Log log);
    Seat turn() const;
    void legal(ActionList& out) const;
    Refusal refusal(Action action) const;
    static Action public_part(Action action) { return action.verb == lay ? make_action(lay) : action; }
    void apply(Action action, Log log);
    void redact(Seat who);
    void determinize(Seat who, Random chance);
    int score(Seat who) const { return side(who).points; }
    int value(Seat who) const;
    bool window() const { return turn() != nobody && questions.empty() && !chain.empty(); }
    static constexpr Action let_by = make_action(pass);
    static constexpr int horizon() { return 40; }
    bool sane() const;

    // --- Questions
    Side& side(Seat seat) { return sides[static_cast<std::size_t>(seat)]; }
    const Side& side(Seat seat) const { return sides[static_cast<std::size_t>(seat)]; }
    bool is_in(Seat seat) const { return side(seat).points > 0; }
    int living() const;
    Seat next(Seat seat) const; // clockwise, of those who are in
    // What may be chosen: legal, refusal, a policy and a table ask this and nothing else. Of the chain the
    // first `links`.
    Options options(Question question, std::size_t links) const;
    Options options() const { return options(questions.back(), chain.size() - 1U); } // needs a question
    bool may_answer(Seat seat) const;                                                // SK-8
    int harm_of(Seat seat) const;   // what their cards deal more: a query, of base values alone
    Counts unseen(Seat seat) const; // of their list, what this state does not show

    // --- Verbs (verbs.cpp): the only ways to change what is on the table. Each logs its event.
    void draw(Seat seat, Log log);
    void lay_down(Seat seat, Card card, Log log);
    void use(const Use& self, Log log);
    void ask(Ask ask, Seat who) { questions.push_back({ask, who}); }
    void deal(const Use& self, Seat to, int amount, Log log); // damage, which cards change and hear
    void lose(Seat seat, int amount, Log log);                // points, whatever the reason
    void heal(Seat seat, int amount, Log log);
    void negate(std::size_t link, Log log);
    void stay(Seat seat, Card card, Place from, Log log);    // a card that was taken from there
    void discard(Seat seat, Card card, Place from, Log log); // the same
    bool take_staying(const Use& self) { return side(self.owner).staying.remove(self.card); }

  private:
    bool has_target(Seat seat, Card card) const;
    void answer(std::int8_t option, Log log);
    void run(Log log);
    bool run_chain(Log log);
    void carry_out(Log log);
    void put_away(Log log);
    void open_waiting(Log log);
    void begin_turn(Seat seat, Log log);
    void leave(Seat seat, Log log);
    bool uses_sound() const;
    bool chain_sound() const;
};

// One row for a card. `self` is the use, or the staying card, that a hook speaks for.
struct Row {
    const char *key, *name, *text;
    Ask target = Ask::nothing; // what its user chooses at once
    bool quick = false, stays = false, is_banner = false;
    std::int8_t more_harm = 0, more_points = 0; // a banner's
    int since = 0;                              // as an Item's
    void (*resolve)(State&, const Use& self, Log) = nullptr;
    void (*chosen)(State&, const Use& self, Seat who, Card card, Log) = nullptr; // an answer to its question
    int (*change_harm)(State&, const Use& self, int amount, Log) = nullptr; // to its owner; the new amount
    void (*harmed)(State&, const Use& self, Seat by, Log) = nullptr;        // its owner was
    void (*triggered)(State&, const Use& self, Log) = nullptr;
};
const Row& row(Card card); // needs a card
constexpr bool is_card(int card) {
    return card >= 0 && card < static_cast<int>(all_cards);
}
bool list_sound(const Counts& list, int length); // SK-2 to SK-4
extern const Shelf shelf;

Action playout_choice(const State& state, Random& random);

const Game& game_of(const State& state); // game.cpp

std::string card_words(const State& state, std::int16_t card);
ActionWords words_of(const State& before, Action action, const Names& names);
std::string words_of(const State& after, const Event& event, const Names& names);
std::string effect_words(const State& before, Action action, const Names& names);
std::string turn_words(const State& state, const Names& names);
std::string hint_for(const State& state, Action refused);
std::string score_words(const State& state, Seat who);
std::vector<Section> sections(const State& state, Seat viewer, const Names& names);

} // namespace cardfront::skirmish
