// Towers without the shortcut of picking an action without a list, for mutants that change the list.
#pragma once

#include "engine/towers/towers.h"

namespace spires::laws::planted {

struct ListedTowers : towers::Towers {
  static void pick() = delete;
};

}  // namespace spires::laws::planted
