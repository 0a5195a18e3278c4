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
#include "engine/core/game_text.h"

namespace spires::cli {

struct TraceStep {
  std::uint64_t n = 0;
  std::optional<std::string> seat;           // nothing: chance
  std::vector<std::string> legal;            // of a decision: sorted, without repetition
  std::string text;                          // what was done
  std::string state;                         // afterwards
  std::map<std::string, std::string> views;  // by seat, afterwards; where the game has a notation for them
};

std::string step_json(const TraceStep& step);

// What a line of a trace is.
struct TraceLine {
  enum class Kind { Header, Step, End };
  Kind kind = Kind::Header;
  std::string header;  // Header: the line itself
  TraceStep step;
  Settings ending;
};
Result<TraceLine> parse_trace_line(std::string_view text);

// What each seat sees, where the game has a notation for it.
template <GameText T>
std::map<std::string, std::string> views_of(const typename T::Game::Rules& rules,
                                            const typename T::Game::State& state) {
  std::map<std::string, std::string> views;
  if constexpr (requires(const typename T::Game::View& view) { T::view(rules, view); }) {
    for (int i = 0; i < T::players(rules); ++i) {
      const auto view = T::Game::view(rules, state, Observer(seat_at(i)), typename T::Game::Memory{});
      views[T::seat(seat_at(i))] = T::view(rules, view);
    }
  }
  return views;
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
