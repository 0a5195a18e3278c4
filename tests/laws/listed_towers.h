// Towers without the short cut of picking an action unlisted, for mutants that change the list.
#pragma once

#include "engine/towers/towers.h"

namespace spires::laws::planted {

struct ListedTowers : towers::Towers {
  static void pick() = delete;
};

}  // namespace spires::laws::planted
