# The release page: the table and the worker as WebAssembly, then dist/ by tools/build/page.mjs.
include(fonts)

set(wasm_options -sFILESYSTEM=0 -sMALLOC=emmalloc -sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=262144 -sMODULARIZE=1
    -sTEXTDECODER=2 -sDYNAMIC_EXECUTION=0
    # What is called once is not always pasted in there: functions of hundreds of variables pack badly.
    -sBINARYEN_EXTRA_PASSES=--one-caller-inline-max-function-size=40,--converge)
if(EMSCRIPTEN_VERSION VERSION_GREATER_EQUAL 4.0.7)
    set(heap_views ,HEAPU8)
endif()
# An emsdk brings its closure compiler; for Debian's Emscripten, whose own refuses the flags, see options.cmake.
if(DEFINED ENV{EMSDK} OR link_environment MATCHES EM_CLOSURE_COMPILER)
    list(APPEND wasm_options --closure=1)
endif()

set(page_sources ${table_sources})
list(FILTER page_sources EXCLUDE REGEX "/platform_desktop\\.cpp$")
add_executable(page ${page_sources} ${product_list} ${product_texts} ${PROJECT_SOURCE_DIR}/tools/cmake/sdl2_left_out.cpp)
target_link_libraries(page PRIVATE cardfront_core_small imgui cardfront_options)
# With mangled names, by which split.mjs finds the games; the parts lose them.
target_link_options(page PRIVATE ${wasm_options} --profiling-funcs -Wl,--no-demangle -sENVIRONMENT=web -sEXPORT_NAME=createCardfront
    -sEXPORTED_FUNCTIONS=_main,_malloc,_free
    -sEXPORTED_RUNTIME_METHODS=UTF8ToString,stringToUTF8,lengthBytesUTF8${heap_views}
    # Else all of WebGL's are asked for, one after the other; calmContext in view.js asks for the one that is needed.
    -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0
    --js-library=${PROJECT_SOURCE_DIR}/web/platform/bridge.js)
set_target_properties(page PROPERTIES OUTPUT_NAME cardfront LINK_DEPENDS ${PROJECT_SOURCE_DIR}/web/platform/bridge.js)

# The computer player's own module: the rules and web/worker, no table.
sources(worker_sources web/worker)
add_executable(worker ${worker_sources})
target_link_libraries(worker PRIVATE product cardfront_options)
target_link_options(worker PRIVATE ${wasm_options} -sENVIRONMENT=web,worker -sEXPORT_NAME=createThinker --no-entry
    -sEXPORTED_FUNCTIONS=_malloc,_free -sEXPORTED_RUNTIME_METHODS=UTF8ToString${heap_views})

# What the first screens need; each game; the rooms around the games, which a first game does without; and what all of these
# share or what is asked for only at a table, or where its cards must be known: namespaces, classes and functions.
set(with_games described builder links lessons puzzles comeback circuit cards boards far
    Session Eyes LookBack MatchCourse MatchHere GameTable Review suggestions sections share_match share_saved open_game_link
    table_model draw_table draw_status draw_log draw_hint draw_look add_look draw_pack_eye draw_end present boards_of told_briefly
    kit::motion::draw_in_flight)
set(rooms builder lessons puzzles comeback circuit far) # each has rows of commands that need the games: web/app/commands.cpp
set(into_rooms model_in_room draw_in_room)
find_program(CARDFRONT_WASM_OPT wasm-opt HINTS ${EMSCRIPTEN_ROOT_PATH}/../bin REQUIRED)
find_program(CARDFRONT_WASM_DIS wasm-dis HINTS ${EMSCRIPTEN_ROOT_PATH}/../bin REQUIRED)
find_program(CARDFRONT_WASM_SPLIT wasm-split HINTS ${EMSCRIPTEN_ROOT_PATH}/../bin REQUIRED)
set(parts first games rooms ${games})
list(TRANSFORM parts REPLACE "(.+)" "${PROJECT_BINARY_DIR}/parts/\\1.wasm")
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/parts)
add_custom_command(OUTPUT ${parts}
    COMMAND ${CARDFRONT_NODE} ${PROJECT_SOURCE_DIR}/tools/build/split.mjs ${CARDFRONT_WASM_OPT} ${CARDFRONT_WASM_SPLIT} ${CARDFRONT_WASM_DIS}
        $<TARGET_FILE_DIR:page>/cardfront.wasm ${PROJECT_BINARY_DIR}/parts ${games} -- ${with_games} -- ${rooms} -- ${into_rooms}
    DEPENDS page ${PROJECT_SOURCE_DIR}/tools/build/split.mjs
    COMMENT "The program in parts"
    VERBATIM)

file(GLOB_RECURSE page_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/web/*.js ${PROJECT_SOURCE_DIR}/assets/*)
add_custom_command(OUTPUT ${PROJECT_BINARY_DIR}/dist.stamp
    COMMAND ${CARDFRONT_NODE} ${PROJECT_SOURCE_DIR}/tools/build/page.mjs ${PROJECT_BINARY_DIR} ${PROJECT_SOURCE_DIR}/dist ${games}
    COMMAND ${CMAKE_COMMAND} -E touch ${PROJECT_BINARY_DIR}/dist.stamp
    DEPENDS page ${parts} worker fonts ${page_files} ${PROJECT_SOURCE_DIR}/shell.html
        ${PROJECT_SOURCE_DIR}/tools/build/page.mjs ${PROJECT_SOURCE_DIR}/tools/build/rules.mjs
    COMMENT "The release page in dist/"
    VERBATIM)
add_custom_target(dist ALL DEPENDS ${PROJECT_BINARY_DIR}/dist.stamp)
