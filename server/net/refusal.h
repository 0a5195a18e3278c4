// Refusals of the network layer over HTTP, in the form of all refusals (docs/protocol.md).
#pragma once

#include <string>

#include "engine/core/text_fault.h"
#include "server/net/request_handler.h"

namespace spires::server {

// REQUIRES: it is a code of match/refusals.h.
HttpAnswer refusal(unsigned status, const std::string& code);
HttpAnswer refusal(unsigned status, const std::string& code, const std::string& field);
// A request that cannot be read.
HttpAnswer refusal(unsigned status, const Fault& fault);

}  // namespace spires::server
