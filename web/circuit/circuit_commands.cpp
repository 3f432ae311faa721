// What is done on the map and at a stop, and what the game of one leaves there when it ends.
#include "web/circuit/circuit.h"

#include "web/circuit/rows.h"
#include "web/kit/kit.h"
#include "web/platform/platform.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace cardfront::circuit {

namespace {

// False: it is being brought, and the command waits for it.
bool have_road(App& app, std::string_view command) {
    if (kept_of(app).road) return true;
    app.waiting = command;
    platform::fetch_lessons("circuit");
    tell(say("One moment: the map is being brought."));
    return false;
}

void count(App& app, const Match& match, const std::string& save) {
    Kept& kept = kept_of(app);
    const Game* const known = kept.progress.find(save);
    if (!kept.road || known == nullptr || known->ended || !match.over()) return;
    const Stop* const stop = kept.road->find(known->stop);
    if (stop == nullptr || !is_of(*kept.road, *stop, match.setup())) return;
    Game game = *known;
    game.ended = verdict_of(*stop, match, game.help);
    kept.progress.add(app.store.notes, game);
}

// A deal by chance in which the one who came to play leads what they are known for.
MatchSetup fresh_setup(const Kept& kept, const Stop& stop) {
    const std::string person = usual_name(traveller, true);
    std::uint64_t seed = platform::fresh_seed() >> 12U;
    MatchSetup setup = setup_of(*kept.road, stop, seed, person);
    if (stop.side.empty()) return setup;
    constexpr int most_tries = 200;
    const std::unique_ptr<Table> table = make_table(stop.game);
    for (int n = 0; n < most_tries; ++n, setup.setup.seed = ++seed) {
        const Match match(setup);
        if (table->side(seen_by(opponent, match.state()), opponent) == say(stop.side)) break;
    }
    return setup;
}

// What else there is to win, but for what was met before; what its person says stood on the stop's sheet.
void tell_aims(std::uint8_t met, const Stop& stop) {
    std::vector<std::string> left;
    for (std::size_t i = 0; i < aims; ++i)
        if ((met >> i & 1U) == 0) left.push_back(say(stop.aim[i].words));
    if (left.size() == 1) tell(say("For another star: {aim}", {{"aim", left[0]}}));
    if (left.size() == 2)
        tell(say("For two more stars: {first} {second}", {{"first", left[0]}, {"second", left[1]}}));
}

void begin(App& app, const Stop& stop) {
    const std::string save = app.store.saves.new_id();
    const MatchSetup setup = fresh_setup(kept_of(app), stop);
    if (auto problem = check(setup)) return refuse(problem->reason);
    kept_of(app).shown = stop.key;
    kept_of(app).progress.add(app.store.notes, {stop.key, save, setup.setup.seed});
    open_session(Match(setup), save);
    app.screens.begin({Screen::home, Screen::circuit, Screen::table});
    app.session->save();
    tell_aims(kept_of(app).progress.aims(stop.key), stop);
}

const Stop* named_stop(App& app, const Command& command) {
    return have_road(app, command.text) ? kept_of(app).road->find(command.rest) : nullptr;
}

} // namespace

Kept& kept_of(App& app) {
    if (!app.the_circuit) {
        app.the_circuit = std::make_shared<Kept>();
        app.the_circuit->progress.load(app.store.notes);
    }
    return *app.the_circuit;
}

const Kept& kept_of(const App& app) {
    return *app.the_circuit;
}

void arrived(App& app, std::string_view text) {
    Kept& kept = kept_of(app);
    if (kept.road) return; // its stops are pointed at
    auto road = read_road(text);
    if (!road) {
        app.waiting.clear();
        return refuse(say("The map cannot be read, line {line}: {reason}",
                          {counted("line", road.problem().line), {"reason", road.problem().reason}}));
    }
    if (!app.waiting.empty()) quiet(app); // that it is being brought
    kit::start_people(std::move(road->drawings));
    kept.road = std::move(*road);
    find_ends(app);
    app.mirror_stale = true;
}

void on_table(App& app) {
    Kept& kept = kept_of(app);
    const Game* const game = kept.progress.find(app.session->save_id());
    if (game == nullptr) return;
    kept.shown = game->stop;
    if (!kept.road) platform::fetch_lessons("circuit");
}

void count_end(App& app) {
    const Match* const match = app.session->whole();
    if (match == nullptr) return;
    count(app, *match, app.session->save_id());
    const Game* const game = ended_on_table(app);
    if (game == nullptr) return;
    const Kept& kept = kept_of(app);
    const Stop& stop = *stop_on_table(app);
    const bool won = game->ended->end == 'w';
    const std::string more =
        won ? say("Stars of this stop: {stars} of 3.", {counted("stars", kept.progress.stars(stop.key))})
            : advice_words(kept, stop);
    tell(sentences(said_words(stop, end_words(stop, won)), more));
    if (won) kit::toast({}, {}, 0); // beside the table it stands in sight
}

void note_help(App& app, const Help& help) {
    Kept& kept = kept_of(app);
    const Game* const known = kept.progress.find(app.session->save_id());
    if (known == nullptr || known->ended) return;
    Game game = *known;
    game.help = help; // with what there was before
    kept.progress.add(app.store.notes, game);
}

std::string cost_of(const App& app, const Help& help) {
    const Stop* const stop = stop_on_table(app);
    const Game* const game = stop == nullptr ? nullptr : kept_of(app).progress.find(app.session->save_id());
    if (game == nullptr || game->ended) return {};
    const auto has_aim = [stop](Aim::Kind kind) {
        return std::any_of(stop->aim.begin(), stop->aim.end(),
                           [kind](const Aim& each) { return each.kind == kind; });
    };
    if (help.hints && !game->help.hints && has_aim(Aim::Kind::no_hints))
        return say("A star of this stop is for a win without a hint. Press once more to have one.");
    if (help.undo && !game->help.undo && has_aim(Aim::Kind::no_undo))
        return say("A star of this stop is for a win without taking back. Press once more to take back.");
    return {};
}

void reload(App& app) {
    if (app.the_circuit) app.the_circuit->progress.load(app.store.notes);
}

void find_ends(App& app) {
    if (!app.the_circuit) return;
    std::vector<std::string> over;
    for (const Game& each : app.the_circuit->progress.games()) {
        const Headline* const line = each.ended ? nullptr : app.store.saves.find(each.save);
        if (line != nullptr && line->over) over.push_back(each.save);
    }
    for (const std::string& save : over)
        if (const auto match = Match::from_record(app.store.saves.text(save))) count(app, *match, save);
}

// --- For screens

bool is_open(const Kept& kept, const Stop& stop) {
    const auto won = std::count_if(stop.before.begin(), stop.before.end(), [&](std::size_t each) {
        return kept.progress.won(kept.road->stops[each].key);
    });
    return static_cast<std::size_t>(won) >= std::min(wins_wanted, stop.before.size());
}

std::string locked_words(const Kept& kept, const Stop& stop) {
    std::vector<std::string> names;
    std::size_t won = 0;
    for (const std::size_t i : stop.before) {
        const Stop& each = kept.road->stops[i];
        kept.progress.won(each.key) ? void(++won) : names.push_back(each.name);
    }
    const std::size_t wanted = wins_wanted - won;
    if (names.size() == 1)
        return say("This stop is closed. It opens when you have won against {name}.", {{"name", names[0]}});
    if (names.size() == wanted)
        return say("This stop is closed. It opens when you have won against all of these: {names}.",
                   {{"names", listed(names)}});
    return say("This stop is closed. It opens when you have won against {count} of these: {names}.",
               {counted("count", static_cast<std::int64_t>(wanted)), {"names", listed(names)}});
}

const Stop* next_stop(const Kept& kept) {
    const Stop* out = nullptr;
    for (const Stop& each : kept.road->stops)
        if (!kept.progress.won(each.key) && is_open(kept, each) && (out == nullptr || each.lap < out->lap))
            out = &each;
    return out;
}

const Stop* shown_stop(const Kept& kept) {
    return kept.road ? kept.road->find(kept.shown) : nullptr;
}

const Stop* left_for_lessons(const App& app) {
    return app.screens.has(Screen::stop) ? shown_stop(kept_of(app)) : nullptr;
}

const Game* game_to_go_on(const App& app, const Stop& stop) {
    const auto& all = kept_of(app).progress.games();
    const auto found = std::find_if(all.rbegin(), all.rend(), [&](const Game& each) {
        if (each.stop != stop.key || each.ended) return false;
        const Headline* const line = app.store.saves.find(each.save);
        return line != nullptr && !line->over && line->playable;
    });
    return found == all.rend() ? nullptr : &*found;
}

namespace {

const Game* game_on_table(const App& app) {
    return app.the_circuit && app.session ? app.the_circuit->progress.find(app.session->save_id()) : nullptr;
}

} // namespace

const Stop* stop_on_table(const App& app) {
    const Game* const game = game_on_table(app);
    return game != nullptr && app.the_circuit->road ? app.the_circuit->road->find(game->stop) : nullptr;
}

const Game* ended_on_table(const App& app) {
    const Game* const game = game_on_table(app);
    return game != nullptr && game->ended && stop_on_table(app) != nullptr ? game : nullptr;
}

std::array<const kit::Person*, most_seats> faces_on_table(const App& app) {
    std::array<const kit::Person*, most_seats> out{};
    const Stop* const stop = stop_on_table(app);
    if (stop == nullptr) return out;
    const auto people = people_at(*app.the_circuit->road, *stop);
    for (std::size_t seat = 0; seat < most_seats; ++seat)
        if (people[seat] != nullptr) out[seat] = &people[seat]->face;
    return out;
}

std::string said_words(const Stop& stop, const std::string& words) {
    return say("{name}: “{words}”", {{"name", stop.name}, {"words", words}});
}

std::string end_words(const Stop& stop, bool won) {
    return say(won ? stop.loses : stop.wins);
}

std::string advice_words(const Kept& kept, const Stop& stop) {
    constexpr int losses = 2;
    if (kept.progress.losses(stop.key) < losses) return {};
    return say("Try this: {words}", {{"words", say(stop.tries)}});
}

// --- Export and import

std::string export_text(App& app) {
    const Progress& progress = kept_of(app).progress;
    return progress.games().empty() ? std::string() : progress.text();
}

std::string take_over(App& app, std::string_view pasted) {
    const auto added = kept_of(app).progress.merge(app.store.notes, pasted);
    if (!added)
        return say("The stars of the Circuit cannot be read, line {line}: {reason}",
                   {counted("line", added.problem().line), {"reason", added.problem().reason}});
    return say("Games of the Circuit that are new here: {count}.",
               {counted("count", static_cast<std::int64_t>(*added))});
}

const std::string* save_of(App& app, const MatchSetup& setup) {
    if (setup.practice) return nullptr;
    for (const Game& each : kept_of(app).progress.games())
        if (each.seed == setup.setup.seed && app.store.saves.find(each.save) == nullptr) return &each.save;
    return nullptr;
}

// --- Commands

namespace commands {

void show_map(App& app, const Command& command) {
    if (!have_road(app, command.text)) return;
    leave_session();
    kept_of(app).progress.load(app.store.notes);
    find_ends(app);
    open_screen(Screen::circuit);
    // Moves into sight.
    if (const Stop* const next = next_stop(kept_of(app))) (void)kit::rect_of("circuit stop " + next->key);
}

void show_stop(App& app, const Command& command) {
    const Stop* const stop = named_stop(app, command);
    if (stop == nullptr) return;
    kept_of(app).shown = stop->key;
    leave_session();
    app.screens.begin({Screen::home, Screen::circuit});
    open_screen(Screen::stop);
}

void play(App& app, const Command& command) {
    const Stop* const stop = named_stop(app, command);
    if (stop == nullptr) return;
    if (!is_open(kept_of(app), *stop)) return refuse(locked_words(kept_of(app), *stop));
    begin(app, *stop);
}

void go_on(App& app, const Command& command) {
    const Stop* const stop = named_stop(app, command);
    const Game* const game = stop == nullptr ? nullptr : game_to_go_on(app, *stop);
    if (game == nullptr) return;
    perform("load " + game->save);
    if (app.session) app.screens.begin({Screen::home, Screen::circuit, Screen::table});
}

} // namespace commands

} // namespace cardfront::circuit
