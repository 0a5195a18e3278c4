// Statistics as pure functions: shares with intervals, Elo differences, and a sequential test.
//
// The unit is the seed set, never the game: the games of a set share their cards, so intervals come from the spread of
// the sets' means. All intervals are 95 %. After a sequential test, shares and Elo are slightly biased towards its
// verdict.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace spires::cli {

struct Interval {
  double low = 0;
  double high = 0;
};

struct ShareEstimate {
  double mean = 0;
  Interval interval;
};

// The largest chance, with 95 % confidence, of something not seen in this many sets: the exact rule of three.
double unseen_chance(std::uint32_t sets);

// Half the width of a 95 % interval in standard errors (Student's t). REQUIRES: freedom > 0.
double student_reach(std::uint32_t freedom);

// Estimates a share from the means of seed sets, each from 0 to 1. If all are equal, their spread gives no information;
// the interval is then as wide as unseen sets could make it. REQUIRES: there is one.
ShareEstimate estimate_share(std::span<const double> set_means);

// The logistic scale: 400 points are odds of ten to one. REQUIRES: 0 < share < 1.
double elo_of(double share);
double share_of(double elo);

// Without `elo` it is infinite, and one end is the bound: all games were won, or none.
struct EloEstimate {
  std::optional<double> elo;
  std::optional<double> low;
  std::optional<double> high;
};
EloEstimate estimate_elo(const ShareEstimate& score);

// The sequential test of two entrants at a table for two: is the first stronger by elo1 (H1) or only by elo0 (H0)? Both
// error rates are at most about 5 %.
struct SprtHypotheses {
  double elo0 = 0;
  double elo1 = 0;
  bool operator==(const SprtHypotheses&) const = default;
};

enum class SprtVerdict { Open, Accepted, Rejected };  // of H1

// Seed sets by their points, in halves: two games give 0, ½, 1, 1½ or 2.
using SetCounts = std::array<std::uint32_t, 5>;

// The generalized log likelihood ratio: each hypothesis uses the most likely chances of the five results among those
// with its mean.
double log_likelihood_ratio(const SetCounts& counts, const SprtHypotheses& hypotheses);

class Sprt {
 public:
  static constexpr double kBound = 2.9444389791664403;  // ln (0.95 / 0.05)

  explicit Sprt(const SprtHypotheses& hypotheses) : hypotheses_(hypotheses) {}

  // `halves`: the first entrant's points in the set, times two. REQUIRES: at most 4.
  void add(std::uint32_t halves);
  double ratio() const { return ratio_; }
  SprtVerdict verdict() const;
  const SprtHypotheses& hypotheses() const { return hypotheses_; }

 private:
  SprtHypotheses hypotheses_;
  SetCounts counts_{};
  double ratio_ = 0;
};

}  // namespace spires::cli
