// All that is kept here as one text, and texts that come back: records of games, one or several, and what was
// played.
#include "web/comeback/comeback.h"

#include "core/match/link.h"
#include "core/text/pasted.h"
#include "web/circuit/circuit.h"
#include "web/comeback/tallies.h"
#include "web/platform/platform.h"

#include <algorithm>

namespace cardfront::comeback {

namespace {

constexpr std::string_view record_head = "cardfront-record ";

std::string words_of(const Problem& problem) {
    const Named reason{"reason", problem.reason};
    return problem.line == 0 ? say("The record cannot be read: {reason}", {reason})
                             : say("The record cannot be read, line {line}: {reason}",
                                   {counted("line", problem.line), reason});
}

// The try of a deal and the game of a stop are known by their saved games: where that is missing here, its
// record becomes it again.
std::string id_for(App& app, const Match& match) {
    const std::string* save = match.over() ? nullptr : save_of_try(kept_of(app).history, match.setup());
    if (save == nullptr) save = circuit::save_of(app, match.setup());
    return save != nullptr && app.store.saves.find(*save) == nullptr ? *save : app.store.saves.new_id();
}

void open_address(std::string_view text) {
    const links::Target target = links::address_in(text).target;
    if (target == links::Target::game || target == links::Target::none)
        if (const auto linked = links::read(text); !linked)
            return ask_record(std::string(text), say("The link cannot be opened: {reason}",
                                                     {{"reason", linked.problem().reason}}));
    perform("link " + std::string(text));
}

void open_one_record(App& app, std::string_view text, bool has_head) {
    const bool address = text.find("://") != std::string_view::npos && text.size() <= links::most_link_bytes;
    if (!has_head && (address || links::address_in(text).target != links::Target::none))
        return open_address(text);
    auto match = Match::from_record(text);
    if (!match) return ask_record(std::string(text), words_of(match.problem()));
    const std::string id = id_for(app, *match);
    open_session(std::move(*match), id);
    app.session->save();
    if (const std::string words = other_rules_words(text); !words.empty()) tell(words);
}

bool is_saved(const Saves& saves, const Match& match) {
    const std::size_t actions = match.earlier().value_or(0) + match.steps().size();
    const std::string record = match.record();
    const auto all = saves.games();
    return std::any_of(all.begin(), all.end(), [&](const Headline& each) {
        return each.game == match.setup().game && each.actions == actions && saves.text(each.id) == record;
    });
}

bool begins_with(const PastedPart& part, std::string_view head) {
    return part.head.substr(0, head.size()) == head;
}

// The records are kept, but for those that are there already, and none is opened; what is told of them.
std::string keep_records(App& app, const std::vector<PastedPart>& parts) {
    int kept = 0, known = 0, waiting = 0, unread = 0;
    Problem first; // of the unread
    for (const PastedPart& part : parts) {
        if (!begins_with(part, record_head)) continue;
        const auto match = Match::from_record(part.text);
        if (!match) {
            if (unread++ == 0) first = {match.problem().reason, part.line - 1 + match.problem().line};
        } else if (is_saved(app.store.saves, *match)) {
            ++known;
        } else if (app.store.saves.store(id_for(app, *match), *match) == Stored::yes) {
            ++kept;
        } else {
            ++waiting;
        }
    }
    std::string out;
    const auto add = [&out](int count, const Phrases& of) {
        if (count > 0) out = sentences(out, say_count(count, of));
    };
    add(kept,
        phrases("{count} game is among the saved ones now.", "{count} games are among the saved ones now."));
    add(waiting, phrases("{count} game could not be stored and lasts until this page is closed.",
                         "{count} games could not be stored and last until this page is closed."));
    add(known, phrases("{count} game was there already.", "{count} games were there already."));
    add(unread, phrases("{count} game could not be read.", "{count} games could not be read."));
    return unread == 0 ? out : sentences(out, words_of(first));
}

// Of what was played; what is told of it.
std::string keep_history(App& app, std::string_view text) {
    const auto added = kept_of(app).history.merge(text);
    if (!added)
        return say("The statistics cannot be read, line {line}: {reason}",
                   {counted("line", added.problem().line), {"reason", added.problem().reason}});
    return *added == 0
               ? say("All of these statistics were there already.")
               : say_count(static_cast<std::int64_t>(*added), "{count} entry is among the statistics now.",
                           "{count} entries are among the statistics now.");
}

std::string todays_words() {
    return say("This is a deal of today. Who has not played it yet would see what is dealt in it.");
}

} // namespace

std::string given_away_words(const MatchSetup& setup, bool over) {
    if (!over)
        return say(
            "This game still goes on. Who has its record or its links can see its seed, every hand, and "
            "what will be drawn.");
    return is_deal_of(setup, today()) ? todays_words() : std::string();
}

std::string given_away_words(const App& app) {
    const auto& saved = app.store.saves.games();
    if (std::any_of(saved.begin(), saved.end(), [](const Headline& each) { return !each.over; }))
        return say(
            "Some of these games still go on. Who has their records can see every hand, and what will be "
            "drawn.");
    for (int game = 0; game < games; ++game)
        if (kept_of(app).history.find_result(game, today()) != nullptr) return todays_words();
    return {};
}

void export_all(App& app) {
    std::string all = kept_of(app).history.text(today()) + circuit::export_text(app);
    for (const Headline& each : app.store.saves.games()) {
        const std::string record = app.store.saves.text(each.id);
        all += record;
        if (!record.empty() && record.back() != '\n') all += '\n';
    }
    platform::show_text(say("Statistics and saved games"), all, "cardfront.txt", given_away_words(app));
}

void open_texts(App& app, std::string_view text) {
    const auto parts = parts_of(text);
    const auto has = [&parts](std::string_view head) {
        return std::any_of(parts.begin(), parts.end(),
                           [head](const PastedPart& part) { return begins_with(part, head); });
    };
    const bool with_history = has(history_head), with_circuit = has(circuit::progress_head);
    if (!with_history && !with_circuit && parts.size() < 2) return open_one_record(app, text, !parts.empty());
    std::string words;
    if (with_history) {
        words = keep_history(app, text);
        show_statistics(app);
    }
    if (with_circuit) words = sentences(words, circuit::take_over(app, text));
    words = sentences(words, keep_records(app, parts));
    if (!with_history) open_screen(Screen::saves);
    tell(words);
}

} // namespace cardfront::comeback
