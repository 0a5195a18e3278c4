// Information-set Monte Carlo tree search over any game, from what one seat may know.
//
// Each iteration imagines a world that fits the view, walks down the tree by decisions that are possible in that world,
// adds a node's children, and evaluates the position there. Public dice are branches of the tree; cards are drawn again
// each time. Every seat is assumed to maximise its own side's chance of winning, so any number of seats and teams fit.
//
// A new child starts with the value of a short plan of its mover (its promise), worth a few visits, and a prior made
// from these promises, so that little is wasted on hopeless plays (progressive bias).
//
// Memory is bounded: when the nodes are used up, the search continues without adding any.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <vector>

#include "bots/budget.h"
#include "bots/evaluator.h"
#include "bots/numbers.h"
#include "bots/planner.h"

namespace spires::bots {

struct SearchSettings {
  float exploration = 0.18F;
  float temperature = 0.04F;        // how sharply the priors follow the promises, as a chance of winning
  float promise_visits = 4.0F;      // how many visits a promise is worth
  Horizon promise = Horizon::Step;  // how far a promise looks
  int iterations_per_world =
      4;  // a world is imagined once per this many iterations; its future cards and dice differ each time
  std::uint32_t most_nodes = 100'000;  // of the tree; twice 40 bytes each
};

// The search result for a decision.
template <class Action>
struct Searched {
  Action action;
  std::uint32_t visits = 0;
  float win_chance = 0;
  int place = 0;  // index in the searched list; ties go to the first, on every machine
};

template <Game G, Evaluator<G> E>
class Search {
 public:
  using Rules = typename G::Rules;
  using State = typename G::State;
  using Action = typename G::Action;

  Search(const E& evaluator, const Rules& rules, const SearchSettings& settings)
      : evaluator_(evaluator), rules_(rules), settings_(settings) {
    nodes_.reserve(settings.most_nodes);
    kept_.reserve(settings.most_nodes);
  }

  // A decision or a chance outcome as a number.
  using Key = std::uint64_t;
  template <class T>
  static Key key_of(const T& value) {
    Key key = 0;
    std::memcpy(&key, &value, sizeof value);
    return key;
  }

  // Drops the tree, because the next search is about something else.
  void forget() { nodes_.clear(); }
  // Keeps only the subtree after a decision or an outcome. Returns false, and drops the tree, if there is none.
  bool go_on(Key key) {
    const std::uint32_t child = nodes_.empty() ? 0 : child_of(0, key);
    if (child == 0) {
      forget();
      return false;
    }
    keep_only(child);
    return true;
  }

  // Searches the decision of `seat` in the worlds that `imagine()` makes, from the present tree. Returns the
  // decisions, best first. REQUIRES: the seat is asked in each of them, and these decisions are legal.
  template <class Imagine>
  std::vector<Searched<Action>> think(Seat seat, const typename G::Actions& legal, Imagine&& imagine, Rng& rng,
                                      Allowance& allowance) {
    if (nodes_.empty()) nodes_.push_back({});
    iterations_ = 0;
    do {
      const State world = imagine();
      for (int i = 0; i < settings_.iterations_per_world; ++i) {
        iterate(world, rng, allowance);
        ++iterations_;
        if (allowance.over()) break;
      }
    } while (!allowance.over());
    actions_ = legal;
    match(0, seat);
    std::vector<Searched<Action>> searched;
    for (const std::uint32_t i : child_) {
      if (i == 0) continue;
      const int place = static_cast<int>(searched.size());
      searched.push_back({action_of(nodes_[i].key), nodes_[i].visits, mean(nodes_[i]), place});
    }
    std::sort(searched.begin(), searched.end(), [](const auto& a, const auto& b) {
      if (a.visits != b.visits) return a.visits > b.visits;
      return a.win_chance != b.win_chance ? a.win_chance > b.win_chance : a.place < b.place;
    });
    return searched;
  }
  std::uint32_t iterations() const { return iterations_; }

  // Returns the chances in one complete position: the mean of what the iterations of a new search find in it. REQUIRES:
  // the game is not over.
  WinChances estimate(const State& state, Rng& rng, Allowance& allowance) {
    forget();
    nodes_.push_back({});
    iterations_ = 0;
    WinChances sum{};
    do {
      const WinChances found = iterate(state, rng, allowance);
      for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += found[i];
      ++iterations_;
    } while (!allowance.over());
    for (float& chance : sum) chance /= static_cast<float>(iterations_);
    return sum;
  }

  // Returns the chances over the worlds that `imagine()` makes, for players who cannot tell them apart. What the last
  // decision has shown divides them.
  template <class Imagine>
  WinChances expect(Imagine&& imagine, Rng& rng, Allowance& allowance) {
    forget();
    nodes_.push_back({});
    iterations_ = 0;
    WinChances sum{};
    do {
      const State world = imagine();
      for (int i = 0; i < settings_.iterations_per_world; ++i) {
        const WinChances found = iterate_seen(world, rng, allowance);
        for (std::size_t k = 0; k < sum.size(); ++k) sum[k] += found[k];
        ++iterations_;
        if (allowance.over()) break;
      }
    } while (!allowance.over());
    for (float& chance : sum) chance /= static_cast<float>(iterations_);
    return sum;
  }

 private:
  struct Node {
    Key key = 0;
    std::uint32_t first_child = 0;  // 0: none; the root is never a child
    std::uint32_t next = 0;         // sibling
    std::uint32_t visits = 0;
    float sum = 0;  // of its mover's chances
    float promise = 0;
    float prior = 0;
    // For a decision. Depending on hidden facts, different seats may be asked at one place of the tree.
    Seat mover = Seat::A;
  };
  static_assert(sizeof(Node) == 40);

  static Action action_of(Key key) {
    Action action;
    std::memcpy(&action, &key, sizeof action);
    return action;
  }

  float mean(const Node& node) const {
    return (node.sum + settings_.promise_visits * node.promise) /
           (static_cast<float>(node.visits) + settings_.promise_visits);
  }

  // Begins below the root, by what the last decision has shown.
  WinChances iterate_seen(const State& state, Rng& rng, Allowance& allowance) {
    const std::uint32_t seen = G::pending(rules_, state).is_over() ? 0 : E::just_seen(state);
    const std::uint32_t from = seen == 0 ? 0 : branch(0, seen);
    if (from != kFull) return iterate(state, rng, allowance, from);
    allowance.spend(1);
    return chances_of<G>(evaluator_, rules_, state);
  }

  // Returns the chances in the position that the iteration ended in.
  WinChances iterate(State state, Rng& rng, Allowance& allowance, std::uint32_t at = 0) {
    path_.clear();
    Silence silence;
    WinChances chances{};
    const std::uint32_t spent = allowance.spent();
    for (;;) {
      const Pending pending = G::pending(rules_, state);
      if (pending.is_over()) {
        chances = final_chances<G, E>(rules_, state);
        break;
      }
      if (pending.is_chance()) {
        const bool open = E::is_open_chance(state);
        const auto outcome = G::sample(rules_, state, rng.next());
        G::resolve(rules_, state, outcome, silence);
        if (open) at = branch(at, key_of(outcome));
        if (at != kFull) continue;
        chances = chances_of<G>(evaluator_, rules_, state);
        break;
      }
      const Seat mover = pending.seat();
      G::legal(rules_, state, mover, actions_);
      assert(!actions_.empty());
      const bool leaf = nodes_[at].first_child == 0;
      const bool room = nodes_.size() + static_cast<std::size_t>(actions_.size()) <= settings_.most_nodes;
      match(at, mover);
      if (missing_ != 0 && room) add_missing(state, mover, at, allowance);
      if (leaf && at != 0) {
        chances = promised(state, mover);
        break;
      }
      const std::uint32_t chosen = choose();
      if (chosen == 0) {
        chances = chances_of<G>(evaluator_, rules_, state);
        break;
      }
      path_.push_back({chosen, mover});
      G::play(rules_, state, mover, action_of(nodes_[chosen].key), silence);
      at = chosen;
      if (const std::uint32_t seen = E::just_seen(state); seen != 0) at = branch(at, seen);
      if (at == kFull) {
        chances = chances_of<G>(evaluator_, rules_, state);
        break;
      }
      allowance.spend(1);
    }
    // Without room for nodes no position is examined, but the loop must still end.
    if (allowance.spent() == spent) allowance.spend(1);
    for (const Visit& visit : path_) {
      Node& node = nodes_[visit.node];
      ++node.visits;
      node.sum += of_seat(chances, visit.mover);
    }
    return chances;
  }

  std::uint32_t child_of(std::uint32_t at, Key key) const {
    std::uint32_t i = nodes_[at].first_child;
    while (i != 0 && nodes_[i].key != key) i = nodes_[i].next;
    return i;
  }
  // Returns the child for a chance outcome; adds it if there is room.
  std::uint32_t branch(std::uint32_t at, Key key) {
    const std::uint32_t child = child_of(at, key);
    if (child != 0) return child;
    return nodes_.size() == settings_.most_nodes ? kFull : add_child(at, key);
  }
  std::uint32_t add_child(std::uint32_t at, Key key) {
    Node node;
    node.key = key;
    node.next = nodes_[at].first_child;
    nodes_.push_back(node);
    const auto child = static_cast<std::uint32_t>(nodes_.size() - 1);
    nodes_[at].first_child = child;
    return child;
  }

  // Copies a node and its subtree as the new root. Children keep their order.
  void keep_only(std::uint32_t root) {
    kept_.clear();
    kept_.push_back(nodes_[root]);
    kept_[0].next = 0;
    for (std::uint32_t i = 0; i < kept_.size(); ++i) {
      std::uint32_t from = kept_[i].first_child;
      std::uint32_t before = 0;
      for (; from != 0; from = nodes_[from].next) {
        kept_.push_back(nodes_[from]);
        const auto copy = static_cast<std::uint32_t>(kept_.size() - 1);
        (before == 0 ? kept_[i].first_child : kept_[before].next) = copy;
        kept_[copy].next = 0;
        before = copy;
      }
    }
    nodes_.swap(kept_);
  }

  // Finds the child of each legal action; 0 where it has none yet.
  void match(std::uint32_t at, Seat mover) {
    const auto size = static_cast<std::size_t>(actions_.size());
    child_.assign(size, 0);
    key_.resize(size);
    for (std::size_t k = 0; k < size; ++k) key_[k] = key_of(actions_[static_cast<int>(k)]);
    missing_ = size;
    // Children are stored last added first, so the next one is usually right here.
    std::size_t k = size;
    for (std::uint32_t i = nodes_[at].first_child; i != 0 && missing_ != 0; i = nodes_[i].next) {
      for (std::size_t tries = 0; tries < size; ++tries) {
        k = k == 0 ? size - 1 : k - 1;
        if (key_[k] == nodes_[i].key && nodes_[i].mover == mover) {
          child_[k] = i;
          --missing_;
          break;
        }
      }
    }
  }

  void add_missing(const State& state, Seat mover, std::uint32_t at, Allowance& allowance) {
    Planner<G, E> planner(evaluator_, rules_, mover, settings_.promise, allowance);
    for (std::size_t k = 0; k < key_.size(); ++k) {
      if (child_[k] != 0) continue;
      child_[k] = add_child(at, key_[k]);
      nodes_[child_[k]].mover = mover;
      // A promise that was cut short cannot be compared with the others.
      const float promise = planner.value_of(state, action_of(key_[k]));
      nodes_[child_[k]].promise = k > 0 && allowance.over() ? 0 : promise;
    }
    float most = -1;
    for (const std::uint32_t i : child_) most = std::max(most, nodes_[i].promise);
    float sum = 0;
    for (const std::uint32_t i : child_) {
      nodes_[i].prior = exp_of((nodes_[i].promise - most) / settings_.temperature);
      sum += nodes_[i].prior;
    }
    for (const std::uint32_t i : child_) nodes_[i].prior /= sum;
  }

  // Returns the value of the position if its mover follows the best short plan; the others share the rest as before.
  WinChances promised(const State& state, Seat mover) const {
    float most = -1;
    for (const std::uint32_t i : child_) most = i == 0 ? most : std::max(most, nodes_[i].promise);
    WinChances chances = evaluator_.win_chances(rules_, state);
    if (most < 0) return chances;
    const float before = of_seat(chances, mover);
    const float rest = before < 1 ? (1 - most) / (1 - before) : 0;
    for (int i = 0; i < kMaxSeats; ++i) {
      float& chance = of_seat(chances, seat_at(i));
      chance = E::on_one_side(rules_, mover, seat_at(i)) ? most : chance * rest;
    }
    return chances;
  }

  // Returns the node of the most promising action that is legal in this world; 0: none of them has a node.
  std::uint32_t choose() const {
    float visits = 1;
    for (const std::uint32_t i : child_) visits += i == 0 ? 0 : static_cast<float>(nodes_[i].visits);
    const float scale = settings_.exploration * sqrt_of(visits);
    std::uint32_t best = 0;
    float most = -1;
    for (const std::uint32_t i : child_) {
      if (i == 0) continue;
      const Node& node = nodes_[i];
      const float worth = mean(node) + scale * node.prior / (1 + static_cast<float>(node.visits));
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  struct Visit {
    std::uint32_t node;
    Seat mover;
  };
  static constexpr std::uint32_t kFull = 0xFFFFFFFFU;

  const E& evaluator_;
  const Rules& rules_;
  SearchSettings settings_;
  std::vector<Node> nodes_;
  std::vector<Node> kept_;  // the other half of the memory, for the kept part of a tree
  std::vector<Visit> path_;
  typename G::Actions actions_;
  std::vector<Key> key_;              // of the legal actions
  std::vector<std::uint32_t> child_;  // and their nodes
  std::size_t missing_ = 0;
  std::uint32_t iterations_ = 0;
};

}  // namespace spires::bots
