// What people do becomes what happens: every command of every screen, one place.
#include "web/app.h"

#include "core/mind/computer.h"
#include "core/text.h"
#include "web/kit/kit.h"
#include "web/platform.h"
#include "web/state.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace cardfront {

App& the_app() {
    static App app;
    return app;
}

namespace {

// Sentences from the beginning, one at least, while they are quickly read.
std::string first_sentences(const std::string& text) {
    constexpr std::size_t quickly_read = 150; // bytes
    std::size_t end = text.find(". ");
    for (std::size_t next = end; next < quickly_read; // npos is not
         next = text.find(". ", next + 1))
        end = next;
    return end == std::string::npos ? text : text.substr(0, end + 1);
}

constexpr std::array<const char*, most_seats> computer_names{"Ada", "Blaise", "Carl", "Dora"};

int number_in(std::string_view text, int otherwise = -1) {
    const auto number = parse_number(text, 1000000);
    return number ? static_cast<int>(*number) : otherwise;
}

void open_screen(Screen screen) {
    App& app = the_app();
    app.screen = screen;
    app.waiting.clear();
    app.deleting.clear();
    app.clearing = false;
    app.store_used = platform::store_used();
    app.log_open = false;
    app.lit_line = -1;
    if (screen != Screen::table) platform::hide_rules();
    if (screen == Screen::setup) kit::scroll_to("setup", 0);
    kit::motion::jump();
}

void leave_session() {
    App& app = the_app();
    app.session.reset();
    app.table.reset();
}

void open_session(Match match, std::string save_id, std::vector<std::string> earlier = {}) {
    App& app = the_app();
    leave_session();
    app.table = make_table(match.setup().game);
    app.session = std::make_unique<Session>(std::move(match), std::move(save_id), app.settings, app.saves,
                                            std::move(earlier));
    app.end = App::End::coming;
    app.review_open = false;
    app.seen_version = -1;
    platform::load_rules(app.session->shown().info().key);
    open_screen(Screen::table);
}

void start_match(MatchSetup setup) {
    App& app = the_app();
    if (!app.own_seed) setup.setup.seed = platform::fresh_seed() >> 12U; // short enough to be read out
    if (auto problem = check(setup)) return tell(problem->reason);
    open_session(Match(setup), app.saves.new_id());
    app.session->save();
}

// One click: the usual match, or the one that teaches a game that was never played here.
void start_now() {
    App& app = the_app();
    const auto& saved = app.saves.games();
    const int game = app.draft.game;
    const GameInfo& info = game_info(game);
    if (std::none_of(saved.begin(), saved.end(), [game](const Headline& each) { return each.game == game; }))
        for (std::size_t i = 0; i < info.options.size(); ++i)
            app.draft.setup.options[i] = info.options[i].first;
    start_match(app.draft);
}

void open_record(std::string_view text) {
    auto match = Match::from_record(text);
    if (!match) {
        const Problem& problem = match.problem();
        return tell(problem.line > 0
                        ? say("The record cannot be read, line {line}: {reason}",
                              {{"line", std::to_string(problem.line)}, {"reason", problem.reason}})
                        : say("The record cannot be read: {reason}", {{"reason", problem.reason}}));
    }
    open_session(std::move(*match), the_app().saves.new_id());
    the_app().session->save();
    if (const std::string words = other_rules_words(text); !words.empty()) tell(words);
}

// One record or several, one after the other: these are kept, and none is opened.
void open_records(std::string_view text) {
    constexpr std::string_view next = "\ncardfront-record ";
    if (text.find(next) == std::string_view::npos) return open_record(text);
    int kept = 0, others = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(next), text.size() - 1) + 1;
        const auto match = Match::from_record(text.substr(0, end));
        if (match)
            ++kept, the_app().saves.store(the_app().saves.new_id(), *match);
        else
            ++others;
        text.remove_prefix(end);
    }
    open_screen(Screen::saves);
    tell(say("{count} games are among the saved ones now; {others} could not be read.",
             {{"count", std::to_string(kept)}, {"others", std::to_string(others)}}));
}

// What Saves::spare() names, to be kept elsewhere, and for good.
void export_spare() {
    const Saves& saves = the_app().saves;
    std::string all;
    for (const Headline* each : saves.spare()) all += saves.text(each->id);
    platform::show_text(say("Records of these games"), all, "cardfront-games.txt");
}
void remove_spare() {
    Saves& saves = the_app().saves;
    std::vector<std::string> ids;
    for (const Headline* each : saves.spare()) ids.push_back(each->id);
    const auto removed =
        std::count_if(ids.begin(), ids.end(), [&](const auto& id) { return saves.remove(id); });
    saves.load(); // what waited for room is put in
    open_screen(Screen::saves);
    tell(removed == 1 ? say("One game was removed.")
                      : say("{count} games were removed.", {{"count", std::to_string(removed)}}));
}

void export_text(const std::string& record, const std::string& id) {
    platform::show_text(say("Record of this game"), record, id + ".txt");
}

std::vector<std::string> texts_of(const std::vector<KeptLine>& lines) {
    std::vector<std::string> texts;
    texts.reserve(lines.size());
    for (const KeptLine& line : lines) texts.push_back(line.text);
    return texts;
}

void open_saved(const std::string& id) {
    Opened opened = the_app().saves.open(id);
    if (!opened.match) {
        tell(opened.as == Opened::As::older_version
                 ? say("This game is of an older version and cannot be played on: {reason} Its log and its "
                       "record "
                       "are kept.",
                       {{"reason", opened.reason}})
                 : say("This game cannot be read: {reason}", {{"reason", opened.reason}}));
        return open_screen(Screen::saves);
    }
    open_session(std::move(*opened.match), id, texts_of(opened.log));
    if (!opened.reason.empty()) tell(opened.reason);
}

void show_kept_log(const std::string& id) {
    std::string all;
    for (const std::string& line : texts_of(the_app().saves.open(id).log)) (all += line) += '\n';
    platform::show_text(say("Log of this game"), all, id + "-log.txt");
}

// This tab may write now. What another tab has done to the game on the table meanwhile is looked at: one that
// went on there goes on here from the same point, unless something was played here too; then it becomes a
// game of its own.
void take_store() {
    App& app = the_app();
    app.saves.load();
    if (!app.session) return;
    const std::string id = app.session->save_id();
    if (!app.saves.moved_on(id)) return app.session->save();
    if (app.session->acted()) return app.session->save_as(app.saves.branch(id));
    open_saved(id);
}

void store_settings() {
    if (!platform::store_put("settings", the_app().settings.text_form()))
        tell(say("The settings could not be stored; they last until this page is closed."));
}

void change_setting(std::string_view words) {
    const auto parts = split(words, ' ');
    if (parts.size() != 2) return;
    App& app = the_app();
    for (const SettingInfo& info : setting_infos()) {
        const int choice = number_in(parts[1]);
        if (parts[0] == info.key && choice >= 0 && choice < 4 &&
            info.choices[static_cast<std::size_t>(choice)] != nullptr)
            app.settings.*info.value = static_cast<std::uint8_t>(choice);
    }
    store_settings();
}

void act(std::string_view code) {
    App& app = the_app();
    if (!app.session) return;
    const auto action = parse_action(app.session->shown().info(), code);
    if (!action) return;
    if (!app.session->my_turn())
        return tell(say("It is not your turn: {turn}",
                        {{"turn", turn_words(app.session->shown().view, app.session->shown().names)}}));
    const Session::Outcome outcome = app.session->act(*action);
    if (outcome.refused)
        tell(hint_for(app.session->shown().view, *action), outcome.refused.rule);
    else
        app.alert.clear();
}

// --- The set-up screen's commands ---

void choose_player(std::string_view words) { // SEAT and LEVEL, "p" being a person
    const auto parts = split(words, ' ');
    MatchSetup& draft = the_app().draft;
    const int seat = number_in(parts[0]);
    if (parts.size() != 2 || seat < 0 || seat >= draft.setup.seats) return;
    Player& player = draft.players[static_cast<std::size_t>(seat)];
    const bool was_person = player.is_person();
    const int level = parts[1] == "p" ? -1 : number_in(parts[1], levels);
    if (level >= levels) return;
    player.level = level;
    if (was_person != player.is_person()) player.name = usual_name(seat, player.is_person());
}

void choose_option(std::string_view words) {
    const auto parts = split(words, ' ');
    MatchSetup& draft = the_app().draft;
    const GameInfo& info = game_info(draft.game);
    const int option = number_in(parts[0]);
    if (parts.size() != 2 || option < 0 || option >= static_cast<int>(info.options.size())) return;
    const int choice = number_in(parts[1]);
    if (choice >= 0 &&
        choice < static_cast<int>(info.options[static_cast<std::size_t>(option)].choices.size()))
        draft.setup.options[static_cast<std::size_t>(option)] = static_cast<std::uint8_t>(choice);
}

void ask(const char* id, std::string title, std::string label, std::string value, bool many_lines, int most) {
    platform::Question question;
    question.id = id;
    question.title = std::move(title);
    question.label = std::move(label);
    question.value = std::move(value);
    question.many_lines = many_lines;
    question.most_chars = most;
    platform::ask_text(question);
}

void answered(std::string_view words) { // "ID\nTEXT"
    App& app = the_app();
    const std::size_t line = words.find('\n');
    if (line == std::string_view::npos) return;
    const std::string_view id = words.substr(0, line);
    const std::string_view text = words.substr(line + 1);
    if (id == "import") return open_records(text);
    if (id == "seed") {
        const auto seed = parse_number(text, ~std::uint64_t{0});
        if (!seed) return tell(say("A seed is a whole number without a sign."));
        app.draft.setup.seed = *seed;
        app.own_seed = true;
        return;
    }
    if (id.substr(0, 5) == "name ") {
        const int seat = number_in(id.substr(5));
        const std::string name = clean_name(text);
        if (seat < 0 || seat >= most_seats) return;
        if (name.empty()) return tell(say("A player needs a name."));
        app.draft.players[static_cast<std::size_t>(seat)].name = name;
        if (!app.draft.players[static_cast<std::size_t>(seat)].is_person()) return;
        app.settings.names[static_cast<std::size_t>(seat)] = name;
        store_settings();
    }
}

void close_review(App& app) {
    app.session->stop_review();
    app.review_open = false;
    app.end = App::End::coming;
}

// From one move to the next things go their way; a leap shows where they lie.
void step_to(Session& session, int actions) {
    const auto to = static_cast<std::size_t>(actions);
    if (to > session.shown().actions) return; // also of -1
    const std::size_t from = session.on_table().actions;
    if (to > from + 1 || from > to + 1) kit::motion::jump();
    session.look_at(to);
}

void go_back() {
    App& app = the_app();
    if (!app.deleting.empty() || app.clearing) {
        app.deleting.clear();
        app.clearing = false;
    } else if (app.log_open) {
        app.log_open = false;
    } else if (app.session && app.screen == Screen::table && app.session->asked()) {
        app.session->cancel();
    } else if (app.session && app.screen == Screen::table && app.session->hinted()) {
        app.session->drop_hint();
    } else if (app.screen == Screen::table && app.review_open) {
        close_review(app);
    } else if (app.screen == Screen::settings) {
        open_screen(app.back_to);
    } else {
        leave_session();
        open_screen(Screen::home);
    }
}

// Commands that need a match on the table.
bool table_command(App& app, std::string_view id) {
    if (!app.session) return false;
    Session& session = *app.session;
    if (id == "go-on") return session.go_on(), true;
    if (id == "take-screen") return session.accept_screen(), kit::motion::jump(), true;
    if (id == "confirm") return session.confirm(), true;
    if (id == "cancel") return session.cancel(), true;
    if (id == "undo") {
        if (!session.can_undo())
            return tell(say("This cannot be taken back: another player acted, something was turned up, or "
                            "the game is over.")),
                   true;
        return app.review_open = false, session.undo(), true;
    }
    if (id == "hint") {
        if (!session.can_hint()) return tell(say("A hint is for your own turn.")), true;
        return session.hinted() ? session.drop_hint() : session.hint(), true;
    }
    if (id == "hint-away") return session.drop_hint(), true;
    if (id == "review") return session.shown().over() ? session.review(), app.review_open = true, true : true;
    if (id == "review-stop") return session.stop_review(), true;
    if (id == "review-away") return close_review(app), true;
    if (id == "rules") {
        if (platform::rules_shown())
            platform::hide_rules();
        else
            platform::show_rules(session.shown().info().key, "");
        return true;
    }
    if (id == "log") return app.log_open = !app.log_open, true;
    if (id == "export-this") return export_text(session.match().record(), session.save_id()), true;
    if (id == "look") return app.end = App::End::put_away, session.look_away(), kit::motion::jump(), true;
    if (id == "result") return app.end = App::End::coming, true;
    if (const auto words = split(id, ' ');
        app.review_open && words.size() == 2 && (words[0] == "step" || words[0] == "point"))
        return step_to(session, number_in(words[1])), true;
    if (id == "rematch") {
        MatchSetup again = session.match().setup();
        again.setup.first = session.match().info().takes_first ? loser(session.match()) : nobody;
        app.own_seed = false;
        return start_match(again), true;
    }
    if (id == "other")
        return app.draft = session.match().setup(), app.draft.setup.first = nobody, app.own_seed = false,
               leave_session(), open_screen(Screen::setup), true;
    return app.table->command(id);
}

// "VERB REST"
bool worded_command(App& app, std::string_view verb, std::string_view rest) {
    if (verb == "do" || verb == "advised") return act(rest), true;
    if (verb == "set") return change_setting(rest), true;
    if (verb == "option") return choose_option(rest), true;
    if (verb == "player") return choose_player(rest), true;
    if (verb == "text") return answered(rest), true;
    if (verb == "rule")
        return platform::show_rules(
                   game_info(app.session ? app.session->shown().setup.game : app.draft.game).key,
                   std::string(rest)),
               true;
    if (verb == "game-rules")
        return platform::show_rules(game_info(std::clamp(number_in(rest), 0, games - 1)).key, ""), true;
    if (verb == "play" || verb == "setup") {
        app.draft = new_draft(std::clamp(number_in(rest), 0, games - 1));
        app.own_seed = false;
        if (verb == "play") return start_now(), true;
        return open_screen(Screen::setup), true;
    }
    if (verb == "seats") {
        const int count = number_in(rest);
        const GameInfo& info = game_info(app.draft.game);
        if (info.seats(count)) app.draft.setup.seats = static_cast<std::uint8_t>(count);
        return true;
    }
    if (verb == "name") {
        const int seat = std::clamp(number_in(rest), 0, most_seats - 1);
        return ask(("name " + std::to_string(seat)).c_str(),
                   say("Name of player {seat}", {{"seat", std::to_string(seat + 1)}}), say("Name"),
                   app.draft.players[static_cast<std::size_t>(seat)].name, false,
                   static_cast<int>(most_name_bytes)),
               true;
    }
    if (verb == "damaged")
        return platform::show_text(say("Damaged save"), Saves::damaged_text(std::string(rest)),
                                   "damaged-save.txt"),
               true;
    if (verb == "forget") return app.saves.forget_damaged(std::string(rest)), true;
    const std::string id(rest);
    if (app.saves.find(id) == nullptr) return false;
    if (verb == "load") return open_saved(id), true;
    if (verb == "export") return export_text(app.saves.text(id), id), true;
    if (verb == "log-of") return show_kept_log(id), true;
    if (verb == "delete") return app.deleting = id, true;
    if (verb == "really-delete") {
        if (!app.saves.remove(id)) tell(say("Another tab has this table open: it can be deleted there."));
        return app.deleting.clear(), true;
    }
    return false;
}

bool plain_command(App& app, std::string_view id) {
    if (id == "home") return leave_session(), open_screen(Screen::home), true;
    if (id == "back" || id == "key Escape") return go_back(), true;
    if (id == "saves") return leave_session(), open_screen(Screen::saves), true;
    if (id == "settings") {
        if (app.screen != Screen::settings) app.back_to = app.screen;
        return open_screen(Screen::settings), true;
    }
    if (id == "sound") return app.settings.sound = app.settings.sound == 0 ? 2 : 0, store_settings(), true;
    if (id == "start") return start_match(app.draft), true;
    if (id == "practice") return app.draft.practice = !app.draft.practice, true;
    if (id == "seed")
        return ask("seed", say("Seed of the game"),
                   say("A whole number; the same seed and actions give the same game"),
                   app.own_seed ? std::to_string(app.draft.setup.seed) : "", false, 20),
               true;
    if (id == "any-seed") return app.own_seed = false, true;
    if (id == "import")
        return ask("import", say("Open a record"), say("The record of a game, as text"), "", true,
                   static_cast<int>(most_record_bytes)),
               true;
    if (id == "keep") return app.deleting.clear(), app.clearing = false, true;
    if (id == "make-room") return open_screen(Screen::saves), app.clearing = true, true;
    if (id == "export-spare") return export_spare(), true;
    if (id == "remove-spare" && app.clearing) return remove_spare(), true;
    if (id == "quiet") return app.alert.clear(), app.alert_rule.clear(), true;
    if (id == "store-ours") return take_store(), true;
    return false;
}

// What deals, or plays again what was dealt.
bool needs_games(std::string_view id) {
    constexpr std::string_view verbs[] = {"start", "play ", "load ", "export ", "log-of ", "text import\n"};
    return std::any_of(std::begin(verbs), std::end(verbs),
                       [id](std::string_view verb) { return id.substr(0, verb.size()) == verb; });
}

void wait_for_games(App& app, std::string_view id) {
    app.waiting = id;
    platform::fetch_games();
    tell(say("One moment: the table is being brought."));
}

void games_here(App& app) {
    if (app.waiting.empty()) return;
    app.alert.clear();
    perform(std::exchange(app.waiting, {}));
}

void games_failed(App& app, std::string_view reason) {
    if (app.waiting.empty()) return; // nobody has missed them yet
    app.waiting.clear();
    tell(say("The table did not arrive: {reason} Check the connection and try again.",
             {{"reason", std::string(reason)}}));
}

} // namespace

void perform(std::string_view id) {
    App& app = the_app();
    if (app.drawing) {
        app.pressed.emplace_back(id);
        return;
    }
    app.mirror_stale = true;
    if (needs_games(id) && !platform::games_here()) return wait_for_games(app, id);
    const std::size_t blank = id.find(' ');
    if (!plain_command(app, id) && !(app.screen == Screen::table && table_command(app, id)) &&
        blank != std::string_view::npos)
        worded_command(app, id.substr(0, blank), id.substr(blank + 1));
    platform::wake();
}

void tell(std::string words, std::string rule) {
    App& app = the_app();
    if (!rule.empty()) {
        const int game = app.session ? app.session->shown().setup.game : app.draft.game;
        const platform::RuleWords known = platform::rule_words(game_info(game).key, rule);
        words = known.title.empty()
                    ? say("Rule {rule}. {hint}", {{"rule", rule}, {"hint", words}})
                    : say("{title}: {text} {hint}",
                          {{"title", known.title}, {"text", first_sentences(known.text)}, {"hint", words}});
        platform::play_sound(platform::Sound::refuse, app.settings.volume());
    }
    kit::toast(rule, words, rule.empty() ? 5.0F : 9.0F);
    app.alert = std::move(words);
    app.alert_rule = std::move(rule);
    ++app.alert_number;
    app.mirror_stale = true;
}

std::string usual_name(int seat, bool person) {
    return person ? the_app().settings.names[static_cast<std::size_t>(seat)]
                  : computer_names[static_cast<std::size_t>(seat)];
}

MatchSetup new_draft(int game) {
    MatchSetup draft;
    draft.game = game;
    const GameInfo& info = game_info(game);
    draft.setup.seats = static_cast<std::uint8_t>(info.fewest_seats);
    for (std::size_t i = 0; i < info.options.size(); ++i) draft.setup.options[i] = info.options[i].usual;
    for (int seat = 0; seat < most_seats; ++seat) {
        Player& player = draft.players[static_cast<std::size_t>(seat)];
        player.level = seat == 0 ? -1 : usual_level;
        player.name = usual_name(seat, seat == 0);
    }
    return draft;
}

namespace app {

void command(std::string_view text) {
    App& state = the_app();
    if (text == "hidden 1" || text == "hidden 0") {
        state.hidden = text.back() == '1';
        if (state.hidden && state.session) state.session->update(platform::now(), true, false);
    } else if (text == "games-here") {
        games_here(state);
    } else if (text.substr(0, 12) == "games-failed") {
        games_failed(state, text.substr(std::min<std::size_t>(13, text.size())));
    } else if (text.substr(0, 13) == "worker-failed") {
        if (state.session && state.session->worker_failed())
            tell(say("The computer player fails: {reason} From now on it plays by rule of thumb.",
                     {{"reason", std::string(text.substr(std::min<std::size_t>(14, text.size())))}}));
    } else {
        perform(text);
    }
    refresh_mirror();
    platform::wake();
}

void focus(std::string_view id) {
    kit::set_focus(id);
    platform::wake();
}

void thought(std::uint32_t job, std::span<const std::int32_t> numbers) {
    App& state = the_app();
    if (!state.session) return;
    if (!state.session->thought(job, numbers))
        return command(std::string("worker-failed ") + say("its answer cannot be."));
    state.mirror_stale = true;
    // Nobody watches a hidden page, and it gets no frames.
    while (state.hidden && state.session->update(platform::now(), true, false)) state.mirror_stale = true;
    refresh_mirror();
    platform::wake();
}

} // namespace app

} // namespace cardfront
