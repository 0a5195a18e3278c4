// The bots' own functions of real numbers are close enough to the standard library's, and the same everywhere.
#include "bots/numbers.h"

#include <gtest/gtest.h>

#include <cmath>

namespace spires::bots {
namespace {

TEST(Numbers, ExpIsNearTheTrueOne) {
  for (float x = -20.0F; x <= 20.0F; x += 0.037F) {
    EXPECT_NEAR(exp_of(x) / std::exp(x), 1.0F, 1e-5F) << x;
  }
  EXPECT_EQ(exp_of(0), 1.0F);
  EXPECT_EQ(exp_of(1000), exp_of(80));
  EXPECT_EQ(exp_of(-1000), exp_of(-80));
}
TEST(Numbers, SqrtIsNearTheTrueOne) {
  EXPECT_EQ(sqrt_of(0), 0.0F);
  for (float x = 0.001F; x < 1e6F; x *= 1.09F) EXPECT_NEAR(sqrt_of(x) / std::sqrt(x), 1.0F, 1e-6F) << x;
}
// The compiler computes them without the processor: equal bits show that the processor rounds the same way.
TEST(Numbers, AreTheSameAtRunTimeAndInTheCompiler) {
  constexpr float kExp[] = {exp_of(-3.7F), exp_of(0.1F), exp_of(2.5F)};
  constexpr float kSqrt[] = {sqrt_of(2.0F), sqrt_of(77.7F)};
  volatile float x[] = {-3.7F, 0.1F, 2.5F, 2.0F, 77.7F};
  EXPECT_EQ(exp_of(x[0]), kExp[0]);
  EXPECT_EQ(exp_of(x[1]), kExp[1]);
  EXPECT_EQ(exp_of(x[2]), kExp[2]);
  EXPECT_EQ(sqrt_of(x[3]), kSqrt[0]);
  EXPECT_EQ(sqrt_of(x[4]), kSqrt[1]);
}

}  // namespace
}  // namespace spires::bots
