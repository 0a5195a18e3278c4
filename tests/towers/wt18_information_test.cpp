// WT-18: hidden information.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

View seen_by(Scenario& t, Seat seat, Memory memory = Memory::Strict) {
  return Towers::view(t.rules(), t.state(), Observer(seat), memory);
}

View seen_by_spectators(Scenario& t) {
  return Towers::view(t.rules(), t.state(), Observer::spectator(), Memory::Strict);
}

// A view in the notation: the visible part of the state line.
std::string board_of(Scenario& t, const View& view) {
  const std::string line = Text::state(t.rules(), view.state);
  return line.substr(6, line.find(';') - 6);
}

TEST(WT_18_1, WhatLiesOpenIsSeenByAll) {
  auto t = scenario(3).board("0:K 3:S(AB) 5:(C)P(A) 9:(B)").hand('A', "W1,W2,W3").potions("B:2/2/1");
  for (const Seat seat : {Seat::A, Seat::B, Seat::C}) {
    const View view = seen_by(t, seat);
    EXPECT_EQ(board_of(t, view), "0:K 3:S(AB) 5:P(A) 9:(B)");
    EXPECT_EQ(view.state.stock, t.state().stock);
    EXPECT_EQ(view.state.tiles, t.state().tiles);
    EXPECT_EQ(view.state.hand_size, t.state().hand_size);
    EXPECT_EQ(view.state.draw_size, t.state().draw_size);
  }
}

TEST(WT_18_1, PlayedCardsAndTheDieAreSeenByAll) {
  auto t = scenario(3).board("0:K 3:S(AB) 5:(C)P(A) 9:(B)").hand('A', "DW2,W2,W3");
  t.play("play DW2").chance("roll 5");
  const View view = seen_by(t, Seat::C);
  EXPECT_EQ(view.state.card, t.state().card);
  EXPECT_EQ(view.state.value, 5);
}

TEST(WT_18_2, HandsAreSeenByTheirOwnersOnly) {
  auto t = scenario(3).hand('A', "W1,W2,W3").hand('B', "T1,T2,T3");
  EXPECT_EQ(seen_by(t, Seat::A).state.hand[Seat::A], t.state().hand[Seat::A]);
  EXPECT_TRUE(seen_by(t, Seat::A).state.hand[Seat::B].empty());
  EXPECT_TRUE(seen_by(t, Seat::B).state.hand[Seat::A].empty());
  EXPECT_TRUE(seen_by_spectators(t).state.hand[Seat::A].empty());
  EXPECT_EQ(seen_by_spectators(t).state.hand_size[Seat::A], 3);
}

TEST(WT_18_2, TheDrawPileIsSeenByNobody) {
  auto t = scenario(3).hand('A', "W1,W2,W3");
  for (const Memory memory : {Memory::Strict, Memory::Open}) {
    EXPECT_TRUE(seen_by(t, Seat::A, memory).state.draw.empty());
  }
}

TEST(WT_18_2, ADrawnCardIsToldToItsOwnerOnly) {
  auto t = scenario(2).from_the_start();
  t.chance("draw A DT3");
  bool told = false;
  for (const Event& event : t.event_list()) {
    const auto* drawn = std::get_if<CardDrawn>(&event);
    if (drawn == nullptr) continue;
    told = true;
    const auto owner = Towers::redact(t.rules(), event, Observer(Seat::A));
    const auto other = Towers::redact(t.rules(), event, Observer(Seat::B));
    const auto spectator = Towers::redact(t.rules(), event, Observer::spectator());
    ASSERT_TRUE(owner && other && spectator);
    EXPECT_EQ(std::get<CardDrawn>(*owner).card, drawn->card);
    EXPECT_EQ(std::get<CardDrawn>(*other).card, kNoCard);
    EXPECT_EQ(std::get<CardDrawn>(*spectator).card, kNoCard);
  }
  EXPECT_TRUE(told);
}

TEST(WT_18_3, NobodySeesTrappedWizards) {
  auto t = scenario(3).board("0:K 4:(B)P(AC)S(B) 9:(C)S");
  for (const Seat seat : {Seat::A, Seat::B, Seat::C}) {
    EXPECT_EQ(board_of(t, seen_by(t, seat)), "0:K 4:PS(B) 9:S");
  }
  EXPECT_EQ(board_of(t, seen_by_spectators(t)), "0:K 4:PS(B) 9:S");
}

TEST(WT_18_3, OpenMemoryShowsThem) {
  auto t = scenario(3).board("0:K 4:(B)P(AC)S(B) 9:(C)S");
  EXPECT_EQ(board_of(t, seen_by(t, Seat::A, Memory::Open)), "0:K 4:(B)P(AC)S(B) 9:(C)S");
}

TEST(WT_18_3, ARefusalTellsNothingAboutTrappedWizards) {
  auto there = scenario(3).board("0:K 4:P(A)S(B) 9:(A) 10:(C)").hand('A', "W1,W2,W3");
  auto elsewhere = scenario(3).board("0:K 4:PS(B) 6:(A)S 9:(A) 10:(C)").hand('A', "W1,W2,W3");
  there.play("play W1");
  elsewhere.play("play W1");
  EXPECT_EQ(there.refused("wizard 4A"), elsewhere.refused("wizard 4A"));
}

TEST(WT_18_4, LiftingShowsTheSurfaceBelow) {
  auto t = scenario(3).board("0:K 4:(AB)S(C) 9:(C)P").hand('A', "T1,W2,W3");
  t.play("play T1").play("tower 4#1");
  bool shown = false;
  for (const Event& event : t.event_list()) {
    if (const auto* moved = std::get_if<TowerMoved>(&event)) {
      shown = moved->uncovered.of(Seat::A) == 1 && moved->uncovered.of(Seat::B) == 1 && moved->uncovered.total() == 2;
    }
  }
  EXPECT_TRUE(shown);
  EXPECT_EQ(board_of(t, seen_by(t, Seat::C)), "0:K 4:(AB) 5:S(C) 9:P");
}

TEST(WT_18_4, ASwapShowsBothSurfacesForAMoment) {
  auto t = scenario(3).spells("SW").board("0:K 4:(AB)S(C) 9:(C)P").hand('A', "T1,W2,W3").potions("A:3/2/0");
  t.play("cast SW 4 9");
  bool shown = false;
  for (const Event& event : t.event_list()) {
    if (const auto* swapped = std::get_if<TowersSwapped>(&event)) {
      shown = swapped->under_first.total() == 2 && swapped->under_second.of(Seat::C) == 1;
    }
  }
  EXPECT_TRUE(shown);
  EXPECT_EQ(board_of(t, seen_by(t, Seat::B)), "0:K 4:P 9:S(C)");
}

TEST(WT_18_4, FreeAWizardShowsTheSurfaceToAll) {
  auto t = scenario(3).spells("FR").board("0:K 4:(AB)S(C) 9:(C)P").hand('A', "T1,W2,W3").potions("A:4/1/0");
  t.play("cast FR 4#1");
  EXPECT_EQ(board_of(t, seen_by(t, Seat::C)), "0:K 4:(AB)S(C) 9:P");
  t.play("leave");
  EXPECT_EQ(board_of(t, seen_by(t, Seat::C)), "0:K 4:S(C) 9:P");
}

TEST(WT_18_5, ExchangedCardsAreKnownToThePartnersOnly) {
  auto t = scenario(4).teams().hand('A', "W1,W2,W3").hand('C', "T1,T2,T3");
  t.play("ask").play("offer T2");
  bool told = false;
  for (const Event& event : t.event_list()) {
    const auto* passed = std::get_if<CardPassed>(&event);
    if (passed == nullptr) continue;
    told = true;
    const auto card_for = [&](Observer observer) {
      return std::get<CardPassed>(*Towers::redact(t.rules(), event, observer)).card;
    };
    EXPECT_EQ(card_for(Observer(Seat::A)), passed->card);
    EXPECT_EQ(card_for(Observer(Seat::C)), passed->card);
    EXPECT_EQ(card_for(Observer(Seat::B)), kNoCard);
    EXPECT_EQ(card_for(Observer::spectator()), kNoCard);
  }
  EXPECT_TRUE(told);
}

TEST(WT_18_6, OnlyTheTopOfTheDiscardPileIsShown) {
  auto t = scenario(2).board("0:K 3:S 5:(A) 9:(B)").hand('A', "W1,W2,W3");
  t.play("play W1").play("wizard 5A").play("play W2").play("wizard 6A");
  const View view = seen_by(t, Seat::B);
  EXPECT_TRUE(view.state.discard.empty());
  EXPECT_EQ(view.state.discard_size, 2);
  EXPECT_STREQ(row(view.state.discard_top).name, "W2");
}

TEST(WT_18_6, UnlessThePileIsOpen) {
  auto t = scenario(2).set("openDiscard", "true").board("0:K 3:S 5:(A) 9:(B)").hand('A', "W1,W2,W3");
  t.play("play W1").play("wizard 5A").play("play W2").play("wizard 6A");
  EXPECT_EQ(seen_by(t, Seat::B).state.discard, t.state().discard);
}

}  // namespace
}  // namespace spires::towers::tests
