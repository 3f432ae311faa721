// What the home screen and the menus show of a game. It is painted by web/tables/<game>/cover.cpp, in the
// namespace covers and not in the game's: so it comes with the first part of the page.
#pragma once

#include "web/kit/pictures.h"

namespace cardfront {

const kit::Cover& cover_of(int game);

} // namespace cardfront
