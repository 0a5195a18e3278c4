// How much of a result luck explains: the share of its variance over games of equal players. With next to nothing explained,
// a report would show the blindness of its evaluator as bad luck.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <string>

#include "tests/insight/games.h"
#include "tests/scale.h"

namespace spires::tests {
namespace {

// The moments of pairs (luck, result), in points of a hundred.
class Explained {
 public:
  void add(double luck, double result) {
    ++count_;
    luck_ += luck;
    result_ += result;
    luck_squares_ += luck * luck;
    result_squares_ += result * result;
    products_ += luck * result;
  }
  double deviation_of_luck() const { return std::sqrt(variance(luck_, luck_squares_)); }
  double deviation_of_result() const { return std::sqrt(variance(result_, result_squares_)); }
  double covariance() const { return products_ / count_ - luck_ * result_ / count_ / count_; }
  double correlation() const { return covariance() / deviation_of_luck() / deviation_of_result(); }

 private:
  double variance(double sum, double squares) const { return squares / count_ - sum * sum / count_ / count_; }

  double count_ = 0;
  double luck_ = 0;
  double result_ = 0;
  double luck_squares_ = 0;
  double result_squares_ = 0;
  double products_ = 0;
};

double points(insight::Parts parts) {
  return 100.0 * static_cast<double>(parts) / static_cast<double>(insight::kWhole);
}

template <class K>
class InsightExplained : public testing::Test {};
using AllTools = testing::Types<towers::Tools, duel::Tools>;
TYPED_TEST_SUITE(InsightExplained, AllTools);

TYPED_TEST(InsightExplained, LuckFollowsTheResult) {
  const auto games = static_cast<std::uint64_t>(scaled(8));
  const auto players = bots::Budget::of_nodes(200);
  Explained explained;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    const auto read = insight::luck_of(bot_game<TypeParam>({}, {"magister"}, players, 900 + seed), {300});
    const insight::LuckOfGame& game = std::get<0>(read);
    explained.add(points(game.luck[0]), points(game.result[0] - game.start[0]));
  }
  EXPECT_GT(explained.correlation(), 0.2);
  this->RecordProperty("deviation of luck", std::to_string(explained.deviation_of_luck()));
  this->RecordProperty("correlation", std::to_string(explained.correlation()));
  this->RecordProperty("share of the variance explained",
                       std::to_string(explained.correlation() * explained.correlation()));
}

}  // namespace
}  // namespace spires::tests
