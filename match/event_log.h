// Numbers all events of a match: those of its steps, including undone ones, and the undo events themselves. Also stores
// which numbers belong to which step of the surviving line, and where turns began.
#pragma once

#include <algorithm>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/seat.h"

namespace spires::match {

// An undo: restores the position after event `back_to`.
struct Undone {
  std::optional<Seat> seat;  // of the earliest decision taken back
  std::uint32_t steps = 0;
  std::uint32_t back_to = 0;
};

// Matches the event that begins a turn, in every game.
template <class E>
concept BeginsTurn = std::string_view(E::kName) == "TurnStarted" && requires(const E& event) {
  { event.seat } -> std::convertible_to<Seat>;
};

template <class Event>
class EventLog {
 public:
  using Entry = std::variant<Event, Undone>;

  std::uint32_t last() const { return static_cast<std::uint32_t>(entries_.size()); }
  // REQUIRES: 0 < number <= last().
  const Entry& operator[](std::uint32_t number) const { return entries_[number - 1]; }

  void add_step(const std::vector<Event>& events) {
    for (const Event& event : events) {
      entries_.push_back(event);
      std::visit(
          [this]<class E>(const E& one) {
            if constexpr (BeginsTurn<E>) turns_.push_back({one.seat, last()});
          },
          event);
    }
    ends_.push_back(last());
    firsts_.push_back(last() - static_cast<std::uint32_t>(events.size()) + 1);
  }
  // REQUIRES: there are so many steps.
  void add_undo(std::optional<Seat> seat, std::uint32_t steps) {
    assert(steps <= ends_.size());
    ends_.resize(ends_.size() - steps);
    firsts_.resize(ends_.size());
    const std::uint32_t back_to = ends_.empty() ? 0 : ends_.back();
    while (!turns_.empty() && turns_.back().number > back_to) turns_.pop_back();
    entries_.push_back(Undone{seat, steps, back_to});
    undone_ = last();
  }
  std::uint32_t last_undo() const { return undone_; }

  // Calls f(event) for the events of a step of the surviving line.
  template <class F>
  void for_each_of_step(std::size_t step, F&& f) const {
    for (std::uint32_t n = firsts_[step]; n <= ends_[step]; ++n) f(std::get<Event>((*this)[n]));
  }

  // Returns the number of the last event of a step of the surviving line.
  std::uint32_t end_of_step(std::size_t step) const { return ends_[step]; }
  // Returns how many steps of the surviving line ended at or before that event.
  std::size_t steps_until(std::uint32_t number) const {
    return static_cast<std::size_t>(std::upper_bound(ends_.begin(), ends_.end(), number) - ends_.begin());
  }
  // Calls f(event) for the events of that step up to and including that number.
  template <class F>
  void for_each_until(std::size_t step, std::uint32_t number, F&& f) const {
    if (step == ends_.size()) return;
    for (std::uint32_t n = firsts_[step]; n <= number; ++n) f(std::get<Event>((*this)[n]));
  }

  // Returns the seat whose turn began last.
  std::optional<Seat> turn() const {
    if (turns_.empty()) return std::nullopt;
    return turns_.back().seat;
  }
  // Returns the number before the first event of the last completed turn, of `seat` or of any seat; 0 if there is none.
  std::uint32_t before_last_turn(std::optional<Seat> seat) const {
    for (std::size_t i = turns_.size(); i-- > 1;) {
      if (!seat || turns_[i - 1].seat == *seat) return turns_[i - 1].number - 1;
    }
    return 0;
  }
  // Returns the number of the last event of the seat's last completed turn; without one, of the last event before the
  // first turn of the game.
  std::uint32_t end_of_last_turn(Seat seat) const {
    for (std::size_t i = turns_.size(); i-- > 1;) {
      if (turns_[i - 1].seat == seat) return turns_[i].number - 1;
    }
    return turns_.empty() ? last() : turns_.front().number - 1;
  }

 private:
  struct Turn {
    Seat seat;
    std::uint32_t number;
  };
  std::vector<Entry> entries_;
  std::vector<std::uint32_t> firsts_;  // by step of the surviving line
  std::vector<std::uint32_t> ends_;
  std::vector<Turn> turns_;  // of the surviving line
  std::uint32_t undone_ = 0;
};

}  // namespace spires::match
