// A match as a text file that can be replayed, checked and read by people: docs/record-format.md.
//
// This file defines the format only, without rules. A record has exactly one text: `write_record` returns it and
// `parse_record` accepts nothing else, so a record with any byte changed is rejected. record_match.h plays records.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game_text.h"

namespace spires {

inline constexpr int kRecordVersion = 1;

// The part of one seat in the seed of chance.
struct SeatNonce {
  // Sealed: its hash was shown to everyone before any nonce was opened. Plain: sent in the clear, in one round. None: a
  // person who sent nothing. Bot: follows from the key.
  enum class How { Sealed, Plain, None, Bot };
  std::string seat;
  How how = How::None;
  std::string nonce;  // Sealed, Plain
  bool operator==(const SeatNonce&) const = default;
};
// A start that failed, because these seats did not open their nonces.
struct FailedStart {
  std::string commitment;
  std::vector<std::string> seats;
  bool operator==(const FailedStart&) const = default;
};

// The source of the chance words.
struct ChanceSource {
  enum class Kind { Recorded, Mix, Hmac, TwoRounds };
  Kind kind = Kind::Recorded;  // Recorded: by hand; a reader can only check that outcomes are possible
  std::uint64_t seed = 0;      // Mix: SeededWords(seed)
  std::string key;             // Hmac, TwoRounds: 32 bytes as 64 hexadecimal digits
  std::string commitment;      // Hmac, TwoRounds: 64 digits, shown before the first chance step
  // Hmac: the players' nonces, in the order of their seats; see is_nonce.
  std::vector<std::string> nonces;
  // TwoRounds: every seat, in order, and the starts that failed before this one.
  std::vector<SeatNonce> seats = {};
  std::vector<FailedStart> failed = {};

  bool is_sealed() const { return kind == Kind::Hmac || kind == Kind::TwoRounds; }
  std::uint32_t attempt() const { return static_cast<std::uint32_t>(failed.size()) + 1; }
  bool operator==(const ChanceSource&) const = default;
};

struct RecordStep {
  enum class Kind { Chance, Decision, Undo };
  Kind kind = Kind::Chance;
  std::string seat;        // Decision
  std::string text;        // Chance, Decision: in the game's notation
  std::uint32_t undo = 0;  // Undo: how many steps of the surviving line are taken back
  bool operator==(const RecordStep&) const = default;
};

struct SeatPlace {
  std::string seat;
  int place = 0;
  bool operator==(const SeatPlace&) const = default;
};

// The position that a practice match starts from. `seen` and `fixed` may be empty.
struct Practice {
  std::string state;               // a state line
  std::vector<std::string> seen;   // what the seats have seen and the state line omits
  std::vector<std::string> fixed;  // the outcomes of the first chance steps; later ones come from the chance words
  bool operator==(const Practice&) const = default;
};

struct Record {
  std::string game;
  int revision = 0;  // of the rules
  Settings settings;
  std::optional<Practice> practice;  // empty: the match begins at the start of the game
  ChanceSource chance;
  std::vector<RecordStep> steps;
  std::string reason;             // goal, deadlock, points, cap, unfinished
  std::vector<SeatPlace> places;  // empty: unfinished
  std::uint64_t trail = 0;        // hash over the state lines, the initial one and one per step
  bool operator==(const Record&) const = default;
};

// Returns whether the text is 1 to 64 letters, digits, `_` and `-`.
bool is_nonce(std::string_view text);
// Returns whether it is also too long to be found by its hash: at least 32 of them.
bool is_long_nonce(std::string_view text);
// Returns whether the text is 64 hexadecimal digits.
bool is_digest(std::string_view text);

// Returns the number of steps that remain after all undos.
std::size_t surviving_steps(const Record& record);

std::string write_record(const Record& record);

// A Fault names the line.
Result<Record> parse_record(std::string_view text);

// Returns whether the text starts like a record, valid or not.
bool looks_like_record(std::string_view text);

}  // namespace spires
