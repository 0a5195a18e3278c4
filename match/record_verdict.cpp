#include "match/record_verdict.h"

#include <algorithm>
#include <utility>

#include "engine/core/text_hex.h"
#include "secrets/hmac_words.h"

namespace spires::match {
namespace {

std::string chance_word(const ChanceSource& chance) {
  switch (chance.kind) {
    case ChanceSource::Kind::Recorded: return "recorded";
    case ChanceSource::Kind::Mix: return "seeded";
    case ChanceSource::Kind::Hmac:
    case ChanceSource::Kind::TwoRounds: return is_weaker_proof(chance) ? "weaker" : "sealed";
  }
  return {};
}

// Every seat of the table stands in the chance lines, in order.
bool names_all_seats(const ChanceSource& chance, const Match& match) {
  if (chance.kind != ChanceSource::Kind::TwoRounds) return true;
  if (chance.seats.size() != static_cast<std::size_t>(match.players())) return false;
  for (int i = 0; i < match.players(); ++i) {
    if (chance.seats[static_cast<std::size_t>(i)].seat != match.seat_name(seat_at(i))) return false;
  }
  return true;
}

Result<std::unique_ptr<Match>> played(const Record& record) {
  return restore_match(record, secrets::ChanceWords(record.chance));
}

}  // namespace

bool is_weaker_proof(const ChanceSource& chance) {
  using How = SeatNonce::How;
  const auto has = [&](How how) {
    return std::any_of(chance.seats.begin(), chance.seats.end(),
                       [how](const SeatNonce& one) { return one.how == how; });
  };
  return !has(How::Sealed) || has(How::Plain) || has(How::None);
}

Result<PlayedRecord> play_record(std::string_view text) {
  Result<Record> parsed = parse_record(text);
  if (const spires::Fault* fault = std::get_if<spires::Fault>(&parsed)) return *fault;
  Record& record = std::get<Record>(parsed);
  Result<std::unique_ptr<Match>> match = played(record);
  if (const spires::Fault* fault = std::get_if<spires::Fault>(&match)) return *fault;
  return PlayedRecord{std::move(record), std::move(std::get<0>(match))};
}

CheckedRecord check_record(std::string_view text) {
  CheckedRecord checked;
  Result<Record> parsed = parse_record(text);
  if (const spires::Fault* fault = std::get_if<spires::Fault>(&parsed)) {
    checked.fault = *fault;
    return checked;
  }
  const Record& record = checked.record.emplace(std::move(std::get<Record>(parsed)));
  checked.passed.push_back(RecordCheck::Digest);
  if (record.chance.is_sealed()) {
    const secrets::HmacWords key = *secrets::HmacWords::parse(record.chance.key);
    if (key.commitment(record.chance.attempt()) != record.chance.commitment) {
      checked.fault = {"commitment", "it was not made for this key and attempt"};
      return checked;
    }
    checked.passed.push_back(RecordCheck::Commitment);
  }
  const Result<std::unique_ptr<Match>> match = played(record);
  if (const spires::Fault* fault = std::get_if<spires::Fault>(&match)) {
    checked.fault = *fault;
    return checked;
  }
  if (!names_all_seats(record.chance, *std::get<0>(match))) {
    checked.fault = {"seats", "the chance lines do not name every seat in its order"};
    return checked;
  }
  checked.passed.push_back(RecordCheck::Chance);
  checked.passed.push_back(RecordCheck::Result);
  return checked;
}

RecordVerdict verdict_of(const spires::Fault& fault) {
  RecordVerdict verdict;
  // The field is a kind and a number: "step 12".
  const std::size_t space = fault.field.find(' ');
  verdict.code = fault.field.substr(0, space);
  if (space != std::string::npos) {
    if (const std::optional<std::uint64_t> number = parse_number(fault.field.substr(space + 1))) {
      verdict.number = static_cast<std::uint32_t>(*number);
    }
  }
  verdict.text = fault.why;
  return verdict;
}

RecordVerdict verdict_of(const CheckedRecord& checked) {
  RecordVerdict verdict = checked.fault ? verdict_of(*checked.fault) : RecordVerdict{};
  verdict.checks = checked.passed;
  if (checked.fault) return verdict;
  const Record& record = *checked.record;
  verdict.ok = true;
  verdict.game = record.game;
  verdict.revision = record.revision;
  verdict.chance = chance_word(record.chance);
  if (record.chance.is_sealed()) verdict.commitment = record.chance.commitment;
  verdict.steps = static_cast<std::uint32_t>(record.steps.size());
  verdict.line = static_cast<std::uint32_t>(surviving_steps(record));
  verdict.reason = record.reason;
  if (record.practice) verdict.practice = true;
  verdict.places.emplace();
  for (const SeatPlace& place : record.places) verdict.places->push_back({place.seat, place.place});
  return verdict;
}

}  // namespace spires::match
