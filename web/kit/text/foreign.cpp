#include "web/kit/text/foreign.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

namespace cardfront::kit {
namespace {

constexpr std::size_t most_kept = 48;
constexpr int most_letter_pixels = 64; // larger ones are drawn enlarged
constexpr int atlas_width = 2048, most_width = 1600;

struct Kept {
    std::string words;
    bool title = false;
    int wanted = 0; // the last frame that wanted it
    int rect = -1;  // in the atlas
    Drawn drawn{};
    Foreign shown{};
};
struct Pictures {
    DrawWords draw = nullptr;
    std::vector<Kept> kept;
    bool stale = false;
};
Pictures pictures;

bool has_colours(const Drawn& drawn) {
    for (std::size_t i = 0; i + 3 < drawn.rgba.size(); i += 4)
        if (drawn.rgba[i + 3] > 64 &&
            (drawn.rgba[i] != drawn.rgba[i + 1] || drawn.rgba[i] != drawn.rgba[i + 2]))
            return true;
    return false;
}

// Smaller where it would be wider than the atlas takes.
void fetch(Kept& one) {
    int& pixels = one.shown.pixels;
    one.drawn = pictures.draw(one.words, one.title, pixels);
    if (one.drawn.width > most_width) {
        pixels = std::max(pixels * most_width / one.drawn.width, 1);
        one.drawn = pictures.draw(one.words, one.title, pixels);
        if (one.drawn.width > most_width) one.drawn = {};
    }
    const auto bytes =
        static_cast<std::size_t>(one.drawn.width) * static_cast<std::size_t>(one.drawn.height) * 4;
    if (one.drawn.rgba.size() != bytes) one.drawn = {};
    one.shown.width = static_cast<float>(one.drawn.width),
    one.shown.height = static_cast<float>(one.drawn.height);
    one.shown.left = one.drawn.left, one.shown.top = one.drawn.top, one.shown.advance = one.drawn.advance;
    one.shown.coloured = has_colours(one.drawn);
}

} // namespace

void start_foreign(DrawWords draw) {
    pictures.draw = draw;
}

bool foreign_stale() {
    return pictures.stale;
}

void forget_foreign() {
    pictures.kept.clear();
}

const Foreign* find_foreign(std::string_view words, bool title, int pixels, bool wish) {
    pixels = std::min(pixels, most_letter_pixels);
    const Foreign* best = nullptr;
    bool known = false;
    for (Kept& one : pictures.kept) {
        if (one.title != title || one.words != words) continue;
        if (one.shown.pixels == pixels) one.wanted = ImGui::GetFrameCount(), known = true;
        if (one.rect < 0) continue;
        if (best == nullptr || std::abs(one.shown.pixels - pixels) < std::abs(best->pixels - pixels))
            best = &one.shown;
    }
    if (known || !wish) return best;
    pictures.stale = true;
    Kept fresh{.words = std::string(words), .title = title, .wanted = ImGui::GetFrameCount()};
    fresh.shown.pixels = pixels;
    pictures.kept.push_back(std::move(fresh));
    return nullptr; // what was found may lie elsewhere now
}

void add_foreign(ImFontAtlas& atlas) {
    pictures.stale = false;
    if (pictures.kept.size() > most_kept)
        std::erase_if(pictures.kept, [](const Kept& one) { return one.wanted + 1 < ImGui::GetFrameCount(); });
    atlas.TexDesiredWidth = pictures.kept.empty() ? 0 : atlas_width;
    for (Kept& one : pictures.kept) {
        if (one.drawn.rgba.empty() && one.rect == -1) fetch(one);
        one.rect = one.drawn.width > 0 ? atlas.AddCustomRectRegular(one.drawn.width, one.drawn.height) : -2;
    }
}

void paste_foreign(ImFontAtlas& atlas) {
    if (pictures.kept.empty()) return;
    unsigned char* texels = nullptr;
    int width = 0, height = 0;
    atlas.GetTexDataAsRGBA32(&texels, &width, &height);
    const auto w = static_cast<float>(width), h = static_cast<float>(height);
    for (Kept& one : pictures.kept) {
        if (one.rect < 0) continue;
        const ImFontAtlasCustomRect& at = *atlas.GetCustomRectByIndex(one.rect);
        if (!at.IsPacked()) {
            one.rect = -2;
            continue;
        }
        const auto row = static_cast<std::size_t>(one.drawn.width) * 4;
        for (int y = 0; y < one.drawn.height; ++y)
            std::memcpy(texels +
                            (static_cast<std::size_t>(at.Y + y) * static_cast<std::size_t>(width) + at.X) * 4,
                        one.drawn.rgba.data() + static_cast<std::size_t>(y) * row, row);
        one.shown.u0 = static_cast<float>(at.X) / w, one.shown.v0 = static_cast<float>(at.Y) / h;
        one.shown.u1 = static_cast<float>(at.X + at.Width) / w;
        one.shown.v1 = static_cast<float>(at.Y + at.Height) / h;
    }
}

} // namespace cardfront::kit
