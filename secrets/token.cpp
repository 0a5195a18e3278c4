#include "secrets/token.h"

#include <array>
#include <bit>
#include <vector>

#include "engine/core/record.h"
#include "engine/core/text_hex.h"
#include "secrets/primitives.h"

namespace spires::secrets {
namespace {

constexpr std::size_t kTokenBytes = 20;
constexpr std::size_t kShortestToken = 32;
constexpr std::string_view kLabel = "spires token";

}  // namespace

std::string fresh_token() {
  std::array<std::uint8_t, kTokenBytes> bytes{};
  fill_randomly(bytes);
  return hex_of(bytes);
}

std::uint64_t fresh_number() {
  std::array<std::uint8_t, sizeof(std::uint64_t)> bytes{};
  fill_randomly(bytes);
  return std::bit_cast<std::uint64_t>(bytes);
}

bool is_token(std::string_view text) { return text.size() >= kShortestToken && is_nonce(text); }

std::string token_hash(std::string_view token) {
  std::vector<std::uint8_t> message(kLabel.begin(), kLabel.end());
  message.insert(message.end(), token.begin(), token.end());
  return hex_of(sha256(message));
}

bool same_hash(std::string_view a, std::string_view b) { return a.size() == b.size() && is_equal(a, b); }

}  // namespace spires::secrets
