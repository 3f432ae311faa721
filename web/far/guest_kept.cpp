// How a guest is kept.
#include "core/words.h"
#include "web/far/guest.h"
#include "web/far/guest_moments.h"

namespace cardfront::far {

void Guest::code(Coder& coder) {
    coder.text(name_, most_name_bytes);
    coder.number(onlooker_);
    coder.all(secret_);
    coder.all(promise_);
    line_.code(coder);
    bool told_off = refused_.has_value(), welcomed = welcome_.has_value();
    Why why = refused_.value_or(Why{});
    coder.number(told_off);
    coder.number(why);
    coder.require(why <= Why::ended);
    refused_ = told_off ? std::optional(why) : std::nullopt;
    Bytes trouble(trouble_.begin(), trouble_.end());
    coder.block(trouble);
    trouble_.assign(trouble.begin(), trouble.end());
    coder.number(welcomed);
    if (welcomed && !welcome_) welcome_.emplace();
    if (welcomed) welcome_->code(coder);
    roster_.code(coder);
    coder.number(deeds_);
    known_.code(coder);
    bool vowed = vows_.has_value();
    coder.number(vowed);
    if (vowed && !vows_) vows_.emplace();
    if (vowed) vows_->code(coder);
    coder.number(gave_up_deal_);
    coder.list(earlier_, most_earlier, [&](Witness::Earlier& each) {
        each.heard.code(coder);
        coder.number(each.until);
    });
    coder.list(agreed_, most_deeds, [&](auto& each) {
        coder.number(each.first);
        coder.number(each.second);
    });
    coder.number(acted_);
    coder.number(caught_up_);
    asked_.code(coder);
    coder.number(answered_);
    coder.number(said_yes_);
    auto number = static_cast<std::uint32_t>(game_number_);
    coder.number(number);
    game_number_ = static_cast<int>(number & INT32_MAX);
    coder.all(opened_.parts.host);
    for (Digest& part : opened_.parts.guests) coder.all(part);
    coder.list(opened_.deeds, most_deeds, [&](Deed& deed) { deed.code(coder); });
    coder.list(later_, most_deeds, [&](Bytes& each) { coder.block(each); });
}

Bytes Guest::kept() {
    Coder coder;
    std::uint8_t version = kept_version;
    coder.number(version);
    (void)code_rules(coder, welcome_ ? welcome_->setup.game : 0);
    code(coder);
    bool judged = verdict_.has_value();
    std::vector<Bytes> moments = told_bytes_;
    coder.number(judged);
    coder.list(moments, most_deeds, [&](Bytes& each) { coder.block(each); });
    return coder.take();
}

Result<std::unique_ptr<Guest>> Guest::take_up(BytesView kept, double now_ms) {
    const Problem unknown{say("What is kept of this game cannot be read.")};
    if (kept.empty() || kept[0] != kept_version) return unknown;
    auto guest = std::make_unique<Guest>(std::string(), false, Digest{}, now_ms);
    Coder coder(kept.subspan(1));
    if (std::string rules = code_rules(coder, 0); !rules.empty()) return Problem{std::move(rules)};
    guest->code(coder);
    bool judged = false;
    std::vector<Bytes> moments;
    coder.number(judged);
    coder.list(moments, most_deeds, [&](Bytes& each) { coder.block(each); });
    if (!coder.done() || (!moments.empty() && !guest->welcome_)) return unknown;
    for (const Bytes& each : moments)
        if (!guest->know(each)) return unknown;
    if (guest->over() && judged) guest->judge_it();
    return guest;
}

} // namespace cardfront::far
