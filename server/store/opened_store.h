// What opening a store gives.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "host/store.h"

namespace spires::server {

using host::Store;

// A store, or a sentence that says why there is none.
struct OpenedStore {
  std::unique_ptr<Store> store;
  std::string fault;
  std::optional<std::int64_t> now = {};  // milliseconds since 1970, if the store has a clock of its own
};

}  // namespace spires::server
