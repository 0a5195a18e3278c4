#include "secrets/hmac_words.h"

#include <algorithm>

#include "engine/core/rng.h"
#include "engine/core/text_hex.h"

namespace spires::secrets {
namespace {

constexpr std::string_view kChanceLabel = "spires chance";
constexpr std::string_view kNoncesLabel = "spires nonces";
constexpr std::string_view kCommitmentLabel = "spires commitment";

std::vector<std::uint8_t> bytes_of(std::string_view label) { return {label.begin(), label.end()}; }

}  // namespace

HmacWords HmacWords::fresh() {
  Key key{};
  fill_randomly(key);
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
  std::vector<std::uint8_t> message = bytes_of(kNoncesLabel);
  for (const std::string& nonce : nonces) {
    message.push_back(' ');
    message.insert(message.end(), nonce.begin(), nonce.end());
  }
  return HmacWords(hmac_sha256(key_, message));
}

std::uint64_t HmacWords::word(std::uint64_t k) const {
  std::vector<std::uint8_t> message = bytes_of(kChanceLabel);
  for (int i = 7; i >= 0; --i) message.push_back(static_cast<std::uint8_t>(k >> (8 * i)));
  const Digest mac = hmac_sha256(key_, message);
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < 8; ++i) word = (word << 8) | mac[i];
  return word;
}

std::string HmacWords::key() const { return hex_of(key_); }

std::string HmacWords::commitment() const {
  std::vector<std::uint8_t> message = bytes_of(kCommitmentLabel);
  message.insert(message.end(), key_.begin(), key_.end());
  return hex_of(sha256(message));
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
