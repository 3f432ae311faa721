// Writes JSON (RFC 8259), one value after another; the caller opens and closes. Always valid UTF-8.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace cardfront::terminal {

class Json {
  public:
    Json& open_object() { return open('{'); }
    Json& close_object() { return close('}'); }
    Json& open_array() { return open('['); }
    Json& close_array() { return close(']'); }
    Json& key(std::string_view name);
    Json& text(std::string_view value);
    Json& number(std::int64_t value);
    Json& truth(bool value);

    // A key and its value.
    Json& text(std::string_view name, std::string_view value) { return key(name).text(value); }
    Json& number(std::string_view name, std::int64_t value) { return key(name).number(value); }
    Json& truth(std::string_view name, bool value) { return key(name).truth(value); }

    const std::string& str() const { return out_; }

  private:
    Json& open(char bracket);
    Json& close(char bracket);
    Json& raw(std::string_view value);
    void quote(std::string_view value);
    void separate();

    std::string out_;
    bool comma_ = false; // a value stands before this one
};

} // namespace cardfront::terminal
