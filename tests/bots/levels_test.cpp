// Every level plays every game to its end with any budget, and its choices depend only on its seed and its views.
#include <gtest/gtest.h>

#include <chrono>
#include <iostream>
#include <set>

#include "engine/core/playout.h"
#include "tests/bots/players.h"
#include "tests/scale.h"

namespace spires::tests {
namespace {

template <class K>
class Levels : public testing::Test {};
TYPED_TEST_SUITE(Levels, AllTools);

TYPED_TEST(Levels, AreAtLeastSixAndNamedDifferently) {
  std::set<std::string_view> keys;
  for (const bots::Level& level : BotsOf<TypeParam>::levels()) {
    keys.insert(level.key);
    EXPECT_FALSE(level.method.empty());
    EXPECT_EQ(bots::find_level<BotsOf<TypeParam>>(level.key), &level);
  }
  EXPECT_GE(keys.size(), 6U);
  EXPECT_EQ(keys.size(), BotsOf<TypeParam>::levels().size());
  EXPECT_EQ(bots::find_level<BotsOf<TypeParam>>("nobody"), nullptr);
}

// Every variant, edition, number of players and set of spells in the game's list of rulesets.
TYPED_TEST(Levels, PlayEveryRulesetToItsEnd) {
  int games = 0;
  for (const Ruleset& ruleset : TypeParam::rulesets()) {
    const auto rules = rules_of<TypeParam>(ruleset.settings);
    const auto seats = static_cast<std::size_t>(TypeParam::Text::players(rules));
    // Seats consecutive levels together, until every level has had a game.
    const auto levels = BotsOf<TypeParam>::levels();
    for (std::size_t first = 0; first < levels.size(); first += seats) {
      std::vector<const bots::Level*> at;
      for (std::size_t i = 0; i < seats; ++i) at.push_back(&levels[(first + i) % levels.size()]);
      const auto game = play_levels<TypeParam>(rules, at, bots::Budget::of_nodes(150), 7 + first);
      EXPECT_TRUE(game.over) << ruleset.name << " from level " << levels[first].key;
      ++games;
    }
  }
  std::cout << "  " << games << " games\n";
}

TYPED_TEST(Levels, AnswerWithinAMillisecondsBudget) {
  using G = typename TypeParam::Text::Game;
  const auto rules = rules_of<TypeParam>({});
  const bots::Clock clock = [] {
    return static_cast<std::uint64_t>(
        std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now().time_since_epoch())
            .count());
  };
  for (const bots::Level& level : BotsOf<TypeParam>::levels()) {
    const auto bot = BotsOf<TypeParam>::make(level, rules, 1);
    typename G::State state = G::initial(rules);
    Rng rng(5);
    int asked = 0;
    const std::uint64_t begin = clock();
    for (; asked < 50;) {
      const Pending pending = G::pending(rules, state);
      Silence silence;
      if (pending.is_over()) break;
      if (pending.is_chance()) {
        G::resolve(rules, state, G::sample(rules, state, rng.next()), silence);
        continue;
      }
      typename G::Actions legal;
      G::legal(rules, state, pending.seat(), legal);
      const auto view = G::view(rules, state, Observer(pending.seat()), BotsOf<TypeParam>::kMemory);
      const auto action = bot->choose(view, legal, bots::Budget::of_time(1000, clock));
      ASSERT_EQ(G::check(rules, state, pending.seat(), action), Refusal{});
      G::play(rules, state, pending.seat(), action, silence);
      ++asked;
    }
    // A generous limit, which catches a method that never looks at the clock.
    EXPECT_LT(clock() - begin, 50U * 100'000U) << level.key;
  }
}

TYPED_TEST(Levels, ChooseTheSameWithTheSameSeed) {
  const auto rules = rules_of<TypeParam>({});
  for (const bots::Level& level : BotsOf<TypeParam>::levels()) {
    const std::vector<const bots::Level*> both(static_cast<std::size_t>(TypeParam::Text::players(rules)), &level);
    const auto once = play_levels<TypeParam>(rules, both, bots::Budget::of_nodes(500), 3, 60);
    const auto again = play_levels<TypeParam>(rules, both, bots::Budget::of_nodes(500), 3, 60);
    EXPECT_EQ(once.hash, again.hash) << level.key;
    EXPECT_EQ(once.end, again.end) << level.key;
  }
}

// Two worlds that look the same to a seat: the true one, and one sampled from its view. 500 pairs per level in ./test,
// 10,000 in ./dev soak.
TYPED_TEST(Levels, DoNotPeek) {
  using G = typename TypeParam::Text::Game;
  for (const bots::Level& level : BotsOf<TypeParam>::levels()) {
    const std::int64_t wanted = scaled(500);
    std::int64_t pairs = 0;
    std::int64_t different = 0;
    const auto rulesets = TypeParam::rulesets();
    for (std::uint64_t seed = 1; pairs < wanted; ++seed) {
      const auto rules = rules_of<TypeParam>(rulesets[seed % rulesets.size()].settings);
      typename G::State state = G::initial(rules);
      Rng rng(seed);
      Silence silence;
      const int length = static_cast<int>(rng.next_below(120));
      for (int i = 0; i < length || G::pending(rules, state).is_chance(); ++i) {
        const Pending pending = G::pending(rules, state);
        if (pending.is_over()) break;
        if (pending.is_chance()) {
          G::resolve(rules, state, G::sample(rules, state, rng.next()), silence);
        } else {
          G::play(rules, state, pending.seat(), pick_legal<G>(rules, state, pending.seat(), rng.next()), silence);
        }
      }
      const Pending pending = G::pending(rules, state);
      if (!pending.is_seat()) continue;
      const Observer observer(pending.seat());
      const auto view = G::view(rules, state, observer, BotsOf<TypeParam>::kMemory);
      const typename G::State twin = G::determinize(rules, view, rng);
      const auto twin_view = G::view(rules, twin, observer, BotsOf<TypeParam>::kMemory);
      typename G::Actions legal;
      typename G::Actions twin_legal;
      G::legal(rules, state, pending.seat(), legal);
      G::legal(rules, twin, pending.seat(), twin_legal);
      const auto here = BotsOf<TypeParam>::make(level, rules, seed)->choose(view, legal, bots::Budget::of_nodes(300));
      const auto there =
          BotsOf<TypeParam>::make(level, rules, seed)->choose(twin_view, twin_legal, bots::Budget::of_nodes(300));
      ASSERT_EQ(here, there) << level.key << " in " << TypeParam::Text::state(rules, state);
      different += twin == state ? 0 : 1;
      ++pairs;
    }
    EXPECT_GT(different * 2, pairs) << "too few of the worlds differ";
    std::cout << "  " << level.key << ": " << pairs << " pairs, " << different << " of different worlds\n";
  }
}

TYPED_TEST(Levels, ExplainWhatTheyWouldChoose) {
  using G = typename TypeParam::Text::Game;
  using B = BotsOf<TypeParam>;
  const auto keys = B::reason_keys();
  std::set<std::string_view> seen;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const auto rules = rules_of<TypeParam>({});
    typename G::State state = G::initial(rules);
    Rng rng(seed);
    const SeededWords words(seed);
    playout<G>(rules, state, rng, words, static_cast<std::uint32_t>(seed * 2));
    const Pending pending = G::pending(rules, state);
    if (!pending.is_seat()) continue;
    const auto view = G::view(rules, state, Observer(pending.seat()), B::kMemory);
    typename G::Actions legal;
    G::legal(rules, state, pending.seat(), legal);
    for (const bots::Level& level : B::levels()) {
      const auto told = bots::explain<B>(*B::make(level, rules, seed), rules, view, legal, bots::Budget::of_nodes(300));
      ASSERT_FALSE(told.empty());
      EXPECT_EQ(told[0].action, B::make(level, rules, seed)->choose(view, legal, bots::Budget::of_nodes(300)));
      for (const auto& candidate : told) {
        EXPECT_NE(std::find(legal.begin(), legal.end(), candidate.action), legal.end());
        EXPECT_GE(candidate.win_chance, 0.0F);
        EXPECT_LE(candidate.win_chance, 1.0F);
        for (const bots::Reason& reason : candidate.reasons) {
          EXPECT_NE(std::find(keys.begin(), keys.end(), reason.key), keys.end()) << reason.key;
          EXPECT_GT(reason.count, 0) << reason.key;
          seen.insert(reason.key);
        }
      }
    }
  }
  EXPECT_GT(seen.size(), 5U) << "hardly any reason is ever given";
}

}  // namespace
}  // namespace spires::tests
