#include "server/bot_pool.h"

#include <gtest/gtest.h>

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

std::optional<std::string> chosen(BotPool& pool, std::function<std::string()> choose) {
  auto answer = std::make_shared<std::promise<std::optional<std::string>>>();
  pool.choose(std::make_shared<ScriptedBot>(std::move(choose)), std::make_shared<NoView>(),
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

// Tells when it is destroyed.
struct Ending {
  std::promise<void> ended;
  ~Ending() { ended.set_value(); }
};

// The pool frees the captures of an answer (a table with its strand) before it ends: the loop may end right after it. The
// first answer is still being delivered when the closing pool drops the second.
TEST(BotPool, WaitsForAnAnswerThatIsBeingDelivered) {
  std::promise<void> delivering;
  const auto held = std::make_shared<int>(0);
  auto second = std::make_shared<Ending>();
  const std::shared_future<void> closing = second->ended.get_future().share();
  {
    BotPool pool({.threads = 1});
    const auto pass = std::make_shared<ScriptedBot>([] { return "pass"; });
    pool.choose(pass, std::make_shared<NoView>(), [&delivering, held, closing](const std::optional<std::string>&) {
      delivering.set_value();
      closing.wait();
    });
    delivering.get_future().wait();
    pool.choose(pass, std::make_shared<NoView>(), [dropped = std::move(second)](const std::optional<std::string>&) {});
  }
  EXPECT_EQ(held.use_count(), 1);
}

}  // namespace
}  // namespace spires::server
