// Judges of one decision, for the question "did I decide well?". They get the view of its seat, with a perfect memory,
// and never the position: whatever the seat could not know cannot change what they say.
//
// Two judges search the decision with different seeds, the second one with twice the nodes. If either of them prefers
// the decision that was played, or sees next to nothing lost by it, it is as good as the best one. Otherwise the second
// judge's choice is the best one, and both decisions are measured in worlds that did not choose it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "insight/values.h"

namespace spires::insight {

// All budgets of a report follow from the nodes of one value. Small ones, for tests, also look at fewer worlds.
struct Budgets {
  static constexpr std::uint32_t kUsualNodes = 1000;
  static constexpr std::uint32_t kMostNodes = 100'000;
  std::uint32_t nodes = kUsualNodes;

  constexpr std::uint32_t first_judge() const { return 8 * nodes; }
  constexpr std::uint32_t second_judge() const { return 16 * nodes; }
  // The worlds that a decision is measured in.
  constexpr std::uint32_t worlds() const { return std::min<std::uint32_t>(32, nodes); }
  // Of a paired comparison.
  constexpr std::uint32_t compared() const { return 200 * nodes; }
  // The hands that a hidden hand is measured against.
  constexpr std::uint32_t hands() const { return std::min<std::uint32_t>(64, 2 * nodes); }
};

// What the judges say about a decision. Losses are those of the decider's side, and never negative.
template <class Action>
struct Judged {
  Action best{};
  Parts seen = 0;  // the second judge's chance of the side after its best decision
  // The rest is 0 if the decision played is the best one.
  Parts first_loss = 0;
  Parts second_loss = 0;
  // Of all sides, by the decision played instead of the best one: the mean over the worlds. It is not cut off at 0 where
  // it favours the decider: otherwise the noise of equal decisions would add up to a loss.
  Shares change;
};

// The differences of pairs, and whether their mean is known well enough.
class Pairs {
 public:
  // Pairs of finished games cost no nodes, so their number has a limit of its own. The sums fit for so many.
  static constexpr std::int64_t kMost = 10'000;

  constexpr void add(Parts difference) {
    ++count_;
    sum_ += difference;
    coarse_sum_ += difference / kCoarse;
    squares_ += (difference / kCoarse) * (difference / kCoarse);
  }
  constexpr std::int64_t count() const { return count_; }
  constexpr Parts mean() const { return count_ == 0 ? 0 : sum_ / count_; }
  // Returns whether the standard error of the mean is at most one point in a hundred. With few pairs nothing is known.
  constexpr bool is_settled() const {
    constexpr Parts kPoint = kWhole / kCoarse / 100;
    if (count_ < kFewest) return false;
    return count_ * squares_ - coarse_sum_ * coarse_sum_ <= kPoint * kPoint * count_ * count_ * (count_ - 1);
  }

 private:
  static constexpr std::int64_t kFewest = 8;
  static constexpr Parts kCoarse = 16;  // the squares of parts would not fit
  std::int64_t count_ = 0;
  Parts sum_ = 0;
  Parts coarse_sum_ = 0;
  std::int64_t squares_ = 0;
};

template <Game G, bots::Evaluator<G> E>
class Judges {
 public:
  using Action = typename G::Action;
  using State = typename G::State;
  using View = typename G::View;

  Judges(Values<G, E>& values, const Budgets& budgets) : values_(values), budgets_(budgets) {}

  // REQUIRES: the observer of the view is asked, `legal` is its list, and `played` is in it.
  Judged<Action> judge(const View& view, const typename G::Actions& legal, const Action& played) {
    const auto first = search(view, legal, kFirst, budgets_.first_judge());
    const auto second = search(view, legal, kSecond, budgets_.second_judge());
    Judged<Action> judged;
    judged.best = second.empty() ? played : second[0].action;
    judged.seen = second.empty() ? 0 : parts_of(second[0].win_chance);
    if (first.empty() || first[0].action == played) judged.best = played;
    if (judged.best == played) return judged;
    const Parts first_loss = loss_in(first, played);
    const Parts second_loss = loss_in(second, played);
    if (std::min(first_loss, second_loss) < equal_within()) {
      judged.best = played;
      return judged;
    }
    judged.first_loss = first_loss;
    judged.second_loss = second_loss;
    judged.change = change_in_worlds(view, played, judged.best);
    return judged;
  }

  // Compares two decisions in equal worlds, with equal random numbers and equal nodes, until the difference is clear.
  // Returns what the first one loses, or nothing if it does not become clear.
  std::optional<Parts> compared(const View& view, const Action& played, const Action& best) {
    const int side = values_.sides().of(view.observer.seat());
    Rng rng(seed_of(view, kPaired));
    const std::uint64_t most = values_.spent() + budgets_.compared();
    Pairs pairs;
    while (!pairs.is_settled()) {
      if (pairs.count() == Pairs::kMost || values_.spent() >= most) return std::nullopt;
      const State world = G::determinize(values_.rules(), view, rng);
      const std::uint64_t seed = rng.next();
      const Shares with_best = values_.with_seed(after(world, view, best), seed);
      const Shares with_played = values_.with_seed(after(world, view, played), seed);
      pairs.add(with_best[side] - with_played[side]);
    }
    return pairs.mean();
  }

 private:
  // What the random numbers are for: no two uses share their worlds.
  enum Use : std::uint64_t { kFirst = 1, kSecond = 2, kMeasured = 3, kPaired = 4 };

  static std::uint64_t seed_of(const View& view, Use use) {
    Hash hash;
    hash.add_bytes(view.state);
    hash.add(static_cast<std::uint64_t>(index(view.observer.seat())));
    hash.add(use);
    return hash.value();
  }
  // Half a point in a hundred, for two sides: less than the judges can see.
  Parts equal_within() const { return kWhole / (100 * values_.sides().count()); }
  static Parts parts_of(float chance) { return static_cast<Parts>(chance * static_cast<float>(kWhole)); }

  auto search(const View& view, const typename G::Actions& legal, Use use, std::uint32_t nodes) {
    const auto imagine = [&](Rng& rng) { return G::determinize(values_.rules(), view, rng); };
    return values_.search(view.observer.seat(), legal, imagine, seed_of(view, use), nodes);
  }

  static Parts loss_in(const std::vector<bots::Searched<Action>>& searched, const Action& played) {
    const auto found =
        std::find_if(searched.begin(), searched.end(), [&](const auto& one) { return one.action == played; });
    if (found == searched.end()) return 0;
    return std::max<Parts>(0, parts_of(searched[0].win_chance) - parts_of(found->win_chance));
  }

  State after(State world, const View& view, const Action& action) const {
    Silence silence;
    G::play(values_.rules(), world, view.observer.seat(), action, silence);
    return world;
  }

  Shares change_in_worlds(const View& view, const Action& played, const Action& best) {
    Rng rng(seed_of(view, kMeasured));
    MeanShares with_played;
    MeanShares with_best;
    for (std::uint32_t i = 0; i < budgets_.worlds(); ++i) {
      const State world = G::determinize(values_.rules(), view, rng);
      const std::uint64_t seed = rng.next();
      with_played.add(values_.with_seed(after(world, view, played), seed));
      with_best.add(values_.with_seed(after(world, view, best), seed));
    }
    const int sides = values_.sides().count();
    return with_played.of_sides(sides) - with_best.of_sides(sides);
  }

  Values<G, E>& values_;
  Budgets budgets_;
};

}  // namespace spires::insight
