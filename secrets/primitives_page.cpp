// Implemented by the page: functions of the module `spires` that the wasm build imports.
#include <cstddef>

#include "secrets/primitives.h"

extern "C" {

__attribute__((import_module("spires"), import_name("random"))) void spires_random(std::uint8_t* bytes,
                                                                                   std::size_t size);
__attribute__((import_module("spires"), import_name("sha256"))) void spires_sha256(const std::uint8_t* message,
                                                                                   std::size_t size, std::uint8_t* out);
__attribute__((import_module("spires"), import_name("hmac_sha256"))) void spires_hmac_sha256(
    const std::uint8_t* key, const std::uint8_t* message, std::size_t size, std::uint8_t* out);

}  // extern "C"

namespace spires::secrets {

void fill_randomly(std::span<std::uint8_t> bytes) { spires_random(bytes.data(), bytes.size()); }

Digest sha256(std::span<const std::uint8_t> message) {
  Digest digest{};
  spires_sha256(message.data(), message.size(), digest.data());
  return digest;
}

Digest hmac_sha256(const Digest& key, std::span<const std::uint8_t> message) {
  Digest mac{};
  spires_hmac_sha256(key.data(), message.data(), message.size(), mac.data());
  return mac;
}

bool is_equal(std::string_view a, std::string_view b) {
  unsigned char differs = 0;
  for (std::size_t i = 0; i < a.size(); ++i) differs |= static_cast<unsigned char>(a[i] ^ b[i]);
  return differs == 0;
}

}  // namespace spires::secrets
