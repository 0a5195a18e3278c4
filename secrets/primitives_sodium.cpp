#include <sodium.h>

#include <cstdlib>

#include "secrets/primitives.h"

namespace spires::secrets {
namespace {

static_assert(sizeof(Digest) == crypto_hash_sha256_BYTES);
static_assert(sizeof(Digest) == crypto_auth_hmacsha256_BYTES && sizeof(Digest) == crypto_auth_hmacsha256_KEYBYTES);

void need_sodium() {
  if (sodium_init() < 0) std::abort();
}

}  // namespace

void fill_randomly(std::span<std::uint8_t> bytes) {
  need_sodium();
  randombytes_buf(bytes.data(), bytes.size());
}

Digest sha256(std::span<const std::uint8_t> message) {
  need_sodium();
  Digest digest{};
  crypto_hash_sha256(digest.data(), message.data(), message.size());
  return digest;
}

Digest hmac_sha256(const Digest& key, std::span<const std::uint8_t> message) {
  need_sodium();
  Digest mac{};
  crypto_auth_hmacsha256(mac.data(), message.data(), message.size(), key.data());
  return mac;
}

bool is_equal(std::string_view a, std::string_view b) { return sodium_memcmp(a.data(), b.data(), a.size()) == 0; }

}  // namespace spires::secrets
