// Records: a match as text and back, and what happens to texts that are none.
#include "core/mind/computer.h"

#include "tests/core/every_game.h"

#include <cstdio>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace cardfront {

namespace {

Match some_match(std::uint64_t seed = 1) {
    MatchSetup setup = match_setup(0, every_setup(game_info(0), seed).back());
    setup.players[0].name = "Zoë ♥ the  2nd";
    setup.players[1] = {"Ada", 1};
    return match_by_chance(setup, seed);
}

// The beginning of a match of each game, and of one that goes on from a position.
std::vector<std::string> short_records() {
    constexpr int actions_each = 12;
    std::vector<std::string> texts;
    for (int game = 0; game < games; ++game) {
        Match whole(match_setup(game, every_setup(game_info(game), 3).back()));
        Match later(whole.setup(), whole.state(), 7);
        Random random(4);
        ActionList actions;
        for (int n = 0; n < actions_each && !whole.over(); ++n) {
            legal(whole.state(), actions);
            const Action action = any_action(actions, random);
            EXPECT_FALSE(whole.play(action));
            EXPECT_FALSE(later.play(action));
        }
        texts.push_back(whole.record());
        texts.push_back(later.record());
    }
    return texts;
}

// The text with `from` put in place of the first `to`, and its last line made to fit again.
std::string with(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
    const std::size_t end = text.rfind("\nend ");
    if (end == std::string::npos) return text;
    const std::string count = text.substr(end + 5, text.find(' ', end + 5) - end - 5);
    text.resize(end + 1);
    char hash[17];
    std::snprintf(hash, sizeof hash, "%016llx",
                  static_cast<unsigned long long>(hash_bytes(text.data(), text.size())));
    return text + "end " + count + " " + hash + "\n";
}

int line_of(const std::string& text, const std::string& part) {
    const std::size_t at = text.find(part);
    EXPECT_NE(at, std::string::npos);
    return 1 +
           static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

// Refused with a reason, at this line (0: whatever line).
void expect_refused(const std::string& text, int line = 0) {
    const auto match = Match::from_record(text);
    ASSERT_FALSE(match) << text.substr(0, 200);
    EXPECT_FALSE(match.problem().reason.empty());
    if (line > 0) {
        EXPECT_EQ(match.problem().line, line) << match.problem().reason;
    }
}

// Other blanks and ends of lines are none of its letters (pasted.h).
void expect_refused_or_same(const std::string& text, const std::string& record) {
    if (const auto match = Match::from_record(text))
        EXPECT_EQ(match->record(), record);
    else
        EXPECT_FALSE(match.problem().reason.empty());
}

} // namespace

TEST(Record, GoesToTextAndBackInEveryOptionSet) {
    for (int game = 0; game < games; ++game)
        for (const auto& setup : every_setup(game_info(game), 51)) {
            MatchSetup with_names = match_setup(game, setup);
            with_names.practice = setup.options[0] % 2 == 1;
            with_names.players[0].level = setup.options[0] % 3 - 1;
            const Match match = match_by_chance(with_names, 52);
            const std::string text = match.record();
            const auto back = Match::from_record(text);
            ASSERT_TRUE(back) << back.problem().line << " " << back.problem().reason;
            EXPECT_EQ(back->record(), text);
            EXPECT_EQ(back->setup(), match.setup());
            EXPECT_EQ(back->state(), match.state());
            ASSERT_EQ(back->steps().size(), match.steps().size());
            for (std::size_t i = 0; i < match.steps().size(); ++i) {
                EXPECT_EQ(back->steps()[i].events, match.steps()[i].events);
                EXPECT_EQ(back->state_at(i), match.state_at(i));
            }
        }
}

// An option that came later: a record of before has no line for it, and means what all had then.
TEST(Record, OfBeforeAnOptionWasThereMeansWhatWasThen) {
    int found = 0;
    for (int game = 0; game < games; ++game) {
        const GameInfo& info = game_info(game);
        for (std::size_t i = 0; i < info.options.size(); ++i) {
            const Option& option = info.options[i];
            if (option.since == 0) continue;
            ++found;
            auto setup = every_setup(info, 7)[0];
            setup.options[i] = option.absent;
            const Match match(match_setup(game, setup));
            const std::string line =
                std::string("option ") + option.key + ' ' + option.choices[option.absent].key + '\n';
            const auto of_version = [&](int version) {
                std::string head = head_of_record(match.setup());
                head.erase(head.find(line), line.size());
                const std::string now = ' ' + std::to_string(info.rules_version) + '\n';
                head.replace(head.find(now), now.size(), ' ' + std::to_string(version) + '\n');
                return Match::from_record(head + end_of_record(head, 0));
            };
            const auto old = of_version(option.since - 1);
            ASSERT_TRUE(old) << old.problem().reason;
            EXPECT_EQ(old->setup(), match.setup());
            EXPECT_EQ(old->state(), match.state());
            EXPECT_NE(old->record().find(line), std::string::npos) << "written now, it says so";
            const auto fresh = of_version(option.since);
            ASSERT_FALSE(fresh);
            EXPECT_NE(fresh.problem().reason.find(option.key), std::string::npos);
        }
    }
    EXPECT_GE(found, 3);
}

TEST(Record, AnUnfinishedMatchIsARecordToo) {
    for (int game = 0; game < games; ++game) {
        Match match(match_setup(game, every_setup(game_info(game), 3).front()));
        Random random(4);
        ActionList actions;
        for (int n = 0; n < 40 && !match.over(); ++n) {
            const auto back = Match::from_record(match.record());
            ASSERT_TRUE(back) << back.problem().reason;
            EXPECT_EQ(back->state(), match.state());
            legal(match.state(), actions);
            ASSERT_FALSE(match.play(any_action(actions, random)));
        }
    }
}

TEST(Record, MailMayChangeLineEnds) {
    for (const std::string& text : short_records()) {
        std::string windows;
        for (const char c : text) {
            if (c == '\n') windows += " \r";
            windows += c;
        }
        const auto back = Match::from_record(windows + "\r\n\n");
        ASSERT_TRUE(back) << back.problem().reason;
        EXPECT_EQ(back->record(), text);
        EXPECT_TRUE(Match::from_record(text.substr(0, text.size() - 1))) << "without the last line end";
    }
}

TEST(Record, ACutOneIsRefused) {
    Random random(4);
    for (const std::string& text : short_records())
        for (std::size_t size = 0; size + 1 < text.size() && !HasFailure(); size += 1 + random.below(4))
            expect_refused(text.substr(0, size));
}

TEST(Record, AnAlteredOneIsRefused) {
    Random random(5);
    for (const std::string& text : short_records())
        for (std::size_t at = 0; at < text.size() && !HasFailure(); at += 1 + random.below(4)) {
            const bool last = at + 1 == text.size(); // a line end, which may be missing
            std::string altered = text;
            altered[at] = at % 2 == 0 ? text[random.below(static_cast<std::uint32_t>(text.size()))]
                                      : static_cast<char>(random.below(256));
            if (altered != text && !(last && (altered[at] == ' ' || altered[at] == '\r')))
                expect_refused_or_same(altered, text); // NOLINT(readability-suspicious-call-argument)
            if (!last && random.below(2) == 0)
                expect_refused(std::string(text).erase(at, 1));
            else if (!last && text[at] != '\n')
                expect_refused(std::string(text).insert(at, 1, 'x'));
        }
}

// Where a list or a position stands, each fault is found in its own line, also under a checksum that fits.
TEST(Record, ListsAndPositionsAreReadWithCare) {
    int lists = 0;
    for (const std::string& text : short_records())
        for (const char* const key : {"list 1 ", "list 2 ", "position "}) {
            if (text.find(key) == std::string::npos) continue;
            lists += *key == 'l' ? 1 : 0;
            const int line = line_of(text, key);
            const std::size_t from = text.find(key) + std::string_view(key).size();
            const std::string value = text.substr(from, text.find('\n', from) - from);
            for (const std::string& wrong :
                 {std::string("x"), "!" + value, value + "!", value + ", 1 nothing",
                  value.substr(0, value.size() / 2), value.substr(value.size() / 2), value + value})
                expect_refused(with(text, key + value, key + wrong), line);
            const std::string whole = text.substr(text.find(key), text.find('\n', from) + 1 - text.find(key));
            expect_refused(with(text, whole, whole + whole), line + 1);
        }
    EXPECT_GT(lists, 0);
}

TEST(Record, OldOnesCountedTheirLevels) {
    const std::string text = some_match().record();
    for (const auto& [number, key] : {std::pair{"0", "easy"}, {"1", "normal"}, {"2", "hard"}}) {
        const auto match = Match::from_record(with(text, "computer easy", std::string("computer ") + number));
        ASSERT_TRUE(match) << match.problem().reason;
        EXPECT_STREQ(level_of(match->setup().players[1].level).key, key);
    }
}

TEST(Record, OfOtherRulesIsPlayedAsFarAsTheyAllow) {
    const std::string text = some_match().record();
    const auto match = Match::from_record(with(text, "poker 1", "poker 2"));
    ASSERT_TRUE(match) << match.problem().reason;
    EXPECT_EQ(match->record(), text) << "it goes on by our rules";
    const auto refused = Match::from_record(with(with(text, "poker 1", "poker 2"), " deal", " call"));
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.problem().reason.find("version 2"), std::string::npos) << refused.problem().reason;
    EXPECT_TRUE(intact_record(text));
    EXPECT_TRUE(intact_record(with(text, " deal", " call"))) << "of another program, not damaged";
    std::string altered = text;
    altered[altered.find(" deal") + 2] = 'x';
    EXPECT_FALSE(intact_record(altered));
    EXPECT_FALSE(intact_record(text.substr(0, text.rfind("end "))));
    EXPECT_FALSE(intact_record(""));
}

// Where the actions before it cannot be played again, a match goes on from its position.
TEST(Record, MayBeginAtAPosition) {
    for (int game = 0; game < games; ++game) {
        const Match whole = match_by_chance(match_setup(game, every_setup(game_info(game), 5).front()), 6);
        const std::size_t half = whole.steps().size() / 2;
        Match match(whole.setup(), whole.state_at(half), half);
        for (std::size_t i = half; i < whole.steps().size(); ++i) {
            if (i % 7 == 0) {
                const auto back = Match::from_record(match.record());
                ASSERT_TRUE(back) << back.problem().reason;
                EXPECT_EQ(back->state(), match.state());
                EXPECT_EQ(back->earlier(), half);
                EXPECT_EQ(back->record(), match.record());
            }
            ASSERT_FALSE(match.play(whole.steps()[i].action));
        }
        EXPECT_EQ(match.state(), whole.state());
        const std::string text = match.record();
        const std::size_t at = text.find("position ");
        ASSERT_NE(at, std::string::npos);
        for (const char* const wrong : {"", "!", "AAAA", "_"}) {
            std::string bad = text;
            bad.insert(bad.find('\n', at), wrong);
            if (*wrong != 0) expect_refused(bad, line_of(text, "position "));
        }
        expect_refused(with(text, "position ", "position x"));
    }
}

TEST(Record, SaysWhichLineIsWrong) {
    const std::string text = some_match().record();
    expect_refused("", 1);
    expect_refused("Hello", 1);
    expect_refused(with(text, "record 1", "record 2"), 1);
    expect_refused(with(text, "game head-to-head-poker 1", "game chess 1"), 2);
    expect_refused(with(text, "poker 1", "poker"), 2);
    expect_refused(with(text, "seed 1", "seed -1"), 3);
    expect_refused(with(text, "seed 1", "seed 18446744073709551616"), 3);
    expect_refused(with(text, "seed 1", "seed 01"), 3);
    expect_refused(with(text, "seed 1", "seed 1x"), 3);
    expect_refused(with(text, "option type", "option kind"), 4);
    expect_refused(with(text, "crazy-share-5", "share-6"), 4);
    expect_refused(with(text, "option money up-the-ante\n", ""), 5);
    expect_refused(with(text, "seat 1 person", "seat 1 alien"), 6);
    expect_refused(with(text, "computer easy", "computer 3"), 7);
    expect_refused(with(text, "computer easy", "computer clever"), 7);
    expect_refused(with(text, "computer easy Ada", "computer easy"), 7);
    expect_refused(with(text, "practice no", "practice maybe"), 8);
    expect_refused(with(text, "seat 2", "seat 3"));
    expect_refused(with(text, "seat 2 computer easy Ada\n", ""));
    expect_refused(with(text, "practice no", "seat 3 person Cy\npractice no"));
    expect_refused(with(text, "Ada", std::string(41, 'x')));
    expect_refused(with(text, "Ada", "A\tda"));
    expect_refused(with(text, "Ada", std::string("A\0a", 3)));
    expect_refused(with(text, "Ada", "\xFF"));
    const int first = line_of(text, " deal");
    expect_refused(with(text, " deal", " call"), first);
    expect_refused(with(text, " deal", " shuffle"), first);
    expect_refused(with(text, " deal", " deal 1"), first);
    expect_refused(with(text, " deal", " deal -"), first);
    expect_refused(with(text, " deal", " deal - - - 4294967296"), first);
    const std::string wrong_seat = text.substr(text.find(" deal") - 1, 1) == "1" ? "2 deal" : "1 deal";
    expect_refused(with(text, wrong_seat == "1 deal" ? "2 deal" : "1 deal", wrong_seat), first);
    expect_refused(with(text, wrong_seat == "1 deal" ? "2 deal" : "1 deal", "0 deal"), first);
    expect_refused(with(text, wrong_seat == "1 deal" ? "2 deal" : "1 deal", "9 deal"), first);
    expect_refused(with(text, wrong_seat == "1 deal" ? "2 deal" : "1 deal", "deal"), first);
    const int end = line_of(text, "\nend ") + 1;
    expect_refused(with(text, "\nend ", "\n1 deal\nend "), end);
    expect_refused(text.substr(0, text.rfind("\nend ")), end);
}

TEST(Record, AnythingElseIsRefusedToo) {
    expect_refused(std::string(most_record_bytes + 1, 'x'));
    expect_refused(std::string(most_record_bytes, '\n'));
    expect_refused(std::string(most_record_bytes, ' '));
    expect_refused(std::string(1000, '\0'));
    expect_refused(some_match().record() + std::string(most_record_bytes, '\n'));
    Random random(6);
    const std::vector<std::string> texts = short_records();
    for (int n = 0; n < 3000; ++n) {
        std::string wild;
        const std::string& text = texts[random.below(static_cast<std::uint32_t>(texts.size()))];
        const auto most =
            static_cast<std::uint32_t>(std::min<std::size_t>(text.size() / 2, 200)); // never all
        if (random.below(2) == 0) {                                                  // noise
            for (std::uint32_t i = random.below(300); i > 0; --i)
                wild += static_cast<char>(random.below(256));
        } else { // pieces of a record in another order
            for (int part = 0; part < 6; ++part) {
                const std::size_t from = random.below(static_cast<std::uint32_t>(text.size()));
                wild += text.substr(from, random.below(most));
            }
            if (random.below(2) == 0) wild.insert(0, text, 0, random.below(most));
        }
        expect_refused(wild);
    }
}

TEST(Record, ActionsHaveACodeAndBack) {
    const GameInfo& info = game_info(0);
    for (const char* const code :
         {"deal", "pick 3", "bet 2 10", "raise - 4", "call", "play 51 4 1", "deal - - 5", "deal 32767"}) {
        const auto action = parse_action(info, code);
        ASSERT_TRUE(action) << code;
        EXPECT_EQ(action_code(info, *action), code);
    }
    EXPECT_EQ(parse_action(info, "raise - 4"), (Action{head_to_head::raise, -1, 4}));
    EXPECT_EQ(parse_action(info, "deal 32767 - 5"), make_action(0, 32767, -1, 5));
    for (const char* const code :
         {"", " ", "Deal", "deal ", " deal", "deal -", "raise -1 4", "raise 4 -", "pick 32768", "pick 03",
          "pick +3", "play 1 2 3 -", "play 1 2 3 4 5", "pick 3 ", "0", "play  1"})
        EXPECT_FALSE(parse_action(info, code)) << code;
}

} // namespace cardfront
