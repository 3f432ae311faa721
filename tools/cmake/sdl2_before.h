/* Included before everything in SDL's C files: SDL 2.32 asks for EM_JS_DEPS, which Emscripten 3.1.6 lacks. */
#if defined(__EMSCRIPTEN__) && !defined(__ASSEMBLER__)
#include <emscripten/emscripten.h>
#ifndef EM_JS_DEPS
#define EM_JS_DEPS(tag, deps)
#endif
#endif
