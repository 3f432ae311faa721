#include "paths.h"

#include "inside.h"

#include <cmath>
#include <cstring>
#include <vector>

namespace cardfront::kit {
namespace {

constexpr float grid = 100;

struct Corner {
    Vec at, normal; // the normal is as long as the soft edge needs at this corner
};
struct MeshVertex {
    Vec at, normal;
    std::uint8_t colour = 0, other = 0;
    float share = 0; // of `other`
    bool outer = false;
};
struct Mesh {
    const char* drawing = nullptr;
    int level = 0;
    std::vector<MeshVertex> vertices;
    std::vector<std::uint16_t> indices;
};

float cross(Vec a, Vec b) {
    return a.x * b.y - a.y * b.x;
}
Vec unit_normal(Vec a, Vec b) {
    const Vec d = b - a;
    const float n = length(d);
    return n > 0 ? Vec{d.y / n, -d.x / n} : Vec{};
}
// The mean of two edges' normals, longer at a corner so that the edge's width stays the same.
Vec joint(Vec a, Vec b) {
    const Vec m = (a + b) * 0.5F;
    const float d = m.x * m.x + m.y * m.y;
    return m * (d > 0.0001F ? std::min(1 / d, 4.0F) : 1.0F);
}

float area(const std::vector<Vec>& p) {
    float sum = 0;
    for (std::size_t i = 0; i < p.size(); ++i) sum += cross(p[i], p[(i + 1) % p.size()]);
    return sum;
}

bool inside(Vec p, Vec a, Vec b, Vec c) {
    return cross(b - a, p - a) >= 0 && cross(c - b, p - b) >= 0 && cross(a - c, p - c) >= 0;
}

// Ear clipping of a simple contour with positive area; three indices for each triangle.
std::vector<std::uint16_t> triangles(const std::vector<Vec>& p) {
    std::vector<std::uint16_t> left, out;
    for (std::size_t i = 0; i < p.size(); ++i) left.push_back(static_cast<std::uint16_t>(i));
    std::size_t i = 0, tried = 0;
    while (left.size() >= 3) {
        const std::size_t n = left.size();
        i %= n;
        const std::uint16_t ia = left[(i + n - 1) % n], ib = left[i], ic = left[(i + 1) % n];
        bool ear = cross(p[ib] - p[ia], p[ic] - p[ib]) > 0;
        for (std::size_t k = 0; ear && k < n; ++k) {
            const std::uint16_t q = left[k];
            ear = q == ia || q == ib || q == ic || !inside(p[q], p[ia], p[ib], p[ic]);
        }
        if (ear || tried > n) { // after a whole round without an ear the contour touches itself: go on anyway
            if (ear) out.insert(out.end(), {ia, ib, ic});
            left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
            tried = 0;
        } else {
            ++i, ++tried;
        }
    }
    return out;
}

class Painter {
  public:
    Painter(Mesh& out, const char* drawing, float pixels) : mesh(out), in(drawing), scale(pixels / grid) {}

    void run() {
        while (skip()) command(*in++);
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

    void add(Vec p) {
        if (path.empty() || length(p - path.back()) > 0.01F) path.push_back(p);
    }
    void cubic(Vec b, Vec c, Vec d) {
        const Vec a = path.back();
        // Wang's bound: this many steps stay within a third of a device pixel.
        const float bend = std::max(length(a - b * 2 + c), length(b - c * 2 + d)) * scale;
        const int n = std::clamp(static_cast<int>(std::sqrt(2.5F * bend) + 0.9F), 1, 24);
        for (int i = 1; i <= n; ++i) {
            const float t = static_cast<float>(i) / static_cast<float>(n), u = 1 - t;
            add(a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t));
        }
    }
    void ellipse(Vec c, float rx, float ry) {
        constexpr float k = 0.5523F;
        path = {{c.x, c.y - ry}};
        cubic({c.x + rx * k, c.y - ry}, {c.x + rx, c.y - ry * k}, {c.x + rx, c.y});
        cubic({c.x + rx, c.y + ry * k}, {c.x + rx * k, c.y + ry}, {c.x, c.y + ry});
        cubic({c.x - rx * k, c.y + ry}, {c.x - rx, c.y + ry * k}, {c.x - rx, c.y});
        cubic({c.x - rx, c.y - ry * k}, {c.x - rx * k, c.y - ry}, {c.x, c.y - ry});
        path.pop_back();
    }
    void box(Vec a, Vec size, float r) {
        const Vec b = a + size;
        const float k = r * 0.4477F;
        path = {{a.x + r, a.y}};
        add({b.x - r, a.y});
        cubic({b.x - k, a.y}, {b.x, a.y + k}, {b.x, a.y + r});
        add({b.x, b.y - r});
        cubic({b.x, b.y - k}, {b.x - k, b.y}, {b.x - r, b.y});
        add({a.x + r, b.y});
        cubic({a.x + k, b.y}, {a.x, b.y - k}, {a.x, b.y - r});
        add({a.x, a.y + r});
        cubic({a.x, a.y + k}, {a.x + k, a.y}, {a.x + r, a.y});
        path.pop_back();
    }

    void command(char c) {
        switch (c) {
        case 'M': path.clear(); [[fallthrough]];
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
                cubic(mix(a, q, 2.0F / 3), mix(d, q, 2.0F / 3), d);
            }
            break;
        case 'O': {
            const Vec at = point();
            const float r = number();
            ellipse(at, r, r);
            break;
        }
        case 'E': {
            const Vec at = point(), r = point();
            ellipse(at, r.x, r.y);
            break;
        }
        case 'R': {
            const Vec a = point(), s = point();
            path = {a, {a.x + s.x, a.y}, a + s, {a.x, a.y + s.y}};
            break;
        }
        case 'B': {
            const Vec a = point(), s = point();
            box(a, s, number());
            break;
        }
        case 'H':
            for (std::size_t i = path.size(); i-- > 0;) {
                if (std::fabs(path[i].x - grid / 2) > 0.01F) path.push_back({grid - path[i].x, path[i].y});
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
            if (what != 's' && path.size() > 2 && length(path.back() - path[0]) < 0.01F) path.pop_back();
            if (width > 0)
                stroke(width / 2, what == 'z');
            else
                fill();
        }
    }

    // Two vertices for each corner, the soft edge between them; returns the first's index.
    std::size_t outline(const std::vector<Corner>& corners, bool closed = true) {
        const std::size_t base = mesh.vertices.size(), n = corners.size();
        for (const Corner& k : corners) {
            const float share = foot > top ? std::clamp((k.at.y - top) / (foot - top), 0.0F, 1.0F) : 0;
            mesh.vertices.push_back({k.at, k.normal, first, second, share, false});
            mesh.vertices.push_back({k.at, k.normal, first, second, share, true});
        }
        for (std::size_t i = 0; i + (closed ? 0 : 1) < n; ++i) {
            const std::size_t a = base + 2 * i, b = base + 2 * ((i + 1) % n);
            quad(a, b, b + 1, a + 1);
        }
        return base;
    }
    void triangle(std::size_t a, std::size_t b, std::size_t c) {
        for (const std::size_t i : {a, b, c}) mesh.indices.push_back(static_cast<std::uint16_t>(i));
    }
    void quad(std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
        triangle(a, b, c), triangle(a, c, d);
    }

    void fill() {
        if (path.size() < 3) return;
        if (area(path) < 0) std::reverse(path.begin(), path.end());
        top = foot = path[0].y;
        for (const Vec p : path) top = std::min(top, p.y), foot = std::max(foot, p.y);
        const std::size_t n = path.size();
        std::vector<Corner> corners;
        for (std::size_t i = 0; i < n; ++i) {
            const Vec before = path[(i + n - 1) % n], at = path[i], after = path[(i + 1) % n];
            corners.push_back({at, joint(unit_normal(before, at), unit_normal(at, after))});
        }
        const std::size_t base = outline(corners);
        for (const std::uint16_t i : triangles(path))
            mesh.indices.push_back(static_cast<std::uint16_t>(base + 2 * i));
        top = foot = 0;
    }

    void stroke(float half, bool closed) {
        const std::size_t n = path.size();
        if (n < 2) return;
        std::vector<Corner> one, two;
        for (std::size_t i = 0; i < n; ++i) {
            const bool first_end = i == 0 && !closed, last_end = i + 1 == n && !closed;
            const Vec before = path[(i + n - 1) % n], at = path[i], after = path[(i + 1) % n];
            const Vec normal = first_end  ? unit_normal(at, after)
                               : last_end ? unit_normal(before, at)
                                          : joint(unit_normal(before, at), unit_normal(at, after));
            one.push_back({at + normal * half, normal});
            two.push_back({at - normal * half, normal * -1});
        }
        if (closed) {
            const std::size_t a = outline(one), b = outline(two);
            for (std::size_t i = 0; i < n; ++i) {
                const std::size_t k = 2 * i, m = 2 * ((i + 1) % n);
                quad(a + k, a + m, b + m, b + k);
            }
            return;
        }
        const int arc = std::clamp(static_cast<int>(1.8F * std::sqrt(half * scale) + 0.4F), 1, 12);
        std::vector<Corner> all = one;
        cap(all, path[n - 1], one[n - 1].normal, half, arc);
        all.insert(all.end(), two.rbegin(), two.rend());
        cap(all, path[0], two[0].normal, half, arc);
        const std::size_t a = outline(all), turned = n + static_cast<std::size_t>(arc) - 1;
        const auto left = [&](std::size_t i) { return a + 2 * i; };
        const auto right = [&](std::size_t i) { return a + 2 * (turned + n - 1 - i); };
        for (std::size_t i = 0; i + 1 < n; ++i) quad(left(i), left(i + 1), right(i + 1), right(i));
        for (std::size_t i = n; i < turned; ++i) triangle(left(n - 1), a + 2 * (i - 1), a + 2 * i);
        triangle(left(n - 1), a + 2 * (turned - 1), a + 2 * turned);
        const std::size_t last = all.size();
        for (std::size_t i = turned + n; i < last; ++i) triangle(a, a + 2 * (i - 1), a + 2 * i);
    }
    // Corners of a half circle from one side of the stroke round to the other, without its two ends.
    static void cap(std::vector<Corner>& out, Vec at, Vec normal, float half, int arc) {
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
    std::vector<Vec> path;
    std::uint8_t first = 0, second = 0;
    float top = 0, foot = 0;
};

const Mesh& mesh_of(const char* drawing, float pixels) {
    static std::vector<Mesh*> known;
    int level = 4;
    while (level < 11 && static_cast<float>(1 << level) < pixels) ++level;
    for (const Mesh* m : known) {
        if (m->drawing == drawing && m->level == level) return *m;
    }
    Mesh* m = new Mesh; // kept for the program's life; there are a few dozen drawings
    m->drawing = drawing, m->level = level;
    Painter(*m, drawing, static_cast<float>(1 << level)).run();
    known.push_back(m);
    return *m;
}

} // namespace

void draw(const char* drawing, Rect r, const Colour* palette, float opacity) {
    const float pixel = device_pixel(), k = r.w / grid;
    if (r.w <= 0 || opacity <= 0) return;
    const Mesh& mesh = mesh_of(drawing, r.w / pixel);
    ImDrawList& out = list();
    const auto count = static_cast<int>(mesh.vertices.size());
    out.PrimReserve(static_cast<int>(mesh.indices.size()), count);
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    const unsigned base = out._VtxCurrentIdx;
    for (const MeshVertex& v : mesh.vertices) {
        const float soft = v.outer ? 0.5F * pixel : -0.5F * pixel;
        Colour c = palette[v.colour];
        if (v.share > 0) c = mix(c, palette[v.other], v.share);
        c = v.outer ? c & 0xffffffU : fade(c, opacity);
        *out._VtxWritePtr++ = {
            {r.x + v.at.x * k + v.normal.x * soft, r.y + v.at.y * k + v.normal.y * soft}, white, c};
    }
    for (const std::uint16_t i : mesh.indices) *out._IdxWritePtr++ = static_cast<ImDrawIdx>(base + i);
    out._VtxCurrentIdx += static_cast<unsigned>(count);
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
