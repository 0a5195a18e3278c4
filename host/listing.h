// What the list of tables says of one. No names: a list is for strangers, and is not deleted with them.
#pragma once

#include <string>

#include "host/store.h"
#include "host/table_state.h"

namespace spires::host {

Listing listing_of(const std::string& code, const TableState& state);

}  // namespace spires::host
