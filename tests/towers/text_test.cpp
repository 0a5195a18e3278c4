// The notation: every written text can be read back, and no other text can be read.
#include "engine/towers/text.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "engine/core/text_setting.h"
#include "engine/towers/text_options.h"
#include "engine/towers/text_words.h"

#ifndef SPIRES_ROOT
#define SPIRES_ROOT "."
#endif

namespace spires::towers {
namespace {

Setting setting(const std::string& name, const std::string& value) {
  Setting setting = parse_setting(name, value);
  if (name == "spells") setting.kind = Setting::Kind::List;
  return setting;
}

Rules rules_of(const Settings& settings) {
  const Result<Rules> rules = Text::rules(settings);
  if (const Fault* fault = std::get_if<Fault>(&rules)) ADD_FAILURE() << fault->field << ": " << fault->why;
  return std::get<Rules>(rules);
}

// Returns the field at fault; empty if there is none.
std::string fault_of(const Settings& settings) {
  const Result<Rules> rules = Text::rules(settings);
  const Fault* fault = std::get_if<Fault>(&rules);
  return fault == nullptr ? "" : fault->field;
}

// ---- actions and chance --------------------------------------------------------------------------------------------

TEST(ActionText, IsReadBackExactly) {
  for (const char* text : {"play W3",
                           "play C5|1",
                           "play C5|1 tower",
                           "play C1|5 wizard",
                           "discard DT3",
                           "refuse",
                           "reroll",
                           "accept",
                           "side tower",
                           "side wizard",
                           "wizard 4A",
                           "wizard 15F",
                           "tower 3#2",
                           "tower 0#9",
                           "unused",
                           "step 10#1",
                           "nostep",
                           "cast MW 4A",
                           "cast HW 0B",
                           "cast MT 3#1",
                           "cast HT 15#9",
                           "cast SW 3 9",
                           "cast SW 3 3",
                           "cast NK +",
                           "cast NK -",
                           "cast FR 4#2",
                           "cast PB B",
                           "cast DT2C",
                           "reserve MW",
                           "reserve DT2C",
                           "pass",
                           "stop",
                           "end",
                           "ask",
                           "offer C2|4",
                           "decline",
                           "return DC1",
                           "give 1",
                           "give 10",
                           "take A",
                           "leave",
                           "fill partner",
                           "fill none"}) {
    const std::optional<Action> action = Text::parse_action(text);
    ASSERT_TRUE(action) << text;
    EXPECT_EQ(Text::action(*action), text);
  }
}

TEST(ActionText, NothingElseIsRead) {
  for (const char* text : {"",
                           " ",
                           "play",
                           "play ",
                           "play W6",
                           "play w3",
                           "play W3 tower",
                           "play W3 ",
                           " play W3",
                           "play  W3",
                           "play DC1 tower",
                           "play C5|1 up",
                           "discard",
                           "refuse now",
                           "side",
                           "side none",
                           "side -",
                           "wizard 4",
                           "wizard A",
                           "wizard 04A",
                           "wizard 16A",
                           "wizard 4G",
                           "wizard -1A",
                           "wizard 4#1",
                           "tower 3",
                           "tower 3#0",
                           "tower 3#10",
                           "tower 3#01",
                           "tower 3#",
                           "tower #1",
                           "tower 16#1",
                           "tower 3#2#1",
                           "step",
                           "cast",
                           "cast XX 1",
                           "cast MW",
                           "cast MW 4",
                           "cast MW 4A ",
                           "cast MT 4A",
                           "cast SW 9 3",
                           "cast SW 3",
                           "cast SW 3 9 1",
                           "cast SW 03 9",
                           "cast NK",
                           "cast NK *",
                           "cast PB",
                           "cast PB G",
                           "cast DT2C A",
                           "reserve",
                           "reserve XX",
                           "give 0",
                           "give 01",
                           "give 37",
                           "give -1",
                           "give",
                           "take G",
                           "take AB",
                           "fill",
                           "fill all",
                           "Pass",
                           "pass\n",
                           "offer -",
                           "return"}) {
    EXPECT_FALSE(Text::parse_action(text)) << text;
  }
}

TEST(ActionText, KindsNameTheSpell) {
  EXPECT_EQ(Text::kind(*Text::parse_action("cast FR 4#2")), "cast FR");
  EXPECT_EQ(Text::kind(*Text::parse_action("cast DT2C")), "cast DT2C");
  EXPECT_EQ(Text::kind(*Text::parse_action("reserve MW")), "reserve MW");
  EXPECT_EQ(Text::kind(*Text::parse_action("play C5|1 tower")), "play");
  EXPECT_EQ(Text::kind(*Text::parse_action("fill none")), "fill");
  EXPECT_EQ(Text::kind(*Text::parse_action("pass")), "pass");
}

TEST(ChanceText, NamesWhoDraws) {
  const Rules rules = rules_of({setting("players", "3")});
  State state = Towers::initial(rules);
  Silence silence;
  for (int i = 0; i < 4; ++i) Towers::resolve(rules, state, Towers::sample(rules, state, 0), silence);
  const Card card = *words::card("W5");
  EXPECT_EQ(Text::chance(rules, state, Chance::draw(card)), "draw B W5");
  EXPECT_EQ(Text::parse_chance(rules, state, "draw B W5"), Chance::draw(card));
  for (const char* text : {"draw A W5", "draw G W5", "draw B W6", "draw B", "draw B W5 ", "roll 0", "roll 7", "roll 04",
                           "roll", "tiles", "tiles ", "tiles MT,MW", "tiles MW,MW", "tiles XX", "reshuffle ", ""}) {
    EXPECT_FALSE(Text::parse_chance(rules, state, text)) << text;
  }
  for (const char* text : {"roll 6", "tiles MW,HT,FR,PB", "reshuffle"}) {
    const std::optional<Chance> chance = Text::parse_chance(rules, state, text);
    ASSERT_TRUE(chance) << text;
    EXPECT_EQ(Text::chance(rules, state, *chance), text);
  }
}

// ---- state lines ---------------------------------------------------------------------------------------------------

using Fields = std::map<std::string, std::string>;

constexpr const char* kOrder[] = {"board",   "hands", "potions", "home",  "draw",  "discard", "tiles", "turn",   "act",
                                  "phase",   "seat",  "card",    "side",  "val",   "rr",      "piece", "riders", "slot",
                                  "reserve", "spell", "same",    "casts", "asked", "refused", "todo",  "last"};

// A game of two in which A is to choose, with some fields changed.
std::string line_with(const Fields& changes) {
  Fields fields = {{"board", "0:K 3:S(AB) 5:P(B)"},
                   {"hands", "A:W3,T1,C5|1 B:-"},
                   {"potions", "A:4/1/0 B:5/0/0"},
                   {"home", "A:0 B:0"},
                   {"draw", "W1:4,DC1:6"},
                   {"discard", "-"},
                   {"tiles", "MW,MT"},
                   {"turn", "A"},
                   {"act", "1"},
                   {"phase", "choose"},
                   {"seat", "A"},
                   {"card", "-"},
                   {"side", "-"},
                   {"val", "-"},
                   {"rr", "0"},
                   {"piece", "-"},
                   {"riders", "-"},
                   {"slot", "-"},
                   {"reserve", "-"},
                   {"spell", "-"},
                   {"same", "-"},
                   {"casts", "0"},
                   {"asked", "0"},
                   {"refused", "0"},
                   {"todo", "0"},
                   {"last", "0"}};
  for (const auto& [name, value] : changes) fields[name] = value;
  std::string line;
  for (const char* name : kOrder) line += (line.empty() ? "" : ";") + std::string(name) + "=" + fields[name];
  return line;
}

// The field at fault; empty if the line is read, and then it must be written back unchanged.
std::string fault_in(const Rules& rules, const std::string& line) {
  const Result<State> state = Text::parse_state(rules, line);
  if (const Fault* fault = std::get_if<Fault>(&state)) {
    EXPECT_FALSE(fault->why.empty());
    return fault->field;
  }
  EXPECT_EQ(Text::state(rules, std::get<State>(state)), line);
  EXPECT_EQ(Towers::broken_invariant(rules, std::get<State>(state)), nullptr);
  return "";
}

std::string fault_with(const Fields& changes) {
  return fault_in(rules_of({setting("players", "2")}), line_with(changes));
}

struct Wrong {
  const char* field;
  const char* value;
};

TEST(StateText, APartialBoardIsRead) { EXPECT_EQ(fault_with({}), ""); }

TEST(StateText, EveryFieldIsChecked) {
  for (const Wrong& wrong : std::vector<Wrong>{
           {"board", ""},
           {"board", "3:S(AB)"},
           {"board", "0:K 1:K"},
           {"board", "0:(A)K"},
           {"board", "0:KS"},
           {"board", "0:K 3:S(AB)K"},
           {"board", "0:K 3:"},
           {"board", "0:K 3:()"},
           {"board", "0:K 3:(A"},
           {"board", "0:K 3:(C)"},
           {"board", "0:K 3:X"},
           {"board", "0:K 3:S 3:P"},
           {"board", "0:K 5:S 3:P"},
           {"board", "0:K 03:S"},
           {"board", "0:K 16:S"},
           {"board", "0:K  3:S"},
           {"board", "0:K 3:(AAAABBB)"},
           {"board", "0:K 3:SSSSSS"},
           {"board", "0:K 3:PPPPP"},
           {"hands", "A:W3"},
           {"hands", "A:W3 B:- C:-"},
           {"hands", "B:- A:W3"},
           {"hands", "A:W6 B:-"},
           {"hands", "A: B:-"},
           {"hands", "A:W3, B:-"},
           {"hands", "A:DT3,DT3 B:-"},
           {"hands", "A:DT3 B:DT3"},
           {"hands", "A:- B:W3"},
           {"potions", "A:4/1 B:5/0/0"},
           {"potions", "A:4/1/0/0 B:5/0/0"},
           {"potions", "A:4/-1/0 B:5/0/0"},
           {"potions", "A:04/1/0 B:5/0/0"},
           {"potions", "A:16/0/0 B:5/0/0"},
           {"potions", "A:9/9/0 B:5/0/0"},
           {"home", "A:0"},
           {"home", "A:15 B:0"},
           {"home", "A:x B:0"},
           {"draw", "W1"},
           {"draw", "W1:0"},
           {"draw", "W1:5"},
           {"draw", "T1:4"},
           {"draw", "T1:1,W1:1"},
           {"draw", "W1:1,W1:1"},
           {"draw", ""},
           {"discard", "W1:1"},
           {"discard", "X:1"},
           {"tiles", "MT,MW"},
           {"tiles", "MW,MW"},
           {"tiles", "XX"},
           {"tiles", ""},
           {"turn", "C"},
           {"turn", "-"},
           {"act", "0"},
           {"act", "3"},
           {"phase", "chose"},
           {"phase", "choose+"},
           {"phase", "choose+roll"},
           {"phase", "deal+pick"},
           {"phase", "tiles"},
           {"seat", "B"},
           {"seat", "?"},
           {"seat", "-"},
           {"card", "W3"},
           {"card", "X"},
           {"side", "tower"},
           {"side", "both"},
           {"val", "3"},
           {"val", "0"},
           {"val", "7"},
           {"rr", "1"},
           {"rr", "-"},
           {"piece", "3A"},
           {"piece", "3#0"},
           {"riders", "A"},
           {"riders", "AAAAAA"},
           {"riders", "C"},
           {"slot", "A:MW"},
           {"slot", "A"},
           {"slot", "A:XX"},
           {"reserve", "A:MW"},
           {"spell", "A:MW 3A"},
           {"spell", "A"},
           {"spell", "C:MW 3A"},
           {"spell", "A:PB A"},
           {"spell", "A:MW"},
           {"spell", "A:MW 3C"},
           {"spell", "A:MT 3A"},
           {"spell", "A:DT2C 1"},
           {"same", "3A"},
           {"casts", "2"},
           {"casts", "-1"},
           {"asked", "1"},
           {"asked", "2"},
           {"refused", "1"},
           {"refused", "2"},
           {"todo", "1"},
           {"todo", "3"},
           {"last", "2"},
           {"last", "-"},
       }) {
    const std::string fault = fault_with({{wrong.field, wrong.value}});
    const std::string expected =
        std::string(wrong.field) == "phase" && std::string(wrong.value) == "tiles" ? "seat" : wrong.field;
    EXPECT_EQ(fault, expected) << wrong.field << '=' << wrong.value;
  }
}

TEST(StateText, LettersAndCardsMayComeInAnyOrderAndAreWrittenInOne) {
  const Rules rules = rules_of({setting("players", "2")});
  const std::string mixed = line_with({{"board", "0:K 3:S(BA) 5:P(B)"}, {"hands", "A:C5|1,T1,W3 B:-"}});
  const Result<State> read = Text::parse_state(rules, mixed);
  ASSERT_TRUE(std::holds_alternative<State>(read));
  EXPECT_EQ(Text::state(rules, std::get<State>(read)), line_with({}));
}

// A match is never at such a point, because the card fizzles; a reader may still ask why.
TEST(StateText, APositionWithoutAnyPieceCanBeAsked) {
  const Rules rules = rules_of({setting("players", "2")});
  const std::string line = line_with({{"board", "0:K 4:(A) 5:(AABBBB)"},
                                      {"phase", "piece"},
                                      {"card", "W1"},
                                      {"side", "wizard"},
                                      {"val", "1"},
                                      {"draw", "DC1:6"},
                                      {"discard", "W1:1"},
                                      {"hands", "A:W3,T1 B:-"}});
  const Result<State> read = Text::parse_state(rules, line);
  ASSERT_TRUE(std::holds_alternative<State>(read));
  const Action move = *Text::parse_action("wizard 4A");
  EXPECT_EQ(Towers::check(rules, std::get<State>(read), Seat::A, move).rule(), (RuleNumber{6, 4}));
}

TEST(StateText, FieldsComeInTheirOrderAndNoneIsLeftOver) {
  const Rules rules = rules_of({setting("players", "2")});
  const std::string line = line_with({});
  EXPECT_EQ(fault_in(rules, ""), "board");
  EXPECT_EQ(fault_in(rules, line.substr(0, line.find(";phase="))), "phase");
  EXPECT_EQ(fault_in(rules, line + ";more=1"), "line");
  EXPECT_EQ(fault_in(rules, line + ";"), "line");
}

TEST(StateText, ACardIsConsistent) {
  const Fields piece = {
      {"phase", "piece"}, {"card", "C5|1"}, {"side", "tower"}, {"val", "5"}, {"hands", "A:W3,T1 B:-"}};
  const auto with = [&](Fields changes) {
    changes.insert(piece.begin(), piece.end());
    return fault_with(changes);
  };
  EXPECT_EQ(with({}), "");
  EXPECT_EQ(with({{"card", "-"}}), "card");
  EXPECT_EQ(with({{"side", "-"}}), "side");
  EXPECT_EQ(with({{"val", "1"}}), "val");
  EXPECT_EQ(with({{"card", "W3"}, {"val", "3"}}), "side");
  EXPECT_EQ(with({{"rr", "1"}}), "rr");
  EXPECT_EQ(with({{"card", "DT2"}, {"val", "6"}}), "");
  EXPECT_EQ(with({{"phase", "mid"}, {"piece", "3#1"}}), "");
  EXPECT_EQ(with({{"phase", "mid"}}), "piece");
  EXPECT_EQ(with({{"phase", "mid"}, {"piece", "3A"}}), "piece");
  EXPECT_EQ(
      with({{"phase", "mid"}, {"card", "W3"}, {"side", "wizard"}, {"val", "3"}, {"piece", "3A"}, {"riders", "B"}}), "");
  EXPECT_EQ(with({{"phase", "reroll"}, {"card", "DW3"}, {"side", "-"}, {"rr", "2"}}), "");
  EXPECT_EQ(with({{"phase", "reroll"}, {"card", "DW3"}, {"side", "-"}, {"rr", "0"}}), "rr");
  EXPECT_EQ(with({{"phase", "reroll"}, {"card", "DW2"}, {"side", "-"}, {"rr", "2"}}), "rr");
  EXPECT_EQ(with({{"phase", "reroll"}, {"side", "-"}}), "card");
  EXPECT_EQ(with({{"phase", "roll"}, {"seat", "?"}, {"card", "DC1"}, {"side", "-"}, {"val", "-"}}), "");
  EXPECT_EQ(with({{"phase", "roll"}, {"seat", "?"}, {"card", "DC1"}, {"side", "-"}}), "val");
  EXPECT_EQ(with({{"phase", "side"}, {"card", "DC1"}, {"side", "-"}}), "");
  EXPECT_EQ(with({{"phase", "side"}, {"card", "DW2"}, {"side", "-"}}), "card");
}

TEST(StateText, ChancePointsHaveSomethingToDraw) {
  const Fields refill = {{"phase", "refill"}, {"act", "0"}, {"seat", "?"}, {"hands", "A:W3 B:-"}};
  const auto with = [&](Fields changes) {
    changes.insert(refill.begin(), refill.end());
    return fault_with(changes);
  };
  EXPECT_EQ(with({}), "");
  EXPECT_EQ(with({{"seat", "A"}}), "seat");
  EXPECT_EQ(with({{"act", "1"}}), "act");
  EXPECT_EQ(with({{"draw", "-"}}), "draw");
  EXPECT_EQ(with({{"draw", "-"}, {"discard", "T1:1"}}), "");
  EXPECT_EQ(with({{"hands", "A:W3,W4,W5 B:-"}}), "hands");
  EXPECT_EQ(with({{"phase", "redraw"}, {"act", "1"}}), "refused");
  EXPECT_EQ(with({{"phase", "redraw"}, {"act", "1"}, {"refused", "1"}}), "");
  EXPECT_EQ(with({{"phase", "deal"}}), "");
  EXPECT_EQ(with({{"phase", "deal"}, {"hands", "A:W3 B:W4"}}), "hands");
  EXPECT_EQ(with({{"phase", "deal"}, {"hands", "A:W3,W4,W5,T1 B:-"}}), "hands");
  EXPECT_EQ(with({{"phase", "deal"}, {"hands", "A:W3,W4,W5 B:T1,T2,T3"}}), "hands");
  EXPECT_EQ(with({{"phase", "deal"}, {"draw", "W1:4"}}), "draw");
  EXPECT_EQ(with({{"phase", "over"}, {"seat", "-"}}), "");
  EXPECT_EQ(with({{"phase", "over"}}), "seat");
}

TEST(StateText, ACastingUnderWayIsConsistent) {
  const Fields pick = {{"board", "0:K 4:P(A)S"}, {"phase", "choose+pick"}, {"spell", "A:FR 4#2"}, {"casts", "1"}};
  const auto with = [&](Fields changes) {
    changes.insert(pick.begin(), pick.end());
    return fault_with(changes);
  };
  EXPECT_EQ(with({}), "");
  EXPECT_EQ(with({{"spell", "-"}}), "spell");
  EXPECT_EQ(with({{"spell", "A:FR 4#1"}}), "spell");
  EXPECT_EQ(with({{"spell", "A:FR 4#3"}}), "spell");
  EXPECT_EQ(with({{"spell", "A:NK +"}}), "spell");
  EXPECT_EQ(with({{"spell", "B:FR 4#2"}}), "seat");
  EXPECT_EQ(with({{"phase", "choose+fill"}, {"spell", "A:MT 4#2"}}), "phase");
  EXPECT_EQ(with({{"phase", "choose+draw"}, {"seat", "?"}, {"spell", "A:DT2C"}, {"todo", "2"}}), "");
  EXPECT_EQ(with({{"phase", "choose+draw"}, {"seat", "?"}, {"spell", "A:DT2C"}}), "todo");
  EXPECT_EQ(with({{"phase", "choose+ride"}, {"spell", "A:MW 4A"}}), "phase");
}

TEST(StateText, SlotsRidersAndTeamsAreRead) {
  const Rules master = rules_of({setting("players", "4"), setting("variant", "master"), setting("teams", "true"),
                                 setting("options.pbCardMovesOnly", "false"),
                                 setting("options.repeatTargets", "SamePiece"), setting("spells", "MW,MT,PB")});
  const auto fault = [&](Fields changes) {
    const Fields seats = {{"hands", "A:W3,T1 B:- C:T1 D:-"},
                          {"potions", "A:0/5/0 B:1/0/0 C:2/0/0 D:0/0/0"},
                          {"home", "A:0 B:0 C:0 D:0"},
                          {"board", "0:K 3:S(AACC) 5:P(B)"},
                          {"tiles", "MW,MT,PB"},
                          {"card", "W3"},
                          {"side", "wizard"},
                          {"val", "3"},
                          {"phase", "pre"},
                          {"seat", "C"}};
    changes.insert(seats.begin(), seats.end());
    return fault_in(master, line_with(changes));
  };
  EXPECT_EQ(fault({}), "");
  EXPECT_EQ(fault({{"slot", "B:MT,C:MW"}, {"reserve", "B:MT"}}), "");
  EXPECT_EQ(fault({{"slot", "C:MW,B:MT"}}), "slot");
  EXPECT_EQ(fault({{"slot", "B:MT"}, {"reserve", "B:MW"}}), "reserve");
  EXPECT_EQ(fault({{"phase", "pre+repeat"}, {"slot", "C:MW"}, {"same", "3A"}}), "");
  EXPECT_EQ(fault({{"phase", "pre+repeat"}, {"same", "3A"}}), "slot");
  EXPECT_EQ(fault({{"phase", "pre+ride"}, {"spell", "B:MW 3A+CA"}}), "");
  EXPECT_EQ(fault({{"phase", "pre+ride"}, {"spell", "B:MW 3A+B"}}), "spell");
  EXPECT_EQ(fault({{"phase", "pre+ride"}, {"spell", "B:MW 3A+"}}), "spell");
  EXPECT_EQ(fault({{"phase", "pre+fill"}, {"seat", "A"}, {"spell", "A:MT 1#1"}}), "");
  EXPECT_EQ(fault({{"phase", "pre+fill"}, {"seat", "C"}, {"spell", "C:MT 1#1"}}), "potions");
  const Fields asked = {{"phase", "answer"}, {"card", "-"}, {"side", "-"}, {"val", "-"}, {"asked", "1"}};
  EXPECT_EQ(fault(asked), "");
  Fields wrong = asked;
  wrong["seat"] = "B";
  EXPECT_EQ(fault(wrong), "seat");
}

// Random games: a line read back is the same position, with the same things to do.
TEST(StateText, EveryPositionOfAGameIsReadBack) {
  const Settings tables[] = {
      {setting("players", "2")},
      {setting("players", "4"), setting("teams", "true"), setting("spells", "MW,MT,HW,HT,SW,NK,FR,PB")},
      {setting("players", "3"), setting("variant", "advanced"), setting("options.promo", "true"),
       setting("options.pbCardMovesOnly", "false")},
      {setting("players", "6"), setting("variant", "master"), setting("profile", "czech")},
      {setting("players", "5"), setting("variant", "master"), setting("profile", "ukrainian"),
       setting("options.tileCount", "8")},
      {setting("variant", "solo"), setting("spells", "MW,MT,FR")},
  };
  for (const Settings& settings : tables) {
    const Rules rules = rules_of(settings);
    Rng rng(7);
    Silence silence;
    State state = Towers::initial(rules);
    for (int n = 0; n < 400 && !Towers::pending(rules, state).is_over(); ++n) {
      const std::string line = Text::state(rules, state);
      const Result<State> read = Text::parse_state(rules, line);
      ASSERT_TRUE(std::holds_alternative<State>(read))
          << line << '\n'
          << std::get<Fault>(read).field << ": " << std::get<Fault>(read).why;
      ASSERT_EQ(Text::state(rules, std::get<State>(read)), line);
      const Pending pending = Towers::pending(rules, state);
      ASSERT_TRUE(pending == Towers::pending(rules, std::get<State>(read)));
      if (pending.is_chance()) {
        const Chance chance = Towers::sample(rules, state, rng.next());
        ASSERT_EQ(Text::parse_chance(rules, state, Text::chance(rules, state, chance)), chance);
        Towers::resolve(rules, state, chance, silence);
        continue;
      }
      Actions legal;
      Towers::legal(rules, state, pending.seat(), legal);
      for (const Action& action : legal) ASSERT_EQ(Text::parse_action(Text::action(action)), action);
      const std::uint32_t pick = rng.next_below(static_cast<std::uint32_t>(legal.size()));
      Towers::play(rules, state, pending.seat(), legal[static_cast<int>(pick)], silence);
    }
  }
}

// ---- options -------------------------------------------------------------------------------------------------------

TEST(OptionText, DefaultsAreFilledIn) {
  const Settings header = Text::header({});
  const Settings expected = {{"players", "2", Setting::Kind::Number},
                             {"profile", "international", Setting::Kind::Word},
                             {"variant", "basic", Setting::Kind::Word},
                             {"teams", "false", Setting::Kind::Flag},
                             {"spells", "MW,MT", Setting::Kind::List}};
  EXPECT_EQ(header, expected);
  EXPECT_EQ(rules_of({setting("variant", "solo")}).players, 1);
  EXPECT_EQ(Text::header({setting("variant", "advanced")}).back().value, "");
  EXPECT_EQ(Text::header({setting("variant", "master")}).back().value, "");
  EXPECT_EQ(Text::header({setting("variant", "master"), setting("profile", "czech")}).back().value,
            "MW,MT,HW,HT,SW,NK,FR,PB");
  EXPECT_EQ(Text::header({setting("options.tileCount", "3")}).back().value, "");
}

TEST(OptionText, TheHeaderIsInOrderAndGivesTheSameRules) {
  const Settings given = {setting("spells", "FR,MW"),        setting("options.promo", "true"),
                          setting("players", "4"),           setting("options.costs.FR", "2"),
                          setting("teams", "true"),          setting("options.wizardStock", "24"),
                          setting("options.memory", "Notes")};
  const Settings header = Text::header(given);
  const Settings expected = {
      {"players", "4", Setting::Kind::Number},          {"options.wizardStock", "24", Setting::Kind::Number},
      {"options.costs.FR", "2", Setting::Kind::Number}, {"options.memory", "Notes", Setting::Kind::Word},
      {"options.promo", "true", Setting::Kind::Flag},   {"profile", "international", Setting::Kind::Word},
      {"variant", "basic", Setting::Kind::Word},        {"teams", "true", Setting::Kind::Flag},
      {"spells", "MW,FR", Setting::Kind::List}};
  EXPECT_EQ(header, expected);
  EXPECT_EQ(Text::header(header), header);
  EXPECT_TRUE(rules_of(header) == rules_of(given));
}

TEST(OptionText, CzechMasterAnnouncesOnPlayUnlessToldOtherwise) {
  const auto announce = [](const Settings& settings) { return rules_of(settings).options.side_announce; };
  EXPECT_EQ(announce({setting("profile", "czech")}), SideAnnounce::WithPiece);
  EXPECT_EQ(announce({setting("profile", "czech"), setting("variant", "master")}), SideAnnounce::OnPlay);
  EXPECT_EQ(announce({setting("options.sideAnnounce", "WithPiece"), setting("variant", "master"),
                      setting("profile", "czech")}),
            SideAnnounce::WithPiece);
}

TEST(OptionText, WhatCannotBeIsRefused) {
  EXPECT_EQ(fault_of({setting("player", "2")}), "player");
  EXPECT_EQ(fault_of({setting("options", "x")}), "options");
  EXPECT_EQ(fault_of({setting("options.colour", "red")}), "options.colour");
  EXPECT_EQ(fault_of({setting("options.costs", "2")}), "options.costs");
  EXPECT_EQ(fault_of({setting("options.costs.XX", "2")}), "options.costs.XX");
  EXPECT_EQ(fault_of({setting("options.costs.MW", "-1")}), "options.costs.MW");
  EXPECT_EQ(fault_of({setting("options.castleLanding", "Anywhere")}), "options.castleLanding");
  EXPECT_EQ(fault_of({setting("options.promo", "yes")}), "options.promo");
  EXPECT_EQ(fault_of({setting("options.wizardStock", "25")}), "options.wizardStock");
  EXPECT_EQ(fault_of({setting("options.tileCount", "9")}), "options.tileCount");
  EXPECT_EQ(fault_of({setting("options.tileCount", "9"), setting("options.promo", "true")}), "");
  EXPECT_EQ(fault_of({{"options.memory", "Open", Setting::Kind::List}}), "options.memory");
  EXPECT_EQ(fault_of({{"options.promo", "true", Setting::Kind::Word}}), "options.promo");
  EXPECT_EQ(fault_of({{"options.tileCount", "2", Setting::Kind::Word}}), "options.tileCount");
  EXPECT_EQ(fault_of({{"players", "2", Setting::Kind::Word}}), "players");
  EXPECT_EQ(fault_of({{"profile", "czech", Setting::Kind::List}}), "profile");
  EXPECT_EQ(fault_of({{"teams", "false", Setting::Kind::Word}}), "teams");
  EXPECT_EQ(fault_of({{"spells", "MW", Setting::Kind::Word}}), "spells");
  EXPECT_EQ(fault_of({setting("players", "1")}), "players");
  EXPECT_EQ(fault_of({setting("players", "7")}), "players");
  EXPECT_EQ(fault_of({setting("players", "02")}), "players");
  EXPECT_EQ(fault_of({setting("players", "2"), setting("players", "2")}), "players");
  EXPECT_EQ(fault_of({setting("players", "2"), setting("variant", "solo")}), "players");
  EXPECT_EQ(fault_of({setting("players", "5"), setting("teams", "true")}), "teams");
  EXPECT_EQ(fault_of({setting("teams", "1")}), "teams");
  EXPECT_EQ(fault_of({setting("profile", "german")}), "profile");
  EXPECT_EQ(fault_of({setting("variant", "expert")}), "variant");
  EXPECT_EQ(fault_of({setting("variant", "advanced"), setting("profile", "polish")}), "variant");
  EXPECT_EQ(fault_of({setting("spells", "MW,XX")}), "spells");
  EXPECT_EQ(fault_of({setting("spells", "MW,MW")}), "spells");
  EXPECT_EQ(fault_of({setting("spells", "DT2C")}), "spells");
}

TEST(OptionText, EveryOptionTakesEveryWordOfItsRow) {
  for (const OptionRow& row : option_rows()) {
    EXPECT_FALSE(row.effect.empty()) << row.name;
    std::vector<std::string> values(row.words.begin(), row.words.end());
    if (row.kind == Setting::Kind::Flag) values = {"true", "false"};
    if (values.empty()) values = {"0", "1", "8"};
    for (const std::string& value : values) {
      const std::string name = "options." + std::string(row.name);
      const Result<towers::Setup> setup = read_setup({setting(name, value)});
      ASSERT_TRUE(std::holds_alternative<towers::Setup>(setup)) << name << '=' << value;
      EXPECT_EQ(value_of(row, std::get<towers::Setup>(setup)), value) << name;
    }
  }
}

// ---- sentences and board -------------------------------------------------------------------------------------------

TEST(Sentences, SayOnlyWhatTheEventSays) {
  const Rules rules = rules_of({});
  const auto tell = [&](const Event& event) { return Text::sentence(rules, event); };
  EXPECT_EQ(tell(CardPlayed{Seat::A, *words::card("C5|1"), Side::Tower, 5, 0}), "A plays C5|1 as a tower card.");
  EXPECT_EQ(tell(CardPlayed{Seat::A, *words::card("W3"), Side::Wizard, 3, 0}), "A plays W3.");
  EXPECT_EQ(tell(CardDrawn{Seat::B, kNoCard}), "B draws a card.");
  Wizards two;
  two.add(Seat::A);
  two.add(Seat::B);
  EXPECT_EQ(tell(TowerMoved{Space{3}, 2, Space{5}, two}),
            "The tower from space 3 (level 2 and up) lands on space 5 and uncovers one wizard of A and one of B.");
  EXPECT_EQ(tell(SurfaceShown{Space{4}, 2, Wizards{}}), "Seen under level 2 on space 4: nobody.");
  EXPECT_EQ(tell(Waiting{Phase::Choose, Inner::None, Seat::A}), "");
}

TEST(Why, EveryRuleHasAnAnswer) {
  const auto why = [](int chapter, int section) {
    return Text::why({static_cast<std::uint8_t>(chapter), static_cast<std::uint8_t>(section)});
  };
  std::ifstream page(SPIRES_ROOT "/docs/rules/towers.md");
  int rules = 0;
  for (std::string line; std::getline(page, line);) {
    int chapter = 0;
    int section = 0;
    if (std::sscanf(line.c_str(), "- **WT-%d.%d**", &chapter, &section) != 2) continue;
    EXPECT_FALSE(why(chapter, section).empty()) << line;
    ++rules;
  }
  EXPECT_GE(rules, 114);
  for (int chapter = 1; chapter <= 20; ++chapter) EXPECT_TRUE(why(chapter, 99).empty()) << chapter;
}

TEST(Board, ShowsWhatTheObserverMayKnow) {
  const Rules rules = rules_of({});
  const Result<State> state = Text::parse_state(
      rules, line_with({{"board", "0:K 4:P(A)S(BB)"}, {"hands", "A:W3,T1,C5|1 B:T5,DW2"}, {"home", "A:4 B:3"}}));
  ASSERT_TRUE(std::holds_alternative<State>(state));
  const State& s = std::get<State>(state);
  const std::string strict = Text::draw_board(rules, Towers::view(rules, s, Observer(Seat::A), Memory::Strict));
  EXPECT_NE(strict.find("[S?]"), std::string::npos) << strict;
  EXPECT_EQ(strict.find("[S A]"), std::string::npos) << strict;
  EXPECT_NE(strict.find("BB"), std::string::npos) << strict;
  EXPECT_NE(strict.find("/K\\"), std::string::npos) << strict;
  EXPECT_NE(strict.find("W3 T1 C5|1"), std::string::npos) << strict;
  EXPECT_NE(strict.find("2 cards"), std::string::npos) << strict;
  EXPECT_EQ(strict.find("DW2"), std::string::npos) << strict;
  for (const std::string_view row : words::split(strict, '\n')) EXPECT_LE(row.size(), 80U) << row;

  const View open = Towers::view(rules, s, Observer(Seat::A), Memory::Open);
  EXPECT_NE(Text::draw_board(rules, open).find("[S A]"), std::string::npos);
  EXPECT_EQ(Text::draw_board(rules, open).find('\x1b'), std::string::npos);
  EXPECT_NE(Text::draw_board(rules, open, Text::Paint::Ansi).find('\x1b'), std::string::npos);
}

}  // namespace
}  // namespace spires::towers
