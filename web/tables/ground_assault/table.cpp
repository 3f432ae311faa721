// The table of Ground Assault.
#include "web/tables/game_table.h"

namespace cardfront::ground_assault {

namespace {

class GroundAssaultTable final : public TableOf<State> {
  public:
    kit::Rect where(const Place&) const override { return {}; }
    std::string subtitle(const Shown&) const override { return {}; }

  protected:
    const Places& places() const override { return at_; }
    void draw_table() override { draw_status(scene(), at_.status); }

  private:
    Places at_;
};

} // namespace

std::unique_ptr<Table> make_table(const State&) {
    return std::make_unique<GroundAssaultTable>();
}

} // namespace cardfront::ground_assault
