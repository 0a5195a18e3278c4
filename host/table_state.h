// The state of a table as its journal defines it: seats, match, chat. `apply` is the only way to change it. The live
// table and a restart both use it, so the stored table and the live one are the same.
//
// It has no clock, no socket, no thread and no store.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "host/journal.h"
#include "host/match_seams.h"
#include "host/store.h"
#include "match/match.h"

namespace spires::host {

struct Sitting {
  std::string seat;
  match::Sitter sitter = match::Sitter::Open;
  bool reserved = false;  // for the host's device
  std::optional<std::string> level;
  std::optional<match::MemoryMode> memory;
  std::optional<std::string> name;
  std::optional<std::string> colour;
  std::optional<std::string> nonce;  // sent in one round, or opened
  std::optional<std::string> hash;   // seals the nonce
  bool seals = false;                // the player has sealed a nonce, so another attempt needs one, too
  std::string token;                 // the hash of the token
  bool away = false;
  bool left = false;  // away by the player's own wish
  bool resigned = false;
  bool hints = false;  // has agreed to hints
  match::PassUntil passes = match::PassUntil::Off;
  std::vector<std::string> unless;
  std::uint32_t time = 0;   // on the clock, milliseconds
  std::uint32_t named = 0;  // the entry that has the name; 0: none

  // All but the name.
  static constexpr std::string_view kName = "Sitting";
  static constexpr auto fields() {
    using S = Sitting;
    return std::tuple{field("seat", &S::seat),
                      field("sitter", &S::sitter),
                      field("reserved", &S::reserved),
                      field("level", &S::level),
                      field("memory", &S::memory),
                      field("colour", &S::colour),
                      field("nonce", &S::nonce, match::kTokenLimits),
                      field("hash", &S::hash),
                      field("seals", &S::seals),
                      field("token", &S::token, match::kTokenLimits),
                      field("away", &S::away),
                      field("left", &S::left),
                      field("resigned", &S::resigned),
                      field("hints", &S::hints),
                      field("passes", &S::passes),
                      field("unless", &S::unless),
                      field("time", &S::time, match::kSeqLimits),
                      field("named", &S::named, match::kSeqLimits)};
  }

  // Returns whether a person decides for this seat.
  bool is_playing() const { return sitter == match::Sitter::Person && !away && !resigned; }
};

struct SaidLine {
  std::optional<std::string> seat;
  std::optional<std::string> by;  // the owner of a spectator's words
  std::string name;
  std::optional<std::string> text;  // neither text nor key: it was deleted
  std::optional<std::string> key;
  std::uint32_t entry = 0;  // its own,
  std::uint32_t named = 0;  // and the one that has the name of its seat; 0: none
  bool deleted = false;
};

class TableRestore;

class TableState {
 public:
  TableState() = default;
  explicit TableState(MatchSeams seams) : seams_(std::move(seams)) {}

  // Returns nullopt on success. A refusal other than "damaged" changes nothing. Completes a new entry (chance, trail);
  // compares a stored one.
  using Applied = std::optional<match::Refused>;
  Applied apply(JournalEntry& entry, const std::optional<std::string>& personal);

  bool is_open() const { return match_ != nullptr || outdated_; }
  // This program does not know the revision of the rules: the game cannot continue, only the record is available.
  bool is_outdated() const { return outdated_; }
  match::TableStatus status() const { return status_; }
  const Opened& opened() const { return opened_; }
  const std::vector<Sitting>& seats() const { return seats_; }
  const match::Match& match() const { return *match_; }
  std::optional<int> seat_named(std::string_view name) const;
  std::optional<int> seat_of_token(std::string_view hash) const;
  std::optional<std::string> host() const { return host_; }
  const std::optional<std::string>& next() const { return next_; }
  const std::string& closed_why() const { return closed_why_; }
  // Closed as idle; its players may open it again.
  bool is_expired() const { return before_expiry_.has_value(); }
  const std::deque<SaidLine>& said() const { return said_; }
  // Whether a spectator has ever spoken here, by the owner of the words.
  bool has_spoken(const std::string& owner) const { return speakers_.contains(owner); }
  std::string commitment() const;
  // Counts from 1; a failed start makes it grow.
  std::uint32_t attempt() const { return static_cast<std::uint32_t>(failed_.size()) + 1; }
  // The sealed seats are asked to open their nonces.
  bool is_opening() const { return opening_.has_value(); }
  const std::optional<std::string>& opening_fill() const { return opening_->fill; }
  // Returns the sealed seats whose nonces are not open.
  std::vector<std::string> unopened() const;
  // Returns a seat that has to be sealed before a start; nullopt if there is none.
  std::optional<std::string> unsealed() const;
  bool has_seals() const;

  // Returns the seq in the answer to a request that has already taken effect.
  std::optional<std::uint32_t> answered(std::string_view seat, std::string_view request) const;
  // Returns the seat that is asked; nullopt if none is.
  std::optional<int> asked() const;
  // Returns whether these include all seats that people decide for.
  bool all_agree(const std::set<int>& seats) const;
  // Returns nullopt unless the game is over.
  std::optional<match::Over> over() const;
  Record record() const;
  // Returns nullopt before the start of the game, and for unknown rules. `last`: the text of the last entry.
  std::optional<Snapshot> snapshot(const std::string& last) const;

 private:
  friend class TableRestore;
  Applied on(Opened& entry);
  Applied on(Sat& entry, const std::optional<std::string>& name);
  Applied on(Threw& entry);
  // table_state_chance.cpp
  Applied on(Sealed& entry);
  Applied on(OpeningAsked& entry);
  Applied on(NonceOpened& entry);
  Applied on(StartFailed& entry);
  Applied on(Freed& entry);
  Applied on(Begun& entry);
  Applied on(Moved& entry);
  Applied on(TakenBack& entry);
  Applied on(Passing& entry);
  Applied on(Away& entry);
  Applied on(HintsAllowed& entry);
  Applied on(Resigned& entry);
  Applied on(Ended& entry);
  Applied on(Expired& entry);
  Applied on(Reopened& entry);
  Applied on(Closed& entry);
  Applied on(Followed& entry);
  Applied on(Said& entry, const std::optional<std::string>& text);
  Applied on(Forgotten& entry);
  // Without the name of a seat.
  static SaidLine said_line(const Said& entry, const std::optional<std::string>& text);
  static void delete_words(SaidLine& line);
  Applied outdated(const JournalEntry& entry);

  Applied make_match(const ChanceSource& source);
  void set_memories();
  ChanceSource source() const;
  // Resolves chance. Sets `chance` and `trail` if they are empty, otherwise compares them.
  Applied settle(std::size_t steps, std::vector<std::string>& chance, std::string& trail);
  void after_step();
  struct Times;
  Times times() const;
  void give_back_times(std::uint32_t steps);
  bool is_own_clock(std::optional<int> asked) const;
  void remember(std::string_view seat, const std::optional<std::string>& request);
  Sitting* find(std::string_view seat);

  MatchSeams seams_;
  Opened opened_;
  match::TableStatus status_ = match::TableStatus::Gathering;
  std::vector<Sitting> seats_;
  std::unique_ptr<match::Match> match_;
  match::ChanceWords words_;
  std::string seed_;  // of the current attempt
  std::vector<FailedStart> failed_;
  std::optional<OpeningAsked> opening_;
  std::optional<std::string> host_;
  std::optional<std::string> next_;
  std::string ended_why_;
  std::string closed_why_;
  std::deque<SaidLine> said_;
  std::set<std::string> speakers_;  // owners of spectators' words, also of older ones
  struct Answered {
    std::string seat, request;
    std::uint32_t seq = 0;
  };
  std::deque<Answered> answered_;
  std::optional<Seat> turn_;
  // The clocks before each decision that can be taken back.
  struct Times {
    std::size_t line = 0;    // steps before it
    std::uint32_t used = 0;  // by it, of its turn
    std::vector<std::uint32_t> left;
    std::optional<Seat> turn;
  };
  std::vector<Times> times_;
  std::uint32_t given_back_ = 0;  // in this turn, milliseconds
  std::size_t line_ = 0;          // steps that are not taken back
  std::optional<match::TableStatus> before_expiry_;
  std::uint32_t entries_ = 0;  // applied so far
  std::uint32_t sealed_ = 0;   // the last one with a trail; 0: none
  std::uint32_t sealed_steps_ = 0;
  bool outdated_ = false;
  std::vector<RecordStep> outdated_steps_;
  std::string outdated_trail_;
};

}  // namespace spires::host
