// The value of a complete position, for the question "how did the game go?": a search that knows every hand and every
// secret, but neither the order of the pile nor the dice, with every seat playing for its own side.
//
// This is the one place where a report meets an evaluator. A value depends on the position, the evaluator and the nodes
// alone: its random numbers come from a hash of the position. One report uses one number of nodes for all its values,
// because luck has the mean 0 only if what came and what could have come are judged alike.
#pragma once

#include <cstdint>

#include "bots/search.h"
#include "engine/core/hash.h"
#include "insight/sides.h"

namespace spires::insight {

// An evaluator for which a finished game is worth its result: the winning sides share it, and partners win together.
// Bots may prefer a narrow defeat to a clear one; a report must not.
template <Game G, bots::Evaluator<G> E>
class ByResult : public E {
 public:
  explicit ByResult(const E& evaluator) : E(evaluator) {}

  static bool is_special_end(const typename G::Rules&) { return true; }
  static bots::WinChances special_end(const typename G::Rules& rules, const typename G::State& state) {
    const Outcome outcome = G::outcome(rules, state);
    int sides = 0;
    for (int i = 0; i < outcome.players; ++i) {
      bool first = outcome.won(seat_at(i));
      for (int j = 0; j < i; ++j) first = first && !E::on_one_side(rules, seat_at(i), seat_at(j));
      sides += first ? 1 : 0;
    }
    bots::WinChances chances{};
    for (int i = 0; i < outcome.players; ++i) {
      if (outcome.won(seat_at(i))) bots::of_seat(chances, seat_at(i)) = 1.0F / static_cast<float>(sides);
    }
    return chances;
  }
};

template <Game G, bots::Evaluator<G> E>
class Values {
 public:
  using Rules = typename G::Rules;
  using State = typename G::State;
  using Known = ByResult<G, E>;

  Values(const E& evaluator, const Rules& rules, const Sides& sides, const bots::SearchSettings& settings,
         std::uint32_t nodes)
      : evaluator_(evaluator), rules_(rules), sides_(sides), nodes_(nodes), search_(evaluator_, rules_, settings) {}
  Values(const Values&) = delete;
  Values& operator=(const Values&) = delete;

  const Rules& rules() const { return rules_; }
  const Sides& sides() const { return sides_; }
  std::uint32_t nodes() const { return nodes_; }
  std::uint64_t spent() const { return spent_; }

  Shares of(const State& state) { return with_seed(state, hash_of(state)); }
  // The same with other random numbers: two positions that share them can be compared in pairs.
  Shares with_seed(const State& state, std::uint64_t seed) {
    if (G::pending(rules_, state).is_over()) return sides_.shares_of(Known::special_end(rules_, state));
    Rng rng(seed);
    bots::Allowance allowance(bots::Budget::of_nodes(nodes_));
    const Shares shares = sides_.shares_of(search_.estimate(state, rng, allowance));
    spent_ += allowance.spent();
    return shares;
  }

  // Searches a decision in the worlds that `imagine(rng)` makes. Returns the decisions, best first.
  template <class Imagine>
  std::vector<bots::Searched<typename G::Action>> search(Seat seat, const typename G::Actions& legal,
                                                         const Imagine& imagine, std::uint64_t seed,
                                                         std::uint32_t nodes) {
    search_.forget();
    Rng rng(seed);
    bots::Allowance allowance(bots::Budget::of_nodes(nodes));
    auto searched = search_.think(seat, legal, [&] { return imagine(rng); }, rng, allowance);
    spent_ += allowance.spent();
    return searched;
  }

  static std::uint64_t hash_of(const State& state) {
    Hash hash;
    hash.add_bytes(state);
    return hash.value();
  }

 private:
  Known evaluator_;
  Rules rules_;
  Sides sides_;
  std::uint32_t nodes_;
  bots::Search<G, Known> search_;
  std::uint64_t spent_ = 0;
};

}  // namespace spires::insight
