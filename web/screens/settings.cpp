// Settings: one choice for each line of the settings' table.
#include "core/language.h"
#include "core/text/text.h"
#include "web/platform/platform.h"
#include "web/screens/parts.h"
#include "web/screens/screens.h"

namespace cardfront {

using kit::Rect;

namespace {

Group setting_group(const App& app, const SettingInfo& info) {
    Group group{info.key, say(info.label), GroupKind::choices, {}};
    for (std::size_t choice = 0; choice < info.choices.size(); ++choice)
        if (info.choices[choice] != nullptr)
            group.controls.push_back({.id = std::string("set ") + info.key + ' ' + std::to_string(choice),
                                      .label = say(info.choices[choice]),
                                      .on = app.settings.*info.value == choice});
    return group;
}

Control relays_control() {
    return {.id = "relays",
            .label = say("Relays of your own"),
            .hint = say("What a table far away is played over.")};
}

// Each language by its own name; no group where there is English alone.
Group language_group() {
    Group group{"language", say("Language"), GroupKind::choices, {}};
    const auto add = [&group](const std::string& key, std::string name) {
        group.controls.push_back({.id = "speak " + key, .label = std::move(name), .on = language() == key});
    };
    add("en", "English");
    const std::string others = platform::languages();
    for (const std::string_view line : split(others, '\n'))
        if (const std::size_t blank = line.find(' '); blank != std::string_view::npos)
            add(std::string(line.substr(0, blank)), std::string(line.substr(blank + 1)));
    if (group.controls.size() == 1) group.controls.clear();
    return group;
}

std::vector<Group> all_groups(const App& app) {
    std::vector<Group> out;
    if (Group languages = language_group(); !languages.controls.empty()) out.push_back(std::move(languages));
    for (const SettingInfo& info : setting_infos()) out.push_back(setting_group(app, info));
    return out;
}

} // namespace

PageModel settings_model(const App& app) {
    PageModel model{.screen = "settings", .title = say("Settings"), .groups = all_groups(app)};
    model.groups.push_back({.id = "far", .label = say("Tables far away"), .controls = {relays_control()}});
    model.groups.push_back(
        {.id = "leave", .controls = {{.id = "back", .label = say("Back")}}, .aside = true});
    return model;
}

void draw_settings(const App& app) {
    kit::felt(kit::home_theme(), {0.5F, 0.2F});
    const Rect room = draw_head(content(760), say("Settings"));
    static float height = 600; // of the last frame
    kit::Scroll scroll("settings", room, height);
    const Rect inside = scroll.inside;
    float y = inside.y;
    const bool wide = inside.w > 560;
    for (const Group& group : all_groups(app)) {
        Rect line{inside.x, y, inside.w, kit::touch + 2 * kit::segment_gap};
        const Rect words = wide ? line.cut_left(inside.w * 0.4F) : line.cut_top(28);
        kit::text(words, group.label, {.size = kit::type::lead, .shrink = true});
        const float taken = draw_choices(group, line);
        y = line.y + taken + (wide ? 2 : 2.5F) * kit::unit;
    }
    Rect line{inside.x, y, inside.w, kit::touch};
    const Rect words = wide ? line.cut_left(inside.w * 0.4F) : line.cut_top(28);
    kit::text(words, say("Tables far away"), {.size = kit::type::lead, .shrink = true});
    if (!wide) line.h = kit::touch;
    const Control relays = relays_control();
    press(relays, line.cut_left(kit::button_width(relays.label)));
    y = line.bottom() + (wide ? 2 : 2.5F) * kit::unit;
    height = y - inside.y;
}

} // namespace cardfront
