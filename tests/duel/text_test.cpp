// The notation: every written text can be read back, and no other text can be read.
#include "tests/duel/scenario.h"

namespace spires::duel::tests {
namespace {

// ---- actions and chance

TEST(ActionText, IsReadBackExactly) {
  for (const char* text : {"up RED|BLU",
                           "move GRE",
                           "move TRK",
                           "take GRE|YEL",
                           "take BLU|TRK",
                           "place L",
                           "place R",
                           "pass",
                           "cast YEL EL R",
                           "cast BLU FE+ L",
                           "cast RED TO R TS L as GRE",
                           "cast RED TS L TS+ R as PUR",
                           "look PUR BLU",
                           "look YEL RED",
                           "keep",
                           "swap",
                           "push EL L",
                           "push TS+ R",
                           "discard TS",
                           "discard EL+",
                           "discard U1",
                           "discard U12",
                           "guess BLU",
                           "lay S1> R",
                           "lay S2< L"}) {
    const auto action = Text::parse_action(text);
    ASSERT_TRUE(action) << text;
    EXPECT_EQ(Text::action(*action), text);
  }
}

TEST(ActionText, NothingElseIsRead) {
  for (const char* text : {"",
                           " ",
                           "up",
                           "up RED",
                           "up RED|",
                           "up RED/BLU",
                           "move",
                           "move ",
                           "move gre",
                           "move GRE ",
                           " move GRE",
                           "move  GRE",
                           "move GRE RED",
                           "move ABC",
                           "take GRE",
                           "take GRE|ABC",
                           "take GRE|YEL|RED",
                           "place",
                           "place l",
                           "place LR",
                           "pass now",
                           "cast",
                           "cast YEL",
                           "cast YEL EL",
                           "cast YEL EL M",
                           "cast YEL XX L",
                           "cast ABC EL L",
                           "cast RED TO R TS L as",
                           "cast RED TO R TS L as ABC",
                           "cast RED TO R TS L GRE",
                           "cast RED TO R TS as GRE",
                           "look",
                           "look PUR",
                           "look PUR ABC",
                           "look PUR BLU RED",
                           "keep it",
                           "Swap",
                           "push EL",
                           "push EL X",
                           "push U1 L",
                           "discard",
                           "discard U0",
                           "discard U",
                           "discard U01",
                           "discard U-1",
                           "discard TS L",
                           "guess",
                           "guess ABC",
                           "lay S1>",
                           "lay L",
                           "draw TS",
                           "burn TS"}) {
    EXPECT_FALSE(Text::parse_action(text).has_value()) << "'" << text << "'";
  }
}

TEST(ActionText, EveryActionHasAKind) {
  auto t = scenario();
  for (const Duel::Action& action : all_actions(t.rules())) {
    const std::string kind = Text::kind(action);
    ASSERT_FALSE(kind.empty()) << Text::action(action);
    EXPECT_TRUE(Text::action(action).starts_with(kind.substr(0, kind.find(' ')))) << kind;
  }
}

TEST(ChanceText, IsReadBackExactlyAndNothingElseIs) {
  auto t = scenario().set("ring_mode", "random").from_the_start();
  int phases = 0;
  std::string last;
  while (!t.over() && phases < 6) {
    if (t.owner() != "*") break;
    if (t.phase() != last) ++phases;
    last = t.phase();
    Duel::Chances chances;
    Duel::chances(t.rules(), t.state(), chances);
    for (const auto& c : chances) {
      const std::string text = Text::chance(t.rules(), t.state(), c.outcome);
      const auto again = Text::parse_chance(t.rules(), t.state(), text);
      ASSERT_TRUE(again) << text;
      EXPECT_TRUE(*again == c.outcome) << text;
      for (const std::string& bad : {text + " ", " " + text, text + "x", text.substr(0, text.size() - 1)}) {
        const auto other = Text::parse_chance(t.rules(), t.state(), bad);
        // Removing a character may give another outcome, such as EL for EL+, but never the same one.
        EXPECT_FALSE(other && *other == c.outcome) << "'" << bad << "'";
      }
    }
    t.chance(t.first_outcome());
  }
  EXPECT_EQ(phases, 5);  // RING, BOX, SECRET, BURN, DEAL
}

TEST(ChanceText, NamesWhatIsDue) {
  auto t = scenario().round(1).turn(4).at("GRE", "BLU").no_slot_cards().play("move RED");
  const auto reads = [&](const char* text) { return Text::parse_chance(t.rules(), t.state(), text).has_value(); };
  EXPECT_TRUE(reads("deal TRK|PUR EL down"));
  EXPECT_FALSE(reads("deal TRK|PUR EL"));       // it lies face down
  EXPECT_FALSE(reads("deal PUR|GRE EL"));       // not this slot
  EXPECT_FALSE(reads("deal TRK|PUR XX down"));  // no such card
  EXPECT_FALSE(reads("draw EL"));
  EXPECT_FALSE(reads("deal TRK|PUR ? down"));
}

// ---- state lines

constexpr const char* kLine =
    "r=1 t=1 act=K phase=MOVE own=K pend=- posK=YEL posM=TRK swap=0 "
    "slots=TRK|PUR:EL,PUR|GRE:(S1<),GRE|YEL:FE,YEL|RED:TS,RED|BLU:(BO),BLU|TRK:TO "
    "draw=BO:4,BO+:1,EL:3,EL+:1,FE:3,FE+:1,S1<:1,S1>:3,S2<:2,S2>:2,TO:3,TO+:1,TS:4,TS+:1 disc=EL:1,TS:1 "
    "AK=- UK=- VK=- AM=- UM=- VM=- sec=PUR:BO,GRE:ST*,YEL:EL,RED:TS,BLU:TO box=FE guess=-";

std::string fault_of_line(const std::string& from, const std::string& to) {
  std::string line = kLine;
  const std::size_t at = line.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return fault_of(scenario().rules(), line.replace(at, from.size(), to));
}

TEST(StateText, TheExampleOfTheNotation) {
  auto t = scenario();
  const auto state = Text::parse_state(t.rules(), kLine);
  ASSERT_TRUE(std::holds_alternative<Duel::State>(state)) << std::get<Fault>(state).field;
  EXPECT_EQ(Text::state(t.rules(), std::get<Duel::State>(state)), kLine);
  EXPECT_EQ(Text::phase(std::get<Duel::State>(state)), "MOVE");
}

TEST(StateText, AFaultNamesTheField) {
  EXPECT_EQ(fault_of_line("r=1", "r=0"), "r");
  EXPECT_EQ(fault_of_line("r=1", "r=x"), "r");
  EXPECT_EQ(fault_of_line("t=1", "t=5"), "t");
  EXPECT_EQ(fault_of_line("act=K", "act=X"), "act");
  EXPECT_EQ(fault_of_line("phase=MOVE", "phase=WALK"), "phase");
  EXPECT_EQ(fault_of_line("own=K", "own=Q"), "own");
  EXPECT_EQ(fault_of_line("pend=-", "pend=EL"), "pend");
  EXPECT_EQ(fault_of_line("posK=YEL", "posK=ABC"), "posK");
  EXPECT_EQ(fault_of_line("posM=TRK", "posM=-"), "posM");
  EXPECT_EQ(fault_of_line("swap=0", "swap=2"), "swap");
  EXPECT_EQ(fault_of_line("TRK|PUR:EL", "TRK|GRE:EL"), "slots");
  EXPECT_EQ(fault_of_line("PUR|GRE:(S1<)", "PUR|GRE:(S1<"), "slots");
  EXPECT_EQ(fault_of_line("PUR|GRE:(S1<)", "PUR|GRE:(?)"), "slots");
  EXPECT_EQ(fault_of_line("draw=BO:4", "draw=XX:4"), "draw");
  EXPECT_EQ(fault_of_line("draw=BO:4", "draw=BO:0"), "draw");
  EXPECT_EQ(fault_of_line("disc=EL:1,TS:1", "disc=TS:1,EL:1"), "disc");
  EXPECT_EQ(fault_of_line("disc=EL:1,TS:1", "disc=#2"), "disc");
  EXPECT_EQ(fault_of_line("AK=-", "AK=EL"), "AK");
  EXPECT_EQ(fault_of_line("UK=-", "UK=EL:1"), "UK");
  EXPECT_EQ(fault_of_line("VK=-", "VK=_"), "VK");
  EXPECT_EQ(fault_of_line("UM=-", "UM=,"), "UM");
  EXPECT_EQ(fault_of_line("sec=PUR:BO", "sec=GRE:BO"), "sec");
  EXPECT_EQ(fault_of_line("GRE:ST*", "GRE:ST"), "sec");
  EXPECT_EQ(fault_of_line("GRE:ST*", "GRE:?"), "sec");
  EXPECT_EQ(fault_of_line("box=FE", "box=XX"), "box");
  EXPECT_EQ(fault_of_line("guess=-", "guess=BLU"), "guess");
  EXPECT_EQ(fault_of_line("guess=-", "guess=TRK"), "guess");
}

TEST(StateText, FieldsAreAllThereAndInOrder) {
  EXPECT_NE(fault_of_line("swap=0 ", ""), "none");
  EXPECT_NE(fault_of_line("r=1 t=1", "t=1 r=1"), "none");
  EXPECT_NE(fault_of_line(" guess=-", ""), "none");
  EXPECT_NE(fault_of_line("guess=-", "guess=- more=1"), "none");
  EXPECT_NE(fault_of_line("r=1 t=1", "r=1  t=1"), "none");
  EXPECT_NE(fault_of(scenario().rules(), ""), "none");
}

TEST(StateText, LinesThatCannotBeAreRejected) {
  EXPECT_NE(fault_of_line("act=K", "act=M"), "none");                    // the first turn is K's
  EXPECT_NE(fault_of_line("own=K", "own=M"), "none");                    // K moves
  EXPECT_NE(fault_of_line("own=K", "own=*"), "none");                    // a move is not chance
  EXPECT_NE(fault_of_line("posK=YEL", "posK=TRK"), "none");              // both in one tower
  EXPECT_NE(fault_of_line("disc=EL:1,TS:1", "disc=EL:1,TS:2"), "none");  // 39 cards
  EXPECT_NE(fault_of_line("box=FE", "box=BO"), "none");
  EXPECT_NE(fault_of_line("BLU:TO box=FE", "BLU:TO box=-"), "none");
  EXPECT_NE(fault_of_line("phase=MOVE", "phase=GUESS"), "none");
}

TEST(StateText, EveryPhaseIsReadBack) {
  // Each step of a scenario reads its line back; these phases are harder to reach.
  auto place = scenario().at("GRE", "TRK").used('K', "BO").phase("PLACE").given("pend", "S1<");
  EXPECT_EQ(place.legal(), "place L, place R");
  auto looked = scenario().at("YEL", "TRK").used('K', "EL").phase("RETURN").given("pend", "PUR,BLU");
  EXPECT_EQ(looked.legal(), "keep, swap");
  auto lay = scenario().set("veiled_stone", "row_end").guessing().used('K', "EL").veiled('K', "S1<").phase("LAY");
  EXPECT_EQ(lay.given("guess", "BLU").legal(), "lay S1< L, lay S1< R");
  auto up = scenario().set("deal_adjacent", "choose4").round(2).turn(1).at("YEL", "GRE").no_slot_cards().phase("UP");
  up.given("draw", "BO:5,BO+:1,EL:5,EL+:1,FE:4,FE+:1,S1<:2,S1>:3,S2<:2,S2>:2,TO:4").given("disc", "TO+:1,TS:6,TS+:1");
  EXPECT_EQ(up.legal(), "up BLU|TRK, up RED|BLU, up TRK|PUR");
}

// ---- views

TEST(ViewText, TheExampleOfTheNotation) {
  auto t = scenario();
  const auto state = std::get<Duel::State>(Text::parse_state(t.rules(), kLine));
  const auto view = Duel::view(t.rules(), state, Observer(Seat::A), Duel::Memory{});
  EXPECT_EQ(Text::view(t.rules(), view),
            "r=1 t=1 act=K phase=MOVE own=K pend=- posK=YEL posM=TRK swap=0 "
            "slots=TRK|PUR:EL,PUR|GRE:(?),GRE|YEL:FE,YEL|RED:TS,RED|BLU:(?),BLU|TRK:TO draw=#30 disc=#2 "
            "AK=- UK=- VK=- AM=- UM=- VM=#0 sec=PUR:?,GRE:?,YEL:?,RED:?,BLU:? box=? guess=-");
}

TEST(ViewText, ACardNotYetLaidIsNoSecret) {
  auto t = scenario().from_the_start().chance("boxed EL").chance("secret PUR ST*");
  EXPECT_EQ(t.view_field('K', "sec"), "PUR:?,GRE:-,YEL:-,RED:-,BLU:-");
  EXPECT_EQ(scenario().from_the_start().view_field('K', "box"), "-");
}

TEST(ViewText, TheGuessedCardIsShownFromTheGuessOn) {
  auto t = scenario().set("veiled_stone", "row_end").guessing().used('M', "EL").veiled('M', "S1<");
  t.secrets("BLU:ST*").play("guess BLU");
  EXPECT_EQ(t.phase() + t.owner(), "LAYM");
  EXPECT_EQ(t.view_field('M', "sec"), "PUR:?,GRE:?,YEL:?,RED:?,BLU:ST*");
  EXPECT_EQ(t.view_field('K', "VM"), "S1<:1");  // unveiled
  t.play("lay S1< R");
  EXPECT_EQ(t.view_field('M', "sec"), t.field("sec"));
}

// ---- words

TEST(Words, EveryRefusalHasAReason) {
  for (const RuleNumber rule :
       {RuleNumber{4, 2},  RuleNumber{4, 3},  RuleNumber{5, 1},  RuleNumber{5, 2},  RuleNumber{5, 3},
        RuleNumber{5, 9},  RuleNumber{6, 3},  RuleNumber{6, 4},  RuleNumber{6, 7},  RuleNumber{7, 5},
        RuleNumber{8, 1},  RuleNumber{9, 1},  RuleNumber{9, 2},  RuleNumber{9, 3},  RuleNumber{9, 4},
        RuleNumber{9, 6},  RuleNumber{9, 10}, RuleNumber{9, 20}, RuleNumber{9, 30}, RuleNumber{9, 32},
        RuleNumber{9, 50}, RuleNumber{9, 51}, RuleNumber{9, 53}, RuleNumber{11, 1}, RuleNumber{15, 1}}) {
    EXPECT_FALSE(Text::why(rule).empty()) << int{rule.chapter} << "." << int{rule.section};
  }
  EXPECT_TRUE(Text::why({99, 1}).empty());
}

TEST(Words, ASentenceTellsNoSecret) {
  auto kept = scenario().at("YEL", "TRK").acquired('K', "EL").phase("SPELL").play("cast YEL EL L").play("look PUR BLU");
  auto swapped = kept;
  kept.play("keep");
  swapped.play("swap");
  const auto told = [](Scenario& t, Observer observer) {
    std::string text;
    for (const Duel::Event& event : t.event_list()) {
      if (const auto seen = Duel::redact(t.rules(), event, observer)) text += Text::sentence(t.rules(), *seen) + "\n";
    }
    return text;
  };
  EXPECT_EQ(told(kept, Observer(Seat::B)), told(swapped, Observer(Seat::B)));
  EXPECT_NE(told(kept, Observer(Seat::A)), told(swapped, Observer(Seat::A)));
}

TEST(Words, ABoardForATerminal) {
  auto t = scenario().at("YEL", "TRK").acquired('K', "EL+").used('M', "S1<,BO");
  const auto view = Duel::view(t.rules(), t.state(), Observer(Seat::A), Duel::Memory{});
  const std::string board = Text::draw_board(t.rules(), view);
  for (const char* part : {"TRK", "PUR", "GRE", "YEL", "RED", "BLU", "EL+", "S1<"}) {
    EXPECT_NE(board.find(part), std::string::npos) << part << " is missing in\n" << board;
  }
}

}  // namespace
}  // namespace spires::duel::tests
