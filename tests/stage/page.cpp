#include "tests/stage/page.h"

#include "core/mind/answer.h"
#include "web/screens/screens.h"

#include <cassert>

namespace cardfront::stage {

using platform::fake;

void open_page(bool calm) {
    close_page();
    App& app = the_app();
    if (calm) app.settings.speed = 3, app.settings.sound = 0;
    app.saves.load();
    refresh_mirror();
}

void close_page() {
    fake() = {};
    the_app() = {};
}

bool answer_job() {
    if (fake().jobs.empty()) return false;
    const platform::Fake::Job job = fake().jobs.back();
    fake().jobs.clear();
    const auto thinker = think(static_cast<int>(job.job.game), static_cast<int>(job.job.seats), job.view,
                               Manner{8}, job.job.seed);
    assert(thinker);
    while (!(*thinker)->step()) {
    }
    app::thought(job.job.job, numbers_of(**thinker));
    return true;
}

} // namespace cardfront::stage
