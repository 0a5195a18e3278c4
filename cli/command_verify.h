// `spires verify FILE`: checks that a record is unchanged, that its chance follows from its seed and the seed matches
// the commitment, that its result follows, and that it has what a player was told before the first card.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/console.h"

namespace spires::cli {

struct VerifyArguments {
  std::string file;        // "-": standard input
  std::string commitment;  // empty: not known
  std::uint32_t attempt = 0;
  std::vector<std::string> nonces;  // "NONCE" or "SEAT:NONCE"
  std::vector<std::string> hashes;  // "SEAT:HASH"
};

int run_verify(const VerifyArguments& arguments, Console& console);

}  // namespace spires::cli
