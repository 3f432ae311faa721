#include "tests/page/page.h"

#include "web/kit/kit.h"
#include "web/platform/ears.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>

namespace cardfront {

namespace {

constexpr double frame_ms = 1000.0 / 60;
constexpr int frames_before_sleep = 3;

} // namespace

WholePage::WholePage() {
    stage::open_page();
}

WholePage::~WholePage() {
    stage::close_page();
}

void WholePage::frame() {
    const double since = std::max(fake().now - drawn_, frame_ms); // it may have slept
    drawn_ = fake().now;
    still_ = stage::Canvas::draw(size_, since) ? 0 : still_ + 1;
}

bool WholePage::tick() {
    if (std::exchange(wakes_, fake().wakes) != fake().wakes) still_ = 0;
    const bool awake = still_ < frames_before_sleep;
    if (awake) frame();
    fake().now += frame_ms;
    return awake;
}

int WholePage::let_pass(double ms) {
    int drawn = 0;
    for (const double end = fake().now + ms; fake().now < end;) drawn += tick() ? 1 : 0;
    return drawn;
}

void WholePage::rest(double most_ms) {
    for (const double end = fake().now + most_ms; fake().now < end;)
        if (!tick()) return;
    ADD_FAILURE() << "it draws for ever" << kit::moving() << kit::fonts_stale() << kit::focus();
}

void WholePage::command(std::string_view text) {
    app::command(text);
    let_pass(5 * frame_ms);
    EXPECT_EQ(stage::faulty_controls(), "");
}

kit::Vec WholePage::where(std::string_view id) {
    const auto rect = kit::rect_of(id);
    EXPECT_TRUE(rect) << "the canvas does not show " << id;
    return rect ? rect->centre() : kit::Vec{};
}

void WholePage::hold_telephone(kit::Vec size) {
    size_ = size;
    ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
    platform::wake();
    let_pass(1000);
}

void WholePage::move(kit::Vec at) {
    ImGui::GetIO().AddMousePosEvent(at.x, at.y);
    platform::wake();
    let_pass(2 * frame_ms);
}

void WholePage::press(kit::Vec at) {
    move(at);
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    platform::wake();
    let_pass(2 * frame_ms);
}

void WholePage::release() {
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    platform::wake();
    let_pass(2 * frame_ms);
}

void WholePage::click(std::string_view id) {
    press(where(id));
    release();
}

bool WholePage::offers(std::string_view id) {
    return fake().mirror.find(R"("id":")" + std::string(id) + '"') != std::string::npos;
}

std::vector<std::string> WholePage::deeds() {
    std::vector<std::string> out;
    const Shown& shown = session().shown();
    if (!shown.mine) return out;
    for (const Action& action : shown.legal) out.push_back("do " + action_code(shown.info(), action));
    return out;
}

void WholePage::start(int game, std::string_view seats, bool practice) {
    command("setup " + std::to_string(game));
    command("seats " + std::to_string(seats.size()));
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        command("player " + std::to_string(seat) + ' ' + seats[seat]);
    command("text seed\n77");
    if (practice) command("practice");
    command("start");
    ASSERT_TRUE(the_app().session);
    let_pass(1000);
}

std::string asset(const std::string& path) {
    std::ifstream in(CARDFRONT_SOURCE_DIR "/assets/" + path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void WholePage::bring_road() {
    command("lessons-here circuit\n" + asset("circuit.txt"));
}
void WholePage::bring_lessons(int game) {
    const std::string key = game_info(game).key;
    command("lessons-here " + key + '\n' + asset("lessons/" + key + ".md"));
}

void WholePage::fail_worker() {
    fake().jobs.clear();
    app::command("worker-failed x");
}

void WholePage::until_a_person_is_to_move() {
    for (int n = 0; n < 3000 && !session().my_turn() && !session().eyes().handing_over(); ++n) {
        if (session().whole()->over()) return;
        if (session().course().can_go_on()) command("go-on");
        if (session().course().thinking()) fail_worker();
        let_pass(200);
    }
    ASSERT_TRUE(session().my_turn() || session().eyes().handing_over());
}

} // namespace cardfront
