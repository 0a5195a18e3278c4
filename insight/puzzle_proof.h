// Proofs: the exact chance that a plan reaches a goal, with every decision and every outcome counted.
//
//   win   the side has won when the seat's turn is over (Wandering Towers)
//   home  a wizard of the seat comes home in this turn (Wandering Towers)
//   game  the game is won: solo games with few cards left, and the knight's last turn in Knight & Mage
//
// A proof counts what the seat can know. In a turn of Wandering Towers that is everything but cards that are drawn, and a
// turn that plays a card drawn in it is not proved. Alone, the pile is known, though not its order. In Knight & Mage the
// secret cards are weighted by the seat's exact belief. Where another seat decides, nothing is proved.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/duel/duel.h"
#include "engine/towers/towers.h"
#include "insight/fraction.h"
#include "insight/puzzle_plans.h"

namespace spires::insight {

// Positions that a proof may look at.
inline constexpr std::int64_t kProofSteps = 4'000'000;

// The chance to reach a goal from a complete position of Wandering Towers, with the best play of the seat.
class TowersProver {
 public:
  using G = towers::Towers;
  using State = towers::State;
  enum class Goal { Win, Home, Game };

  TowersProver(const towers::Rules& rules, const State& before, Seat seat, Goal goal)
      : rules_(rules), seat_(seat), goal_(goal), home_(before.stock[seat].home) {}

  // Returns nothing if it cannot be proved.
  std::optional<Fraction> chance(const State& s) {
    if (--left_ < 0) return std::nullopt;
    const Pending pending = G::pending(rules_, s);
    if (goal_ == Goal::Home && s.stock[seat_].home > home_) return Fraction{1, 1};
    if (pending.is_over()) return Fraction{goal_ != Goal::Home && G::outcome(rules_, s).won(seat_) ? 1 : 0, 1};
    if (goal_ == Goal::Home && s.phase == towers::Phase::Refill) return Fraction{};
    if (goal_ != Goal::Game && s.turn != seat_) return Fraction{};
    return pending.is_chance() ? mean(s) : best(s, pending.seat());
  }

 private:
  std::optional<Fraction> best(const State& s, Seat asked) {
    towers::Actions legal;
    G::legal(rules_, s, asked, legal);
    if (asked != seat_ && legal.size() > 1) return std::nullopt;
    Fraction most;
    Silence silence;
    for (const towers::Action& action : legal) {
      State next = s;
      G::play(rules_, next, asked, action, silence);
      const std::optional<Fraction> one = chance(next);
      if (!one) return std::nullopt;
      if (less(most, *one)) most = *one;
      if (most == Fraction{1, 1}) break;
    }
    return most;
  }

  std::optional<Fraction> mean(const State& s) {
    // A card that is drawn matters only where it can still be played: in a solo game, or inside a turn.
    if (goal_ != Goal::Game && s.phase != towers::Phase::Roll) {
      if (s.inner == towers::Inner::Draw) return std::nullopt;
      return after(s, G::sample(rules_, s, 0));
    }
    towers::Chances outcomes;
    G::chances(rules_, s, outcomes);
    std::int64_t weights = 0;
    for (const auto& one : outcomes) weights += one.weight;
    Fraction sum;
    for (const auto& one : outcomes) {
      const std::optional<Fraction> value = after(s, one.outcome);
      const std::optional<Fraction> part = value ? times(*value, one.weight, weights) : std::nullopt;
      const std::optional<Fraction> more = part ? sum_of(sum, *part) : std::nullopt;
      if (!more) return std::nullopt;
      sum = *more;
    }
    return sum;
  }
  std::optional<Fraction> after(State s, const towers::Chance& outcome) {
    Silence silence;
    G::resolve(rules_, s, outcome, silence);
    return chance(s);
  }

  const towers::Rules& rules_;
  Seat seat_;
  Goal goal_;
  int home_;
  std::int64_t left_ = kProofSteps;
};

// The chance that the knight wins from a view of his last turn or of his guess, without cards that only the mage knows.
class DuelProver {
 public:
  using G = duel::Duel;
  using State = duel::State;
  struct World {
    State state;
    std::int64_t weight = 0;
  };
  using Set = std::vector<World>;

  explicit DuelProver(const duel::Rules& rules) : rules_(rules) {}

  static bool is_last_turn(const duel::View& view) {
    const State& s = view.state;
    const bool last = s.phase == duel::Phase::Guess || (s.round == 6 && s.turn == 4 && s.phase >= duel::Phase::Move);
    // A veiled card leaves open which card of the pile it was, and so what the face-down cards can be.
    const bool veiled =
        s.veiled_size[duel::kMage] != 0 || (s.phase != duel::Phase::Guess && s.veiled_size[duel::kKnight] != 0);
    return last && !veiled && view.observer.is(duel::kKnight) && s.asked == duel::kKnight &&
           s.guess == duel::Tower::Track;
  }

  // REQUIRES: is_last_turn(view), and the plan is legal. Returns nothing if it cannot be proved.
  std::optional<Fraction> chance(const duel::View& view, const std::vector<duel::Action>& plan) {
    left_ = kProofSteps;
    Set set = worlds_of(view);
    std::int64_t whole = 0;
    for (const World& one : set) whole += one.weight;
    const std::optional<std::int64_t> won = follow(set, plan, 0);
    if (!won || whole == 0) return std::nullopt;
    return fraction(*won, 2 * unit_ * whole);
  }

 private:
  // All orders of the secret cards that the view allows, with its one sample of everything else: only a face-down card
  // that is taken matters, and its kinds are counted when that happens.
  Set worlds_of(const duel::View& view) {
    Rng rng(1);
    State any = G::determinize(rules_, view, rng);
    const duel::SecretBelief belief = duel::secret_belief(rules_, view);
    pool_ = duel::filling::unidentified(rules_, view.state);
    unit_ = std::max(pool_.total, 1);
    memory_ = view.memory;
    Set set;
    for (int world = 0; world < duel::worlds::kWorlds; ++world) {
      if (belief.weight(world) == 0) continue;
      any.box = belief.cards().boxed(world);
      for (int t = 0; t < duel::kColoured; ++t) any.secret[t] = belief.cards().under(world, duel::coloured(t));
      set.push_back({any, static_cast<std::int64_t>(belief.weight(world))});
    }
    return set;
  }

  // Values are counted in halves of a game, times the pool's size: a face-down card may be taken once in a turn.
  std::optional<std::int64_t> value(const Set& set, bool taken) {
    const Pending pending = G::pending(rules_, set[0].state);
    if (pending.is_over()) {
      std::int64_t sum = 0;
      for (const World& one : set) sum += one.weight * halves(one.state) * (taken ? 1 : unit_);
      return sum;
    }
    if (pending.is_chance()) return std::nullopt;
    duel::Actions legal;
    G::legal(rules_, set[0].state, pending.seat(), legal);
    if (pending.seat() != duel::kKnight && legal.size() > 1) return std::nullopt;
    std::int64_t most = 0;
    for (const duel::Action& action : legal) {
      const std::optional<std::int64_t> one = after(set, pending.seat(), action, taken);
      if (!one) return std::nullopt;
      most = std::max(most, *one);
    }
    return most;
  }

  std::optional<std::int64_t> follow(const Set& set, const std::vector<duel::Action>& plan, std::size_t from) {
    plan_ = &plan;
    next_ = from + 1;
    return after(set, duel::kKnight, plan[from], false);
  }

  // Plays an action in all worlds, and goes on in each group of worlds that looks the same to the knight.
  std::optional<std::int64_t> after(const Set& set, Seat seat, const duel::Action& action, bool taken) {
    Set next;
    const std::optional<duel::Slot> slot = taken ? std::nullopt : unseen_slot(set[0].state, action);
    for (const World& one : set) {
      if (!slot) {
        add(next, one.state, one.weight, seat, action);
        continue;
      }
      for (int c = 0; c < duel::kMostCardTypes; ++c) {
        const int copies = pool_.of[duel::Card(c)];
        if (copies == 0) continue;
        State with = one.state;
        with.slot[*slot] = duel::Card(c);
        add(next, with, one.weight * copies, seat, action);
      }
    }
    if ((left_ -= static_cast<std::int64_t>(next.size())) < 0) return std::nullopt;
    const bool in_plan = plan_ != nullptr && next_ < plan_->size();
    if (in_plan) {
      const duel::Action step = (*plan_)[next_++];
      return after(next, duel::kKnight, step, taken || slot.has_value());
    }
    plan_ = nullptr;
    return in_groups(next, taken || slot.has_value());
  }
  void add(Set& next, const State& from, std::int64_t weight, Seat seat, const duel::Action& action) {
    Silence silence;
    next.push_back({from, weight});
    G::play(rules_, next.back().state, seat, action, silence);
  }

  std::optional<std::int64_t> in_groups(Set& set, bool taken) {
    std::int64_t sum = 0;
    while (!set.empty()) {
      const duel::View view = seen(set.back().state);
      const auto other =
          std::partition(set.begin(), set.end(), [&](const World& one) { return !(seen(one.state) == view); });
      const Set group(other, set.end());
      set.erase(other, set.end());
      const std::optional<std::int64_t> one = value(group, taken);
      if (!one) return std::nullopt;
      sum += *one;
    }
    return sum;
  }
  duel::View seen(const State& s) const { return G::view(rules_, s, Observer(duel::kKnight), memory_); }

  std::int64_t halves(const State& s) const {
    const duel::Owner winner = duel::verdict_of(rules_, s).winner;
    return winner == duel::Owner::Knight ? 2 : winner == duel::Owner::Nobody ? 1 : 0;
  }

  // The slot whose face-down card this action takes: by choice, or as the only one at the tower that is entered.
  static std::optional<duel::Slot> unseen_slot(const State& s, const duel::Action& action) {
    const auto is_down = [&](duel::Slot slot) { return (s.filled & ~s.face_up & duel::bit(slot)) != 0; };
    if (action.kind == duel::Action::Kind::Take) {
      const duel::Slot slot = duel::slot_of(s, action.slot());
      return is_down(slot) ? std::optional(slot) : std::nullopt;
    }
    if (action.kind != duel::Action::Kind::Move) return std::nullopt;
    const duel::Slot after = duel::slot_after(s.place_of[action.a]);
    const duel::Slot before = duel::slot_before(s.place_of[action.a]);
    const auto is_filled = [&](duel::Slot slot) { return (s.filled & duel::bit(slot)) != 0; };
    if (is_filled(after) == is_filled(before)) return std::nullopt;
    const duel::Slot only = is_filled(after) ? after : before;
    return is_down(only) ? std::optional(only) : std::nullopt;
  }

  const duel::Rules& rules_;
  duel::Memory memory_ = duel::Memory::Perfect;
  duel::filling::CardCounts pool_;
  std::int64_t unit_ = 1;
  const std::vector<duel::Action>* plan_ = nullptr;
  std::size_t next_ = 0;
  std::int64_t left_ = 0;
};

// The goals of a game, and the chance that a plan reaches one. `end` is the position after the plan in some world.
template <Game G>
struct ProofOf;

template <>
struct ProofOf<towers::Towers> {
  static std::vector<std::string_view> goals(const towers::Rules& rules, const towers::View& view) {
    constexpr int kCardsLeft = 8;
    if (!rules.variant.alone) return {"win", "home"};
    const int left = rules.options.solo_card_limit - view.state.discard_size;
    if (rules.options.solo_card_limit != 0 && left <= kCardsLeft) return {"game", "home"};
    return {"home"};
  }
  static std::optional<Fraction> chance(const towers::Rules& rules, const towers::View& view, std::string_view goal,
                                        const towers::State& before, const Plan<towers::Towers>& plan) {
    using Goal = TowersProver::Goal;
    const Goal wanted = goal == "win" ? Goal::Win : goal == "home" ? Goal::Home : Goal::Game;
    return TowersProver(rules, before, view.observer.seat(), wanted).chance(plan.ends[0]);
  }
};

template <>
struct ProofOf<duel::Duel> {
  static std::vector<std::string_view> goals(const duel::Rules&, const duel::View& view) {
    if (DuelProver::is_last_turn(view)) return {"game"};
    return {};
  }
  static std::optional<Fraction> chance(const duel::Rules& rules, const duel::View& view, std::string_view,
                                        const duel::State&, const Plan<duel::Duel>& plan) {
    return DuelProver(rules).chance(view, plan.actions);
  }
};

}  // namespace spires::insight
