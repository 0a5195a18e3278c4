// The lines of a trace (docs/notation.md, chapter 1) as values, without rules. JSON stays behind this header.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/settings_json.h"
#include "engine/core/playout.h"
#include "engine/core/text_tools.h"

namespace spires::cli {

struct TraceStep {
  std::uint64_t n = 0;
  std::optional<std::string> seat;                      // empty: chance
  std::vector<std::string> legal;                       // of a decision: sorted, without repetition
  std::map<std::string, std::vector<std::string>> may;  // interjections of other seats, by seat
  std::string text;                                     // the decision or outcome
  std::string state;                                    // afterwards
  std::map<std::string, std::string> views;             // by seat, afterwards; optional
};

std::string step_json(const TraceStep& step);

// A parsed line of a trace.
struct TraceLine {
  enum class Kind { Header, Step, End };
  Kind kind = Kind::Header;
  std::string header;  // Header: the line itself
  TraceStep step;
  Settings ending;
};
Result<TraceLine> parse_trace_line(std::string_view text);

// The view of a seat, with the memory mode of the table's options.
template <GameTools K>
std::string view_of(const typename K::Text::Game::Rules& rules, const typename K::Text::Game::State& state, Seat seat) {
  using T = typename K::Text;
  return T::view(rules, T::Game::view(rules, state, Observer(seat), K::memory(rules)));
}
template <GameTools K>
std::map<std::string, std::string> views_of(const typename K::Text::Game::Rules& rules,
                                            const typename K::Text::Game::State& state) {
  std::map<std::string, std::string> views;
  for (int i = 0; i < K::Text::players(rules); ++i) {
    views[K::Text::seat(seat_at(i))] = view_of<K>(rules, state, seat_at(i));
  }
  return views;
}

// The list of a seat, its answers or its interjections, as traces write it: sorted by bytes, without repetition.
template <GameText T>
std::vector<std::string> legal_texts(const typename T::Game::Rules& rules, const typename T::Game::State& state,
                                     Seat seat) {
  typename T::Game::Actions actions;
  list_for<typename T::Game>(rules, state, seat, actions);
  std::vector<std::string> texts;
  for (const typename T::Game::Action& action : actions) texts.push_back(T::action(action));
  std::sort(texts.begin(), texts.end());
  texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
  return texts;
}

// The interjections of seats that are not asked. REQUIRES: a seat is asked.
template <GameText T>
std::map<std::string, std::vector<std::string>> may_of(const typename T::Game::Rules& rules,
                                                       const typename T::Game::State& state) {
  std::map<std::string, std::vector<std::string>> may;
  for (int i = 0; i < kMaxSeats; ++i) {
    const Seat seat = seat_at(i);
    if (may_speak<typename T::Game>(rules, state, seat)) may[T::seat(seat)] = legal_texts<T>(rules, state, seat);
  }
  return may;
}

}  // namespace spires::cli
