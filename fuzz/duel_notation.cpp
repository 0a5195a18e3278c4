#include "engine/duel/text_tools.h"
#include "fuzz/notation.h"

namespace {

using namespace spires;

std::vector<duel::Rules> tables() {
  std::vector<duel::Rules> rules;
  for (const Ruleset& ruleset : duel::Tools::rulesets()) {
    rules.push_back(std::get<0>(duel::Text::rules(ruleset.settings)));
  }
  return rules;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const fuzz::Notation<duel::Tools, fuzz::Positions::Study> kNotation(tables());
  if (size <= 4096) kNotation.read({data, size});
  return 0;
}
