// What the list of tables says of one. No names: a list is for strangers, and is not deleted with them.
#pragma once

#include <string>

#include "server/match/table_state.h"
#include "server/store/store.h"

namespace spires::server {

Listing listing_of(const std::string& code, const TableState& state);

}  // namespace spires::server
