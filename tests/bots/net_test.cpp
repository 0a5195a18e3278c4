// The network: its sums fit, do not depend on the way to a position or on the processor, and know no seat by its name.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "bots/frozen/frozen.h"
#include "bots/net/net_file.h"
#include "bots/net/read_net.h"
#include "bots/searcher.h"
#include "bots/seeds.h"
#include "bots/towers/net_evaluation.h"
#include "engine/towers/rulesets.h"
#include "tests/bots/players.h"
#include "tests/scale.h"

namespace spires::bots {
namespace {

using towers::Towers;
using Encoding = TowersEncoding;

// Every weight is random up to `most`.
TowersNet random_net(std::uint64_t seed, int most) {
  Rng rng(seed);
  TowersNet net;
  const auto fill = [&](auto& x) {
    const auto word = static_cast<int>(rng.next_below(static_cast<std::uint32_t>(2 * most + 1)));
    x = static_cast<std::remove_reference_t<decltype(x)>>(word - most);
  };
  struct Filler {
    decltype(fill)& small;
    void large(std::int32_t& x) { small(x); }
  };
  Filler filler{fill};
  net_file::walk(filler, net);
  return net;
}

// Calls f(rules, state) for positions of random games at every kind of table.
template <class F>
void for_random_positions(int games, F&& f) {
  for (const towers::RulesetRow& row : towers::ruleset_rows()) {
    const towers::Rules rules = towers::make_rules(towers::setup_of(row));
    for (int game = 0; game < games; ++game) {
      towers::State state = Towers::initial(rules);
      Rng rng(static_cast<std::uint64_t>(game) + 1);
      Silence silence;
      for (int i = 0; i < 300; ++i) {
        const Pending pending = Towers::pending(rules, state);
        if (pending.is_over()) break;
        f(rules, state);
        if (pending.is_chance()) {
          Towers::resolve(rules, state, Towers::sample(rules, state, rng.next()), silence);
        } else {
          Towers::play(rules, state, pending.seat(), pick_legal<Towers>(rules, state, pending.seat(), rng.next()),
                       silence);
        }
      }
    }
  }
}

TEST(Net, HasNoMoreRowsThanItsSumsAllow) {
  static_assert(kNetSumsFit<Encoding>);
  int most_shared = 0;
  int most_own = 0;
  const Encoding::Position nothing;
  for_random_positions(static_cast<int>(tests::scaled(2)), [&](const towers::Rules& rules, const towers::State& state) {
    Encoding::Position position;
    Encoding::encode(rules, state, position);
    ASSERT_LT(position.bucket, Encoding::kBuckets);
    int shared = 0;
    const auto on_board = [&](std::uint16_t row) {
      ASSERT_GT(row, 0);
      ASSERT_LT(row, Encoding::kBoardRows);
      ++shared;
    };
    Encoding::for_each_table_row(rules, on_board);
    Encoding::for_each_board_change(nothing, position, [&](std::uint16_t, std::uint16_t row) { on_board(row); });
    for (int i = 0; i < rules.players; ++i) {
      int own = 0;
      Encoding::for_each_seat_change(nothing, position, i, [&](std::uint16_t, std::uint16_t row) {
        ASSERT_GT(row, 0);
        ASSERT_LT(row, Encoding::kSeatRows);
        ++own;
      });
      most_own = std::max(most_own, own);
      shared += own;
    }
    most_shared = std::max(most_shared, shared);
  });
  EXPECT_LE(most_shared, Encoding::kMostSharedRows);
  EXPECT_LE(most_own, Encoding::kMostRowsOfASeat);
  std::cout << "  at most " << most_shared << " rows together, " << most_own << " of a seat\n";
}

// With the largest weights, so that an overflow would show.
TEST(Net, ValueDoesNotDependOnThePositionsBefore) {
  const TowersNet net = random_net(1, kNetMost);
  const towers::Rules* last = nullptr;
  std::unique_ptr<TowersNetEvaluation> evaluation;
  for_random_positions(1, [&](const towers::Rules& rules, const towers::State& state) {
    if (last != &rules || Towers::initial(rules) == state) {
      evaluation = std::make_unique<TowersNetEvaluation>(net, rules);
      last = &rules;
    }
    const WinChances after_others = evaluation->win_chances(rules, state);
    ASSERT_EQ(after_others, TowersNetEvaluation(net, rules).win_chances(rules, state));
  });
}

TEST(Net, ScoresAreTheSameOnEveryProcessor) {
  Rng rng(5);
  const TowersNet net = random_net(2, kNetMost);
  for (int i = 0; i < 2000; ++i) {
    NetSums shared{};
    NetSums own{};
    const std::uint32_t reach = i % 2 == 0 ? 256 : 65535;
    for (auto* sums : {&shared, &own}) {
      for (std::int16_t& sum : *sums) {
        sum = static_cast<std::int16_t>(static_cast<int>(rng.next_below(reach + 1)) - static_cast<int>(reach / 2));
      }
    }
    const NetHead& head = net.heads[static_cast<std::size_t>(i % Encoding::kBuckets)];
    ASSERT_EQ(net_score(head, shared, own), net_score_plain(head, shared, own));
  }
}

TEST(Net, RenamingSeatsRenamesTheirScores) {
  const TowersNet net = random_net(3, 40);
  for_random_positions(1, [&](const towers::Rules& rules, const towers::State& state) {
    const auto partner = [&](int i) { return rules.teams ? index(rules.partner(seat_at(i))) : kMaxSeats; };
    // Everybody moves on by one place; partners stay partners.
    const auto moved = [&](int i) { return (i + 1) % rules.players; };
    const std::vector<std::uint16_t> none;
    NetAccumulator<Encoding> plain(net, none);
    NetAccumulator<Encoding> renamed(net, none);
    Encoding::encode(rules, state, plain.next());
    renamed.next() = plain.next();
    for (int i = 0; i < rules.players; ++i) {
      renamed.next().seat[static_cast<std::size_t>(moved(i))] = plain.next().seat[static_cast<std::size_t>(i)];
      renamed.next().hand[static_cast<std::size_t>(moved(i))] = plain.next().hand[static_cast<std::size_t>(i)];
    }
    plain.move(rules.players, partner);
    renamed.move(rules.players, partner);
    for (int i = 0; i < rules.players; ++i) ASSERT_EQ(renamed.score(moved(i)), plain.score(i));
  });
}

TEST(Net, ChancesAddUp) {
  const TowersNet net = random_net(4, 40);
  for_random_positions(1, [&](const towers::Rules& rules, const towers::State& state) {
    const WinChances chances = TowersNetEvaluation(net, rules).win_chances(rules, state);
    float sum = 0;
    for (int i = 0; i < (rules.teams ? rules.players / 2 : rules.players); ++i) sum += of_seat(chances, seat_at(i));
    if (rules.variant.alone) {
      EXPECT_LE(sum, 1.0F);
    } else {
      EXPECT_NEAR(sum, 1.0F, 1e-5F);
    }
    if (rules.teams) EXPECT_EQ(of_seat(chances, Seat::A), of_seat(chances, rules.partner(Seat::A)));
  });
}

TEST(Net, ExpIsNearTheTrueOne) {
  for (int x = 0; x < 16 * kNetScoreUnit; x += 7) {
    const double wanted = std::exp(-static_cast<double>(x) / kNetScoreUnit) * net_exp::kOne;
    ASSERT_NEAR(net_exp::of(x), wanted, 1.5) << x;
  }
  EXPECT_EQ(net_exp::of(0), net_exp::kOne);
  EXPECT_EQ(net_exp::of(16 * kNetScoreUnit), 0U);
}

TEST(Net, FileKeepsEveryWeightAndRefusesDamage) {
  const TowersNet net = random_net(6, kNetMost);
  std::string bytes = net_bytes(net);
  EXPECT_LE(bytes.size(), kMostNetBytes);
  const auto read = parse_net<Encoding>(bytes);
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(net_bytes(*read), bytes);
  EXPECT_FALSE(parse_net<Encoding>(bytes.substr(0, bytes.size() - 1)).has_value());
  EXPECT_FALSE(parse_net<Encoding>("").has_value());
  bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
  EXPECT_FALSE(parse_net<Encoding>(bytes).has_value());
}

// Equal views, whatever is hidden, give equal choices.
TEST(Net, SearchDoesNotPeek) {
  const TowersNet net = random_net(7, 30);
  using Player = SearchBot<Towers, TowersNetEvaluation>;
  std::int64_t pairs = 0;
  const std::int64_t wanted = tests::scaled(300);
  for_random_positions(1, [&](const towers::Rules& rules, const towers::State& state) {
    const Pending pending = Towers::pending(rules, state);
    if (!pending.is_seat() || pairs >= wanted) return;
    ++pairs;
    Rng rng(static_cast<std::uint64_t>(pairs));
    const Observer observer(pending.seat());
    const auto view = Towers::view(rules, state, observer, TowersNetEvaluation::kMemory);
    const towers::State twin = Towers::determinize(rules, view, rng);
    towers::Actions legal;
    Towers::legal(rules, state, pending.seat(), legal);
    const auto choose = [&](const towers::View& seen) {
      return Player(TowersNetEvaluation(net, rules), rules, {}, 9).choose(seen, legal, Budget::of_nodes(200));
    };
    ASSERT_EQ(choose(view), choose(Towers::view(rules, twin, observer, TowersNetEvaluation::kMemory)));
  });
  EXPECT_EQ(pairs, wanted);
}

std::optional<TowersNet> shipped_net() {
  return read_net<Encoding>(std::string(SPIRES_ROOT) + "/data/nets/towers.net");
}

// Every build and every processor computes these bits.
TEST(Net, ShippedNetGivesTheSameChancesEverywhere) {
  const std::optional<TowersNet> net = shipped_net();
  ASSERT_TRUE(net.has_value());
  std::uint64_t hash = 0;
  int positions = 0;
  for_random_positions(1, [&](const towers::Rules& rules, const towers::State& state) {
    for (const float chance : TowersNetEvaluation(*net, rules).win_chances(rules, state)) {
      hash = mix64(hash ^ std::bit_cast<std::uint32_t>(chance));
    }
    ++positions;
  });
  EXPECT_GE(positions, 10'000);
  EXPECT_EQ(hash, 12060484546538700823U);
}

// With equal nodes, on development seeds; docs/bots.md has the measured strength.
TEST(Net, ShippedNetBeatsTheFirstGeneration) {
  const std::optional<TowersNet> net = shipped_net();
  ASSERT_TRUE(net.has_value());
  const auto rules = tests::rules_of<towers::Tools>({});
  const Level& archmage = FrozenTowers::levels().back();
  int won = 0;
  constexpr int kGames = 20;
  for (int i = 0; i < kGames; ++i) {
    const std::uint64_t seed = seed_in(SeedRange::Development, static_cast<std::uint64_t>(i / 2));
    SearchBot<Towers, TowersNetEvaluation> ours(TowersNetEvaluation(*net, rules), rules, {}, seed);
    const auto theirs = FrozenTowers::make(archmage, rules, seed + 1);
    std::vector<Bot<Towers>*> players{&ours, theirs.get()};
    if (i % 2 == 1) std::swap(players[0], players[1]);
    const auto game = tests::play_game<towers::Tools>(rules, players, Budget::of_nodes(500), seed, 20000);
    won += Towers::outcome(rules, game.end).won(seat_at(i % 2)) ? 1 : 0;
  }
  std::cout << "  won " << won << " of " << kGames << "\n";
  EXPECT_GE(won, 12);
}

}  // namespace
}  // namespace spires::bots
