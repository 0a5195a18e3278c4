#include "host/listing.h"

#include "wire/json.h"

namespace spires::host {

Listing listing_of(const std::string& code, const TableState& state) {
  const Opened& opened = state.opened();
  int open = 0;
  Json seats = Json::array();
  for (const Sitting& one : state.seats()) {
    open += one.sitter == match::Sitter::Open && !one.reserved ? 1 : 0;
    seats.push_back(wire::Words<match::Sitter>::kWords[static_cast<std::size_t>(one.sitter)]);
  }
  const Json summary{{"table", code},
                     {"game", opened.game},
                     {"settings", opened.settings},
                     {"seats", std::move(seats)},
                     {"open", open},
                     {"clock", opened.clock.has_value()}};
  // A table that can be reopened, or was closed before its game, has its own word in the store, so that it is found when
  // its time is over.
  const bool unplayed =
      state.status() == match::TableStatus::Closed && !state.is_outdated() && state.match().seq() == 0;
  const std::string_view status =
      state.is_expired() ? kExpired
      : unplayed         ? kUnplayed
                         : wire::Words<match::TableStatus>::kWords[static_cast<std::size_t>(state.status())];
  return {std::string(status), opened.visibility == match::Visibility::Public, wire::text_of(summary)};
}

}  // namespace spires::host
