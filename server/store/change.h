// What a store can be asked to change.
#pragma once

#include <string>
#include <variant>

#include "host/store.h"

namespace spires::server {

using host::Append;
using host::StoreAnswer;

struct Forget {
  std::string code;
  std::string owner;
};
struct Remove {
  std::string code;
};
// A snapshot: if it cannot be stored, nothing is lost.
struct Keep {
  std::string code;
  host::Snapshot snapshot;
};
using Change = std::variant<Append, Forget, Remove, Keep>;

}  // namespace spires::server
