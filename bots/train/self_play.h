// Plays games for a learner: searches with a small budget, and a random decision now and then, so that the net also
// learns about positions that good play avoids.
//
// The games of a seed depend on the players and the settings alone, whichever thread plays them.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "bots/search.h"
#include "bots/train/games.h"
#include "engine/core/playout.h"

namespace spires::bots {

struct PlaySettings {
  std::uint32_t nodes = 400;  // of a search
  std::uint32_t stray_one_in = 30;
  std::uint32_t keep_one_in = 2;  // neighbouring positions are nearly the same
  std::uint32_t cap = 4000;       // decisions; a game that reaches it is dropped
};

// A player that also says what it thinks of the position.
template <Game G>
class Thinker {
 public:
  struct Thought {
    typename G::Action action;
    WinChances chances;
  };
  Thinker() = default;
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;
  virtual ~Thinker() = default;

  // The decision depends on the view of the asked seat; `state` serves to share the rest among the others.
  virtual Thought think(const typename G::State& state, Seat seat, const typename G::Actions& legal, Rng& rng) = 0;
};

template <Game G, Evaluator<G> E>
class SearchThinker final : public Thinker<G> {
 public:
  SearchThinker(const E& evaluator, const typename G::Rules& rules, const SearchSettings& settings, std::uint32_t nodes)
      : evaluator_(evaluator), rules_(rules), nodes_(nodes), search_(evaluator_, rules_, with_small_tree(settings)) {}

  typename Thinker<G>::Thought think(const typename G::State& state, Seat seat, const typename G::Actions& legal,
                                     Rng& rng) override {
    const auto view = G::view(rules_, state, Observer(seat), E::kMemory);
    Allowance allowance(Budget::of_nodes(nodes_));
    search_.forget();
    const auto searched = search_.think(seat, legal, [&] { return G::determinize(rules_, view, rng); }, rng, allowance);
    return {searched[0].action, shared(evaluator_.win_chances(rules_, state), seat, searched[0].win_chance)};
  }

 private:
  static SearchSettings with_small_tree(SearchSettings settings) {
    settings.most_nodes = 20'000;
    return settings;
  }
  // The seat's side has `chance`; the others share the rest as in `before`.
  WinChances shared(const WinChances& before, Seat seat, float chance) const {
    const float own = of_seat(before, seat);
    const float rest = own < 1 ? (1 - chance) / (1 - own) : 0;
    WinChances after{};
    for (int i = 0; i < kMaxSeats; ++i) {
      const Seat other = seat_at(i);
      of_seat(after, other) = E::on_one_side(rules_, seat, other) ? chance : of_seat(before, other) * rest;
    }
    return after;
  }

  E evaluator_;
  typename G::Rules rules_;
  std::uint32_t nodes_;
  Search<G, E> search_;
};

// Winners share a point; here each partner has the part of the side.
template <Game G, Evaluator<G> E>
WinChances sides_of(const typename G::Rules& rules, int players, const WinChances& shares) {
  WinChances sides{};
  for (int i = 0; i < players; ++i) {
    for (int j = 0; j < players; ++j) {
      if (E::on_one_side(rules, seat_at(i), seat_at(j))) of_seat(sides, seat_at(i)) += of_seat(shares, seat_at(j));
    }
  }
  return sides;
}

// Plays one game. `players[i]` decides for seat i; the values of those in `trusted`, one bit per seat, are kept.
// Returns whether the game came to its end.
template <Game G, Evaluator<G> E>
bool play_for_learning(const typename G::Rules& rules, const std::vector<Thinker<G>*>& players, std::uint32_t trusted,
                       const PlaySettings& settings, std::uint64_t seed, PlayedGame<G>& game) {
  Rng rng(seed);
  Silence silence;
  typename G::State state = G::initial(rules);
  typename G::Actions legal;
  for (std::uint32_t decisions = 0; decisions < settings.cap;) {
    const Pending pending = G::pending(rules, state);
    if (pending.is_over()) {
      game.result = sides_of<G, E>(rules, static_cast<int>(players.size()), final_chances<G, E>(rules, state));
      return true;
    }
    if (rng.next_below(settings.keep_one_in) == 0) {
      game.positions.push_back({state, static_cast<std::uint32_t>(game.roots.size())});
    }
    if (pending.is_chance()) {
      G::resolve(rules, state, G::sample(rules, state, rng.next()), silence);
      continue;
    }
    const Seat seat = pending.seat();
    legal.clear();
    G::legal(rules, state, seat, legal);
    typename G::Action action = legal[0];
    if (legal.size() > 1) {
      const auto thought = players[static_cast<std::size_t>(index(seat))]->think(state, seat, legal, rng);
      const bool strays = rng.next_below(settings.stray_one_in) == 0;
      action =
          strays ? legal[static_cast<int>(rng.next_below(static_cast<std::uint32_t>(legal.size())))] : thought.action;
      if ((trusted >> index(seat) & 1U) != 0) game.roots.push_back({thought.chances, strays ? 1U : 0U});
    }
    G::play(rules, state, seat, action, silence);
    ++decisions;
  }
  return false;
}

}  // namespace spires::bots
