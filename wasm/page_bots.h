// The bot queue of a page: one decision per call, when the page has time for it. The bot runs on the module's only
// thread, so the page runs the module in a worker.
#pragma once

#include <deque>

#include "host/bot_runner.h"
#include "host/loop.h"

namespace spires::wasm {

class PageBots final : public host::BotRunner {
 public:
  host::BotTicket choose(const host::Asker& asker, std::shared_ptr<match::BotSeat> bot,
                         std::shared_ptr<match::SeatView> view, Chosen answer) override;
  host::BotTicket explain(const host::Asker& asker, std::shared_ptr<match::BotSeat> bot,
                          std::shared_ptr<match::SeatView> view, Explained answer) override;

  bool is_asked() const { return !jobs_.empty(); }
  // Makes one decision. REQUIRES: one is queued.
  void think();

 private:
  host::BotTicket add(host::Task job);

  struct Job {
    host::Task task;
    std::weak_ptr<const void> ticket;
  };
  std::deque<Job> jobs_;
};

}  // namespace spires::wasm
