// Whose bot thinks next, in slices of a made-up length.
#include "server/bot_queue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace spires::server {
namespace {

constexpr double kSlice = 1000;

BotJobPtr job(const std::string& table, const std::string& address, bool people = true, bool hint = false) {
  auto made = std::make_shared<BotJob>();
  made->asker = {table, {address}, people};
  made->hint = hint;
  return made;
}

// Lets so many slices pass, none of which finishes its job. Returns how many each table got.
std::map<std::string, int> pass(BotQueue& queue, int slices) {
  std::map<std::string, int> got;
  for (int i = 0; i < slices; ++i) {
    const BotJobPtr next = queue.take();
    if (!next) break;
    ++got[next->asker.table];
    queue.give_back(next, kSlice, BotQueue::Rest::More);
  }
  return got;
}

TEST(BotQueue, IsFairByAddressHoweverManyTablesItHas) {
  BotQueue queue;
  for (int i = 0; i < 50; ++i) queue.add(job("many " + std::to_string(i), "192.0.2.66"));
  queue.add(job("one", "192.0.2.1"));
  EXPECT_EQ(pass(queue, 100)["one"], 50);
}

TEST(BotQueue, IsFairByTableWithinAnAddress) {
  BotQueue queue;
  for (int i = 0; i < 9; ++i) queue.add(job("hints", "192.0.2.1", true, true));
  queue.add(job("game", "192.0.2.1"));
  EXPECT_EQ(pass(queue, 100)["game"], 50);
}

TEST(BotQueue, ANewcomerIsNextWhateverHasHappenedBefore) {
  BotQueue queue;
  for (int i = 0; i < 300; ++i) queue.add(job("many " + std::to_string(i), "192.0.2." + std::to_string(i % 50)));
  pass(queue, 5000);
  for (int i = 0; i < 20; ++i) {
    const BotJobPtr late = job("late " + std::to_string(i), "198.51.100." + std::to_string(i));
    queue.add(late);
    int foreign = 0;
    BotJobPtr next = queue.take();
    for (; next != late; next = queue.take()) {
      ++foreign;
      queue.give_back(next, kSlice, BotQueue::Rest::More);
    }
    EXPECT_LE(foreign, 1) << i;
    queue.give_back(late, kSlice, BotQueue::Rest::Done);
  }
}

// Waiting saves up nothing.
TEST(BotQueue, AnAddressThatWasIdleDoesNotOvertakeForLong) {
  BotQueue queue;
  queue.add(job("busy", "192.0.2.1"));
  pass(queue, 1000);
  queue.add(job("idle", "192.0.2.2"));
  EXPECT_NEAR(pass(queue, 100)["busy"], 50, 1);
}

TEST(BotQueue, TablesWithoutPeopleGetAQuarter) {
  BotQueue queue;
  for (int i = 0; i < 20; ++i) queue.add(job("bots " + std::to_string(i), "192.0.2.66", false));
  queue.add(job("people", "192.0.2.66"));
  EXPECT_EQ(pass(queue, 100)["people"], 75);
}

TEST(BotQueue, OnlyOneJobOfATableRuns) {
  BotQueue queue;
  queue.add(job("one", "192.0.2.1"));
  queue.add(job("one", "192.0.2.1", true, true));
  const BotJobPtr bot = queue.take();
  EXPECT_FALSE(bot->hint) << "bots come before hints";
  EXPECT_EQ(queue.take(), nullptr);
  queue.give_back(bot, kSlice, BotQueue::Rest::Done);
  EXPECT_TRUE(queue.take()->hint);
}

TEST(BotQueue, ATableOfSeveralAddressesCountsForTheOneThatUsedTheLeast) {
  BotQueue queue;
  queue.add(job("greedy", "192.0.2.66"));
  queue.add(job("other", "192.0.2.5"));
  pass(queue, 1000);
  const BotJobPtr shared = job("shared", "192.0.2.66");
  shared->asker.addresses.emplace_back("192.0.2.1");
  queue.add(shared);
  EXPECT_EQ(shared->address, "192.0.2.1");
}

}  // namespace
}  // namespace spires::server
