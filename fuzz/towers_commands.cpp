#include "fuzz/commands.h"
#include "tests/laws/towers_tables.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace spires;
  fuzz::play_commands<towers::Towers>({data, size}, laws::random_towers_subject);
  return 0;
}
