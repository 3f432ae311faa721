// A table that draws nothing, and does what all tables do: for the fuzzers.
#include "web/tables/game_table.h"

#include "core/skirmish/state.h"

namespace cardfront::skirmish {

namespace {

class SkirmishTable final : public TableOf<State> {
  public:
    kit::Rect where(const Place&) const override { return {}; }
    std::string subtitle(const Shown&) const override { return "Skirmish"; }

  protected:
    const Places& places() const override { return places_; }
    void draw_table() override {}

  private:
    Places places_;
};

} // namespace

std::unique_ptr<Table> make_table() {
    return std::make_unique<SkirmishTable>();
}

} // namespace cardfront::skirmish
