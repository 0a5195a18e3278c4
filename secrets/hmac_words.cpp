#include "secrets/hmac_words.h"

#include <algorithm>

#include "engine/core/rng.h"
#include "engine/core/text_hex.h"

namespace spires::secrets {
namespace {

constexpr std::string_view kChanceLabel = "spires chance";
constexpr std::string_view kNoncesLabel = "spires nonces";
constexpr std::string_view kCommitmentLabel = "spires commitment";
constexpr std::string_view kNonceLabel = "spires nonce ";
constexpr std::string_view kOpenedLabel = "spires opened";
constexpr std::string_view kBotLabel = "spires bot";

using Bytes = std::vector<std::uint8_t>;

Bytes bytes_of(std::string_view label) { return {label.begin(), label.end()}; }
void add(Bytes& message, std::string_view text) { message.insert(message.end(), text.begin(), text.end()); }
// Eight bytes, most significant first.
void add(Bytes& message, std::uint64_t number) {
  for (int i = 7; i >= 0; --i) message.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
}

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
  Bytes message = bytes_of(kNoncesLabel);
  for (const std::string& nonce : nonces) add(message, " " + nonce);
  return HmacWords(hmac_sha256(key_, message));
}

HmacWords HmacWords::opened(const ChanceSource& source) const {
  Bytes message = bytes_of(kOpenedLabel);
  add(message, source.attempt());
  for (const SeatNonce& one : source.seats) {
    add(message, " " + one.seat + ":");
    add(message, one.how == SeatNonce::How::Bot ? bot_nonce(one.seat, source.attempt()) : one.nonce);
  }
  return HmacWords(hmac_sha256(key_, message));
}

std::string HmacWords::bot_nonce(std::string_view seat, std::uint32_t attempt) const {
  Bytes message = bytes_of(kBotLabel);
  add(message, attempt);
  add(message, seat);
  return hex_of(hmac_sha256(key_, message));
}

std::uint64_t HmacWords::word(std::uint64_t k) const {
  Bytes message = bytes_of(kChanceLabel);
  add(message, k);
  const Digest mac = hmac_sha256(key_, message);
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < 8; ++i) word = (word << 8) | mac[i];
  return word;
}

std::string HmacWords::key() const { return hex_of(key_); }

// Both forms have a length of their own, so no commitment fits two attempts.
std::string HmacWords::commitment(std::uint32_t attempt) const {
  Bytes message = bytes_of(kCommitmentLabel);
  message.insert(message.end(), key_.begin(), key_.end());
  if (attempt > 1) add(message, attempt);
  return hex_of(sha256(message));
}

std::string nonce_hash(std::string_view nonce) {
  Bytes message = bytes_of(kNonceLabel);
  add(message, nonce);
  return hex_of(sha256(message));
}

ChanceSource HmacWords::source() const { return {ChanceSource::Kind::Hmac, 0, key(), commitment(), {}}; }

ChanceWords::ChanceWords(const ChanceSource& source) : source_(source) {
  if (!source.is_sealed()) return;
  const std::optional<HmacWords> sealed = HmacWords::parse(source.key);
  if (!sealed) return;
  provable_ = source.kind == ChanceSource::Kind::Hmac ? sealed->mixed(source.nonces) : sealed->opened(source);
}

std::optional<std::uint64_t> ChanceWords::operator()(std::uint32_t k) const {
  if (provable_) return provable_->word(k);
  if (source_.kind == ChanceSource::Kind::Mix) return SeededWords(source_.seed).word(k);
  return std::nullopt;
}

}  // namespace spires::secrets
