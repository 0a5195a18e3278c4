// The network: its sums fit, do not depend on the way to a position or on the processor, and know no seat by its name.
#include <gtest/gtest.h>

#include <cmath>
#include <iostream>
#include <string>
#include <vector>

#include "bots/duel/net_evaluation.h"
#include "bots/net/net_file.h"
#include "bots/searcher.h"
#include "bots/towers/net_evaluation.h"
#include "tests/bots/nets.h"
#include "tests/scale.h"

namespace spires::bots {
namespace {

using towers::Towers;

const std::vector<towers::Rules>& towers_tables() {
  static const std::vector<towers::Rules> tables = tests::all_towers_tables();
  return tables;
}

TowersNet random_net(std::uint64_t seed, int most) { return tests::random_net<TowersEncoding>(seed, most); }
template <class F>
void for_random_positions(int games, F&& f) {
  tests::for_random_positions<Towers>(towers_tables(), games, f);
}

TEST(Net, HasNoMoreRowsThanItsSumsAllow) {
  static_assert(kNetSumsFit<TowersEncoding>);
  int most_shared = 0;
  int most_own = 0;
  const TowersEncoding::Position nothing;
  for_random_positions(static_cast<int>(tests::scaled(2)), [&](const towers::Rules& rules, const towers::State& state) {
    TowersEncoding::Position position;
    TowersEncoding::encode(rules, state, position);
    ASSERT_LT(position.bucket, TowersEncoding::kBuckets);
    int shared = 0;
    const auto on_board = [&](std::uint16_t row) {
      ASSERT_GT(row, 0);
      ASSERT_LT(row, TowersEncoding::kBoardRows);
      ++shared;
    };
    TowersEncoding::for_each_table_row(rules, on_board);
    TowersEncoding::for_each_board_change(nothing, position, [&](std::uint16_t, std::uint16_t row) { on_board(row); });
    for (int i = 0; i < rules.players; ++i) {
      int own = 0;
      TowersEncoding::for_each_seat_change(nothing, position, i, [&](std::uint16_t, std::uint16_t row) {
        ASSERT_GT(row, 0);
        ASSERT_LT(row, TowersEncoding::kSeatRows);
        ++own;
      });
      most_own = std::max(most_own, own);
      shared += own;
    }
    most_shared = std::max(most_shared, shared);
  });
  EXPECT_LE(most_shared, TowersEncoding::kMostSharedRows);
  EXPECT_LE(most_own, TowersEncoding::kMostRowsOfASeat);
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
    const NetHead& head = net.heads[static_cast<std::size_t>(i % TowersEncoding::kBuckets)];
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
    NetAccumulator<TowersEncoding> plain(net, none);
    NetAccumulator<TowersEncoding> renamed(net, none);
    TowersEncoding::encode(rules, state, plain.next());
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
  const auto read = parse_net<TowersEncoding>(bytes);
  ASSERT_TRUE(std::holds_alternative<TowersNet>(read));
  EXPECT_EQ(net_bytes(std::get<0>(read)), bytes);
  // Returns the field at fault; empty: none.
  const auto fault = [](const std::string& damaged) {
    const auto net = parse_net<TowersEncoding>(damaged);
    const auto* found = std::get_if<Fault>(&net);
    return found == nullptr ? std::string() : found->field;
  };
  const std::size_t header = net_file::header<TowersEncoding>().size();
  const auto changed = [&](std::size_t at) {
    std::string damaged = bytes;
    damaged[at] = static_cast<char>(damaged[at] ^ 1);
    return damaged;
  };
  EXPECT_EQ(fault(""), "magic");
  EXPECT_EQ(fault(changed(0)), "magic");
  EXPECT_EQ(fault(changed(net_file::kMagic.size())), "game");
  const char* fields[] = {"version of the rows", "width", "hidden", "buckets", "rows of the board", "rows of a seat"};
  for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(fault(changed(header - 24 + 4 * i)), fields[i]);
  EXPECT_EQ(fault(bytes.substr(0, header + 31)), "digest");
  EXPECT_EQ(fault(bytes.substr(0, bytes.size() - 1)), "digest");
  EXPECT_EQ(fault(changed(bytes.size() / 2)), "digest");
  // With a digest that fits.
  const auto closed = [](const std::string& signed_part) { return signed_part + net_file::digest_of(signed_part); };
  EXPECT_EQ(fault(closed(bytes.substr(0, bytes.size() - 33))), "weights");
  EXPECT_EQ(fault(closed(bytes.substr(0, bytes.size() - 32) + "x")), "weights");
  std::string large = bytes.substr(0, bytes.size() - 32);
  large[header] = static_cast<char>(-128);
  EXPECT_EQ(fault(closed(large)), "weights");
  EXPECT_EQ(fault(net_bytes(DuelNet{})), "game");
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

}  // namespace
}  // namespace spires::bots
