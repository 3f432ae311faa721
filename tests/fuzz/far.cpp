// What a page far away says may be anything, though the wire knows who it comes from: it is refused, or what
// follows can be shown, told, kept and played on. So with what the store gives back of a far game. The first
// byte of an input is to whom it goes, the next the scene: a game of two, as far as it has gone.
#include "tests/fuzz/fuzz.h"
#include "web/far/guest.h"
#include "web/far/host.h"

#include "tests/stage/fake_platform.h"

#include <memory>

namespace cardfront::fuzz {

namespace {

using far::BytesView;
using far::Guest;
using far::Host;

enum class To : std::uint8_t { host, guest, host_wire, guest_wire, host_store, guest_store };
constexpr int ways = 6;
constexpr double host_life = 1000, guest_life = 2000, now = 3000;
constexpr std::size_t header_bytes = 41; // of a datagram: what comes before the number of its messages

struct Scene {
    far::Bytes host, guest;       // as they are kept
    far::Bytes to_host, to_guest; // the last datagrams
    std::vector<far::Bytes> said; // messages, to whichever
    std::vector<To> whom;
};

Scene scene_of(std::string_view record, std::size_t actions) {
    const Match golden = match_of(record, 0);
    Host host(golden.setup(), only(1), far::Digest{1}, host_life);
    Guest guest("Ann", false, far::Digest{2}, guest_life);
    far::Box from_host(static_cast<std::uint64_t>(guest_life)),
        from_guest(static_cast<std::uint64_t>(host_life));
    Scene scene;
    const auto note = [&](far::Box& box, const far::Bytes& datagram, To whom) {
        if (const auto received = box.receive(datagram))
            for (const far::Bytes& each : received->messages)
                scene.said.push_back(each), scene.whom.push_back(whom);
    };
    const auto talk = [&] {
        for (int n = 0; n < 3; ++n) {
            if (auto bytes = guest.take_datagram(now)) {
                note(from_guest, *bytes, To::host);
                (void)host.receive("ann", *bytes, now);
                scene.to_host = std::move(*bytes);
            }
            for (auto& [tag, bytes] : host.take_datagrams(now)) {
                note(from_host, bytes, To::guest);
                (void)guest.receive(bytes, now);
                scene.to_guest = std::move(bytes);
            }
        }
    };
    talk();
    if (host.can_begin()) host.begin();
    talk();
    Random random(actions);
    ActionList choices;
    for (std::size_t n = 0; n < actions && !host.match().over(); ++n) {
        legal(host.match().state(), choices);
        const Action action = any_action(choices, random);
        if (host.match().turn() == 1)
            guest.moments("far")->act(action);
        else
            host.act(action);
        talk();
    }
    guest.say_phrase(3);
    guest.wish_rematch();
    talk();
    scene.host = host.kept();
    scene.guest = guest.kept();
    return scene;
}

const std::vector<Scene>& scenes() {
    static const std::vector<Scene> all = [] {
        platform::fake() = {};
        std::vector<Scene> out;
        std::size_t number = 0;
        for (const std::string_view record : golden_records())
            if (++number % 4 == 0) out.push_back(scene_of(record, number % 3 == 0 ? 400 : number * 5 % 40));
        return out;
    }();
    return all;
}

bool whole(const std::string& text) {
    return text.find('{') == std::string::npos;
}

// All that a screen asks of a guest.
bool ask(Guest& guest) {
    const auto again = Guest::take_up(guest.kept(), now);
    hold(static_cast<bool>(again), "what is kept is taken up");
    hold((*again)->kept() == guest.kept(), "and is the same");
    if (!guest.trouble().empty() || guest.refused()) return false;
    if (guest.verdict()) hold(whole(guest.verdict()->words), "a verdict is whole");
    if (!guest.begun()) return true;
    const auto moments = guest.moments("far");
    const Seat eyes = guest.seat();
    for (std::size_t number = 0; number <= moments->actions(); ++number) {
        const Moment& moment = moments->at(eyes, number);
        hold(seen_by(eyes, moment.view) == moment.view, "no more is shown than these eyes may see");
        for (const Line& line : moment.lines) hold(whole(line.text), "a sentence is whole");
    }
    (void)moments->can_undo(eyes, true);
    if (moments->over()) return true;
    ActionList actions;
    legal(moments->seen(eyes), actions);
    hold(!actions.empty(), "there is a choice until the end");
    if (moments->turn() == eyes) moments->act(actions[0]);
    return true;
}

bool ask(Host& host) {
    const auto again = Host::take_up(host.kept(), now);
    hold(static_cast<bool>(again), "what is kept is taken up");
    (void)host.roster();
    (void)host.all_wish_rematch();
    (void)host.take_datagrams(now);
    if (host.can_begin()) host.begin();
    if (!host.begun()) return true;
    hold(static_cast<bool>(Match::from_record(host.match().record())), "what was played can be played again");
    Saves saves;
    const auto moments = host.moments("far", saves);
    const Seat turn = moments->turn();
    if (moments->is_person_here(turn) && moments->can_undo(turn, true)) moments->undo(turn, true);
    return true;
}

// What the other side would say: its last datagram, and one message more.
far::Bytes saying(const far::Bytes& last, BytesView message) {
    far::Coder reader(BytesView(last).subspan(header_bytes)), coder;
    std::uint32_t count = 0;
    reader.number(count);
    ++count;
    far::Bytes block(message.begin(), message.end());
    coder.number(count);
    far::Bytes out(last.begin(), last.begin() + header_bytes);
    const far::Bytes number = coder.take();
    out.insert(out.end(), number.begin(), number.end());
    out.insert(out.end(), last.begin() + header_bytes + sizeof count, last.end());
    coder.block(block);
    const far::Bytes added = coder.take();
    out.insert(out.end(), added.begin(), added.end());
    return out;
}

} // namespace

std::vector<std::string> seeds() {
    std::vector<std::string> out;
    std::size_t number = 0;
    const auto seed = [&](To to, const far::Bytes& bytes) {
        out.push_back(std::string{static_cast<char>(to), static_cast<char>(number)} +
                      std::string(bytes.begin(), bytes.end()));
    };
    for (const Scene& scene : scenes()) {
        for (std::size_t i = 0; i < scene.said.size(); ++i)
            if (i < 12 || i + 6 > scene.said.size()) seed(scene.whom[i], scene.said[i]);
        seed(To::host_wire, scene.to_host);
        seed(To::guest_wire, scene.to_guest);
        seed(To::host_store, scene.host);
        seed(To::guest_store, scene.guest);
        ++number;
    }
    return out;
}

bool run(Bytes input) {
    const auto to = static_cast<To>(take<std::uint8_t>(input) % ways);
    const Scene& scene = scenes()[take<std::uint8_t>(input) % scenes().size()];
    if (to == To::host_store) {
        const auto host = Host::take_up(input, now);
        return host && ask(**host);
    }
    if (to == To::guest_store) {
        const auto guest = Guest::take_up(input, now);
        return guest && ask(**guest);
    }
    if (to == To::host || to == To::host_wire) {
        const auto host = std::move(*Host::take_up(scene.host, now));
        const auto bytes =
            to == To::host ? saying(scene.to_host, input) : far::Bytes(input.begin(), input.end());
        return !host->receive("ann", bytes, now) && ask(*host);
    }
    const auto guest = std::move(*Guest::take_up(scene.guest, now));
    const auto bytes =
        to == To::guest ? saying(scene.to_guest, input) : far::Bytes(input.begin(), input.end());
    return !guest->receive(bytes, now) && ask(*guest);
}

} // namespace cardfront::fuzz
