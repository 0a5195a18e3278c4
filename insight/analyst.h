// Goes through a finished game and books every change of its value: as luck, skill, information or second thoughts.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/text_hex.h"
#include "insight/chance.h"
#include "insight/evaluators.h"
#include "insight/graph.h"
#include "insight/judges.h"
#include "insight/line.h"
#include "insight/report.h"
#include "match/bots.h"

namespace spires::insight {

template <GameTools K, class Chosen = EvaluatorFor<typename K::Text::Game>>
class Analyst {
 public:
  using T = typename K::Text;
  using G = typename T::Game;
  using E = typename Chosen::Evaluator;
  using State = typename G::State;
  using Action = typename G::Action;

  Analyst(const Line<G>& line, const Budgets& budgets)
      : line_(line),
        sides_(T::players(line.rules), [&](Seat a, Seat b) { return E::on_one_side(line.rules, a, b); }),
        values_(Chosen::make(line.rules), line.rules, sides_, Chosen::settings(), budgets.nodes),
        judges_(values_, budgets),
        budgets_(budgets) {}

  // Fills the report of a part of the game, except for what names its record.
  void analyse(const Part& part, Report& report) {
    report.evaluator = hex_of(Chosen::hash(line_.rules));
    report.nodes = values_.nodes();
    report.stopped = !line_.over;
    name_sides(report);
    const auto luck = ChanceOf<G>::told_later(line_);
    report.turns_in_all = line_.steps.empty() ? 0 : line_.steps.back().turn;
    report.steps_in_all = static_cast<std::uint32_t>(line_.steps.size());
    // The steps of a turn follow each other.
    std::size_t n = 0;
    while (n < line_.steps.size() && line_.steps[n].turn < part.first) ++n;
    value_ = values_.of(line_.states[n]);
    report.start = list(value_);
    std::size_t told = 0;
    while (told < luck.tellings.size() && luck.tellings[told].before < n) ++told;
    for (; n < line_.steps.size() && line_.steps[n].turn <= part.last; ++n) {
      StepReport& step = report.steps.emplace_back(begin_step(n));
      second_ = Shares{};
      for (; told < luck.tellings.size() && luck.tellings[told].before == n; ++told) tell(luck.tellings[told], step);
      if (line_.steps[n].seat) {
        decide(n, step);
      } else {
        happen(n, luck.later[n], step);
      }
      step.second = list(second_);
      step.value = list(value_);
    }
    add_up(report);
    grade_turns(report);
    if (report.steps.size() == line_.steps.size()) find_moments(report);
  }

  // Fills in the values of all positions, which are a small part of the work of a report.
  void draw(Graph& graph) {
    graph.nodes = values_.nodes();
    for (int j = 0; j < sides_.count(); ++j) graph.sides.emplace_back();
    for (int i = 0; i < sides_.players(); ++i) {
      graph.sides[static_cast<std::size_t>(sides_.of(seat_at(i)))].seats.push_back(T::seat(seat_at(i)));
    }
    graph.start = list(values_.of(line_.states.front()));
    for (std::size_t n = 0; n < line_.steps.size(); ++n) {
      GraphStep& step = graph.steps.emplace_back(GraphStep{line_.steps[n].turn, line_.steps[n].until, {}, {}});
      if (line_.steps[n].seat) step.seat = T::seat(*line_.steps[n].seat);
      step.value = list(values_.of(line_.states[n + 1]));
    }
  }

  // Returns the luck of the whole game, without judging decisions.
  LuckOfGame luck() {
    const auto later = ChanceOf<G>::told_later(line_);
    Shares all;
    for (const auto& told : later.tellings) all += luck_of(told);
    for (std::size_t n = 0; n < line_.steps.size(); ++n) {
      if (!line_.steps[n].seat && !later.later[n]) all += luck_of_chance(n);
    }
    return {list(values_.of(line_.states.front())), list(all), list(values_.of(line_.states.back()))};
  }

 private:
  PartsList list(const Shares& shares) const { return {shares.of.begin(), shares.of.begin() + sides_.count()}; }

  void name_sides(Report& report) const {
    report.sides.resize(static_cast<std::size_t>(sides_.count()));
    for (int i = 0; i < sides_.players(); ++i) {
      report.sides[static_cast<std::size_t>(sides_.of(seat_at(i)))].seats.push_back(T::seat(seat_at(i)));
    }
  }

  StepReport begin_step(std::size_t n) const {
    const LineStep<G>& from = line_.steps[n];
    StepReport step;
    step.number = static_cast<std::uint32_t>(n + 1);
    step.turn = from.turn;
    step.until = from.until;
    if (from.seat) step.seat = T::seat(*from.seat);
    step.text = from.text;
    return step;
  }

  void book_luck(StepReport& step, std::optional<Seat> owner, const Shares& luck) const {
    LuckReport& one = step.luck.emplace_back();
    if (owner) one.seat = T::seat(*owner);
    one.parts = list(luck);
  }

  // Cards that can be used from now on. Their draw was booked as second thoughts, and is taken from there.
  void tell(const typename ChanceOf<G>::Told& told, StepReport& step) {
    const Shares luck = luck_of(told);
    book_luck(step, told.owner, luck);
    second_ -= luck;
  }
  Shares luck_of(const typename ChanceOf<G>::Told& told) {
    const State& state = line_.states[told.before];
    const State returned = ChanceOf<G>::returned(state, told);
    const std::uint64_t seed = Values<G, E>::hash_of(returned);
    Rng rng(seed);
    MeanShares mean;
    for (const auto& one : ChanceOf<G>::exchanged(returned, told, budgets_.hands(), rng)) {
      mean.add(values_.with_seed(one.state, seed), one.weight);
    }
    return values_.with_seed(state, seed) - mean.of_sides(sides_.count());
  }

  void happen(std::size_t n, bool later, StepReport& step) {
    const Shares before = std::exchange(value_, values_.of(line_.states[n + 1]));
    second_ += value_ - before;
    if (later || is_certain(line_.states[n])) return;
    const Shares luck = luck_of_chance(n);
    book_luck(step, ChanceOf<G>::owner(line_.states[n]), luck);
    second_ -= luck;
  }

  bool is_certain(const State& state) const {
    typename G::Chances outcomes;
    G::chances(line_.rules, state, outcomes);
    return outcomes.size() == 1;
  }

  Shares luck_of_chance(std::size_t n) {
    const State& state = line_.states[n];
    const std::uint64_t seed = Values<G, E>::hash_of(state);
    typename G::Chances outcomes;
    G::chances(line_.rules, state, outcomes);
    MeanShares mean;
    Silence silence;
    const auto add = [&](const typename G::Chance& outcome, std::uint32_t weight) {
      State next = state;
      G::resolve(line_.rules, next, outcome, silence);
      mean.add(values_.with_seed(next, seed), weight);
    };
    if (outcomes.size() <= kMostOutcomes) {
      for (const auto& one : outcomes) add(one.outcome, one.weight);
    } else {
      Rng rng(seed);
      for (std::uint32_t i = 0; i < budgets_.hands(); ++i) add(G::sample(line_.rules, state, rng.next()), 1);
    }
    return values_.with_seed(line_.states[n + 1], seed) - mean.of_sides(sides_.count());
  }

  void decide(std::size_t n, StepReport& step) {
    const LineStep<G>& from = line_.steps[n];
    const State& state = line_.states[n];
    const Shares before = std::exchange(value_, values_.of(line_.states[n + 1]));
    typename G::Actions legal;
    if (from.asked) G::legal(line_.rules, state, *from.seat, legal);
    // A seat that speaks up could have kept silent for ever, so there is no list to judge it by.
    if (!from.asked || legal.size() == 1) {
      second_ += value_ - before;
      return;
    }
    const auto view = G::view(line_.rules, state, Observer(*from.seat), BotsOf<K>::kMemory);
    const Judged<Action> judged = judges_.judge(view, legal, from.action);
    Shares with_best = value_;
    if (!(judged.best == from.action)) {
      State best = state;
      Silence silence;
      G::play(line_.rules, best, *from.seat, judged.best, silence);
      with_best = values_.of(best);
    }
    ChoiceReport& choice = step.choice.emplace();
    choice.best = T::action(judged.best);
    choice.seen = judged.seen;
    choice.skill = list(judged.change);
    choice.information = list(value_ - with_best - judged.change);
    choice.loss = confirmed_loss(view, from.action, judged);
    if (choice.loss != 0) {
      for (const bots::Reason& reason : BotsOf<K>::reasons(line_.rules, view, judged.best)) {
        choice.reasons.push_back({std::string(reason.key), reason.count});
      }
    }
    second_ += with_best - before;
  }

  // Returns the smallest loss that a judge sees, if all of them see at least a slip; otherwise 0.
  Parts confirmed_loss(const typename G::View& view, const Action& played, const Judged<Action>& judged) {
    const Parts least = least_loss(Grade::Slip, sides_.count());
    const int side = sides_.of(view.observer.seat());
    const Parts loss = std::min({judged.first_loss, judged.second_loss, -judged.change[side]});
    if (loss < least || !is_open(judged.seen, loss)) return 0;
    const std::optional<Parts> paired = judges_.compared(view, played, judged.best);
    return paired && *paired >= least ? std::min(loss, *paired) : 0;
  }

  const Line<G>& line_;
  Sides sides_;
  Values<G, E> values_;
  Judges<G, E> judges_;
  Budgets budgets_;
  Shares value_;   // of the present position
  Shares second_;  // second thoughts of the present step
};

}  // namespace spires::insight
