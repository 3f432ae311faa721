// What is in a list: how much of each part is used, the curve, the faults, and each entry with more and less.
#include "web/screens/builder_parts.h"
#include "web/screens/screens.h"

#include <algorithm>

namespace cardfront::builder {

using kit::Rect;

namespace {

// --- How much is used

std::string least_words(const Amount& amount) {
    return std::to_string(amount.has) + '/' + std::to_string(amount.limits.most);
}
float least_width(const Amount& amount) {
    constexpr kit::TextStyle small{.size = kit::type::small};
    return kit::measure(amount.label, small).x + kit::measure(least_words(amount), small).x + kit::unit + 2;
}

void draw_amount(const Amount& amount, Rect r, bool large) {
    const kit::Colour ink = amount.good() ? kit::colour::good : kit::colour::danger;
    const Rect bar = r.cut_bottom(7);
    const float most = static_cast<float>(std::max(amount.limits.most, 1));
    const auto share = [&](int has) { return std::clamp(static_cast<float>(has) / most, 0.0F, 1.0F); };
    kit::box(bar, 3.5F, kit::fade(kit::colour::shade, 0.5F));
    const float full = std::max(kit::motion::follow(amount.label, share(amount.has), 0.2F) * bar.w, 7.0F);
    if (amount.has > 0) kit::box({bar.x, bar.y, full, bar.h}, 3.5F, ink);
    if (amount.limits.least > 1 && amount.limits.least < amount.limits.most) {
        const float at = bar.x + share(amount.limits.least) * bar.w;
        kit::line({at, bar.y - 2}, {at, bar.bottom() + 2}, 2, kit::colour::paper);
    }
    const kit::TextStyle style{.size = large ? kit::type::body : kit::type::small,
                               .colour = ink,
                               .align = kit::Align::right,
                               .shrink = true};
    const std::string short_words = say("{count} of {most}", {{"count", std::to_string(amount.has)},
                                                              {"most", std::to_string(amount.limits.most)}});
    kit::TextStyle label{.size = large ? 17.0F : kit::type::body, .face = kit::Face::title};
    if (kit::measure(amount.label, label).x + kit::measure(short_words, style).x + kit::unit + 2 > r.w)
        label = {.size = kit::type::small};
    label.shrink = true; // its name leaves the number its room
    const float rest = std::max(r.w - kit::measure(least_words(amount), style).x - kit::unit, 0.0F);
    kit::text(r.cut_left(std::min(kit::measure(amount.label, label).x + 2, rest), kit::unit), amount.label,
              label);
    const auto fits = [&](const std::string& words) { return kit::measure(words, style).x <= r.w; };
    kit::text(r,
              fits(amount.words)  ? amount.words
              : fits(short_words) ? short_words
                                  : least_words(amount),
              style);
}

// How many of each weight, as columns.
void draw_curve(const std::vector<int>& pieces, Rect r) {
    constexpr float number_high = 16;
    const int most = std::max(*std::max_element(pieces.begin(), pieces.end()), 4);
    const auto count = static_cast<int>(pieces.size()) - 1;
    for (int i = 0; i < count; ++i) {
        const int has = pieces[static_cast<std::size_t>(i) + 1];
        Rect column = r.column(i, count, kit::unit);
        kit::text(column.cut_bottom(17), std::to_string(i + 1),
                  {.size = kit::type::small, .colour = kit::colour::paper_soft, .align = kit::Align::centre});
        kit::box(column, 3, kit::fade(kit::colour::shade, 0.28F));
        const float high = (column.h - number_high) * static_cast<float>(has) / static_cast<float>(most);
        const Rect bar{column.x, column.bottom() - high, column.w, high};
        if (has == 0) continue;
        kit::box(bar, 3, kit::theme().accent);
        kit::text({column.x, bar.y - number_high, column.w, number_high}, std::to_string(has),
                  {.size = kit::type::small, .align = kit::Align::centre});
    }
}

// --- Faults

constexpr kit::TextStyle fault_style{
    .size = kit::type::small, .colour = kit::colour::danger, .wrap = true, .spacing = 1.15F};
constexpr std::size_t most_faults = 3; // that are told one by one

// Each with its rule's id, which opens the rule. Returns what is left.
Rect draw_faults(const std::vector<Fault>& found, Rect room) {
    if (found.empty()) {
        Rect line = room.cut_top(26, 4);
        kit::icon(kit::Icon::check, line.cut_left(17, 6).centred(17, 17), kit::colour::good);
        kit::text(line, faults_words(0), {.size = kit::type::small + 1, .colour = kit::colour::good});
        return room;
    }
    const std::size_t told = found.size() <= most_faults ? found.size() : most_faults - 1;
    for (std::size_t i = 0; i < told; ++i) {
        Rect line = room.cut_top(kit::touch, 2);
        const std::string id = "fault " + std::to_string(i);
        const kit::Hit hit = kit::item(id, line);
        if (hit) perform(std::string("rule ") + found[i].rule);
        kit::box(line, 7, kit::fade(kit::colour::danger, hit.hovered ? 0.2F : 0.1F));
        line = line.inset(kit::unit, 2);
        const float wide =
            kit::measure(found[i].rule, {.size = kit::type::body, .face = kit::Face::title}).x + 12;
        const Rect rule = line.cut_right(wide, kit::unit).centred(wide, 22);
        kit::box(rule, 6, kit::colour::brass);
        kit::text(rule, found[i].rule,
                  {.size = kit::type::body,
                   .face = kit::Face::title,
                   .colour = kit::colour::ink,
                   .align = kit::Align::centre});
        kit::text(line, found[i].words, fault_style);
    }
    if (told < found.size())
        kit::text(room.cut_top(22, 2),
                  say_count(static_cast<std::int64_t>(found.size() - told), "And one fault more.",
                            "And {count} faults more."),
                  {.size = kit::type::small, .colour = kit::colour::danger});
    return room;
}

// --- Entries

constexpr float row_high = 44, head_high = 30;

void draw_row(const App& app, const Table& table, std::size_t i, Rect r) {
    const Shelf& shelf = shelf_of(app);
    const Item& item = shelf.items[i];
    const kit::Colour hue = hue_of(shelf, item);
    const std::string more = std::string("more ") + item.key, drop = std::string("drop ") + item.key;
    const kit::Hit look = kit::item("look " + std::string(item.key), r, true, false, true);
    if (look.hovered) kit::box(r, 7, kit::fade(kit::theme().accent, 0.12F));
    const kit::ButtonLook plain{.style = kit::ButtonStyle::plain, .size = 14};
    if (kit::icon_button(more, kit::Icon::plus, r.cut_right(row_high), say("One more"), plain)) perform(more);
    const Rect count = r.cut_right(26);
    if (kit::icon_button(drop, kit::Icon::minus, r.cut_right(row_high), say("One less"), plain))
        perform(drop);
    kit::text(count, std::to_string(app.building->list.counts[i]),
              {.size = kit::type::lead,
               .face = kit::Face::title,
               .colour = kit::colour::brass,
               .align = kit::Align::centre});
    const bool narrow = r.w < 180; // then the weight stands at the picture's corner
    const Rect picture = r.cut_left(30, kit::unit).inset(0, 1);
    draw_picture(table, i, picture);
    if (tells_weight(shelf, item.part))
        draw_weight(narrow ? kit::Vec{picture.right() - 4, picture.y + 12}
                           : r.cut_left(26, kit::unit).centre(),
                    item.weight, hue);
    kit::text(r, say(item.name), {.size = kit::type::body, .shrink = true});
    if ((look.hovered && look.hover_time > 0.6F && !kit::pointer_is_touch()) || look.peeking)
        kit::bubble(r, say("{facts}. {text}", {{"facts", item.facts()}, {"text", say(item.text)}}));
}

void draw_controls(const App& app, const Rect& r) {
    const auto all = list_controls(app);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Control& control = all[i];
        const Rect place = r.column(static_cast<int>(i), static_cast<int>(all.size()), kit::unit);
        press_deed(control, place, {.size = kit::type::small + 1});
    }
}

float rows_height(const Shelf& shelf, const List& list) {
    float height = kit::touch;
    for (std::size_t part = 0; part < shelf.parts.size(); ++part) height += head_high;
    for (std::size_t i = 0; i < shelf.items.size(); ++i)
        if (list.counts[i] > 0) height += row_high;
    return height;
}

void draw_rows(const App& app, const Table& table, const Rect& room) {
    const Shelf& shelf = shelf_of(app);
    const List& list = app.building->list;
    const kit::Scroll scroll("list", room, rows_height(shelf, list));
    Rect left = scroll.inside;
    draw_controls(app, left.cut_top(kit::touch));
    for (std::size_t part = 0; part < shelf.parts.size(); ++part) {
        const Rect head = left.cut_top(head_high);
        int pieces = 0;
        for (std::size_t i = 0; i < shelf.items.size(); ++i)
            if (shelf.items[i].part == part) pieces += list.counts[i];
        kit::text(head,
                  say("{part}: {count}",
                      {{"part", say(shelf.parts[part].label)}, {"count", std::to_string(pieces)}}),
                  {.size = 16, .face = kit::Face::title, .colour = kit::colour::paper_soft});
        for (std::size_t i = 0; i < shelf.items.size(); ++i) {
            if (shelf.items[i].part != part || list.counts[i] == 0) continue;
            const Rect row = left.cut_top(row_high);
            if (scroll.visible(row)) draw_row(app, table, i, row);
        }
    }
}

} // namespace

std::vector<Control> list_controls(const App& app) {
    const std::string full = why_not_filled(app), faulty = why_not_dealt(app);
    std::vector<Control> out{
        {.id = "fill-list",
         .label = say("Fill the rest"),
         .enabled = full.empty(),
         .why = full,
         .hint = say("Adds what is missing, as in the ready list that is most like yours.")}};
    if (shelf_of(app).opening != nullptr)
        out.push_back(
            {.id = "test-hand", .label = say("A test hand"), .enabled = faulty.empty(), .why = faulty});
    return out;
}

std::vector<Group> list_groups(const App& app) {
    const Shelf& shelf = shelf_of(app);
    std::vector<Group> out;
    for (std::size_t part = 0; part < shelf.parts.size(); ++part) {
        Group group{
            std::string("in-") + shelf.parts[part].key, say(shelf.parts[part].label), GroupKind::toolbar, {}};
        for (std::size_t i = 0; i < shelf.items.size(); ++i) {
            const Item& item = shelf.items[i];
            if (item.part != part || app.building->list.counts[i] == 0) continue;
            const Named name{"item", say(item.name)},
                count{"count", std::to_string(app.building->list.counts[i])};
            group.controls.push_back({.id = std::string("drop ") + item.key,
                                      .label = say("{count} × {item}: one less", {name, count})});
            group.controls.push_back(
                {.id = std::string("more ") + item.key, .label = say("{item}: one more", {name})});
        }
        if (!group.controls.empty()) out.push_back(std::move(group));
    }
    return out;
}

int amount_rows(const App& app, float width) {
    constexpr float narrow = 400; // three abreast are too many anywhere on a phone, two where it is small
    const auto all = amounts(shelf_of(app), app.draft.setup, app.building->list);
    if (all.size() <= 2) return 1;
    if (width >= narrow) return 2;
    const float column = (width - 2.5F * kit::unit - 2 * kit::unit) / 2;
    const bool fits =
        std::all_of(all.begin(), all.end(), [&](const Amount& each) { return least_width(each) <= column; });
    const auto count = static_cast<int>(all.size());
    return fits ? (count + 1) / 2 : count;
}

void draw_amounts(const App& app, kit::Rect r) {
    const auto all = amounts(shelf_of(app), app.draft.setup, app.building->list);
    kit::box(r, 9, kit::fade(kit::theme().panel, 0.9F), kit::fade(kit::theme().accent, 0.25F));
    const Rect inside = r.inset(1.25F * kit::unit, 5);
    const auto count = static_cast<int>(all.size());
    const int rows = amount_rows(app, r.w), columns = (count + rows - 1) / rows;
    for (int i = 0; i < count; ++i)
        draw_amount(all[static_cast<std::size_t>(i)],
                    inside.row(i / columns, rows, 5).column(i % columns, columns, 2 * kit::unit), false);
}

void draw_list(const App& app, const Table& table, kit::Rect room, bool has_amounts) {
    const Shelf& shelf = shelf_of(app);
    const bool across = room.h < 400;
    kit::panel(room);
    room = room.inset(1.5F * kit::unit, across ? kit::unit : 1.5F * kit::unit);
    if (has_amounts)
        for (const Amount& each : amounts(shelf, app.draft.setup, app.building->list))
            draw_amount(each, room.cut_top(across ? 27 : 31, across ? 5 : 9), !across);
    if (!across)
        for (std::size_t part = 0; part < shelf.parts.size(); ++part)
            if (const auto pieces = curve(shelf, app.building->list, part); !pieces.empty())
                draw_curve(pieces, room.cut_top(room.h > 420 ? 74 : 58, kit::unit));
    if (const std::string words = outcome(shelf, app.building->list); !words.empty()) {
        constexpr kit::TextStyle style{.size = kit::type::small, .wrap = true, .spacing = 1.15F};
        const float least = across ? 32 : 38;
        kit::text(room.cut_top(std::max(least, kit::measure(words, style, room.w).y + 1), across ? 2 : 6),
                  words, style);
    }
    room = draw_faults(faults(shelf, app.draft.setup, app.building->list), room);
    if (count_of(app.building->list) == 0) {
        draw_controls(app, room.cut_top(kit::touch, kit::unit));
        const std::string words = say("Nothing is in it yet. Tap a card of the pool to put it in.");
        constexpr kit::TextStyle style{.size = kit::type::body,
                                       .colour = kit::colour::paper_soft,
                                       .align = kit::Align::centre,
                                       .wrap = true};
        // Else the pool, which is beside it then, says as much.
        if (kit::measure(words, style, room.w).y <= room.h) kit::text(room, words, style);
        return;
    }
    draw_rows(app, table, room);
}

} // namespace cardfront::builder
