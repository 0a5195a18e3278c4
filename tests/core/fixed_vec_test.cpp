#include "engine/core/fixed_vec.h"

#include <gtest/gtest.h>

#include <numeric>

namespace spires {
namespace {

constexpr int sum_of_three() {
  FixedVec<int, 3> list;
  for (int i = 1; i <= 3; ++i) list.push_back(i);
  return std::accumulate(list.begin(), list.end(), 0);
}
static_assert(sum_of_three() == 6);

TEST(FixedVec, KeepsOrderAndSize) {
  FixedVec<int, 4> list;
  EXPECT_TRUE(list.empty());
  list.push_back(7);
  list.push_back(5);
  EXPECT_EQ(list.size(), 2);
  EXPECT_EQ(list[0], 7);
  EXPECT_EQ(list[1], 5);
  EXPECT_TRUE(list.contains(5));
  EXPECT_FALSE(list.contains(6));
  list.clear();
  EXPECT_TRUE(list.empty());
  EXPECT_FALSE(list.contains(5));
}

}  // namespace
}  // namespace spires
