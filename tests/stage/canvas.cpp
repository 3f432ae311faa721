#include "tests/stage/canvas.h"

#include "tests/stage/fake_platform.h"
#include "web/kit/kit.h"
#include "web/screens/screens.h"

#include <imgui.h>

#include <fstream>
#include <iterator>
#include <vector>

namespace cardfront::stage {

namespace {

using Face = std::vector<unsigned char>;

Face any_face() {
    ImFontAtlas atlas;
    atlas.AddFontDefault();
    const ImFontConfig& config = atlas.ConfigData[0];
    const auto* const bytes = static_cast<const unsigned char*>(config.FontData);
    return {bytes, bytes + config.FontDataSize};
}

Face read_face(const std::string& path) {
    if (path.empty()) return any_face();
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

Canvas::Canvas(const std::string& face, const std::string& title_face) {
    static Face faces[2]; // the atlas reads them whenever it is baked
    faces[0] = read_face(face);
    faces[1] = read_face(title_face);
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().LogFilename = nullptr;
    kit::start_fonts({faces[0].data(), faces[0].size()}, {faces[1].data(), faces[1].size()});
    kit::let_go();
    kit::toast({}, {}, 0);
}

Canvas::~Canvas() {
    ImGui::DestroyContext();
}

void Canvas::prepare(kit::Vec size, double ms) {
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {size.x, size.y};
    io.DisplayFramebufferScale = {1, 1};
    io.DeltaTime = static_cast<float>(ms / 1000);
    if (!io.Fonts->IsBuilt() || kit::fonts_stale()) kit::rebuild_fonts(1);
}

bool Canvas::draw(kit::Vec size, double ms) {
    prepare(size, ms);
    ImGui::NewFrame();
    const bool again = draw_app(platform::fake().now);
    ImGui::Render();
    return again;
}

} // namespace cardfront::stage
