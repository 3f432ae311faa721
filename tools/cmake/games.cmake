# game_list(<out> <folder> <game>...): names in <out> the source that lists these games, made in <folder> with, for tests,
# the headers generated/game_types.h (their States) and generated/game_files.inc (where their files lie, and their golden
# games).
function(game_list out folder)
    list(LENGTH ARGN count)
    set(described "")
    set(listed "")
    set(minds "")
    set(includes "")
    set(states)
    set(files "")
    foreach(game IN LISTS ARGN)
        cmake_path(GET game FILENAME name)
        set(root .)
        if(NOT game STREQUAL name)
            set(root ${game})
        endif()
        string(APPEND described "namespace ${name} {\nextern const Game the_game;\nextern const Mind the_mind;\n}\n")
        list(APPEND listed "&${name}::the_game")
        list(APPEND minds "&${name}::the_mind")
        string(APPEND includes "#include \"core/${name}/state.h\"\n")
        list(APPEND states ${name}::State)
        set(tests tests/core/${name})
        string(APPEND files "{\"${root}/\", \"${tests}\"")
        file(GLOB golden CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${root}/${tests}/golden.inc)
        if(golden)
            string(APPEND files ",\n#include \"${tests}/golden.inc\"\n")
        endif()
        string(APPEND files "},\n")
    endforeach()
    list(JOIN listed ", " listed)
    list(JOIN minds ", " minds)
    list(JOIN states ", " states)
    set(made "// Made by CMake from its list of games.\n")
    file(CONFIGURE OUTPUT ${folder}/generated/games.cpp CONTENT "${made}#include \"core/match/games.h\"
namespace cardfront {
${described}const int games = ${count};
static_assert(games <= most_games);
const Game* const every_game[] = {${listed}};
const Mind* const every_mind[] = {${minds}};
}
" @ONLY)
    file(CONFIGURE OUTPUT ${folder}/generated/game_types.h CONTENT "${made}#pragma once
${includes}namespace cardfront {
template <template <class...> class Of>
using OfEveryGame = Of<${states}>;
}
" @ONLY)
    file(CONFIGURE OUTPUT ${folder}/generated/game_files.inc CONTENT "${made}${files}" @ONLY)
    set(${out} ${folder}/generated/games.cpp PARENT_SCOPE)
endfunction()

# table_list(<out> <folder> <game>...): names in <out> the source that knows the table and the cover of each game.
function(table_list out folder)
    set(tables "")
    set(listed)
    set(covers)
    foreach(game IN LISTS ARGN)
        cmake_path(GET game FILENAME name)
        string(APPEND tables "namespace ${name} {\nstd::unique_ptr<Table> make_table();\n}\n")
        list(APPEND listed ${name}::make_table)
        list(APPEND covers ${name})
    endforeach()
    list(JOIN listed ", " listed)
    list(JOIN covers ", " declared)
    list(JOIN covers ", &covers::" covers)
    file(CONFIGURE OUTPUT ${folder}/generated/tables.cpp CONTENT "// Made by CMake from its list of games.
#include \"web/tables/cover.h\"
#include \"web/tables/table.h\"
namespace cardfront {
${tables}std::unique_ptr<Table> make_table(int game) {
    static constexpr std::unique_ptr<Table> (*make[])() = {${listed}};
    return make[game]();
}
namespace covers {
extern const kit::Cover ${declared};
}
const kit::Cover& cover_of(int game) {
    static constexpr const kit::Cover* all[] = {&covers::${covers}};
    return *all[game];
}
}
" @ONLY)
    set(${out} ${folder}/generated/tables.cpp PARENT_SCOPE)
endfunction()
