#include "web/tables/game_table.h"

#include "core/cards/cards.h"
#include "core/text/text.h"
#include "web/platform/ears.h"

#include <algorithm>
#include <utility>

namespace cardfront {

using kit::Rect;

namespace {
constexpr float place_reaches = 64; // half of what lies between two rows of cards
}

std::string command_of(const GameInfo& info, Action action) {
    return "do " + action_code(info, action);
}
std::string numbered(std::string_view verb, int number) {
    std::string out(verb);
    out += ' ';
    return out += std::to_string(number);
}
kit::Hit command_item(std::string_view id, const Rect& r, bool enabled, bool draggable, bool peeks,
                      float reaches) {
    const bool is_place = id.substr(0, 3) == "do ";
    const kit::Hit hit = kit::item(id, r, enabled, draggable, peeks, is_place ? place_reaches : reaches);
    if (hit) perform(id);
    return hit;
}

bool GameTable::is_legal(Action action) const {
    return std::find(legal_.begin(), legal_.end(), action) != legal_.end();
}

void GameTable::forget_all() {
    selected_ = -1;
    forget();
}

void GameTable::changed(const Shown& shown, std::vector<Event>& events) {
    take(shown.view);
    if (eyes_ != shown.eyes) acts_ = {}, pinned_ = face_down; // others may know other cards, in other words
    eyes_ = shown.eyes;
    mine_ = shown.mine;
    players_ = shown.seats();
    legal_ = shown.legal;
    refresh();
    // What one has done oneself ends a choice, also one made by other means than the pointer; so does what
    // was taken back.
    const bool acted = eyes_ != nobody && shown.latest_of[slot(eyes_)] > seen_actions_;
    if (eyes_ == nobody || acted || shown.actions < seen_actions_) forget_all();
    seen_actions_ = shown.actions;
    check_choice(shown);
    note_events(shown, events);
}

bool GameTable::command(std::string_view id) {
    const std::int16_t was_pinned = std::exchange(pinned_, face_down);
    const std::size_t blank = id.find(' ');
    const std::string_view verb = id.substr(0, blank);
    const auto number = parse_number(blank == std::string_view::npos ? "" : id.substr(blank + 1), 255);
    const int value = number ? static_cast<int>(*number) : -1;
    if (id == "close") return forget_all(), true;
    if (verb == "select" && number) return select(value), true;
    if (heard(verb, value)) return true;
    if (verb != "look" || !number) return false;
    if (was_pinned == value) return true;
    pinned_ = static_cast<std::int16_t>(value);
    pinned_at_ = kit::rect_of(id).value_or(kit::screen());
    return true;
}

void GameTable::draw(const Scene& scene) {
    scene_ = &scene;
    eyes_ = scene.shown.eyes;
    mine_ = scene.shown.mine;
    if (eyes_ != nobody) bottom_ = eyes_;
    if (bottom_ >= players_) bottom_ = 0;
    large_ = face_down;
    homes_ = {};
    note_acts();
    draw_table();
    if (large_ == face_down) large_ = pinned_, large_at_ = pinned_at_;
    if (large_ != face_down)
        if (const Preview preview = preview_of(large_); !preview.title.empty()) draw_preview(preview);
    scene_ = nullptr;
}

Rect GameTable::home(Seat seat) const {
    if (seat < 0 || seat >= most_seats) return {};
    const Rect& plate = homes_[slot(seat)];
    return plate.empty() && seat == bottom_ ? places().hand : plate;
}

void GameTable::show_large(const kit::Hit& hit, std::string_view id, std::int16_t card, const Rect& at) {
    constexpr float rests = 0.45F; // seconds
    const bool busy = half_chosen();
    const bool resting = !busy && hit.hovered && !hit.held && hit.hover_time > rests &&
                         !kit::pointer_is_touch() && !preview_of(card).text.empty();
    const bool focused = !busy && kit::focus() == id;
    if (hit.dragged || !(resting || hit.peeking || focused)) return;
    const Preview preview = preview_of(card);
    if (!hit.peeking && preview.text.empty() && preview.foot.empty()) return; // the card itself says as much
    large_ = card;
    large_at_ = at;
}

GameTable::Preview GameTable::preview_of(std::int16_t card) const {
    const kit::CardFace shown = card < 0 ? kit::CardFace{} : face(card);
    if (shown.code < 0 || shown.code > kit::second_joker) return {};
    static std::string words; // lives as long as the frame that draws it
    words = card_name(shown.code);
    return {shown, words, {}, {}};
}

void GameTable::look_item(std::int16_t card, const Rect& at) {
    if (card < 0) return;
    const std::string id = numbered("look", card);
    const float reaches = std::max(kit::touch - at.w, 0.0F);
    show_large(command_item(id, at, true, false, true, reaches), id, card, at);
}

namespace {

void preview_box(const Rect& box) {
    kit::shadow(box, 9, 20, 0.6F);
    kit::box(box, 9, kit::mix(kit::theme().panel, kit::colour::shade, 0.2F),
             kit::fade(kit::theme().accent, 0.5F), 1.25F);
}

constexpr kit::TextStyle preview_title{
    .size = kit::type::lead, .face = kit::Face::title, .valign = 0, .wrap = true, .shrink = true};
constexpr kit::TextStyle preview_foot{
    .size = kit::type::small, .colour = kit::colour::paper_soft, .valign = 0, .wrap = true, .shrink = true};
constexpr kit::TextStyle preview_text{
    .size = kit::type::body, .valign = 0, .wrap = true, .shrink = true, .spacing = 1.25F};

} // namespace

// Where the log stands nobody acts.
void GameTable::draw_preview_in(const Rect& column, const Preview& preview) {
    constexpr float edge = 14, most_wide = 240, most_high = 0.46F;
    const float inside = column.w - 2 * edge;
    const float wide = std::min({inside, most_wide, column.h * most_high * 5 / 7}), high = wide * 7 / 5;
    const auto height = [inside](std::string_view words, const kit::TextStyle& style) {
        return words.empty() ? 0 : kit::measure(words, style, inside).y + 4;
    };
    const float title = height(preview.title, preview_title), text = height(preview.text, preview_text),
                foot = height(preview.foot, preview_foot);
    const float all = 2 * edge + high + edge + title + text + foot;
    const Rect box{column.x, column.y, column.w, std::min(all, column.h)};
    preview_box(box);
    Rect room = box.inset(edge);
    kit::still_card(preview.face, room.cut_top(high, edge).centred(wide, high));
    kit::text(room.cut_top(title), preview.title, preview_title);
    kit::text(room.cut_bottom(foot), preview.foot, preview_foot);
    kit::text(room, preview.text, preview_text);
}

void GameTable::draw_preview(const Preview& preview) const {
    const kit::OnLayer over(kit::Layer::over);
    constexpr float least_wide = 200, least_high = 300;
    const Rect log = scene().wanted.hints ? Rect{} : places().log, home = preview_home();
    for (const Rect& column : {log, home})
        if (column.w >= least_wide && column.h >= least_high) return draw_preview_in(column, preview);
    const Rect screen = kit::screen().inset(6), from = large_at_;
    const bool large = screen.h > 600 && screen.w > 600;
    constexpr float beside_wide = 230, beside_high = 150; // a home in which card and words lie side by side
    const bool at_home = home.w >= beside_wide && home.h >= beside_high;
    const float width = at_home ? std::min((home.h - 28) * 5 / 7, home.w * 0.48F)
                        : large ? std::clamp(screen.h * 0.28F, 190.0F, 240.0F)
                                : 120;
    const float text = std::min(large ? width * 1.35F : 200.0F, screen.w - width - 48);
    const float height = width * 7 / 5 + 32;
    Rect box{from.centre().x - (width + text + 48) / 2, from.y - height - 12, width + text + 48, height};
    if (box.y < screen.y) box.y = from.bottom() + 12;
    if (box.bottom() > screen.bottom()) { // neither above nor below: beside it
        box.y = std::clamp(from.centre().y - height / 2, screen.y, screen.bottom() - height);
        box.x = from.centre().x > screen.centre().x ? from.x - box.w - 12 : from.right() + 12;
    }
    if (at_home)
        box = home;
    else if (!home.empty())
        box.x = home.centre().x - box.w / 2, box.y = home.centre().y - box.h / 2;
    box.x = std::clamp(box.x, screen.x, std::max(screen.x, screen.right() - box.w));
    box.y = std::clamp(box.y, screen.y, std::max(screen.y, screen.bottom() - box.h));
    preview_box(box);
    Rect room = box.inset(14);
    kit::still_card(preview.face, room.cut_left(width, 14).fit());
    kit::text(room.cut_top(52, 4), preview.title, preview_title);
    kit::text(room.cut_bottom(at_home ? 48.0F : 20.0F), preview.foot, preview_foot);
    kit::text(room, preview.text, preview_text);
}

} // namespace cardfront
