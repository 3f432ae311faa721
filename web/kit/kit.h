// The drawing kit under every table and menu: what a screen includes. Immediate mode, pure Dear ImGui draw
// lists on one invisible full-screen window; nothing here knows a rule of a game.
//
// A frame:
//     if (kit::fonts_stale()) { kit::rebuild_fonts(dpr); /* caller: re-create the font texture */ }
//     ImGui::NewFrame();
//     kit::begin_frame();
//     kit::felt(kit::game_theme(game));     // or home's own theme
//     ... text, cards, buttons ...
//     kit::end_frame();                     // flying things, tooltip, toast, focus ring
//     ImGui::Render();
//     sleep unless kit::moving() or kit::fonts_stale()
//
// Lengths are CSS pixels (ImGui's DisplaySize); one device pixel is 1 / DisplayFramebufferScale of them.
// Angles are degrees, clockwise. Times are seconds. Strings are UTF-8, Latin-1 plus the four suits.
#pragma once

#include "cards.h"
#include "fonts.h"
#include "frame.h"
#include "geometry.h"
#include "motion.h"
#include "pictures.h"
#include "table.h"
#include "theme.h"
#include "widgets.h"
