// The parts of a table that keep time, each with a clock that the test sets.
#include <gtest/gtest.h>

#include "host/allowance.h"
#include "host/presence.h"
#include "host/turn_clock.h"

namespace spires::host {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr Steady::time_point kStart{seconds(1000)};

TEST(Allowance, OfSpeechIsFiveAtOnceAndThenOneEveryTwoSeconds) {
  Allowance speech = TableAllowances{}.speech;
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(speech.take(0, kStart)) << i;
  EXPECT_FALSE(speech.take(0, kStart));
  EXPECT_TRUE(speech.take(1, kStart)) << "every seat has its own";
  EXPECT_FALSE(speech.take(0, kStart + milliseconds(1900)));
  EXPECT_TRUE(speech.take(0, kStart + seconds(2)));
  EXPECT_FALSE(speech.take(0, kStart + seconds(2)));
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(speech.take(0, kStart + seconds(60))) << i;
  EXPECT_FALSE(speech.take(0, kStart + seconds(60))) << "silence saves up five and no more";
}

TEST(Presence, CountsFromTheFirstMomentWithoutAPlayer) {
  Presence presence;
  presence.note(0, false, kStart);
  presence.note(0, false, kStart + seconds(5));
  EXPECT_EQ(presence.absent_since(0), kStart);
  EXPECT_FALSE(presence.absent_since(1));
  presence.note(0, true, kStart + seconds(6));
  EXPECT_FALSE(presence.absent_since(0));
  presence.note_clients(false, kStart);
  presence.note_clients(false, kStart + seconds(1));
  EXPECT_EQ(presence.empty_since(), kStart);
  presence.note_clients(true, kStart + seconds(2));
  EXPECT_FALSE(presence.empty_since());
}

TEST(TurnClock, RunsFromTheFirstTimeAQuestionIsAsked) {
  TurnClock clock;
  EXPECT_EQ(clock.used(kStart), 0U);
  clock.ask(1, 7, kStart);
  clock.ask(1, 7, kStart + seconds(3));
  EXPECT_EQ(clock.used(kStart + seconds(4)), 4000U);
  clock.ask(1, 8, kStart + seconds(4));
  EXPECT_EQ(clock.used(kStart + seconds(4)), 0U);
  EXPECT_EQ(clock.used(kStart), 0U) << "never less than nothing";
  clock.stop();
  EXPECT_FALSE(clock.asked());
}

}  // namespace
}  // namespace spires::host
