// Runs bots. A bot gets only the view of its seat. If it finds no answer in time it gives none, and the table continues
// without it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "match/match.h"

namespace spires::host {

// Who waits for a bot, so that a runner can be fair. `people`: at least one person plays at the table.
struct Asker {
  std::string table;
  std::vector<std::string> addresses;
  bool people = true;
};

// The caller's interest in an answer. Once it is gone, the work is dropped and there is no answer.
using BotTicket = std::shared_ptr<const void>;

class BotRunner {
 public:
  BotRunner() = default;
  BotRunner(const BotRunner&) = delete;
  BotRunner& operator=(const BotRunner&) = delete;
  virtual ~BotRunner() = default;

  // Calls `answer` once, later, from any thread: with an action, or with nullopt if there is none in time.
  using Chosen = std::function<void(std::optional<std::string>)>;
  [[nodiscard]] virtual BotTicket choose(const Asker& asker, std::shared_ptr<match::BotSeat> bot,
                                         std::shared_ptr<match::SeatView> view, Chosen answer) = 0;
  using Explained = std::function<void(std::vector<match::Candidate>)>;
  [[nodiscard]] virtual BotTicket explain(const Asker& asker, std::shared_ptr<match::BotSeat> bot,
                                          std::shared_ptr<match::SeatView> view, Explained answer) = 0;
};

// The longest a decision may take by the clock.
inline constexpr int kThinkMs = 700;

// A level with a node budget keeps it, so that it plays the same everywhere; the clock only stops a machine that is far
// too slow.
inline bots::Budget within(const bots::Budget& budget, int think_ms, bots::Clock clock) {
  return {budget.nodes, static_cast<std::uint32_t>(think_ms) * 1000, clock};
}

}  // namespace spires::host
