#include "cli/command_verify.h"

#include <fmt/format.h>

#include <ostream>
#include <string_view>

#include "cli/games.h"
#include "cli/record_summary.h"
#include "secrets/hmac_words.h"

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

int not_ok(Console& console, const Fault& fault) {
  console.out << "not ok " << shown(fault.field) << ": " << shown(fault.why) << "\n";
  return kDiffers;
}

int verify_record(std::string_view text, Console& console) {
  const Result<Record> parsed = parse_record(text);
  if (const Fault* fault = std::get_if<Fault>(&parsed)) return not_ok(console, *fault);
  const Record& record = std::get<0>(parsed);
  console.out << "ok digest: the text is unchanged\n";
  if (record.chance.kind == ChanceSource::Kind::Hmac) {
    if (secrets::HmacWords::parse(record.chance.key)->commitment() != record.chance.commitment) {
      return not_ok(console, {"commitment", "it was not made for this key"});
    }
    console.out << "ok commitment: it was made for this key\n";
  }
  const std::optional<int> status = Games::find(record.game, [&]<class K>(std::type_identity<K>) {
    using T = typename K::Text;
    const Result<RecordMatch<T>> match = replay_record<T>(record, secrets::ChanceWords(record.chance));
    if (const Fault* fault = std::get_if<Fault>(&match)) return not_ok(console, *fault);
    console.out << "ok chance: " << source_text(record.chance) << "\n";
    console.out << "ok result: " << summary_of(std::get<0>(match), record) << "\n";
    return kDone;
  });
  return status ? *status : not_ok(console, unknown_game(record.game));
}

}  // namespace

int run_verify(const VerifyArguments& arguments, Console& console) {
  const Result<std::string> text = read_file(console, arguments.file);
  if (const Fault* fault = std::get_if<Fault>(&text)) return bad_input(console, *fault);
  return verify_record(std::get<0>(text), console);
}

}  // namespace spires::cli
