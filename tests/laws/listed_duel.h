// Duel without the shortcut of picking an action without a list, for mutants that change the list.
#pragma once

#include "engine/duel/duel.h"

namespace spires::laws::planted_duel {

struct ListedDuel : duel::Duel {
  static void pick() = delete;
};

}  // namespace spires::laws::planted_duel
