// Answers that are lost, against real machines: a wait for the standby that is cancelled, connections that end, a primary
// that dies or stands still.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <thread>
#include <vector>

#include "tests/postgres/pg_place.h"
#include "tests/server/stored_moves.h"

namespace spires::tests {
namespace {

using host::StoreAnswer;

// A machine whose standby is away for a while: commits wait for it.
struct Waiting {
  Waiting() { store = place.open(); }
  std::string backend_in_wait() const {
    while (true) {
      const std::string pid = machine.sql(
          "postgres", "SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND query LIKE '%grown%'");
      if (!pid.empty()) return pid;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
  }
  void wait_until(const std::string& is_so) const {
    while (place.sql(is_so) != "t") std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  // Appends while the standby is away, does that to the backend that waits for it, and returns the answer, which comes
  // when commits are durable again.
  StoreAnswer after(const std::string& what) {
    EXPECT_EQ(append_and_wait(*store, append_of("A", 0, {"1"})), StoreAnswer::Stored);
    machine.set("synchronous_standby_names", "nobody");
    std::promise<StoreAnswer> told;
    std::atomic<bool> is_told = false;
    store->append(append_of("A", 1, {"2"}), [&](StoreAnswer answer) {
      is_told = true;
      told.set_value(answer);
    });
    machine.sql("postgres", "SELECT " + what + "(" + backend_in_wait() + ")");
    // The commit is shown now, and is on one machine only.
    wait_until("SELECT count(*) = 2 FROM journal");
    // The writer is back and waits at the barrier, beside the lease.
    wait_until(
        "SELECT count(*) > 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%UPDATE nodes SET until%' "
        "AND pid <> pg_backend_pid()");
    EXPECT_FALSE(is_told) << "shown is not stored";
    machine.set("synchronous_standby_names", "");
    return told.get_future().get();
  }

  PgServer machine;
  const PgPlace place{machine};
  std::unique_ptr<host::Store> store;
};

TEST(PgDoubt, ACancelledWaitForTheStandbyIsNoSuccess) {
  Waiting waiting;
  EXPECT_EQ(waiting.after("pg_cancel_backend"), StoreAnswer::Stored);
  EXPECT_EQ(texts_of(*waiting.store, "A"), (std::vector<std::string>{"1", "2"}));
}

TEST(PgDoubt, ABackendThatEndsInTheWaitIsNoFailure) {
  Waiting waiting;
  EXPECT_EQ(waiting.after("pg_terminate_backend"), StoreAnswer::Stored);
  EXPECT_EQ(texts_of(*waiting.store, "A"), (std::vector<std::string>{"1", "2"}));
}

// Two machines; the second one is the standby of the first.
struct Pair {
  Pair() {
    first.set("synchronous_standby_names", "second");
    server::PgPlan plan = place.plan();
    plan.address.url = "host=" + first.folder() + "," + second.folder() + " user=spires dbname=" + place.database();
    plan.read_patience = std::chrono::seconds(5);
    store = PgPlace::open(plan);
  }
  // Players who append one entry after the other until told to stop.
  void play(const std::function<void()>& meanwhile) {
    std::atomic<bool> stop = false;
    std::vector<std::thread> players;
    for (int i = 0; i < kTables; ++i) {
      players.emplace_back([&, i, code = "T" + std::to_string(i)] {
        std::vector<std::string>& told = acknowledged[static_cast<std::size_t>(i)];
        while (!stop) {
          const std::string text = std::to_string(told.size());
          const auto after = static_cast<std::uint32_t>(told.size());
          const StoreAnswer answer = append_and_wait(*store, append_of(code, after, {text}));
          EXPECT_TRUE(answer == StoreAnswer::Stored || answer == StoreAnswer::Unavailable) << static_cast<int>(answer);
          if (answer == StoreAnswer::Stored) told.push_back(text);
        }
      });
    }
    const auto progress = [&] {
      const std::uint64_t before = store->counts().appends;
      while (store->counts().appends < before + 20) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    };
    progress();
    meanwhile();
    progress();
    stop = true;
    for (std::thread& one : players) one.join();
  }
  void check() {
    for (int i = 0; i < kTables; ++i) {
      EXPECT_EQ(texts_of(*store, "T" + std::to_string(i)), acknowledged[static_cast<std::size_t>(i)]);
    }
  }

  static constexpr int kTables = 8;
  PgServer first;
  const PgPlace place{first};
  PgServer second{first, "second"};
  std::unique_ptr<host::Store> store;
  std::vector<std::vector<std::string>> acknowledged{kTables};
};

TEST(PgFailover, LosesAndDoublesNothingWhenThePrimaryDies) {
  Pair pair;
  pair.play([&] {
    pair.first.crash();
    pair.second.promote();
  });
  pair.check();
}

TEST(PgFailover, GoesOnElsewhereWhenThePrimaryStandsStill) {
  Pair pair;
  pair.play([&] {
    pair.first.freeze();
    pair.second.promote();
  });
  pair.check();
  pair.first.thaw();
}

TEST(PgFailover, ARestartOfThePrimaryIsWaitedFor) {
  Pair pair;
  pair.play([&] {
    pair.first.crash();
    pair.first.start();
  });
  pair.check();
}

// A machine that was primary long ago has lost what came since.
TEST(PgFailover, AnOlderTimelineIsRefused) {
  Pair pair;
  pair.play([&] {
    pair.first.crash();
    pair.second.promote();
  });
  pair.second.crash();
  pair.first.start();
  pair.first.set("synchronous_standby_names", "");
  std::promise<host::Claim> told;
  pair.store->claim("T0", [&](const host::Claim& claim) { told.set_value(claim); });
  EXPECT_EQ(told.get_future().get().state, host::Claim::State::Unavailable);
  EXPECT_THAT(pair.store->why(), testing::HasSubstr("timeline"));
  pair.second.start();
  pair.check();
}

}  // namespace
}  // namespace spires::tests
