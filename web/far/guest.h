// A page that plays a match, or looks on, whose truth lies at another.
#pragma once

#include "web/far/far.h"

#include <memory>

namespace cardfront::far {

class GuestMoments;

class Guest {
  public:
    // `secret`: 32 bytes by chance, that nobody else knows.
    Guest(std::string_view name, bool onlooker, const Digest& secret, double now_ms);
    ~Guest();
    Guest(const Guest&) = delete;
    Guest& operator=(const Guest&) = delete;
    static Result<std::unique_ptr<Guest>> take_up(BytesView kept, double now_ms);
    Bytes kept();
    bool changed() { return std::exchange(changed_, false); } // since it was asked last

    // --- The wire
    std::optional<Bytes> take_datagram(double now_ms);
    // `sent_ms`: when it was sent.
    std::optional<Problem> receive(BytesView datagram, double now_ms, double sent_ms);
    std::optional<Problem> receive(BytesView datagram, double now_ms) {
        return receive(datagram, now_ms, now_ms);
    }

    // --- Where it stands
    const std::optional<Why>& refused() const { return refused_; } // why this page cannot sit there
    void ask_again(); // to sit there, unless the host has said that it may not
    // What came from the host cannot be: a sentence; "": nothing such. From then on nothing is taken.
    const std::string& trouble() const { return trouble_; }
    bool seated() const { return welcome_.has_value(); } // or looks on
    Seat seat() const { return welcome_ ? welcome_->seat : nobody; }
    const Roster& roster() const { return roster_; }
    double last_sign_ms() const { return line_.heard_ms; } // of the host's life; less than 0: none
    // All that there was when this page came has come.
    bool begun() const { return welcome_ && caught_up_ && !told_.empty(); }
    int game_number() const { return game_number_; } // another one for every game at this table
    // The host has begun another game, or tells all of this one again. What it says waits until the moments
    // of this one are gone and its end is kept, and this is called.
    bool another_waits() const { return !later_.empty(); }
    void to_another();
    const MatchSetup& setup() const { return welcome_->setup; }          // needs seated(); without the seed
    Seat turn() const { return begun() ? told_.back().turn() : nobody; } // nobody: or it is over
    bool over() const { return begun() && turn() == nobody; }
    // When it is over, and all is opened.
    const std::optional<Verdict>& verdict() const { return verdict_; }

    // --- What people do
    void say_phrase(std::uint8_t number);
    std::vector<Phrase> take_phrases() { return std::exchange(heard_, {}); }
    void wish_rematch();
    const Question& asked() const { return asked_; }
    bool must_answer() const;
    void answer(bool yes);
    void ask_no_more();
    bool may_ask_stand_in(Seat away) const;
    void ask_stand_in(Seat away); // needs may_ask_stand_in
    // What was asked last was agreed to, or not; once.
    std::optional<Settled> take_settled() { return std::exchange(settled_, std::nullopt); }
    void leave();
    // Why the host did not play what was done here: a rule's id, or "" where others had acted before; once.
    std::optional<std::string> take_refusal() { return std::exchange(refusal_, std::nullopt); }
    // What people should hear of, once; "": nothing.
    std::string take_note() { return std::exchange(note_, {}); }
    void note_kept(bool kept) { kept_ = kept; } // all of it is in the store

    // --- The table. One at a time; the guest outlives it. Needs begun().
    std::unique_ptr<Moments> moments(std::string save_id);

  private:
    friend class GuestMoments;
    static constexpr std::size_t most_earlier = 8; // times that it is told again

    void code(Coder& coder);
    void hear(const Message& message);
    void on(const Welcome& welcome);
    void on(const Shown& shown);
    void on(const Closed& closed);
    void on(const WentBack& back);
    void on(const Refused& refused);
    void on(const Asked& asked);
    void on(const OpenedPart& part);
    void on(const Phrase& phrase);
    void on(const Roster& roster);
    void on(const No& no);
    template <class M>
    void on(const M&) {} // a guest says that
    void say_hello();
    std::uint32_t deeds() const; // that were done, as far as it was told
    bool know(BytesView bytes);  // a moment
    void judge_it();
    Digest part_for(const Digest& promise) const;
    std::string fault_of(const Welcome& welcome) const;
    bool must_wait(const Message& message) const;
    void begin_match();
    void forget_told();
    bool shares() const; // in the deal
    bool has_agreed() const;
    void note(std::size_t from);
    void act(Action action);
    void put(Message message);
    void distrust(std::string reason);

    std::string name_;
    bool onlooker_;
    Digest secret_;
    Digest promise_{}; // the host's; zeros: it is not known yet
    Channel line_;
    std::string trouble_;
    std::optional<Welcome> welcome_;
    Roster roster_;
    std::vector<Moment> told_;
    std::vector<Bytes> told_bytes_; // as they came, to be kept
    Heard known_;
    std::vector<Witness::Earlier> earlier_;
    std::optional<Vows> vows_; // that were told before the part was said, which it was then
    // What was agreed to go back: after so many deeds, to where.
    std::vector<std::pair<std::uint32_t, std::uint32_t>> agreed_;
    Opened opened_;
    std::optional<Verdict> verdict_;
    Question asked_;
    std::optional<Settled> settled_;
    std::optional<std::string> refusal_;
    std::vector<Phrase> heard_;
    std::vector<Bytes> later_; // messages
    std::string note_;
    GuestMoments* shown_ = nullptr;
    std::uint32_t deeds_ = 0; // after which it was told something last
    int game_number_ = 0;
    std::optional<Why> refused_;
    bool gave_up_deal_ = false; // the host, the one before this, when the part was said
    bool caught_up_ = false;
    bool acted_ = false; // of which nothing has come in yet
    bool answered_ = false, said_yes_ = false;
    bool changed_ = true, kept_ = true;
};

} // namespace cardfront::far
