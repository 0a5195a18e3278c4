// Over many games luck has the mean 0, and so has the information of those who decide.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>

#include "tests/insight/games.h"
#include "tests/scale.h"

namespace spires::tests {
namespace {

using insight::kWhole;
using insight::Parts;
using insight::Report;

// A mean with its standard error, in points of a hundred.
class Mean {
 public:
  void add(Parts parts) {
    const double points = 100.0 * static_cast<double>(parts) / static_cast<double>(kWhole);
    ++count_;
    sum_ += points;
    squares_ += points * points;
  }
  double value() const { return sum_ / count_; }
  double error() const { return std::sqrt((squares_ / count_ - value() * value()) / (count_ - 1)); }

 private:
  double count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

// What the hidden truth gave to the sides of those who decided.
Parts information_of_deciders(const Report& report) {
  Parts sum = 0;
  for (const insight::StepReport& step : report.steps) {
    if (!step.choice) continue;
    for (std::size_t j = 0; j < report.sides.size(); ++j) {
      const auto& seats = report.sides[j].seats;
      if (std::find(seats.begin(), seats.end(), *step.seat) != seats.end()) sum += step.choice->information[j];
    }
  }
  return sum;
}

template <class K>
class InsightMeans : public testing::Test {};
using AllTools = testing::Types<towers::Tools, duel::Tools>;
TYPED_TEST_SUITE(InsightMeans, AllTools);

TYPED_TEST(InsightMeans, LuckAndInformationFavourNobody) {
  const auto games = static_cast<std::uint64_t>(scaled(24));
  Mean luck;
  Mean information;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    const Report report = report_of(bot_game<TypeParam>({}, {"wanderer"}, {}, 500 + seed), 4);
    luck.add(report.sides[0].deal + report.sides[0].own_luck + report.sides[0].other_luck);
    information.add(information_of_deciders(report));
  }
  EXPECT_GT(luck.error(), 0);
  EXPECT_LE(std::abs(luck.value()), 3 * luck.error());
  EXPECT_LE(std::abs(information.value()), 3 * information.error());
  this->RecordProperty("luck", std::to_string(luck.value()) + " +- " + std::to_string(luck.error()));
  this->RecordProperty("information",
                       std::to_string(information.value()) + " +- " + std::to_string(information.error()));
}

}  // namespace
}  // namespace spires::tests
