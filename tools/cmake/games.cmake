# game_list(<out> <game>...): the header that makes these games the variant AnyState, in the folder <out>. A game
# is the namespace cardfront::<game> in core/<game>/state.h, with its State; a test's game is FOLDER/<game>.
function(game_list out)
    set(includes "#include <variant>\n")
    set(states)
    set(each)
    foreach(game IN LISTS ARGN)
        cmake_path(GET game FILENAME name)
        if(name STREQUAL game)
            set(game core/${game})
        endif()
        string(APPEND includes "#include \"${game}/state.h\"\n")
        list(APPEND states ${name}::State)
        string(APPEND each " GAME(${name})")
    endforeach()
    list(JOIN states ", " states)
    file(CONFIGURE OUTPUT ${out}/generated/game_list.h CONTENT "// Made by CMake from its list of games.
#pragma once
${includes}
namespace cardfront {
using AnyState = std::variant<${states}>;
}
#define CARDFRONT_EACH_GAME(GAME)${each}
" @ONLY)
endfunction()
