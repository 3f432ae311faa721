# Toolchain file: Emscripten as found on the PATH, Debian's package or an activated emsdk alike.
find_program(CARDFRONT_EMXX em++ REQUIRED)
if(DEFINED ENV{EMSDK} AND EXISTS $ENV{EMSDK}/upstream/emscripten)
    set(emscripten_root $ENV{EMSDK}/upstream/emscripten)
else()
    file(REAL_PATH ${CARDFRONT_EMXX} emscripten_root)
    cmake_path(GET emscripten_root PARENT_PATH emscripten_root)
    # /usr/bin/em++ is a script, not a link, in some packages.
    if(NOT EXISTS ${emscripten_root}/cmake/Modules/Platform/Emscripten.cmake)
        set(emscripten_root /usr/share/emscripten)
    endif()
endif()

# Debian's emscripten looks for its node modules beside Debian's node; any other node must be told.
if(NOT DEFINED ENV{NODE_PATH} AND IS_DIRECTORY /usr/share/nodejs)
    set(ENV{NODE_PATH} /usr/share/nodejs)
endif()

include(${emscripten_root}/cmake/Modules/Platform/Emscripten.cmake)

# Node 18 and later define fetch, which the loader of old Emscriptens mistakes for a browser's.
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.20)
    list(GET CMAKE_CROSSCOMPILING_EMULATOR 0 cardfront_node)
    set(CMAKE_CROSSCOMPILING_EMULATOR ${cardfront_node} --no-experimental-fetch)
endif()
