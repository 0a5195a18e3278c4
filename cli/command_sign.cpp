#include "cli/command_sign.h"

#include <ostream>
#include <vector>

#include "cli/games.h"
#include "cli/setup_arguments.h"
#include "cli/workers.h"
#include "engine/core/text_hex.h"
#include "engine/core/text_setting.h"
#include "engine/core/text_sign.h"

namespace spires::cli {
namespace {

// Games are signed in chunks, so that long ones do not delay each other.
constexpr std::uint32_t kGamesAtOnce = 20;

template <GameTools K>
std::vector<SignedRuleset> sign_rulesets(const SignArguments& arguments, Console& console) {
  using T = typename K::Text;
  using G = typename T::Game;
  std::vector<SignedRuleset> rows;
  std::vector<typename G::Rules> rules;
  for (const Ruleset& ruleset : K::rulesets()) {
    if (ruleset.name.find(arguments.ruleset) == std::string::npos) continue;
    Settings settings = ruleset.settings;
    if (arguments.revision != 0) settings.push_back(revision_setting(arguments.revision));
    const Result<typename G::Rules> made = T::rules(settings);
    // The option or revision is newer.
    if (std::holds_alternative<Fault>(made)) continue;
    rows.push_back({ruleset.name, 0});
    rules.push_back(std::get<0>(made));
  }
  std::vector<std::uint64_t> hashes(rows.size() * arguments.games);
  const std::uint32_t pieces_each = (arguments.games + kGamesAtOnce - 1) / kGamesAtOnce;
  const auto pieces = static_cast<std::uint32_t>(rows.size()) * pieces_each;
  work_on(pieces, arguments.threads, console, "signing", [&](std::uint32_t piece) {
    const std::size_t row = piece / pieces_each;
    const std::uint32_t first = piece % pieces_each * kGamesAtOnce;
    for (std::uint32_t i = first; i < first + kGamesAtOnce && i < arguments.games; ++i) {
      const std::uint64_t seed = game_seed(kSignedSeed, i);
      hashes[row * arguments.games + i] = arguments.gpu_set
                                              ? sign_game<G, Signed::Positions>(rules[row], seed, kSignedCap)
                                              : sign_game<G, Signed::PositionsAndEvents>(rules[row], seed, kSignedCap);
    }
  });
  for (std::size_t row = 0; row < rows.size(); ++row) {
    Hash hash;
    for (std::uint32_t i = 0; i < arguments.games; ++i) hash.add(hashes[row * arguments.games + i]);
    rows[row].signature = hash.value();
  }
  return rows;
}

}  // namespace

int run_sign(const SignArguments& arguments, Console& console) {
  if (arguments.games == 0) return bad_input(console, "--games", "must be at least 1");
  bool found = false;
  const auto sign = [&]<class K>(std::type_identity<K>) {
    const std::vector<SignedRuleset> rows = sign_rulesets<K>(arguments, console);
    if (rows.empty()) return kDone;
    found = true;
    if (arguments.total) {
      console.out << K::Text::kName << " " << hex_of(total_signature(rows)) << "\n";
    } else {
      console.out << signature_table(K::Text::kName, rows, arguments.games);
    }
    return kDone;
  };
  if (arguments.game.empty()) {
    Games::for_each(sign);
  } else if (const int status = for_game(console, arguments.game, sign); status != kDone) {
    return status;
  }
  if (found) return kDone;
  if (arguments.ruleset.empty()) return bad_input(console, "--revision", "no game has this revision of its rules");
  return bad_input(console, "--ruleset", "no ruleset has `" + arguments.ruleset + "` in its name");
}

}  // namespace spires::cli
