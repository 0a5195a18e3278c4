#include "cli/arena_statistics.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace spires::cli {
namespace {

constexpr double kMiss = 0.05;  // the error rate of an interval

// The most likely chances of the five results, given the counts and a mean of `share`, are observed / (1 + x × (value −
// share)) for one x. Returns that x by bisection: the sum below falls as x grows.
double tilt(const std::array<double, 5>& observed, double share) {
  double low = -1 / (1 - share);
  double high = 1 / share;
  for (int i = 0; i < 100; ++i) {
    const double x = (low + high) / 2;
    double sum = 0;
    for (std::size_t k = 0; k < observed.size(); ++k) {
      const double off = static_cast<double>(k) / 4 - share;
      sum += observed[k] * off / (1 + x * off);
    }
    (sum > 0 ? low : high) = x;
  }
  return (low + high) / 2;
}

}  // namespace

double unseen_chance(std::uint32_t sets) { return 1 - std::pow(kMiss, 1.0 / sets); }

double student_reach(std::uint32_t freedom) {
  constexpr std::array<double, 10> kFew = {12.7062, 4.3027, 3.1824, 2.7764, 2.5706,
                                           2.4469,  2.3646, 2.3060, 2.2622, 2.2281};
  if (freedom <= kFew.size()) return kFew[freedom - 1];
  // Cornish–Fisher expansion: the normal quantile and its corrections, accurate to three digits from here on.
  constexpr double z = 1.959964;
  const double n = freedom;
  const double z3 = z * z * z;
  const double z5 = z3 * z * z;
  const double z7 = z5 * z * z;
  return z + (z3 + z) / (4 * n) + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n) +
         (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n);
}

ShareEstimate estimate_share(std::span<const double> set_means) {
  assert(!set_means.empty());
  const auto n = static_cast<double>(set_means.size());
  const auto sets = static_cast<std::uint32_t>(set_means.size());
  double mean = 0;
  for (const double value : set_means) mean += value / n;
  double squares = 0;
  for (const double value : set_means) squares += (value - mean) * (value - mean);
  const auto [least, most] = std::minmax_element(set_means.begin(), set_means.end());
  if (*least == *most) {
    const double unseen = unseen_chance(sets);
    return {*least, {*least * (1 - unseen), *least + (1 - *least) * unseen}};
  }
  const double reach = student_reach(sets - 1) * std::sqrt(squares / (n - 1) / n);
  return {mean, {std::max(0.0, mean - reach), std::min(1.0, mean + reach)}};
}

double elo_of(double share) { return 400 * std::log10(share / (1 - share)); }

double share_of(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

EloEstimate estimate_elo(const ShareEstimate& score) {
  const auto bounded = [](double share) {
    return share > 0 && share < 1 ? std::optional<double>(elo_of(share)) : std::nullopt;
  };
  return {bounded(score.mean), bounded(score.interval.low), bounded(score.interval.high)};
}

double log_likelihood_ratio(const SetCounts& counts, const SprtHypotheses& hypotheses) {
  // A result that has not been seen yet is not impossible.
  constexpr double kUnseen = 0.001;
  std::array<double, 5> observed{};
  for (std::size_t k = 0; k < counts.size(); ++k) observed[k] = std::max(kUnseen, static_cast<double>(counts[k]));
  const double share0 = share_of(hypotheses.elo0);
  const double share1 = share_of(hypotheses.elo1);
  const double x0 = tilt(observed, share0);
  const double x1 = tilt(observed, share1);
  double ratio = 0;
  for (std::size_t k = 0; k < counts.size(); ++k) {
    const double value = static_cast<double>(k) / 4;
    ratio += counts[k] * (std::log1p(x0 * (value - share0)) - std::log1p(x1 * (value - share1)));
  }
  return ratio;
}

void Sprt::add(std::uint32_t halves) {
  assert(halves < counts_.size());
  ++counts_[halves];
  ratio_ = log_likelihood_ratio(counts_, hypotheses_);
}

SprtVerdict Sprt::verdict() const {
  if (ratio_ >= kBound) return SprtVerdict::Accepted;
  return ratio_ <= -kBound ? SprtVerdict::Rejected : SprtVerdict::Open;
}

}  // namespace spires::cli
