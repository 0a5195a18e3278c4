// The nets of data/nets: they can be read, the program contains them, and every build and every processor computes the same
// chances and choices from them.
#include <gtest/gtest.h>

#include <bit>
#include <iostream>
#include <string>
#include <vector>

#include "bots/duel/net_player.h"
#include "bots/frozen/frozen.h"
#include "bots/net/read_net.h"
#include "bots/nets/embedded.h"
#include "bots/nets/towers.h"
#include "bots/seeds.h"
#include "bots/towers/net_player.h"
#include "engine/core/text_hex.h"
#include "tests/bots/nets.h"
#include "tests/bots/players.h"

namespace spires::bots {
namespace {

using duel::Duel;
using towers::Towers;

template <class Encoding>
Net<Encoding> shipped(const std::string& name) {
  auto net = read_net<Encoding>(std::string(SPIRES_ROOT) + "/data/nets/" + name);
  const auto* fault = std::get_if<Fault>(&net);
  if (fault == nullptr) return std::move(std::get<0>(net));
  ADD_FAILURE() << name << ": " << fault->field << " " << fault->why;
  return {};
}

// Returns a hash of the chances in random positions, and of the choices of searches in some of them.
template <class Player, Game G = typename Player::Game>
std::uint64_t signature(const Net<typename Player::Encoding>& net, const std::vector<typename G::Rules>& tables) {
  std::uint64_t hash = 0;
  int positions = 0;
  tests::for_random_positions<G>(tables, 1, [&](const auto& rules, const auto& state) {
    for (const float chance : typename Player::Evaluation(net, rules).win_chances(rules, state)) {
      hash = mix64(hash ^ std::bit_cast<std::uint32_t>(chance));
    }
    const Pending pending = G::pending(rules, state);
    if (++positions % 64 != 0 || !pending.is_seat()) return;
    typename G::Actions legal;
    G::legal(rules, state, pending.seat(), legal);
    const auto view = G::view(rules, state, Observer(pending.seat()), Player::Evaluation::kMemory);
    const auto action = Player::make(net, rules, 3)->choose(view, legal, Budget::of_nodes(150));
    hash = mix64(hash ^ Search<G, typename Player::Evaluation>::key_of(action));
  });
  EXPECT_GE(positions, 1'000);
  return hash;
}

TEST(ShippedNets, TowersChoosesTheSameEverywhere) {
  EXPECT_EQ(signature<TowersNetPlayer>(shipped<TowersEncoding>("towers.net"), tests::all_towers_tables()),
            11366950486029757878U);
}
TEST(ShippedNets, TowersForTwoChoosesTheSameEverywhere) {
  EXPECT_EQ(signature<TowersNetPlayer>(shipped<TowersEncoding>("towers-2.net"), tests::all_towers_tables()),
            16605826275572130960U);
}
TEST(ShippedNets, DuelChoosesTheSameEverywhere) {
  EXPECT_EQ(signature<DuelNetPlayer>(shipped<DuelEncoding>("duel.net"), tests::all_duel_tables()),
            7825307297846538580U);
}

// What the program contains is what the files contain.
TEST(ShippedNets, TheProgramContainsThem) {
  const std::string two = net_bytes(shipped<TowersEncoding>("towers-2.net"));
  const std::string all = net_bytes(shipped<TowersEncoding>("towers.net"));
  int basic = 0;
  for (const towers::Rules& rules : tests::all_towers_tables()) {
    const std::string bytes = net_bytes(towers_net_for(rules));
    EXPECT_TRUE(bytes == two || bytes == all);
    basic += bytes == two ? 1 : 0;
  }
  EXPECT_EQ(basic, towers::kEditions);
}

// With equal nodes, on development seeds; docs/bots.md has the measured strength.
TEST(ShippedNets, TheTopLevelBeatsTheFirstGeneration) {
  const auto rules = tests::rules_of<towers::Tools>({});
  int won = 0;
  constexpr int kGames = 20;
  for (int i = 0; i < kGames; ++i) {
    const std::uint64_t seed = seed_in(SeedRange::Development, static_cast<std::uint64_t>(i / 2));
    const auto ours = TowersNetBots::make(TowersNetBots::levels().back(), rules, seed);
    const auto theirs = FrozenTowers::make(FrozenTowers::levels().back(), rules, seed + 1);
    std::vector<Bot<Towers>*> players{ours.get(), theirs.get()};
    if (i % 2 == 1) std::swap(players[0], players[1]);
    const auto game = tests::play_game<towers::Tools>(rules, players, Budget::of_nodes(500), seed, 20000);
    won += Towers::outcome(rules, game.end).won(seat_at(i % 2)) ? 1 : 0;
  }
  std::cout << "  won " << won << " of " << kGames << "\n";
  EXPECT_GE(won, 12);
}

}  // namespace
}  // namespace spires::bots
