// The lists that a seat can bring: one's own, and the ready ones to take or to start from.
#include "web/platform/platform.h"
#include "web/screens/builder_parts.h"
#include "web/screens/screens.h"
#include "web/tables/cover.h"

#include <algorithm>
#include <span>

namespace cardfront::builder {

using kit::Rect;

namespace {

std::string title_of(const App& app) {
    if (app.screens.below() != Screen::setup) return say(shelf_of(app).many);
    return say("{list} of {player}",
               {{"list", say(shelf_of(app).one)}, {"player", app.draft.players[slot(app.list_seat)].name}});
}

std::string id_of(const Offer& offer) {
    return offer.choice.substr(4);
}

// Does the seat bring it? Without a choice, what a seat without one brings.
bool is_chosen(const App& app, const Offer& offer) {
    const std::string& chosen = app.chosen[slot(app.list_seat)];
    if (!chosen.empty() && find_offer(app.store.lists, app.draft.game, app.draft.setup, chosen))
        return chosen == offer.choice;
    return offer.list == complete(app.draft.game, app.draft.setup).lists[slot(app.list_seat)];
}

std::vector<Control> controls_of(const App& app, const Offer& offer) {
    const std::string id = offer.own() ? id_of(offer) : std::string();
    if (offer.own() && app.deleting == id)
        return {{.id = "really-delete-list " + id, .label = say("Delete for good")},
                {.id = "keep", .label = say("Keep"), .main = true}};
    const Control remove{.id = "delete-list " + id, .label = say("Delete")};
    if (!offer.reason.empty()) return {{.id = "text-of-list " + id, .label = say("Its text")}, remove};
    Control take{.id = "take-list " + offer.choice, .label = say("Choose"), .on = is_chosen(app, offer)};
    if (take.on) take.label = say("Chosen");
    if (!offer.faults.empty()) take.enabled = false, take.why = offer.faults[0].words;
    const Control edit{.id = "edit-list " + offer.choice,
                       .label = offer.own() ? say("Change") : say("Look and change")};
    if (!offer.own()) return {take, edit};
    return {take, edit, {.id = "copy-list " + offer.choice, .label = say("Copy")}, remove};
}

std::string words_of(const Offer& offer) {
    if (!offer.reason.empty()) return say("It cannot be read: {reason}", {{"reason", offer.reason}});
    if (offer.faults.empty()) return offer.words;
    return say("{fault} (Rule {rule})", {{"fault", offer.faults[0].words}, {"rule", offer.faults[0].rule}});
}

std::string heading_of(const Offer& offer) {
    const Named name{"name", offer.name}, words{"words", words_of(offer)};
    return offer.blurb.empty() ? say("{name}: {words}", {name, words})
                               : say("{name}: {blurb} {words}", {name, {"blurb", offer.blurb}, words});
}

std::vector<Control> general_controls(const App& app) {
    const Shelf& shelf = shelf_of(app);
    return {{.id = "new-list", .label = say("New {list}", {{"list", say(shelf.one)}})},
            {.id = "paste-list", .label = say("Paste a text")}};
}

constexpr kit::TextStyle words_style{.size = kit::type::small + 0.5F,
                                     .colour = kit::colour::paper_soft,
                                     .valign = 0,
                                     .wrap = true,
                                     .spacing = 1.2F};
constexpr float tile_side = 1.75F * kit::unit, tile_edge = 1.25F * kit::unit, tile_head = 25;

// A tile's breadth without what opens its cards.
float beside_eye(const Offer& offer, float wide) {
    return wide - (offer.reason.empty() ? kit::touch - kit::unit : 0);
}

// Where the tiles lie, in columns under their captions; as high as the one that says most.
struct Shelves {
    static constexpr float gap = 1.5F * kit::unit, caption = 34, most = 260;
    Rect inside;
    int columns;
    float high = 150;
    Shelves(const Rect& room, std::span<const Offer> all) : inside(room), columns(room.w >= 820 ? 2 : 1) {
        const float wide = inside.column(0, columns, gap).w - 2 * tile_side;
        for (const Offer& offer : all) {
            float words = kit::measure(words_of(offer), words_style, wide).y;
            if (!offer.blurb.empty())
                words += kit::measure(offer.blurb, words_style, beside_eye(offer, wide)).y + 1;
            high = std::clamp(2 * tile_edge + tile_head + words + kit::unit / 2 + kit::touch, high, most);
        }
    }
    float height(std::size_t count) const {
        const int rows = (static_cast<int>(count) + columns - 1) / columns;
        return rows == 0 ? 0 : caption + (high + gap) * static_cast<float>(rows);
    }
    Rect tile(float top, std::size_t at) const {
        const int row = static_cast<int>(at) / columns;
        const Rect line{inside.x, top + caption + static_cast<float>(row) * (high + gap), inside.w, high};
        return line.column(static_cast<int>(at) % columns, columns, gap);
    }
};

void draw_offer(const App& app, const Offer& offer, std::size_t number, const Rect& r) {
    const bool taken = is_chosen(app, offer), bad = words_of(offer) != offer.words;
    kit::panel(r);
    if (taken) kit::box(r, 12, 0, kit::colour::brass, 2);
    Rect room = r.inset(tile_side, tile_edge);
    Rect foot = room.cut_bottom(kit::touch, kit::unit / 2);
    Rect head = room.cut_top(tile_head);
    kit::icon(offer.own() ? kit::Icon::person : kit::Icon::save, head.cut_left(17, kit::unit).centred(17, 17),
              kit::theme().accent);
    if (offer.reason.empty())
        draw_pack_eye(static_cast<int>(number), {r.right() - kit::touch, r.y, kit::touch, kit::touch});
    head.w = beside_eye(offer, room.w) - (head.x - room.x);
    kit::text(head, offer.name, {.size = kit::type::lead, .face = kit::Face::title, .shrink = true});
    if (!offer.blurb.empty()) {
        const float wide = beside_eye(offer, room.w);
        kit::text(room.cut_top(kit::measure(offer.blurb, words_style, wide).y + 1).cut_left(wide),
                  offer.blurb, words_style);
    }
    kit::TextStyle last = words_style;
    last.colour = bad ? kit::colour::danger : kit::theme().accent;
    last.shrink = true;
    kit::text(room, words_of(offer), last);
    const auto controls = controls_of(app, offer);
    const auto count = static_cast<int>(controls.size());
    const float wide = std::min(foot.w, 128.0F * static_cast<float>(count));
    const Rect row{foot.x, foot.y, wide, foot.h};
    for (int i = 0; i < count; ++i) {
        const Control& control = controls[static_cast<std::size_t>(i)];
        const bool grave = control.id.substr(0, 6) == "really";
        kit::ButtonLook look{.style = grave ? kit::ButtonStyle::danger : kit::ButtonStyle::quiet,
                             .enabled = control.enabled,
                             .on = control.on,
                             .size = kit::type::small + 1};
        const kit::Hit hit = kit::button(control.id, control.label, row.column(i, count, kit::unit), look);
        if (hit || hit.refused) perform(control.id);
    }
}

} // namespace

Control list_control(const App& app, int seat) {
    return {.id = "list " + std::to_string(seat),
            .label = say("{list} of seat {seat}: {name}", {{"list", say(shelf_of(app).one)},
                                                           {"seat", std::to_string(seat + 1)},
                                                           {"name", list_name(app, seat)}}),
            .hint = say("Choose another, or put one together.")};
}

std::string list_name(const App& app, int seat) {
    return name_of(app.draft.setup, app.chosen, app.store.lists, app.draft.game, seat);
}

PageModel lists_model(const App& app) {
    PageModel model{.screen = "lists", .title = title_of(app)};
    const auto all = offers(app.store.lists, app.draft.game, app.draft.setup);
    for (std::size_t i = 0; i < all.size(); ++i) {
        model.groups.push_back({all[i].choice, heading_of(all[i]), GroupKind::buttons,
                                controls_of(app, all[i]), false, all[i].name});
        if (all[i].reason.empty()) model.groups.back().controls.push_back(cards::look_control(i));
    }
    model.groups.push_back(
        {.id = "general", .label = say("Others"), .controls = general_controls(app), .aside = true});
    model.groups.back().controls.push_back({.id = "back", .label = say("Back")});
    return model;
}

void draw_lists(const App& app) {
    kit::felt(cover_of(app.draft.game).theme, {0.5F, 0.2F});
    Rect room = content(1080);
    const bool narrow = room.w < 560;
    Rect beside{room.x, room.y, room.w, low(room) ? 52.0F : 68.0F}; // the head's right part
    const auto general = general_controls(app);
    const float wide = narrow ? beside.w / 2 - kit::unit : 132;
    room =
        draw_head(room, title_of(app), narrow ? 0 : (wide + kit::unit) * static_cast<float>(general.size()));
    if (narrow) beside = room.cut_bottom(60);
    for (std::size_t i = general.size(); i-- > 0;) {
        const Rect place = beside.cut_right(wide, kit::unit);
        press(general[i], place.centred(wide, kit::touch), {.size = kit::type::small + 1});
    }
    const auto all = offers(app.store.lists, app.draft.game, app.draft.setup);
    const auto own = static_cast<std::size_t>(
        std::count_if(all.begin(), all.end(), [](const Offer& each) { return each.own(); }));
    Rect measured = room;
    measured.w -= 10; // of the bar
    const Shelves shelves(measured, all);
    const float height = shelves.height(own) + shelves.height(all.size() - own);
    const kit::Scroll scroll("lists", room, height);
    const float top = scroll.inside.y;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool ready = i >= own;
        const float from = top + (ready ? shelves.height(own) : 0);
        if (i == 0 || i == own)
            kit::text({shelves.inside.x, from, shelves.inside.w, Shelves::caption - kit::unit},
                      ready ? say("Ready") : say("Your own"),
                      {.size = kit::type::lead, .face = kit::Face::title, .colour = kit::colour::paper_soft});
        const Rect tile = shelves.tile(from, ready ? i - own : i);
        if (scroll.visible(tile)) draw_offer(app, all[i], i, tile);
    }
}

} // namespace cardfront::builder
