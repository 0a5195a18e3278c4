// The packed card set compared with a plain one: a count for each kind.
#include "engine/towers/cards.h"

#include <gtest/gtest.h>

#include <array>

#include "engine/core/rng.h"

namespace spires::towers::tests {
namespace {

struct Plain {
  std::array<int, kCardKinds> counts{};
  CardSet packed;
};

Plain random_set(Rng& rng) {
  Plain set;
  for (int k = 0; k < kCardKinds; ++k) {
    const int copies = static_cast<int>(rng.next_below(row(Card(k)).copies + 1U));
    set.counts[static_cast<std::size_t>(k)] = copies;
    for (int i = 0; i < copies; ++i) set.packed.add(Card(k));
  }
  return set;
}

TEST(Cards, CountsAndSizeAreThoseOfThePlainSet) {
  Rng rng(1);
  for (int n = 0; n < 2000; ++n) {
    const Plain set = random_set(rng);
    int size = 0;
    for (int k = 0; k < kCardKinds; ++k) {
      EXPECT_EQ(set.packed.count(Card(k)), set.counts[static_cast<std::size_t>(k)]);
      size += set.counts[static_cast<std::size_t>(k)];
    }
    EXPECT_EQ(set.packed.size(), size);
  }
}

// On processors that can deposit bits, nth differs from nth_by_counting.
TEST(Cards, BothWaysToTheNthCardAgreeOnEveryPlace) {
  Rng rng(2);
  for (int n = 0; n < 500; ++n) {
    const CardSet cards = random_set(rng).packed;
    for (int i = 0; i < cards.size(); ++i) ASSERT_EQ(index(cards.nth(i)), index(cards.nth_by_counting(i))) << i;
  }
  const CardSet all = CardSet::full_deck();
  for (int i = 0; i < kAllCards; ++i) ASSERT_EQ(index(all.nth(i)), index(all.nth_by_counting(i))) << i;
}

TEST(Cards, KindsComeOnceEachInTheOrderOfTheTable) {
  Rng rng(3);
  for (int n = 0; n < 500; ++n) {
    const Plain set = random_set(rng);
    int next = 0;
    set.packed.for_each_kind([&](Card card) {
      for (; next < index(card); ++next) EXPECT_EQ(set.counts[static_cast<std::size_t>(next)], 0);
      EXPECT_NE(set.counts[static_cast<std::size_t>(next)], 0);
      ++next;
    });
    for (; next < kCardKinds; ++next) EXPECT_EQ(set.counts[static_cast<std::size_t>(next)], 0);
  }
}

}  // namespace
}  // namespace spires::towers::tests
