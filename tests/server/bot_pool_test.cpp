#include "server/bot_pool.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace spires::server {
namespace {

class NoView final : public match::SeatView {};

class ScriptedBot final : public match::BotSeat {
 public:
  explicit ScriptedBot(std::function<std::string()> choose) : choose_(std::move(choose)) {}
  bots::Budget budget() const override { return {}; }
  std::string choose(const match::SeatView&, const bots::Budget&) override { return choose_(); }
  std::optional<std::string> speak_up(const match::SeatView&) override { return std::nullopt; }
  std::vector<match::Candidate> explain(const match::SeatView&, const bots::Budget&) override { return {}; }

 private:
  std::function<std::string()> choose_;
};

const host::Asker kAsker{"table", {"192.0.2.1"}, true};

std::optional<std::string> chosen(BotPool& pool, std::function<std::string()> choose) {
  auto answer = std::make_shared<std::promise<std::optional<std::string>>>();
  const host::BotTicket ticket =
      pool.choose(kAsker, std::make_shared<ScriptedBot>(std::move(choose)), std::make_shared<NoView>(),
                  [answer](std::optional<std::string> action) { answer->set_value(std::move(action)); });
  return answer->get_future().get();
}

TEST(BotPool, ABotThatThrowsGivesNoAnswer) {
  BotPool pool({});
  EXPECT_EQ(chosen(pool, []() -> std::string { throw std::runtime_error("lost"); }), std::nullopt);
  EXPECT_EQ(chosen(pool, [] { return "pass"; }), "pass");
  EXPECT_EQ(pool.counts().failed, 1U);
}

TEST(BotPool, AStuckBotIsGivenUpAndItsThreadReplaced) {
  std::promise<void> go;
  {
    BotPool pool({.threads = 1, .patience_ms = 1});
    EXPECT_EQ(chosen(pool,
                     [stuck = go.get_future().share()] {
                       stuck.wait();
                       return "late";
                     }),
              std::nullopt);
    EXPECT_EQ(chosen(pool, [] { return "pass"; }), "pass");
  }
  go.set_value();
}

// Shared with threads that may outlive a test by a moment.
struct Signals {
  std::atomic<bool> go = false;
  std::atomic<int> begun = 0;
};

// A bot that looks at the clock until `go` is set, and then until its time is over.
class SearchingBot final : public match::BotSeat {
 public:
  explicit SearchingBot(std::shared_ptr<Signals> signals) : signals_(std::move(signals)) {}
  bots::Budget budget() const override { return {}; }
  std::string choose(const match::SeatView&, const bots::Budget& budget) override {
    ++signals_->begun;
    signals_->begun.notify_all();
    const std::uint64_t begin = budget.clock();
    while (!signals_->go && budget.clock() - begin < budget.microseconds) continue;
    return "late";
  }
  std::optional<std::string> speak_up(const match::SeatView&) override { return std::nullopt; }
  std::vector<match::Candidate> explain(const match::SeatView& view, const bots::Budget& budget) override {
    choose(view, budget);
    return {};
  }

 private:
  std::shared_ptr<Signals> signals_;
};

// Asks, and waits until the bot thinks.
template <class Ask>
host::BotTicket asked(const Signals& signals, Ask&& ask) {
  const int before = signals.begun;
  host::BotTicket ticket = ask();
  signals.begun.wait(before);
  return ticket;
}

// One address asks for hints at many tables; whoever is asked then starts after at most as many slices of theirs as
// there are threads.
TEST(BotPool, ABotOfOthersStartsBeforeAFloodOfHints) {
  const auto signals = std::make_shared<Signals>();
  BotPool pool({.threads = 2, .think_ms = 600'000, .patience_ms = 600'000, .slice_us = 1});
  std::vector<host::BotTicket> tickets;
  for (int i = 0; i < 100; ++i) {
    tickets.push_back(asked(*signals, [&] {
      return pool.explain({"flood " + std::to_string(i), {"192.0.2.66"}, true}, std::make_shared<SearchingBot>(signals),
                          std::make_shared<NoView>(), [](const auto&) {});
    }));
  }
  for (int i = 0; i < 10; ++i) EXPECT_EQ(chosen(pool, [] { return "pass"; }), "pass");
  EXPECT_LE(pool.counts().most_foreign, 2U);
  EXPECT_GT(pool.counts().slices, 200U) << "the hints think in slices";
  EXPECT_EQ(pool.counts().decisions, 10U) << "and none of them is done";
  signals->go = true;
}

TEST(BotPool, DropsWorkThatNobodyWaitsFor) {
  const auto signals = std::make_shared<Signals>();
  BotPool pool({.threads = 1, .think_ms = 600'000, .patience_ms = 600'000, .slice_us = 1});
  host::BotTicket ticket = asked(*signals, [&] {
    return pool.choose(kAsker, std::make_shared<SearchingBot>(signals), std::make_shared<NoView>(),
                       [](const auto&) { ADD_FAILURE() << "nobody waits for it"; });
  });
  ticket.reset();
  EXPECT_EQ(chosen(pool, [] { return "pass"; }), "pass");
  EXPECT_EQ(pool.counts().dropped, 1U);
}

// Tells when it is destroyed.
struct Ending {
  std::promise<void> ended;
  ~Ending() { ended.set_value(); }
};

// The pool frees the captures of an answer (a table with its strand) before it ends: the loop may end right after it. The
// first answer is still being delivered when the closing pool drops the last, which waits behind a bot of its table.
TEST(BotPool, WaitsForAnAnswerThatIsBeingDelivered) {
  const auto signals = std::make_shared<Signals>();
  std::promise<void> delivering;
  const auto held = std::make_shared<int>(0);
  auto last = std::make_shared<Ending>();
  const std::shared_future<void> closing = last->ended.get_future().share();
  {
    auto pool = std::make_unique<BotPool>(
        BotPool::Plan{.threads = 1, .think_ms = 600'000, .patience_ms = 600'000, .slice_us = 1});
    const host::BotTicket first =
        pool->choose(kAsker, std::make_shared<ScriptedBot>([] { return "pass"; }), std::make_shared<NoView>(),
                     [&delivering, held, closing](const std::optional<std::string>&) {
                       delivering.set_value();
                       closing.wait();
                     });
    delivering.get_future().wait();
    const host::Asker other{"other", {"192.0.2.2"}, true};
    const host::BotTicket busy = asked(*signals, [&] {
      return pool->choose(other, std::make_shared<SearchingBot>(signals), std::make_shared<NoView>(),
                          [](const auto&) {});
    });
    const host::BotTicket waiting = pool->explain(other, std::make_shared<ScriptedBot>([] { return "pass"; }),
                                                  std::make_shared<NoView>(), [last = std::move(last)](const auto&) {});
    EXPECT_GT(pool->counts().waiting, 0U);
    pool.reset();
  }
  EXPECT_EQ(held.use_count(), 1);
}

// The time runs from the asking: what waits behind others for longer gets one slice, and answers.
TEST(BotPool, LevelsAreLoweredBeforePeopleWait) {
  const auto signals = std::make_shared<Signals>();
  BotPool pool({.threads = 1, .think_ms = 1, .patience_ms = 600'000, .slice_us = 1});
  for (int i = 0; i < 3; ++i) {
    std::promise<void> answered;
    const host::BotTicket ticket =
        pool.choose(kAsker, std::make_shared<SearchingBot>(signals), std::make_shared<NoView>(),
                    [&](const std::optional<std::string>& action) {
                      EXPECT_EQ(action, "late");
                      answered.set_value();
                    });
    answered.get_future().wait();
  }
  EXPECT_EQ(pool.counts().lowered, 3U);
}

}  // namespace
}  // namespace spires::server
