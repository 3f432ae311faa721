#include "tests/stage/picture.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <fstream>
#include <vector>

namespace cardfront::stage {

namespace {

struct Pixels {
    int width = 0, height = 0;
    std::vector<float> rgb;
    float* at(int x, int y) { return rgb.data() + (static_cast<std::ptrdiff_t>(y) * width + x) * 3; }
};
struct Texture {
    const unsigned char* rgba = nullptr;
    int width = 0, height = 0;
};
using Shares = std::array<float, 3>; // of a triangle's corners

// Red, green, blue to 255, and how opaque.
std::array<float, 4> colour_at(const Texture& texture, const ImDrawVert* const corner[3],
                               const Shares& share) {
    float u = 0, v = 0;
    std::array<float, 4> out{};
    for (std::size_t i = 0; i < 3; ++i) {
        u += share[i] * corner[i]->uv.x, v += share[i] * corner[i]->uv.y;
        for (std::size_t k = 0; k < 4; ++k)
            out[k] += share[i] * static_cast<float>(corner[i]->col >> (8 * k) & 0xff);
    }
    const auto wide = static_cast<float>(texture.width), high = static_cast<float>(texture.height);
    const float x = std::clamp(u * wide - 0.5F, 0.0F, wide - 2),
                y = std::clamp(v * high - 0.5F, 0.0F, high - 2);
    const int left = static_cast<int>(x), top = static_cast<int>(y);
    const float right = x - static_cast<float>(left), down = y - static_cast<float>(top);
    const unsigned char* const texel =
        texture.rgba + (static_cast<std::ptrdiff_t>(top) * texture.width + left) * 4;
    for (std::size_t k = 0; k < 4; ++k) { // bilinear, as the page's
        const auto at = [&](std::ptrdiff_t by) {
            return static_cast<float>(texel[by * 4 + static_cast<std::ptrdiff_t>(k)]);
        };
        const float above = at(0) + (at(1) - at(0)) * right,
                    below = at(texture.width) + (at(texture.width + 1) - at(texture.width)) * right;
        out[k] *= (above + (below - above) * down) / 255;
    }
    out[3] /= 255;
    return out;
}

float side_of(const ImVec2& a, const ImVec2& b, const ImVec2& p) {
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

void paint(Pixels& out, const Texture& texture, const ImVec4& clip, const ImDrawVert* const corner[3]) {
    const ImVec2 &a = corner[0]->pos, &b = corner[1]->pos, &c = corner[2]->pos;
    const float all = side_of(a, b, c);
    if (all == 0) return;
    const auto bound = [](float low, float high, int most) {
        return std::array<int, 2>{std::max(static_cast<int>(std::floor(low)), 0),
                                  std::min(static_cast<int>(std::ceil(high)), most)};
    };
    const auto xs = bound(std::max(std::min({a.x, b.x, c.x}), clip.x),
                          std::min(std::max({a.x, b.x, c.x}), clip.z), out.width);
    const auto ys = bound(std::max(std::min({a.y, b.y, c.y}), clip.y),
                          std::min(std::max({a.y, b.y, c.y}), clip.w), out.height);
    // Of most triangles all is one colour.
    const auto same = [&](const ImDrawVert& other) {
        return other.col == corner[0]->col && other.uv.x == corner[0]->uv.x && other.uv.y == corner[0]->uv.y;
    };
    const bool flat = same(*corner[1]) && same(*corner[2]);
    std::array<float, 4> colour = flat ? colour_at(texture, corner, {1, 0, 0}) : std::array<float, 4>{};
    for (int y = ys[0]; y < ys[1]; ++y)
        for (int x = xs[0]; x < xs[1]; ++x) {
            const ImVec2 p{static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F};
            const Shares share{side_of(b, c, p) / all, side_of(c, a, p) / all, side_of(a, b, p) / all};
            // A pixel on an edge belongs to one of the two triangles there.
            if (share[0] < 0 || share[1] < 0 || share[2] <= 0) continue;
            if (!flat) colour = colour_at(texture, corner, share);
            float* const to = out.at(x, y);
            for (std::size_t k = 0; k < 3; ++k) to[k] += (colour[k] - to[k]) * colour[3];
        }
}

} // namespace

void write_picture(const std::string& path) {
    const ImDrawData& data = *ImGui::GetDrawData();
    Pixels out{static_cast<int>(data.DisplaySize.x), static_cast<int>(data.DisplaySize.y), {}};
    out.rgb.resize(static_cast<std::size_t>(out.width) * static_cast<std::size_t>(out.height) * 3);
    unsigned char* rgba = nullptr;
    Texture texture;
    ImGui::GetIO().Fonts->GetTexDataAsRGBA32(&rgba, &texture.width, &texture.height);
    texture.rgba = rgba;
    for (int n = 0; n < data.CmdListsCount; ++n) {
        const ImDrawList& list = *data.CmdLists[n];
        for (const ImDrawCmd& command : list.CmdBuffer)
            for (unsigned i = 0; i < command.ElemCount; i += 3) {
                const ImDrawVert* corner[3];
                for (unsigned k = 0; k < 3; ++k)
                    corner[k] = &list.VtxBuffer[static_cast<int>(
                        command.VtxOffset + list.IdxBuffer[static_cast<int>(command.IdxOffset + i + k)])];
                paint(out, texture, command.ClipRect, corner);
            }
    }
    std::string bytes(out.rgb.size(), '\0');
    std::transform(out.rgb.begin(), out.rgb.end(), bytes.begin(), [](float value) {
        return static_cast<char>(static_cast<unsigned char>(std::clamp(value, 0.0F, 255.0F)));
    });
    std::ofstream(path, std::ios::binary) << "P6\n" << out.width << ' ' << out.height << "\n255\n" << bytes;
}

} // namespace cardfront::stage
