// The nets that are part of the program.
#pragma once

#include "bots/towers/net_evaluation.h"

namespace spires::bots {

// Returns the net that has learnt the most similar tables.
const TowersNet& towers_net_for(const towers::Rules& rules);

}  // namespace spires::bots
