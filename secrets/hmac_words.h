// Chance words that can be proven: word k = HMAC-SHA-256(key, "spires chance" || k), see docs/record-format.md.
//
// The host shows the commitment to the key before the first chance step and the key after the match; then anybody can
// compute every outcome again. What the players throw in is mixed with the key, so the host alone does not choose either.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/record.h"
#include "secrets/primitives.h"

namespace spires::secrets {

class HmacWords {
 public:
  using Key = Digest;

  // A key nobody can guess.
  static HmacWords fresh();
  // 64 hexadecimal digits, or nothing.
  static std::optional<HmacWords> parse(std::string_view hex);

  // The words after players have thrown something in. None: these words.
  HmacWords mixed(const std::vector<std::string>& nonces) const;

  std::uint64_t word(std::uint64_t k) const;
  std::string key() const;
  // SHA-256("spires commitment" || key), in hexadecimal.
  std::string commitment() const;
  ChanceSource source() const;

 private:
  explicit HmacWords(const Key& key) : key_(key) {}
  Key key_;
};

// The words of a record's chance line. Nothing where outcomes were recorded by hand.
class ChanceWords {
 public:
  explicit ChanceWords(const ChanceSource& source);
  std::optional<std::uint64_t> operator()(std::uint32_t k) const;

 private:
  ChanceSource source_;
  std::optional<HmacWords> provable_;
};

}  // namespace spires::secrets
