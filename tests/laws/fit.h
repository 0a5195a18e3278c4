// How well samples fit their expected chances: Pearson's sum on a normal scale (Wilson and Hilferty), so that a good
// sampler gives about -2 to 2 for any number of cells, and exceeds kGoodFit once in a few million times.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <map>

namespace spires::laws {

inline constexpr double kGoodFit = 5.0;

template <class Key>
class Fit {
 public:
  // Weights need not add up to one.
  void expect(const Key& key, double weight) {
    cells_[key].weight += weight;
    total_ += weight;
  }
  void see(const Key& key) {
    ++samples_;
    const auto cell = cells_.find(key);
    if (cell == cells_.end()) {
      impossible_ = true;
    } else {
      ++cell->second.seen;
    }
  }
  std::size_t cells() const { return cells_.size(); }

  // Cells with too small an expectation are merged into one.
  double misfit() const {
    if (impossible_ || total_ <= 0.0) return std::numeric_limits<double>::infinity();
    double sum = 0.0;
    double rare_expected = 0.0;
    double rare_seen = 0.0;
    int free = -1;
    const auto add = [&](double expected, double seen) {
      sum += (seen - expected) * (seen - expected) / expected;
      ++free;
    };
    for (const auto& [key, cell] : cells_) {
      const double expected = cell.weight / total_ * static_cast<double>(samples_);
      if (expected < 8.0) {
        rare_expected += expected;
        rare_seen += static_cast<double>(cell.seen);
      } else {
        add(expected, static_cast<double>(cell.seen));
      }
    }
    if (rare_expected >= 8.0) add(rare_expected, rare_seen);
    if (free < 1) return 0.0;
    const double spread = 2.0 / (9.0 * free);
    return (std::cbrt(sum / free) - (1.0 - spread)) / std::sqrt(spread);
  }

 private:
  struct Cell {
    double weight = 0.0;
    std::int64_t seen = 0;
  };
  std::map<Key, Cell> cells_;
  double total_ = 0.0;
  std::int64_t samples_ = 0;
  bool impossible_ = false;
};

}  // namespace spires::laws
