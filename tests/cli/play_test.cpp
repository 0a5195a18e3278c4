// The terminal game, with typed input from the test.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/answer.h"

namespace spires::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

Answer play(std::vector<std::string> arguments, const std::string& typed) {
  arguments.insert(arguments.begin(), {"play", "towers"});
  return spires(std::move(arguments), typed);
}

std::string repeated(const std::string& line, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += line + "\n";
  return all;
}

TEST(Play, EndsPolitelyWithTheInput) {
  const Answer answer = play({"--seed", "1"}, "");
  EXPECT_EQ(answer.status, kDone);
  EXPECT_THAT(answer.out, HasSubstr("End of input"));
}

TEST(Play, ShowsBoardMovesAndSentences) {
  const Answer answer = play({"--seed", "3", "--players", "3"}, "1\n1\nquit\n");
  EXPECT_THAT(answer.out, HasSubstr("A plays "));
  EXPECT_THAT(answer.out, HasSubstr("/K\\"));
  EXPECT_THAT(answer.out, HasSubstr("refuse"));
  EXPECT_THAT(answer.out, HasSubstr("Goodbye."));
  EXPECT_EQ(answer.err, "");
}

TEST(Play, ReachesTheEnd) {
  const Answer answer = play({"--seed", "1", "--variant", "solo"}, repeated("1", 200));
  EXPECT_THAT(answer.out, HasSubstr("The game is over."));
  EXPECT_THAT(answer.out, HasSubstr("A has lost: the card limit of 30 is used up."));
}

TEST(Play, RandomSeatsPlayByThemselves) {
  const Answer answer = play({"--seed", "1", "--seats", "random,random"}, "");
  EXPECT_THAT(answer.out, HasSubstr("The goal has been reached."));
  EXPECT_THAT(answer.out, HasSubstr("  A  place "));
  EXPECT_THAT(answer.out, HasSubstr(", won"));
  const Answer teams = play({"--seed", "1", "--players", "4", "--teams", "--seats", "random"}, "");
  EXPECT_THAT(teams.out, HasSubstr("  A and C  place "));
}

TEST(Play, BotsTakeTheSeatsTheyAreGiven) {
  const Answer answer = play({"--seed", "1", "--seats", "apprentice,child"}, "");
  EXPECT_THAT(answer.out, HasSubstr("The goal has been reached."));
  const Answer nobody = play({"--seats", "human,nobody"}, "");
  EXPECT_EQ(nobody.status, kBadInput);
  EXPECT_THAT(nobody.err, HasSubstr("`nobody` is none of human, random, child, wanderer, apprentice"));
}

TEST(Play, HintsSayWhatTheStrongestBotWouldDo) {
  const Answer answer = play({"--seed", "3"}, "hint\nquit\n");
  EXPECT_THAT(answer.out, HasSubstr(" % to win  "));
}

TEST(Play, RefusesInPlainWords) {
  const Answer answer = play({"--seed", "3"}, "tower 1#1\nnonsense\n999\nquit\n");
  EXPECT_THAT(answer.out, HasSubstr("tower 1#1 is not possible. WT-"));
  EXPECT_THAT(answer.out, HasSubstr("`nonsense` is neither a number"));
  EXPECT_THAT(answer.out, HasSubstr("`999` is neither a number"));
}

TEST(Play, HidesHandsFromOthers) {
  const Answer answer = play({"--seed", "3", "--seats", "human,human"}, "\n1\n1\nquit\n");
  EXPECT_THAT(answer.out, HasSubstr("Pass the keyboard to A."));
  EXPECT_THAT(answer.out, HasSubstr("B draws a card."));
  EXPECT_THAT(answer.out, HasSubstr("3 cards"));
}

TEST(Play, HandsTheKeyboardOver) {
  // A refuses and steps or not; then it is B's turn.
  const Answer answer = play({"--seed", "3", "--seats", "human,human"}, "\nrefuse\nnostep\n\nquit\n");
  EXPECT_THAT(answer.out, HasSubstr("Pass the keyboard to B."));
  EXPECT_THAT(answer.out, HasSubstr("B, your move"));
}

TEST(Play, UndoIsFreeUntilSomethingIsLearnt) {
  const Answer early = play({"--seed", "3"}, "1\nundo\nquit\n");
  EXPECT_THAT(early.out, HasSubstr("A takes a decision back."));
  EXPECT_THAT(early.out, Not(HasSubstr("Too late")));
  const Answer late = play({"--seed", "3"}, "refuse\nundo\nquit\n");
  EXPECT_THAT(late.out, HasSubstr("Too late"));
  const Answer nothing = play({"--seed", "3"}, "undo\nquit\n");
  EXPECT_THAT(nothing.out, HasSubstr("nothing to undo"));
  const Answer friends = play({"--seed", "3", "--seats", "human,human"}, "\nrefuse\nundo\nquit\n");
  EXPECT_THAT(friends.out, HasSubstr("A takes a decision back."));
}

TEST(Play, SavesAndGoesOn) {
  const std::string path = testing::TempDir() + "spires_play_test.rec";
  const Answer saved = play({"--seed", "3"}, "1\n1\nsave " + path + "\nquit\n");
  EXPECT_THAT(saved.out, HasSubstr("Saved."));
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  Console console{in, out, err};
  EXPECT_EQ(run_program({"verify", path}, console), kDone) << out.str();
  const Answer loaded = play({"--load", path}, "board\nmoves\n?\nquit\n");
  EXPECT_THAT(loaded.out, HasSubstr("action 2"));
  EXPECT_THAT(loaded.out, HasSubstr("the tower on level 2 of space 3"));
  EXPECT_THAT(play({"--seed", "3"}, "save /no/such/folder/x\nquit\n").out, HasSubstr("cannot be written"));
  std::remove(path.c_str());
}

TEST(Play, SavesOnlyWhatItMayWriteOver) {
  const std::string path = testing::TempDir() + "spires_play_over.rec";
  std::remove(path.c_str());
  const Answer twice = play({"--seed", "3"}, "save\nsave " + path + "\nsave  " + path + "\nquit\n");
  EXPECT_THAT(twice.out, HasSubstr("save needs a file name"));
  EXPECT_THAT(twice.out, Not(HasSubstr("exists already")));
  const Answer other = play({"--seed", "4"}, "save " + path + "\nquit\n");
  EXPECT_THAT(other.out, HasSubstr(path + " exists already"));
  EXPECT_THAT(other.out, Not(HasSubstr("Saved.")));
  EXPECT_THAT(play({"--load", path}, "quit\n").out, HasSubstr("A chooses a card"));
  std::remove(path.c_str());
  const Answer folder = play({"--seed", "3"}, "save " + testing::TempDir() + "\nquit\n");
  EXPECT_THAT(folder.out, HasSubstr("cannot be written"));
  EXPECT_THAT(folder.out, Not(HasSubstr("Saved.")));
}

TEST(Play, ARecordSaysWhichGameItIs) {
  const std::string path = testing::TempDir() + "spires_play_game.rec";
  std::remove(path.c_str());
  std::istringstream in("save " + path + "\nquit\n");
  std::ostringstream out;
  std::ostringstream err;
  Console console{in, out, err};
  ASSERT_EQ(run_program({"play", "duel", "--seed", "3"}, console), kDone) << err.str();
  std::istringstream more("quit\n");
  Console again{more, out, err};
  EXPECT_EQ(run_program({"play", "--load", path}, again), kDone) << err.str();
  EXPECT_THAT(play({"--load", path}, "").err, HasSubstr("the record is one of duel, not of towers"));
  std::remove(path.c_str());
}

TEST(Play, TellsInPlainWords) {
  const Answer answer = play({"--seed", "3", "--players", "3"}, "?\nplay C4|2 tower\ntower 1#1\n\x1b[2J\nquit\n");
  EXPECT_THAT(answer.out, HasSubstr("A's turn, action 1 of 2: A chooses a card or refuses the turn."));
  EXPECT_THAT(answer.out, HasSubstr("lands on space 5 and traps one wizard of C."));
  for (const char* word : {"The goal: ", "DT2 ", "refuse, ", "Advance a Wizard: "}) {
    EXPECT_THAT(answer.out, HasSubstr(word));
  }
  EXPECT_EQ(answer.out.find('\x1b'), std::string::npos) << "what was typed is shown as text";
}

TEST(Play, StrictMemoryHidesWhatIsCovered) {
  // The first tower lands on wizards: in strict memory they are not shown again.
  const std::string typed = "play C4|2 tower\ntower 1#1\nquit\n";
  const Answer strict = play({"--seed", "3", "--players", "3", "--memory", "strict"}, typed);
  const Answer open = play({"--seed", "3", "--players", "3", "--memory", "open"}, typed);
  EXPECT_THAT(strict.out, HasSubstr("[S?]"));
  EXPECT_THAT(open.out, Not(HasSubstr("[S?]")));
}

TEST(Play, SealsCardsAndDiceWithoutASeed) {
  const Answer answer = play({"--variant", "solo"}, repeated("1", 200));
  EXPECT_THAT(answer.out, HasSubstr("Cards and dice are sealed by "));
  EXPECT_THAT(answer.out, HasSubstr("The sealed key was "));
}

}  // namespace
}  // namespace spires::cli
