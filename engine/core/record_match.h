// A match that keeps its line of steps, so that it can be undone, written as a record and replayed from one.
//
// Undo removes the last steps of the surviving line and never rolls again: chance step k of the line always uses word k
// of the match, so the same decisions lead to the same cards and dice.
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/collector.h"
#include "engine/core/game_text.h"
#include "engine/core/hash.h"
#include "engine/core/record.h"
#include "engine/core/text_setting.h"

namespace spires {

// Returns whether the outcome is possible now.
template <Game G>
bool is_possible(const typename G::Rules& rules, const typename G::State& state, const typename G::Chance& outcome) {
  typename G::Chances chances;
  G::chances(rules, state, chances);
  for (const auto& chance : chances) {
    if (chance.outcome == outcome && chance.weight > 0) return true;
  }
  return false;
}

template <GameText T>
class RecordMatch {
 public:
  using G = typename T::Game;
  using Events = std::vector<typename G::Event>;

  // A step of the surviving line.
  struct Step {
    std::optional<Seat> seat;  // empty: chance
    typename G::State after;
  };

  // REQUIRES: `rules` are those of `header`.
  RecordMatch(Settings header, const typename G::Rules& rules)
      : RecordMatch(std::move(header), rules, G::initial(rules)) {}
  // Starts from a position for a test. The record does not say so.
  RecordMatch(Settings header, const typename G::Rules& rules, const typename G::State& start)
      : header_(without_revision(std::move(header))), rules_(rules), initial_(start) {
    leave_trail();
  }
  // Starts from a position for practice, with the outcomes of its first chance steps.
  RecordMatch(Settings header, const typename G::Rules& rules, const typename G::State& start,
              std::vector<std::string> fixed)
      : RecordMatch(std::move(header), rules, start) {
    practice_ = Practice{T::state(rules_, start), T::seen(rules_, start), std::move(fixed)};
  }

  const typename G::Rules& rules() const { return rules_; }
  // The settings without the revision, which is in the rules; a record writes it beside the settings.
  const Settings& header() const { return header_; }
  const typename G::State& state() const { return state_after(line_.size()); }
  // The state after the first `steps` steps of the line.
  const typename G::State& state_after(std::size_t steps) const {
    return steps == 0 ? initial_ : line_[steps - 1].after;
  }
  Pending pending() const { return G::pending(rules_, state()); }
  const std::vector<Step>& line() const { return line_; }
  const std::vector<RecordStep>& steps() const { return steps_; }
  // Hash over the state lines so far.
  std::uint64_t trail() const { return trail_.value(); }
  // The number k of the next chance step.
  std::uint32_t chances() const { return chances_; }
  const std::optional<Practice>& practice() const { return practice_; }
  // Returns the outcome of the next chance step: the fixed one of a practice match, if it is possible here; otherwise
  // that of the word. REQUIRES: chance is pending.
  typename G::Chance due(std::uint64_t word) const {
    if (practice_ && chances_ < practice_->fixed.size()) {
      const std::optional<typename G::Chance> fixed = T::parse_chance(rules_, state(), practice_->fixed[chances_]);
      if (fixed && is_possible<G>(rules_, state(), *fixed)) return *fixed;
    }
    return G::sample(rules_, state(), word);
  }

  // REQUIRES: chance is pending and the outcome possible.
  Events resolve(const typename G::Chance& outcome) {
    Collector<typename G::Event> sink;
    typename G::State next = state();
    steps_.push_back({RecordStep::Kind::Chance, {}, T::chance(rules_, state(), outcome), 0});
    G::resolve(rules_, next, outcome, sink);
    line_.push_back({std::nullopt, next});
    ++chances_;
    leave_trail();
    return std::move(sink.events);
  }
  // REQUIRES: the action is legal.
  Events play(Seat seat, const typename G::Action& action) {
    assert(G::check(rules_, state(), seat, action).none());
    typename G::State next = state();
    steps_.push_back({RecordStep::Kind::Decision, T::seat(seat), T::action(action), 0});
    Events events = play_loudly<G>(rules_, next, seat, action);
    line_.push_back({seat, next});
    leave_trail();
    return events;
  }
  // REQUIRES: 0 < count <= line().size().
  void undo(std::uint32_t count) {
    assert(count > 0 && count <= line_.size());
    for (std::uint32_t i = 0; i < count; ++i) {
      if (!line_.back().seat) --chances_;
      line_.pop_back();
    }
    steps_.push_back({RecordStep::Kind::Undo, {}, {}, count});
    leave_trail();
  }

  // Returns the record of the match so far. The reason and the places come from the outcome; if the game is not over,
  // the reason is `stopped`.
  Record record(const ChanceSource& chance, EndReason stopped = EndReason::None) const {
    Record record{std::string(T::kName), T::revision(rules_), header_, practice_, chance, steps_, {}, {},
                  trail_.value()};
    const Outcome outcome = G::outcome(rules_, state());
    const EndReason reason = outcome.reason == EndReason::None ? stopped : outcome.reason;
    record.reason = std::string(reason_text(reason));
    if (reason == EndReason::None) return record;
    for (int i = 0; i < outcome.players; ++i) {
      record.places.push_back({T::seat(seat_at(i)), outcome.place[seat_at(i)]});
    }
    return record;
  }

 private:
  void leave_trail() { trail_.add_text(T::state(rules_, state())); }

  Settings header_;
  typename G::Rules rules_;
  typename G::State initial_;
  std::optional<Practice> practice_;
  std::vector<Step> line_;
  std::vector<RecordStep> steps_;
  std::uint32_t chances_ = 0;
  Hash trail_;
};

template <GameText T>
std::string refusal_text(Refusal refusal) {
  const RuleNumber rule = refusal.rule();
  const std::string why = T::why(rule);
  return std::string(T::kRulePrefix) + "-" + std::to_string(rule.chapter) + "." + std::to_string(rule.section) +
         (why.empty() ? "" : " ") + why;
}

// Returns the seat of that name if it may act now, asked or not. REQUIRES: a seat is asked.
template <GameText T>
std::optional<Seat> acting_seat(const RecordMatch<T>& match, const std::string& name) {
  if (T::seat(match.pending().seat()) == name) return match.pending().seat();
  for (int i = 0; i < kMaxSeats; ++i) {
    const bool speaks = may_speak<typename T::Game>(match.rules(), match.state(), seat_at(i));
    if (speaks && T::seat(seat_at(i)) == name) return seat_at(i);
  }
  return std::nullopt;
}

// Ignores the events of an applied record.
struct Untold {
  template <class Events>
  void operator()(const Events&) const {}
};

// Applies one step of a record to a match; returns the reason if that is impossible. `word_of(k)` returns the word of
// chance step k, or nothing if it is unknown. `tell` receives the events of the step.
template <GameText T, class WordOf, class Tell = Untold>
std::optional<std::string> apply_step(RecordMatch<T>& match, const RecordStep& step, const WordOf& word_of,
                                      const Tell& tell = {}) {
  using G = typename T::Game;
  const Pending pending = match.pending();
  if (step.kind == RecordStep::Kind::Undo) {
    if (step.undo == 0 || step.undo > match.line().size()) return "takes back more steps than there are";
    match.undo(step.undo);
    return std::nullopt;
  }
  if (pending.is_over()) return "the game is over";
  if (step.kind == RecordStep::Kind::Chance) {
    if (!pending.is_chance()) return "chance is not asked here, seat " + T::seat(pending.seat()) + " is";
    const std::optional<typename G::Chance> outcome = T::parse_chance(match.rules(), match.state(), step.text);
    if (!outcome || !is_possible<G>(match.rules(), match.state(), *outcome))
      return "`" + step.text + "` cannot happen here";
    if (const std::optional<std::uint64_t> word = word_of(match.chances())) {
      const typename G::Chance due = match.due(*word);
      if (!(due == *outcome)) {
        return "chance word " + std::to_string(match.chances()) + " of this seed gives `" +
               T::chance(match.rules(), match.state(), due) + "`, not `" + step.text + "`";
      }
    }
    tell(match.resolve(*outcome));
    return std::nullopt;
  }
  if (!pending.is_seat()) return "no seat is asked here, chance is";
  const std::optional<Seat> seat = acting_seat<T>(match, step.seat);
  if (!seat) return "seat " + T::seat(pending.seat()) + " is asked, not " + step.seat;
  const std::optional<typename G::Action> action = T::parse_action(step.text);
  if (!action) return "`" + step.text + "` is no decision of the notation";
  const Refusal refusal = G::check(match.rules(), match.state(), *seat, *action);
  if (!refusal.none()) return "`" + step.text + "` is refused: " + refusal_text<T>(refusal);
  tell(match.play(*seat, *action));
  return std::nullopt;
}

// "goal A:1 B:2"
inline std::string result_text(const Record& record) {
  std::string text = record.reason;
  for (const SeatPlace& place : record.places) text += " " + place.seat + ":" + std::to_string(place.place);
  return text;
}

// Reads the position that a practice match starts from. A fault names the field of the state line, or `seen`.
template <GameText T>
Result<typename T::Game::State> read_start(const typename T::Game::Rules& rules, const Practice& practice) {
  Result<typename T::Game::State> start = T::parse_state(rules, practice.state);
  if (std::holds_alternative<Fault>(start)) return start;
  if (practice.seen.empty()) return start;
  if (std::optional<Fault> fault = T::parse_seen(rules, practice.seen, std::get<0>(start))) return *fault;
  return start;
}

inline Fault practice_fault(const Fault& fault) { return {"practice", fault.field + ": " + fault.why}; }

// Returns the match of a record before its first step, or the fault that prevents it.
template <GameText T>
Result<RecordMatch<T>> begin_record(const Record& record) {
  if (record.game != T::kName) return Fault{"game", "`" + record.game + "` is another game"};
  if (record.revision < 1 || record.revision > T::kRevision) {
    return Fault{"rules", "the record was made by revision " + std::to_string(record.revision) +
                              " of the rules, here 1 to " + std::to_string(T::kRevision) + " are known"};
  }
  Settings settings = record.settings;
  settings.push_back(revision_setting(record.revision));
  const Result<typename T::Game::Rules> rules = T::rules(settings);
  if (const Fault* fault = std::get_if<Fault>(&rules)) return *fault;
  Settings header = T::header(settings);
  if (without_revision(header) != record.settings) {
    return Fault{"set", "the settings are not written in full and in order"};
  }
  if (!record.practice) return RecordMatch<T>(std::move(header), std::get<0>(rules));
  const Result<typename T::Game::State> start = read_start<T>(std::get<0>(rules), *record.practice);
  if (const Fault* fault = std::get_if<Fault>(&start)) return practice_fault(*fault);
  RecordMatch<T> match(std::move(header), std::get<0>(rules), std::get<0>(start), record.practice->fixed);
  if (match.practice() != record.practice) return Fault{"practice", "the position is not in the form it is written in"};
  return match;
}

// Returns the fault in the end of a record whose steps have been played.
template <GameText T>
std::optional<Fault> end_fault(const RecordMatch<T>& match, const Record& record) {
  const EndReason stopped = record.reason == reason_text(EndReason::Cap) ? EndReason::Cap : EndReason::None;
  const Record again = match.record(record.chance, stopped);
  if (again.reason != record.reason || again.places != record.places) {
    return Fault{"result", "the game ends otherwise: " + result_text(again) + ", not " + result_text(record)};
  }
  if (again.trail != record.trail) return Fault{"trail", "the states are not those of the record"};
  return std::nullopt;
}

// Plays a whole record. Returns the match, or the first mismatch: a step, the result, the trail.
template <GameText T, class WordOf>
Result<RecordMatch<T>> replay_record(const Record& record, const WordOf& word_of) {
  Result<RecordMatch<T>> begun = begin_record<T>(record);
  if (std::holds_alternative<Fault>(begun)) return begun;
  RecordMatch<T>& match = std::get<0>(begun);
  std::uint64_t n = 0;
  for (const RecordStep& step : record.steps) {
    ++n;
    if (std::optional<std::string> why = apply_step(match, step, word_of)) {
      return Fault{"step " + std::to_string(n), *why};
    }
  }
  if (std::optional<Fault> fault = end_fault(match, record)) return *fault;
  return begun;
}

}  // namespace spires
