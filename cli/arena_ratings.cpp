#include "cli/arena_ratings.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace spires::cli {
namespace {

using Row = std::vector<double>;

constexpr double kEloPerUnit = 173.71779276130073;  // 400 / ln 10: ratings are fitted in natural logarithms

double chance(double mine, double theirs) { return 1 / (1 + std::exp(theirs - mine)); }

// Gauss–Jordan elimination. REQUIRES: the matrix is positive definite, so that no pivot vanishes.
Points inverse(Points matrix) {
  const std::size_t n = matrix.size();
  Points result(n, Row(n, 0));
  for (std::size_t i = 0; i < n; ++i) result[i][i] = 1;
  for (std::size_t pivot = 0; pivot < n; ++pivot) {
    const double scale = matrix[pivot][pivot];
    for (std::size_t j = 0; j < n; ++j) {
      matrix[pivot][j] /= scale;
      result[pivot][j] /= scale;
    }
    for (std::size_t i = 0; i < n; ++i) {
      const double factor = matrix[i][pivot];
      if (i == pivot || factor == 0) continue;
      for (std::size_t j = 0; j < n; ++j) {
        matrix[i][j] -= factor * matrix[pivot][j];
        result[i][j] -= factor * result[pivot][j];
      }
    }
  }
  return result;
}

Row product(const Points& matrix, const Row& vector) {
  Row result(matrix.size(), 0);
  for (std::size_t i = 0; i < matrix.size(); ++i) {
    for (std::size_t j = 0; j < vector.size(); ++j) result[i] += matrix[i][j] * vector[j];
  }
  return result;
}

// The score above the expectation of the ratings, without the first entrant, whose rating is fixed.
Row surplus(const Points& points, const Row& ratings) {
  Row result(ratings.size() - 1, 0);
  for (std::size_t i = 1; i < ratings.size(); ++i) {
    for (std::size_t j = 0; j < ratings.size(); ++j) {
      if (i == j) continue;
      result[i - 1] += points[i][j] - (points[i][j] + points[j][i]) * chance(ratings[i], ratings[j]);
    }
  }
  return result;
}

Points information(const Points& points, const Row& ratings) {
  const std::size_t n = ratings.size();
  Points result(n - 1, Row(n - 1, 0));
  for (std::size_t i = 1; i < n; ++i) {
    for (std::size_t j = 0; j < n; ++j) {
      if (i == j) continue;
      const double p = chance(ratings[i], ratings[j]);
      const double weight = (points[i][j] + points[j][i]) * p * (1 - p);
      result[i - 1][i - 1] += weight;
      if (j > 0) result[i - 1][j - 1] -= weight;
    }
  }
  return result;
}

double likelihood(const Points& points, const Row& ratings) {
  double sum = 0;
  for (std::size_t i = 0; i < ratings.size(); ++i) {
    for (std::size_t j = 0; j < ratings.size(); ++j) {
      if (points[i][j] > 0) sum -= points[i][j] * std::log1p(std::exp(ratings[j] - ratings[i]));
    }
  }
  return sum;
}

// Newton's method with steps halved where they would overshoot. The likelihood has one maximum and no other stationary
// point.
Row fit(const Points& points) {
  constexpr int kSteps = 100;
  constexpr double kClose = 1e-10;
  Row ratings(points.size(), 0);
  if (ratings.size() < 2) return ratings;
  double height = likelihood(points, ratings);
  for (int i = 0; i < kSteps; ++i) {
    const Row step = product(inverse(information(points, ratings)), surplus(points, ratings));
    double length = 0;
    for (const double part : step) length = std::max(length, std::abs(part));
    if (length < kClose) break;
    for (double scale = 1; scale * length >= kClose; scale /= 2) {
      Row next = ratings;
      for (std::size_t k = 0; k < step.size(); ++k) next[k + 1] += scale * step[k];
      const double reached = likelihood(points, next);
      if (reached < height) continue;
      ratings = std::move(next);
      height = reached;
      break;
    }
  }
  return ratings;
}

Points sum_of(std::span<const Points> sets) {
  Points sum = sets[0];
  for (const Points& set : sets.subspan(1)) {
    for (std::size_t i = 0; i < sum.size(); ++i) {
      for (std::size_t j = 0; j < sum.size(); ++j) sum[i][j] += set[i][j];
    }
  }
  return sum;
}

// above[i][j]: i has scored against j, directly or through others.
std::vector<std::vector<bool>> reach_of(const Points& points) {
  const std::size_t n = points.size();
  std::vector<std::vector<bool>> above(n, std::vector<bool>(n, false));
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j < n; ++j) above[i][j] = i == j || points[i][j] > 0;
  }
  for (std::size_t k = 0; k < n; ++k) {
    for (std::size_t i = 0; i < n; ++i) {
      for (std::size_t j = 0; j < n; ++j) above[i][j] = above[i][j] || (above[i][k] && above[k][j]);
    }
  }
  return above;
}

Points only(const Points& points, const std::vector<std::size_t>& wanted) {
  Points some(wanted.size(), Row(wanted.size(), 0));
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    for (std::size_t j = 0; j < wanted.size(); ++j) some[i][j] = points[wanted[i]][wanted[j]];
  }
  return some;
}

// Softens pairs in which one has all the points, as if the other were just too weak to score in that many sets.
Points softened(Points points, std::uint32_t sets) {
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t j = 0; j < points.size(); ++j) {
      if (points[i][j] <= 0 || points[j][i] > 0) continue;
      const double all = points[i][j];
      points[i][j] = all * (1 - unseen_chance(sets));
      points[j][i] = all - points[i][j];
    }
  }
  return points;
}

// Half the width of the interval of each rating but the first; near 0 if the sets do not differ, so that there is no
// information. REQUIRES: more than one set.
Row reach_of_ratings(std::span<const Points> sets, const std::vector<std::size_t>& wanted, const Row& ratings) {
  const auto n = static_cast<double>(sets.size());
  const Points spread = inverse(information(only(sum_of(sets), wanted), ratings));
  Row squares(spread.size(), 0);
  for (const Points& set : sets) {
    const Row moved = product(spread, surplus(only(set, wanted), ratings));
    for (std::size_t i = 0; i < moved.size(); ++i) squares[i] += moved[i] * moved[i];
  }
  const double scale = student_reach(static_cast<std::uint32_t>(sets.size()) - 1) * std::sqrt(n / (n - 1));
  for (double& square : squares) square = scale * std::sqrt(square);
  return squares;
}

}  // namespace

std::vector<double> fit_ratings(const Points& points) {
  Row ratings = fit(points);
  for (double& rating : ratings) rating *= kEloPerUnit;
  return ratings;
}

std::vector<EloEstimate> rate(std::span<const Points> sets) {
  constexpr double kNothing = 1e-9;
  const Points points = sum_of(sets);
  const std::vector<std::vector<bool>> above = reach_of(points);
  std::vector<EloEstimate> all(points.size());
  std::vector<std::size_t> wanted;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (above[i][0] && above[0][i]) wanted.push_back(i);
  }
  const Row ratings = fit(only(points, wanted));
  Row reach(ratings.size() - 1, 0);
  if (sets.size() > 1) reach = reach_of_ratings(sets, wanted, ratings);
  all[0] = {0, std::nullopt, std::nullopt};
  for (std::size_t k = 1; k < wanted.size(); ++k) {
    EloEstimate& estimate = all[wanted[k]];
    estimate.elo = ratings[k] * kEloPerUnit;
    if (reach[k - 1] < kNothing) continue;
    estimate.low = (ratings[k] - reach[k - 1]) * kEloPerUnit;
    estimate.high = (ratings[k] + reach[k - 1]) * kEloPerUnit;
  }
  if (wanted.size() == all.size()) return all;
  const std::vector<double> bounds = fit_ratings(softened(points, static_cast<std::uint32_t>(sets.size())));
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!above[0][i]) all[i].low = bounds[i];
    if (!above[i][0]) all[i].high = bounds[i];
  }
  return all;
}

}  // namespace spires::cli
