#include "tests/stage/page.h"

#include "core/mind/answer.h"
#include "web/app/commands.h"
#include "web/screens/screens.h"

#include <cassert>
#include <string_view>

namespace cardfront::stage {

using platform::fake;

void open_page(bool calm) {
    close_page();
    App& app = the_app();
    if (calm) app.settings.speed = 3, app.settings.sound = 0;
    app.store.saves.load();
    refresh_mirror();
}

void close_page() {
    leave_session(); // whose match may be that of one of its rooms
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

std::string faulty_controls() {
    // As PageModel::json writes a control or a group, of which only a group has its kind next.
    constexpr std::string_view head = R"({"id":")", label = R"(","label":")", kind = R"(","kind")";
    const std::string_view mirror = fake().mirror;
    std::string out;
    for (std::size_t at = mirror.find(head); at != std::string_view::npos; at = mirror.find(head, at + 1)) {
        const std::size_t from = at + head.size(), to = mirror.find(label, from);
        if (to == std::string_view::npos) break;
        std::size_t end = to + label.size();
        while (mirror[end] != '"') end += mirror[end] == '\\' ? 2 : 1;
        const std::string_view id = mirror.substr(from, to - from);
        if (mirror.substr(end, kind.size()) == kind) continue;
        if (!is_command(id)) (out += id) += ": no command\n";
        const std::string_view rest = mirror.substr(end, mirror.find('}', end) - end);
        const bool off = rest.find(R"("enabled":false)") != std::string_view::npos;
        if (off && rest.find(R"("why":")") == std::string_view::npos)
            (out += id) += ": cannot be done, and does not say why\n";
    }
    return out;
}

} // namespace cardfront::stage
