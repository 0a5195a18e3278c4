// Compares a trace with the rules, line by line: the asked seat, the legal list, the state after each step, the end.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "cli/console.h"
#include "cli/setup_arguments.h"
#include "cli/trace_line.h"
#include "engine/core/record_match.h"
#include "engine/core/text_setting.h"

namespace spires::cli {

// Both texts, cut to the part around the first difference: state lines are long.
std::string difference(std::string_view expected, std::string_view found);
std::string difference(const std::vector<std::string>& expected, const std::vector<std::string>& found);

template <GameTools K>
class TraceReplay {
 public:
  using T = typename K::Text;
  using G = typename T::Game;

  explicit TraceReplay(const Table<T>& table) : rules_(table.rules), state_(G::initial(table.rules)) {}

  std::uint64_t steps() const { return steps_; }

  // Returns the fault of the step; if there is none, makes the step.
  std::optional<std::string> step(const TraceStep& step) {
    if (step.n != steps_ + 1) return "n is " + std::to_string(step.n) + ", not " + std::to_string(steps_ + 1);
    const Pending pending = G::pending(rules_, state_);
    if (pending.is_over()) return "the game is over before this step";
    std::optional<std::string> wrong = step.seat ? decide(pending, step) : happen(pending, step);
    if (wrong) return wrong;
    const std::string state = T::state(rules_, state_);
    if (state != step.state) return "the state afterwards differs\n" + difference(step.state, state);
    if (std::optional<std::string> differs = compare_views(step)) return differs;
    ++steps_;
    return std::nullopt;
  }

  std::optional<std::string> end(const Settings& ending) const {
    Settings ours = T::ending(rules_, state_);
    sort_by_name(ours);
    if (ours == ending) return std::nullopt;
    const std::string early = G::pending(rules_, state_).is_over() ? "" : ", and the game is not over";
    return "the end differs" + early + "\n  file:  " + shown(end_json(ending)) + "\n  rules: " + end_json(ours);
  }

  std::string before() const { return T::state(rules_, state_); }

 private:
  std::optional<std::string> compare_views(const TraceStep& step) const {
    if (step.views.empty()) return std::nullopt;
    const std::map<std::string, std::string> views = views_of<K>(rules_, state_);
    for (const auto& [seat, view] : step.views) {
      const auto ours = views.find(seat);
      if (ours == views.end()) return "there is no view of seat " + shown(seat);
      if (ours->second != view) return "the view of seat " + seat + " differs\n" + difference(view, ours->second);
    }
    return std::nullopt;
  }
  std::optional<std::string> happen(Pending pending, const TraceStep& step) {
    if (!pending.is_chance()) return "chance is not asked here, seat " + T::seat(pending.seat()) + " is";
    const std::optional<typename G::Chance> outcome = T::parse_chance(rules_, state_, step.text);
    if (!outcome || !is_possible<G>(rules_, state_, *outcome)) return "`" + shown(step.text) + "` cannot happen here";
    Silence silence;
    G::resolve(rules_, state_, *outcome, silence);
    return std::nullopt;
  }
  std::optional<std::string> decide(Pending pending, const TraceStep& step) {
    if (!pending.is_seat()) return "no seat is asked here, chance is";
    const Seat seat = acting_seat(pending.seat(), *step.seat);
    if (T::seat(seat) != *step.seat) return "seat " + T::seat(seat) + " is asked, not " + shown(*step.seat);
    const std::vector<std::string> legal = legal_texts<T>(rules_, state_, seat);
    if (legal != step.legal) return "the legal list differs\n" + difference(step.legal, legal);
    if (std::optional<std::string> differs = compare_may(step, seat == pending.seat())) return differs;
    const std::optional<typename G::Action> action = T::parse_action(step.text);
    if (!action) return "`" + shown(step.text) + "` is no decision of the notation";
    const Refusal refusal = G::check(rules_, state_, seat, *action);
    if (!refusal.none()) return "`" + shown(step.text) + "` is refused: " + refusal_text<T>(refusal);
    Silence silence;
    G::play(rules_, state_, seat, *action, silence);
    return std::nullopt;
  }

  // The seat of that name, if it may act; otherwise the asked one.
  Seat acting_seat(Seat asked, const std::string& name) const {
    for (int i = 0; i < kMaxSeats; ++i) {
      if (may_speak<G>(rules_, state_, seat_at(i)) && T::seat(seat_at(i)) == name) return seat_at(i);
    }
    return asked;
  }
  // Traces of programs without interjections do not mention them; if a game names one anywhere, all its steps are
  // compared.
  std::optional<std::string> compare_may(const TraceStep& step, bool asked) {
    const auto ours = asked ? may_of<T>(rules_, state_) : std::map<std::string, std::vector<std::string>>{};
    says_may_ = says_may_ || !asked || !step.may.empty();
    if (step.may != ours && !step.may.empty()) return "`may` differs from what others may do here";
    if (step.may != ours && silent_since_ == 0) silent_since_ = step.n;
    if (says_may_ && silent_since_ != 0) return "`may` is missing at step " + std::to_string(silent_since_);
    return std::nullopt;
  }

  typename G::Rules rules_;
  typename G::State state_;
  std::uint64_t steps_ = 0;
  bool says_may_ = false;           // whether the game names any interjection
  std::uint64_t silent_since_ = 0;  // the first step that omits existing interjections; 0: none
};

}  // namespace spires::cli
