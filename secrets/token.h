// Tokens: they identify the owner of a seat or the host of a table. The store keeps only hashes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace spires::secrets {

// Returns 160 random bits as 40 hexadecimal digits.
std::string fresh_token();
std::uint64_t fresh_number();

// Returns whether a client may use it as its own token: 32 to 64 letters, digits, `_` and `-`.
bool is_token(std::string_view text);

// Returns SHA-256 in hexadecimal. Tokens are long and random, so a slow hash would add no protection.
std::string token_hash(std::string_view token);
// Compares in constant time.
bool same_hash(std::string_view a, std::string_view b);

}  // namespace spires::secrets
