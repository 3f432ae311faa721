// The rest of a list that is begun: first as the ready list has it that is most like it, then what of the
// pool is most like what is in it.
#include "web/builder/builder.h"

#include <algorithm>
#include <numeric>

namespace cardfront::builder {

namespace {

// How much of a part more there should be: as many cards as are asked for, all stars that may be used.
struct Space {
    int wanted, most;
    Space(const Shelf& shelf, const Setup& setup, const List& list, std::size_t part) {
        const Limits limits = shelf.limits(setup, part);
        const int has = amount_of(shelf, list, part);
        most = limits.most - has;
        wanted = limits.least > 1 ? limits.least - has : most;
    }
    bool takes(const Item& item) const { return wanted > 0 && item.weight <= most; }
    void take(const Item& item) { wanted -= item.weight, most -= item.weight; }
};

int shared_pieces(const List& one, const List& other) {
    return std::transform_reduce(one.counts.begin(), one.counts.end(), other.counts.begin(), 0, std::plus<>(),
                                 [](int a, int b) { return std::min(a, b); });
}

// Of those that are offered, the one that shares most with it; the first of several.
List most_like(const Shelf& shelf, const Setup& setup, const List& list) {
    List best;
    int most = -1;
    for (std::size_t i = 0; i < shelf.ready.size(); ++i) {
        if (!is_offered(shelf, i, setup)) continue;
        const List ready = ready_list(shelf, i);
        if (const int shared = shared_pieces(list, ready); shared > most) most = shared, best = ready;
    }
    return best;
}

// All items, those first of which the list has most that have the same tags.
std::vector<std::size_t> by_likeness(const Shelf& shelf, const List& list) {
    std::vector<int> has(shelf.tags.size()), likeness(shelf.items.size());
    const auto each_tag = [&](std::size_t item, auto&& f) {
        for (std::size_t tag = 0; tag < has.size(); ++tag)
            if ((shelf.items[item].tags & tag_bit(tag)) != 0) f(tag);
    };
    for (std::size_t i = 0; i < likeness.size(); ++i)
        each_tag(i, [&](std::size_t tag) { has[tag] += list.counts[i]; });
    for (std::size_t i = 0; i < likeness.size(); ++i)
        each_tag(i, [&](std::size_t tag) { likeness[i] += has[tag]; });
    std::vector<std::size_t> out(shelf.items.size());
    std::iota(out.begin(), out.end(), std::size_t{0});
    std::stable_sort(out.begin(), out.end(),
                     [&](std::size_t one, std::size_t other) { return likeness[one] > likeness[other]; });
    return out;
}

// Puts in one of each in turn, as often as `most` allows.
template <class Most>
void add_in_turn(const Shelf& shelf, const Setup& setup, List& list, const std::vector<std::size_t>& order,
                 Most&& most) {
    for (std::size_t part = 0; part < shelf.parts.size(); ++part) {
        Space space(shelf, setup, list, part);
        const int copies = shelf.limits(setup, part).copies;
        for (int count = 1; count <= copies; ++count)
            for (const std::size_t i : order) {
                const Item& item = shelf.items[i];
                if (item.part != part || list.counts[i] >= count || count > most(i) || !space.takes(item))
                    continue;
                ++list.counts[i];
                space.take(item);
            }
    }
}

} // namespace

bool is_short(const Shelf& shelf, const Setup& setup, const List& list) {
    for (std::size_t part = 0; part < shelf.parts.size(); ++part)
        if (Space(shelf, setup, list, part).wanted > 0) return true;
    return false;
}

bool can_fill(const Shelf& shelf, const Setup& setup, const List& list) {
    for (std::size_t part = 0; part < shelf.parts.size(); ++part) {
        const Space space(shelf, setup, list, part);
        const int copies = shelf.limits(setup, part).copies;
        for (std::size_t i = 0; i < shelf.items.size(); ++i)
            if (shelf.items[i].part == part && list.counts[i] < copies && space.takes(shelf.items[i]))
                return true;
    }
    return false;
}

List filled(const Shelf& shelf, const Setup& setup, List list) {
    const List model = most_like(shelf, setup, list);
    std::vector<std::size_t> order(shelf.items.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    add_in_turn(shelf, setup, list, order, [&](std::size_t i) { return int{model.counts[i]}; });
    add_in_turn(shelf, setup, list, by_likeness(shelf, list), [](std::size_t) { return most_copies; });
    return list;
}

} // namespace cardfront::builder
