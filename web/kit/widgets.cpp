#include "web/kit/widgets.h"

#include "web/kit/inside.h"
#include "web/kit/table.h"

#include <cmath>
#include <string>
#include <utility>

namespace cardfront::kit {
namespace {

constexpr float corner = 9;

float icon_side(const ButtonLook& look) {
    return look.size * 1.3F;
}

struct Paint {
    Colour fill, edge, ink;
};
Paint paint_of(const ButtonLook& look, float warm, bool held) {
    const Theme& t = theme();
    Paint p{};
    switch (look.style) {
    case ButtonStyle::primary:
        p = {mix(colour::brass, rgb(0xffdc86), warm), mix(colour::brass, rgb(0xffffff), 0.4F), colour::ink};
        break;
    case ButtonStyle::quiet:
        p = {fade(mix(t.panel, t.accent, 0.1F + 0.14F * warm), 0.92F), fade(t.accent, 0.4F + 0.4F * warm),
             colour::paper};
        break;
    case ButtonStyle::danger:
        p = {mix(rgb(0x5e1a1c), rgb(0x8c2a2b), warm), fade(colour::danger, 0.7F), rgb(0xffe9e4)};
        break;
    case ButtonStyle::plain:
        p = {fade(t.accent, 0.18F * warm), 0, mix(colour::paper, rgb(0xffffff), warm)};
        break;
    }
    if (look.on && look.style != ButtonStyle::primary)
        p.edge = colour::brass, p.ink = colour::brass,
        p.fill = fade(mix(t.panel, colour::brass, 0.16F), 0.95F);
    if (held) p.fill = mix(p.fill, fade(colour::shade, static_cast<float>(p.fill >> 24) / 255), 0.18F);
    if (!look.enabled) {
        p.fill = fade(mix(t.panel, t.accent, 0.05F), look.style == ButtonStyle::plain ? 0 : 0.55F);
        p.edge = fade(t.accent, 0.18F), p.ink = fade(colour::paper_soft, 0.6F);
        if (look.style == ButtonStyle::plain) p.edge = 0;
    }
    return p;
}

struct Message {
    std::string rule, words;
    double until = 0, since = 0;
    bool clicked = false;
};
struct Bubble {
    Rect to;
    std::string words;
};
struct Scrolled {
    std::uint32_t key = 0;
    float offset = 0, glide = 0, most = 0;
    bool dragged = false;
    float wanted = -1;
    std::uint32_t words = 0; // of scrolled_text()
};
struct Widgets {
    Message message;
    std::string toast_rule;
    Bubble bubble;
    Rect toasts; // where they lie
    ImVector<Scrolled> scrolls;
};
Widgets w;

Scrolled& scrolled(std::uint32_t key) {
    for (Scrolled& s : w.scrolls) {
        if (s.key == key) return s;
    }
    w.scrolls.push_back({.key = key});
    return w.scrolls.back();
}

void draw_bubble(const Bubble& b) {
    TextStyle style = styled(type::small + 1, Face::text, colour::ink);
    style.wrap = true, style.on_dark = false;
    const Rect all = screen().inset(unit);
    const Vec size = measure(b.words, style, std::min(300.0F, all.w - 3 * unit));
    const float width = size.x + 3 * unit, height = size.y + 1.5F * unit;
    const bool above = b.to.y - height - 10 > all.y;
    Rect r{b.to.centre().x - width / 2, above ? b.to.y - height - 10 : b.to.bottom() + 10, width, height};
    r.x = std::clamp(r.x, all.x, std::max(all.right() - r.w, all.x));
    r.y = std::clamp(r.y, all.y, std::max(all.bottom() - r.h, all.y));
    shadow(r, corner, 14, 0.5F);
    const float tip = std::clamp(b.to.centre().x, r.x + 16, r.right() - 16),
                foot = above ? r.bottom() - 1 : r.y + 1;
    const float point = above ? foot + 8 : foot - 8;
    list().AddTriangleFilled({tip - 8, foot}, {tip + 8, foot}, {tip, point}, colour::ivory);
    box(r, corner, colour::ivory);
    text(r.inset(1.5F * unit, 0.75F * unit), b.words, style);
}

void draw_message() {
    Message& m = w.message;
    m.clicked = false;
    w.toast_rule.clear();
    if (m.until <= clock()) return;
    keep_moving();
    const auto in = static_cast<float>((clock() - m.since) / 0.18),
               out = static_cast<float>((m.until - clock()) / 0.3);
    const float shown = motion::speed() > 0 ? ease_out(std::min(in, out)) : 1;
    TextStyle style = styled(type::body, Face::text, colour::paper);
    style.wrap = true;
    const Rect all = (w.toasts.empty() ? screen() : w.toasts).inset(unit);
    TextStyle rule_style = styled(type::body, Face::title, colour::ink);
    const float rule = m.rule.empty() ? 0 : measure(m.rule, rule_style).x + 2 * unit;
    const float room = std::min(560.0F, all.w) - rule - 4 * unit;
    const Vec size = measure(m.words, style, room);
    Rect r =
        all.placed(size.x + rule + (rule > 0 ? 5 : 4) * unit, std::max(size.y + 2 * unit, touch), 0.5F, 0);
    r.y -= (1 - shown) * (r.h + 3 * unit);
    const Hit hit = item("toast", r);
    if (hit.clicked) w.toast_rule = m.rule, m.until = clock();
    shadow(r, corner, 18, 0.6F);
    box(r, corner, mix(theme().panel, colour::shade, 0.3F),
        fade(m.rule.empty() ? theme().accent : colour::brass, 0.7F), 1.25F);
    Rect inner = r.inset(2 * unit, unit);
    if (rule > 0) {
        const Rect place = inner.cut_left(rule, unit).centred(rule, 24);
        box(place, 6, colour::brass);
        rule_style.align = Align::centre;
        text(place, m.rule, rule_style);
    }
    text(inner.inset(-1, 0), m.words, style);
}

TextStyle words_of(const ButtonLook& look, Colour ink, bool wrap) {
    const bool primary = look.style == ButtonStyle::primary;
    TextStyle style = styled(primary ? std::max(look.size, type::body) : look.size,
                             primary ? Face::title : Face::text, ink, Align::centre);
    style.shrink = true, style.wrap = wrap;
    return style;
}
float words_inset(std::string_view label, float width) { // at either side
    return label.empty() ? 0.25F * unit : std::clamp((width - 7 * unit) * 0.25F, 1.5F, 1.25F * unit);
}

Hit draw_button(std::string_view id, std::string_view label, const Rect& r, const ButtonLook& look,
                bool wrap) {
    const Hit hit = item(id, r, look.enabled);
    const float warm = motion::follow(id, hit.hovered && look.enabled ? 1 : 0);
    const bool held = hit.held && hit.hovered && look.enabled;
    const Paint p = paint_of(look, warm, held);
    const float round = std::min(corner, r.h / 2);
    if (look.enabled && look.style != ButtonStyle::plain)
        shadow(r, round, held ? 4 : 8, 0.45F, {0, held ? 1.0F : 2.5F});
    if (look.style == ButtonStyle::primary && look.enabled) {
        box(r, round, mix(colour::brass_dark, p.fill, 0.35F));
        box({r.x, r.y, r.w, r.h - (held ? 0 : 2.5F)}, round, p.fill);
        box({r.x + 1, r.y + 1, r.w - 2, r.h * 0.45F}, round, fade(rgb(0xffffff), 0.16F));
    } else {
        box(r, round, p.fill, p.edge, look.on ? 1.75F : 1.25F);
    }
    TextStyle style = words_of(look, p.ink, wrap);
    // Words come before the room beside them.
    const float inset = words_inset(label, r.w), words = wrap || label.empty() ? 0 : measure(label, style).x;
    Rect inner = r.inset(std::max(std::min(inset, (r.w - words) / 2), std::min(inset, 1.5F)), 0);
    if (held) inner.y += 1;
    // What would be cut goes on in a second line, where the button is high.
    style.wrap = wrap || (r.h >= touch && words > inner.w);
    if (style.wrap && !wrap) style.spacing = 1.05F;
    if (look.icon != Icon::none) {
        const float side = icon_side(look);
        if (label.empty()) {
            icon(look.icon, inner.centred(side, side), p.ink);
            return hit;
        }
        const float room = inner.w - side - unit;
        // Words come before the sign.
        if (measure(label, style, room).x <= room) {
            const float told = std::min(words, room), left = inner.centre().x - (told + side + unit) / 2;
            icon(look.icon, {left, inner.centre().y - side / 2, side, side}, p.ink);
            inner = {left + side + unit, inner.y, told + 2, inner.h};
        }
    }
    text(inner, label, style);
    return hit;
}

} // namespace

float sentence_button_height(std::string_view label, float width, const ButtonLook& look) {
    const float words =
        measure(label, words_of(look, colour::paper, true), width - 2 * words_inset(label, width)).y;
    return std::max(words + unit, touch);
}

float button_width(std::string_view label, const ButtonLook& look) {
    const TextStyle style = styled(look.size, Face::text, colour::paper);
    float width = label.empty() ? 0 : measure(label, style).x;
    if (look.icon != Icon::none) width += icon_side(look) + (label.empty() ? 0 : unit);
    return std::max(width + (label.empty() ? 1.5F : 4) * unit, touch);
}

Hit button(std::string_view id, std::string_view label, const Rect& r, const ButtonLook& look) {
    return draw_button(id, label, r, look, false);
}
Hit sentence_button(std::string_view id, std::string_view label, const Rect& r, const ButtonLook& look) {
    return draw_button(id, label, r, look, true);
}

Hit icon_button(std::string_view id, Icon which, const Rect& r, std::string_view hint,
                const ButtonLook& look) {
    ButtonLook own = look;
    own.icon = which;
    const Hit hit = button(id, {}, r, own);
    if (hit.hovered && hit.hover_time > 0.5F && !hint.empty() && !pointer_is_touch()) bubble(r, hint);
    return hit;
}

void tray(const Rect& r) {
    box(r, corner, fade(colour::shade, 0.4F), fade(theme().accent, 0.3F), 1.25F);
}

Hit segment(std::string_view id, std::string_view label, const Rect& r, bool on, float size) {
    const Hit hit = item(id, r);
    const float lit = motion::follow(id, on ? 1 : 0);
    if (hit.hovered && !on) box(r, corner - 2, fade(theme().accent, 0.2F));
    if (lit > 0.01F) box(r, corner - 2, fade(colour::brass, lit));
    TextStyle style = styled(size, Face::text, on ? colour::ink : colour::paper, Align::centre);
    style.shrink = true, style.on_dark = !on;
    text(r.inset(1, 0), label, style);
    return hit;
}

Hit written(std::string_view id, std::string_view words, const Rect& r) {
    const Hit hit = item(id, r);
    const float warm = motion::follow(id, hit.hovered ? 1 : 0);
    box(r, corner, fade(colour::shade, 0.3F + 0.15F * warm), fade(theme().accent, 0.3F + 0.4F * warm), 1.25F);
    Rect inner = r.inset(1.5F * unit, 0);
    icon(Icon::pencil, inner.cut_right(15, unit), mix(theme().accent, colour::paper, warm));
    TextStyle style = styled(type::lead, Face::text, colour::paper);
    style.shrink = true;
    text(inner, words, style);
    return hit;
}

bool toggle(std::string_view id, std::string_view label, bool on, const Rect& r, bool enabled) {
    const Hit hit = item(id, r, enabled);
    const float t = motion::follow(id, on ? 1 : 0);
    if (hit.hovered && enabled) box(r.inset(-unit, 0), corner, fade(theme().accent, 0.12F));
    Rect words = r;
    const Rect track = words.cut_right(44, unit).centred(44, 24);
    TextStyle style = styled(type::body, Face::text, colour::paper);
    style.colour = enabled ? colour::paper : fade(colour::paper_soft, 0.7F);
    style.wrap = true;
    text(words, label, style);
    box(track, 12, mix(fade(colour::shade, 0.5F), enabled ? colour::brass : theme().accent, t),
        fade(theme().accent, 0.5F));
    disc({mix(track.x + 12, track.right() - 12, t), track.centre().y}, 8.5F,
         mix(colour::paper_soft, colour::ivory, t));
    return hit.clicked;
}

Rect panel(const Rect& r, std::string_view title) {
    ground(r);
    shadow(r, corner + 3, 22, 0.55F, {0, 6});
    box(r, corner + 3, fade(theme().panel, 0.96F), fade(theme().accent, 0.28F), 1.25F);
    Rect inner = r.inset(2 * unit);
    if (!title.empty()) {
        TextStyle style = styled(type::lead, Face::title, colour::paper);
        style.shrink = true;
        text(inner.cut_top(type::lead * 1.4F, unit), title, style);
    }
    return inner;
}

namespace {
float light_of(const Rect& r, std::string_view name, bool active) {
    return motion::follow(hash(name) ^ static_cast<std::uint32_t>(r.h), active ? 1 : 0, 0.25F);
}
} // namespace

void plate_box(const Rect& r, std::string_view name, bool active) {
    const float lit = light_of(r, name, active);
    ground(r);
    if (lit > 0.02F) glow(r, corner, 12, fade(colour::brass, 0.7F * lit));
    box(r, corner, fade(theme().panel, 0.9F), mix(fade(theme().accent, 0.3F), colour::brass, lit),
        1.25F + 0.5F * lit);
}

void plate(const Rect& r, std::string_view name, std::string_view lesser, bool active, Icon which,
           float kept_free) {
    constexpr float narrow = 110; // has room for words alone
    plate_box(r, name, active);
    const float lit = light_of(r, name, active);
    Rect inner = r.inset(r.w < narrow ? 0.5F * unit : 1.25F * unit, 0.5F * unit);
    if (r.w >= narrow) inner.w -= kept_free;
    TextStyle small = styled(type::small, Face::text, colour::paper_soft);
    small.valign = 0, small.spacing = 1.2F, small.shrink = true;
    const float side = std::min(inner.h * 0.62F, 22.0F);
    TextStyle style = styled(type::body, Face::title, mix(colour::paper, colour::brass, lit));
    style.shrink = true;
    // Words come before the sign.
    if (which != Icon::none && r.w >= narrow &&
        std::max(measure(lesser, small).x, measure(name, style).x * 0.95F) <= inner.w - side - unit)
        icon(which, inner.cut_left(side, unit), mix(theme().accent, colour::brass, lit));
    if (lesser.empty()) {
        text(inner, name, style);
        return;
    }
    style.valign = 1, style.spacing = 1.2F;
    text({inner.x, inner.y, inner.w, inner.h / 2 + 1}, name, style);
    text({inner.x, inner.centre().y + 1, inner.w, inner.h / 2}, lesser, small);
}

Rect tag(const Vec& at, std::string_view words, Colour fill, Colour ink, float size, float ax) {
    TextStyle style = styled(size, Face::text, ink, Align::centre);
    style.ellipsis = false, style.on_dark = false;
    const float width = measure(words, style).x + size * 1.1F, height = size * 1.6F;
    const Rect r{at.x - width * ax, at.y, width, height};
    box(r, height / 2, fill);
    text(r, words, style);
    return r;
}

void bubble(const Rect& to, std::string_view words) {
    w.bubble.to = to, w.bubble.words = words;
}

void toast(std::string_view rule, std::string_view words, float seconds) {
    const bool shown = w.message.until > clock();
    w.message.rule = rule, w.message.words = words;
    if (!shown) w.message.since = clock();
    w.message.until = clock() + seconds;
    keep_moving();
}
void toast_room(const Rect& r) {
    w.toasts = r;
}
std::string_view toast_clicked() {
    return w.toast_rule;
}

bool veil(std::string_view id, float strength) {
    const Hit hit = item(id, screen());
    const float dark = motion::follow(id, 1);
    box(screen(), 0, fade(colour::shade, strength * dark));
    return hit.clicked;
}

void end_widgets() {
    if (!w.bubble.words.empty()) draw_bubble(w.bubble);
    w.bubble.words.clear();
    draw_message();
    w.toasts = {};
}

namespace {
// By wheel and pull, of which `delta` is the part along its way.
Scrolled& scroll(std::uint32_t key, const Rect& view, float most, bool pulls, float delta) {
    Scrolled& s = scrolled(key);
    s.most = std::max(most, 0.0F);
    if (s.wanted >= 0) s.offset = s.wanted, s.wanted = -1;
    const ImGuiIO& io = ImGui::GetIO();
    const bool over = view.contains(pointer());
    if (over && io.MouseWheel != 0) s.glide = 0, s.offset -= io.MouseWheel * 60;
    if (over && pulls && ImGui::IsMouseClicked(0)) s.dragged = true, s.glide = 0;
    if (!ImGui::IsMouseDown(0)) s.dragged = false;
    if (s.dragged && dragging().empty() && ImGui::IsMouseDragging(0, 6)) {
        s.offset -= delta;
        if (step() > 0) s.glide = mix(s.glide, -delta / step(), 0.5F);
    } else if (!s.dragged && std::fabs(s.glide) > 8) {
        s.offset += s.glide * step();
        s.glide *= 1 - 4 * step();
        keep_moving();
    }
    s.offset = std::clamp(s.offset, 0.0F, s.most);
    return s;
}
} // namespace

Scroll::Scroll(std::string_view id, const Rect& area, float height) : view(area), key(hash(id)) {
    Scrolled& s = scroll(key, view, height - view.h, pointer_is_touch(), ImGui::GetIO().MouseDelta.y);
    const bool bar = s.most > 0;
    inside = {view.x, snap(view.y - s.offset), view.w - (bar ? scroll_bar : 0), height};
    if (bar) {
        const float size = std::max(view.h * view.h / height, 28.0F);
        const Rect track{view.right() - 6, view.y, 6, view.h};
        const Rect knob{track.x, track.y + (track.h - size) * s.offset / s.most, 6, size};
        std::string name(id);
        name += " bar";
        const Hit hit = item(name, track.inset(-8, 0), true, true);
        if (hit.held || hit.dragged)
            s.offset = std::clamp((pointer().y - track.y - size / 2) / (track.h - size), 0.0F, 1.0F) * s.most;
        box(track, 3, fade(colour::shade, 0.3F));
        box(knob, 3, fade(hit.hovered ? colour::paper : theme().accent, 0.7F));
    }
    list().PushClipRect({view.x, view.y}, {view.right(), view.bottom()}, true);
}
Scroll::~Scroll() {
    list().PopClipRect();
}
bool Scroll::visible(const Rect& r) const {
    return r.bottom() > view.y && r.y < view.bottom();
}

Sideways::Sideways(std::string_view id, const Rect& area, float width) : view(area), key(hash(id)) {
    pans(view);
    const Scrolled& s = scroll(key, view, width - view.w, true, ImGui::GetIO().MouseDelta.x);
    inside = {snap(view.x - s.offset), view.y, width, view.h};
    list().PushClipRect({view.x - 2, 0}, {view.right() + 2, screen().h}, true);
}
// What is out of sight begins behind a shade with an arrow.
Sideways::~Sideways() {
    list().PopClipRect();
    constexpr float side = 20;
    const Scrolled& s = scrolled(key);
    const OnLayer over(Layer::air);
    for (const bool right : {false, true}) {
        if (right ? s.offset >= s.most - 1 : s.offset <= 1) continue;
        const Vec at{right ? view.right() - side / 2 : view.x + side / 2, view.centre().y};
        disc(at, side * 0.7F, fade(colour::shade, 0.75F));
        icon(right ? Icon::next : Icon::back, about(at, side * 0.8F), colour::brass);
    }
}
void Sideways::show(const Rect& r) const {
    Scrolled& s = scrolled(key);
    const float before = view.x - r.x, after = r.right() - view.right();
    if (std::max(before, after) <= 1) return;
    s.wanted = std::max(s.offset + (before > 0 ? -before : after), 0.0F);
    s.glide = 0;
    keep_moving();
}

void scroll_to(std::string_view id, float offset) {
    scrolled(hash(id)).wanted = std::max(offset, 0.0F);
}
void scrolled_text(std::string_view id, const Rect& r, std::string_view words, const TextStyle& style) {
    constexpr float smaller = 1.25F; // so much too high
    Scrolled& s = scrolled(hash(id));
    if (s.words != hash(words)) s.words = hash(words), s.wanted = 0;
    if (measure(words, style, r.w).y <= r.h * smaller && fits(r, words, style))
        return void(text(r, words, style));
    const Scroll scroll(id, r, measure(words, style, r.w - scroll_bar).y);
    text(scroll.inside, words, style);
}

} // namespace cardfront::kit
