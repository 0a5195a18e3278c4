// The bot pool of a server. As many bots think at a time as there are threads, each for a slice of a few milliseconds;
// then it waits until it is its turn again (bot_queue.h). A bot yields when it looks at the clock, every few positions,
// so a long search needs no other code than a short one. Its time runs from the asking: when many wait, levels become
// weaker before people wait.
//
// A bot that throws, or does not look at the clock for far too long, gives no answer, and its thread is replaced.
// Thread-safe.
#pragma once

#include <cstdint>
#include <memory>

#include "host/bot_runner.h"

namespace spires::server {

class BotPool final : public host::BotRunner {
 public:
  struct Plan {
    int threads = 1;
    int think_ms = host::kThinkMs;  // the time limit of a decision, from the asking
    int patience_ms = 1000;         // without a look at the clock, after which a bot is given up
    int slice_us = 10'000;          // shorter when many wait
  };
  explicit BotPool(const Plan& plan);
  ~BotPool() override;

  // Answers arrive on a thread of the pool.
  host::BotTicket choose(const host::Asker& asker, std::shared_ptr<match::BotSeat> bot,
                         std::shared_ptr<match::SeatView> view, Chosen answer) override;
  host::BotTicket explain(const host::Asker& asker, std::shared_ptr<match::BotSeat> bot,
                          std::shared_ptr<match::SeatView> view, Explained answer) override;

  struct Counts {
    std::uint64_t decisions = 0;
    std::uint64_t failed = 0;   // threw, or took too long
    std::uint64_t lowered = 0;  // were stopped by the time since the asking
    std::uint64_t dropped = 0;  // no longer wanted
    std::uint64_t waiting = 0;
    std::uint64_t slices = 0;
    // The most slices of other tables that started between the asking of people's bot and its first slice.
    std::uint64_t most_foreign = 0;
  };
  Counts counts() const;

 private:
  struct Shared;
  struct Job;
  std::shared_ptr<Shared> shared_;
};

}  // namespace spires::server
