#include "tools/tournament/worth.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cmath>
#include <map>
#include <mutex>
#include <thread>

namespace cardfront::tournament {

namespace {

// A game at some point, all that it goes on from.
struct Point {
    Position state;
    Random chance{0};
    SeatSet begun = 0; // who has done something
};

// What became of a card in one game.
struct Fate {
    bool had = false, playable = false, used = false;
    std::optional<Point> first_had; // of subjects whose two games part there
};
struct Outcome {
    double share = 0;
    std::vector<Fate> fates; // of the cards that are watched
};

// A game to be played on each deal from each seat, and the subjects that it is watched for.
struct Task {
    const Variation* variation = nullptr;
    std::vector<const Subject*> watched;
    // The subject's game with it, from which it parts where the card is first had; nullptr: it begins at the
    // start.
    const Task* parts_from = nullptr;
    std::size_t parts_at = 0;                   // the index there of the subject
    std::vector<std::vector<Outcome>> outcomes; // by deal, then by seat
};

// Follows the watched cards through one game.
class Watch {
  public:
    Watch(const Task& task, Seat holder) : task_(task), holder_(holder), fates_(task.watched.size()) {}

    void hear(std::vector<Event>& events) {
        for (const Event& event : events)
            each([&](const Subject& subject, Fate& fate) {
                if (subject.uses && subject.uses(event, holder_)) fate.had = fate.playable = fate.used = true;
            });
        events.clear();
    }
    void look(const Point& point) {
        each([&](const Subject& subject, Fate& fate) {
            if (fate.had || (subject.holds && !subject.holds(point.state, holder_))) return;
            fate.had = true;
            if (subject.same_until_had) fate.first_had = point;
        });
    }
    // Playable is what one of the legal actions would use at once.
    void ponder(const Position& state, const ActionList& actions) {
        bool open = false;
        each([&](const Subject& subject, Fate& fate) {
            open = open || (subject.uses && fate.had && !fate.playable);
        });
        if (!open) return;
        for (const Action& action : actions) {
            Position after = state;
            apply(after, action, Log(would_));
            for (const Event& event : would_)
                each([&](const Subject& subject, Fate& fate) {
                    if (fate.had && subject.uses && subject.uses(event, holder_)) fate.playable = true;
                });
            would_.clear();
        }
    }
    std::vector<Fate> fates() && { return std::move(fates_); }

  private:
    template <class F>
    void each(F&& f) {
        for (std::size_t n = 0; n < fates_.size(); ++n) f(*task_.watched[n], fates_[n]);
    }
    const Task& task_;
    Seat holder_;
    std::vector<Fate> fates_;
    std::vector<Event> would_;
};

Point opening(const Variation& variation, const Terms& terms, int deal, Seat holder, Log log) {
    Setup setup = terms.setup;
    setup.seed += static_cast<std::uint64_t>(deal);
    if (variation.set_up) variation.set_up(setup, holder, deal);
    return {start(terms.game, complete(terms.game, setup), log), Random(setup.seed ^ 0x5EED), 0};
}

Outcome play_on(const Task& task, Point point, std::vector<Event>& events, const Contender& player,
                const Terms& terms, int deal, Seat holder) {
    const Variation& variation = *task.variation;
    Position& state = point.state;
    Watch watch(task, holder);
    bool changed = !variation.change || variation.change(state, holder);
    ActionList actions;
    watch.hear(events);
    for (watch.look(point); turn(state) != nobody; watch.look(point)) {
        const Seat seat = turn(state);
        const std::uint64_t seed = point.chance.next();
        legal(state, actions);
        if (seat == holder) watch.ponder(state, actions);
        Action action = actions[0];
        const auto first =
            variation.first && !has(point.begun, seat) ? variation.first(seat, holder, deal) : std::nullopt;
        if (first && actions.contains(*first))
            action = *first;
        else if (actions.size() > 1)
            action = choose(player, state, actions, terms.setup.seats, seed);
        point.begun |= only(seat);
        apply(state, action, Log(events));
        watch.hear(events);
        if (!changed) changed = variation.change(state, holder);
        assert(state.game().sane(state));
    }
    return {share_of(terms.game, terms.setup.seats, state, holder), std::move(watch).fates()};
}

Outcome play_game(const Task& task, const Contender& player, const Terms& terms, int deal, Seat holder) {
    std::vector<Event> events;
    if (task.parts_from == nullptr) {
        const Point begun = opening(*task.variation, terms, deal, holder, Log(events));
        return play_on(task, begun, events, player, terms, deal, holder);
    }
    const Outcome& other = task.parts_from->outcomes[static_cast<std::size_t>(deal)][slot(holder)];
    const auto& parting = other.fates[task.parts_at].first_had;
    if (!parting) return {other.share, {}};
    return play_on(task, *parting, events, player, terms, deal, holder);
}

// All deals of all these tasks, on several threads.
template <class F>
void play_all(const std::vector<Task*>& tasks, const Contender& player, const Terms& terms, F&& one_more) {
    const int all = static_cast<int>(tasks.size()) * terms.deals;
    const int holders = teams(terms.game, terms.setup.seats);
    std::atomic<int> next = 0;
    std::mutex mutex;
    const auto work = [&] {
        for (int number = next++; number < all; number = next++) {
            Task& task = *tasks[static_cast<std::size_t>(number / terms.deals)];
            const int deal = number % terms.deals;
            std::vector<Outcome>& outcomes = task.outcomes[static_cast<std::size_t>(deal)];
            for (Seat holder = 0; holder < holders; ++holder)
                outcomes.push_back(play_game(task, player, terms, deal, holder));
            const std::lock_guard lock(mutex);
            one_more();
        }
    };
    std::vector<std::thread> threads;
    for (int n = 1; n < terms.threads; ++n) threads.emplace_back(work);
    work();
    for (std::thread& thread : threads) thread.join();
}

std::size_t place_of(const Subject& subject, const Task& task) {
    return static_cast<std::size_t>(std::find(task.watched.begin(), task.watched.end(), &subject) -
                                    task.watched.begin());
}

// By the variations' keys. Those that part from another one's games stand in `later`.
std::map<std::string, Task> tasks_of(const std::vector<Subject>& subjects, const Terms& terms,
                                     std::vector<Task*>& sooner, std::vector<Task*>& later) {
    std::map<std::string, Task> tasks;
    const auto task_for = [&](const Variation& variation) -> Task& {
        Task& task = tasks[variation.key];
        task.variation = &variation;
        task.outcomes.resize(static_cast<std::size_t>(terms.deals));
        return task;
    };
    for (const Subject& subject : subjects) {
        Task& with = task_for(subject.with);
        Task& plain = task_for(subject.plain);
        if (subject.same_until_had) {
            plain.parts_from = &with;
            plain.parts_at = with.watched.size();
        }
        with.watched.push_back(&subject);
    }
    for (auto& [key, task] : tasks) (task.parts_from == nullptr ? sooner : later).push_back(&task);
    return tasks;
}

template <class F>
double mean(const Worth& worth, F&& of) {
    double sum = 0;
    for (const auto& deal : worth.deals)
        for (const Trial& trial : deal) sum += of(trial);
    return worth.games() == 0 ? 0 : sum / worth.games();
}

} // namespace

double Worth::won() const {
    return mean(*this, [](const Trial& trial) { return trial.with; });
}
double Worth::plain_won() const {
    return mean(*this, [](const Trial& trial) { return trial.plain; });
}
double Worth::worth() const {
    return won() - plain_won();
}
double Worth::margin() const {
    std::vector<double> differences;
    differences.reserve(deals.size());
    for (const auto& deal : deals) {
        double sum = 0;
        for (const Trial& trial : deal) sum += trial.with - trial.plain;
        differences.push_back(sum / static_cast<double>(deal.size()));
    }
    return margin_of_mean(differences);
}
int Worth::games() const {
    return deals.empty() ? 0 : static_cast<int>(deals.size() * deals[0].size());
}
int Worth::count(bool Trial::*what) const {
    int found = 0;
    for (const auto& deal : deals)
        for (const Trial& trial : deal) found += trial.*what ? 1 : 0;
    return found;
}

std::vector<Worth> worths(const std::vector<Subject>& subjects, const Contender& player, const Terms& terms,
                          const std::function<void(int, int)>& progress) {
    std::vector<Task*> sooner;
    std::vector<Task*> later;
    const std::map<std::string, Task> tasks = tasks_of(subjects, terms, sooner, later);
    const int all = static_cast<int>(tasks.size()) * terms.deals;
    int done = 0;
    const auto one_more = [&] { progress(++done, all); };
    play_all(sooner, player, terms, one_more);
    play_all(later, player, terms, one_more);

    std::vector<Worth> out;
    for (const Subject& subject : subjects) {
        const Task& with = tasks.at(subject.with.key);
        const Task& plain = tasks.at(subject.plain.key);
        const std::size_t at = place_of(subject, with);
        Worth& worth = out.emplace_back();
        for (std::size_t deal = 0; deal < with.outcomes.size(); ++deal) {
            auto& trials = worth.deals.emplace_back();
            for (std::size_t seat = 0; seat < with.outcomes[deal].size(); ++seat) {
                const Outcome& outcome = with.outcomes[deal][seat];
                const Fate& fate = outcome.fates[at];
                trials.push_back(
                    {outcome.share, plain.outcomes[deal][seat].share, fate.had, fate.playable, fate.used});
            }
        }
    }
    return out;
}

cardfront::Result<std::vector<Subject>> subjects(const Terms& terms, const std::string& only) {
    const GameInfo& info = game_info(terms.game);
    std::vector<Subject> all;
    if (info.shelf != nullptr) {
        all = pieces(terms);
    } else if (info.key == std::string_view("poker-assault")) {
        if (terms.setup.options[0] != 0) return Problem{say("Its cards are measured in the standard game.")};
        all = powers_and_abilities(terms.setup.seats);
    } else {
        return Problem{say("This game has no cards that differ by more than rank and suit.")};
    }
    std::erase_if(all, [&](const Subject& subject) { return !begins_so(subject.name, only); });
    if (all.empty()) return Problem{say("No card's name begins with “{text}”.", {{"text", only}})};
    return all;
}

} // namespace cardfront::tournament
