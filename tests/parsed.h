// Reads what a host has written, to look into it.
#pragma once

#include "wire/json.h"

namespace spires::tests {

inline wire::Json parsed(const wire::JsonText& json) { return wire::Json::parse(json.text); }

}  // namespace spires::tests
