// Bots are measured against greedy play and against the first generation, so a change of either must be noticed: these
// are hashes over all decisions of some games. The hashes of greedy levels may change if a change is intended; the
// ladder is then measured again (docs/bots.md). Those of the first generation never change.
#include "bots/frozen/frozen.h"

#include <gtest/gtest.h>

#include "tests/bots/players.h"

namespace spires::tests {
namespace {

template <GameTools K>
std::uint64_t signature(std::string_view key) {
  const bots::Level* level = bots::find_level<BotsOf<K>>(key);
  std::uint64_t hash = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const auto rules = rules_of<K>({});
    const std::vector<const bots::Level*> both(static_cast<std::size_t>(K::Text::players(rules)), level);
    hash = mix64(hash ^ play_levels<K>(rules, both, {}, seed).hash);
  }
  return hash;
}

TEST(Frozen, TowersApprentice) { EXPECT_EQ(signature<towers::Tools>("apprentice"), 9124746664495022574U); }
TEST(Frozen, TowersJourneyman) { EXPECT_EQ(signature<towers::Tools>("journeyman"), 8864005381002888539U); }
TEST(Frozen, DuelApprentice) { EXPECT_EQ(signature<duel::Tools>("apprentice"), 8184783461243912515U); }
TEST(Frozen, DuelJourneyman) { EXPECT_EQ(signature<duel::Tools>("journeyman"), 4881932894739743005U); }

// Two games of a level of the first generation at a table; its searches have a hundredth of the archmage's nodes.
template <GameTools K>
std::uint64_t first_generation(std::string_view key, const Settings& settings = {}) {
  using G = typename K::Text::Game;
  using Frozen = typename bots::FrozenBotsOf<G>::type;
  const auto rules = rules_of<K>(settings);
  std::uint64_t hash = 0;
  for (const bots::Level& level : Frozen::levels()) {
    if (level.key != key) continue;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      BotPointers<K> made;
      std::vector<bots::Bot<G>*> players;
      for (int i = 0; i < K::Text::players(rules); ++i) {
        made.push_back(Frozen::make(level, rules, mix64(seed + static_cast<std::uint64_t>(i))));
        players.push_back(made.back().get());
      }
      const bots::Budget budget = level.nodes == 0 ? bots::Budget{} : bots::Budget::of_nodes(3000);
      hash = mix64(hash ^ mix64(level.nodes) ^ play_game<K>(rules, players, budget, seed, 20000).hash);
    }
  }
  return hash;
}

TEST(Frozen, FirstGenerationOfTowers) {
  EXPECT_EQ(first_generation<towers::Tools>("child-1"), 2887576378891613845U);
  EXPECT_EQ(first_generation<towers::Tools>("wanderer-1"), 2186837542164706519U);
  EXPECT_EQ(first_generation<towers::Tools>("apprentice-1"), 17093694342004310608U);
  EXPECT_EQ(first_generation<towers::Tools>("journeyman-1"), 17786159464529045227U);
  EXPECT_EQ(first_generation<towers::Tools>("magister-1"), 10291224986617654301U);
  EXPECT_EQ(first_generation<towers::Tools>("archmage-1"), 4917853487944137567U);
}
// Each kind of table has its own weights.
TEST(Frozen, FirstGenerationOfTowersAtOtherTables) {
  EXPECT_EQ(first_generation<towers::Tools>("archmage-1", Settings{{"players", "4", Setting::Kind::Number}}),
            2853463565747675318U);
  EXPECT_EQ(first_generation<towers::Tools>("archmage-1", Settings{{"variant", "master"}}), 8548375282249549505U);
  EXPECT_EQ(first_generation<towers::Tools>("archmage-1",
                                            Settings{{"variant", "solo"}, {"players", "1", Setting::Kind::Number}}),
            3190406881517424125U);
}
TEST(Frozen, FirstGenerationOfDuel) {
  EXPECT_EQ(first_generation<duel::Tools>("child-1"), 7419774317318203618U);
  EXPECT_EQ(first_generation<duel::Tools>("wanderer-1"), 8914487369950107338U);
  EXPECT_EQ(first_generation<duel::Tools>("apprentice-1"), 15818394095870589705U);
  EXPECT_EQ(first_generation<duel::Tools>("journeyman-1"), 4032879164027723344U);
  EXPECT_EQ(first_generation<duel::Tools>("magister-1"), 16253811244973911227U);
  EXPECT_EQ(first_generation<duel::Tools>("archmage-1"), 12988802907431741711U);
}

}  // namespace
}  // namespace spires::tests
