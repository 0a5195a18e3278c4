// The lines of a trace (docs/notation.md, chapter 1) as values, without rules. JSON stays behind this header.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game_text.h"

namespace spires::cli {

struct TraceStep {
  std::uint64_t n = 0;
  std::optional<std::string> seat;  // nothing: chance
  std::vector<std::string> legal;   // of a decision: sorted, without repetition
  std::string text;                 // what was done
  std::string state;                // afterwards
};

struct TraceEnd {
  std::vector<std::string> winners;
  std::map<std::string, int> places;
  std::string reason;
  bool operator==(const TraceEnd&) const = default;
};

std::string step_json(const TraceStep& step);
std::string end_json(const TraceEnd& end);

// What a line of a trace is.
struct TraceLine {
  enum class Kind { Header, Step, End };
  Kind kind = Kind::Header;
  std::string header;  // Header: the line itself
  TraceStep step;
  TraceEnd end;
};
Result<TraceLine> parse_trace_line(std::string_view text);

// How the outcome of a game is written. An unfinished game was capped.
template <GameText T>
TraceEnd end_of(const Outcome& outcome) {
  TraceEnd end;
  for (int i = 0; i < outcome.players; ++i) {
    const Seat seat = seat_at(i);
    if (outcome.won(seat)) end.winners.push_back(T::seat(seat));
    end.places[T::seat(seat)] = outcome.place[seat];
  }
  switch (outcome.reason) {
    case EndReason::Goal: end.reason = "goal"; break;
    case EndReason::Deadlock: end.reason = "deadlock"; break;
    case EndReason::None:
    case EndReason::Cap: end.reason = "cap"; break;
  }
  return end;
}

// The legal list as traces write it: sorted by bytes, without repetition.
template <GameText T>
std::vector<std::string> legal_texts(const typename T::Game::Rules& rules, const typename T::Game::State& state,
                                     Seat seat) {
  typename T::Game::Actions actions;
  T::Game::legal(rules, state, seat, actions);
  std::vector<std::string> texts;
  for (const typename T::Game::Action& action : actions) texts.push_back(T::action(action));
  std::sort(texts.begin(), texts.end());
  texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
  return texts;
}

}  // namespace spires::cli
