#include "core/language.h"
#include "core/words.h"

#include <gtest/gtest.h>

namespace cardfront::language_test {

namespace {

// The hash of an English sentence, as the packer writes it.
std::string key(std::string_view english) {
    std::uint32_t hash = 0x811c9dc5;
    for (const char c : english) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    std::string out = "00000000";
    for (std::size_t i = 8; i-- > 0; hash >>= 4U) out[i] = "0123456789abcdef"[hash & 15U];
    return out;
}

const std::string german = "nplurals=2; plural=(n != 1);";

std::string packed(const std::vector<std::pair<std::string, std::string>>& all,
                   const std::string& rule = german) {
    std::string out = "cardfront-words 1\nde\n" + rule + '\n';
    for (const auto& [english, told] : all) out += key(english) + told + '\x1f';
    return out;
}

class Spoken : public testing::Test {
  protected:
    ~Spoken() override { speak_english(); }
    static void hear(const std::vector<std::pair<std::string, std::string>>& all,
                     const std::string& rule = german) {
        auto catalogue = Catalogue::read(packed(all, rule));
        ASSERT_TRUE(catalogue) << catalogue.problem().reason;
        speak(std::move(*catalogue));
    }
};

std::string forms(std::string_view rule, const std::vector<std::uint64_t>& numbers) {
    const auto read = PluralRule::read(rule);
    if (!read) return "none";
    std::string out;
    for (const std::uint64_t number : numbers) out += std::to_string(read->form(number));
    return out;
}

} // namespace

// The rules as the manual of gettext and Unicode's CLDR have them.
TEST(PluralRules, OfLanguages) {
    EXPECT_EQ(forms(german, {0, 1, 2, 11, 1000000}), "10111");
    EXPECT_EQ(forms("nplurals=2; plural=(n > 1);", {0, 1, 2, 11}), "0011"); // French
    EXPECT_EQ(forms("nplurals=2; plural=n != 1;", {0, 1, 2}), "101");       // Spanish
    EXPECT_EQ(forms("nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
                    {0, 1, 2, 5, 12, 21, 22, 104, 112}),
              "201222112"); // Polish
    EXPECT_EQ(forms("nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : "
                    "n%100>=11 ? 4 : "
                    "5);",
                    {0, 1, 2, 3, 10, 11, 99, 100, 102, 103}),
              "0123344553");                                     // Arabic
    EXPECT_EQ(forms("nplurals=1; plural=0;", {0, 1, 2}), "000"); // Japanese
    EXPECT_EQ(forms("nplurals=2; plural=!(n - 1) == 0;", {0, 1, 2}), "101");
}

TEST(PluralRules, NoneIsTakenFromNonsense) {
    for (const std::string& wrong : std::vector<std::string>{
             "",
             "plural=n;",
             "nplurals=2;",
             "nplurals=0; plural=0;",
             "nplurals=7; plural=0;",
             "nplurals=2; plural=;",
             "nplurals=2; plural=n;",
             "nplurals=2; plural=2;",
             "nplurals=2; plural=(n != 1;",
             "nplurals=2; plural=n !=;",
             "nplurals=2; plural=n ? 1;",
             "nplurals=2; plural=n ? 1 :;",
             "nplurals=2; plural=1/n;",
             "nplurals=2; plural=n%0;",
             "nplurals=2; plural=x;",
             "nplurals=2; plural=n n;",
             "nplurals=2; plural=system(n);",
             "nplurals=2; plural=1e9;",
             "nplurals=2; plural=-n;",
             "nplurals=2; plural=" + std::string(60, '(') + "0" + std::string(60, ')') + ";",
             "nplurals=2; plural=" + std::string(60, '!') + "0;",
             "nplurals=2; plural=0" + std::string(400, ' ') + ";"})
        EXPECT_FALSE(PluralRule::read(wrong)) << wrong;
}

TEST(Catalogues, AreReadOrRefused) {
    const std::string good = packed({{"Home", "Start"}, {"1 card", "{count} Karte\x1e{count} Karten"}});
    const auto catalogue = Catalogue::read(good);
    ASSERT_TRUE(catalogue);
    EXPECT_EQ(catalogue->language(), "de");
    EXPECT_EQ(catalogue->find("Home"), "Start");
    EXPECT_EQ(catalogue->find("1 card"), "{count} Karte");
    EXPECT_EQ(catalogue->find("1 card", 0), "{count} Karten");
    EXPECT_EQ(catalogue->find("Home", 2), "");
    EXPECT_EQ(catalogue->find("House"), "");
    EXPECT_TRUE(Catalogue::read(packed({})));
    for (std::size_t size = packed({}).size() + 1; size < good.size(); ++size)
        if (good[size - 1] != '\x1f') EXPECT_FALSE(Catalogue::read(good.substr(0, size))) << size;
    for (const std::string& wrong :
         {"cardfront-words 2" + good.substr(17), "cardfront-words 1\nd/e" + good.substr(20),
          packed({}, "none"), packed({}) + "0000000gx" + '\x1f', packed({}) + key("Home") + '\x1f',
          packed({{"Home", "\xff"}})})
        EXPECT_FALSE(Catalogue::read(wrong)) << wrong;
}

TEST_F(Spoken, IsSaidInTheLanguageThatWasBrought) {
    const std::uint32_t before = language_number();
    hear({{"{player?* plays|You play} {card}.", "{card}: {player?* spielt|du spielst}!"}, {"you", "du"}});
    EXPECT_EQ(language(), "de");
    EXPECT_NE(language_number(), before);
    Names names;
    names[0] = "Ann";
    const Named card{"card", "K"};
    EXPECT_EQ(say("{player?* plays|You play} {card}.", {named("player", names, 0), card}), "K: Ann spielt!");
    names.tell(0);
    EXPECT_EQ(say("{player?* plays|You play} {card}.", {named("player", names, 0), card}), "K: du spielst!");
    EXPECT_EQ(begun("du spielst.", names), "Du spielst.");
    EXPECT_EQ(say("Nobody has put this into the catalogue."), "Nobody has put this into the catalogue.");
    speak_english();
    EXPECT_EQ(language(), "en");
    EXPECT_EQ(say("you"), "you");
}

TEST_F(Spoken, NumbersChooseTheirFormByTheLanguagesRule) {
    EXPECT_EQ(say_count(1, phrases("1 card", "{count} cards")), "1 card");
    EXPECT_EQ(say_count(0, phrases("1 card", "{count} cards")), "0 cards");
    hear({{"1 card", "{count} carte\x1e{count} cartes"}}, "nplurals=2; plural=(n > 1);");
    EXPECT_EQ(say_count(0, phrases("1 card", "{count} cards")), "0 carte");
    EXPECT_EQ(say_count(1, phrases("1 card", "{count} cards")), "1 carte");
    EXPECT_EQ(say_count(5, phrases("1 card", "{count} cards")), "5 cartes");
    EXPECT_EQ(say_count(5, phrases("1 card", "{count} cards"), {{"count", "3 of 5"}}), "3 of 5 cartes");
    EXPECT_EQ(say_count(-1, phrases("1 card", "{count} cards")), "-1 carte");
    EXPECT_EQ(say_count(2, "One row.", "{count} rows."), "2 rows.");
}

} // namespace cardfront::language_test
