// Where bots think: a few threads of their own, so that no table waits for another one's bot.
//
// A bot gets the view of its seat and nothing else. One that throws, or takes far longer than its budget, gives no answer:
// the table then plays on without it, and a stuck thread is replaced.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "table/match.h"

namespace spires::server {

class BotDesk {
 public:
  struct Plan {
    int threads = 1;
    int think_ms = 700;      // the longest a decision may take by the clock
    int patience_ms = 1000;  // after which nobody waits any more
  };
  explicit BotDesk(const Plan& plan);
  BotDesk(const BotDesk&) = delete;
  BotDesk& operator=(const BotDesk&) = delete;
  ~BotDesk();

  // `answer` is called once, on a thread of the desk: an action, or nothing where there is none in time.
  using Chosen = std::function<void(std::optional<std::string>)>;
  void choose(std::shared_ptr<table::BotSeat> bot, std::shared_ptr<table::SeatView> view, Chosen answer);
  using Explained = std::function<void(std::vector<table::Candidate>)>;
  void explain(std::shared_ptr<table::BotSeat> bot, std::shared_ptr<table::SeatView> view, Explained answer);

  struct Counts {
    std::uint64_t decisions = 0;
    std::uint64_t failed = 0;  // threw, or took too long
    std::uint64_t waiting = 0;
  };
  Counts counts() const;

 private:
  struct Room;
  std::shared_ptr<Room> room_;
};

}  // namespace spires::server
