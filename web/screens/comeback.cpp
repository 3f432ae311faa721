// The screens for coming back: what they share, and the deals of the day with their calendar.
#include "web/comeback/comeback.h"

#include "web/comeback/tallies.h"
#include "web/platform/platform.h"
#include "web/screens/parts.h"
#include "web/screens/screens.h"
#include "web/tables/cover.h"

#include <algorithm>

namespace cardfront::comeback {

using kit::Rect;

namespace {

constexpr kit::TextStyle quiet_words{
    .size = kit::type::small, .colour = kit::colour::paper_soft, .valign = 0, .wrap = true, .spacing = 1.25F};

std::string stand_words(const DayStand& stand, bool is_today) {
    switch (stand.stand) {
    case Stand::open: return is_today ? say("not begun") : say("not played");
    case Stand::begun: return say("begun");
    case Stand::lost_sight: return say("begun; its saved game is not here any more");
    case Stand::ended: return result_words(*stand.result);
    }
    return {};
}

// What can be done with each deal; the first that counts is the main thing.
std::vector<Control> deal_controls(const App& app) {
    const Kept& kept = kept_of(app);
    std::vector<Control> out;
    bool counts = false;
    for (int game = 0; game < games; ++game) {
        const Stand stand = stand_today(app, game, kept.day).stand;
        const bool begun = stand == Stand::begun, open = stand == Stand::open && kept.day == today();
        out.push_back({.id = "come play " + std::to_string(game),
                       .label = begun  ? say("Play on")
                                : open ? say("Play")
                                       : say("Practise"),
                       .main = !counts && (begun || open)});
        counts = counts || begun || open;
    }
    return out;
}

bool any_result(const Kept& kept) {
    for (int game = 0; game < games; ++game)
        if (kept.history.find_result(game, kept.day) != nullptr) return true;
    return false;
}

std::string about_words(const Kept& kept) {
    return kept.day == today()
               ? say("The same deals for everybody until midnight UTC, against Normal. The first try that "
                     "you "
                     "begin here counts, from its first card on: without hints, and nothing is taken back. "
                     "Nobody watches: the rest is honour.")
               : say("The deals of a day that is past can be played as practice.");
}

std::string streak_words(const Kept& kept) {
    const Streak& row = counted_now(kept).days;
    return say("Days in a row: {now}. The most so far: {best}.",
               {counted("now", row.now), counted("best", row.best)});
}

// Of a day: how many of its deals ended, and were won.
struct DayCount {
    int played = 0, won = 0;
};
DayCount count_of_day(const History& history, Day day) {
    DayCount out;
    for (int game = 0; game < games; ++game) {
        const Played* const result = history.find_result(game, day);
        if (result == nullptr) continue;
        ++out.played;
        if (result->ending == Ending::won) ++out.won;
    }
    return out;
}

std::string day_label(const History& history, Day day) {
    const DayCount count = count_of_day(history, day);
    if (count.played == 0) return short_day_words(day);
    return say("{day}: {played} played, {won} won",
               {{"day", short_day_words(day)}, counted("played", count.played), counted("won", count.won)});
}

Control month_control(const Kept& kept, bool before) {
    Control out = before ? plain_control("come month before", phrase("Month before"))
                         : plain_control("come month after", phrase("Month after"));
    out.enabled = before ? kept.month > first_day : first_of_month(kept.month + 31) <= today();
    out.why = say("There is nothing more.");
    return out;
}

Control tell_control() {
    return plain_control("come tell", phrase("Share how it went"));
}

// --- Drawn

// How a deal ended, told by form and not by hue alone: filled, hollow, a line, nothing.
void draw_mark(const History& history, int game, Day day, const Rect& r) {
    const Played* const result = history.find_result(game, day);
    if (result != nullptr && result->ending == Ending::won)
        kit::box(r, 2, kit::colour::brass);
    else if (result != nullptr)
        kit::box(r, 2, 0, kit::colour::paper_soft, 1.5F);
    else if (history.find_try(game, day) != nullptr)
        kit::box(r.centred(r.w, 2), 1, kit::colour::paper_soft);
}

void draw_calendar_day(const Kept& kept, Day day, const Rect& r) {
    const bool over = day <= today(), chosen = day == kept.day;
    const std::string id = "come day " + text_of(day);
    const kit::Hit hit = kit::item(id, r.inset(-2), over); // the gaps are theirs, too
    if (chosen || over)
        kit::box(
            r, 6,
            kit::fade(chosen ? kit::colour::brass : kit::theme().felt, chosen || hit.hovered ? 0.3F : 0.35F),
            day == today() ? kit::colour::brass : 0, day == today() ? 2.0F : 0.0F);
    Rect room = r.inset(4, 3);
    const Rect marks = room.cut_bottom(std::clamp(room.h * 0.22F, 7.0F, 11.0F));
    kit::text(room, std::to_string(date_of(day).day),
              {.size = r.h < 40 ? kit::type::small : kit::type::body,
               .colour = over ? kit::colour::paper : kit::fade(kit::colour::paper_soft, 0.5F),
               .align = kit::Align::centre});
    for (int game = 0; game < games; ++game) {
        const float side = std::min(marks.h, (marks.w - 8) / static_cast<float>(games));
        draw_mark(kept.history, game, day, marks.column(game, games, 2).centred(side, side));
    }
    if (hit) perform(id);
}

// Six weeks at most, from Monday to Sunday.
void draw_calendar(const Kept& kept, Rect r) {
    Rect head = r.cut_top(kit::touch, 2);
    for (const bool before : {true, false}) {
        const Control control = month_control(kept, before);
        const Rect place = before ? head.cut_left(kit::touch) : head.cut_right(kit::touch);
        if (kit::icon_button(control.id, before ? kit::Icon::back : kit::Icon::next, place, control.label,
                             {.style = kit::ButtonStyle::plain, .enabled = control.enabled}))
            perform(control.id);
    }
    kit::text(head, month_words(kept.month),
              {.size = kit::type::lead, .face = kit::Face::title, .align = kit::Align::centre});
    const Rect names = r.cut_top(20, 2);
    for (int i = 0; i < 7; ++i)
        kit::text(names.column(i, 7, 4), weekday_words(i),
                  {.size = kit::type::small,
                   .colour = kit::colour::paper_soft,
                   .align = kit::Align::centre,
                   .shrink = true});
    if (r.h > 240)
        kit::text(r.cut_bottom(20), say("Filled: won. Hollow: lost or drawn. A line: begun."),
                  {.size = kit::type::small,
                   .colour = kit::colour::paper_soft,
                   .align = kit::Align::centre,
                   .shrink = true});
    const Date first = date_of(kept.month);
    const int days = days_in_month(first.year, first.month), before = weekday(kept.month);
    const int weeks = (before + days + 6) / 7;
    for (int i = 0; i < days; ++i)
        draw_calendar_day(kept, kept.month + i,
                          r.row((before + i) / 7, weeks, 4).column((before + i) % 7, 7, 4));
}

void draw_deal(const App& app, int game, const Control& control, Rect r) {
    const Kept& kept = kept_of(app);
    const kit::Theme before = kit::theme();
    kit::set_theme(cover_of(game).theme);
    kit::box(r, 9, kit::fade(kit::theme().felt, 0.75F), kit::fade(kit::theme().accent, 0.4F), 1);
    Rect room = r.inset(6);
    if (room.w > 400) {
        const Rect scene = room.cut_left(room.h * 1.5F, 1.5F * kit::unit);
        kit::picture(cover_of(game), scene, scene);
    } else {
        room.cut_left(4);
    }
    press(control, room.cut_right(100, kit::unit).centred(100, kit::touch), {.size = kit::type::small + 1});
    const DayStand stand = stand_today(app, game, kept.day);
    const Rect mark = room.cut_right(14, kit::unit).centred(12, 12);
    draw_mark(kept.history, game, kept.day, mark);
    kit::text(room.row(0, 2), say(game_info(game).title),
              {.face = kit::Face::title, .valign = 1, .shrink = true});
    kit::text(room.row(1, 2), stand_words(stand, kept.day == today()),
              {.size = kit::type::small,
               .colour = stand.stand == Stand::ended && stand.result->ending == Ending::won
                             ? kit::colour::brass
                             : kit::colour::paper_soft,
               .valign = 0,
               .shrink = true});
    kit::set_theme(before);
}

float deal_height() {
    return kit::screen().h > 640 && kit::screen().w > 640 ? 76 : 56;
}

float deals_height(const Kept& kept, float width) {
    return 34 + kit::measure(about_words(kept), quiet_words, width).y + kit::unit +
           static_cast<float>(games) * (deal_height() + 6) + kit::touch + kit::unit;
}

void draw_deals(const App& app, Rect room) {
    const Kept& kept = kept_of(app);
    kit::text(room.cut_top(34),
              kept.day == today() ? say("Today, {day}", {{"day", day_words(kept.day)}}) : day_words(kept.day),
              {.size = kit::type::lead, .face = kit::Face::title, .shrink = true});
    const std::string about = about_words(kept);
    kit::text(room.cut_top(kit::measure(about, quiet_words, room.w).y + 2, kit::unit - 2), about,
              quiet_words);
    const auto controls = deal_controls(app);
    for (int game = 0; game < games; ++game)
        draw_deal(app, game, controls[slot(game)], room.cut_top(deal_height(), 6));
    Rect foot = room.cut_top(kit::touch);
    if (any_result(kept))
        press(tell_control(), foot.cut_right(150, kit::unit), {.size = kit::type::small + 1});
    kit::TextStyle words = quiet_words;
    words.valign = 0.5F;
    kit::text(foot, streak_words(kept), words);
}

} // namespace

Control plain_control(const char* id, const char* label, bool on) {
    return {.id = id, .label = say(label), .on = on};
}

Group page_group(const Kept& kept) {
    Group out{"pages", say("Pages"), GroupKind::choices, {}};
    out.controls.push_back(plain_control("come days", phrase("Deals of the day"), kept.page == Page::days));
    out.controls.push_back(
        plain_control("come statistics", phrase("Statistics"), kept.page == Page::statistics));
    return out;
}

Group buttons(const char* id, std::string label, std::initializer_list<Control> controls) {
    return {id, std::move(label), GroupKind::buttons, controls};
}

PageModel days_model(const App& app) {
    const Kept& kept = kept_of(app);
    PageModel model{.screen = "days", .title = say("Deals of the day"), .status = streak_words(kept)};
    model.groups.push_back(page_group(kept));
    Section deals{"deals", day_words(kept.day), {about_words(kept)}};
    Group plays{"deals", say("Deals of {day}", {{"day", day_words(kept.day)}}), GroupKind::buttons, {}};
    for (int game = 0; game < games; ++game) {
        deals.lines.push_back(say(
            "{game}: {result}",
            {title(game), {"result", stand_words(stand_today(app, game, kept.day), kept.day == today())}}));
    }
    plays.controls = deal_controls(app);
    for (int game = 0; game < games; ++game) {
        Control& control = plays.controls[slot(game)];
        control.label = say("{deed}: {game}", {{"deed", control.label}, title(game)});
    }
    model.sections.push_back(std::move(deals));
    model.groups.push_back(std::move(plays));
    if (any_result(kept)) model.groups.push_back(buttons("tell", say("Share"), {tell_control()}));
    Group days{"calendar", month_words(kept.month), GroupKind::toolbar, {}};
    const Date first = date_of(kept.month);
    for (Day day = kept.month; day < kept.month + days_in_month(first.year, first.month) && day <= today();
         ++day)
        days.controls.push_back(
            {.id = "come day " + text_of(day), .label = day_label(kept.history, day), .on = day == kept.day});
    model.groups.push_back(std::move(days));
    model.groups.push_back(
        buttons("months", say("Months"), {month_control(kept, true), month_control(kept, false)}));
    return model;
}

void draw_days(const App& app, Rect room) {
    const Kept& kept = kept_of(app);
    if (room.w > 640) {
        Rect left = room.cut_left(std::min(room.w * 0.46F, 520.0F), 2 * kit::unit);
        const float height = deals_height(kept, room.w - 4 * kit::unit),
                    both = std::min(room.h, height + 3 * kit::unit);
        left = left.cut_top(both);
        kit::panel(left);
        draw_calendar(kept, left.inset(kit::unit));
        Rect panel = room.cut_top(both);
        kit::panel(panel);
        panel = panel.inset(2 * kit::unit, kit::unit);
        const kit::Scroll scroll("deals", panel, height);
        return draw_deals(app, scroll.inside);
    }
    const float deals = deals_height(kept, room.w - 3 * kit::unit), calendar = 430;
    const kit::Scroll scroll("deals", room, deals + calendar + 5 * kit::unit);
    Rect inside = scroll.inside;
    draw_deals(app, inside.cut_top(deals, 3 * kit::unit));
    inside = inside.cut_top(calendar);
    kit::panel(inside);
    draw_calendar(kept, inside.inset(2, 6));
}

PageModel model(const App& app) {
    PageModel out = kept_of(app).page == Page::days ? days_model(app) : statistics_model(app);
    out.groups.push_back(buttons("leave", {}, {plain_control("back", phrase("Back"))}));
    out.groups.back().aside = true;
    return out;
}

void draw(const App& app) {
    const Kept& kept = kept_of(app);
    kit::felt(kit::home_theme(), {0.5F, 0.2F});
    const Rect all = content(1100);
    Rect room = draw_head(all, all.w > 640 ? say("Today") : std::string());
    const Rect head{all.x + 160, all.y, all.w - 160, room.y - kit::unit - all.y};
    const Group pages = page_group(kept);
    const float height = draw_choices(pages, {0, 0, 320, 0}, Fit::line, true);
    const float width = std::min(all.w > 640 ? head.w : all.w - kit::touch - 2 * kit::unit, 340.0F);
    draw_choices(pages, {all.right() - width, head.y + (head.h - height) / 2, width, height}, Fit::line);
    room.cut_bottom(kit::unit);
    if (kept.page == Page::days)
        draw_days(app, room);
    else
        draw_statistics(app, room);
}

} // namespace cardfront::comeback
