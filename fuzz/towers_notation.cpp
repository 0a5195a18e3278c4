#include "engine/towers/rulesets.h"
#include "engine/towers/text_tools.h"
#include "fuzz/notation.h"

namespace {

using namespace spires;

// Each variant, teams, all tiles.
std::vector<towers::Rules> tables() {
  using towers::Edition;
  using towers::Tiles;
  using towers::VariantName;
  constexpr towers::RulesetRow kRows[] = {
      {Edition::International, VariantName::Basic, 2, false, Tiles::Usual},
      {Edition::International, VariantName::Master, 4, true, Tiles::All},
      {Edition::Ukrainian, VariantName::Master, 4, false, Tiles::All},
      {Edition::Czech, VariantName::Advanced, 4, true, Tiles::All},
      {Edition::International, VariantName::Solo, 1, false, Tiles::All},
  };
  std::vector<towers::Rules> rules;
  for (const towers::RulesetRow& row : kRows) rules.push_back(towers::make_rules(towers::setup_of(row)));
  return rules;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const fuzz::Notation<towers::Tools, fuzz::Positions::Sound> kNotation(tables());
  if (size <= 4096) kNotation.read({data, size});
  return 0;
}
