// The reader of records: no text crashes it, an accepted text is written back unchanged, and an accepted record replays
// or is refused with a reason.
//
// A record ends with a digest that no fuzzer guesses: each input is tried unchanged and with the correct digest
// appended.
#include "engine/core/record.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/record_match.h"
#include "engine/core/sha256.h"
#include "engine/core/text_hex.h"
#include "fuzz/finding_abort.h"
#include "match/games.h"

namespace {

using namespace spires;
using fuzz::require;

template <GameText T>
void replay(const Record& record) {
  const auto no_words = [](std::uint32_t) { return std::optional<std::uint64_t>{}; };
  const auto replayed = replay_record<T>(record, no_words);
  if (const Fault* fault = std::get_if<Fault>(&replayed)) {
    require(!fault->why.empty(), "a refusal without a reason");
    return;
  }
  const auto* match = std::get_if<0>(&replayed);
  const char* broken = T::Game::broken_invariant(match->rules(), match->state());
  require(broken == nullptr, "a record replays to a broken state");
}

void read(std::string_view text) {
  const Result<Record> result = parse_record(text);
  const Record* record = std::get_if<Record>(&result);
  if (record == nullptr) {
    require(!std::get_if<Fault>(&result)->why.empty(), "a refusal without a reason");
    return;
  }
  require(write_record(*record) == text, "a record is written differently from what was read");
  Games::find(record->game, [&]<class K>(std::type_identity<K>) {
    replay<typename K::Text>(*record);
    return true;
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > 1 << 16) return 0;
  const std::string text(reinterpret_cast<const char*>(data), size);  // NOLINT: bytes as characters
  read(text);
  read(text + "digest " + hex_of(sha256(text)) + "\n");
  return 0;
}
