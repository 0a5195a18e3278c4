// One step of a game of towers in a pool: the kinds of points where games wait, and the rules with a table known at
// compile time.
//
// `Table::rules` is part of the type of the referee, so every function of the rules sees a constant: phases, spells and
// options that the table does not have are not compiled.
#pragma once

#include "engine/core/playout.h"
#include "engine/towers/rulesets.h"
#include "engine/towers/towers.h"
#include "gpu/pool.cuh"

namespace spires::towers {

template <class Table>
struct FixedReferee {
  static constexpr bool kSilent = true;
  static constexpr const Rules& rules = Table::rules;
  const State& s;

  template <class E>
  SPIRES_INLINE constexpr void emit(const E& event) const {
    evolve(const_cast<State&>(s), event);
  }
  SPIRES_INLINE constexpr void wait(Phase phase, Inner inner, Seat seat) const { emit(Waiting{phase, inner, seat}); }
};

template <class Table>
struct PoolStep {
  using State = towers::State;
  using Game = PooledGame<PoolStep>;
  static constexpr unsigned kWarps = 16;
  static constexpr unsigned kRows = 22;  // what fits into the shared memory of a multiprocessor

  enum Kind : unsigned {
    kOver,
    kDraw,
    kChance,
    kChoose,
    kChooseOrCast,
    kPiece,
    kPieceOrCast,
    kEnd,
    kPre,
    kWindow,
    kInner,
    kOther,
    kKinds,
  };

  // Returns where the game waits now.
  __device__ static unsigned kind_of(const Game& g) {
    const State& s = g.state;
    if (s.phase == Phase::Over) return kOver;
    if (waits_for_chance(s)) {
      return (s.phase == Phase::Refill || s.phase == Phase::Deal) && s.draw_size != 0 ? kDraw : kChance;
    }
    if (g.decisions == kSignedCap) return kOver;
    if (s.inner != Inner::None) return kInner;
    const bool casts = s.stock[s.turn].full >= Table::rules.cheapest;
    switch (s.phase) {
      case Phase::Choose: return casts || !plain_board(s) ? kChooseOrCast : kChoose;
      case Phase::Piece: return casts && Table::rules.variant.mid_card != Casting::Never ? kPieceOrCast : kPiece;
      case Phase::End: return kEnd;
      case Phase::Pre: return kPre;
      case Phase::Mid:
      case Phase::Post: return kWindow;
      default: return kOther;
    }
  }

  __device__ static void step(unsigned kind, Game& g) {
    State& s = g.state;
    const FixedReferee<Table> ref{s};
    if (kind <= kChance) {
      const Chance outcome = sample_chance(Table::rules, s, g.words.word(g.chances));
      happen(ref, outcome);
      ++g.chances;
      return;
    }
    Rng player = g.player;
    const Seat asked = s.asked;
    const Seat seat = random_actor<Towers>(Table::rules, s, asked, player);
    const Action action = pick_for<Towers>(Table::rules, s, asked, seat, player.next());
    g.player = player;
    ++g.decisions;
    decide(ref, seat, action);
  }
};

}  // namespace spires::towers
