#include "web/hall/model.h"

#include "core/language.h"

#include "web/platform/json.h"

#include <array>

namespace cardfront {

namespace {

std::string json_of(const Control& control, const std::string& about = {}) {
    Json out('{');
    out.text("id", control.id);
    out.text("label", control.label);
    if (!control.name.empty())
        out.text("name", control.name);
    else if (!about.empty())
        out.text("name", say("{group}: {label}", {{"group", about}, {"label", control.label}}));
    if (control.on) out.add("on", true);
    if (control.key != 0) out.text("key", std::string(1, control.key));
    if (control.toggle) out.add("toggle", true);
    if (!control.enabled) out.add("enabled", false);
    if (control.main) out.add("main", true);
    if (!control.why.empty()) out.text("why", control.why);
    if (!control.hint.empty() && control.hint != about) out.text("hint", control.hint);
    return out.done();
}

std::string json_of(const Group& group) {
    static constexpr std::array<const char*, 3> kinds{"buttons", "choices", "toolbar"};
    Json controls('[');
    // Not every engine gives a choice's group with it.
    const std::string& about = group.kind == GroupKind::choices ? group.label : group.about;
    for (const Control& control : group.controls) controls.add(json_of(control, about));
    Json out('{');
    out.text("id", group.id);
    out.text("label", group.label);
    out.text("kind", kinds[static_cast<std::size_t>(group.kind)]);
    if (group.aside) out.add("aside", true);
    out.add("controls", controls.done());
    return out.done();
}

std::string json_of(const std::vector<std::string>& lines) {
    Json out('[');
    for (const std::string& line : lines) out.add(json_text(line));
    return out.done();
}

std::string json_of(const Board::Cell& cell) {
    Json out('{');
    out.text("text", cell.text);
    if (!cell.press.empty()) out.text("press", cell.press);
    if (cell.on) out.add("on", true);
    return out.done();
}

std::string json_of(const Board& board) {
    Json rows('[');
    for (const auto& row : board.rows) {
        Json cells('[');
        for (const Board::Cell& cell : row) cells.add(json_of(cell));
        rows.add(cells.done());
    }
    Json out('{');
    out.text("label", board.label);
    out.add("rows", rows.done());
    return out.done();
}

std::string json_of(const Section& section) {
    Json out('{');
    out.text("heading", section.heading);
    out.add("lines", json_of(section.lines));
    if (section.lists > 0) out.add("lists", std::to_string(section.lists));
    return out.done();
}

template <class T>
std::string json_list(const std::vector<T>& items) {
    Json out('[');
    for (const T& item : items) out.add(json_of(item));
    return out.done();
}

} // namespace

std::string PageModel::json() const {
    Json out('{');
    out.text("screen", screen);
    out.text("title", title);
    out.text("lang", language());
    out.text("status", status);
    if (passes) out.add("passes", true);
    if (!answer.empty()) out.text("answer", answer), out.add("answer_number", std::to_string(answer_number));
    out.text("alert", alert);
    out.add("alert_number", std::to_string(alert_number));
    out.add("text_view", text_view);
    out.add("modal", modal);
    if (calls) out.add("calls", true);
    if (unsaved) out.add("unsaved", true);
    out.add("depth", std::to_string(depth));
    if (!boards.empty()) out.add("boards", json_list(boards));
    out.add("sections", json_list(sections));
    out.add("groups", json_list(groups));
    out.add("log", json_of(log));
    out.add("log_from", std::to_string(log_from));
    if (!told.empty()) out.add("told", json_of(told));
    return out.done();
}

} // namespace cardfront
