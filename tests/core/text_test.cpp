// What all readers of texts from outside share: lines, seals, and numbers and bytes in letters.
#include "core/random.h"
#include "core/text/base64.h"
#include "core/text/sealed.h"
#include "core/text/text.h"

#include <gtest/gtest.h>

namespace cardfront {

TEST(Text, LinesAreThoseOfTheSplitText) {
    for (const std::string_view text : {"", "\n", "a", "a\n", "a\nb", "\n\na\n\n"}) {
        const auto wanted = split(text, '\n');
        Lines in(text);
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            ASSERT_TRUE(in.more());
            EXPECT_EQ(in.next(), wanted[i]);
            EXPECT_EQ(in.number(), static_cast<int>(i) + 1);
        }
        EXPECT_FALSE(in.more());
        EXPECT_EQ(in.left(), "");
    }
}

TEST(Text, RestOfALineStandsBehindItsKey) {
    EXPECT_EQ(rest_of("name Ann", "name"), "Ann");
    EXPECT_EQ(rest_of("name ", "name"), "") << "it may be empty";
    EXPECT_FALSE(rest_of("name", "name"));
    EXPECT_FALSE(rest_of("names Ann", "name"));
    EXPECT_FALSE(rest_of("", "name"));
    Lines in("one 1\ntwo 2\n");
    EXPECT_EQ(in.after("one"), "1");
    EXPECT_FALSE(in.after("three"));
}

TEST(Text, ASealTellsWhateverWasAlteredOrCut) {
    const std::string body = "cardfront-test 1\nname Ann\n", text = body + seal_of(body);
    const auto read = unsealed(text);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->body, body);
    EXPECT_EQ(body + "sum " + hex(read->sum) + '\n', text);
    EXPECT_TRUE(unsealed(seal_of(""))) << "of nothing";
    for (std::size_t at = 0; at < text.size(); ++at) {
        std::string other = text;
        other[at] = other[at] == 'x' ? 'y' : 'x';
        EXPECT_FALSE(unsealed(other)) << other;
        EXPECT_FALSE(unsealed(text.substr(0, at)));
        EXPECT_FALSE(at > 0 && unsealed(text.substr(at)));
    }
    const std::string line = "a line without its end";
    EXPECT_FALSE(unsealed(line + seal_of(line))) << "a seal is a line of its own";
    EXPECT_EQ(seal_of(body, "end 3").substr(0, 6), "end 3 ");
}

TEST(Text, LinesByKindStandBetweenHeadAndSeal) {
    std::string text =
        "cardfront-some 1\ng one\nz two three\n\ngone\ng\ng \ng t\tab\ng c\xC2\x85ut\ng \xC3\xA9\xFF\n";
    text += "g " + std::string(20, 'x') + '\n';
    text += seal_of(text);
    const std::vector<std::string_view> kept{"g one", "z two three", "g \xC3\xA9\xFF"};
    EXPECT_EQ(lines_by_kind(text, 20), kept);
    EXPECT_EQ(lines_by_kind(text.substr(0, text.find("\ng \n")), 20).size(), 2U) << "of a text that was cut";
    EXPECT_TRUE(lines_by_kind("g one", 20).empty()) << "a head alone";
    EXPECT_TRUE(lines_by_kind("", 20).empty());
}

TEST(Text, BytesInLettersAreReadBack) {
    Random random(7);
    for (std::size_t size = 0; size < 40; ++size) {
        std::vector<std::uint8_t> bytes(size);
        for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random.below(256));
        const std::string letters = base64(bytes);
        EXPECT_EQ(letters.size(), (size * 8 + 5) / 6);
        EXPECT_EQ(read_base64(letters), bytes);
        for (const char c : letters) EXPECT_EQ(letter_of(static_cast<std::uint32_t>(value_of_letter(c))), c);
        EXPECT_FALSE(letters.size() % 4 == 0 && read_base64(letters + 'A')) << "a letter too many";
    }
    EXPECT_EQ(base64(std::vector<std::uint8_t>{0xfb, 0xff}), "-_8") << "the alphabet for links";
    EXPECT_FALSE(read_base64("AA="));
    EXPECT_EQ(value_of_letter('+'), -1);
}

TEST(Text, NumbersInDigitsAndSmallLettersAreReadBack) {
    for (const std::uint64_t number : {std::uint64_t{0}, std::uint64_t{35}, std::uint64_t{36},
                                       std::uint64_t{1764000000000}, ~std::uint64_t{0}})
        EXPECT_EQ(read_base36(base36(number)), number);
    EXPECT_EQ(base36(71), "1z");
    for (const std::string_view bad : {"", "-1", "01", "1Z", "1 ", "zzzzzzzzzzzzzzzz"})
        EXPECT_FALSE(read_base36(bad)) << bad;
}

} // namespace cardfront
