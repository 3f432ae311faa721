#include "core/shelf.h"

#include "core/options.h"
#include "core/words.h"

namespace cardfront {

namespace {

std::string size_words(const Part& part, const Limits& limits, int amount) {
    const Named name{"part", part.label}, not_so{"count", std::to_string(amount)};
    const auto much = [&](int count) { return say(part.amount, {{"count", std::to_string(count)}}); };
    if (limits.least == limits.most)
        return say("{part}: exactly {amount}, not {count}.", {name, {"amount", much(limits.most)}, not_so});
    if (amount < limits.least)
        return say("{part}: at least {amount}, not {count}.", {name, {"amount", much(limits.least)}, not_so});
    return say("{part}: at most {amount}, not {count}.", {name, {"amount", much(limits.most)}, not_so});
}

} // namespace

int amount_of(const Shelf& shelf, const List& list, std::size_t part) {
    int amount = 0;
    for (std::size_t i = 0; i < shelf.items.size(); ++i)
        if (shelf.items[i].part == part) amount += list.counts[i] * shelf.items[i].weight;
    return amount;
}

std::vector<Fault> faults(const Shelf& shelf, const Setup& setup, const List& list) {
    std::vector<Fault> found;
    for (std::size_t part = 0; part < shelf.parts.size(); ++part) {
        const Limits limits = shelf.limits(setup, part);
        const int amount = amount_of(shelf, list, part);
        if (amount < limits.least || amount > limits.most)
            found.push_back({limits.size_rule, size_words(shelf.parts[part], limits, amount)});
        for (std::size_t i = 0; i < shelf.items.size(); ++i)
            if (shelf.items[i].part == part && list.counts[i] > limits.copies)
                found.push_back({limits.copies_rule, say("{item}: at most {copies}, not {count}.",
                                                         {{"item", shelf.items[i].name},
                                                          {"copies", std::to_string(limits.copies)},
                                                          {"count", std::to_string(list.counts[i])}})});
    }
    return found;
}

} // namespace cardfront
