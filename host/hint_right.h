// Who may ask a bot for a hint: against other people only a seat whose table has agreed to hints.
#pragma once

#include <set>

#include "host/table_state.h"
#include "match/message_parts.h"

namespace spires::host {

// Returns the seats that have agreed to hints.
std::set<int> hinted_seats(const TableState& state);
// `own`: the seats of the asking client. Hints are free alone, with bots, and with others on the same device. Against
// other people the seat and all of them must have agreed.
match::HintRight hint_right(const TableState& state, const std::set<int>& own, int seat);

}  // namespace spires::host
