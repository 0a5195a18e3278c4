#include "fuzz/commands.h"
#include "tests/laws/duel_tables.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace spires;
  fuzz::play_commands<duel::Duel>({data, size}, laws::random_duel_subject);
  return 0;
}
