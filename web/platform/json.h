// Writing JSON: objects, arrays and strings, nothing else is needed.
#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace cardfront {

// Text as a JSON string with its quotes. Bytes are taken as UTF-8.
inline std::string json_text(std::string_view text) {
    static constexpr std::string_view digits = "0123456789abcdef";
    std::string out = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            (out += '\\') += c;
        else if (c == '\n')
            out += "\\n";
        else if (byte < 0x20)
            ((out += "\\u00") += digits[byte >> 4U]) += digits[byte & 15U];
        else
            out += c;
    }
    return out += '"';
}

// A list or an object in the making: add() puts the commas.
class Json {
  public:
    explicit Json(char open) : close_(open == '[' ? ']' : '}') { text_ += open; }
    void add(const std::string& value) { (text_ += std::exchange(first_, false) ? "" : ",") += value; }
    void add(std::string_view name, const std::string& value) { add(json_text(name) + ':' + value); }
    void add(std::string_view name, bool value) { add(name, std::string(value ? "true" : "false")); }
    void text(std::string_view name, std::string_view value) { add(name, json_text(value)); }
    std::string done() const { return text_ + close_; }

  private:
    std::string text_;
    char close_;
    bool first_ = true;
};

} // namespace cardfront
