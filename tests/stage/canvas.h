// The page's canvas without a window: frames are drawn into memory.
#pragma once

#include "web/kit/geometry.h"

#include <string>

namespace cardfront::stage {

class Canvas {
  public:
    // With the faces in these files; without, ImGui's own stands in for them: who uses that reads no letters.
    explicit Canvas(const std::string& face = {}, const std::string& title_face = {});
    ~Canvas();
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;

    // What comes before a frame: letters that it lacks are baked.
    static void prepare(kit::Vec size, double ms);
    // The next frame of the present screen, so many milliseconds after the one before; true while another is
    // wanted.
    static bool draw(kit::Vec size, double ms);
};

} // namespace cardfront::stage
