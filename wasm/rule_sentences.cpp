// A page says in its own texts and in every language what a rule is about: its modules know the numbers alone.
#include <string>

#include "engine/duel/text.h"
#include "engine/towers/text.h"

namespace spires {

std::string towers::Text::why(RuleNumber) { return {}; }
std::string duel::Text::why(RuleNumber) { return {}; }

}  // namespace spires
