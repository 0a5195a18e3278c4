// When luck is told, and against what it is measured.
//
// Most chance is told at once, against all outcomes that were possible. A card that nobody can use yet is told when its
// owner can first use it: no decision could depend on it before, so its luck still has the mean 0, and the value sees it
// far better than at the moment of the draw. It is then measured against positions in which it is exchanged with cards
// of the pile.
//
// What came and what could have come are valued with the same random numbers, so over all outcomes of one position the
// luck adds up to 0, and nothing but the outcome makes a difference.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/duel/duel.h"
#include "engine/towers/towers.h"
#include "insight/line.h"

namespace spires::insight {

// More outcomes than this are not all valued: some are drawn instead.
inline constexpr int kMostOutcomes = 64;

template <class State>
struct WeightedState {
  State state;
  std::uint32_t weight = 1;
};

// Hidden cards told before step `before`. `owner` is the seat they are the luck of; empty: the deal.
template <class Cards>
struct Telling {
  std::size_t before = 0;
  std::optional<Seat> owner;
  Cards cards{};
};

// One struct per game:
//   owner(state)           whose luck the pending chance is; empty: the deal, or the table
//   Told, told_later(line) the tellings in order, and which chance steps they stand for
//   returned(state, told)  the position with the told cards back in the pile
//   exchanged(returned, told, most, rng)  the positions that a telling is measured against: all, or `most` of them
template <Game G>
struct ChanceOf;

template <class Told>
struct LaterLuck {
  std::vector<Told> tellings;
  std::vector<bool> later;  // by step: a chance that is told later
};

template <>
struct ChanceOf<towers::Towers> {
  using State = towers::State;
  struct Hand {
    Seat holder = Seat::A;
    towers::CardSet cards;
  };
  using Told = Telling<Hand>;

  static std::optional<Seat> owner(const State& s) {
    if (s.phase == towers::Phase::Tiles || s.phase == towers::Phase::Deal) return std::nullopt;
    return s.phase == towers::Phase::Roll ? s.turn : towers::drawing_seat(s);
  }

  // A hand is told when its seat is asked, or may speak. A reshuffle in between would bring cards into the pile that
  // the drawn one could not have been, so such a draw is told at once, like one whose owner is never asked again.
  static LaterLuck<Told> told_later(const Line<towers::Towers>& line) {
    LaterLuck<Told> luck;
    luck.later.assign(line.steps.size(), false);
    std::array<std::vector<std::size_t>, kMaxSeats> drawn;
    for (std::size_t n = 0; n < line.steps.size(); ++n) {
      const State& s = line.states[n];
      for (int i = 0; i < line.rules.players; ++i) {
        std::vector<std::size_t>& mine = drawn[static_cast<std::size_t>(i)];
        if (mine.empty() || !may_use_hand(line.rules, s, seat_at(i))) continue;
        luck.tellings.push_back({n, owner(line.states[mine[0]]), {seat_at(i), {}}});
        for (const std::size_t draw : mine) {
          luck.later[draw] = true;
          luck.tellings.back().cards.cards.add(towers::Card(line.steps[draw].outcome.value));
        }
        mine.clear();
      }
      if (line.steps[n].seat) continue;
      const towers::Chance::Kind kind = line.steps[n].outcome.kind;
      if (kind == towers::Chance::Kind::Draw) {
        drawn[static_cast<std::size_t>(index(towers::drawing_seat(s)))].push_back(n);
      } else if (kind == towers::Chance::Kind::Reshuffle) {
        drawn = {};
      }
    }
    return luck;
  }

  static State returned(State s, const Told& told) {
    s.hand[told.cards.holder].remove_all(told.cards.cards);
    s.draw.add_all(told.cards.cards);
    return s;
  }
  static std::vector<WeightedState<State>> exchanged(const State& without, const Told& told, std::uint32_t most,
                                                     Rng& rng) {
    const Seat holder = told.cards.holder;
    std::vector<WeightedState<State>> all;
    const int size = told.cards.cards.size();
    if (size == 1) {
      without.draw.for_each_kind([&](towers::Card card) {
        all.push_back({without, static_cast<std::uint32_t>(without.draw.count(card))});
        give(all.back().state, holder, card);
      });
      return all;
    }
    for (std::uint32_t i = 0; i < most; ++i) {
      all.push_back({without, 1});
      State& one = all.back().state;
      for (int k = 0; k < size; ++k) {
        give(one, holder, one.draw.nth(static_cast<int>(rng.next_below(static_cast<std::uint32_t>(one.draw.size())))));
      }
    }
    return all;
  }

 private:
  static bool may_use_hand(const towers::Rules& rules, const State& s, Seat seat) {
    const Pending pending = towers::Towers::pending(rules, s);
    return pending.is_seat() && (pending.seat() == seat || may_speak<towers::Towers>(rules, s, seat));
  }
  static void give(State& s, Seat holder, towers::Card card) {
    s.draw.remove(card);
    s.hand[holder].add(card);
  }
};

template <>
struct ChanceOf<duel::Duel> {
  using State = duel::State;
  using Told = Telling<duel::Slot>;

  static std::optional<Seat> owner(const State& s) {
    if (s.phase == duel::Phase::Draw) return s.active;
    return std::nullopt;
  }

  // KM-6.5: a face-down card is told when a seat takes it; until then nobody knows it.
  static LaterLuck<Told> told_later(const Line<duel::Duel>& line) {
    LaterLuck<Told> luck;
    luck.later.assign(line.steps.size(), false);
    std::array<std::optional<std::size_t>, duel::kSlots> dealt;
    for (std::size_t n = 0; n < line.steps.size(); ++n) {
      const State& s = line.states[n];
      const LineStep<duel::Duel>& step = line.steps[n];
      if (!step.seat && step.outcome.kind == duel::Chance::Kind::Deal) {
        dealt[static_cast<std::size_t>(duel::index(s.dealing))] = n;
      } else if (step.seat && step.action.kind == duel::Action::Kind::Take) {
        const duel::Slot slot = duel::slot_of(s, step.action.slot());
        const std::optional<std::size_t> deal = dealt[static_cast<std::size_t>(duel::index(slot))];
        if (!deal || (s.face_up & duel::bit(slot)) != 0) continue;
        luck.tellings.push_back({n, step.seat, slot});
        luck.later[*deal] = true;
      }
    }
    return luck;
  }

  static State returned(State s, const Told& told) {
    s.draw.add(s.slot[told.cards]);
    s.slot[told.cards] = duel::kHiddenCard;
    return s;
  }
  static std::vector<WeightedState<State>> exchanged(const State& without, const Told& told, std::uint32_t, Rng&) {
    std::vector<WeightedState<State>> all;
    without.draw.for_each_type([&](duel::Card card) {
      all.push_back({without, static_cast<std::uint32_t>(without.draw.count(card))});
      all.back().state.draw.remove(card);
      all.back().state.slot[told.cards] = card;
    });
    return all;
  }
};

}  // namespace spires::insight
