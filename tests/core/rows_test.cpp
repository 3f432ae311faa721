// The compiler holds tables of rows against their enums: here that it would refuse what is swapped, missing
// or there twice.
#include "core/options.h"

#include <gtest/gtest.h>
#include <string>

namespace cardfront {

namespace {

enum Plain : std::uint8_t { draw_power, pass };
enum class Scoped : std::uint8_t { fire, deep_water, none };
enum Gap : std::uint8_t { before_it = 0, behind_it = 2 };
enum class Late : std::uint8_t { only = 1 };

static_assert(enumerators<Plain> == 2 && enumerators<Scoped> == 3 && enumerators<Gap> == 1 &&
              enumerators<Late> == 0);
static_assert(is_gapless<Plain>() && is_gapless<Scoped>() && !is_gapless<Gap>() && !is_gapless<Late>());
static_assert(spelling<draw_power>() == "draw_power" && spelling<Scoped::deep_water>() == "deep_water");
static_assert(spelling<static_cast<Plain>(2)>().empty());

static_assert(is_spelled("deep_water", "deep-water") && is_spelled("deep_water", "Deep Water"));
static_assert(!is_spelled("deep_water", "deepwater") && !is_spelled("deep_water", "deep-waters") &&
              !is_spelled("deep_waters", "deep-water") && !is_spelled("deep_water", "deep_water"));

using Two = std::array<const char*, 2>;
static_assert(are_rows_of<Plain>(Two{"draw-power", "pass"}));
static_assert(!are_rows_of<Plain>(Two{"pass", "draw-power"}), "swapped");
static_assert(!are_rows_of<Plain>(Two{"draw-power", "draw-power"}), "twice");
static_assert(!are_rows_of<Plain>(Two{"draw-power"}), "a blank row");
static_assert(!are_rows_of<Plain>(std::array{"draw-power"}), "one is missing");
static_assert(!are_rows_of<Plain>(std::array{"draw-power", "pass", "hold"}), "one too many");
static_assert(!are_rows_of<Gap>(std::array{"before-it"}) &&
              !are_rows_of<Gap>(std::array{"before-it", "behind-it"}));
static_assert(are_rows_of<Scoped>(std::array{"Fire", "Deep Water"}), "`none` has no row");
static_assert(!are_rows_of<Scoped>(std::array{"Fire", "Deep Water", "None"}));

constexpr std::array<Choice, 2> choices{{{"draw-power", "Draw", "It draws."}, {"pass", "Pass", ""}}};
constexpr std::array<Choice, 2> swapped{{choices[1], choices[0]}};
static_assert(are_rows_of<Plain>(choices, &Choice::key) && !are_rows_of<Plain>(swapped, &Choice::key));
static_assert(!are_rows_of<Plain>(choices, &Choice::label));

static_assert(are_named(choices, &Choice::key));
static_assert(!are_named(choices, &Choice::help), "one says nothing");
static_assert(!are_named(std::array<Choice, 3>{{choices[0], choices[1]}}, &Choice::key), "a row is missing");
static_assert(!are_named(std::array<Choice, 2>{{choices[0], choices[0]}}, &Choice::key),
              "one is there twice");

static_assert(sizeof(BitsFor<8>) == 1 && sizeof(BitsFor<9>) == 2 && sizeof(BitsFor<32>) == 4 &&
              sizeof(BitsFor<33>) == 8 && sizeof(BitsFor<64>) == 8);
template <std::size_t count>
concept HasBits = requires {
    BitsFor<count>{};
};
static_assert(HasBits<64> && !HasBits<65>);

} // namespace

TEST(Rows, NamesInRecordsAreTheEnumeratorsWithHyphens) {
    EXPECT_EQ(record_names<Plain>.size(), 2U);
    EXPECT_STREQ(record_names<Plain>[draw_power], "draw-power");
    EXPECT_STREQ(record_names<Plain>[pass], "pass");
}

// --- What a game leaves out

namespace {

struct Bare {};
struct Full {
    static constexpr Action public_part(Action action) { return {action.verb}; }
    static constexpr bool pause() { return true; }
    static constexpr bool window() { return true; }
    static constexpr int horizon() { return 7; }
};
static_assert(public_part_of(Bare{}, {1, 2}) == Action{1, 2} && public_part_of(Full{}, {1, 2}) == Action{1});
static_assert(!is_pause(Bare{}) && is_pause(Full{}) && !is_window(Bare{}) && is_window(Full{}));
static_assert(horizon_of(Bare{}) > 100 && horizon_of(Full{}) == 7);

} // namespace

} // namespace cardfront
