// The few things that only cryptography can do. Natively libsodium does them, in a page what the page brings.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/core/sha256.h"

namespace spires::secrets {

// Bytes that nobody can guess. Where there are none the program ends: without them no game is fair and no seat safe.
void fill_randomly(std::span<std::uint8_t> bytes);
Digest sha256(std::span<const std::uint8_t> message);
Digest hmac_sha256(const Digest& key, std::span<const std::uint8_t> message);
// In a time that does not tell where they differ. REQUIRES: they are of the same length.
bool is_equal(std::string_view a, std::string_view b);

}  // namespace spires::secrets
