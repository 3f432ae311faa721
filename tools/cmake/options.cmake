# Flags every target of ours shares, the build types of our own, and `sources`.

# One set of flags for all that runs natively in tests, the fuzzers too: of what these could ask for the counters alone, as
# a call at every comparison takes the tests half as long again. A fault's place needs lines, not variables. -O1 inlines
# nothing, which takes the tests a sixth longer and is built hardly sooner.
set(CMAKE_CXX_FLAGS_SANITIZED "-O2 -g1 -D_GLIBCXX_ASSERTIONS -fno-omit-frame-pointer -fsanitize=address,undefined -fsanitize-coverage=inline-8bit-counters,pc-table -fno-sanitize-recover=all")
set(CMAKE_C_FLAGS_SANITIZED ${CMAKE_CXX_FLAGS_SANITIZED})
set(CMAKE_EXE_LINKER_FLAGS_SANITIZED "-fsanitize=address,undefined")
set(CMAKE_CXX_FLAGS_DEBUG "-Og -g") # tests that play thousands of games are worth it

add_library(cardfront_options INTERFACE)
target_compile_options(cardfront_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    # GCC 12 sees overlaps in std::string that are not there (its bug 105651).
    target_compile_options(cardfront_options INTERFACE -Wno-restrict)
    if(CMAKE_UNITY_BUILD) # what is private to a file is private to the unit, of which GCC knows only the name
        target_compile_options(cardfront_options INTERFACE -Wno-subobject-linkage)
    endif()
endif()
if(CMAKE_UNITY_BUILD) # where each file is compiled alone, what it hides is seen
    target_compile_options(cardfront_options INTERFACE -Wno-shadow)
endif()

# Products and sums are rounded one by one, as WebAssembly does: the search decides alike everywhere.
add_compile_options(-ffp-contract=off)

if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64" AND NOT EMSCRIPTEN)
    add_compile_options(-mpopcnt) # every processor since 2009 counts bits by itself, as WebAssembly does
endif()

if(EMSCRIPTEN)
    # Emscripten 3.1.6 leaves inlining to wasm-opt, which comes too late for the small functions of C++.
    set(CMAKE_CXX_FLAGS_MINSIZEREL "-Oz -finline-functions -DNDEBUG")
    set(CMAKE_C_FLAGS_MINSIZEREL "-Oz -DNDEBUG")
    add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions;-fno-rtti>")
    # What an old Emscripten needs when it links: node modules beside Debian's node, a closure compiler of its time.
    set(link_environment)
    if(NOT DEFINED ENV{EMSDK} AND IS_DIRECTORY /usr/share/nodejs)
        list(APPEND link_environment NODE_PATH=/usr/share/nodejs)
    endif()
    set(closure ${PROJECT_SOURCE_DIR}/node_modules/.bin/google-closure-compiler)
    if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.20 AND EXISTS ${closure})
        list(APPEND link_environment EM_CLOSURE_COMPILER=${closure})
    endif()
    if(link_environment)
        list(JOIN link_environment " " link_environment)
        set_property(GLOBAL PROPERTY RULE_LAUNCH_LINK "${CMAKE_COMMAND} -E env ${link_environment}")
    endif()
endif()

# sources(<out> <folder>...): the .cpp files in these folders and all below them.
function(sources out)
    set(patterns)
    foreach(folder IN LISTS ARGN)
        list(APPEND patterns ${PROJECT_SOURCE_DIR}/${folder}/*.cpp)
    endforeach()
    file(GLOB_RECURSE found CONFIGURE_DEPENDS ${patterns})
    set(${out} ${found} PARENT_SCOPE)
endfunction()
