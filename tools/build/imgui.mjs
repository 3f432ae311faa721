// Cuts out of copies of Dear ImGui what this program never does: node imgui.mjs SOURCE_DIR OUT_DIR
// The table is drawn on ImGui's background and foreground lists with its fonts, clock and pointer, without a single
// ImGui window; but its frame opens a hidden one, navigates it and reads settings for it, which would keep nearly all
// of ImGui in the page. A cut that no longer finds its place is an error: this knows one version.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const [from, to] = process.argv.slice(2);
if (!to) {
    console.error('usage: node imgui.mjs SOURCE_DIR OUT_DIR');
    process.exit(2);
}
mkdirSync(to, { recursive: true });

function cut(path, edits) {
    let text = readFileSync(join(from, path), 'utf8').replaceAll('\r\n', '\n');
    for (const [old, now] of edits) {
        const parts = text.split(old);
        if (parts.length !== 2) throw new Error(`${path}: not the one this build knows: ${parts.length - 1} times ${old}`);
        text = parts.join(now);
    }
    const file = join(to, basename(path));
    let before = '';
    try {
        before = readFileSync(file, 'utf8');
    } catch {} // not there yet
    if (before !== text) writeFileSync(file, text);
}

// The body of one function, by its first line.
const body = (head, now = '') => [new RegExp(`(?<=^${head.replace(/[*()]/g, '\\$&')}\\n)\\{\\n[^]*?^\\}\\n`, 'm'), `{${now}}\n`];

cut('imgui.cpp', [
    body('void ImGui::UpdateHoveredWindowAndCaptureFlags()'),
    body('void ImGui::UpdateMouseMovingWindowNewFrame()'),
    body('void ImGui::UpdateMouseMovingWindowEndFrame()'),
    body('void ImGui::UpdateMouseWheel()'),
    body('void ImGui::UpdateSettings()'),
    body('static void ImGui::NavUpdate()'),
    body('static void ImGui::NavEndFrame()'),
    body('static void ImGui::RenderDimmedBackgrounds()'),
    body('static void ImGui::ErrorCheckEndFrameSanityChecks()'),
    body('void ImGui::GcCompactTransientWindowBuffers(ImGuiWindow* window)', ' IM_UNUSED(window); '),
    ['            TableGcCompactTransientBuffers(g.Tables.GetByIndex(i));', '            {}'],
    ['            TableGcCompactTransientBuffers(&table_temp_data);', '            {}'],
    ['        FocusTopMostWindowUnderOne(NULL, NULL, NULL, ImGuiFocusRequestFlags_RestoreFocusedChild);\n\n    // No window should',
        '        {}\n\n    // No window should'],
    ['    SetNextWindowSize(ImVec2(400, 400), ImGuiCond_FirstUseEver);\n    Begin("Debug##Default");\n'
        + '    IM_ASSERT(g.CurrentWindow->IsFallbackWindow == true);\n', ''],
    ['        g.CurrentWindow->Active = false;\n    End();\n', '        g.CurrentWindow->Active = false;\n'],
    ['        SetTooltip("...");\n', ''],
    [/    \/\/ Add \.ini handle for ImGuiWindow[^]*?    TableSettingsAddSettingsHandler\(\);\n/, ''],
    ['        SaveIniSettingsToDisk(g.IO.IniFilename);\n\n    CallContextHooks', '        {}\n\n    CallContextHooks'],
]);

cut('imgui_draw.cpp', [
    // ImGui's own typeface, for those who give none.
    ['        AddFontDefault();\n', '        IM_ASSERT(0 && "no typeface was added");\n'],
]);

// TrueType outlines only.
cut('imstb_truetype.h', [
    [/   \} else \{\n      \/\/ initialization for CFF[^]*?\n   \}\n\n   t = stbtt__find_table\(data, fontstart, "maxp"\);/,
        '   } else\n      return 0;\n\n   t = stbtt__find_table(data, fontstart, "maxp");'],
    [/(?<=STBTT_DEF int stbtt_GetGlyphShape\(const stbtt_fontinfo \*info, int glyph_index, stbtt_vertex \*\*pvertices\)\n)\{[^]*?^\}/m,
        '{\n   return stbtt__GetGlyphShapeTT(info, glyph_index, pvertices);\n}'],
    ['      stbtt__GetGlyphInfoT2(info, glyph_index, x0, y0, x1, y1);\n', ''],
    ['      return stbtt__GetGlyphInfoT2(info, glyph_index, NULL, NULL, NULL, NULL) == 0;\n', '      return 0;\n'],
]);

cut('backends/imgui_impl_sdl2.cpp', [
    body('static void ImGui_ImplSDL2_UpdateGamepads()'),
    ['        SDL_GetRendererOutputSize(bd->Renderer, &display_w, &display_h);\n', '        display_w = w, display_h = h;\n'],
]);

// A shader's fault is told without printf, which nothing else needs. And nobody else draws: what the state was is not asked
// for before each picture, which in a browser waits seven times for another process, and is not put back but for what
// cuts the next clearing.
cut('backends/imgui_impl_opengl3.cpp', [
    // One context draws always the same: it needs no extension for it.
    ['#elif defined(__EMSCRIPTEN__)\n#define IMGUI_IMPL_OPENGL_USE_VERTEX_ARRAY\n', '#elif defined(__EMSCRIPTEN__)\n'],
    [/    \/\/ Backup GL state\n[^]*?(?=    \/\/ Setup desired GL state\n)/, '    glActiveTexture(GL_TEXTURE0);\n\n'],
    [/    \/\/ Restore modified GL state\n[^]*?(?=    \(void\)bd; \/\/)/, '    glDisable(GL_SCISSOR_TEST);\n'],
    [/fprintf\(stderr, "ERROR: [^\n]*failed to compile [^\n]*/, 'fputs("A shader of ImGui does not compile.\\n", stderr);'],
    [/fprintf\(stderr, "ERROR: [^\n]*failed to link [^\n]*/, 'fputs("The shaders of ImGui do not link.\\n", stderr);'],
    [/(?<=glGetShaderInfoLog\([^\n]*\n)[^\n]*/, '        fputs(buf.begin(), stderr);'],
    [/(?<=glGetProgramInfoLog\([^\n]*\n)[^\n]*/, '        fputs(buf.begin(), stderr);'],
    ['#include <stdint.h>     // intptr_t\n', '#include <stdint.h>     // intptr_t\n#include <stdlib.h>     // atoi\n'],
    ['sscanf(bd->GlslVersionString, "#version %d", &glsl_version);', 'glsl_version = atoi(bd->GlslVersionString + 9);'],
]);
