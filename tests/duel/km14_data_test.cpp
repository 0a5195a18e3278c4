// KM-14: deck, secret cards and towers come from the data files.
#include "tests/duel/scenario.h"

namespace spires::duel::tests {
namespace {

constexpr const char* kOtherDecks[] = {"km-deck-thirty-ingredients", "km-deck-stone-chests", "km-deck-three-stones",
                                       "km-deck-two-icons",          "km-deck-mixed-stones", "km-deck-eight-chests"};

Cards deck_of(const char* id) { return cards_of(scenario().data(id).from_the_start().field("draw")); }

TEST(KM_14_1, TheDeckSatisfiesWhatIsKnown) {
  Cards deck = deck_of("km-deck-derived-1");
  EXPECT_EQ(size_of(deck), 38);             // C1
  EXPECT_GE(deck["S2>"], 1);                // C3
  EXPECT_GE(deck["S1<"] + deck["S1>"], 1);  // C4
  EXPECT_GE(deck["S1<"] + deck["S2<"], 1);  // C5, C8
  EXPECT_GE(deck["EL"] + deck["EL+"], 2);   // C9
  EXPECT_GE(deck["TS"] + deck["TS+"], 1);   // C9
  const int stones = deck["S1<"] + deck["S1>"] + 2 * (deck["S2<"] + deck["S2>"]);
  const std::pair<const char*, int> needed[] = {{"FE", 4}, {"TS", 3}, {"EL", 5}, {"TO", 7}, {"BO", 4}};
  int missing = 0;
  int chests = 0;
  for (const auto& [name, need] : needed) {
    const std::string plus = std::string(name) + "+";
    missing += std::max(0, need - deck[name] - deck[plus]);
    chests += deck[plus];
  }
  EXPECT_LE(missing, stones);  // C7
  EXPECT_LE(chests, 5);        // C10
}

TEST(KM_14_2, AsManyCardsAsTheTowerIsWorth) {
  Cards deck = deck_of("km-deck-derived-1");
  EXPECT_EQ(deck["FE"] + deck["FE+"], 5);
  EXPECT_EQ(deck["TO"] + deck["TO+"], 5);
  EXPECT_EQ(deck["BO"] + deck["BO+"], 6);
  EXPECT_EQ(deck["EL"] + deck["EL+"], 6);
  EXPECT_EQ(deck["TS"] + deck["TS+"], 7);
}

TEST(KM_14_3, TheDefaultDeck) {
  EXPECT_EQ(scenario().from_the_start().field("draw"),
            "BO:5,BO+:1,EL:5,EL+:1,FE:4,FE+:1,S1<:2,S1>:3,S2<:2,S2>:2,TO:4,TO+:1,TS:6,TS+:1");
  EXPECT_EQ(scenario().from_the_start().line(), scenario().data("km-deck-derived-1").from_the_start().line());
}

TEST(KM_14_4, OtherDecksNeedNoOtherCode) {
  for (const char* id : kOtherDecks) {
    EXPECT_EQ(size_of(deck_of(id)), 38) << id;
    auto t = scenario().data(id).from_the_start().deal();
    EXPECT_EQ(t.phase(), "MOVE") << id;
  }
}

TEST(KM_14_4, ThreeStonesOnACard) {
  auto t = scenario().data("km-deck-three-stones").guessing().used('K', "S3>,FE").play("guess BLU");
  EXPECT_EQ(t.counts('K'), "FE 4, TO 0, BO 0, EL 0, TS 0");
}

TEST(KM_14_4, ChestsOnStones) {
  auto t =
      scenario().data("km-deck-stone-chests").guessing().used('K', "S1>+,FE").veiled('K', "S1<+").play("guess BLU");
  EXPECT_EQ(t.counts('K'), "FE 2, TO 0, BO 0, EL 0, TS 0");
  EXPECT_TRUE(t.score('K').find("+2=") != std::string::npos) << t.score('K');  // two chests
}

TEST(KM_14_4, TwoIconsOnACard) {
  auto t = scenario().data("km-deck-two-icons").guessing().acquired('K', "FE2,ELBO").secrets("BLU:FE,YEL:TO,PUR:ST*");
  t.play("guess GRE");
  EXPECT_EQ(t.counts('K'), "FE 2, TO 0, BO 1, EL 1, TS 0");
  EXPECT_EQ(t.score('K'), "0+17+2+0=19");
}

TEST(KM_14_5, AFileIsChecked) {
  const Data good = kData[0].data;
  EXPECT_EQ(broken_data(good), nullptr);
  const auto flaw = [&](auto&& change) {
    Data data = good;
    change(data);
    return broken_data(data) != nullptr;
  };
  const auto first_card = [](Data& data) -> CardRow& {
    for (CardRow& card : data.cards) {
      if (card.copies > 0) return card;
    }
    return data.cards[Card(0)];
  };
  EXPECT_TRUE(flaw([&](Data& data) { ++first_card(data).copies; }));
  EXPECT_TRUE(flaw([&](Data& data) { first_card(data).icon_count = 0; }));
  EXPECT_TRUE(flaw([&](Data& data) { first_card(data).stone_count = 1; }));
  EXPECT_TRUE(flaw([](Data& data) { ++data.secrets[Secret(0)].copies; }));
  EXPECT_TRUE(flaw([](Data& data) {
    for (SecretRow& secret : data.secrets) secret.princess = 0;
  }));
  EXPECT_TRUE(flaw([](Data& data) {
    for (SecretRow& secret : data.secrets) secret.princess = 1;
  }));
  EXPECT_TRUE(flaw([](Data& data) { data.ring[Place(0)] = data.ring[Place(1)]; }));
  EXPECT_TRUE(flaw([](Data& data) { data.chest_point_count = 0; }));
}

TEST(KM_14_5, EveryFileIsSound) {
  EXPECT_EQ(kDataFiles, 7);
  for (const DataFile& file : kData) EXPECT_EQ(broken_data(file.data), nullptr) << file.id;
}

TEST(KM_14_5, AMixedStoneCardGoesStoneByStone) {
  const auto counts = [](const char* row, const char* chain, int revision = Text::kRevision) {
    auto t = scenario().data("km-deck-mixed-stones").set("stone_chain", chain).revision(revision);
    t.guessing().used('K', row);
    t.given("sec", "PUR:TO,GRE:FE*,YEL:EL,RED:TS,BLU:TO").given("box", "ST");
    return t.play("guess BLU").counts('K');
  };
  EXPECT_EQ(counts("FE,S2=,EL", "transitive"), "FE 2, TO 0, BO 0, EL 2, TS 0");
  EXPECT_EQ(counts("FE,S2X,EL", "transitive"), "FE 1, TO 0, BO 0, EL 1, TS 0");
  EXPECT_EQ(counts("FE,S2X,EL", "straight"), "FE 2, TO 0, BO 0, EL 2, TS 0");
  EXPECT_EQ(counts("FE,S2X,EL", "direct"), "FE 1, TO 0, BO 0, EL 1, TS 0");  // the other stone stops it
  EXPECT_EQ(counts("FE,S2=,EL", "direct"), "FE 2, TO 0, BO 0, EL 2, TS 0");
  EXPECT_EQ(counts("FE,S2X,EL", "direct", 1), "FE 2, TO 0, BO 0, EL 2, TS 0");
}

TEST(KM_14_6, TheStoneCardShowsThePrincess) {
  auto t = scenario().from_the_start();
  EXPECT_EQ(t.outcomes(), "boxed BO*1, boxed EL*1, boxed FE*1, boxed TO*1, boxed TS*1");
  EXPECT_NE(t.chance("boxed BO").outcomes().find("secret PUR ST**1"), std::string::npos);
}

TEST(KM_14_6, AFileMayGiveHerToAnotherCardAndRepeatASymbol) {
  auto t = scenario().data("km-deck-mixed-stones").from_the_start();
  EXPECT_EQ(t.outcomes(), "boxed EL*1, boxed ST*1, boxed TO*2, boxed TS*1");
  t.chance("boxed ST");
  EXPECT_EQ(t.outcomes(), "secret PUR EL*1, secret PUR FE**1, secret PUR TO*2, secret PUR TS*1");
}

}  // namespace
}  // namespace spires::duel::tests
