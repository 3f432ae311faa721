#include "tests/screens/stage.h"

#include "core/random.h"
#include "web/hall/app.h"
#include "web/platform/ears.h"
#include "web/screens/screens.h"

#include "tests/stage/canvas.h"
#include "tests/stage/page.h"

#include <algorithm>
#include <fstream>
#include <iterator>

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

const char* name_of(Screen screen) {
    static constexpr const char* names[] = {"home",  "setup",    "table",   "settings", "saves",
                                            "lists", "building", "lessons", "comeback"};
    return names[static_cast<std::size_t>(screen)];
}

} // namespace

void open_page() {
    start_canvas();
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
    if (game_info(game).fewest_seats < game_info(game).most_seats) command("seats " + std::to_string(seats));
    for (int seat = 0; seat < seats; ++seat) command("player " + std::to_string(seat) + " p");
    for (const std::string& option : options) command(option);
    command("text seed\n7");
    command("start");
    let_pass();
}

void bring_lessons(int game) {
    const std::string key = game_info(game).key, assets = CARDFRONT_SOURCE_DIR "/assets/";
    command("lessons-here " + key + '\n' + read(assets + "lessons/" + key + ".md") + "\n# Puzzles\n" +
            read(assets + "puzzles/" + key + ".txt"));
}

std::string faulty_controls() {
    return stage::faulty_controls();
}

std::string misfits(const Size& size) {
    int frames = 0;
    for (int still = 0; still < 3 && frames < 400; ++frames) still = draw_frame(size) ? 0 : still + 1;
    std::string out;
    const std::string lines = kit::misfit_lines();
    for (std::size_t from = 0; from < lines.size();) {
        const std::size_t end = lines.find('\n', from);
        out += std::string(name_of(the_app().screens.top())) + ' ' +
               std::to_string(static_cast<int>(size.width)) + 'x' +
               std::to_string(static_cast<int>(size.height)) + ": " + lines.substr(from, end - from + 1);
        from = end + 1;
    }
    return out;
}

} // namespace cardfront::screens
