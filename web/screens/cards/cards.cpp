// Cards that can be looked at before they are chosen, as the tables draw them, each with its text beside it.
#include "web/builder/builder_commands.h"
#include "web/platform/ears.h"
#include "web/screens/parts.h"
#include "web/screens/screens.h"
#include "web/tables/cover.h"

#include <algorithm>

namespace cardfront::cards {

using kit::Rect;

namespace {

// The screen whose packs they are.
Screen source(const App& app) {
    return app.screens.top() == Screen::cards ? app.screens.below() : app.screens.top();
}
bool at_table(const App& app) {
    return source(app) == Screen::table && app.session && app.table;
}
int game_of(const App& app) {
    return at_table(app) ? app.session->shown().setup.game : app.draft.game;
}

Pack pack_of(const Shelf& shelf, const Setup& setup, const List& list, std::string name, std::string words) {
    Pack out{std::move(name), std::move(words), {}};
    for (const builder::Amount& each : builder::amounts(shelf, setup, list))
        out.parts.push_back({say("{name}: {words}", {{"name", each.label}, {"words", each.words}}), {}});
    for (std::size_t i = 0; i < shelf.items.size(); ++i)
        if (list.counts[i] > 0)
            out.parts[shelf.items[i].part].cards.push_back({static_cast<std::int16_t>(i), list.counts[i],
                                                            say(shelf.items[i].name), shelf.items[i].facts(),
                                                            say(shelf.items[i].text)});
    return out;
}

// A hand of the list that is put together, to try it.
bool shows_hand(const App& app) {
    return app.hand_seed != 0 && source(app) == Screen::building;
}
Pack hand_of(const App& app) {
    const Shelf& shelf = builder::shelf_of(app);
    if (shelf.opening == nullptr || !builder::why_not_dealt(app).empty()) return {};
    Pack out = pack_of(shelf, app.draft.setup, shelf.opening->deal(builder::tried(app)), say("A test hand"),
                       say(shelf.opening->words));
    for (std::size_t part = 0; part < out.parts.size(); ++part)
        out.parts[part].label = say(shelf.parts[part].label);
    return out;
}

// That is shown; without parts where there is none any more.
Pack pack_of(const App& app) {
    if (shows_hand(app)) return hand_of(app);
    const auto number = static_cast<std::size_t>(app.pack);
    const auto all = names(app);
    if (number >= all.size()) return {};
    const auto shelf = game_info(game_of(app)).shelf;
    if (at_table(app)) {
        if (shelf == nullptr) return app.table->pack(app.pack);
        const Setup setup = complete(game_of(app), app.session->shown().setup.setup);
        return pack_of(shelf(), setup, setup.lists[number], all[number], {});
    }
    const Setup& setup = app.draft.setup;
    if (source(app) == Screen::building) return pack_of(shelf(), setup, app.building->list, all[number], {});
    const builder::Offer offer = builder::offers(app.store.lists, app.draft.game, setup)[number];
    return pack_of(shelf(), setup, offer.list, offer.name, offer.blurb);
}

Control again_control() {
    return {.id = "test-hand", .label = say("Another hand")};
}

// The packs of one table; among lists each is opened by itself.
Group pages(const App& app) {
    Group out{"packs", say("Whose cards"), GroupKind::choices, {}};
    if (!at_table(app)) return out;
    const auto all = names(app);
    for (std::size_t i = 0; i < all.size(); ++i)
        out.controls.push_back({.id = "cards " + std::to_string(i),
                                .label = all[i],
                                .on = i == static_cast<std::size_t>(app.pack)});
    return out;
}

std::string id_of(const Pack::Card& card) {
    return "card " + std::to_string(card.card);
}
std::string called(const Pack::Card& card) {
    return several(card.count, card.name);
}

std::string words_of(const Pack::Card& card) {
    const Named name{"card", called(card)}, facts{"facts", card.facts}, text{"text", card.text};
    return card.facts.empty() ? say("{card}. {text}", {name, text})
                              : say("{card}. {facts}. {text}", {name, facts, text});
}

// --- On the canvas

constexpr kit::TextStyle name_style{
    .size = kit::type::body + 1, .face = kit::Face::title, .valign = 0, .wrap = true};
constexpr kit::TextStyle facts_style{
    .size = kit::type::small, .colour = kit::colour::paper_soft, .valign = 0, .wrap = true, .spacing = 1.15F};
constexpr kit::TextStyle text_style{.size = kit::type::small + 1, .valign = 0, .wrap = true, .spacing = 1.2F};
constexpr float gap = kit::unit, pad = kit::unit, picture_wide = 96, picture_high = picture_wide * 7 / 5;

// Each says itself in `room`, which is cut as far as it takes; one that only measures draws nothing.
void tell(const Pack::Card& card, Rect& room, bool draws) {
    const std::string name = called(card);
    for (const auto& [words, style] : {std::pair<const std::string&, const kit::TextStyle&>{name, name_style},
                                       {card.facts, facts_style},
                                       {card.text, text_style}}) {
        if (words.empty()) continue;
        const Rect at = room.cut_top(kit::measure(words, style, room.w).y + 2, 3);
        if (draws) kit::text(at, words, style);
    }
}

// The card's words stand beside it.
void draw_picture(const Table& table, const Pack::Card& card, const Rect& r) {
    const kit::Aside aside;
    kit::CardFace face = table.face(card.card);
    face.words = {};
    kit::still_card(face, r);
}

void draw_tile(const Table& table, const Pack::Card& card, const Rect& r) {
    const std::string id = id_of(card);
    const kit::Hit hit = kit::item(id, r);
    if (hit) perform(id);
    kit::box(r, 9, kit::fade(kit::theme().panel, 0.9F),
             kit::fade(hit.hovered ? kit::colour::brass : kit::theme().accent, hit.hovered ? 0.8F : 0.3F),
             1.25F);
    Rect room = r.inset(pad);
    draw_picture(table, card,
                 room.cut_left(picture_wide, 1.25F * kit::unit).placed(picture_wide, picture_high, 0, 0));
    tell(card, room, true);
}

struct Columns {
    Rect inside;
    int count;
    explicit Columns(const Rect& room)
        : inside(room), count(std::max(1, static_cast<int>((room.w + gap) / (300 + gap)))) {}
    Rect column(std::size_t at) const { return inside.column(static_cast<int>(at) % count, count, gap); }
    // Of the row that begins with this card.
    float high(const std::vector<Pack::Card>& cards, std::size_t from) const {
        float most = picture_high;
        for (std::size_t i = from; i < std::min(from + static_cast<std::size_t>(count), cards.size()); ++i) {
            Rect room = column(i).inset(pad);
            room.cut_left(picture_wide, 1.25F * kit::unit);
            room.y = 0;
            tell(cards[i], room, false);
            most = std::max(most, room.y);
        }
        return most + 2 * pad;
    }
};

// A part's heading, or a card below it.
struct Placed {
    const Pack::Part* part;
    const Pack::Card* card; // nullptr: the heading
    Rect at;
};

// All of them from the top on, and how high that is.
struct Sheet {
    std::vector<Placed> all;
    float high = 0;
    Sheet(const Pack& pack, const Columns& columns) {
        constexpr float caption = 32;
        for (const Pack::Part& part : pack.parts) {
            if (part.cards.empty()) continue;
            all.push_back({&part, nullptr, {columns.inside.x, high, columns.inside.w, caption}});
            high += caption;
            float row = 0;
            for (std::size_t i = 0; i < part.cards.size(); ++i) {
                if (i % static_cast<std::size_t>(columns.count) == 0) {
                    high += i == 0 ? 0 : row + gap;
                    row = columns.high(part.cards, i);
                }
                const Rect column = columns.column(i);
                all.push_back({&part, &part.cards[i], {column.x, high, column.w, row}});
            }
            high += row + 2 * gap;
        }
    }
};

// Over all, as large as there is room for; a press puts it away.
void draw_large(const Table& table, const Pack::Card& card) {
    const kit::OnLayer over(kit::Layer::over);
    if (kit::veil("large", 0.8F)) perform("back");
    const Rect screen = kit::screen().inset(2 * kit::unit);
    draw_picture(table, card, screen.centred(std::min(screen.w, 420.0F), std::min(screen.h, 588.0F)).fit());
}

void draw_all(const Pack& pack, const Table& table, const Rect& room) {
    Rect measured = room;
    measured.w -= kit::scroll_bar;
    const Sheet sheet(pack, Columns(measured));
    const kit::Scroll scroll("cards", room, sheet.high);
    for (const Placed& each : sheet.all) {
        if (each.card != nullptr && kit::is_sought(id_of(*each.card))) kit::scroll_to("cards", each.at.y);
        Rect at = each.at;
        at.y += scroll.inside.y;
        if (!scroll.visible(at)) continue;
        if (each.card != nullptr)
            draw_tile(table, *each.card, at);
        else
            kit::text(at, each.part->label,
                      {.size = kit::type::lead, .face = kit::Face::title, .shrink = true});
    }
}

} // namespace

std::vector<std::string> names(const App& app) {
    std::vector<std::string> out;
    const auto shelf = game_info(game_of(app)).shelf;
    if (at_table(app)) {
        const Shown& shown = app.session->shown();
        if (shelf == nullptr) return app.table->packs();
        for (const Seat seat : SeatRange(shown.seats())) out.push_back(shown.names[seat]);
    } else if (shelf != nullptr && source(app) == Screen::building) {
        out.push_back(app.building->name);
    } else if (shelf != nullptr && source(app) == Screen::lists) {
        for (const builder::Offer& offer : builder::offers(app.store.lists, app.draft.game, app.draft.setup))
            out.push_back(offer.name);
    }
    return out;
}

Control look_control(std::size_t number) {
    return {.id = "cards " + std::to_string(number), .label = say("Look at the cards")};
}

Group group(const App& app) {
    Group out{.id = "cards", .label = say("Look at the cards"), .kind = GroupKind::toolbar, .aside = true};
    const auto all = names(app);
    for (std::size_t i = 0; i < all.size(); ++i) {
        out.controls.push_back(look_control(i));
        out.controls.back().label = all[i];
        out.controls.back().name = say("Look at the cards: {whose}", {{"whose", all[i]}});
    }
    return out;
}

PageModel model(const App& app) {
    const Pack pack = pack_of(app);
    PageModel out{.screen = "cards", .title = pack.name, .status = pack.words};
    if (Group all = pages(app); !all.controls.empty()) out.groups.push_back(std::move(all));
    Group leave{"leave", {}, GroupKind::buttons, {{.id = "back", .label = say("Back")}}};
    if (shows_hand(app)) leave.controls.insert(leave.controls.begin(), again_control());
    out.groups.push_back(std::move(leave));
    for (const Pack::Part& part : pack.parts) {
        Board board{part.label, {}};
        for (const Pack::Card& card : part.cards)
            board.rows.push_back({{words_of(card), id_of(card), card.card == app.large}});
        if (!board.rows.empty()) out.boards.push_back(std::move(board));
    }
    return out;
}

void draw(const App& app) {
    kit::felt(cover_of(game_of(app)).theme, {0.5F, 0.2F});
    const Pack pack = pack_of(app);
    Rect room = draw_head(content(1560), pack.name);
    if (const Group all = pages(app); !all.controls.empty()) room.cut_top(draw_choices(all, room), kit::unit);
    bool beside = false; // the words, beside the button
    if (shows_hand(app)) {
        Rect line = room.cut_top(kit::touch, kit::unit);
        const Control again = again_control();
        press(again, line.cut_right(kit::button_width(again.label), kit::unit));
        kit::TextStyle style = text_style;
        style.valign = 0.5F;
        beside = kit::measure(pack.words, style, line.w).y <= line.h;
        if (beside) kit::text(line, pack.words, style);
    }
    if (!beside && !pack.words.empty())
        kit::text(room.cut_top(kit::measure(pack.words, text_style, room.w).y + 2, kit::unit), pack.words,
                  text_style);
    const std::unique_ptr<Table> other = at_table(app) ? nullptr : make_table(game_of(app));
    const Table& table = other ? *other : *app.table;
    draw_all(pack, table, room);
    for (const Pack::Part& part : pack.parts)
        for (const Pack::Card& card : part.cards)
            if (card.card == app.large) draw_large(table, card);
}

} // namespace cardfront::cards
