// How the texts of a saved game become a match again, or at least its log and its record.
#include "core/match/position.h"
#include "core/text/text.h"
#include "web/platform/platform.h"
#include "web/store/saved_game.h"

#include <algorithm>

namespace cardfront {

std::optional<std::string> SavedGame::chunk_text(std::size_t number) const {
    const auto waits = waiting_chunks_.find(number);
    return waits != waiting_chunks_.end() ? std::optional(waits->second)
                                          : platform::store_get(chunk_key(id_, number));
}

std::optional<std::string> SavedGame::slot_text(std::size_t slot) const {
    return waits() && slot == older_slot() ? std::optional(waiting_tail_)
                                           : platform::store_get(slot_key(id_, slot));
}

std::optional<SavedPart> SavedGame::chunk_part(std::size_t number) const {
    const auto text = chunk_text(number);
    if (!text) return std::nullopt;
    ReadPart read = read_part(*text);
    if (read.condition != Condition::sound) return std::nullopt;
    return std::move(read.part);
}

// The number after the greatest of a chunk that is in the store.
std::size_t SavedGame::chunks_present() const {
    std::size_t end = 0;
    for (const std::string& key : platform::store_keys())
        if (const auto parts = split(key, '.'); parts.size() == 3 && parts[0] == "save" && parts[1] == id_)
            if (const auto number = parse_number(parts[2], most_chunks))
                end = std::max<std::size_t>(end, *number + 1);
    return end;
}

// Tails, or without one chunks, the newest first. None where another program wrote a newer one:
// what is older is not to be gone on from.
std::vector<SavedPart> SavedGame::candidates() const {
    std::vector<SavedPart> all;
    const auto add = [&](SavedPart part) {
        all.insert(std::upper_bound(all.begin(), all.end(), part, is_newer), std::move(part));
    };
    for (std::size_t slot = 0; slot < 2; ++slot) {
        const auto text = slot_text(slot);
        if (!text) continue;
        ReadPart read = read_part(*text);
        if (read.condition == Condition::foreign) return {};
        if (read.condition == Condition::sound) add(std::move(read.part));
    }
    for (std::size_t end = all.empty() ? chunks_present() : 0, number = 0; number < end; ++number)
        if (auto part = chunk_part(number)) add(std::move(*part));
    return all;
}

SavedGame::History SavedGame::history(const SavedPart& part) const {
    History history;
    history.record = part.head;
    history.bytes_before = part.chunk_bytes;
    std::uint64_t chain = 0;
    for (std::size_t number = part.first_chunk; number < part.end_chunk; ++number) {
        const auto text = chunk_text(number);
        const ReadPart read = text ? read_part(*text) : ReadPart{};
        const SavedPart& chunk = read.part;
        if (read.condition != Condition::sound || chunk.first_chunk != part.first_chunk ||
            chunk.end_chunk != number || chunk.chain != chain)
            return history;
        if (number == part.first_chunk) history.bytes_before = chunk.chunk_bytes;
        chain = chunk.sum;
        history.record += record_lines(chunk);
        history.chunks.push_back({chain, chunk.chunk_bytes + text->size(), 0});
        history.checks.emplace_back(chunk.actions, chunk.fingerprint);
    }
    history.record += record_lines(part);
    history.checks.emplace_back(part.actions, part.fingerprint);
    history.whole = chain == part.chain;
    return history;
}

std::optional<Match> SavedGame::replay(const SavedPart& part, std::string& reason) {
    History past = history(part);
    if (part.first_chunk > most_first_chunk) {
        reason = say("It counts further than any game goes.");
        return std::nullopt;
    }
    if (!past.whole) {
        reason = say("A part of its history is damaged.");
        return std::nullopt;
    }
    auto match = Match::from_record(past.record + end_of_record(past.record, part.actions));
    if (!match) {
        reason = match.problem().reason;
        return std::nullopt;
    }
    for (const auto& [actions, print] : past.checks)
        if (actions > match->steps().size() ||
            fingerprint(match->state_at(actions), match->setup().setup.seats) != print) {
            reason = say("Its rules have changed since.");
            return std::nullopt;
        }
    first_chunk_ = part.first_chunk;
    bytes_before_ = past.bytes_before;
    for (std::size_t i = 0; i < past.chunks.size(); ++i) {
        const std::size_t end = (i + 1) * chunk_actions;
        if (past.checks[i].first != end) break; // those from here on are written anew
        past.chunks[i].state = hash(match->state_at(end));
        chunks_.push_back(past.chunks[i]);
    }
    return std::move(*match);
}

// What can no longer be replayed stays as what came before: its chunks, and the actions of this part as one.
std::optional<Match> SavedGame::go_on(const SavedPart& part) {
    const std::string head = setup_of_head(part.head);
    const std::size_t earlier = words_of_head(part.head).earlier + part.actions;
    if (earlier > most_record_bytes || part.end_chunk >= most_first_chunk)
        return std::nullopt; // see saved_part.h
    const auto begun = Match::from_record(head + end_of_record(head, 0));
    if (!begun) return std::nullopt;
    const auto position = read_position(begun->setup().game, part.position);
    if (!position) return std::nullopt;
    first_chunk_ = part.end_chunk;
    bytes_before_ = part.chunk_bytes;
    if (!part.lines.empty()) {
        SavedPart chunk = part;
        chunk.position.clear();
        std::string text = text_of(chunk);
        bytes_before_ += text.size();
        waiting_chunks_[first_chunk_++] = std::move(text);
    }
    return Match(begun->setup(), *position, earlier);
}

std::vector<KeptLine> SavedGame::log_before(std::size_t end_chunk) const {
    std::vector<KeptLine> log;
    for (std::size_t number = 0; number < end_chunk; ++number)
        if (const auto part = chunk_part(number))
            add_log(*part, log);
        else
            log.push_back({log.empty() ? 0 : log.back().action, say("Here a part of the log is missing."),
                           Weight::strong});
    return log;
}

// Reads anew what is stored, except where something waits here that was made from what was read then.
void SavedGame::forget_match() {
    SavedGame fresh(id_);
    if (waits() && !(platform::store_ours() && moved_on())) {
        fresh.waiting_chunks_ = std::move(waiting_chunks_);
        fresh.waiting_tail_ = std::move(waiting_tail_);
        fresh.stamps_ = stamps_;
        fresh.ends_ = ends_;
        fresh.replaced_ = std::move(replaced_);
    } else {
        const auto now = slots();
        for (std::size_t slot = 0; slot < 2; ++slot) {
            fresh.stamps_[slot] = now[slot].read.part.stamp;
            fresh.ends_[slot] = now[slot].read.part.end_chunk;
        }
    }
    *this = std::move(fresh);
    present_end_ = chunks_present();
}

// The text of a newer program; nothing if there is none.
std::optional<std::string> SavedGame::foreign_text() const {
    for (std::size_t slot = 0; slot < 2; ++slot)
        if (auto text = slot_text(slot); text && read_part(*text).condition == Condition::foreign)
            return text;
    return std::nullopt;
}

Opened SavedGame::open() {
    forget_match();
    const std::vector<SavedPart> parts = candidates();
    if (parts.empty() && foreign_text())
        return {.as = Opened::As::older_version, .reason = say("A newer version of this page wrote it.")};
    if (parts.empty()) return {.reason = say("Nothing of this game can be read.")};
    Opened opened;
    for (const SavedPart& part : parts) {
        std::string why;
        if ((opened.match = replay(part, why))) {
            opened.as = Opened::As::replayed;
        } else if ((opened.match = go_on(part))) {
            opened.as = Opened::As::from_position;
            opened.reason = say("{why} The game goes on from where it stood.", {{"why", why}});
        } else {
            if (opened.reason.empty()) opened.reason = why;
            continue;
        }
        latest_ = part;
        opened.log = log_before(first_chunk_);
        return opened;
    }
    opened.as = Opened::As::older_version;
    opened.reason = say("This version of the page cannot go on with it. {why}", {{"why", opened.reason}});
    opened.log = log_before(parts[0].end_chunk);
    add_log(parts[0], opened.log);
    return opened;
}

std::string SavedGame::record() const {
    for (const SavedPart& part : candidates()) {
        if (const History past = history(part); past.whole)
            return past.record + end_of_record(past.record, part.actions);
        if (part.position.empty()) continue;
        const std::size_t actions = words_of_head(part.head).earlier + part.actions;
        const std::string head =
            setup_of_head(part.head) + "position " + std::to_string(actions) + ' ' + part.position + '\n';
        return head + end_of_record(head, 0);
    }
    return foreign_text().value_or("");
}

} // namespace cardfront
