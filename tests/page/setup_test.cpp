// What the set-up tells before a match begins.
#include "tests/page/page.h"

namespace cardfront {

namespace {

class SettingUp : public WholePage {};

} // namespace

TEST_F(SettingUp, TellsWhoPlaysWithWhom) {
    for (const char* const key : {"poker-assault", "crossfire"}) {
        SCOPED_TRACE(key);
        command("setup " + std::to_string(find_game(key)));
        for (const char* const each : {"seats 2", "player 0 p", "player 1 2"}) command(each);
        EXPECT_EQ(mirror().find(" against "), std::string::npos);
        command("seats 4");
        for (const char* const each : {"player 1 2", "player 2 2", "player 3 2"}) command(each);
        const auto& players = the_app().draft.players;
        const std::string others =
            players[2].name + " against " + players[1].name + " and " + players[3].name;
        EXPECT_NE(mirror().find("You and " + others), std::string::npos) << mirror();
        command("player 3 p");
        EXPECT_NE(mirror().find(players[0].name + " and " + others.substr(0, others.rfind(' ')) + ' ' +
                                players[3].name),
                  std::string::npos)
            << mirror();
    }
    command("setup " + std::to_string(find_game("ground-assault")));
    command("seats 4");
    EXPECT_EQ(mirror().find(" against "), std::string::npos) << "each for themselves";
}

} // namespace cardfront
