// Inside the kit only: words in letters that the faces lack. Names come in every script that people write in;
// no face for all of them is shipped, since the browser has what its reader needs: it draws such a stretch of
// words as one picture, shaped and from right to left where the script wants it, which then lies in the
// fonts' texture. Where nobody needs one, nothing is drawn.
#pragma once

#include "web/kit/text/fonts.h"

#include <imgui.h>

#include <string_view>

namespace cardfront::kit {

// One that is drawn.
struct Foreign {
    float width = 0, height = 0, left = 0, top = 0, advance = 0; // as Drawn has them
    int pixels = 0;                                              // to the em
    bool coloured = false;                                       // has colours of its own (emoji)
    float u0 = 0, v0 = 0, u1 = 0, v1 = 0;
};

void start_foreign(DrawWords draw);
// The nearest in size; nullptr: there is none. `wish`: one that is missing is drawn before the next frame.
const Foreign* find_foreign(std::string_view words, bool title, int pixels, bool wish);
bool foreign_stale(); // one is missing
void forget_foreign();
// Before the atlas is built, and after: room in it, and the pictures.
void add_foreign(ImFontAtlas& atlas);
void paste_foreign(ImFontAtlas& atlas);

} // namespace cardfront::kit
