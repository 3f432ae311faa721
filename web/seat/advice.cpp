#include "web/seat/advice.h"

#include "core/mind/computer.h"

#include <algorithm>

namespace cardfront {

const Answer* Advice::known(std::size_t actions, const Seen& view) const {
    const auto found =
        std::find_if(judged_.begin(), judged_.end(), [&, print = hash(view)](const Judged& each) {
            return each.actions == actions && each.view == print;
        });
    return found == judged_.end() ? nullptr : &found->answer;
}

void Advice::think(const Seen& view, std::size_t actions, Wish wish) {
    thought_at_ = actions;
    worker_.begin(view, moments_.setup().setup.seats, actions, wish, advice_level);
}

void Advice::hint() {
    const Shown& shown = eyes_.shown();
    const bool under_way = worker_.about(Wish::hint);
    quiet_ = false;
    if (const Answer* const answer = known(shown.actions, shown.view))
        tell(*answer);
    else if (!under_way)
        think(shown.view, shown.actions, Wish::hint);
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

bool Advice::worker_failed() {
    if (review_) review_->run(false);
    lost_at_ = thought_at_;
    return !(worker_.wish() == Wish::hint && quiet_);
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
    say_anew();
    lost_at_.reset();
    review_.reset();
}

void Advice::say_anew() {
    hints_.clear();
    line_.reset();
}

void Advice::go_on(bool can_hint) {
    while (review_ && review_->running() && !worker_.busy()) {
        const Match& match = *moments_.whole();
        const Seen view = review_->view(match);
        const Answer* const answer = known(review_->step(), view);
        if (answer == nullptr) return think(view, review_->step(), Wish::review);
        review_->judge(match, *answer);
    }
    if (settings_.line == 0 || !can_hint || line_ || worker_.busy()) return;
    const Shown& shown = eyes_.shown();
    if (lost_at_ == shown.actions) return;
    quiet_ = true;
    if (const Answer* const answer = known(shown.actions, shown.view))
        tell(*answer);
    else
        think(shown.view, shown.actions, Wish::hint);
}

void Advice::tell(const Answer& answer) {
    if (quiet_ && settings_.line == 0) return; // it was switched off meanwhile
    auto all = suggestions(eyes_.shown().view, answer, moments_.names());
    if (settings_.line != 0) line_ = all[0];
    if (!quiet_) hints_ = std::move(all);
    helped_ = true;
}

void Advice::advised(const Answer& answer) {
    if (worker_.wish() == Wish::review) return review_->judge(*moments_.whole(), answer);
    judged_.push_back({thought_at_, hash(worker_.seen()), answer});
    tell(answer);
}

} // namespace cardfront
