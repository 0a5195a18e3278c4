// WT-13: two partners against the others.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

Scenario team(int players = 4) {
  Scenario t = scenario(players);
  t.teams();
  return t;
}

TEST(WT_13_1, PartnersSitOpposite) {
  auto four = team().board("0:K 5:(A) 6:(B) 7:(C) 8:(D)").hand('A', "W1,W2,W3").hand('C', "T1,T2,T3");
  four.play("ask");
  EXPECT_EQ(four.seat(), "C");
  auto six = team(6).board("0:K 5:(A) 6:(B) 7:(C) 8:(D) 9:(E) 10:(F)").turn('B');
  six.play("ask");
  EXPECT_EQ(six.seat(), "E");
}

TEST(WT_13_1, FourOrSixPlayers) {
  for (const int players : {2, 3, 5}) {
    EXPECT_EQ(fault_of({number("players", players), word("variant", "basic"), flag("teams", "true")}), "teams");
  }
  for (const int players : {4, 6}) {
    EXPECT_EQ(fault_of({number("players", players), word("variant", "basic"), flag("teams", "true")}), "none");
  }
}

TEST(WT_13_1, TheOrderOfTurnsIsUnchanged) {
  auto t = team().board("0:K 3:S 5:(A) 6:(B) 7:(C) 8:(D)");
  t.play("refuse");
  t.draw_cards();
  t.play("nostep");
  EXPECT_EQ(t.seat(), "B");
}

TEST(WT_13_2, PartnersExchangeACard) {
  auto t = team().board("0:K 5:(A) 6:(B) 7:(C) 8:(D)").hand('A', "W1,W2,W3").hand('C', "T1,T2,T3");
  EXPECT_EQ(t.legal("ask"), "ask");
  t.play("ask");
  EXPECT_EQ(t.phase(), "answer");
  EXPECT_EQ(t.legal(), "decline, offer T1, offer T2, offer T3");
  t.play("offer T2");
  EXPECT_EQ(t.phase(), "return");
  EXPECT_EQ(t.seat(), "A");
  EXPECT_EQ(t.legal(), "return T2, return W1, return W2, return W3");
  t.play("return W2");
  EXPECT_EQ(t.hand('A'), "W1,W3,T2");
  EXPECT_EQ(t.hand('C'), "W2,T1,T3");
  EXPECT_EQ(t.phase(), "choose");
  EXPECT_EQ(t.field("asked"), "1");
}

TEST(WT_13_2, TheSameCardMayGoBack) {
  auto t = team().board("0:K 5:(A) 6:(B) 7:(C) 8:(D)").hand('A', "W1,W2,W3").hand('C', "T1,T2,T3");
  t.play("ask").play("offer T2").play("return T2");
  EXPECT_EQ(t.hand('A'), "W1,W2,W3");
  EXPECT_EQ(t.hand('C'), "T1,T2,T3");
}

TEST(WT_13_2, OncePerTurn) {
  auto t = team().board("0:K 5:(A) 6:(B) 7:(C) 8:(D)").hand('A', "W1,W2,W3").hand('C', "T1,T2,T3");
  t.play("ask").play("offer T2").play("return T2");
  EXPECT_FALSE(t.lists("ask"));
  EXPECT_EQ(t.refused("ask"), "WT-13.2");
  t.play("play W1").play("wizard 5A");
  EXPECT_EQ(t.refused("ask"), "WT-13.2");
}

TEST(WT_13_2, BetweenTheCardsToo) {
  auto t = team().board("0:K 5:(A) 6:(B) 7:(C) 8:(D)").hand('A', "W1,W2,W3").hand('C', "T1,T2,T3");
  t.play("play W1").play("wizard 5A").play("ask").play("offer T1").play("return W3");
  EXPECT_EQ(t.hand('A'), "W2,T1");
  EXPECT_EQ(t.hand('C'), "W3,T2,T3");
}

// The partner may offer a card out of turn, so an offer is refused by the rule of the exchange and not by WT-4.1.
TEST(WT_13_2, RefusesASecondOffer) {
  const auto partners = [] { return scenario(4).teams().hand('A', "W1,W2,T3").hand('C', "T1,T2,T5"); };
  for (const char* answer : {"take", "decline"}) {
    auto t = partners();
    t.interject('C', "offer T1");
    EXPECT_EQ(t.refused('C', "offer T2"), "WT-13.2") << "an offer is open";
    t.play(answer);
    if (t.phase() == "return") t.play("return W1");
    EXPECT_EQ(t.phase(), "choose");
    EXPECT_EQ(t.refused('C', "offer T2"), "WT-13.2") << answer;
    EXPECT_EQ(t.refused('C', "play T2"), "WT-4.1") << "only offers are allowed out of turn,";
    EXPECT_EQ(t.refused('B', "offer T2"), "WT-4.1") << "and only to the partner";
  }
  auto asked = partners();
  asked.play("ask").play("decline");
  EXPECT_EQ(asked.refused('C', "offer T2"), "WT-13.2") << "the request was the exchange of this turn";
  EXPECT_EQ(scenario(4).refused('C', "offer T2"), "WT-4.1") << "there are no partners";
}

TEST(WT_13_2, ThereIsNobodyToAskWithoutTeams) { EXPECT_EQ(scenario(4).refused("ask"), "WT-13.2"); }

TEST(WT_13_3, APartnersHandStaysHidden) {
  auto t = team().board("0:K 5:(A) 6:(B) 7:(C) 8:(D)").hand('A', "W1,W2,W3").hand('C', "T1,T2,T3");
  const auto view = Towers::view(t.rules(), t.state(), Observer(Seat::A), Memory::Strict);
  EXPECT_TRUE(view.state.hand[Seat::C].empty());
  EXPECT_EQ(view.state.hand_size[Seat::C], 3);
  EXPECT_EQ(view.state.hand[Seat::A].size(), 3);
}

TEST(WT_13_4, FullPotionsMayBeGiven) {
  auto t = team().board("0:K 5:(A) 6:(B) 7:(C) 8:(D)").hand('A', "W1,W2,W3").potions("A:2/3/0 C:4/1/0");
  EXPECT_EQ(t.legal("give"), "give 1, give 2, give 3");
  t.play("give 2");
  EXPECT_EQ(t.field("potions"), "A:2/1/0 B:5/0/0 C:4/3/0 D:5/0/0");
  EXPECT_EQ(t.phase(), "choose");
  EXPECT_EQ(t.legal("give"), "give 1");
  EXPECT_EQ(t.refused("give 2"), "WT-13.4");
}

TEST(WT_13_4, NobodyToGiveToWithoutTeams) { EXPECT_EQ(scenario(4).potions("A:0/5/0").refused("give 1"), "WT-13.4"); }

TEST(WT_13_5, WithoutAnOwnEmptyPotionThePartnersMayBeFilled) {
  auto t = team().board("0:K 3:S 5:(B) 6:(A) 7:(C) 8:(D)").hand('A', "T2,W2,W3").potions("A:0/5/0 C:2/3/0");
  t.play("play T2").play("tower 3#1");
  EXPECT_EQ(t.phase(), "piece+fill");
  EXPECT_EQ(t.legal(), "fill none, fill partner");
  t.play("fill partner");
  EXPECT_EQ(t.field("potions"), "A:0/5/0 B:5/0/0 C:1/4/0 D:5/0/0");
  EXPECT_EQ(t.phase(), "choose");
}

TEST(WT_13_5, OrNot) {
  auto t = team().board("0:K 3:S 5:(B) 6:(A) 7:(C) 8:(D)").hand('A', "T2,W2,W3").potions("A:0/5/0 C:2/3/0");
  t.play("play T2").play("tower 3#1").play("fill none");
  EXPECT_EQ(t.potions('C'), "2/3/0");
}

TEST(WT_13_5, AnOwnEmptyPotionIsFilledWithoutAQuestion) {
  auto t = team().board("0:K 3:S 5:(B) 6:(A) 7:(C) 8:(D)").hand('A', "T2,W2,W3").potions("A:1/4/0 C:2/3/0");
  t.play("play T2").play("tower 3#1");
  EXPECT_EQ(t.phase(), "choose");
  EXPECT_EQ(t.field("potions"), "A:0/5/0 B:5/0/0 C:2/3/0 D:5/0/0");
  EXPECT_EQ(t.refused("fill partner"), "WT-13.5");
}

TEST(WT_13_5, NoQuestionIfThePartnerHasNoEmptyPotionEither) {
  auto t = team().board("0:K 3:S 5:(B) 6:(A) 7:(C) 8:(D)").hand('A', "T2,W2,W3").potions("A:0/5/0 C:0/5/0");
  t.play("play T2").play("tower 3#1");
  EXPECT_EQ(t.phase(), "choose");
}

TEST(WT_13_6, WithAllOwnWizardsHomeThePartnersMove) {
  auto t = team().board("0:K 6:(B) 7:(C) 8:(D) 9:(C)").hand('A', "W1,W2,W3");
  t.play("play W1");
  EXPECT_EQ(t.legal("wizard"), "wizard 7C, wizard 9C");
  t.play("wizard 7C");
  EXPECT_EQ(t.board(), "0:K 6:(B) 8:(CD) 9:(C)");
}

TEST(WT_13_6, AnEntryMadeSoEndsTheTurn) {
  auto t = team().board("0:K 6:(B) 8:(D) 9:(C) 15:(C)").hand('A', "W1,W2,W3");
  t.play("play W1").play("wizard 15C");
  EXPECT_EQ(t.home('C'), "3");
  EXPECT_EQ(t.phase(), "refill");
}

TEST(WT_13_6, NotBeforeAllOwnWizardsAreHome) {
  auto t = team().board("0:K 4:(A)S 6:(B) 7:(C) 8:(D) 9:(A)").hand('A', "W1,W2,W3");
  t.play("play W1");
  EXPECT_EQ(t.legal(), "wizard 9A");
  EXPECT_EQ(t.refused("wizard 7C"), "WT-6.1");
}

TEST(WT_13_7, FreeAWizardMayRescueAPartnersWizard) {
  auto t = team().spells("FR").board("0:K 4:(ACC)S 6:(B) 8:(D)").hand('A', "W1,W2,W3").potions("A:4/1/0");
  t.play("cast FR 4#1");
  EXPECT_EQ(t.legal(), "leave, take A, take C");
  t.play("take C");
  EXPECT_EQ(t.board(), "0:K 4:(AC)S(C) 6:(B) 8:(D)");
}

TEST(WT_13_7, NotAnOpponents) {
  auto t = team().spells("FR").board("0:K 4:(BD)S 6:(A) 8:(C)").hand('A', "W1,W2,W3").potions("A:4/1/0");
  t.play("cast FR 4#1");
  EXPECT_EQ(t.phase(), "choose");
  EXPECT_EQ(t.board(), "0:K 4:(BD)S 6:(A) 8:(C)");
}

TEST(WT_13_8, BothPartnersMustBeDone) {
  EXPECT_EQ(team().board("0:K 6:(B) 8:(D) 9:(C)").potions("A:0/5/0 C:0/5/0").field("last"), "0");
  EXPECT_EQ(team().board("0:K 6:(B) 8:(D)").potions("A:0/5/0 C:0/5/0").field("last"), "1");
  EXPECT_EQ(team().board("0:K 6:(B) 8:(D)").potions("A:0/5/0 C:1/4/0").field("last"), "0");
}

TEST(WT_13_8, FinishRoundPlaysOnToTheLastSeat) {
  auto t = team().board("0:K 6:(B) 8:(D) 15:(A)").hand('A', "W1,W2,W3").potions("A:0/5/0 C:0/4/1 B:1/4/0 D:2/3/0");
  t.play("play W1").play("wizard 15A");
  t.draw_cards();
  EXPECT_FALSE(t.over());
  for (int i = 0; i < 3; ++i) {
    t.play("refuse");
    t.draw_cards();
    if (t.phase() == "step") t.play("nostep");
  }
  EXPECT_EQ(t.result(), "goal A:1 B:2 C:1 D:2");
}

TEST(WT_13_8, ImmediateStopsOnTheSpot) {
  auto t = team().set("teamEnd", "Immediate").board("0:K 6:(B) 8:(D) 15:(A)").hand('A', "W1,W2,W3");
  t.potions("A:0/5/0 C:0/4/1");
  t.play("play W1").play("wizard 15A");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.hand('A'), "W2,W3");
  EXPECT_EQ(t.result(), "goal A:1 B:2 C:1 D:2");
}

}  // namespace
}  // namespace spires::towers::tests
