#include "core/far/box.h"

#include "core/words.h"

#include <algorithm>

namespace cardfront::far {

namespace {

constexpr std::size_t most_messages = 1U << 16U;
constexpr std::size_t around_message = 4, for_short_ones = 2000; // bytes

} // namespace

struct Box::Datagram {
    std::uint64_t life = 0, yours = 0;
    std::uint32_t received = 0, first = 1;
    std::vector<Bytes> messages;

    void code(Coder& coder) {
        coder.number(life);
        coder.number(yours);
        coder.number(received);
        coder.number(first);
        coder.list(messages, most_messages, [&](Bytes& each) { coder.block(each); });
    }
};

void Box::put(Bytes message) {
    bytes_ += message.size() + around_message;
    waiting_.push_back(std::move(message));
    due_ = true;
}

std::size_t Box::room() const {
    const std::size_t used = bytes_ + for_short_ones;
    return used < most_datagram_bytes ? most_datagram_bytes - used : 0;
}

void Box::begin_anew() {
    first_ += static_cast<std::uint32_t>(waiting_.size());
    waiting_.clear();
    bytes_ = 0;
}

Bytes Box::datagram() const {
    Datagram out{life_, theirs_, received_, first_, {waiting_.begin(), waiting_.end()}};
    Coder coder;
    std::uint8_t version = protocol_version;
    coder.number(version);
    out.code(coder);
    return coder.take();
}

Result<Box::Received> Box::receive(BytesView datagram) {
    if (datagram.empty() || datagram[0] != protocol_version)
        return Problem{say("The other page speaks another version of this: reload both pages.")};
    Datagram in;
    Coder coder(datagram.subspan(1));
    in.code(coder);
    if (!coder.done() || in.life == 0 || in.first == 0)
        return Problem{say("What came is no message of this game.")};
    Received out;
    // Of a life that is over, or to one.
    if (in.life < theirs_ || (in.yours != 0 && in.yours != life_)) return out;
    out.anew = theirs_ != 0 && in.life > theirs_;
    const std::uint32_t end = first_ + static_cast<std::uint32_t>(waiting_.size());
    const bool answers = in.yours != 0;
    if ((answers && in.received >= end) || in.messages.size() > UINT32_MAX - in.first)
        return Problem{say("What came answers what was never said.")};
    if (out.anew) begin_anew(), received_ = 0;
    theirs_ = in.life;
    if (answers)
        for (; first_ <= in.received && !waiting_.empty(); ++first_) {
            bytes_ -= waiting_.front().size() + around_message;
            waiting_.pop_front();
        }
    // What stands before the first one was acknowledged, or is void.
    received_ = std::max(received_, in.first - 1);
    for (std::size_t i = 0; i < in.messages.size(); ++i) {
        if (in.first + i <= received_) continue;
        out.messages.push_back(std::move(in.messages[i]));
        ++received_;
    }
    due_ = due_ || !in.messages.empty();
    return out;
}

void Box::code(Coder& coder) {
    std::vector<Bytes> waiting(waiting_.begin(), waiting_.end());
    coder.number(life_);
    coder.number(theirs_);
    coder.number(first_);
    coder.number(received_);
    coder.list(waiting, most_messages, [&](Bytes& each) { coder.block(each); });
    coder.require(life_ > 0 && first_ > 0);
    if (!coder.reads()) return;
    waiting_.assign(waiting.begin(), waiting.end());
    bytes_ = 0;
    for (const Bytes& each : waiting_) bytes_ += each.size() + around_message;
    due_ = true;
}

} // namespace cardfront::far
