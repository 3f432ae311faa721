// Nothing but the usual cloth.
#include "web/tables/cover.h"

namespace cardfront::covers {

extern const kit::Cover skirmish;
constinit const kit::Cover skirmish{{}, [](const kit::Stage&) {}};

} // namespace cardfront::covers
