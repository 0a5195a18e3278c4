#include "host/listing.h"

#include "wire/json.h"

namespace spires::host {
namespace {

// A table that can be reopened, or was closed before its game, has its own word in the store, so that it is found when
// its time is over.
std::string_view status_of(const TableState& state) {
  if (state.is_expired()) return kExpired;
  const bool unplayed =
      state.status() == match::TableStatus::Closed && !state.is_outdated() && state.match().seq() == 0;
  return unplayed ? kUnplayed : wire::Words<match::TableStatus>::kWords[static_cast<std::size_t>(state.status())];
}

std::string_view sitter_of(const Sitting& one) {
  return wire::Words<match::Sitter>::kWords[static_cast<std::size_t>(one.sitter)];
}

}  // namespace

std::string listing_key(const TableState& state) {
  std::string key(status_of(state));
  for (const Sitting& one : state.seats()) key.append(one.reserved ? " reserved " : " ").append(sitter_of(one));
  return key;
}

Listing listing_of(const std::string& code, const TableState& state) {
  const Opened& opened = state.opened();
  int open = 0;
  Json seats = Json::array();
  for (const Sitting& one : state.seats()) {
    open += one.sitter == match::Sitter::Open && !one.reserved ? 1 : 0;
    seats.push_back(sitter_of(one));
  }
  const Json summary{{"table", code},
                     {"game", opened.game},
                     {"settings", opened.settings},
                     {"seats", std::move(seats)},
                     {"open", open},
                     {"clock", opened.clock.has_value()}};
  return {std::string(status_of(state)), opened.visibility == match::Visibility::Public, wire::text_of(summary)};
}

}  // namespace spires::host
