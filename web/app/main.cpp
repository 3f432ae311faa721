// The program's start and end, its window, its input and its frame.
#include "web/app/commands.h"
#include "web/company/company.h"
#include "web/hall/app.h"
#include "web/kit/kit.h"
#include "web/learn/lessons.h"
#include "web/platform/ears.h"
#include "web/platform/platform.h"
#include "web/screens/screens.h"

#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>

#include <SDL.h>
#include <SDL_opengl.h>

#include <algorithm>
#include <utility>

namespace {

using namespace cardfront;

struct Stage {
    SDL_Window* window = nullptr;
    SDL_GLContext context = nullptr;
    bool drawable = false; // a context is there
    bool closing = false;
    bool lets_go = false;        // what was pressed is dropped before the next frame
    int touch_gone_in = 0;       // frames until the pointer of a lifted finger goes away
    float width = 0, height = 0; // CSS pixels
    float scale = 1;             // the person's own size of things
    float pixel_ratio = 0;       // that the fonts were baked for
    std::vector<unsigned char> faces[2];
};
Stage stage;

// Wakes the loop for whatever happens, but for SDL's own marks in its queue.
int woken_by(void*, SDL_Event* event) {
    if (event->type != SDL_POLLSENTINEL) platform::wake();
    return 0;
}

bool open_window() {
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "1");
    SDL_SetHint("SDL_EMSCRIPTEN_KEYBOARD_ELEMENT", "#canvas");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
#ifdef __EMSCRIPTEN__
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 2);
#else
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
#endif
    stage.window = SDL_CreateWindow("Cardfront", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 1280, 720,
                                    SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (stage.window == nullptr) return false;
    stage.context = SDL_GL_CreateContext(stage.window);
    if (stage.context == nullptr) { // it takes no events, which would reach an ImGui that is not there
        SDL_DestroyWindow(std::exchange(stage.window, nullptr));
        return false;
    }
    SDL_GL_SetSwapInterval(1);
    SDL_EventState(SDL_FINGERDOWN, SDL_IGNORE); // else SDL takes two fingers from the page, web/page/zoom.js
    SDL_AddEventWatch(woken_by, nullptr);
    return true;
}

const char* shader_version() {
#ifdef __EMSCRIPTEN__
    return "#version 100";
#else
    return "#version 130";
#endif
}

kit::Drawn draw_words(std::string_view words, bool title, int pixels) {
    platform::WordsMeasure size;
    auto rows = platform::draw_words(words, title, pixels, size);
    if (rows.empty()) return {};
    return {static_cast<int>(size.width),
            static_cast<int>(size.height),
            size.left,
            size.top,
            size.advance,
            std::move(rows)};
}

void start_imgui() {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    const auto& title = stage.faces[1].empty() ? stage.faces[0] : stage.faces[1];
    kit::start_fonts({stage.faces[0].data(), stage.faces[0].size()}, {title.data(), title.size()},
                     draw_words);
    ImGui_ImplSDL2_InitForOpenGL(stage.window, stage.context);
    ImGui_ImplOpenGL3_Init(shader_version());
    stage.drawable = true;
}

// Where something for it is missing, the mirror is the game.
void start_drawing() {
    for (int which = 0; which < 2; ++which) stage.faces[which] = platform::font(which);
    if (stage.faces[0].empty()) stage.faces[0].swap(stage.faces[1]); // one is enough
    if (stage.faces[0].empty()) return platform::cannot_draw(platform::Lack::face);
    if (!open_window()) return platform::cannot_draw(platform::Lack::canvas);
    start_imgui();
}

// What is half chosen is put back before the table is left; what lies over the table comes first.
bool would_put_back(const App& app) {
    return app.screens.top() == Screen::table && !app.table_screen.log_open && !looks_through(app) &&
           !app.session->course().asked() && !app.session->advice().hinted() && app.table->half_chosen();
}

// Keys that look through a match, by the page's names for them; "": none of these.
const char* name_of_step_key(SDL_Keycode key) {
    switch (key) {
    case SDLK_LEFT: return "ArrowLeft";
    case SDLK_RIGHT: return "ArrowRight";
    case SDLK_UP:
    case SDLK_PAGEUP: return "PageUp";
    case SDLK_DOWN:
    case SDLK_PAGEDOWN: return "PageDown";
    case SDLK_HOME: return "Home";
    case SDLK_END: return "End";
    case SDLK_SPACE: return " ";
    default: return "";
    }
}

void take_key(const SDL_KeyboardEvent& key) {
    const App& app = the_app();
    if (key.repeat == 0) kit::motion::finish();
    if (app.screens.top() == Screen::table && looks_through(app))
        if (const std::string name = name_of_step_key(key.keysym.sym); !name.empty())
            return key.repeat != 0 && name == " " ? void() : perform("key " + name);
    if (key.repeat != 0) return;
    switch (key.keysym.sym) {
    case SDLK_ESCAPE: return perform(would_put_back(app) ? "close" : "back");
    case SDLK_u: return perform("undo");
    case SDLK_h: return perform("hint");
    case SDLK_r: return perform("rules");
    case SDLK_l: return perform("log");
    case SDLK_RETURN:
    case SDLK_SPACE:
        if (app.screens.top() == Screen::table && app.table->plays_back()) return perform("skip");
        // A space is pressed twice by chance: it shows no hand.
        if (!app.session || !app.session->eyes().handing_over()) return perform("go-on");
        return key.keysym.sym == SDLK_RETURN ? perform("take-screen") : void();
    default: return;
    }
}

// Lost by the window, or by the page: no release follows, or one that is none.
bool loses_all(const SDL_Event& event) {
    return event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_FOCUS_LOST;
}

void take_events() {
    for (SDL_Event event; SDL_PollEvent(&event) != 0;) {
        if (event.type == SDL_MOUSEMOTION) { // ImGui's lengths are the window's over our scale
            event.motion.x = static_cast<int>(static_cast<float>(event.motion.x) / stage.scale);
            event.motion.y = static_cast<int>(static_cast<float>(event.motion.y) / stage.scale);
        }
        // A press where the pointer was last comes without a motion, though the pointer was moved away since.
        if (event.type == SDL_MOUSEBUTTONDOWN) {
            stage.touch_gone_in = 0;
            ImGui::GetIO().AddMouseSourceEvent(event.button.which == SDL_TOUCH_MOUSEID
                                                   ? ImGuiMouseSource_TouchScreen
                                                   : ImGuiMouseSource_Mouse);
            ImGui::GetIO().AddMousePosEvent(static_cast<float>(event.button.x) / stage.scale,
                                            static_cast<float>(event.button.y) / stage.scale);
        }
        ImGui_ImplSDL2_ProcessEvent(&event);
        if (event.type == SDL_QUIT) stage.closing = true;
        if (loses_all(event)) stage.lets_go = true;
        if (event.type == SDL_KEYDOWN) take_key(event.key);
        if (event.type == SDL_FINGERUP) stage.touch_gone_in = 4;
    }
    if (std::exchange(stage.lets_go, false)) kit::let_go();
    // A lifted finger hovers over nothing.
    if (stage.touch_gone_in > 0 && --stage.touch_gone_in == 0) {
        ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
        ImGui::GetIO().AddMousePosEvent(-10000, -10000);
    }
}

// The canvas's size, how large things are drawn there, and whether there is room for them.
void measure_stage() {
    if (!stage.drawable) return;
    App& app = the_app();
    int width = 0;
    int height = 0;
    SDL_GetWindowSize(stage.window, &width, &height);
    stage.width = static_cast<float>(width), stage.height = static_cast<float>(height);
    stage.scale = app.settings.drawing_scale(stage.width, stage.height, app.squeezed);
    const bool cramped = is_cramped(stage.width / stage.scale, stage.height / stage.scale);
    if (cramped != app.cramped) app.cramped = cramped, app.mirror_stale = true;
}

void begin_imgui_frame() {
    ImGui_ImplSDL2_NewFrame();
    ImGuiIO& io = ImGui::GetIO();
    int pixels = 0;
    SDL_GL_GetDrawableSize(stage.window, &pixels, nullptr);
    const float device = stage.width > 0 ? static_cast<float>(pixels) / stage.width : 1;
    // The person's scale shrinks the logical screen and enlarges its pixels; pointer positions follow.
    io.DisplaySize = {stage.width / stage.scale, stage.height / stage.scale};
    io.DisplayFramebufferScale = {device * stage.scale, device * stage.scale};
    const float ratio = device * stage.scale;
    if (ratio != stage.pixel_ratio || kit::fonts_stale()) {
        kit::rebuild_fonts(ratio);
        stage.pixel_ratio = ratio;
        ImGui_ImplOpenGL3_DestroyFontsTexture();
        ImGui_ImplOpenGL3_CreateFontsTexture();
    }
    ImGui_ImplOpenGL3_NewFrame();
    ImGui::NewFrame();
}

bool words_only() {
    return !stage.drawable || tells_in_words(the_app());
}

// The game goes on though nothing is drawn; true while time must pass for it.
bool frame_in_words() {
    App& app = the_app();
    bool again = false;
    if (app.session) {
        again = app.session->update(platform::now(), true, true);
        if (again) app.mirror_stale = true;
        if (app.learning->coached) lessons::coach(app, true);
        (void)app.session->eyes().take_events(); // nobody sees them
        again = again || app.session->goes_on();
    }
    refresh_mirror();
    return again;
}

bool frame() {
    if (stage.window != nullptr) take_events();
    measure_stage();
    if (words_only()) return frame_in_words();
    begin_imgui_frame();
    const bool again = draw_app(platform::now());
    ImGui::Render();
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const ImVec2 scale = ImGui::GetIO().DisplayFramebufferScale;
    glViewport(0, 0, static_cast<int>(size.x * scale.x), static_cast<int>(size.y * scale.y));
    glClearColor(0.02F, 0.05F, 0.04F, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    SDL_GL_SwapWindow(stage.window);
    return again || stage.touch_gone_in > 0;
}

} // namespace

namespace cardfront::app {

bool item(std::string_view id, float* four) {
    const auto at = id == "pointed" ? std::optional(the_app().learning->pointed)
                    : id == "zooms" ? std::optional(kit::zooms())
                                    : kit::rect_of(id);
    if (!at || at->empty() || words_only()) return false;
    four[0] = at->x * stage.scale, four[1] = at->y * stage.scale;
    four[2] = at->w * stage.scale, four[3] = at->h * stage.scale;
    return true;
}

std::string misfits() {
    kit::watch_text();
    return kit::misfit_lines();
}

void let_go() {
    if (stage.window == nullptr) return;
    SDL_ResetKeyboard();
    stage.lets_go = true;
    platform::wake();
}

void context_lost() {
    if (!stage.drawable) return;
    stage.drawable = false;
    ImGui_ImplOpenGL3_Shutdown();
}

void context_restored() {
    if (stage.context == nullptr || stage.drawable) return;
    ImGui_ImplOpenGL3_Init(shader_version());
    stage.pixel_ratio = 0; // bake and upload again
    stage.drawable = true;
    platform::wake();
}

} // namespace cardfront::app

int main(int, char**) {
    App& app = the_app();
    app.settings = Settings::from_text(app.store.notes.get("settings").value_or(""));
    speak_as_chosen();
    app.store.saves.load();
    app.learning->kept = app.store.notes.get("lessons").value_or("");
    app.store_used = platform::store_used();
    if (platform::games_here()) far::load(app); // else they tell when they have come
    if (platform::can_draw()) start_drawing();
    refresh_mirror();
    platform::run(frame);
    return 0;
}
