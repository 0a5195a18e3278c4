// The bot queue of a page: one decision per call, when the page has time for it. The bot runs on the module's only
// thread, so the page runs the module in a worker.
#pragma once

#include <deque>

#include "host/bot_runner.h"
#include "host/loop.h"

namespace spires::wasm {

class PageBots final : public host::BotRunner {
 public:
  void choose(std::shared_ptr<match::BotSeat> bot, std::shared_ptr<match::SeatView> view, Chosen answer) override;
  void explain(std::shared_ptr<match::BotSeat> bot, std::shared_ptr<match::SeatView> view, Explained answer) override;

  bool is_asked() const { return !jobs_.empty(); }
  // Makes one decision. REQUIRES: one is queued.
  void think();

 private:
  std::deque<host::Task> jobs_;
};

}  // namespace spires::wasm
