// Whose agreement a vote needs: all people who play, and for a while also those who are absent, although a bot plays for
// them. Who has left by their own wish, or resigned, has no more say.
#pragma once

#include <chrono>
#include <optional>
#include <set>

#include "host/presence.h"
#include "host/table_state.h"

namespace spires::host {

// When the absent player of a seat loses their say; nullopt if the seat has none to lose.
inline std::optional<Steady::time_point> say_ends(const TableState& state, const Presence& presence, int seat,
                                                  std::chrono::minutes keeps) {
  const Sitting& one = state.seats()[static_cast<std::size_t>(seat)];
  const bool is_absent = one.sitter == match::Sitter::Person && one.away && !one.left && !one.resigned;
  const std::optional<Steady::time_point> since = presence.gone_since(seat);
  return is_absent && since ? std::optional(*since + keeps) : std::nullopt;
}

// Returns whether the seats in `agreed` are all that have a say.
inline bool all_agree(const TableState& state, const Presence& presence, Steady::time_point now,
                      std::chrono::minutes keeps, const std::set<int>& agreed) {
  if (!state.all_agree(agreed)) return false;
  for (int i = 0; i < static_cast<int>(state.seats().size()); ++i) {
    const std::optional<Steady::time_point> ends = say_ends(state, presence, i, keeps);
    if (ends && now < *ends && !agreed.contains(i)) return false;
  }
  return true;
}

}  // namespace spires::host
