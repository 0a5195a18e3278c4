// Checks a record: its text is unchanged, its chance follows from its seed and the seed matches the commitment, every
// step is allowed, and its result follows.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/core/record.h"
#include "match/match.h"

namespace spires::match {

// In the order in which they run. Commitment applies only to a sealed seed.
enum class RecordCheck { Digest, Commitment, Chance, Result };

// Returns whether a player who knew the key could have chosen a nonce last: not every person sealed one. REQUIRES: the
// chance was sealed.
bool is_weaker_proof(const ChanceSource& chance);

// A record, checked up to its first fault.
struct CheckedRecord {
  std::optional<Record> record;  // empty if it cannot be read
  std::vector<RecordCheck> passed;
  std::optional<spires::Fault> fault;
};
CheckedRecord check_record(std::string_view text);

// A record that was replayed to its end.
struct PlayedRecord {
  Record record;
  std::unique_ptr<Match> match;
};
Result<PlayedRecord> play_record(std::string_view text);

}  // namespace spires::match

namespace spires::wire {

template <>
struct Words<match::RecordCheck> {
  static constexpr std::string_view kTypeScript = "RecordCheck";
  static constexpr std::array<std::string_view, 4> kWords{"digest", "commitment", "chance", "result"};
};

}  // namespace spires::wire

namespace spires::match {

// The result of the checks, as sent to a page.
struct RecordVerdict {
  bool ok = false;
  std::vector<RecordCheck> checks;  // the checks passed
  // If not ok: "digest", "line", "attempt", "commitment", "game", "rules", "set", "practice", "seats", "step", "result"
  // or "trail", the number of the line or step, and an English sentence.
  std::optional<std::string> code;
  std::optional<std::uint32_t> number;
  std::optional<std::string> text;
  // If ok: a summary of the record.
  std::optional<std::string> game;
  std::optional<int> revision;
  std::optional<std::string> chance;  // "sealed", "weaker" (sealed, but see is_weaker_proof), "seeded" or "recorded"
  std::optional<std::string> commitment;
  std::optional<std::uint32_t> steps;
  std::optional<std::uint32_t> line;  // how many of the steps survive
  std::optional<std::string> reason;
  std::optional<std::vector<PlaceOfSeat>> places;
  std::optional<bool> practice;  // true: the match started from a position
  static constexpr std::string_view kName = "RecordVerdict";
  static constexpr auto fields() {
    using S = RecordVerdict;
    return std::tuple{field("ok", &S::ok),
                      field("checks", &S::checks),
                      field("code", &S::code),
                      field("number", &S::number, kSeqLimits),
                      field("text", &S::text),
                      field("game", &S::game),
                      field("revision", &S::revision),
                      field("chance", &S::chance),
                      field("commitment", &S::commitment),
                      field("steps", &S::steps, kSeqLimits),
                      field("line", &S::line, kSeqLimits),
                      field("reason", &S::reason),
                      field("places", &S::places),
                      field("practice", &S::practice)};
  }
};

RecordVerdict verdict_of(const CheckedRecord& checked);
// The verdict on a text that cannot be replayed.
RecordVerdict verdict_of(const spires::Fault& fault);

}  // namespace spires::match
