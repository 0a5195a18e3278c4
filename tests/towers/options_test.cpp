// Table D: every option, every value and its effect; and the column of each edition.
#include "tests/towers/scenario.h"

namespace spires::towers::tests {
namespace {

Options options_of(std::string_view edition, std::string_view variant) {
  const auto rules = Text::rules({number("players", 4), word("profile", edition), word("variant", variant)});
  return std::get<Rules>(rules).options;
}

TEST(Options, TheInternationalColumn) {
  const Options o = options_of("international", "basic");
  EXPECT_EQ(o, Options{});
  EXPECT_EQ(o.wizard_stock, 30);
  EXPECT_EQ(o.castle_landing, CastleLanding::ShieldOnly);
  EXPECT_EQ(o.castle_trigger, CastleTrigger::AnyWizard);
  EXPECT_EQ(o.side_announce, SideAnnounce::OnPlay);
  EXPECT_EQ(o.decline_move, DeclineMove::SecondCard);
  EXPECT_TRUE(o.spell_mid_card);
  EXPECT_EQ(o.spells_per_turn, 1);
  EXPECT_TRUE(o.advanced_variant);
  EXPECT_EQ(o.master_pick, MasterPick::Random);
  EXPECT_EQ(o.master_casters, MasterCasters::OnePerAction);
  EXPECT_EQ(o.master_windows, MasterWindows::BeforeAfter);
  EXPECT_EQ(o.master_repeat, MasterRepeat::Many);
  EXPECT_FALSE(o.free_exempt);
  EXPECT_TRUE(o.refusal_slot);
  EXPECT_TRUE(o.pb_out_of_turn);
  EXPECT_TRUE(o.pb_card_moves_only);
  EXPECT_TRUE(o.free_may_decline);
  EXPECT_EQ(o.swap_with_castle, SwapWithCastle::Carry);
  EXPECT_EQ(o.entry_ends_turn, EntryEndsTurn::ActiveOwnByActive);
  EXPECT_EQ(o.team_end, TeamEnd::FinishRound);
  EXPECT_EQ(o.team_move_partner, TeamMovePartner::May);
  EXPECT_TRUE(o.team_decline);
  EXPECT_EQ(o.deadlock, Deadlock::End);
  EXPECT_EQ(o.repeat_targets, RepeatTargets::Free);
  EXPECT_EQ(o.piggyback_relocations, PiggybackRelocations::Once);
  EXPECT_FALSE(o.open_discard);
  EXPECT_EQ(o.solo_card_limit, 30);
  EXPECT_EQ(o.solo_potions, SoloPotions::Full);
  EXPECT_TRUE(o.solo_refusal);
  EXPECT_EQ(o.memory, Memory::Strict);
}

TEST(Options, ThePolishColumn) {
  Options o;
  o.decline_move = DeclineMove::Forced;
  o.advanced_variant = false;
  o.free_may_decline = false;
  o.team_end = TeamEnd::Immediate;
  o.team_move_partner = TeamMovePartner::Must;
  o.team_decline = false;
  EXPECT_EQ(options_of("polish", "basic"), o);
  EXPECT_EQ(options_of("polish", "master"), o);
}

TEST(Options, TheUkrainianColumn) {
  Options o;
  o.decline_move = DeclineMove::Forced;
  o.advanced_variant = false;
  o.master_casters = MasterCasters::EachPlayerOne;
  o.master_windows = MasterWindows::BeforeDuringAfter;
  o.free_may_decline = false;
  o.team_end = TeamEnd::Immediate;
  o.team_decline = false;
  EXPECT_EQ(options_of("ukrainian", "basic"), o);
}

TEST(Options, TheCzechColumn) {
  Options o;
  o.wizard_stock = 24;
  o.side_announce = SideAnnounce::WithPiece;
  o.decline_move = DeclineMove::Forced;
  o.master_pick = MasterPick::Chosen;
  o.free_exempt = true;
  o.refusal_slot = false;
  EXPECT_EQ(options_of("czech", "basic"), o);
  EXPECT_EQ(options_of("czech", "advanced"), o);
  o.side_announce = SideAnnounce::OnPlay;
  EXPECT_EQ(options_of("czech", "master"), o);
}

TEST(Options, AnOverrideWinsOverEditionAndVariant) {
  const auto rules = Text::rules({number("players", 4), word("profile", "czech"), word("variant", "master"),
                                  word("options.sideAnnounce", "WithPiece")});
  EXPECT_EQ(std::get<Rules>(rules).options.side_announce, SideAnnounce::WithPiece);
}

TEST(Options, UnknownNamesAndValuesAreRefused) {
  const auto fault = [](const Setting& setting) {
    return fault_of({number("players", 4), word("variant", "basic"), setting});
  };
  EXPECT_EQ(fault(word("options.castleColour", "Blue")), "options.castleColour");
  EXPECT_EQ(fault(word("options.castleLanding", "Anywhere")), "options.castleLanding");
  EXPECT_EQ(fault(word("options.declineMove", "forced")), "options.declineMove");
  EXPECT_EQ(fault(flag("options.spellMidCard", "perhaps")), "options.spellMidCard");
  EXPECT_EQ(fault(number("options.costs.MW", -1)), "options.costs.MW");
  EXPECT_EQ(fault(number("options.costs.XX", 1)), "options.costs.XX");
  EXPECT_EQ(fault(word("profile", "german")), "profile");
  EXPECT_EQ(fault(word("colour", "blue")), "colour");
  EXPECT_EQ(fault(number("options.tileCount", 9)), "options.tileCount");
}

TEST(Options, RefusalWhenHasOneValue) {
  auto t = scenario(2).set("refusalWhen", "BeforeFirstCard").board("0:K 3:S 5:(A) 9:(B)").hand('A', "W1,W2,T3");
  EXPECT_TRUE(t.lists("refuse"));
  t.play("play W1").play("wizard 5A");
  EXPECT_FALSE(t.lists("refuse"));
  EXPECT_EQ(fault_of({number("players", 2), word("variant", "basic"), word("options.refusalWhen", "AnyTime")}),
            "options.refusalWhen");
}

TEST(Options, WizardStockOpenDiscardMemoryChangeNoLine) {
  const std::string plain = scenario(2).board("0:K 3:(B)S 5:(A) 9:(B)").hand('A', "W1,W2,T3").line();
  for (const auto& [name, value] : {std::pair{"wizardStock", "24"}, {"openDiscard", "true"}, {"memory", "Open"}}) {
    EXPECT_EQ(scenario(2).set(name, value).board("0:K 3:(B)S 5:(A) 9:(B)").hand('A', "W1,W2,T3").line(), plain);
  }
}

TEST(Options, SpellsPerTurn) {
  const auto casts = [](const char* value) {
    auto t = scenario(2).set("spellsPerTurn", value).board("0:K 3:S 5:(A) 9:(B)").hand('A', "W1,W2,T3");
    t.potions("A:0/6/0");
    std::string counts;
    for (int i = 1; i <= 3 && !t.legal("cast MT").empty(); ++i) {
      t.play(t.legal("cast MT"));
      counts += t.field("casts");
    }
    return counts;
  };
  EXPECT_EQ(casts("0"), "");
  EXPECT_EQ(casts("1"), "1");
  EXPECT_EQ(casts("2"), "12");
}

TEST(Options, AdvancedVariant) {
  EXPECT_EQ(fault_of({number("players", 2), word("profile", "polish"), word("variant", "advanced")}), "variant");
  EXPECT_EQ(fault_of({number("players", 2), word("profile", "polish"), word("variant", "advanced"),
                      flag("options.advancedVariant", "true")}),
            "none");
  EXPECT_EQ(fault_of({number("players", 2), word("profile", "czech"), word("variant", "advanced"),
                      flag("options.advancedVariant", "false")}),
            "variant");
}

TEST(Options, MasterPick) {
  auto random = master(2, "MW,NK").set("masterPick", "Random").from_the_start();
  EXPECT_EQ(random.outcomes(), "tiles MW,NK*1");
  auto chosen = master(2, "MW,NK").set("masterPick", "Chosen").from_the_start();
  EXPECT_EQ(chosen.phase(), "deal");
}

TEST(Options, MasterWindows) {
  const auto casts_at_choose = [](const char* value) {
    auto t = master(2, "MT").set("masterWindows", value).board("0:K 3:S 5:(A) 9:(B)").hand('A', "W1,W2,T3");
    return t.potions("A:5/1/0").legal("cast");
  };
  EXPECT_EQ(casts_at_choose("BeforeAfter"), "");
  EXPECT_EQ(casts_at_choose("BeforeDuringAfter"), "cast MT 3#1");
}

TEST(Options, MasterRepeat) {
  const auto phase_after_cast = [](const char* value) {
    auto t = master(2, "MT").set("masterRepeat", value).board("0:K 3:S 7:(A) 9:(B)").hand('A', "W1,W2,T3");
    t.potions("A:0/6/0").play("play W1").play("cast MT 3#1");
    return t.phase();
  };
  EXPECT_EQ(phase_after_cast("Many"), "pre+repeat");
  EXPECT_EQ(phase_after_cast("Once"), "piece");
}

TEST(Options, PbOutOfTurn) {
  const auto board = [](const char* value) {
    auto t = advanced(2, "PB").set("pbOutOfTurn", value).board("0:K 5:(AB) 9:(B)").hand('A', "W1,W2,T3");
    t.potions("B:5/1/0").play("play W1").play("wizard 5A");
    if (t.phase() == "mid") t.play("cast PB B");
    return t.board();
  };
  EXPECT_EQ(board("true"), "0:K 6:(AB) 9:(B)");
  EXPECT_EQ(board("false"), "0:K 5:(B) 6:(A) 9:(B)");
}

TEST(Options, PbCardMovesOnlyInTheBaseGame) {
  auto t = scenario(2).spells("MW,PB").set("pbCardMovesOnly", "false").set("spellsPerTurn", "2");
  t.board("0:K 5:(AA) 9:(B)").hand('A', "W1,W2,T3").potions("A:2/4/0").play("cast MW 5A");
  EXPECT_EQ(t.phase(), "choose+ride");
  t.play("cast PB A");
  EXPECT_EQ(t.board(), "0:K 6:(AA) 9:(B)");
  EXPECT_EQ(t.field("casts"), "2");
}

TEST(Options, TileCount) {
  auto drawn = scenario(2).spells("").set("tileCount", "2").from_the_start();
  EXPECT_EQ(drawn.phase(), "tiles");
  EXPECT_EQ(split(drawn.outcomes(), '*').size() - 1, 28u);
  auto off = master(2, "MW,NK").set("tileCount", "0").from_the_start();
  EXPECT_EQ(off.phase(), "deal");
  EXPECT_EQ(off.field("tiles"), "MW,NK");
}

TEST(Options, Promo) {
  EXPECT_EQ(fault_of({number("players", 2), word("variant", "basic"), list("spells", "MW,DT2C")}), "spells");
  EXPECT_EQ(scenario(2).set("promo", "true").spells("MW,DT2C").field("tiles"), "MW,DT2C");
}

TEST(Options, SoloCardLimit) {
  const auto result = [](const char* limit) {
    auto t = solo("").set("soloCardLimit", limit).board("0:K 3:S 9:(A) 12:(A)").hand('A', "W1,W2,T3");
    t.play("play W1").play("wizard 9A");
    t.draw_cards();
    return t.result();
  };
  EXPECT_EQ(result("1"), "deadlock A:2");
  EXPECT_EQ(result("2"), "none");
  EXPECT_EQ(result("0"), "none");
}

TEST(Options, MemoryValues) {
  for (const char* value : {"Strict", "Open"}) {
    EXPECT_EQ(fault_of({number("players", 2), word("variant", "basic"), word("options.memory", value)}), "none");
  }
}

TEST(Options, TheEditionHasTwoNames) {
  EXPECT_EQ(fault_of({word("edition", "czech")}), "none");
  // Written as in version 1.0.
  EXPECT_EQ(Text::header({word("edition", "czech")}), Text::header({word("profile", "czech")}));
  EXPECT_EQ(fault_of({word("edition", "czech"), word("profile", "czech")}), "edition");
  EXPECT_EQ(fault_of({word("edition", "german")}), "edition");
}

TEST(Options, ASpellNeedsTheRevisionThatHasItFirst) {
  towers::Setup setup;
  setup.spells = usual_spells(setup);
  EXPECT_TRUE(problem_of(setup).none());
  setup.revision = 0;
  EXPECT_STREQ(problem_of(setup).option, "spells");
  EXPECT_TRUE(box_of(setup).empty());
  EXPECT_TRUE(usual_spells({.variant = VariantName::Master, .spells = {}, .revision = 0, .options = {}}).empty());
}

TEST(Options, TheRevision) {
  const auto revision = [](const Settings& settings) { return std::get<Rules>(Text::rules(settings)).revision; };
  EXPECT_EQ(revision({}), Text::kRevision);
  EXPECT_EQ(revision({number("revision", 1)}), 1);
  // A header names the revision unless it is the newest.
  EXPECT_EQ(Text::header({number("revision", Text::kRevision)}), Text::header({}));
  const Settings old = Text::header({number("revision", 1)});
  EXPECT_EQ(old.front(), number("revision", 1));
  EXPECT_EQ(Text::header(old), old);
  EXPECT_EQ(fault_of({number("revision", 0)}), "revision");
  EXPECT_EQ(fault_of({number("revision", Text::kRevision + 1)}), "revision");
  EXPECT_EQ(fault_of({word("revision", "1")}), "revision");
  EXPECT_EQ(fault_of({number("revision", 1), number("revision", 1)}), "revision");
}

TEST(Options, HeadersAreStable) {
  const Settings given{number("players", 4),         word("profile", "czech"), word("variant", "master"),
                       flag("teams", "true"),        list("spells", "MW,FR"),  word("options.deadlock", "PlayOn"),
                       number("options.costs.SW", 1)};
  const Settings header = Text::header(given);
  EXPECT_EQ(std::get<Rules>(Text::rules(header)), std::get<Rules>(Text::rules(given)));
  EXPECT_EQ(Text::header(header), header);
}

}  // namespace
}  // namespace spires::towers::tests
