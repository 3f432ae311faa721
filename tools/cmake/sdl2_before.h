/* Included before everything in SDL's C files.
   SDL 2.32 asks for EM_JS_DEPS, which Emscripten 3.1.6 lacks. */
#if defined(__EMSCRIPTEN__) && !defined(__ASSEMBLER__)
#include <emscripten/emscripten.h>
#ifndef EM_JS_DEPS
#define EM_JS_DEPS(tag, deps)
#endif
/* SDL_events.c can log every event in words, 9 kB of the page. Its switch, the only place that writes the
   level, is renamed to something unused, and one that does nothing takes its name: the compiler sees that
   nothing is logged. */
#define SDL_EventLoggingChanged(data, name, before, now)                                                     \
    SDL_EventLoggingChanged(data, name, before, now) {}                                                      \
    static inline void SDL_EventLoggingLeftOut(data, name, before, now)
#endif
