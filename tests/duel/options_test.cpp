// KM-15.1: every option, every value and its effect; and refusals.
#include "tests/duel/scenario.h"

namespace spires::duel::tests {
namespace {

constexpr std::pair<const char*, const char*> kDefaults[] = {
    {"ring_mode", "fixed"},        {"deal_adjacent", "three"},
    {"swap_range", "any"},         {"cast_without_effect", "allow"},
    {"row_gap", "close"},          {"stone_chain", "transitive"},
    {"veiled_stone", "inert"},     {"yellow_swap_public", "false"},
    {"chest_overflow", "cap"},     {"final_tie", "draw"},
    {"discard_inspect", "false"},  {"memory_aids", "true"},
    {"reveal_all_at_end", "true"}, {"multi_icon_cost", "card"},
    {"role_assign", "random"},     {"data", "km-deck-derived-1"}};

Setting option(std::string_view name, std::string_view value) {
  const bool truth = value == "true" || value == "false";
  return {"options." + std::string(name), std::string(value), truth ? Setting::Kind::Flag : Setting::Kind::Word};
}

std::string fault(const Settings& options) {
  Settings settings{number("players", 2)};
  settings.insert(settings.end(), options.begin(), options.end());
  return fault_of(settings);
}

TEST(KM_15_1, TheDefaults) {
  Settings all{number("players", 2)};
  for (const auto& [name, value] : kDefaults) all.push_back(option(name, value));
  const auto named = Text::rules(all);
  const auto plain = Text::rules({number("players", 2)});
  ASSERT_TRUE(std::holds_alternative<Duel::Rules>(named));
  ASSERT_TRUE(std::holds_alternative<Duel::Rules>(plain));
  EXPECT_TRUE(std::get<Duel::Rules>(named) == std::get<Duel::Rules>(plain));
}

TEST(KM_15_1, AHeaderNamesAllOptions) {
  const Settings header = Text::header({number("players", 2), option("row_gap", "gap")});
  for (const auto& [name, value] : kDefaults) {
    const Setting expected = option(name, std::string_view(name) == "row_gap" ? "gap" : value);
    EXPECT_EQ(std::count(header.begin(), header.end(), expected), 1) << name;
  }
  EXPECT_EQ(Text::header(header), header);
  EXPECT_EQ(std::get<Duel::Rules>(Text::rules(header)).options.row_gap, RowGap::Gap);
}

TEST(Options, EveryValueIsRead) {
  const std::pair<const char*, std::vector<const char*>> values[] = {
      {"ring_mode", {"fixed", "random"}},
      {"deal_adjacent", {"three", "random4", "choose4"}},
      {"swap_range", {"any", "adjacent"}},
      {"cast_without_effect", {"allow", "forbid"}},
      {"row_gap", {"close", "gap"}},
      {"stone_chain", {"transitive", "straight", "direct"}},
      {"veiled_stone", {"inert", "row_end"}},
      {"yellow_swap_public", {"false", "true"}},
      {"chest_overflow", {"cap", "plus3"}},
      {"final_tie", {"draw", "K", "M"}},
      {"discard_inspect", {"false", "true"}},
      {"memory_aids", {"true", "false"}},
      {"reveal_all_at_end", {"true", "false"}},
      {"multi_icon_cost", {"card", "exact"}},
      {"role_assign", {"agreement", "random", "swap"}}};
  for (const auto& [name, words] : values) {
    for (const char* value : words) {
      EXPECT_EQ(fault({option(name, value)}), "none") << name << "=" << value;
      const Settings header = Text::header({number("players", 2), option(name, value)});
      EXPECT_EQ(std::count(header.begin(), header.end(), option(name, value)), 1) << name << "=" << value;
    }
  }
}

TEST(Options, BadValuesNameTheirKey) {
  for (const auto& [name, value] : kDefaults) {
    const std::string key = "options." + std::string(name);
    EXPECT_EQ(fault({option(name, "perhaps")}), key);
    EXPECT_EQ(fault({option(name, "")}), key);
  }
  EXPECT_EQ(fault({option("stone_chain", "Transitive")}), "options.stone_chain");
  EXPECT_EQ(fault({option("final_tie", "k")}), "options.final_tie");
  EXPECT_EQ(fault({option("swap_range", "true")}), "options.swap_range");
  EXPECT_EQ(fault({option("data", "km-deck-derived-2")}), "options.data");
}

TEST(Options, UnknownKeysAreRefused) {
  EXPECT_EQ(fault({option("colour", "blue")}), "options.colour");
  EXPECT_EQ(fault({word("variant", "basic")}), "variant");
  EXPECT_EQ(fault({word("row_gap", "gap")}), "row_gap");
}

TEST(Options, TheRevision) {
  const auto revision = [](const Settings& settings) { return std::get<Duel::Rules>(Text::rules(settings)).revision; };
  EXPECT_EQ(revision({}), Text::kRevision);
  EXPECT_EQ(revision({number("revision", 1)}), 1);
  EXPECT_EQ(Text::header({number("revision", 1)}).front(), number("revision", 1));
  EXPECT_EQ(Text::header({number("revision", Text::kRevision)}), Text::header({}));
  EXPECT_EQ(fault({number("revision", 0)}), "revision");
  EXPECT_EQ(fault({number("revision", Text::kRevision + 1)}), "revision");
}

TEST(Options, TheRing) {
  const Setting ring = list("options.ring", "TRK,YEL,BLU,PUR,RED,GRE");
  EXPECT_EQ(fault({option("ring_mode", "free"), ring}), "none");
  EXPECT_EQ(fault({option("ring_mode", "free")}), "options.ring");
  EXPECT_EQ(fault({option("ring_mode", "random"), ring}), "options.ring");
  for (const char* bad : {"TRK,YEL,BLU,PUR,RED", "TRK,YEL,BLU,PUR,RED,RED", "TRK,YEL,BLU,PUR,RED,ABC", "",
                          "TRK,YEL,BLU,PUR,RED,GRE,TRK"}) {
    EXPECT_EQ(fault({option("ring_mode", "free"), list("options.ring", bad)}), "options.ring") << bad;
  }
}

TEST(Options, AHeaderKeepsTheRing) {
  const Settings given{number("players", 2), option("ring_mode", "free"),
                       list("options.ring", "TRK,YEL,BLU,PUR,RED,GRE")};
  const Settings header = Text::header(given);
  EXPECT_EQ(std::count(header.begin(), header.end(), given[2]), 1);
  EXPECT_TRUE(std::get<Duel::Rules>(Text::rules(header)) == std::get<Duel::Rules>(Text::rules(given)));
  // The ring of the data file is not named.
  for (const Setting& setting : Text::header({number("players", 2)})) EXPECT_NE(setting.name, "options.ring");
}

TEST(Options, AnOtherRingInTheDataFile) {
  auto t = scenario().data("km-deck-eight-chests").from_the_start();
  EXPECT_EQ(t.field("slots"), "PUR|TRK:-,TRK|GRE:-,GRE|YEL:-,YEL|RED:-,RED|BLU:-,BLU|PUR:-");
  EXPECT_EQ(t.field("posK") + t.field("posM"), "REDTRK");
}

// ---- what each one changes

TEST(Options, RingMode) {
  EXPECT_EQ(scenario().set("ring_mode", "fixed").from_the_start().phase(), "BOX");
  EXPECT_EQ(scenario().set("ring_mode", "random").from_the_start().phase(), "RING");
  EXPECT_EQ(scenario().ring("TRK,YEL,BLU,PUR,RED,GRE").from_the_start().field("posK"), "PUR");
}

TEST(Options, DealAdjacent) {
  const auto phase = [](const char* value) {
    auto t = scenario().set("deal_adjacent", value).round(1).turn(4).at("GRE", "RED").no_slot_cards();
    t.play("move YEL");
    return t.phase() + t.owner();
  };
  EXPECT_EQ(phase("three"), "DEAL*");
  EXPECT_EQ(phase("random4"), "UP*");
  EXPECT_EQ(phase("choose4"), "UPM");
}

TEST(Options, SwapRange) {
  EXPECT_TRUE(scenario().set("swap_range", "any").at("YEL", "TRK").lists("move TRK"));
  EXPECT_FALSE(scenario().set("swap_range", "adjacent").at("YEL", "TRK").lists("move TRK"));
}

TEST(Options, CastWithoutEffect) {
  const auto asked = [](const char* value) {
    auto t = scenario().set("cast_without_effect", value).at("YEL", "TRK").acquired('K', "TO");
    return t.slots("PUR|GRE:-,GRE|YEL:-").play("move GRE").owner();
  };
  EXPECT_EQ(asked("allow"), "K");
  EXPECT_EQ(asked("forbid"), "M");
}

TEST(Options, RowGapValues) {
  const auto row = [](const char* value) {
    auto t = scenario().set("row_gap", value).at("BLU", "TRK").acquired('K', "FE").used('M', "EL,TS,BO").phase("SPELL");
    return t.play("cast BLU FE L").play("discard U2").used('M');
  };
  EXPECT_EQ(row("close"), "EL,BO");
  EXPECT_EQ(row("gap"), "EL,_,BO");
}

TEST(Options, AGapNeedsItsOption) {
  auto t = scenario().used('M', "EL,TS,BO");
  std::string line = t.line();
  line.replace(line.find("UM=EL,TS,BO"), 11, "UM=EL,_,BO");
  line.replace(line.find("AM=-"), 4, "AM=TS:1");
  EXPECT_EQ(fault_of(t.rules(), line), "UM");
  EXPECT_EQ(fault_of(scenario().set("row_gap", "gap").rules(), line), "none");
}

TEST(Options, StoneChainValues) {
  const auto feathers = [](const char* value) {
    auto t = scenario().set("stone_chain", value).guessing().used('K', "S1>,S1<,S1>,FE");
    return t.play("guess BLU").counts('K').substr(0, 4);
  };
  EXPECT_EQ(feathers("transitive"), "FE 2");
  EXPECT_EQ(feathers("straight"), "FE 3");
  EXPECT_EQ(feathers("direct"), "FE 2");
}

TEST(Options, VeiledStoneValues) {
  const auto phase = [](const char* value) {
    auto t = scenario().set("veiled_stone", value).guessing().used('K', "FE").veiled('K', "S1<");
    return t.play("guess BLU").phase();
  };
  EXPECT_EQ(phase("inert"), "END");
  EXPECT_EQ(phase("row_end"), "LAY");
}

TEST(Options, YellowSwapPublic) {
  const auto same = [](const char* value) {
    auto kept = scenario().set("yellow_swap_public", value).at("YEL", "TRK").acquired('K', "EL").phase("SPELL");
    kept.play("cast YEL EL L").play("look PUR BLU");
    auto swapped = kept;
    kept.play("keep");
    swapped.play("swap");
    const auto view = [](Scenario& t) { return Duel::view(t.rules(), t.state(), Observer(Seat::B), Duel::Memory{}); };
    return view(kept) == view(swapped);
  };
  EXPECT_TRUE(same("false"));
  EXPECT_FALSE(same("true"));
}

TEST(Options, ChestOverflow) {
  const auto chests = [](const char* value, const char* cards) {
    auto t = scenario().data("km-deck-eight-chests").set("chest_overflow", value).guessing().acquired('K', cards);
    const std::string score = t.play("guess BLU").score('K');
    return split(score.substr(0, score.find('=')), '+')[3];
  };
  EXPECT_EQ(chests("cap", "FE+,FE+,TO+,TO+,BO+"), "10");
  EXPECT_EQ(chests("cap", "FE+,FE+,TO+,TO+,BO+,EL+,TS++"), "10");
  EXPECT_EQ(chests("plus3", "FE+,FE+,TO+,TO+,BO+"), "10");
  EXPECT_EQ(chests("plus3", "FE+,FE+,TO+,TO+,BO+,EL+"), "13");
  EXPECT_EQ(chests("plus3", "FE+,FE+,TO+,TO+,BO+,EL+,TS++"), "19");
}

TEST(Options, FinalTieValues) {
  const auto result = [](const char* value) {
    auto t = scenario().set("final_tie", value).guessing().secrets("RED:ST*").play("guess PUR");
    return t.winners() + " " + t.tiebreak();
  };
  EXPECT_EQ(result("draw"), "K,M draw");
  EXPECT_EQ(result("K"), "K draw");
  EXPECT_EQ(result("M"), "M draw");
}

TEST(Options, DiscardInspect) {
  const auto pile = [](const char* value) {
    auto t = scenario().set("discard_inspect", value).round(1).no_slot_cards().at("YEL", "TRK");
    return t.acquired('K', "EL,EL,EL,EL,EL").discards("TS,TS,S1<").view_field('M', "disc");
  };
  EXPECT_EQ(pile("false"), "#3");
  EXPECT_EQ(pile("true"), "S1<:1,TS:2");
}

TEST(Options, MemoryAidsAndRoleAssignChangeNothingInAGame) {
  const auto view = [](const char* name, const char* value) {
    return scenario().set(name, value).acquired('K', "EL").veiled('M', "TS").view('K');
  };
  EXPECT_EQ(view("memory_aids", "true"), view("memory_aids", "false"));
  EXPECT_EQ(view("role_assign", "random"), view("role_assign", "agreement"));
  EXPECT_EQ(view("role_assign", "random"), view("role_assign", "swap"));
}

TEST(Options, RevealAllAtEnd) {
  const auto shown = [](const char* value) {
    auto t = scenario().set("reveal_all_at_end", value).guessing().acquired('K', "EL");
    t.secrets("PUR:TO,GRE:BO,YEL:FE,RED:EL,BLU:ST*").play("guess RED");
    return t.view_field('M', "sec") + " " + t.view_field('M', "box");
  };
  EXPECT_EQ(shown("true"), "PUR:TO,GRE:BO,YEL:FE,RED:EL,BLU:ST* TS");
  EXPECT_EQ(shown("false"), "PUR:?,GRE:?,YEL:FE,RED:EL,BLU:? ?");
}

TEST(Options, MultiIconCost) {
  const auto casts = [](const char* value) {
    auto t = scenario().data("km-deck-two-icons").set("multi_icon_cost", value).at("YEL", "TRK");
    return t.acquired('K', "EL,ELBO,TSEL").phase("SPELL").legal("cast");
  };
  EXPECT_EQ(casts("card"), "cast YEL EL L, cast YEL ELBO L, cast YEL TSEL L");
  EXPECT_EQ(casts("exact"), "cast YEL EL L");
}

}  // namespace
}  // namespace spires::duel::tests
