// The surviving line of a finished record, step by step, with the position before each step. Undone steps are not in it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/record_match.h"
#include "match/event_log.h"
#include "secrets/hmac_words.h"

namespace spires::insight {

template <Game G>
struct LineStep {
  std::optional<Seat> seat;      // empty: chance
  typename G::Action action{};   // of a seat
  typename G::Chance outcome{};  // of chance
  std::string text;              // either of them, in the notation
  std::uint32_t turn = 0;        // number of the turn it belongs to, from 1; 0: before the first
  std::uint32_t until = 0;       // number of its last event, as a client of the match counts them
  bool asked = false;            // false: chance, or a seat that acts while another is asked
};

template <Game G>
struct Line {
  typename G::Rules rules;
  std::vector<LineStep<G>> steps;
  std::vector<typename G::State> states;  // before each step, and the last one
  bool over = false;                      // false: the game was stopped at its cap
};

template <GameText T>
class LineReader {
 public:
  using G = typename T::Game;

  static Result<Line<G>> read(const Record& record) {
    Result<RecordMatch<T>> begun = begin_record<T>(record);
    if (const Fault* fault = std::get_if<Fault>(&begun)) return *fault;
    LineReader reader(*std::get_if<0>(&begun));
    const secrets::ChanceWords words(record.chance);
    std::uint64_t n = 0;
    for (const RecordStep& step : record.steps) {
      ++n;
      if (std::optional<std::string> why = reader.take(step, words)) return Fault{"step " + std::to_string(n), *why};
    }
    if (std::optional<Fault> fault = end_fault(reader.match_, record)) return *fault;
    if (record.places.empty()) return Fault{"result", "the game is not over, and only finished games are analysed"};
    return reader.line();
  }

 private:
  explicit LineReader(RecordMatch<T>& match) : match_(match) {}

  std::optional<std::string> take(const RecordStep& step, const secrets::ChanceWords& words) {
    LineStep<G> taken;
    taken.text = step.text;
    taken.turn = turn_.empty() ? 0 : turn_.back();
    if (step.kind == RecordStep::Kind::Decision && match_.pending().is_seat()) {
      taken.seat = acting_seat<T>(match_, step.seat);
      taken.asked = taken.seat == match_.pending().seat();
      taken.action = T::parse_action(step.text).value_or(typename G::Action{});
    } else if (step.kind == RecordStep::Kind::Chance && match_.pending().is_chance()) {
      taken.outcome = T::parse_chance(match_.rules(), match_.state(), step.text).value_or(typename G::Chance{});
    }
    std::uint32_t turn = taken.turn;
    const auto count = [&](const std::vector<typename G::Event>& events) {
      log_.add_step(events);
      for (const typename G::Event& event : events) {
        std::visit([&turn]<class E>(const E&) { turn += match::BeginsTurn<E> ? 1 : 0; }, event);
      }
    };
    if (std::optional<std::string> why = apply_step(match_, step, words, count)) return why;
    if (step.kind == RecordStep::Kind::Undo) {
      log_.add_undo(std::nullopt, step.undo);
      steps_.resize(steps_.size() - step.undo);
      turn_.resize(steps_.size());
    } else {
      steps_.push_back(std::move(taken));
      turn_.push_back(turn);
    }
    return std::nullopt;
  }

  Line<G> line() {
    Line<G> line{match_.rules(), std::move(steps_), {}, match_.pending().is_over()};
    for (std::size_t i = 0; i < line.steps.size(); ++i) line.steps[i].until = log_.end_of_step(i);
    for (std::size_t i = 0; i <= line.steps.size(); ++i) line.states.push_back(match_.state_after(i));
    return line;
  }

  RecordMatch<T>& match_;
  match::EventLog<typename G::Event> log_;
  std::vector<LineStep<G>> steps_;
  std::vector<std::uint32_t> turn_;  // the number of turns begun after each step
};

}  // namespace spires::insight
