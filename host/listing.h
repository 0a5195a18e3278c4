// The entry of a table in the list of tables. It contains no names: the list is public and is not cleaned when names
// are deleted.
#pragma once

#include <string>
#include <string_view>

#include "host/store.h"
#include "host/table_state.h"

namespace spires::host {

inline constexpr std::string_view kExpired = "expired";
inline constexpr std::string_view kUnplayed = "unplayed";

// Returns what a listing of this table depends on: equal keys mean equal listings. Cheaper than a listing, which every
// move would make in vain.
std::string listing_key(const TableState& state);
Listing listing_of(const std::string& code, const TableState& state);

}  // namespace spires::host
