#include "tools/terminal/json.h"

#include "tools/terminal/utf8.h"

namespace cardfront::terminal {

void Json::separate() {
    if (comma_) out_ += ',';
}

Json& Json::open(char bracket) {
    separate();
    out_ += bracket;
    comma_ = false;
    return *this;
}

Json& Json::close(char bracket) {
    out_ += bracket;
    comma_ = true;
    return *this;
}

Json& Json::raw(std::string_view value) {
    separate();
    out_ += value;
    comma_ = true;
    return *this;
}

void Json::quote(std::string_view value) {
    out_ += '"';
    for (std::size_t at = 0; at < value.size();) {
        const char32_t character = take_character(value, at);
        if (character == '"' || character == '\\') {
            out_ += '\\';
            out_ += static_cast<char>(character);
        } else if (character < 0x20 || character == 0x7F) {
            const char* const digits = "0123456789abcdef";
            out_ += "\\u00";
            out_ += digits[character >> 4U];
            out_ += digits[character & 15U];
        } else {
            append_character(out_, character);
        }
    }
    out_ += '"';
}

Json& Json::key(std::string_view name) {
    separate();
    quote(name);
    out_ += ':';
    comma_ = false;
    return *this;
}

Json& Json::text(std::string_view value) {
    separate();
    quote(value);
    comma_ = true;
    return *this;
}

Json& Json::number(std::int64_t value) {
    return raw(std::to_string(value));
}
Json& Json::truth(bool value) {
    return raw(value ? "true" : "false");
}

} // namespace cardfront::terminal
