#include "wasm/page_bots.h"

#include <utility>

namespace spires::wasm {

using host::kThinkMs;
using host::within;

void PageBots::choose(std::shared_ptr<table::BotSeat> bot, std::shared_ptr<table::SeatView> view, Chosen answer) {
  errands_.emplace_back([bot = std::move(bot), view = std::move(view), answer = std::move(answer)] {
    answer(bot->choose(*view, within(bot->budget(), kThinkMs)));
  });
}

void PageBots::explain(std::shared_ptr<table::BotSeat> bot, std::shared_ptr<table::SeatView> view, Explained answer) {
  errands_.emplace_back([bot = std::move(bot), view = std::move(view), answer = std::move(answer)] {
    answer(bot->explain(*view, within(bot->budget(), kThinkMs)));
  });
}

void PageBots::think() {
  const host::Task errand = std::move(errands_.front());
  errands_.pop_front();
  errand();
}

}  // namespace spires::wasm
