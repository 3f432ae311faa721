// The drawing kit under every table and menu: what a screen includes. Immediate mode, pure Dear ImGui draw
// lists, no window; nothing here knows a rule of a game.
//
// A frame, after the platform's backend has set ImGui's DisplaySize and DisplayFramebufferScale:
//     if (kit::fonts_stale()) { kit::rebuild_fonts(scale); /* the caller re-creates the font texture */ }
//     ImGui::NewFrame();
//     kit::begin_frame();
//     kit::felt(cover_of(game).theme);      // or home's own theme
//     ... text, cards, buttons ...
//     kit::end_frame();                     // flying things, bubble, toast, focus ring
//     ImGui::Render();
//     sleep unless kit::moving() or kit::fonts_stale()
// Before the first frame start_fonts and rebuild_fonts come first. The kit draws into ImGui's background and
// foreground lists and needs no window. A full table has some 50,000 vertices at a device pixel ratio of 3,
// so ImGui should be compiled with 32-bit indices (ImDrawIdx).
//
// Lengths are CSS pixels (ImGui's DisplaySize); one device pixel is 1 / DisplayFramebufferScale of them.
// Angles are degrees, clockwise. Times are seconds. Strings are UTF-8, Latin-1 plus the four suits.
#pragma once

#include "web/kit/cards.h"
#include "web/kit/faces/faces.h"
#include "web/kit/frame.h"
#include "web/kit/geometry.h"
#include "web/kit/motion.h"
#include "web/kit/pictures.h"
#include "web/kit/table.h"
#include "web/kit/text/fonts.h"
#include "web/kit/text/misfits.h"
#include "web/kit/theme.h"
#include "web/kit/widgets.h"
