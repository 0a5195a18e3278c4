// The bot pool of a server: a few dedicated threads, so that no table waits for another table's bot. A bot that throws,
// or takes far longer than its budget, gives no answer, and a stuck thread is replaced. Thread-safe.
#pragma once

#include <cstdint>
#include <memory>

#include "host/bot_runner.h"

namespace spires::server {

class BotPool final : public host::BotRunner {
 public:
  struct Plan {
    int threads = 1;
    int think_ms = host::kThinkMs;  // the time limit of a decision
    int patience_ms = 1000;         // after which the caller stops waiting
  };
  explicit BotPool(const Plan& plan);
  ~BotPool() override;

  // Answers arrive on a thread of the pool.
  void choose(std::shared_ptr<match::BotSeat> bot, std::shared_ptr<match::SeatView> view, Chosen answer) override;
  void explain(std::shared_ptr<match::BotSeat> bot, std::shared_ptr<match::SeatView> view, Explained answer) override;

  struct Counts {
    std::uint64_t decisions = 0;
    std::uint64_t failed = 0;  // threw, or took too long
    std::uint64_t waiting = 0;
  };
  Counts counts() const;

 private:
  struct Shared;
  std::shared_ptr<Shared> shared_;
};

}  // namespace spires::server
