#include "secrets/hmac_words.h"

#include <sodium.h>

#include <algorithm>
#include <cstdlib>

#include "engine/core/rng.h"
#include "engine/core/text_hex.h"

namespace spires::secrets {
namespace {

constexpr std::string_view kChanceLabel = "spires chance";
constexpr std::string_view kNoncesLabel = "spires nonces";
constexpr std::string_view kCommitmentLabel = "spires commitment";

static_assert(sizeof(HmacWords::Key) == crypto_auth_hmacsha256_KEYBYTES);

// Without a working random source there is no fair game.
void need_sodium() {
  if (sodium_init() < 0) std::abort();
}

std::vector<std::uint8_t> bytes_of(std::string_view label) { return {label.begin(), label.end()}; }

}  // namespace

HmacWords HmacWords::fresh() {
  need_sodium();
  Key key{};
  randombytes_buf(key.data(), key.size());
  return HmacWords(key);
}

std::optional<HmacWords> HmacWords::parse(std::string_view hex) {
  const std::optional<std::vector<std::uint8_t>> bytes = parse_hex(hex);
  Key key{};
  if (!bytes || bytes->size() != key.size()) return std::nullopt;
  std::copy(bytes->begin(), bytes->end(), key.begin());
  return HmacWords(key);
}

HmacWords HmacWords::mixed(const std::vector<std::string>& nonces) const {
  if (nonces.empty()) return *this;
  need_sodium();
  std::vector<std::uint8_t> message = bytes_of(kNoncesLabel);
  for (const std::string& nonce : nonces) {
    message.push_back(' ');
    message.insert(message.end(), nonce.begin(), nonce.end());
  }
  Key key{};
  crypto_auth_hmacsha256(key.data(), message.data(), message.size(), key_.data());
  return HmacWords(key);
}

std::uint64_t HmacWords::word(std::uint64_t k) const {
  need_sodium();
  std::vector<std::uint8_t> message = bytes_of(kChanceLabel);
  for (int i = 7; i >= 0; --i) message.push_back(static_cast<std::uint8_t>(k >> (8 * i)));
  std::array<std::uint8_t, crypto_auth_hmacsha256_BYTES> mac{};
  crypto_auth_hmacsha256(mac.data(), message.data(), message.size(), key_.data());
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < 8; ++i) word = (word << 8) | mac[i];
  return word;
}

std::string HmacWords::key() const { return hex_of(key_); }

std::string HmacWords::commitment() const {
  need_sodium();
  std::vector<std::uint8_t> message = bytes_of(kCommitmentLabel);
  message.insert(message.end(), key_.begin(), key_.end());
  std::array<std::uint8_t, crypto_hash_sha256_BYTES> digest{};
  crypto_hash_sha256(digest.data(), message.data(), message.size());
  return hex_of(digest);
}

ChanceSource HmacWords::source() const { return {ChanceSource::Kind::Hmac, 0, key(), commitment(), {}}; }

ChanceWords::ChanceWords(const ChanceSource& source) : source_(source) {
  if (source.kind != ChanceSource::Kind::Hmac) return;
  if (const std::optional<HmacWords> sealed = HmacWords::parse(source.key)) provable_ = sealed->mixed(source.nonces);
}

std::optional<std::uint64_t> ChanceWords::operator()(std::uint32_t k) const {
  if (provable_) return provable_->word(k);
  if (source_.kind == ChanceSource::Kind::Mix) return SeededWords(source_.seed).word(k);
  return std::nullopt;
}

}  // namespace spires::secrets
