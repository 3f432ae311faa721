// A position that a test plays on, whatever the game: what is done, what came of it, why something is not
// allowed. Each game's own test header builds positions on it.
#pragma once

#include "core/rules.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace cardfront {

template <Rules S>
class Scenario {
  public:
    S state;
    std::vector<Event> events; // of the latest action

    void act(Action action) {
        const Refusal refusal = state.refusal(action);
        ASSERT_FALSE(refusal) << refusal.rule;
        events.clear();
        state.apply(action, Log(events));
        ASSERT_TRUE(state.sane());
    }
    // The id of the rule that forbids it, or "". The list of legal actions must agree.
    std::string refused(Action action) const {
        const Refusal refusal = state.refusal(action);
        ActionList actions;
        state.legal(actions);
        EXPECT_NE(actions.contains(action), static_cast<bool>(refusal));
        return refusal ? refusal.rule : "";
    }
    // Those of the latest events that are this, an Event::what.
    std::vector<Event> of(std::uint8_t what) const {
        std::vector<Event> found;
        for (const Event& event : events)
            if (event.what == what) found.push_back(event);
        return found;
    }
};

} // namespace cardfront
