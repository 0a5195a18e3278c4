// KM-11: guess, majorities, secret cards, chests, ties.
#include "tests/duel/scenario.h"

namespace spires::duel::tests {
namespace {

TEST(KM_11_1, ThePrincessIsWorthThreeToTheKnight) {
  auto t = scenario().guessing().secrets("BLU:ST*");
  EXPECT_EQ(t.legal(), "guess BLU, guess GRE, guess PUR, guess RED, guess YEL");
  auto wrong = t;
  t.play("guess BLU");
  EXPECT_EQ(t.score('K') + " " + t.score('M'), "3+0+0+0=3 0+0+0+0=0");
  EXPECT_EQ(t.field("guess"), "BLU");
  wrong.play("guess RED");
  EXPECT_EQ(wrong.score('K') + " " + wrong.score('M'), "0+0+0+0=0 0+0+0+0=0");
}

TEST(KM_11_1, OnlyTheKnightGuessesAndOnlyColouredTowers) {
  auto t = scenario().guessing();
  EXPECT_EQ(t.owner(), "K");
  EXPECT_EQ(t.refused('M', "guess BLU"), "KM-11.1");
  EXPECT_FALSE(t.possible("guess TRK"));
}

TEST(KM_11_1, TheCardGoesBack) {
  auto t = scenario().guessing().secrets("BLU:ST*,RED:TO");
  const std::string before = t.field("sec");
  EXPECT_EQ(t.play("guess BLU").field("sec"), before);
}

TEST(KM_11_2, VeiledCardsJoinTheAcquiredOnes) {
  auto t = scenario().guessing().acquired('K', "EL").veiled('K', "EL,TS").veiled('M', "S1<,FE+").play("guess BLU");
  EXPECT_EQ(t.acquired('K') + " " + t.veiled('K'), "EL:2,TS:1 -");
  EXPECT_EQ(t.acquired('M') + " " + t.veiled('M'), "FE+:1,S1<:1 -");
  EXPECT_EQ(t.counts('K'), "FE 0, TO 0, BO 0, EL 2, TS 1");
}

TEST(KM_11_3, BothZonesAndTheStonesOfTheRowCount) {
  auto t = scenario().guessing().acquired('K', "EL,EL+,TO").used('K', "EL,S2<,BO").play("guess BLU");
  EXPECT_EQ(t.counts('K'), "FE 0, TO 1, BO 1, EL 5, TS 0");
}

TEST(KM_11_4, MoreWinsTowerAndSecretCard) {
  auto t = scenario().guessing().acquired('K', "EL,EL,TO").acquired('M', "EL,TO,TO").secrets("YEL:EL,GRE:TO");
  t.play("guess BLU");
  EXPECT_EQ(t.towers_won(), "PUR:-,GRE:M,YEL:K,RED:-,BLU:-");
  EXPECT_EQ(t.score('K') + " " + t.score('M'), "0+6+2+0=8 0+5+2+0=7");
}

TEST(KM_11_5, EqualNumbersWinNothing) {
  auto t = scenario().guessing().acquired('K', "EL,TO").acquired('M', "EL,TO").secrets("YEL:EL,GRE:TO");
  t.play("guess BLU");
  EXPECT_EQ(t.towers_won(), "PUR:-,GRE:-,YEL:-,RED:-,BLU:-");
  EXPECT_EQ(t.score('K') + " " + t.score('M'), "0+0+0+0=0 0+0+0+0=0");
}

TEST(KM_11_6, APointForEachNaturalIconOfTheSecretCard) {
  auto t = scenario().guessing().acquired('K', "EL,FE,FE+").used('K', "FE,S1<").veiled('K', "FE");
  t.secrets("YEL:FE,BLU:TO").play("guess BLU");
  // K wins YEL and BLU; YEL's card pays for four feathers, not for the stone that became one; BLU's for no toad.
  EXPECT_EQ(t.counts('K').substr(0, 4), "FE 5");
  EXPECT_EQ(t.towers_won(), "PUR:-,GRE:-,YEL:K,RED:-,BLU:K");
  EXPECT_EQ(t.score('K'), "0+11+4+1=16");
}

TEST(KM_11_6, APointForEachStoneOfTheStoneCard) {
  auto t = scenario().guessing().acquired('K', "EL").used('K', "S1<,S2<").veiled('K', "S2>").secrets("YEL:ST*,BLU:FE");
  t.play("guess BLU");
  EXPECT_EQ(t.score('K'), "0+6+5+0=11");
}

TEST(KM_11_7, ThePrincessHerselfIsWorthNothingToTheWinnerOfHerCard) {
  auto t = scenario().guessing().acquired('M', "EL").secrets("YEL:ST*,BLU:FE").play("guess BLU");
  EXPECT_EQ(t.towers_won(), "PUR:-,GRE:-,YEL:M,RED:-,BLU:-");
  EXPECT_EQ(t.score('M'), "0+6+0+0=6");
}

TEST(KM_11_8, ChestsByTheTable) {
  const auto chests = [](const char* cards) {
    auto t = scenario().guessing().acquired('K', cards);
    const std::string score = t.play("guess BLU").score('K');
    return split(score.substr(0, score.find('=')), '+')[3];
  };
  EXPECT_EQ(chests("FE"), "0");
  EXPECT_EQ(chests("FE+"), "1");
  EXPECT_EQ(chests("FE+,TO+"), "2");
  EXPECT_EQ(chests("FE+,TO+,BO+"), "4");
  EXPECT_EQ(chests("FE+,TO+,BO+,EL+"), "7");
  EXPECT_EQ(chests("FE+,TO+,BO+,EL+,TS+"), "10");
}

TEST(KM_11_8, ChestsInEveryZoneCount) {
  auto t =
      scenario().guessing().acquired('M', "FE+").used('M', "TO+").veiled('M', "BO+").secrets("BLU:EL,GRE:TS,PUR:ST*");
  EXPECT_EQ(t.play("guess BLU").score('M'), "0+16+0+4=20");
}

TEST(KM_11_9, TheHigherTotalWins) {
  auto t = scenario().guessing().acquired('K', "EL").acquired('M', "TS").secrets("YEL:FE,RED:TO,BLU:ST*");
  auto right = t;
  t.play("guess GRE");
  EXPECT_EQ(t.score('K') + " " + t.score('M') + " " + t.winners() + " " + t.tiebreak(), "0+6+0+0=6 0+7+0+0=7 M none");
  right.play("guess BLU");
  EXPECT_EQ(right.score('K') + " " + right.winners() + " " + right.tiebreak(), "3+6+0+0=9 K none");
}

TEST(KM_11_10, FirstThePrincessCard) {
  auto t = scenario().guessing().acquired('K', "FE").acquired('M', "TO").secrets("BLU:TS,GRE:ST*").play("guess RED");
  EXPECT_EQ(t.score('K') + " " + t.score('M'), "0+5+0+0=5 0+5+0+0=5");
  EXPECT_EQ(t.winners() + " " + t.tiebreak(), "M princess");
}

TEST(KM_11_10, ThenMoreTowers) {
  // K: RED 7 and three chests 4; M: GRE 5 and YEL 6; neither wins the princess card under BLU.
  auto t = scenario().guessing().acquired('K', "TS+,TO+,EL+").acquired('M', "TO,TO,EL,EL");
  t.secrets("BLU:ST*,RED:FE,GRE:BO,YEL:TS").play("guess GRE");
  EXPECT_EQ(t.towers_won(), "PUR:-,GRE:M,YEL:M,RED:K,BLU:-");
  EXPECT_EQ(t.score('K') + " " + t.score('M'), "0+7+0+4=11 0+11+0+0=11");
  EXPECT_EQ(t.winners() + " " + t.tiebreak(), "M towers");
}

TEST(KM_11_10, ThenRed) {
  auto t = scenario().guessing().acquired('K', "TS,FE").acquired('M', "EL,BO");
  t.secrets("RED:EL,YEL:TS,GRE:ST*,PUR:TO,BLU:BO").play("guess RED");
  EXPECT_EQ(t.score('K') + " " + t.score('M'), "0+12+0+0=12 0+12+0+0=12");
  EXPECT_EQ(t.winners() + " " + t.tiebreak(), "K red");
}

TEST(KM_11_11, NothingDecidesSoItIsADraw) {
  auto t = scenario().guessing().acquired('K', "EL,TO").acquired('M', "BO,FE");
  t.secrets("RED:ST*,YEL:TS,GRE:FE,PUR:TO,BLU:EL").play("guess PUR");
  EXPECT_EQ(t.score('K') + " " + t.score('M'), "0+11+0+0=11 0+11+0+0=11");
  EXPECT_EQ(t.winners() + " " + t.tiebreak(), "K,M draw");
}

TEST(KM_11_11, NothingAtAllIsADrawToo) {
  auto t = scenario().guessing().secrets("RED:ST*").play("guess PUR");
  EXPECT_EQ(t.winners() + " " + t.tiebreak(), "K,M draw");
}

TEST(KM_11_12, EverythingTogether) {
  // K: FE 2 (+1 stone) against 1, TS 1 to 0; M: EL 2 to 0. K guesses right.
  auto t = scenario().guessing().acquired('K', "FE+,TS").used('K', "FE,S1<").acquired('M', "EL,EL+").used('M', "FE");
  t.secrets("PUR:TO,GRE:BO,YEL:EL,RED:ST*,BLU:FE").play("guess RED");
  EXPECT_EQ(t.counts('K'), "FE 3, TO 0, BO 0, EL 0, TS 1");
  EXPECT_EQ(t.counts('M'), "FE 1, TO 0, BO 0, EL 2, TS 0");
  EXPECT_EQ(t.towers_won(), "PUR:-,GRE:-,YEL:M,RED:K,BLU:K");
  EXPECT_EQ(t.score('K'), "3+12+3+1=19");  // two feathers, one stone
  EXPECT_EQ(t.score('M'), "0+6+2+1=9");
  EXPECT_EQ(t.winners() + " " + t.tiebreak(), "K none");
}

TEST(KM_11_12, TheEventsTellTheScoreStepByStep) {
  auto t = scenario().guessing().acquired('K', "FE+,TS").veiled('M', "EL").secrets("YEL:ST*").play("guess YEL");
  const std::string told = t.events();
  std::size_t at = 0;
  for (const char* step :
       {"TowerGuessed", "CardUnveiled", "IngredientsCounted", "TowerScored", "TotalCounted", "GameEnded"}) {
    at = told.find(step, at);
    ASSERT_NE(at, std::string::npos) << step << " is missing or too early in " << told;
  }
  for (const Duel::Event& event : t.event_list()) {
    const auto* total = std::get_if<TotalCounted>(&event);
    if (total == nullptr) continue;
    const std::string score = t.score(total->seat == Seat::A ? 'K' : 'M');
    EXPECT_EQ(score.substr(score.find('=') + 1), std::to_string(total->total));
    EXPECT_EQ(total->total, total->guess + total->towers + total->secrets + total->chests);
  }
}

}  // namespace
}  // namespace spires::duel::tests
