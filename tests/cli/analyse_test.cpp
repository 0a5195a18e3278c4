// `spires analyse`: the report as text, as JSON and in words, and records that cannot be analysed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/core/record_match.h"
#include "engine/towers/text.h"
#include "tests/cli/answer.h"
#include "wire/json.h"

namespace spires::cli {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::string random_record(const std::vector<std::string>& options) {
  std::vector<std::string> arguments = {"record", "--seed", "3", "--cap", "12"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  return spires(arguments).out;
}

Answer analyse(const std::string& record, const std::vector<std::string>& options = {}) {
  std::vector<std::string> arguments = {"analyse", "-", "--nodes", "2"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  return spires(arguments, record);
}

TEST(Analyse, WritesAReportOfEitherGame) {
  for (const char* game : {"towers", "duel"}) {
    const std::string record = random_record({"--game", game});
    const Answer text = analyse(record);
    EXPECT_EQ(text.status, kDone) << text.err;
    EXPECT_THAT(text.out, StartsWith("spires-report 1\nrecord " + record.substr(record.rfind(' ') + 1)));
    EXPECT_THAT(text.out, HasSubstr("\nnodes 2\nstopped\n"));
    EXPECT_THAT(text.out, HasSubstr("\ndigest "));
    const Answer json = analyse(record, {"--json"});
    const auto parsed = wire::parse_object(json.out, {.bytes = json.out.size()});
    ASSERT_TRUE(std::holds_alternative<wire::Json>(parsed)) << std::get<Fault>(parsed).why;
    EXPECT_EQ(std::get<0>(parsed)["game"], game);
  }
}

TEST(Analyse, TellsOneSeatInWords) {
  const Answer answer = analyse(random_record({"--players", "3"}), {"--seat", "C"});
  EXPECT_EQ(answer.status, kDone) << answer.err;
  EXPECT_THAT(answer.out, StartsWith("seat C of towers, 2 nodes\n"));
  for (const char* line : {"chance at the start", "the deal", "own decisions", "other decisions", "own cards and dice",
                           "other cards and dice", "unforeseen", "chance when it was stopped"}) {
    EXPECT_THAT(answer.out, HasSubstr(line));
  }
}

TEST(Analyse, NamesTheSeatsIfThereIsNoSuchSeat) {
  const Answer answer = analyse(random_record({}), {"--seat", "F"});
  EXPECT_EQ(answer.status, kBadInput);
  EXPECT_EQ(answer.err, "spires: --seat: `F` is no seat of this game; there is: A, B\n");
  EXPECT_EQ(answer.out, "");
}

TEST(Analyse, RefusesAGameThatIsNotOver) {
  const auto rules = towers::Text::rules({});
  const RecordMatch<towers::Text> match(towers::Text::header({}), std::get<0>(rules));
  const Answer answer = analyse(write_record(match.record({})));
  EXPECT_EQ(answer.status, kBadInput);
  EXPECT_EQ(answer.err, "spires: result: the game is not over, and only finished games are analysed\n");
}

TEST(Analyse, RefusesAChangedRecord) {
  std::string record = random_record({});
  record[record.find("rules ") + 6] = '9';
  const Answer answer = analyse(record);
  EXPECT_EQ(answer.status, kBadInput);
  EXPECT_THAT(answer.err, HasSubstr("digest"));
}

}  // namespace
}  // namespace spires::cli
