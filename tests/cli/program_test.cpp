// The program by its command line, in this process: its output, refusals and exit status.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "cli/move_menu.h"
#include "cli/settings_json.h"
#include "tests/cli/answer.h"

namespace spires::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string golden(const std::string& name) {
  std::ifstream file(std::string(SPIRES_ROOT) + "/tests/golden/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

int lines_of(const std::string& text) { return static_cast<int>(std::count(text.begin(), text.end(), '\n')); }

constexpr const char* kPiece =
    "board=0:K 1:S(AAB) 2:P(ABB) 3:S(AAB) 4:P(B) 5:S 6:P 7:S 8:P 9:S;hands=A:T2,C1|5 B:W1,W2,W5;potions=A:6/0/0 "
    "B:6/0/0;home=A:0 B:0;draw=W1:3,W2:3,W3:3,W4:4,W5:3,T1:4,T2:3,T3:4,T4:4,T5:4,C1|1:3,C2|2:3,C3|3:3,C4|4:3,C5|1:6,C4|"
    "2:6,C2|4:6,C1|5:5,DC1:6,DT2:3,DW2:3,DT3:1,DW3:1;discard=W3:1;tiles=MW,MT;turn=A;act=1;phase=piece;seat=A;card=W3;"
    "side=wizard;val=3;rr=0;piece=-;riders=-;slot=-;reserve=-;spell=-;same=-;casts=0;asked=0;refused=0;todo=0;last=0";

// ---- bad input: one line that names it, status 2, nothing on standard output
struct Bad {
  std::vector<std::string> arguments;
  const char* named;
};
class BadInput : public testing::TestWithParam<Bad> {};
TEST_P(BadInput, IsOneClearLine) {
  const Answer answer = spires(GetParam().arguments);
  EXPECT_EQ(answer.status, kBadInput);
  EXPECT_EQ(answer.out, "");
  EXPECT_EQ(lines_of(answer.err), 1) << answer.err;
  EXPECT_THAT(answer.err, HasSubstr("spires: "));
  EXPECT_THAT(answer.err, HasSubstr(GetParam().named));
}
INSTANTIATE_TEST_SUITE_P(
    Program, BadInput,
    testing::Values(
        Bad{{}, "subcommand"}, Bad{{"dance"}, "dance"}, Bad{{"trace", "--gmes", "3"}, "--gmes"},
        Bad{{"trace", "--games", "many"}, "--games"}, Bad{{"trace", "--games", "0"}, "--games"},
        Bad{{"trace", "--game", "chess"}, "chess"}, Bad{{"trace", "--players", "7"}, "players"},
        Bad{{"trace", "--players", "x"}, "players"}, Bad{{"trace", "--variant", "easy"}, "variant"},
        Bad{{"trace", "--profile", "martian"}, "profile"}, Bad{{"trace", "--teams", "--players", "3"}, "teams"},
        Bad{{"trace", "--spells", "MW,XX"}, "spells"}, Bad{{"trace", "--spells", "MW,MW"}, "spells"},
        Bad{{"trace", "--spells", "DT2C"}, "spells"}, Bad{{"trace", "--set", "castleLanding"}, "castleLanding"},
        Bad{{"trace", "--set", "castleLanding=Moon"}, "castleLanding"}, Bad{{"trace", "--set", "noSuch=1"}, "noSuch"},
        Bad{{"trace", "--set", "costs={\"MW\":-1}"}, "costs.MW"}, Bad{{"trace", "--set", "costs={"}, "costs"},
        Bad{{"trace", "--set", "costs={\"QQ\":1}"}, "costs.QQ"}, Bad{{"trace", "--set", "tileCount=10"}, "tileCount"},
        Bad{{"trace", "--profile", "polish", "--variant", "advanced"}, "variant"},
        Bad{{"trace", "--pick", "nicely"}, "--pick"}, Bad{{"step", "--header", "{"}, "header"},
        Bad{{"step", "--header", "[]"}, "header"}, Bad{{"step", "--header", R"({"players":2.5})"}, "players"},
        Bad{{"step", "--header", R"({"game":"chess"})"}, "game"},
        Bad{{"step", "--header", R"({"options":3})"}, "options"},
        Bad{{"step", "--header", R"({"spires_trace":9})"}, "spires_trace"},
        Bad{{"step", "--header", R"({"colour":"red"})"}, "colour"}, Bad{{"step", "--state", "board=0:K"}, "spires: "},
        Bad{{"step", "--state", kPiece, "--do", "dance"}, "--do"}, Bad{{"replay", "/no/such/file"}, "/no/such/file"},
        Bad{{"replay", "/dev/null"}, "/dev/null"}, Bad{{"replay"}, "file"},
        Bad{{"verify", "/no/such/file"}, "/no/such/file"}, Bad{{"record", "--key", "12"}, "--key"},
        Bad{{"analyse", "/no/such/file"}, "/no/such/file"}, Bad{{"analyse", "/dev/null"}, "is no record"},
        Bad{{"analyse"}, "file"}, Bad{{"analyse", "-", "--nodes", "0"}, "--nodes"},
        Bad{{"verify", "-", "--commitment", "12"}, "--commitment"}, Bad{{"verify", "-", "--nonce", "A:"}, "--nonce"},
        Bad{{"verify", "-", "--hash", std::string(64, 'a')}, "--hash"},
        Bad{{"record", "--out", "/no/such/folder/x"}, "/no/such/folder/x"}, Bad{{"perft", "--depth", "99"}, "--depth"},
        Bad{{"sign", "--ruleset", "nowhere"}, "--ruleset"}, Bad{{"simulate", "--games", "0"}, "--games"},
        Bad{{"play", "towers", "--seats", "human,cat"}, "--seats"},
        Bad{{"play", "towers", "--seats", "human,human,human"}, "--seats"}, Bad{{"play", "chess"}, "chess"},
        Bad{{"play", "towers", "--load", "/no/such/file"}, "/no/such/file"}));

// Arguments that are given but empty.
INSTANTIATE_TEST_SUITE_P(
    Empty, BadInput,
    testing::Values(Bad{{"step", "--state", ""}, "--state"}, Bad{{"step", "--header", ""}, "--header"},
                    Bad{{"step", "--do", ""}, "--do"}, Bad{{"trace", "--players", ""}, "--players"},
                    Bad{{"trace", "--game", ""}, "--game"}, Bad{{"trace", "--set", ""}, "--set"},
                    Bad{{"trace", "--variant="}, "--variant"}, Bad{{"play", "--seats", ""}, "--seats"},
                    Bad{{"play", "--seats", "human,"}, "--seats"}, Bad{{"play", "--load", ""}, "--load"},
                    Bad{{"play", ""}, "game"}, Bad{{"record", "--out", ""}, "--out"},
                    Bad{{"record", "--key", ""}, "--key"}, Bad{{"replay", ""}, "file"}, Bad{{"analyse", ""}, "file"},
                    Bad{{"analyse", "-", "--seat", ""}, "--seat"}, Bad{{"simulate", "--record", ""}, "--record"},
                    Bad{{"sign", "--ruleset", ""}, "--ruleset"}));

class BadNumber : public testing::TestWithParam<const char*> {};
TEST_P(BadNumber, IsRefusedByEveryCommand) {
  for (const char* command : {"play", "simulate", "trace", "perft", "record"}) {
    const Answer answer = spires({command, "--seed", GetParam()});
    EXPECT_EQ(answer.status, kBadInput) << command;
    EXPECT_THAT(answer.err, HasSubstr("--seed: must be a number from 0 to 18446744073709551615")) << command;
  }
  EXPECT_THAT(spires({"trace", "--cap", GetParam()}).err, HasSubstr("--cap: must be a number from 0 to 4294967295"));
  EXPECT_THAT(spires({"sign", "--threads", GetParam()}).err, HasSubstr("--threads: must be a number from 0 to 1024"));
  EXPECT_THAT(spires({"perft", "--depth", GetParam()}).err, HasSubstr("--depth: must be a number from 0 to "));
}
INSTANTIATE_TEST_SUITE_P(Program, BadNumber, testing::Values("-1", "18446744073709551616", "0x10", "1.5", "one", "+1"));

TEST(Program, TakesTheLargestSeed) {
  EXPECT_EQ(spires({"trace", "--cap", "1", "--seed", "18446744073709551615"}).status, kDone);
}

// The values of a header must be of the right kind, given once, and in their place.
struct BadHeader {
  const char* header;
  const char* message;
};
class Headers : public testing::TestWithParam<BadHeader> {};
TEST_P(Headers, NameTheFieldAndWhatItMustBe) {
  const Answer answer = spires({"step", "--header", GetParam().header});
  EXPECT_EQ(answer.status, kBadInput);
  EXPECT_THAT(answer.err, HasSubstr(GetParam().message));
}
INSTANTIATE_TEST_SUITE_P(
    Program, Headers,
    testing::Values(BadHeader{R"({"players":2,"players":3})", "players: is given twice"},
                    BadHeader{R"({"options":{"promo":true,"promo":true}})", "promo: is given twice"},
                    BadHeader{R"({"players":"2"})", "players: must be a number from 2 to 6"},
                    BadHeader{R"({"players":2.5})", "players: must be a number from 2 to 6"},
                    BadHeader{R"({"players":null})", "players: must be a number from 2 to 6"},
                    BadHeader{R"({"players":1})", "players: must be 2 to 6; for one player there is variant solo"},
                    BadHeader{R"({"teams":"false"})", "teams: must be true or false"},
                    BadHeader{R"({"profile":3})", "profile: must be one of"},
                    BadHeader{R"({"options":{"spellMidCard":"true"}})", "options.spellMidCard: must be true or false"},
                    BadHeader{R"({"options":{"tileCount":"2"}})", "options.tileCount: must be a number"},
                    BadHeader{R"({"options":{"castleLanding":{}}})", "options.castleLanding: must not be an object"},
                    BadHeader{R"({"spells":"MW"})", "spells: must be a list"},
                    BadHeader{R"({"spells":{}})", "spells: must not be an object"},
                    BadHeader{R"({"spells":[""]})", "spells: must be a list of words"},
                    BadHeader{R"({"options.promo":true})", "options.promo: is no name"},
                    BadHeader{R"({"spires_trace":"1"})", "spires_trace"}));

TEST(Header, MayLeaveOutWhatIsUsual) {
  for (const char* settings : {R"("game":"towers")", R"("game":"towers","options":{})", R"("game":"duel")",
                               R"("game":"towers","options":{"costs":{}})", R"("game":"towers","spells":[])",
                               R"("game":"towers","options":{"memory":"Notes"})"}) {
    const std::string header = R"({"spires_trace":1,)" + std::string(settings) + "}";
    EXPECT_EQ(spires({"step", "--header", header}).status, kDone) << header;
    // In the form that `replay` reads.
    EXPECT_THAT(spires({"replay", "-"}, header + "\n").out, HasSubstr("its 0 steps are equal")) << header;
  }
}

TEST(Header, WithoutItsFieldsIsNone) {
  for (const auto& [header, key] : {std::pair{"{}", "spires_trace"}, std::pair{R"({"game":"duel"})", "spires_trace"},
                                    std::pair{R"({"spires_trace":1,"players":2})", "game"}}) {
    const Answer step = spires({"step", "--header", header});
    EXPECT_EQ(step.status, kBadInput) << header;
    EXPECT_THAT(step.err, HasSubstr(std::string("header: `") + key + "` is missing")) << header;
    EXPECT_EQ(spires({"replay", "-"}, std::string(header) + "\n").status, kDiffers) << header;
    EXPECT_EQ(spires({"perft", "--depth", "1", "--header", header}).status, kBadInput) << header;
  }
}

TEST(Settings, GivenTwiceAreRefused) {
  const std::vector<std::vector<std::string>> twice = {
      {"trace", "--set", "promo=true", "--set", "promo=true"},
      {"trace", "--set", "costs.MW=1", "--set", R"(costs={"MW":1})"},
      {"play", "--memory", "open", "--set", "memory=Open"},
      {"trace", "--players", "2", "--players", "3"},
      {"step", "--header", R"({"spires_trace":1,"game":"towers","players":2})", "--players", "3"}};
  for (const std::vector<std::string>& arguments : twice) {
    const Answer answer = spires(arguments);
    EXPECT_EQ(answer.status, kBadInput) << arguments[1];
    EXPECT_FALSE(answer.err.empty());
  }
}

// Arguments that would be ignored.
INSTANTIATE_TEST_SUITE_P(Superfluous, BadInput,
                         testing::Values(Bad{{"simulate", "--all", "--players", "3"}, "--players"},
                                         Bad{{"simulate", "--all", "--set", "promo=true"}, "--set"},
                                         Bad{{"simulate", "--all", "--record", "x"}, "--record"},
                                         Bad{{"play", "--load", "x", "--variant", "solo"}, "--variant"},
                                         Bad{{"play", "--load", "x", "--teams"}, "--teams"},
                                         Bad{{"play", "--load", "x", "--memory", "open"}, "--memory"},
                                         Bad{{"play", "--players", "1"}, "variant solo"}));

TEST(Program, SaysInPlainWordsWhatAWordMustBe) {
  EXPECT_EQ(spires({"trace", "--pick", "foo"}).err, "spires: --pick: must be uniform or varied, not foo\n");
  EXPECT_EQ(spires({"perft", "--chance", "foo"}).err, "spires: --chance: must be seeded or all, not foo\n");
}

TEST(Program, ShowsControlBytesAsText) {
  const std::string bad = "x\x1b[2J\n";
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{bad},
                                                    {"trace", "--game", bad},
                                                    {"trace", "--seed", bad},
                                                    {"replay", bad},
                                                    {"trace", "--set", bad},
                                                    {"trace", "--set", "castleLanding=" + bad},
                                                    {"step", "--do", bad},
                                                    {"trace", bad},
                                                    {"trace", "--spells", bad},
                                                    {"step", "--header", R"({"\u001b":1})"},
                                                    {"sign", "--ruleset", bad}}) {
    const Answer answer = spires(arguments);
    EXPECT_EQ(answer.status, kBadInput) << arguments.back();
    EXPECT_EQ(lines_of(answer.err), 1) << answer.err;
    EXPECT_EQ(answer.err.find('\x1b'), std::string::npos) << answer.err;
  }
}

TEST(Program, HelpShowsOnlyDefaultsThatAre) {
  EXPECT_THAT(spires({"sign", "--help"}).out, HasSubstr("default: all of them"));
  EXPECT_THAT(spires({"trace", "--help"}).out, Not(HasSubstr("header")));
  EXPECT_THAT(spires({"step", "--help"}).out, HasSubstr("default: that of the header, or towers"));
  EXPECT_THAT(spires({"trace", "--help"}).out, HasSubstr("--set option=value"));
  EXPECT_THAT(spires({"play", "--help"}).out, HasSubstr("--seed NUMBER  "));
}

TEST(Program, TellsItsVersionAndHelp) {
  EXPECT_THAT(spires({"--version"}).out, HasSubstr("spires "));
  EXPECT_EQ(spires({"--version"}).status, 0);
  EXPECT_THAT(spires({"--help"}).out, HasSubstr("simulate"));
  EXPECT_THAT(spires({"trace", "--help"}).out, HasSubstr("--set"));
}

// ---- trace and replay
TEST(Trace, IsReplayed) {
  for (const char* variant : {"basic", "advanced", "master", "solo"}) {
    const Answer made = spires({"trace", "--variant", variant, "--games", "2", "--seed", "4", "--cap", "300"});
    ASSERT_EQ(made.status, kDone) << made.err;
    const Answer replayed = spires({"replay", "-"}, made.out);
    EXPECT_EQ(replayed.status, kDone) << variant << replayed.out;
    EXPECT_THAT(replayed.out, HasSubstr("2 games"));
  }
}

TEST(Trace, WritesOptionsAsTheNotationDoes) {
  const Answer made =
      spires({"trace", "--players", "4", "--teams", "--spells", "MW,FR", "--profile", "czech", "--cap", "1", "--set",
              R"(costs={"MW":1,"FR":0})", "--set", "teamDecline=false", "--set", "teamMovePartner=must"});
  const std::string header = made.out.substr(0, made.out.find('\n'));
  EXPECT_EQ(header,
            R"({"spires_trace":1,"game":"towers","players":4,"options":{"teamMovePartner":"must","teamDecline":false,)"
            R"("costs":{"MW":1,"FR":0}},"profile":"czech","variant":"basic","teams":true,"spells":["MW","FR"]})");
  EXPECT_THAT(made.out, HasSubstr(R"("reason":"cap")"));
}

TEST(Trace, SetTakesNestedNames) {
  const Answer nested = spires({"trace", "--cap", "9", "--set", "costs.MW=1"});
  const Answer object = spires({"trace", "--cap", "9", "--set", R"(costs={"MW":1})"});
  EXPECT_EQ(nested.status, kDone);
  EXPECT_EQ(nested.out, object.out);
}

TEST(Trace, AnEmptyListOfSpellsIsNone) {
  const Answer made = spires({"trace", "--cap", "1", "--spells", ""});
  EXPECT_THAT(made.out, HasSubstr(R"("spells":[])"));
}

TEST(Trace, FollowsTheSeed) {
  const std::vector<std::string> command{"trace", "--games", "2", "--cap", "50", "--seed", "9", "--pick", "varied"};
  EXPECT_EQ(spires(command).out, spires(command).out);
  EXPECT_NE(spires({"trace", "--cap", "50", "--seed", "9"}).out, spires({"trace", "--cap", "50", "--seed", "10"}).out);
}

TEST(Replay, AcceptsGoldenTraces) {
  int traces = 0;
  for (const auto& entry : std::filesystem::directory_iterator(std::string(SPIRES_ROOT) + "/tests/golden/towers")) {
    if (entry.path().extension() != ".jsonl") continue;
    const Answer replayed = spires({"replay", entry.path().string(), "--revision", "1"});
    // All but one are cut off after 420 steps.
    const bool whole = entry.path().stem() == "solo";
    EXPECT_EQ(replayed.status, whole ? kDone : kDiffers) << entry.path() << "\n" << replayed.out;
    const char* expected = whole ? "steps: equal" : "the end line of the game; its 420 steps are equal";
    EXPECT_THAT(replayed.out, HasSubstr(expected)) << entry.path();
    ++traces;
  }
  EXPECT_GE(traces, 10);
}

TEST(Replay, ShowsTheFirstDifference) {
  const std::string trace = golden("towers/solo.jsonl");
  ASSERT_FALSE(trace.empty());
  const auto replaced = [&](const std::string& from, const std::string& to) {
    std::string changed = trace;
    const std::size_t at = changed.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return spires({"replay", "-"}, changed.replace(at, from.size(), to));
  };
  const Answer state = replaced("potions=A:0/6/0", "potions=A:0/5/0");
  EXPECT_EQ(state.status, kDiffers);
  EXPECT_THAT(state.out, HasSubstr("line 2: step 1"));
  EXPECT_THAT(state.out, HasSubstr("potions=A:0/5/0"));
  EXPECT_THAT(state.out, HasSubstr("rules: …potions=A:0/6/0"));
  EXPECT_THAT(replaced("\"refuse\"", "\"retreat\"").out, HasSubstr("only in the file:  retreat"));
  EXPECT_THAT(replaced("\"n\": 2", "\"n\": 3").out, HasSubstr("n is 3, not 2"));
  EXPECT_THAT(replaced("\"deadlock\"", "\"goal\"").out, HasSubstr("the end differs"));
  EXPECT_THAT(replaced("\"kind\": \"chance\"", "\"kind\": \"dance\"").out, HasSubstr("kind"));
  EXPECT_EQ(spires({"replay", "-"}, trace.substr(trace.find('\n') + 1)).status, kDiffers);
  const Answer hostile = replaced("\"refuse\"", R"("ref\u001b[2J\nuse")");
  EXPECT_THAT(hostile.out, HasSubstr(R"(ref\x1b[2J\x0ause)"));
  EXPECT_EQ(hostile.out.find('\x1b'), std::string::npos);
  const Answer unknown = replaced("\"towers\"", "\"chess\"");
  EXPECT_EQ(unknown.status, kDiffers);
  EXPECT_THAT(unknown.out, HasSubstr("line 1: game: there is no game named `chess`"));
  EXPECT_THAT(replaced("\"n\": 1,", "\"n\": 1, \"n\": 1,").out, HasSubstr("n: is given twice"));
}

TEST(Replay, AGameWithoutItsEndLineIsNotEqual) {
  const std::string trace = spires({"trace", "--cap", "9"}).out;
  EXPECT_EQ(spires({"replay", "-"}, trace).out, "1 game, 9 steps: equal\n");
  EXPECT_EQ(spires({"replay", "-"}, trace + trace).out, "2 games, 18 steps: equal\n");
  const std::string cut = trace.substr(0, trace.find("{\"end\""));
  const Answer one = spires({"replay", "-"}, cut);
  EXPECT_EQ(one.status, kDiffers);
  EXPECT_EQ(one.out, "line 10: the file ends before the end line of the game; its 9 steps are equal\n");
  const Answer two = spires({"replay", "-"}, cut + trace);
  EXPECT_EQ(two.status, kDiffers);
  EXPECT_EQ(two.out, "line 11: another game begins before the end line of the game; its 9 steps are equal\n");
}

TEST(Replay, OfAnOlderRevision) {
  const Answer old = spires({"trace", "--revision", "1", "--cap", "30", "--game", "duel"});
  EXPECT_THAT(old.out, HasSubstr(R"("game":"duel","revision":1,"players":2)"));
  const Answer made = spires({"trace", "--revision", "1", "--cap", "30"});
  EXPECT_EQ(spires({"replay", "-"}, made.out).status, kDone);
  // The newest revision is not named.
  EXPECT_THAT(spires({"trace", "--cap", "1"}).out, Not(HasSubstr("revision")));
  EXPECT_EQ(spires({"trace", "--revision", "99"}).status, kBadInput);
  const Answer record = spires({"record", "--revision", "1", "--cap", "50"});
  EXPECT_THAT(record.out, HasSubstr("\nrules 1\n"));
  EXPECT_EQ(spires({"verify", "-"}, record.out).status, kDone);
}

// ---- step
TEST(Step, ShowsTheLegalListAndWhatFollows) {
  const Answer shown = spires({"step", "--state", kPiece});
  EXPECT_EQ(shown.status, kDone) << shown.err;
  EXPECT_EQ(shown.out, "phase: piece\nseat: A\nlegal: wizard 1A\nlegal: wizard 2A\nlegal: wizard 3A\n");
  const Answer done = spires({"step", "--state", kPiece, "--do", "wizard 1A"});
  EXPECT_EQ(done.status, kDone);
  EXPECT_THAT(done.out, HasSubstr("state: board=0:K 1:S(AB) 2:P(ABB) 3:S(AAB) 4:P(AB)"));
}

TEST(Step, PrintsTheResultOfAGameThatEnds) {
  // The last card of a solo game that has reached its limit: the turn ends, and with it the game.
  const Answer trace = spires({"trace", "--variant", "solo", "--spells", "", "--set", "soloCardLimit=1"});
  const std::size_t last = trace.out.rfind("\"state\":\"", trace.out.rfind("\"do\""));
  ASSERT_NE(last, std::string::npos);
  const std::string state = trace.out.substr(last + 9, trace.out.find('"', last + 9) - last - 9);
  const std::size_t did = trace.out.rfind("\"do\":\"") + 6;
  const std::string action = trace.out.substr(did, trace.out.find('"', did) - did);
  const Answer done = spires(
      {"step", "--variant", "solo", "--spells", "", "--set", "soloCardLimit=1", "--state", state, "--do", action});
  EXPECT_EQ(done.status, kDone) << done.err << done.out;
  EXPECT_THAT(done.out, HasSubstr("\nresult: {\"end\":true,\"winners\":[]"));
}

TEST(Step, ShowsTheViewOfASeat) {
  const Answer seen = spires({"step", "--state", kPiece, "--view", "B", "--do", "wizard 1A"});
  EXPECT_EQ(seen.status, kDone) << seen.err;
  EXPECT_THAT(seen.out, HasSubstr("view: board=0:K 1:(?)S(AAB) 2:(?)P(ABB)"));
  EXPECT_THAT(seen.out, HasSubstr("hands=A:#2 B:W1,W2,W5;"));
  EXPECT_THAT(seen.out, HasSubstr("draw=#84;discard=#1:W3;"));
  EXPECT_THAT(seen.out, HasSubstr("view: board=0:K 1:(?)S(AB) 2:(?)P(ABB)"));
  EXPECT_EQ(spires({"step", "--view", "C"}).status, kBadInput);
  EXPECT_THAT(spires({"step", "--game", "duel", "--view", "K"}).out, HasSubstr("view: r=1 t=1"));
}

TEST(Trace, HasTheViewsOfBothGames) {
  for (const char* game : {"towers", "duel"}) {
    const Answer made = spires({"trace", "--game", game, "--views", "--seed", "3"});
    ASSERT_EQ(made.status, kDone) << made.err;
    EXPECT_THAT(made.out, HasSubstr("\"view\":{"));
    EXPECT_EQ(spires({"replay", "-"}, made.out).status, kDone) << game;
    std::string forged = made.out;
    const std::size_t at = forged.rfind("#");
    forged.replace(at, 2, "#9");
    const bool changed = forged != made.out;
    EXPECT_EQ(spires({"replay", "-"}, forged).status, changed ? kDiffers : kDone) << game;
  }
}

TEST(Step, RefusesWithARule) {
  const Answer refused = spires({"step", "--state", kPiece, "--do", "wizard 4B"});
  EXPECT_EQ(refused.status, kDiffers);
  EXPECT_THAT(refused.out, HasSubstr("refused: WT-"));
  EXPECT_THAT(refused.out, Not(HasSubstr("state: ")));
}

TEST(Step, ListsChancesWithWeights) {
  const Answer shown = spires({"step"});
  EXPECT_THAT(shown.out, HasSubstr("seat: ?\n"));
  EXPECT_THAT(shown.out, HasSubstr("chance: draw A C5|1 weight 6\n"));
  EXPECT_THAT(spires({"step", "--do", "draw A W1"}).out, HasSubstr("hands=A:W1 B:-"));
  const Answer other = spires({"step", "--do", "draw B W1"});
  EXPECT_EQ(other.status, kDiffers);
  EXPECT_THAT(other.out, HasSubstr("refused: `draw B W1` cannot happen here"));
  EXPECT_EQ(spires({"step", "--do", "roll 3"}).status, kDiffers);
  EXPECT_EQ(spires({"step", "--do", "draw B Q1"}).status, kBadInput);
  EXPECT_EQ(spires({"step", "--do", "refuse"}).status, kDiffers);
}

// ---- other commands
TEST(Perft, IsTheSameForTheSameSeed) {
  const Answer counted = spires({"perft", "--depth", "3", "--seed", "2"});
  EXPECT_EQ(counted.status, kDone);
  EXPECT_EQ(counted.out, spires({"perft", "--depth", "3", "--seed", "2"}).out);
  EXPECT_THAT(counted.out, HasSubstr("        0                     1\n"));
  const Answer all = spires({"perft", "--depth", "1", "--state", kPiece, "--chance", "all"});
  EXPECT_THAT(all.out, HasSubstr("        1                     3\n"));
}

TEST(Simulate, GivesTheSameTableOnAnyNumberOfThreads) {
  const Answer one = spires({"simulate", "--games", "40", "--threads", "1", "--players", "3"});
  const Answer four = spires({"simulate", "--games", "40", "--threads", "4", "--players", "3"});
  EXPECT_EQ(one.status, kDone) << one.err;
  EXPECT_EQ(one.out, four.out);
  EXPECT_EQ(one.out, spires({"simulate", "--games", "40", "--players", "3", "--check"}).out);
  for (const char* word : {"ended by goal", "won by C", "median", "potions spent", "CastleMoved"}) {
    EXPECT_THAT(one.out, HasSubstr(word));
  }
}

TEST(Simulate, ReportsTheCap) {
  EXPECT_THAT(spires({"simulate", "--games", "10", "--cap", "5"}).out, HasSubstr("10 100.0 %"));
}

TEST(Simulate, GoesThroughAllRulesets) {
  const Answer all = spires({"simulate", "--all", "--games", "1"});
  EXPECT_EQ(all.status, kDone) << all.err;
  EXPECT_THAT(all.out, HasSubstr("czech master 6 teams"));
  EXPECT_THAT(all.out, HasSubstr(" 0 stopped at the cap"));
}

TEST(Sign, IsStableAndFiltered) {
  const Answer some = spires({"sign", "--games", "2", "--ruleset", "polish basic"});
  EXPECT_EQ(some.status, kDone);
  EXPECT_EQ(some.out, spires({"sign", "--games", "2", "--ruleset", "polish basic", "--threads", "1"}).out);
  EXPECT_THAT(some.out, HasSubstr("polish basic 6 teams"));
  const std::string total = spires({"sign", "--games", "2", "--ruleset", "polish basic", "--total"}).out;
  ASSERT_TRUE(total.starts_with("towers ")) << total;
  EXPECT_EQ(total.size(), 24U);
  EXPECT_THAT(some.out, HasSubstr(total.substr(7)));
  EXPECT_NE(spires({"sign", "--games", "2", "--ruleset", "polish basic", "--gpu-set"}).out, some.out);
}

TEST(Options, AreListedWithASentence) {
  const Answer listed = spires({"options", "--profile", "polish"});
  EXPECT_THAT(listed.out, HasSubstr("castleLanding"));
  EXPECT_THAT(listed.out, HasSubstr("now Immediate; can be Immediate, FinishRound"));
}

TEST(Menu, CountsAsPeopleDo) {
  EXPECT_TRUE(reads_before("tower 3#1", "tower 12#1"));
  EXPECT_FALSE(reads_before("tower 12#1", "tower 3#1"));
  EXPECT_TRUE(reads_before("tower 3#1", "tower 3#2"));
  const MoveMenu menu({{"cast MT", "cast MT 12#1"}, {"pass", "pass"}, {"cast MT", "cast MT 3#1"}, {"play", "play W1"}});
  EXPECT_EQ(menu.draw(80), "  cast MT  1) 3#1   2) 12#1\n  play     3) W1\n           4) pass\n");
  EXPECT_EQ(menu.find("2"), 1U);
  EXPECT_EQ(menu.find("play W1"), 2U);
  EXPECT_FALSE(menu.find("5"));
  EXPECT_FALSE(menu.find("0"));
  EXPECT_FALSE(menu.find("play"));
}

TEST(SettingsJson, RoundTrips) {
  const Settings settings{{"players", "4", Setting::Kind::Number},
                          {"options.costs.MW", "1", Setting::Kind::Number},
                          {"options.promo", "true", Setting::Kind::Flag},
                          {"profile", "czech", Setting::Kind::Word},
                          {"spells", "MW,DT2C", Setting::Kind::List}};
  const Result<Header> header = parse_header(header_json("towers", settings));
  ASSERT_EQ(header.index(), 0U);
  EXPECT_EQ(std::get<0>(header).game, "towers");
  EXPECT_EQ(std::get<0>(header).settings, settings);
}

}  // namespace
}  // namespace spires::cli
