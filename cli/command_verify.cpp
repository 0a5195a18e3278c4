#include "cli/command_verify.h"

#include <fmt/format.h>

#include <ostream>
#include <string_view>

#include "cli/record_summary.h"
#include "match/record_verdict.h"

namespace spires::cli {
namespace {

std::string source_text(const ChanceSource& source) {
  switch (source.kind) {
    case ChanceSource::Kind::Recorded: return "recorded by hand, so possible and no more";
    case ChanceSource::Kind::Mix: return fmt::format("every outcome is that of seed {}", source.seed);
    case ChanceSource::Kind::Hmac: return "every outcome is that of the committed key";
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

int verify_record(std::string_view text, Console& console) {
  const match::CheckedRecord checked = match::check_record(text);
  for (const match::RecordCheck check : checked.passed) {
    console.out << "ok " << check_text(check, *checked.record) << "\n";
  }
  if (!checked.fault) return kDone;
  console.out << "not ok " << shown(checked.fault->field) << ": " << shown(checked.fault->why) << "\n";
  return kDiffers;
}

}  // namespace

int run_verify(const VerifyArguments& arguments, Console& console) {
  const Result<std::string> text = read_file(console, arguments.file);
  if (const Fault* fault = std::get_if<Fault>(&text)) return bad_input(console, *fault);
  return verify_record(std::get<0>(text), console);
}

}  // namespace spires::cli
