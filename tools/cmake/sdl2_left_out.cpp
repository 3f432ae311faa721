// What SDL links into the page for deeds never done there: windows without OpenGL, cursors and icons from
// pictures, gestures, looking OpenGL's functions up by name, other encodings of text, errors and logs in
// words. Defined here as failures, they keep those parts of SDL, and all of OpenGL ES 3, out. Each part must
// be here whole: else the linker says that a name is defined twice.
#include <SDL.h>

// SDL_render.c
SDL_Renderer* SDL_CreateRenderer(SDL_Window*, int, Uint32) {
    return nullptr;
}
SDL_Texture* SDL_CreateTexture(SDL_Renderer*, Uint32, int, int, int) {
    return nullptr;
}
void SDL_DestroyRenderer(SDL_Renderer*) {}
void SDL_DestroyTexture(SDL_Texture*) {}
int SDL_GetNumRenderDrivers() {
    return 0;
}
int SDL_GetRenderDriverInfo(int, SDL_RendererInfo*) {
    return -1;
}
SDL_Renderer* SDL_GetRenderer(SDL_Window*) {
    return nullptr;
}
int SDL_GetRendererInfo(SDL_Renderer*, SDL_RendererInfo*) {
    return -1;
}
int SDL_RenderCopy(SDL_Renderer*, SDL_Texture*, const SDL_Rect*, const SDL_Rect*) {
    return -1;
}
void SDL_RenderPresent(SDL_Renderer*) {}
int SDL_RenderSetViewport(SDL_Renderer*, const SDL_Rect*) {
    return -1;
}
int SDL_UpdateTexture(SDL_Texture*, const SDL_Rect*, const void*, int) {
    return -1;
}

// SDL_surface.c
SDL_Surface* SDL_ConvertSurfaceFormat(SDL_Surface*, Uint32, Uint32) {
    return nullptr;
}
SDL_Surface* SDL_CreateRGBSurface(Uint32, int, int, int, Uint32, Uint32, Uint32, Uint32) {
    return nullptr;
}
SDL_Surface* SDL_CreateRGBSurfaceFrom(void*, int, int, int, int, Uint32, Uint32, Uint32, Uint32) {
    return nullptr;
}
void SDL_FreeSurface(SDL_Surface*) {}
int SDL_LockSurface(SDL_Surface*) {
    return -1;
}
void SDL_UnlockSurface(SDL_Surface*) {}

// SDL_error.c
int SDL_SetError(const char*, ...) {
    return -1;
}
const char* SDL_GetError() {
    return "";
}
void SDL_ClearError() {}
int SDL_Error(SDL_errorcode) {
    return -1;
}

// SDL_log.c
void SDL_Log(const char*, ...) {}
void SDL_LogWarn(int, const char*, ...) {}
void SDL_LogMessageV(int, SDL_LogPriority, const char*, va_list) {}

// SDL_iconv.c
SDL_iconv_t SDL_iconv_open(const char*, const char*) {
    return nullptr;
}
int SDL_iconv_close(SDL_iconv_t) {
    return -1;
}
size_t SDL_iconv(SDL_iconv_t, const char**, size_t*, char**, size_t*) {
    return 0;
}
char* SDL_iconv_string(const char*, const char*, const char*, size_t) {
    return nullptr;
}

extern "C" {
void SDL_LogInit() {}
void SDL_LogQuit() {}
void SDL_DestroyRendererWithoutFreeing(SDL_Renderer*) {}

// SDL_gesture.c
int SDL_GestureAddTouch(SDL_TouchID) {
    return 0;
}
int SDL_GestureDelTouch(SDL_TouchID) {
    return 0;
}
void SDL_GestureProcessEvent(SDL_Event*) {}
void SDL_GestureQuit() {}

// Emscripten's EGL
void* eglGetProcAddress(const char*) {
    return nullptr;
}
}
