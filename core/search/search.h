// Information-set Monte Carlo tree search with a single observer (Cowling, Powley and Whitehouse,
// "Information set Monte Carlo tree search", 2012): each iteration fills in what the player cannot see at
// random, goes down one tree of actions by upper confidence bounds (Kocsis and Szepesvári 2006) over the
// actions that are legal in this world, where a child's bound counts the iterations in which it was
// available, adds one node, plays on with the game's plain player, and hands each player on the way their own
// value.
//
// The same view, manner, seed and number of iterations give the same tree on every machine: nothing but
// integers and the exactly rounded operations + - * / and square root.
#pragma once

#include "core/search/thinker.h"

#include <bit>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace cardfront {

namespace detail {
// log2, by straight lines between the powers of 2: at most 0.09 too low, and the same everywhere.
inline float rough_log2(std::uint32_t n) { // needs n > 0
    return static_cast<float>(std::bit_width(n)) - 2.0F +
           static_cast<float>(n) / static_cast<float>(std::bit_floor(n));
}
} // namespace detail

template <Thinks S>
class Search {
  public:
    static constexpr std::size_t most_nodes = 1U << 19U; // then the tree stays as it is

    // Needs a redacted view of the seat to move, and how many play. Nodes for the iterations are set aside at
    // once; 0: only choices() may be asked.
    Search(const S& view, int seats, const Manner& manner, std::uint64_t seed)
        : view_(view),
          seats_(seats),
          seat_(view.turn()),
          horizon_(horizon_of(view)),
          careless_(manner.careless),
          random_(seed) {
        nodes_.reserve(std::min<std::size_t>(most_nodes, 2U * std::size_t{manner.iterations} + 1U));
        path_.reserve(longest_path);
        nodes_.push_back({});
        look(view, choices_);
        lead_ = lead(view);
        overlook(manner.overlooks);
        figures_.resize(choices_.size());
    }

    // Goes without that choice, from the beginning on. Needs another.
    void leave_out(Action action) {
        assert(iterations() == 0);
        ActionList kept;
        for (const Action& choice : choices_)
            if (choice != action) kept.push_back(choice);
        assert(!kept.empty());
        choices_ = kept;
    }

    const ActionList& choices() const { return choices_; }
    std::uint32_t iterations() const { return nodes_[0].visits; }

    // One iteration; gives the number of actions applied, a measure of the time it took.
    int iterate() {
        assert(nodes_.capacity() > 1);
        state_ = view_;
        state_.determinize(seat_, Random(random_.next()));
        Random chance(random_.next());
        path_.clear();
        int applied = 0;
        std::uint32_t node = 0;
        for (bool grown = false; !grown && path_.size() < longest_path && goes_on(applied); ++applied) {
            const Seat mover = state_.turn();
            if (node != 0) look(state_, legal_);
            const std::uint32_t child = pick(node, node == 0 ? choices_ : legal_, chance, grown);
            if (child == 0) break; // the tree is full
            state_.apply(nodes_[child].action, Log{});
            path_.push_back({child, mover});
            node = child;
        }
        applied = play_on(applied, chance);
        reward();
        return applied;
    }

    // Is it sure what best() will be after `more` iterations? One of them tries one choice once.
    bool settled(std::uint32_t more) const {
        std::uint32_t most = 0, second = 0;
        for (std::uint32_t child = nodes_[0].first; child != 0; child = nodes_[child].next) {
            const std::uint32_t visits = nodes_[child].visits;
            if (visits > most)
                second = std::exchange(most, visits);
            else
                second = std::max(second, visits);
        }
        return most - second > more;
    }

    // The most tried; of equals the better, then the first. Legal at any time.
    Action best() const {
        const Node* found = nullptr;
        for (std::uint32_t child = nodes_[0].first; child != 0; child = nodes_[child].next) {
            const Node& node = nodes_[child];
            if (found == nullptr || better(node, *found)) found = &node;
        }
        return found == nullptr ? choices_[0] : found->action;
    }

    // All choices that have been tried, the best first.
    std::vector<Candidate> candidates() const {
        std::vector<const Node*> tried;
        for (std::uint32_t child = nodes_[0].first; child != 0; child = nodes_[child].next)
            tried.push_back(&nodes_[child]);
        std::stable_sort(tried.begin(), tried.end(),
                         [](const Node* one, const Node* two) { return better(*one, *two); });
        std::vector<Candidate> out;
        for (const Node* const node : tried) {
            Candidate found = figures_[node->choice];
            found.action = node->action;
            found.visits = node->visits;
            found.value = static_cast<int>(node->mean);
            out.push_back(found);
        }
        return out;
    }

  private:
    struct Node {
        Action action;
        std::uint32_t first = 0, next = 0; // child, sibling (in ascending order of actions); 0: none
        std::uint32_t visits = 0, available = 0;
        std::uint32_t children = 0;
        std::uint32_t choice = 0; // at the root: its index among the choices
        float inverse = 0;        // 1 / visits
        double mean = 0;          // of the values for who chose the action
    };
    struct Visit {
        std::uint32_t node;
        Seat mover;
    };
    static bool better(const Node& one, const Node& two) {
        return one.visits != two.visits ? one.visits > two.visits : one.mean > two.mean;
    }
    static constexpr std::size_t longest_path = 128; // actions; deeper ones are played, not searched
    // Upper confidence bound's weight, in standard deviations of the values at the root.
    static constexpr float exploration = 1.0F;

    static void look(const S& state, ActionList& out) {
        if constexpr (Discerns<S>)
            state.sensible(out);
        else
            state.legal(out);
    }

    bool goes_on(int applied) const { return state_.turn() != nobody && (applied == 0 || !is_pause(state_)); }

    void overlook(std::uint32_t per_cent) {
        if (per_cent == 0) return;
        ActionList kept;
        for (const Action& action : choices_)
            if (random_.below(100) >= per_cent) kept.push_back(action);
        if (kept.empty())
            kept.push_back(choices_[random_.below(static_cast<std::uint32_t>(choices_.size()))]);
        choices_ = kept;
    }

    // The child to go to; 0: a new one is wanted and there is no room. Below the root a node gets a second
    // child and more only slowly (progressive widening: Coulom 2007), in the order in which the plain player
    // thinks of them; at the root all choices are tried.
    std::uint32_t pick(std::uint32_t node, const ActionList& legal, Random& chance, bool& grown) {
        std::uint32_t best = 0;
        float highest = 0;
        std::size_t known = 0;
        std::uint32_t* link = &nodes_[node].first;
        std::size_t i = 0;
        while (*link != 0 && i < legal.size()) {
            const std::uint32_t at = *link;
            Node& child = nodes_[at];
            if (child.action < legal[i]) {
                link = &child.next;
            } else if (legal[i] < child.action) {
                ++i;
            } else {
                ++child.available;
                ++known;
                const float bound = static_cast<float>(child.mean) +
                                    spread_ * std::sqrt(detail::rough_log2(child.available) * child.inverse);
                if (best == 0 || bound > highest) best = at, highest = bound;
                link = &child.next;
                ++i;
            }
        }
        if (known == legal.size()) return best;
        const Node& here = nodes_[node];
        const bool widen = node == 0 || known == 0 || here.children * here.children <= here.visits;
        if (!widen) return best;
        if (nodes_.size() == nodes_.capacity()) return best;
        grown = legal.size() > 1; // what is forced is no decision, and the iteration goes on below it
        if (node != 0)
            if (const Action thought = playout_choice(state_, chance); !has_child(node, thought))
                return add_child(node, thought);
        // One of the untried, each equally likely.
        auto left = chance.below(static_cast<std::uint32_t>(legal.size() - known));
        for (std::uint32_t at = 0; at < legal.size(); ++at)
            if (!has_child(node, legal[at]) && left-- == 0) {
                const std::uint32_t made = add_child(node, legal[at]);
                nodes_[made].choice = at;
                return made;
            }
        return best;
    }

    bool has_child(std::uint32_t node, Action action) const {
        std::uint32_t child = nodes_[node].first;
        while (child != 0 && nodes_[child].action < action) child = nodes_[child].next;
        return child != 0 && nodes_[child].action == action;
    }

    std::uint32_t add_child(std::uint32_t node, Action action) {
        const auto made = static_cast<std::uint32_t>(nodes_.size());
        std::uint32_t* link = &nodes_[node].first;
        while (*link != 0 && nodes_[*link].action < action) link = &nodes_[*link].next;
        Node child;
        child.action = action;
        child.next = *link;
        child.available = 1;
        *link = made;
        ++nodes_[node].children;
        nodes_.push_back(child); // within its capacity: links stay good
        return made;
    }

    // By the plain player, up to the horizon; gives the number of actions applied in all. A function of its
    // own with a chance of its own, for the sake of registers: WebAssembly gains a sixth.
    [[gnu::noinline]] int play_on(int applied, Random chance) {
        for (int n = 0; n < horizon_ && goes_on(applied); ++applied) {
            if (lets_go_by()) continue;
            state_.apply(careless_ == 0 ? playout_choice(state_, chance) : careless_choice(chance), Log{});
            ++n;
        }
        return applied;
    }

    // A window in which there is nothing to answer with is no decision, and does not count.
    bool lets_go_by() {
        if (!is_window(state_)) return false;
        state_.legal(legal_);
        if (legal_.size() > 1) return false;
        state_.apply(legal_[0], Log{});
        return true;
    }

    Action careless_choice(Random& chance) {
        if (chance.below(100) >= careless_) return playout_choice(state_, chance);
        look(state_, legal_);
        return legal_[chance.below(static_cast<std::uint32_t>(legal_.size()))];
    }

    void reward() {
        std::array<int, most_seats> values{};
        SeatSet valued = 0;
        for (const Visit& visit : path_) {
            const auto mover = static_cast<std::size_t>(visit.mover);
            if (!has(valued, visit.mover))
                values[mover] = state_.value(visit.mover), valued |= only(visit.mover);
            Node& node = nodes_[visit.node];
            ++node.visits;
            node.inverse = 1.0F / static_cast<float>(node.visits);
            node.mean += (values[mover] - node.mean) / node.visits;
        }
        ++nodes_[0].visits;
        const auto mine = static_cast<double>(values[static_cast<std::size_t>(seat_)]);
        sum_ += mine;
        squares_ += mine * mine;
        const double count = nodes_[0].visits;
        const double variance = squares_ / count - (sum_ / count) * (sum_ / count);
        spread_ = exploration * static_cast<float>(std::sqrt(variance > 1 ? variance : 1));
        note(state_);
    }

    // For the figures of the choice that was tried.
    void note(const S& end) {
        Candidate& figures = figures_[nodes_[path_[0].node].choice];
        const int change = lead(end) - lead_;
        if (change > 0) ++figures.gains;
        if (change < 0) ++figures.losses;
    }

    int lead(const S& state) const {
        int others = 0;
        bool first = true;
        const int mine = S::seating.team(seats_, seat_);
        for (const Seat seat : SeatRange(seats_)) {
            if (S::seating.team(seats_, seat) == mine) continue;
            const int theirs = state.score(seat);
            if (first || theirs > others) others = theirs;
            first = false;
        }
        return state.score(seat_) - others;
    }

    S view_;
    int seats_;
    Seat seat_;
    int horizon_; // decisions of a playout
    std::uint32_t careless_;
    Random random_;
    ActionList choices_;
    ActionList legal_;
    S state_{};
    std::vector<Node> nodes_;
    std::vector<Visit> path_;
    std::vector<Candidate> figures_; // by choice
    int lead_ = 0;
    double sum_ = 0, squares_ = 0;
    float spread_ = 500;
};

} // namespace cardfront
