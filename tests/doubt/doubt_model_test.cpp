// The writer against every order of events up to a number of steps: what it answers is true, whatever happens.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>

#include "server/postgres/pg_writer.h"
#include "tests/doubt/fake_server.h"
#include "tests/scale.h"

namespace spires::tests {
namespace {

using host::StoreAnswer;
using Records = std::vector<FakeServer::Record>;

constexpr const char* kId = "00000000-0000-0000-0000-000000000001";

std::ptrdiff_t ours_in(const Records& records) {
  return std::count_if(records.begin(), records.end(), [](const FakeServer::Record& one) { return one.ours; });
}

// Returns what is untrue about an answer; `kept` is what was on both machines when it was given, `written` what is there
// when everything has come to its end.
std::optional<std::string> untrue(StoreAnswer answer, const Records& kept, const Records& written) {
  std::uint64_t epoch = 0;
  for (const FakeServer::Record& one : written) {
    if (one.epoch < epoch) return "written in an old epoch";
    epoch = one.epoch;
  }
  if (answer == StoreAnswer::Unknown) return "unknown";
  if (answer == StoreAnswer::Stored) {
    if (ours_in(kept) != 1) return "acknowledged and lost";
    if (ours_in(written) != 1) return "acknowledged and doubled";
  } else if (ours_in(written) != 0) {
    return "refused and stored";
  }
  return std::nullopt;
}

struct Explored {
  std::uint64_t runs = 0;
  std::map<StoreAnswer, std::uint64_t> answers;
  std::map<std::string, std::uint64_t> faults;
  server::PgDoubts doubts;
};

Explored explore(std::size_t steps, Planted planted, bool gives_up = false) {
  Explored all;
  Choices choices(steps);
  do {
    FakeServer database(choices, planted);
    server::PgNode node;
    server::PgWriter writer(database, node, {[] { return true; }, [=] { return !gives_up; }});
    host::Append append{"A", 1, {{"entry", {}, {}}}, {}, 0, 1};
    const server::PgChange change{std::move(append), kId};
    const StoreAnswer answer = writer.write({&change, 1}).front();
    const Records kept = database.kept();
    if (const auto fault = untrue(gives_up && answer == StoreAnswer::Unknown ? StoreAnswer::Unavailable : answer, kept,
                                  database.finish())) {
      ++all.faults[*fault];
    }
    ++all.runs;
    ++all.answers[answer];
    all.doubts.stored += writer.doubts().stored;
    all.doubts.resent += writer.doubts().resent;
    all.doubts.moved += writer.doubts().moved;
    all.doubts.conflict += writer.doubts().conflict;
  } while (choices.next());
  return all;
}

// In ./test quick fewer steps.
std::size_t steps() { return scaled(8) >= 8 ? 8 : 6; }

TEST(DoubtModel, EveryAnswerIsTrue) {
  const Explored all = explore(steps(), Planted::Nothing);
  for (const auto& [fault, count] : all.faults) ADD_FAILURE() << fault << ": " << count << " of " << all.runs;
  RecordProperty("orders", std::to_string(all.runs));
  EXPECT_GT(all.runs, 10'000U);
  EXPECT_GT(all.answers.at(StoreAnswer::Stored), 0U);
  EXPECT_GT(all.answers.at(StoreAnswer::Moved), 0U);
  EXPECT_GT(all.doubts.stored, 0U);
  EXPECT_GT(all.doubts.resent, 0U);
  EXPECT_GT(all.doubts.moved, 0U);
}

TEST(DoubtModel, FindsAMissingBarrier) {
  EXPECT_TRUE(explore(6, Planted::NoBarrier).faults.contains("acknowledged and lost"));
}
TEST(DoubtModel, FindsAMissingEpoch) {
  EXPECT_TRUE(explore(6, Planted::NoEpoch).faults.contains("written in an old epoch"));
}
TEST(DoubtModel, FindsAGuessInDoubt) {
  EXPECT_TRUE(explore(6, Planted::Nothing, true).faults.contains("refused and stored"));
}
TEST(DoubtModel, FindsANewIdOnResending) {
  EXPECT_TRUE(explore(6, Planted::NewId).faults.contains("refused and stored"));
}
TEST(DoubtModel, FindsACommitOnOneMachine) {
  EXPECT_TRUE(explore(6, Planted::LocalCommit).faults.contains("acknowledged and lost"));
}
TEST(DoubtModel, FindsAnAnswerBeforeTheCommit) {
  EXPECT_TRUE(explore(6, Planted::EarlyAnswer).faults.contains("acknowledged and lost"));
}

}  // namespace
}  // namespace spires::tests
