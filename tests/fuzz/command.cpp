// What the page says to the program (web/platform/ears.h): any command in any order, the worker's answers,
// and time that passes. Whatever comes, the mirror gets what it can read, and no game is lost.
//
// An input is lines:
//   @<number>       the control of that number is pressed, of those that the mirror shows
//   +<ms>           time passes
//   =               the worker answers as it should; =<number> <number>...: with these numbers
//   ~0, ~1          the store belongs to another tab, to this one again
//   ~<bytes>        the store takes no more than so many
//   anything else   is a command; "|" stands in it for a line's end
#include "core/match/link.h"
#include "core/text/text.h"
#include "web/builder/builder.h"
#include "web/hall/app.h"
#include "web/platform/ears.h"
#include "web/platform/platform.h"
#include "web/screens/screens.h"

#include "tests/fuzz/fuzz.h"
#include "tests/stage/page.h"

#include <algorithm>

namespace cardfront::fuzz {

namespace {

using platform::fake;

constexpr std::size_t most_lines = 60;

// --- What the mirror shows

// Reads JSON (RFC 8259) as far as the mirror's models go, and collects what stands in "id".
class Mirror {
  public:
    explicit Mirror(std::string_view json) : left_(json) {
        value(0);
        hold(left_.empty(), "the mirror gets one value");
    }
    const std::vector<std::string>& ids() const { return ids_; }

  private:
    void take(char c) {
        hold(!left_.empty() && left_[0] == c, "the mirror gets JSON");
        left_.remove_prefix(1);
    }
    bool taken(char c) {
        const bool there = !left_.empty() && left_[0] == c;
        if (there) left_.remove_prefix(1);
        return there;
    }
    std::string text() {
        std::string out;
        for (take('"'); !taken('"'); left_.remove_prefix(1)) {
            hold(!left_.empty() && static_cast<unsigned char>(left_[0]) >= 0x20, "a text of JSON is whole");
            if (taken('\\'))
                hold(!left_.empty() && std::string_view("\"\\nu").find(left_[0]) != std::string_view::npos,
                     "an escape is known");
            out += left_[0];
        }
        return out;
    }
    void value(int depth) {
        hold(depth < 8 && !left_.empty(), "the mirror gets JSON");
        if (left_[0] == '"') {
            text();
        } else if (taken('[')) {
            if (taken(']')) return;
            do value(depth + 1);
            while (taken(','));
            take(']');
        } else if (taken('{')) {
            if (taken('}')) return;
            do field(depth);
            while (taken(','));
            take('}');
        } else {
            const std::size_t end = left_.find_first_of(",]}");
            const std::string_view word = left_.substr(0, end);
            hold(word == "true" || word == "false" || parse_number(word, ~std::uint64_t{0}),
                 "a word of JSON is known");
            left_.remove_prefix(word.size());
        }
    }
    void field(int depth) {
        const std::string name = text();
        take(':');
        if (name == "id")
            ids_.push_back(text());
        else
            value(depth + 1);
    }

    std::string_view left_;
    std::vector<std::string> ids_;
};

// --- Lines

void answer(std::string_view words) {
    if (words.empty()) return (void)stage::answer_job();
    if (fake().jobs.empty()) return;
    const std::uint32_t job = fake().jobs.back().job.job;
    fake().jobs.clear();
    std::vector<std::int32_t> numbers;
    for (const std::string_view word : split(words, ' '))
        numbers.push_back(
            static_cast<std::int32_t>(parse_number(word, INT32_MAX).value_or(~std::uint64_t{0})));
    app::thought(job, numbers);
}

// As main.cpp's loop does where nothing is drawn.
void let_pass(double ms) {
    fake().now += ms;
    App& app = the_app();
    while (app.session && app.session->update(fake().now, true, true)) app.mirror_stale = true;
    refresh_mirror();
}

void change_store(std::string_view words) {
    const std::uint64_t bytes = parse_number(words, 1000000000).value_or(0);
    if (bytes > 1) {
        fake().quota = bytes;
    } else {
        fake().ours = bytes == 1;
        app::command("store-changed");
    }
}

void say_line(std::string_view line, const std::vector<std::string>& ids) {
    const char first = line.empty() ? ' ' : line[0];
    if (first == '@' && !ids.empty())
        return app::command(ids[parse_number(line.substr(1), 1000000).value_or(0) % ids.size()]);
    if (first == '+') return let_pass(static_cast<double>(parse_number(line.substr(1), 100000).value_or(1)));
    if (first == '=') return answer(line.substr(1));
    if (first == '~') return change_store(line.substr(1));
    std::string text(line);
    std::replace(text.begin(), text.end(), '|', '\n');
    app::command(text);
}

// The page is closed at any moment, and opened again.
void be_there_next_time() {
    const App& app = the_app();
    if (!app.session || !app.session->saved() || !fake().ours) return;
    const std::string id = app.session->save_id();
    Saves later;
    later.load();
    const Opened opened = later.open(id);
    hold(opened.match.has_value(), "a game on the table is saved");
    hold(opened.match->state() == app.session->whole()->state(), "as it stands");
}

} // namespace

std::vector<std::string> seeds() {
    std::vector<std::string> out;
    for (int game = 0; game < games; ++game) {
        const std::string number = std::to_string(game);
        out.push_back("play " + number + "\n@0\n@1\n=\n+2000\n@2\nundo\nhint\n=\n@0\n=\n+2000\nback\nload");
        out.push_back("setup " + number +
                      "\nseats 3\noption 0 1\noption 1 1\nplayer 1 p\nname 1\ntext name 1|Bob\nseed\ntext "
                      "seed|77\npractice\nstart\n@0\ntake-screen\n@1\nundo\nrematch\nother\nback");
        out.push_back("play " + number +
                      "\n@0\n=\n+900\n=\n+900\nexport-this\nrules\nlog\nlook 3\nselect 2\nclose\nset confirm "
                      "1\n@0\nconfirm\n@0\ncancel\nsaves\n@0\n@2\n@0\nkeep");
        out.push_back("play " + number +
                      "\n@0\n~0\n@1\n~1\n@0\n~9000\n@0\nworker-failed x\n+9000\nworker-failed "
                      "x\n+9000\nhidden 1\n=\nhidden 0\nrules 1\nkey Escape");
    }
    const auto joined = [](std::initializer_list<std::string_view> parts) {
        std::string all;
        for (const std::string_view part : parts) all += part;
        return all;
    };
    for (int game = 0; game < games; ++game) {
        const std::string number = std::to_string(game);
        out.push_back(joined({"come days\ncome play ", number,
                              "\n@0\nhint\nundo\n=\n+2000\n@1\nback\ncome days\ncome play ", number,
                              "\n@0\nhome\ncome days\n@9\ncome month before\n@12\ncome play ", number,
                              "\n@0\nback\nlink day=2025-11-20"}));
        out.push_back(
            joined({"come days\n~0\ncome play ", number, "\n@0\n~1\nback\ncome statistics\ncome of ", number,
                    "\ncome export\ncome erase\ncome keep\ncome erase\n~0\ncome really-erase\n~1\n~900\n",
                    "come days\ncome play ", number, "\ncome tell\nkey Escape"}));
    }
    out.emplace_back("~300\nplay 0\n@0\nhome\nsaves\n@0");
    out.emplace_back("import\ntext import|cardfront-played 1 2025-11|g HH h6f8o 7 - p2 w 30 -|sum "
                     "0000000000000000|\ncome days\ncome statistics\n@3");
    // A road of two stops that lead to a third.
    const auto stop = [](const std::string& key, const char* lap, const char* more) {
        return "stop " + key + ' ' + lap + " beginner|name " + key + "|face 0 1 2 3 4 5 6|" + more +
               "begins b|wins w|loses l|try t|aim no-hints: h|aim within 9: n|";
    };
    const std::string road = "lessons-here circuit|region crossfire|" + stop("a", "1", "") +
                             "region poker-assault|" + stop("b", "1", "side Wolf Pack|") +
                             stop("c", "2", "with a b|");
    for (const std::string_view key : {"a", "b", "c"}) {
        std::string text = "circuit\n" + road;
        for (const std::string_view part :
             {std::string_view("\ncircuit stop "), key, std::string_view("\ncircuit play "), key,
              std::string_view("\n@0\nhint\n=\nundo\n@0\n+2000\nback\n@0\ncircuit go-on "), key,
              std::string_view("\n~0\n~1\n@1\ncome export\nhome")})
            text += part;
        out.push_back(std::move(text));
    }
    out.push_back(road +
                  "\ntext import|cardfront-circuit 1|g a x-1 1 -- w1-|g b x-2 2 hu l|g b x-3 2 -- l|sum "
                  "0000000000000000|\ncircuit stop b\n@0\ncircuit stop c\n@0\n~500\ncircuit play a\n@0");
    for (int game = 0; game < games; ++game) {
        if (game_info(game).shelf == nullptr) continue;
        const Shelf& shelf = game_info(game).shelf();
        const std::string number = std::to_string(game),
                          link = builder::link_of(game, "A", ready_list(shelf, 0));
        const std::string_view key = shelf.items[0].key, ready = shelf.ready[0].key;
        out.push_back(
            joined({"setup ", number, "\nlist 1\nedit-list ready ", ready, "\nadd ", key,
                    "\nfilter 0\ntext search|a\nundo\nless ", key,
                    "\nrename-list\ntext list-name|Rain\nlist-text\nlist-link\ntake-this\nback\n@0\n",
                    "start\n@0\nother"}));
        out.push_back(joined({"setup ", number,
                              "\nlist 0\nnew-list\n@9\n@30\npaste-list\ntext list|1 nothing\ntext list|1 ",
                              key, "\nnext-option 0\nkeep-list\nback\n@0\n@1\n@2\n@3\n@2\nkeep\nback"}));
        out.push_back(joined({"setup ", number, "\nlist 0\n~0\nnew-list\nadd ", key, "\n~1\nadd ", key,
                              "\n~2000\nadd ", key, "\nback\nlink ", link, "\nkeep-list\ntake-this\nstart"}));
    }
    for (const std::string_view record : golden_records()) {
        if (out.size() > 54) break;
        std::string text = std::string(record);
        std::replace(text.begin(), text.end(), '\n', '|');
        out.push_back(
            "import\ntext import|" + text +
            "\nreview\n=\n=\n=\nreview-stop\nreview-away\nlook\nrematch\n@0\nsettings\n@3\n@4\nback");
    }
    for (const std::string_view record : golden_records()) {
        if (out.size() > 60) break;
        const Match match = match_of(record, (out.size() - 12) * 5);
        const auto link = links::of_match(match);
        hold(static_cast<bool>(link), "a match has its link");
        out.push_back(
            "link " + *link +
            "\nlook-through\nfirst\nkey ArrowRight\nmoment 5\nlook-as 0\nlook-as -2\nrun\n+9000\nrun-speed\n"
            "back-turn\non-turn\nplay-on\nplay-on 1\n@0\n=\n+3000\nlook-through\nstep 0\nundo\nshare-this\n"
            "link " +
            links::of_deal(match.setup()) + "\nstart\n@0\nhome\nsaves\n@1");
    }
    out.emplace_back("sound\nset speed 3\nset text 1\nrule HH-1\ngame-rules 2\ndamaged x\nforget "
                     "x\nquiet\nany-seed\nhome\nresize");
    return out;
}

bool run(Bytes input) {
    stage::open_page();
    std::size_t count = 0;
    for (const std::string_view line : split(text_of(input), '\n')) {
        if (++count > most_lines) break;
        const Mirror mirror(fake().mirror);
        say_line(line, mirror.ids());
    }
    const Mirror last(fake().mirror);
    be_there_next_time();
    const bool anything = the_app().session != nullptr || !the_app().store.saves.games().empty();
    leave_session();
    the_app() = {};
    return anything;
}

} // namespace cardfront::fuzz
