// KM-2: the ring.
#include "tests/duel/scenario.h"

namespace spires::duel::tests {
namespace {

TEST(KM_2_1, TheRingHasNoEnd) {
  EXPECT_EQ(scenario().at("BLU", "GRE").legal(), "move GRE, move RED, move TRK");
  EXPECT_EQ(scenario().at("TRK", "GRE").legal(), "move BLU, move GRE, move PUR");
}

TEST(KM_2_2, OneSlotBetweenAnyTwoNeighbours) {
  auto t = scenario().ring("TRK,YEL,BLU,PUR,RED,GRE");
  std::vector<std::string> slots;
  for (const std::string& entry : split(t.field("slots"), ',')) slots.push_back(entry.substr(0, entry.find(':')));
  EXPECT_EQ(join(slots, " "), "TRK|YEL YEL|BLU BLU|PUR PUR|RED RED|GRE GRE|TRK");
}

TEST(KM_2_3, EachTowerHasItsTwoSlots) {
  const auto takes = [](const char* from, const char* to, const char* mage) {
    return scenario().at(from, mage).play("move " + std::string(to)).legal();
  };
  EXPECT_EQ(takes("YEL", "GRE", "BLU"), "take GRE|YEL, take PUR|GRE");
  EXPECT_EQ(takes("GRE", "YEL", "BLU"), "take GRE|YEL, take YEL|RED");
  EXPECT_EQ(takes("YEL", "RED", "PUR"), "take RED|BLU, take YEL|RED");
  EXPECT_EQ(takes("RED", "BLU", "PUR"), "take BLU|TRK, take RED|BLU");
  EXPECT_EQ(takes("BLU", "TRK", "GRE"), "take BLU|TRK, take TRK|PUR");
  EXPECT_EQ(takes("TRK", "PUR", "RED"), "take PUR|GRE, take TRK|PUR");
}

TEST(KM_2_4, TheUsualRing) {
  const auto neighbours = [](const char* tower, const char* mage) {
    return scenario().at(tower, mage).set("swap_range", "adjacent").legal();
  };
  EXPECT_EQ(neighbours("TRK", "YEL"), "move BLU, move PUR");
  EXPECT_EQ(neighbours("PUR", "RED"), "move GRE, move TRK");
  EXPECT_EQ(neighbours("GRE", "BLU"), "move PUR, move YEL");
  EXPECT_EQ(neighbours("YEL", "TRK"), "move GRE, move RED");
  EXPECT_EQ(neighbours("RED", "PUR"), "move BLU, move YEL");
  EXPECT_EQ(neighbours("BLU", "GRE"), "move RED, move TRK");
}

TEST(KM_2_4, TheMirrorImageIsTheSameGame) {
  auto usual = scenario().at("YEL", "RED");
  auto mirrored = scenario().ring("TRK,BLU,RED,YEL,GRE,PUR").at("YEL", "RED");
  EXPECT_EQ(mirrored.legal(), usual.legal());
  usual.play("move GRE");
  mirrored.play("move GRE");
  EXPECT_EQ(usual.legal(), "take GRE|YEL, take PUR|GRE");
  EXPECT_EQ(mirrored.legal(), "take GRE|PUR, take YEL|GRE");
}

TEST(KM_2_5, TheUsualSlots) {
  EXPECT_EQ(scenario().from_the_start().field("slots"), "TRK|PUR:-,PUR|GRE:-,GRE|YEL:-,YEL|RED:-,RED|BLU:-,BLU|TRK:-");
}

TEST(KM_2_6, TheCharactersNeverShareATower) {
  auto t = scenario().at("YEL", "RED");
  std::string line = t.line();
  line.replace(line.find("posM=RED"), 8, "posM=YEL");
  EXPECT_NE(fault_of(t.rules(), line), "none");
  EXPECT_EQ(scenario().active('M').at("YEL", "GRE").refused("move YEL"), "KM-5.2");
}

TEST(KM_2_7, TheKnightStartsOppositeTheTrackInEveryRing) {
  const auto start = [](const char* ring) {
    auto t = scenario().ring(ring).from_the_start();
    return t.field("posK") + " " + t.field("posM");
  };
  EXPECT_EQ(start("TRK,YEL,BLU,PUR,RED,GRE"), "PUR TRK");
  EXPECT_EQ(start("YEL,TRK,BLU,PUR,RED,GRE"), "RED TRK");
  EXPECT_EQ(start("YEL,BLU,PUR,RED,GRE,TRK"), "PUR TRK");
}

TEST(KM_2_7, ASwapOfNeighboursIsOneAtDistanceOne) {
  const auto swaps = [](const char* mage) {
    return scenario().set("swap_range", "adjacent").at("YEL", mage).lists("move " + std::string(mage));
  };
  EXPECT_TRUE(swaps("GRE"));
  EXPECT_TRUE(swaps("RED"));
  EXPECT_FALSE(swaps("PUR"));
  EXPECT_FALSE(swaps("BLU"));
  EXPECT_FALSE(swaps("TRK"));
}

}  // namespace
}  // namespace spires::duel::tests
