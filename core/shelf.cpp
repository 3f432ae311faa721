#include "core/shelf.h"

#include "core/options.h"
#include "core/text/text.h"
#include "core/words.h"

#include <algorithm>

namespace cardfront {

namespace {

std::string size_words(const Part& part, const Limits& limits, int amount) {
    const Named name{"part", say(part.label)}, not_so{"count", std::to_string(amount)};
    const auto much = [&](int count) { return say_count(count, part.amount); };
    if (limits.least == limits.most)
        return say("{part}: exactly {amount}, not {count}.", {name, {"amount", much(limits.most)}, not_so});
    if (amount == 0 && limits.least == 1) return say("{part}: nothing is in it.", {name});
    if (amount < limits.least)
        return say("{part}: at least {amount}, not {count}.", {name, {"amount", much(limits.least)}, not_so});
    return say("{part}: at most {amount}, not {count}.", {name, {"amount", much(limits.most)}, not_so});
}

std::string lower(std::string_view text) {
    std::string out(text);
    for (char& c : out)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return out;
}

} // namespace

int amount_of(const Shelf& shelf, const List& list, std::size_t part) {
    int amount = 0;
    for (std::size_t i = 0; i < shelf.items.size(); ++i)
        if (shelf.items[i].part == part) amount += list.counts[i] * shelf.items[i].weight;
    return amount;
}

std::vector<int> curve(const Shelf& shelf, const List& list, std::size_t part) {
    int least = 255, most = 0;
    for (const Item& item : shelf.items)
        if (item.part == part)
            least = std::min<int>(least, item.weight), most = std::max<int>(most, item.weight);
    if (least >= most) return {};
    std::vector<int> pieces(static_cast<std::size_t>(most) + 1);
    for (std::size_t i = 0; i < shelf.items.size(); ++i)
        if (shelf.items[i].part == part) pieces[shelf.items[i].weight] += list.counts[i];
    return pieces;
}

bool has_tags(const Shelf& shelf, const Item& item, TagSet wanted) {
    for (std::size_t i = 0; i < shelf.tags.size();) {
        const std::string_view group = shelf.tags[i].group;
        TagSet of_group = 0;
        for (; i < shelf.tags.size() && shelf.tags[i].group == group; ++i) of_group |= tag_bit(i);
        if ((wanted & of_group) != 0 && (wanted & of_group & item.tags) == 0) return false;
    }
    return true;
}

bool has_words(const Shelf& shelf, const Item& item, std::string_view words) {
    std::string all = say(item.name);
    const auto add = [&](std::string_view more) { (all += '\n') += more; };
    add(say(item.text));
    add(item.facts());
    for (std::size_t i = 0; i < shelf.tags.size(); ++i)
        if ((item.tags & tag_bit(i)) != 0) add(say(shelf.tags[i].label));
    all = lower(all);
    const auto wanted = split(words, ' ');
    return std::all_of(wanted.begin(), wanted.end(),
                       [&all](std::string_view word) { return all.find(lower(word)) != std::string::npos; });
}

std::string in_hand_words(const Item& item) {
    return say("In your hand: {card}. {facts}. {text}",
               {{"card", say(item.name)}, {"facts", item.facts()}, {"text", say(item.text)}});
}

Grid::Cell in_hand_cell(const Item& item, Place at, std::int16_t card) {
    return {say("{card}. {facts}. {text}",
                {{"card", say(item.name)}, {"facts", item.facts()}, {"text", say(item.text)}}),
            at, card};
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
                                                         {{"item", say(shelf.items[i].name)},
                                                          {"copies", std::to_string(limits.copies)},
                                                          {"count", std::to_string(list.counts[i])}})});
    }
    return found;
}

} // namespace cardfront
