// Nets and positions for the tests of networks.
#pragma once

#include <cstdint>
#include <type_traits>
#include <vector>

#include "bots/net/net_file.h"
#include "engine/core/playout.h"
#include "engine/duel/duel.h"
#include "engine/duel/rulesets.h"
#include "engine/towers/rulesets.h"
#include "engine/towers/towers.h"

namespace spires::tests {

// Every weight is random up to `most`.
template <class Encoding>
bots::Net<Encoding> random_net(std::uint64_t seed, int most) {
  Rng rng(seed);
  bots::Net<Encoding> net;
  const auto fill = [&](auto& x) {
    const auto word = static_cast<int>(rng.next_below(static_cast<std::uint32_t>(2 * most + 1)));
    x = static_cast<std::remove_reference_t<decltype(x)>>(word - most);
  };
  struct Filler {
    decltype(fill)& small;
    void large(std::int32_t& x) { small(x); }
  };
  Filler filler{fill};
  bots::net_file::walk(filler, net);
  return net;
}

inline std::vector<towers::Rules> all_towers_tables() {
  std::vector<towers::Rules> tables;
  for (const towers::RulesetRow& row : towers::ruleset_rows()) {
    tables.push_back(towers::make_rules(towers::setup_of(row)));
  }
  return tables;
}
inline std::vector<duel::Rules> all_duel_tables() {
  std::vector<duel::Rules> tables;
  for (const duel::RulesetRow& row : duel::ruleset_rows()) tables.push_back(duel::make_rules(row.setup));
  return tables;
}

// Calls f(rules, state) for positions of random games at every table. The first position of a game is the initial one.
template <Game G, class F>
void for_random_positions(const std::vector<typename G::Rules>& tables, int games, F&& f) {
  for (const typename G::Rules& rules : tables) {
    for (int game = 0; game < games; ++game) {
      typename G::State state = G::initial(rules);
      Rng rng(static_cast<std::uint64_t>(game) + 1);
      Silence silence;
      for (int i = 0; i < 300; ++i) {
        const Pending pending = G::pending(rules, state);
        if (pending.is_over()) break;
        f(rules, state);
        if (pending.is_chance()) {
          G::resolve(rules, state, G::sample(rules, state, rng.next()), silence);
        } else {
          G::play(rules, state, pending.seat(), pick_legal<G>(rules, state, pending.seat(), rng.next()), silence);
        }
      }
    }
  }
}

}  // namespace spires::tests
