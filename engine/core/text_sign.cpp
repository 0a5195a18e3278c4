#include "engine/core/text_sign.h"

#include <algorithm>

#include "engine/core/hash.h"
#include "engine/core/text_hex.h"

namespace spires {

std::uint64_t total_signature(const std::vector<SignedRuleset>& rows) {
  Hash hash;
  for (const SignedRuleset& row : rows) {
    hash.add_text(row.name);
    hash.add(row.signature);
  }
  return hash.value();
}

std::string signature_table(std::string_view game, const std::vector<SignedRuleset>& rows, std::uint32_t games) {
  const std::string total = "total of " + std::to_string(rows.size()) + " rulesets of " + std::string(game) + ", " +
                            std::to_string(games) + " games each";
  std::size_t width = total.size();
  for (const SignedRuleset& row : rows) width = std::max(width, row.name.size());
  std::string text;
  const auto line = [&](const std::string& name, std::uint64_t value) {
    text += name + std::string(width + 2 - name.size(), ' ') + hex_of(value) + "\n";
  };
  for (const SignedRuleset& row : rows) line(row.name, row.signature);
  line(total, total_signature(rows));
  return text;
}

}  // namespace spires
