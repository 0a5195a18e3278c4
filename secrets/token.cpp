#include "secrets/token.h"

#include <sodium.h>

#include <array>
#include <cstdlib>
#include <vector>

#include "engine/core/record.h"
#include "engine/core/text_hex.h"

namespace spires::secrets {
namespace {

constexpr std::size_t kTokenBytes = 20;
constexpr std::size_t kShortestToken = 32;
constexpr std::string_view kLabel = "spires token";

// Without a working random source no seat is safe.
void need_sodium() {
  if (sodium_init() < 0) std::abort();
}

}  // namespace

std::string fresh_token() {
  need_sodium();
  std::array<std::uint8_t, kTokenBytes> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return hex_of(bytes);
}

std::uint64_t fresh_number() {
  need_sodium();
  std::uint64_t number = 0;
  randombytes_buf(&number, sizeof number);
  return number;
}

bool is_token(std::string_view text) { return text.size() >= kShortestToken && is_nonce(text); }

std::string token_hash(std::string_view token) {
  need_sodium();
  std::vector<std::uint8_t> message(kLabel.begin(), kLabel.end());
  message.insert(message.end(), token.begin(), token.end());
  std::array<std::uint8_t, crypto_hash_sha256_BYTES> digest{};
  crypto_hash_sha256(digest.data(), message.data(), message.size());
  return hex_of(digest);
}

bool same_hash(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace spires::secrets
