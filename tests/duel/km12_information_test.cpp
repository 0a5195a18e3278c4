// KM-12: hidden information.
#include <cmath>
#include <set>

#include "engine/core/rng.h"
#include "tests/duel/scenario.h"

namespace spires::duel::tests {
namespace {

using Events = std::vector<std::optional<Duel::Event>>;

Events seen_by(Scenario& t, Observer observer) {
  Events seen;
  for (const Duel::Event& event : t.event_list()) seen.push_back(Duel::redact(t.rules(), event, observer));
  return seen;
}

template <class E>
std::optional<E> only(const Events& events) {
  for (const auto& event : events) {
    if (event && std::holds_alternative<E>(*event)) return std::get<E>(*event);
  }
  return std::nullopt;
}

const Observer kK{Seat::A};
const Observer kM{Seat::B};

Scenario yellow() {
  return scenario().at("YEL", "TRK").acquired('K', "EL").secrets("PUR:BO,BLU:ST*").phase("SPELL").play("cast YEL EL L");
}

// ---- who knows what

TEST(KM_12_1, HiddenFromBoth) {
  auto t = scenario().at("YEL", "TRK").slots("PUR|GRE:(BO),GRE|YEL:FE");
  for (const char seat : {'K', 'M'}) {
    const auto slots = split(t.view_field(seat, "slots"), ',');
    EXPECT_EQ(slots[1], "PUR|GRE:(?)");
    EXPECT_EQ(slots[2], "GRE|YEL:FE");
    EXPECT_EQ(t.view_field(seat, "draw"), "#" + std::to_string(t.pile("draw")));
    EXPECT_EQ(t.view_field(seat, "disc"), "#" + std::to_string(t.pile("disc")));
    EXPECT_EQ(t.view_field(seat, "sec"), "PUR:?,GRE:?,YEL:?,RED:?,BLU:?");
    EXPECT_EQ(t.view_field(seat, "box"), "?");
  }
}

TEST(KM_12_1, KnownToBoth) {
  auto t = scenario().acquired('K', "EL").acquired('M', "TS+").used('K', "S1<,BO").used('M', "FE").given("swap", "1");
  for (const char seat : {'K', 'M'}) {
    for (const char* name : {"r", "t", "act", "phase", "own", "posK", "posM", "swap", "AK", "UK", "AM", "UM"}) {
      EXPECT_EQ(t.view_field(seat, name), t.field(name)) << name;
    }
  }
}

TEST(KM_12_1, VeiledCardsAreTheirOwners) {
  auto t = scenario().veiled('K', "EL,S1<").veiled('M', "TS");
  EXPECT_EQ(t.view_field('K', "VK") + " " + t.view_field('K', "VM"), "EL:1,S1<:1 #1");
  EXPECT_EQ(t.view_field('M', "VK") + " " + t.view_field('M', "VM"), "#2 TS:1");
}

TEST(KM_12_1, TheDrawPileShrinksBySix) {
  std::string sizes;
  for (int round = 1; round <= 6; ++round) {
    sizes += scenario().round(round).at("YEL", "TRK").view_field('M', "draw") + " ";
  }
  EXPECT_EQ(sizes, "#30 #24 #18 #12 #6 #0 ");
}

// ---- the view

std::string with_field(std::string line, const std::string& name, const std::string& value) {
  const std::size_t start = line.find(" " + name + "=") + name.size() + 2;
  return line.replace(start, line.find(' ', start) - start, value);
}

TEST(KM_12_2, AViewIsTheStateWithHoles) {
  auto t = scenario().round(4).at("YEL", "TRK").veiled('K', "EL").veiled('M', "TS,TS").slots("PUR|GRE:(BO),GRE|YEL:FE");
  t.slots("TRK|PUR:-,YEL|RED:-,RED|BLU:(TO),BLU|TRK:-");
  std::string expected = t.line();
  expected = with_field(expected, "slots", "TRK|PUR:-,PUR|GRE:(?),GRE|YEL:FE,YEL|RED:-,RED|BLU:(?),BLU|TRK:-");
  expected = with_field(expected, "draw", "#12");
  expected = with_field(expected, "disc", "#" + std::to_string(t.pile("disc")));
  expected = with_field(expected, "sec", "PUR:?,GRE:?,YEL:?,RED:?,BLU:?");
  expected = with_field(expected, "box", "?");
  EXPECT_EQ(t.view('K'), with_field(expected, "VM", "#2"));
  EXPECT_EQ(t.view('M'), with_field(expected, "VK", "#1"));
}

TEST(KM_12_2, WhatNobodySeesMakesNoDifference) {
  const auto view = [](const char* secrets, const char* down) {
    auto t = scenario().round(1).at("YEL", "TRK").secrets(secrets);
    t.slots("TRK|PUR:EL,PUR|GRE:(" + std::string(down) + "),GRE|YEL:FE,YEL|RED:TS,RED|BLU:(TO),BLU|TRK:TO");
    return Duel::view(t.rules(), t.state(), kM, Duel::Memory{});
  };
  EXPECT_TRUE(view("PUR:ST*,GRE:BO", "BO") == view("PUR:TO,GRE:ST*", "S2>"));
}

TEST(KM_12_2, OwnLooksAreRemembered) {
  auto saw_book = yellow().play("look PUR BLU").play("keep");
  auto saw_other = scenario().at("YEL", "TRK").acquired('K', "EL").secrets("PUR:TO,BLU:ST*").phase("SPELL");
  saw_other.play("cast YEL EL L").play("look PUR BLU").play("keep");
  const auto view = [](Scenario& t, Observer o) { return Duel::view(t.rules(), t.state(), o, Duel::Memory{}); };
  EXPECT_FALSE(view(saw_book, kK) == view(saw_other, kK));
  EXPECT_TRUE(view(saw_book, kM) == view(saw_other, kM));
}

TEST(KM_12_2, ASpectatorSeesOnlyWhatIsPublic) {
  auto t = yellow().play("look PUR BLU").play("swap");
  const auto view = Duel::view(t.rules(), t.state(), Observer::spectator(), Duel::Memory{});
  const Fields fields = fields_of(Text::view(t.rules(), view));
  EXPECT_EQ(fields.at("sec"), "PUR:?,GRE:?,YEL:?,RED:?,BLU:?");
  auto veiled = scenario().veiled('K', "EL").veiled('M', "TS");
  const auto outside = Duel::view(veiled.rules(), veiled.state(), Observer::spectator(), Duel::Memory{});
  const Fields seen = fields_of(Text::view(veiled.rules(), outside));
  EXPECT_EQ(seen.at("VK") + seen.at("VM"), "#1#1");
}

TEST(KM_12_2, AtTheEndEverythingIsShown) {
  auto t = scenario().guessing().acquired('K', "EL").veiled('M', "TS").secrets("YEL:FE,BLU:ST*").play("guess BLU");
  for (const char seat : {'K', 'M'}) {
    EXPECT_EQ(t.view_field(seat, "sec"), t.field("sec"));
    EXPECT_EQ(t.view_field(seat, "box"), t.field("box"));
    EXPECT_EQ(t.view_field(seat, "AM"), "TS:1");
  }
}

// ---- events

TEST(KM_12_3, ADealShowsFaceUpCardsOnly) {
  auto t = scenario().round(1).turn(4).at("GRE", "BLU").no_slot_cards().play("move RED");
  t.chance(t.first_outcome());
  EXPECT_EQ(only<CardDealt>(seen_by(t, kK))->card, kHiddenCard);  // TRK|PUR is face down
  EXPECT_EQ(only<CardDealt>(seen_by(t, kM))->card, kHiddenCard);
  t.chance(t.first_outcome());
  EXPECT_EQ(only<CardDealt>(seen_by(t, kK)), only<CardDealt>(seen_by(t, kM)));
  EXPECT_NE(only<CardDealt>(seen_by(t, kK))->card, kHiddenCard);
}

TEST(KM_12_3, SetUpIsHidden) {
  auto t = scenario().from_the_start();
  t.chance("boxed EL");
  EXPECT_EQ(only<SecretBoxed>(seen_by(t, kK))->secret, kHiddenSecret);
  t.chance("secret PUR ST*");
  EXPECT_EQ(only<SecretLaid>(seen_by(t, kM))->secret, kHiddenSecret);
  EXPECT_EQ(only<SecretLaid>(seen_by(t, kM))->tower, Tower::Purple);
  while (t.phase() != "BURN") t.chance(t.first_outcome());
  t.chance("burn TS");
  EXPECT_EQ(only<CardBurned>(seen_by(t, kK))->card, kHiddenCard);
}

TEST(KM_12_3, ALookShowsTheCardsToTheCasterOnly) {
  auto t = yellow().play("look PUR BLU");
  const auto caster = only<SecretsSeen>(seen_by(t, kK));
  const auto other = only<SecretsSeen>(seen_by(t, kM));
  EXPECT_TRUE(is_known(caster->seen_a) && is_known(caster->seen_b));
  EXPECT_FALSE(is_known(other->seen_a) || is_known(other->seen_b));
  EXPECT_EQ(other->a, Tower::Purple);
  EXPECT_EQ(other->b, Tower::Blue);
}

TEST(KM_12_3, KeptAndExchangedLookTheSame) {
  auto kept = yellow().play("look PUR BLU");
  auto swapped = kept;
  kept.play("keep");
  swapped.play("swap");
  EXPECT_EQ(seen_by(kept, kM), seen_by(swapped, kM));
  EXPECT_EQ(seen_by(kept, Observer::spectator()), seen_by(swapped, Observer::spectator()));
  EXPECT_NE(seen_by(kept, kK), seen_by(swapped, kK));
  EXPECT_EQ(kept.events(), swapped.events());
}

TEST(KM_12_3, ATakenCardIsShown) {
  auto t = scenario().at("YEL", "TRK").slots("PUR|GRE:(BO),GRE|YEL:FE").play("move GRE").play("take PUR|GRE");
  EXPECT_EQ(only<CardTaken>(seen_by(t, kK)), only<CardTaken>(seen_by(t, kM)));
  EXPECT_TRUE(is_known(only<CardTaken>(seen_by(t, kM))->card));
}

TEST(KM_12_3, APurpleDrawIsTheCastersSecret) {
  auto t = scenario().at("PUR", "TRK").acquired('K', "BO").phase("SPELL").play("cast PUR BO L");
  t.chance(t.first_outcome());
  EXPECT_TRUE(is_known(only<CardSalvaged>(seen_by(t, kK))->card));
  EXPECT_EQ(only<CardSalvaged>(seen_by(t, kM))->card, kHiddenCard);
}

TEST(KM_12_3, FaceDownLeftOversStayUnseen) {
  const auto told = [](const char* down) {
    auto t = scenario().round(1).turn(4).at("YEL", "TRK").no_slot_cards();
    t.slots("YEL|RED:EL,RED|BLU:(" + std::string(down) + ")").play("move PUR");
    return seen_by(t, kK);
  };
  EXPECT_EQ(told("TO"), told("S1<"));
}

TEST(KM_12_3, TheGuessAndTheUnveilingAreForAll) {
  auto t = scenario().guessing().veiled('M', "TS").secrets("BLU:ST*").play("guess BLU");
  EXPECT_EQ(seen_by(t, kK), seen_by(t, kM));
  EXPECT_TRUE(is_known(only<TowerGuessed>(seen_by(t, kM))->secret));
  EXPECT_TRUE(is_known(only<CardUnveiled>(seen_by(t, kK))->card));
}

// ---- belief, by sampling worlds that fit a view

std::map<std::string, int> worlds(Scenario& t, char seat, int count, const std::vector<const char*>& names) {
  const auto view = Duel::view(t.rules(), t.state(), Observer(seat_of(seat)), Duel::Memory{});
  Rng rng(12);
  std::map<std::string, int> seen;
  for (int i = 0; i < count; ++i) {
    const Fields fields = fields_of(Text::state(t.rules(), Duel::determinize(t.rules(), view, rng)));
    std::string key;
    for (const char* name : names) key += fields.at(name) + " ";
    ++seen[key];
  }
  return seen;
}

TEST(KM_12_4, SixHundredWorldsAtTheStart) {
  auto t = scenario().from_the_start().deal();
  const auto seen = worlds(t, 'K', 30000, {"sec", "box"});
  EXPECT_EQ(seen.size(), 600u);
  for (const auto& [world, count] : seen) EXPECT_NEAR(count, 50, 45) << world;  // more than six standard deviations
}

TEST(KM_12_4, AnOwnLookKeepsTheWorldsThatAgree) {
  auto t = yellow().play("look PUR BLU").play("keep");
  for (const auto& [world, count] : worlds(t, 'K', 500, {"sec"})) {
    EXPECT_TRUE(world.starts_with("PUR:BO,") && world.ends_with(",BLU:ST* ")) << world;
  }
  EXPECT_EQ(worlds(t, 'M', 30000, {"sec", "box"}).size(), 600u);
}

TEST(KM_12_4, AnOwnExchangeRelabels) {
  auto t = yellow().play("look PUR BLU").play("swap");
  for (const auto& [world, count] : worlds(t, 'K', 500, {"sec"})) {
    EXPECT_TRUE(world.starts_with("PUR:ST*,") && world.ends_with(",BLU:BO ")) << world;
  }
}

TEST(KM_12_4, APublicExchangeRelabelsForTheOpponentToo) {
  auto t = scenario().set("yellow_swap_public", "true").at("RED", "GRE").acquired('K', "EL,TS").acquired('M', "EL");
  t.secrets("BLU:ST*,PUR:BO").slots("GRE|YEL:FE,YEL|RED:-").phase("SPELL");
  t.play("cast RED EL L TS L as YEL").play("look PUR BLU").play("keep");
  t.play("move YEL").play("cast YEL EL L").play("look RED BLU").play("swap");
  for (const auto& [world, count] : worlds(t, 'K', 500, {"sec"})) {
    EXPECT_NE(world.find("RED:ST*"), std::string::npos) << world;
  }
}

TEST(KM_12_4, UnseenCardsAreSpreadEvenly) {
  auto t = scenario().round(1).at("YEL", "TRK");
  // The cards that K has not seen: draw pile, discards and two face-down slots.
  Cards unseen = cards_of(t.field("draw"));
  for (const auto& [type, copies] : cards_of(t.field("disc"))) unseen[type] += copies;
  const std::string down = t.slot("PUR|GRE");
  ++unseen[down.substr(1, down.size() - 2)];
  const std::string other = t.slot("RED|BLU");
  ++unseen[other.substr(1, other.size() - 2)];
  EXPECT_EQ(size_of(unseen), 34);
  constexpr int kSamples = 20000;
  std::map<std::string, int> in_slot;
  for (const auto& [slots, count] : worlds(t, 'K', kSamples, {"slots"})) {
    const std::string entry = split(slots, ',')[1];
    in_slot[entry.substr(9, entry.size() - 10)] += count;
  }
  for (const auto& [type, copies] : unseen) {
    const double p = copies / 34.0;
    EXPECT_NEAR(in_slot[type], kSamples * p, 5 * std::sqrt(kSamples * p * (1 - p))) << type;
  }
}

TEST(KM_12_4, AnOwnDrawWeighsThePilesItMayHaveComeFrom) {
  // M openly discards S1>, then draws an S1> from the pile: the same one, or another that lay there unseen?
  auto t = scenario().round(2).at("BLU", "TRK").acquired('K', "FE").acquired('M', "BO").used('M', "S1>");
  t.no_slot_cards().phase("SPELL");
  const double hidden = t.pile("disc");
  const double unseen = hidden + t.pile("draw");
  const double stones = 2;  // of the three, one is in M's row
  ASSERT_EQ(cards_of(t.field("draw"))["S1>"] + cards_of(t.field("disc"))["S1>"], 2);
  t.play("cast BLU FE L").play("discard U1").play("move PUR").play("cast PUR BO L").chance("draw S1>");
  const double drew_the_open_one = 1 / (1 + hidden * stones / unseen);
  const double none_hidden = (unseen - hidden) * (unseen - hidden - 1) / (unseen * (unseen - 1));
  const double one_left = drew_the_open_one * (1 - none_hidden) + (1 - drew_the_open_one);
  constexpr int kSamples = 20000;
  int with_stone = 0;
  for (const auto& [discards, count] : worlds(t, 'M', kSamples, {"disc"})) {
    if (discards.find("S1>") != std::string::npos) with_stone += count;
  }
  EXPECT_NEAR(with_stone, kSamples * one_left, 5 * std::sqrt(kSamples * one_left * (1 - one_left)));
}

// ---- decisions

TEST(KM_12_5, HowManyOptions) {
  EXPECT_EQ(split(scenario().at("YEL", "TRK").legal(), ',').size(), 3u);
  EXPECT_EQ(split(scenario().at("YEL", "TRK").play("move GRE").legal(), ',').size(), 2u);
  auto red = scenario().at("RED", "TRK").acquired('K', "TS,TO").used('K', "BO").phase("SPELL");
  EXPECT_EQ(split(red.legal("cast"), ',').size(), 6u);
  EXPECT_EQ(split(yellow().legal(), ',').size(), 10u);
  EXPECT_EQ(yellow().play("look PUR BLU").legal(), "keep, swap");
  EXPECT_EQ(split(scenario().guessing().legal(), ',').size(), 5u);
}

TEST(KM_12_5, AReturnIsAskedEvenForEqualCards) {
  // This deck has two TO cards among its secret cards.
  auto t = scenario().data("km-deck-mixed-stones").at("YEL", "TRK").acquired('K', "EL").phase("SPELL");
  t.given("sec", "PUR:TO,GRE:FE*,YEL:EL,RED:TS,BLU:TO").given("box", "ST").play("cast YEL EL L").play("look PUR BLU");
  EXPECT_EQ(t.legal(), "keep, swap");
}

}  // namespace
}  // namespace spires::duel::tests
