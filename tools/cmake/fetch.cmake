# Third-party sources, one way for all: FetchContent with a pinned commit, or a tree that lies on this machine
# already (Debian's, unpacked by tools/setup, or any given as FETCHCONTENT_SOURCE_DIR_<NAME>).
include(FetchContent)
if(POLICY CMP0169)
    cmake_policy(SET CMP0169 OLD) # SDL and ImGui are fetched only; how to build them is said here
endif()

if(DEFINED ENV{XDG_CACHE_HOME} AND NOT "$ENV{XDG_CACHE_HOME}" STREQUAL "")
    set(cardfront_cache $ENV{XDG_CACHE_HOME}/cardfront)
else()
    set(cardfront_cache $ENV{HOME}/.cache/cardfront)
endif()

function(local_tree name folder)
    string(TOUPPER FETCHCONTENT_SOURCE_DIR_${name} variable)
    if(NOT ${variable} AND EXISTS ${folder}/CMakeLists.txt OR NOT ${variable} AND EXISTS ${folder}/imgui.h)
        set(${variable} ${folder} CACHE PATH "a tree to use in place of a download")
    endif()
endfunction()

set(sdl2_version 2.32.4)
set(imgui_version 1.90.1)
local_tree(sdl2 ${cardfront_cache}/source/sdl2-${sdl2_version})
local_tree(imgui ${cardfront_cache}/source/imgui-${imgui_version})
local_tree(googletest /usr/src/googletest)

FetchContent_Declare(sdl2
    GIT_REPOSITORY https://github.com/libsdl-org/SDL.git
    GIT_TAG 2359383fc187386204c3bb22de89655a494cd128) # release-2.32.4
FetchContent_Declare(imgui
    GIT_REPOSITORY https://github.com/ocornut/imgui.git
    GIT_TAG d6cb3c923d28dcebb2d8d9605ccc7229ccef19eb) # v1.90.1
FetchContent_Declare(googletest
    GIT_REPOSITORY https://github.com/google/googletest.git
    GIT_TAG f8d7d77c06936315286eb55f8de22cd23c188571) # v1.14.0
FetchContent_Declare(benchmark
    GIT_REPOSITORY https://github.com/google/benchmark.git
    GIT_TAG 344117638c8ff7e239044fd0fa7085839fc03021 # v1.8.3
    FIND_PACKAGE_ARGS)

macro(fetch_googletest)
    set(INSTALL_GTEST OFF)
    set(BUILD_GMOCK OFF)
    set(CMAKE_POLICY_DEFAULT_CMP0077 NEW)
    FetchContent_MakeAvailable(googletest)
    if(NOT TARGET GTest::gtest_main)
        add_library(GTest::gtest_main ALIAS gtest_main)
    endif()
endmacro()

macro(fetch_benchmark)
    set(BENCHMARK_ENABLE_TESTING OFF)
    set(CMAKE_POLICY_DEFAULT_CMP0077 NEW)
    FetchContent_MakeAvailable(benchmark)
endmacro()

# Dear ImGui without a window, a graphics context or our own faults to look for: the target imgui_alone.
macro(fetch_imgui_alone)
    FetchContent_GetProperties(imgui)
    if(NOT imgui_POPULATED)
        FetchContent_Populate(imgui)
    endif()
    add_library(imgui_alone STATIC ${imgui_SOURCE_DIR}/imgui.cpp ${imgui_SOURCE_DIR}/imgui_draw.cpp
        ${imgui_SOURCE_DIR}/imgui_tables.cpp ${imgui_SOURCE_DIR}/imgui_widgets.cpp)
    target_include_directories(imgui_alone SYSTEM PUBLIC ${imgui_SOURCE_DIR})
    target_include_directories(imgui_alone PUBLIC ${PROJECT_SOURCE_DIR})
    target_compile_definitions(imgui_alone PUBLIC IMGUI_USER_CONFIG="web/platform/imconfig_cardfront.h")
    target_compile_options(imgui_alone PRIVATE -O0 -g0 -fno-sanitize=all)
endmacro()

# Its configure checks alone take two minutes, so a built SDL is kept with the user, outside the tree, one for
# each version, compiler and set of flags. Defines the target sdl2.
function(fetch_sdl2)
    set(flags "-Oz -DSDL_LEAN_AND_MEAN=1 -include ${PROJECT_SOURCE_DIR}/tools/cmake/sdl2_before.h")
    set(switches -DSDL_SHARED=OFF -DSDL_STATIC=ON -DSDL_TEST=OFF -DSDL_AUDIO=OFF -DSDL_RENDER=OFF
        -DSDL_SENSOR=OFF -DSDL_HAPTIC=OFF -DSDL_POWER=OFF -DSDL_HIDAPI=OFF -DSDL_JOYSTICK=OFF
        -DSDL2_DISABLE_INSTALL=OFF -DSDL2_DISABLE_UNINSTALL=ON)
    set(checks)
    if(EMSCRIPTEN)
        file(SHA256 ${PROJECT_SOURCE_DIR}/tools/cmake/sdl2_emscripten.cmake checks)
        string(PREPEND checks " ")
        set(system emscripten-${EMSCRIPTEN_VERSION})
        list(APPEND switches -DSDL_OFFSCREEN=OFF -DSDL_DUMMYVIDEO=OFF -DSDL_SYSTEM_ICONV=OFF
            -C ${PROJECT_SOURCE_DIR}/tools/cmake/sdl2_emscripten.cmake -DCMAKE_TOOLCHAIN_FILE=${CMAKE_TOOLCHAIN_FILE})
    else()
        string(REPLACE "-Oz" "-O2" flags "${flags}")
        set(system ${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR}-${CMAKE_C_COMPILER_ID}-${CMAKE_C_COMPILER_VERSION})
        list(APPEND switches -DSDL_WAYLAND=OFF -DSDL_KMSDRM=OFF -DSDL_IBUS=OFF)
    endif()
    file(SHA256 ${PROJECT_SOURCE_DIR}/tools/cmake/sdl2_before.h header)
    string(REPLACE "${PROJECT_SOURCE_DIR}" "" key "${flags} ${switches} ${header}${checks}")
    string(SHA256 key "${key}")
    string(SUBSTRING ${key} 0 12 key)
    set(home ${cardfront_cache}/built/sdl2-${sdl2_version}-${system}-${key})

    if(NOT EXISTS ${home}/lib/libSDL2.a)
        FetchContent_GetProperties(sdl2)
        if(NOT sdl2_POPULATED)
            FetchContent_Populate(sdl2)
        endif()
        # Built aside and moved in one step: a build cut short, or two at once, leave nothing half done.
        string(RANDOM LENGTH 8 aside)
        set(aside ${home}.${aside})
        message(STATUS "Building SDL ${sdl2_version} for ${system}: some minutes, once for this user")
        foreach(command
                "-S|${sdl2_SOURCE_DIR}|-B|${aside}/build|-G|Ninja|${switches}|-DCMAKE_C_FLAGS=${flags}|-DCMAKE_INSTALL_PREFIX=${aside}/home|-DCMAKE_INSTALL_LIBDIR=lib|-DCMAKE_BUILD_TYPE=None|-DCMAKE_C_COMPILER_LAUNCHER=${CMAKE_C_COMPILER_LAUNCHER}"
                "--build|${aside}/build"
                "--install|${aside}/build")
            string(REPLACE "|" ";" command "${command}")
            execute_process(COMMAND ${CMAKE_COMMAND} ${command} RESULT_VARIABLE result
                OUTPUT_FILE ${PROJECT_BINARY_DIR}/sdl2.log ERROR_FILE ${PROJECT_BINARY_DIR}/sdl2.log)
            if(NOT result EQUAL 0)
                file(READ ${PROJECT_BINARY_DIR}/sdl2.log log)
                string(LENGTH "${log}" length)
                math(EXPR from "${length} > 3000 ? ${length} - 3000 : 0")
                string(SUBSTRING "${log}" ${from} -1 log)
                file(REMOVE_RECURSE ${aside})
                message(FATAL_ERROR "SDL did not build:\n${log}")
            endif()
        endforeach()
        if(NOT EXISTS ${home})
            file(RENAME ${aside}/home ${home})
        endif()
        file(REMOVE_RECURSE ${aside})
    endif()

    add_library(sdl2 STATIC IMPORTED GLOBAL)
    set_target_properties(sdl2 PROPERTIES IMPORTED_LOCATION ${home}/lib/libSDL2.a)
    target_include_directories(sdl2 SYSTEM INTERFACE ${home}/include/SDL2)
    if(NOT EMSCRIPTEN)
        target_link_libraries(sdl2 INTERFACE m dl pthread)
    endif()
endfunction()
