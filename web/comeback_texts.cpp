// All that is kept here as one text, and texts that come back: records of games, one or several, and what was
// played.
#include "web/comeback.h"

#include "core/match/link.h"
#include "web/platform.h"
#include "web/sharing.h"
#include "web/tallies.h"

#include <algorithm>

namespace cardfront::comeback {

namespace {

constexpr std::string_view next_record = "\ncardfront-record ";

void open_one_record(App& app, std::string_view text) {
    if (links::is_link(text)) return open_game_link(app, text);
    auto match = Match::from_record(text);
    if (!match) {
        const Problem& problem = match.problem();
        return tell(problem.line > 0
                        ? say("The record cannot be read, line {line}: {reason}",
                              {{"line", std::to_string(problem.line)}, {"reason", problem.reason}})
                        : say("The record cannot be read: {reason}", {{"reason", problem.reason}}));
    }
    open_session(std::move(*match), app.saves.new_id());
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

// They are kept, and none is opened; `once`: but for those that are there already. What is told of them.
std::string keep_records(App& app, std::string_view text, bool once) {
    int kept = 0, known = 0, waiting = 0, others = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(next_record), text.size() - 1) + 1;
        const auto match = Match::from_record(text.substr(0, end));
        if (!match)
            ++others;
        else if (once && is_saved(app.saves, *match))
            ++known;
        else if (app.saves.store(app.saves.new_id(), *match) == Stored::yes)
            ++kept;
        else
            ++waiting;
        text.remove_prefix(end);
    }
    const Named stored = counted("count", kept), unread = counted("others", others);
    std::string words =
        waiting == 0
            ? say("{count} games are among the saved ones now; {others} could not be read.", {stored, unread})
            : say("{count} games are among the saved ones now; {waiting} could not be stored and "
                  "last until this page is closed; {others} could not be read.",
                  {stored, counted("waiting", waiting), unread});
    if (known > 0)
        words = say("{words} {count} were there already.", {{"words", words}, counted("count", known)});
    return words;
}

// Of what was played; what is told of it.
std::string keep_history(App& app, std::string_view text) {
    const auto added = kept_of(app).history.merge(text);
    if (!added) return say("The statistics cannot be read: {reason}", {{"reason", added.problem().reason}});
    return *added == 0 ? say("All of these statistics were there already.")
                       : say("{count} entries are among the statistics now.",
                             {counted("count", static_cast<std::int64_t>(*added))});
}

} // namespace

void export_all(App& app) {
    std::string all = kept_of(app).history.text(today());
    for (const Headline& each : app.saves.games()) {
        const std::string record = app.saves.text(each.id);
        all += record;
        if (!record.empty() && record.back() != '\n') all += '\n';
    }
    platform::show_text(say("Statistics and saved games"), all, "cardfront.txt");
}

void open_texts(App& app, std::string_view text) {
    const bool with_history = text.substr(0, history_head.size()) == history_head;
    if (!with_history && text.find(next_record) == std::string_view::npos) return open_one_record(app, text);
    std::string words;
    if (with_history) {
        const std::size_t records = std::min(text.find(next_record), text.size() - 1) + 1;
        words = keep_history(app, text.substr(0, records));
        text.remove_prefix(records);
        command(app, "come statistics");
    }
    if (!text.empty()) {
        const std::string games = keep_records(app, text, with_history);
        words = words.empty() ? games : say("{words} {more}", {{"words", words}, {"more", games}});
        if (!with_history) open_screen(Screen::saves);
    }
    tell(words);
}

} // namespace cardfront::comeback
