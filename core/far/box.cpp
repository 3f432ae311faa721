#include "core/far/box.h"

#include "core/game.h"
#include "core/words.h"

#include <algorithm>

namespace cardfront::far {

namespace {

constexpr std::size_t most_messages = 1U << 16U;
constexpr std::size_t around_message = 4, for_short_ones = 2000; // bytes

} // namespace

struct Box::Datagram {
    std::uint64_t life = 0, yours = 0;
    std::uint32_t received = 0;
    std::uint64_t heard = 0;
    std::uint32_t first = 1;
    std::uint64_t said = 0;
    std::vector<Bytes> messages;

    void code(Coder& coder) {
        coder.number(life);
        coder.number(yours);
        coder.number(received);
        coder.number(heard);
        coder.number(first);
        coder.number(said);
        coder.list(messages, most_messages, [&](Bytes& each) { coder.block(each); });
    }
};

namespace {

template <class Messages>
std::uint64_t trace_of(std::uint64_t trace, const Messages& messages, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) trace = hash_bytes(messages[i].data(), messages[i].size(), trace);
    return trace;
}

} // namespace

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
    take_answers(last());
}

void Box::begin_life(std::uint64_t life) {
    life_ = std::max(life, life_ + 1);
    first_ = 1;
    theirs_ = said_ = heard_ = 0;
    received_ = 0;
    waiting_.clear();
    bytes_ = 0;
    due_ = true;
}

Bytes Box::datagram() const {
    Datagram out{life_, theirs_, received_, heard_, first_, said_, {waiting_.begin(), waiting_.end()}};
    Coder coder;
    std::uint8_t version = protocol_version;
    coder.number(version);
    out.code(coder);
    return coder.take();
}

void Box::take_answers(std::uint32_t received) {
    for (; first_ <= received && !waiting_.empty(); ++first_) {
        said_ = trace_of(said_, waiting_, 1);
        bytes_ -= waiting_.front().size() + around_message;
        waiting_.pop_front();
    }
}

Result<Box::Received> Box::receive(BytesView datagram) {
    if (datagram.empty() || datagram[0] != protocol_version)
        return Problem{say("The other page speaks another version of this: reload both pages.")};
    Datagram in;
    Coder coder(datagram.subspan(1));
    in.code(coder);
    if (!coder.done() || in.life == 0 || in.first == 0 || in.messages.size() > UINT32_MAX - in.first)
        return Problem{say("What came is no message of this game.")};
    Received out;
    // Of a life that is over, or to one.
    if (in.life < theirs_ || (in.yours != 0 && in.yours != life_)) return out;
    const bool answers = in.yours != 0;
    const bool unsaid =
        answers &&
        (in.received > last() ||
         (in.received + 1 >= first_ && trace_of(said_, waiting_, in.received + 1 - first_) != in.heard));
    const bool unheard = in.life == theirs_ && in.first > received_ + 1;
    out.behind = unsaid || unheard;
    if (out.behind) return out;
    out.anew = theirs_ != 0 && in.life > theirs_;
    if (out.anew) begin_anew(), received_ = 0, heard_ = 0;
    theirs_ = in.life;
    if (answers) take_answers(in.received);
    const std::size_t known = std::size_t{received_} + 1; // of the next
    if (known < in.first) {                               // to an earlier life, or void
        received_ = in.first - 1;
        heard_ = in.said;
    } else if (known - in.first <= in.messages.size() &&
               trace_of(in.said, in.messages, known - in.first) != heard_) {
        due_ = true; // it has lost what it had said, and finds out by the answer
        return out;
    }
    for (std::size_t i = 0; i < in.messages.size(); ++i) {
        if (in.first + i <= received_) continue;
        heard_ = trace_of(heard_, in.messages.data() + i, 1);
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
    coder.number(said_);
    coder.number(heard_);
    coder.list(waiting, most_messages, [&](Bytes& each) { coder.block(each); });
    coder.require(life_ > 0 && first_ > 0 && waiting.size() < UINT32_MAX - first_);
    if (!coder.reads()) return;
    waiting_.assign(waiting.begin(), waiting.end());
    bytes_ = 0;
    for (const Bytes& each : waiting_) bytes_ += each.size() + around_message;
    due_ = true;
}

} // namespace cardfront::far
