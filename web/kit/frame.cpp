#include "web/kit/frame.h"

#include "web/kit/inside.h"
#include "web/kit/table.h"

#include <cmath>
#include <utility>

namespace cardfront::kit {
namespace {

constexpr float drag_threshold = 7; // CSS pixels; more for a finger
constexpr float touch_threshold = 12;
constexpr float long_press_after = 0.5F; // seconds
constexpr float breathes_for = 5, last_breath = 1;

struct Pointer {
    std::string over;   // topmost item under it, by the last frame's items
    std::string active; // pressed
    std::string meant;  // by the last press that was no second one
    Vec pressed_at;
    float held_for = 0, over_for = 0;
    bool draggable = false, dragging = false, long_pressed = false;
    bool other = false;    // pressed by another button than the left
    bool still = true;     // has not moved since it was pressed
    bool released = false; // this frame: `active` is cleared at its end
};

struct Frame {
    std::vector<ItemRecord> now, last;
    Pointer pointer;
    std::string focus, pressed, pressing;
    std::string target;            // under a drag
    std::string missed, sought;    // by rect_of(), in this frame, in the last
    double clock = 0, stirred = 0; // the time of the last frame in which something moved by itself
    Vec pointed;                   // in the frame before
    float step = 0;
    Vec size;
    Layer layer = Layer::table;
    bool again = false;
    float pinched = 1, zoom = 1;
    Rect zooms, zoomed; // in this frame, in the last
    Rect pans, panned;
};
Frame frame;

// The lists: the background's for the table, the foreground's in two channels for air and over.
ImDrawList& upper() {
    return *ImGui::GetForegroundDrawList();
}

// How far a point lies from what it would still be taken for; negative: too far.
float away(const ItemRecord& from, const Vec& at, bool under) {
    const Rect &r = from.rect, &room = from.room;
    const float x = std::max({r.x - at.x, at.x - r.right(), 0.0F}),
                y = std::max({r.y - at.y, at.y - r.bottom(), 0.0F});
    const float least_x = std::max((touch - r.w) / 2, 0.0F), least_y = std::max((touch - r.h) / 2, 0.0F);
    constexpr float ring = 6; // what is marked with a frame is pressed within it
    const bool near =
        under ? x <= least_x && y <= least_y
              : x <= std::max({from.reach.x, least_x, ring}) && y <= std::max({from.reach.y, least_y, ring});
    return near && room.contains(at) ? length({x, y}) : -1;
}

// The topmost there, or the nearest of what lies on it; of all, where neither that nor any ground is there.
std::string_view meant(const Vec& at, std::string_view except = {}) {
    const auto& all = frame.last;
    const auto there = [&](const ItemRecord& one, bool ground) {
        return one.id.empty() == ground && one.rect.contains(at) && (ground || one.id != except);
    };
    std::size_t i = all.size();
    while (i > 0 && !there(all[i - 1], false)) --i;
    const ItemRecord* best = i > 0 ? &all[i - 1] : nullptr;
    const ItemRecord* under = best;
    for (std::size_t k = 0; k < all.size() && best == nullptr; ++k)
        if (there(all[k], true)) under = &all[k];
    float least = 1e9F;
    for (; i < all.size(); ++i) {
        const ItemRecord& one = all[i];
        if (one.id.empty() || one.id == except) continue;
        if (under != nullptr && !under->rect.contains(one.rect.centre())) continue;
        if (const float far = away(one, at, under != nullptr); far >= 0 && far <= least)
            best = &one, least = far;
    }
    return best != nullptr ? std::string_view(best->id) : std::string_view();
}

// Commands of one word are one thing's, as of a number that grows.
bool is_same(std::string_view one, std::string_view other) {
    return one.substr(0, one.find(' ')) == other.substr(0, other.find(' '));
}

// What is pressed twice is pressed twice, not what has come in its place meanwhile.
void begin_press(Pointer& p, const Vec& at) {
    const bool twice = ImGui::GetMouseClickedCount(ImGuiMouseButton_Left) > 1;
    const bool came = twice && !p.meant.empty() && !is_same(p.over, p.meant);
    p.active = came ? std::string() : p.over;
    if (!came) p.meant = p.over;
    p.pressed_at = at, p.held_for = 0;
    p.dragging = p.draggable = false;
    p.long_pressed = false;
    p.still = true;
}

// What is made on a lower layer lies beneath what was made on a higher one before.
void note(const ItemRecord& one) {
    auto place = frame.now.end();
    while (place != frame.now.begin() && std::prev(place)->layer > one.layer) --place;
    frame.now.insert(place, one);
}

void follow_pointer() {
    Pointer& p = frame.pointer;
    const Vec at = pointer();
    const bool touch = pointer_is_touch();
    std::string_view over = meant(at);
    if (over != p.over) p.over = over, p.over_for = 0;
    p.over_for += frame.step;
    p.released = false;

    const bool left = ImGui::IsMouseClicked(ImGuiMouseButton_Left),
               other = ImGui::IsMouseClicked(ImGuiMouseButton_Right);
    if (left || other) begin_press(p, at), p.other = other, motion::finish();
    if (p.active.empty()) return;
    const bool down = ImGui::IsMouseDown(ImGuiMouseButton_Left) || ImGui::IsMouseDown(ImGuiMouseButton_Right);
    p.released = !down;
    if (down) p.held_for += left || other ? 0 : frame.step;
    if (length(at - p.pressed_at) > (touch ? touch_threshold : drag_threshold)) p.still = false;
    if (!p.dragging && !p.long_pressed && !p.still) {
        const Vec way = at - p.pressed_at;
        const bool pans = frame.panned.contains(p.pressed_at) && std::fabs(way.x) > std::fabs(way.y);
        if (p.draggable && !pans) p.dragging = true;
        if (pans || (!p.draggable && touch)) p.active.clear(); // a scroll, not a press
    }
    if (!p.active.empty()) keep_moving();
    frame.target = p.dragging ? meant(at, p.active) : std::string_view{};
}

} // namespace

void begin_frame() {
    const ImGuiIO& io = ImGui::GetIO();
    frame.step = std::clamp(io.DeltaTime, 0.0F, 0.05F);
    frame.clock += frame.step;
    frame.again = false;
    frame.layer = Layer::table;
    frame.pressing = std::exchange(frame.pressed, {});
    frame.sought = std::exchange(frame.missed, {});
    constexpr float notch = 0.18F;
    frame.zoom = std::exp(io.MouseWheel * notch) * std::exchange(frame.pinched, 1.0F);
    frame.zooms = frame.pans = {};
    const Vec size{io.DisplaySize.x, io.DisplaySize.y};
    if (!(size == frame.size)) motion::jump();
    frame.size = size;
    ImGui::GetStyle().CircleTessellationMaxError = 0.2F * device_pixel();
    for (ImDrawList* one : {ImGui::GetBackgroundDrawList(), &upper()}) {
        one->_FringeScale = device_pixel();
        one->Flags &= ~ImDrawListFlags_AntiAliasedLinesUseTex;
    }
    upper().ChannelsSplit(3);
    upper().ChannelsSetCurrent(0);
    follow_pointer();
    begin_watch();
    if (!(pointer() == frame.pointed) || !frame.pointer.active.empty() || motion::busy())
        frame.stirred = frame.clock;
    frame.pointed = pointer();
    motion::begin();
}

float breath() {
    const auto since = static_cast<float>(frame.clock - frame.stirred);
    return std::clamp((breathes_for + last_breath - since) / last_breath, 0.0F, 1.0F);
}

void end_frame() {
    end_tosses();
    motion::end();
    set_layer(Layer::over);
    if (const auto at = rect_of(frame.focus)) {
        const Rect r = at->inset(-3);
        box(r.inset(-1), 9, 0, fade(colour::shade, 0.7F), 5);
        box(r, 8, 0, rgb(0xffffff), 2.5F);
    }
    end_widgets();
    end_watch();
    set_layer(Layer::table);
    upper().ChannelsMerge();
    if (frame.pointer.released) frame.pointer.active.clear(), frame.pointer.dragging = false;
    frame.zoomed = frame.zooms, frame.panned = frame.pans;
    std::swap(frame.now, frame.last);
    frame.now.clear();
    if (!frame.pointer.over.empty() && frame.pointer.over_for < 1) keep_moving(); // a hint may be due
}

Rect screen() {
    return {0, 0, frame.size.x, frame.size.y};
}
float device_pixel() {
    return 1 / std::max(ImGui::GetIO().DisplayFramebufferScale.x, 0.05F);
}
float snap(float length) {
    const float pixel = device_pixel();
    return std::floor(length / pixel + 0.5F) * pixel;
}
double clock() {
    return frame.clock;
}
float step() {
    return frame.step;
}
bool moving() {
    return frame.again || motion::busy();
}
void keep_moving() {
    frame.again = true;
}

Layer layer() {
    return frame.layer;
}
void set_layer(Layer layer) {
    frame.layer = layer;
    if (layer != Layer::table) upper().ChannelsSetCurrent(static_cast<int>(layer) - 1);
}
ImDrawList& list() {
    return frame.layer == Layer::table ? *ImGui::GetBackgroundDrawList() : upper();
}

Hit item(std::string_view id, const Rect& r, bool enabled, bool draggable, bool peeks, float reaches) {
    Pointer& p = frame.pointer;
    const ImVec2 from = list().GetClipRectMin(), to = list().GetClipRectMax();
    Rect seen{std::max(r.x, from.x), std::max(r.y, from.y), 0, 0};
    seen.w = std::min(r.right(), to.x) - seen.x, seen.h = std::min(r.bottom(), to.y) - seen.y;
    constexpr float upright = 0.375F; // above and below, other things begin sooner
    if (!seen.empty())
        note({std::string(id),
              seen,
              enabled,
              {from.x, from.y, to.x - from.x, to.y - from.y},
              {reaches, reaches * upright},
              frame.layer});

    Hit hit;
    bool pressed = !id.empty() && id == frame.pressing;
    if (id == p.over) {
        hit.hovered = p.active.empty() || p.active == id;
        hit.drop_hovered = p.dragging && p.active != id;
        hit.hover_time = p.over_for;
        if (hit.hovered && !pointer_is_touch())
            ImGui::SetMouseCursor(enabled ? ImGuiMouseCursor_Hand : ImGuiMouseCursor_Arrow);
    }
    if (id == p.active && !id.empty()) {
        p.draggable = draggable && enabled;
        hit.held = !p.released;
        hit.dragged = p.dragging;
        hit.dropped = p.dragging && p.released;
        // A mouse shows by hovering what a finger asks for by staying.
        const bool stayed = peeks && pointer_is_touch() && p.held_for >= long_press_after;
        if (!p.long_pressed && !p.dragging && !p.released && (p.other || stayed))
            p.long_pressed = hit.long_pressed = true;
        hit.peeking = p.long_pressed && hit.held;
        // What was pressed is meant, also if it has moved away under a pointer that has not.
        pressed = pressed || (p.released && !p.dragging && !p.long_pressed && (p.over == id || p.still));
    }
    hit.clicked = pressed && enabled;
    hit.refused = pressed && !enabled;
    return hit;
}

Rect covering(Rect box, const Rect& room) {
    for (int pass = 0; pass < 3; ++pass) // what is covered now may leave a strip of another
        for (const ItemRecord& one : frame.last) {
            const Rect& r = one.rect;
            const float left = box.x - r.x, right = r.right() - box.right(), above = box.y - r.y,
                        below = r.bottom() - box.bottom();
            const bool apart = std::max(left, right) >= r.w || std::max(above, below) >= r.h;
            if (one.id.empty() || one.layer >= frame.layer || apart ||
                std::max({left, right, above, below}) >= touch)
                continue;
            const Vec from{std::max(std::min(box.x, r.x), room.x), std::max(std::min(box.y, r.y), room.y)};
            box.w = std::min(std::max(box.right(), r.right()), room.right()) - from.x;
            box.h = std::min(std::max(box.bottom(), r.bottom()), room.bottom()) - from.y;
            box.x = from.x, box.y = from.y;
        }
    return box;
}

void ground(const Rect& r) {
    note({{}, r, false, r, {}, frame.layer});
}

void let_go() {
    ImGuiIO& io = ImGui::GetIO();
    io.ClearEventsQueue(); // a press that no frame has seen yet is one too
    for (int button = 0; button < ImGuiMouseButton_COUNT; ++button) io.AddMouseButtonEvent(button, false);
    frame.pointer.active.clear();
    frame.pointer.dragging = false;
    frame.target.clear();
}

Vec pointer() {
    const ImVec2 at = ImGui::GetIO().MousePos;
    return {at.x, at.y};
}
bool pointer_is_touch() {
    return ImGui::GetIO().MouseSource == ImGuiMouseSource_TouchScreen;
}
float zoom_wish(const Rect& r) {
    frame.zooms = r;
    return r.contains(pointer()) ? frame.zoom : 1;
}
void pans(const Rect& r) {
    frame.pans = r;
}
Rect zooms() {
    return frame.zoomed;
}
void pinch(float wider) {
    if (!frame.pointer.dragging) frame.pointer.active.clear(); // two fingers press nothing
    frame.pinched *= wider;
}
Vec drag_offset() {
    return frame.pointer.dragging ? pointer() - frame.pointer.pressed_at : Vec{};
}
Rect dragged(const Rect& r) {
    constexpr float above = 14; // CSS pixels from where a finger's tip is taken to be
    const Vec by = drag_offset();
    if (!pointer_is_touch()) return r.moved(by.x, by.y);
    const Vec tip = pointer();
    return {tip.x - r.w / 2, std::max(tip.y - above - r.h, 0.0F), r.w, r.h};
}
std::string_view dragging() {
    return frame.pointer.dragging ? std::string_view(frame.pointer.active) : std::string_view{};
}
std::string_view drop_target() {
    return frame.target;
}

const std::vector<ItemRecord>& items() {
    return frame.last;
}
Vec hit_size(const ItemRecord& one, float enough) {
    constexpr int parts = 6;
    Vec best;
    const auto mine = [&](const Vec& at) { return meant(at) == one.id; };
    for (int i = 1; i < parts * parts; ++i) {
        const int column = i % parts, row = i / parts;
        const Vec at{one.rect.x + one.rect.w * static_cast<float>(column) / parts,
                     one.rect.y + one.rect.h * static_cast<float>(row) / parts};
        if (!mine(at)) continue;
        Rect own{at.x, at.y, 1, 1};
        while (mine({own.x - 1, at.y}) && own.w < frame.size.x) own.x -= 1, own.w += 1;
        while (mine({own.right(), at.y}) && own.w < frame.size.x) own.w += 1;
        while (mine({at.x, own.y - 1}) && own.h < frame.size.y) own.y -= 1, own.h += 1;
        while (mine({at.x, own.bottom()}) && own.h < frame.size.y) own.h += 1;
        if (std::min(own.w, own.h) > std::min(best.x, best.y)) best = {own.w, own.h};
        if (std::min(best.x, best.y) >= enough) break;
    }
    return best;
}
std::optional<Rect> rect_of(std::string_view id) {
    if (id.empty()) return {};
    for (const auto* records : {&frame.now, &frame.last}) {
        for (const ItemRecord& i : *records) {
            if (i.id == id) return i.rect;
        }
    }
    frame.missed = id;
    return {};
}
bool is_sought(std::string_view id) {
    return frame.sought == id;
}
void set_focus(std::string_view id) {
    frame.focus = id;
}
std::string_view focus() {
    return frame.focus;
}
void press(std::string_view id) {
    frame.pressed = id;
    keep_moving();
}

Clipped::Clipped(const Rect& r) {
    list().PushClipRect({r.x, r.y}, {r.right(), r.bottom()}, true);
}
Clipped::~Clipped() {
    list().PopClipRect();
}

int mark_vertices() {
    return list().VtxBuffer.Size;
}

void turn_vertices(int first, const Turn& turn) {
    const float radians = turn.angle * 3.14159265F / 180, c = std::cos(radians), s = std::sin(radians);
    ImDrawList& out = list();
    for (int i = first; i < out.VtxBuffer.Size; ++i) {
        ImDrawVert& v = out.VtxBuffer[i];
        const float x = (v.pos.x - turn.centre.x) * turn.sx, y = (v.pos.y - turn.centre.y) * turn.sy;
        v.pos = {turn.centre.x + turn.by.x + x * c - y * s, turn.centre.y + turn.by.y + x * s + y * c};
        if (turn.opacity < 1) v.col = fade(v.col, turn.opacity);
    }
}

} // namespace cardfront::kit
