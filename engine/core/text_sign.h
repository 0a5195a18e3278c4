// The signature as a text table: one line per ruleset and a total, the same from `spires sign` and from the wasm build.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace spires {

struct SignedRuleset {
  std::string name;
  std::uint64_t signature = 0;
};

std::uint64_t total_signature(const std::vector<SignedRuleset>& rows);
std::string signature_table(std::string_view game, const std::vector<SignedRuleset>& rows, std::uint32_t games);

}  // namespace spires
