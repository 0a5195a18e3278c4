// Records judged and seen again: what `spires verify`, `spires replay` and a page are told of them.
#include "table/record_verdict.h"

#include <gtest/gtest.h>

#include "secrets/hmac_words.h"
#include "tests/table/driving.h"

namespace spires::table {
namespace {

using driving::Host;
using driving::host_of;

Host finished(const std::string& game, std::uint64_t seed) {
  Host host = host_of(game, Json::object(), seed);
  int decisions = 0;
  while (host.step()) {
    // Now and then somebody thinks again.
    if (++decisions % 9 != 0 || host.match->pending().is_over()) continue;
    static_cast<void>(host.match->undo(host.asked(), Consent::Given));
    settle_chance(*host.match, host.words);
  }
  return host;
}

TEST(RecordVerdict, SaysWhatWasCheckedAndHowItEnded) {
  for (const char* game : {"towers", "duel"}) {
    const Host host = finished(game, 3);
    const Record record = host.match->record();
    const RecordVerdict verdict = verdict_of(check_record(write_record(record)));
    EXPECT_TRUE(verdict.ok) << verdict.text.value_or("");
    EXPECT_EQ(verdict.checks, (std::vector{RecordCheck::Digest, RecordCheck::Chance, RecordCheck::Result}));
    EXPECT_EQ(verdict.game, game);
    EXPECT_EQ(verdict.chance, "seeded");
    EXPECT_EQ(verdict.steps, record.steps.size());
    EXPECT_EQ(verdict.line, surviving_steps(record));
    EXPECT_LT(*verdict.line, *verdict.steps) << "nothing was taken back";
    EXPECT_EQ(wire::encode(*verdict.places), wire::encode(host.match->outcome()->places));
    EXPECT_FALSE(verdict.code);
  }
}

TEST(RecordVerdict, NamesTheFirstThingThatIsWrong) {
  const Record right = finished("duel", 4).match->record();
  const auto code = [](const Record& record) { return verdict_of(check_record(write_record(record))); };

  RecordVerdict verdict = verdict_of(check_record(write_record(right) + "x"));
  EXPECT_FALSE(verdict.ok);
  EXPECT_TRUE(verdict.checks.empty());

  Record other = right;
  ++other.chance.seed;
  verdict = code(other);
  EXPECT_EQ(verdict.code, "step");
  EXPECT_EQ(verdict.number, 1U);
  EXPECT_EQ(verdict.checks, std::vector{RecordCheck::Digest});

  other = right;
  other.chance = secrets::HmacWords::fresh().source();
  other.chance.commitment = secrets::HmacWords::fresh().commitment();
  EXPECT_EQ(code(other).code, "commitment");

  other = right;
  ++other.trail;
  EXPECT_EQ(code(other).code, "trail");

  other = right;
  other.game = "chess";
  EXPECT_EQ(code(other).code, "game");
}

TEST(Replayed, BeginsWhereTheFirstSeatIsAskedAndTellsEverything) {
  for (const char* game : {"towers", "duel"}) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const Host begun = host_of(game, Json::object(), seed);
      const Host host = finished(game, seed);
      const Result<PlayedRecord> played = play_record(write_record(host.match->record()));
      ASSERT_EQ(played.index(), 0U) << std::get<1>(played).why;
      const Match& match = *std::get<0>(played).match;
      for (const Observer observer : driving::observers_of(match)) {
        const Replayed again = match.replayed(observer);
        EXPECT_EQ(again.game, game);
        EXPECT_EQ(again.seats.size(), static_cast<std::size_t>(match.players()));
        EXPECT_EQ(again.first, begun.match->seq() + 1);
        EXPECT_EQ(again.first + again.events.size() - 1, match.seq());
        EXPECT_EQ(again.events, match.events_since(observer, again.first - 1)->events);
        EXPECT_EQ(again.view["asked"], begun.match->view(observer)["asked"]);
      }
    }
  }
}

}  // namespace
}  // namespace spires::table
