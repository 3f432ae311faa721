// What people paste, cleaned; and records that went through mails, chats and editors.
#include "core/text/pasted.h"

#include "tests/core/every_game.h"

#include <functional>
#include <gtest/gtest.h>

namespace cardfront {

namespace {

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
        text.replace(at, from.size(), to);
    return text;
}

std::string quoted(const std::string& text, std::string_view mark) {
    return std::string(mark) + replaced(text, "\n", std::string("\n").append(mark));
}

// What mails, chats, editors and web pages make of a text.
const std::vector<std::pair<const char*, std::function<std::string(const std::string&)>>> journeys{
    {"BOM", [](const std::string& text) { return "\uFEFF" + text; }},
    {"Windows", [](const std::string& text) { return replaced(text, "\n", "\r\n"); }},
    {"old Mac", [](const std::string& text) { return replaced(text, "\n", "\r"); }},
    {"Unicode's line ends", [](const std::string& text) { return replaced(text, "\n", "\u2028"); }},
    {"hard spaces", [](const std::string& text) { return replaced(text, " ", "\u00A0"); }},
    {"tabs", [](const std::string& text) { return replaced(text, " ", "\t"); }},
    {"indented", [](const std::string& text) { return quoted(text, "    "); }},
    {"indented by a tab", [](const std::string& text) { return quoted(text, "\t"); }},
    {"quoted", [](const std::string& text) { return quoted(text, "> "); }},
    {"quoted twice", [](const std::string& text) { return quoted(text, ">> "); }},
    {"quoted twice, with blanks", [](const std::string& text) { return quoted(text, " > > "); }},
    {"fenced", [](const std::string& text) { return "```text\n" + text + "```\n"; }},
    {"fenced in its own lines",
     [](const std::string& text) { return "```" + text.substr(0, text.size() - 1) + "```"; }},
    {"other fence", [](const std::string& text) { return "~~~\n" + text + "~~~"; }},
    {"blank lines", [](const std::string& text) { return "\n \n" + replaced(text, "\n", "\n\n"); }},
    {"blanks behind", [](const std::string& text) { return replaced(text, "\n", " \u3000 \n"); }},
    {"invisible letters", [](const std::string& text) { return replaced(text, " ", "\u200B \u2060"); }},
    {"direction marks", [](const std::string& text) { return quoted(text, "\u200E"); }},
    {"words around it",
     [](const std::string& text) {
         return "On Monday, Ann wrote:\nHere it is, game 7 and seat 2.\n\n" + text +
                "\nGood, is it not?\n-- \nAnn\n";
     }},
    {"all of it",
     [](const std::string& text) {
         return "\uFEFFLook:\r\n" + replaced(quoted("```\n" + text + "```", "> \t"), "\n", "\r\n") +
                "\r\n-- \r\nBob";
     }},
};

Match a_match(int game) {
    return match_by_chance(match_setup(game, every_setup(game_info(game), 7).back()), 3);
}

} // namespace

TEST(Pasted, ATextIsAsItWasWritten) {
    EXPECT_EQ(clean_paste(""), "");
    EXPECT_EQ(clean_paste("\uFEFF  a\u00A0b\t \r\n\r> c  d\u2029\u200Be"), "a b\n\nc  d\ne\n");
    EXPECT_EQ(clean_paste("````\n```js\n``` a b\n`3 x`\nc```\n~~~"), "\n\na b\n3 x\nc\n\n");
    EXPECT_EQ(clean_paste("> ```\n`> a`\n``b``"), "\na\nb\n") << "one in the other";
    EXPECT_EQ(clean_paste("a\u200Cb \xFF c"), "a\u200Cb \xFF c\n") << "joiners belong to names";
    for (const auto& [name, journey] : journeys) {
        const std::string once = clean_paste(journey("seat 1 person Zoë\n2 deal\n"));
        EXPECT_EQ(clean_paste(once), once) << name;
        EXPECT_NE(once.find("seat 1 person Zoë\n"), std::string::npos) << name;
    }
}

TEST(Pasted, EachLineKeepsItsNumber) {
    const std::string clean = clean_paste("\r\n> a\r\n\r\n```\n b");
    const auto lines = lines_of(clean);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0].words, "a");
    EXPECT_EQ(lines[0].number, 2);
    EXPECT_EQ(lines[1].words, "b");
    EXPECT_EQ(lines[1].number, 5);
}

TEST(Pasted, PartsBeginAtTheirHeads) {
    const auto parts = parts_of(
        "Words of cardfront-record 1\n\n\uFEFFcardfront-played 1 x\nb\n> cardfront-record 1\r\nc\nd");
    ASSERT_EQ(parts.size(), 2U);
    EXPECT_EQ(parts[0].head, "cardfront-played 1 x");
    EXPECT_EQ(parts[0].text, "\uFEFFcardfront-played 1 x\nb\n");
    EXPECT_EQ(parts[0].line, 3);
    EXPECT_EQ(parts[1].head, "cardfront-record 1");
    EXPECT_EQ(parts[1].text, "> cardfront-record 1\r\nc\nd");
    EXPECT_EQ(parts[1].line, 5);
    EXPECT_TRUE(parts_of("see cardfront-record 1\n").empty());
    EXPECT_TRUE(parts_of("").empty());
}

TEST(Pasted, RecordsComeThroughEveryJourney) {
    for (int game = 0; game < games; ++game) {
        const std::string record = a_match(game).record();
        for (const auto& [name, journey] : journeys) {
            const auto match = Match::from_record(journey(record));
            ASSERT_TRUE(match) << name << ": " << match.problem().line << ' ' << match.problem().reason;
            EXPECT_EQ(match->record(), record) << name;
        }
    }
}

// A fault is told by the line in what was pasted, and other words than the record's are none of it.
TEST(Pasted, AFaultIsToldByItsLine) {
    const std::string record = a_match(0).record();
    const std::string bad = replaced(record, "\nseed ", "\nsead ");
    const auto refused = Match::from_record("Hello,\r\n\r\n" + quoted(bad, "> ") + "\n");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.problem().line, 5);
    const auto cut = Match::from_record("\n\n" + record.substr(0, record.rfind("end ")) + "\n\n");
    ASSERT_FALSE(cut);
    EXPECT_EQ(cut.problem().reason, "The record is cut: its last line is missing.");
    const auto none = Match::from_record("\n\nHello");
    ASSERT_FALSE(none);
    EXPECT_EQ(none.problem().line, 3);
}

// Names that an older program took as they were: the seal is over them.
TEST(Pasted, ARecordOfUnusualNamesIsReadAsItStands) {
    MatchSetup setup = match_setup(0, every_setup(game_info(0), 7).back());
    setup.players[0].name = "Zo\u00A0\u200Bë\u00A0";
    setup.players[1].name = "\u202Eevil"; // NOLINT(misc-misleading-bidirectional)
    ASSERT_FALSE(check(setup));
    const std::string record = match_by_chance(setup, 4).record();
    const auto match = Match::from_record(record);
    ASSERT_TRUE(match) << match.problem().reason;
    EXPECT_EQ(match->record(), record);
    EXPECT_EQ(match->names()[0], "Zo ë");
    EXPECT_EQ(match->names()[1], "evil");
}

} // namespace cardfront
