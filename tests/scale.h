// The amount of work of counted tests. SPIRES_SCALE multiplies their counts: 1 in ./test, less under sanitizers, 100 in
// ./dev soak. A count never falls below one.
#pragma once

#include <cstdint>
#include <cstdlib>

namespace spires::tests {

inline double scale() {
  const char* text = std::getenv("SPIRES_SCALE");
  const double value = text == nullptr ? 1.0 : std::strtod(text, nullptr);
  return value > 0.0 ? value : 1.0;
}

inline std::int64_t scaled(std::int64_t count) {
  const auto value = static_cast<std::int64_t>(static_cast<double>(count) * scale());
  return value < 1 ? 1 : value;
}

}  // namespace spires::tests
