// The statistics of an arena compared with values computed by hand.
#include "cli/arena_statistics.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <vector>

#include "cli/arena_plan.h"
#include "cli/arena_ratings.h"
#include "cli/arena_results.h"

namespace spires::cli {
namespace {

TEST(Elo, IsLogistic) {
  EXPECT_NEAR(elo_of(0.75), 190.8485, 1e-4);
  EXPECT_NEAR(elo_of(0.5), 0, 1e-12);
  EXPECT_NEAR(elo_of(10.0 / 11), 400, 1e-9);
  EXPECT_NEAR(share_of(190.8485), 0.75, 1e-6);
  EXPECT_NEAR(share_of(-400), 1.0 / 11, 1e-12);
}

TEST(Student, HasTheReachOfTheTables) {
  const std::vector<std::pair<std::uint32_t, double>> table{{1, 12.706},  {3, 3.182},     {10, 2.228}, {11, 2.201},
                                                            {15, 2.131},  {20, 2.086},    {30, 2.042}, {60, 2.000},
                                                            {120, 1.980}, {100000, 1.960}};
  for (const auto& [freedom, reach] : table) EXPECT_NEAR(student_reach(freedom), reach, 0.001) << freedom;
}

TEST(Share, IsAsSureAsItsSeedSetsAgree) {
  // Eight sets of ¾ and eight of ¼: the variance is 16 × 1/16 / 15, the error √(1/15/16), Student's reach 2.1314.
  std::vector<double> sets(8, 0.75);
  sets.insert(sets.end(), 8, 0.25);
  const ShareEstimate estimate = estimate_share(sets);
  EXPECT_DOUBLE_EQ(estimate.mean, 0.5);
  EXPECT_NEAR(estimate.interval.low, 0.5 - 0.13758, 1e-4);
  EXPECT_NEAR(estimate.interval.high, 0.5 + 0.13758, 1e-4);
  // √(1/24) × 3.18 either way exceeds the range from 0 to 1.
  const ShareEstimate wide = estimate_share(std::vector<double>{1, 0.5, 0.5, 0});
  EXPECT_EQ(wide.interval.low, 0);
  EXPECT_EQ(wide.interval.high, 1);
}

TEST(Share, OfEqualSetsStaysUnsure) {
  // 0.05 ^ (1/10) = 0.741134: the least chance of an event that is seen ten times out of ten.
  const ShareEstimate all = estimate_share(std::vector<double>(10, 1.0));
  EXPECT_EQ(all.mean, 1);
  EXPECT_NEAR(all.interval.low, 0.741134, 1e-6);
  EXPECT_EQ(all.interval.high, 1);
  const ShareEstimate half = estimate_share(std::vector<double>(10, 0.5));
  EXPECT_NEAR(half.interval.low, 0.370567, 1e-6);
  EXPECT_NEAR(half.interval.high, 0.629433, 1e-6);
  EXPECT_NEAR(estimate_share(std::vector<double>{0}).interval.high, 0.95, 1e-9) << "one set proves little";
}

TEST(Elo, OfEverythingWonIsABound) {
  const EloEstimate all = estimate_elo(estimate_share(std::vector<double>(10, 1.0)));
  EXPECT_FALSE(all.elo);
  EXPECT_NEAR(all.low.value(), 182.7291, 1e-3);
  EXPECT_FALSE(all.high);
  const EloEstimate nothing = estimate_elo(estimate_share(std::vector<double>(10, 0.0)));
  EXPECT_FALSE(nothing.elo);
  EXPECT_NEAR(nothing.high.value(), -182.7291, 1e-3);
  EXPECT_FALSE(nothing.low);
}

// ---- the sequential test

TEST(Sprt, OfWinsAndLossesIsThatOfACoin) {
  // Sets that are all won or all lost: 60 ln(s1/s0) + 40 ln((1-s1)/(1-s0)) with s0 = 0.5 and s1 = 0.571463.
  EXPECT_NEAR(log_likelihood_ratio({40, 0, 0, 0, 60}, {0, 50}), 1.846259, 1e-4);
  EXPECT_EQ(log_likelihood_ratio({}, {0, 50}), 0);
}

TEST(Sprt, HasTheRatioOfAnIndependentCalculation) {
  EXPECT_NEAR(log_likelihood_ratio({10, 20, 40, 25, 15}, {0, 20}), 0.760494, 1e-5);
  EXPECT_NEAR(log_likelihood_ratio({1, 5, 30, 20, 4}, {-10, 10}), 2.775379, 1e-5);
}

TEST(Sprt, IsFairToBothSides) {
  EXPECT_NEAR(log_likelihood_ratio({3, 9, 30, 14, 7}, {5, 20}), -log_likelihood_ratio({7, 14, 30, 9, 3}, {-20, -5}),
              1e-9);
}

TEST(Sprt, StopsWhereItsBoundIsReached) {
  // ln(0.759747 / 0.5) = 0.4184 a set: 7 sets give 2.93, 8 give 3.35. ln(0.240253 / 0.5) = -0.7329: 5 sets.
  Sprt winning({0, 200});
  for (int i = 0; i < 7; ++i) winning.add(4);
  EXPECT_EQ(winning.verdict(), SprtVerdict::Open);
  winning.add(4);
  EXPECT_EQ(winning.verdict(), SprtVerdict::Accepted);
  Sprt losing({0, 200});
  for (int i = 0; i < 4; ++i) losing.add(0);
  EXPECT_EQ(losing.verdict(), SprtVerdict::Open);
  losing.add(0);
  EXPECT_EQ(losing.verdict(), SprtVerdict::Rejected);
  Sprt even({-25, 25});
  for (int i = 0; i < 1000; ++i) even.add(i % 2 == 0 ? 1 : 3);
  EXPECT_NEAR(even.ratio(), 0, 1e-6);
  EXPECT_EQ(even.verdict(), SprtVerdict::Open);
}

// ---- ratings

TEST(Ratings, FindStrengthsThatExplainAllResults) {
  // Strengths of 4, 2 and 1: 4/6, 4/5 and 2/3 of 60 games.
  const std::vector<double> elo = fit_ratings({{0, 40, 48}, {20, 0, 40}, {12, 20, 0}});
  EXPECT_EQ(elo[0], 0);
  EXPECT_NEAR(elo[1], -120.4120, 1e-4);
  EXPECT_NEAR(elo[2], -240.8240, 1e-4);
}

TEST(Ratings, OfTwoAreThatOfTheirScore) {
  EXPECT_NEAR(fit_ratings({{0, 1}, {3, 0}})[1], 190.8485, 1e-4);
  // The sets of the share above: its error, times the slope 400 / ln 10 / (½ × ½), times Student's reach.
  std::vector<Points> sets(8, {{0, 0.5}, {1.5, 0}});
  sets.insert(sets.end(), 8, {{0, 1.5}, {0.5, 0}});
  const std::vector<EloEstimate> ratings = rate(sets);
  EXPECT_EQ(ratings[0].elo, 0);
  EXPECT_FALSE(ratings[0].low);
  EXPECT_NEAR(ratings[1].elo.value(), 0, 1e-9);
  EXPECT_NEAR(ratings[1].low.value(), -95.60, 0.05);
  EXPECT_NEAR(ratings[1].high.value(), 95.60, 0.05);
}

TEST(Ratings, OfThoseWhoAlwaysWinAreBounds) {
  // The second always beats the others; the first and the third are even, but not always.
  std::vector<Points> sets;
  for (int i = 0; i < 10; ++i) {
    const double points = i % 2 == 0 ? 2 : 0;
    sets.push_back({{0, 0, points}, {2, 0, 2}, {2 - points, 0, 0}});
  }
  const std::vector<EloEstimate> ratings = rate(sets);
  EXPECT_FALSE(ratings[1].elo);
  EXPECT_FALSE(ratings[1].high);
  EXPECT_NEAR(ratings[1].low.value(), 182.7291, 1e-3);
  EXPECT_NEAR(ratings[2].elo.value(), 0, 1e-9);
  EXPECT_GT(ratings[2].high.value(), 0);
  // From the strong one's point of view, both others are somewhere below.
  for (Points& set : sets) {
    std::swap(set[0], set[1]);
    for (std::vector<double>& row : set) std::swap(row[0], row[1]);
  }
  for (const EloEstimate& rating : std::vector<EloEstimate>{rate(sets)[1], rate(sets)[2]}) {
    EXPECT_FALSE(rating.elo);
    EXPECT_FALSE(rating.low);
    EXPECT_NEAR(rating.high.value(), -182.7291, 1e-3);
  }
}

TEST(Ratings, OfSetsThatDoNotDifferHaveNoInterval) {
  const std::vector<EloEstimate> ratings = rate(std::vector<Points>(3, {{0, 1.5}, {0.5, 0}}));
  EXPECT_NEAR(ratings[1].elo.value(), -190.8485, 1e-4);
  EXPECT_FALSE(ratings[1].low);
  EXPECT_FALSE(rate(std::vector<Points>{{{0, 1.5}, {0.5, 0}}})[1].low);
}

// ---- plans and sums

TEST(Plan, NumbersEveryGameOnce) {
  for (const ArenaPlan& plan : {ArenaPlan::one_table(3, 1), ArenaPlan::round_robin(4), ArenaPlan::one_table(1, 1)}) {
    std::set<std::pair<std::size_t, Seat>> taken;
    for (std::uint32_t number = 0; number < 2 * plan.games_a_set(); ++number) {
      const GameSlot slot = plan.slot(number);
      EXPECT_EQ(plan.number(slot), number);
      EXPECT_TRUE(plan.has(slot));
      for (std::size_t player = 0; player < plan.seats; ++player) {
        const Seat seat = plan.seat_of(player, slot.rotation);
        EXPECT_EQ(plan.player_at(seat, slot.rotation), player);
        taken.emplace(plan.pairings[slot.pairing][player], seat);
      }
    }
    EXPECT_EQ(taken.size(), plan.entrants * plan.seats) << "everybody sits everywhere";
  }
  EXPECT_EQ(ArenaPlan::round_robin(4).games_a_set(), 12U);
  EXPECT_EQ(ArenaPlan::one_table(3, 1).sets_for(4), 2U);
}

ArenaGame ended(std::array<std::uint8_t, kMaxSeats> places, EndReason reason = EndReason::Goal) {
  ArenaGame game;
  game.reason = reason;
  game.places = places;
  return game;
}

TEST(Plan, WinnersShareThePoint) {
  const ArenaPlan three = ArenaPlan::one_table(3, 1);
  EXPECT_EQ(three.share(ended({1, 2, 3}), 0), 1);
  EXPECT_EQ(three.share(ended({1, 1, 3}), 1), 0.5);
  EXPECT_EQ(three.share(ended({1, 1, 3}), 2), 0);
  EXPECT_EQ(three.share(ended({1, 1, 1}, EndReason::Cap), 0), 0) << "nobody has won what was stopped";
  const ArenaPlan teams = ArenaPlan::one_table(4, 2);
  EXPECT_EQ(teams.share(ended({1, 2, 1, 2}), 2), 1) << "a side has won alone";
  EXPECT_EQ(teams.share(ended({1, 1, 1, 1}), 2), 0.5);
  const ArenaPlan two = ArenaPlan::one_table(2, 1);
  EXPECT_EQ(two.score(ended({1, 2}), 0), 1);
  EXPECT_EQ(two.score(ended({1, 1}), 0), 0.5);
  EXPECT_EQ(two.score(ended({1, 1}, EndReason::Cap), 0), 0.5);
}

TEST(Results, AreSummedBySetAndSeat) {
  // Two sets: the first player wins both games of one and, of the other, the game in the first seat.
  const ArenaPlan plan = ArenaPlan::one_table(2, 1);
  std::vector<ArenaGame> games{ended({1, 2}), ended({1, 2}), ended({1, 2}), ended({2, 1}, EndReason::Deadlock)};
  for (std::size_t i = 0; i < games.size(); ++i) {
    games[i].decisions = static_cast<std::uint32_t>(10 * (i + 1));
    games[i].efforts[0] = {i + 1, 1, 100, 10, 2000};
  }
  const ArenaResults results = sum_up(plan, games);
  EXPECT_EQ(results.sets, 2U);
  EXPECT_EQ(results.ended(EndReason::Goal), 3U);
  EXPECT_EQ(results.ended(EndReason::Deadlock), 1U);
  EXPECT_EQ(results.median_decisions, 20U);
  const EntrantResult& first = results.entrants[0];
  EXPECT_EQ(first.share.mean, 0.75);
  EXPECT_NEAR(first.elo.elo.value(), 190.8485, 1e-4);
  EXPECT_NEAR(results.entrants[1].elo.elo.value(), -190.8485, 1e-4);
  EXPECT_EQ(first.at_seat[0].share, 1);
  EXPECT_EQ(first.at_seat[1].share, 0.5);
  EXPECT_EQ(first.at_seat[1].games, 2U);
  EXPECT_EQ(first.effort.asked, 10U);
  EXPECT_EQ(first.median_asked, 2U);
  EXPECT_EQ(first.each(first.effort.nodes), 40);
  EXPECT_EQ(first.each(first.effort.microseconds), 800);
  EXPECT_EQ(results.entrants[1].each(0), 0) << "it was never asked";
}

}  // namespace
}  // namespace spires::cli
