// Every sentence about Ground Assault.
#include "core/ground_assault/cards.h"

namespace cardfront::ground_assault {

std::string unit_name(int design) {
    return say(unit_row(design).name);
}
std::string card_name(int card) {
    return is_card(card) ? say(card_row(card).name) : say("a face-down card");
}
std::string card_words(const State&, std::int16_t piece) {
    return piece >= 0 && piece < all_units ? unit_name(piece)
                                           : card_name(piece == face_down ? face_down : piece - all_units);
}
ActionWords words_of(const State&, Action, const Names&) {
    return {};
}
std::string words_of(const State&, const Event&, const Names&) {
    return {};
}
std::string turn_words(const State&, const Names&) {
    return {};
}
std::string hint_for(const State&, Action) {
    return {};
}
std::string score_words(const State&, Seat) {
    return {};
}
std::vector<Section> sections(const State&, Seat, const Names&) {
    return {};
}
} // namespace cardfront::ground_assault
