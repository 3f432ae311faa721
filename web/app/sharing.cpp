#include "web/app/sharing.h"

#include "core/match/link.h"
#include "core/match/moment.h"
#include "web/builder/builder_commands.h"
#include "web/comeback/comeback.h"
#include "web/hall/app.h"
#include "web/learn/puzzles.h"
#include "web/platform/platform.h"

#include <algorithm>

namespace cardfront {

namespace {

// "Ann has won. Ann: 5, Bob: 3"
std::string result_words(const Match& match) {
    const Names names = match.names();
    const Seen seen = seen_by(nobody, match.state());
    std::string scores;
    for (const Seat seat : SeatRange(match.setup().setup.seats)) {
        if (!scores.empty()) scores += ", ";
        scores += say("{player}: {score}", {{"player", names[seat]}, {"score", score_words(seen, seat)}});
    }
    return say("{result} {scores}",
               {{"result", stand_words(match, match.steps().size(), seen)}, {"scores", scores}});
}

std::string address_of(const std::string& link) {
    return platform::page_address() + '#' + link;
}

// Its people are those at this screen.
void offer_deal(App& app, const MatchSetup& deal) {
    leave_session();
    app.draft = deal;
    for (const Seat seat : SeatRange(deal.setup.seats))
        if (Player& player = app.draft.players[slot(seat)];
            player.is_person() || (player.name = clean_name(player.name)).empty())
            player.name = usual_name(seat, player.is_person());
    for (int seat = deal.setup.seats; seat < most_seats; ++seat) // of whom it tells nothing
        app.draft.players[slot(seat)] = {usual_name(seat, false), usual_level};
    app.own_seed = true;
    if (game_info(deal.game).shelf != nullptr) builder::begin_again(app);
    open_screen(Screen::setup);
}

// "": it is none.
std::string puzzle_address(const Match& match, std::size_t actions) {
    if (match.over() && actions == match.steps().size()) return {};
    const Seat mover = turn(match.state_at(actions));
    if (mover == nobody || !match.is_person(mover)) return {};
    const auto link = links::of_puzzle(match, actions);
    return link ? address_of(*link) : std::string();
}

} // namespace

void export_saved(const App& app, const std::string& id) {
    const std::string record = app.store.saves.text(id);
    const auto match = Match::from_record(record);
    platform::show_text(say("Record of this game"), record, id + ".txt",
                        match ? comeback::given_away_words(match->setup(), match->over()) : std::string());
}

void share_match(const Match& match, bool on_canvas, std::optional<std::size_t> position) {
    const auto link = match.earlier() ? Result<std::string>(std::string()) : links::of_match(match);
    if (!link) return refuse(link.problem().reason);
    platform::share({.title = say("Share this game of {game}", {{"game", match.info().title}}),
                     .warning = comeback::given_away_words(match.setup(), match.over()),
                     .caption = on_canvas && match.over() ? result_words(match) : std::string(),
                     .game = link->empty() ? *link : address_of(*link),
                     .deal = address_of(links::of_deal(match.setup())),
                     .position = position ? puzzle_address(match, *position) : std::string()});
}

void share_saved(const App& app, const std::string& id) {
    const auto match = Match::from_record(app.store.saves.text(id));
    if (!match)
        return refuse(say("This game cannot be read: {reason}", {{"reason", match.problem().reason}}));
    share_match(*match, false);
}

void open_game_link(App& app, std::string_view link, bool as_game) {
    auto linked = links::read(link);
    if (!linked)
        return refuse(say("The link cannot be opened: {reason}", {{"reason", linked.problem().reason}}));
    if (linked->kind == links::Kind::deal) {
        offer_deal(app, linked->match.setup());
        return tell(linked->notice.empty()
                        ? say("Somebody has handed you this deal: choose who plays, and start.")
                        : linked->notice);
    }
    if (linked->kind == links::Kind::puzzle && !as_game &&
        puzzles::open_link(app, linked->match.setup().game, linked->link))
        return;
    open_session(std::move(linked->match), app.store.saves.new_id());
    app.session->save();
    if (app.session->shown().over()) look_through(app, 0);
    if (!linked->notice.empty()) return tell(linked->notice);
    if (linked->kind == links::Kind::puzzle)
        tell(say("This position was handed to you: the game goes on from here."));
}

} // namespace cardfront
