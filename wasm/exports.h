// Exports functions and texts from the module.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string_view>

// NOLINTNEXTLINE(bugprone-macro-parentheses)
#define SPIRES_EXPORT(name) __attribute__((export_name(name)))

namespace spires::wasm {

// A text for the page, which frees it: its length in four bytes, then its bytes.
inline char* result_of(std::string_view text) {
  const auto size = static_cast<std::uint32_t>(text.size());
  char* const result = static_cast<char*>(std::malloc(sizeof size + text.size()));
  if (result == nullptr) std::abort();
  std::memcpy(result, &size, sizeof size);
  std::memcpy(result + sizeof size, text.data(), text.size());
  return result;
}

}  // namespace spires::wasm
