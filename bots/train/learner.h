// Fits a network to labelled positions: gradient descent with adaptive steps (Adam) on the cross-entropy of the chances.
//
// The forward pass uses weights rounded as the integer network has them, and rounds between layers as it does; the
// gradient goes to real-valued weights (straight-through). What is learnt is therefore exactly what is played.
//
// A batch is cut into a fixed number of shards, whose gradients are added in their order: the result is the same with
// any number of threads.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "bots/net/net.h"
#include "bots/train/crew.h"
#include "bots/train/games.h"
#include "bots/train/net_weights.h"
#include "engine/core/rng.h"

namespace spires::bots {

struct LearnSettings {
  float step = 0.002F;   // the largest; it falls to nearly nothing by a cosine
  float lambda = 0.85F;  // of the returns
  int epochs = 2;
  std::uint32_t batch = 8192;
  std::uint64_t seed = 1;
};

// A labelled position.
template <Game G>
struct Sample {
  typename G::State state;
  WinChances label;
  float result = 0;  // of the first seat, for the log
  std::uint32_t table = 0;
};

// How far chances are from labels and results, by bucket.
struct LossReport {
  double loss = 0;    // cross-entropy against the labels
  double bias = 0;    // the first seat's label minus its result
  double spread = 0;  // squares of these differences
  std::uint64_t positions = 0;
};

// Encoding says which rows a position has; Sides, a class of the game, which seats win together:
//   sides(rules) and side_of(rules, seat); a side without a seat has the score 0.
template <Game G, class Encoding, class Sides>
class Learner {
 public:
  using At = NetLayout<Encoding>;
  using Rules = typename G::Rules;

  Learner(std::vector<Rules> tables, NetWeights weights, const LearnSettings& settings, int threads)
      : tables_(std::move(tables)), settings_(settings), crew_(threads), weights_(std::move(weights)) {
    moment_.assign(At::kSize, 0.0F);
    square_.assign(At::kSize, 0.0F);
    rounded_.assign(At::kSize, 0.0F);
    for (std::vector<float>& gradient : gradients_) gradient.assign(At::kSize, 0.0F);
    for (const Rules& rules : tables_) {
      table_rows_.emplace_back();
      Encoding::for_each_table_row(rules, [&](std::uint16_t row) { table_rows_.back().push_back(row); });
    }
    round_all();
  }

  const NetWeights& weights() const { return weights_; }

  // One pass over the samples in a random order. `epoch` counts from 0.
  double learn(std::span<const Sample<G>> samples, int epoch) {
    std::vector<std::uint32_t> order(samples.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::uint32_t>(i);
    Rng rng(mix64(settings_.seed + static_cast<std::uint64_t>(epoch) + 1));
    for (std::size_t i = order.size(); i > 1; --i) {
      std::swap(order[i - 1], order[rng.next_below(static_cast<std::uint32_t>(i))]);
    }
    const std::size_t batches = order.size() / settings_.batch;
    double sum = 0;
    for (std::size_t b = 0; b < batches; ++b) {
      const double done = (epoch + static_cast<double>(b) / static_cast<double>(batches)) / settings_.epochs;
      sum += step(samples, std::span(order).subspan(b * settings_.batch, settings_.batch), done);
    }
    return batches == 0 ? 0 : sum / static_cast<double>(batches * settings_.batch);
  }

  // Measures without learning, by bucket.
  std::array<LossReport, Encoding::kBuckets> measure(std::span<const Sample<G>> samples) {
    using Reports = std::array<LossReport, Encoding::kBuckets>;
    std::array<Reports, kShards> parts{};
    crew_.run(kShards, [&](std::size_t shard) {
      Pass pass;
      for (std::size_t i = shard; i < samples.size(); i += kShards) {
        const Sample<G>& sample = samples[i];
        const double loss = forward(sample, pass);
        LossReport& report = parts[shard][static_cast<std::size_t>(pass.position.bucket)];
        const double difference = static_cast<double>(sample.label[0]) - static_cast<double>(sample.result);
        report.loss += loss;
        report.bias += difference;
        report.spread += difference * difference;
        ++report.positions;
      }
    });
    Reports sums{};
    for (const Reports& part : parts) {
      for (std::size_t b = 0; b < sums.size(); ++b) {
        sums[b].loss += part[b].loss;
        sums[b].bias += part[b].bias;
        sums[b].spread += part[b].spread;
        sums[b].positions += part[b].positions;
      }
    }
    return sums;
  }

  // The state between two epochs, so that learning can be interrupted there.
  bool save(const std::string& path) const {
    std::ofstream file(path, std::ios::binary);
    played::put(file, &steps_, 1);
    for (const NetWeights* list : {&weights_, &moment_, &square_}) played::put(file, list->data(), list->size());
    file.close();
    return file.good();
  }
  bool load(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    bool good = played::get(file, &steps_, 1);
    for (NetWeights* list : {&weights_, &moment_, &square_})
      good = good && played::get(file, list->data(), list->size());
    round_all();
    return good;
  }

 private:
  static constexpr std::size_t kShards = 16;
  static constexpr float kMostValue = static_cast<float>(kNetMost) / kNetUnit;  // between layers

  // What one position needs on its way through the network.
  struct Pass {
    using Wide = std::array<float, At::kWide>;
    using Deep = std::array<float, At::kDeep>;
    typename Encoding::Position position;
    std::vector<std::uint32_t> shared_rows;                      // places of weights
    std::array<std::vector<std::uint32_t>, kMaxSeats> own_rows;  // places of weights, mates among them
    Wide shared;
    std::array<Wide, kMaxSeats> in;
    std::array<Deep, kMaxSeats> hidden;
    std::array<float, kMaxSeats> slope;  // of the loss, by the score of a seat
    bool open(float value) const { return value > 0 && value < kMostValue; }
  };

  void find_rows(const Sample<G>& sample, Pass& pass) const {
    const Rules& rules = tables_[sample.table];
    static const typename Encoding::Position kNothing{};
    Encoding::encode(rules, sample.state, pass.position);
    pass.shared_rows.clear();
    const auto place = [](std::size_t table, std::uint16_t row) {
      return static_cast<std::uint32_t>(table + row * At::kWide);
    };
    for (const std::uint16_t row : table_rows_[sample.table]) pass.shared_rows.push_back(place(At::kBoard, row));
    Encoding::for_each_board_change(kNothing, pass.position, [&](std::uint16_t, std::uint16_t row) {
      pass.shared_rows.push_back(place(At::kBoard, row));
    });
    const int players = Sides::players(rules);
    for (int i = 0; i < players; ++i) pass.own_rows[static_cast<std::size_t>(i)].clear();
    for (int i = 0; i < players; ++i) {
      const int mate = Sides::partner(rules, i);
      Encoding::for_each_seat_change(kNothing, pass.position, i, [&](std::uint16_t, std::uint16_t row) {
        pass.shared_rows.push_back(place(At::kAll, row));
        pass.own_rows[static_cast<std::size_t>(i)].push_back(place(At::kSelf, row));
        if (mate != kMaxSeats) pass.own_rows[static_cast<std::size_t>(mate)].push_back(place(At::kMate, row));
      });
    }
  }

  static void add(std::array<float, At::kWide>& sums, const float* weights) {
    for (std::size_t k = 0; k < At::kWide; ++k) sums[k] += weights[k];
  }

  float score_of(Pass& pass, std::size_t seat) const {
    const float* head = rounded_.data() + At::head(pass.position.bucket);
    typename Pass::Wide& in = pass.in[seat];
    in = pass.shared;
    for (const std::uint32_t row : pass.own_rows[seat]) add(in, rounded_.data() + row);
    for (float& value : in) value = std::clamp(value, 0.0F, kMostValue);
    float score = head[At::kOutBias];
    for (std::size_t j = 0; j < At::kDeep; ++j) {
      const float* row = head + At::kHidden + j * At::kWide;
      // These sums are exact, so their order is free; eight at a time are faster.
      std::array<float, 8> parts{};
      for (std::size_t k = 0; k < At::kWide; k += 8) {
        for (std::size_t l = 0; l < 8; ++l) parts[l] += in[k + l] * row[k + l];
      }
      float sum = head[At::kHiddenBias + j];
      for (const float part : parts) sum += part;
      pass.hidden[seat][j] = std::clamp(std::floor(sum * kNetUnit) / kNetUnit, 0.0F, kMostValue);
      score += pass.hidden[seat][j] * head[At::kOut + j];
    }
    return score;
  }

  // Returns the loss, and leaves its slopes by the scores.
  double forward(const Sample<G>& sample, Pass& pass) const {
    const Rules& rules = tables_[sample.table];
    find_rows(sample, pass);
    for (std::size_t k = 0; k < At::kWide; ++k) pass.shared[k] = rounded_[At::kBias + k];
    for (const std::uint32_t row : pass.shared_rows) add(pass.shared, rounded_.data() + row);
    std::array<double, kMaxSeats> scores{};
    std::array<double, kMaxSeats> wanted{};
    const int players = Sides::players(rules);
    const auto sides = static_cast<std::size_t>(Sides::sides(rules));
    for (int i = 0; i < players; ++i) {
      const auto seat = static_cast<std::size_t>(i);
      const auto side = static_cast<std::size_t>(Sides::side_of(rules, i));
      scores[side] += static_cast<double>(score_of(pass, seat));
      wanted[side] = static_cast<double>(sample.label[seat]);
    }
    // The table's part against a solo player.
    if (players == 1) wanted[1] = 1 - wanted[0];
    const double most = *std::max_element(scores.begin(), scores.begin() + static_cast<std::ptrdiff_t>(sides));
    double sum = 0;
    for (std::size_t s = 0; s < sides; ++s) sum += std::exp(scores[s] - most);
    double loss = 0;
    double total = 0;
    for (std::size_t s = 0; s < sides; ++s) total += wanted[s];
    for (std::size_t s = 0; s < sides; ++s) loss -= wanted[s] * (scores[s] - most - std::log(sum));
    for (int i = 0; i < players; ++i) {
      const auto side = static_cast<std::size_t>(Sides::side_of(rules, i));
      pass.slope[static_cast<std::size_t>(i)] =
          static_cast<float>(total * std::exp(scores[side] - most) / sum - wanted[side]);
    }
    return loss;
  }

  void backward(const Sample<G>& sample, Pass& pass, std::vector<float>& gradient) const {
    const std::size_t at_head = At::head(pass.position.bucket);
    const float* head = rounded_.data() + at_head;
    float* to = gradient.data() + at_head;
    typename Pass::Wide shared{};
    const int players = Sides::players(tables_[sample.table]);
    for (int i = 0; i < players; ++i) {
      const auto seat = static_cast<std::size_t>(i);
      typename Pass::Wide back{};
      to[At::kOutBias] += pass.slope[seat];
      for (std::size_t j = 0; j < At::kDeep; ++j) {
        const float value = pass.hidden[seat][j];
        to[At::kOut + j] += pass.slope[seat] * value;
        if (!pass.open(value)) continue;
        const float slope = pass.slope[seat] * head[At::kOut + j];
        to[At::kHiddenBias + j] += slope;
        const float* row = head + At::kHidden + j * At::kWide;
        float* row_to = to + At::kHidden + j * At::kWide;
        for (std::size_t k = 0; k < At::kWide; ++k) {
          row_to[k] += slope * pass.in[seat][k];
          back[k] += slope * row[k];
        }
      }
      for (std::size_t k = 0; k < At::kWide; ++k) back[k] = pass.open(pass.in[seat][k]) ? back[k] : 0.0F;
      add(shared, back.data());
      for (const std::uint32_t row : pass.own_rows[seat]) {
        for (std::size_t k = 0; k < At::kWide; ++k) gradient[row + k] += back[k];
      }
    }
    for (const std::uint32_t row : pass.shared_rows) {
      for (std::size_t k = 0; k < At::kWide; ++k) gradient[row + k] += shared[k];
    }
    for (std::size_t k = 0; k < At::kWide; ++k) gradient[At::kBias + k] += shared[k];
  }

  // Learns from one batch; `done` is the finished part of all learning. Returns the sum of losses before it.
  double step(std::span<const Sample<G>> samples, std::span<const std::uint32_t> batch, double done) {
    std::array<double, kShards> losses{};
    crew_.run(kShards, [&](std::size_t shard) {
      std::vector<float>& gradient = gradients_[shard];
      std::fill(gradient.begin(), gradient.end(), 0.0F);
      Pass pass;
      for (std::size_t i = shard; i < batch.size(); i += kShards) {
        const Sample<G>& sample = samples[batch[i]];
        losses[shard] += forward(sample, pass);
        backward(sample, pass, gradient);
      }
    });
    ++steps_;
    const double warm = std::min(1.0, static_cast<double>(steps_) / 200.0);
    const double rate =
        static_cast<double>(settings_.step) * warm * (0.01 + 0.99 * 0.5 * (1 + std::cos(done * 3.14159265)));
    const double first = 1 - std::pow(kKeepMoment, static_cast<double>(steps_));
    const double second = 1 - std::pow(kKeepSquare, static_cast<double>(steps_));
    const auto moved = static_cast<float>(rate * std::sqrt(second) / first);
    const float scale = 1.0F / static_cast<float>(batch.size());
    constexpr std::size_t kSlices = 64;
    crew_.run(kSlices, [&](std::size_t slice) {
      move_weights(At::kSize * slice / kSlices, At::kSize * (slice + 1) / kSlices, scale, moved);
    });
    double sum = 0;
    for (const double loss : losses) sum += loss;
    return sum;
  }

  void move_weights(std::size_t from, std::size_t to, float scale, float moved) {
    constexpr auto keep1 = static_cast<float>(kKeepMoment);
    constexpr auto keep2 = static_cast<float>(kKeepSquare);
    for (std::size_t i = from; i < to; ++i) {
      float slope = 0;
      for (const std::vector<float>& gradient : gradients_) slope += gradient[i];
      slope *= scale;
      moment_[i] = keep1 * moment_[i] + (1 - keep1) * slope;
      square_[i] = keep2 * square_[i] + (1 - keep2) * slope * slope;
      weights_[i] -= moved * moment_[i] / (std::sqrt(square_[i]) + 1e-8F);
      round(i);
    }
  }
  // A weight that the integers cannot hold comes back to the edge.
  void round(std::size_t i) {
    const bool fine = At::is_fine(i);
    const float most = fine ? 1000.0F : kMostValue;
    weights_[i] = std::clamp(weights_[i], -most, most);
    rounded_[i] = static_cast<float>(whole_weight<Encoding>(i, weights_[i])) /
                  static_cast<float>(fine ? kNetScoreUnit : kNetUnit);
  }
  void round_all() {
    for (std::size_t i = 0; i < At::kSize; ++i) round(i);
  }

  static constexpr double kKeepMoment = 0.9;
  static constexpr double kKeepSquare = 0.999;

  std::vector<Rules> tables_;
  std::vector<std::vector<std::uint16_t>> table_rows_;
  LearnSettings settings_;
  Crew crew_;
  NetWeights weights_;
  NetWeights moment_;
  NetWeights square_;
  NetWeights rounded_;  // what the forward pass uses
  std::array<NetWeights, kShards> gradients_;
  std::uint64_t steps_ = 0;
};

}  // namespace spires::bots
