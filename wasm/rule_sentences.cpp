// Omits the sentences of the rules: a page has its own texts in every language, so its modules know only the numbers.
#include <string>

#include "engine/duel/text.h"
#include "engine/towers/text.h"

namespace spires {

std::string towers::Text::why(RuleNumber) { return {}; }
std::string duel::Text::why(RuleNumber) { return {}; }

}  // namespace spires
