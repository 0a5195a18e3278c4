// What the modules of a page omit, for their size. The sentences of the rules: a page has its own texts in every
// language. Contradictions between the fields of a position: a page starts from positions of its own files, which a
// native test has checked, and of records; a module that meets an impossible one may trap, and the page restarts it.
#include <optional>
#include <string>

#include "engine/duel/text.h"
#include "engine/duel/text_position.h"
#include "engine/towers/text.h"
#include "engine/towers/text_position.h"

namespace spires {

std::string towers::Text::why(RuleNumber) { return {}; }
std::string duel::Text::why(RuleNumber) { return {}; }

std::optional<Fault> towers::contradiction(const Rules&, const State&) { return std::nullopt; }
std::optional<Fault> duel::contradiction(const Rules&, const State&) { return std::nullopt; }

}  // namespace spires
