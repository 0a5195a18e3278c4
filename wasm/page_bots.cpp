#include "wasm/page_bots.h"

#include <utility>

#include "bots/steady_clock.h"

namespace spires::wasm {

using host::kThinkMs;
using host::within;

host::BotTicket PageBots::choose(const host::Asker&, std::shared_ptr<match::BotSeat> bot,
                                 std::shared_ptr<match::SeatView> view, Chosen answer) {
  return add([bot = std::move(bot), view = std::move(view), answer = std::move(answer)] {
    answer(bot->choose(*view, within(bot->budget(), kThinkMs, &bots::steady_microseconds)));
  });
}

host::BotTicket PageBots::explain(const host::Asker&, std::shared_ptr<match::BotSeat> bot,
                                  std::shared_ptr<match::SeatView> view, Explained answer) {
  return add([bot = std::move(bot), view = std::move(view), answer = std::move(answer)] {
    answer(bot->explain(*view, within(bot->budget(), kThinkMs, &bots::steady_microseconds)));
  });
}

host::BotTicket PageBots::add(host::Task job) {
  auto ticket = std::make_shared<const int>(0);
  jobs_.push_back({std::move(job), ticket});
  return ticket;
}

void PageBots::think() {
  const Job job = std::move(jobs_.front());
  jobs_.pop_front();
  if (!job.ticket.expired()) job.task();
}

}  // namespace spires::wasm
