#include "tests/screens/stage.h"

#include "core/language.h"
#include "core/mind/computer.h"
#include "core/random.h"
#include "web/hall/app.h"
#include "web/platform/ears.h"
#include "web/screens/screens.h"

#include "tests/stage/canvas.h"
#include "tests/stage/page.h"
#include "tests/stage/picture.h"

#include <imgui.h>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <utility>

namespace cardfront::screens {

namespace {

using platform::fake;

std::string read(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// There for as long as the program runs: a face takes long to bake.
void start_canvas() {
    static const stage::Canvas only(CARDFRONT_FACES "/ui.ttf", CARDFRONT_FACES "/index.ttf");
    kit::watch_text();
}

bool draw_frame(const Size& size) {
    constexpr double ms = 50;
    fake().now += ms;
    return stage::Canvas::draw({size.width, size.height}, ms);
}

void leave_picture(const std::string& what) {
    static int number = 0;
    if (const char* const folder = std::getenv("CARDFRONT_PICTURES")) { // NOLINT(concurrency-mt-unsafe)
        const std::string digits = std::to_string(10000 + number++).substr(1);
        stage::write_picture(std::string(folder) + '/' + what + '-' + digits + ".ppm");
    }
}

// Draws the present screen until it is still.
void settle(const Size& size) {
    int frames = 0;
    for (int still = 0; still < 3 && frames < 400; ++frames) still = draw_frame(size) ? 0 : still + 1;
}

const char* name_of(Screen screen) {
    static constexpr const char* names[] = {"home",    "setup",    "table",   "settings", "saves",
                                            "lists",   "building", "lessons", "comeback", "room",
                                            "circuit", "stop",     "cards"};
    return names[static_cast<std::size_t>(screen)];
}

// "table 360x640: "
std::string where(const Size& size) {
    return std::string(name_of(the_app().screens.top())) + ' ' + std::to_string(std::lround(size.width)) +
           'x' + std::to_string(std::lround(size.height)) + ": ";
}

// A part that scrolls hides some of it, or will show all of it.
bool may_scroll(const kit::ItemRecord& item, bool sideways) {
    const kit::Rect &r = item.rect, &room = item.room, all = kit::screen();
    constexpr float near = 3;
    return sideways ? room.w < all.w && (r.x < room.x + near || r.right() > room.right() - near)
                    : room.h < all.h && (r.y < room.y + near || r.bottom() > room.bottom() - near);
}

bool is_small(const kit::ItemRecord& item) {
    constexpr float least = kit::touch - 1;
    if (!item.enabled || item.id.ends_with(" bar") || kit::zooms().contains(item.rect.centre())) return false;
    const kit::Vec own = kit::hit_size(item, kit::touch);
    if (own.x <= 0) return false; // something covers it, and is meant to
    return (own.x < least && !may_scroll(item, true)) || (own.y < least && !may_scroll(item, false));
}

} // namespace

void open_page() {
    start_canvas();
    // What an earlier page was in the middle of is no press of this one.
    kit::let_go();
    kit::motion::jump();
    ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    stage::open_page(true);
}

void command(std::string_view text) {
    app::command(text);
}

void let_pass() {
    App& app = the_app();
    for (int steps = 0; steps < 2000 && app.session; ++steps) {
        fake().now += 2000;
        const bool went_on = app.session->update(fake().now, true, true);
        if (!stage::answer_job() && !went_on && !app.session->course().deciding()) break;
    }
    if (app.session) refresh_mirror();
}

void play(int actions, std::uint64_t seed) {
    App& app = the_app();
    Random random(seed);
    for (int done = 0; done < actions && app.session && !app.session->shown().over();) {
        let_pass();
        const Session& session = *app.session;
        if (session.eyes().handing_over()) {
            command("take-screen");
        } else if (session.course().can_go_on()) {
            command("go-on");
        } else if (const auto& legal = session.shown().legal; session.shown().mine && !legal.empty()) {
            const Action action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
            command("do " + action_code(session.shown().info(), action));
            ++done;
        } else {
            break;
        }
    }
    let_pass();
}

void sit_down(int game, int seats, const std::vector<std::string>& options) {
    command("setup " + std::to_string(game));
    if (game_info(game).seating.fewest < game_info(game).seating.most)
        command("seats " + std::to_string(seats));
    for (int seat = 0; seat < seats; ++seat) command("player " + std::to_string(seat) + " p");
    for (const std::string& option : options) command(option);
    command("text seed\n7");
    command("start");
    let_pass();
}

void liven() {
    the_app().settings.speed = 1;
    the_app().settings.sound = 2;
}

bool draw_step(const Size& size, const std::string& what) {
    const bool again = draw_frame(size);
    leave_picture(what);
    return again;
}

namespace {

bool happened(Look look, int what) {
    const auto& latest = the_app().session->shown().latest;
    return std::any_of(latest.begin(), latest.end(), [=](const Event& each) {
        return each.look == look && (what < 0 || each.what == what);
    });
}

} // namespace

void act() {
    const Session& session = *the_app().session;
    if (session.eyes().handing_over()) return command("take-screen");
    if (session.course().asked()) return command("confirm");
    if (session.course().can_go_on()) return command("go-on");
    if (session.shown().mine)
        command("do " + action_code(session.shown().info(),
                                    plain_choice(session.shown().view, session.shown().actions)));
    else
        stage::answer_job();
}

bool play_until(Look look, const Size& size, int what) {
    App& app = the_app();
    Session& session = *app.session;
    bool found = false;
    std::size_t seen = session.shown().actions;
    const auto look_again = [&] {
        if (std::exchange(seen, session.shown().actions) != session.shown().actions)
            found = happened(look, what);
        return !found;
    };
    for (int acts = 0; acts < 6000 && !session.shown().over(); ++acts) {
        act();
        if (!look_again()) break;
        fake().now += 2000;
        app.mirror_stale = app.mirror_stale || session.update(fake().now, true, true);
        refresh_mirror();
        if (!look_again()) break;
        draw_frame(size); // so that the table knows its places; what leads there is not looked at
        kit::motion::jump();
        if (app.table->plays_back()) command("skip");
        if (!look_again()) break;
    }
    return found;
}

std::string asset(const std::string& path) {
    return read(CARDFRONT_SOURCE_DIR "/assets/" + path);
}

void bring_road() {
    command("lessons-here circuit\n" + asset("circuit.txt"));
}

void bring_lessons(int game) {
    const std::string key = game_info(game).key;
    const std::string course = language() == "en"
                                   ? asset("lessons/" + key + ".md")
                                   : read(CARDFRONT_FACES "/lessons-" + language() + '/' + key + ".md");
    command("lessons-here " + key + '\n' + course + "\n# Puzzles\n" + asset("puzzles/" + key + ".txt"));
}

void speak_language(const std::string& language) {
    fake().languages = "de Deutsch\nfr Français\nes Español\nxx Pséúdó";
    fake().words = language.empty() ? "" : read(CARDFRONT_FACES "/words-" + language + ".txt");
    command("words-here " + (language.empty() ? "en" : language));
}

std::string faulty_controls() {
    return stage::faulty_controls();
}

std::string small_items(const Size& size) {
    settle(size);
    std::string out;
    for (const kit::ItemRecord& item : kit::items()) {
        if (!is_small(item)) continue;
        const kit::Vec own = kit::hit_size(item);
        out += where(size) + "small " + std::to_string(std::lround(item.rect.x)) + ' ' +
               std::to_string(std::lround(item.rect.y)) + ' ' + std::to_string(std::lround(own.x)) + ' ' +
               std::to_string(std::lround(own.y)) + ' ' + item.id + '\n';
    }
    if (!out.empty()) leave_picture("small");
    return out;
}

std::string misfits(const Size& size) {
    settle(size);
    std::string out;
    const std::string lines = kit::misfit_lines();
    if (!lines.empty()) leave_picture("misfit");
    for (std::size_t from = 0; from < lines.size();) {
        const std::size_t end = lines.find('\n', from);
        out += where(size) + lines.substr(from, end - from + 1);
        from = end + 1;
    }
    return out;
}

} // namespace cardfront::screens
