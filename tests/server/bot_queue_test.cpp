// Whose bot thinks next, in slices of a made-up length.
#include "server/bot_queue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <map>
#include <vector>

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

// So many threads think at the same time, slice by slice; the queue is asked in between. Counted here, not by the queue:
// of every other address at most as many slices start between the asking and the first slice of a bot as there are
// threads, and one more for each slice that the asking address has used itself meanwhile.
void expect_prompt_starts(std::size_t threads, int own_tables) {
  BotQueue queue;
  for (int i = 0; i < 30; ++i) queue.add(job("hints " + std::to_string(i), "192.0.2.66", true, true));
  for (int i = 0; i < 20; ++i) queue.add(job("games " + std::to_string(i), "192.0.2.67"));
  for (int i = 0; i < 10; ++i) queue.add(job("bots " + std::to_string(i), "192.0.2.68", false));
  struct Wait {
    BotJobPtr job;
    std::map<std::string, std::size_t> slices;  // by address
  };
  std::vector<Wait> waits;
  std::deque<BotJobPtr> running;
  std::size_t started = 0;
  for (int round = 0; round < 1000; ++round) {
    // Another decision at a table of the household, at a time that has nothing to do with the slices.
    if (round % 37 == 0) {
      const BotJobPtr asked = job("home " + std::to_string(round / 37 % own_tables), "198.51.100.1");
      queue.add(asked);
      waits.push_back({asked, {}});
    }
    while (running.size() < threads) {
      const BotJobPtr next = queue.take();
      ASSERT_TRUE(next);
      for (Wait& wait : waits) ++wait.slices[next->address];
      const auto found = std::ranges::find(waits, next, &Wait::job);
      if (found != waits.end()) {
        const std::size_t own = found->slices["198.51.100.1"] - 1;
        for (const auto& [address, slices] : found->slices) {
          if (address == next->address) continue;
          ASSERT_LE(slices, threads + own) << address << " " << own_tables;
        }
        waits.erase(found);
        ++started;
      }
      running.push_back(next);
    }
    const BotJobPtr done = running.front();
    running.pop_front();
    const bool is_decided = done->address == "198.51.100.1" && done->slices >= 3;
    queue.give_back(done, kSlice, is_decided ? BotQueue::Rest::Done : BotQueue::Rest::More);
  }
  EXPECT_GT(started, 20U);
}

TEST(BotQueue, AFloodStartsAtMostAsManySlicesBeforeABotAsThereAreThreads) {
  for (const std::size_t threads : {1U, 2U, 4U}) {
    for (const int own_tables : {1, 3}) expect_prompt_starts(threads, own_tables);
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
