// The signature of the rules computed by the wasm build: the same text that `spires sign` prints.
#include <string>
#include <vector>

#include "engine/core/signature.h"
#include "engine/core/text_sign.h"
#include "match/games.h"

namespace {

template <spires::GameTools K>
std::string sign_rulesets() {
  using Text = typename K::Text;
  std::vector<spires::SignedRuleset> rows;
  for (const spires::Ruleset& ruleset : K::rulesets()) {
    const auto rules = Text::rules(ruleset.settings);
    rows.push_back({ruleset.name, spires::sign_games<typename Text::Game, spires::Signed::PositionsAndEvents>(
                                      *std::get_if<0>(&rules), spires::kSignedGames)});
  }
  return spires::signature_table(Text::kName, rows, spires::kSignedGames);
}

}  // namespace

extern "C" {

__attribute__((export_name("spires_sign"))) const char* spires_sign();
const char* spires_sign() {
  static const std::string text = [] {
    std::string all;
    spires::Games::for_each([&]<class K>(std::type_identity<K>) { all += sign_rulesets<K>(); });
    return all;
  }();
  return text.c_str();
}

}  // extern "C"
