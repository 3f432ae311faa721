#include "web/seat/advice.h"

#include "core/mind/computer.h"

namespace cardfront {

void Advice::hint() {
    const Shown& shown = eyes_.shown();
    worker_.begin(shown.view, shown.setup.setup.seats, shown.actions, Wish::hint, advice_level);
}

void Advice::drop_hint() {
    if (hinting()) worker_.stop();
    hints_.clear();
}

void Advice::review() {
    assert(moments_.over());
    if (!review_) review_.emplace(*moments_.whole());
    review_->run(true);
}

void Advice::worker_failed() {
    if (review_) review_->run(false);
}

void Advice::stop_review() {
    if (!review_) return;
    review_->run(false);
    if (worker_.busy()) worker_.stop();
}

std::vector<Section> Advice::found() const {
    return review_->sections(*moments_.whole());
}

void Advice::forget() {
    hints_.clear();
    review_.reset();
}

void Advice::go_on() {
    if (!review_ || !review_->running() || worker_.busy()) return;
    worker_.begin(review_->view(*moments_.whole()), moments_.setup().setup.seats, moments_.actions(),
                  Wish::review, advice_level);
}

void Advice::advised(const Answer& answer) {
    if (worker_.wish() == Wish::review)
        review_->judge(*moments_.whole(), answer);
    else
        hints_ = suggestions(worker_.seen(), answer, moments_.names());
}

} // namespace cardfront
