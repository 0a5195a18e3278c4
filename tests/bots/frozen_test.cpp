// Search is measured against greedy play, so a change of greedy play must be noticed: these are hashes over all
// decisions of some games. An intended change updates them and measures the ladder again (docs/bots.md).
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

}  // namespace
}  // namespace spires::tests
