# Dear ImGui with the SDL2 and OpenGL backends, and its configuration for this program.
fetch_sdl2()
FetchContent_GetProperties(imgui)
if(NOT imgui_POPULATED)
    FetchContent_Populate(imgui)
endif()
# ImGui brings a typeface for those who give none. Every face here is given, so the one call that pulls those
# 11 KB in is cut out of a copy.
file(READ ${imgui_SOURCE_DIR}/imgui_draw.cpp imgui_draw)
string(REPLACE "        AddFontDefault();" "        IM_ASSERT(0 && \"no typeface was added\");" imgui_draw_cut "${imgui_draw}")
if(imgui_draw STREQUAL imgui_draw_cut)
    message(FATAL_ERROR "imgui_draw.cpp is not the one this build knows")
endif()
file(WRITE ${PROJECT_BINARY_DIR}/generated/imgui_draw.cpp.new "${imgui_draw_cut}")
file(COPY_FILE ${PROJECT_BINARY_DIR}/generated/imgui_draw.cpp.new ${PROJECT_BINARY_DIR}/generated/imgui_draw.cpp
    ONLY_IF_DIFFERENT)
add_library(imgui STATIC
    ${imgui_SOURCE_DIR}/imgui.cpp
    ${PROJECT_BINARY_DIR}/generated/imgui_draw.cpp
    ${imgui_SOURCE_DIR}/imgui_tables.cpp
    ${imgui_SOURCE_DIR}/imgui_widgets.cpp
    ${imgui_SOURCE_DIR}/backends/imgui_impl_sdl2.cpp
    ${imgui_SOURCE_DIR}/backends/imgui_impl_opengl3.cpp)
target_include_directories(imgui SYSTEM PUBLIC ${imgui_SOURCE_DIR} ${imgui_SOURCE_DIR}/backends)
target_include_directories(imgui PUBLIC ${PROJECT_SOURCE_DIR})
target_compile_definitions(imgui PUBLIC IMGUI_USER_CONFIG="web/imconfig_cardfront.h")
target_link_libraries(imgui PUBLIC sdl2)
if(EMSCRIPTEN)
    target_compile_definitions(imgui PUBLIC IMGUI_IMPL_OPENGL_ES2)
else()
    target_link_libraries(imgui PUBLIC ${CMAKE_DL_LIBS})
endif()
