// The JSON lines of a replay. Seats, lines and action numbers count from 1; what is absent does not apply or
// may not be known.
//
//   {"type":"match", game, rules_version, seed, options, practice, players, seen_by}
//   {"type":"start", events, state}
//   {"type":"action", number, line, seat, player, code, words, events, state}
//   {"type":"refusal", line, seat, player, code, rule, hint, reason}   an action that a rule forbids
//   {"type":"problem", line, reason}                                   any other fault; nothing follows it
//   {"type":"result", over, actions, scores, winners, words}           winners: seats; none: it is a draw
//
// state: {turn, words, scores, sections: [{key, heading, lines}]}; the section of each player is "player-N".
#include "tools/terminal/json.h"
#include "tools/terminal/replay.h"
#include "tools/terminal/rules.h"

#include <cstdio>

namespace cardfront::terminal {

namespace {

void put(const Json& json) {
    std::fwrite(json.str().data(), 1, json.str().size(), stdout);
    std::fputc('\n', stdout);
}

void put_place(Json& json, const char* name, const Place& place) {
    if (place == Place{}) return;
    json.key(name).open_object().number("area", place.area);
    if (place.seat >= 0) json.number("seat", place.seat + 1);
    if (place.row >= 0) json.number("row", place.row + 1);
    if (place.index >= 0) json.number("index", place.index + 1);
    json.close_object();
}

class Teller {
  public:
    Teller(const Reading& reading, Seat eyes)
        : reading_(reading), match_(*reading.match), names_(match_.names()), eyes_(eyes) {}

    void tell() const {
        put_match();
        for (Telling telling(match_, eyes_); telling.more();) put_moment(telling.next());
        if (reading_.problem)
            put_refusal();
        else
            put_result();
    }

  private:
    static Json line(const char* type) {
        Json json;
        json.open_object().text("type", type);
        return json;
    }

    void put_seat(Json& json, Seat seat) const { json.number("seat", seat + 1).text("player", names_[seat]); }

    void put_scores(Json& json, const Position& state) const {
        json.key("scores").open_array();
        for (Seat seat = 0; seat < match_.setup().setup.seats; ++seat) json.number(score(state, seat));
        json.close_array();
    }

    void put_match() const {
        const MatchSetup& setup = match_.setup();
        Json json = line("match");
        json.text("game", match_.info().key).text("title", match_.info().title);
        json.number("rules_version", match_.info().rules_version);
        if (eyes_ == all_open)
            json.text("seed", std::to_string(setup.setup.seed)); // text: it may have 64 bits
        json.key("options").open_object();
        for (std::size_t i = 0; i < match_.info().options.size(); ++i) {
            const Option& option = match_.info().options[i];
            json.text(option.key, option.choices[setup.setup.options[i]].key);
        }
        json.close_object().truth("practice", setup.practice).key("players").open_array();
        for (Seat seat = 0; seat < setup.setup.seats; ++seat) {
            const Player& player = player_at(match_, seat);
            json.open_object().number("seat", seat + 1).text("name", player.name);
            json.text("kind", player.is_person() ? "person" : "computer");
            if (!player.is_person()) json.text("level", level_key(player.level));
            json.close_object();
        }
        json.close_array();
        json.text("seen_by", eyes_ == all_open ? std::string("everything")
                             : eyes_ == nobody ? std::string("onlooker")
                                               : "seat " + std::to_string(eyes_ + 1));
        put(json.close_object());
    }

    void put_events(Json& json, const Moment& moment) const {
        json.key("events").open_array();
        for (const Event& event : moment.events) {
            json.open_object().text("kind", match_.info().events[event.what]);
            if (event.seat != nobody) put_seat(json, event.seat);
            if (event.card >= 0)
                json.text("card", card_words(moment.view, event.card));
            else if (event.seen != everybody && event.seen != 0)
                json.text("card", "face-down");
            json.number("amount", event.amount);
            put_place(json, "from", event.from);
            put_place(json, "to", event.to);
            if (const std::string words = words_of(moment.view, event, names_); !words.empty())
                json.text("words", words);
            json.close_object();
        }
        json.close_array();
    }

    void put_state(Json& json, const Moment& moment) const {
        const Seen& state = moment.view;
        json.key("state").open_object();
        if (moment.turn() != nobody) json.number("turn", moment.turn() + 1);
        json.text("words", stand_words(match_, moment.number, state));
        put_scores(json, state);
        json.key("sections").open_array();
        for (const Section& section : sections(state, match_.setup().setup.seats, names_)) {
            json.open_object().text("key", section.key).text("heading", section.heading);
            json.key("lines").open_array();
            for (const std::string& each : section.lines) json.text(each);
            json.close_array().close_object();
        }
        json.close_array().close_object();
    }

    void put_moment(const Moment& moment) const {
        Json json = line(moment.number == 0 ? "start" : "action");
        if (moment.number > 0) {
            json.number("number", static_cast<std::int64_t>(moment.number));
            json.number("line", reading_.action_lines[moment.number - 1]);
            put_seat(json, moment.actor);
            json.text("code", action_code(match_.info(), moment.action));
            json.text("words", moment.lines[0].text);
        }
        put_events(json, moment);
        put_state(json, moment);
        put(json.close_object());
    }

    void put_refusal() const {
        const bool refused = reading_.refused && reading_.rule;
        Json json = line(refused ? "refusal" : "problem");
        json.number("line", reading_.problem->line);
        if (refused) {
            put_seat(json, reading_.seat);
            json.text("code", action_code(match_.info(), *reading_.refused));
            json.key("rule").open_object().text("id", reading_.rule.rule);
            if (const RuleText* const rule = find_rule(reading_.rule.rule); rule != nullptr)
                json.text("title", rule->title).text("text", rule->text);
            json.close_object();
            if (eyes_ == all_open || eyes_ == reading_.seat)
                json.text("hint", hint_for(seen_by(reading_.seat, match_.state()), *reading_.refused));
        }
        put(json.text("reason", reading_.problem->reason).close_object());
    }

    void put_winners(Json& json) const {
        json.key("winners").open_array();
        for (const Seat seat : SeatRange(match_.setup().setup.seats))
            if (has(match_.winners(), seat)) json.number(seat + 1);
        json.close_array();
    }

    void put_result() const {
        Json json = line("result");
        json.truth("over", match_.over());
        json.number("actions", static_cast<std::int64_t>(match_.steps().size()));
        put_scores(json, match_.state());
        if (match_.over()) put_winners(json);
        json.text("words", end_words(match_, eyes_));
        put(json.close_object());
    }

    const Reading& reading_;
    const Match& match_;
    Names names_;
    Seat eyes_;
};

} // namespace

void print_json(const Reading& reading, Seat eyes) {
    if (reading.match) return Teller(reading, eyes).tell();
    Json json;
    json.open_object().text("type", "problem");
    if (reading.problem->line > 0) json.number("line", reading.problem->line);
    put(json.text("reason", reading.problem->reason).close_object());
}

} // namespace cardfront::terminal
