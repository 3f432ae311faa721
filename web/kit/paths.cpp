#include "web/kit/paths.h"

#include "web/kit/inside.h"

#include <cmath>

namespace cardfront::kit {
namespace {

constexpr float grid = 100;

struct Corner {
    Vec at, normal; // the normal is as long as the soft edge needs at this corner
};
struct MeshVertex {
    Vec at, normal;
    float share = 0; // of `other`
    std::uint8_t colour = 0, other = 0;
    bool outer = false;
};
using Points = ImVector<Vec>;
struct Mesh {
    const char* drawing = nullptr;
    int level = 0;
    ImVector<MeshVertex> vertices;
    ImVector<std::uint16_t> indices;
};

float cross(const Vec& a, const Vec& b) {
    return a.x * b.y - a.y * b.x;
}
Vec unit_normal(const Vec& a, const Vec& b) {
    const Vec d = b - a;
    const float n = length(d);
    return n > 0 ? Vec{d.y / n, -d.x / n} : Vec{};
}
// The mean of two edges' normals, longer at a corner so that the edge's width stays the same.
Vec joint(const Vec& a, const Vec& b) {
    const Vec m = (a + b) * 0.5F;
    const float d = m.x * m.x + m.y * m.y;
    return m * (d > 0.0001F ? std::min(1 / d, 4.0F) : 1.0F);
}

float area(const Points& p) {
    float sum = 0;
    for (int i = 0; i < p.Size; ++i) sum += cross(p[i], p[(i + 1) % p.Size]);
    return sum;
}

[[gnu::noinline]] Vec between(const Vec& a, const Vec& b, float t) {
    return mix(a, b, t);
}
// Positive where p lies to the right of the way from a to b.
[[gnu::noinline]] float turning(const Vec& a, const Vec& b, const Vec& p) {
    return cross(b - a, p - a);
}
bool inside(const Vec& p, const Vec& a, const Vec& b, const Vec& c) {
    return turning(a, b, p) >= 0 && turning(b, c, p) >= 0 && turning(c, a, p) >= 0;
}

// Ear clipping of a simple contour with positive area; three corners for each triangle.
void triangles(const Points& p, ImVector<int>& out) {
    ImVector<int> left;
    for (int i = 0; i < p.Size; ++i) left.push_back(i);
    int i = 0, tried = 0;
    while (left.Size >= 3) {
        const int n = left.Size;
        i %= n;
        const int ia = left[(i + n - 1) % n], ib = left[i], ic = left[(i + 1) % n];
        bool ear = turning(p[ia], p[ib], p[ic]) > 0;
        for (int k = 0; ear && k < n; ++k) {
            const int q = left[k];
            ear = q == ia || q == ib || q == ic || !inside(p[q], p[ia], p[ib], p[ic]);
        }
        if (ear || tried > n) { // after a whole round without an ear the contour touches itself: go on anyway
            if (ear) out.push_back(ia), out.push_back(ib), out.push_back(ic);
            left.erase(left.Data + i);
            tried = 0;
        } else {
            ++i, ++tried;
        }
    }
}

class Painter {
  public:
    Painter(Mesh& out, const char* drawing, float pixels) : mesh(out), in(drawing), scale(pixels / grid) {}

    void run() {
        while (skip()) command(*in++);
    }

    void fill() {
        const int n = path.Size;
        if (n < 3) return;
        if (area(path) < 0) std::reverse(path.begin(), path.end());
        top = foot = path[0].y;
        for (const Vec& p : path) top = std::min(top, p.y), foot = std::max(foot, p.y);
        ImVector<Corner> corners;
        for (int i = 0; i < n; ++i) corners.push_back({path[i], joint(along((i + n - 1) % n), along(i))});
        const int base = outline(corners);
        ImVector<int> inner;
        triangles(path, inner);
        for (const int i : inner) mesh.indices.push_back(static_cast<std::uint16_t>(base + 2 * i));
        top = foot = 0;
    }

  private:
    bool skip() {
        while (*in == ' ' || *in == '\n') ++in;
        return *in != 0;
    }
    bool more() { return skip() && (*in == '-' || *in == '.' || (*in >= '0' && *in <= '9')); }
    float number() {
        skip();
        const bool minus = *in == '-';
        if (minus) ++in;
        float value = 0, digit = 0;
        for (; (*in >= '0' && *in <= '9') || *in == '.'; ++in) {
            if (*in == '.')
                digit = 0.1F;
            else if (digit == 0)
                value = value * 10 + static_cast<float>(*in - '0');
            else
                value += static_cast<float>(*in - '0') * digit, digit *= 0.1F;
        }
        return minus ? -value : value;
    }
    Vec point() {
        const float x = number();
        return {x, number()};
    }
    std::uint8_t colour() { return static_cast<std::uint8_t>(number()); }

    void add(const Vec& p) {
        if (path.Size == 0 || length(p - path.back()) > 0.01F) path.push_back(p);
    }
    void cubic(const Vec& b, const Vec& c, const Vec& d) {
        const Vec a = path.back();
        // Wang's bound: this many steps stay within a third of a device pixel.
        const float bend = std::max(length(a - b * 2 + c), length(b - c * 2 + d)) * scale;
        const int n = std::clamp(static_cast<int>(std::sqrt(2.5F * bend) + 0.9F), 1, 24);
        for (int i = 1; i <= n; ++i) {
            const float t = static_cast<float>(i) / static_cast<float>(n);
            const Vec q = between(b, c, t);
            add(between(between(between(a, b, t), q, t), between(q, between(c, d, t), t), t));
        }
    }

    void begin(const Vec& p) {
        path.resize(0);
        add(p);
    }
    void box(const Vec& a, const Vec& size, float r) {
        const Vec b = a + size;
        const float k = r * 0.4477F;
        begin({a.x + r, a.y});
        add({b.x - r, a.y});
        cubic({b.x - k, a.y}, {b.x, a.y + k}, {b.x, a.y + r});
        add({b.x, b.y - r});
        cubic({b.x, b.y - k}, {b.x - k, b.y}, {b.x - r, b.y});
        add({a.x + r, b.y});
        cubic({a.x + k, b.y}, {a.x, b.y - k}, {a.x, b.y - r});
        add({a.x, a.y + r});
        cubic({a.x, a.y + k}, {a.x + k, a.y}, {a.x + r, a.y});
    }

    void command(char c) {
        switch (c) {
        case 'M': path.resize(0); [[fallthrough]];
        case 'L':
            while (more()) add(point());
            break;
        case 'C':
            while (more()) {
                const Vec b = point(), d = point();
                cubic(b, d, point());
            }
            break;
        case 'Q':
            while (more()) {
                const Vec a = path.back(), q = point(), d = point();
                cubic(between(a, q, 2.0F / 3), between(d, q, 2.0F / 3), d);
            }
            break;
        case 'O': {
            const Vec at = point();
            const float r = number();
            box(at - Vec{r, r}, {2 * r, 2 * r}, r);
            break;
        }
        case 'B': {
            const Vec a = point(), size = point();
            box(a, size, number());
            break;
        }
        case 'H':
            for (int i = path.Size; i-- > 0;) {
                if (std::fabs(path[i].x - grid / 2) > 0.01F) path.push_back(Vec{grid - path[i].x, path[i].y});
            }
            break;
        default: paint(c);
        }
    }

    void paint(char c) {
        const bool twice = c < 'a';
        const char what = static_cast<char>(c | 0x20);
        first = second = colour();
        if (what == 'g') second = colour();
        const float width = what == 's' || what == 'z' ? number() : 0;
        for (int i = 0; i < (twice ? 2 : 1); ++i) {
            if (i == 1) {
                for (Vec& p : path) p.x = grid - p.x;
            }
            if (what != 's' && path.Size > 2 && length(path.back() - path[0]) < 0.01F) path.pop_back();
            if (width > 0)
                stroke(width / 2, what == 'z');
            else
                fill();
        }
    }

    // Two vertices for each corner, the soft edge between them; returns the first's index.
    int outline(const ImVector<Corner>& corners) {
        const int base = mesh.vertices.Size, n = corners.Size;
        for (int i = 0; i < n; ++i) {
            const Corner& k = corners[i];
            const float share = foot > top ? (k.at.y - top) / (foot - top) : 0;
            mesh.vertices.push_back({k.at, k.normal, share, first, second, false});
            mesh.vertices.push_back({k.at, k.normal, share, first, second, true});
            const int a = base + 2 * i, b = base + 2 * ((i + 1) % n);
            quad(a, b, b + 1, a + 1);
        }
        return base;
    }
    void triangle(int a, int b, int c) {
        for (const int i : {a, b, c}) mesh.indices.push_back(static_cast<std::uint16_t>(i));
    }
    void quad(int a, int b, int c, int d) { triangle(a, b, c), triangle(a, c, d); }
    Vec along(int i) const { return unit_normal(path[i], path[(i + 1) % path.Size]); }

    // Round the path along its one side and back along the other. A closed one meets itself, unseen.
    void stroke(float half, bool closed) {
        if (closed) path.push_back(Vec{path[0]});
        const int n = path.Size;
        if (n < 2) return;
        ImVector<Corner> all;
        const int arc =
            closed ? 1 : std::clamp(static_cast<int>(1.8F * std::sqrt(half * scale) + 0.4F), 1, 12);
        for (int i = 0; i < 2 * n; ++i) {
            const int at = i < n ? i : 2 * n - 1 - i;
            const Vec before = along(at > 0 ? at - 1 : closed ? n - 2 : 0);
            const Vec after = along(at < n - 1 ? at : closed ? 0 : n - 2);
            const Vec normal = joint(before, after) * (i < n ? 1.0F : -1.0F);
            all.push_back({path[at] + normal * half, normal});
            if (i == n - 1 || i == 2 * n - 1) cap(all, path[at], normal, half, arc);
        }
        const int a = outline(all), turned = n + arc - 1;
        for (int i = 0; i + 1 < n; ++i) {
            const int far = a + 2 * (turned + n - 1 - i);
            quad(a + 2 * i, a + 2 * i + 2, far - 2, far);
        }
        for (int i = n; i <= turned; ++i) triangle(a + 2 * (n - 1), a + 2 * (i - 1), a + 2 * i);
        for (int i = turned + n; i < all.Size; ++i) triangle(a, a + 2 * (i - 1), a + 2 * i);
        if (closed) path.pop_back();
    }
    // Corners of a half circle from one side of the stroke round to the other, without its two ends.
    static void cap(ImVector<Corner>& out, const Vec& at, const Vec& normal, float half, int arc) {
        const Vec ahead{-normal.y, normal.x};
        for (int i = 1; i < arc; ++i) {
            const float t = 3.14159265F * static_cast<float>(i) / static_cast<float>(arc);
            const Vec d = normal * std::cos(t) + ahead * std::sin(t);
            out.push_back({at + d * half, d});
        }
    }

    Mesh& mesh;
    const char* in;
    float scale;
    Points path;
    std::uint8_t first = 0, second = 0;
    float top = 0, foot = 0;
};

const Mesh& mesh_of(const char* drawing, float pixels) {
    // Kept for the program's life; there are a few dozen drawings.
    static ImVector<Mesh*>& known = *new ImVector<Mesh*>;
    int level = 4;
    while (level < 11 && static_cast<float>(1 << level) < pixels) ++level;
    for (const Mesh* m : known) {
        if (m->drawing == drawing && m->level == level) return *m;
    }
    Mesh* m = new Mesh;
    m->drawing = drawing, m->level = level;
    Painter(*m, drawing, static_cast<float>(1 << level)).run();
    known.push_back(m);
    return *m;
}

void emit(const Mesh& mesh, const Vec& at, float scale, const Colour* palette, float opacity) {
    const float pixel = device_pixel() / 2;
    ImDrawList& out = list();
    out.PrimReserve(mesh.indices.Size, mesh.vertices.Size);
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    const unsigned base = out._VtxCurrentIdx;
    for (const MeshVertex& v : mesh.vertices) {
        const Vec p = at + v.at * scale + v.normal * (v.outer ? pixel : -pixel);
        const Colour c = v.share > 0 ? mix(palette[v.colour], palette[v.other], v.share) : palette[v.colour];
        *out._VtxWritePtr++ = {im(p), white, fade(c, v.outer ? 0 : opacity)};
    }
    for (const std::uint16_t i : mesh.indices) *out._IdxWritePtr++ = static_cast<ImDrawIdx>(base + i);
    out._VtxCurrentIdx += static_cast<unsigned>(mesh.vertices.Size);
}

} // namespace

void draw(const char* drawing, const Rect& r, const Colour* palette, float opacity) {
    if (r.w > 0 && opacity > 0)
        emit(mesh_of(drawing, r.w / device_pixel()), {r.x, r.y}, r.w / grid, palette, opacity);
}

const char* const suit_paths[4] = {
    "M50 3 C38 3 28.5 12.5 28.5 24.5 C28.5 31.5 31.5 37.5 37 42 C33 40 29 39.5 25 39.5 C13 39.5 3 49 3 61"
    "C3 73 13 82.5 25 82.5 C35 82.5 43 78 47.5 70 C46.5 84 42 92 33 97 L50 97 H f0",
    "M50 1 C42 19 28 38 14 50 C28 62 42 81 50 99 H f0",
    "M50 97 C41 80 3 59 3 31 C3 14 15 5 27.5 5 C39 5 47 12 50 22 H f0",
    "M50 3 C42 22 5 41 5 65 C5 77 14 85.5 25.5 85.5 C36 85.5 43.5 80.5 47.5 72 C46.5 85 42 92.5 33 97 L50 97 "
    "H f0",
};

} // namespace cardfront::kit
