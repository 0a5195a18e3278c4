// Provable chance words: word k = HMAC-SHA-256(key, "spires chance" || k), see docs/record-format.md.
//
// The host shows the commitment to the key before the first chance step and the key after the match; then anyone can
// compute every outcome again. The players' nonces are mixed into the key, so the host alone cannot choose outcomes. In
// two rounds every nonce is sealed by its hash before the first one is opened, so no player who knows the key can
// choose a nonce that suits the others.
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

  // Returns the words of a new random key.
  static HmacWords fresh();
  // Parses 64 hexadecimal digits; returns nullopt for any other text.
  static std::optional<HmacWords> parse(std::string_view hex);

  // Returns the words after mixing in the players' nonces. Without nonces: these words.
  HmacWords mixed(const std::vector<std::string>& nonces) const;
  // Returns the words after mixing in the nonces of all seats, in two rounds. REQUIRES: `source` is of that kind.
  HmacWords opened(const ChanceSource& source) const;
  // Returns the nonce of a bot, derived from the key.
  std::string bot_nonce(std::string_view seat, std::uint32_t attempt) const;

  std::uint64_t word(std::uint64_t k) const;
  std::string key() const;
  // Returns SHA-256("spires commitment" || key) in hexadecimal; from the second attempt on the number follows the key.
  std::string commitment(std::uint32_t attempt = 1) const;
  ChanceSource source() const;

 private:
  explicit HmacWords(const Key& key) : key_(key) {}
  Key key_;
};

// Returns the hash that seals a nonce, in hexadecimal: SHA-256("spires nonce " || nonce).
std::string nonce_hash(std::string_view nonce);

// The words of a record's chance line. Calls return nullopt if outcomes were recorded by hand.
class ChanceWords {
 public:
  explicit ChanceWords(const ChanceSource& source);
  std::optional<std::uint64_t> operator()(std::uint32_t k) const;

 private:
  ChanceSource source_;
  std::optional<HmacWords> provable_;
};

}  // namespace spires::secrets
