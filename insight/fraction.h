// Exact fractions, for what is proved.
#pragma once

#include <cstdint>
#include <numeric>
#include <optional>

namespace spires::insight {

// A number from 0 on in lowest terms. Arithmetic that does not fit gives nothing, never a rounded number.
struct Fraction {
  std::int64_t over = 0;
  std::int64_t under = 1;
  constexpr bool operator==(const Fraction&) const = default;

  constexpr double value() const { return static_cast<double>(over) / static_cast<double>(under); }
};

// REQUIRES: over >= 0, under > 0.
constexpr Fraction fraction(std::int64_t over, std::int64_t under) {
  const std::int64_t common = std::gcd(over, under);
  return {over / common, under / common};
}

constexpr std::optional<Fraction> sum_of(const Fraction& a, const Fraction& b) {
  const std::int64_t common = std::gcd(a.under, b.under);
  std::int64_t left = 0;
  std::int64_t right = 0;
  std::int64_t under = 0;
  std::int64_t over = 0;
  if (__builtin_mul_overflow(a.over, b.under / common, &left)) return std::nullopt;
  if (__builtin_mul_overflow(b.over, a.under / common, &right)) return std::nullopt;
  if (__builtin_mul_overflow(a.under, b.under / common, &under)) return std::nullopt;
  if (__builtin_add_overflow(left, right, &over)) return std::nullopt;
  return fraction(over, under);
}

// REQUIRES: over >= 0, under > 0.
constexpr std::optional<Fraction> times(const Fraction& a, std::int64_t over, std::int64_t under) {
  const Fraction by = fraction(over, under);
  const std::int64_t first = std::gcd(a.over, by.under);
  const std::int64_t second = std::gcd(by.over, a.under);
  Fraction product;
  if (__builtin_mul_overflow(a.over / first, by.over / second, &product.over)) return std::nullopt;
  if (__builtin_mul_overflow(a.under / second, by.under / first, &product.under)) return std::nullopt;
  return product.over == 0 ? Fraction{} : product;
}

// Returns whether a < b, by the whole parts and then the rest turned over, so that nothing can overflow.
constexpr bool less(Fraction a, Fraction b) {
  for (bool turned = false;; turned = !turned) {
    const std::int64_t whole_a = a.over / a.under;
    const std::int64_t whole_b = b.over / b.under;
    if (whole_a != whole_b) return turned != (whole_a < whole_b);
    const std::int64_t rest_a = a.over % a.under;
    const std::int64_t rest_b = b.over % b.under;
    if (rest_a == 0 || rest_b == 0) return turned ? rest_a != 0 && rest_b == 0 : rest_a == 0 && rest_b != 0;
    a = {a.under, rest_a};
    b = {b.under, rest_b};
  }
}

}  // namespace spires::insight
