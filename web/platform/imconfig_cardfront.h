// Dear ImGui's settings for this program, given to every file that includes it by IMGUI_USER_CONFIG.
// Only what the table draws with stays: no demo, no debug windows, no typeface of ImGui's own, no files.
#pragma once

#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_DEFAULT_FILE_FUNCTIONS
#define IMGUI_DISABLE_FILE_FUNCTIONS
#define IMGUI_DISABLE_WIN32_FUNCTIONS

// A full table at three device pixels a CSS pixel comes near 65,536 vertices in one list.
#define ImDrawIdx unsigned int
