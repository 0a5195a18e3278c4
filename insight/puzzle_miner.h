// Finds out whether a decision is a puzzle: one clear answer, which longer searches with other random numbers confirm,
// which is right in every world that the seat may be in, and which is proved where that is possible.
//
// Everything follows from the view of the seat, so what it cannot know changes nothing. docs/puzzles.md explains the
// steps and their numbers.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/record_match.h"
#include "insight/evaluators.h"
#include "insight/puzzle.h"
#include "insight/puzzle_judge.h"
#include "insight/puzzle_levels.h"
#include "insight/puzzle_proof.h"
#include "insight/puzzle_themes.h"
#include "match/games.h"

namespace spires::insight {

// How many decisions came to each step of the sieve.
struct Sieved {
  static constexpr std::array<std::string_view, 9> kSteps = {
      "decisions", "with plans", "glanced", "candidates", "verified", "fair", "answered", "written", "proved"};
  std::array<std::uint64_t, 9> count{};
};

template <GameTools K>
class PuzzleMiner {
 public:
  using T = typename K::Text;
  using G = typename T::Game;
  using Chosen = EvaluatorFor<G>;
  using E = typename Chosen::Evaluator;
  using State = typename G::State;
  using View = typename G::View;
  using Plans = std::vector<Plan<G>>;
  using Answers = std::vector<std::size_t>;

  static constexpr std::uint32_t kGlance = 3'000;
  static constexpr std::uint32_t kCandidate = 20'000;
  static constexpr std::uint32_t kShort = 200'000;
  static constexpr std::uint32_t kLong = 2'000'000;
  static constexpr int kSeeds = 3;
  static constexpr float kGlanceGap = 0.05F;
  static constexpr float kCandidateGap = 0.08F;
  static constexpr float kVerifiedGap = 0.06F;
  static constexpr float kOpen = 0.1F;
  static constexpr int kFairWorlds = 16;
  static constexpr std::size_t kMostAnswers = 6;

  explicit PuzzleMiner(const typename G::Rules& rules)
      : rules_(rules), judge_(Chosen::make(rules), rules, Chosen::settings()) {}

  const Sieved& sieved() const { return sieved_; }
  const typename G::Rules& rules() const { return rules_; }

  // The worlds and the plans of a decision, always the same for a view.
  Worlds<G, E> worlds_of(const View& view) const {
    return Worlds<G, E>(rules_, view, Worlds<G, E>::kUsual, hash_of_view<G>(view, kWorldsUse));
  }
  static std::optional<Plans> plans_of(const Worlds<G, E>& worlds) { return PlanFinder<G, E>({}).find(worlds); }

  // Returns the puzzle of a decision, if it is one. REQUIRES: the observer of the view is asked.
  std::optional<Puzzle> examine(const View& view) {
    pass(0);
    const Worlds<G, E> worlds = worlds_of(view);
    std::optional<Plans> plans = plans_of(worlds);
    if (!plans) return std::nullopt;
    pass(1);
    std::optional<PuzzleProof> proof;
    Answers answers = certain_wins(view, worlds.states()[0], *plans, proof);
    if (!is_candidate(view, *plans, answers)) return std::nullopt;
    if (!is_verified(view, *plans, answers)) return std::nullopt;
    pass(4);
    if (!is_fair(view, *plans, answers)) return std::nullopt;
    pass(5);
    if (!proof) proof = prove(view, worlds.states()[0], *plans, answers);
    std::optional<Puzzle> puzzle = describe(view, worlds, *plans, answers);
    if (!puzzle) return std::nullopt;
    pass(7);
    if (proof) pass(8);
    puzzle->proof = proof;
    const auto& first = (*plans)[answers[0]];
    const bool wins = proof && proof->goal == "win" && proof->best == Fraction{1, 1};
    puzzle->theme =
        wins ? "win" : ThemesOf<G>::of(rules_, worlds.states()[0], view.observer.seat(), first.actions, first.ends[0]);
    puzzle->solved = solved_by_levels<K, E>(rules_, worlds, *plans, answers, hash_of_view<G>(view, kLevelsUse));
    puzzle->rating = puzzle_rating(BotsOf<K>::levels(), puzzle->solved);
    puzzle->difficulty = puzzle_class(puzzle->rating);
    return puzzle;
  }

  // Returns how far the answers are ahead of all other plans, and whether the best plan is one of them.
  struct Again {
    float gap = 0;
    bool same = false;
  };
  Again again(const View& view, const Plans& plans, const Answers& answers, std::uint32_t nodes, std::uint64_t use) {
    const auto measured = measure(view, plans, nodes, use);
    const Verdict verdict = verdict_of(measured);
    const bool same = std::find(answers.begin(), answers.end(), verdict.best[0]) != answers.end();
    return {gap_of(measured, answers), same};
  }

  // Returns the least chance of the answers and the greatest of all other plans, if they can be counted and are clearly
  // apart; of several goals the first.
  std::optional<PuzzleProof> prove(const View& view, const State& before, const Plans& plans,
                                   const Answers& answers) const {
    for (const std::string_view goal : ProofOf<G>::goals(rules_, view)) {
      std::optional<PuzzleProof> proof = prove(view, before, plans, answers, goal);
      if (proof && proof->best.value() - proof->next.value() >= static_cast<double>(kCandidateGap)) return proof;
    }
    return std::nullopt;
  }
  std::optional<PuzzleProof> prove(const View& view, const State& before, const Plans& plans, const Answers& answers,
                                   std::string_view goal) const {
    PuzzleProof proof{std::string(goal), {1, 1}, {}};
    for (std::size_t i = 0; i < plans.size(); ++i) {
      const std::optional<Fraction> chance = ProofOf<G>::chance(rules_, view, goal, before, plans[i]);
      if (!chance) return std::nullopt;
      const bool answer = std::find(answers.begin(), answers.end(), i) != answers.end();
      if (answer && less(*chance, proof.best)) proof.best = *chance;
      if (!answer && less(proof.next, *chance)) proof.next = *chance;
    }
    return proof;
  }

 private:
  // What random numbers are for: no two uses share them.
  enum Use : std::uint64_t {
    kWorldsUse = 1,
    kGlanceUse,
    kCandidateUse,
    kFairUse,
    kReplyUse,
    kLevelsUse,
    kVerifyUse = 16
  };

  void pass(std::size_t step) { ++sieved_.count[step]; }

  std::vector<Measured> measure(const View& view, const Plans& plans, std::uint32_t nodes, std::uint64_t use) {
    return judge_.measure(view, plans, nodes, hash_of_view<G>(view, use));
  }

  // The plans that certainly win in this turn. They are equal, so all of them are answers.
  Answers certain_wins(const View& view, const State& before, const Plans& plans,
                       std::optional<PuzzleProof>& proof) const {
    Answers answers;
    if (!may_win_now(view)) return answers;
    Fraction next;
    for (std::size_t i = 0; i < plans.size(); ++i) {
      const std::optional<Fraction> chance = ProofOf<G>::chance(rules_, view, "win", before, plans[i]);
      if (!chance) return {};
      if (*chance == Fraction{1, 1}) {
        answers.push_back(i);
      } else if (less(next, *chance)) {
        next = *chance;
      }
    }
    if (!answers.empty()) proof = PuzzleProof{"win", {1, 1}, next};
    return answers;
  }
  bool may_win_now([[maybe_unused]] const View& view) const {
    if constexpr (std::same_as<G, towers::Towers>) {
      constexpr int kNear = 2;
      const Seat seat = view.observer.seat();
      return !rules_.variant.alone && view.state.out.of(seat) <= kNear && view.state.stock[seat].empty <= kNear;
    } else {
      return false;
    }
  }

  // One idea: a few plans that share a step. A position that is as good as over asks nothing.
  bool is_clear(const Plans& plans, const Answers& answers, const Verdict& verdict, float gap, float least) const {
    return gap >= least && verdict.value >= kOpen && verdict.value - gap <= 1 - kOpen &&
           answers.size() <= kMostAnswers && answers.size() < plans.size() && share_a_step(plans, answers);
  }
  static bool share_a_step(const Plans& plans, const Answers& answers) {
    const auto& first = plans[answers[0]].actions;
    return std::any_of(first.begin(), first.end(), [&](const auto& step) {
      return std::all_of(answers.begin(), answers.end(), [&](std::size_t i) {
        const auto& one = plans[i].actions;
        return std::find(one.begin(), one.end(), step) != one.end();
      });
    });
  }

  bool looks_clear(const View& view, const Plans& plans, const Answers& certain, std::uint32_t nodes, Use use,
                   float least) {
    const auto measured = measure(view, plans, nodes, use);
    const Verdict verdict = verdict_of(measured);
    const Answers& answers = certain.empty() ? verdict.best : certain;
    return is_clear(plans, answers, verdict, gap_of(measured, answers), least);
  }
  bool is_candidate(const View& view, const Plans& plans, const Answers& certain) {
    if (!looks_clear(view, plans, certain, kGlance, kGlanceUse, kGlanceGap)) return false;
    pass(2);
    if (!looks_clear(view, plans, certain, kCandidate, kCandidateUse, kCandidateGap)) return false;
    pass(3);
    return true;
  }

  // The first long search names the answers; all the others must agree.
  bool is_verified(const View& view, const Plans& plans, Answers& answers) {
    if (!looks_clear(view, plans, answers, kShort, kVerifyUse, kVerifiedGap)) return false;
    const auto first = measure(view, plans, kLong, Use(kVerifyUse + kSeeds));
    const Verdict verdict = verdict_of(first);
    if (answers.empty()) answers = verdict.best;
    measured_ = first;
    if (!is_clear(plans, answers, verdict, gap_of(first, answers), kVerifiedGap)) return false;
    for (int i = 0; i < 2 * kSeeds; ++i) {
      if (i == kSeeds) continue;
      const Again one =
          again(view, plans, answers, i < kSeeds ? kShort : kLong, kVerifyUse + static_cast<std::uint64_t>(i));
      if (!one.same || one.gap < kVerifiedGap) return false;
    }
    return true;
  }

  // In no world is a rival clearly better, even for somebody who sees everything.
  bool is_fair(const View& view, const Plans& plans, const Answers& answers) {
    constexpr std::size_t kRivals = 3;
    constexpr std::uint32_t kNodes = 4'000;
    std::vector<std::size_t> which;
    for (std::size_t i = 0; i < plans.size(); ++i) {
      if (std::find(answers.begin(), answers.end(), i) == answers.end()) which.push_back(i);
    }
    sort_by_value(which, measured_);
    which.resize(std::min(which.size(), kRivals));
    which.insert(which.begin(), answers[0]);
    Rng rng(hash_of_view<G>(view, kFairUse));
    for (int w = 0; w < kFairWorlds; ++w) {
      const State world = G::determinize(rules_, view, rng);
      const auto values = judge_.values_in(world, view.observer.seat(), plans, which, kNodes, rng.next());
      if (*std::max_element(values.begin() + 1, values.end()) > values[0] + kVerifiedGap) return false;
    }
    return true;
  }

  std::optional<Puzzle> describe(const View& view, const Worlds<G, E>& worlds, const Plans& plans,
                                 const Answers& answers) {
    const State& world = worlds.states()[0];
    Puzzle puzzle;
    puzzle.seat = T::seat(view.observer.seat());
    puzzle.state = T::state(rules_, world);
    puzzle.seen = T::seen(rules_, world);
    // A moment inside a decision cannot always be written down.
    const Result<State> again = read_start<T>(rules_, {puzzle.state, puzzle.seen, {}});
    if (!std::holds_alternative<State>(again) || !(std::get<State>(again) == world)) return std::nullopt;
    pass(6);
    for (const std::size_t i : answers) puzzle.answers.push_back(texts_of(plans[i].actions));
    puzzle.wrong = wrong_steps(view, worlds, plans, answers);
    if (puzzle.wrong.empty()) return std::nullopt;
    return puzzle;
  }
  static PuzzlePlan texts_of(const std::vector<typename G::Action>& actions) {
    PuzzlePlan texts;
    for (const auto& action : actions) texts.push_back(T::action(action));
    return texts;
  }

  // Every first step that begins no way to an answer, with the best that can still be made of it.
  std::vector<PuzzleWrong> wrong_steps(const View& view, const Worlds<G, E>& worlds, const Plans& plans,
                                       const Answers& answers) {
    typename G::Actions legal;
    worlds.legal(legal);
    float most = 0;
    for (const std::size_t i : answers) most = std::max(most, measured_[i].value);
    std::vector<PuzzleWrong> wrong;
    for (const auto& step : legal) {
      const auto begins = [&](std::size_t i) {
        const auto starts = [&](const auto& way) { return way[0] == step; };
        return starts(plans[i].actions) || std::any_of(plans[i].ways.begin(), plans[i].ways.end(), starts);
      };
      if (std::any_of(answers.begin(), answers.end(), begins)) continue;
      std::optional<std::size_t> best;
      for (std::size_t i = 0; i < plans.size(); ++i) {
        if (begins(i) && (!best || measured_[i].value > measured_[*best].value)) best = i;
      }
      if (!best) continue;
      const float loss = std::max(0.0F, most - measured_[*best].value);
      wrong.push_back({T::action(step), static_cast<int>(100 * loss + 0.5F), reply_to(view, plans[*best].ends[0])});
    }
    return wrong;
  }

  // Returns what the next seat does, up to its next card or die. Draws in between do not matter to it.
  std::vector<std::string> reply_to(const View& view, State state) {
    constexpr std::uint32_t kNodes = 5'000;
    constexpr int kMostReplySteps = 12;
    constexpr std::size_t kMostReplies = 4;
    const Seat mine = view.observer.seat();
    Rng rng(hash_of_view<G>(view, kReplyUse));
    std::vector<std::string> reply;
    std::optional<Seat> other;
    Silence silence;
    for (int steps = 0; steps < kMostReplySteps && reply.size() < kMostReplies; ++steps) {
      const Pending pending = G::pending(rules_, state);
      if (pending.is_over()) break;
      if (pending.is_chance()) {
        if (other || E::is_open_chance(state) || !std::same_as<G, towers::Towers>) break;
        G::resolve(rules_, state, G::sample(rules_, state, rng.next()), silence);
        continue;
      }
      const Seat seat = pending.seat();
      if (other && seat != *other) break;
      typename G::Actions legal;
      G::legal(rules_, state, seat, legal);
      const auto action = judge_.best_in(state, seat, legal, kNodes, rng.next());
      if (seat != mine) {
        other = seat;
        reply.push_back(T::action(action));
      }
      G::play(rules_, state, seat, action, silence);
    }
    return reply;
  }

  typename G::Rules rules_;
  PlanJudge<G, E> judge_;
  Sieved sieved_;
  std::vector<Measured> measured_;  // by the first long search
};

extern template class PuzzleMiner<towers::Tools>;
extern template class PuzzleMiner<duel::Tools>;

}  // namespace spires::insight
