// What a seat is told about the standing of Knight & Mage: stones, majorities and points if the game ended now.
#include <gtest/gtest.h>

#include "engine/core/collector.h"
#include "tests/duel/scenario.h"
#include "wire/duel_preview.h"
#include "wire/duel_view.h"

namespace spires::wire {
namespace {

using duel::tests::Scenario;
using duel::tests::scenario;

DuelView watched(Scenario& t, Observer observer) {
  return said_view(t.rules(), duel::view_of(t.rules(), t.state(), observer, duel::Memory::Perfect));
}
DuelView watched_by(Scenario& t, char seat) { return watched(t, Observer(duel::tests::seat_of(seat))); }

// "2x1=FE@2, 1x0": two stones of the card at place 1 count as the feather at place 2, one at place 0 as nothing.
std::string stones_text(const std::vector<DuelStones>& stones) {
  std::string text;
  for (const DuelStones& one : stones) {
    if (!text.empty()) text += ", ";
    text += std::to_string(one.count) + "x" + std::to_string(one.place);
    if (one.as) text += "=" + one.as->text + "@" + std::to_string(*one.from);
  }
  return text;
}
// "K 0+7+2+1=10": guess, towers, secret cards, chests.
std::string points_text(const DuelPoints& one) {
  return one.seat.text + " " + std::to_string(one.guess) + "+" + std::to_string(one.towers) + "+" +
         std::to_string(one.secrets) + "+" + std::to_string(one.chests) + "=" + std::to_string(one.total);
}
std::string points_of(const DuelStanding& standing) {
  return points_text(standing.points[0]) + ", " + points_text(standing.points[1]);
}
// "2:1 K" at a tower.
std::string count_at(const DuelStanding& standing, std::string_view tower) {
  for (const DuelBalance& one : standing.towers) {
    if (one.tower.text == tower)
      return std::to_string(one.knight) + ":" + std::to_string(one.mage) + " " + one.majority.text;
  }
  return "?";
}
DuelPreview previewed(Scenario& t, char seat, std::string_view action) {
  const auto view = duel::view_of(t.rules(), t.state(), Observer(duel::tests::seat_of(seat)), duel::Memory::Perfect);
  return preview_of(t.rules(), view, *duel::Text::parse_action(action));
}

// KM-8.3: a chain inherits what its last stone points at; KM-8.4: a stone that points off the row counts as nothing.
TEST(DuelStanding, TellsWhatEachStoneCountsAs) {
  auto t = scenario().used('K', "S1>,S2>,FE,S1>").used('M', "EL,S1>,S2<,FE");
  const DuelView view = watched_by(t, 'K');
  EXPECT_EQ(stones_text(view.players[0].stone_cards), "1x0=FE@2, 2x1=FE@2, 1x3");
  EXPECT_EQ(stones_text(view.players[1].stone_cards), "1x1, 2x2");
  EXPECT_EQ(watched(t, Observer::spectator()).players[0].stone_cards, view.players[0].stone_cards);
}

TEST(DuelStanding, CountsTowersChestsAndOwnVeiledCards) {
  auto t = scenario().acquired('K', "TS,TO+").acquired('M', "TO").veiled('M', "TO,BO").veiled('K', "EL");
  // TS 1:0 is the knight's, TO 1:2 with the veiled one the mage's, BO 0:1 the mage's; the knight's veiled card is hidden.
  const DuelStanding mage = watched_by(t, 'M').standing;
  EXPECT_EQ(points_of(mage), "K 0+7+0+1=8, M 0+11+0+0=11");
  EXPECT_EQ(count_at(mage, "GRE"), "1:2 M");
  EXPECT_EQ(mage.veiled, 1);
  EXPECT_EQ(mage.secrets, 3);
  // The knight knows neither of the mage's cards: a tie at TO, and the own elixir.
  const DuelStanding knight = watched_by(t, 'K').standing;
  EXPECT_EQ(points_of(knight), "K 0+13+0+1=14, M 0+0+0+0=0");
  EXPECT_EQ(count_at(knight, "GRE"), "1:1 nobody");
  EXPECT_EQ(knight.veiled, 2);
  const DuelStanding spectator = watched(t, Observer::spectator()).standing;
  EXPECT_EQ(points_of(spectator), "K 0+7+0+1=8, M 0+0+0+0=0");
  EXPECT_EQ(spectator.veiled, 3);
}

// KM-12.4, R-31: a seen card counts for its owner until another player has had it in hand, and only with memory aids.
TEST(DuelStanding, CountsSecretCardsThatTheObserverHasSeen) {
  const auto table = [](const char* aids) {
    auto t = scenario().set("memory_aids", aids).secrets("RED:TS,BLU:FE").at("YEL", "RED");
    t.phase("SPELL").acquired('K', "EL,TS,TS").acquired('M', "EL,EL");
    t.play("cast YEL EL L").play("look RED BLU").play("keep");
    return t;
  };
  auto t = table("true");
  EXPECT_EQ(points_of(watched_by(t, 'K').standing), "K 0+7+2+0=9, M 0+6+0+0=6");
  EXPECT_EQ(watched_by(t, 'K').standing.secrets, 1);
  EXPECT_EQ(points_of(watched_by(t, 'M').standing), "K 0+7+0+0=7, M 0+6+0+0=6");
  EXPECT_EQ(watched_by(t, 'M').standing.secrets, 2);
  auto forgetful = table("false");
  EXPECT_EQ(points_of(watched_by(forgetful, 'K').standing), "K 0+7+0+0=7, M 0+6+0+0=6");
}

TEST(DuelStanding, IsTheScoreAtTheEnd) {
  auto t = scenario().guessing().secrets("RED:ST*").acquired('K', "TS,FE+").veiled('M', "TO,BO").used('M', "EL");
  t.play("guess RED");
  EXPECT_TRUE(t.over());
  const DuelStanding end = watched(t, Observer::spectator()).standing;
  EXPECT_EQ(end.points[0].total, std::stoi(t.score('K').substr(t.score('K').find('=') + 1)));
  EXPECT_EQ(end.points[1].total, std::stoi(t.score('M').substr(t.score('M').find('=') + 1)));
  EXPECT_EQ(end.points[0].guess, 3);
}

// A taken stone is followed by the question at which end; the preview of the taking answers it for both.
TEST(DuelStanding, PreviewsBothEndsForATakenStone) {
  auto t = scenario().at("YEL", "BLU").phase("TAKE").slots("GRE|YEL:S2>,YEL|RED:TS").used('K', "EL,S1>,BO");
  const DuelPreview stone = previewed(t, 'K', "take GRE|YEL");
  ASSERT_EQ(stone.ends.size(), 2U);
  EXPECT_EQ(stone.ends[0].end.text, "L");
  EXPECT_EQ(stones_text(stone.ends[0].rows.at(0).stone_cards), "2x0=EL@1, 1x2=BO@3");
  EXPECT_EQ(count_at(stone.ends[0].standing, "YEL"), "3:0 K");
  EXPECT_EQ(stones_text(stone.ends[1].rows.at(0).stone_cards), "1x1=BO@2, 2x3");
  EXPECT_EQ(count_at(stone.ends[1].standing, "YEL"), "1:0 K");
  // The question itself has the same answers.
  t.play("take GRE|YEL");
  const DuelPreview placed = previewed(t, 'K', "place L");
  EXPECT_EQ(points_of(placed.standing), points_of(stone.ends[0].standing));
  EXPECT_EQ(placed.rows.at(0).stone_cards, stone.ends[0].rows.at(0).stone_cards);
  EXPECT_TRUE(placed.ends.empty());
}

TEST(DuelStanding, PreviewsTheRowAndThePointsOfAMove) {
  auto t = scenario().at("YEL", "BLU").phase("TAKE").slots("GRE|YEL:TS,YEL|RED:(FE)").used('K', "S1<");
  const DuelPreview taken = previewed(t, 'K', "take GRE|YEL");
  EXPECT_EQ(points_of(taken.standing), "K 0+7+0+0=7, M 0+0+0+0=0");
  EXPECT_TRUE(taken.rows.empty());
  EXPECT_TRUE(taken.ends.empty());
  // A card that lies face down changes nothing that can be known.
  const DuelPreview down = previewed(t, 'K', "take YEL|RED");
  EXPECT_EQ(points_of(down.standing), "K 0+0+0+0=0, M 0+0+0+0=0");
  EXPECT_FALSE(down.complete);
}

}  // namespace
}  // namespace spires::wire
