#include "wasm/page_bots.h"

#include <utility>

#include "bots/steady_clock.h"

namespace spires::wasm {

using host::kThinkMs;
using host::within;

void PageBots::choose(std::shared_ptr<match::BotSeat> bot, std::shared_ptr<match::SeatView> view, Chosen answer) {
  jobs_.emplace_back([bot = std::move(bot), view = std::move(view), answer = std::move(answer)] {
    answer(bot->choose(*view, within(bot->budget(), kThinkMs, &bots::steady_microseconds)));
  });
}

void PageBots::explain(std::shared_ptr<match::BotSeat> bot, std::shared_ptr<match::SeatView> view, Explained answer) {
  jobs_.emplace_back([bot = std::move(bot), view = std::move(view), answer = std::move(answer)] {
    answer(bot->explain(*view, within(bot->budget(), kThinkMs, &bots::steady_microseconds)));
  });
}

void PageBots::think() {
  const host::Task job = std::move(jobs_.front());
  jobs_.pop_front();
  job();
}

}  // namespace spires::wasm
