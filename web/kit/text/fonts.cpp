#include "web/kit/text/fonts.h"

#include "web/kit/inside.h"
#include "web/kit/paths.h"
#include "web/kit/stretch.h"
#include "web/kit/text/foreign.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace cardfront::kit {
namespace {

// So many sizes are kept in any case; more where they are small, since all are baked anew when one is new.
constexpr int usual_sizes = 14, most_texels = 2 << 20;
// Larger letters are drawn enlarged: a texture of theirs would be more than small devices take.
constexpr int most_pixels = 128, most_index_pixels = 224;
constexpr int noise_texels = 128;
constexpr float line_share = 1.2F; // of a font's size: from ascender to descender, which ImGui calls the size

struct Baked {
    bool index = false, title = false;
    int pixels = 0; // device pixels to the em
    ImFont* font = nullptr;
    int wanted = 0; // the last frame that wanted it
};
struct Fonts {
    FontFile files[2];
    ImVector<Baked> sizes;
    Noise noise;
    float ratio = 0;
    bool stale = true, keep = false, others = false;
    bool coarse = false; // a size is drawn from one that is near
};
Fonts fonts;

// The nearest size of so many to the octave; small ones stay as they are.
int in_steps(int pixels, int steps) {
    int grain = 1;
    while (pixels / grain >= 2 * steps) grain *= 2;
    return (pixels + grain / 2) / grain * grain;
}
constexpr int word_steps = 12, card_steps = 8; // cards come in all sizes

int in_pixels(Face face, float size) {
    const bool card = face == Face::index;
    const int pixels = std::max(static_cast<int>(std::lround(size / device_pixel())), 6);
    return in_steps(std::min(pixels, card ? most_index_pixels : most_pixels), card ? card_steps : word_steps);
}

// About how much of the texture its letters take.
int texels(const Baked& b) {
    const int letters = b.index ? 60 : 210, oversampled = b.pixels < 24 ? 2 : 1;
    return letters * oversampled * b.pixels * b.pixels * 3 / 5;
}
bool crowded() {
    int sum = 0;
    for (const Baked& b : fonts.sizes) sum += texels(b);
    return fonts.sizes.size() > usual_sizes && sum > most_texels;
}

// The nearest of the sizes that are baked; notes the wish.
const Baked* baked(Face face, float size) {
    const int pixels = in_pixels(face, size), frame = ImGui::GetFrameCount();
    const bool title = face != Face::text, index = face == Face::index;
    Baked* best = nullptr;
    int least = 0;
    bool known = false;
    for (Baked& b : fonts.sizes) {
        if (b.title != title) continue;
        if (b.pixels == pixels && b.index == index) b.wanted = frame, known = true;
        if (b.font == nullptr || (b.index && !index)) continue;
        const int away = b.pixels > pixels ? b.pixels - pixels : 2 * (pixels - b.pixels);
        if (best == nullptr || away < least) least = away, best = &b;
    }
    if (!known && !fonts.keep) {
        const Baked wish{index, title, pixels, nullptr, frame};
        const auto at = best == nullptr ? -1 : best - fonts.sizes.Data;
        const bool near = best != nullptr && std::abs(best->pixels - pixels) <= std::max(pixels / 6, 1);
        fonts.sizes.push_back(wish);
        (near ? fonts.coarse : fonts.stale) = true;
        best = at < 0 ? nullptr : fonts.sizes.Data + at;
    }
    return best;
}

unsigned next_letter(std::string_view& words) {
    const auto [bytes, code] = first_letter(words);
    words.remove_prefix(std::max<std::size_t>(bytes, 1));
    return bytes > 0 ? code : '?';
}

// U+2660 spade, 2661 heart, 2662 diamond, 2663 club, and the same again; -1 for other letters.
int suit_of(unsigned letter) {
    static constexpr int suits[4] = {3, 2, 1, 0};
    return letter >= 0x2660 && letter <= 0x2667 ? suits[letter & 3] : -1;
}
constexpr float suit_width = 0.86F; // of the size

// One style at one size: what every measure and every line needs.
struct Pen {
    const TextStyle& style;
    float size;
    const Baked* font;
    float scale = 0;  // device pixels of the font to CSS pixels here
    float narrow = 1; // how wide letters are, of their own width

    Pen(const TextStyle& s, float at) : style(s), size(at), font(baked(s.face, at)) {
        if (font != nullptr) scale = size / static_cast<float>(font->pixels);
    }
    // How high capitals stand over the baseline.
    float capital() const {
        const ImFontGlyph* h = font == nullptr ? nullptr : font->font->FindGlyph('H');
        return h == nullptr ? size * 0.7F : (font->font->Ascent - h->Y0) * scale;
    }
    float advance(unsigned letter) const {
        if (suit_of(letter) >= 0) return suit_width * size;
        if (is_unseen(letter)) return 0;
        if (font == nullptr) return size * 0.5F;
        return font->font->GetCharAdvance(in_face(letter)) * scale * narrow;
    }
    bool lacks(unsigned letter) const {
        if (font == nullptr || suit_of(letter) >= 0 || is_unseen(letter)) return false;
        return in_face(letter) != letter || font->font->FindGlyphNoFallback(in_face(letter)) == nullptr;
    }
    // The first stretch of words that are of one kind is taken from them: ours, or such as lack letters.
    Stretch take_stretch(std::string_view& words) const {
        return kit::take_stretch(words, fonts.others, [this](unsigned letter) { return lacks(letter); });
    }
    // Of a stretch in letters that the face lacks; nullptr: it is not drawn yet, or never.
    const Foreign* foreign(std::string_view words) const {
        const Foreign* const found =
            find_foreign(words, style.face != Face::text, in_pixels(Face::text, size), !fonts.keep);
        fonts.stale = fonts.stale || foreign_stale();
        return found;
    }
    float width(const Stretch& stretch) const {
        if (stretch.foreign)
            if (const Foreign* const drawn = foreign(stretch.words))
                return drawn->advance * size / static_cast<float>(drawn->pixels) * narrow;
        float sum = 0;
        for (std::string_view rest = stretch.words; !rest.empty();) sum += advance(next_letter(rest));
        return sum;
    }
    float width(std::string_view words) const {
        float sum = 0;
        while (!words.empty()) sum += width(take_stretch(words));
        return sum;
    }

  private:
    // Of ImGui's sixteen bits; what has more is in none of the faces.
    static ImWchar in_face(unsigned letter) {
        return static_cast<ImWchar>(letter > 0xFFFF ? 0xFFFD : letter);
    }
};

struct Line {
    std::string_view words;
    float width = 0;
    bool cut = false; // ends in an ellipsis
};

void shorten(const Pen& pen, Line& line, float room) {
    const float dots = pen.advance(0x2026);
    std::string_view rest = line.words;
    float sum = 0;
    while (!rest.empty()) {
        std::string_view after = rest;
        const Stretch stretch = pen.take_stretch(after);
        const float whole = pen.width(stretch);
        if (sum + whole + dots <= room) {
            sum += whole, rest = after;
            continue;
        }
        // By letters; of a stretch that is drawn as one each takes its share.
        const float own = std::max(pen.width({stretch.words, false}), 1.0F);
        const float share = stretch.foreign ? whole / own : 1.0F;
        for (after = rest; !after.empty(); rest = after) {
            const float w = pen.advance(next_letter(after)) * share;
            if (sum + w + dots > room) break;
            sum += w;
        }
        break;
    }
    line.words.remove_suffix(rest.size());
    while (line.words.ends_with(' ')) line.words.remove_suffix(1);
    line.width = pen.width(line.words) + dots, line.cut = true;
}

ImVector<Line> broken(const Pen& pen, std::string_view words, float room, int most) {
    ImVector<Line> out;
    bool all = false;
    while (!all) {
        const std::size_t stop = words.find('\n');
        std::string_view part = words.substr(0, stop);
        all = stop == std::string_view::npos;
        if (!all) words.remove_prefix(stop + 1);
        while (pen.style.wrap && room > 0) {
            std::size_t end = 0; // of the words that fit
            float sum = 0;
            while (end < part.size()) {
                std::size_t space = part.find(' ', end + 1);
                if (space == std::string_view::npos) space = part.size();
                const float w = pen.width(part.substr(end, space - end));
                if (sum + w > room + 0.5F && end > 0) break;
                sum += w, end = space;
            }
            if (end >= part.size()) break;
            out.push_back({part.substr(0, end), sum});
            part.remove_prefix(end + 1);
        }
        out.push_back({part, pen.width(part)});
    }
    if (out.Size > most && most > 0) {
        out.resize(most);
        if (pen.style.ellipsis) shorten(pen, out.back(), room > 0 ? room : 1e6F);
    }
    if (pen.style.ellipsis && room > 0) {
        for (Line& line : out) {
            if (line.width > room + 1 && !line.cut) shorten(pen, line, room);
        }
    }
    return out;
}

float write(const Pen& pen, unsigned letter, float x, float baseline, Colour c) {
    const float pixel = device_pixel();
    if (const int s = suit_of(letter); s >= 0) {
        const float side = pen.size * 0.76F;
        const Colour ink = pen.style.suits_plain ? c : suit_colour(s, pen.style.on_dark);
        draw(suit_paths[s], {x + pen.size * (suit_width - 0.76F) / 2, baseline - side * 0.94F, side, side},
             ink);
        return suit_width * pen.size;
    }
    if (pen.font == nullptr || is_unseen(letter)) return 0;
    const ImFontGlyph* g = pen.font->font->FindGlyph(static_cast<ImWchar>(letter));
    if (g == nullptr) return 0;
    if (g->Visible) {
        // Large letters stand on whole pixels; small ones keep their exact distance, or words look uneven.
        const float left = pen.font->pixels >= 24 ? std::floor(x / pixel + 0.5F) * pixel : x;
        const float top = baseline - pen.font->font->Ascent * pen.scale, across = pen.scale * pen.narrow;
        ImDrawList& out = list();
        out.PrimReserve(6, 4);
        out.PrimRectUV({left + g->X0 * across, top + g->Y0 * pen.scale},
                       {left + g->X1 * across, top + g->Y1 * pen.scale}, {g->U0, g->V0}, {g->U1, g->V1}, c);
    }
    return g->AdvanceX * pen.scale * pen.narrow;
}

// A stretch of words; how far it has come.
float write(const Pen& pen, const Stretch& stretch, float x, float baseline, Colour c) {
    const float from = x;
    if (const Foreign* const drawn = stretch.foreign ? pen.foreign(stretch.words) : nullptr) {
        const float pixel = device_pixel(), scale = pen.size / static_cast<float>(drawn->pixels),
                    across = scale * pen.narrow;
        const float left = std::floor((x - drawn->left * across) / pixel + 0.5F) * pixel;
        const float top = baseline - drawn->top * scale;
        list().PrimReserve(6, 4);
        list().PrimRectUV({left, top}, {left + drawn->width * across, top + drawn->height * scale},
                          {drawn->u0, drawn->v0}, {drawn->u1, drawn->v1},
                          drawn->coloured ? c | IM_COL32(255, 255, 255, 0) : c);
        return drawn->advance * across;
    }
    for (std::string_view rest = stretch.words; !rest.empty();)
        x += write(pen, next_letter(rest), x, baseline, c);
    return x - from;
}

void add_font(ImFontAtlas& atlas, Baked& b) {
    static constexpr ImWchar words[] = {0x20,   0x7e,   0xa0,   0xff,   0x152,  0x153,  0x2013,
                                        0x2014, 0x2018, 0x201e, 0x2022, 0x2022, 0x2026, 0x2026,
                                        0x2190, 0x2193, 0x2212, 0x2212, 0};
    static constexpr ImWchar figures[] = {0x20, 0x2f, 0x30, 0x39, 0x41, 0x5a, 0};
    const int file = b.title ? 1 : 0;
    ImFontConfig config;
    config.FontData = const_cast<void*>(fonts.files[file].data);
    config.FontDataSize = static_cast<int>(fonts.files[file].bytes);
    config.FontDataOwnedByAtlas = false;
    config.SizePixels = static_cast<float>(b.pixels) * line_share;
    config.OversampleH = b.pixels < 24 ? 2 : 1;
    config.OversampleV = 1;
    config.GlyphRanges = b.index ? figures : words;
    b.font = atlas.AddFont(&config);
}

void weave_noise(ImFontAtlas& atlas, int rect_id) {
    unsigned char* pixels = nullptr;
    int width = 0, height = 0;
    atlas.GetTexDataAsAlpha8(&pixels, &width, &height);
    const ImFontAtlasCustomRect* r = atlas.GetCustomRectByIndex(rect_id);
    std::uint32_t state = 12345;
    for (int y = 0; y < noise_texels; ++y) {
        for (int x = 0; x < noise_texels; ++x) {
            state = state * 1664525U + 1013904223U;
            pixels[(r->Y + y) * width + r->X + x] = static_cast<unsigned char>(state >> 24);
        }
    }
    const auto w = static_cast<float>(width), h = static_cast<float>(height);
    fonts.noise = {static_cast<float>(r->X) / w, static_cast<float>(r->Y) / h, noise_texels / w,
                   noise_texels / h, noise_texels};
}

} // namespace

KeepSizes::KeepSizes(bool keep) : before(fonts.keep) {
    fonts.keep = before || keep;
}
KeepSizes::~KeepSizes() {
    fonts.keep = before;
}
const Noise& noise() {
    return fonts.noise;
}

void start_fonts(FontFile text, FontFile title, DrawWords others) {
    fonts.files[0] = text, fonts.files[1] = title;
    fonts.others = others != nullptr;
    start_foreign(others);
}

// A size that can be drawn from one that is near waits until nothing moves: to bake takes as long as several
// frames.
bool fonts_stale() {
    return fonts.stale || (fonts.coarse && motion::rest_in() <= 0) ||
           std::fabs(fonts.ratio * device_pixel() - 1) > 0.001F;
}

void rebuild_fonts(float device_pixel_ratio) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    if (fonts.ratio != device_pixel_ratio) fonts.sizes.clear(), forget_foreign();
    fonts.ratio = device_pixel_ratio;
    const int plain = in_steps(static_cast<int>(std::lround(type::body * device_pixel_ratio)), word_steps);
    if (fonts.sizes.empty()) fonts.sizes.push_back({false, false, plain, nullptr, ImGui::GetFrameCount()});
    while (crowded()) {
        auto* const oldest =
            std::min_element(fonts.sizes.begin(), fonts.sizes.end(),
                             [](const Baked& a, const Baked& b) { return a.wanted < b.wanted; });
        if (oldest->wanted + 1 >= ImGui::GetFrameCount()) break; // all are in use
        fonts.sizes.erase(oldest);
    }
    atlas.Clear();
    atlas.Flags |= ImFontAtlasFlags_NoMouseCursors | ImFontAtlasFlags_NoBakedLines;
    for (Baked& b : fonts.sizes) add_font(atlas, b);
    const int rect = atlas.AddCustomRectRegular(noise_texels, noise_texels);
    add_foreign(atlas);
    atlas.Build();
    weave_noise(atlas, rect);
    paste_foreign(atlas);
    fonts.stale = fonts.coarse = false;
}

namespace {

// How text() lays words out: smaller and narrower, where its style allows it, than they would be cut.
struct Laid {
    Pen pen;
    ImVector<Line> lines;
    bool is_cut() const {
        return std::any_of(lines.begin(), lines.end(), [](const Line& line) { return line.cut; });
    }
};
Laid lay_words(const Rect& where, std::string_view words, const TextStyle& style) {
    float size = style.size;
    TextStyle whole = style;
    whole.ellipsis = false;
    const float least = is_aside() ? 0 : least_capital * size / Pen(style, size).capital();
    // As if the room were larger: no other size is asked for.
    for (int i = 0; i < 3 && style.shrink && size - style.size * 0.1F >= least; ++i) {
        // Letters of another size are not quite of the same shape: a little is kept free.
        const float k = style.size / size * (i > 0 ? 0.97F : 1.0F);
        const Vec wanted = measure(words, whole, style.wrap ? where.w * k : 0);
        if (wanted.x <= where.w * k && (!style.wrap || wanted.y <= where.h * k + style.size * 0.4F)) break;
        size -= style.size * 0.1F;
    }
    Laid out{Pen(style, size), {}};
    const auto most = static_cast<int>(std::max((where.h + size * 0.4F) / (size * style.spacing), 1.0F));
    constexpr float step = 0.05F;
    for (out.pen.narrow = 1;; out.pen.narrow -= step) {
        out.lines = broken(out.pen, words, where.w, style.wrap ? most : 0);
        if (!style.shrink || !out.is_cut() || out.pen.narrow - step < most_narrow - 0.01F) return out;
    }
}

} // namespace

bool fits(const Rect& where, std::string_view words, const TextStyle& style) {
    return style.size <= 0 || !lay_words(where, words, style).is_cut();
}

Rect text(const Rect& where, std::string_view words, const TextStyle& style) {
    if (style.size <= 0) return {where.x, where.y, 0, 0}; // on a card that has no size yet
    const Laid laid = lay_words(where, words, style);
    const Pen& pen = laid.pen;
    const float pitch = pen.size * style.spacing, high = pitch * static_cast<float>(laid.lines.Size);
    const float capital = pen.capital();
    float y = where.y + (where.h - high) * style.valign;
    Rect covered{where.x, y, 0, high};
    for (const Line& line : laid.lines) {
        const float share = style.align == Align::left ? 0 : style.align == Align::centre ? 0.5F : 1.0F;
        float x = snap(where.x + (where.w - line.width) * share);
        if (line.width > covered.w) covered.x = x, covered.w = line.width;
        const float baseline = snap(y + (pitch + capital) / 2);
        std::string_view rest = line.words;
        while (!rest.empty()) x += write(pen, pen.take_stretch(rest), x, baseline, style.colour);
        if (line.cut) write(pen, 0x2026, x, baseline, style.colour);
        y += pitch;
    }
    note_text(covered.inset(0, (pitch - capital) / 2), words, capital, laid.is_cut());
    return covered;
}

Vec measure(std::string_view words, const TextStyle& style, float width) {
    const Pen pen(style, style.size);
    Vec out;
    for (const Line& line : broken(pen, words, width, 0)) {
        out.x = std::max(out.x, line.width);
        out.y += style.size * style.spacing;
    }
    return out;
}

} // namespace cardfront::kit
