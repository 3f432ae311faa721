// Whatever lies in the store: no crash, no wrong game, no loss of another one; what a damage leaves of a game
// is used.
#include "tests/core/store/saved.h"

#include "core/text/text.h"

#include <cstdio>

namespace cardfront {

namespace {

using Damage = SavesTest;

// Opens the first game with this text at `key`, and looks that all is well with the other.
Opened with_text(const Stage& stage, const std::string& key, const std::string& text) {
    fake().texts = stage.texts;
    fake().texts[key] = text;
    Saves saves;
    saves.load();
    const Headline* const other = saves.find(stage.other_id);
    EXPECT_NE(other, nullptr);
    Opened opened = saves.open(stage.id);
    EXPECT_EQ(saves.open(stage.other_id).as, Opened::As::replayed);
    return opened;
}

bool is_kept(const std::string& text) {
    const auto& texts = fake().texts;
    return std::any_of(texts.begin(), texts.end(), [&](const auto& kept) {
        return kept.first.substr(0, 8) == "damaged." && Saves::damaged_text(kept.first) == text;
    });
}

} // namespace

TEST_F(Damage, OfANewerTailLeavesTheOlder) {
    const Stage stage(130);
    const std::string key = stage.newer(), whole = stage.texts.at(key);
    const auto expect_older = [&](const std::string& text) {
        const Opened opened = with_text(stage, key, text);
        ASSERT_EQ(opened.as, Opened::As::replayed) << opened.reason;
        ASSERT_EQ(opened.match->state(), stage.before.state());
        ASSERT_EQ(opened.match->steps().size(), 129U);
        ASSERT_TRUE(is_kept(text));
    };
    for (std::size_t at = 0; at < whole.size(); at += at < 400 ? 1 : 7) {
        std::string altered = whole;
        altered[at] = static_cast<char>(altered[at] + 1);
        expect_older(altered);
        altered[at] = '\n';
        if (altered != whole) expect_older(altered);
        expect_older(whole.substr(0, at));
    }
    expect_older(whole + "1 stop\n");
    expect_older(whole + whole);
    expect_older(std::string(100, '\0'));
}

TEST_F(Damage, OfAChunkGoesOnFromThePosition) {
    const Stage stage(130);
    for (const std::size_t number : {0U, 1U}) {
        const std::string key = chunk_key(stage.id, number), whole = stage.texts.at(key);
        const auto expect_position = [&](const std::string& text) {
            const Opened opened = with_text(stage, key, text);
            ASSERT_EQ(opened.as, Opened::As::from_position) << opened.reason;
            ASSERT_EQ(opened.match->state(), stage.match.state());
            ASSERT_EQ(opened.match->earlier(), 130U);
            ASSERT_FALSE(opened.reason.empty());
            ASSERT_EQ(fake().texts.at(key), text) << "it stays";
        };
        for (std::size_t at = 0; at < whole.size(); at += 19) {
            std::string altered = whole;
            altered[at] = static_cast<char>(altered[at] ^ 1);
            expect_position(altered);
            expect_position(whole.substr(0, at));
        }
        expect_position(stage.texts.at(chunk_key(stage.id, 1 - number)));
        expect_position(stage.texts.at(stage.newer()));
    }
}

TEST_F(Damage, OfBothTailsLeavesTheChunks) {
    const Stage stage(200);
    fake().texts[stage.older()].pop_back();
    fake().texts[stage.newer()].erase(300, 1);
    Saves saves;
    saves.load();
    EXPECT_EQ(saves.damaged().size(), 2U);
    ASSERT_NE(saves.find(stage.id), nullptr);
    EXPECT_EQ(saves.find(stage.id)->actions, 192U);
    Opened opened = saves.open(stage.id);
    ASSERT_EQ(opened.as, Opened::As::replayed) << opened.reason;
    EXPECT_EQ(opened.match->state(), stage.match.state_at(192));
    EXPECT_EQ(saves.text(stage.id), opened.match->record());
    Random random(1);
    play_on(*opened.match, 1, random);
    EXPECT_EQ(saves.store(stage.id, *opened.match), Stored::yes);
    expect_replayed(stage.id, *opened.match);
    // And of the last chunk too: what stands before it.
    fake().texts.erase(slot_key(stage.id, 0));
    fake().texts.erase(slot_key(stage.id, 1));
    fake().texts[chunk_key(stage.id, 2)] += ' ';
    const Opened less = opened_later(stage.id);
    ASSERT_EQ(less.as, Opened::As::replayed);
    EXPECT_EQ(less.match->state(), stage.match.state_at(128));
}

TEST_F(Damage, OfAllSetsItAsideWithTheReason) {
    const Stage stage(70);
    std::vector<std::string> broken;
    for (auto& [key, text] : fake().texts)
        if (key.find(stage.id) != std::string::npos) broken.push_back(text.replace(3, 1, "#"));
    ASSERT_EQ(broken.size(), 3U);
    fake().ours = false;
    Saves reader;
    reader.load();
    EXPECT_EQ(reader.damaged().size(), 3U) << "a tab that only reads tells it too";
    fake().ours = true;
    for (int n = 0; n < 2; ++n) {
        Saves saves;
        saves.load();
        EXPECT_EQ(saves.games().size(), 1U);
        ASSERT_EQ(saves.damaged().size(), 3U) << "each time";
        for (const DamagedSave& each : saves.damaged()) {
            EXPECT_EQ(each.key.substr(0, 8), "damaged.");
            EXPECT_EQ(each.reason, "It was altered or cut.");
        }
        for (const std::string& text : broken) EXPECT_TRUE(is_kept(text));
    }
    Saves saves;
    saves.load();
    EXPECT_TRUE(saves.forget_damaged(saves.damaged()[0].key));
    saves.load();
    EXPECT_EQ(saves.damaged().size(), 2U);
    expect_replayed(stage.other_id, stage.other);
}

TEST_F(Damage, InAFullStoreStaysWhereItIs) {
    const Stage stage(70);
    std::string& text = fake().texts.at(stage.older());
    const std::string broken = text.replace(10, 1, "#");
    fake().quota = platform::stored_bytes();
    Saves saves;
    saves.load();
    ASSERT_EQ(saves.damaged().size(), 1U);
    EXPECT_EQ(Saves::damaged_text(saves.damaged()[0].key), broken);
    Match match = *saves.open(stage.id).match;
    Random random(1);
    play_on(match, 1, random);
    EXPECT_EQ(saves.store(stage.id, match), Stored::full) << "rather than over the damaged one";
    EXPECT_EQ(Saves::damaged_text(saves.damaged()[0].key), broken);
    fake().quota = ~std::size_t{0};
    EXPECT_EQ(saves.store(stage.id, match), Stored::yes);
    EXPECT_TRUE(is_kept(broken));
    expect_replayed(stage.id, match);
}

TEST_F(Damage, AnythingMayLieInTheStore) {
    Random random(2);
    const Stage stage(70);
    std::vector<std::string> names = {"save.",
                                      "save..a",
                                      "save.a",
                                      "save.a.b.c",
                                      "save.UP.a",
                                      "save.1.7",
                                      "save.x.-1",
                                      "save.x.99999999999999999999",
                                      "save.x.a",
                                      "save.x.3",
                                      "save.\n.a",
                                      "save.1000001.a",
                                      "save.7.a",
                                      "save.7.b",
                                      "save.x-1.a",
                                      "settings",
                                      "damaged.",
                                      "damaged.x",
                                      ""};
    for (int n = 0; n < 3000; ++n) {
        fake().texts = stage.texts;
        for (const std::string& name : names) {
            if (random.below(3) == 0) continue;
            std::string text;
            if (random.below(2) == 0) { // a piece of a sound one, with something of another
                auto from = stage.texts.begin();
                std::advance(from, random.below(static_cast<std::uint32_t>(stage.texts.size())));
                text = from->second.substr(0, random.below(static_cast<std::uint32_t>(from->second.size())));
            } else if (random.below(3) == 0) {
                text = "slot " + std::to_string(random.below(9)) + " x\n";
            }
            for (std::uint32_t i = random.below(40); i > 0; --i)
                text += static_cast<char>(random.below(2) == 0 ? random.below(256)
                                                               : "\n 0123abc"[random.below(10)]);
            if (random.below(3) == 0) { // with a sum that fits
                char sum[24];
                std::snprintf(sum, sizeof sum, "sum %016llx\n",
                              static_cast<unsigned long long>(hash_bytes(text.data(), text.size())));
                text += sum;
            }
            fake().texts[name] = text;
        }
        Saves saves;
        saves.load();
        ASSERT_NE(saves.find(stage.id), nullptr);
        std::vector<std::string> ids;
        for (const Headline& each : saves.games()) ids.push_back(each.id);
        for (const std::string& id : ids) {
            saves.text(id);
            const Opened opened = saves.open(id);
            if (id == stage.id) {
                ASSERT_EQ(opened.as, Opened::As::replayed);
                ASSERT_EQ(opened.match->state(), stage.match.state());
            }
        }
        for (const DamagedSave& each : saves.damaged()) Saves::damaged_text(each.key);
    }
}

// A part whose sum fits but whose fields are nonsense.
TEST_F(Damage, AFieldMayHoldAnything) {
    const Stage stage(130);
    Random random(3);
    const std::vector<std::string> words = {"0",      "1",    "16384",    "99999999", "18446744073709551615",
                                            "-1",     "",     "yes",      "AAAA",     "0000000000000000",
                                            "nobody", "save", "two three"};
    const auto parts = [&](const std::string& text, char at) {
        std::vector<std::string> out;
        for (const auto each : split(text, at)) out.emplace_back(each);
        return out;
    };
    const auto joined = [](const std::vector<std::string>& all, char at) {
        std::string out;
        for (std::size_t i = 0; i < all.size(); ++i) out += (i > 0 ? std::string(1, at) : "") + all[i];
        return out;
    };
    for (int n = 0; n < 4000; ++n) {
        fake().texts = stage.texts;
        const std::string key = n % 2 == 0 ? stage.newer() : chunk_key(stage.id, random.below(2));
        std::string text = fake().texts.at(key);
        text.resize(text.size() - 21);
        auto lines = parts(text, '\n');
        std::string& line =
            lines[random.below(random.below(2) == 0 ? 10U : static_cast<std::uint32_t>(lines.size()))];
        auto fields = parts(line, ' ');
        fields[random.below(static_cast<std::uint32_t>(fields.size()))] =
            words[random.below(static_cast<std::uint32_t>(words.size()))];
        line = joined(fields, ' ');
        text = joined(lines, '\n');
        char sum[24];
        std::snprintf(sum, sizeof sum, "sum %016llx\n",
                      static_cast<unsigned long long>(hash_bytes(text.data(), text.size())));
        fake().texts[key] = text + sum;
        Saves saves;
        saves.load();
        Opened opened = saves.open(stage.id);
        saves.text(stage.id);
        if (opened.match && !opened.match->over()) {
            play_on(*opened.match, 70, random);
            saves.store(stage.id, *opened.match);
        }
        ASSERT_EQ(saves.open(stage.other_id).as, Opened::As::replayed);
    }
}

// Why it cannot be played again, and what becomes of it.
TEST_F(Damage, FromAPositionItIsToldWhy) {
    const Stage stage(130);
    const std::string key = chunk_key(stage.id, 0);
    const Opened damaged = with_text(stage, key, stage.texts.at(key) + "#");
    ASSERT_EQ(damaged.as, Opened::As::from_position);
    EXPECT_EQ(damaged.reason, "A part of its history is damaged. The game goes on from where it stood.");

    fake().texts = stage.texts;
    rewrite(stage.id, [](const std::string&, SavedPart& part) { part.fingerprint ^= 1; });
    const Opened changed = opened_later(stage.id);
    ASSERT_EQ(changed.as, Opened::As::from_position);
    EXPECT_EQ(changed.reason, "Its rules have changed since. The game goes on from where it stood.");

    fake().texts = stage.texts;
    rewrite(stage.id, [](const std::string& part_key, SavedPart& part) {
        const std::size_t version = part.head.find("game poker-assault ") + 19;
        part.head.replace(version, part.head.find_first_not_of("0123456789", version) - version, "0");
        if (part_key.back() == '0') part.lines.replace(part.lines.find("\n2 stop\n"), 8, "\n2 launch\n");
    });
    const Opened refused = opened_later(stage.id);
    ASSERT_EQ(refused.as, Opened::As::from_position);
    EXPECT_NE(refused.reason.find(" It was made with version 0 of the rules; this program has version "),
              std::string::npos)
        << refused.reason;
    EXPECT_TRUE(refused.reason.ends_with(". The game goes on from where it stood.")) << refused.reason;
}

// Counts at the end of what can be told: one more could not be read again.
TEST_F(Damage, ACountThatNoGameComesToIsNotGoneOnFrom) {
    const auto many_chunks = [](const std::string& key, SavedPart& part) {
        if (!part.position.empty()) part.end_chunk = most_chunks;
        if (key.back() == '0') part.lines += "?\n"; // so that it goes on from its position
    };
    const auto many_actions = [](const std::string&, SavedPart& part) {
        part.head += "position " + std::to_string(most_chunks * chunk_actions) + " AAA\n";
    };
    for (const Change& change : std::vector<Change>{many_chunks, many_actions}) {
        const Stage stage(70);
        rewrite(stage.id, change);
        const auto texts = fake().texts;
        Saves saves;
        saves.load();
        ASSERT_NE(saves.find(stage.id), nullptr);
        Opened opened = saves.open(stage.id);
        EXPECT_EQ(opened.as, Opened::As::older_version);
        EXPECT_FALSE(opened.reason.empty());
        EXPECT_FALSE(saves.text(stage.id).empty());
        EXPECT_EQ(fake().texts, texts) << "as it was";
        if (!opened.match) continue;
        Random random(1); // what would be lost
        play_on(*opened.match, 2, random);
        EXPECT_EQ(saves.store(stage.id, *opened.match), Stored::yes);
        expect_replayed(stage.id, *opened.match);
    }
}

TEST_F(Damage, AfterTheLastStampAGameGoesOnUnderAnotherId) {
    const Stage stage(70);
    rewrite(stage.id, [newer = stage.newer()](const std::string& key, SavedPart& part) {
        part.stamp = most_stamp - (key == newer ? 0 : 1);
    });
    Saves saves;
    saves.load();
    Match match = *saves.open(stage.id).match;
    Random random(1);
    play_on(match, 2, random);
    EXPECT_EQ(saves.store(stage.id, match), Stored::moved_on);
    const std::string fresh = saves.branch(stage.id);
    EXPECT_EQ(saves.store(fresh, match), Stored::yes);
    expect_replayed(fresh, match);
    expect_replayed(stage.id, stage.match);
}

TEST_F(Damage, WhatWaitsInMemoryKeepsItsLogToo) {
    const Stage stage(130);
    fake().ours = false;
    Saves reader;
    reader.load();
    Match match = *reader.open(stage.id).match;
    Random random(1);
    play_on(match, 3, random);
    EXPECT_EQ(reader.store(stage.id, match), Stored::not_ours);
    fake().texts.at(chunk_key(stage.id, 0)) += ' ';
    Opened opened = reader.open(stage.id);
    ASSERT_EQ(opened.as, Opened::As::from_position);
    EXPECT_EQ(opened.match->state(), match.state());
    fake().ours = true;
    reader.load();
    play_on(*opened.match, 1, random);
    EXPECT_EQ(reader.store(stage.id, *opened.match), Stored::yes);
    const Opened later = opened_later(stage.id);
    ASSERT_EQ(later.as, Opened::As::replayed);
    EXPECT_EQ(later.match->state(), opened.match->state());
    EXPECT_EQ(later.log.back().action, 133U) << "nothing is missing but what was damaged";
    EXPECT_EQ(
        std::count_if(later.log.begin(), later.log.end(),
                      [](const KeptLine& line) { return line.text.find("missing") != std::string::npos; }),
        1);
}

} // namespace cardfront
