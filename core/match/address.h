// The front that all our links have, "#game=", "#list=", "#day=" and "#far=", however they were handed on:
// chats and mails encode it, break it into lines and put words around it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront::links {

inline constexpr std::size_t most_link_bytes = 1U << 16; // with whatever stands around it

enum class Target : std::uint8_t { none, game, list, day, far };

struct Address {
    Target target = Target::none;
    std::string text{}; // what follows "=", without the blanks and line ends in it
    std::vector<std::size_t>
        ends{}; // of `text`, ascending: the link is up to one of them, the rest other words
};

// The link in a text, of several the first that follows a "#". Takes "#/game=", "#!game=", "?game=",
// "%23game%3D" and capitals too.
Address address_in(std::string_view pasted);

// Percent-encoding (RFC 3986); what is no escape stays as it is.
std::string decoded(std::string_view text);

} // namespace cardfront::links
