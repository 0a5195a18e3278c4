// The settings of the first generation's search.
#pragma once

#include "bots/search.h"

namespace spires::bots {

constexpr SearchSettings frozen_settings(float temperature) {
  SearchSettings settings;
  settings.exploration = 0.18F;
  settings.temperature = temperature;
  settings.promise_visits = 4.0F;
  settings.promise = Horizon::Step;
  settings.iterations_per_world = 4;
  settings.most_nodes = 100'000;
  return settings;
}

}  // namespace spires::bots
