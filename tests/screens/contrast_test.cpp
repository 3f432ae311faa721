// Words and signs stand out from what they stand on: 4.5 to 1, and 3 to 1 where they are large or no words
// (WCAG 2.2, 1.4.3 and 1.4.11). What is not available now is told apart by that it stands out less.
#include "tests/screens/stage.h"

#include "core/match/games.h"
#include "web/kit/kit.h"
#include "web/tables/cover.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <string>

namespace cardfront {

namespace {

using kit::Colour;

constexpr double words = 4.5, signs = 3;

double luminance(Colour c) {
    const auto part = [c](int shift) {
        const double share = static_cast<double>(c >> shift & 0xff) / 255;
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(0) + 0.7152 * part(8) + 0.0722 * part(16);
}

double contrast(Colour a, Colour b) {
    const double one = luminance(a) + 0.05, other = luminance(b) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

struct Ground {
    const char* name;
    Colour colour;
};

// What words stand on at any table: cloth where it is lightest, boxes, buttons as they are and under the
// pointer.
std::vector<Ground> grounds_of(const kit::Theme& theme) {
    return {{"felt", theme.felt},
            {"its edge", theme.felt_edge},
            {"panel", theme.panel},
            {"a button", kit::mix(theme.panel, theme.accent, 0.1F)},
            {"a button that is pointed at", kit::mix(theme.panel, theme.accent, 0.24F)},
            {"the chosen button", kit::mix(theme.panel, kit::colour::brass, 0.16F)}};
}

void expect_theme(const kit::Theme& theme, const std::string& name) {
    const auto all = grounds_of(theme);
    for (const Ground& ground : all) {
        EXPECT_GE(contrast(kit::colour::paper, ground.colour), words) << name << ": paper on " << ground.name;
        EXPECT_GE(contrast(kit::colour::brass, ground.colour), words) << name << ": brass on " << ground.name;
    }
    for (std::size_t i = 0; i < 3; ++i) { // buttons have no lesser words
        const std::string on = name + " on " + all[i].name;
        EXPECT_GE(contrast(kit::colour::paper_soft, all[i].colour), words) << "lesser words: " << on;
        EXPECT_GE(contrast(kit::colour::danger, all[i].colour), signs) << "a loss: " << on;
        EXPECT_GE(contrast(kit::colour::good, all[i].colour), signs) << "a gain: " << on;
        EXPECT_GE(contrast(theme.accent, all[i].colour), signs) << "signs: " << on;
    }
    EXPECT_GE(contrast(kit::colour::danger, theme.panel), words) << name << ": a warning in a box";
    EXPECT_GE(contrast(kit::colour::good, theme.panel), words) << name << ": what is well in a box";
}

TEST(Contrast, OfEachTheme) {
    expect_theme(kit::home_theme(), "home");
    for (int game = 0; game < games; ++game) expect_theme(cover_of(game).theme, game_info(game).key);
}

TEST(Contrast, OfInkAndSuits) {
    EXPECT_GE(contrast(kit::colour::ink, kit::colour::ivory), words);
    EXPECT_GE(contrast(kit::colour::ink, kit::colour::brass), words);
    EXPECT_GE(contrast(kit::colour::ink, kit::mix(kit::colour::brass, kit::colour::brass_dark, 0.35F)),
              words);
    EXPECT_GE(contrast(kit::colour::ink, kit::colour::danger), words);
    for (const bool four : {false, true}) {
        kit::set_four_colours(four);
        for (int suit = 0; suit < 4; ++suit) {
            EXPECT_GE(contrast(kit::suit_colour(suit), kit::colour::ivory), words) << suit;
            for (int game = 0; game < games; ++game)
                for (const Colour ground : {cover_of(game).theme.felt, cover_of(game).theme.panel})
                    EXPECT_GE(contrast(kit::suit_colour(suit, true), ground), words) << suit << game;
        }
    }
    kit::set_four_colours(false);
}

// "--ink: #2a2118;" of the page's style.
std::map<std::string, Colour> page_colours() {
    const std::string css = screens::asset("page.css");
    std::map<std::string, Colour> out;
    for (std::size_t at = css.find("--"); at < css.find('}'); at = css.find("--", at + 2)) {
        const std::size_t colon = css.find(": #", at);
        if (colon > css.find(';', at)) continue;
        out[css.substr(at + 2, colon - at - 2)] =
            kit::rgb(static_cast<std::uint32_t>(std::stoul(css.substr(colon + 3, 6), nullptr, 16)));
    }
    return out;
}

TEST(Contrast, OfThePage) {
    const auto colours = page_colours();
    const std::pair<const char*, const char*> pairs[] = {
        {"ivory", "felt"},           {"ivory", "felt-deep"},     {"brass", "felt"},
        {"brass", "felt-deep"},      {"ink", "ivory"},           {"ink", "ivory-deep"},
        {"ink-soft", "ivory"},       {"ink-soft", "ivory-deep"}, {"brass-deep", "ivory"},
        {"brass-deep", "ivory-deep"}};
    for (const auto& [ink, ground] : pairs)
        EXPECT_GE(contrast(colours.at(ink), colours.at(ground)), words) << ink << " on " << ground;
}

} // namespace

} // namespace cardfront
