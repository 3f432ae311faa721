// Cards that can be looked at before they are chosen.
#include "web/app/rows.h"
#include "web/hall/app.h"
#include "web/kit/kit.h"
#include "web/screens/screens.h"

namespace cardfront::commands {

void show_cards(App& app, const Command& command) {
    if (static_cast<std::size_t>(command.number) >= cards::names(app).size()) return;
    app.pack = command.number;
    app.hand_seed = 0;
    app.large = -1;
    kit::scroll_to("cards", 0);
    open_screen(Screen::cards);
}

// Another press on it puts it back.
void show_card(App& app, const Command& command) {
    app.large = app.large == command.number ? -1 : command.number;
}

} // namespace cardfront::commands
