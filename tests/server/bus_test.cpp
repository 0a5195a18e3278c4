// The bus of one process: every listener is called, and none blocks.
#include <gtest/gtest.h>

#include <atomic>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

#include "host/local_bus.h"
#include "tests/scale.h"

namespace spires::tests {
namespace {

using host::Grown;
using host::LocalBus;

TEST(Bus, AllListenersHearInOrder) {
  LocalBus bus;
  std::vector<std::uint32_t> first;
  std::vector<std::string> second;
  bus.listen([&](const Grown& grown) { first.push_back(grown.entries); });
  bus.listen([&](const Grown& grown) { second.push_back(grown.code); });
  bus.publish({"A", 1});
  bus.publish({"B", 2});
  EXPECT_EQ(first, (std::vector<std::uint32_t>{1, 2}));
  EXPECT_EQ(second, (std::vector<std::string>{"A", "B"}));
}

TEST(Bus, WhoHasStoppedHearsNothing) {
  LocalBus bus;
  int heard = 0;
  const std::function<void()> stop = bus.listen([&](const Grown&) { ++heard; });
  bus.publish({"A", 1});
  stop();
  stop();
  bus.publish({"A", 2});
  EXPECT_EQ(heard, 1);
}

TEST(Bus, AListenerMayStopItselfAndOthers) {
  LocalBus bus;
  int self = 0;
  int other = 0;
  std::function<void()> stop_self;
  std::function<void()> stop_other;
  stop_self = bus.listen([&](const Grown&) {
    ++self;
    stop_self();
    stop_other();
  });
  stop_other = bus.listen([&](const Grown&) { ++other; });
  bus.publish({"A", 1});
  bus.publish({"A", 2});
  EXPECT_EQ(self, 1);
  EXPECT_EQ(other, 0) << "who was stopped by an earlier listener is not called any more";
}

TEST(Bus, AListenerMayPublishAndListen) {
  LocalBus bus;
  std::vector<std::uint32_t> heard;
  bus.listen([&](const Grown& grown) {
    heard.push_back(grown.entries);
    if (grown.entries > 2) return;
    bus.listen([&](const Grown& later) { heard.push_back(100 * later.entries); });
    bus.publish({grown.code, grown.entries + 2});
  });
  bus.publish({"A", 1});
  // The new listener gets messages published after it was added, not the one in progress.
  EXPECT_EQ(heard, (std::vector<std::uint32_t>{1, 3, 300}));
}

TEST(Bus, StoppingMayComeAfterTheEndOfTheBus) {
  std::function<void()> stop;
  {
    LocalBus bus;
    stop = bus.listen([](const Grown&) {});
  }
  stop();
}

TEST(Bus, WhatAListenerHoldsIsReleased) {
  LocalBus bus;
  const auto held = std::make_shared<int>(1);
  const std::function<void()> stop = bus.listen([held](const Grown&) {});
  EXPECT_EQ(held.use_count(), 2);
  stop();
  EXPECT_EQ(held.use_count(), 1);
}

TEST(Bus, ManyThreadsPublishWhileOthersComeAndGo) {
  constexpr int kThreads = 4;
  const std::int64_t messages = scaled(2000);
  LocalBus bus;
  std::atomic<std::int64_t> heard = 0;
  std::atomic<std::int64_t> passing = 0;
  bus.listen([&](const Grown&) { ++heard; });
  std::vector<std::thread> threads;
  for (int i = 0; i < kThreads; ++i) {
    threads.emplace_back([&] {
      for (std::int64_t k = 0; k < messages; ++k) {
        const auto stop = std::make_shared<std::function<void()>>();
        *stop = bus.listen([&](const Grown&) { ++passing; });
        bus.publish({"A", 1});
        (*stop)();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(heard, kThreads * messages);
  EXPECT_GE(passing, kThreads * messages);
}

}  // namespace
}  // namespace spires::tests
