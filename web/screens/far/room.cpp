// Who sits at a table that lies at several pages, how others come to it, what they say, and how it ends.
#include "web/screens/far/room.h"

#include "core/match/levels.h"
#include "core/words.h"
#include "web/company/company.h"
#include "web/screens/far/tables.h"
#include "web/screens/parts.h"
#include "web/tables/cover.h"

#include <algorithm>

namespace cardfront::far {

using kit::Rect;

namespace {

// "here", "the computer, Hard", "nobody yet", "away for 5 minutes".
std::string stands_of(const Room& room, Seat seat) {
    const Roster::At at = room.roster().seats[slot(seat)];
    if (room.guest() != nullptr && seat == room.guest()->seat()) return say("you");
    switch (at.who) {
    case Who::computer:
        return say("the computer, {level}", {{"level", say(level_of(std::max<int>(at.level, 0)).name)}});
    case Who::free: return say("nobody yet: whoever opens the invitation");
    case Who::nobody: return {};
    case Who::here:
    case Who::far: break;
    }
    if (std::string away = away_words(room, seat); !away.empty()) return away;
    return room.host() != nullptr && at.who == Who::here ? say("at this screen") : say("here");
}

std::string name_of(const Room& room, Seat seat) {
    const Roster::At at = room.roster().seats[slot(seat)];
    return at.who == Who::free ? say("A free seat") : at.name;
}

std::vector<Control> seat_controls(const App& app, const Room& room, Seat seat) {
    std::vector<Control> out;
    const std::string number = std::to_string(seat);
    if (room.guest() != nullptr && room.guest()->may_ask_stand_in(seat))
        out.push_back({.id = "ask-stand-in " + number, .label = say("Ask for the computer")});
    if (room.host() == nullptr || !room.host()->is_far(seat)) return out;
    const Roster::At at = room.roster().seats[slot(seat)];
    if (app.far_rooms->asking == "remove " + number)
        return {{.id = "really-remove " + number,
                 .label = say("Remove {player} for good", {{"player", at.name}})},
                {.id = "far-keep", .label = say("Keep")}};
    if (at.who == Who::computer)
        out.push_back({.id = "give-back " + number, .label = say("Give the seat back")});
    else
        out.push_back({.id = "fill " + number, .label = say("The computer plays")});
    if (at.who == Who::far || room.host()->is_taken(seat))
        out.push_back({.id = "remove " + number, .label = say("Remove")});
    return out;
}

std::vector<Control> answer_controls(const Room& room) {
    const bool back = room.asked().wanted.what == Wanted::What::back;
    return {{.id = "answer-back 1",
             .label = back ? say("Take it back") : say("The computer plays"),
             .main = true},
            {.id = "answer-back 0", .label = back ? say("Play on") : say("Wait for them")}};
}

// Who would like to sit down, and the host has to let in.
std::vector<Control> waiting_controls(const Room& room) {
    std::vector<Control> out;
    if (room.host() == nullptr || !room.host()->may_let_in()) return out;
    for (const auto& [number, name] : room.host()->waiting())
        out.push_back(
            {.id = "let-in " + std::to_string(number), .label = say("Let {player} in", {{"player", name}})});
    return out;
}

std::vector<Control> main_controls(const Room& room) {
    std::vector<Control> out;
    if (room.begun() && room.trouble().empty())
        out.push_back({.id = "to-table", .label = say("To the table"), .main = !room.must_answer()});
    if (room.host() != nullptr)
        out.push_back({.id = "invite", .label = say("Show the invitation"), .main = !room.begun()});
    if (room.must_answer())
        for (Control& each : answer_controls(room)) out.push_back(std::move(each));
    for (Control& each : waiting_controls(room)) out.push_back(std::move(each));
    return out;
}

std::vector<Control> phrase_controls() {
    std::vector<Control> out;
    for (std::uint8_t number = 0; number < phrases; ++number)
        out.push_back({.id = "phrase " + std::to_string(number), .label = phrase_words(number)});
    return out;
}

std::vector<Control> more_controls(const App& app, const Room& room) {
    if (app.far_rooms->asking == "far-leave")
        return {{.id = "really-far-leave",
                 .label = room.host() != nullptr ? say("End this table for all")
                                                 : say("Leave this table for good")},
                {.id = "far-keep", .label = say("Stay")}};
    std::vector<Control> out{{.id = "mute",
                              .label = room.mutes() ? say("Phrases are muted") : say("Phrases are shown"),
                              .on = room.mutes(),
                              .toggle = true},
                             {.id = "notices", .label = say("Tell me when it is my turn")}};
    if (room.host() != nullptr)
        out.push_back(
            {.id = "onlookers",
             .label = room.host()->lets_onlookers() ? say("Onlookers may come") : say("No onlookers"),
             .on = room.host()->lets_onlookers(),
             .toggle = true});
    out.push_back(
        {.id = "far-leave", .label = room.host() != nullptr ? say("End this table") : say("Leave for good")});
    return out;
}

std::string words_for(const Room& room) {
    std::string out = sentences(stands_of(room), lacks_of(room));
    const int onlookers = room.roster().onlookers;
    if (onlookers > 0)
        out = sentences(out, say_count(onlookers, "One person looks on.", "{count} people look on."));
    return out;
}

// --- Drawn from y downwards
struct Column {
    Rect inside;
    float y;
    Rect cut(float height, float gap = kit::unit) {
        const Rect r{inside.x, y, inside.w, height};
        y += height + gap;
        return r;
    }
    void words(const std::string& text, const kit::TextStyle& style) {
        const Rect r = cut(kit::measure(text, style, inside.w).y + 2);
        kit::text(r, text, style);
    }
    // As many to a line as go there.
    void buttons(const std::vector<Control>& controls, const kit::ButtonLook& look = {}) {
        if (controls.empty()) return;
        Rect line = cut(kit::touch);
        for (const Control& control : controls) {
            const float width = std::min(kit::button_width(control.label, look), inside.w);
            if (line.w < width) line = cut(kit::touch);
            const Rect place = line.cut_left(width, kit::unit);
            press(control, place, look);
        }
    }
};

constexpr kit::TextStyle caption{.size = kit::type::lead, .face = kit::Face::title};
constexpr kit::TextStyle plain{.size = kit::type::body, .valign = 0, .wrap = true, .spacing = 1.2F};
constexpr kit::TextStyle soft{.size = kit::type::small + 1,
                              .colour = kit::colour::paper_soft,
                              .valign = 0,
                              .wrap = true,
                              .spacing = 1.2F};

void seat_part(const App& app, const Room& room, Seat seat, Column& column) {
    const Roster::At at = room.roster().seats[slot(seat)];
    Rect row = column.cut(52, 2);
    const bool there = at.who != Who::free && !room.away(seat);
    kit::icon(at.who == Who::computer ? kit::Icon::computer : kit::Icon::person,
              row.cut_left(26, 1.5F * kit::unit).centred(26, 26),
              there ? kit::colour::brass : kit::fade(kit::colour::paper, 0.4F));
    kit::text(row.row(0, 2), name_of(room, seat),
              {.size = kit::type::lead, .face = kit::Face::title, .valign = 1, .shrink = true});
    kit::text(row.row(1, 2), stands_of(room, seat),
              {.size = kit::type::small + 1, .colour = kit::colour::paper_soft, .valign = 0, .shrink = true});
    column.buttons(seat_controls(app, room, seat), {.size = kit::type::small + 1});
}

void room_parts(const App& app, const Room& room, Column& column) {
    column.words(words_for(room), {.size = kit::type::lead, .valign = 0, .wrap = true, .spacing = 1.2F});
    if (const std::string verdict = verdict_of(room); !verdict.empty()) column.words(verdict, plain);
    column.buttons(main_controls(room), {.size = kit::type::lead});
    column.y += kit::unit;
    if (const auto setup = room.setup()) {
        column.words(say("Who sits here"), caption);
        for (const Seat seat : SeatRange(setup->setup.seats)) seat_part(app, room, seat, column);
        column.y += kit::unit;
        if (const Guest* const guest = room.guest(); guest == nullptr || guest->seat() != nobody) {
            column.words(say("Say something"), caption);
            column.buttons(phrase_controls(), {.size = kit::type::small + 1});
            column.y += kit::unit;
        }
    }
    column.words(say("This table"), caption);
    column.buttons(more_controls(app, room), {.size = kit::type::small + 1});
    column.words(say("What is played goes encrypted over public relays, which see times and addresses, and "
                     "no cards. It waits there while a page is closed."),
                 soft);
}

// The host's table, where nobody sits whose turn it is.
bool awaits_somebody(const Room& room) {
    const Seat turn = room.turn();
    return room.host() != nullptr && turn != nobody && room.roster().seats[slot(turn)].who == Who::free;
}

} // namespace

PageModel room_model(const App& app) {
    const Room* const room = shown(app);
    if (room == nullptr) return tables_model(app);
    PageModel model{.screen = "room", .title = title_of(*room), .status = words_for(*room)};
    model.groups.push_back({.id = "room", .label = say("Now"), .controls = main_controls(*room)});
    if (const std::string verdict = verdict_of(*room); !verdict.empty())
        model.sections.push_back(
            {"verdict",
             say("The deal"),
             {verdict,
              say("What remains: the page of whoever invited could show its owner more than it does.")}});
    if (const auto setup = room->setup()) {
        for (const Seat seat : SeatRange(setup->setup.seats)) {
            const std::string number = std::to_string(seat + 1);
            const std::string name = name_of(*room, seat);
            model.sections.push_back({"seat-" + number,
                                      say("Seat {seat}: {name}", {{"seat", number}, {"name", name}}),
                                      {stands_of(*room, seat)}});
            if (auto controls = seat_controls(app, *room, seat); !controls.empty())
                model.groups.push_back(
                    {.id = "seat-" + number, .label = name, .controls = std::move(controls), .about = name});
        }
        if (room->guest() == nullptr || room->guest()->seat() != nobody)
            model.groups.push_back({.id = "phrases",
                                    .label = say("Say something"),
                                    .kind = GroupKind::toolbar,
                                    .controls = phrase_controls(),
                                    .aside = true});
    }
    model.groups.push_back({.id = "room-more",
                            .label = say("This table"),
                            .controls = more_controls(app, *room),
                            .aside = true});
    model.groups.push_back(
        {.id = "leave", .controls = {{.id = "back", .label = say("Back")}}, .aside = true});
    return model;
}

void draw_room(const App& app) {
    const Room* const room = shown(app);
    if (room == nullptr) return draw_tables(app);
    const auto setup = room->setup();
    kit::felt(setup ? cover_of(setup->game).theme : kit::home_theme(), {0.5F, 0.2F});
    const Rect area = draw_head(content(760), title_of(*room));
    static float height = 600; // of the last frame
    const kit::Scroll scroll("room", area, height);
    Column column{scroll.inside, scroll.inside.y};
    room_parts(app, *room, column);
    height = column.y - scroll.inside.y + kit::unit;
}

std::vector<Control> moment_controls(const App& app) {
    const Room* const room = on_table(app);
    if (room == nullptr) return {};
    if (room->must_answer()) return answer_controls(*room);
    if (room->asks()) return {{.id = "ask-no-more", .label = say("Ask no more")}};
    if (awaits_somebody(*room)) return {{.id = "company", .label = say("Company")}};
    return {};
}

std::string asked_words(const App& app) {
    const Room* const room = on_table(app);
    if (room == nullptr) return {};
    if (std::string trouble = room->trouble(); !trouble.empty()) return trouble;
    const auto& [by, wanted, deeds] = room->asked();
    if (by == nobody && awaits_somebody(*room))
        return say("{player} has left. It goes on when somebody sits down there, or the computer plays.",
                   {{"player", app.session->shown().names[room->turn()]}});
    if (by == nobody) return {};
    const bool back = wanted.what == Wanted::What::back;
    if (!room->must_answer())
        return back ? say("The others are asked whether it may be taken back.")
                    : say("The others are asked whether the computer may play.");
    const Named player{"player", room->roster().seats[slot(by)].name};
    if (!back)
        return say("{player} asks whether the computer may play for {away} until they are back.",
                   {player, {"away", room->roster().seats[wanted.to].name}});
    return uncovers(app.session->moments(), app.session->eyes().now(), wanted.to)
               ? say("{player} asks to take back a choice. Something was turned up since, which stays known.",
                     {player})
               : say("{player} asks to take back a choice. Nothing was turned up since.", {player});
}

void draw_asked(const App& app, Rect& area) {
    const std::string words = asked_words(app);
    if (words.empty()) return;
    const auto controls = moment_controls(app);
    draw_notice(words, controls, area.cut_top(notice_height(words, controls, area.w), kit::unit));
}

std::string lack_words(const App& app) {
    const Room* const room = on_table(app);
    return room == nullptr || room->wire_state == "works" ? std::string() : room->wire_words;
}

std::string verdict_words(const App& app) {
    const Room* const room = on_table(app);
    return room == nullptr ? std::string() : verdict_of(*room);
}

void add_table(PageModel& model, const App& app) {
    const Room* const room = on_table(app);
    if (room == nullptr) return;
    Section company{"company", say("Company"), {}};
    for (const Seat seat : SeatRange(app.session->shown().seats()))
        company.lines.push_back(
            say("{player}: {state}", {{"player", name_of(*room, seat)}, {"state", stands_of(*room, seat)}}));
    if (const std::string verdict = verdict_of(*room); !verdict.empty()) company.lines.push_back(verdict);
    model.sections.push_back(std::move(company));
}

} // namespace cardfront::far
