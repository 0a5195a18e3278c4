// The network of Knight & Mage: its sums fit, do not depend on the way to a position, and know no hidden card.
#include <gtest/gtest.h>

#include <iostream>
#include <memory>
#include <vector>

#include "bots/duel/net_player.h"
#include "tests/bots/nets.h"
#include "tests/scale.h"

namespace spires::bots {
namespace {

using duel::Duel;

const std::vector<duel::Rules>& tables() {
  static const std::vector<duel::Rules> all = tests::all_duel_tables();
  return all;
}

TEST(DuelNet, HasNoMoreRowsThanItsSumsAllow) {
  static_assert(kNetSumsFit<DuelEncoding>);
  static_assert(sizeof(NetSeatRow) * DuelEncoding::kSeatRows + sizeof(NetRow) * DuelEncoding::kBoardRows <
                kMostNetBytes);
  int most_shared = 0;
  int most_own = 0;
  const DuelEncoding::Position nothing;
  tests::for_random_positions<Duel>(
      tables(), static_cast<int>(tests::scaled(2)), [&](const auto& rules, const auto& s) {
        DuelEncoding::Position position;
        DuelEncoding::encode(rules, s, position);
        ASSERT_LT(position.bucket, DuelEncoding::kBuckets);
        int shared = 0;
        const auto on_board = [&](std::uint16_t row) {
          ASSERT_GT(row, 0);
          ASSERT_LT(row, DuelEncoding::kBoardRows);
          ++shared;
        };
        DuelEncoding::for_each_table_row(rules, on_board);
        DuelEncoding::for_each_board_change(nothing, position,
                                            [&](std::uint16_t, std::uint16_t row) { on_board(row); });
        for (int seat = 0; seat < duel::kPlayers; ++seat) {
          int own = 0;
          DuelEncoding::for_each_seat_change(nothing, position, seat, [&](std::uint16_t, std::uint16_t row) {
            ASSERT_GT(row, 0);
            ASSERT_LT(row, DuelEncoding::kSeatRows);
            ++own;
          });
          most_own = std::max(most_own, own);
          shared += own;
        }
        most_shared = std::max(most_shared, shared);
      });
  EXPECT_LE(most_shared, DuelEncoding::kMostSharedRows);
  EXPECT_LE(most_own, DuelEncoding::kMostRowsOfASeat);
  std::cout << "  at most " << most_shared << " rows together, " << most_own << " of a seat\n";
}

// With the largest weights, so that an overflow would show.
TEST(DuelNet, ValueDoesNotDependOnThePositionsBefore) {
  const DuelNet net = tests::random_net<DuelEncoding>(1, kNetMost);
  const duel::Rules* last = nullptr;
  std::unique_ptr<DuelNetEvaluation> evaluation;
  tests::for_random_positions<Duel>(tables(), 1, [&](const duel::Rules& rules, const duel::State& state) {
    if (last != &rules) evaluation = std::make_unique<DuelNetEvaluation>(net, rules);
    last = &rules;
    const WinChances chances = evaluation->win_chances(rules, state);
    ASSERT_EQ(chances, DuelNetEvaluation(net, rules).win_chances(rules, state));
    ASSERT_NEAR(chances[0] + chances[1], 1.0F, 1e-5F);
  });
}

// Equal views, whatever is hidden, give equal choices.
TEST(DuelNet, SearchDoesNotPeek) {
  const DuelNet net = tests::random_net<DuelEncoding>(7, 30);
  std::int64_t pairs = 0;
  const std::int64_t wanted = tests::scaled(300);
  tests::for_random_positions<Duel>(tables(), 1, [&](const duel::Rules& rules, const duel::State& state) {
    const Pending pending = Duel::pending(rules, state);
    if (!pending.is_seat() || pairs >= wanted) return;
    ++pairs;
    Rng rng(static_cast<std::uint64_t>(pairs));
    const Observer observer(pending.seat());
    const auto view = Duel::view(rules, state, observer, DuelNetEvaluation::kMemory);
    const duel::State twin = Duel::determinize(rules, view, rng);
    duel::Actions legal;
    list_for<Duel>(rules, view, legal);
    const auto choose = [&](const duel::View& seen) {
      return DuelNetPlayer::make(net, rules, 9)->choose(seen, legal, Budget::of_nodes(200));
    };
    ASSERT_EQ(choose(view), choose(Duel::view(rules, twin, observer, DuelNetEvaluation::kMemory)));
  });
  EXPECT_EQ(pairs, wanted);
}

}  // namespace
}  // namespace spires::bots
