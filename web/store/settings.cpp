#include "web/store/settings.h"

#include "core/text/text.h"

#include <algorithm>

namespace cardfront {

namespace {

constexpr std::array<SettingInfo, 11> infos{{
    {"speed",
     phrase("Speed"),
     &Settings::speed,
     {phrase("Slow"), phrase("Normal"), phrase("Fast"), phrase("Instant")}},
    {"sound",
     phrase("Sound"),
     &Settings::sound,
     {phrase("Off"), phrase("Soft"), phrase("Normal"), phrase("Loud")}},
    {"scale",
     phrase("Size"),
     &Settings::scale,
     {phrase("Automatic"), phrase("Small"), phrase("Large"), phrase("Largest")}},
    {"colours", phrase("Suits"), &Settings::colours, {phrase("Two colours"), phrase("Four colours")}},
    {"hints", phrase("What a row needs"), &Settings::hints, {phrase("Hidden"), phrase("Shown")}},
    {"confirm",
     phrase("Ask before what cannot be undone"),
     &Settings::confirm,
     {phrase("No"), phrase("Yes")}},
    {"hold", phrase("Questions with one answer"), &Settings::hold, {phrase("Pass by"), phrase("Held")}},
    {"log", phrase("Log beside the table"), &Settings::log, {phrase("Hidden"), phrase("Shown")}},
    {"hint-line", phrase("A hint in each turn"), &Settings::line, {phrase("No"), phrase("Yes")}},
    {"text", phrase("View"), &Settings::text, {phrase("Table"), phrase("Text")}},
    {"telling",
     phrase("What a screen reader is told"),
     &Settings::telling,
     {phrase("Short"), phrase("Full")}},
}};

} // namespace

namespace {

constexpr std::size_t most_list_choice = 80; // bytes
constexpr std::size_t most_language = 12;    // bytes

std::string list_key(int game, std::size_t seat) {
    return std::string("list-") + game_info(game).key + '-' + std::to_string(seat + 1);
}

} // namespace

std::span<const SettingInfo> setting_infos() {
    return infos;
}

Settings::Settings() : names{say("Player 1"), say("Player 2"), say("Player 3"), say("Player 4")} {}

bool Settings::is_named() const {
    return names[0] != Settings().names[0];
}

std::string Settings::text_form() const {
    std::string out;
    for (const SettingInfo& info : infos)
        out += std::string(info.key) + ' ' + std::to_string(this->*info.value) + '\n';
    if (!language.empty()) out += "language " + language + '\n';
    for (std::size_t seat = 0; seat < names.size(); ++seat)
        out += "name-" + std::to_string(seat + 1) + ' ' + names[seat] + '\n';
    for (std::size_t game = 0; game < lists.size(); ++game)
        for (std::size_t seat = 0; seat < most_seats; ++seat)
            if (!lists[game][seat].empty())
                out += list_key(static_cast<int>(game), seat) + ' ' + lists[game][seat] + '\n';
    return out;
}

Settings Settings::from_text(std::string_view text) {
    Settings out;
    for (const std::string_view line : split(text, '\n')) {
        const std::size_t blank = line.find(' ');
        if (blank == std::string_view::npos) continue;
        const std::string_view key = line.substr(0, blank);
        const std::string_view value = line.substr(blank + 1);
        for (const SettingInfo& info : infos) {
            if (key != info.key) continue;
            const auto choice = parse_number(value, info.choices.size() - 1);
            if (choice && info.choices[*choice] != nullptr)
                out.*info.value = static_cast<std::uint8_t>(*choice);
        }
        if (key == "language" && value.size() <= most_language) out.language = value;
        for (std::size_t seat = 0; seat < out.names.size(); ++seat)
            if (key == "name-" + std::to_string(seat + 1) && !clean_name(value).empty())
                out.names[seat] = clean_name(value);
        for (int game = 0; game < games; ++game)
            for (std::size_t seat = 0; seat < most_seats; ++seat)
                if (key == list_key(game, seat) && value.size() <= most_list_choice)
                    out.lists[static_cast<std::size_t>(game)][seat] = value;
    }
    return out;
}

float Settings::motion_speed(bool reduced_motion) const {
    static constexpr std::array<float, 4> factors{0.6F, 1, 1.8F, 0};
    return reduced_motion ? 0 : factors[speed];
}
float Settings::pause_seconds() const {
    static constexpr std::array<float, 4> pauses{1.6F, 0.7F, 0.25F, 0};
    return pauses[speed];
}
float Settings::volume() const {
    static constexpr std::array<float, 4> volumes{0, 0.25F, 0.55F, 1};
    return volumes[sound];
}
float Settings::drawing_scale(float width, float height, bool squeezed) const {
    static constexpr std::array<float, 4> scales{0, 0.85F, 1.2F, 1.45F};
    constexpr float step = 0.95F, least = 0.3F;
    float wanted = scales[scale];
    if (wanted == 0) // large screens: larger things
        wanted = std::clamp(std::min(width / 1280, height / 720) * 0.92F, 1.0F, 2.5F);
    const float floor = squeezed ? least : std::min(wanted, 1.0F);
    while (wanted > floor && is_cramped(width / wanted, height / wanted))
        wanted = std::max(wanted * step, floor);
    return wanted;
}

bool is_cramped(float width, float height) {
    constexpr float narrow = 280, low = 290;     // least of all
    constexpr float across = 520, upright = 460; // one of them there must be
    return width < narrow || height < low || (width < across && height < upright);
}

} // namespace cardfront
