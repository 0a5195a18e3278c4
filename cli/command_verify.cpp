#include "cli/command_verify.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <ostream>
#include <string_view>

#include "cli/record_summary.h"
#include "match/record_verdict.h"
#include "match/told_chance.h"

namespace spires::cli {
namespace {

std::string source_text(const ChanceSource& source) {
  switch (source.kind) {
    case ChanceSource::Kind::Recorded: return "recorded by hand, so possible and no more";
    case ChanceSource::Kind::Mix: return fmt::format("every outcome is that of seed {}", source.seed);
    case ChanceSource::Kind::Hmac: return "every outcome is that of the committed key";
    case ChanceSource::Kind::TwoRounds: return "every outcome is that of the committed key and the nonces of all seats";
  }
  return {};
}

std::string check_text(match::RecordCheck check, const Record& record) {
  switch (check) {
    case match::RecordCheck::Digest: return "digest: the text is unchanged";
    case match::RecordCheck::Commitment: return "commitment: it was made for this key";
    case match::RecordCheck::Chance: return "chance: " + source_text(record.chance);
    case match::RecordCheck::Result: return "result: " + summary_of(record);
  }
  return {};
}

// The seats with one part in the seed: "B, C".
std::string seats_with(const ChanceSource& chance, std::initializer_list<SeatNonce::How> parts) {
  std::vector<std::string> seats;
  for (const SeatNonce& one : chance.seats) {
    if (std::find(parts.begin(), parts.end(), one.how) != parts.end()) seats.push_back(one.seat);
  }
  return fmt::format("{}", fmt::join(seats, ", "));
}

// What a reader should know about a chance that was sealed.
void print_notes(const ChanceSource& chance, Console& console) {
  for (std::size_t i = 0; i < chance.failed.size(); ++i) {
    console.out << fmt::format("note attempt {} failed: seat {} did not open the nonce\n", i + 1,
                               fmt::join(chance.failed[i].seats, ", "));
  }
  if (!chance.is_sealed() || !match::is_weaker_proof(chance)) return;
  const std::string open = seats_with(chance, {SeatNonce::How::Plain, SeatNonce::How::None});
  console.out << "note weaker proof: "
              << (open.empty() ? "no player sealed a nonce, so the owner of the key could choose"
                               : "seat " + open + " sealed no nonce, so with the key this seat could choose")
              << "\n";
}

// "B:TEXT", or "TEXT" alone for some seat.
match::ToldChance::OfSeat of_seat(const std::string& text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string::npos) return {{}, text};
  return {text.substr(0, colon), text.substr(colon + 1)};
}

Result<match::ToldChance> told_of(const VerifyArguments& arguments) {
  match::ToldChance told;
  if (!arguments.commitment.empty()) {
    if (!is_digest(arguments.commitment)) return Fault{"--commitment", "is not 64 lower-case hexadecimal digits"};
    told.commitment = arguments.commitment;
  }
  if (arguments.attempt > 0) told.attempt = arguments.attempt;
  for (const std::string& text : arguments.nonces) {
    told.nonces.push_back(of_seat(text));
    if (!is_nonce(told.nonces.back().text)) return Fault{"--nonce", "is not a nonce, or a seat, `:` and a nonce"};
  }
  for (const std::string& text : arguments.hashes) {
    told.hashes.push_back(of_seat(text));
    const match::ToldChance::OfSeat& last = told.hashes.back();
    if (last.seat.empty() || !is_digest(last.text)) return Fault{"--hash", "is not a seat, `:` and 64 digits"};
  }
  return told;
}

int verify_record(std::string_view text, const std::optional<match::ToldChance>& told, Console& console) {
  const match::CheckedRecord checked = match::check_record(text);
  for (const match::RecordCheck check : checked.passed) {
    console.out << "ok " << check_text(check, *checked.record) << "\n";
  }
  std::optional<Fault> fault = checked.fault;
  if (!fault && told) {
    fault = match::told_fault(checked.record->chance, *told);
    if (!fault) console.out << "ok told: the record has what you were told before the first card\n";
  }
  if (!fault) {
    print_notes(checked.record->chance, console);
    return kDone;
  }
  console.out << "not ok " << shown(fault->field) << ": " << shown(fault->why) << "\n";
  return kDiffers;
}

}  // namespace

int run_verify(const VerifyArguments& arguments, Console& console) {
  const Result<match::ToldChance> read = told_of(arguments);
  if (const Fault* fault = std::get_if<Fault>(&read)) return bad_input(console, *fault);
  const bool knows =
      !arguments.commitment.empty() || arguments.attempt > 0 || !arguments.nonces.empty() || !arguments.hashes.empty();
  const Result<std::string> text = read_file(console, arguments.file);
  if (const Fault* fault = std::get_if<Fault>(&text)) return bad_input(console, *fault);
  return verify_record(std::get<0>(text), knows ? std::optional(std::get<0>(read)) : std::nullopt, console);
}

}  // namespace spires::cli
