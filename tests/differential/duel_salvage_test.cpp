// KM-9.42: the purple spell with an empty discard pile. It is too rare for a campaign, so the game is scripted: both
// players mostly draw from the pile, which is empty in the last turn of round 3.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/differential/duel_sides.h"
#include "tests/differential/reachable.h"

namespace spires::differential {

namespace {

constexpr const char* kSetUp =
    "boxed BO,secret PUR ST*,secret GRE TO,secret YEL TS,secret RED FE,secret BLU EL,burn TO,burn TO";

constexpr const char* kRounds[] = {
    "deal TRK|BLU BO,deal BLU|YEL TO+ down,deal YEL|RED BO,deal RED|PUR TS+,deal PUR|GRE BO down,deal GRE|TRK BO+,"
    "move YEL,take YEL|RED,move GRE,take GRE|TRK,move BLU,take TRK|BLU,move PUR,take RED|PUR,cast PUR BO+ L,draw TO",
    "deal TRK|BLU S1>,deal BLU|YEL BO,deal YEL|RED TS down,deal RED|PUR BO,deal PUR|GRE TS,deal GRE|TRK TO down,"
    "move RED,take RED|PUR,cast RED TS+ L BO L as PUR,draw TO+,move RED,cast RED BO L TS L as PUR,draw TO,"
    "move YEL,move PUR,cast PUR BO L,draw BO",
    "deal TRK|BLU TO down,deal BLU|YEL TS,deal YEL|RED TS,deal RED|PUR TS,deal PUR|GRE TS,deal GRE|TRK S1< down,"
    "move RED,take YEL|RED,cast RED TS L TS L as PUR,draw TO,move PUR,take PUR|GRE,cast PUR BO R,draw S1>,"
    "move YEL,move RED",
};

// Plays to the spell of the last turn, with the pile empty.
void play_to_the_empty_pile(DuelPair& pair) {
  std::vector<std::string> steps = split(kSetUp, ',');
  for (const char* round : kRounds) {
    for (const std::string& step : split(round, ',')) steps.push_back(step);
  }
  for (const std::string& step : steps) {
    pair.apply(step);
    ASSERT_EQ(pair.difference(), "");
  }
  ASSERT_EQ(pair.state().discard_size, 0);
  ASSERT_EQ(pair.phase(), "SPELL");
}

DuelTable table_with(const char* cast_without_effect) {
  DuelTable table;
  table.setup.options = {{"ring_mode", "free"}, {"cast_without_effect", cast_without_effect}};
  table.setup.ring = {"TRK", "BLU", "YEL", "RED", "PUR", "GRE"};
  return table;
}

bool lists(const DuelPair& pair, const std::string& wanted) {
  const auto& list = pair.point().list;
  return std::any_of(list.begin(), list.end(), [&](const auto& entry) { return entry.first == wanted; });
}

constexpr const char* kCast = "cast RED TS L TS L as PUR";

TEST(DuelSalvage, KM_9_42_MayBeCastAndDrawsNothing) {
  DuelPair pair(table_with("allow"));
  ASSERT_NO_FATAL_FAILURE(play_to_the_empty_pile(pair));
  ASSERT_TRUE(lists(pair, kCast));
  EXPECT_EQ(pair.kind(kCast), "cast RED as PUR in vain");
  pair.apply(kCast);
  EXPECT_EQ(pair.difference(), "");
  EXPECT_EQ(pair.phase(), "DEAL");
}

TEST(DuelSalvage, R_19_MayNotBeCastWhereSpellsNeedATarget) {
  DuelPair pair(table_with("forbid"));
  ASSERT_NO_FATAL_FAILURE(play_to_the_empty_pile(pair));
  EXPECT_FALSE(lists(pair, kCast));
  EXPECT_TRUE(lists(pair, "cast RED TS L TS L as YEL"));
}

}  // namespace

}  // namespace spires::differential
