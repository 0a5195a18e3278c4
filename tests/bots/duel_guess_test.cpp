// The knight's guess depends only on what he knows.
#include <gtest/gtest.h>

#include "bots/duel/guess.h"
#include "engine/core/playout.h"
#include "tests/bots/players.h"

namespace spires::tests {
namespace {

using duel::Duel;

// Plays random games up to the guess, in which the knight sometimes looks at cards.
template <class F>
void for_each_guess(int games, F&& f) {
  const auto rules = rules_of<duel::Tools>({});
  for (int i = 0; i < games; ++i) {
    Duel::State state = Duel::initial(rules);
    Rng rng(static_cast<std::uint64_t>(i) + 1);
    Silence silence;
    while (state.phase != duel::Phase::Guess && state.phase != duel::Phase::End) {
      const Pending pending = Duel::pending(rules, state);
      if (pending.is_chance()) {
        Duel::resolve(rules, state, Duel::sample(rules, state, rng.next()), silence);
      } else {
        Duel::play(rules, state, pending.seat(), pick_legal<Duel>(rules, state, pending.seat(), rng.next()), silence);
      }
    }
    if (state.phase == duel::Phase::Guess) f(rules, state);
  }
}

TEST(DuelGuess, IsWhereThePrincessWasSeenIfThatMatters) {
  int certain = 0;
  for_each_guess(300, [&](const duel::Rules& rules, const Duel::State& state) {
    const auto view = Duel::view(rules, state, Observer(duel::kKnight), duel::Memory::Perfect);
    const auto shares = bots::princess_shares(rules, duel::secret_belief(rules, view));
    for (int t = 0; t < duel::kColoured; ++t) {
      if (shares.of[t] != shares.whole) continue;
      ++certain;
      EXPECT_EQ(bots::best_guess(rules, view), duel::coloured(t));
      EXPECT_EQ(state.secret[t], rules.princess) << "what is certain is true";
    }
  });
  EXPECT_GT(certain, 5);
}

TEST(DuelGuess, OfTheTopLevelsIsTheBestOne) {
  int asked = 0;
  for_each_guess(40, [&](const duel::Rules& rules, const Duel::State& state) {
    const auto view = Duel::view(rules, state, Observer(duel::kKnight), duel::Memory::Perfect);
    duel::Actions legal;
    Duel::legal(rules, state, duel::kKnight, legal);
    for (const std::string_view key : {"magister", "archmage"}) {
      const auto bot = bots::DuelBots::make(*bots::find_level<bots::DuelBots>(key), rules, 1);
      EXPECT_EQ(bot->choose(view, legal, bots::Budget::of_nodes(100)),
                duel::Action::guess(bots::best_guess(rules, view)));
      ++asked;
    }
  });
  EXPECT_GT(asked, 20);
}

}  // namespace
}  // namespace spires::tests
