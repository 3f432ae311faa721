#include "web/kit/motion.h"

#include "web/kit/cards.h"
#include "web/kit/inside.h"
#include "web/kit/paths.h"
#include "web/kit/table.h"

#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace cardfront::kit::motion {
namespace {

constexpr double shift_time = 0.18, turn_time = 0.24, appear_time = 0.16, spark_time = 1.0, rise_time = 1.3;
constexpr float far = 24; // CSS pixels: a longer way is a flight, above the other cards

// A thing that was drawn under a spot, and how it is on its way.
struct Thing {
    std::uint32_t key = 0;
    std::int16_t code = 0, old_code = 0;
    Rect from, to, shown;
    float old_angle = 0, angle = 0;
    double start = -1, turn_start = -1, appear_start = -1;
    bool flight = false;
};
struct Flight { // told by fly(), not yet begun
    std::uint32_t key = 0;
    Rect from;
    std::int16_t as = 0;
    double start = 0;
};
struct Slide {
    Rect from, to;
    std::uint32_t key = 0;
    int amount = 0;
    double start = 0;
};
struct Rising {
    Rect at;
    std::string words;
    Colour colour = 0;
    double start = 0;
};
struct Pointing {
    Vec from, to;
    double start = 0, end = 0;
};
struct Sparks {
    Rect at;
    double start = 0;
};
struct Followed {
    std::uint32_t key = 0;
    float value = 0, target = 0;
    bool seen = true;
};
struct Motion {
    ImVector<Thing> last, now;
    ImVector<Flight> flights;
    ImVector<Slide> slides;
    ImVector<Pointing> pointings;
    ImVector<Sparks> sparks;
    ImVector<Followed> followed;
    std::vector<Rising> risings;
    float speed = 1;
    bool jump = true, in_frame = false, jump_again = false;
    double rest = 0; // when all has come to rest
    int finished = 0;
};
Motion m;

template <class T, class Test>
void drop(ImVector<T>& from, Test test) {
    for (int i = from.Size; i-- > 0;) {
        if (test(from[i])) from.erase(from.Data + i);
    }
}

bool instant() {
    return m.speed <= 0;
}
double lasting(double seconds) {
    return instant() ? 0 : seconds / m.speed;
}
void rests_at(double when) {
    m.rest = std::max(m.rest, when);
}

// 0 before the start, 1 when over; notes that there is more to come.
float progress(double start, double seconds) {
    if (start < 0 || instant()) return 1;
    const double t = (clock() - start) / lasting(seconds);
    if (t < 1) keep_moving();
    return static_cast<float>(std::clamp(t, 0.0, 1.0));
}

Thing* find(ImVector<Thing>& things, std::uint32_t key) {
    for (Thing& t : things) {
        if (t.key == key) return &t;
    }
    return nullptr;
}
// The same card under another spot in the last frame, if it is not still there in this one.
Thing* find_moved(std::uint32_t key, std::int16_t code) {
    for (Thing& t : m.last) {
        if (t.code != code || t.key == key) continue;
        const Thing* still = find(m.now, t.key);
        return still != nullptr && still->code == code ? nullptr : &t;
    }
    return nullptr;
}
void set_off(Thing& t, const Rect& to, double start) {
    const Vec way = to.centre() - t.shown.centre();
    t.from = t.shown, t.to = to, t.start = start;
    t.flight = length(way) > far;
    if (!m.jump) rests_at(start + lasting(t.flight ? flight_time : shift_time));
}
void turn_over(Thing& t, std::int16_t old_code, double start) {
    t.old_code = old_code, t.turn_start = start;
    if (!m.jump) rests_at(start + lasting(turn_time));
}

Thing begin_thing(std::uint32_t key, std::int16_t code, const Rect& at, float angle) {
    const double now = clock();
    const Thing* before = find(m.last, key);
    const Thing* moved =
        code >= 0 && (before == nullptr || before->code != code) ? find_moved(key, code) : nullptr;
    Thing t;
    t.from = t.to = t.shown = at, t.angle = t.old_angle = angle;
    auto* const flight =
        std::find_if(m.flights.begin(), m.flights.end(), [&](const Flight& f) { return f.key == key; });
    if (flight != m.flights.end()) {
        const Flight f = *flight;
        m.flights.erase(flight);
        if (!instant() && !m.jump) {
            t.shown = f.from.fit(at.w, at.h); // a strip of a pile may be where it lay
            set_off(t, at, f.start);
            t.flight = true;
            if (f.as != code) turn_over(t, f.as, f.start + lasting(flight_time) * 0.35);
        }
    } else if (moved != nullptr) {
        t = *moved;
    } else if (before != nullptr) {
        t = *before;
        const bool had = before->code != empty_slot, has = code != empty_slot;
        if (before->code != code && had && has) turn_over(t, before->code, now);
        if (!had && has) t.appear_start = now;
    } else {
        t.appear_start = now;
    }
    t.key = key, t.code = code;
    if (m.jump) t.from = t.to = t.shown = at, t.start = t.turn_start = t.appear_start = -1, t.angle = angle;
    return t;
}

void draw_slide(const Slide& s) {
    const float t = ease_out(progress(s.start, flight_time * 1.2));
    Vec at = mix(s.from.centre(), s.to.centre(), t);
    const float radius = std::clamp(std::min(s.to.w, s.to.h) * 0.3F, 9.0F, 20.0F);
    int left = s.amount;
    for (int i = 0; i < 5 && left > 0; ++i) {
        const int value = left >= 100 ? 100 : left >= 50 ? 50 : 10;
        left -= value;
        shadow({at.x - radius, at.y - radius, 2 * radius, 2 * radius}, radius, 8, 0.5F);
        chip(at, radius, value);
        at.y -= radius * 0.28F;
    }
}
void draw_sparks(const Sparks& s) {
    static constexpr const char* spark = "M50 0 Q54 46 100 50 Q54 54 50 100 Q46 54 0 50 Q46 46 50 0 f0";
    const float t = progress(s.start, spark_time), gone = ease_out(t);
    constexpr int count = 24;
    for (int i = 0; i < count; ++i) {
        const float seed = std::fabs(std::sin(static_cast<float>(i) * 12.9898F)) * 43.7F;
        const float share = seed - std::floor(seed);
        const float angle = 6.2832F * (static_cast<float>(i) + share) / count,
                    reach = 0.25F + 0.45F * gone * (0.4F + share);
        const Vec at = s.at.centre() +
                       Vec{std::cos(angle) * s.at.w * reach, std::sin(angle) * s.at.h * reach + 26 * t * t};
        const float size = (7 + 15 * share) * std::sin(3.1416F * std::sqrt(t));
        draw(spark, about(at, size), mix(colour::brass, rgb(0xfff6d8), share));
    }
}

void draw_rising(const Rising& r) {
    const float t = progress(r.start, rise_time);
    const float size = std::clamp(r.at.h * 0.5F, 22.0F, 44.0F);
    TextStyle style = styled(size, Face::title, r.colour, Align::centre);
    style.ellipsis = false;
    const Rect at = r.at.centred(r.at.w + 80, size * 1.3F).moved(0, -ease_out(t) * size * 1.2F);
    style.colour = fade(colour::shade, 0.8F * (1 - t * t * t));
    text(at.moved(0, 2), r.words, style);
    style.colour = fade(r.colour, 1 - t * t * t);
    text(at, r.words, style);
}

} // namespace

void set_speed(float factor) {
    m.speed = std::max(factor, 0.0F);
}
float speed() {
    return m.speed;
}
void jump() {
    m.jump = true;
    m.jump_again = m.in_frame; // some of it was drawn already
    m.risings.clear();
    drop_tosses();
    drop_moments(true);
    m.flights.resize(0), m.slides.resize(0), m.pointings.resize(0), m.sparks.resize(0);
    m.rest = 0;
}

void fly(const Rect& from, std::int16_t as, Spot to, float delay) {
    if (instant()) return;
    const double start = clock() + lasting(delay);
    m.flights.push_back({to.key(), from, as, start});
    rests_at(start + lasting(flight_time));
    keep_moving();
}
void chips(const Rect& from, Spot to, const Rect& to_rect, int amount, float delay) {
    if (instant() || amount <= 0) return;
    const double start = clock() + lasting(delay);
    m.slides.push_back({from, to_rect, to.key(), amount, start});
    rests_at(start + lasting(flight_time * 1.2));
}
void arrow(const Vec& from, const Vec& to, float delay, float seconds) {
    if (instant()) return;
    const double start = clock() + lasting(delay);
    m.pointings.push_back({from, to, start, start + lasting(seconds)});
    rests_at(start + lasting(seconds) * 0.6);
}
void sparkle(const Rect& r, float delay) {
    if (!instant()) m.sparks.push_back({r, clock() + lasting(delay)});
}
void rise(const Rect& r, std::string_view words, Colour c, float delay) {
    if (instant() || r.empty()) return;
    const double start = clock() + lasting(delay);
    m.risings.push_back({r, std::string(words), c, start});
    rests_at(start + lasting(rise_time) * 0.6);
}
void rest_until(double when) {
    rests_at(when);
}
bool finish() {
    if (!has_moments()) return false;
    jump();
    m.finished = 2; // this frame, or the next
    keep_moving();
    return true;
}
bool finished() {
    return m.finished > 0;
}
float rest_in() {
    return static_cast<float>(std::max(m.rest - clock(), 0.0));
}

float follow(std::uint32_t key, float target, float seconds) {
    for (Followed& f : m.followed) {
        if (f.key != key) continue;
        f.seen = true;
        f.value += (target - f.value) * std::min(3 * step() / std::max(seconds, 0.001F), 1.0F);
        if (instant() || m.jump || std::fabs(f.value - target) < 0.002F * std::max(1.0F, std::fabs(target)))
            f.value = target;
        if (f.value != target) keep_moving();
        return f.value;
    }
    m.followed.push_back({key, target, target, true});
    return target;
}
float follow(std::string_view key, float target, float seconds) {
    return follow(hash(key), target, seconds);
}

Rect where(Spot spot) {
    for (auto* things : {&m.now, &m.last}) {
        if (const Thing* t = find(*things, spot.key())) return t->shown;
    }
    return {};
}

Pose pose(Spot spot, std::int16_t code, const Rect& at, float angle) {
    const std::uint32_t key = spot.key();
    const Thing* before = find(m.last, key);
    const bool told =
        std::any_of(m.flights.begin(), m.flights.end(), [&](const Flight& f) { return f.key == key; });
    Thing t =
        before != nullptr && before->code == code && !told ? *before : begin_thing(key, code, at, angle);
    if (m.jump) t.from = t.to = t.shown = at, t.start = t.turn_start = t.appear_start = -1, t.angle = angle;
    const bool elsewhere = length(Vec{at.x, at.y} - Vec{t.to.x, t.to.y}) + std::fabs(at.w - t.to.w) > 0.5F;
    if (elsewhere) set_off(t, at, clock());
    if (angle != t.angle) t.old_angle = t.angle, t.angle = angle, t.start = std::max(t.start, clock());

    const float way = progress(t.start, t.flight ? flight_time : shift_time), eased = ease_out(way);
    t.shown = way >= 1 ? t.to : mix(t.from, t.to, eased);
    Pose out;
    out.at = t.shown, out.code = code;
    out.angle = mix(t.old_angle, t.angle, eased);
    if (way >= 1) t.old_angle = t.angle, t.start = -1;
    out.flying = t.flight && way < 1;
    out.height = out.flying ? std::sin(way * 3.14159F) : 0;
    if (const Vec by = has_moments() ? jolt(t.shown) : Vec{}; !(by == Vec{})) {
        constexpr float high = 14; // what goes farther goes over the others
        out.at = out.at.moved(by.x, by.y);
        if (length(by) > high) out.flying = true, out.height = std::max(out.height, 0.7F);
    }
    const float turned = progress(t.turn_start, turn_time);
    if (turned < 1) {
        out.width = std::max(std::fabs(std::cos(turned * 3.14159F)), 0.02F);
        if (turned < 0.5F) out.code = t.old_code;
        out.height = std::max(out.height, std::sin(turned * 3.14159F) * 0.6F);
    }
    out.opacity = progress(t.appear_start, appear_time);
    m.now.push_back(t);
    return out;
}

void hold(Spot spot, std::int16_t code, const Rect& at) {
    Thing t;
    t.key = spot.key(), t.code = code;
    t.from = t.to = t.shown = at;
    m.now.push_back(t);
}

int chips_on_the_way(Spot spot) {
    int sum = 0;
    for (const Slide& s : m.slides) sum += s.key == spot.key() ? s.amount : 0;
    return sum;
}

bool busy() {
    return m.slides.Size + m.pointings.Size + m.sparks.Size > 0 || !m.risings.empty() || has_moments();
}

void begin() {
    m.in_frame = true;
    m.last.swap(m.now);
    m.now.resize(0);
    m.finished = std::max(m.finished - 1, 0);
    drop_moments(false);
    const double now = clock();
    drop(m.slides, [&](const Slide& s) { return instant() || now > s.start + lasting(flight_time * 1.2); });
    drop(m.pointings, [&](const Pointing& p) { return instant() || now > p.end; });
    drop(m.sparks, [&](const Sparks& s) { return instant() || now > s.start + lasting(spark_time); });
    std::erase_if(m.risings,
                  [&](const Rising& r) { return instant() || now > r.start + lasting(rise_time); });
    drop(m.flights, [&](const Flight& f) { return now > f.start + 1; });
}

// Only a table makes any of it, so the page has this with the games (tools/cmake/page.cmake).
[[gnu::noinline]] void draw_in_flight() {
    const OnLayer air(Layer::air);
    draw_moments();
    for (const Slide& s : m.slides) draw_slide(s);
    for (const Pointing& p : m.pointings) {
        const double in = (clock() - p.start) / lasting(0.25), out = (p.end - clock()) / lasting(0.2);
        if (in > 0)
            kit::arrow(p.from, p.to, fade(colour::brass, static_cast<float>(std::clamp(out, 0.0, 1.0))),
                       ease_out(static_cast<float>(in)));
    }
    for (const Rising& r : m.risings) {
        if (clock() >= r.start) draw_rising(r);
    }
    for (const Sparks& s : m.sparks) {
        if (clock() >= s.start) draw_sparks(s);
    }
}

void end() {
    if (busy()) draw_in_flight();
    drop(m.followed, [](const Followed& f) { return !f.seen; });
    for (Followed& f : m.followed) f.seen = false;
    m.jump = std::exchange(m.jump_again, false);
    m.in_frame = false;
}

} // namespace cardfront::kit::motion
