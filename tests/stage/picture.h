// What a frame looks like, without a window: its triangles are painted into memory, to be looked at by
// people.
#pragma once

#include <string>

namespace cardfront::stage {

// Paints the last frame of Canvas::draw and writes it there as PPM.
void write_picture(const std::string& path);

} // namespace cardfront::stage
