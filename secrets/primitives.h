// Cryptographic primitives. Natively libsodium implements them, in wasm the page.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/core/sha256.h"

namespace spires::secrets {

// Fills with cryptographically secure random bytes. Ends the program if there are none: without them no game is fair
// and no seat is safe.
void fill_randomly(std::span<std::uint8_t> bytes);
Digest sha256(std::span<const std::uint8_t> message);
Digest hmac_sha256(const Digest& key, std::span<const std::uint8_t> message);
// Compares in constant time. REQUIRES: both have the same length.
bool is_equal(std::string_view a, std::string_view b);

}  // namespace spires::secrets
