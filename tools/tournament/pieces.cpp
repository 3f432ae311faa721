// The pieces of games with lists. A list changes in the set-up: for all copies of a piece others of its kind
// are brought, each in turn from deal to deal, so that "plain" is the mean of what could have been there.
#include "core/match/lists.h"
#include "tools/tournament/worth.h"

namespace cardfront::tournament {

namespace {

// Of tags of the groups that say what a piece is, and not what it does.
TagSet kind_of(const Shelf& shelf, const Item& item) {
    TagSet out = 0;
    for (std::size_t tag = 0; tag < shelf.tags.size(); ++tag) {
        const std::string_view group = shelf.tags[tag].group;
        if (group == "Kind" || group == "Deck") out |= tag_bit(tag) & item.tags;
    }
    return out;
}
std::string kind_words(const Shelf& shelf, const Item& item) {
    const TagSet kind = kind_of(shelf, item);
    std::string words;
    for (std::size_t tag = 0; tag < shelf.tags.size(); ++tag)
        if ((kind & tag_bit(tag)) != 0) words = say(shelf.tags[tag].label); // the last says most
    return words;
}

std::vector<std::size_t> peers_of(const Shelf& shelf, std::size_t piece) {
    std::vector<std::size_t> out;
    const Item& item = shelf.items[piece];
    for (std::size_t other = 0; other < shelf.items.size(); ++other) {
        const Item& each = shelf.items[other];
        if (other != piece && each.part == item.part && each.weight == item.weight &&
            kind_of(shelf, each) == kind_of(shelf, item))
            out.push_back(other);
    }
    return out;
}

// `list` with others for all copies of `piece`, the first of them peer number `turn`; nothing where the rules
// allow none.
std::optional<List> without(const Shelf& shelf, const Setup& setup, List list, std::size_t piece, int turn) {
    const std::vector<std::size_t> peers = peers_of(shelf, piece);
    int missing = list.counts[piece];
    list.counts[piece] = 0;
    for (std::size_t n = 0; n < peers.size() && missing > 0; ++n) {
        const std::size_t peer = peers[(static_cast<std::size_t>(turn) + n) % peers.size()];
        const int room = shelf.limits(setup, shelf.items[piece].part).copies - list.counts[peer];
        const int more = std::min(missing, std::max(0, room));
        list.counts[peer] = static_cast<std::uint8_t>(list.counts[peer] + more);
        missing -= more;
    }
    if (missing > 0 || !faults(shelf, setup, list).empty()) return std::nullopt;
    return list;
}

// `list` with `piece` in place of a peer of which it has so many.
std::optional<List> with_instead(const Shelf& shelf, const Setup& setup, const List& list,
                                 std::size_t piece) {
    for (const std::size_t peer : peers_of(shelf, piece)) {
        List changed = list;
        std::swap(changed.counts[peer], changed.counts[piece]);
        if (changed.counts[piece] > 0 && faults(shelf, setup, changed).empty()) return changed;
    }
    return std::nullopt;
}

// Lists that a game of one deal is played with: the holder's by the number of the deal, the others' each of
// the ready ones in turn.
using Holders = std::function<List(int deal)>;
Variation variation(std::string key, const std::vector<List>& ready, Holders holders) {
    Variation out;
    out.key = std::move(key);
    out.set_up = [ready, holders = std::move(holders)](Setup& setup, Seat holder, int deal) {
        for (const Seat seat : SeatRange(setup.seats))
            setup.lists[slot(seat)] =
                seat == holder
                    ? holders(deal)
                    : ready[static_cast<std::size_t>(deal + (seat < holder ? 1 : 0)) % ready.size()];
    };
    return out;
}

std::function<bool(const Event&, Seat)> use_of_piece(const Terms& terms, const Position& state,
                                                     const Item& item) {
    const GameInfo& info = game_info(terms.game);
    if (info.used < 0) return {};
    for (int number = 0; number < info.cards; ++number)
        if (card_words(seen_by(all_open, state), info.card(number)) == say(item.name))
            return [used = info.used, card = info.card(number)](const Event& event, Seat holder) {
                return event.what == used && event.card == card && event.seat == holder;
            };
    return {};
}

} // namespace

std::vector<Subject> pieces(const Terms& terms) {
    const Shelf& shelf = game_info(terms.game).shelf();
    const Position state = start(terms.game, complete(terms.game, terms.setup), Log{});
    std::vector<List> ready;
    for (std::size_t i = 0; i < shelf.ready.size(); ++i)
        if (is_offered(shelf, i, terms.setup)) ready.push_back(ready_list(shelf, i));
    const auto named = [&](std::size_t list) { return "ready " + std::to_string(list); };
    std::vector<Subject> out;
    for (std::size_t piece = 0; piece < shelf.items.size(); ++piece) {
        const Item& item = shelf.items[piece];
        std::size_t host = 0;
        for (std::size_t i = 1; i < ready.size(); ++i)
            if (ready[i].counts[piece] > ready[host].counts[piece]) host = i;
        Subject subject{
            say(item.name), kind_words(shelf, item), {}, {}, {}, use_of_piece(terms, state, item)};
        if (!ready.empty() && ready[host].counts[piece] > 0) {
            std::vector<List> lists; // without it
            for (int turn = 0; turn < static_cast<int>(peers_of(shelf, piece).size()); ++turn)
                if (auto list = without(shelf, terms.setup, ready[host], piece, turn)) lists.push_back(*list);
            if (lists.empty()) continue;
            subject.with = variation(named(host), ready, [list = ready[host]](int) { return list; });
            subject.plain = variation(std::string("without ") + item.key, ready, [lists](int deal) {
                return lists[static_cast<std::size_t>(deal) % lists.size()];
            });
            out.push_back(std::move(subject));
            continue;
        }
        for (std::size_t i = 0; i < ready.size(); ++i) {
            const auto changed = with_instead(shelf, terms.setup, ready[i], piece);
            if (!changed) continue;
            subject.with =
                variation(std::string("with ") + item.key, ready, [list = *changed](int) { return list; });
            subject.plain = variation(named(i), ready, [list = ready[i]](int) { return list; });
            out.push_back(std::move(subject));
            break;
        }
    }
    return out;
}

} // namespace cardfront::tournament
