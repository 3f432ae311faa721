# Dear ImGui with the SDL2 and OpenGL backends, and its configuration for this program.
fetch_sdl2()
FetchContent_GetProperties(imgui)
if(NOT imgui_POPULATED)
    FetchContent_Populate(imgui)
endif()
# Cut down to what this program does with it.
set(imgui_cut ${PROJECT_BINARY_DIR}/generated/imgui)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tools/build/imgui.mjs)
execute_process(COMMAND ${CARDFRONT_NODE} ${PROJECT_SOURCE_DIR}/tools/build/imgui.mjs ${imgui_SOURCE_DIR} ${imgui_cut}
    COMMAND_ERROR_IS_FATAL ANY)
add_library(imgui STATIC
    ${imgui_cut}/imgui.cpp
    ${imgui_cut}/imgui_draw.cpp
    ${imgui_SOURCE_DIR}/imgui_tables.cpp
    ${imgui_SOURCE_DIR}/imgui_widgets.cpp
    ${imgui_cut}/imgui_impl_sdl2.cpp
    ${imgui_cut}/imgui_impl_opengl3.cpp)
target_include_directories(imgui SYSTEM PUBLIC ${imgui_SOURCE_DIR} ${imgui_SOURCE_DIR}/backends)
target_include_directories(imgui PUBLIC ${PROJECT_SOURCE_DIR})
target_compile_definitions(imgui PUBLIC IMGUI_USER_CONFIG="web/platform/imconfig_cardfront.h")
target_link_libraries(imgui PUBLIC sdl2)
if(EMSCRIPTEN)
    target_compile_definitions(imgui PUBLIC IMGUI_IMPL_OPENGL_ES2)
else()
    target_link_libraries(imgui PUBLIC ${CMAKE_DL_LIBS})
endif()
